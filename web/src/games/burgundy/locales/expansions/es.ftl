### Los Castillos de Borgoña: lo que solo dice la página sobre sus expansiones.

kind-wild = cualquier casilla

## Lo que se pide

b-ask-shield = coger un escudo con los dos dados
b-ask-copy_building = grúa: ¿el efecto de qué edificio usas? O pasa.
b-ask-choose_animal = ocas en { $cell }: ¿qué animales puntúan también?
b-ask-white_action = castillo blanco: una acción más con el { $white } blanco.
b-ask-route_action = ruta comercial: una acción más con cualquier número.
b-ask-hang_shield = ¿en qué castillo cuelgas el escudo { $shield }?
b-ask-pay_tax = paga { $tax } de plata de impuestos por tus escudos, o renuncia a uno.
b-ask-phase_tile = escudo { $shield }: coloca una loseta directamente { $shield ->
    [15] del depósito negro
   *[other] de un depósito numerado
}, o pasa.
b-ask-fetch_colour = escudo 5: ¿todas las mercancías de qué color, de todos los depósitos? O pasa.

## Jugadas

b-offers = Más jugadas
b-offer-pay = Pagar impuestos
b-offer-hire = Contratar trabajadores
b-offer-turn = Girar un dado
b-offer-follow = Usar monasterios ajenos
b-title-copy = { $tile }
b-title-count = Contar: { $animal }
b-title-fetch = Todas las mercancías { $good }
b-title-drop = Renunciar al escudo { $shield }
b-title-pay = Pagar impuestos
b-title-hire = Contratar trabajadores
b-title-turn = El { $number } pasa a { $to }
b-title-follow = Monasterios: { $who }
b-title-shield = Coger el escudo { $shield }
b-title-hang = En el castillo de { $cell }
b-title-build = { $tile } en { $cell }
b-did-copy = grúa como { $tile }
b-did-count = contar { $where }
b-did-fetch = traer { $good }
b-did-drop = renunciar al escudo { $where }
b-did-pay = pagar impuestos
b-did-hire = contratar trabajadores
b-did-turn = girar el { $where } a { $to }
b-did-follow = elegir monasterios ajenos
b-did-shield = coger el escudo { $where }
b-did-hang = colgar el escudo en { $where }
b-did-build = colocar { $tile }
b-paid-tax = por { $silver } de plata{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-paid-shield = con los dos dados{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-with-white = con el { $die } blanco{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}

## Lo que traería una jugada

b-short-posts_joined = +{ $points } { $count } puestos unidos{ $extra ->
    [0] { "" }
   *[other] , +{ $extra } de bonificación
}
b-short-marker_raised = luego, arriba de la pila del puente
b-short-workers_hired = −{ $silver } de plata
b-short-building_copied = grúa como { $tile }
b-short-white_die_used = con el { $die } blanco
b-short-good_laid = { $good } en la casilla { $place } de la ruta
b-short-route_bonus = ruta: { $bonus }
b-short-shield_taken = escudo { $shield }
b-short-shield_hung = en el castillo de { $cell }
b-short-shield_dropped = el escudo { $shield } sale del juego
b-short-shield_scored = +{ $points } escudo { $shield }
b-short-tax_paid = −{ $silver } de plata de impuestos
b-short-die_turned = el { $die } pasa a { $number }
b-short-prince_followed = monasterios de { $followed }

## Posadas

b-inns = Posadas
b-inns-label = { $count ->
    [0] Ninguna posada en venta
    [one] { $count } posada por { $price } de plata
   *[other] { $count } posadas, cada una por { $price } de plata
}
b-cell-under = en una casilla ({ $kind })
b-cell-choose = se puede elegir

## Escudos

b-shield = escudo { $shield }
b-shields-held = Escudos
b-tax = Impuestos
b-tax-due = { $tax } de plata al final de la fase
b-tip-shield = Escudo
b-tip-hang = Colgar aquí
b-tip-build = Colocar
b-tip-follows = Usa los monasterios de
b-tip-nobody = nadie todavía

## Puestos fronterizos

b-post = Puesto fronterizo
b-posts = Puestos fronterizos
b-posts-joined = { $joined ->
    [0] ninguno unido
   *[other] { $joined } de 3 unidos
}
b-post-northwest = puesto fronterizo del noroeste
b-post-northeast = puesto fronterizo del nordeste
b-post-south = puesto fronterizo del sur
b-post-state = { $state ->
    [joined] unido
    [reached] hay una loseta al lado
   *[free] aún sin loseta al lado
}
b-post-label = { $post }: { $state ->
    [joined] unido
    [reached] hay una loseta al lado
   *[free] aún sin loseta al lado
}
b-tip-posts = Las losetas que forman un grupo unen los puestos que tocan. Dos puestos unidos dan los puntos de la fase; el tercero los da otra vez, y una bonificación a los dos primeros jugadores.
b-tip-join = { $joined ->
    [0] Dos unidos ahora
   *[other] El tercero ahora
}

## Rutas comerciales

b-route = ruta comercial, { $filled } de { $size }
b-routes = Rutas comerciales
b-route-tile = Ruta comercial { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Casilla { $place }, { $good }: { $bonus }{ $state ->
    [next] , la siguiente
    [paid] , cobrada
    [lost] , ocupada ({ $laid })
   *[free] { "" }
}
b-tip-route = Para mercancías { $good }
b-tip-laid = Las mercancías que vendes van una a una a la ruta. El color que coincide da su bonificación enseguida.
b-tip-lies = Hay aquí
b-tip-next = Siguiente
