### Symulacje między botami: `crenel simulate`

## Błędy

simulate-bots = Botów jest { $bots }, a miejsc { $seats }. Podaj co najmniej jednego bota i nie więcej botów niż miejsc.
simulate-games = --games musi wynosić co najmniej 1, a nie { $games }.
simulate-workers = --jobs musi wynosić co najmniej 1, a nie { $workers }.

## Pomoc

help-simulate = crenel simulate GRA rozgrywa wiele gier między botami.
simulate-arguments =
    { "  " }--games N                liczba gier (100)
    { "  " }--bots NAZWA,NAZWA       grające boty ({ $names }); jeśli botów jest mniej niż miejsc, powtarzają się
    { "  " }--seats N                liczba graczy (domyślnie: jeden na bota)
    { "  " }--seed TEKST             to samo ziarno daje te same wyniki (0)
    { "  " }--option NAZWA=WARTOŚĆ   opcje gry
    { "  " }--cards PLIK             użyj własnych kart
    { "  " }--jobs N                 liczba procesów; wyniki od niej nie zależą
    { "  " }--json                   wypisz wynik jako JSON

## Postęp i wynik

simulate-playing = Trwa gra
simulate-title =
    { $game }, liczba graczy: { $seats }, ziarno { $seed }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
simulate-bot = Bot
simulate-mean = Średnia
simulate-deviation = Odch. std.
simulate-scores = Punkty
simulate-wins = Wygrane
simulate-interval = 95%
simulate-points = Punkty za
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-won = { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-ending = Koniec
simulate-together = Partie
simulate-won-together = Wygrane razem
simulate-start-player = Gracz rozpoczynający wygrał { $share } gier ({ $interval }).
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } gier i { $decisions } decyzji na sekundę, { $processes ->
        [one] jeden proces
        [few] { $processes } procesy
       *[many] { $processes } procesów
    }; { NUMBER($each, maximumFractionDigits: 0) } decyzji na grę.
