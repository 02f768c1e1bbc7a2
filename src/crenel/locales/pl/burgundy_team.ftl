### Burgundy: the team game.

setting-team = Gra drużynowa: dwóch na dwóch (miejsca 0 i 2, 1 i 3), plansze 12a i 12b
setting-team-true = tak
setting-team-false = nie
board-12a = Partnerzy
board-12b = Dwie Baszty
asking-keep_tile = Gdzie odkładasz kafel: na własne pole klucza czy na wspólne?
partners-tile = { $tile }: leży na polu klucza partnera i tylko on może go użyć.
rule-burgundy-team-keys = Kafle z własnych pól klucza są tylko dla ich właściciela, ze wspólnych dla obu partnerów.
team-of-four = Gra drużynowa jest dla czterech osób, dwie na dwie, a nie dla tylu: { $seats }.
team-borders = Gra drużynowa ma własne plansze, więc nie łączy się z posterunkami granicznymi.
table-team = Drużyna { $team }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
table-shared = Wspólne
