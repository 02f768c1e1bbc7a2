### El juego en equipo y en solitario: lo que solo dice la página.

## En equipo

b-team = Equipo { $team }
b-your-partner = tu compañero
b-partner = compañero
b-partner-label = Tu compañero { $who }
b-in-team = { $who }, { $team }
b-of-them-mine = { $you ->
    [yes] tuyos: { $points }
   *[no] { $who }: { $points }
}
b-keys-own = { $you ->
    [yes] Solo para ti
   *[no] Solo para { $who }
}
b-keys-shared = Compartido
b-title-keep = { $where ->
    [own] Guardarla para mí
   *[shared] Compartirla
}
b-did-keep = guardaste la loseta

## En solitario

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
b-cell-river = río hasta { $cells }
b-tip-river = Río hasta
b-count-black = Cualquier loseta del depósito negro, vuelta boca abajo
