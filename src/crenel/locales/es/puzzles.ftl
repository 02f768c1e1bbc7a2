# Posiciones de práctica, en la página y en la terminal.

puzzle = Problema { $number }
puzzle-level-1 = fácil
puzzle-level-2 = medio
puzzle-level-3 = difícil
puzzle-question =
    { $lead ->
        [0] Vas igualado con tu mejor rival.
       *[other] Llevas { $lead } de ventaja a tu mejor rival.
    } Encuentra tu mejor turno. Puedes deshacer hasta que termine.
puzzle-question-behind = Vas { $lead } por detrás de tu mejor rival. Encuentra tu mejor turno. Puedes deshacer hasta que termine.
puzzle-verdict-3 = Tres estrellas: el mejor turno.
puzzle-verdict-near = Tres estrellas: solo { $loss } menos que el mejor turno.
puzzle-verdict-2 = Dos estrellas: la idea es buena, pero vale { $loss } menos que el mejor turno.
puzzle-verdict-1 = Una estrella: un turno natural, pero vale { $loss } menos que el mejor.
puzzle-verdict-0 = Sin estrellas: vale { $loss } menos que el mejor turno.
puzzle-lacks = Dónde pierde: { $terms }.
puzzle-best = El mejor turno: { $moves }.
puzzle-brings = Puntúa al momento: { $terms }.
puzzle-why = «{ $move }» vale de media { $gap }: { $terms }.
puzzle-sure = Por búsqueda, como los bots difícil y experto: { $looks } miradas por turno (±{ $error }), { $again } para confirmar.
puzzle-exact = Es exacto: nada depende del azar.
puzzle-hint-term = Piensa en esto: { $term }.
puzzle-hint-move = La jugada que necesitas: { $move }.
puzzle-prompt = again, best, next o quit:{" "}
puzzle-line = { $number }: { $level }, fallado en el { $rating } % de los intentos de los bots
unknown-puzzle = No hay ningún problema { $number } de { $game }. Disponibles: 1–{ $count }.
puzzle-made = { $file }: { $count } problemas de { $games } partidas. La dificultad y los puntos en juego coinciden en { $agreement }.
puzzle-few = Solo { $count } de { $wanted } problemas tras { $games } partidas. Repítelo con más partidas para continuar.
puzzle-judged = { $kept } de { $count } problemas conservan su respuesta.
puzzle-fell = El problema { $number } ya no es válido.

help-puzzle =
    crenel puzzle JUEGO muestra una posición: juegas su mejor turno y se te dice cuánto vale.

      --daily          el problema del día (por defecto)
      --number N       el problema con ese número
      --list           todos los problemas con su nivel

    `hint` dice en qué pensar y después la jugada; `again` vuelve a empezar, `best` muestra el mejor turno y `next` sigue.

    crenel puzzle make JUEGO crea otros nuevos con partidas de bots. Sigue donde se quedó.

      --count N        cuántos (por defecto: 1000)
      --games N        partidas como máximo (por defecto: 40 por problema)
      --seed TEXTO     la semilla (por defecto: puzzles)
      --file ARCHIVO   dónde se escriben (por defecto: JUEGO.jsonl)
      --jobs N         procesos (por defecto: uno por núcleo)

    crenel puzzle judge JUEGO los juzga todos de nuevo con las reglas actuales y nombra los que ya no valen (--file ARCHIVO, --jobs N). Con --write ARCHIVO escribe allí los que valen.
