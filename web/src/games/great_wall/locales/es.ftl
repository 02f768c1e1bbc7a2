### La Gran Muralla: lo que solo dice la página. Nombres, cartas, sucesos y preguntas están en src/crenel/locales.

about-great_wall = Dirige un clan en la Gran Muralla: los funcionarios llevan los lugares, los soldados salen al paso de las hordas y las murallas crecen antes del invierno. A solas contra Qin Jiushao, dos con el clan Junco, tres o cuatro. De 90 a 150 minutos entre personas, 40 contra bots.

## La muralla

w-wall = La muralla
w-section = Sección: { $section }
w-power = poder
w-against = contra
w-holds = resiste
w-tie = empate, vale
w-breach = brecha
w-open-ground = fila { $row }: campo abierto
w-forecast = Previsión del invierno
w-defence-sum = Muralla { $wall }, barricadas { $barricades }{ $halved ->
    [0] { "" }
    [one] , y la mitad de todo
   *[other] , y la mitad { $halved } veces
}.
w-breach-text = Tal como está, en invierno se abre brecha: todos reciben deshonra, y los soldados de esta sección se retiran o mueren.
w-holds-text = Tal como está, la muralla resiste. El empate también resiste.
w-if-falls = Si cae: { $horde }
w-if-falls-short = Si cae
w-horde-in = Horda, sección: { $section }
w-horde-label = fila { $row }, { $open ->
    [one] { $open } punto libre
   *[other] { $open } puntos libres
}
w-open-spots = Puntos libres
w-spots-left = { $count ->
    [0] cae en la revisión
    [one] queda { $count } punto
   *[other] quedan { $count } puntos
}
w-trait-halves = mitad de defensa
w-trait-burns = barricadas 0
w-trait-charge = fila 1: +{ $count }
w-trait-fierce = mata +{ $count }
w-spot = Punto { $spot }, fila { $row }, { $horde }: { $reward }
w-spots-label = Puntos vitales, { $open } libres. Cubiertos: { $covered }
w-reward = da { $reward }
w-no-reward = no da nada
w-reward-wood = { $count } de madera
w-reward-stone = { $count } de piedra
w-reward-gold = { $count } de oro
w-reward-chi = { $count } de chi
w-reward-honor = { $count } de honor
w-reward-tactic = { $count ->
    [one] una táctica
   *[other] { $count } tácticas
}
w-wound = herida
w-barricade = Barricada
w-barricade-label = Barricadas: { $count } de { $of }
w-barricades = barricadas +{ $count }
w-barricades-zero = barricadas: cuentan 0
w-halved = { $count ->
    [one] todo a la mitad
   *[other] a la mitad { $count } veces
}
w-about-barricade = Suma { $defence } a la defensa de su sección hasta que acaba el invierno. Cuesta { $cost } de madera, piedra u oro y da { $honor } de honor.
w-attack-here = atacar aquí
w-level = Nivel { $level }
w-level-text = defensa { $defence }, { $spots ->
    [one] { $spots } puesto de tiro
   *[other] { $spots } puestos de tiro
}{ $cost ->
    [0] { "" }
   *[other] , cuesta { $cost }
}
w-wall-next = el siguiente: { $count }
w-wall-finished = terminada
w-wall-defence = Defensa de la muralla: { $count }
w-about-wall = Cada nivel cuesta cualquier mezcla de madera, piedra y oro y da tanto honor como cuesta. Primero paga el almacén.
w-firing-free = puesto de tiro libre
w-rest-zone = Descanso
w-resting-word = En descanso
w-empty = vacía
w-rest-here = descansar aquí
w-march-from = partir
w-march-to = llevar aquí
w-on-wall = en la muralla, { $section }
w-resting = en descanso, { $section }
w-piece = { $count ->
    [one] { $soldier } de { $who }
   *[other] { $count } × { $soldier } de { $who }
}

## Lugares

w-places = Lugares
w-activates = se activa
w-fills = se llena
w-open = abierto
w-free-slots = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
w-slots = { $taken } de { $slots } casillas ocupadas
w-clerk = funcionario
w-clerks = { $count ->
    [one] { $count } funcionario
   *[other] { $count } funcionarios
}
w-clerk-of = funcionario de { $who }
w-move-from = Tu funcionario ({ $place }): moverlo
w-alone = solo aquí al activarse: 1 deshonra
w-regular = Lugar con casillas
w-special = Lugar abierto
w-overseer = Supervisor
w-overseer-level = Supervisor, nivel { $level }
w-overseers-at = Supervisores de nivel { $level }: { $who }
w-spent-first = paga primero
w-about-warehouse = Aquí quedan las donaciones. Murallas y barricadas se pagan primero de aquí, construya quien construya.
w-leaves = sale luego

## Personas, tablas, mazos

w-order-people = Orden y personas
w-tea-order = Orden del té
w-first-to-last = del primero al último
w-about-tea = Quien está primero coloca antes su carta, va antes en casi todo y gana los empates.
w-shame = Deshonra
w-shame-of = Deshonra { $pool } de { $of }
w-about-shame = Quedan { $pool } de { $of } fichas. La partida acaba tras el invierno en que no quede ninguna.
w-you-now = tú, ahora
w-decks = Mazos
w-left = quedan
w-deck-next = Hordas; luego: { $section }
w-deck-hordes = Hordas
w-deck-tactics = Tácticas, consejeros
w-about-hordes = { $count ->
    [0] Ya no viene ninguna horda.
    [one] La próxima primavera trae { $count } horda. El dorso de la primera carta dice adónde va.
   *[other] La próxima primavera trae { $count } hordas. El dorso de la primera carta dice adónde va.
}
w-time = Tiempo
w-time-log = Tiempo, medidor de mando y registro
w-year = Año { $year }
w-year-season = Año { $year }, { $season }
w-hordes-word = hordas
w-lethality = bajas
w-year-label = Año { $year }: { $hordes ->
    [0] no vienen hordas
    [one] viene { $hordes } horda
   *[other] vienen { $hordes } hordas
}, cada una mata { $kills } de cada clan
w-command-track = Medidor de mando
w-secret-choice = en secreto
w-ready = lista
w-chooses = elige
w-decides = decide
w-track-done = hecha
w-track-now = ahora
w-track-waits = espera
w-track-empty = Las cartas llegan en otoño.
w-free-space = libre
w-copy-of = Copia { $card }
w-others = Los demás: { $deed }
w-left-count = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
w-activation-step = Se activan lugares
w-honor-word = honor
w-look = Ver de cerca
w-supporters = consejeros de apoyo
w-in-pool = Reserva
w-hidden = oculto
w-tactics-held = { $count ->
    [one] { $count } táctica en la mano
   *[other] { $count } tácticas en la mano
}
w-commands-held = { $count ->
    [one] { $count } carta de mando en la mano
   *[other] { $count } cartas de mando en la mano
}
w-advisors-active = { $count ->
    [one] { $count } consejero activo
   *[other] { $count } consejeros activos
}
w-hordes-claimed = { $count ->
    [one] { $count } horda reclamada
   *[other] { $count } hordas reclamadas
}
w-shames = { $count ->
    [one] { $count } ficha de deshonra
   *[other] { $count } fichas de deshonra
}
w-claimed = Hordas reclamadas
w-about-claimed = Cuentan al final; cada horda puede tapar dos fichas de deshonra.
w-so-far = Honor hasta ahora

## Lo mío

w-area = Zona de { $who }
w-general = General
w-strength = fuerza { $count }
w-support = apoyo
w-tea-number = té { $tea }
w-active-count = { $count ->
    [one] { $count } activo
   *[other] { $count } activos
}
w-of = { $count } de { $of }
w-commands = Cartas de mando
w-hand-discard = { $count } en mano, { $gone } descartadas
w-none = nada
w-boost = potenciada
w-chosen = elegida
w-choose-general = Elige tu general
w-choose-advisor = Elige tu consejero activo
w-other-supports = el otro apoya a tu general
w-waiting-others = los demás aún eligen
w-house = casa
w-house-text = Diseñado por este proyecto, porque lo impreso no es público.
w-price = Precio
w-about-wood = Paga soldados, murallas y supervisores de la cantera.
w-about-stone = Paga lanceros, murallas y supervisores de la mina de oro.
w-about-gold = Paga jinetes, murallas, funcionarios, consejeros y supervisores del templo.
w-about-chi = Paga arqueros, tácticas potenciadas, soldados salvados y supervisores del aserradero.
w-about-clerk = Trabaja en un lugar hasta que se activa.
w-about-spearman = Cubre un punto vital de la horda que está ante la muralla.
w-about-archer = Dispara desde un puesto de tiro: una herida a cualquier horda de la sección, y se queda en la muralla.
w-about-horseman = Cubre dos puntos vecinos de cualquier horda de la sección.

## Decisiones

w-decision = Tu decisión
w-play = Jugar
w-boosted = Potenciada, { $count } de chi
w-pass-season = Ninguna en esta estación
w-recruits = Reclutas
w-deploy-hint = Envíalos a la muralla: «atacar aquí» o «descansar aquí».
w-pay = Pagar { $paid }
w-less = menos { $resource }
w-more = más { $resource }
w-from-pool = desde la reserva
w-free = gratis
w-costs = cuesta { $price }
w-costs-any = cuesta { $count } de madera, piedra u oro
w-costs-these = cuesta { $resources }
w-because = { $text } ({ $source }){ $end }
w-paying = por { $paid }
w-will-activate = Se activará.
w-and-more = … y { $count } más

w-done = Eso es todo
w-done-move_clerks = No mover más
w-done-build = No construir más
w-done-hire = No contratar más
w-done-logistics = No llevar más
w-done-march = Han llegado
w-done-recruit = No reclutar más
w-done-attack_with = No atacar más
w-done-betrayal = Mover funcionarios
w-done-perish = Dejarlos morir
w-done-buy_off_shame = Conservar el resto
w-skip = Dejarlo
w-skip-react = Sin táctica
w-skip-donate = No donar
w-skip-upgrade_overseer = Sin mejora
w-skip-advanced_activation = No activar nada
w-use = Hacerlo
w-use-tea_house = Subir
w-use-all_attack = Atacar con todos
w-hire = Contratar un funcionario
w-reclaim = Recuperar las cartas
w-honor = Dejarlas por honor

w-title-lead = { $general }, con { $advisor }
w-title-command = { $card }
w-title-slot = Casilla { $slot } del medidor
w-title-clerk = Funcionario { $goal }
w-title-activate = Activar: { $place }
w-title-upgrade = { $soldier ->
    [none] Mejorar al supervisor { $place_at }
   *[other] { $soldier } como supervisor { $place_at }
}
w-title-donate = Donar 1 de { $resource }
w-title-recruit = Reclutar { $soldier_object }
w-title-rest = Descansar: { $soldier }, { $section }
w-title-attack = Atacar: { $soldier }, { $section }
w-title-spot = { $toward ->
    [right] Punto { $spot } y el de su derecha
    [down] Punto { $spot } y el de debajo
   *[other] Punto { $spot }, fila { $row }
}
w-title-wound = Herir el punto { $spot }, fila { $row }
w-title-barricade = Barricada { $section_in }
w-title-wall = Muralla { $section_in }
w-title-march = Llevar soldados { $goal }
w-title-carry = { $soldier }: { $how }
w-title-hire = Contratar un funcionario
w-title-advisor = { $active ->
    [yes] { $advisor } trabaja para ti
   *[no] { $advisor } apoya a tu general
}
w-title-discard = Descartar { $tactic }
w-title-shame = Deshonra sobre: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-clear = Quitar la deshonra de: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-lose = Perder { $soldier_object }
w-title-save = Salvar { $soldier_object }
w-title-tactic = { $tactic }{ $boosted ->
    [yes] , potenciada
   *[no] { "" }
}
w-title-gain = Ganar 1 de { $resource }
w-title-spend = Pagar 1 de { $resource }
w-title-income = Ingresos { $place_at }
w-title-copy = Copiar { $card }

## Final, teclas, teléfono

w-tea-place = Puesto en el té
w-tie-tea = Mismo honor ({ $first }, { $second }): decide el puesto en el orden del té.
w-luck-tactics = Tácticas robadas
w-luck-hordes = Hordas que llegaron
w-luck-power = Su poder
w-luck-honor = Honor en ellas
w-luck-spots = Sus puntos vitales
w-luck-note = No hay dados: el azar está en el orden de las cartas. Las hordas caen sobre todos; al lado figura lo que dan de media otras tantas cartas de este mazo, incursiones incluidas. Cuántas tácticas se roban es una decisión, cuáles no; ninguna carta vale lo mismo para todos, así que solo se cuentan.
w-figure-clerks = Funcionarios enviados
w-figure-recruited = Soldados reclutados
w-figure-struck = Golpes
w-figure-defeated = Hordas vencidas
w-figure-walls = Niveles construidos
w-figure-tactics = Tácticas jugadas
w-figure-shamed = Fichas de deshonra
w-key-places = los diez lugares, en su orden
w-key-done = eso es todo; dejarlo
w-tabs = Partes de la mesa
w-tab-wall = Muralla
w-tab-places = Lugares
w-tab-mine = Lo mío
w-tab-story = Mesa
w-targets = { $count ->
    [one] { $count } opción aquí
   *[other] { $count } opciones aquí
}

## Palabras

w-outcome = { $power } contra { $defence }: { $breach ->
    [yes] brecha
   *[no] resiste
}
w-warehouse = Almacén
w-row = Consejeros
w-artifacts = Artefactos
w-quiet = sin hordas
w-archers = Arqueros en las murallas
w-honor-count = { $honor } de honor
w-no-general = aún sin general
w-discarded = Descartadas
w-tactics = Tácticas
w-now = ahora
w-overseers = Supervisores
w-card-general = General
w-card-advisor = Consejero
w-card-tactic = Táctica
w-card-horde = Horda
w-card-artifact = Artefacto
w-card-command = Carta de mando
w-card-place = Lugar

## Options

option-cards = Cartas propias
option-cards-note = Sustituyen a las nuestras del mismo nombre. «docs/own-content.md» explica cómo se escribe una carta.
option-cards-example = [[advisor]] name = "herald" …

## What closed the way back

barrier-activated = Antes de eso se activó un lugar.
barrier-advisor_came = Antes de eso llegó un consejero nuevo.
barrier-assault = Antes de eso las hordas asaltaron la muralla.
barrier-horde_came = Antes de eso llegó una horda.
barrier-invasion = Antes de eso llegaron hordas.
barrier-wall_destroyed = Antes de eso una muralla perdió un nivel.
barrier-raid = Antes de eso hubo un saqueo.
barrier-season_started = Antes de eso empezó otra estación.
barrier-year_started = Antes de eso empezó otro año.
