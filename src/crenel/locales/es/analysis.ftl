### Una partida terminada, analizada: `crenel analyse`.

## Ayuda

help-analyse =
    crenel analyse ARCHIVO muestra las probabilidades de cada cual en una partida terminada y las decisiones que más costaron.

      --effort N             cuántas posiciones se pueden mirar en total ({ $effort }); con menos es más rápido y menos seguro
      --json                 el resultado para programas

## Progreso y resultado

analyse-playing = Jugando hasta el final
analyse-chances =
    Probabilidad de ganar: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } desde estos momentos, con { $bot } en todos los asientos
analyse-moment = Momento
analyse-games = Partidas
analyse-chance = { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), { NUMBER($points, minimumFractionDigits: 1) }
analyse-ended = { NUMBER($chance, maximumFractionDigits: 0) } %, { NUMBER($points, maximumFractionDigits: 0) }
analyse-chances-note = Entre paréntesis, el intervalo del 95 %; después, los puntos finales de media. Todo estaba como estaba entonces; solo el azar es nuevo.
analyse-costly = Las decisiones más caras
analyse-who = Jugador
analyse-played = Jugado
analyse-better = El bot habría jugado
analyse-loss = Coste
analyse-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-habit =
    { $who }: { $same } de { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } como las tomaría el bot; { NUMBER($loss, maximumFractionDigits: 2) } puntos perdidos en cada una, de media.
analyse-costly-note = Es la opinión de un solo bot, { $bot }, en puntos y según lo que el jugador podía saber entonces. No mira más allá del final del turno (docs/bots.md dice cómo de fuerte es).
