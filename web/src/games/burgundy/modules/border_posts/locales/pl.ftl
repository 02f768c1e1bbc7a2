### Border posts: what only the page says of this module.

b-short-posts_joined = +{ $points } połączone posterunki ({ $count }){ $extra ->
    [0] { "" }
   *[other] , +{ $extra } premii
}
b-post = Posterunek graniczny
b-posts = Posterunki graniczne
b-posts-joined = { $joined ->
    [0] brak połączeń
   *[other] połączone { $joined } z 3
}
b-post-northwest = posterunek północno-zachodni
b-post-northeast = posterunek północno-wschodni
b-post-south = posterunek południowy
b-post-state = { $state ->
    [joined] połączony
    [reached] obok leży kafel
   *[free] obok nie ma jeszcze kafla
}
b-post-label = { $post }: { $state ->
    [joined] połączony
    [reached] obok leży kafel
   *[free] obok nie ma jeszcze kafla
}
b-tip-posts = Kafle, które się stykają, łączą posterunki, których dotykają. Dwa połączone posterunki dają punkty fazy; trzeci daje je znowu, a dwaj pierwsi gracze dostają też premię.
b-tip-join = { $joined ->
    [0] Dwa połączone teraz
   *[other] Trzeci teraz
}
option-boards-note-border_posts = Każdy dostaje inną, losową, albo się wybiera.
option-border_posts = Posterunki graniczne
option-border_posts-note = Inne księstwa z trzema posterunkami na granicach; ich łączenie daje punkty.
