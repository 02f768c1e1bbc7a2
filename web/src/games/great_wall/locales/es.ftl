### La Gran Muralla: textos de la página. Los nombres, cartas, sucesos y preguntas están en src/crenel/locales.

## La muralla

w-wall = La muralla
w-section = Sección: { $section }
w-power = poder
w-against = contra
w-holds = resiste
w-tie = resiste (empate)
w-breach = brecha
w-open-ground = fila { $row }: campo abierto
w-row-empty = fila { $row }: nadie en esta fila
w-forecast = Previsión del invierno
w-defence-sum = Muralla { $wall }, barricadas { $barricades }{ $halved ->
    [0] { "" }
    [one] , después a la mitad
   *[other] , después a la mitad { $halved } veces
}.
w-breach-text = Tal como está, en invierno se abrirá una brecha: todos reciben deshonra, y los soldados de esta sección se retiran o mueren.
w-holds-text = Tal como está, la muralla resistirá. También resiste en caso de empate.
w-if-falls = Si se derrota a esta horda: { $horde }
w-if-falls-short = Si se la derrota
w-horde-in = Horda, sección: { $section }
w-horde-label = fila { $row }, { $open ->
    [one] { $open } zona libre
   *[other] { $open } zonas libres
}
w-open-spots = Zonas libres
w-spots-left = { $count ->
    [0] derrotada en la próxima comprobación
    [one] queda { $count } zona
   *[other] quedan { $count } zonas
}
w-trait-halves = defensa a la mitad
w-trait-burns = ignora barricadas
w-trait-charge = fila 1: +{ $count }
w-trait-fierce = mata a +{ $count }
w-trait-swells = +{ $count } cada año
w-spot = Zona { $spot }, fila { $row }, { $horde }: { $reward }
w-spots-label = Zonas vitales, { $open } libres. Cubiertas: { $covered }
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
w-barricades-zero = no cuentan
w-halved = { $count ->
    [one] a la mitad
   *[other] a la mitad { $count } veces
}
w-about-barricade = Añade { $defence } de defensa a su sección hasta el final del invierno. Cuesta { $cost } recursos (cualquier combinación de madera, piedra y oro) y da { $honor } de honor.
w-attack-here = atacar aquí
w-level = Nivel { $level }
w-level-text = defensa { $defence }, { $spots ->
    [one] { $spots } puesto de disparo
   *[other] { $spots } puestos de disparo
}{ $cost ->
    [0] { "" }
   *[other] , cuesta { $cost }
}
w-wall-next = siguiente: { $count }
w-wall-finished = completa
w-wall-defence = Defensa de la muralla: { $count }
w-about-wall = Cada nivel cuesta cualquier combinación de madera, piedra y oro y da la misma cantidad de honor. Primero paga el almacén.
w-firing-free = puesto de disparo libre
w-rest-zone = Zona de descanso
w-resting-word = Descansando
w-empty = vacía
w-rest-here = descansar aquí
w-march-from = mover desde aquí
w-march-to = mover aquí
w-on-wall = en la muralla, sección { $section }
w-resting = descansando, sección { $section }
w-piece = { $count ->
    [one] { $soldier } { $who_of }
   *[other] { $count } × { $soldier } { $who_of }
}

## Localizaciones

w-places = Localizaciones
w-activates = se activará
w-fills = llena esta localización
w-open = abierta
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
w-clerk-of = funcionario { $who_of }
w-move-from = Mover tu funcionario desde aquí ({ $place })
w-alone = 1 deshonra si tu clan está solo aquí cuando se activa
w-brings-production = recibe { $resources }
w-brings-barracks = recluta hasta { $count }
w-brings-tea-house = { $count ->
    [0] ya encabeza el orden de té
    [one] sube 1 puesto
   *[other] sube { $count } puestos
}
w-brings-builders = construye hasta { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
w-brings-logistics = { $count ->
    [one] 1 marcha
   *[other] hasta { $count } marchas
}
w-brings-embassy = contrata hasta { $count }
w-brings-academy = roba { $count ->
    [one] 1 táctica
   *[other] { $count } tácticas
}
w-shamed-alone = recibe 1 ficha de deshonra por estar aquí sin nadie más
w-regular = Localización normal
w-special = Localización especial
w-overseer = Supervisor
w-overseer-level = Supervisor, nivel { $level }
w-overseers-at = Supervisores de nivel { $level }: { $who }
w-spent-first = se gasta primero
w-about-warehouse = Aquí se guardan los recursos donados. Quien construye una muralla o una barricada los gasta primero.
w-leaves = saldrá

## Personas, tablas, mazos

w-order-people = Orden de té y clanes
w-tea-order = Orden de té
w-first-to-last = del primero al último
w-about-tea = El primer jugador en el orden de té coloca antes su carta, va primero en casi todos los pasos y gana los empates.
w-shame = Deshonra
w-shame-of = Deshonra { $pool } de { $of }
w-about-shame = Quedan { $pool } de { $of } fichas. La partida termina después del invierno en que se coge la última.
w-you-now = tuyo ahora
w-decks = Mazos
w-left = quedan
w-deck-next = Hordas; la próxima: { $section }
w-deck-hordes = Hordas
w-deck-tactics = Tácticas y consejeros
w-about-hordes = { $count ->
    [0] No vendrán más hordas.
    [one] La próxima primavera viene { $count } horda. El dorso de la primera carta muestra su sección.
   *[other] La próxima primavera vienen { $count } hordas. El dorso de la primera carta muestra la sección de la primera.
}
w-time = Años
w-time-log = Años, cola de mando y registro
w-year = Año { $year }
w-year-season = Año { $year }, { $season }
w-hordes-word = hordas
w-lethality = bajas
w-year-label = Año { $year }: { $hordes ->
    [0] no vienen hordas
    [one] viene { $hordes } horda
   *[other] vienen { $hordes } hordas
}; cada una mata a { $kills } por clan
w-command-track = Cola de mando
w-secret-choice = elección secreta
w-ready = listo
w-chooses = eligiendo
w-decides = decidiendo
w-track-done = hecha
w-track-now = ahora
w-track-waits = en espera
w-track-empty = Las cartas de mando se juegan en otoño.
w-free-space = libre
w-copy-of = Copia { $card }
w-others = Los demás: { $deed }
w-left-count = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
w-activation-step = Se activan localizaciones
w-honor-word = honor
w-look = Detalles
w-supporters = consejeros de apoyo
w-in-pool = En la reserva
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
w-about-claimed = Puntúan al final de la partida. Cada horda puede ocultar dos fichas de deshonra.
w-so-far = Honor hasta ahora

## Mi zona

w-area = { $you ->
    [yes] Tu zona
   *[no] Zona de { $who }
}
w-general = General
w-strength = fuerza { $count }
w-support = apoyando
w-tea-number = té
w-active-count = { $count ->
    [one] { $count } activo
   *[other] { $count } activos
}
w-of = { $count } de { $of }
w-commands = Cartas de mando
w-hand-discard = mano { $count }, usadas { $gone }
w-none = nada
w-boost = Reforzar
w-chosen = elegida
w-choose-general = Elige tu general
w-choose-advisor = Elige tu consejero activo
w-other-supports = el otro apoya a tu general
w-waiting-others = Esperando a los demás
w-house = casa
w-house-text = Diseño nuestro, porque la carta impresa no es pública.
w-price = Precio
w-about-wood = Se gasta en soldados, murallas y supervisores de la cantera.
w-about-stone = Se gasta en lanceros, murallas y supervisores de la mina de oro.
w-about-gold = Se gasta en jinetes, murallas, funcionarios, consejeros y supervisores del templo.
w-about-chi = Se gasta en arqueros, tácticas reforzadas, salvar soldados y supervisores del aserradero.
w-about-clerk = Trabaja en una localización hasta que se activa.
w-about-spearman = Cubre una zona vital de la horda que está junto a la muralla.
w-about-archer = Ocupa un puesto de disparo, se queda en la muralla y pone una herida en cualquier horda de su sección.
w-about-horseman = Cubre dos zonas vitales adyacentes de cualquier horda de su sección.

## Decisiones

w-decision = Tu decisión
w-play = Jugar
w-boosted = Reforzar: { $count } de chi
w-pass-season = Pasar las reacciones esta estación
w-reactions = Esperando reacciones.
w-recruits = Reclutas
w-deploy-hint = Colócalos en la muralla: «atacar aquí» o «descansar aquí».
w-pay = Pagar { $paid }
w-less = menos { $resource }
w-more = más { $resource }
w-from-pool = de la reserva
w-free = gratis
w-costs-honor = cuesta { $count } de honor
w-costs-any = cuesta { $count } recursos (cualquier combinación de madera, piedra y oro)
w-costs-kinds = { $count ->
    [one] cuesta { $count } recurso de cualquier tipo
   *[other] cuesta { $count } recursos de cualquier tipo
}
w-costs-these = cuesta { $resources }
w-turn-head = { $you ->
    [yes] Tu turno
   *[no] Turno { $who_of }
}: «{ $card }»
w-paying = por { $paid }
w-will-activate = Esta localización se activará.
w-and-more = …y { $count } más

w-done = Listo
w-confirm = Confirmar
w-done-move_clerks = Terminar de mover funcionarios
w-done-build = Terminar de construir
w-done-hire = Terminar de contratar
w-done-logistics = Terminar de mover soldados
w-done-march = Terminar este movimiento
w-done-recruit = Terminar de reclutar
w-done-attack_with = Terminar de atacar
w-done-betrayal = Mover funcionarios
w-done-perish = Dejar morir al resto
w-done-buy_off_shame = Listo
w-skip = Pasar
w-skip-react = Sin táctica
w-skip-donate = No donar
w-skip-upgrade_overseer = No mejorar
w-skip-upgrade_by_advisor = No mejorar
w-skip-advanced_activation = No activar
w-use = Usar
w-use-tea_house = Subir
w-use-all_attack = Atacar con todos
w-use-attack_order = Atacar con todos
w-hire = Contratar a un funcionario
w-reclaim = Recuperar tus cartas
w-honor = Dejarlas por honor

w-title-lead = { $general }, con { $advisor }
w-title-command = { $card }
w-title-slot = Casilla { $slot } de la cola de mando
w-title-clerk = Enviar un funcionario { $goal }
w-title-activate = Activar: { $place }
w-title-upgrade = { $soldier ->
    [none] Mejorar a tu supervisor { $place_at }
   *[other] Nuevo supervisor { $place_at }: { $soldier }
}
w-title-donate = Donar 1 de { $resource }
w-title-recruit = Reclutar a { $soldier_object }
w-title-rest = Descansar: { $soldier }, { $section }
w-title-attack = Atacar: { $soldier }, { $section }
w-title-spot = { $toward ->
    [right] Zona { $spot } y la de su derecha
    [down] Zona { $spot } y la de debajo
   *[other] Zona { $spot }, fila { $row }
}
w-title-wound = Herir la zona { $spot }, fila { $row }
w-title-barricade = Construir una barricada { $section_in }
w-title-wall = Construir la muralla { $section_in }
w-title-march = Mover soldados { $goal }
w-title-carry = { $soldier }: { $how }
w-title-hire = Contratar a un funcionario
w-title-advisor = { $active ->
    [yes] Contratar a { $advisor } como consejero activo
   *[no] Contratar a { $advisor } como consejero de apoyo
}
w-title-discard = Descartar { $tactic }
w-title-shame = Ficha de deshonra en: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-choose = Elegir: { $clan }
w-title-recall = Recuperar { $card }
w-title-clear = Descartar la ficha de deshonra de: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-lose = Perder a { $soldier_object }
w-title-save = Salvar a { $soldier_object }
w-title-tactic = { $tactic }{ $boosted ->
    [yes] , reforzada
   *[no] { "" }
}
w-title-gain = Recibir 1 de { $resource }
w-title-spend = Pagar 1 de { $resource }
w-title-income = Recibir los ingresos { $place_at }
w-title-copy = Copiar { $card }
w-did-done = terminar
w-did-skip = pasar
w-did-lead = elegir a { $general }, con { $advisor }
w-did-command = elegir «{ $card }»
w-did-slot = colocar tu carta en la casilla { $slot } de la cola de mando
w-did-clerk = enviar un funcionario { $goal }
w-did-activate = activar: { $place }
w-did-upgrade = { $soldier ->
    [none] mejorar a tu supervisor { $place_at }
   *[other] colocar un supervisor { $place_at }: { $soldier }
}
w-did-donate = donar 1 de { $resource }
w-did-recruit = reclutar a { $soldier_object }
w-did-rest = enviar a { $soldier_object } a descansar { $section_in }
w-did-attack = atacar { $section_in } con { $soldier_object }
w-did-spot = elegir la zona vital { $spot }, fila { $row }
w-did-wound = herir la zona vital { $spot }, fila { $row }
w-did-barricade = construir una barricada { $section_in }
w-did-wall = construir la muralla { $section_in }
w-did-stock = { $paid ->
    [none] no coger nada del almacén
   *[other] coger del almacén: { $paid }
}
w-did-pay = { $paid ->
    [none] no pagar nada
   *[other] pagar { $paid }
}
w-did-march = mover soldados { $goal }
w-did-carry = mover a { $soldier_object }
w-did-hire = contratar a un funcionario
w-did-advisor = { $active ->
    [yes] contratar a «{ $advisor }» como consejero activo
   *[no] contratar a «{ $advisor }» como consejero de apoyo
}
w-did-discard = descartar «{ $tactic }»
w-did-shame = colocar una ficha de deshonra: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-did-clear = descartar una ficha de deshonra: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-did-reclaim = recuperar tus cartas de mando
w-did-honor = dejar tus cartas de mando por honor
w-did-lose = perder a { $soldier_object }
w-did-save = salvar a { $soldier_object }
w-did-tactic = { $boosted ->
    [yes] jugar «{ $tactic }», reforzada
   *[no] jugar «{ $tactic }»
}
w-did-use = usar la carta
w-did-gain = recibir 1 de { $resource }
w-did-income = recibir los ingresos { $place_at }
w-did-copy = copiar «{ $card }»
w-did-spend = pagar 1 de { $resource }
w-do-done = Listo
w-do-skip = Pasar
w-do-lead = Elegir
w-do-command = Elegir
w-do-slot = Colocar
w-do-clerk = Enviar
w-do-activate = Activar
w-do-upgrade = Mejorar
w-do-donate = Donar
w-do-recruit = Reclutar
w-do-rest = Descansar
w-do-attack = Atacar
w-do-spot = Atacar
w-do-barricade = Construir
w-do-wall = Construir
w-do-stock = Coger
w-do-pay = Pagar
w-do-march = Mover
w-do-carry = Mover
w-do-hire = Contratar
w-do-advisor = Contratar
w-do-discard = Descartar
w-do-shame = Colocar
w-do-clear = Descartar
w-do-choose = Elegir
w-do-recall = Recuperar
w-do-reclaim = Recuperar
w-do-honor = Dejar
w-do-lose = Perder
w-do-save = Salvar
w-do-tactic = Jugar
w-do-use = Usar
w-do-gain = Recibir
w-do-income = Coger
w-do-copy = Copiar
w-do-spend = Pagar
w-do-wound = Herir

## Final, teclas, teléfono

w-tea-place = Orden de té
w-tie-tea = Empate a honor ({ $first }, { $second }): gana quien va por delante en el orden de té.
w-luck-tactics = Tácticas robadas
w-luck-hordes = Hordas que llegaron
w-luck-power = Su poder total
w-luck-honor = Su honor total
w-luck-spots = Sus zonas vitales en total
w-luck-note = No hay dados: la suerte está en el orden de las cartas. Las hordas afectan a todos por igual; la media indicada es la de la misma cantidad de cartas de este mazo, incursiones incluidas. Cuántas tácticas robas lo decides tú, cuáles es cuestión de suerte; lo que vale una táctica depende de tus planes, así que aquí solo se cuentan.
w-figure-clerks = Funcionarios enviados
w-figure-recruited = Soldados reclutados
w-figure-struck = Zonas vitales atacadas
w-figure-defeated = Hordas derrotadas
w-figure-walls = Niveles de muralla construidos
w-figure-tactics = Tácticas jugadas
w-figure-shamed = Fichas de deshonra recibidas
w-key-places = elegir una de las diez localizaciones, en orden
w-key-done = listo; pasar
w-tabs = Partes de la mesa
w-tab-wall = Muralla
w-tab-places = Localizaciones
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
w-row = Cola de consejeros
w-artifacts = Artefactos
w-quiet = sin hordas
w-archers = Arqueros en la muralla
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
w-card-place = Localización

## Options

option-cards = Tus propias cartas
option-cards-note = Una carta con el nombre de una nuestra la sustituye; un nombre nuevo añade una carta. En «docs/own-content.md» se explica cómo escribirlas.
option-cards-example = [[advisor]] name = "herald" …

## Barreras de deshacer

barrier-activated = Hasta aquí se puede deshacer: se activó una localización.
barrier-advisor_came = Hasta aquí se puede deshacer: se reveló un consejero nuevo.
barrier-assault = Hasta aquí se puede deshacer: las hordas asaltaron la muralla.
barrier-horde_came = Hasta aquí se puede deshacer: se reveló una horda.
barrier-invasion = Hasta aquí se puede deshacer: llegaron hordas nuevas.
barrier-wall_destroyed = Hasta aquí se puede deshacer: una muralla perdió un nivel.
barrier-raid = Hasta aquí se puede deshacer: hubo una incursión.
barrier-season_started = Hasta aquí se puede deshacer: empezó otra estación.
barrier-year_started = Hasta aquí se puede deshacer: empezó otro año.

## Momentos

w-you = Tú:
w-others-word = Otros:
w-goods = Tus recursos y tu reserva
w-show-cards = Ver mis cartas
w-hide-cards = Ocultar mis cartas
w-choose-command = Tu carta de mando para este otoño
w-choose-command-note = { $others ->
    [0] Señala una carta para leerla.
   *[other] Nadie la ve hasta que todos hayan elegido. Listos: { $ready } de { $others }.
}
w-pick-card = Elige una carta
w-choose-card = Elegir { $card }
w-may-play = Aún puede jugar { $card }: { $who }.
w-has-played = No puede, ya la usó: { $who }.
w-bonus = { $you ->
    [yes] +{ $count }: juegas { $card }
   *[no] +{ $count }: { $who } juega { $card }
}
w-lay-command = Coloca { $card } en la cola de mando
w-lay-command-note = Las cartas se resuelven en orden, desde el espacio 1.
w-pick-space = Elige un espacio
w-lay-on = Colocar en el espacio { $slot }
w-act-number = Actúas en el puesto { $number } de { $of }.
w-act-after = Después de { $who }.
w-act-before = Antes de { $who }.
w-still-to-lay = Aún por colocar
w-you-lay = Ahora colocas tú
w-lays-after = { $who }, después de ti
w-stay-usable = { $count } de { $of } siguen disponibles
w-shame-on-horde = Esta horda puntuará 0 en vez de { $honor }
w-shame-on-horde-again = Esta horda ya no puntúa
w-in-pool-count = { $count } en tu reserva
w-boxes-done = { $count ->
    [one] { $count } casilla resuelta
   *[other] { $count } casillas resueltas
}
w-priced = { $label } ({ $price })

# El invierno, paso a paso.
w-winter-title = Invierno del año { $year }
w-winter-archers = Disparan los arqueros
w-winter-reckoning = Balance
w-winter-to-come = por venir
w-winter-waiting = en espera
w-winter-waits = Esperando una respuesta.
w-winter-skip = Saltar
w-winter-again = Ver otra vez
w-winter-close = Volver a la mesa
w-winter-pause = Pausar
w-winter-on = Continuar
w-winter-next = Siguiente: { $beat }
w-winter-arrows = { $count ->
    [0] sin flechas
    [one] { $count } flecha
   *[other] { $count } flechas
}
w-winter-falls-count = { $count ->
    [one] { $count } horda derrotada
   *[other] { $count } hordas derrotadas
}
w-winter-falls = derrotada: poder { $power } → { $then }
w-winter-fall = Derrotada: { $horde } ({ $section }). El poder allí baja de { $power } a { $then }.
w-winter-archers-text = { $count ->
    [0] Nadie ha disparado.
    [one] { $count } flecha, en el orden de té.
   *[other] { $count } flechas, sección por sección y en el orden de té.
}
w-winter-no-archer = sin arqueros
w-winter-short-holds = { $power } : { $defence } resiste
w-winter-short-tie = { $power } : { $defence } empate
w-winter-short-breach = { $power } : { $defence } brecha
w-winter-head-holds = { $section }: la muralla resiste, sobran { $by }
w-winter-head-tie = { $section }: empate, la muralla resiste
w-winter-head-breach = { $section }: brecha, faltan { $by }
w-winter-nobody = { $section }: sin hordas
w-winter-nobody-text = Aquí no ataca ninguna horda.
w-winter-verdict-holds = La muralla resiste
w-winter-verdict-tie = Empate: la muralla resiste
w-winter-verdict-breach = Se abre una brecha
w-winter-power = Poder
w-winter-defence = Defensa
w-winter-wall = Muralla { $count }
w-winter-barricades = barricadas { $count }
w-winter-others = otros { $count }
w-winter-duel = Poder { $power } ({ $hordes }) contra { $defence } ({ $parts }).
w-winter-missing = Con { $count } más de defensa habría resistido.
w-winter-empty = nadie
w-winter-breaches = { $count ->
    [0] todas resisten
    [one] { $count } brecha
   *[other] { $count } brechas
}
w-winter-shame = Deshonra: { $list }.
w-winter-deaths = Bajas: { $list }.
w-winter-no-cost = Sin deshonra ni bajas.
w-winter-nothing = nada por ahora
w-winter-killed = pierde { $soldiers }
w-winter-saved = { $count ->
    [one] { $count } salvado
   *[other] { $count } salvados
}
w-winter-honor = { $honor } de honor
w-winter-clan = Clan
w-winter-shame-why = Deshonra y motivo
w-winter-absent = nadie en: { $hordes }
w-winter-dead = Bajas
w-winter-none = ninguna
w-winter-honor-word = Honor
w-winter-end-walls-title = Murallas
w-winter-end-walls = { $count } de { $of } completas
w-winter-end-shame-title = Reserva de deshonra
w-winter-end-time-title = Tiempo
w-winter-end-year = año { $year } de { $of }
w-key-winter = invierno: pausar, avanzar, saltar
w-house-legend = Las cartas y los números con este tejado son diseño nuestro, porque los impresos no son públicos.
w-house-title = La marca del tejado
w-point-section = sección: { $section }
w-point-barricade = barricadas, sección: { $section }
w-point-wall = muralla, sección: { $section }
w-point-rest = zona de descanso, sección: { $section }
w-point-horde = { $horde }, sección: { $section }, fila { $row }
w-point-clan = { $who }
w-point-track = orden de { $who }
w-point-warehouse = almacén
w-point-tea = orden de té
w-point-shame = fichas de deshonra
