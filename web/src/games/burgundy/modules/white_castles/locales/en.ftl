### White castles: texts of the page

b-ask-white_action = White castle: take an extra action with the white { $white }.
b-with-white = with the white { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-short-white_die_used = with the white { $die }
option-white_castles = White castles
option-white_castles-note = New buildings that give an extra action with the number on the white die.
