### The team game: what only the page says of this module.

b-team = Drużyna { $team }
b-your-partner = twój partner
b-partner = partner
b-partner-label = Twój partner { $who }
b-in-team = { $who }, { $team }
b-of-them-mine = { $you ->
    [yes] twoje: { $points }
   *[no] { $who }: { $points }
}
b-keys-own = { $you ->
    [yes] Tylko dla ciebie
   *[no] Tylko: { $who }
}
b-keys-shared = Wspólne
b-title-keep = { $where ->
    [own] Zostaw dla siebie
   *[shared] Odłóż jako wspólny
}
b-did-keep = odłożony kafel
option-boards-note-team = Jedno duże księstwo dla każdej drużyny. Dwie Baszty są nasze, w duchu drukowanej planszy.
option-team = Gra drużynowa
option-team-note = Dwóch na dwóch: miejsca 1 i 3 dzielą jedno duże księstwo, robotników, srebro i towary; miejsca 2 i 4 tak samo.
option-boards-each-team = { $number ->
    [1] Drużyna A
   *[other] Drużyna B
}
