### Gospody: teksty strony

b-inns = Gospody
b-inns-label = { $count ->
    [0] Brak gospód na sprzedaż
    [one] { $count } gospoda za { $price } srebra
    [few] { $count } gospody, { $price } srebra za każdą
   *[many] { $count } gospód, { $price } srebra za każdą
}
option-inns = Gospody
option-inns-note = Jedna gospoda na fazę. Połóż ją na polu dowolnego koloru: jej obszar liczy się jako większy o jedno pole.
