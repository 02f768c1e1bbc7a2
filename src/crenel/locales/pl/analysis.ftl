### Analiza zakończonej gry: `crenel analyze`

## Pomoc

help-analyse =
    crenel analyse PLIK pokazuje szanse każdego gracza na wygraną w zakończonej grze i najdroższe decyzje.

      --effort N             łączna liczba badanych pozycji ({ $effort }); mniej to szybciej, ale mniej pewnie
      --json                 wypisz wynik jako JSON

## Postęp i wynik

analyse-playing = Rozgrywanie do końca
analyse-chances = Szansa na wygraną na podstawie { $games ->
        [one] { $games } gry
       *[other] { $games } gier
    } od tych momentów, na każdym miejscu { $bot }
analyse-moment = Moment
analyse-games = Gry
analyse-chance = { NUMBER($chance, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), { NUMBER($points, minimumFractionDigits: 1) }
analyse-ended = { NUMBER($chance, maximumFractionDigits: 0) }%, { NUMBER($points, maximumFractionDigits: 0) }
analyse-chances-note = W nawiasach: przedział 95%; dalej średni wynik końcowy. Każda gra zaczyna się od dokładnej pozycji, z nowymi rzutami i dobraniami.
analyse-costly = Najdroższe decyzje
analyse-who = Gracz
analyse-played = Zagrano
analyse-better = Bot zagrałby
analyse-loss = Koszt
analyse-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-habit = { $who }: decyzje zgodne z botem: { $same } z { $decisions }; średnia strata na decyzję: { NUMBER($loss, maximumFractionDigits: 2) } pkt.
analyse-costly-note = To opinia jednego bota ({ $bot }), w punktach, oparta na tym, co gracz mógł wtedy wiedzieć. Bot patrzy tylko do końca tury (o jego sile: docs/bots.md).
