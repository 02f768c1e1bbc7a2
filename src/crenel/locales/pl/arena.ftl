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

### Turnieje między botami: `crenel arena`

## Błędy

arena-bots = Turniej wymaga co najmniej dwóch botów.
arena-deals = --deals musi wynosić co najmniej 1, a nie { $deals }.
arena-margin = --margin musi leżeć między 0 a 0.5, a wynosi { $margin }.
arena-endless = Gra z ziarnem { $seed } ma ponad { $decisions } decyzji: jeden z botów nie pozwala jej się skończyć.
arena-file = Nie można użyć pliku „{ $file }” na wyniki: { $detail }.
arena-line = Wiersz { $line } pliku „{ $file }” nie jest wynikiem gry. Wybierz inny plik.
arena-no-ray = Ray nie jest zainstalowany. Zainstaluj go: pip install crenel[cluster]
arena-ray = Brak połączenia z klastrem Ray pod adresem { $address }: { $detail }

## Pomoc

help-arena = crenel arena GRA sprawdza, który bot jest silniejszy.
arena-arguments =
    { "  " }--bots NAZWA,NAZWA       porównywane boty ({ $names })
    { "  " }--gauntlet               pierwszy bot przeciw każdemu z pozostałych (domyślnie: każdy z każdym)
    { "  " }--deals N                liczba rozdań na parę, każde na wszystkich miejscach po kolei (100)
    { "  " }--margin UDZIAŁ          kończ parę wcześniej, gdy wiadomo, kto jest lepszy albo że różnica jest mniejsza (domyślnie: wszystkie rozdania)
    { "  " }--seats N                liczba graczy
    { "  " }--seed TEKST             to samo ziarno daje te same wyniki (0)
    { "  " }--option NAZWA=WARTOŚĆ   opcje gry
    { "  " }--cards PLIK             użyj własnych kart
    { "  " }--results PLIK           zapisuj tu każdą grę; przerwany turniej jest stąd wznawiany
    { "  " }--plot PLIK              narysuj ranking jako SVG
    { "  " }--jobs N                 liczba procesów; wyniki od niej nie zależą
    { "  " }--ray ADRES              graj na klastrze Ray; „local” uruchamia go na tym komputerze
    { "  " }--json                   wypisz wynik jako JSON

## Postęp i wynik

arena-playing = Trwa gra
arena-title = { $game }, liczba graczy: { $seats }, ziarno { $seed }
arena-pair = Boty
arena-against = { $one } przeciw { $other }
arena-deals-played = Rozdania
arena-score = Wynik (95%)
arena-wins = Wygrane
arena-lead = Przewaga
arena-verdict = Ocena
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-won = { $wins } z { $games }
arena-by = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-is-better = lepszy
arena-is-worse = gorszy
arena-is-even = równe
arena-is-open = niejasne
arena-bot = Bot
arena-rating = Elo
arena-interval = 95%
arena-span = od { $low } do { $high }
arena-chance = Wygrane dotyczą bota, który siedzi sam wśród innych: przypadkiem byłoby to { NUMBER($share, maximumFractionDigits: 1) }%.
arena-games = Rozegrane gry: { $games }, czas: { NUMBER($seconds, maximumFractionDigits: 1) } s.

### Zbiory danych: `crenel dataset`

dataset-no-pyarrow = Pliki Parquet wymagają pyarrow. Zainstaluj: pip install crenel[dataset]
help-dataset = crenel dataset GRA zapisuje gry botów do pliku Parquet, jedna decyzja w wierszu.
dataset-arguments =
    { "  " }--file PLIK              dokąd zapisać (domyślnie: GRA.parquet)
    { "  " }--bots NAZWA,NAZWA       grające boty ({ $names }); jeśli botów jest mniej niż miejsc, powtarzają się
    { "  " }--games N                liczba gier (100)
    { "  " }--seats N                liczba graczy (domyślnie: jeden na bota)
    { "  " }--seed TEKST             to samo ziarno daje te same gry (0)
    { "  " }--option NAZWA=WARTOŚĆ   opcje gry
    { "  " }--cards PLIK             użyj własnych kart
    { "  " }--jobs N                 liczba procesów; gry od niej nie zależą
dataset-written = { $file }: decyzje: { $decisions }, gry: { $games }.
