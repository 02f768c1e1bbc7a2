### The Great Wall: texts of the page. Names, cards, events and prompts are in src/crenel/locales.

## The wall

w-wall = The wall
w-section = { $section } section
w-power = power
w-against = against
w-holds = holds
w-tie = holds (tie)
w-breach = breach
w-open-ground = row { $row }: open ground
w-row-empty = row { $row }: nobody in this row
w-forecast = Winter forecast
w-defence-sum = Wall { $wall }, barricades { $barricades }{ $halved ->
    [0] { "" }
    [one] , then halved
   *[other] , then halved { $halved } times
}.
w-breach-text = As things stand, the wall will be breached in Winter: everyone gains shame, and the soldiers in this section retreat or die.
w-holds-text = As things stand, the wall will hold. It also holds on a tie.
w-if-falls = If the { $horde } are defeated
w-if-falls-short = If defeated
w-horde-in = Horde, { $section } section
w-horde-label = row { $row }, { $open ->
    [one] { $open } open spot
   *[other] { $open } open spots
}
w-open-spots = Open spots
w-spots-left = { $count ->
    [0] defeated at the next check
    [one] { $count } spot left
   *[other] { $count } spots left
}
w-trait-halves = halves defense
w-trait-burns = ignores barricades
w-trait-charge = row 1: +{ $count }
w-trait-fierce = kills +{ $count }
w-trait-swells = +{ $count } each year
w-spot = Spot { $spot }, row { $row }, { $horde }: { $reward }
w-spots-label = Vital spots, { $open } open. Covered: { $covered }
w-reward = gives { $reward }
w-no-reward = gives nothing
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
w-barricades-zero = don’t count
w-halved = { $count ->
    [one] all halved
   *[other] all halved { $count } times
}
w-about-barricade = Adds { $defence } defense to its section until the end of Winter. Costs { $cost } resources (any mix of wood, stone and gold) and gives { $honor } honor.
w-attack-here = attack here
w-level = Level { $level }
w-level-text = defense { $defence }, { $spots ->
    [one] { $spots } firing spot
   *[other] { $spots } firing spots
}{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
}
w-wall-next = next: { $count }
w-wall-finished = complete
w-wall-defence = Wall defense: { $count }
w-about-wall = Each level costs any mix of wood, stone and gold and gives the same amount of honor. The warehouse pays first.
w-firing-free = free firing spot
w-rest-zone = Rest zone
w-resting-word = Resting
w-empty = empty
w-rest-here = rest here
w-march-from = march from here
w-march-to = march here
w-on-wall = on the wall, { $section } section
w-resting = resting, { $section } section
w-piece = { $count ->
    [one] { $who }’s { $soldier }
   *[other] { $who }’s { $soldier } × { $count }
}

## Locations

w-places = Locations
w-activates = will activate
w-fills = fills this location
w-open = open
w-free-slots = { $count } free
w-slots = { $taken } of { $slots } slots taken
w-clerk = clerk
w-clerks = { $count ->
    [one] { $count } clerk
   *[other] { $count } clerks
}
w-clerk-of = { $who }’s clerk
w-move-from = Move your clerk from here ({ $place })
w-alone = 1 shame if you’re alone here when it activates
w-brings-production = gains { $resources }
w-brings-barracks = recruits up to { $count }
w-brings-tea-house = { $count ->
    [0] is at the top of the tea order
    [one] moves up 1 place
   *[other] moves up { $count } places
}
w-brings-builders = builds up to { $count ->
    [one] once
   *[other] { $count } times
}
w-brings-logistics = { $count ->
    [one] 1 march
   *[other] up to { $count } marches
}
w-brings-embassy = hires up to { $count }
w-brings-academy = draws { $count ->
    [one] 1 tactic
   *[other] { $count } tactics
}
w-shamed-alone = gains 1 shame token for being alone here
w-regular = Regular location
w-special = Special location
w-overseer = Overseer
w-overseer-level = Overseer, level { $level }
w-overseers-at = Overseers at level { $level }: { $who }
w-spent-first = spent first
w-about-warehouse = Donated resources are kept here. Anyone who builds a wall or barricade spends these first.
w-leaves = leaves next

## People, tracks, decks

w-order-people = Tea order and clans
w-tea-order = Tea order
w-first-to-last = first to last
w-about-tea = The first player in tea order places a card first, goes first in most steps, and wins ties.
w-shame = Shame
w-shame-of = Shame { $pool } of { $of }
w-about-shame = { $pool } of { $of } tokens left. The game ends after the Winter in which the last one is taken.
w-you-now = yours now
w-decks = Decks
w-left = left
w-deck-next = Hordes; next: { $section }
w-deck-hordes = Hordes
w-deck-tactics = Tactics and advisors
w-about-hordes = { $count ->
    [0] No more hordes will come.
    [one] Next Spring, { $count } horde comes. The back of the top card shows its section.
   *[other] Next Spring, { $count } hordes come. The back of the top card shows the first one’s section.
}
w-time = Years
w-time-log = Years, track and log
w-year = Year { $year }
w-year-season = Year { $year }, { $season }
w-hordes-word = hordes
w-lethality = kills
w-year-label = Year { $year }: { $hordes ->
    [0] no hordes come
    [one] { $hordes } horde comes
   *[other] { $hordes } hordes come
}; each kills { $kills } per clan
w-command-track = Command track
w-secret-choice = secret choice
w-ready = ready
w-chooses = choosing
w-decides = deciding
w-track-done = done
w-track-now = now
w-track-waits = waiting
w-track-empty = Command cards are played in Fall.
w-free-space = free
w-copy-of = Copies { $card }
w-others = Others: { $deed }
w-left-count = { $count } left
w-activation-step = Locations activate
w-honor-word = honor
w-look = Details
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
w-about-claimed = They score at the end of the game. Each horde can hide two shame tokens.
w-so-far = Honor so far

## My area

w-area = { $you ->
    [yes] Your area
   *[no] { $who }’s area
}
w-general = General
w-strength = strength { $count }
w-support = supporting
w-tea-number = tea
w-active-count = { $count } active
w-of = { $count } of { $of }
w-commands = Command cards
w-hand-discard = hand { $count }, discarded { $gone }
w-none = none
w-boost = Boost
w-chosen = chosen
w-choose-general = Choose your general
w-choose-advisor = Choose your active advisor
w-other-supports = the other one supports your general
w-waiting-others = Waiting for the others
w-house = house
w-house-text = Our own design, because the printed card is not public.
w-price = Price
w-about-wood = Spend it on soldiers, walls and quarry overseers.
w-about-stone = Spend it on spearmen, walls and gold mine overseers.
w-about-gold = Spend it on horsemen, walls, clerks, advisors and temple overseers.
w-about-chi = Spend it on archers, boosted tactics, saving soldiers and lumber mill overseers.
w-about-clerk = Works at a location until it activates.
w-about-spearman = Covers one vital spot on the horde at the wall.
w-about-archer = Takes a firing spot, stays on the wall, and puts a wound on any horde in its section.
w-about-horseman = Covers two adjacent vital spots on any horde in its section.

## Decisions

w-decision = Your decision
w-play = Play
w-boosted = Boost: { $count } chi
w-pass-season = Skip reactions this season
w-reactions = Waiting for reactions.
w-recruits = Recruits
w-deploy-hint = Place them at the wall: “attack here” or “rest here”.
w-pay = Pay { $paid }
w-less = less { $resource }
w-more = more { $resource }
w-from-pool = from the pool
w-free = free
w-costs-honor = costs { $count } honor
w-costs-any = costs { $count } resources (any mix of wood, stone and gold)
w-costs-kinds = { $count ->
    [one] costs { $count } resource of any kind
   *[other] costs { $count } resources of any kind
}
w-costs-these = costs { $resources }
w-turn-head = { $you ->
    [yes] Your turn
   *[no] { $who }’s turn
}: { $card }
w-paying = for { $paid }
w-will-activate = This location will activate.
w-and-more = … and { $count } more

w-done = Done
w-confirm = Confirm
w-done-move_clerks = Done moving clerks
w-done-build = Done building
w-done-hire = Done hiring
w-done-logistics = Done marching
w-done-march = Finish this march
w-done-recruit = Done recruiting
w-done-attack_with = Done attacking
w-done-betrayal = Move clerks instead
w-done-perish = Let the rest die
w-done-buy_off_shame = Done
w-skip = Skip
w-skip-react = No tactic
w-skip-donate = Don’t donate
w-skip-upgrade_overseer = Don’t upgrade
w-skip-upgrade_by_advisor = Don’t upgrade
w-skip-advanced_activation = Don’t activate
w-use = Use it
w-use-tea_house = Move up
w-use-all_attack = Attack with everyone
w-use-attack_order = Attack with everyone
w-hire = Hire a clerk
w-reclaim = Reclaim your cards
w-honor = Leave them for honor

w-title-lead = { $general }, with { $advisor }
w-title-command = { $card }
w-title-slot = Track space { $slot }
w-title-clerk = Send a clerk { $goal }
w-title-activate = Activate the { $place }
w-title-upgrade = { $soldier ->
    [none] Upgrade your overseer { $place_at }
   *[other] New overseer { $place_at }: { $soldier }
}
w-title-donate = Donate 1 { $resource }
w-title-recruit = Recruit { $soldier_object }
w-title-rest = Rest: { $soldier }, { $section }
w-title-attack = Attack: { $soldier }, { $section }
w-title-spot = { $toward ->
    [right] Spot { $spot } and the one to its right
    [down] Spot { $spot } and the one below
   *[other] Spot { $spot }, row { $row }
}
w-title-wound = Wound spot { $spot }, row { $row }
w-title-barricade = Build a barricade { $section_in }
w-title-wall = Build the wall { $section_in }
w-title-march = March { $goal }
w-title-carry = { $soldier }: { $how }
w-title-hire = Hire a clerk
w-title-advisor = { $active ->
    [yes] Take { $advisor } as an active advisor
   *[no] Take { $advisor } as a supporting advisor
}
w-title-discard = Discard { $tactic }
w-title-shame = Shame token on: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-choose = Choose: { $clan }
w-title-recall = Reclaim { $card }
w-title-clear = Discard the shame token from: { $horde ->
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
w-title-income = Take the income { $place_at }
w-title-copy = Copy { $card }
w-did-done = finish
w-did-skip = skip
w-did-lead = choose { $general }, with { $advisor }
w-did-command = choose { $card }
w-did-slot = place your card on track space { $slot }
w-did-clerk = send a clerk { $goal }
w-did-activate = activate the { $place }
w-did-upgrade = { $soldier ->
    [none] upgrade your overseer { $place_at }
   *[other] place an overseer { $place_at }: { $soldier }
}
w-did-donate = donate 1 { $resource }
w-did-recruit = recruit { $soldier_object }
w-did-rest = send { $soldier_object } to rest { $section_in }
w-did-attack = attack { $section_in } with { $soldier_object }
w-did-spot = choose vital spot { $spot }, row { $row }
w-did-wound = wound vital spot { $spot }, row { $row }
w-did-barricade = build a barricade { $section_in }
w-did-wall = build the wall { $section_in }
w-did-stock = { $paid ->
    [none] take nothing from the warehouse
   *[other] take { $paid } from the warehouse
}
w-did-pay = { $paid ->
    [none] pay nothing yourself
   *[other] pay { $paid }
}
w-did-march = march { $goal }
w-did-carry = march with { $soldier_object }
w-did-hire = hire a clerk
w-did-advisor = { $active ->
    [yes] hire { $advisor } as an active advisor
   *[no] hire { $advisor } as a supporting advisor
}
w-did-discard = discard { $tactic }
w-did-shame = place a shame token: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-did-clear = discard a shame token: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-did-reclaim = reclaim your command cards
w-did-honor = leave your command cards for honor
w-did-lose = lose { $soldier_object }
w-did-save = save { $soldier_object }
w-did-tactic = { $boosted ->
    [yes] play { $tactic }, boosted
   *[no] play { $tactic }
}
w-did-use = use the card
w-did-gain = gain 1 { $resource }
w-did-income = take the income { $place_at }
w-did-copy = copy { $card }
w-did-spend = pay 1 { $resource }
w-do-done = Done
w-do-skip = Skip
w-do-lead = Choose
w-do-command = Choose
w-do-slot = Place
w-do-clerk = Send
w-do-activate = Activate
w-do-upgrade = Upgrade
w-do-donate = Donate
w-do-recruit = Recruit
w-do-rest = Rest
w-do-attack = Attack
w-do-spot = Attack
w-do-barricade = Build
w-do-wall = Build
w-do-stock = Take
w-do-pay = Pay
w-do-march = March
w-do-carry = March
w-do-hire = Hire
w-do-advisor = Hire
w-do-discard = Discard
w-do-shame = Place
w-do-clear = Discard
w-do-choose = Choose
w-do-recall = Reclaim
w-do-reclaim = Reclaim
w-do-honor = Leave
w-do-lose = Lose
w-do-save = Save
w-do-tactic = Play
w-do-use = Use
w-do-gain = Gain
w-do-income = Take
w-do-copy = Copy
w-do-spend = Pay
w-do-wound = Wound

## The end, keys, phone

w-tea-place = Tea order
w-tie-tea = Tied on honor ({ $first }, { $second }): the player higher in tea order wins.
w-luck-tactics = Tactics drawn
w-luck-hordes = Hordes that came
w-luck-power = Their total power
w-luck-honor = Their total honor
w-luck-spots = Their total vital spots
w-luck-note = There are no dice; luck lies in the order of the cards. Hordes hit everyone alike: the average shown is for the same number of cards from this deck, raids included. How many tactics you draw is your choice, which ones is luck; a tactic’s worth depends on your plans, so they are only counted.
w-figure-clerks = Clerks sent
w-figure-recruited = Soldiers recruited
w-figure-struck = Vital spots attacked
w-figure-defeated = Hordes defeated
w-figure-walls = Wall levels built
w-figure-tactics = Tactics played
w-figure-shamed = Shame tokens gained
w-key-places = select one of the ten locations, in order
w-key-done = done; skip
w-tabs = Parts of the table
w-tab-wall = Wall
w-tab-places = Locations
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
w-row = Advisor row
w-artifacts = Artifacts
w-quiet = no horde
w-archers = Archers on the wall
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
w-card-place = Location

## Options

option-cards = Your own cards
option-cards-note = A card with the name of one of ours replaces it; a new name adds a card. See “docs/own-content.md” for how to write one.
option-cards-example = [[advisor]] name = "herald" …

## Undo barriers

barrier-activated = Undo stops here: a location was activated.
barrier-advisor_came = Undo stops here: a new advisor was revealed.
barrier-assault = Undo stops here: the hordes assaulted the wall.
barrier-horde_came = Undo stops here: a horde was revealed.
barrier-invasion = Undo stops here: new hordes came.
barrier-wall_destroyed = Undo stops here: a wall lost a level.
barrier-raid = Undo stops here: a horde raided the land.
barrier-season_started = Undo stops here: a new season began.
barrier-year_started = Undo stops here: a new year began.

## Moments

w-you = You:
w-others-word = Others:
w-goods = Your resources and your pool
w-show-cards = Show my cards
w-hide-cards = Hide my cards
w-choose-command = Your command for this Fall
w-choose-command-note = { $others ->
    [0] Read a card by pointing at it.
   *[other] Nobody sees it before everyone has chosen. Others ready: { $ready } of { $others }.
}
w-pick-card = Pick a card
w-choose-card = Choose { $card }
w-may-play = Can still play { $card }: { $who }.
w-has-played = Can’t, already used: { $who }.
w-bonus = { $you ->
    [yes] +{ $count }: you play { $card }
   *[no] +{ $count }: { $who } plays { $card }
}
w-lay-command = Place { $card } on the track
w-lay-command-note = Cards resolve in order, from space 1.
w-pick-space = Pick a space
w-lay-on = Place it on space { $slot }
w-act-number = You act as number { $number } of { $of }.
w-act-after = After { $who }.
w-act-before = Before { $who }.
w-still-to-lay = Still to be placed
w-you-lay = You place now
w-lays-after = { $who }, after you
w-stay-usable = { $count } of { $of } stay usable
w-shame-on-horde = This horde then scores 0 instead of { $honor }
w-shame-on-horde-again = This horde already scores nothing
w-in-pool-count = { $count } in your pool
w-boxes-done = { $count ->
    [one] { $count } box done
   *[other] { $count } boxes done
}
w-priced = { $label } ({ $price })

# Winter, beat by beat.
w-winter-title = Winter of year { $year }
w-winter-archers = Archers shoot
w-winter-reckoning = Reckoning
w-winter-to-come = to come
w-winter-waiting = waiting
w-winter-waits = Waiting for an answer.
w-winter-skip = Skip
w-winter-again = Watch again
w-winter-close = Back to the table
w-winter-pause = Pause
w-winter-on = Continue
w-winter-next = Next: { $beat }
w-winter-arrows = { $count ->
    [0] no arrows
    [one] { $count } arrow
   *[other] { $count } arrows
}
w-winter-falls-count = { $count ->
    [one] { $count } horde defeated
   *[other] { $count } hordes defeated
}
w-winter-falls = defeated: power { $power } → { $then }
w-winter-fall = Defeated: { $horde } ({ $section }). The power there drops from { $power } to { $then }.
w-winter-archers-text = { $count ->
    [0] Nobody shot.
    [one] { $count } arrow, in tea order.
   *[other] { $count } arrows, section by section and in tea order.
}
w-winter-no-archer = no archer
w-winter-short-holds = { $power } : { $defence } holds
w-winter-short-tie = { $power } : { $defence } tie
w-winter-short-breach = { $power } : { $defence } breach
w-winter-head-holds = { $section }: the wall holds by { $by }
w-winter-head-tie = { $section }: a tie, the wall holds
w-winter-head-breach = { $section }: breached by { $by }
w-winter-nobody = { $section }: no horde
w-winter-nobody-text = No horde attacks here.
w-winter-verdict-holds = The wall holds
w-winter-verdict-tie = A tie: the wall holds
w-winter-verdict-breach = The wall is breached
w-winter-power = Power
w-winter-defence = Defense
w-winter-wall = Wall { $count }
w-winter-barricades = barricades { $count }
w-winter-others = others { $count }
w-winter-duel = Power { $power } ({ $hordes }) against { $defence } ({ $parts }).
w-winter-missing = { $count } more defense would have held.
w-winter-empty = nobody
w-winter-breaches = { $count ->
    [0] every section held
    [one] { $count } breach
   *[other] { $count } breaches
}
w-winter-shame = Shame: { $list }.
w-winter-deaths = Deaths: { $list }.
w-winter-no-cost = No shame, no deaths.
w-winter-nothing = nothing so far
w-winter-killed = loses { $soldiers }
w-winter-saved = { $count } saved
w-winter-honor = { $honor } honor
w-winter-clan = Clan
w-winter-shame-why = Shame, and why
w-winter-absent = nobody on: { $hordes }
w-winter-dead = Deaths
w-winter-none = none
w-winter-honor-word = Honor
w-winter-end-walls-title = Walls
w-winter-end-walls = { $count } of { $of } finished
w-winter-end-shame-title = Shame pool
w-winter-end-time-title = Time
w-winter-end-year = year { $year } of { $of }
w-key-winter = Winter: pause, step, skip
w-house-legend = Cards and numbers with this roof are our own design, because the printed ones are not public.
w-house-title = The roof mark
w-point-section = { $section } section
w-point-barricade = barricades, { $section } section
w-point-wall = wall, { $section } section
w-point-rest = rest zone, { $section } section
w-point-horde = { $horde }, { $section } section, row { $row }
w-point-clan = { $who }
w-point-track = command of { $who }
w-point-warehouse = warehouse
w-point-tea = tea order
w-point-shame = shame tokens
