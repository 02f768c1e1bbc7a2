### Black Powder: towers, war machines, special soldiers, siege hordes, and all that is said about them

setting-black_powder = Black Powder: towers, war machines, special soldiers and siege hordes
setting-black_powder-true = yes
setting-black_powder-false = no
black-powder-solo = Black Powder can’t join the solo game, which is played with the base game only.
ending-rubble = no wall level left

## Soldiers, machines, towers

soldier-monk = monk
    .object = a monk
    .count = { $count ->
        [one] { $count } monk
       *[other] { $count } monks
    }
    .short = M
soldier-bomber = bomber
    .object = a bomber
    .count = { $count ->
        [one] { $count } bomber
       *[other] { $count } bombers
    }
    .short = O
soldier-flamethrower = flamethrower
    .object = a flamethrower
    .count = { $count ->
        [one] { $count } flamethrower
       *[other] { $count } flamethrowers
    }
    .short = F
soldier-crossbowman = crossbowman
    .object = a crossbowman
    .count = { $count ->
        [one] { $count } crossbowman
       *[other] { $count } crossbowmen
    }
    .short = C
soldier-tank = tank
    .object = a tank
    .count = { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
    .short = T
soldier-snake = snake token
    .object = a snake token
    .count = { $count ->
        [one] { $count } snake token
       *[other] { $count } snake tokens
    }
    .short = N
machine-ballista = ballista
    .object = a ballista
machine-cannon = cannon
    .object = a cannon
machine-rockets = rocket launcher
    .object = a rocket launcher
tower-far-left = far left tower
tower-left-middle = tower between left and middle
tower-middle-right = tower between middle and right
tower-far-right = far right tower
source-machines = war machines
source-towers = towers

## Moves and why they are not possible

asking-shoot = Shoot with a war machine, or skip.
asking-man = Place a spearman in a tower, or skip.
asking-emplace = Place a war machine on a section.
asking-drop = Drop the bomber onto the horde at the wall, or skip.
asking-post_overseer = Place a free overseer. { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
  }
moment-great_wall-shoot = You shoot with a war machine when you build it, or when you place a spearman in a tower next to it.
moment-great_wall-man = You place a spearman in a tower when you build a wall level next to it, or claim a horde defeated next to it.
moment-great_wall-emplace = Three war machines are placed before the first Fall.
moment-great_wall-machine = You build a war machine at the builders’ camp, one for each clerk.
moment-great_wall-drop = A bomber drops right after shooting from the wall.
verb-great_wall-shoot = shoot
verb-great_wall-man = man a tower
verb-great_wall-emplace = place a war machine
verb-great_wall-machine = build a war machine
verb-great_wall-drop = drop the bomber
shot-what = Say the section, the war machine and the row of the horde.
shot-no-machine = There is no { $machine } { $section_in }.
shot-no-horde = There is no horde { $section_in } to shoot at.
shot-not-this = You can’t shoot with this { $machine } now ({ $section }).
shot-no-row = There is no horde in row { $row } { $section_in }.
shot-nothing = A rocket costs one resource of any kind, and you have none.
tower-nobody = You have no spearman in your pool.
tower-which = Say which tower.
tower-far = This tower is not next to the section: { $tower }.
machine-what = Say the war machine and the section.
machine-placed = One of each kind is placed, and this one is there already: { $machine }.
machine-unused = This section isn’t used: { $section }.
machine-crowded = Two war machines are already { $section_in }.
machine-none-left = None of this kind is left: { $machine }.
drop-what = Say the vital spot.
drop-no-spot = The horde at the wall has no vital spot { $spot }.
drop-covered = Spot { $spot } is already covered.
overseer-there = You already have an overseer { $place_at }.
rule-great_wall-black_powder-shot = A shot hits one horde of the war machine’s section. A ballista costs nothing, a cannon 2 stone, a rocket launcher 1 resource of any kind.
rule-great_wall-black_powder-no_target = You can’t shoot in a section without a horde.
rule-great_wall-black_powder-tower_shot = A spearman placed in a tower lets you shoot with one war machine in a section next to it.
rule-great_wall-black_powder-tower = You may place a spearman from your pool in a tower next to a section where you build a wall level or claim a horde.
rule-great_wall-black_powder-first_machines = Before the first Fall one war machine of each kind is placed.
rule-great_wall-black_powder-machines = A section holds at most two war machines.
rule-great_wall-black_powder-build = A war machine costs 4 wood, 2 wood and 2 stone, or 4 gold. The warehouse pays first, kind by kind; there are two of each.
rule-great_wall-black_powder-bomber = Right after shooting from the wall a bomber may drop onto a free vital spot of the horde in the first row.
rule-great_wall-black_powder-overseers = Before the first Fall each player places three overseers of level 1 for free, at different locations.

## Events

event-shot = { subject } { event-shot.then }.
    .then = { $you ->
        [yes] shoot
       *[no] shoots
    } with a war machine ({ $machine }, { $section }) at { $horde }: { $card }, { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
event-machine_built = { subject } { event-machine_built.then }.
    .then = { $you ->
        [yes] build
       *[no] builds
    } { $machine_object } { $section_in }
event-machine_placed = { subject } { event-machine_placed.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } { $machine_object } { $section_in }
event-manned = { subject } { event-manned.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } a spearman in a tower ({ $tower })
event-tower_left = { subject } { event-tower_left.then }.
    .then = { $you ->
        [yes] leave
       *[no] leaves
    } a tower ({ $tower }): the spearman returns to the pool
event-dropped = { subject } { event-dropped.then }.
    .then = { $you ->
        [yes] drop
       *[no] drops
    } a bomber onto { $horde } ({ $spot })
event-machine_lost = A war machine { $section_in } is lost: { $machine }.
event-rocket_drawn = A rocket card is drawn: { $card }.
event-ram_moved = The battering ram { $section_in } moves up to row { $row }.

## What cards say

when-special_attack = Each time one of your special soldiers attacks
when-special_killed = When any player’s special soldiers are killed
when-special_defeat = When a horde is defeated with a special soldier or snake token of yours on it
when-shot = When you shoot with a war machine
when-manned = When you place a spearman in a tower
when-machine_built = When you build a war machine
when-wall_lost = When a wall level is destroyed
do-shoot = shoot with { $count ->
        [one] { $count } war machine
       *[other] { $count } war machines
    } of any section
do-man = place a spearman in { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } of your choice
lasting-special_less = Your special soldiers cost { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } less.
lasting-machine_less = War machines cost you { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } less.
lasting-free_shots = Your shots cost nothing.
lasting-any_tower = When you may place a spearman in a tower: choose any tower.
lasting-lookout = When a horde is defeated in a section where you hold both towers: +{ $count } honor for each of your archers there.
trait-ram = After the assault: moves up one row. In the first row it destroys a wall level.
trait-ladders = In the first row: the assault breaches the wall whatever its defense, all soldiers of the section are killed and its war machines are lost.
trait-bombards = After each assault: destroys a wall level of its section.
trait-only_row = Always in row { $count }: it never moves up.
artifact-tower = At the end of the game: { $honor } honor for each tower you hold{ $above ->
    [0] .
   *[other] { " " }above { $above }.
  }
artifact-both_towers = At the end of the game: { $honor } honor for each section where you hold both towers{ $above ->
    [0] .
   *[other] { " " }above { $above }.
  }
artifact-tower_wall = At the end of the game: { $honor } honor for each wall level next to your towers{ $above ->
    [0] .
   *[other] { " " }above { $above }.
  }
artifact-special_out = At the end of the game: { $honor } honor for each of your special soldiers in the sections{ $above ->
    [0] .
   *[other] { " " }above { $above }.
  }
artifact-machine_beside = At the end of the game: { $honor } honor for each war machine in a section with a soldier of yours{ $above ->
    [0] .
   *[other] { " " }above { $above }.
  }
artifact-siege_horde = At the end of the game: { $honor } honor for each siege horde you have claimed{ $above ->
    [0] .
   *[other] { " " }above { $above }.
  }
shot-wounds = Wounds these vital spots: { $spots }.
wall-card-shot = shot card

## Terminal

wall-towers = Towers:
wall-tower-free = empty
wall-machines-left = War machines left:
wall-snakes = { $count ->
    [one] { $count } snake token left
   *[other] { $count } snake tokens left
  }
wall-specials = Special soldiers:
wall-ladders-here = Ladders: the assault breaches this section
wall-falling = Loses a level this Winter: { $count }

## Names

card-lu-xiufu = Lu Xiufu
card-jia-sidao = Jia Sidao
card-su-song = Su Song
card-astronomer-shen-kuo = Astronomer Shen Kuo
card-military-investor = Military Investor
card-gunsmith = Gunsmith
card-watchman = Watchman
card-spotter = Spotter
card-siege-engineer = Siege Engineer
card-powder-master = Powder Master
card-tower-warden = Tower Warden
card-weapons-drillmaster = Weapons Drillmaster
card-powder-surgeon = Powder Surgeon
card-bombardier = Bombardier
card-rampart-mason = Rampart Mason
card-garrison-clerk = Garrison Clerk
card-watchfire-basket = Watchfire Basket
card-powder-horn = Powder Horn
card-siege-bell = Siege Bell
card-torn-standard = Torn Standard
card-mortared-brick = Mortared Brick
card-twin-beacons = Twin Beacons
card-ballista-bolts = Ballista Bolts
card-cannonball = Cannonball
card-lone-spark = Lone Spark
card-crossed-trails = Crossed Trails
card-low-arc = Low Arc
card-high-arc = High Arc
card-wild-swerve = Wild Swerve
card-spreading-fire = Spreading Fire
card-rain-of-sparks = Rain of Sparks
card-heavens-hammer = Heaven’s Hammer
card-twin-burst = Twin Burst
card-damp-fuse = Damp Fuse
horde-battering-ram = battering ram
horde-battering-ram-left = { horde-battering-ram } ({ section-left })
horde-battering-ram-middle = { horde-battering-ram } ({ section-middle })
horde-battering-ram-right = { horde-battering-ram } ({ section-right })
horde-ladders = siege ladders
horde-ladders-left = { horde-ladders } ({ section-left })
horde-ladders-middle = { horde-ladders } ({ section-middle })
horde-ladders-right = { horde-ladders } ({ section-right })
horde-trebuchet = siege trebuchet
horde-trebuchet-left = { horde-trebuchet } ({ section-left })
horde-trebuchet-middle = { horde-trebuchet } ({ section-middle })
horde-trebuchet-right = { horde-trebuchet } ({ section-right })
horde-veterans = veterans
horde-veterans-left = { horde-veterans } ({ section-left })
horde-veterans-middle = { horde-veterans } ({ section-middle })
horde-veterans-right = { horde-veterans } ({ section-right })
reason-black_powder = Black Powder
