### Los castillos de Borgoña, sin sus piezas (burgundy_pieces.ftl)

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

bonus-large = loseta de bonificación grande
bonus-small = loseta de bonificación pequeña

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

source-areas = áreas completadas
source-phases = completar pronto
source-colours = colores completados
source-livestock = ganado
source-watchtowers = atalayas
source-sales = mercancías vendidas
source-monasteries = monasterios
source-goods = mercancías sobrantes
source-silver = plata sobrante
source-workers = trabajadores sobrantes

## Opciones

setting-boards = Tableros: uno para todos (1–10; 11a–11f, 12a–b y 13a–b en sus modos), uno por asiento (3,7,…) o distintos al azar
setting-boards-random = tableros distintos al azar
setting-castle = Dónde van los primeros castillos
setting-castle-printed = en la casilla marcada del tablero; por orden de turno si no hay ninguna o si los tableros son al azar
setting-castle-open = se elige a la vista de todos, por orden de turno
setting-castle-secret = se elige en secreto, todos a la vez

## Preguntas

asking-settle = Elige una casilla para tu primer castillo.
asking-settle_together = Elige en secreto una casilla para tu primer castillo.
asking-turn = Usa tus dados. Una vez por turno puedes también comprar una loseta.
asking-extra_action = Castillo: haz una acción adicional con cualquier número.
asking-take_tile = Coge { $kinds_object } de cualquier depósito numerado, o pasa.
asking-sell_goods = Tienda: vende todas las mercancías de un color, o pasa.
asking-place_tile = Ayuntamiento: coloca otra loseta de tus casillas-llave, sin tener en cuenta su número, o pasa.
asking-make_room = Tus casillas-llave están llenas. ¿Qué loseta descartas?
asking-choose_depot = Barco: elige un depósito para coger sus mercancías.
asking-choose_neighbour = ¿Coges también las mercancías de un depósito contiguo al { $depot }?
asking-load_goods = No te caben todas. ¿Qué mercancías conservas?

## Sucesos

event-forced = { $you ->
    [yes] Solo tienes
   *[no] { $who } solo tiene
  } una opción: { $action }.
event-set_up = La partida está preparada. Tableros: { $boards }. Orden de turno: { $order }.
event-castle_founded = { $you ->
    [yes] Colocas tu
   *[no] { $who } coloca su
  } primer castillo en { $cell }.
event-round_resumed = { $round ->
    [0] La partida continúa otra ya terminada, justo antes de una fase.
   *[other] La partida continúa otra ya terminada: { $phase }, ronda { $round }.
}
event-phase_started = Empieza la { $phase }: los depósitos se rellenan.
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
silver-and-workers = { $silver ->
    [0] { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }
   *[other] { $silver } de plata{ $workers ->
        [0] { "" }
        [one] { " " }y { $workers } trabajador
       *[other] { " " }y { $workers } trabajadores
    }
  }
event-purchase = { $you ->
    [yes] Gastas
   *[no] { $who } gasta
  } { silver-and-workers } en comprar una loseta.
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
    [yes] Coges
   *[no] { $who } coge
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
    [yes] Cubres
   *[no] { $who } cubre
  } todas las { $kind_hexes } y { $you ->
    [yes] coges
   *[no] coge
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
  } por los sobrantes: mercancías { $goods }, plata { $silver }, trabajadores { $workers }.
event-game_over = La partida ha terminado: { $scores }.{ $ranking ->
    [none] { "" }
   *[other] { " " }Clasificación: { $ranking }.
  }

## Rechazos

dice-left = Aún no puedes terminar el turno: te quedan dados por usar.
make-room-first = Tus casillas-llave están llenas. Descarta antes una loseta guardada.
no-dice-left = Ya has usado los dos dados.
no-such-die = No tienes ningún { $die }. Tus dados: { $dice }.
no-die-needed = Esta jugada no necesita dado. Quita «with { $die }».
workers-short = Llegar al { $number } cuesta { $need ->
        [one] { $need } trabajador
       *[other] { $need } trabajadores
    }, pero tienes { $have }.
no-such-tile = No hay ninguna loseta llamada «{ $tile }».
black-is-bought = No puedes coger losetas del depósito negro con un dado. Cómpralas con plata.
no-such-depot = No hay ningún depósito «{ $depot }». Los depósitos van del 1 al 6.
not-in-depot = { $depot ->
        [black] El depósito negro no tiene { $tile_object }
       *[other] El depósito { $depot } no tiene { $tile_object }
    }.{ $tiles ->
        [none] { "" }
       *[other] { " " }Allí hay: { $tiles }.
    }
not-stored = No tienes { $tile_object } en { $shared ->
        [yes] las casillas-llave comunes
       *[no] tus casillas-llave
    }.{ $tiles ->
        [none] { "" }
       *[other] { " " }Tienes: { $tiles }.
    }
key-empty = La casilla-llave { $space } está vacía.{ $tiles ->
        [none] { "" }
       *[other] { " " }Tienes: { $tiles }.
    }
no-such-hex = No hay ninguna casilla «{ $cell }».
hex-taken = { $cell } ya está cubierta ({ $tile }).
wrong-kind = La casilla { $cell } es de otro tipo ({ $hex }): no puedes colocar allí { $tile_object }.
not-adjacent = La casilla { $cell } no está junto a ninguna de tus losetas.
no-hex-for-it = Ahora no puedes colocar { $tile_object }. Hace falta una casilla libre de su tipo junto a una de tus losetas, y en cada ciudad solo cabe un edificio de cada tipo.
building-doubled = Esa ciudad ya tiene este edificio: { $tile }.
no-such-good = No hay mercancías «{ $value }». Mercancías: { $goods }.
no-goods = No tienes mercancías { $good }.
bought-already = Ya has comprado una loseta este turno.
buy-black-only = Solo puedes comprar en el depósito negro.
buy-with-silver = Solo puedes pagar con plata.
purchase-short = Comprar una loseta cuesta 2. Tienes { $have_silver } de plata y { $have_workers ->
        [one] { $have_workers } trabajador
       *[other] { $have_workers } trabajadores
    }.
no-bare-discard = Solo puedes descartar una loseta guardada para hacer sitio a otra nueva.
castle-hex-only = Tu primer castillo no puede ir en { $cell }. Puede ir en: { $cells }.
not-loadable = Aquí no puedes elegir mercancías { $good }: no están entre los colores nuevos que trae el barco.
storage-empty = Tus casillas-llave están vacías. Coge o compra antes una loseta.
no-tile-for-hex = La casilla { $cell } es de otro tipo ({ $hex }) que todas tus losetas guardadas.
kind-not-taken = Con este efecto no puedes coger { $tile_object }, solo estos tipos: { $kinds }.
depot-not-beside = El depósito { $depot } no está junto al depósito { $first }.
depot-without-goods = El depósito { $depot } no tiene mercancías.
moment-burgundy-end = Puedes terminar el turno cuando has usado los dos dados.
moment-burgundy-skip = Solo puedes pasar lo que te ofrece un efecto.
moment-burgundy-take = Coges losetas con un dado o mediante un efecto.
moment-burgundy-place = Colocas losetas con un dado o mediante un efecto.
moment-burgundy-sell = Vendes mercancías con un dado o mediante un efecto.
moment-burgundy-workers = Coges trabajadores con un dado o como acción adicional.
moment-burgundy-buy = Puedes comprar una loseta en cada uno de tus turnos.
moment-burgundy-discard = Descartas una loseta guardada cuando necesitas sitio para otra nueva.
moment-burgundy-ship = Eliges un depósito cuando colocas un barco.
moment-burgundy-also = Con el monasterio 5 eliges un segundo depósito cuando colocas un barco.
moment-burgundy-load = Eliges mercancías cuando un barco trae más colores de los que puedes guardar.
moment-burgundy-castle = Colocas tu primer castillo antes de la primera fase.
other-die = Esta acción usa un { $die }.

## Posiciones y tableros imposibles

boards-per-seat = { $seats } jugadores necesitan { $seats } tableros, no { $found }.
state-rng = { $where }: no es un generador aleatorio válido.
state-seats = { $where }: { $found } principados para { $seats } jugadores.
state-number = { $where }: { $value } no está entre { $least } y { $most }.
state-unknown = { $where }: valor desconocido «{ $value }». Se admite: { $allowed }.
state-tile = { $where }: no hay ninguna loseta «{ $value }».
state-bonus = { $where }: una loseta de bonificación cuyo color no está completo ({ $kind }).
state-hex = { $where }: el tablero no tiene ninguna casilla «{ $value }».
state-kind = { $where }: { $tile } está en una casilla de otro tipo ({ $kind }).
state-no-castle = { $where }: losetas sin ningún castillo.
state-scattered = { $where }: las losetas no están conectadas.
state-doubled = { $where }: el mismo edificio dos veces en una ciudad.
state-bridge = { $where }: cada peón tiene que estar una vez en una de las { $spaces } casillas.
state-spaces = { $where }: { $found } losetas para { $spaces } casillas.
state-bonuses = { $where }: las losetas de bonificación de aquí y las de los jugadores no cuadran.
state-count = { $piece }: { $found } en total, pero el juego tiene { $printed }.
state-secret = { $where }: no hay ninguna elección secreta pendiente.

## Reglas

rulebook-burgundy = Reglamento de 2019, página { $page }
rule-burgundy-black-depot = Una vez por turno, en cualquier momento, puedes comprar una loseta del depósito negro por 2 de plata.
rule-burgundy-building-once = Una ciudad (un grupo de casillas de edificio adyacentes) admite como máximo un edificio de cada tipo.
rule-burgundy-place-adjacent = Coloca cada loseta junto a otra que ya esté en tu principado.
rule-burgundy-place-free = Coloca cada loseta en una casilla libre de tu propio principado.
rule-burgundy-place-kind = Coloca cada loseta en una casilla de su tipo.
rule-burgundy-place-stored = Solo puedes colocar losetas de tus casillas-llave. Una loseta nueva va siempre antes a una casilla-llave.
rule-burgundy-sell = Una acción vende todas tus mercancías del color que indica el dado, por plata y puntos.
rule-burgundy-setup-experts = El primer castillo va en una casilla de castillo de tu tablero.
rule-burgundy-ship-goods = Un barco coge todas las mercancías de un depósito. Puedes guardar tres colores; el resto se queda en el depósito.
rule-burgundy-take = Usa un dado para coger una loseta del depósito con su número.
rule-burgundy-take-full-keys = Si ya tienes tres losetas en tus casillas-llave, descarta una antes de recibir otra.
rule-burgundy-turn-end = Tu turno termina cuando has usado los dos dados.
rule-burgundy-turn-two-actions = En tu turno, haz una acción con cada uno de tus dos dados.
rule-burgundy-turn-workers = Gasta trabajadores para cambiar un dado: 1 más o menos por cada uno. El 6 y el 1 son contiguos.
rule-burgundy-workers-action = Cualquier dado sirve para coger trabajadores.

## La mesa en la terminal

table-course = { $phase } (+{ $points }), ronda { $round }/{ $rounds }
table-before = antes de la primera fase
table-white = dado blanco { $white }
table-coming = vienen
table-nothing = –
table-black = negro
table-bonus = bonif.
table-stored = Llaves
table-goods = Mercancías
table-purse = { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }, { $silver } de plata
table-purse-short = { $workers }t { $silver }p
table-legend = t trabajadores, p plata; (K) espacio vacío para un monasterio; [2] un dado, (2) un dado usado; 3×2 dos mercancías del color 3; k1 tu primera casilla-llave
table-order = orden
table-dice = Dados
table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-board = Tablero { $number }, { $board }
