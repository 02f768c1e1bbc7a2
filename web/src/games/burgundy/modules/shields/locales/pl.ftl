### Shields: what only the page says of this module.

b-ask-shield = wziąć tarczę za obie kości
b-ask-hang_shield = na którym zamku wieszasz tarczę { $shield }?
b-ask-pay_tax = zapłać podatek od tarcz ({ $tax } srebra) albo zrezygnuj z jednej.
b-ask-phase_tile = tarcza { $shield }: połóż kafel wprost z { $shield ->
    [15] czarnego składu
   *[other] numerowanego składu
} albo zrezygnuj.
b-ask-fetch_colour = tarcza 5: wszystkie towary którego koloru, ze wszystkich składów? Możesz zrezygnować.
b-offer-pay = Zapłać podatek
b-offer-turn = Obróć kość
b-offer-follow = Użyj cudzych klasztorów
b-title-fetch = Wszystkie towary { $good }
b-title-drop = Zrezygnuj z tarczy { $shield }
b-title-pay = Zapłać podatek
b-title-turn = { $number } zmienia się w { $to }
b-title-follow = Klasztory: { $who }
b-title-shield = Weź tarczę { $shield }
b-title-hang = Na zamku { $cell }
b-did-fetch = zebranie: { $good }
b-did-drop = rezygnacja z tarczy { $where }
b-did-pay = zapłata podatku
b-did-turn = obrót { $where } na { $to }
b-did-follow = wybór cudzych klasztorów
b-did-shield = wzięcie tarczy { $where }
b-did-hang = tarcza na { $where }
b-paid-tax = za { $silver } srebra{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnika
   *[other] { " " }i { $workers } robotników
}
b-paid-shield = obiema kośćmi{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}
b-short-shield_taken = tarcza { $shield }
b-short-shield_hung = na zamku { $cell }
b-short-shield_dropped = tarcza { $shield } opuszcza grę
b-short-shield_scored = +{ $points } tarcza { $shield }
b-short-tax_paid = −{ $silver } srebra podatku
b-short-die_turned = { $die } zmienia się w { $number }
b-short-player_followed = klasztory: { $followed }
b-shield = tarcza { $shield }
b-shields-held = Tarcze
b-tax = Podatek
b-tax-due = { $tax } srebra na końcu fazy
b-tip-shield = Tarcza
b-tip-hang = Powieś tutaj
b-tip-follows = Korzysta z klasztorów
b-tip-nobody = jeszcze niczyich
option-shields = Tarcze
option-shields-note = Bierze się je za dublety i wiesza na zamkach: mocne działania i podatek na końcu każdej fazy.
