### The solo game: what only the page says of this module.

b-pawns = Counter { $counter }, goal { $goal }
b-pawns-tip = Points move the counter. At the goal it goes back to 0, the goal comes closer, and you have one more action.
b-counter = Counter
b-covered = Covered
b-rounds-left = Rounds left
b-offer-points = Buy points
b-title-points = { $number ->
    [one] Buy { $number } point
   *[other] Buy { $number } points
}{ $goal ->
    [yes] : the goal
   *[no] { "" }
}
b-did-points = bought { $where } points
b-title-swap = { $tile_object } for five goods, as a black tile
b-did-swap = goods for a black tile
b-title-spend = Give one { $good } good
b-did-spend = gave { $good }
b-did-first = what comes first
b-first-points = { $points ->
    [one] count { $points } point first
   *[other] count { $points } points first
}
b-first-tile = the free tile first
b-first-action = the extra action first
b-first-effect = what the tile does first
b-short-points_counted = counter at { $counter }, goal { $aim }
b-short-goal_reached = the goal: one more action, next goal { $aim }
b-short-colour_covered = a whole colour: a free black tile
b-short-tile_turned = { $tile_object } becomes a black tile
b-short-duchy_covered = the whole duchy: you win
b-goods-gone = { $count ->
    [one] { $count } good leaves
   *[other] { $count } goods leave
} { $number ->
    [one] depot
   *[other] depots
} { $depots }.
b-solo-won = { $you ->
    [yes] You have won
   *[no] { $who } has won
}: all { $cells } hexes are covered{ $rounds ->
    [0] , in the last round.
    [one] , { $rounds } round before the end.
   *[other] , { $rounds } rounds before the end.
}
b-solo-lost = { $you ->
    [yes] You have lost
   *[no] { $who } has lost
}: { $covered } of { $cells } hexes are covered after the last round.
b-result-won = Won
b-result-lost = Lost
b-result-rounds = Rounds played
b-result-goals = Goals reached
b-solo-course = Hexes covered, round by round
b-solo-bonus = Covering all hexes of this colour brings a free tile of the black depot.
b-tip-swap = Turn over
b-count-black = Any tile of the black depot, turned over
option-boards-note-1 = Islands joined by rivers. Four Islands suits a first game.
option-goal = Goal to begin with
option-goal-note = Reaching it gives another action. 45 is easier, 55 harder.
alone-burgundy = Cover all 37 hexes of a duchy of islands and rivers in 25 rounds.
barrier-goods_removed = Before that, goods were removed.
barrier-tile_removed = Before that, a tile was removed.
