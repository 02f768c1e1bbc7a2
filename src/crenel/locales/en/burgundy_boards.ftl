### Burgundy: own boards

setting-duchies = Your own boards, as data: one for everyone or one per seat
board-family = Board { $number } can’t be used { $family ->
    [border] with border posts: use 11a–11f.
    [team] in the team game: use 12a or 12b.
    [solo] in the solo game: use 13a or 13b.
   *[base] at this table: use 1–10.
  }
own-boards = You can’t use your own boards in { $family ->
    [team] the team game.
   *[solo] the solo game.
  }
board-row = { $board }: row { $row } has { $found } hexes; it needs { $length }.
board-code = { $board }: “{ $code }” in row { $row } is not a hex. Write a letter (C, M, K, S, P, B) and a number from 1 to 6.
board-count = { $board }: { $found } { $kind_hexes }; a board needs { $wanted }.
board-area = { $board }: an area has { $found } hexes; the limit is { $most }.
board-unreadable = Can’t read { $file }: { $detail }
board-unwritable = Can’t write { $file }: { $detail }
board-not-toml = { $file } is not a valid board file: { $detail }
board-none = { $file } contains no boards. Each board is a table [board.NAME] with seven rows.
board-shape = { $file }: board “{ $board }” needs a name and seven rows of text; a start is optional, nothing else is allowed.
board-no-file = Name a board file, or use --random.
board-written = Written to { $file }.
board-fine =
    { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }; the largest has { $largest } hexes. This board is playable.
board-numbers = Numbers that differ from the printed boards: { $cells }.
help-board =
    crenel board FILE checks the boards in a file and draws them; --random makes a new one.

      --random               make a random board with the hexes and numbers of the printed ones
      --seed TEXT            the same seed gives the same board
      --out FILE             write the board to this file instead of printing it

    Play on your boards with crenel play burgundy --boards FILE: one for everyone, or one per seat.
board-start = { $board }: the start “{ $cell }” is not a castle hex.
