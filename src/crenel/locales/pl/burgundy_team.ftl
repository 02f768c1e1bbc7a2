### Burgundy: the team game.

setting-team = Gra drużynowa: dwoje na dwoje (miejsca 0 i 2, 1 i 3), plansze 12a i 12b
setting-team-true = tak
setting-team-false = nie
board-12a = Partnerzy
board-12b = Dwie Baszty
asking-keep_tile = Gdzie odkładasz kafel: do własnego schowka czy do wspólnego?
partners-tile = Tylko partner może wykorzystać { $tile_object }: ten kafel leży w schowku partnera.
rule-burgundy-team-keys = Kafli z własnego schowka możesz używać tylko ty. Kafli ze wspólnego schowka mogą używać oboje partnerzy.
team-of-four = Gra drużynowa wymaga czterech graczy, dwoje na dwoje, a nie { $seats }.
team-borders = Gra drużynowa ma własne plansze, więc nie można jej łączyć z posterunkami granicznymi.
table-team-name = Drużyna { $team }
table-team = Drużyna { $team }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
table-shared = Wspólne
moment-burgundy-keep = Między własnym a wspólnym schowkiem wybierasz, gdy dostajesz kafel.
