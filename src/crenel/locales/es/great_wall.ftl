### La Gran Muralla: rechazos y las reglas detrás de ellos

## Jugadas

no-such-place = No hay ninguna localización «{ $place }». Localizaciones: { $places }.
place-full = Todas las casillas de esta localización están ocupadas: { $place }.
place-locked = Esta localización está llena, así que ningún funcionario puede salir antes de que se active: { $place }.
place-resolving = Los funcionarios de esta localización ya han trabajado y vuelven a la reserva: { $place }.
place-used = Cada uno de estos funcionarios debe ir a una localización distinta, y uno ya ha ido a esta: { $place }.
no-clerk-left = { $own ->
    [no] A ese clan no le quedan funcionarios en la reserva.
   *[yes] No te quedan funcionarios en la reserva.
  }
no-clerk-there = { $own ->
    [no] Ese clan no tiene ningún funcionario allí: { $place }.
   *[yes] No tienes ningún funcionario allí: { $place }.
  }
no-soldier-left = No te queda ningún soldado de ese tipo en la reserva: { $soldier }.
no-target = En la sección { $section } no hay nada que este soldado pueda atacar: { $soldier }.
resources-short = No puedes pagarlo. Te falta: { $lack }.
wall-short = { $what ->
    [barricade] Una barricada
   *[wall] El nivel siguiente
  } cuesta { $cost }. Con el almacén tienes { $have }: faltan { $resources }.
wall-finished = La muralla de la sección { $section } está completa.
overseers-none = Tu general no puede tener supervisores.
overseer-top = Tu supervisor ya está en el nivel más alto allí: { $place }.
no-such-tactic = No tienes la táctica { $card }.{ $cards ->
    [none] { " " }Tu mano está vacía.
   *[other] { " " }Tu mano: { $cards }.
  }
tactic-not-now = { $card } no responde a lo que acaba de ocurrir.
not-in-row = { $card } no está en la cola de consejeros. En la cola: { $cards }.
no-such-command = No tienes la carta de mando { $card }. Tu mano: { $cards }.
place-closed = Ahora ningún funcionario puede ir allí: { $place }.
same-place = Tu funcionario ya está allí: { $place }. Elige otra localización.
clerk-moved = Un funcionario se mueve solo una vez, y los que tienes allí acaban de moverse: { $place }.
activated-already = Esta localización ya se ha activado este turno: { $place }.
place-empty = No hay ningún funcionario en esta localización: { $place }.
place-not-ready = Esta localización no está lista para activarse: { $place }. Una normal se activa con todas sus casillas ocupadas; una especial, con un funcionario de un jugador.
upgrade-here-only = Ahora solo puedes mejorar { $place_at }, no en otra localización.
upgraded-already = Acabas de mejorar al supervisor de allí: { $place }. La siguiente mejora debe ser de otro.
donate-only = Aquí solo puedes donar { $resource }.
barricades-full = En la sección { $section } no cabe otra barricada.
wrong-total = Debes pagar exactamente { $cost }, no { $paid_count }.
no-clerk-to-hire = Todos tus funcionarios están ya en juego.
recruit-only = Ahora solo puedes reclutar este tipo de soldado: { $soldier }.
no-such-recruit = No te queda ningún recluta de ese tipo por colocar: { $soldier }.
nobody-resting = No tienes ningún soldado de ese tipo en la zona de descanso de la sección { $section }: { $soldier }.
nobody-on-wall = No tienes ningún soldado de ese tipo en un puesto de disparo de la sección { $section }: { $soldier }.
nobody-stationed = No tienes soldados que mover en la sección { $section }.
same-section = Los soldados se mueven a otra sección.
no-firing-spot = La sección { $section } no tiene ningún puesto de disparo libre.
nobody-dying = Ninguno de estos soldados está a punto de morir: { $soldier }.
no-such-slot = La cola de mando no tiene casilla { $slot }. Las casillas van del 1 al { $most }.
slot-taken = La casilla { $slot } de la cola de mando está ocupada.
not-discarded = { $card } no está en tu pila de descartes.{ $cards ->
    [none] { "" }
   *[other] { " " }Puedes recuperar: { $cards }.
  }
betrayal-stays = { $card } se juega una sola vez. Nunca vuelve a la mano.
helps-another = Este efecto ayuda a otro jugador, no a ti.
helps-not-them = Este efecto no puede ayudar ahora a ese jugador.
moment-great_wall-done = Solo puedes terminar una serie de jugadas.
moment-great_wall-skip = Solo puedes pasar lo que se te ofrece.
moment-great_wall-lead = Eliges tu general y tu consejero activo antes del primer año.
moment-great_wall-command = Eliges una carta de mando al empezar el otoño.
moment-great_wall-slot = Colocas tu carta de mando cuando se han revelado todas.
moment-great_wall-clerk = Mueves funcionarios cuando una carta lo permite.
moment-great_wall-activate = Las localizaciones se activan después de los recuadros de una carta de mando.
moment-great_wall-upgrade = Mejoras a un supervisor cuando se activa su localización con un funcionario tuyo allí.
moment-great_wall-donate = Donas cuando se activa un aserradero, una cantera o una mina de oro con un funcionario tuyo allí.
moment-great_wall-recruit = Reclutas cuando se activa el cuartel.
moment-great_wall-rest = Envías reclutas a una zona de descanso justo después de reclutarlos.
moment-great_wall-attack = Tus soldados atacan justo después de reclutarlos o cuando una carta lo permite.
moment-great_wall-spot = Eliges una zona vital cuando ataca un soldado.
moment-great_wall-barricade = Construyes cuando se activa el campamento de constructores.
moment-great_wall-wall = Construyes cuando se activa el campamento de constructores.
moment-great_wall-stock = Coges recursos del almacén cuando construyes.
moment-great_wall-pay = Pagas con tus recursos cuando construyes y el almacén no basta.
moment-great_wall-march = Mueves soldados cuando se activa el centro de logística.
moment-great_wall-carry = Eliges soldados cuando has elegido adónde se mueven.
moment-great_wall-hire = Contratas funcionarios cuando se activa la embajada.
moment-great_wall-advisor = Contratas consejeros cuando se activa la embajada.
moment-great_wall-discard = Descartas una táctica cuando tienes demasiadas.
moment-great_wall-shame = Colocas una ficha de deshonra cuando la recibes.
moment-great_wall-clear = Descartas fichas de deshonra en verano o cuando una carta lo permite.
moment-great_wall-reclaim = Recuperas tus cartas de mando en verano.
moment-great_wall-honor = Dejas tus cartas de mando por honor en verano.
moment-great_wall-lose = Eliges quién muere cuando una horda mata a soldados tuyos.
moment-great_wall-save = Salvas soldados cuando están a punto de morir.
moment-great_wall-tactic = Juegas una táctica en respuesta al suceso que nombra.
moment-great_wall-use = Solo puedes usar lo que se te ofrece.
moment-great_wall-gain = Eliges qué recurso recibes cuando una carta lo permite.
moment-great_wall-income = Recibes los ingresos de un supervisor cuando una carta lo permite.
moment-great_wall-copy = Copias otra carta de mando cuando la tuya es «Traición».
moment-great_wall-spend = Pagas con recursos cualesquiera cuando una carta los pide.
moment-great_wall-wound = Hieres a una horda cuando una carta lo permite.
moment-great_wall-recall = Recuperas una sola carta de mando cuando lo permite una carta o un nivel de muralla.
moment-great_wall-choose = Eliges a un jugador cuando lo pide una carta o el orden de acciones.
moment-great_wall-dismiss = Descartas a un consejero de la cola cuando lo pide la carta del clan Junco.
moment-great_wall-take = Eliges un consejero para Qin Jiushao en primavera.
no-shame-there = No tienes ninguna ficha de deshonra bajo este tipo de soldado: { $soldier }.

## Posiciones imposibles

state-clans = { $where }: { $found } clanes en lugar de { $clans }.
state-tea = { $where }: cada clan debe aparecer exactamente una vez en el orden de té.
state-twice = { $where }: { $piece } aparece dos veces.
state-hordes = { $where }: hordas donde no puede haberlas, o más de { $most }.
state-firing = { $where }: más arqueros que puestos de disparo.
state-spot = { $where }: «{ $value }» no puede estar en esta zona vital.
state-deck = { $where }: estas no son las cartas que quedan.
state-track = { $where }: esta cola de mando es imposible.
state-step = { $where }: el paso { $step } está incompleto.

## Cartas propias

bad-cards = No se pueden usar estas cartas ({ $where }): { $detail }
bad-cards-line = Línea { $line }: { $detail }
bad-cards-file = No se puede leer { $file }: { $detail }
cards-kind = No hay ningún tipo de carta llamado «{ $value }». Tipos: { $allowed }.
cards-name = No hay ninguna carta llamada «{ $value }». Cartas de este tipo: { $allowed }.
cards-key = «{ $key }» no se admite aquí. Se admite: { $allowed }.
cards-absent = «{ $value }» solo funciona con la opción «{ $option }», que esta mesa no usa.
cards-missing = Falta «{ $key }».
cards-value = { $key } no puede ser «{ $value }». Se admite: { $allowed }.
cards-effect = { $value } debe indicar exactamente un efecto. Efectos: { $allowed }.
cards-save = { $value } no es posible aquí. Solo puede salvar una táctica para soldados muertos, y solo como primer efecto, reforzada o no.
cards-twice = La carta { $value } aparece dos veces.
cards-new-name = «{ $value }» no puede ser el nombre de una carta. Usa minúsculas, cifras y guiones, { $most } como máximo: old-scribe.
cards-title = «{ $value }» no puede ser el título de un mazo. Usa una línea de { $most } caracteres como máximo.
cards-count = El mazo «{ $kind }» tiene { $count } cartas. Usa de { $least } a { $most } con este número de jugadores.
cards-syntax = Esto no es TOML válido: { $detail }

## Reglas

rulebook-great_wall = Reglamento en español 2.0, página { $page }
rule-great_wall-command-betrayal = La traición se puede jugar una vez por partida.
rule-great_wall-summer-reclaim = Solo recuperas cartas de mando de tu propia pila de descartes.
rule-great_wall-attack = Un lancero ataca a la horda que está junto a la muralla. Un jinete ataca dos zonas adyacentes de cualquier horda. Un arquero ataca desde un puesto de disparo.
rule-great_wall-barracks-cost = Un lancero cuesta 2 de piedra y 1 de madera, un arquero 2 de chi y 1 de madera, un jinete 3 de oro y 1 de madera.
rule-great_wall-clerks-different = Los funcionarios que mueves con la carta de otro jugador deben ir a localizaciones distintas.
rule-great_wall-clerks-full = Ningún funcionario puede entrar ni salir de una localización normal con todas las casillas ocupadas.
rule-great_wall-clerks-move = Mueve un funcionario de tu reserva o de otra localización.
rule-great_wall-embassy-advisor = Un consejero cuesta tanto oro como consejeros tengas después de contratarlo.
rule-great_wall-fall-choose = En otoño, cada jugador elige en secreto una carta de mando de su mano.
rule-great_wall-overseers-cost = Los niveles de un supervisor cuestan 2, luego 3 y luego 4 del recurso indicado en la localización.
rule-great_wall-tactics-play = Juega una táctica en respuesta al suceso que nombra. Su efecto reforzado cuesta chi.
rule-great_wall-walls-cost = Los niveles de muralla cuestan 5, 10 y 15 recursos, en cualquier combinación de madera, piedra y oro.
rule-great_wall-embassy-clerk = Un funcionario cuesta 2 de oro.
rule-great_wall-logistics = Por cada funcionario en el centro de logística, mueve soldados de una sección a otra.
rule-great_wall-fall-order = Por orden de té, cada jugador coloca su carta en una casilla libre de la cola de mando.
rule-great_wall-fall-turn = En un turno, primero van los recuadros de la carta, de arriba abajo. Después se activan las localizaciones, en el orden que elige el jugador activo.
rule-great_wall-deaths-save = Paga 2 de chi para salvar a un soldado.
rule-great_wall-production-donate = Después de recolectar, puedes donar 1 de ese recurso al almacén por 2 de honor.
rule-great_wall-summer-shame = En verano, paga 2 de chi para descartar una ficha de deshonra, tantas veces como quieras.
