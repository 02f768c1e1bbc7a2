### Tarcze: teksty strony

b-ask-shield = wziąć tarczę za obie kości
b-ask-pay_tax = Zapłać podatek od tarcz ({ $tax } srebra) albo oddaj tarczę.
b-offer-pay = Zapłać podatek
b-offer-turn = Zmień kość
b-offer-follow = Użyj klasztorów innego gracza
b-title-fetch = Zbierz wszystkie { $good } towary
b-title-drop = Oddaj tarczę { $shield }
b-title-pay = Zapłać podatek
b-title-turn = Zmień { $number } na { $to }
b-title-follow = Użyj klasztorów gracza: { $who }
b-title-shield = Weź tarczę { $shield }
b-title-hang = Powieś na zamku { $cell }
b-did-fetch = zebranie towarów: { $good }
b-did-drop = oddanie tarczy { $where }
b-did-pay = zapłata podatku
b-did-turn = zmiana { $where } na { $to }
b-did-follow = wybór klasztorów innego gracza
b-did-shield = wzięcie tarczy { $where }
b-did-hang = powieszenie tarczy na { $where }
b-do-fetch = Zbierz
b-do-drop = Oddaj
b-do-pay = Zapłać
b-do-turn = Zmień
b-do-follow = Wybierz
b-do-shield = Weź
b-do-hang = Powieś
b-paid-tax = za { silver-and-workers }
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
b-tax-due = { $tax } srebra do zapłaty na koniec fazy
b-tip-shield = Tarcza
b-tip-hang = Powieś tutaj
b-tip-follows = Używa klasztorów gracza
b-tip-nobody = jeszcze nikt
option-shields = Tarcze
option-shields-note = Bierz je za dublety i wieszaj na zamkach. Mocne efekty, ale w każdej fazie płacisz za nie podatek.
