### Los castillos de Borgoña: todo menos las piezas, que están en burgundy_pieces.ftl.

game-burgundy = Los castillos de Borgoña

## Mercancías, fases, bonificaciones, tableros, origen de los puntos

good-turquoise = turquesa
good-purple = moradas
good-pink = rosas
good-red = rojas
good-brown = marrones
good-orange = naranjas

phase-A = fase A
phase-B = fase B
phase-C = fase C
phase-D = fase D
phase-E = fase E

bonus-large = bonificación grande
bonus-small = bonificación pequeña

board-1 = Primer principado
board-2 = Castillos lejanos
board-3 = Anillo del saber
board-4 = Corazón verde
board-5 = Trillizos
board-6 = Gran río
board-7 = Ciudad central
board-8 = Ciudades exteriores
board-9 = Dos ciudades
board-10 = Gran ciudad

source-areas = zonas completas
source-phases = completar pronto
source-colours = colores completos
source-livestock = ganado
source-watchtowers = atalayas
source-sales = mercancías vendidas
source-monasteries = monasterios
source-goods = mercancías sobrantes
source-silver = plata sobrante
source-workers = trabajadores sobrantes

## Opciones

setting-boards = Qué tableros: uno para todos (1-10; 11a-11f, 12a-b y 13a-b en sus modos), uno por asiento (3,7,…) o distintos al azar
setting-boards-random = tableros distintos al azar
setting-castle = Cómo se colocan los primeros castillos
setting-castle-printed = donde lo indica el tablero; si no, se elige por turnos
setting-castle-open = se elige por turnos, a la vista de todos
setting-castle-secret = eligen todos a la vez, en secreto

## Qué se pregunta

asking-settle = Elige una casilla para tu primer castillo.
asking-settle_together = Elige en secreto una casilla para tu primer castillo.
asking-turn = Usa tus dados; una vez por turno puedes comprar una loseta.
asking-extra_action = Castillo: una acción más, con cualquier número.
asking-take_tile = Coge una loseta ({ $kinds }) de cualquier depósito numerado, o pasa (skip).
asking-sell_goods = Almacén: vende las mercancías de un color, o pasa (skip).
asking-place_tile = Ayuntamiento: coloca otra loseta guardada en cualquier número, o pasa (skip).
asking-make_room = No te queda sitio: ¿qué loseta guardada descartas?
asking-choose_depot = Barco: ¿de qué depósito coges las mercancías?
asking-choose_neighbour = ¿También las mercancías de un depósito vecino del { $depot }?
asking-load_goods = No caben todas: ¿qué mercancías te quedas?

## Qué ha pasado

event-forced = { $you ->
    [yes] Solo tienes
   *[no] { $who } solo tiene
  } una opción: { $action }.
event-set_up = La mesa está puesta. Tableros: { $boards }. Orden: { $order }.
event-castle_founded = { $you ->
    [yes] Fundas tu
   *[no] { $who } funda su
  } primer castillo en { $cell }.
event-round_resumed = { $round ->
    [0] La partida sigue desde un momento de otra ya terminada, antes de la primera tirada de una fase.
   *[other] La partida sigue desde un momento de otra ya terminada: { $phase }, ronda { $round }.
}
event-phase_started = Empieza la { $phase }: los depósitos se llenan de nuevo.
event-dice_rolled = Ronda { $round }: { $dice }. Al depósito { $white } llegan mercancías { $good }.
event-die_used = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } el { $die }{ $workers ->
    [0] .
    [one] { " " }y { $workers } trabajador.
   *[other] { " " }y { $workers } trabajadores.
  }
event-tile_taken = { $you ->
    [yes] Coges
   *[no] { $who } coge
  } { $tile_object } del { $depot ->
    [0] depósito negro.
   *[other] depósito { $depot }.
  }
event-tile_placed = { $you ->
    [yes] Colocas
   *[no] { $who } coloca
  } { $tile_object } en { $cell }.
event-tile_discarded = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
  } { $tile_object }.
event-purchase = { $you ->
    [yes] Pagas
   *[no] { $who } paga
  } { $silver } de plata{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
  } por una compra.
event-workers_gained = { $you ->
    [yes] Recibes
   *[no] { $who } recibe
  } { $workers ->
    [one] { $workers } trabajador.
   *[other] { $workers } trabajadores.
  }
event-silver_gained = { $you ->
    [yes] Recibes
   *[no] { $who } recibe
  } { $silver } de plata.
event-goods_sold = { $you ->
    [yes] Vendes
   *[no] { $who } vende
  } mercancías { $good } ({ $count }) por { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
  }
event-goods_loaded = { $you ->
    [yes] Cargas
   *[no] { $who } carga
  } mercancías { $good } ({ $count }).
event-marker_moved = { $you ->
    [yes] Tu peón avanza
   *[no] El peón de { $who } avanza
  } a la casilla { $space } del puente.
event-points_gained = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por { $tile_object }.
event-livestock_scored = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por el ganado.
event-area_completed = { $you ->
    [yes] Completas
   *[no] { $who } completa
  } { $kind_area } ({ $cells }): { $points } + { $phase_points } puntos.
event-colour_completed = { $you ->
    [yes] Has cubierto
   *[no] { $who } ha cubierto
  } todas las { $kind_hexes } y { $you ->
    [yes] te llevas
   *[no] se lleva
  } la { $bonus }: { $points } puntos.
event-monastery_scored = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por { $tile_object }.
event-leftovers_scored = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por lo que sobra: mercancías { $goods }, plata { $silver }, trabajadores { $workers }.
event-game_over = La partida ha terminado: { $scores }. Clasificación: { $ranking }.

## Rechazos

dice-left = Aún te quedan dados por usar. Solo después termina tu turno.
make-room-first = Primero descarta una loseta guardada: no te queda sitio.
no-dice-left = Ya has usado los dos dados.
no-such-die = No tienes ningún { $die }. Tus dados: { $dice }.
no-die-needed = Aquí no hace falta dado: quita «with { $die }».
workers-short =
    El { $number } queda demasiado lejos de tus dados: necesitas { $need ->
        [one] { $need } trabajador
       *[other] { $need } trabajadores
    } y tienes { $have }.
no-such-tile = No hay ninguna loseta «{ $tile }».
black-is-bought = Las losetas del depósito negro no se cogen con un dado: se compran con plata.
no-such-depot = No hay ningún depósito «{ $depot }» que elegir. Los depósitos van del 1 al 6.
not-in-depot =
    { $tile }: no está en el depósito { $depot ->
        [black] negro
       *[other] { $depot }
    }. Allí hay: { $shown }.
not-stored = { $tile }: no la tienes guardada. Guardadas: { $stored }.
key-empty = No hay nada en { $space }. Guardadas: { $stored }.
no-such-hex = No hay ninguna casilla «{ $cell }».
hex-taken = { $cell } ya está cubierta ({ $tile }).
wrong-kind = { $cell } es para otro tipo de loseta ({ $hex }): ahí no va { $tile }.
not-adjacent = { $cell } no está junto a ninguna de tus losetas.
no-hex-for-it = Ahora no hay hexágono para esto: { $tile } necesita uno libre de su tipo junto a una loseta tuya, y una ciudad admite cada edificio una vez.
building-doubled = Esa ciudad ya tiene este edificio: { $tile }.
no-such-good = No hay mercancías «{ $good }». Mercancías: { $goods }.
no-goods = No tienes mercancías { $good }.
bought-already = Ya has hecho la compra de este turno.
buy-black-only = Solo puedes comprar en el depósito negro.
buy-with-silver = Solo puedes pagar con plata.
purchase-short =
    Una compra cuesta 2. Tienes { $have_silver } de plata y { $have_workers ->
        [one] { $have_workers } trabajador
       *[other] { $have_workers } trabajadores
    }: no te llega.
no-bare-discard = Una loseta guardada solo se descarta para hacer sitio a otra.
castle-hex-only = El primer castillo no puede estar en { $cell }: elige una casilla de castillo.
not-loadable = { $good }: aquí no puedes elegir esas mercancías.

## Posiciones y tableros imposibles

boards-per-seat = Para { $seats } jugadores hacen falta { $seats } tableros, no { $found }.
state-rng = { $where }: esto no es un generador.
state-seats = { $where }: { $found } principados para { $seats } jugadores.
state-number = { $where }: { $value } no es un número de { $least } a { $most }.
state-unknown = { $where }: «{ $value }» es desconocido. Valores posibles: { $allowed }.
state-tile = { $where }: no hay ninguna loseta «{ $value }».
state-bonus = { $where }: una bonificación sin tener cubiertas todas las casillas de su color ({ $kind }).
state-hex = { $where }: el tablero no tiene ninguna casilla «{ $value }».
state-kind = { $where }: { $tile } está en un lugar para otro tipo ({ $kind }).
state-no-castle = { $where }: losetas sin ningún castillo entre ellas.
state-scattered = { $where }: las losetas no están unidas.
state-doubled = { $where }: una ciudad con un edificio repetido.
state-bridge = { $where }: cada peón tiene que estar una vez en una de las { $spaces } casillas.
state-spaces = { $where }: { $found } losetas para { $spaces } casillas.
state-bonuses = { $where }: estas bonificaciones no cuadran con las de los jugadores.
state-count = { $piece }: { $found } en total, pero el juego tiene { $printed }.
state-secret = { $where }: ahora no hay tal respuesta secreta.

## Reglas

rulebook-burgundy = Reglamento de 2019, página { $page }
rule-burgundy-black-depot = Una vez en tu turno, en cualquier momento, puedes comprar una loseta del depósito negro por 2 de plata.
rule-burgundy-building-once = En una ciudad, un grupo de casillas de edificio vecinas, cada tipo de edificio cabe como mucho una vez.
rule-burgundy-place-adjacent = Una loseta se coloca junto a otra que ya está en tu principado.
rule-burgundy-place-free = Una loseta se coloca en una casilla libre de tu propio principado.
rule-burgundy-place-kind = Una loseta se coloca en una casilla de su tipo.
rule-burgundy-place-stored = Solo se colocan losetas guardadas; una loseta nueva siempre se guarda antes.
rule-burgundy-sell = Una acción vende todas tus mercancías del color que indica el dado, por plata y puntos.
rule-burgundy-setup-experts = El primer castillo va en una casilla de castillo de tu tablero.
rule-burgundy-ship-goods = Un barco coge las mercancías de un depósito; puedes guardar tres colores, y lo que no cabe se queda allí.
rule-burgundy-take = Un dado coge una loseta del depósito de su número.
rule-burgundy-take-full-keys = Con tres losetas guardadas, descartas una antes de recibir otra.
rule-burgundy-turn-end = Tu turno termina cuando has usado los dos dados.
rule-burgundy-turn-two-actions = En tu turno haces una acción con cada uno de tus dos dados.
rule-burgundy-turn-workers = Cada trabajador que pagas sube o baja un dado en uno; el 6 y el 1 son vecinos.
rule-burgundy-workers-action = Cualquier dado sirve para coger trabajadores.

## La mesa en la terminal

table-course = { $phase } (+{ $points }), ronda { $round }/{ $rounds }
table-before = antes de la primera fase
table-white = dado blanco { $white }
table-coming = vienen
table-nothing = –
table-black = negro
table-bonus = bonus
table-stored = Guardas
table-goods = Bienes
table-purse =
    { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }, { $silver } plata
table-purse-short = { $workers }t { $silver }p
table-order = orden
table-dice = Dados
table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-board = Tablero { $number }, { $board }
