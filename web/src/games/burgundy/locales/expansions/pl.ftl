### Zamki Burgundii: co o rozszerzeniach mówi tylko strona.

kind-wild = dowolne pole

## O co się pyta

b-ask-shield = wziąć tarczę za obie kości
b-ask-copy_building = żuraw: z działania którego budynku korzystasz? Możesz zrezygnować.
b-ask-choose_animal = gęsi na { $cell }: które zwierzęta też punktują?
b-ask-white_action = biały zamek: jeszcze jedna akcja białą { $white }.
b-ask-route_action = szlak handlowy: jeszcze jedna akcja z dowolną liczbą.
b-ask-hang_shield = na którym zamku wieszasz tarczę { $shield }?
b-ask-pay_tax = zapłać podatek od tarcz ({ $tax } srebra) albo zrezygnuj z jednej.
b-ask-phase_tile = tarcza { $shield }: połóż kafel wprost z { $shield ->
    [15] czarnego składu
   *[other] numerowanego składu
} albo zrezygnuj.
b-ask-fetch_colour = tarcza 5: wszystkie towary którego koloru, ze wszystkich składów? Możesz zrezygnować.

## Ruchy

b-offers = Więcej ruchów
b-offer-pay = Zapłać podatek
b-offer-hire = Najmij robotników
b-offer-turn = Obróć kość
b-offer-follow = Użyj cudzych klasztorów
b-title-copy = { $tile }
b-title-count = Policz: { $animal }
b-title-fetch = Wszystkie towary { $good }
b-title-drop = Zrezygnuj z tarczy { $shield }
b-title-pay = Zapłać podatek
b-title-hire = Najmij robotników
b-title-turn = { $number } zmienia się w { $to }
b-title-follow = Klasztory: { $who }
b-title-shield = Weź tarczę { $shield }
b-title-hang = Na zamku { $cell }
b-title-build = { $tile } na { $cell }
b-did-copy = żuraw: { $tile }
b-did-count = policzenie: { $where }
b-did-fetch = zebranie: { $good }
b-did-drop = rezygnacja z tarczy { $where }
b-did-pay = zapłata podatku
b-did-hire = najęcie robotników
b-did-turn = obrót { $where } na { $to }
b-did-follow = wybór cudzych klasztorów
b-did-shield = wzięcie tarczy { $where }
b-did-hang = tarcza na { $where }
b-did-build = położenie: { $tile }
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
b-with-white = białą kością { $die }{ $workers ->
    [0] { "" }
    [one] { " " }i { $workers } robotnikiem
   *[other] { " " }i { $workers } robotnikami
}

## Co da ruch

b-short-posts_joined = +{ $points } połączone posterunki ({ $count }){ $extra ->
    [0] { "" }
   *[other] , +{ $extra } premii
}
b-short-marker_raised = potem na szczyt stosu na moście
b-short-workers_hired = −{ $silver } srebra
b-short-building_copied = żuraw: { $tile }
b-short-white_die_used = białą kością { $die }
b-short-good_laid = towar ({ $good }) na polu { $place } szlaku
b-short-route_bonus = szlak: { $bonus }
b-short-shield_taken = tarcza { $shield }
b-short-shield_hung = na zamku { $cell }
b-short-shield_dropped = tarcza { $shield } opuszcza grę
b-short-shield_scored = +{ $points } tarcza { $shield }
b-short-tax_paid = −{ $silver } srebra podatku
b-short-die_turned = { $die } zmienia się w { $number }
b-short-prince_followed = klasztory: { $followed }

## Gospody

b-inns = Gospody
b-inns-label = { $count ->
    [0] Brak gospód na sprzedaż
    [one] { $count } gospoda za { $price } srebra
    [few] { $count } gospody, każda za { $price } srebra
   *[many] { $count } gospód, każda za { $price } srebra
}
b-cell-under = na polu ({ $kind })
b-cell-choose = do wyboru

## Tarcze

b-shield = tarcza { $shield }
b-shields-held = Tarcze
b-tax = Podatek
b-tax-due = { $tax } srebra na końcu fazy
b-tip-shield = Tarcza
b-tip-hang = Powieś tutaj
b-tip-build = Połóż
b-tip-follows = Korzysta z klasztorów
b-tip-nobody = jeszcze niczyich

## Posterunki graniczne

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

## Szlaki handlowe

b-route = szlak handlowy, { $filled } z { $size }
b-routes = Szlaki handlowe
b-route-tile = Szlak handlowy { $number }
b-route-pays = { $good } ({ $number }): { $bonus }.
b-route-space = Pole { $place }, { $good }: { $bonus }{ $state ->
    [next] , następne
    [paid] , wypłacone
    [lost] , zajęte ({ $laid })
   *[free] { "" }
}
b-tip-route = Na towary { $good }
b-tip-laid = Sprzedane towary trafiają po jednym na szlak. Pasujący kolor od razu daje premię.
b-tip-lies = Leży tam
b-tip-next = Następne
