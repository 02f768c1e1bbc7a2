### The solo game: what only the page says of this module.

b-pawns = Licznik { $counter }, cel { $goal }
b-pawns-tip = Punkty przesuwają licznik. U celu wraca on na 0, cel się przybliża, a ty masz dodatkową akcję.
b-counter = Licznik
b-covered = Zakryte
b-rounds-left = Zostało rund
b-offer-points = Kup punkty
b-title-points = { $number ->
    [one] Kup { $number } punkt
    [few] Kup { $number } punkty
   *[other] Kup { $number } punktów
}{ $goal ->
    [yes] : cel
   *[no] { "" }
}
b-did-points = kupno punktów ({ $where })
b-title-swap = { $tile_object } za pięć towarów, jako czarny kafel
b-did-swap = towary za czarny kafel
b-title-spend = Oddaj towar ({ $good })
b-did-spend = oddanie towaru ({ $good })
b-did-first = co najpierw
b-first-points = { $points ->
    [one] najpierw policz { $points } punkt
    [few] najpierw policz { $points } punkty
   *[other] najpierw policz { $points } punktów
}
b-first-tile = najpierw darmowy kafel
b-first-action = najpierw dodatkowa akcja
b-first-effect = najpierw działanie kafla
b-short-points_counted = licznik na { $counter }, cel { $aim }
b-short-goal_reached = cel: dodatkowa akcja, następny cel { $aim }
b-short-colour_covered = cały kolor: darmowy czarny kafel
b-short-tile_turned = { $tile_object } to teraz czarny kafel
b-short-duchy_covered = całe księstwo: wygrywasz
b-goods-gone = { $count ->
    [one] { $count } towar znika
    [few] { $count } towary znikają
   *[other] { $count } towarów znika
} ze { $number ->
    [one] składu
   *[other] składów
} { $depots }.
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
b-solo-course = Zakryte pola, runda po rundzie
b-solo-bonus = Zakrycie wszystkich pól tego koloru daje darmowy kafel z czarnego składu.
b-tip-swap = Odwróć
b-count-black = Dowolny kafel z czarnego składu, odwrócony
option-boards-note-1 = Wyspy połączone rzekami. Na początek dobre są Cztery Wyspy.
option-goal = Początkowy cel
option-goal-note = Za osiągnięcie celu jest dodatkowa akcja. 45 jest łatwiej, 55 trudniej.
alone-burgundy = Zakryj wszystkie 37 pól księstwa wysp i rzek w 25 rund.
barrier-goods_removed = Wcześniej usunięto towary.
barrier-tile_removed = Wcześniej usunięto kafel.
