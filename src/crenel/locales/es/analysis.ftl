### Análisis de una partida terminada: `crenel analyze`

## Ayuda

help-analyse =
    crenel analyse ARCHIVO muestra la probabilidad de ganar de cada jugador en una partida terminada y las decisiones más caras.

      --effort N             número total de posiciones que se miran ({ $effort }); con menos es más rápido, pero menos seguro
      --json                 mostrar el resultado como JSON

## Progreso y resultado

analyse-playing = Jugando hasta el final
analyse-chances = Probabilidad de ganar, a partir de { $games ->
        [one] { $games } partida jugada
       *[other] { $games } partidas jugadas
    } desde estos momentos con { $bot } en todos los asientos
analyse-moment = Momento
analyse-games = Partidas
analyse-chance = { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), { NUMBER($points, minimumFractionDigits: 1) }
analyse-ended = { NUMBER($chance, maximumFractionDigits: 0) } %, { NUMBER($points, maximumFractionDigits: 0) }
analyse-chances-note = Entre paréntesis, el intervalo del 95 %; después, la puntuación final media. Cada partida empieza en la posición exacta, con dados y robos nuevos.
analyse-costly = Decisiones más caras
analyse-who = Jugador
analyse-played = Jugado
analyse-better = El bot habría jugado
analyse-loss = Coste
analyse-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-habit = { $who }: lo mismo que el bot en { $same } de { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }; { NUMBER($loss, maximumFractionDigits: 2) } puntos perdidos por decisión, de media.
analyse-costly-note = Es la opinión de un solo bot, { $bot }, en puntos, según lo que el jugador podía saber en ese momento. Solo mira hasta el final del turno (su nivel está en docs/bots.md).
