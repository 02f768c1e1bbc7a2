### Odmowy jądra i teksty terminala

## Przygotowanie gry

unknown-game = Nie ma gry o nazwie „{ $name }”. Dostępne gry: { $known }.
bad-seats = { $game }: liczba graczy nie może wynosić { $seats }. Możliwe: { $allowed }.
bad-rules = { $game } nie ma wersji { $found } zasad. Podaj wersję od 1 do { $rules }.
unknown-option = { $game } nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
bad-option = { $option } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
option-seats = { $option } nie działa przy tej liczbie graczy: { $seats }. Dozwolone: { $allowed }.
option-excluded = { $option } i { $by } wykluczają się nawzajem.
bad-handicap = Fory wymagają liczby punktów dla każdego gracza i co najmniej 2 graczy. Gracze: { $seats }. Liczby: { $found }.
source-handicap = fory
no-file-option = { $game } nie ma opcji z plikiem „{ $option }”.
toml-too-deep = Wiersz { $line }: zbyt wiele poziomów zagnieżdżenia. Największa dozwolona liczba to { $deepest }.
unknown-bot = Nie ma bota o nazwie „{ $bot }”. Dostępne boty: { $known }.

## Pozycje i zapisy

wrong-game = To pozycja z gry „{ $found }”, a nie { $game }.
wrong-rules = Ta pozycja używa zasad w wersji { $found }. Ta wersja gry { $game } ma zasady w wersji { $rules }.
broken-state = Nie można odczytać tej pozycji: { $detail }.
no-origin = Ta pozycja nie ma zapisu gry, bo jej początek jest nieznany.
record-rules = Ten zapis gry używa zasad w wersji { $found }. Ta wersja gry { $game } ma zasady w wersji { $rules }.
record-header = Nie można użyć nagłówka tego zapisu gry: { $detail }
record-not-header = Wiersz { $line } zapisu nie ma postaci „nazwa: wartość”: { $text }
record-format = To nie jest zapis gry Crenel. Musi zaczynać się od „crenel: { $format }”.
record-not-move = Wiersz { $line } zapisu nie jest ruchem: { $text }
record-count = Wiersz { $line } zamyka zapis gry po { $expected ->
        [one] { $expected } ruchu
       *[other] { $expected } ruchach
    }, a zawiera on { $count }. Zmieniono go ręcznie.
record-cut = Zapis gry urywa się po { $count ->
        [one] { $count } ruchu
       *[other] { $count } ruchach
    } (wiersz { $line }): brakuje ostatniego wiersza.
record-after-end = Wiersz { $line } znajduje się za końcem zapisu gry: { $text }
record-illegal = Wiersz { $line } zapisu gry, „{ $text }”, nie jest tam dozwolonym ruchem: { $detail }
record-differs = Ten zapis gry zmieniono ręcznie: prowadzi do pozycji { $found }, a zapisano go na { $expected }.

## Ruchy

game-over = Koniec gry.
not-your-turn = To nie jest tura miejsca { $seat }. Teraz decyduje miejsce { $actor }.
no-such-action = Akcja { $action } nie jest teraz dozwolona.
no-such-notation = „{ $text }” nie jest ruchem. Ruchy zapisuje się tak: { $example }
not-now = { $moment } Teraz: { $now }
nothing-to-undo = Nie ma czego cofnąć: ostatnia była decyzja innego gracza albo ujawniono nowe informacje.
undo-too-far = Nie możesz cofnąć { $count ->
        [one] { $count } decyzji
       *[other] { $count } decyzji
    }, najwyżej { $possible }.
no-such-moment = Nie ma momentu { $count }: liczba decyzji w tej grze to { $moves }.

rule-kernel-turn = Decyzje podejmuje się po jednej; decyduje gracz, który otrzymał pytanie.
rule-kernel-action = Dozwolone są tylko akcje z listy.
rule-kernel-notation = Każdy ruch ma krótką postać: czasownik i szczegóły.
ambiguous = „{ $text }” nie jest pełnym ruchem. Może oznaczać: { $found }.
not-offered = Tego nie możesz wybrać. Teraz: { $now }

## Opcje każdej gry

setting-confirm = Potwierdzaj koniec tury, nawet gdy nie ma już nic do zrobienia, żeby można było ją jeszcze cofnąć
setting-confirm-true = tak
setting-confirm-false = nie
setting-handicap = Fory: punkty każdego miejsca od początku

## Listy

list-last = { $list } i { $item }
list-or = { $list } lub { $item }

## Gracze

player-you = Ty
player-0 = Niebieski
player-1 = Cynobrowy
player-2 = Zielony
player-3 = Różowy
player-4 = Błękitny
player-5 = Pomarańczowy
player-bot = { $bot } ({ $colour })
subject = { $you ->
    [yes] { "" }
   *[no] { $who }{ " " }
  }
events-of-one = { subject }{ $clauses }.
bot-easy = Łatwy
bot-easy-about = Patrzy do końca swojej tury, ale często myli się w ocenie. Łagodny przeciwnik na początek.
bot-expert = Ekspert
bot-expert-about = Rozgrywa w myślach kolejne rundy, pięć razy częściej niż trudny. Myśli dłużej; najsilniejszy ze wszystkich.
bot-greedy = Zachłanny
bot-greedy-about = Patrzy do końca swojej tury i wybiera to, co najcenniejsze. Godny przeciwnik, gdy znasz już zasady.
bot-greedy-level = Normalny (zachłanny)
bot-hard = Trudny
bot-hard-about = Wypróbowuje w myślach swoje tury i następne rundy. Dla tych, którzy wygrywają z zachłannym.
bot-random = Losowy
bot-random-about = Gra dowolny dozwolony ruch. Dobry na pierwsze poznanie zasad.

## Polecenie: błędy

no-command = Podaj, co zrobić: { $known }. Zobacz `crenel --help`.
unknown-command = Nie ma polecenia „{ $name }”. Dostępne polecenia: { $known }.
unknown-argument = Nieznany argument „{ $argument }”. Zobacz `crenel { $command } --help`.
bad-argument = Nie można użyć tych argumentów: { $detail }. Zobacz `crenel { $command } --help`.
missing-value = { $argument } wymaga wartości. Zobacz `crenel { $command } --help`.
missing-argument = { $command ->
    [replay] Podaj zapis gry do odtworzenia: crenel replay PLIK
   *[other] Podaj grę: { $known }.
  }
not-a-number = { $argument } wymaga liczby całkowitej, a nie „{ $value }”.
number-too-small = { $argument } musi wynosić co najmniej { $least }, a nie { $value }.
number-out-of-range = { $argument } musi mieścić się w zakresie od { $least } do { $most }, a nie { $value }.
people-and-no-bots = --bots none sadza osobę na każdym miejscu: { $seats }, a nie { $people }.
no-own-cards = { $game }: nie można grać własnymi kartami.
no-own-boards = { $game }: nie można grać na własnych planszach.
not-an-option = Opcję zapisuje się NAZWA=WARTOŚĆ, a nie „{ $value }”. Dostępne opcje: { $allowed }.
unknown-language = Nie ma języka „{ $name }”. Dostępne języki: { $known }.
too-many-bots = { $bots ->
        [one] { $bots } bot nie zostawia
        [few] { $bots } boty nie zostawiają
       *[many] { $bots } botów nie zostawia
    } dla ciebie miejsca przy stole na { $seats }. Wybierz najwyżej { $most }.
bad-seat = Nie ma miejsca { $seat }. Możliwe: { $allowed }.
bad-me = Nie możesz zająć miejsca { $me }. Możliwe: { $allowed }.
me-and-others = Nie można użyć --me, gdy liczba ludzi przy stole to { $people }: zajmują oni pierwsze miejsca.
resume-and-setup = { $argument } nie można użyć z --resume: określa to już zapis gry.
wrong-record = To zapis gry { $found }, a nie { $game }.
file-exists = Plik „{ $file }” już istnieje i nie zostanie nadpisany. Wybierz inną nazwę albo wznów grę przez --resume.
no-folder = Nie można zapisać „{ $file }”: nie ma katalogu „{ $folder }”.
cannot-read = Nie można odczytać „{ $file }”: { $detail }.
cannot-write = Nie można zapisać „{ $file }”: { $detail }.
not-text = „{ $file }” nie jest zapisem gry: to nie jest plik tekstowy.
in-file = { $file }: { $detail }

## Polecenie: pomoc

help-crenel =
    crenel: wymagające gry planszowe w terminalu i przeglądarce.

      crenel play GRA        graj z botami albo ze znajomymi
      crenel learn GRA       pierwsza, prowadzona partia
      crenel puzzle GRA      znajdź najlepszą turę w pozycji
      crenel serve           uruchom serwer dla przeglądarki
      crenel worker          myśl za boty serwerów, które dzielą Redisa
      crenel simulate GRA    rozegraj wiele gier między botami
      crenel arena GRA       sprawdź, który bot jest silniejszy
      crenel bots GRA        pokaż, jak silne są boty
      crenel dataset GRA     zapisz gry botów jako zbiór danych
      crenel replay PLIK     przejdź przez zapisaną grę
      crenel analyze PLIK    pokaż szanse na wygraną i drogie decyzje
      crenel verify PLIK     sprawdź kości zakończonej gry
      crenel backup PLIK     zrób kopię zapasową, gdy serwer działa
      crenel restore PLIK    przenieś kopię do pustego magazynu
      crenel check           odtwórz i porównaj wszystkie stoły
      crenel store copy      przenieś wszystko do innej bazy danych
      crenel repair          uratuj dane z uszkodzonego magazynu
      crenel admin           moderacja, nowe hasła, zamykanie stołów
      crenel pushkey         utwórz klucz do powiadomień push
      crenel board PLIK      sprawdź i narysuj własne księstwa albo utwórz losowe
      crenel rules GRA       czytaj zasady albo szukaj słowa
      crenel doctor          pokaż, co jest zainstalowane

    Gry: { $games }
    --language en|es|pl      język (domyślnie: język systemu)
    --version                pokaż wersję programu Crenel
    crenel POLECENIE --help  więcej o poleceniu
help-bots =
    crenel bots GRA pokazuje boty gry, ich zmierzoną siłę i czas myślenia.

      --json  wypisz wynik jako JSON

    Gry: { $games } (domyślnie: wszystkie)
bots-bot = Bot
bots-mode = Tryb
bots-mode-seats = { $seats } { $seats ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }
bots-mode-team = Drużyny
bots-mode-13a = Samotnie, plansza 13a
bots-mode-13b = Samotnie, plansza 13b
bots-mode-rival = Przeciw Qin Jiushao: 50 honoru, 2 doradców
bots-mode-coop = Razem, { $seats } { $seats ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }
bots-rating = Ranking lub wygrane (95%)
bots-rating-span = { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
bots-won-span = { $won }% ({ $low }–{ $high })
bots-games = Gry
bots-seconds = Sekundy na decyzję
bots-seconds-each = { NUMBER($seconds, minimumFractionDigits: 3) }
bots-scale = Ranking liczy się w punktach Elo. { $anchor } ma { NUMBER($rating, useGrouping: 0) }: 100 punktów więcej wygrywa z nim 64% gier, 400 punktów 91%.
help-learn =
    crenel learn LEKCJA uruchamia prowadzoną partię; `burgundy` i `great_wall` to pierwsze partie.

      --save PLIK      gdzie zapisać partię

    W lekcji `hint` pomaga przy wskazówce, `why` pokazuje jej zasady, a `leave` pozwala grać dalej bez pomocy.
help-play =
    crenel play GRA rozgrywa grę w terminalu.

      --seats N              liczba graczy
      --people N             liczba osób przy tym terminalu (domyślnie: 1)
      --bots NAZWA,NAZWA     boty na pozostałe miejsca, w razie potrzeby powtarzane ({ $bots }); „none” sadza ludzi na wszystkich miejscach
      --me MIEJSCE           twoje miejsce, licząc od 0, gdy grasz z samymi botami
      --seed TEKST           to samo ziarno daje te same kości i kafle
      --option NAZWA=WARTOŚĆ opcje gry, lista niżej
      --cards PLIK           użyj własnych kart, jeśli gra ma karty
      --boards PLIK          użyj własnych plansz, jeśli gra ma plansze (zob. crenel board)
      --save PLIK            zapisz tu zapis gry
      --resume PLIK          kontynuuj zapisaną grę

    Opcje i ich wartości domyślne:
help-replay =
    crenel replay PLIK przechodzi przez zapisaną grę.

      --all                  wypisz cały dziennik bez przerw
      --seat MIEJSCE         oglądaj z tego miejsca, licząc od 0
help-rules =
    crenel rules GRA [SŁOWA] pokazuje zasady gry.

    Bez słów: wszystkie rozdziały. Ze słowami: pasujące rozdziały i zasady, na przykład
      crenel rules burgundy zwierzęta

    Gry: { $games }
rules-no-game = Zasady której gry? Spróbuj: crenel rules GRA ({ $games }).
rules-none = Nie ma jeszcze zasad gry { $game }.
rules-contents = Zasady: { $game }. Aby czytać rozdział: crenel rules { $game } NAZWA
rules-not-found = Żadna zasada nie pasuje do „{ $words }”. Najbliższe: { $near }.
rules-more = Także w: { $sections }
rules-wrong = Częste pomyłki
help-doctor = crenel doctor pokazuje wersję, silnik, gry, boty i terminal.

## W grze

your-decision = { $who }: { $asking }
playing-against = { $game }: ty, przeciwnicy: { $who }
playing-alone = { $game }: gra solo
playing-several = { $game }: { $who }
playing-others = To gra solo. Aby grać z innymi: --seats N ({ $allowed }).
story-length = { $change ->
    [more] Około { $percent }% więcej decyzji niż w grze bez niego: o { $minutes } { $minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
    } dłużej (z obliczeń, nie z pomiaru czasu).
    [fewer] Około { $percent }% mniej decyzji niż w grze bez niego: o { $minutes } { $minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
    } krócej (z obliczeń, nie z pomiaru czasu).
   *[same] Mniej więcej tyle decyzji co w grze bez niego.
  }
playing-cards = Karty: { $title }
prompt-seats = Ilu graczy ({ $allowed })? Enter: { $usual }:{ " " }
hint-move = { $bot } gra { $number }: { $move }
hint-reasons = W porównaniu z drugim najlepszym ruchem: { $reasons }.
hint-reason = { $reasons }
moves-with-die = Kość { $die }
moves-any-die = Bez kości
moves-other = Inne ruchy
move-cost = { $workers }r
prompt-move = Numer, ruch albo polecenie (spróbuj „help”):{ " " }
no-such-number = Nie ma ruchu { $number }. Wybierz od 1 do { $count }.
several-moves = Pasuje kilka ruchów. Wybierz jeden: { $moves }
why-legal = Ten ruch jest teraz dozwolony.
why-rule = Zasada: { $rule }
why-what = Podaj ruch, na przykład: why { $example }
preview-what = Podaj ruch, na przykład: preview { $example }
preview-nothing = Niczego nie można pokazać z góry.
undone = Cofnięto: { $moves }
saved = Zapisano w { $file }. Kontynuuj przez: crenel play --resume { $file }
saved-over = Zapisano w { $file }. Odtwórz przez: crenel replay { $file }
kept-here = Oto zapis gry, żeby nic nie przepadło:
leaving = Do zobaczenia.
resumed =
    Gra toczy się dalej po { $count ->
        [one] { $count } ruchu
       *[other] { $count } ruchach
    }.
pass-the-screen = { $who }, decydujesz w tajemnicy. Naciśnij Enter, gdy nikt inny nie patrzy.
no-such-board = Nie ma miejsca „{ $seat }”. Dostępne miejsca: { $known }.
no-such-text = Nie ma niczego o nazwie „{ $name }”.
since = Od twojej ostatniej decyzji
result = Wynik końcowy
result-line = { $place }. { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
result-together = { $won ->
    [yes] Wszyscy wygrywają razem
   *[no] Wszyscy przegrywają razem
  }: { $why }.
result-together-plain = { $won ->
    [yes] Wszyscy wygrywają razem
   *[no] Wszyscy przegrywają razem
  }.
score-source = Punkty za
score-total = Razem

help-commands =
    Wpisz numer ruchu albo sam ruch (kilka rozdziel znakiem „;”), albo jedno z tych poleceń:

      why RUCH         pokaż, dlaczego ruch jest niedozwolony, i zasadę
      preview RUCH     pokaż, co zrobi ruch
      undo [N]         cofnij ostatnią decyzję albo N ostatnich
      score            pokaż punkty według źródeł
      board [MIEJSCE]  pokaż planszę miejsca
      card NAZWA       pokaż, co robi karta, kafel lub lokacja (także: tile NAZWA)
      hand             pokaż, co masz, z tekstem każdej karty lub kafla
      hint             pokaż ruch, który bot wykonałby za ciebie
      legend           objaśnij skróty
      log [N]          pokaż ostatnie N zdarzeń
      look             pokaż stół jeszcze raz
      save             zapisz teraz grę
      quit             zapisz i wyjdź

## Odtwarzanie

replay-moment = { $moment } / { $moments }
replay-move = { $who }: { $move }
replay-start = Początek
prompt-replay = Enter dalej, b wstecz, numer, e koniec, q wyjście:{ " " }
replay-help = Naciśnij Enter, aby zobaczyć następny ruch, b: poprzedni, e: koniec, q: wyjście, albo wpisz liczbę od 0 do { $moments }.

## Doctor

doctor-version = crenel { $version }, Python { $python }
doctor-engine = Silnik: { $engine ->
    [compiled] skompilowany
   *[other] interpretowany
  }
doctor-games = Gry: { $games }
doctor-bots = Boty: { $bots }
doctor-languages = Języki: { $languages }
doctor-terminal = Terminal, liczba kolumn: { $width }, { $colour ->
    [none] bez koloru
   *[other] w kolorze ({ $colour })
  }
