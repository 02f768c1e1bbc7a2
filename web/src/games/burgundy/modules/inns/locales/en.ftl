### Inns: texts of the page

b-inns = Inns
b-inns-label = { $count ->
    [0] No inn for sale
    [one] { $count } inn for { $price } silver
   *[other] { $count } inns, { $price } silver each
}
option-inns = Inns
option-inns-note = One inn per phase. Place it on a hex of any color to make the area count as one hex larger.
