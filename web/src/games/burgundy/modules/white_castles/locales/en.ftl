### White castles: what only the page says of this module.

b-ask-white_action = white castle: one more action with the white { $white }.
b-with-white = with the white { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-short-white_die_used = with the white { $die }
option-white_castles = White castles
option-white_castles-note = Buildings that give another action, with the number of the white die.
