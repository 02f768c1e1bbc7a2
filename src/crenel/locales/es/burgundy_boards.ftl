### Burgundy: boards of one's own.

setting-duchies = Tableros propios, como datos: uno para todos o uno por asiento
board-family = El tablero { $number } no sirve para { $family ->
    [border] los puestos fronterizos: se juegan en 11a-11f.
    [team] el juego en equipo: se juega en 12a o 12b.
    [solo] el juego en solitario: se juega en 13a o 13b.
   *[base] esta mesa: sirven los tableros 1-10.
  }
own-boards = Los tableros propios no se combinan con { $family ->
    [team] el juego en equipo.
   *[solo] el juego en solitario.
  }
board-row = { $board }: la fila { $row } tiene { $found } casillas y hacen falta { $length }.
board-code = { $board }: la fila { $row } tiene «{ $code }». Una casilla es una letra (C, M, K, S, P, B) y un número del 1 al 6.
board-count = { $board }: { $found } { $kind_hexes }, pero un tablero tiene { $wanted }.
board-area = { $board }: un área de { $found } casillas; { $most } es el máximo.
board-unreadable = No se puede leer { $file }: { $detail }
board-unwritable = No se puede escribir { $file }: { $detail }
board-not-toml = { $file } no es un archivo de tableros: { $detail }
board-none = { $file } no tiene tableros: cada uno es una tabla [board.NOMBRE] con siete filas.
board-shape = { $file }: el tablero «{ $board }» necesita un nombre y siete filas de texto, y nada más que un inicio.
board-no-file = crenel board necesita un archivo, o --random.
board-written = Escrito en { $file }.
board-fine =
    { $areas ->
        [one] { $areas } área
       *[other] { $areas } áreas
    }, la mayor de { $largest } casillas. Se puede jugar en este tablero.
board-numbers = Números distintos de los impresos: { $cells }.
help-board =
    crenel board ARCHIVO comprueba y dibuja los tableros de un archivo; --random hace uno equilibrado.

      --random               un tablero al azar con los números y casillas de los impresos
      --seed TEXTO           la misma semilla da el mismo tablero
      --out ARCHIVO          lo escribe ahí en vez de mostrarlo

    crenel play burgundy --boards ARCHIVO juega en ellos: uno para todos o uno por asiento.
board-start = { $board }: el inicio «{ $cell }» no es una casilla de castillo.
