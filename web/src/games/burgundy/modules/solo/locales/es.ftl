### The solo game: what only the page says of this module.

b-pawns = Contador { $counter }, meta { $goal }
b-pawns-tip = Los puntos mueven el contador. En la meta vuelve a 0, la meta se acerca y tienes otra acción.
b-counter = Contador
b-covered = Cubiertas
b-rounds-left = Rondas restantes
b-offer-points = Comprar puntos
b-title-points = { $number ->
    [one] Comprar { $number } punto
   *[other] Comprar { $number } puntos
}{ $goal ->
    [yes] : la meta
   *[no] { "" }
}
b-did-points = compraste { $where } puntos
b-title-swap = { $tile_object } por cinco mercancías, como loseta negra
b-did-swap = mercancías por una loseta negra
b-title-spend = Entregar una mercancía ({ $good })
b-did-spend = entregaste { $good }
b-did-first = qué va primero
b-first-points = { $points ->
    [one] contar primero { $points } punto
   *[other] contar primero { $points } puntos
}
b-first-tile = primero la loseta gratis
b-first-action = primero la acción adicional
b-first-effect = primero el efecto de la loseta
b-short-points_counted = contador en { $counter }, meta { $aim }
b-short-goal_reached = la meta: otra acción; próxima meta { $aim }
b-short-colour_covered = un color entero: una loseta negra gratis
b-short-tile_turned = { $tile_object } se vuelve loseta negra
b-short-duchy_covered = todo el principado: ganas
b-goods-gone = { $count ->
    [one] Sale { $count } mercancía
   *[other] Salen { $count } mercancías
} de { $number ->
    [one] el depósito
   *[other] los depósitos
} { $depots }.
b-solo-won = { $you ->
    [yes] Has ganado
   *[no] { $who } ha ganado
}: las { $cells } casillas están cubiertas{ $rounds ->
    [0] , en la última ronda.
    [one] , { $rounds } ronda antes del final.
   *[other] , { $rounds } rondas antes del final.
}
b-solo-lost = { $you ->
    [yes] Has perdido
   *[no] { $who } ha perdido
}: { $covered } de { $cells } casillas cubiertas tras la última ronda.
b-result-won = Ganada
b-result-lost = Perdida
b-result-rounds = Rondas jugadas
b-result-goals = Metas alcanzadas
b-solo-course = Casillas cubiertas, ronda a ronda
b-solo-bonus = Cubrir todas las casillas de este color da una loseta gratis del depósito negro.
b-tip-swap = Dar la vuelta
b-count-black = Cualquier loseta del depósito negro, vuelta boca abajo
option-boards-note-1 = Islas unidas por ríos. Cuatro Islas va bien para empezar.
option-goal = Meta inicial
option-goal-note = Alcanzarla da otra acción. 45 es más fácil, 55 más difícil.
alone-burgundy = Cubre las 37 casillas de un principado de islas y ríos en 25 rondas.
barrier-goods_removed = Antes de eso se retiraron mercancías.
barrier-tile_removed = Antes de eso se retiró una loseta.
