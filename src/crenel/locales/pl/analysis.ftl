### Analiza zakończonej gry: `crenel analyse`.

## Pomoc

help-analyse =
    crenel analyse PLIK podaje szanse graczy w zakończonej grze i decyzje, które kosztowały najwięcej.

      --effort N             ile pozycji można w sumie obejrzeć ({ $effort }); mniej to szybciej, ale mniej pewnie
      --json                 wynik dla programów

## Postęp i wynik

analyse-playing = Rozgrywanie do końca
analyse-chances =
    Szanse na wygraną: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } od tych momentów, na wszystkich miejscach { $bot }
analyse-moment = Moment
analyse-games = Gry
analyse-chance = { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), { NUMBER($points, minimumFractionDigits: 1) }
analyse-ended = { NUMBER($chance, maximumFractionDigits: 0) } %, { NUMBER($points, maximumFractionDigits: 0) }
analyse-chances-note = W nawiasach przedział 95 %, dalej średnia liczba punktów na końcu. Wszystko leżało tak jak wtedy, nowy jest tylko los.
analyse-costly = Najdroższe decyzje
analyse-who = Gracz
analyse-played = Zagrano
analyse-better = Bot zagrałby
analyse-loss = Koszt
analyse-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-habit =
    { $who }: { $same } z { $decisions } decyzji tak, jak zdecydowałby bot; średnio { NUMBER($loss, maximumFractionDigits: 2) } punktu straty na decyzję.
analyse-costly-note = To opinia jednego bota ({ $bot }), w punktach i według tego, co gracz mógł wtedy wiedzieć. Bot patrzy tylko do końca tury (o jego sile mówi docs/bots.md).
