### Card texts of The Great Wall. games/great_wall/texts.py assembles them from rows of data.

## Sources of cards

origin-rulebook = From the rulebook.
origin-public = The gist is public; the details are ours.
origin-house = ⌂ House card: our own design, because the printed card is not public.
origin-own = Added for this table.

## Triggers

when-horde_defeated = When a horde is defeated
when-you_defeat = When you defeat a horde
when-attack = When you attack
when-attack-with = When you attack with at least one { $soldier }
when-last_wound = When you deal the last wound to a horde
when-last_wound-each = Each time you deal the last wound to a horde
when-killed = When any of your soldiers are killed
when-command_over = After your command step
when-recruit = When you recruit
when-activation_over = After your activation step
when-upgrade = When you upgrade an overseer
when-tactic_played = When you play a tactic
when-others_box = When another player’s command card lets you move clerks
when-wall_built = When you build a wall level
when-barricade_built = When you build a barricade
when-donated = When you donate to the warehouse
when-income = During Summer income
when-shamed = When you gain a shame token
when-hired = When you hire a clerk or an advisor
when-tea_raised = When you move up in the tea order
when-gathered = When you gather resources
when-revealed = For each revealed command card with the same name as yours, including yours
when-crowded = When a special location activates with two or more of your clerks there
when-reclaimed = When you reclaim your command cards
when-winter = At the start of Winter
when-marched = For each march of yours at the logistics center
when-invaded = When hordes have come in Spring
when-breached = When a section has been breached
when-others_wall = When another clan builds a wall level
when-about = { $when } ({ $about })
when-needs = { $when }, if you have { $needs }
when-pay = { $when }, you may pay { $resources }

needs-on_horde = { $soldier_object } on it
needs-in_section = { $soldier_object } in that section

ability = { $when }: { $effects }.
ability-per = { $when }: { $effects } { $per }.
ability-boosted = Boost ({ $count } chi): { $effects } instead.
ability-most =
    Counts at most { $count ->
        [one] { $count } time.
       *[other] { $count } times.
    }

per-support = for each supporting advisor
per-archer_sections = for each section where you have an archer on the wall
per-level-upgrade = for each level the overseer now has
per-level-wall_built = for each level the wall now has
per-level-tactic_played = (×2 if the tactic is boosted)

## Effects

do-resource = gain { $resources }
do-any =
    gain { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of your choice
do-any-but =
    gain { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of your choice, except { $resource }
do-honor = gain { $count } honor
do-tactic =
    draw { $count ->
        [one] { $count } tactic
       *[other] { $count } tactics
    }
do-clear =
    discard { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
do-clerks =
    move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }
do-attack = attack with up to { $soldiers }
do-attack-each_section = attack with up to { $soldiers } in each section
do-attack-standing = attack with up to { $soldiers } already on the wall
do-upgrade =
    upgrade { $count ->
        [one] an overseer
       *[other] up to { $count } different overseers
    }{ $less ->
        [0] { "" }
       *[other] , paying { $less } less
    }
do-upgrade-of =
    you may also upgrade your overseer { $place_at }{ $less ->
        [0] { "" }
       *[other] , paying { $less } less
    }
do-income =
    collect the income of { $count ->
        [one] one of your overseers
       *[other] { $count } of your overseers
    }
do-wound =
    { $count ->
        [one] put { $count } wound on any open vital spot
       *[other] put { $count } wounds on any open vital spots
    }
do-save = save { $count } of them for free
do-save-all = save all of them for free
do-recruit =
    also recruit up to { $soldiers }{ $price ->
        [0] { "" }
        [one] { " " }(for any { $price } resource each)
       *[other] { " " }(for any { $price } resources each)
    }
do-barricade =
    build { $count ->
        [one] { $count } barricade
       *[other] { $count } barricades
    } for free
do-clerk =
    gain { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    } for free
do-recall =
    reclaim { $count ->
        [one] { $count } command card
       *[other] { $count } command cards
    }
do-rouse =
    another player may reclaim { $count ->
        [one] { $count } command card
       *[other] { $count } command cards
    }
do-absolve =
    another player discards { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
do-supply =
    another player gains { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of their choice
do-donate =
    donate up to { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } (wood, stone or gold) to the warehouse
do-follow =
    attack with up to { $count ->
        [one] { $count } more soldier
       *[other] { $count } more soldiers
    } for each section of that attack, in these sections
do-pierce =
    { $count ->
        [one] put { $count } wound on a horde you just attacked that way
       *[other] put { $count } wounds on hordes you just attacked that way
    }
do-tea =
    move up { $count ->
        [one] { $count } place
       *[other] { $count } places
    } in the tea order

## Lasting changes

lasting-discount = When you recruit: each { $soldier } costs { $resources } less.
lasting-free_save =
    When any of your soldiers are killed: save { $count ->
        [one] one of them
       *[other] { $count } of them
    } for free.
lasting-counts = If you have a clerk { $place_at } when it activates: you count as having { $count } more.
lasting-counts-support = If you have a clerk { $place_at } when it activates: you count as having { $count } more for each supporting advisor.
lasting-gold_any = You may spend gold as any other resource.
lasting-counts-each =
    When a location activates: each of your clerks counts as { $count } more for each supporting advisor{ $most ->
        [0] { "" }
        [one] { " " }(at most { $most } advisor)
       *[other] { " " }(at most { $most } advisors)
    }.
lasting-counts-each-but =
    When a location activates (but not { $place_at }): each of your clerks counts as { $count } more for each supporting advisor{ $most ->
        [0] { "" }
        [one] { " " }(at most { $most } advisor)
       *[other] { " " }(at most { $most } advisors)
    }.
lasting-no_overseers = You can’t have overseers.
lasting-cross =
    When you play a command card: each other command card it counts on the track counts { $count ->
        [one] { $count } more time
       *[other] { $count } more times
    } for each supporting advisor.
lasting-aside =
    After setup and after each reclaim step: set aside up to { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    } from your pool for each supporting advisor.
lasting-aside-back = When the ability of a general nobody leads fits, you may take back a soldier: use that ability once.
lasting-mix = When your overseers produce: you may take other resources instead, except { $resource }.
lasting-strike = Each { $soldier } of yours that attacks: gain { $resources } for each supporting advisor.
lasting-spent = Whenever you pay your own gold: gain { $count } honor for each supporting advisor.
lasting-again =
    When a horde with your soldiers on it is defeated and the hordes behind it have moved up: if one of them survived or was saved, attack with up to { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    } resting in that section.
general-start = Start with { $resources }. Tactics: { $count }. Tea: { $tea }.

## Boxes of command cards

box-owner = You: { $deed }.
box-others = Others: { $deed }.
box-partner = { $deed }, plus { $count } for each { $card } on the track
box-only-partner = for each { $card } on the track, { $deed }
box-move =
    move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }
box-move-all = move any number of your clerks
box-move-different =
    move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks, each to a different location
    }
box-advanced =
    activate any { $count ->
        [one] location
       *[other] { $count } locations
    }, full or not
box-attack-rest = attack with every soldier in your rest zones who can, or with none
box-attack-firing = attack with all your archers on the walls, or with none
box-attack-all = attack with all your soldiers who can, from rest zones and walls, or with none
box-attack-one = attack with up to 1 soldier
box-upgrade =
    upgrade { $count ->
        [one] an overseer
       *[other] up to { $count } different overseers
    }{ $less ->
        [0] { "" }
       *[other] , paying { $less } less
    }
box-banners = this turn, each of your clerks at the barracks counts as { $count } more
box-copy =
    resolve another player’s card on the track, or move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }

solo-send =
    { $clan_subject } sends { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }, to the lowest locations on the track first.
solo-others =
    You and the Reed clan may each move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks to different locations
    }.
solo-activate = The highest location on the track where { $clan } has a clerk activates, full or not.
solo-overseers =
    The { $count ->
        [one] lowest overseer { $clan_of } goes
       *[other] { $count } lowest overseers { $clan_of } go
    } up one level.
solo-honor_per_support = { $clan_subject } gains { $count } honor for each supporting advisor.
solo-wall = { $clan_subject } builds the lowest wall. Whatever the warehouse can’t pay is free.
solo-archers =
    { $count ->
        [one] { $count } archer arrives and shoots
       *[other] { $count } archers arrive and shoot
    } in the section where the next horde will come.
solo-spearmen =
    { $count ->
        [one] { $count } spearman attacks
       *[other] { $count } spearmen attack
    } in the section where the next horde will come, or else in the other section.
solo-tea = { $clan_subject } moves to the top of the tea order.
