### Simulaciones entre bots: `crenel simulate`

## Errores

simulate-bots = { $bots } bots no encajan en { $seats } asientos. Indica al menos un bot y no más bots que asientos.
simulate-games = --games debe ser al menos 1, no { $games }.
simulate-workers = --jobs debe ser al menos 1, no { $workers }.

## Ayuda

help-simulate = crenel simulate JUEGO juega muchas partidas entre bots.
simulate-arguments =
    { "  " }--games N                número de partidas (100)
    { "  " }--bots NOMBRE,NOMBRE     bots que juegan ({ $names }); si hay menos bots que asientos, se repiten
    { "  " }--seats N                número de jugadores (por defecto: uno por bot)
    { "  " }--seed TEXTO             la misma semilla da los mismos resultados (0)
    { "  " }--option NOMBRE=VALOR    opciones de la partida
    { "  " }--cards ARCHIVO          usar tus propias cartas
    { "  " }--jobs N                 número de procesos; el resultado no depende de él
    { "  " }--json                   mostrar el resultado como JSON

## Progreso y resultado

simulate-playing = Jugando
simulate-title =
    { $game }, { $seats ->
        [one] en solitario
       *[other] { $seats } jugadores
    }, semilla { $seed }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
simulate-bot = Bot
simulate-mean = Media
simulate-deviation = Desv. típica
simulate-scores = Puntos
simulate-wins = Victorias
simulate-interval = 95 %
simulate-points = Puntos por
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-won = { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-ending = Final
simulate-together = Partidas
simulate-won-together = Ganadas juntos
simulate-start-player = El jugador inicial ganó el { $share } de las partidas ({ $interval }).
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } partidas y { $decisions } decisiones por segundo en { $processes ->
        [one] un proceso
       *[other] { $processes } procesos
    }; { NUMBER($each, maximumFractionDigits: 0) } decisiones por partida.
