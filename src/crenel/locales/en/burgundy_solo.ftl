### Burgundy: the solo game.

setting-goal = Alone: where the goal pawn begins (45 easy, 55 hard)
board-13a = Four Islands
board-13b = Archipelago
source-covered = hexes covered
source-rounds = rounds not needed
tile-black = black tile
    .object = a black tile
    .short = Black
effect-black = Lies face down on a hex of any kind; it does nothing else.
asking-count_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: do you buy more for silver?
asking-free_tile = A colour is complete: place a tile of the black depot on any number, or skip.
asking-swap_goods = Five goods for a tile of the black depot, to be a black wild tile? Or skip.
asking-spend_goods = Which goods do you give ({ $left } to go)?
asking-following = What comes first?
event-points_counted = { $you ->
    [yes] Your
   *[no] { $who }: the
  } counter moves { $points }{ $bought ->
    [0] { "" }
   *[other] { " " }and { $bought } bought
  } to { $counter } (goal { $aim }).
event-goal_reached = { $you ->
    [yes] You reach
   *[no] { $who } reaches
  } the goal: one more action. The goal is { $aim } now.
event-tile_turned = A tile is turned over ({ $tile }): now it is a black tile.
event-tile_removed = Depot { $depot } loses { $tile_object }.
event-goods_removed = { $count } goods leave depot { $depot }.
event-colour_covered = { $you ->
    [yes] You have
   *[no] { $who } has
  } covered all { $kind_hexes }: a free tile of the black depot.
event-duchy_covered = { $you ->
    [yes] You have
   *[no] { $who } has
  } covered the whole duchy and won, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } before the end.
state-won = { $where }: won or not, that is told by the hexes covered.
not-alone = This cannot be played alone: { $option }.
table-pawns = counter { $counter }, goal { $aim }
table-rivers = Rivers
