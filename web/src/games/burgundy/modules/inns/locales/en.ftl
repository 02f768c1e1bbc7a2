### Inns: what only the page says of this module.

b-inns = Inns
b-inns-label = { $count ->
    [0] No inn for sale
    [one] { $count } inn for { $price } silver
   *[other] { $count } inns, each for { $price } silver
}
option-inns = Inns
option-inns-note = One each phase, for a hex of any colour; it makes its area one larger.
