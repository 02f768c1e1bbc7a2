### Burgundy: boards of one's own.

setting-duchies = Boards of your own, as data: one for all or one for each seat
board-family = Board { $number } is not for { $family ->
    [border] border posts: those play on 11a-11f.
    [team] the team game: that is played on 12a or 12b.
    [solo] playing alone: that is done on 13a or 13b.
   *[base] this table: boards 1-10 are.
  }
own-boards = Boards of your own do not go with { $family ->
    [team] the team game.
   *[solo] playing alone.
  }
board-row = { $board }: row { $row } has { $found } hexes, but { $length } are needed.
board-code = { $board }: row { $row } has “{ $code }”. A hex is a letter (C, M, K, S, P, B) and a number from 1 to 6.
board-count = { $board }: { $found } { $kind_hexes }, but a board has { $wanted }.
board-area = { $board }: an area of { $found } hexes; { $most } is the most.
board-unreadable = { $file } cannot be read: { $detail }
board-unwritable = { $file } cannot be written: { $detail }
board-not-toml = { $file } is no board file: { $detail }
board-none = { $file } has no boards: each is a table [board.NAME] with seven rows.
board-shape = { $file }: board “{ $board }” needs a name and seven rows of text, and nothing else but a start.
board-no-file = crenel board needs a file, or --random.
board-written = Written to { $file }.
board-fine =
    { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }, the largest with { $largest } hexes. This board can be played.
board-numbers = Other numbers than on printed boards: { $cells }.
help-board =
    crenel board FILE checks the boards of a file and draws them; --random makes a fair one.

      --random               a random board with the numbers and hexes of the printed ones
      --seed TEXT            the same seed gives the same board
      --out FILE             write it there, instead of printing it

    crenel play burgundy --boards FILE plays on them: one for all, or one for each seat.
board-start = { $board }: the start “{ $cell }” is no castle hex.
