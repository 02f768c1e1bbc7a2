### White castles: what only the page says of this module.

b-ask-white_action = biały zamek: jeszcze jedna akcja białą { $white }.
b-with-white = białą kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-short-white_die_used = białą kością { $die }
option-white_castles = Białe zamki
option-white_castles-note = Budynki, które dają jeszcze jedną akcję z liczbą białej kości.
