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
effect-hire = On your turn: buy { $workers } workers for 1 silver, as often as you like.
effect-copy = When placed: use the effect of any one building. At the end of the game, it counts as one building of your choice.
effect-geese = When placed: score { $count } points, plus all animals of one other kind in the same pasture. Scores { $count } more whenever you place livestock in that pasture.
asking-copy_building = Crane: choose a building effect to use, or skip.
asking-choose_animal = Geese on { $cell }: choose another animal to score.
event-workers_hired = { $you ->
    [yes] You spend
   *[no] { $who } spends
  } { $silver } silver on workers.
event-marker_raised = { $you ->
    [yes] Your marker
   *[no] { $who }’s marker
  } moves to the top of the stack on space { $space } of the bridge.
event-building_copied = { $you ->
    [yes] You use
   *[no] { $who } uses
  } the crane as: { $tile }.
hire-without-tile = You need monastery 28 to buy workers.
hire-without-silver = You have no silver to buy workers.
no-building-to-copy = There is no such building to copy: { $text }.
rule-burgundy-extra-tiles-workers = Monastery 28: on your turn, buy 2 workers for 1 silver, any number of times.
rule-burgundy-extra-tiles-crane = When placed, the crane works like any one building.
state-crane = { $where }: the crane can count only while it is placed.
moment-burgundy-copy = You copy a building when you place the crane.
moment-burgundy-count = You choose an animal when you place the geese.
moment-burgundy-hire = With monastery 28 you can buy workers on your turn, as long as you have silver.
