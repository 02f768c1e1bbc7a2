### Shields: texts of the page

b-ask-shield = take a shield with both dice
b-ask-pay_tax = Pay { $tax } silver in shield tax, or give up a shield.
b-offer-pay = Pay tax
b-offer-turn = Change a die
b-offer-follow = Use another player’s monasteries
b-title-fetch = Collect all { $good } goods
b-title-drop = Give up shield { $shield }
b-title-pay = Pay tax
b-title-turn = Change { $number } to { $to }
b-title-follow = Use { $who }’s monasteries
b-title-shield = Take shield { $shield }
b-title-hang = Hang on the castle at { $cell }
b-did-fetch = collect { $good } goods
b-did-drop = give up shield { $where }
b-did-pay = pay tax
b-did-turn = change { $where } to { $to }
b-did-follow = choose a player’s monasteries
b-did-shield = take shield { $where }
b-did-hang = hang the shield on { $where }
b-do-fetch = Collect
b-do-drop = Give up
b-do-pay = Pay
b-do-turn = Change
b-do-follow = Choose
b-do-shield = Take
b-do-hang = Hang
b-paid-tax = for { silver-and-workers }
b-paid-shield = with both dice{ $workers ->
    [0] { "" }
    [one] { " " }and { $workers } worker
   *[other] { " " }and { $workers } workers
}
b-short-shield_taken = shield { $shield }
b-short-shield_hung = on the castle at { $cell }
b-short-shield_dropped = shield { $shield } leaves the game
b-short-shield_scored = +{ $points } shield { $shield }
b-short-tax_paid = −{ $silver } silver tax
b-short-die_turned = { $die } becomes { $number }
b-short-player_followed = { $followed }’s monasteries
b-shield = shield { $shield }
b-shields-held = Shields
b-tax = Tax
b-tax-due = { $tax } silver due at the end of the phase
b-tip-shield = Shield
b-tip-hang = Hang here
b-tip-follows = Uses monasteries of
b-tip-nobody = nobody yet
option-shields = Shields
option-shields-note = Take them with doubles and hang them on castles. Strong effects, but you pay tax for them each phase.
