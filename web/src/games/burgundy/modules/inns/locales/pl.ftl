### Inns: what only the page says of this module.

b-inns = Gospody
b-inns-label = { $count ->
    [0] Brak gospód na sprzedaż
    [one] { $count } gospoda za { $price } srebra
    [few] { $count } gospody, każda za { $price } srebra
   *[many] { $count } gospód, każda za { $price } srebra
}
option-inns = Gospody
option-inns-note = Jedna w każdej fazie, na pole dowolnego koloru; powiększa swój obszar o jeden.
