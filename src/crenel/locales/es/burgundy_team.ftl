### Burgundy: the team game.

setting-team = Juego en equipo: dos contra dos (asientos 0 y 2, 1 y 3), tableros 12a y 12b
setting-team-true = sí
setting-team-false = no
board-12a = Compañeros
board-12b = Dos Torreones
asking-keep_tile = ¿Dónde guardas la loseta: en tus casillas-llave o en las comunes?
partners-tile = No puedes usar { $tile_object } de las casillas-llave de tu compañero.
rule-burgundy-team-keys = Solo tú puedes usar las losetas de tus casillas-llave. Los dos compañeros pueden usar las de las casillas-llave comunes.
team-of-four = El juego en equipo necesita cuatro jugadores, dos contra dos, no { $seats }.
team-borders = El juego en equipo tiene sus propios tableros, así que no se puede combinar con los puestos fronterizos.
table-team-name = Equipo { $team }
table-team = Equipo { $team }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
table-shared = Comunes
moment-burgundy-keep = Eliges entre tus casillas-llave y las comunes cuando recibes una loseta.
