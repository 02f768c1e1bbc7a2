### La Gran Muralla en la mesa: qué se pregunta, qué ocurre y qué dice el dibujo. En los sucesos `$who` lo hizo y `$you` dice si
### es quien lee (yes, no; none si no fue nadie). `then` continúa una frase sobre el mismo clan.

## Fuentes de honor

source-production = producción
source-donations = donaciones
source-walls = murallas
source-barricades = barricadas
source-battle = batallas
source-spots = zonas vitales
source-commands = cartas no recuperadas
source-cards = cartas
source-shame = deshonra
source-hordes = hordas reclamadas
source-artifacts = artefactos

## Opciones

setting-cards = Tus propias cartas, por tipo y nombre
setting-rival_honor = Solitario: honor inicial de Qin Jiushao
setting-rival_honor-0 = ninguno
setting-rival_honor-50 = 50 (más difícil)
setting-rival_honor-100 = 100 (lo más difícil)
setting-rival_advisors = Solitario: consejeros que recibe Qin Jiushao cada primavera
setting-rival_advisors-1 = uno de los dos que dejan la cola
setting-rival_advisors-2 = los dos (más difícil)

## Preguntas. `$own`: si las piezas son de quien decide; si no, `$whose` nombra al dueño.

asking-choose_leaders = Elige a tu general y a tu consejero activo. El otro consejero apoya a tu general.
asking-choose_commands = Elige en secreto una carta de mando para este otoño.
asking-place_card = Coloca tu carta en una casilla libre de la cola de mando.
asking-give_advisor = Dos consejeros dejan la cola. ¿Cuál recibe Qin Jiushao?
asking-buy_off_shame = Descarta fichas de deshonra por 2 de chi cada una, o termina.
asking-reclaim = ¿Recuperas tus cartas de mando descartadas, o las dejas por 2 de honor cada una?
asking-all_attack = { $rest ->
        [yes] Ataca con todos los soldados de tus zonas de descanso que puedan, o pasa.
       *[no] Ataca con todos tus arqueros de las murallas, o pasa.
    }
asking-attack_order = Ataca con todos tus soldados que puedan, de las zonas de descanso y de las murallas, o pasa.
asking-betrayal = Copia una carta de la cola de mando, o mueve tus funcionarios.
asking-move_clerks = { $own ->
        [yes] { $left ->
            [one] Mueve { $left } { $moved ->
                [0] funcionario
               *[other] funcionario más
            }
           *[other] Mueve hasta { $left } { $moved ->
                [0] funcionarios
               *[other] funcionarios más
            }
        }
       *[no] { $whose }: { $left ->
            [one] mueve { $left } { $moved ->
                [0] funcionario
               *[other] funcionario más
            }
           *[other] mueve hasta { $left } { $moved ->
                [0] funcionarios
               *[other] funcionarios más
            }
        }
    }{ $different ->
        [yes] { $left ->
            [one] {" "}a una localización distinta.
           *[other] , cada uno a una localización distinta.
        }
       *[no] .
    }
asking-confirm = { $ends ->
    [yes] Termina tu turno, o deshaz.
   *[no] Confirma, o deshaz.
}
asking-activations = ¿Qué localización se activa ahora?
asking-advanced_activation = Activa cualquier localización, llena o no, o pasa.
asking-upgrade_by_advisor = { asking-upgrade_overseer }
asking-upgrade_overseer = Mejora a tu supervisor { $place_at }{ $less ->
    [0] { "" }
   *[other] { " " }pagando { $less } menos
  }, o pasa.
asking-donate = Dona un recurso { $place_at } al almacén por 2 de honor, o pasa.
asking-recruit = Recluta hasta { $left } ({ $soldier }{ $price ->
    [0] { "" }
    [one] , por { $price } recurso cualquiera cada uno
   *[other] , por { $price } recursos cualesquiera cada uno
  }), o termina.
asking-deploy = Coloca a tus reclutas: cada uno ataca o descansa.
asking-tea_house = { $own ->
        [yes] Sube en el orden de té, o pasa.
       *[no] { $whose }: sube en el orden de té, o pasa.
    }
asking-pay_any =
    Paga { $count ->
        [one] { $count } recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }.
asking-strike = { $own ->
        [yes] Tu { $soldier } ataca
       *[no] { $whose }: un { $soldier } ataca
    } { $section_in }. Elige una zona vital.
asking-attack_with = { $forced ->
        [yes] Deben atacar todos los soldados que puedan. ¿Quién sigue?
       *[no] Elige un soldado para atacar, o termina.
    }
asking-build =
    Construye hasta { $left ->
        [one] { $left } barricada o nivel de muralla
       *[other] { $left } barricadas o niveles de muralla
    }, o termina.
asking-pay_from_warehouse = Cuesta { $cost } y el almacén paga primero. ¿Qué coges de él?
asking-pay_own = Paga { $cost } con tu madera, piedra y oro, en cualquier combinación.
asking-logistics = Mueve soldados de una sección a otra, { $left ->
        [one] { $left } vez
       *[other] hasta { $left } veces
    }, o termina.
asking-march = ¿Qué soldados van { $origin } { $goal }? O termina.
asking-hire =
    Contrata hasta { $left ->
        [one] { $left } funcionario o consejero
       *[other] { $left } funcionarios o consejeros
    }, o termina.
asking-use_card = «{ $card }»: paga para usarla, o pasa.
asking-effect = «{ $card }»: elige.
asking-again = «{ $card }»: elige otra vez.
asking-react = { $when }, puedes jugar una táctica.
asking-casualty = La horda mata a { $count ->
        [one] { $count } de tus soldados
       *[other] { $count } de tus soldados
    } { $section_in }. ¿A cuál pierdes?
asking-perish = Tus soldados { $section_in } van a morir. Sálvalos{ $free ->
        [0] { " " }por 2 de chi cada uno
        [one] , uno gratis y los demás por 2 de chi cada uno
       *[other] , { $free } gratis y los demás por 2 de chi cada uno
    }, o déjalos morir.
asking-get_shame = Recibes una ficha de deshonra. Ponla bajo un soldado de tu reserva o sobre una horda que hayas reclamado.
asking-clear_shame = Elige qué ficha de deshonra descartas.
asking-discard_tactic = Tienes demasiadas tácticas. Descarta una.
asking-recall = Recupera una carta de mando de tu pila de descartes, o pasa.
asking-supplied =
    Recibes { $count ->
        [one] { $count } recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }.
asking-mix =
    Tu supervisor { $place_at } produce { $left ->
        [one] { $left } recurso
       *[other] { $left } recursos
    }. Elige otro distinto, o termina para coger el resto tal cual.
asking-reed_attack = { clan-reed }: ¿dónde ataca su lancero?
asking-reed_barricade = { clan-reed }: ¿dónde construye una barricada?
asking-reed_dismiss = { clan-reed }: ¿qué consejero deja la cola?

## Sucesos

event-advisor_came = En la cola de consejeros aparece: «{ $card }».
    .then = «{ $card }»
    .several = Novedades en la cola de consejeros: { $clauses }.
event-advisor_dismissed = «{ $card }» deja la cola de consejeros.
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
    } a todos los soldados muertos { $section_in }
event-assault = Asalto { $section_in }, poder { $power } contra { $defence }: { $breach ->
    [yes] ¡se abre una brecha en la muralla!
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
        [yes] colocas
       *[no] coloca
    } «{ $card }» en la casilla { $slot } de la cola de mando
event-command_shown = { subject }{ event-command_shown.then }.
    .then = { $you ->
        [yes] revelas
       *[no] revela
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
    [requests] Todas las demandas están cumplidas. Ganáis todos.
    [late] Ha pasado el último año y faltan demandas. Perdéis todos.
    [disgrace] Toca recibir una ficha de deshonra y la reserva está vacía. Perdéis todos.
    [rubble] No queda ningún nivel de muralla. Perdéis todos.
    [famine] Se han perdido las provisiones. Perdéis todos.
    [khan] Gengis Kan ha sido derrotado. La partida termina.
    [held] Ha pasado el último año y la fortaleza sigue en pie. Ganáis todos.
    [fortress] La fortaleza ha caído. Perdéis todos.
    [unbroken] Ha pasado el último año sin una sola brecha. Ganáis todos.
    [breach] Se ha abierto una brecha. Perdéis todos.
    [walls] Todas las murallas están completas. La partida termina.
    [shame] Se ha cogido la última ficha de deshonra. La partida termina.
   *[time] Ha pasado el último año. La partida termina.
  }
event-honor = { subject }{ event-honor.then }.
    .then = { $you ->
        [yes] recibes
       *[no] recibe
    } { $honor } de honor
event-honor-artifacts = { subject }{ event-honor-artifacts.then }.
    .then = { event-honor.then } (artefacto: { $artifact })
event-honor-commands = { subject }{ event-honor-commands.then }.
    .then = { event-honor.then } ({ $source })
event-honor-hordes = { subject }{ event-honor-hordes.then }.
    .then = { event-honor.then } (horda: { $horde })
event-honor_lost = { subject }{ event-honor_lost.then }.
    .then = { $you ->
        [yes] pierdes
       *[no] pierde
    } { $honor } de honor
event-honor_lost-shame = { subject }{ event-honor_lost-shame.then }.
    .then = { event-honor_lost.then } ({ $source })
event-horde_came = Llega una horda { $section_in }: { $horde }.
    .then = { $section_in }: { $horde }
    .several = Llegan hordas { $clauses }.
event-horde_claimed = { subject }{ event-horde_claimed.then }.
    .then = { $you ->
        [yes] reclamas
       *[no] reclama
    } la carta de horda ({ $horde })
event-horde_defeated = { $you ->
    [yes] Derrotas a la horda { $section_in }: { $horde }.
    [none] La horda { $section_in } queda derrotada sin soldados sobre ella: { $horde }.
   *[no] { $who } derrota a la horda { $section_in }: { $horde }.
  }
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
        [yes] eliges
       *[no] elige
    } a { $general }, con «{ $advisor }» como consejero activo
event-marched = { subject }{ event-marched.then }.
    .then = { $you ->
        [yes] mueves
       *[no] mueve
    } a { $soldier_object } { $origin } { $goal }
event-overseer = { subject }{ event-overseer.then }.
    .then = { $you ->
        [yes] mejoras a tu
       *[no] mejora a su
    } supervisor { $place_at } al nivel { $level }
event-paid = { subject }{ event-paid.then }.
    .then = { $you ->
        [yes] pagas
       *[no] paga
    } { $paid }{ $gold_for ->
        [0] { "" }
       *[other] { " " }({ $gold_for } con oro)
    }
event-place_filled = { subject }{ event-place_filled.then }.
    .then = { $you ->
        [yes] ocupas
       *[no] ocupa
    } la última casilla { $place_at }{ $alone ->
        [yes] , sin nadie más: 1 ficha de deshonra cuando se active
       *[no] , que se activará
    }
event-posted = { subject }{ event-posted.then }.
    .then = { $you ->
        [yes] colocas
       *[no] coloca
    } a { $soldier_object } en la muralla { $section_in }
event-raid = Sin sitio { $section_in }: una horda ({ $horde }) hace una incursión y { $shame ->
    [one] { $shame } ficha de deshonra sale
   *[other] { $shame } fichas de deshonra salen
  } de la reserva para siempre.
event-recalled = { subject }{ event-recalled.then }.
    .then = { $you ->
        [yes] recuperas
       *[no] recupera
    } la carta de mando «{ $card }»
event-reclaimed = { subject }{ event-reclaimed.then }.
    .then = { $you ->
        [yes] recuperas tus
       *[no] recupera sus
    } cartas de mando
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
        [yes] descartas
       *[no] descarta
    } una ficha de deshonra (reserva: { $left })
event-shamed = { subject }{ event-shamed.then }.
    .then = { $you ->
        [yes] recibes
       *[no] recibe
    } una ficha de deshonra (reserva: { $left })
event-stationed = { subject }{ event-stationed.then }.
    .then = { $you ->
        [yes] envías
       *[no] envía
    } a { $soldier_object } a descansar { $section_in }
event-struck = { subject }{ event-struck.then }.
    .then = { $you ->
        [yes] atacas
       *[no] ataca
    } con { $soldier_object } { $section_in }: { $horde }, fila { $row }, zona { $spot }
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
        [yes] , reforzada
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
    } en el orden de té ({ $order })
event-turn_started = { $you ->
    [yes] Empiezas tu turno
   *[no] { $who } empieza su turno
  }: «{ $card }».
event-wall_destroyed = La muralla { $section_in } pierde un nivel: queda el nivel { $level }.
event-wall_built = { subject }{ event-wall_built.then }.
    .then = { $you ->
        [yes] construyes
       *[no] construye
    } el nivel { $level } de la muralla { $section_in }
event-warehouse_used = { subject }{ event-warehouse_used.then }.
    .then = { $you ->
        [yes] coges
       *[no] coge
    } { $resource_count } del almacén
event-wounded = { subject }{ event-wounded.then }.
    .then = { $you ->
        [yes] hieres
       *[no] hiere
    } a una horda { $section_in } ({ $horde })
event-year_started = Empieza el año { $year }.
event-season_started = Estación: { $season }.
event-year_resumed = La partida continúa otra ya terminada: año { $year }, { $season }.

## Nombres breves de las jugadas

verb-great_wall-activate = activar una localización
verb-great_wall-advisor = contratar a un consejero
verb-great_wall-attack = atacar con
verb-great_wall-barricade = construir una barricada
verb-great_wall-carry = llevar a un soldado
verb-great_wall-clear = descartar deshonra
verb-great_wall-clerk = enviar un funcionario
verb-great_wall-command = jugar una carta de mando
verb-great_wall-copy = copiar una carta
verb-great_wall-discard = descartar una táctica
verb-great_wall-dismiss = descartar a un consejero
verb-great_wall-donate = donar
verb-great_wall-done = terminar
verb-great_wall-done-betrayal = mover funcionarios
verb-great_wall-done-perish = dejarlos morir
verb-great_wall-gain = recibir
verb-great_wall-hire = contratar a un funcionario
verb-great_wall-honor = dejar las cartas por honor
verb-great_wall-income = recibir los ingresos de un supervisor
verb-great_wall-lead = elegir general y consejero activo
verb-great_wall-lose = perder
verb-great_wall-march = elegir desde dónde y hasta dónde
verb-great_wall-pay = pagar
verb-great_wall-reclaim = recuperar las cartas
verb-great_wall-recruit = reclutar
verb-great_wall-rest = enviar a una zona de descanso
verb-great_wall-save = salvar
verb-great_wall-shame = poner la ficha de deshonra en
verb-great_wall-skip = pasar
verb-great_wall-slot = elegir una casilla de la cola de mando
verb-great_wall-spend = pagar con
verb-great_wall-spot = elegir una zona vital
verb-great_wall-stock = coger del almacén
verb-great_wall-tactic = jugar una táctica
verb-great_wall-take = dar a Qin Jiushao
verb-great_wall-upgrade = mejorar a un supervisor
verb-great_wall-use = pagar para usarla
verb-great_wall-use-all_attack = atacar con todos
verb-great_wall-use-attack_order = atacar con todos
verb-great_wall-use-tea_house = subir
verb-great_wall-wall = construir una muralla
verb-great_wall-wound = herir
verb-great_wall-choose = elegir a un jugador
verb-great_wall-recall = recuperar una carta de mando

way-right = derecha
way-down = abajo
how-rest = descanso a descanso
how-wall = muralla a muralla
how-down = muralla a descanso

## Efectos de las localizaciones

about-lumber-mill = Se activa cuando todas las casillas están ocupadas. Cada clan presente: recibe 1 recurso por cada funcionario y nivel de supervisor, después puede mejorar a su supervisor y después puede donar 1 recurso. Un clan que está solo recibe una ficha de deshonra.
about-quarry = { about-lumber-mill }
about-gold-mine = { about-lumber-mill }
about-temple = Se activa cuando todas las casillas están ocupadas. Cada clan presente: recibe 1 de chi por cada funcionario y nivel de supervisor y después puede mejorar a su supervisor. Un clan que está solo recibe una ficha de deshonra.
about-barracks = Se activa cuando todas las casillas están ocupadas. Cada clan presente: recluta hasta 1 soldado por funcionario; cada uno ataca o descansa. Un clan que está solo recibe una ficha de deshonra.
about-tea-house = Se activa cuando todas las casillas están ocupadas. Cada clan presente sube un puesto en el orden de té. Un clan con un funcionario en cada casilla sube al primer puesto.
about-builders = Se activa en cada paso de activación. Por funcionario: construye una barricada (cuesta 2, da 2 de honor) o el siguiente nivel de una muralla (da tanto honor como cuesta). El almacén paga primero.
about-logistics = Se activa en cada paso de activación. Por funcionario: mueve cualquier número de soldados de una sección a otra.
about-embassy = Se activa en cada paso de activación. Por funcionario: contrata a un funcionario por 2 de oro, o a un consejero por tanto oro como consejeros tengas después de contratarlo.
about-academy = Se activa en cada paso de activación. Roba 1 táctica por funcionario. Puedes tener como máximo cinco.

## El dibujo

wall-year = Año { $year }/{ $years }, { $season }
wall-shame-pool = deshonra { $pool }/{ $of }
wall-next-horde = próxima horda: { $section }
wall-lethality = cada horda mata a { $count }
wall-springs = hordas por año
wall-tea = Té
wall-track = Mando
wall-warehouse = Almacén
wall-row = Cola de consejeros
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
wall-qin-track = Su indicador
wall-nothing = –
wall-card-general = general
wall-card-advisor = consejero
wall-card-tactic = táctica
wall-card-horde = horda
wall-card-artifact = artefacto
wall-card-command = mando
wall-card-solo = carta de Qin Jiushao
wall-card-place = localización
wall-legend-rewards = { $wood } madera, { $stone } piedra, { $gold } oro, { $chi } chi, 2 honor, T táctica, · nada, x herida, [ ] destino de una jugada
wall-legend-soldiers = { $spearman } lancero, { $archer } arquero, { $horseman } jinete; { $symbols } los clanes
wall-legend-hordes = P poder, ○ zonas libres; ½ reduce la defensa a la mitad, ♨ las barricadas no cuentan, »N carga, †N mata a más, → poder y defensa sin ella
wall-legend-walls = ▰ niveles de la muralla, ▮ barricadas, ! lista para activarse, ¹²³ supervisores, ▶ turno actual, ⌂ carta de la casa
