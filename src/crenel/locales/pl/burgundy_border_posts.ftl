### Burgundy: border posts.

setting-border_posts = Posterunki graniczne: plansze 11a–11f, punkty za połączenie trzech posterunków
setting-border_posts-true = tak
setting-border_posts-false = nie
board-11a = Królewski Trakt
board-11b = Trzy Bramy
board-11c = Łąkowa Przełęcz
board-11d = Stary Port
board-11e = Długie Pastwisko
board-11f = Południowe Łąki
source-borders = posterunki graniczne
event-posts_joined = { $you ->
    [yes] Łączysz
   *[no] { $who } łączy
  } posterunki graniczne ({ $count }): punkty { $points }{ $extra ->
    [0] .
   *[other] { " " }i premia { $extra }.
  }
state-posts = { $where }: posterunki graniczne nie zgadzają się z kaflami.
table-posts = Posterunki
