### Por qué un bot sugiere una jugada

reason-gain = +{ $points } { $term }
reason-loss = −{ $points } { $term }
reason-only = Es la única jugada.
reason-close = Otras jugadas son casi igual de buenas.
reason-plan = Forma parte de un plan de varias jugadas.
reason-ahead = Da fruto en las próximas rondas.
reason-mixed = Varias opciones valen casi lo mismo; se sortea una para que los rivales no puedan preverla.
reason-wins = Gana la partida.
reason-saves = Con la segunda mejor jugada se pierde la partida.
reason-lead = puntos de ventaja sobre los demás
reason-outcome = resultado de la partida
reason-rivals = quitado a los rivales
