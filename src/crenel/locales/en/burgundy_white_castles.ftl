### Burgundy: the white castles.

setting-white_castles = White castles: buildings that give an action with the white die
setting-white_castles-true = yes
setting-white_castles-false = no
tile-monastery29 = monastery 29
    .object = monastery 29
    .short = Mo29
tile-white-castle = white castle
    .object = a white castle
    .short = White
effect-white-action = At once: one more action, with the number of the white die. Workers may change it.
asking-white_action = White castle: one more action, with the number of the white die.
event-white_die_used = { $you ->
    [yes] You use
   *[no] { $who } uses
  } the white { $die }{ $workers ->
    [0] .
    [one] { " " }and { $workers } worker.
   *[other] { " " }and { $workers } workers.
  }
