### The Castles of Burgundy: what only the page says about its expansions.

kind-wild = any hex

## What is asked

b-ask-shield = take a shield with both dice
b-ask-copy_building = crane: use the effect of which building? Or skip.
b-ask-choose_animal = geese on { $cell }: which animals score as well?
b-ask-white_action = white castle: one more action with the white { $white }.
b-ask-route_action = trade route: one more action with any number.
b-ask-hang_shield = on which castle do you hang shield { $shield }?
b-ask-pay_tax = pay { $tax } silver of tax for your shields, or give one up.
b-ask-phase_tile = shield { $shield }: place a tile straight from { $shield ->
    [15] the black depot
   *[other] a numbered depot
}, or skip.
b-ask-fetch_colour = shield 5: all goods of which colour, from all depots? Or skip.

## Moves

b-offers = More moves
b-offer-pay = Pay the tax
b-offer-hire = Hire workers
b-offer-turn = Turn a die
b-offer-follow = Use another's monasteries
b-title-copy = { $tile }
b-title-count = Count the { $animal }
b-title-fetch = Fetch all { $good } goods
b-title-drop = Give up shield { $shield }
b-title-pay = Pay the tax
b-title-hire = Hire workers
b-title-turn = { $number } becomes { $to }
b-title-follow = Monasteries: { $who }
b-title-shield = Take shield { $shield }
b-title-hang = On the castle of { $cell }
b-title-build = { $tile } on { $cell }
b-did-copy = crane as { $tile }
b-did-count = counted { $where }
b-did-fetch = fetched { $good }
b-did-drop = gave up shield { $where }
b-did-pay = paid the tax
b-did-hire = hired workers
b-did-turn = turned { $where } to { $to }
b-did-follow = chose whose monasteries to use
b-did-shield = took shield { $where }
b-did-hang = hung the shield on { $where }
b-did-build = placed { $tile }
b-paid-tax = for { $silver } silver{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-paid-shield = with both dice{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-with-white = with the white { $die }{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}

## What a move would bring

b-short-posts_joined = +{ $points } { $count } posts joined{ $extra ->
    [0] { "" }
   *[other] , +{ $extra } bonus
}
b-short-marker_raised = then on top of the stack on the bridge
b-short-workers_hired = −{ $silver } silver
b-short-building_copied = crane as { $tile }
b-short-white_die_used = with the white { $die }
b-short-good_laid = { $good } on space { $place } of the route
b-short-route_bonus = route: { $bonus }
b-short-shield_taken = shield { $shield }
b-short-shield_hung = on the castle of { $cell }
b-short-shield_dropped = shield { $shield } leaves the game
b-short-shield_scored = +{ $points } shield { $shield }
b-short-tax_paid = −{ $silver } silver of tax
b-short-die_turned = { $die } becomes { $number }
b-short-prince_followed = monasteries of { $followed }

## Inns

b-inns = Inns
b-inns-label = { $count ->
    [0] No inn for sale
    [one] { $count } inn for { $price } silver
   *[other] { $count } inns, each for { $price } silver
}
b-cell-under = on a { $kind } space
b-cell-choose = can be chosen

## Shields

b-shield = shield { $shield }
b-shields-held = Shields
b-tax = Tax
b-tax-due = { $tax } silver at the end of the phase
b-tip-shield = Shield
b-tip-hang = Hang here
b-tip-build = Place
b-tip-follows = Uses the monasteries of
b-tip-nobody = nobody yet

## Border posts

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

## Trade routes

b-route = trade route, { $filled } of { $size }
b-routes = Trade routes
b-route-tile = Trade route { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Space { $place }, { $good }: { $bonus }{ $state ->
    [next] , next
    [paid] , paid
    [lost] , { $laid } lies there
   *[free] { "" }
}
b-tip-route = For { $good } goods
b-tip-laid = Goods you sell go on the route one by one. The right colour pays its bonus at once.
b-tip-lies = Lies there
b-tip-next = Next
