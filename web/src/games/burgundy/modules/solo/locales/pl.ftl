### Gra solo: teksty strony

b-pawns = Licznik { $counter }, cel { $goal }
b-pawns-tip = Punkty przesuwają licznik. Gdy osiągnie cel, wraca na 0, cel się przybliża, a ty masz dodatkową akcję.
b-counter = Licznik
b-covered = Zakryte
b-rounds-left = Pozostałe rundy
b-offer-points = Kup punkty
b-title-points = { $number ->
    [one] Kup { $number } punkt
    [few] Kup { $number } punkty
   *[many] Kup { $number } punktów
}{ $goal ->
    [yes] { " " }i osiągnij cel
   *[no] { "" }
}
b-did-points = zakup punktów ({ $where })
b-title-swap = Wymień pięć towarów na { $tile_object } jako czarny kafel
b-did-swap = wymiana towarów na czarny kafel
b-title-spend = Oddaj jeden kafel: { $good } towary
b-did-spend = oddanie: { $good } towary
b-did-first = wybór, co najpierw
b-do-points = Kup
b-do-swap = Wymień
b-do-spend = Oddaj
b-do-first = Wybierz
b-first-points = { $points ->
    [one] najpierw policz { $points } punkt
    [few] najpierw policz { $points } punkty
   *[other] najpierw policz { $points } punktów
}
b-first-tile = najpierw darmowy kafel
b-first-action = najpierw dodatkowa akcja
b-first-effect = najpierw działanie kafla
b-short-points_counted = licznik na { $counter }, cel { $aim }
b-short-goal_reached = cel osiągnięty: dodatkowa akcja, następny cel { $aim }
b-short-colour_covered = cały kolor: darmowy kafel z czarnego składu
b-short-tile_turned = odwracasz { $tile_object }: to teraz czarny kafel
b-short-duchy_covered = całe księstwo zakryte: wygrywasz
b-goods-gone = { $number ->
    [one] Ze składu
   *[other] Ze składów
} { $depots } { $count ->
    [one] znika { $count } kafel towaru.
    [few] znikają { $count } kafle towarów.
   *[many] znika { $count } kafli towarów.
}
b-solo-won = { $you ->
    [yes] Wygrywasz
   *[no] { $who } wygrywa
}: wszystkie pola ({ $cells }) są zakryte{ $rounds ->
    [0] {" "}w ostatniej rundzie.
    [one] , { $rounds } rundę przed końcem.
    [few] , { $rounds } rundy przed końcem.
   *[other] , { $rounds } rund przed końcem.
}
b-solo-lost = { $you ->
    [yes] Przegrywasz
   *[no] { $who } przegrywa
}: po ostatniej rundzie zakrytych pól jest { $covered } z { $cells }.
b-result-won = Wygrana
b-result-lost = Przegrana
b-result-rounds = Rozegrane rundy
b-result-goals = Osiągnięte cele
b-solo-course = Zakryte pola w kolejnych rundach
b-solo-bonus = Zakryj wszystkie pola tego koloru, aby dostać darmowy kafel z czarnego składu.
b-tip-swap = Odwróć
b-count-black = Dowolny kafel z czarnego składu, odwrócony
option-boards-note-1 = Wyspy połączone rzekami. „Cztery Wyspy” najlepiej nadają się na pierwszą grę.
option-goal = Cel początkowy
option-goal-note = Osiągnięcie celu daje dodatkową akcję. 45 jest łatwiejszy, 55 trudniejszy.
barrier-goods_removed = Dalej nie można cofnąć: usunięto towary.
barrier-tile_removed = Dalej nie można cofnąć: usunięto kafel.
