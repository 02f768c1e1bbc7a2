### El modo cooperativo: demandas, eventos y sus textos

setting-coop = Cooperativo: cumplid juntos las demandas del Emperador
setting-coop-true = sí
setting-coop-false = no
setting-open_hands = Cooperativo: manos abiertas
setting-open_hands-true = sí
setting-open_hands-false = no
coop-alone = El modo cooperativo necesita 2 jugadores o más. En solitario ya hay un rival.
coop-handicap = En el modo cooperativo todos ganan o pierden juntos. Una ventaja no cambiaría nada.
open-hands-apart = Las manos solo pueden estar abiertas en una partida cooperativa.
no-such-request = { $card } no es una demanda abierta.{ $cards ->
    [none] { " " }No hay demandas abiertas.
   *[other] { " " }Abiertas: { $cards }.
  }
proposed-already = Ya has propuesto { $card } este invierno.
walls-missing = { $card } aún no se puede cumplir. Niveles de muralla que faltan: { $missing }.
team-short = { $card } no se puede cumplir ahora. El equipo tiene { $have } de { $cost }.
player-short = { $card } no se puede cumplir ahora. No todos los jugadores tienen lo que pide.
own-part-short = No tienes lo que { $card } te pide.
share-asked = { $card } la paga el equipo. Ofrece tu parte, o rechaza.
share-not-asked = { $card } pide lo mismo a cada jugador. Acepta o rechaza.
nothing-proposed = Nadie ha propuesto una demanda. Propón antes una.
offer-over = Es más de lo que falta: { $count }.
offer-above-own = No tienes tanto. Tienes { $have }.
offer-under = No basta: los jugadores siguientes no pueden dar el resto. Ofrece { $least } o más, o rechaza.
sacrifice-other = { $card } no pide esta pieza.
only-shamed = Un soldado bajo una ficha de deshonra no se puede sacrificar: { $soldier }.
no-such-piece = No tienes esa pieza ahí.
honor-short = Cuesta { $cost } de honor. Tienes { $have }.
order-named = Ya has nombrado a este jugador.
clan-not-acting = Este jugador no actúa ahora.
asking-fulfil = Propón una demanda, o termina.
asking-consent = Hay una demanda propuesta: acepta pagar, o rechaza.
asking-offer = Hay una demanda propuesta: ofrece tu parte, o rechaza.
asking-pay_line = Elige qué das por la demanda.
asking-name_order = Elige quién actúa ahora, o termina (el resto sigue el orden de té).
asking-take_shame = Recibes una ficha de deshonra. Ponla bajo un soldado de tu reserva, o devuélvela por 10 de honor.
asking-redeem = Descarta fichas de deshonra por 10 de honor cada una, o termina.
moment-great_wall-redeem = Devuelves una ficha de deshonra por 10 de honor cuando la recibes.
moment-great_wall-propose = Propones demandas en invierno, después del asalto.
moment-great_wall-agree = Aceptas una demanda cuando alguien la propone.
moment-great_wall-refuse = Rechazas una demanda cuando alguien la propone.
moment-great_wall-offer = Ofreces tu parte cuando alguien propone una demanda para el equipo.
moment-great_wall-sacrifice = Sacrificas piezas cuando una demanda las pide.
rule-great_wall-coop-fulfil = Las demandas se cumplen en invierno, después del asalto y antes de comprobar el final.
rule-great_wall-coop-consent = Cualquiera propone una demanda, cada una una vez por invierno. Todos los que pagan deben aceptar.
rule-great_wall-coop-each = Cada jugador paga toda la demanda por sí solo. Nadie paga por otro.
rule-great_wall-coop-team = El equipo paga junto, en las partes que quiera.
rule-great_wall-coop-sacrifice = Una pieza sacrificada sale de la partida. Los soldados bajo fichas de deshonra no se pueden sacrificar.
rule-great_wall-coop-redeem = Paga 10 de honor para devolver una ficha de deshonra, al recibirla o en verano.
rule-great_wall-coop-name-order = El jugador activo nombra el orden de los demás. Si no, decide el té.
verb-great_wall-redeem = devolver la ficha de deshonra por 10 de honor
verb-great_wall-propose = proponer una demanda
verb-great_wall-agree = aceptar
verb-great_wall-refuse = rechazar
verb-great_wall-offer = ofrecer
verb-great_wall-sacrifice = sacrificar
event-request_came = Nueva demanda: { $card }.
event-event_came = Evento: { $card }.
event-request_fulfilled = Demanda cumplida: { $card }.
event-requests_open = { $count ->
        [one] { $count } demanda sigue abierta: cada jugador recibe { $count } ficha de deshonra.
       *[other] { $count } demandas siguen abiertas: cada jugador recibe { $count } fichas de deshonra.
    }
event-requests_begun = Ahora se pueden cumplir demandas.
ending-requests = demandas cumplidas
ending-late = faltan demandas al acabar el último año
ending-disgrace = deshonra debida con la reserva vacía
wall-card-request = demanda
wall-card-event = evento
wall-team = Equipo:
wall-team-name = El equipo
wall-team-line = { $done } de { $needed } demandas, deshonra { $shame } de { $of }, año { $year } de { $years }
wall-team-holding = deshonra { $shame } de { $of }, año { $year } de { $years }
wall-requests = Demandas:
wall-events = Eventos:
wall-proposed = Propuesta:

event-request_proposed = { subject }{ event-request_proposed.then }.
    .then = { $you ->
        [yes] propones
       *[no] propone
    } la demanda «{ $card }»
event-request_agreed = { subject }{ event-request_agreed.then }.
    .then = { $you ->
        [yes] aceptas
       *[no] acepta
    } la demanda «{ $card }»
event-request_refused = { subject }{ event-request_refused.then }.
    .then = { $you ->
        [yes] rechazas
       *[no] rechaza
    } la demanda «{ $card }»
event-request_offered = { subject }{ event-request_offered.then }.
    .then = { $you ->
        [yes] ofreces
       *[no] ofrece
    } { $count } para la demanda «{ $card }»
event-sacrificed = { subject }{ event-sacrificed.then }.
    .then = { $you ->
        [yes] sacrificas
       *[no] sacrifica
    } { $soldier_object }
event-clerk_sacrificed = { subject }{ event-clerk_sacrificed.then }.
    .then = { $you ->
        [yes] sacrificas
       *[no] sacrifica
    } un funcionario
event-advisor_given = { subject }{ event-advisor_given.then }.
    .then = { $you ->
        [yes] descartas
       *[no] descarta
    } al consejero «{ $card }»
event-shame_redeemed = { subject }{ event-shame_redeemed.then }.
    .then = { $you ->
        [yes] devuelves
       *[no] devuelve
    } una ficha de deshonra por 10 de honor (reserva: { $left })

## Nombres

card-timber-for-the-fleet = Madera para la flota
card-stones-for-the-canal = Piedras para el canal
card-gold-for-the-court = Oro para la corte
card-incense-for-the-temples = Incienso para los templos
card-grain-for-the-capital = Grano para la capital
card-warriors-for-emperors-guard = Guerreros para la guardia
card-royal-escort = Escolta real
card-marksmen-for-the-palace = Tiradores para el palacio
card-glory-belongs-to-the-emperor = La gloria es del Emperador
card-taunt-them-and-prevail = Burlaos y venced
card-scholars-for-the-academy = Sabios para la academia
card-a-wall-without-gaps = Una muralla sin huecos
card-surprise-attack = Ataque por sorpresa
card-scandal-at-court = Escándalo en la corte
card-new-year-feast = Banquete de Año Nuevo
card-riders-with-orders = Jinetes con órdenes
card-iron-winter = Invierno de hierro
card-battering-rams = Arietes pesados
card-drums-from-the-steppe = Tambores de la estepa
card-master-masons = Maestros canteros
card-mud-and-rain = Barro y lluvia
card-poisoned-arrows = Flechas envenenadas
card-deserters = Desertores
card-comet = Cometa
card-di-qing = Di Qing
card-zong-ze = Zong Ze
card-bao-zheng = Bao Zheng
card-han-shizhong = Han Shizhong
card-fan-zhongyan = Fan Zhongyan
card-wu-jie = Wu Jie
card-shen-kuo = Shen Kuo
card-cao-bin = Cao Bin
card-shared-glory = Gloria compartida
card-shared-spoils = Botín compartido
card-torch-signals = Señales de antorcha
card-victory-report = Parte de victoria
card-covering-fire = Fuego de cobertura
card-shield-line = Línea de escudos
card-send-the-booty-home = Botín para casa
card-carry-the-wounded = Cargar con los heridos
card-in-their-memory = En su memoria
card-council-of-war = Consejo de guerra
card-second-orders = Segundas órdenes
card-village-levy = Leva de aldeas
horde-vanguard = vanguardia
horde-horse-archers = arqueros a caballo
horde-sappers = zapadores
horde-wolf-banner = estandarte del lobo
horde-shield-bearers = escuderos
horde-night-riders = jinetes nocturnos
horde-firebrands = incendiarios
horde-keshig = keshig
horde-vanguard-left = { horde-vanguard } ({ section-left })
horde-vanguard-middle = { horde-vanguard } ({ section-middle })
horde-vanguard-right = { horde-vanguard } ({ section-right })
horde-horse-archers-left = { horde-horse-archers } ({ section-left })
horde-horse-archers-middle = { horde-horse-archers } ({ section-middle })
horde-horse-archers-right = { horde-horse-archers } ({ section-right })
horde-sappers-left = { horde-sappers } ({ section-left })
horde-sappers-middle = { horde-sappers } ({ section-middle })
horde-sappers-right = { horde-sappers } ({ section-right })
horde-wolf-banner-left = { horde-wolf-banner } ({ section-left })
horde-wolf-banner-middle = { horde-wolf-banner } ({ section-middle })
horde-wolf-banner-right = { horde-wolf-banner } ({ section-right })
horde-shield-bearers-left = { horde-shield-bearers } ({ section-left })
horde-shield-bearers-middle = { horde-shield-bearers } ({ section-middle })
horde-shield-bearers-right = { horde-shield-bearers } ({ section-right })
horde-night-riders-left = { horde-night-riders } ({ section-left })
horde-night-riders-middle = { horde-night-riders } ({ section-middle })
horde-night-riders-right = { horde-night-riders } ({ section-right })
horde-firebrands-left = { horde-firebrands } ({ section-left })
horde-firebrands-middle = { horde-firebrands } ({ section-middle })
horde-firebrands-right = { horde-firebrands } ({ section-right })
horde-keshig-left = { horde-keshig } ({ section-left })
horde-keshig-middle = { horde-keshig } ({ section-middle })
horde-keshig-right = { horde-keshig } ({ section-right })

## Líneas de demandas y eventos

request-team_walls = La muralla tiene { $count ->
        [one] { $count } nivel
       *[other] { $count } niveles
    } por jugador. No se paga nada.
request-each_wood = Cada jugador paga { resource-wood.count }.
request-team_wood = El equipo paga { resource-wood.count } por jugador, repartido como quiera.
request-each_stone = Cada jugador paga { resource-stone.count }.
request-team_stone = El equipo paga { resource-stone.count } por jugador, repartido como quiera.
request-each_gold = Cada jugador paga { resource-gold.count }.
request-team_gold = El equipo paga { resource-gold.count } por jugador, repartido como quiera.
request-each_chi = Cada jugador paga { resource-chi.count }.
request-team_chi = El equipo paga { resource-chi.count } por jugador, repartido como quiera.
request-each_any = Cada jugador paga { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } a su elección.
request-team_any = El equipo paga { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } por jugador, repartido como quiera.
request-each_soldier = Cada jugador sacrifica { soldier-soldier.count }.
request-team_soldier = El equipo sacrifica { soldier-soldier.count } por jugador, repartido como quiera.
request-each_spearman = Cada jugador sacrifica { soldier-spearman.count }.
request-team_spearman = El equipo sacrifica { soldier-spearman.count } por jugador, repartido como quiera.
request-each_archer = Cada jugador sacrifica { soldier-archer.count }.
request-team_archer = El equipo sacrifica { soldier-archer.count } por jugador, repartido como quiera.
request-each_horseman = Cada jugador sacrifica { soldier-horseman.count }.
request-team_horseman = El equipo sacrifica { soldier-horseman.count } por jugador, repartido como quiera.
request-each_clerk = Cada jugador sacrifica { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }.
request-team_clerk = El equipo sacrifica { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    } por jugador, repartido como quiera.
request-each_advisor = Cada jugador descarta { $count ->
        [one] { $count } consejero
       *[other] { $count } consejeros
    }.
request-team_advisor = El equipo descarta { $count ->
        [one] { $count } consejero
       *[other] { $count } consejeros
    } por jugador, repartido como quiera.
request-each_horde = Cada jugador descarta { $count ->
        [one] { $count } horda reclamada
       *[other] { $count } hordas reclamadas
    }.
request-team_horde = El equipo descarta { $count ->
        [one] { $count } horda reclamada
       *[other] { $count } hordas reclamadas
    } por jugador, repartido como quiera.
request-each_honor = Cada jugador pierde { $count } de honor.
request-team_honor = El equipo pierde { $count } de honor por jugador, repartido como quiera.
event-power = Cada horda: +{ $count } de poder.
event-lethal = Cada horda mata a { $count ->
        [one] { $count } soldado más
       *[other] { $count } soldados más
    } de cada clan que esté sobre ella.
event-wall_cost = Cada nivel de muralla cuesta { $count ->
        [one] { $count } recurso más
       *[other] { $count } recursos más
    }.
event-soldier_gold = Cada soldado cuesta { $count } de oro más.
event-save_more = Salvar a un soldado cuesta { $count } de chi más.
event-save_less = Salvar a un soldado cuesta { $count } de chi menos.
event-barricade = Cada barricada: −{ $count } de defensa.
event-defence = Cada sección: +{ $count } de defensa.
event-now_shame = Una vez: cada jugador recibe { $count ->
        [one] { $count } ficha de deshonra
       *[other] { $count } fichas de deshonra
    }.
event-now_dishonor = Una vez: cada jugador pierde { $count } de honor.
event-now_honor = Una vez: cada jugador recibe { $count } de honor.
event-now_hordes = Una vez: { $count ->
        [one] llega { $count } horda más
       *[other] llegan { $count } hordas más
    }.
event-now_tactics = Una vez: cada jugador roba { $count ->
        [one] { $count } táctica
       *[other] { $count } tácticas
    }.
event-now_clear = Una vez: cada jugador descarta { $count ->
        [one] { $count } ficha de deshonra
       *[other] { $count } fichas de deshonra
    }.
event-now_recall = Una vez: cada jugador puede recuperar { $count ->
        [one] { $count } carta de mando
       *[other] { $count } cartas de mando
    }.
event-now_barricades = Una vez: cada sección recibe { $count ->
        [one] { $count } barricada
       *[other] { $count } barricadas
    }.
event-now_wood = Una vez: cada jugador recibe { resource-wood.count }.
event-now_stone = Una vez: cada jugador recibe { resource-stone.count }.
event-now_gold = Una vez: cada jugador recibe { resource-gold.count }.
event-now_chi = Una vez: cada jugador recibe { resource-chi.count }.
reason-coop = demandas y reserva de deshonra
