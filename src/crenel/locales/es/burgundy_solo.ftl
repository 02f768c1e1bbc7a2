### Burgundy: the solo game.

setting-goal = En solitario: meta inicial (45 más fácil, 55 más difícil)
board-13a = Cuatro Islas
board-13b = Archipiélago
source-covered = casillas cubiertas
source-rounds = rondas sobrantes
tile-black = loseta negra
    .object = una loseta negra
    .short = Negra
effect-black = Va boca abajo en una casilla de cualquier tipo. No tiene ningún efecto.
asking-count_points = { $points ->
    [one] Ganas { $points } punto
   *[other] Ganas { $points } puntos
  }. ¿Compras más con plata?
asking-free_tile = Has completado un color: coloca una loseta del depósito negro, sin tener en cuenta su número, o pasa.
asking-swap_goods = ¿Cambias cinco losetas de mercancía por una loseta del depósito negro, que usarás como loseta negra? O pasa.
asking-spend_goods = ¿Qué mercancías entregas? (faltan { $left })
asking-following = ¿Qué va primero?
event-points_counted = { $you ->
    [yes] Tu contador
   *[no] El contador de { $who }
  } avanza { $points }{ $bought ->
    [0] { "" }
   *[other] { " " }y { $bought } comprados
  }, hasta { $counter } (meta { $aim }).
event-goal_reached = { $you ->
    [yes] Alcanzas
   *[no] { $who } alcanza
  } la meta y { $you ->
    [yes] tienes
   *[no] tiene
  } una acción adicional. La nueva meta es { $aim }.
event-tile_turned = Una loseta se pone boca abajo ({ $tile }) y pasa a ser una loseta negra.
event-tile_removed = El depósito { $depot } pierde { $tile_object }.
event-goods_removed = Se retiran { $count } mercancías del depósito { $depot }.
event-colour_covered = { $you ->
    [yes] Cubres
   *[no] { $who } cubre
  } todas las { $kind_hexes } y { $you ->
    [yes] consigues
   *[no] consigue
  } una loseta gratis del depósito negro.
event-duchy_covered = { $you ->
    [yes] Cubres
   *[no] { $who } cubre
  } todo el principado y { $you ->
    [yes] ganas
   *[no] gana
  }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } antes del final.
state-won = { $where }: el resultado no coincide con el número de casillas cubiertas.
not-alone = No disponible en el juego en solitario: { $option }.
table-pawns = contador { $counter }, meta { $aim }
table-rivers = Ríos
moment-burgundy-points = Puedes comprar puntos cada vez que puntúas.
moment-burgundy-swap = Puedes cambiar cinco losetas de mercancía por una loseta negra justo después de colocar un barco.
moment-burgundy-spend = Entregas mercancías cuando las cambias por una loseta negra.
moment-burgundy-first = Eliges qué va primero cuando colocar una loseta tiene varios efectos y su orden importa.
moment-burgundy-build = Solo colocas una loseta directamente del tablero central cuando un efecto lo permite.
reason-covered = valor de casillas cubiertas
reason-pending = acciones pendientes
reason-goal = camino a la siguiente acción adicional
reason-free-tiles = losetas gratis al alcance
reason-purse = plata y trabajadores
