### Posterunki graniczne: teksty strony

b-short-posts_joined = +{ $points } za połączone posterunki ({ $count }){ $extra ->
    [0] { "" }
   *[other] , +{ $extra } premii
}
b-post = Posterunek graniczny
b-posts = Posterunki graniczne
b-posts-joined = { $joined ->
    [0] brak połączeń
   *[other] połączone: { $joined } z 3
}
b-post-northwest = posterunek graniczny północno-zachodni
b-post-northeast = posterunek graniczny północno-wschodni
b-post-south = posterunek graniczny południowy
b-post-state = { $state ->
    [joined] połączony
    [reached] obok jednego z twoich kafli
   *[free] jeszcze bez kafla obok
}
b-post-label = { $post }: { $state ->
    [joined] połączony
    [reached] obok jednego z twoich kafli
   *[free] jeszcze bez kafla obok
}
b-tip-posts = Nieprzerwana grupa kafli łączy wszystkie posterunki, których dotyka. Połączenie dwóch posterunków daje punkty fazy. Trzeci daje je ponownie, z premią dla dwóch pierwszych graczy, którym się to uda.
b-tip-join = { $joined ->
    [0] Jeśli teraz połączysz dwa
   *[other] Jeśli teraz połączysz trzeci
}
option-boards-note-border_posts = Każdy dostaje inne, losowe księstwo albo wybieracie je wspólnie.
option-border_posts = Posterunki graniczne
option-border_posts-note = Inne księstwa, każde z trzema posterunkami granicznymi. Łącz je, aby zdobyć punkty.
