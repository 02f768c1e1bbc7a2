### Burgundy: the white castles.

setting-white_castles = White castles: buildings that give an extra action with the white die
setting-white_castles-true = yes
setting-white_castles-false = no
tile-monastery29 = monastery 29
    .object = monastery 29
    .short = Mo29
tile-white-castle = white castle
    .object = a white castle
    .short = White
effect-white-action = When placed: take an extra action with the number on the white die. You may change it with workers.
asking-white_action = White castle: take an extra action with the number on the white die.
event-white_die_used = { $you ->
    [yes] You use
   *[no] { $who } uses
  } the white { $die }{ $workers ->
    [0] .
    [one] { " " }and { $workers } worker.
   *[other] { " " }and { $workers } workers.
  }
