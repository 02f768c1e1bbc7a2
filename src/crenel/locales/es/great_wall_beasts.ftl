### Bestias Antiguas: sus cartas, las reliquias y todo lo que se dice de ellas

setting-beasts = Bestias Antiguas: cuatro bestias ayudan a todos donde están, y los jugadores las mejoran y las mueven
setting-beasts-true = sí
setting-beasts-false = no
beasts-solo = Las Bestias Antiguas no pueden unirse a la partida en solitario, que se juega solo con el juego básico.
source-beasts = Bestias Antiguas

asking-place_beast = Coloca una bestia en una zona que permita su carta.
asking-raise_beast = Empieza tu turno. Mejora una bestia o pasa.
asking-move_beast = Mueve la bestia mejorada a una zona que permita su nueva carta o pasa.
asking-use_relic = La reliquia te deja mover una bestia. Muévela o pasa.
moment-great_wall-beast = Mueves una bestia justo después de mejorarla o cuando la reliquia activa te deja. Se colocan por primera vez antes del primer otoño.
moment-great_wall-raise = Mejoras una bestia al comienzo de tu turno, antes de tu carta de mando. Una por turno.
verb-great_wall-beast = mover una bestia
verb-great_wall-raise = mejorar una bestia
beast-unknown = Elige una de estas bestias: { $beasts }.
beast-top = { $beast } ya está en el nivel 3.
beast-placed = { $beast } ya está en el tablero.
beast-other = Ahora solo puedes mover { $beast_object }.
beast-area = { $beast } solo puede ir a: { $areas }.
beast-here = { $beast } ya está ahí.
beast-only-here = Esta reliquia solo mueve una bestia a la sección donde ocurrió el suceso.
rule-great_wall-beasts-place = En el orden de té, cada jugador coloca una bestia donde lo permita su carta, hasta que estén las cuatro.
rule-great_wall-beasts-upgrade = Al comienzo de un turno, el jugador activo puede pagar el precio de la carta de una bestia y mejorarla al siguiente nivel.
rule-great_wall-beasts-moves = Quien mejora una bestia puede moverla enseguida a una zona que permita su nueva carta.
rule-great_wall-beasts-top = El nivel 3 es el último de una bestia.
rule-great_wall-beasts-relics = Aparte de las mejoras, solo la reliquia activa mueve bestias, como dice su carta.

event-beast_placed = { subject } { event-beast_placed.then }.
    .then = { $you ->
        [yes] colocas
       *[no] coloca
    } { $beast_object } { $area_at }
event-beast_moved = { subject } { event-beast_moved.then }.
    .then = { $you ->
        [yes] mueves
       *[no] mueve
    } { $beast_object }. Nueva zona: { $area }
event-beast_upgraded = { subject } { event-beast_upgraded.then }.
    .then = { $you ->
        [yes] mejoras
       *[no] mejora
    } { $beast_object } al nivel { $level }
event-relic_came = Nueva reliquia: «{ $card }».
    .then = «{ $card }»

wall-card-beast = bestia
wall-card-relic = reliquia
wall-beasts = Bestias:
wall-beast = { $beast } { $level }
wall-beast-nowhere = aún sin colocar
wall-relic = Reliquia:

beast-any = cualquier bestia
    .object = cualquier bestia
beast-yinglong = Yinglong
    .object = a Yinglong
beast-white-tiger = Tigre Blanco
    .object = al Tigre Blanco
beast-ao = Ao
    .object = a Ao
beast-fenghuang = Fenghuang
    .object = a Fenghuang
area-left = { section-left }
    .at = { section-left.in }
area-middle = { section-middle }
    .at = { section-middle.in }
area-right = { section-right }
    .at = { section-right.in }
area-lumber-mill = { place-lumber-mill }
    .at = { place-lumber-mill.at }
area-quarry = { place-quarry }
    .at = { place-quarry.at }
area-gold-mine = { place-gold-mine }
    .at = { place-gold-mine.at }
area-temple = { place-temple }
    .at = { place-temple.at }
area-barracks = { place-barracks }
    .at = { place-barracks.at }
area-tea-house = { place-tea-house }
    .at = { place-tea-house.at }
area-builders = { place-builders }
    .at = { place-builders.at }
area-logistics = { place-logistics }
    .at = { place-logistics.at }
area-embassy = { place-embassy }
    .at = { place-embassy.at }
area-academy = { place-academy }
    .at = { place-academy.at }

## Lo que hacen las bestias, dónde pueden estar y cuánto cuesta el siguiente nivel

beast-gift = Cuando donas en su localización: recibes { $count } de honor.
beast-gifts = En su localización: puedes donar hasta { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    } por cada funcionario tuyo que haya allí.
beast-guest = Después de activarse su localización, si tienes allí un funcionario: recibes { $count } de honor.
beast-clerk = Después de activarse su localización: recibes { $count } de honor por cada funcionario tuyo que haya allí.
beast-saved = Cuando salvas a un soldado en su sección: recibes { $count } de honor.
beast-spared = Cada vez que salvas soldados en su sección: pagas { $count } de chi menos en total.
beast-struck = Cuando un soldado tuyo cubre una zona vital en su sección: recibes { $count } de honor.
beast-built = Cuando construyes una barricada o un nivel de muralla en su sección: recibes { $count } de honor.
beast-own = Cuando construyes un nivel de muralla en su sección: recibes { $count } de honor por cada recurso propio que gastas.
beast-shell = Su sección tiene +{ $count } de defensa.
beast-areas = Puede estar en: { $areas }.
beast-next = Siguiente nivel: { $resources }.

when-turn_started = Al comienzo de tu turno
when-beast_raised = Cuando mejoras una bestia
when-beast_moved = Cuando mueves una bestia
when-others_beast = Cuando otro jugador mejora una bestia
per-level-beast_raised = por cada nivel que tenga ahora la bestia
needs-near = una bestia en esa sección
do-beast = puedes mover { $beast_object } a cualquier zona que permita su carta
do-beast-to = puedes mover { $beast_object } a esa sección

## Nombres

card-yinglong-1 = { beast-yinglong }, nivel 1
card-yinglong-2 = { beast-yinglong }, nivel 2
card-yinglong-3 = { beast-yinglong }, nivel 3
card-white-tiger-1 = { beast-white-tiger }, nivel 1
card-white-tiger-2 = { beast-white-tiger }, nivel 2
card-white-tiger-3 = { beast-white-tiger }, nivel 3
card-ao-1 = { beast-ao }, nivel 1
card-ao-2 = { beast-ao }, nivel 2
card-ao-3 = { beast-ao }, nivel 3
card-fenghuang-1 = { beast-fenghuang }, nivel 1
card-fenghuang-2 = { beast-fenghuang }, nivel 2
card-fenghuang-3 = { beast-fenghuang }, nivel 3
card-jade-whistle = Silbato de jade
card-tiger-tally = Tablilla del tigre
card-dragon-pearl = Perla del dragón
card-phoenix-feather = Pluma de fénix
card-turtle-plastron = Plastrón de tortuga
card-bone-drum = Tambor de hueso
card-bronze-bell = Campana de bronce
card-incense-burner = Incensario
card-silver-mirror = Espejo de plata
card-painted-scroll = Rollo pintado
card-fortune-teller = Adivina
card-tongji = Tongji
card-beast-keeper = Guardián de bestias
card-mask-carver = Tallador de máscaras
card-incense-bearer = Portador de incienso
card-feather-gatherer = Recogedora de plumas
card-dragon-dancer = Danzante del dragón
card-beast-herald = Heraldo de las bestias
card-bone-reader = Lectora de huesos
card-shrine-builder = Constructor de santuarios
card-shell-mason = Cantero del caparazón
card-pilgrim-guide = Guía de peregrinos
card-zealot = Fanático
card-tigers-roar = Rugido del tigre
card-dragons-share = Parte del dragón
card-phoenix-ashes = Cenizas del fénix
card-lament = Lamento
card-procession = Procesión
card-turtle-shell = Caparazón de tortuga
card-claws-and-spears = Garras y lanzas
reason-beasts = Bestias Antiguas
