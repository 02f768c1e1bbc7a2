### The team game: texts of the page

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
    [yes] Yours only
   *[no] { $who } only
}
b-keys-shared = Shared
b-title-keep = { $where ->
    [own] Keep it for myself
   *[shared] Share it
}
b-did-keep = store the tile
b-do-keep = Store
option-boards-note-team = One large duchy per team. Two Keeps is our own design, in the spirit of the printed one.
option-team = Team game
option-team-note = Two against two. Seats 1 and 3 share one large duchy, workers, silver and goods; so do seats 2 and 4.
option-boards-each-team = { $number ->
    [1] Team A
   *[other] Team B
}
