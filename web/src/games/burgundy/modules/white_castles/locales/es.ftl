### White castles: what only the page says of this module.

b-ask-white_action = castillo blanco: una acción más con el { $white } blanco.
b-with-white = con el { $die } blanco{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-short-white_die_used = con el { $die } blanco
option-white_castles = Castillos blancos
option-white_castles-note = Edificios que dan otra acción, con el número del dado blanco.
