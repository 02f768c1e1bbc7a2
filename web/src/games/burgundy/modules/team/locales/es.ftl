### El juego en equipo: textos de la página

b-team = Equipo { $team }
b-your-partner = tu compañero
b-partner = compañero
b-partner-label = Tu compañero { $who }
b-in-team = { $who }, { $team }
b-of-them-mine = { $you ->
    [yes] tuyos: { $points }
   *[no] { $who }: { $points }
}
b-keys-own = { $you ->
    [yes] Solo para ti
   *[no] Solo para { $who }
}
b-keys-shared = Compartido
b-title-keep = { $where ->
    [own] Guardarla para mí
   *[shared] Compartirla
}
b-did-keep = guardar la loseta
b-do-keep = Guardar
option-boards-note-team = Un gran principado por equipo. «Dos Torreones» es un diseño nuestro, inspirado en el impreso.
option-team = Juego en equipo
option-team-note = Dos contra dos. Los asientos 1 y 3 comparten un gran principado, trabajadores, plata y mercancías; los asientos 2 y 4, también.
option-boards-each-team = { $number ->
    [1] Equipo A
   *[other] Equipo B
}
