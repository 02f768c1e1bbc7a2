### The Great Wall at the table: what is asked, what happens, and what the drawing says. In events `$who` did it and `$you` says
### whether that is the reader (yes, no; none where nobody did). `then` goes on with a sentence about the same clan.

game-great_wall = The Great Wall

## Where honor comes from

source-production = production
source-donations = donations
source-walls = walls
source-barricades = barricades
source-battle = battles
source-spots = vital spots
source-commands = cards not reclaimed
source-cards = cards
source-shame = shame
source-hordes = claimed hordes
source-artifacts = artifacts

## Options

setting-cards = Your own cards instead of ours, by kind and name
setting-rival_honor = Solo: honor that Qin Jiushao begins with
setting-rival_honor-0 = none
setting-rival_honor-50 = 50, harder
setting-rival_honor-100 = 100, hardest
setting-rival_advisors = Solo: advisors that Qin Jiushao gets each Spring
setting-rival_advisors-1 = one of the two that leave the row
setting-rival_advisors-2 = both, harder

## What is asked. `$own`: whether the pieces are those of the one who decides, else `$whose`.

asking-choose_leaders = Choose your general and your active advisor; the other advisor supports.
asking-choose_commands = Choose a command card for this Fall, in secret.
asking-place_card = Lay your card on a free space of the command track.
asking-give_advisor = Two advisors leave the row: which of them goes under Qin Jiushao?
asking-buy_off_shame = Discard shame for 2 chi each, or be done.
asking-reclaim = Take back your discarded command cards, or leave them for 2 honor each?
asking-all_attack =
    { $rest ->
        [yes] Attack with everybody in your rest zones who can, or skip.
       *[no] Attack with all your archers on the walls, or skip.
    }
asking-betrayal = Copy a card on the track, or move clerks of your own.
asking-move_clerks =
    { $own ->
        [yes] Move up to
       *[no] { $whose }: move up to
    } { $left ->
        [one] { $left } clerk
       *[other] { $left } clerks
    }{ $different ->
        [yes] , each to another place.
       *[no] .
    }
asking-activations = Which place activates next?
asking-advanced_activation = Activate a place, full or not, or skip.
asking-upgrade_overseer = Upgrade your overseer { $place_at }{ $less ->
    [0] { "" }
   *[other] { " " }for { $less } less
  }, or skip.
asking-donate = Donate one resource { $place_at } to the warehouse for 2 honor, or skip.
asking-recruit = Recruit up to { $left } ({ $soldier }{ $price ->
    [0] { "" }
    [one] , for any { $price } resource each
   *[other] , for any { $price } resources each
  }), or be done.
asking-deploy = Your recruits: who attacks where, who rests?
asking-tea_house =
    { $own ->
        [yes] Rise in the tea order, or skip.
       *[no] { $whose }: rise in the tea order, or skip.
    }
asking-pay_any =
    Pay { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of any kind.
asking-strike =
    { $own ->
        [yes] Your { $soldier } attacks
       *[no] { $whose }: a { $soldier } attacks
    } { $section_in }: which vital spot?
asking-attack_with =
    { $forced ->
        [yes] All who can have to attack: who is next?
       *[no] Who attacks? Or be done.
    }
asking-build =
    Build up to { $left ->
        [one] { $left } barricade or level of a wall
       *[other] { $left } barricades or levels of walls
    }, or be done.
asking-pay_from_warehouse = It costs { $cost }, and the warehouse pays first: what do you take?
asking-pay_own = Pay { $cost } of your own wood, stone and gold.
asking-logistics =
    Lead soldiers from one section to another, { $left ->
        [one] { $left } time
       *[other] up to { $left } times
    }, or be done.
asking-march = Who goes { $origin } { $goal }? Or be done.
asking-hire =
    Hire up to { $left ->
        [one] { $left } clerk or advisor
       *[other] { $left } clerks or advisors
    }, or be done.
asking-use_card = “{ $card }”: pay and use it, or skip.
asking-effect = “{ $card }” takes effect: choose.
asking-again = “{ $card }” goes on: choose again.
asking-react = { $when }, you may play a tactic.
asking-casualty =
    The horde kills { $count ->
        [one] { $count } of your soldiers
       *[other] { $count } of your soldiers
    } { $section_in }: whom do you lose?
asking-perish =
    Your soldiers die { $section_in }: save them{ $free ->
        [0] { " " }for 2 chi each
        [one] , one for nothing and others for 2 chi each
       *[other] , { $free } for nothing and others for 2 chi each
    }, or let them go.
asking-get_shame = A shame token: under which soldier of your pool, or on which claimed horde?
asking-clear_shame = Which shame token do you discard?
asking-discard_tactic = You have too many tactics: discard one.
asking-reed_attack = { clan-reed }: where does its spearman attack?
asking-reed_barricade = { clan-reed }: where does it build a barricade?
asking-reed_dismiss = { clan-reed }: which advisor leaves the row?

## What happened

event-advisor_came = New in the row of advisors: “{ $card }”.
    .then = “{ $card }”
event-advisor_dismissed = “{ $card }” leaves the row of advisors.
event-advisor_hired = { subject } { event-advisor_hired.then }.
    .then = { $you ->
        [yes] hire
       *[no] hires
    } “{ $card }” as { $active ->
        [yes] an active advisor
       *[no] a supporting advisor
    }
event-activated = { $advanced ->
    [yes] Advanced activation
   *[no] Activation
  }: { $place }.
event-all_saved = { subject } { event-all_saved.then }.
    .then = { $you ->
        [yes] save
       *[no] saves
    } all soldiers who fell { $section_in }
event-assault = Assault { $section_in }: power { $power } against { $defence }: { $breach ->
    [yes] the wall is breached!
   *[no] the wall holds.
  }
event-barricade_built = { $you ->
    [none] A barricade is built { $section_in }.
   *[other] { subject } { event-barricade_built.then }.
  }
    .then = { $you ->
        [yes] build
       *[no] builds
    } a barricade { $section_in }
event-card_used = { subject } { event-card_used.then }.
    .then = { $you ->
        [yes] use
       *[no] uses
    } “{ $card }”
event-clerk_hired = { subject } { event-clerk_hired.then }.
    .then = { $you ->
        [yes] hire
       *[no] hires
    } a clerk
event-clerk_sent = { subject } { event-clerk_sent.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } a clerk { $origin ->
        [none] { $goal }
       *[other] { $origin } { $goal }
    }
event-command_placed = { subject } { event-command_placed.then }.
    .then = { $you ->
        [yes] lay
       *[no] lays
    } “{ $card }” on space { $slot } of the command track
event-command_shown = { subject } { event-command_shown.then }.
    .then = { $you ->
        [yes] show
       *[no] shows
    } “{ $card }”
event-copied = { subject } { event-copied.then }.
    .then = { $you ->
        [yes] copy
       *[no] copies
    } “{ $card }”
event-donated = { subject } { event-donated.then }.
    .then = { $you ->
        [yes] donate
       *[no] donates
    } 1 { $resource } to the warehouse
event-gained = { subject } { event-gained.then }.
    .then = { $you ->
        [yes] gain
       *[no] gains
    } { $resource_count }
event-game_ended = { $reason ->
    [walls] The walls stand: the game ends.
    [shame] The shame is complete: the game ends.
   *[time] The last year is over: the game ends.
  }
event-honor = { subject } { event-honor.then }.
    .then = { $you ->
        [yes] gain
       *[no] gains
    } { $honor } honor
event-honor_lost = { subject } { event-honor_lost.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } { $honor } honor
event-horde_came = A horde comes { $section_in }: { $horde }.
    .then = { $section_in }: { $horde }
event-horde_claimed = { subject } { event-horde_claimed.then }.
    .then = { $you ->
        [yes] claim
       *[no] claims
    } the card ({ $horde })
event-horde_defeated = { $you ->
    [yes] You defeat
    [none] Nobody is left of
   *[no] { $who } defeats
  } the horde { $section_in }: { $horde }.
event-invasion = Invasion: { $count ->
    [one] { $count } horde comes.
   *[other] { $count } hordes come.
  }
event-killed = { subject } { event-killed.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } { $soldiers } { $section_in }
event-leader_chosen = { subject } { event-leader_chosen.then }.
    .then = { $you ->
        [yes] follow
       *[no] follows
    } { $general }, with “{ $advisor }” as the active advisor
event-marched = { subject } { event-marched.then }.
    .then = { $you ->
        [yes] lead
       *[no] leads
    } { $soldier_object } { $origin } { $goal }
event-overseer = { subject } { event-overseer.then }.
    .then = { $you ->
        [yes] raise your
       *[no] raises the
    } overseer { $place_at } to level { $level }
event-paid = { subject } { event-paid.then }.
    .then = { $you ->
        [yes] pay
       *[no] pays
    } { $paid }{ $gold_for ->
        [0] { "" }
       *[other] { " " }({ $gold_for } of it in gold)
    }
event-posted = { subject } { event-posted.then }.
    .then = { $you ->
        [yes] post
       *[no] posts
    } { $soldier_object } on the wall { $section_in }
event-raid = No room { $section_in }: a horde ({ $horde }) raids the land, and { $shame ->
    [one] { $shame } shame token leaves
   *[other] { $shame } shame tokens leave
  } the game.
event-reclaimed = { subject } { event-reclaimed.then }.
    .then = { $you ->
        [yes] take
       *[no] takes
    } the command cards back
event-recruited = { subject } { event-recruited.then }.
    .then = { $you ->
        [yes] recruit
       *[no] recruits
    } { $soldier_object }
event-saved = { subject } { event-saved.then }.
    .then = { $you ->
        [yes] save
       *[no] saves
    } { $soldier_object } { $section_in }
event-shame_cleared = { subject } { event-shame_cleared.then }.
    .then = { $you ->
        [yes] are
       *[no] is
    } rid of a shame token (pool: { $left })
event-shamed = { subject } { event-shamed.then }.
    .then = { $you ->
        [yes] get
       *[no] gets
    } a shame token (pool: { $left })
event-stationed = { subject } { event-stationed.then }.
    .then = { $you ->
        [yes] let
       *[no] lets
    } { $soldier_object } rest { $section_in }
event-struck = { subject } { event-struck.then }.
    .then = { $you ->
        [yes] strike
       *[no] strikes
    } with { $soldier_object } { $section_in }: { $horde }, row { $row }, spot { $spot }
event-tactic_discarded = { subject } { event-tactic_discarded.then }.
    .then = { $you ->
        [yes] discard
       *[no] discards
    } “{ $card }”
event-tactic_played = { subject } { event-tactic_played.then }.
    .then = { $you ->
        [yes] play
       *[no] plays
    } “{ $card }”{ $boosted ->
        [yes] , boosted
       *[no] { "" }
    }
event-tactics_drawn = { subject } { event-tactics_drawn.then }.
    .then = { $you ->
        [yes] draw
       *[no] draws
    } { $count ->
        [one] { $count } tactic
       *[other] { $count } tactics
    }
event-tactics_seen = Drawn: { $cards }.
event-tea = { subject } { event-tea.then }.
    .then = { $you ->
        [yes] rise
       *[no] rises
    } in the tea order ({ $order })
event-turn_started = { $you ->
    [yes] Your turn
   *[no] Turn of { $who }
  }: { $card }.
event-wall_destroyed = The wall { $section_in } loses a level: level { $level } is left.
event-wall_built = { subject } { event-wall_built.then }.
    .then = { $you ->
        [yes] build
       *[no] builds
    } level { $level } of the wall { $section_in }
event-warehouse_used = { subject } { event-warehouse_used.then }.
    .then = { $you ->
        [yes] take
       *[no] takes
    } { $resource_count } from the warehouse
event-wounded = { subject } { event-wounded.then }.
    .then = { $you ->
        [yes] wound
       *[no] wounds
    } a horde { $section_in } ({ $horde })
event-year_started = Year { $year } begins.
event-season_started = { $season } begins.
event-year_resumed = The game goes on from a moment of a finished one: year { $year }, { $season }.

## Moves in a few words

verb-great_wall-activate = activate a place
verb-great_wall-advisor = hire an advisor
verb-great_wall-attack = attack with
verb-great_wall-barricade = build a barricade
verb-great_wall-carry = take along
verb-great_wall-clear = discard shame
verb-great_wall-clerk = send a clerk
verb-great_wall-command = command card
verb-great_wall-copy = copy a card
verb-great_wall-discard = discard a tactic
verb-great_wall-dismiss = send away
verb-great_wall-donate = donate
verb-great_wall-done = that is all
verb-great_wall-done-betrayal = move clerks
verb-great_wall-done-perish = let them die
verb-great_wall-gain = gain
verb-great_wall-hire = hire a clerk
verb-great_wall-honor = honor for the cards
verb-great_wall-income = get the income
verb-great_wall-lead = general, active advisor
verb-great_wall-lose = lose
verb-great_wall-march = from, to
verb-great_wall-pay = pay
verb-great_wall-reclaim = take the cards back
verb-great_wall-recruit = recruit
verb-great_wall-rest = into the rest zone
verb-great_wall-save = save
verb-great_wall-shame = put the shame on
verb-great_wall-skip = leave it
verb-great_wall-slot = space of the track
verb-great_wall-spend = pay with
verb-great_wall-spot = vital spot
verb-great_wall-stock = from the warehouse
verb-great_wall-tactic = play a tactic
verb-great_wall-take = goes to the rival
verb-great_wall-upgrade = upgrade an overseer
verb-great_wall-use = pay and use it
verb-great_wall-use-all_attack = attack with all
verb-great_wall-use-tea_house = rise
verb-great_wall-wall = build a wall
verb-great_wall-wound = wound

way-right = right
way-down = down
how-rest = rest to rest
how-wall = wall to wall
how-down = wall to rest

## What happens at a place

about-lumber-mill = Production, when all slots are taken: everybody gathers a resource for each clerk and level of overseer, may upgrade the overseer, may donate one. Whoever is there alone gets a shame token.
about-quarry = { about-lumber-mill }
about-gold-mine = { about-lumber-mill }
about-temple = Production, when all slots are taken: everybody gathers chi for each clerk and level of overseer and may upgrade the overseer. Whoever is there alone gets a shame token.
about-barracks = When all slots are taken: everybody recruits up to a soldier for each clerk, to attack or to rest. Whoever is there alone gets a shame token.
about-tea-house = When all slots are taken: everybody there rises a place in the tea order; whoever holds all slots goes to the top.
about-builders = In every activation step: for each clerk a barricade (cost 2, honor 2) or the next level of a wall (honor as it costs). The warehouse pays first.
about-logistics = In every activation step: for each clerk, lead any number of soldiers from one section to another.
about-embassy = In every activation step: for each clerk hire a clerk (2 gold) or an advisor (as much gold as you then have advisors).
about-academy = In every activation step: draw a tactic for each clerk; five are the most you can keep.

## The drawing

wall-year = Year { $year }/{ $years }, { $season }
wall-shame-pool = shame { $pool }/{ $of }
wall-next-horde = next horde: { $section }
wall-lethality = hordes kill { $count }
wall-springs = hordes by year
wall-tea = Tea
wall-track = Track
wall-warehouse = Warehouse
wall-row = Advisors
wall-artifacts = Artifacts
wall-forecast = power { $power } against { $defence }: { $breach ->
    [yes] breach!
   *[no] holds
  }
wall-forecast-short = { $power } against { $defence }: { $breach ->
    [yes] breach!
   *[no] holds
  }
wall-quiet = no horde
wall-wall = Wall
wall-archers = Archers
wall-rest = Rest
wall-honor = { $honor } honor
wall-general = { $general } ×{ $count }
wall-no-general = no general yet
wall-clerks = clerks { $pool } (+{ $reserve })
wall-pool = pool
wall-shamed = shamed
wall-commands = Commands
wall-discarded = discarded
wall-tactics = Tactics
wall-tactics-count = tactics { $count }
wall-commands-count = commands { $count }
wall-active = Active
wall-support = supporting
wall-dealt = Dealt
wall-claimed = claimed
wall-shame = shame { $count }
wall-qin-track = His track
wall-nothing = –
wall-card-general = general
wall-card-advisor = advisor
wall-card-tactic = tactic
wall-card-horde = horde
wall-card-artifact = artifact
wall-card-command = command
wall-card-solo = Qin Jiushao’s card
wall-card-place = place
wall-legend-rewards = { $wood } wood, { $stone } stone, { $gold } gold, { $chi } chi, 2 honor, T tactic, · nothing, x wound, [ ] where a move leads
wall-legend-soldiers = { $spearman } spearman, { $archer } archer, { $horseman } horseman; { $symbols } the clans
wall-legend-hordes = P power, ○ spots still open; ½ halves the defence, ♨ burns barricades, »N charges, †N kills more, → power and defence without it
wall-legend-walls = ▰ levels of the wall, ▮ barricades, ! ready to activate, ¹²³ overseers, ▶ whose turn it is, ⌂ house card
