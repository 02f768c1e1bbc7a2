### Ancient Beasts: their cards, relics, and all that is said about them

setting-beasts = Ancient Beasts: four beasts help everyone where they stand, and players upgrade and move them
setting-beasts-true = yes
setting-beasts-false = no
beasts-solo = The Ancient Beasts can’t join the solo game, which is played with the base game only.
source-beasts = Ancient Beasts

asking-place_beast = Place a beast in an area its card allows.
asking-raise_beast = Your turn starts. Upgrade a beast, or skip.
asking-move_beast = Move the upgraded beast to an area its new card allows, or skip.
asking-use_relic = The relic lets you move a beast. Move it, or skip.
moment-great_wall-beast = You move a beast right after you upgrade it, or when the active relic lets you. Beasts are first placed before the first Fall.
moment-great_wall-raise = You upgrade a beast at the start of your turn, before your command card. One per turn.
verb-great_wall-beast = move a beast
verb-great_wall-raise = upgrade a beast
beast-unknown = Choose one of these beasts: { $beasts }.
beast-top = { $beast } is already at level 3.
beast-placed = { $beast } already has its place.
beast-other = Now you can only move { $beast_object }.
beast-area = { $beast } can only go to: { $areas }.
beast-here = { $beast } is already there.
beast-only-here = This relic moves a beast only to the section where the event happened.
rule-great_wall-beasts-place = In tea order each player places one beast where its card allows, until all four are placed.
rule-great_wall-beasts-upgrade = At the start of a turn, the active player may pay the price on a beast’s card and upgrade it to the next level.
rule-great_wall-beasts-moves = The player who upgrades a beast may at once move it to an area its new card allows.
rule-great_wall-beasts-top = Level 3 is the last level of a beast.
rule-great_wall-beasts-relics = Besides upgrading, only the active relic moves beasts, as its card says.

event-beast_placed = { subject } { event-beast_placed.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } { $beast_object } { $area_at }
event-beast_moved = { subject } { event-beast_moved.then }.
    .then = { $you ->
        [yes] move
       *[no] moves
    } { $beast_object }. New area: { $area }
event-beast_upgraded = { subject } { event-beast_upgraded.then }.
    .then = { $you ->
        [yes] upgrade
       *[no] upgrades
    } { $beast_object } to level { $level }
event-relic_came = New relic: “{ $card }”.
    .then = “{ $card }”

wall-card-beast = beast
wall-card-relic = relic
wall-beasts = Beasts:
wall-beast = { $beast } { $level }
wall-beast-nowhere = not placed yet
wall-relic = Relic:

beast-any = any beast
    .object = any beast
beast-yinglong = Yinglong
    .object = Yinglong
beast-white-tiger = White Tiger
    .object = the White Tiger
beast-ao = Ao
    .object = Ao
beast-fenghuang = Fenghuang
    .object = Fenghuang
area-left = { section-left }
    .at = { section-left.in }
area-middle = { section-middle }
    .at = { section-middle.in }
area-right = { section-right }
    .at = { section-right.in }
area-lumber-mill = { place-lumber-mill }
    .at = { place-lumber-mill.at }
area-quarry = { place-quarry }
    .at = { place-quarry.at }
area-gold-mine = { place-gold-mine }
    .at = { place-gold-mine.at }
area-temple = { place-temple }
    .at = { place-temple.at }
area-barracks = { place-barracks }
    .at = { place-barracks.at }
area-tea-house = { place-tea-house }
    .at = { place-tea-house.at }
area-builders = { place-builders }
    .at = { place-builders.at }
area-logistics = { place-logistics }
    .at = { place-logistics.at }
area-embassy = { place-embassy }
    .at = { place-embassy.at }
area-academy = { place-academy }
    .at = { place-academy.at }

## What beasts do, where they may be, and what the next level costs

beast-gift = When you donate at its location: gain { $count } honor.
beast-gifts = At its location: you may donate up to { $count ->
        [one] { $count } time
       *[other] { $count } times
    } per clerk of yours there.
beast-guest = After its location activates, if you have a clerk there: gain { $count } honor.
beast-clerk = After its location activates: gain { $count } honor per clerk of yours there.
beast-saved = When you save a soldier in its section: gain { $count } honor.
beast-spared = Each time you save soldiers in its section: pay { $count } chi less in total.
beast-struck = When a soldier of yours covers a vital spot in its section: gain { $count } honor.
beast-built = When you build a barricade or a wall level in its section: gain { $count } honor.
beast-own = When you build a wall level in its section: gain { $count } honor per resource of your own that you spend.
beast-shell = Its section has +{ $count } defense.
beast-areas = Can be at: { $areas }.
beast-next = Next level: { $resources }.

when-turn_started = At the start of your turn
when-beast_raised = When you upgrade a beast
when-beast_moved = When you move a beast
when-others_beast = When another player upgrades a beast
per-level-beast_raised = for each level the beast now has
needs-near = a beast in that section
do-beast = you may move { $beast_object } to any area its card allows
do-beast-to = you may move { $beast_object } to that section

## Names

card-yinglong-1 = { beast-yinglong }, level 1
card-yinglong-2 = { beast-yinglong }, level 2
card-yinglong-3 = { beast-yinglong }, level 3
card-white-tiger-1 = { beast-white-tiger }, level 1
card-white-tiger-2 = { beast-white-tiger }, level 2
card-white-tiger-3 = { beast-white-tiger }, level 3
card-ao-1 = { beast-ao }, level 1
card-ao-2 = { beast-ao }, level 2
card-ao-3 = { beast-ao }, level 3
card-fenghuang-1 = { beast-fenghuang }, level 1
card-fenghuang-2 = { beast-fenghuang }, level 2
card-fenghuang-3 = { beast-fenghuang }, level 3
card-jade-whistle = Jade Whistle
card-tiger-tally = Tiger Tally
card-dragon-pearl = Dragon Pearl
card-phoenix-feather = Phoenix Feather
card-turtle-plastron = Turtle Plastron
card-bone-drum = Bone Drum
card-bronze-bell = Bronze Bell
card-incense-burner = Incense Burner
card-silver-mirror = Silver Mirror
card-painted-scroll = Painted Scroll
card-fortune-teller = Fortune Teller
card-tongji = Tongji
card-beast-keeper = Beast Keeper
card-mask-carver = Mask Carver
card-incense-bearer = Incense Bearer
card-feather-gatherer = Feather Gatherer
card-dragon-dancer = Dragon Dancer
card-beast-herald = Beast Herald
card-bone-reader = Bone Reader
card-shrine-builder = Shrine Builder
card-shell-mason = Shell Mason
card-pilgrim-guide = Pilgrim Guide
card-zealot = Zealot
card-tigers-roar = Tiger’s Roar
card-dragons-share = Dragon’s Share
card-phoenix-ashes = Phoenix Ashes
card-lament = Lament
card-procession = Procession
card-turtle-shell = Turtle Shell
card-claws-and-spears = Claws and Spears
reason-beasts = Ancient Beasts
