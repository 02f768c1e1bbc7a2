### Posadas: textos de la página

b-inns = Posadas
b-inns-label = { $count ->
    [0] Ninguna posada en venta
    [one] { $count } posada por { $price } de plata
   *[other] { $count } posadas, a { $price } de plata cada una
}
option-inns = Posadas
option-inns-note = Una posada por fase. Colócala en una casilla de cualquier color: su área cuenta como una casilla mayor.
