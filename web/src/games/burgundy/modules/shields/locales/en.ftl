### Shields: what only the page says of this module.

b-ask-shield = take a shield with both dice
b-ask-hang_shield = on which castle do you hang shield { $shield }?
b-ask-pay_tax = pay { $tax } silver of tax for your shields, or give one up.
b-ask-phase_tile = shield { $shield }: place a tile straight from { $shield ->
    [15] the black depot
   *[other] a numbered depot
}, or skip.
b-ask-fetch_colour = shield 5: all goods of which colour, from all depots? Or skip.
b-offer-pay = Pay the tax
b-offer-turn = Turn a die
b-offer-follow = Use another's monasteries
b-title-fetch = Fetch all { $good } goods
b-title-drop = Give up shield { $shield }
b-title-pay = Pay the tax
b-title-turn = { $number } becomes { $to }
b-title-follow = Monasteries: { $who }
b-title-shield = Take shield { $shield }
b-title-hang = On the castle of { $cell }
b-did-fetch = fetched { $good }
b-did-drop = gave up shield { $where }
b-did-pay = paid the tax
b-did-turn = turned { $where } to { $to }
b-did-follow = chose whose monasteries to use
b-did-shield = took shield { $where }
b-did-hang = hung the shield on { $where }
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
b-short-shield_taken = shield { $shield }
b-short-shield_hung = on the castle of { $cell }
b-short-shield_dropped = shield { $shield } leaves the game
b-short-shield_scored = +{ $points } shield { $shield }
b-short-tax_paid = −{ $silver } silver of tax
b-short-die_turned = { $die } becomes { $number }
b-short-player_followed = monasteries of { $followed }
b-shield = shield { $shield }
b-shields-held = Shields
b-tax = Tax
b-tax-due = { $tax } silver at the end of the phase
b-tip-shield = Shield
b-tip-hang = Hang here
b-tip-follows = Uses the monasteries of
b-tip-nobody = nobody yet
option-shields = Shields
option-shields-note = Taken with doubles and hung on castles: strong effects, and a tax at the end of each phase.
