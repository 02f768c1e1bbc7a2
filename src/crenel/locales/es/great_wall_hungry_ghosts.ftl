### The Hungry Ghost Festival

setting-scenario-hungry_ghosts = El festival de los fantasmas hambrientos
scenario-hungry_ghosts-story = En el séptimo mes las puertas del inframundo están abiertas. Los caídos recorren la ciudad, hambrientos y furiosos, y ningún funcionario se atreve a trabajar donde se reúnen. Quien cae ahora en la muralla se une a ellos y no vuelve nunca.
scenario-hungry_ghosts-changes =
    Tras cada asalto llega un fantasma por cada fila con una horda. Los jugadores los colocan en localizaciones, en orden de té.
    Los funcionarios de una localización embrujada vuelven enseguida. Ningún funcionario puede ir allí hasta el siguiente asalto.
    Quien reclama una horda puede ahuyentar a un fantasma.
    Los fantasmas son fichas de deshonra de la reserva. Si la vacían, la partida termina.
    Los soldados muertos salen de la partida.
scenario-hungry_ghosts-hard = Duro: cada año menos localizaciones y menos soldados. Con 2–4 jugadores, los bots logran cerca de un 20 % menos de honor que sin él.

place-haunted = Hay un fantasma { $place_at }. Ningún funcionario puede ir allí hasta el siguiente asalto.
place-haunted-already = Ya hay un fantasma { $place_at }. Elige otra localización.
place-spared = No se puede colocar un fantasma { $place_at }. Elige otra localización.
no-ghost-there = No hay ningún fantasma { $place_at }.
rule-great_wall-hungry_ghosts-place = Cada fantasma va a una localización sin embrujar. El cuartel y la casa de té nunca se embrujan.
rule-great_wall-hungry_ghosts-closed = Ningún funcionario puede ir a una localización embrujada.
rule-great_wall-hungry_ghosts-banish = Quien reclama una horda puede devolver un fantasma a la reserva.
asking-place_ghost = Coloca un fantasma en una localización.
asking-banish_ghost = Se ha reclamado una horda. Ahuyenta a un fantasma, o pasa.
moment-great_wall-haunt = Colocas fantasmas en invierno, después del asalto.
moment-great_wall-banish = Ahuyentas a un fantasma cuando reclamas una horda.
verb-great_wall-haunt = colocar un fantasma
verb-great_wall-banish = ahuyentar a un fantasma
event-ghosts_came = { $count ->
        [0] No llega ningún fantasma.
        [one] Llega { $count } fantasma (reserva: { $left }).
       *[other] Llegan { $count } fantasmas (reserva: { $left }).
    }
event-haunted = { subject }{ event-haunted.then }.
    .then = { $you ->
        [yes] colocas
       *[no] coloca
    } un fantasma { $place_at }
event-ghosts_left = { $count ->
        [one] { $count } fantasma se va (reserva: { $left }).
       *[other] { $count } fantasmas se van (reserva: { $left }).
    }
event-ghost_banished = { subject }{ event-ghost_banished.then }.
    .then = { $you ->
        [yes] ahuyentas
       *[no] ahuyenta
    } al fantasma { $place_at } (reserva: { $left })
wall-ghosts = Fantasmas:
wall-ghosts-none = ninguno
wall-ghosts-dead = Muertos para siempre:
reason-hungry_ghosts = fantasmas
