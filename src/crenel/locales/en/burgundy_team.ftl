### Burgundy: the team game.

setting-team = Team game: two against two (seats 0 and 2, 1 and 3), boards 12a and 12b
setting-team-true = yes
setting-team-false = no
board-12a = Partners
board-12b = Two Keeps
asking-keep_tile = Where do you store the tile: on a key space of your own, or on a shared one?
partners-tile = { $tile } lies on a key space of your partner: only your partner may use it.
rule-burgundy-team-keys = Tiles on a player's own key spaces are for that player alone; shared ones are for both partners.
team-of-four = The team game is for four, two against two; not for { $seats }.
team-borders = The team game has boards of its own, so border posts do not go with it.
table-team = Team { $team }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-shared = Shared
