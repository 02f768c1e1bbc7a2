### Burgundia: białe zamki.

setting-white_castles = Białe zamki: budynki, które dają dodatkową akcję białą kością
setting-white_castles-true = tak
setting-white_castles-false = nie
tile-monastery29 = klasztor 29
    .object = klasztor 29
    .short = Kl29
tile-white-castle = biały zamek
    .object = biały zamek
    .short = BZame
effect-white-action = Po położeniu: wykonujesz dodatkową akcję z liczbą białej kości. Możesz ją zmienić robotnikami.
asking-white_action = Biały zamek: wykonaj dodatkową akcję z liczbą białej kości.
event-white_die_used = { $you ->
    [yes] Używasz
   *[no] { $who } używa
  } białej kości { $die }{ $workers ->
    [0] .
    [one] { " " }i { $workers } robotnika.
   *[other] { " " }i { $workers } robotników.
  }
