### Borgoña: los castillos blancos.

setting-white_castles = Castillos blancos: edificios que dan una acción adicional con el dado blanco
setting-white_castles-true = sí
setting-white_castles-false = no
tile-monastery29 = monasterio 29
    .object = el monasterio 29
    .short = Mo29
tile-white-castle = castillo blanco
    .object = un castillo blanco
    .short = CBlan
effect-white-action = Al colocar: haces una acción adicional con el número del dado blanco. Puedes cambiarlo con trabajadores.
asking-white_action = Castillo blanco: haz una acción adicional con el número del dado blanco.
event-white_die_used = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } el { $die } blanco{ $workers ->
    [0] .
    [one] { " " }y { $workers } trabajador.
   *[other] { " " }y { $workers } trabajadores.
  }
