### Białe zamki: teksty strony

b-ask-white_action = Biały zamek: wykonaj dodatkową akcję białą { $white }.
b-with-white = białą kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-short-white_die_used = białą kością { $die }
option-white_castles = Białe zamki
option-white_castles-note = Nowe budynki, które dają dodatkową akcję z liczbą białej kości.
