### Gra drużynowa: teksty strony

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
    [own] Zatrzymaj dla siebie
   *[shared] Udostępnij drużynie
}
b-did-keep = odłożenie kafla do schowka
b-do-keep = Odłóż
option-boards-note-team = Jedno duże księstwo na drużynę. „Dwie Baszty” to nasz projekt, w duchu drukowanej planszy.
option-team = Gra drużynowa
option-team-note = Dwoje na dwoje. Miejsca 1 i 3 dzielą jedno duże księstwo, robotników, srebro i towary; miejsca 2 i 4 tak samo.
option-boards-each-team = { $number ->
    [1] Drużyna A
   *[other] Drużyna B
}
