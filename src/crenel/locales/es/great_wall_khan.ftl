### Gengis Kan: sus cartas, los regalos del Emperador, los abanderados y todo lo que se dice de ellos

setting-khan = Gengis Kan: cabalga ante la muralla con dos habilidades y se le puede derrotar
setting-khan-true = sí
setting-khan-false = no
khan-solo = Gengis Kan no puede unirse a la partida en solitario, que se juega solo con el juego básico.

soldier-bannerman = abanderado
    .object = un abanderado
    .count = { $count ->
        [one] { $count } abanderado
       *[other] { $count } abanderados
    }
    .short = B
source-khan = Gengis Kan

asking-attack_khan = Has reclamado la horda. Ataca a Gengis Kan con un soldado que haya sobrevivido en ella, o pasa.
asking-donations = Dona un recurso al almacén, o pasa.
moment-great_wall-khan = Atacas a Gengis Kan cuando reclamas una horda y sobrevive un lancero o jinete tuyo que estaba en ella.
verb-great_wall-khan = atacar a Gengis Kan
khan-fighters = Solo los lanceros y los jinetes pueden atacar a Gengis Kan.
khan-nobody = No ha sobrevivido ningún { $soldier } tuyo en esta horda.
khan-card = Elige una de estas cartas: { $cards }.
khan-no-spot = «{ $card }» tiene { $count ->
        [one] { $count } zona vital
       *[other] { $count } zonas vitales
    }.
khan-one-spot = Un { $soldier } cubre solo una zona vital.
khan-inactive = La zona { $spot } solo está activa con { $count } jugadores o más.
khan-covered = La zona { $spot } de «{ $card }» ya está cubierta.
khan-apart = Un jinete cubre una zona vital, o dos contiguas de una misma carta.
rule-great_wall-khan-attack = Quien reclama una horda puede atacar a Gengis Kan con un lancero o jinete que estaba en ella y ha sobrevivido.
rule-great_wall-khan-horseman = Un jinete sobre Gengis Kan cubre una zona vital, o dos contiguas de una misma carta.
rule-great_wall-khan-active = Una zona vital con número solo está activa con ese número de jugadores o más.
rule-great_wall-khan-tribute = Mientras funcione «¡Que nos teman!», atacar a Gengis Kan cuesta chi si la horda derrotada estaba en su sección.

event-khan_moved = Gengis Kan cabalga a una sección: { $section }.
event-khan_stays = Gengis Kan se queda { $section_in }.
event-hordes_shuffled = Las hordas descartadas se barajan para formar un mazo nuevo.
event-khan_attacked = { subject } { event-khan_attacked.then }.
    .then = { $you ->
        [yes] envías
       *[no] envía
    } { $soldier_object } contra «{ $card }» ({ $count ->
        [one] { $count } zona vital
       *[other] { $count } zonas vitales
    })
event-skill_ended = Todas las zonas vitales de «{ $card }» están cubiertas. Ya no funciona.
event-khan_defeated = ¡Gengis Kan ha sido derrotado!
event-fire_held = El cielo se oscurece { $section_in }: ningún arquero dispara allí.
event-award_taken = { subject } { event-award_taken.then }.
    .then = { $you ->
        [yes] recibes
       *[no] recibe
    } el regalo del Emperador ({ $card })

wall-card-khan = Gengis Kan
wall-card-skill = habilidad
wall-card-award = regalo del Emperador
wall-khan = Gengis Kan:
wall-khan-where = { $open ->
        [0] derrotado
        [one] { $section }, { $open } zona vital libre
       *[other] { $section }, { $open } zonas vitales libres
    }
wall-khan-award = Regalo del Emperador:
wall-khan-holder = lo tiene { $player }
wall-khan-unheld = no lo tiene nadie
wall-khan-here = Gengis Kan está aquí
khan-spots = Zonas vitales (6 de honor cada una; un número: activa con esos jugadores o más): { $spots }.
skill-spots = Zonas vitales (6 de honor cada una; un número: activa con esos jugadores o más): { $spots }.

## Lo que hacen las habilidades donde él está

skill-tribute = En su sección: tras reclamar allí una horda, atacar a Gengis Kan cuesta { $count } de chi.
skill-contempt = En su sección: los soldados en hordas que abren brecha no libran a nadie de la deshonra.
skill-slaughter = En su sección: el asalto mata a todos los soldados en hordas.
skill-power = En su sección: cada horda tiene +{ $count } de poder.
skill-ransom = En su sección: salvar a un soldado cuesta { $count } de chi más.
skill-silence = En su sección: los arqueros no disparan en invierno.

## Nombres

card-genghis-khan = Gengis Kan
card-let-them-fear-us = ¡Que nos teman!
card-our-enemies-are-weaklings = ¡Nuestros enemigos son débiles!
card-no-retreat = Sin retirada
card-crush-them = ¡Aplastadlos!
card-no-mercy = ¡Sin piedad!
card-darken-the-sky = ¡Oscureced el cielo!
card-imperial-stipend = Estipendio imperial
card-vermilion-edict = Edicto bermellón
card-golden-saddle = Silla dorada
card-dragon-robe = Túnica del dragón
card-scroll-of-merit = Pergamino del mérito
card-imperial-pardon = Perdón imperial
card-captain-of-lancer-regiment = Capitán del regimiento de lanceros
card-woodcarver = Tallista
card-siege-captain = Capitán de asedio
card-border-magistrate = Magistrado de frontera
card-tribute-bearer = Portador de tributos
card-gatekeeper = Guardián de la puerta
horde-khans-guard = guardia del Kan
horde-tumen = tumen
horde-shamans = chamanes
horde-khans-guard-left = { horde-khans-guard } ({ section-left })
horde-khans-guard-middle = { horde-khans-guard } ({ section-middle })
horde-khans-guard-right = { horde-khans-guard } ({ section-right })
horde-tumen-left = { horde-tumen } ({ section-left })
horde-tumen-middle = { horde-tumen } ({ section-middle })
horde-tumen-right = { horde-tumen } ({ section-right })
horde-shamans-left = { horde-shamans } ({ section-left })
horde-shamans-middle = { horde-shamans } ({ section-middle })
horde-shamans-right = { horde-shamans } ({ section-right })
reason-khan = Gengis Kan
