### Burgundy: the team game.

setting-team = Team game: two against two (seats 0 and 2, 1 and 3), boards 12a and 12b
setting-team-true = yes
setting-team-false = no
board-12a = Partners
board-12b = Two Keeps
asking-keep_tile = Where will you store the tile: in your own storage or in the shared storage?
partners-tile = You can’t use { $tile_object } from your partner’s own storage.
rule-burgundy-team-keys = Only you can use tiles in your own storage. Both partners can use tiles in the shared storage.
team-of-four = The team game needs four players, two against two, not { $seats }.
team-borders = The team game has its own boards, so you can’t combine it with border posts.
table-team-name = Team { $team }
table-team = Team { $team }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-shared = Shared
moment-burgundy-keep = You choose between your own and the shared storage when you get a tile.
