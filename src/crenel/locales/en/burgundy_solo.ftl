### Burgundy: the solo game.

setting-goal = Solo: starting goal (45 easier, 55 harder)
board-13a = Four Islands
board-13b = Archipelago
source-covered = hexes covered
source-rounds = rounds to spare
tile-black = black tile
    .object = a black tile
    .short = Black
effect-black = Goes face down on a hex of any kind. It has no effect.
asking-count_points = { $points ->
    [one] You score { $points } point
   *[other] You score { $points } points
  }. Buy more with silver?
asking-free_tile = You completed a color: place a tile from the black depot, ignoring its number, or skip.
asking-swap_goods = Trade five goods tiles for a tile from the black depot and use it as a black tile? Or skip.
asking-spend_goods = Which goods will you give up? ({ $left } to go)
asking-following = Which comes first?
event-points_counted = { $you ->
    [yes] Your
   *[no] { $who }’s
  } counter moves { $points }{ $bought ->
    [0] { "" }
   *[other] { " " }+ { $bought } bought
  }, to { $counter } (goal { $aim }).
event-goal_reached = { $you ->
    [yes] You reach
   *[no] { $who } reaches
  } the goal and { $you ->
    [yes] get
   *[no] gets
  } an extra action. The new goal is { $aim }.
event-tile_turned = A tile is turned face down ({ $tile }) and becomes a black tile.
event-tile_removed = Depot { $depot } loses { $tile_object }.
event-goods_removed = { $count } goods are removed from depot { $depot }.
event-colour_covered = { $you ->
    [yes] You cover
   *[no] { $who } covers
  } all { $kind_hexes } and { $you ->
    [yes] get
   *[no] gets
  } a free tile from the black depot.
event-duchy_covered = { $you ->
    [yes] You cover
   *[no] { $who } covers
  } the whole duchy and { $you ->
    [yes] win
   *[no] wins
  } with { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } to spare.
state-won = { $where }: the result doesn’t match the number of covered hexes.
not-alone = Not available in the solo game: { $option }.
table-pawns = counter { $counter }, goal { $aim }
table-rivers = Rivers
moment-burgundy-points = You can buy points whenever you score some.
moment-burgundy-swap = You can trade five goods tiles for a black tile right after you place a ship.
moment-burgundy-spend = You give up goods when you trade them for a black tile.
moment-burgundy-first = You choose what comes first when a placement has several effects and their order matters.
moment-burgundy-build = You place a tile straight from the central board only when an effect lets you.
reason-covered = value of hexes covered
reason-pending = actions still to come
reason-goal = way to the next extra action
reason-free-tiles = free tiles within reach
reason-purse = silver and workers
