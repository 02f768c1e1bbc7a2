### Inns: what only the page says of this module.

b-inns = Posadas
b-inns-label = { $count ->
    [0] Ninguna posada en venta
    [one] { $count } posada por { $price } de plata
   *[other] { $count } posadas, cada una por { $price } de plata
}
option-inns = Posadas
option-inns-note = Una en cada fase, para una casilla de cualquier color; agranda en una su zona.
