### Muchas partidas entre bots: `crenel simulate`.

## Qué está mal

simulate-bots = { $bots } bots no pueden repartirse { $seats } asientos: indica al menos uno y como mucho tantos como asientos.
simulate-games = Hay que jugar al menos una partida, no { $games }.
simulate-workers = Tiene que jugar al menos un proceso, no { $workers }.

## Ayuda

help-simulate = crenel simulate JUEGO hace que los bots jueguen muchas partidas entre sí.
simulate-arguments =
    { "  " }--games N                cuántas (100)
    { "  " }--bots NOMBRE,NOMBRE     quién juega ({ $names }); si son menos que los asientos, los ocupan por turno
    { "  " }--seats N                número de jugadores; si no, tantos como bots
    { "  " }--seed TEXTO             la misma semilla da los mismos números (0)
    { "  " }--option NOMBRE=VALOR    opciones del juego
    { "  " }--cards ARCHIVO          tus cartas en lugar de las nuestras
    { "  " }--jobs N                 procesos; con cualquier número el resultado es el mismo
    { "  " }--json                   el resultado para programas

## Progreso y resultado

simulate-playing = Jugando
simulate-title =
    { $game }, { $seats } jugadores, semilla { $seed }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
simulate-bot = Bot
simulate-mean = Media
simulate-deviation = Dispersión
simulate-scores = Puntos
simulate-wins = Victorias
simulate-interval = 95 %
simulate-points = Puntos por
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-won = { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-start-player = El jugador inicial ganó el { $share } de las partidas ({ $interval }).
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } partidas y { $decisions } decisiones por segundo en { $processes ->
        [one] un proceso
       *[other] { $processes } procesos
    }; { NUMBER($each, maximumFractionDigits: 0) } decisiones por partida.
