### Burgundy: the four extra tiles.

setting-extra_tiles = The four extra tiles: bridge, workers, crane and geese
setting-extra_tiles-true = yes
setting-extra_tiles-false = no
tile-monastery27 = monastery 27 (bridge)
    .object = monastery 27
    .short = Mo27
tile-monastery28 = monastery 28 (workers)
    .object = monastery 28
    .short = Mo28
tile-crane = crane
    .object = the crane
    .short = Crane
tile-geese = 2 geese
    .object = 2 geese
    .short = 2gees
animal-geese = geese
effect-on-top = Your marker is always on top of its stack on the bridge.
effect-hire = At any moment of your turn: 1 silver buys { $workers } workers, as often as you like.
effect-copy = At once: the effect of any building. At the end it counts as one building of the type you like best.
effect-geese = At once: scores { $count }, and all animals of one other kind in the same pasture. Scores { $count } again with every livestock tile placed there later.
asking-copy_building = Crane: use the effect of which building?
asking-choose_animal = Geese on { $cell }: which animals score as well?
event-workers_hired = { $you ->
    [yes] You pay
   *[no] { $who } pays
  } { $silver } silver for workers.
event-marker_raised = { $you ->
    [yes] Your marker
   *[no] The marker of { $who }
  } goes on top of the stack on space { $space } of the bridge.
event-building_copied = { $you ->
    [yes] You use
   *[no] { $who } uses
  } the crane like another building: { $tile }.
hire-without-tile = Only monastery 28 lets you buy workers.
hire-without-silver = You have no silver for workers.
no-building-to-copy = There is no such building to copy: { $text }.
rule-burgundy-extra-tiles-workers = Monastery 28: in your turn 1 silver buys 2 workers, any number of times.
rule-burgundy-extra-tiles-crane = The crane works like any one building when it is placed.
