### The solo game: texts of the page

b-pawns = Counter { $counter }, goal { $goal }
b-pawns-tip = Points move the counter. When it reaches the goal, it goes back to 0, the goal moves closer, and you get an extra action.
b-counter = Counter
b-covered = Covered
b-rounds-left = Rounds left
b-offer-points = Buy points
b-title-points = { $number ->
    [one] Buy { $number } point
   *[other] Buy { $number } points
}{ $goal ->
    [yes] { " " }and reach the goal
   *[no] { "" }
}
b-did-points = buy { $where } points
b-title-swap = Trade five goods for { $tile_object }, used as a black tile
b-did-swap = trade goods for a black tile
b-title-spend = Give one { $good } goods tile
b-did-spend = give { $good } goods
b-did-first = choose what to resolve first
b-do-points = Buy
b-do-swap = Trade
b-do-spend = Give
b-do-first = Choose
b-first-points = { $points ->
    [one] score { $points } point first
   *[other] score { $points } points first
}
b-first-tile = the free tile first
b-first-action = the extra action first
b-first-effect = the tile’s effect first
b-short-points_counted = counter at { $counter }, goal { $aim }
b-short-goal_reached = goal reached: extra action, next goal { $aim }
b-short-colour_covered = whole color: free tile from the black depot
b-short-tile_turned = { $tile_object } becomes a black tile
b-short-duchy_covered = whole duchy covered: you win
b-goods-gone = { $count ->
    [one] { $count } goods tile is removed from
   *[other] { $count } goods tiles are removed from
} { $number ->
    [one] depot
   *[other] depots
} { $depots }.
b-solo-won = { $you ->
    [yes] You win
   *[no] { $who } wins
}: all { $cells } hexes are covered{ $rounds ->
    [0] , in the last round.
    [one] , with { $rounds } round to spare.
   *[other] , with { $rounds } rounds to spare.
}
b-solo-lost = { $you ->
    [yes] You lose
   *[no] { $who } loses
}: { $covered } of { $cells } hexes are covered after the last round.
b-result-won = Won
b-result-lost = Lost
b-result-rounds = Rounds played
b-result-goals = Goals reached
b-solo-course = Hexes covered by round
b-solo-bonus = Cover every hex of this color to get a free tile from the black depot.
b-tip-swap = Turn over
b-count-black = Any tile from the black depot, turned face down
option-boards-note-1 = Islands joined by rivers. Four Islands is best for a first game.
option-goal = Starting goal
option-goal-note = Reaching the goal gives an extra action. 45 is easier, 55 is harder.
barrier-goods_removed = Undo stops here: goods were removed.
barrier-tile_removed = Undo stops here: a tile was removed.
