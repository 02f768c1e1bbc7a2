### Black Powder: texts of the page

## Moves

w-title-shoot = Shoot: { $machine } at { $horde } ({ $section })
w-title-man = Man a tower: { $tower }
w-title-emplace = Place { $machine_object } { $section_in }
w-title-machine = Build { $machine_object } { $section_in }
w-title-drop = Drop the bomber onto spot { $spot }
w-do-shoot = Shoot
w-do-man = Place
w-do-emplace = Place
w-do-machine = Build
w-do-drop = Drop
w-skip-shoot = No shot
w-skip-man = Leave the towers
w-skip-drop = Stay on the wall
w-aim = Shoot at { $horde }, row { $row }

## Soldiers

w-specials = Special soldiers
w-about-monk = Covers one vital spot on any horde in its section.
w-about-bomber = Takes a firing spot and puts a wound on any horde in its section. Then it may drop onto a free spot of the horde at the wall.
w-about-flamethrower = Covers one vital spot on the horde at the wall, and wounds the empty spots next to it.
w-about-crossbowman = Takes a firing spot. Its wounds are snake tokens, which count as its owner’s soldiers and can’t be killed.
w-about-tank = Covers a block of 2 × 2 vital spots on the horde at the wall, wounds too. War machines can’t kill it.
w-about-snake = Counts as a soldier of its owner. It can’t be killed.

## War machines

w-machines = War machines
w-about-machine = Belongs to nobody. A player who builds it, or places a spearman in a tower next to its section, may shoot once at a horde there.
w-machine-shoot = { $machine }, { $section }: shoot
w-machine-build = Build: { $machine }, { $section }
w-machine-place = Place: { $machine }, { $section }
w-machine-shot = A shot
w-machine-cost = Building it
w-machine-left = Left to build
w-machine-draws = A card is drawn for each shot. { $count ->
    [one] { $count } card is left.
   *[other] { $count } cards are left.
  }
w-shot-unknown = A card is drawn for the wounds. Other players’ soldiers in the way die: 1 shame.
w-shot-wounds = { $count ->
    [0] No wound.
    [one] { $count } wound.
   *[other] { $count } wounds.
  }
w-shot-wasted = { $count } wasted.
w-shot-kills = Kills: { $list }.
w-shot-shame = You gain 1 shame.
w-card-shot = shot card

## Towers and walls

w-tower-free = free
w-tower-owner = In it
w-about-tower = After each assault: 2 honor for each section next to it that held, 1 shame for each that didn’t. A breach empties it.
w-powder-falls = { $count ->
    [one] then { $count } level falls
   *[other] then { $count } levels fall
  }
w-powder-ladders = ladders: breach
w-powder-ladders-label = Ladders
w-powder-ladders-text = The wall is breached whatever its defense, everyone in the section dies, and its war machines are lost.
w-powder-after = After the assault
w-powder-destroyed = { $count ->
    [one] { $count } level destroyed
   *[other] { $count } levels destroyed
  }
w-powder-tank = Immune to war machines.
w-powder-levels = { $count ->
    [one] { $count } wall level left. At 0 everyone loses.
   *[other] { $count } wall levels left. At 0 everyone loses.
  }
w-powder-lost = No wall level is left: everyone loses.
w-trait-ram = row 1: 1 level down
w-trait-ladders = row 1: sure breach
w-trait-bombards = then: 1 level down
w-trait-only_row = always row { $count }

## Winter

w-winter-towers = Towers
w-winter-towers-result = +{ $count } honor
w-winter-towers-text = Honor for towers: { $list }.
w-winter-siege = Siege
w-winter-siege-result = { $count ->
    [0] walls hold
    [one] { $count } level lost
   *[other] { $count } levels lost
  }

## The rest

w-figure-shots = Shots with war machines
w-figure-towers = Towers manned
barrier-shot = Undo stops here: a rocket card was drawn.
barrier-machine_lost = Undo stops here: a war machine was lost.
barrier-ram_moved = Undo stops here: Winter went on.

option-black_powder = Black Powder
option-black_powder-note = Hordes lay siege with rams, ladders and trebuchets, and walls can fall: without any level left, everyone loses. Each clan has special soldiers. Towers and war machines help, and hurt anyone in the way. There are no barricades at the start.
