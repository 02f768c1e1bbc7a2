### La Gran Muralla en la mesa: qué se pregunta, qué ocurre y qué dice el dibujo. En los sucesos `$who` lo hizo y `$you` dice si
### es quien lee (yes, no; none si no fue nadie). `then` continúa una frase sobre el mismo clan.

game-great_wall = La Gran Muralla

## De dónde viene el honor

source-production = producción
source-donations = donaciones
source-walls = murallas
source-barricades = barricadas
source-battle = batallas
source-spots = puntos vitales
source-commands = cartas no recuperadas
source-cards = cartas
source-shame = deshonra
source-hordes = hordas reclamadas
source-artifacts = artefactos

## Opciones

setting-cards = Tus propias cartas en lugar de las nuestras, por clase y nombre
setting-rival_honor = Solitario: honor con el que empieza Qin Jiushao
setting-rival_honor-0 = nada
setting-rival_honor-50 = 50, más difícil
setting-rival_honor-100 = 100, lo más difícil
setting-rival_advisors = Solitario: consejeros que recibe Qin Jiushao cada Primavera
setting-rival_advisors-1 = uno de los dos que dejan la fila
setting-rival_advisors-2 = los dos, más difícil

## Qué se pregunta. `$own`: si las piezas son de quien decide; si no, `$whose`.

asking-choose_leaders = Elige a tu general y a tu consejero activo; el otro consejero da apoyo.
asking-choose_commands = Elige en secreto una carta de mando para este Otoño.
asking-place_card = Pon tu carta en una casilla libre del medidor de mando.
asking-give_advisor = Dos consejeros dejan la fila: ¿cuál va bajo Qin Jiushao?
asking-buy_off_shame = Descarta deshonra por 2 de chi cada ficha, o termina.
asking-reclaim = ¿Recuperas tus cartas de mando descartadas, o las dejas por 2 de honor cada una?
asking-all_attack =
    { $rest ->
        [yes] Ataca con todos los que puedan de tus zonas de descanso, o pasa.
       *[no] Ataca con todos tus arqueros de las murallas, o pasa.
    }
asking-betrayal = Copia una carta del medidor, o mueve funcionarios tuyos.
asking-move_clerks =
    { $own ->
        [yes] Mueve hasta
       *[no] { $whose }: mueve hasta
    } { $left ->
        [one] { $left } funcionario
       *[other] { $left } funcionarios
    }{ $different ->
        [yes] , cada uno a otro lugar.
       *[no] .
    }
asking-activations = ¿Qué lugar se activa ahora?
asking-advanced_activation = Activa un lugar, lleno o no, o pasa.
asking-upgrade_overseer = Mejora a tu supervisor { $place_at }{ $less ->
    [0] { "" }
   *[other] { " " }por { $less } menos
  }, o pasa.
asking-donate = Dona un recurso { $place_at } al almacén por 2 de honor, o pasa.
asking-recruit = Recluta hasta { $left } ({ $soldier }{ $price ->
    [0] { "" }
    [one] , por { $price } recurso cualquiera cada uno
   *[other] , por { $price } recursos cualesquiera cada uno
  }), o termina.
asking-deploy = Tus reclutas: ¿quién ataca y dónde, quién descansa?
asking-tea_house =
    { $own ->
        [yes] Sube en el orden del té, o pasa.
       *[no] { $whose }: sube en el orden del té, o pasa.
    }
asking-pay_any =
    Paga { $count ->
        [one] { $count } recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }.
asking-strike =
    { $own ->
        [yes] Tu { $soldier } ataca
       *[no] { $whose }: un { $soldier } ataca
    } { $section_in }: ¿qué punto vital?
asking-attack_with =
    { $forced ->
        [yes] Tienen que atacar todos los que puedan: ¿quién sigue?
       *[no] ¿Quién ataca? O termina.
    }
asking-build =
    Construye hasta { $left ->
        [one] { $left } barricada o nivel de muralla
       *[other] { $left } barricadas o niveles de muralla
    }, o termina.
asking-pay_from_warehouse = Cuesta { $cost } y el almacén paga primero: ¿qué tomas?
asking-pay_own = Paga { $cost } con tu madera, piedra y oro.
asking-logistics =
    Lleva soldados de una sección a otra, { $left ->
        [one] { $left } vez
       *[other] hasta { $left } veces
    }, o termina.
asking-march = ¿Quién va { $origin } { $goal }? O termina.
asking-hire =
    Contrata hasta { $left ->
        [one] { $left } funcionario o consejero
       *[other] { $left } funcionarios o consejeros
    }, o termina.
asking-use_card = «{ $card }»: paga y úsala, o pasa.
asking-effect = «{ $card }» surte efecto: elige.
asking-again = «{ $card }» continúa: elige otra vez.
asking-react = { $when }, puedes jugar una táctica.
asking-casualty =
    La horda mata a { $count ->
        [one] { $count } de tus soldados
       *[other] { $count } de tus soldados
    } { $section_in }: ¿a quién pierdes?
asking-perish =
    Mueren soldados tuyos { $section_in }: sálvalos{ $free ->
        [0] { " " }por 2 de chi cada uno
        [one] , uno gratis y los demás por 2 de chi cada uno
       *[other] , { $free } gratis y los demás por 2 de chi cada uno
    }, o déjalos ir.
asking-get_shame = Una ficha de deshonra: ¿bajo qué soldado de tu reserva, o sobre qué horda reclamada?
asking-clear_shame = ¿Qué ficha de deshonra descartas?
asking-discard_tactic = Tienes demasiadas tácticas: descarta una.
asking-reed_attack = { clan-reed }: ¿dónde ataca su lancero?
asking-reed_barricade = { clan-reed }: ¿dónde construye una barricada?
asking-reed_dismiss = { clan-reed }: ¿qué consejero deja la fila?

## Qué ocurrió

event-advisor_came = Nuevos en la fila de consejeros: «{ $card }».
    .then = «{ $card }»
event-advisor_dismissed = «{ $card }» deja la fila de consejeros.
event-advisor_hired = { subject }{ event-advisor_hired.then }.
    .then = { $you ->
        [yes] contratas
       *[no] contrata
    } a «{ $card }» como { $active ->
        [yes] consejero activo
       *[no] consejero de apoyo
    }
event-activated = { $advanced ->
    [yes] Activación avanzada
   *[no] Activación
  }: { $place }.
event-all_saved = { subject }{ event-all_saved.then }.
    .then = { $you ->
        [yes] salvas
       *[no] salva
    } a todos los soldados caídos { $section_in }
event-assault = Asalto { $section_in }: poder { $power } contra { $defence }: { $breach ->
    [yes] ¡se abre una brecha!
   *[no] la muralla resiste.
  }
event-barricade_built = { $you ->
    [none] Se construye una barricada { $section_in }.
   *[other] { subject }{ event-barricade_built.then }.
  }
    .then = { $you ->
        [yes] construyes
       *[no] construye
    } una barricada { $section_in }
event-card_used = { subject }{ event-card_used.then }.
    .then = { $you ->
        [yes] usas
       *[no] usa
    } «{ $card }»
event-clerk_hired = { subject }{ event-clerk_hired.then }.
    .then = { $you ->
        [yes] contratas
       *[no] contrata
    } a un funcionario
event-clerk_sent = { subject }{ event-clerk_sent.then }.
    .then = { $you ->
        [yes] envías
       *[no] envía
    } un funcionario { $origin ->
        [none] { $goal }
       *[other] { $origin } { $goal }
    }
event-command_placed = { subject }{ event-command_placed.then }.
    .then = { $you ->
        [yes] pones
       *[no] pone
    } «{ $card }» en la casilla { $slot } del medidor de mando
event-command_shown = { subject }{ event-command_shown.then }.
    .then = { $you ->
        [yes] muestras
       *[no] muestra
    } «{ $card }»
event-copied = { subject }{ event-copied.then }.
    .then = { $you ->
        [yes] copias
       *[no] copia
    } «{ $card }»
event-donated = { subject }{ event-donated.then }.
    .then = { $you ->
        [yes] donas
       *[no] dona
    } 1 de { $resource } al almacén
event-gained = { subject }{ event-gained.then }.
    .then = { $you ->
        [yes] recibes
       *[no] recibe
    } { $resource_count }
event-game_ended = { $reason ->
    [walls] Las murallas están en pie: la partida termina.
    [shame] La deshonra es completa: la partida termina.
   *[time] El último año ha pasado: la partida termina.
  }
event-honor = { subject }{ event-honor.then }.
    .then = { $you ->
        [yes] recibes
       *[no] recibe
    } { $honor } de honor
event-honor_lost = { subject }{ event-honor_lost.then }.
    .then = { $you ->
        [yes] pierdes
       *[no] pierde
    } { $honor } de honor
event-horde_came = Llega una horda { $section_in }: { $horde }.
    .then = { $section_in }: { $horde }
event-horde_claimed = { subject }{ event-horde_claimed.then }.
    .then = { $you ->
        [yes] reclamas
       *[no] reclama
    } la carta ({ $horde })
event-horde_defeated = { $you ->
    [yes] Derrotas a
    [none] Nadie queda de
   *[no] { $who } derrota a
  } la horda { $section_in }: { $horde }.
event-invasion = Invasión: { $count ->
    [one] llega { $count } horda.
   *[other] llegan { $count } hordas.
  }
event-killed = { subject }{ event-killed.then }.
    .then = { $you ->
        [yes] pierdes
       *[no] pierde
    } { $soldiers } { $section_in }
event-leader_chosen = { subject }{ event-leader_chosen.then }.
    .then = { $you ->
        [yes] sigues
       *[no] sigue
    } a { $general }, con «{ $advisor }» como consejero activo
event-marched = { subject }{ event-marched.then }.
    .then = { $you ->
        [yes] llevas
       *[no] lleva
    } a { $soldier_object } { $origin } { $goal }
event-overseer = { subject }{ event-overseer.then }.
    .then = { $you ->
        [yes] subes a tu
       *[no] sube a su
    } supervisor { $place_at } al nivel { $level }
event-paid = { subject }{ event-paid.then }.
    .then = { $you ->
        [yes] pagas
       *[no] paga
    } { $paid }{ $gold_for ->
        [0] { "" }
       *[other] { " " }({ $gold_for } con oro)
    }
event-posted = { subject }{ event-posted.then }.
    .then = { $you ->
        [yes] apostas
       *[no] aposta
    } a { $soldier_object } en la muralla { $section_in }
event-raid = No hay sitio { $section_in }: una horda ({ $horde }) saquea el país y { $shame ->
    [one] { $shame } ficha de deshonra sale
   *[other] { $shame } fichas de deshonra salen
  } de la partida.
event-reclaimed = { subject }{ event-reclaimed.then }.
    .then = { $you ->
        [yes] recuperas
       *[no] recupera
    } las cartas de mando
event-recruited = { subject }{ event-recruited.then }.
    .then = { $you ->
        [yes] reclutas
       *[no] recluta
    } a { $soldier_object }
event-saved = { subject }{ event-saved.then }.
    .then = { $you ->
        [yes] salvas
       *[no] salva
    } a { $soldier_object } { $section_in }
event-shame_cleared = { subject }{ event-shame_cleared.then }.
    .then = { $you ->
        [yes] te libras
       *[no] se libra
    } de una ficha de deshonra (quedan { $left })
event-shamed = { subject }{ event-shamed.then }.
    .then = { $you ->
        [yes] recibes
       *[no] recibe
    } una ficha de deshonra (quedan { $left })
event-stationed = { subject }{ event-stationed.then }.
    .then = { $you ->
        [yes] dejas
       *[no] deja
    } descansar a { $soldier_object } { $section_in }
event-struck = { subject }{ event-struck.then }.
    .then = { $you ->
        [yes] golpeas
       *[no] golpea
    } con { $soldier_object } { $section_in }: { $horde }, fila { $row }, punto { $spot }
event-tactic_discarded = { subject }{ event-tactic_discarded.then }.
    .then = { $you ->
        [yes] descartas
       *[no] descarta
    } «{ $card }»
event-tactic_played = { subject }{ event-tactic_played.then }.
    .then = { $you ->
        [yes] juegas
       *[no] juega
    } «{ $card }»{ $boosted ->
        [yes] , potenciada
       *[no] { "" }
    }
event-tactics_drawn = { subject }{ event-tactics_drawn.then }.
    .then = { $you ->
        [yes] robas
       *[no] roba
    } { $count ->
        [one] { $count } táctica
       *[other] { $count } tácticas
    }
event-tactics_seen = Robadas: { $cards }.
event-tea = { subject }{ event-tea.then }.
    .then = { $you ->
        [yes] subes
       *[no] sube
    } en el orden del té ({ $order })
event-turn_started = { $you ->
    [yes] Tu turno
   *[no] Turno de { $who }
  }: { $card }.
event-wall_destroyed = La muralla { $section_in } pierde un nivel: queda el nivel { $level }.
event-wall_built = { subject }{ event-wall_built.then }.
    .then = { $you ->
        [yes] construyes
       *[no] construye
    } el nivel { $level } de la muralla { $section_in }
event-warehouse_used = { subject }{ event-warehouse_used.then }.
    .then = { $you ->
        [yes] tomas
       *[no] toma
    } { $resource_count } del almacén
event-wounded = { subject }{ event-wounded.then }.
    .then = { $you ->
        [yes] hieres
       *[no] hiere
    } a una horda { $section_in } ({ $horde })
event-year_started = Empieza el año { $year }.
event-season_started = Estación: { $season }.
event-year_resumed = La partida sigue desde un momento de otra ya terminada: año { $year }, { $season }.

## Las jugadas en pocas palabras

verb-great_wall-activate = activar un lugar
verb-great_wall-advisor = contratar consejero
verb-great_wall-attack = atacar con
verb-great_wall-barricade = construir barricada
verb-great_wall-carry = llevar
verb-great_wall-clear = descartar deshonra
verb-great_wall-clerk = enviar funcionario
verb-great_wall-command = carta de mando
verb-great_wall-copy = copiar una carta
verb-great_wall-discard = descartar táctica
verb-great_wall-dismiss = despedir
verb-great_wall-donate = donar
verb-great_wall-done = eso es todo
verb-great_wall-done-betrayal = mover funcionarios
verb-great_wall-done-perish = dejarlos morir
verb-great_wall-gain = recibir
verb-great_wall-hire = contratar funcionario
verb-great_wall-honor = honor por las cartas
verb-great_wall-income = recibir ingresos
verb-great_wall-lead = general y consejero
verb-great_wall-lose = perder
verb-great_wall-march = desde, hasta
verb-great_wall-pay = pagar
verb-great_wall-reclaim = recuperar cartas
verb-great_wall-recruit = reclutar
verb-great_wall-rest = a la zona de descanso
verb-great_wall-save = salvar
verb-great_wall-shame = deshonra en
verb-great_wall-skip = pasar
verb-great_wall-slot = casilla del medidor
verb-great_wall-spend = pagar con
verb-great_wall-spot = punto vital
verb-great_wall-stock = del almacén
verb-great_wall-tactic = jugar táctica
verb-great_wall-take = va al rival
verb-great_wall-upgrade = mejorar supervisor
verb-great_wall-use = pagar y usar
verb-great_wall-use-all_attack = atacar con todos
verb-great_wall-use-tea_house = subir
verb-great_wall-wall = construir muralla
verb-great_wall-wound = herir

way-right = derecha
way-down = abajo
how-rest = descanso a descanso
how-wall = muralla a muralla
how-down = muralla a descanso

## Qué ocurre en un lugar

about-lumber-mill = Producción, cuando todas las casillas están ocupadas: cada uno recolecta un recurso por funcionario y nivel de supervisor, puede mejorar al supervisor y donar uno. Quien está solo recibe una ficha de deshonra.
about-quarry = { about-lumber-mill }
about-gold-mine = { about-lumber-mill }
about-temple = Producción, cuando todas las casillas están ocupadas: cada uno recolecta chi por funcionario y nivel de supervisor y puede mejorar al supervisor. Quien está solo recibe una ficha de deshonra.
about-barracks = Cuando todas las casillas están ocupadas: cada uno recluta hasta un soldado por funcionario, para atacar o descansar. Quien está solo recibe una ficha de deshonra.
about-tea-house = Cuando todas las casillas están ocupadas: cada uno de los presentes sube un puesto en el orden del té; quien tiene todas las casillas sube a lo más alto.
about-builders = En cada paso de activación: por cada funcionario, una barricada (cuesta 2, honor 2) o el siguiente nivel de una muralla (tanto honor como cuesta). El almacén paga primero.
about-logistics = En cada paso de activación: por cada funcionario, lleva cualquier número de soldados de una sección a otra.
about-embassy = En cada paso de activación: por cada funcionario, contrata a un funcionario (2 de oro) o a un consejero (tanto oro como consejeros tengas entonces).
about-academy = En cada paso de activación: roba una táctica por funcionario; puedes tener cinco como mucho.

## El dibujo

wall-year = Año { $year }/{ $years }, { $season }
wall-shame-pool = deshonra { $pool }/{ $of }
wall-next-horde = próxima horda: { $section }
wall-lethality = las hordas matan { $count }
wall-springs = hordas por año
wall-tea = Té
wall-track = Mando
wall-warehouse = Almacén
wall-row = Consejeros
wall-artifacts = Artefactos
wall-forecast = poder { $power } contra { $defence }: { $breach ->
    [yes] ¡brecha!
   *[no] resiste
  }
wall-forecast-short = { $power } contra { $defence }: { $breach ->
    [yes] ¡brecha!
   *[no] resiste
  }
wall-quiet = ninguna horda
wall-wall = Muralla
wall-archers = Arqueros
wall-rest = Descanso
wall-honor = { $honor } de honor
wall-general = { $general } ×{ $count }
wall-no-general = aún sin general
wall-clerks = funcionarios { $pool } (+{ $reserve })
wall-pool = reserva
wall-shamed = deshonrados
wall-commands = Mandos
wall-discarded = descartados
wall-tactics = Tácticas
wall-tactics-count = tácticas { $count }
wall-commands-count = mandos { $count }
wall-active = Activos
wall-support = de apoyo
wall-dealt = Repartidos
wall-claimed = reclamadas
wall-shame = deshonra { $count }
wall-qin-track = Su medidor
wall-nothing = –
wall-card-general = general
wall-card-advisor = consejero
wall-card-tactic = táctica
wall-card-horde = horda
wall-card-artifact = artefacto
wall-card-command = mando
wall-card-solo = carta de Qin Jiushao
wall-card-place = lugar
wall-legend-rewards = { $wood } madera, { $stone } piedra, { $gold } oro, { $chi } chi, 2 honor, T táctica, · nada, x herida, [ ] adonde lleva una jugada
wall-legend-soldiers = { $spearman } lancero, { $archer } arquero, { $horseman } jinete; { $symbols } los clanes
wall-legend-hordes = P poder, ○ puntos aún libres; ½ parte la defensa en dos, ♨ quema barricadas, »N carga, †N mata más, → poder y defensa sin ella
wall-legend-walls = ▰ niveles de la muralla, ▮ barricadas, ! listo para activarse, ¹²³ supervisores, ▶ de quién es el turno, ⌂ carta de la casa
