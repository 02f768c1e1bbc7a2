### Los castillos de Borgoña: textos de la página. Los nombres, sucesos y efectos están en src/crenel/locales.

b-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Preguntas de un turno

b-ask-dice = Puedes { $actions }.
b-ask-die = Con tu { $die } puedes { $actions }.
b-ask-take = { $count ->
    [0] coger una loseta
    [one] coger del depósito { $depots }
   *[other] coger de los depósitos { $depots }
}
b-ask-place = colocar una loseta de tus casillas-llave
b-ask-sell = vender mercancías
b-ask-workers = coger trabajadores
b-ask-buy = comprar una loseta del depósito negro
b-ask-end = Has usado los dos dados. Termina tu turno.
b-ask-buy-or-end = Has usado los dos dados. Compra una loseta o termina tu turno.
b-ask-make_room = Tus casillas-llave están llenas. ¿Qué loseta descartas para hacer sitio a { $tile_object }?
b-take-workers = Coger trabajadores
b-skip = Pasar

## Jugadas

b-title-take = Coger { $tile_object } del depósito { $depot }
b-title-buy = Comprar { $tile_object }
b-title-place = Colocar { $tile_object } en { $cell }
b-title-build = Colocar { $tile_object } en { $cell }
b-title-sell = Vender todas las mercancías { $good }
b-title-workers = Coger trabajadores
b-title-discard = Descartar { $tile_object }
b-title-ship = Coger las mercancías del depósito { $depot }
b-title-also = Coger también las mercancías del depósito { $depot }
b-title-load = Conservar las mercancías { $good }
b-title-castle = Colocar tu primer castillo en { $cell }
b-title-skip = Pasar
b-title-end = Terminar turno
b-offers = Más jugadas
b-did-take = coger { $tile_object }
b-did-buy = comprar { $tile_object }
b-did-place = colocar { $tile_object }
b-did-build = colocar { $tile_object }
b-did-discard = descartar { $tile_object }
b-did-sell = vender mercancías { $good }
b-did-load = conservar las mercancías { $good }
b-did-workers = coger trabajadores
b-did-ship = coger mercancías del depósito { $where }
b-did-also = coger también mercancías del depósito { $where }
b-did-castle = colocar el primer castillo en { $where }
b-did-skip = pasar
b-did-end = terminar turno
b-do-take = Coger
b-do-buy = Comprar
b-do-place = Colocar
b-do-build = Colocar
b-do-sell = Vender
b-do-workers = Coger
b-do-discard = Descartar
b-do-ship = Coger
b-do-also = Coger
b-do-load = Conservar
b-do-castle = Colocar
b-do-skip = Pasar
b-do-end = Terminar turno
b-paid-free = sin dado
b-paid-die = con el { $die }{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-paid-turned = con el { $die }, cambiado a { $to }{ $workers ->
    [0] { "" }
    [one] { " " }por { $workers } trabajador
   *[other] { " " }por { $workers } trabajadores
}
b-paid-buy = por { silver-and-workers }
b-with = con el { $die }{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-bought = por { silver-and-workers }

## Vistas previas

b-short-area_completed = +{ $points } área, +{ $phase_points } fase
b-short-colour_completed = +{ $points } por completar el color
b-short-livestock_scored = +{ $points } ganado
b-short-points_gained = +{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
b-short-monastery_scored = +{ $points } monasterio
b-short-leftovers_scored = +{ $points } por los sobrantes
b-short-workers_gained = +{ $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
}
b-short-silver_gained = +{ $silver } de plata
b-short-goods_sold = +{ $points } puntos por vender mercancías { $good } ({ $count })
b-short-goods_loaded = mercancías { $good }: +{ $count }
b-short-marker_moved = luego tu peón avanza una casilla por el puente
b-short-tile_discarded = luego descartas { $tile_object }
b-short-dice_rolled = luego tiran todos
b-short-phase_started = luego empieza otra fase
b-short-game_over = luego termina la partida

## La mesa

b-tracks = Fases, rondas y orden de turno
b-phase = Fase
b-round = Ronda
b-round-name = ronda { $round }
b-rolled = Dados: { $dice }. Al depósito { $white } llegan mercancías { $good }.
b-order = Orden
b-bridge = Puente: empieza el peón más adelantado
b-bridge-space = { $who } en la casilla { $space }
b-now = Fase { $phase }, ronda { $round }
b-depots = Depósitos
b-depot-label = Depósito { $depot }. Mercancías: { $goods }
b-depot-haul = Coger las mercancías del depósito { $depot }: { $goods }
b-in-depot = depósito { $depot }
b-in-black = depósito negro
b-black = Negro
b-black-label = Depósito negro: { $price } de plata por loseta
b-no-goods = ninguna
b-white-die = dado blanco: depósito { $white }
b-goods-die = Destino
b-left-tiles = { $left } de { $spaces } losetas
b-left-black = { $black } de { $spaces } negras
b-refill = Se rellena: fase { $phase }
b-refill-when = tras la ronda 5
b-refill-none = Última fase: no se rellena más
b-still = Por salir
b-still-what = losetas boca abajo{ $bonus ->
    [no] { "" }
   *[yes] { " · " }bonificación por color completo
}
b-still-tip = { $count ->
    [one] Queda { $count } loseta boca abajo.
   *[other] Quedan { $count } losetas boca abajo.
}
b-bonus-tip = { $bonus ->
    [0] No queda ninguna loseta de bonificación de este color.
    [one] El próximo jugador que complete este color gana { $bonus } punto.
   *[other] El próximo jugador que complete este color gana { $bonus } puntos.
}

## Un principado

b-board = Principado { $number }, { $board }{ $source ->
    [house] {" (nuestro)"}
   *[other] { "" }
}
b-duchy-label = Principado de { $who }: { $filled } de { $cells } casillas ocupadas
b-free = Casillas libres
kind-wild = cualquier casilla
b-cell-tile = { $cell }, { $tile }
b-cell-open = { $cell }, casilla libre ({ $kind }), número { $number }{ $workers ->
    [0] { "" }
    [one] , { $workers } trabajador
   *[other] , { $workers } trabajadores
}, seleccionable
b-cell-would = aquí iría { $tile }
b-cell-empty = { $cell }, casilla libre ({ $kind }), número { $number }
b-cell-under = en una casilla ({ $kind })
b-cell-choose = seleccionable
b-cell-river = río hasta { $cells }
b-dice = Dados
b-die = Dado { $value }{ $state ->
    [used] , usado
    [picked] , elegido
   *[free] { "" }
}
b-die-turned = Dado { $value }, usado como { $to }
b-die-turned-by = { $workers ->
    [0] Cambiado gratis.
    [one] Cambiado con { $workers } trabajador.
   *[other] Cambiado con { $workers } trabajadores.
}
b-dice-left = { $left ->
    [0] ambos usados
    [1] { $used } usado
   *[2] dos dados por usar
}
b-nearly = Falta una loseta
b-storage = Casillas-llave
b-storage-free = Casilla-llave libre
b-stored = { $tile }, casilla-llave { $place }
b-goods = Mercancías
b-goods-worth = Mercancías, { $sale } puntos por loseta vendida
b-goods-free = Sitio libre para mercancías
b-goods-count = { $count } × { $good }
b-goods-held = { $number } ×{ $count } { $good }
b-load = Conservar { $good }
b-supplies = Recursos
b-workers = { $count ->
    [one] trabajador
   *[other] trabajadores
}
b-silver = plata
b-sold = vendidas
b-open = Abrir
b-so-far = Puntos hasta ahora
b-bonuses = Losetas de bonificación
b-powers = Monasterios
b-turn = { $turn ->
    [now] decidiendo
    [played] turno hecho
    [next] siguiente
    [ready] listo
   *[later] más tarde
}

## Ayudas

b-tip-kind = Loseta: { $kind }
b-tip-worth = Vale ahora
b-tip-take = Coger
b-tip-buy = Comprar
b-tip-place = Puede ir en
b-tip-build = Colocar
b-tip-sell = Vender
b-tip-castle = Elegir
b-tip-area = Área
b-tip-filled = { $filled } de { $size }
b-tip-finish = Si se completa ahora
b-tip-on = Casilla { $cell }
b-tip-river = Río hasta
b-tip-space = Casilla libre ({ $kind }), número { $number }
b-tip-goods = Se venden todas a la vez con un { $number }: { $sale } puntos por loseta, más plata.
b-tip-count = { $count } { $label }
b-tip-phase = Fase { $phase }
b-tip-phase-bonus = Cada área que completas en esta fase da { $points } puntos más.
b-tip-phase-end = Tras { $rounds } rondas se descartan las losetas que quedan y se reponen los depósitos.
b-tip-phase-last = La partida termina tras { $rounds } rondas.
b-tip-round = Ronda { $round }
b-tip-round-roll = Todos tiran 2 dados y juegan un turno. Las mercancías de la ronda van al depósito del dado blanco.
b-tip-order = Orden de turno
b-tip-order-bridge = Juega primero el peón más adelantado; en una pila, el de arriba.
b-tip-order-ships = Cada barco que colocas avanza tu peón 1 casilla. Cuenta desde la próxima ronda.
b-tip-white = Dado de mercancías
b-tip-white-depot = Las mercancías de esta ronda fueron al depósito { $white }. Coloca un barco para coger las de un depósito.
b-tip-white-only = El dado blanco no es una acción.
b-tip-workers = Gasta 1 para cambiar un dado en 1, también de 6 a 1 y al revés. Puedes gastar varios.
b-tip-silver = Gasta { $price } para comprar una loseta del depósito negro, una vez por turno.
b-tip-sold = Las mercancías vendidas no se venden otra vez. Algunos monasterios puntúan por ellas al final de la partida.
b-tip-left = Al final de la partida
b-tip-storage = Las losetas que coges esperan aquí hasta que las colocas.
b-tip-storage-full = Si todas las casillas están llenas, descarta una loseta guardada para coger otra.
b-tip-stored = Ocupadas

## El final

b-spaces-filled = Casillas ocupadas
b-tie = { $decided ->
    [spaces] Empate ({ $first }, { $second }): gana quien tiene menos casillas ocupadas.
    [bridge] Empate ({ $first }, { $second }), también en casillas ocupadas: gana el peón más retrasado en el puente.
   *[none] Sin empate. Habría ganado quien tuviera menos casillas ocupadas.
}
b-luck-side = Veces que salió { $side }
b-luck-doubles = Rondas con dobles
b-luck-even = Probabilidad de dados tan desiguales
b-luck-workers = Trabajadores gastados en cambiar dados
b-luck-white = Dado blanco: { $side }
b-luck-note = Ningún número es bueno o malo de por sí, así que aquí no se suma nada. Un porcentaje bajo indica dados desiguales: un 5 % o menos le ocurre a 1 jugador de cada 20. Gastar trabajadores también es una decisión: si te preparas para cualquier número, necesitas menos. Los robos de losetas no se cuentan.
b-figure-exact = Dados usados sin cambiar
b-figure-placed = Losetas colocadas
b-figure-areas = Áreas completadas
b-figure-bought = Compras
b-count = { $black ->
    [0] { $coloured } en el juego
   *[other] { $coloured ->
        [0] { $black } negras
       *[other] { $coloured } + { $black } negras
    }
}

## Teclas

b-key-dice = elegir el dado con ese número
b-key-workers = coger trabajadores

## Opciones

option-boards = Principados
option-boards-note = Cada principado tiene su propia disposición. «Primer principado» es el mejor para la primera partida. Con tableros al azar, cada jugador recibe uno distinto.
option-castle = Primer castillo
option-castle-note = Elegir tu casilla inicial hace la apertura más difícil y más interesante.
option-duchies = Tus propios tableros
option-duchies-note = Uno para todos o uno por jugador, en lugar de los de arriba. Créalos y compruébalos con «crenel board».
option-duchies-example = [board.mio] name = "Mío" rows = ["B6 C5 …", …]
b-point-cell = hexágono { $cell } de { $who }
