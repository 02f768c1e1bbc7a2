### Burgundy: border posts.

setting-border_posts = Border posts: boards 11a-11f, points for joining the three posts
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
    [yes] You join
   *[no] { $who } joins
  } { $count } border posts: { $points } points{ $extra ->
    [0] .
   *[other] { " " }and a bonus of { $extra }.
  }
state-posts = { $where }: these border posts and the tiles do not fit.
table-posts = Posts
