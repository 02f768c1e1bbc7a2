### Border posts: texts of the page

b-short-posts_joined = +{ $points } for { $count } posts connected{ $extra ->
    [0] { "" }
   *[other] , +{ $extra } bonus
}
b-post = Border post
b-posts = Border posts
b-posts-joined = { $joined ->
    [0] none connected
   *[other] { $joined } of 3 connected
}
b-post-northwest = northwest border post
b-post-northeast = northeast border post
b-post-south = south border post
b-post-state = { $state ->
    [joined] connected
    [reached] next to one of your tiles
   *[free] no tile next to it yet
}
b-post-label = { $post }: { $state ->
    [joined] connected
    [reached] next to one of your tiles
   *[free] no tile next to it yet
}
b-tip-posts = An unbroken group of tiles connects every post it touches. Connecting two posts scores the points of the phase. The third scores them again, with a bonus for the first two players to do so.
b-tip-join = { $joined ->
    [0] If two are connected now
   *[other] If the third is connected now
}
option-boards-note-border_posts = Everyone gets a different duchy at random, or you choose.
option-border_posts = Border posts
option-border_posts-note = Different duchies with three border posts each. Connect them for points.
