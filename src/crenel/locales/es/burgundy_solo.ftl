### Burgundy: the solo game.

setting-goal = En solitario: dónde empieza el peón de meta (45 fácil, 55 difícil)
board-13a = Cuatro Islas
board-13b = Archipiélago
source-covered = casillas cubiertas
source-rounds = rondas sobrantes
tile-black = loseta negra
    .object = una loseta negra
    .short = Negra
effect-black = Va boca abajo en una casilla de cualquier tipo; no hace nada más.
asking-count_points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }: ¿compras más con plata?
asking-free_tile = Un color completo: coloca una loseta del depósito negro en cualquier número, o pasa.
asking-swap_goods = ¿Cinco mercancías por una loseta del depósito negro, que será una loseta negra? O pasa.
asking-spend_goods = ¿Qué mercancías entregas (faltan { $left })?
asking-following = ¿Qué va primero?
event-points_counted = { $you ->
    [yes] Tu
   *[no] { $who }: el
  } contador avanza { $points }{ $bought ->
    [0] { "" }
   *[other] { " " }y { $bought } comprados
  } hasta { $counter } (meta { $aim }).
event-goal_reached = { $you ->
    [yes] Llegas
   *[no] { $who } llega
  } a la meta: una acción más. La meta es ahora { $aim }.
event-tile_turned = Una loseta se pone boca abajo ({ $tile }): ahora es una loseta negra.
event-tile_removed = El depósito { $depot } pierde { $tile_object }.
event-goods_removed = { $count } mercancías salen del depósito { $depot }.
event-colour_covered = { $you ->
    [yes] Has
   *[no] { $who } ha
  } cubierto todas las { $kind_hexes }: una loseta gratis del depósito negro.
event-duchy_covered = { $you ->
    [yes] Has
   *[no] { $who } ha
  } cubierto todo el principado y ganado, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } antes del final.
state-won = { $where }: las casillas cubiertas dicen si está ganada.
not-alone = Esto no se puede jugar en solitario: { $option }.
table-pawns = contador { $counter }, meta { $aim }
table-rivers = Ríos
