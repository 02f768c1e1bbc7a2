### Las reglas completas de Cooperativo: el objetivo y cómo se pierde.

## Cooperativo: el objetivo y cómo se pierde

section-coop = Cooperativo: el objetivo y cómo se pierde
    .lead = Jugáis juntos contra las hordas y cumplís las demandas del Emperador. Todos ganan o todos pierden.
    .wrong-1 = La deshonra es mortal: perdéis en el acto cuando toca recibir una ficha y la reserva está vacía.
    .wrong-2 = Una reserva vacía por sí sola no acaba nada, y las murallas completas tampoco.
    .wrong-3 = En verano no se recupera: las cartas de mando solo vuelven con niveles de muralla.
rule-coop-goal = Ganáis juntos si al final de un año hay suficientes demandas cumplidas: seis con dos jugadores, siete con tres, nueve con cuatro o cinco.
rule-coop-win = La comprobación al final del invierno mira antes las demandas, así que vale ganar en el último año.
rule-coop-late = Perdéis todos cuando acaba el último año sin suficientes demandas.
rule-coop-disgrace = Perdéis todos en el acto cuando un jugador tiene que recibir una ficha de deshonra y la reserva está vacía, en cualquier estación.
rule-coop-walls = Ni las murallas completas ni una reserva vacía acaban la partida.
rule-coop-setup = Las demandas ocupan el sitio de los artefactos: hay tres de doce a la vista, con dos jugadores dos de ocho. Hay otras hordas, más tácticas y generales, y un mazo de eventos.
rule-coop-hordes = Llega una horda más al principio y cada primavera.
rule-coop-cards = Cada demanda, evento, horda, táctica y general hace lo que dice su carta.
rule-coop-reed = El clan Junco no es un jugador: no aumenta ningún número, no paga nada y no recibe deshonra.

## Cooperativo: un año juntos

section-coop-year = Cooperativo: un año juntos
    .lead = Qué cambia en las estaciones: orden, deshonra, cartas de mando y el honor de las hordas.
    .wrong-1 = Podéis hablar de todo, pero lo secreto sigue siendo secreto salvo en una mesa con manos abiertas.
    .wrong-2 = En verano la deshonra cuesta 10 de honor, no 2 de chi.
rule-coop-winter = El invierno por orden: disparos, asalto, demandas, comprobación del final, deshonra por las demandas abiertas, evento.
rule-coop-commands = Las cartas de mando se siguen eligiendo en secreto y se revelan a la vez.
rule-coop-order = Cuando actúan varios clanes, el equipo elige el orden que quiera. El orden de té sigue decidiendo los empates por una horda.
rule-coop-name-order = El jugador activo nombra el orden donde puede importar. Si no nombra a nadie, vale el orden de té.
rule-coop-redeem = Por 10 de honor puedes devolver una ficha de deshonra al recibirla, o en verano. El chi no descarta deshonra en verano.
rule-coop-shame = Las fichas de deshonra solo van bajo soldados de tu reserva, nunca sobre hordas.
rule-coop-tokens = Las fichas llegan de una en una, jugador por jugador en orden de té, así que la reserva puede recuperarse entre medias.
rule-coop-no-soldier = Si no tienes ningún soldado para una ficha, sale de la partida y pierdes 5 de honor.
rule-coop-reclaim = En verano no se recuperan cartas de mando.
rule-coop-recall = Quien construye un nivel de muralla puede recuperar una de sus cartas de mando descartadas, pero nunca la Traición.
rule-coop-reclaimed = Las cartas que esperan la recuperación responden cuando un nivel de muralla devuelve una carta.
rule-coop-claim = Una horda reclamada da su honor en el acto.
rule-coop-honor = La presencia, los arqueros, las donaciones, las murallas y las zonas dan honor como siempre. Al final no se puntúa nada.
rule-coop-open-hands = Una mesa puede jugar con manos abiertas: entonces se ven las cartas de mando en mano, las tácticas, los recursos y los consejeros de apoyo. Si no, siguen siendo secretos.

## Cooperativo: demandas y eventos

section-coop-requests = Cooperativo: demandas y eventos
    .lead = Las demandas solo se cumplen en invierno. Lo que queda abierto deshonra a todos, y cada invierno acaba con un evento.
    .wrong-1 = En una demanda a cada jugador, nadie paga por otro.
    .wrong-2 = Basta un rechazo para que nadie pague.
    .wrong-3 = A un soldado sacrificado no se le puede salvar: sale de la partida.
rule-coop-open = Hay abiertas tres demandas como mucho, con dos jugadores dos.
rule-coop-fulfil = Las demandas solo se cumplen en invierno, después del asalto y antes de comprobar el final. Podéis cumplir las que queráis.
rule-coop-each = Lo que tiene que dar cada jugador, lo da él solo. O lo dan todos a la vez, o nadie.
rule-coop-team = Lo que tiene que dar el equipo se reparte: por orden de té cada uno dice su parte, y el último todo lo que falta.
rule-coop-consent = Cualquiera propone una demanda, cada una como mucho una vez por invierno. Quienes tienen que pagar aceptan o rechazan; un rechazo acaba la propuesta y no se paga nada.
rule-coop-sacrifice = Una pieza sacrificada sale de la partida. Ni muere ni se salva. No se pueden sacrificar soldados bajo fichas de deshonra, supervisores ni funcionarios sin contratar.
rule-coop-counted = Una demanda cumplida se descarta y se cuenta. No vuelve nunca.
rule-coop-request-shame = Después de comprobar el final, cada jugador recibe una ficha de deshonra por cada demanda abierta. Luego se llenan los huecos.
rule-coop-events = Al final de cada invierno llega un evento. Lo que dura se mantiene hasta el final de la partida y se acumula.
