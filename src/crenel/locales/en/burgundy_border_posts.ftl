### Burgundy: border posts.

setting-border_posts = Border posts: boards 11a–11f, points for connecting the three posts
setting-border_posts-true = yes
setting-border_posts-false = no
board-11a = King's Road
board-11b = Three Gates
board-11c = Meadow Pass
board-11d = Old Harbour
board-11e = Long Pasture
board-11f = South Meadows
source-borders = border posts
event-posts_joined = { $you ->
    [yes] You connect
   *[no] { $who } connects
  } { $count } border posts: { $points } points{ $extra ->
    [0] .
   *[other] { " " }and a bonus of { $extra }.
  }
state-posts = { $where }: the border posts don’t match the tiles.
table-posts = Posts
