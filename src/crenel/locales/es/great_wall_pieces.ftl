### Las piezas y cartas de La Gran Muralla: nombres y efectos. `object`: como complemento de una frase; `count`: tantos de
### ellos, como complemento; `at`, `in`: dónde; `short`: cinco caracteres como mucho, para el dibujo;
### `brief`: un nombre largo donde las cartas son estrechas.

## Recursos, soldados, secciones, estaciones, clanes

resource-wood = madera
    .count = { $count } de madera
    .short = m
resource-stone = piedra
    .count = { $count } de piedra
    .short = p
resource-gold = oro
    .count = { $count } de oro
    .short = o
resource-chi = chi
    .count = { $count } de chi
    .short = c

soldier-spearman = lancero
    .object = un lancero
    .count = { $count ->
        [one] { $count } lancero
       *[other] { $count } lanceros
    }
    .short = L
soldier-archer = arquero
    .object = un arquero
    .count = { $count ->
        [one] { $count } arquero
       *[other] { $count } arqueros
    }
    .short = A
soldier-horseman = jinete
    .object = un jinete
    .count = { $count ->
        [one] { $count } jinete
       *[other] { $count } jinetes
    }
    .short = J
soldier-soldier = soldado
    .object = un soldado
    .count = { $count ->
        [one] { $count } soldado
       *[other] { $count } soldados
    }
    .short = –
soldier-any = cualquier soldado

section-left = izquierda
    .in = en la sección izquierda
section-middle = central
    .in = en la sección central
section-right = derecha
    .in = en la sección derecha

season-spring = primavera
season-summer = verano
season-fall = otoño
season-winter = invierno

clan-reed = Clan Junco
    .subject = El clan Junco
    .of = del clan Junco
clan-qin-jiushao = Qin Jiushao
    .subject = Qin Jiushao
    .of = de Qin Jiushao

## Localizaciones. `from-` y `to-` sirven también para mover soldados.

place-lumber-mill = aserradero
    .at = en el aserradero
place-quarry = cantera
    .at = en la cantera
place-gold-mine = mina de oro
    .at = en la mina de oro
place-temple = templo
    .at = en el templo
place-barracks = cuartel
    .at = en el cuartel
place-tea-house = casa de té
    .at = en la casa de té
place-builders = campamento de constructores
    .at = en el campamento de constructores
    .brief = constructores
place-logistics = centro de logística
    .at = en el centro de logística
    .brief = logística
place-embassy = embajada
    .at = en la embajada
place-academy = academia
    .at = en la academia
place-any = cualquier localización
    .at = en cualquier localización

from-lumber-mill = del aserradero
from-quarry = de la cantera
from-gold-mine = de la mina de oro
from-temple = del templo
from-barracks = del cuartel
from-tea-house = de la casa de té
from-builders = del campamento de constructores
from-logistics = del centro de logística
from-embassy = de la embajada
from-academy = de la academia
from-left = de la sección izquierda
from-middle = de la sección central
from-right = de la sección derecha
to-lumber-mill = al aserradero
to-quarry = a la cantera
to-gold-mine = a la mina de oro
to-temple = al templo
to-barracks = al cuartel
to-tea-house = a la casa de té
to-builders = al campamento de constructores
to-logistics = al centro de logística
to-embassy = a la embajada
to-academy = a la academia
to-left = a la sección izquierda
to-middle = a la sección central
to-right = a la sección derecha

## Cartas de mando

card-despotism = Despotismo
card-economy = Economía
card-work-harder = Trabajad más
card-attack-order = Orden de ataque
card-raise-banners = Izar estandartes
card-betrayal = Traición
card-reed = Clan Junco

## Generales

card-liang-hongyu = Liang Hongyu
card-yang-miaozhen = Yang Miaozhen
card-song-ci = Song Ci
card-zhou-tong = Zhou Tong
card-cai-xiang = Cai Xiang
card-qin-hui = Qin Hui
card-tong-guan = Tong Guan
card-xin-qiji = Xin Qiji
card-yang-ye = Yang Ye
card-wan-yi = Wan Yi
card-keng-hsien-seng = Keng Hsien-Seng
card-meng-gong = Meng Gong
card-li-qingzhao = Li Qingzhao

## Consejeros

card-warden = Guardián
card-taskmaster = Capataz
card-master-merchant = Maestro mercader
card-forest-guide = Guía del bosque
card-manufacturer = Fabricante
card-alchemist = Alquimista
card-spiritual-leader = Líder espiritual
card-stone-mason = Cantero
card-jinshi = Jinshi
card-smuggler = Contrabandista
card-glory-stealer = Ladrón de gloria
card-tactician-monk = Monje estratega
card-herald = Heraldo
card-survivalist = Superviviente
card-chronicler = Cronista
card-fletcher = Flechero
card-horse-breeder = Criador de caballos
card-quartermaster = Intendente
card-night-watch = Guardia nocturna
card-banner-carrier = Portaestandarte
card-standard-bearer = Portaenseña
card-field-surgeon = Cirujano de campaña
card-tax-collector = Recaudador
card-granary-keeper = Guardián del granero
card-abbot = Abad
card-chancellor = Canciller
card-scribe = Escriba
card-master-builder = Maestro de obras
card-architect = Arquitecto
card-carpenter = Carpintero
card-almsgiver = Limosnero
card-patron = Mecenas
card-confessor = Confesor
card-envoy = Enviado
card-court-clerk = Secretario de la corte
card-tea-master = Maestro del té
card-tea-merchant = Mercader de té
card-woodward = Guardabosques
card-quarryman = Picapedrero
card-mint-warden = Guardián de la ceca
card-novice-master = Maestro de novicios
card-drill-sergeant = Sargento instructor
card-cavalry-captain = Capitán de caballería
card-spymaster = Maestro de espías
card-caravan-master = Jefe de caravana
card-outrider = Explorador a caballo
card-almoner = Limosnero
card-courtier = Cortesano
card-archivist = Archivero
card-engineer = Ingeniero
card-inspector = Inspector
card-beacon-keeper = Guardián de las almenaras
card-examiner = Examinador
card-gate-captain = Capitán de la puerta
card-toll-keeper = Cobrador de peaje

## Tácticas

card-heroic-fight = Lucha heroica
card-war-cry = Grito de guerra
card-spoils = Botín
card-vigil = Vigilia
card-triumph = Triunfo
card-trophy = Trofeo
card-spear-wall = Muro de lanzas
card-charge = Carga
card-rain-of-arrows = Lluvia de flechas
card-rob-the-dead = Expolio
card-killing-blow = Golpe mortal
card-withdrawal = Retirada
card-martyrs = Mártires
card-blood-oath = Juramento de sangre
card-restless = Sin descanso
card-forced-march = Marcha forzada
card-night-works = Obras nocturnas
card-requisition = Requisa
card-conscription = Leva
card-drums-of-war = Tambores de guerra

## Artefactos

card-hou-yi-bow = Arco de Hou Yi
card-servant-statue = Estatua de sirviente
card-stone-bells = Campanas de piedra
card-jade-seal = Sello de jade
card-war-drum = Tambor de guerra

artifact-archer_on_highest_wall = Al final de la partida: { $honor } de honor por cada arquero tuyo en la muralla más alta{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-advisor = Al final de la partida: { $honor } de honor por cada consejero tuyo{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-clerk = Al final de la partida: { $honor } de honor por cada funcionario tuyo{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-overseer_level = Al final de la partida: { $honor } de honor por cada nivel de tus supervisores{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-horde = Al final de la partida: { $honor } de honor por cada horda que hayas reclamado{ $above ->
    [0] .
   *[other] { " " }por encima de { $above }.
  }
artifact-soldier_on_highest_wall = Al final de la partida: { $honor } de honor por cada soldado tuyo en las secciones con la muralla más alta{ $above ->
    [0] .
   *[other] { " " }a partir de { $above }.
  }
artifact-overseer = Al final de la partida: { $honor } de honor por cada supervisor tuyo{ $above ->
    [0] .
   *[other] { " " }a partir de { $above }.
  }
artifact-resting = Al final de la partida: { $honor } de honor por cada soldado tuyo en descanso{ $above ->
    [0] .
   *[other] { " " }a partir de { $above }.
  }
artifact-ranked-overseer_level = Al final de la partida: { $first } de honor para el clan con más niveles de supervisores, { $second } para el segundo.
artifact-ranked-horde = Al final de la partida: { $first } de honor para el clan que más hordas haya reclamado, { $second } para el segundo.
artifact-ranked-soldier = Al final de la partida: { $first } de honor para el clan con más soldados en las secciones, { $second } para el segundo.
artifact-ranked-clerk = Al final de la partida: { $first } de honor para el clan con más funcionarios, { $second } para el segundo.
artifact-shared = Los clanes empatados reciben todos el más bajo de los puestos que comparten.

## Hordas. Una carta se nombra por la sección de su reverso.

horde-leader = líder
horde-infantry = infantería
horde-pyromaniacs = pirómanos
horde-brutes = brutos
horde-spies = espías
horde-raiders = asaltantes
horde-lancers = caballería
horde-marauders = merodeadores
horde-leader-left = { horde-leader } ({ section-left })
horde-leader-middle = { horde-leader } ({ section-middle })
horde-leader-right = { horde-leader } ({ section-right })
horde-infantry-left = { horde-infantry } ({ section-left })
horde-infantry-middle = { horde-infantry } ({ section-middle })
horde-infantry-right = { horde-infantry } ({ section-right })
horde-pyromaniacs-left = { horde-pyromaniacs } ({ section-left })
horde-pyromaniacs-middle = { horde-pyromaniacs } ({ section-middle })
horde-pyromaniacs-right = { horde-pyromaniacs } ({ section-right })
horde-brutes-left = { horde-brutes } ({ section-left })
horde-brutes-middle = { horde-brutes } ({ section-middle })
horde-brutes-right = { horde-brutes } ({ section-right })
horde-spies-left = { horde-spies } ({ section-left })
horde-spies-middle = { horde-spies } ({ section-middle })
horde-spies-right = { horde-spies } ({ section-right })
horde-raiders-left = { horde-raiders } ({ section-left })
horde-raiders-middle = { horde-raiders } ({ section-middle })
horde-raiders-right = { horde-raiders } ({ section-right })
horde-lancers-left = { horde-lancers } ({ section-left })
horde-lancers-middle = { horde-lancers } ({ section-middle })
horde-lancers-right = { horde-lancers } ({ section-right })
horde-marauders-left = { horde-marauders } ({ section-left })
horde-marauders-middle = { horde-marauders } ({ section-middle })
horde-marauders-right = { horde-marauders } ({ section-right })

horde-strength = Poder { $power }. { $spots ->
        [one] { $spots } zona vital
       *[other] { $spots } zonas vitales
    }. Vale { $honor } de honor al final de la partida si la reclamas.
trait-halves = Reduce a la mitad la defensa de su sección.
trait-burns = Las barricadas de su sección no cuentan.
trait-charge = En la fila junto a la muralla: +{ $count } de poder.
trait-swells = Por cada año transcurrido: +{ $count } de poder.
trait-fierce =
    Mata a { $count ->
        [one] { $count } soldado más
       *[other] { $count } soldados más
    } de cada clan que esté sobre ella.
