### Borgoña: tableros propios

setting-duchies = Tus propios tableros, como datos: uno para todos o uno por asiento
board-family = El tablero { $number } no se puede usar { $family ->
    [border] con los puestos fronterizos: usa 11a–11f.
    [team] en el juego en equipo: usa 12a o 12b.
    [solo] en el juego en solitario: usa 13a o 13b.
   *[base] en esta mesa: usa 1–10.
  }
own-boards = No puedes usar tus propios tableros en { $family ->
    [team] el juego en equipo.
   *[solo] el juego en solitario.
  }
board-row = { $board }: la fila { $row } tiene { $found } casillas; hacen falta { $length }.
board-code = { $board }: «{ $code }» en la fila { $row } no es una casilla. Escribe una letra (C, M, K, S, P, B) y un número del 1 al 6.
board-count = { $board }: { $found } { $kind_hexes }; un tablero necesita { $wanted }.
board-area = { $board }: un área tiene { $found } casillas; el límite es { $most }.
board-unreadable = No se puede leer { $file }: { $detail }
board-unwritable = No se puede escribir { $file }: { $detail }
board-not-toml = { $file } no es un archivo de tableros válido: { $detail }
board-none = { $file } no contiene tableros. Cada tablero es una tabla [board.NOMBRE] con siete filas.
board-shape = { $file }: el tablero «{ $board }» necesita un nombre y siete filas de texto; el inicio es opcional y no se admite nada más.
board-no-file = Indica un archivo de tableros o usa --random.
board-written = Escrito en { $file }.
board-fine = { $areas ->
        [one] { $areas } área
       *[other] { $areas } áreas
    }; la mayor tiene { $largest } casillas. Se puede jugar en este tablero.
board-numbers = Números distintos de los de los tableros impresos: { $cells }.
help-board =
    crenel board ARCHIVO comprueba los tableros de un archivo y los dibuja; --random crea uno nuevo.

      --random               crear un tablero al azar con las casillas y los números de los impresos
      --seed TEXTO           la misma semilla da el mismo tablero
      --out ARCHIVO          escribir el tablero en este archivo en vez de mostrarlo

    Juega en tus tableros con crenel play burgundy --boards ARCHIVO: uno para todos o uno por asiento.
board-start = { $board }: el inicio «{ $cell }» no es una casilla de castillo.
