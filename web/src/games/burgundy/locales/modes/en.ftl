### The team game and the game alone: what only the page says of them.

## In a team

b-team = Team { $team }
b-your-partner = your partner
b-partner = partner
b-partner-label = Your partner { $who }
b-in-team = { $who }, { $team }
b-of-them-mine = { $you ->
    [yes] yours: { $points }
   *[no] { $who }: { $points }
}
b-keys-own = { $you ->
    [yes] Only for you
   *[no] Only for { $who }
}
b-keys-shared = Shared
b-title-keep = { $where ->
    [own] Keep it for me
   *[shared] Share it
}
b-did-keep = stored the tile

## Alone

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
b-cell-river = river to { $cells }
b-tip-river = River to
b-count-black = Any tile of the black depot, turned over
