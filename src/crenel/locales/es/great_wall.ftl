### La Gran Muralla: qué se rechaza y por qué, y las reglas que hay detrás.

## Jugadas

no-such-place = No hay ningún lugar «{ $place }». Lugares: { $allowed }.
place-full = Todas las casillas de este lugar están ocupadas: { $place }.
place-locked = Este lugar está lleno, así que nadie sale de él antes de que se active: { $place }.
place-used = Cada uno de estos funcionarios va a un lugar distinto, y ya ha ido uno a este: { $place }.
no-clerk-left = No te quedan funcionarios en la reserva.
no-clerk-there = No tienes allí ningún funcionario que aún pueda moverse: { $place }.
no-soldier-left = No te queda ninguno de ese tipo en la reserva: { $soldier }.
no-target = Este soldado no encuentra nada que atacar en la sección { $section }: { $soldier }.
resources-short = No puedes pagarlo; te falta: { $lack }.
wall-short = El nivel siguiente cuesta { $cost }; con el almacén tienes { $have }, así que faltan { $resources }.
wall-finished = La muralla de la sección { $section } está terminada.
overseer-top = Tu supervisor ya está allí en el nivel más alto: { $place }.
no-such-tactic = No tienes la táctica { $card }. En tu mano: { $held }.
tactic-not-now = { $card } no responde a lo que acaba de ocurrir.
not-in-row = { $card } no está en la cola. Allí: { $shown }.
no-such-command = No tienes la carta de mando { $card }. En tu mano: { $held }.

## Posiciones imposibles

state-clans = { $where }: { $found } clanes en lugar de { $clans }.
state-tea = { $where }: cada clan debe estar una vez en el orden de té.
state-twice = { $where }: { $piece } está dos veces.
state-hordes = { $where }: hordas donde no las hay, o más de { $most }.
state-firing = { $where }: más arqueros que puestos de disparo.
state-spot = { $where }: «{ $value }» no puede estar en esta zona vital.
state-deck = { $where }: estas no son las cartas que quedan.
state-track = { $where }: este indicador es imposible.
state-step = { $where }: al paso { $step } le falta lo que necesita.

## Cartas propias

bad-cards = Las cartas no se pueden usar ({ $where }): { $detail }
bad-cards-line = Línea { $line }: { $detail }
bad-cards-file = El archivo { $file } no se puede leer: { $detail }
cards-kind = No hay cartas del tipo «{ $value }». Tipos: { $allowed }.
cards-name = No existe la carta «{ $value }». Cartas de este tipo: { $allowed }.
cards-key = «{ $key }» no va aquí. Se admite: { $allowed }.
cards-missing = Falta «{ $key }».
cards-value = { $key } no puede ser «{ $value }». Se admite: { $allowed }.
cards-effect = { $value } no es exactamente un efecto. Efectos: { $allowed }.
cards-save = { $value } no es posible aquí: solo salva una táctica para soldados muertos, con su primer efecto, reforzado o no.
cards-twice = La carta { $value } está aquí dos veces.
cards-syntax = Esto no es TOML: { $detail }

## Reglas

rulebook-great_wall = Reglamento en español 2.0, página { $page }
rule-great_wall-attack = Los lanceros atacan la horda junto a la muralla, los jinetes dos zonas vecinas de cualquier horda, los arqueros desde un puesto de disparo.
rule-great_wall-barracks-cost = Un lancero cuesta 2 de piedra y 1 de madera, un arquero 2 de chi y 1 de madera, un jinete 3 de oro y 1 de madera.
rule-great_wall-clerks-different = Los funcionarios que se mueven por la carta de otro van a lugares distintos.
rule-great_wall-clerks-full = Nadie entra ni sale de un lugar normal con todas las casillas ocupadas.
rule-great_wall-clerks-move = Un funcionario viene de la reserva o de otro lugar.
rule-great_wall-embassy-advisor = Un consejero de la cola cuesta tanto oro como consejeros tendrás entonces.
rule-great_wall-fall-choose = En otoño cada cual elige en secreto una carta de mando de su mano.
rule-great_wall-overseers-cost = Un supervisor cuesta 2, luego 3 y luego 4 del recurso impreso allí.
rule-great_wall-tactics-play = Una táctica responde al hecho que nombra; el efecto reforzado cuesta chi.
rule-great_wall-walls-cost = Los niveles de una muralla cuestan 5, 10 y 15, en cualquier mezcla de madera, piedra y oro.
