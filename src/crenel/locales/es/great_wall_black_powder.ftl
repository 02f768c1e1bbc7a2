### Pólvora Negra: torres, máquinas de guerra, soldados especiales, hordas de asedio y todo lo que se dice de ellos

setting-black_powder = Pólvora Negra: torres, máquinas de guerra, soldados especiales y hordas de asedio
setting-black_powder-true = sí
setting-black_powder-false = no
black-powder-solo = Pólvora Negra no puede unirse a la partida en solitario, que se juega solo con el juego básico.
ending-rubble = ningún nivel de muralla en pie

## Soldados, máquinas, torres

soldier-monk = monje
    .object = un monje
    .count = { $count ->
        [one] { $count } monje
       *[other] { $count } monjes
    }
    .short = M
soldier-bomber = granadero
    .object = un granadero
    .count = { $count ->
        [one] { $count } granadero
       *[other] { $count } granaderos
    }
    .short = G
soldier-flamethrower = lanzallamas
    .object = un lanzallamas
    .count = { $count ->
        [one] { $count } lanzallamas
       *[other] { $count } lanzallamas
    }
    .short = F
soldier-crossbowman = ballestero
    .object = un ballestero
    .count = { $count ->
        [one] { $count } ballestero
       *[other] { $count } ballesteros
    }
    .short = E
soldier-tank = tanque
    .object = un tanque
    .count = { $count ->
        [one] { $count } tanque
       *[other] { $count } tanques
    }
    .short = T
soldier-snake = ficha de serpiente
    .object = una ficha de serpiente
    .count = { $count ->
        [one] { $count } ficha de serpiente
       *[other] { $count } fichas de serpiente
    }
    .short = S
machine-ballista = balista
    .object = una balista
machine-cannon = cañón
    .object = un cañón
machine-rockets = lanzacohetes
    .object = un lanzacohetes
tower-far-left = torre del extremo izquierdo
tower-left-middle = torre entre izquierda y centro
tower-middle-right = torre entre centro y derecha
tower-far-right = torre del extremo derecho
source-machines = máquinas de guerra
source-towers = torres

## Jugadas y por qué no son posibles

asking-shoot = Dispara con una máquina de guerra, o pasa.
asking-man = Coloca un lancero en una torre, o pasa.
asking-emplace = Coloca una máquina de guerra en una sección.
asking-drop = Haz caer al granadero sobre la horda junto a la muralla, o pasa.
asking-post_overseer = Coloca gratis un supervisor. { $left ->
    [one] Queda { $left }.
   *[other] Quedan { $left }.
  }
moment-great_wall-shoot = Disparas con una máquina de guerra cuando la construyes o cuando colocas un lancero en una torre contigua.
moment-great_wall-man = Colocas un lancero en una torre cuando construyes un nivel de muralla contiguo o reclamas una horda derrotada junto a ella.
moment-great_wall-emplace = Antes del primer otoño se colocan tres máquinas de guerra.
moment-great_wall-machine = Construyes una máquina de guerra en el campamento de constructores, una por cada funcionario.
moment-great_wall-drop = Un granadero cae justo después de disparar desde la muralla.
verb-great_wall-shoot = disparar
verb-great_wall-man = ocupar una torre
verb-great_wall-emplace = colocar una máquina de guerra
verb-great_wall-machine = construir una máquina de guerra
verb-great_wall-drop = hacer caer al granadero
shot-what = Di la sección, la máquina de guerra y la fila de la horda.
shot-no-machine = No hay esa máquina de guerra { $section_in }: { $machine }.
shot-no-horde = No hay ninguna horda { $section_in } a la que disparar.
shot-not-this = Ahora no puedes disparar con esta máquina de guerra: { $machine } ({ $section }).
shot-no-row = No hay ninguna horda en la fila { $row } { $section_in }.
shot-nothing = Un cohete cuesta un recurso cualquiera y no tienes ninguno.
tower-nobody = No tienes ningún lancero en tu reserva.
tower-which = Di qué torre.
tower-far = Esta torre no está junto a la sección: { $tower }.
machine-what = Di la máquina de guerra y la sección.
machine-placed = Se coloca una de cada tipo y esta ya está: { $machine }.
machine-unused = Esta sección no se usa: { $section }.
machine-crowded = Ya hay dos máquinas de guerra { $section_in }.
machine-none-left = No queda ninguna de este tipo: { $machine }.
drop-what = Di la zona vital.
drop-no-spot = La horda junto a la muralla no tiene zona vital { $spot }.
drop-covered = La zona { $spot } ya está cubierta.
overseer-there = Ya tienes un supervisor { $place_at }.
rule-great_wall-black_powder-shot = Un disparo alcanza a una horda de la sección de la máquina. La balista no cuesta nada, el cañón 2 de piedra y el lanzacohetes 1 recurso cualquiera.
rule-great_wall-black_powder-no_target = Sin una horda en la sección no hay disparo.
rule-great_wall-black_powder-tower_shot = Un lancero colocado en una torre te permite disparar con una máquina de guerra de una sección contigua.
rule-great_wall-black_powder-tower = Puedes colocar un lancero de tu reserva en una torre junto a la sección donde construyes un nivel de muralla o reclamas una horda.
rule-great_wall-black_powder-first_machines = Antes del primer otoño se coloca una máquina de guerra de cada tipo.
rule-great_wall-black_powder-machines = En una sección caben como mucho dos máquinas de guerra.
rule-great_wall-black_powder-build = Una máquina de guerra cuesta 4 de madera, 2 de madera y 2 de piedra, o 4 de oro. Primero paga el almacén, recurso por recurso; hay dos de cada una.
rule-great_wall-black_powder-bomber = Justo después de disparar desde la muralla, un granadero puede caer sobre una zona vital libre de la horda de la primera fila.
rule-great_wall-black_powder-overseers = Antes del primer otoño cada jugador coloca gratis tres supervisores de nivel 1 en localizaciones distintas.

## Sucesos

event-shot = { subject }{ event-shot.then }.
    .then = { $you ->
        [yes] disparas
       *[no] dispara
    } con una máquina de guerra ({ $machine }, { $section }) contra { $horde }: { $card }, { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
event-machine_built = { subject }{ event-machine_built.then }.
    .then = { $you ->
        [yes] construyes
       *[no] construye
    } { $machine_object } { $section_in }
event-machine_placed = { subject }{ event-machine_placed.then }.
    .then = { $you ->
        [yes] colocas
       *[no] coloca
    } { $machine_object } { $section_in }
event-manned = { subject }{ event-manned.then }.
    .then = { $you ->
        [yes] colocas
       *[no] coloca
    } un lancero en una torre ({ $tower })
event-tower_left = { subject }{ event-tower_left.then }.
    .then = { $you ->
        [yes] dejas
       *[no] deja
    } una torre ({ $tower }): el lancero vuelve a la reserva
event-dropped = { subject }{ event-dropped.then }.
    .then = { $you ->
        [yes] haces caer
       *[no] hace caer
    } a un granadero sobre { $horde } ({ $spot })
event-machine_lost = Se pierde una máquina de guerra { $section_in }: { $machine }.
event-rocket_drawn = Se roba una carta de cohete: { $card }.
event-ram_moved = El ariete { $section_in } avanza a la fila { $row }.

## Lo que dicen las cartas

when-special_attack = Cada vez que ataca uno de tus soldados especiales
when-special_killed = Cuando mueren soldados especiales de cualquier jugador
when-special_defeat = Cuando se derrota una horda con un soldado especial o una ficha de serpiente tuyos en ella
when-shot = Cuando disparas con una máquina de guerra
when-manned = Cuando colocas un lancero en una torre
when-machine_built = Cuando construyes una máquina de guerra
when-wall_lost = Cuando se destruye un nivel de muralla
do-shoot = disparas con { $count ->
        [one] { $count } máquina de guerra
       *[other] { $count } máquinas de guerra
    } de cualquier sección
do-man = colocas un lancero en { $count ->
        [one] { $count } torre
       *[other] { $count } torres
    } a tu elección
lasting-special_less = Tus soldados especiales cuestan { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } menos.
lasting-machine_less = Las máquinas de guerra te cuestan { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } menos.
lasting-free_shots = Tus disparos no cuestan nada.
lasting-any_tower = Cuando puedas colocar un lancero en una torre: elige cualquier torre.
lasting-lookout = Cuando se derrota una horda en una sección cuyas dos torres son tuyas: +{ $count } de honor por cada arquero tuyo allí.
trait-ram = Tras el asalto: avanza una fila. En la primera fila destruye un nivel de muralla.
trait-ladders = En la primera fila: el asalto abre una brecha sea cual sea la defensa, mueren todos los soldados de la sección y se pierden sus máquinas de guerra.
trait-bombards = Tras cada asalto: destruye un nivel de muralla de su sección.
trait-only_row = Siempre en la fila { $count }: nunca avanza.
artifact-tower = Al final de la partida: { $honor } de honor por cada torre tuya{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-both_towers = Al final de la partida: { $honor } de honor por cada sección cuyas dos torres son tuyas{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-tower_wall = Al final de la partida: { $honor } de honor por cada nivel de muralla junto a tus torres{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-special_out = Al final de la partida: { $honor } de honor por cada soldado especial tuyo en las secciones{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-machine_beside = Al final de la partida: { $honor } de honor por cada máquina de guerra en una sección con un soldado tuyo{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-siege_horde = Al final de la partida: { $honor } de honor por cada horda de asedio que hayas reclamado{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
shot-wounds = Hiere estas zonas vitales: { $spots }.
wall-card-shot = carta de disparo

## Terminal

wall-towers = Torres:
wall-tower-free = vacía
wall-machines-left = Máquinas de guerra restantes:
wall-snakes = { $count ->
    [one] queda { $count } ficha de serpiente
   *[other] quedan { $count } fichas de serpiente
  }
wall-specials = Soldados especiales:
wall-ladders-here = Escalas: el asalto abre aquí una brecha
wall-falling = Pierde niveles este invierno: { $count }

## Nombres

card-lu-xiufu = Lu Xiufu
card-jia-sidao = Jia Sidao
card-su-song = Su Song
card-astronomer-shen-kuo = Shen Kuo, astrónomo
card-military-investor = Inversor militar
card-gunsmith = Armero
card-watchman = Vigía
card-spotter = Ojeador
card-siege-engineer = Ingeniero de asedio
card-powder-master = Maestro de la pólvora
card-tower-warden = Alcaide de la torre
card-weapons-drillmaster = Instructor de armas
card-powder-surgeon = Cirujano de campaña
card-bombardier = Artillero
card-rampart-mason = Albañil de la muralla
card-garrison-clerk = Escribano de la guarnición
card-watchfire-basket = Cesta de fuego
card-powder-horn = Cuerno de pólvora
card-siege-bell = Campana del asedio
card-torn-standard = Estandarte rasgado
card-mortared-brick = Ladrillo con argamasa
card-twin-beacons = Almenaras gemelas
card-ballista-bolts = Virotes
card-cannonball = Bala de cañón
card-lone-spark = Chispa solitaria
card-crossed-trails = Estelas cruzadas
card-low-arc = Arco bajo
card-high-arc = Arco alto
card-wild-swerve = Viraje loco
card-spreading-fire = Fuego extendido
card-rain-of-sparks = Lluvia de chispas
card-heavens-hammer = Martillo del cielo
card-twin-burst = Doble estallido
card-damp-fuse = Mecha húmeda
horde-battering-ram = ariete
horde-battering-ram-left = { horde-battering-ram } ({ section-left })
horde-battering-ram-middle = { horde-battering-ram } ({ section-middle })
horde-battering-ram-right = { horde-battering-ram } ({ section-right })
horde-ladders = escalas de asedio
horde-ladders-left = { horde-ladders } ({ section-left })
horde-ladders-middle = { horde-ladders } ({ section-middle })
horde-ladders-right = { horde-ladders } ({ section-right })
horde-trebuchet = trabuquete
horde-trebuchet-left = { horde-trebuchet } ({ section-left })
horde-trebuchet-middle = { horde-trebuchet } ({ section-middle })
horde-trebuchet-right = { horde-trebuchet } ({ section-right })
horde-veterans = veteranos
horde-veterans-left = { horde-veterans } ({ section-left })
horde-veterans-middle = { horde-veterans } ({ section-middle })
horde-veterans-right = { horde-veterans } ({ section-right })
reason-black_powder = Pólvora Negra
