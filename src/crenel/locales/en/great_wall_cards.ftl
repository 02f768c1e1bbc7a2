### What the cards of The Great Wall do, put together from their rows of data by games/great_wall/texts.py.

## Where a card comes from

origin-rulebook = As the rulebook has it.
origin-public = Its gist is public; details are ours.
origin-house = ⌂ A house card: our own, because the printed one is not public.
origin-own = A card of this table’s own.

## When a card works

when-horde_defeated = When a horde is defeated
when-you_defeat = When you defeat a horde
when-attack = When you attack
when-attack-with = When you attack with at least one { $soldier }
when-last_wound = When a horde gets its last wound from you
when-last_wound-each = For each horde that gets its last wound from you
when-killed = When soldiers of yours are killed
when-command_over = After the command step of your turn
when-recruit = When you recruit
when-activation_over = After the activation step of your turn
when-upgrade = When you upgrade an overseer
when-tactic_played = When you play a tactic
when-others_box = When another’s command card lets you move clerks
when-wall_built = When you build a level of a wall
when-barricade_built = When you build a barricade
when-donated = When you donate to the warehouse
when-income = In Summer, with the income of your overseers
when-shamed = When you get a shame token
when-hired = When you hire a clerk or an advisor
when-tea_raised = When you rise in the tea order
when-gathered = When you gather resources
when-revealed = For each command card that is shown with the name of yours, yours included
when-crowded = When a place without slots activates with two or more of your clerks
when-reclaimed = When you reclaim your command cards
when-winter = At the beginning of Winter
when-about = { $when } ({ $about })
when-needs = { $when } and you have { $needs }
when-pay = { $when }, you may pay { $resources }

needs-on_horde = { $soldier_object } on it
needs-in_section = { $soldier_object } in that section

ability = { $when }: { $effects }.
ability-per = { $when }: { $effects } { $per }.
ability-boosted = Boosted for { $count } chi, instead: { $effects }.
ability-most =
    This counts at most { $count ->
        [one] { $count } time.
       *[other] { $count } times.
    }

per-support = for each supporting advisor
per-archer_sections = for each section where you have an archer on the wall
per-level-upgrade = for each level the overseer then has
per-level-wall_built = for each level the wall then has
per-level-tactic_played = (twice if the tactic is boosted)

## What a card does

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
    } of your choice, but no { $resource }
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
do-attack-standing = attack with up to { $soldiers } from the walls (not those just recruited)
do-upgrade =
    upgrade { $count ->
        [one] an overseer
       *[other] up to { $count } different overseers
    }{ $less ->
        [0] { "" }
       *[other] { " " }for { $less } less
    }
do-upgrade-of =
    you may also upgrade your overseer { $place_at }{ $less ->
        [0] { "" }
       *[other] { " " }for { $less } less
    }
do-income =
    get the income of { $count ->
        [one] one of your overseers
       *[other] { $count } of your overseers
    }
do-wound =
    { $count ->
        [one] put { $count } wound on a free vital spot of any horde
       *[other] put { $count } wounds on free vital spots of any hordes
    }
do-save = save { $count } of them for nothing
do-save-all = save all of them for nothing
do-recruit =
    also recruit up to { $soldiers }{ $price ->
        [0] { "" }
        [one] { " " }(each for { $price } resource of any kind)
       *[other] { " " }(each for { $price } resources of any kind)
    }
do-barricade =
    build { $count ->
        [one] { $count } barricade
       *[other] { $count } barricades
    } for nothing
do-clerk =
    get { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    } for nothing

## What a card changes

lasting-discount = Each { $soldier } you recruit costs { $resources } less.
lasting-free_save =
    Whenever soldiers of yours are killed, you save { $count ->
        [one] one of them
       *[other] { $count } of them
    } for nothing.
lasting-counts = Your clerks { $place_at } count as { $count } more when it activates.
lasting-counts-support = Your clerks { $place_at } count as { $count } more for each supporting advisor when it activates.
lasting-gold_any = Your gold pays for any other resource.
general-start = You begin with { $resources }; tactics: { $count }; tea: { $tea }.

## Boxes of command cards

box-owner = You: { $deed }.
box-others = All others: { $deed }.
box-partner = { $deed }, { $count } more for each { $card } on the track
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
       *[other] { $count } clerks
    }, each to another place
box-advanced =
    activate { $count ->
        [one] a place
       *[other] { $count } places
    } of your choice, full or not
box-attack-rest = attack with all who can in your rest zones, or with nobody
box-attack-firing = attack with all your archers on the walls, or with none
box-attack-one = attack with up to one soldier
box-upgrade =
    upgrade { $count ->
        [one] an overseer
       *[other] up to { $count } different overseers
    }{ $less ->
        [0] { "" }
       *[other] { " " }for { $less } less
    }
box-banners = in this turn each of your clerks at the barracks counts as { $count } more
box-copy =
    resolve a card that another player has on the track, or move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }

solo-send =
    He sends { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }, to the lowest places of his track first.
solo-others =
    You and the Reed clan move up to { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }, each to another place.
solo-activate = The highest place of his track where he has a clerk activates, full or not.
solo-overseers =
    { $count ->
        [one] His lowest overseer rises
       *[other] His { $count } lowest overseers rise
    } one level.
solo-honor_per_support = He gains { $count } honor for each of his supporting advisors.
solo-wall = He builds the lowest wall; what the warehouse lacks counts as paid.
solo-archers =
    { $count ->
        [one] { $count } archer comes and shoots
       *[other] { $count } archers come and shoot
    } where the next horde will come.
solo-spearmen =
    { $count ->
        [one] { $count } spearman attacks
       *[other] { $count } spearmen attack
    } where the next horde will come, or else in the other section.
solo-tea = He goes to the top of the tea order.
