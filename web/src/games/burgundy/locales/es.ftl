### Los castillos de Borgoña: lo que solo dice la página.

b-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Qué se pide en un turno

b-ask-dice = puedes { $actions }.
b-ask-die = con tu { $die } puedes { $actions }.
b-ask-take = { $count ->
    [0] coger una loseta
    [one] coger del depósito { $depots }
   *[other] coger de los depósitos { $depots }
}
b-ask-place = colocar una loseta guardada
b-ask-sell = vender mercancías
b-ask-workers = coger trabajadores
b-ask-buy = comprar una loseta negra
b-ask-end = has usado los dos dados. Acaba el turno.
b-ask-buy-or-end = has usado los dos dados. Compra una loseta o acaba el turno.
b-ask-take_tile = coge una loseta ({ $kinds }) de cualquier depósito numerado, o pasa.
b-ask-sell_goods = almacén: vende las mercancías de un color, o pasa.
b-ask-place_tile = ayuntamiento: coloca otra loseta guardada en cualquier número, o pasa.
b-ask-make_room = no te queda sitio. ¿Qué loseta guardada descartas por { $tile_object }?
b-take-workers = Coger trabajadores
b-skip = Pasar

## Jugadas

b-title-take = { $tile_object } del depósito { $depot }
b-title-buy = Comprar { $tile_object }
b-title-place = { $tile } en { $cell }
b-title-build = { $tile } en { $cell }
b-title-sell = Vender las mercancías { $good }
b-title-workers = Coger trabajadores
b-title-discard = Descartar { $tile_object }
b-title-ship = Mercancías del depósito { $depot }
b-title-also = También las del depósito { $depot }
b-title-load = Quedarse las mercancías { $good }
b-title-castle = Primer castillo en { $cell }
b-title-skip = Pasar
b-title-end = Acabar turno
b-offers = Más jugadas
b-did-take = coger { $tile }
b-did-buy = comprar { $tile }
b-did-place = colocar { $tile }
b-did-build = colocar { $tile }
b-did-discard = descartar { $tile }
b-did-sell = vender { $good }
b-did-load = quedarse { $good }
b-did-workers = coger trabajadores
b-did-ship = mercancías del depósito { $where }
b-did-also = también las del depósito { $where }
b-did-castle = castillo en { $where }
b-did-skip = pasar
b-did-end = acabar el turno
b-paid-free = sin dado
b-paid-die = con el { $die }{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-paid-turned = con el { $die }, convertido en { $to }{ $workers ->
    [0] { "" }
    [one] { " " }por { $workers } trabajador
   *[other] { " " }por { $workers } trabajadores
}
b-paid-buy = por { $silver } de plata{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-with = con el { $die }{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-bought = por { $silver } de plata{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}

## Lo que traería una jugada

b-short-area_completed = +{ $points } zona, +{ $phase_points } fase
b-short-colour_completed = +{ $points } color completo
b-short-livestock_scored = +{ $points } ganado
b-short-points_gained = +{ $points } puntos
b-short-monastery_scored = +{ $points } monasterio
b-short-leftovers_scored = +{ $points } por lo que sobra
b-short-workers_gained = +{ $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
}
b-short-silver_gained = +{ $silver } de plata
b-short-goods_sold = +{ $points } puntos por { $count } { $good }
b-short-goods_loaded = +{ $count } mercancías { $good }
b-short-marker_moved = luego, un paso por el puente
b-short-tile_discarded = se descarta { $tile_object }
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
b-bridge = Puente: quien va delante empieza
b-bridge-space = { $who } en el paso { $space }
b-now = Fase { $phase }, ronda { $round }
b-depots = Depósitos
b-depot-label = Depósito { $depot }. Mercancías: { $goods }
b-depot-haul = Coger las mercancías del depósito { $depot }: { $goods }
b-in-depot = depósito { $depot }
b-in-black = depósito negro
b-black = Negro
b-black-label = Depósito negro, una loseta por { $price } de plata
b-no-goods = ninguna
b-white-die = dado blanco: depósito { $white }
b-goods-die = Bienes
b-left-tiles = quedan { $left } de { $spaces }
b-left-black = y { $black } de { $spaces } negras
b-refill = Se rellena en la { $phase },
b-refill-when = tras la ronda 5
b-refill-none = Última fase
b-still = Por salir
b-still-what = losetas por salir{ $bonus ->
    [no] { "" }
   *[yes] { " · " }bonus por color
}
b-still-tip = { $count ->
    [one] Queda { $count } loseta boca abajo.
   *[other] Quedan { $count } losetas boca abajo.
}
b-bonus-tip = { $bonus ->
    [0] No queda bonificación de este color.
    [one] El próximo que cubra este color gana { $bonus } punto.
   *[other] El próximo que cubra este color gana { $bonus } puntos.
}

## Un principado

b-board = Principado { $number }, { $board }{ $source ->
    [house] {" (nuestro)"}
   *[other] { "" }
}
b-duchy-label = Principado de { $who }: { $filled } de { $cells } casillas cubiertas
b-free = Casillas libres
kind-wild = cualquier casilla
b-cell-tile = { $cell }, { $tile }
b-cell-open = { $cell }, casilla libre ({ $kind }), número { $number }{ $workers ->
    [0] { "" }
    [one] , { $workers } trabajador
   *[other] , { $workers } trabajadores
}, se puede elegir
b-cell-would = recibiría { $tile }
b-cell-empty = { $cell }, casilla libre ({ $kind }), número { $number }
b-cell-under = en una casilla ({ $kind })
b-cell-choose = se puede elegir
b-cell-river = río hasta { $cells }
b-dice = Dados
b-die = Dado { $value }{ $state ->
    [used] , usado
    [picked] , elegido
   *[free] { "" }
}
b-die-turned = Dado { $value }, usado como { $to }
b-die-turned-by = { $workers ->
    [0] No costó ningún trabajador.
    [one] Lo giró { $workers } trabajador.
   *[other] Lo giraron { $workers } trabajadores.
}
b-dice-left = { $left ->
    [0] ambos usados
    [1] { $used } usado
   *[2] dos dados por usar
}
b-nearly = Falta una loseta
b-storage = Reserva
b-storage-free = Sitio libre en la reserva
b-stored = { $tile }, sitio { $place } de la reserva
b-goods = Bienes
b-goods-worth = Mercancías, a { $sale } puntos
b-goods-free = Sitio libre para mercancías
b-goods-count = { $count } × { $good }
b-goods-held = { $number } ×{ $count } { $good }
b-load = Quedarse { $good }
b-supplies = Recursos
b-workers = { $count ->
    [one] trabajador
   *[other] trabajadores
}
b-silver = plata
b-sold = vendidas
b-open = Abrir
b-so-far = Puntos hasta ahora
b-bonuses = Bonificaciones
b-powers = Monasterios
b-turn = { $turn ->
    [now] decide
    [played] ya jugó
    [next] le toca luego
    [ready] preparado
   *[later] más tarde
}

## Ayudas

b-tip-kind = Loseta: { $kind }
b-tip-worth = Vale ahora
b-tip-take = Coger
b-tip-buy = Comprar
b-tip-place = Va en
b-tip-build = Colocar
b-tip-sell = Vender
b-tip-castle = Elegir
b-tip-area = Zona
b-tip-filled = { $filled } de { $size }
b-tip-finish = Completa ahora
b-tip-on = Casilla { $cell }
b-tip-river = Río hasta
b-tip-space = Casilla libre ({ $kind }), número { $number }
b-tip-goods = Se venden con un { $number }, todas a la vez: { $sale } puntos cada una, y plata.

## El final

b-spaces-filled = Casillas cubiertas
b-tie = { $decided ->
    [spaces] Empate ({ $first }, { $second }): decidió quién cubrió menos casillas.
    [bridge] Empate ({ $first }, { $second }), también en casillas: decidió quién iba más atrás en el puente.
   *[none] Sin empate: habría decidido quién cubrió menos casillas.
}
b-luck-side = Dados con un { $side }
b-luck-doubles = Rondas con dos dados iguales
b-luck-even = Dados justos que caen igual de desiguales o más
b-luck-workers = Trabajadores gastados en cambiar dados
b-luck-white = Dado blanco en el depósito { $side }
b-luck-note = Ningún número es bueno o malo de por sí, así que aquí no se suma nada. Un porcentaje bajo significa un reparto desigual de números: un 5 % o menos le ocurre a un jugador de cada veinte. Los trabajadores también son una decisión: quien se prepara para cualquier número necesita menos. No se cuenta qué losetas salieron.
b-figure-exact = Dados usados tal cual
b-figure-placed = Losetas colocadas
b-figure-areas = Zonas completas
b-figure-bought = Compras
b-count = { $black ->
    [0] { $coloured } en el juego
   *[other] { $coloured ->
        [0] { $black } negras
       *[other] { $coloured } + { $black } negras
    }
}

## Teclas

b-key-dice = elegir el dado de ese número
b-key-workers = coger trabajadores

## Opciones

option-boards = Principados
option-boards-note = Cada uno tiene su disposición. El primero va bien para empezar; al azar, cada cual recibe otro.
option-castle = Primer castillo
option-castle-note = Elegir el lugar hace la apertura más difícil y más interesante.
option-duchies = Tableros propios
option-duchies-note = Uno para todos o uno para cada jugador, en lugar de los de arriba; «crenel board» los crea y los comprueba.
option-duchies-example = [board.mio] name = "Mío" rows = ["B6 C5 …", …]
