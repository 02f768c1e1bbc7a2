### Burgundy: boards of one's own.

setting-duchies = Własne plansze jako dane: jedna dla wszystkich albo po jednej na miejsce
board-family = Plansza { $number } nie nadaje się tu: { $family ->
    [border] posterunki graniczne mają plansze 11a-11f.
    [team] gra drużynowa ma plansze 12a i 12b.
    [solo] w pojedynkę gra się na 13a albo 13b.
   *[base] ten stół gra na planszach 1-10.
  }
own-boards = Własne plansze nie łączą się z tym trybem: { $family ->
    [team] gra drużynowa.
   *[solo] gra w pojedynkę.
  }
board-row = { $board }: rząd { $row } ma pól { $found }, a potrzeba { $length }.
board-code = { $board }: w rzędzie { $row } jest „{ $code }”. Pole to litera (C, M, K, S, P, B) i liczba od 1 do 6.
board-count = { $board }: { $kind_hexes }: { $found }, a plansza ma { $wanted }.
board-area = { $board }: obszar o { $found } polach; najwięcej może być { $most }.
board-unreadable = Nie da się odczytać { $file }: { $detail }
board-unwritable = Nie da się zapisać { $file }: { $detail }
board-not-toml = { $file } nie jest plikiem plansz: { $detail }
board-none = W { $file } nie ma plansz: każda to tabela [board.NAZWA] z siedmioma rzędami.
board-shape = { $file }: plansza „{ $board }” musi mieć nazwę i siedem rzędów tekstu, poza tym najwyżej początek.
board-no-file = crenel board potrzebuje pliku albo --random.
board-written = Zapisano w { $file }.
board-fine = Obszary: { $areas }, największy ma pól { $largest }. Na tej planszy można grać.
board-numbers = Liczby inne niż drukowane: { $cells }.
help-board =
    crenel board PLIK sprawdza i rysuje plansze z pliku; --random tworzy sprawiedliwą.

      --random               losowa plansza z liczbami i polami jak na drukowanych
      --seed TEKST           to samo ziarno daje tę samą planszę
      --out PLIK             zapisuje tam zamiast wypisywać

    crenel play burgundy --boards PLIK gra na nich: jedna dla wszystkich albo po jednej na miejsce.
board-start = { $board }: początek „{ $cell }” nie jest polem zamku.
