### Castillos blancos: textos de la página

b-ask-white_action = Castillo blanco: haz una acción adicional con el { $white } blanco.
b-with-white = con el { $die } blanco{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-short-white_die_used = con el { $die } blanco
option-white_castles = Castillos blancos
option-white_castles-note = Edificios nuevos que dan una acción adicional con el número del dado blanco.
