### The team game: what only the page says of this module.

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
option-boards-note-team = One large duchy for each team. Two Keeps is ours, in the spirit of the printed one.
option-team = Team game
option-team-note = Two against two: seats 1 and 3 share one large duchy, workers, silver and goods; so do seats 2 and 4.
option-boards-each-team = { $number ->
    [1] Team A
   *[other] Team B
}
