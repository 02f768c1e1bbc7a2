### Border posts: what only the page says of this module.

b-short-posts_joined = +{ $points } { $count } posts joined{ $extra ->
    [0] { "" }
   *[other] , +{ $extra } bonus
}
b-post = Border post
b-posts = Border posts
b-posts-joined = { $joined ->
    [0] none joined
   *[other] { $joined } of 3 joined
}
b-post-northwest = border post in the northwest
b-post-northeast = border post in the northeast
b-post-south = border post in the south
b-post-state = { $state ->
    [joined] joined
    [reached] a tile lies beside it
   *[free] no tile beside it yet
}
b-post-label = { $post }: { $state ->
    [joined] joined
    [reached] a tile lies beside it
   *[free] no tile beside it yet
}
b-tip-posts = Tiles that hang together join the posts they touch. Two posts joined score the points of the phase; the third scores them again, and a bonus for the first two players.
b-tip-join = { $joined ->
    [0] Two joined now
   *[other] The third now
}
option-boards-note-border_posts = Each player gets another one at random, or choose.
option-border_posts = Border posts
option-border_posts-note = Other duchies with three posts at their borders; joining them brings points.
