### Wiele gier między botami: `crenel simulate`.

## Co jest nie tak

simulate-bots = Botów jest { $bots }, a miejsc { $seats }: podaj co najmniej jednego bota i nie więcej, niż jest miejsc.
simulate-games = Trzeba rozegrać co najmniej jedną grę, a nie { $games }.
simulate-workers = Musi grać co najmniej jeden proces, a nie { $workers }.

## Pomoc

help-simulate = crenel simulate GRA: boty rozgrywają wiele gier między sobą.
simulate-arguments =
    { "  " }--games N                ile gier (100)
    { "  " }--bots NAZWA,NAZWA       kto gra ({ $names }); gdy jest ich mniej niż miejsc, zajmują je po kolei
    { "  " }--seats N                liczba graczy; inaczej tylu, ile botów
    { "  " }--seed TEKST             to samo ziarno daje te same liczby (0)
    { "  " }--option NAZWA=WARTOŚĆ   opcje gry
    { "  " }--cards PLIK             własne karty zamiast naszych
    { "  " }--jobs N                 procesy; przy każdej ich liczbie wynik jest ten sam
    { "  " }--json                   wynik dla programów

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
simulate-deviation = Odchylenie
simulate-scores = Punkty
simulate-wins = Wygrane
simulate-interval = 95 %
simulate-points = Punkty za
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-won = { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-start-player = Gracz rozpoczynający wygrał { $share } gier ({ $interval }).
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } gier i { $decisions } decyzji na sekundę, { $processes ->
        [one] jeden proces
        [few] { $processes } procesy
       *[many] { $processes } procesów
    }; { NUMBER($each, maximumFractionDigits: 0) } decyzji na grę.
