### The Great Wall: what only the page says. Names, cards, events and questions stand in src/crenel/locales.

about-great_wall = Lead a clan at the Great Wall: clerks run the places, soldiers meet the hordes, walls rise before Winter. Alone against Qin Jiushao, two with the Reed clan, three or four. 90 to 150 minutes with people, 40 against bots.

## The wall

w-wall = The wall
w-section = { $section } section
w-power = power
w-against = against
w-holds = holds
w-tie = holds, a tie
w-breach = breach
w-open-ground = row { $row }: open ground
w-forecast = Winter forecast
w-defence-sum = Wall { $wall }, barricades { $barricades }{ $halved ->
    [0] { "" }
    [one] , then halved
   *[other] , then halved { $halved } times
}.
w-breach-text = As it stands, the wall is breached in Winter: everybody gets shame, and soldiers in this section retreat or die.
w-holds-text = As it stands, the wall holds. A tie holds too.
w-if-falls = If the { $horde } fall
w-if-falls-short = If it falls
w-horde-in = Horde, { $section } section
w-horde-label = row { $row }, { $open ->
    [one] { $open } open spot
   *[other] { $open } open spots
}
w-open-spots = Open spots
w-spots-left = { $count ->
    [0] falls at the check
    [one] { $count } spot left
   *[other] { $count } spots left
}
w-trait-halves = halves the wall
w-trait-burns = barricades 0
w-trait-charge = row 1: +{ $count }
w-trait-fierce = kills +{ $count }
w-spot = Spot { $spot }, row { $row }, { $horde }: { $reward }
w-spots-label = Vital spots, { $open } open. Covered: { $covered }
w-reward = brings { $reward }
w-no-reward = brings nothing
w-reward-wood = { $count } wood
w-reward-stone = { $count } stone
w-reward-gold = { $count } gold
w-reward-chi = { $count } chi
w-reward-honor = { $count } honor
w-reward-tactic = { $count ->
    [one] a tactic
   *[other] { $count } tactics
}
w-wound = wound
w-barricade = Barricade
w-barricade-label = Barricades: { $count } of { $of }
w-barricades = barricades +{ $count }
w-barricades-zero = barricades count 0
w-halved = { $count ->
    [one] all halved
   *[other] all halved { $count } times
}
w-about-barricade = Adds { $defence } to the defence of its section until Winter is over. Costs { $cost } of any wood, stone or gold and brings { $honor } honor.
w-attack-here = attack here
w-level = Level { $level }
w-level-text = defence { $defence }, { $spots ->
    [one] { $spots } firing spot
   *[other] { $spots } firing spots
}{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
}
w-wall-next = next costs { $count }
w-wall-finished = finished
w-wall-defence = Defence of the wall: { $count }
w-about-wall = Each level costs any mix of wood, stone and gold and brings as much honor as it costs. The warehouse pays first.
w-firing-free = free firing spot
w-rest-zone = Rest zone
w-resting-word = At rest
w-empty = empty
w-rest-here = rest here
w-march-from = set out
w-march-to = lead here
w-on-wall = on the wall, { $section }
w-resting = at rest, { $section }
w-piece = { $count ->
    [one] { $soldier } of { $who }
   *[other] { $count } × { $soldier } of { $who }
}

## Places

w-places = Places
w-activates = activates
w-fills = fills up
w-open = open
w-free-slots = { $count } free
w-slots = { $taken } of { $slots } slots taken
w-clerk = clerk
w-clerks = { $count ->
    [one] { $count } clerk
   *[other] { $count } clerks
}
w-clerk-of = clerk of { $who }
w-move-from = Your clerk here ({ $place }): move on
w-alone = alone here when it activates: 1 shame
w-regular = Place with slots
w-special = Open place
w-overseer = Overseer
w-overseer-level = Overseer, level { $level }
w-overseers-at = Overseers at level { $level }: { $who }
w-spent-first = pays first
w-about-warehouse = Donations lie here. Walls and barricades are paid from here first, whoever builds them.
w-leaves = leaves next

## People, tracks, decks

w-order-people = Order and people
w-tea-order = Tea order
w-first-to-last = first to last
w-about-tea = Whoever stands first lays the card first, is first in most things, and wins ties.
w-shame = Shame
w-shame-of = Shame { $pool } of { $of }
w-about-shame = { $pool } of { $of } tokens are left. The game ends after the Winter in which none is.
w-you-now = you, now
w-decks = Decks
w-left = left
w-deck-next = Hordes; next: { $section }
w-deck-hordes = Hordes
w-deck-tactics = Tactics, advisors
w-about-hordes = { $count ->
    [0] No horde comes any more.
    [one] Next Spring brings { $count } horde. The back of the top card shows where it comes.
   *[other] Next Spring brings { $count } hordes. The back of the top card shows where it comes.
}
w-time = Time
w-time-log = Time, track and log
w-year = Year { $year }
w-year-season = Year { $year }, { $season }
w-hordes-word = hordes
w-lethality = kills
w-year-label = Year { $year }: { $hordes ->
    [0] no hordes come
    [one] { $hordes } horde comes
   *[other] { $hordes } hordes come
}, each kills { $kills } of each clan
w-command-track = Command track
w-secret-choice = in secret
w-ready = ready
w-chooses = chooses
w-decides = decides
w-track-done = done
w-track-now = now
w-track-waits = waits
w-track-empty = The cards come in Fall.
w-free-space = free
w-copy-of = Copies { $card }
w-others = Others: { $deed }
w-left-count = { $count } left
w-activation-step = Places activate
w-honor-word = honor
w-look = Look closer
w-supporters = supporting advisors
w-in-pool = In pool
w-hidden = hidden
w-tactics-held = { $count ->
    [one] { $count } tactic in hand
   *[other] { $count } tactics in hand
}
w-commands-held = { $count ->
    [one] { $count } command card in hand
   *[other] { $count } command cards in hand
}
w-advisors-active = { $count ->
    [one] { $count } active advisor
   *[other] { $count } active advisors
}
w-hordes-claimed = { $count ->
    [one] { $count } horde claimed
   *[other] { $count } hordes claimed
}
w-shames = { $count ->
    [one] { $count } shame token
   *[other] { $count } shame tokens
}
w-claimed = Claimed hordes
w-about-claimed = They count at the end; a horde can hide two shame tokens.
w-so-far = Honor so far

## What is mine

w-area = Area of { $who }
w-general = General
w-strength = strength { $count }
w-support = support
w-tea-number = tea { $tea }
w-active-count = { $count } active
w-of = { $count } of { $of }
w-commands = Command cards
w-hand-discard = { $count } in hand, { $gone } discarded
w-none = none
w-boost = boosted
w-chosen = chosen
w-choose-general = Choose your general
w-choose-advisor = Choose your active advisor
w-other-supports = the other one supports your general
w-waiting-others = the others still choose
w-house = house
w-house-text = Designed by this project, because what is printed is not public.
w-price = Price
w-about-wood = Pays for soldiers, walls and overseers of the quarry.
w-about-stone = Pays for spearmen, walls and overseers of the gold mine.
w-about-gold = Pays for horsemen, walls, clerks, advisors and overseers of the temple.
w-about-chi = Pays for archers, boosted tactics, saved soldiers, and overseers of the lumber mill.
w-about-clerk = Works at a place until it activates.
w-about-spearman = Covers one vital spot of the horde at the wall.
w-about-archer = Shoots from a firing spot: a wound on any horde of the section, and stays on the wall.
w-about-horseman = Covers two neighbouring spots of any horde of the section.

## Decisions

w-decision = Your decision
w-play = Play
w-boosted = Boosted, { $count } chi
w-pass-season = None this season
w-recruits = Recruits
w-deploy-hint = Send them at the wall: “attack here” or “rest here”.
w-pay = Pay { $paid }
w-less = less { $resource }
w-more = more { $resource }
w-from-pool = from the pool
w-free = for nothing
w-costs = costs { $price }
w-costs-any = costs { $count } of any wood, stone or gold
w-costs-these = costs { $resources }
w-because = { $text } ({ $source }){ $end }
w-paying = for { $paid }
w-will-activate = It will activate.
w-and-more = … and { $count } more

w-done = That is all
w-done-move_clerks = No more clerks
w-done-build = Build no more
w-done-hire = Hire no more
w-done-logistics = Lead no more
w-done-march = They have arrived
w-done-recruit = Recruit no more
w-done-attack_with = Attack no more
w-done-betrayal = Move clerks instead
w-done-perish = Let them die
w-done-buy_off_shame = Keep the rest
w-skip = Leave it
w-skip-react = No tactic
w-skip-donate = Donate nothing
w-skip-upgrade_overseer = No upgrade
w-skip-advanced_activation = Activate nothing
w-use = Do it
w-use-tea_house = Rise
w-use-all_attack = Attack with all
w-hire = Hire a clerk
w-reclaim = Take the cards back
w-honor = Leave them for honor

w-title-lead = { $general }, with { $advisor }
w-title-command = { $card }
w-title-slot = Space { $slot } of the track
w-title-clerk = Clerk { $goal }
w-title-activate = Activate: { $place }
w-title-upgrade = { $soldier ->
    [none] Upgrade the overseer { $place_at }
   *[other] { $soldier } as overseer { $place_at }
}
w-title-donate = Donate 1 { $resource }
w-title-recruit = Recruit { $soldier_object }
w-title-rest = Rest: { $soldier }, { $section }
w-title-attack = Attack: { $soldier }, { $section }
w-title-spot = { $toward ->
    [right] Spots { $spot } and the one to the right
    [down] Spots { $spot } and the one below
   *[other] Spot { $spot }, row { $row }
}
w-title-wound = Wound spot { $spot }, row { $row }
w-title-barricade = Barricade { $section_in }
w-title-wall = Wall { $section_in }
w-title-march = Lead soldiers { $goal }
w-title-carry = { $soldier }: { $how }
w-title-hire = Hire a clerk
w-title-advisor = { $active ->
    [yes] { $advisor } works for you
   *[no] { $advisor } supports your general
}
w-title-discard = Discard { $tactic }
w-title-shame = Shame on: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-clear = Discard the shame of: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-lose = Lose { $soldier_object }
w-title-save = Save { $soldier_object }
w-title-tactic = { $tactic }{ $boosted ->
    [yes] , boosted
   *[no] { "" }
}
w-title-gain = Gain 1 { $resource }
w-title-spend = Pay 1 { $resource }
w-title-income = Income { $place_at }
w-title-copy = Copy { $card }

## The end, keys, phone

w-tea-place = Place in tea
w-tie-tea = Equal honor ({ $first }, { $second }): the higher place in the tea order decides.
w-luck-tactics = Tactics drawn
w-luck-hordes = Hordes that came
w-luck-power = Their power
w-luck-honor = Honor on them
w-luck-spots = Their vital spots
w-luck-note = There are no dice: chance is in the order of the cards. Hordes fall on everybody; beside them stands what as many cards of this deck bring on average, with the raids. How many tactics one draws is a choice, which ones is not; no card is worth the same to all, so they are only counted.
w-figure-clerks = Clerks sent
w-figure-recruited = Soldiers recruited
w-figure-struck = Strikes
w-figure-defeated = Hordes defeated
w-figure-walls = Levels built
w-figure-tactics = Tactics played
w-figure-shamed = Shame tokens
w-key-places = the ten places, in their order
w-key-done = that is all; leave it
w-tabs = Parts of the table
w-tab-wall = Wall
w-tab-places = Places
w-tab-mine = Mine
w-tab-story = Table
w-targets = { $count ->
    [one] { $count } choice here
   *[other] { $count } choices here
}

## Words

w-outcome = { $power } against { $defence }: { $breach ->
    [yes] breach
   *[no] holds
}
w-warehouse = Warehouse
w-row = Advisors
w-artifacts = Artifacts
w-quiet = no horde
w-archers = Archers on walls
w-honor-count = { $honor } honor
w-no-general = no general yet
w-discarded = Discarded
w-tactics = Tactics
w-now = now
w-overseers = Overseers
w-card-general = General
w-card-advisor = Advisor
w-card-tactic = Tactic
w-card-horde = Horde
w-card-artifact = Artifact
w-card-command = Command card
w-card-place = Place

## Options

option-cards = Cards of your own
option-cards-note = They take the place of ours with the same name. “docs/own-content.md” says how a card is written.
option-cards-example = [[advisor]] name = "herald" …

## What closed the way back

barrier-activated = Before that, a place was activated.
barrier-advisor_came = Before that, a new advisor came.
barrier-assault = Before that, the hordes attacked the wall.
barrier-horde_came = Before that, a horde came.
barrier-invasion = Before that, hordes came.
barrier-wall_destroyed = Before that, a wall lost a level.
barrier-raid = Before that, a horde raided.
barrier-season_started = Before that, a new season began.
barrier-year_started = Before that, a new year began.
