### El juego en solitario: textos de la página

b-pawns = Contador { $counter }, meta { $goal }
b-pawns-tip = Los puntos mueven el contador. Cuando llega a la meta, vuelve a 0, la meta se acerca y tienes una acción adicional.
b-counter = Contador
b-covered = Cubiertas
b-rounds-left = Rondas restantes
b-offer-points = Comprar puntos
b-title-points = { $number ->
    [one] Comprar { $number } punto
   *[other] Comprar { $number } puntos
}{ $goal ->
    [yes] { " " }y alcanzar la meta
   *[no] { "" }
}
b-did-points = comprar puntos ({ $where })
b-title-swap = Cambiar cinco mercancías por { $tile_object }, que será una loseta negra
b-did-swap = cambiar mercancías por una loseta negra
b-title-spend = Entregar una loseta de mercancía ({ $good })
b-did-spend = entregar mercancías { $good }
b-did-first = elegir qué se resuelve primero
b-do-points = Comprar
b-do-swap = Cambiar
b-do-spend = Entregar
b-do-first = Elegir
b-first-points = { $points ->
    [one] sumar primero { $points } punto
   *[other] sumar primero { $points } puntos
}
b-first-tile = primero la loseta gratis
b-first-action = primero la acción adicional
b-first-effect = primero el efecto de la loseta
b-short-points_counted = contador en { $counter }, meta { $aim }
b-short-goal_reached = meta alcanzada: acción adicional; próxima meta, { $aim }
b-short-colour_covered = color completo: una loseta gratis del depósito negro
b-short-tile_turned = { $tile_object } pasa a ser una loseta negra
b-short-duchy_covered = principado completo: ganas
b-goods-gone = { $number ->
    [one] Del depósito
   *[other] De los depósitos
} { $depots } { $count ->
    [one] se retira { $count } loseta de mercancía.
   *[other] se retiran { $count } losetas de mercancía.
}
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
b-solo-course = Casillas cubiertas por ronda
b-solo-bonus = Cubre todas las casillas de este color para conseguir una loseta gratis del depósito negro.
b-tip-swap = Dar la vuelta
b-count-black = Cualquier loseta del depósito negro, puesta boca abajo
option-boards-note-1 = Islas unidas por ríos. «Cuatro Islas» es el mejor para la primera partida.
option-goal = Meta inicial
option-goal-note = Alcanzar la meta da una acción adicional. 45 es más fácil, 55 más difícil.
barrier-goods_removed = Hasta aquí se puede deshacer: se retiraron mercancías.
barrier-tile_removed = Hasta aquí se puede deshacer: se retiró una loseta.
