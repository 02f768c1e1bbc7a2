### La visita del Emperador

setting-scenario-emperors_visit = La visita del Emperador
scenario-emperors_visit-story = El Emperador recorre su muralla, y cada invierno se detiene ante tu puerta. Solo quiere ver una cosa, y nunca pide por favor. Muéstrala y cenarás a su lado. Llega con las manos vacías y toda la corte recordará tu nombre.
scenario-emperors_visit-changes =
    Cada invierno, quien tiene suficiente de lo que pide el Emperador gana 10 de honor. No se paga nada. Los demás reciben 1 ficha de deshonra.
    Los funcionarios también pueden ir al almacén, que nunca se activa.
    El jugador con más funcionarios en el almacén elige lo que el Emperador pedirá después. Luego esos funcionarios vuelven a casa.
scenario-emperors_visit-hard = Exigente: los bots satisfacen el 57–64 % de las exigencias, y el 19–26 % de sus partidas acaba porque la reserva de deshonra se vacía.

place-warehouse = almacén
    .at = en el almacén
from-warehouse = del almacén
to-warehouse = al almacén
about-warehouse = Nunca se activa y no tiene límite. En invierno, tras la exigencia del Emperador, el jugador con más funcionarios aquí elige lo que pedirá después. Luego todos los funcionarios de aquí vuelven a casa.
source-emperor = Exigencia del Emperador

emperor-asks = { $thing ->
    [wood] { $amount } de madera
    [stone] { $amount } de piedra
    [gold] { $amount } de oro
    [chi] { $amount } de chi
   *[tactics] { $amount } tácticas
  }
asking-move_marker = Tienes más funcionarios que nadie en el almacén. Elige lo que pedirá el Emperador el próximo invierno.
moment-great_wall-emperor = Eliges lo que pide el Emperador en invierno, tras su exigencia, si tienes más funcionarios que nadie en el almacén.
verb-great_wall-emperor = elegir la próxima exigencia del Emperador
warehouse-still = El almacén nunca se activa. Sus funcionarios solo deciden quién elige la próxima exigencia del Emperador.
marker-must-move = El Emperador acaba de pedir esto. Elige otra cosa.
no-such-space = El Emperador nunca pide eso. Elige una de estas cosas: { $allowed }.
rule-great_wall-emperors_visit-still = El almacén nunca se activa, tampoco con una activación avanzada.
rule-great_wall-emperors_visit-marker = El jugador con más funcionarios en el almacén debe elegir otra exigencia del Emperador.

event-emperor_came = El Emperador quiere ver { emperor-asks }.
event-claim_met = { subject } { event-claim_met.then }.
    .then = { $you ->
        [yes] satisfaces
       *[no] satisface
    } la exigencia del Emperador
event-claim_missed = { subject } { event-claim_missed.then }.
    .then = no { $you ->
        [yes] puedes
       *[no] puede
    } satisfacer la exigencia del Emperador
event-visit_moved = { subject } { event-visit_moved.then }.
    .then = { $you ->
        [yes] eliges
       *[no] elige
    } la próxima exigencia del Emperador: { emperor-asks }
event-marker_stayed = No hay funcionarios en el almacén, así que la exigencia del Emperador no cambia.
wall-emperor = Emperador:
wall-emperor-wants = { emperor-asks } en invierno: { $honor } de honor, o deshonra
wall-emperor-others = después quizá: { $things }
wall-emperor-shows = { $able ->
    [yes] Puedes satisfacer la exigencia del Emperador.
   *[no] Aún no puedes satisfacer la exigencia del Emperador: tienes { $have } de { $amount }.
  }
reason-emperors_visit = la exigencia del Emperador
