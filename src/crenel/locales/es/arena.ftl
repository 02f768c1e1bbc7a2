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

### Torneos entre bots: `crenel arena`

## Errores

arena-bots = Un torneo necesita al menos dos bots.
arena-deals = --deals debe ser al menos 1, no { $deals }.
arena-margin = --margin debe estar entre 0 y 0.5, no { $margin }.
arena-endless = La partida con la semilla { $seed } tuvo más de { $decisions } decisiones: uno de los bots no la deja terminar.
arena-file = No se puede usar «{ $file }» para los resultados: { $detail }.
arena-line = La línea { $line } de «{ $file }» no es el resultado de una partida. Elige otro archivo.
arena-no-ray = Ray no está instalado. Instálalo con: pip install crenel[cluster]
arena-ray = No se puede acceder a un clúster de Ray en { $address }: { $detail }

## Ayuda

help-arena = crenel arena JUEGO averigua qué bot es más fuerte.
arena-arguments =
    { "  " }--bots NOMBRE,NOMBRE     bots que se comparan ({ $names })
    { "  " }--gauntlet               el primer bot contra cada uno de los demás (por defecto: todos contra todos)
    { "  " }--deals N                repartos por pareja, cada uno con todos los asientos por turno (100)
    { "  " }--margin PROPORCIÓN      terminar una pareja en cuanto está claro quién es mejor, o que difieren en menos (por defecto: jugar todos los repartos)
    { "  " }--seats N                número de jugadores
    { "  " }--seed TEXTO             la misma semilla da los mismos resultados (0)
    { "  " }--option NOMBRE=VALOR    opciones de la partida
    { "  " }--cards ARCHIVO          usar tus propias cartas
    { "  " }--results ARCHIVO        guardar aquí cada partida; un torneo interrumpido continúa desde él
    { "  " }--plot ARCHIVO           dibujar las puntuaciones Elo como SVG
    { "  " }--jobs N                 número de procesos; el resultado no depende de él
    { "  " }--ray DIRECCIÓN          jugar en un clúster de Ray; «local» inicia uno en esta máquina
    { "  " }--json                   mostrar el resultado como JSON

## Progreso y resultado

arena-playing = Jugando
arena-title =
    { $game }, { $seats ->
        [one] en solitario
       *[other] { $seats } jugadores
    }, semilla { $seed }
arena-pair = Bots
arena-against = { $one } contra { $other }
arena-deals-played = Repartos
arena-score = Resultado (95 %)
arena-wins = Victorias
arena-lead = Ventaja
arena-verdict = Veredicto
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-won = { $wins } de { $games }
arena-by = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-is-better = mejor
arena-is-worse = peor
arena-is-even = iguales
arena-is-open = no está claro
arena-bot = Bot
arena-rating = Elo
arena-interval = 95 %
arena-span = de { $low } a { $high }
arena-chance = Las victorias son las de un bot que se sienta solo entre otros: por azar, { NUMBER($share, maximumFractionDigits: 1) } %.
arena-games =
    { $games ->
        [one] Una partida jugada
       *[other] { $games } partidas jugadas
    } en { NUMBER($seconds, maximumFractionDigits: 1) } segundos.

### Conjuntos de datos: `crenel dataset`

dataset-no-pyarrow = Los archivos Parquet necesitan pyarrow. Instálalo con: pip install crenel[dataset]
help-dataset = crenel dataset JUEGO escribe partidas de bots en un archivo Parquet, una decisión por fila.
dataset-arguments =
    { "  " }--file ARCHIVO           dónde escribir (por defecto: JUEGO.parquet)
    { "  " }--bots NOMBRE,NOMBRE     bots que juegan ({ $names }); si hay menos bots que asientos, se repiten
    { "  " }--games N                número de partidas (100)
    { "  " }--seats N                número de jugadores (por defecto: uno por bot)
    { "  " }--seed TEXTO             la misma semilla da las mismas partidas (0)
    { "  " }--option NOMBRE=VALOR    opciones de la partida
    { "  " }--cards ARCHIVO          usar tus propias cartas
    { "  " }--jobs N                 número de procesos; las partidas no dependen de él
dataset-written = { $file }: { $decisions } decisiones de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
