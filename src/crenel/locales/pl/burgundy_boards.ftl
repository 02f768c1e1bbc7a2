### Burgundia: własne plansze

setting-duchies = Własne plansze jako dane: jedna dla wszystkich albo po jednej na miejsce
board-family = Planszy { $number } nie można użyć { $family ->
    [border] z posterunkami granicznymi: użyj 11a–11f.
    [team] w grze drużynowej: użyj 12a albo 12b.
    [solo] w grze solo: użyj 13a albo 13b.
   *[base] przy tym stole: użyj 1–10.
  }
own-boards = Własnych plansz nie można użyć { $family ->
    [team] w grze drużynowej.
   *[solo] w grze solo.
  }
board-row = { $board }: rząd { $row }: pól jest { $found }, a potrzeba { $length }.
board-code = { $board }: „{ $code }” w rzędzie { $row } nie jest polem. Wpisz literę (C, M, K, S, P, B) i liczbę od 1 do 6.
board-count = { $board }: { $kind_hexes }: { $found }; plansza wymaga { $wanted }.
board-area = { $board }: liczba pól w obszarze to { $found }; limit to { $most }.
board-unreadable = Nie można odczytać { $file }: { $detail }
board-unwritable = Nie można zapisać { $file }: { $detail }
board-not-toml = { $file } nie jest poprawnym plikiem plansz: { $detail }
board-none = { $file } nie zawiera plansz. Każda plansza to tabela [board.NAZWA] z siedmioma rzędami.
board-shape = { $file }: plansza „{ $board }” wymaga nazwy i siedmiu rzędów tekstu; początek jest opcjonalny, nic więcej nie jest dozwolone.
board-no-file = Podaj plik plansz albo użyj --random.
board-written = Zapisano w { $file }.
board-fine = Obszary: { $areas }; liczba pól w największym: { $largest }. Na tej planszy można grać.
board-numbers = Liczby inne niż na drukowanych planszach: { $cells }.
help-board =
    crenel board PLIK sprawdza plansze z pliku i je rysuje; --random tworzy nową.

      --random               utwórz losową planszę z polami i liczbami jak na drukowanych
      --seed TEKST           to samo ziarno daje tę samą planszę
      --out PLIK             zapisz planszę do tego pliku zamiast ją wypisać

    Graj na swoich planszach przez crenel play burgundy --boards PLIK: jedna dla wszystkich albo po jednej na miejsce.
board-start = { $board }: początek „{ $cell }” nie jest polem zamku.
