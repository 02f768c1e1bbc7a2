### Czego jądro odmawia i co mówi terminal.

## Przygotowanie gry

unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
bad-seats = { $game }: nie da się grać w { $seats } osób. Możliwe liczby graczy: { $allowed }.
bad-rules = { $game } nie ma wersji { $found } zasad. Podaj wersję od 1 do { $rules }.
unknown-option = { $game } nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
bad-option = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.
no-file-option = { $game } nie ma opcji „{ $option }” wczytywanej z pliku.
unknown-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.

## Pozycje i zapisy

wrong-game = To pozycja z gry „{ $found }”, a nie { $game }.
wrong-rules = Ta pozycja trzyma się wersji { $found } zasad; { $game } ma tu wersję { $rules }.
broken-state = Nie da się odczytać tej pozycji: { $detail }.
no-origin = Nie wiadomo, od czego zaczęła się ta pozycja, więc nie ma zapisu.
record-rules = Ten zapis trzyma się wersji { $found } zasad; { $game } ma tu wersję { $rules }.
record-header = Nagłówek zapisu jest do niczego: { $detail }
record-not-header = Wiersz { $line } zapisu nie ma postaci „nazwa: wartość”: { $text }
record-format = To nie jest zapis gry: musi zaczynać się od „crenel: { $format }”.
record-not-move = Wiersz { $line } zapisu nie jest ruchem: { $text }
record-count =
    Wiersz { $line } zamyka zapis po { $expected ->
        [one] { $expected } ruchu
       *[other] { $expected } ruchach
    }, a jest ich { $count }: ktoś zmienił go ręcznie.
record-cut =
    Zapis urywa się po { $count ->
        [one] { $count } ruchu
       *[other] { $count } ruchach
    } (wiersz { $line }): brakuje wiersza zamykającego.
record-after-end = Wiersz { $line } stoi za końcem zapisu: { $text }
record-illegal = Wiersz { $line } zapisu, „{ $text }”, jest w tym miejscu niedozwolony: { $detail }
record-differs = Ktoś zmienił zapis ręcznie: prowadzi do pozycji { $found }, a zamknięto go na { $expected }.

## Ruchy

game-over = Gra jest skończona.
not-your-turn = To nie kolej miejsca { $seat }; teraz decyduje miejsce { $actor }.
no-such-action = Nie ma teraz dozwolonej akcji { $action }.
no-such-notation = „{ $text }” nie jest ruchem. Ruchy zapisuje się tak: { $example }
not-now = „{ $text }” nie jest teraz możliwe. Możliwe jest na przykład: { $example }
nothing-to-undo = Nie ma czego cofnąć: ostatnio zdecydował ktoś inny albo odsłoniło się coś nowego.
undo-too-far =
    Chcesz cofnąć { $count ->
        [one] { $count } decyzję
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }, a można najwyżej { $possible }.
no-such-moment = Nie ma momentu { $count }: liczba decyzji w tej grze to { $moves }.

rule-kernel-turn = Decyzje zapadają po jednej, a podejmuje je gracz, który jest pytany.
rule-kernel-action = Dozwolone są tylko akcje z listy.
rule-kernel-notation = Każdy ruch ma jedną krótką postać: czasownik i to, czego dotyczy.

## Opcje każdej gry

setting-confirm = Pytaj o koniec tury także wtedy, gdy nic innego nie zostało, żeby można było jeszcze cofnąć ruch
setting-confirm-true = tak
setting-confirm-false = nie

## Listy

list-last = { $list } i { $item }

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
bot-greedy = Zachłanny
bot-greedy-about = Patrzy do końca swojej tury i wybiera to, co najcenniejsze. Godny przeciwnik, gdy znasz już zasady.
bot-random = Losowy
bot-random-about = Wykonuje dowolny dozwolony ruch. Dobry, by poznać zasady.

## Polecenie: co jest nie tak

no-command = Powiedz, co zrobić: { $known }. Więcej mówi `crenel --help`.
unknown-command = Nie ma polecenia „{ $name }”. Dostępne polecenia: { $known }.
unknown-argument = Argument „{ $argument }” nie jest tu znany. Wszystkie wymienia `crenel { $command } --help`.
bad-argument = Argumenty są niewłaściwe: { $detail }. Wszystkie wymienia `crenel { $command } --help`.
missing-value = { $argument } wymaga wartości. Wszystkie argumenty wymienia `crenel { $command } --help`.
missing-argument = { $command ->
    [replay] Powiedz, który zapis odtworzyć: crenel replay PLIK
   *[other] Powiedz, w co chcesz grać: { $known }.
  }
not-a-number = { $argument } wymaga liczby całkowitej, a nie „{ $value }”.
no-own-cards = W { $game } nie można grać własnymi kartami.
no-own-boards = { $game }: nie da się grać na własnych planszach.
not-an-option = Opcję zapisuje się NAZWA=WARTOŚĆ, a nie „{ $value }”. Dostępne opcje: { $allowed }.
unknown-language = Nie ma języka „{ $name }”. Dostępne języki: { $known }.
too-many-bots =
    Przy stole na { $seats } i { $bots ->
        [one] { $bots } bocie
       *[other] { $bots } botach
    } nie ma miejsca dla ciebie. Botów może być najwyżej { $most }.
bad-seat = Nie ma miejsca { $seat }. Możliwe: { $allowed }.
bad-me = Nie ma dla ciebie miejsca { $me }. Możliwe: { $allowed }.
me-and-others = Liczba ludzi przy stole to { $people }, więc --me nic nie znaczy: ludzie zajmują pierwsze miejsca.
resume-and-setup = { $argument } nie da się zmienić we wznowionej grze: to stoi w jej zapisie.
wrong-record = To zapis gry { $found }, a nie { $game }.
file-exists = Plik „{ $file }” już istnieje i nie zostanie nadpisany. Wybierz inną nazwę albo wznów grę przez --resume.
no-folder = Nie ma katalogu „{ $folder }” dla „{ $file }”.
cannot-read = Nie da się odczytać „{ $file }”: { $detail }.
cannot-write = Nie da się zapisać „{ $file }”: { $detail }.
not-text = „{ $file }” to nie zapis gry: to nawet nie jest tekst.

## Polecenie: pomoc

help-crenel =
    crenel to duże gry planszowe w terminalu.

      crenel play GRA        graj z botami albo z przyjaciółmi
      crenel serve           stół w przeglądarce
      crenel simulate GRA    niech boty rozegrają wiele gier
      crenel replay PLIK     przejdź przez zapisaną grę
      crenel analyse PLIK    szanse i drogie decyzje w zakończonej grze
      crenel verify PLIK     sprawdź kości zakończonej gry
      crenel doctor          co jest tu zainstalowane

    Gry: { $games }
    --language en|es|pl      język; domyślnie język systemu
    --version                wersja programu Crenel
    crenel POLECENIE --help  więcej o poleceniu
help-play =
    crenel play GRA to gra w terminalu.

      --seats N              liczba graczy
      --bots NAZWA,NAZWA     kto gra przeciw tobie ({ $bots }); „none”: ludzie na wszystkich miejscach
      --me MIEJSCE           twoje miejsce, licząc od 0, jeśli grasz z samymi botami
      --seed TEKST           to samo ziarno daje te same kości i kafle
      --option NAZWA=WARTOŚĆ opcje gry, zob. niżej
      --cards PLIK           własne karty zamiast naszych, jeśli gra ma karty
      --boards PLIK          własne plansze, jeśli gra je ma (zob. crenel board)
      --save PLIK            gdzie trafi zapis
      --resume PLIK          wznów zapisaną grę

    Opcje i ich wartości domyślne:
help-replay =
    crenel replay PLIK przechodzi przez zapisaną grę.

      --all                  wypisz całą historię bez pytania
      --seat MIEJSCE         patrz z tego miejsca, licząc od 0
help-doctor = crenel doctor pokazuje wersję, silnik, gry, boty i terminal.

## W grze

your-decision = { $who }: { $asking }
moves-with-die = Kość { $die }
moves-any-die = Dowolna liczba, bez kości
moves-other = Poza tym
move-cost = { $workers }r
prompt-move = Numer, ruch albo polecenie (help):{ " " }
no-such-number = Nie ma ruchu { $number }. Lista sięga od 1 do { $count }.
several-moves = To może znaczyć kilka ruchów. Powiedz który: { $moves }
why-legal = To jest teraz dozwolone.
why-rule = Zasada: { $rule }
why-what = Powiedz, który ruch, na przykład: why { $example }
preview-what = Powiedz, który ruch, na przykład: preview { $example }
preview-nothing = Nic, co dałoby się powiedzieć z góry.
undone = Cofnięto: { $moves }
saved = Zapisano w { $file }. Graj dalej przez: crenel play --resume { $file }
saved-over = Zapisano w { $file }. Obejrzyj jeszcze raz przez: crenel replay { $file }
kept-here = Oto zapis, żeby nic nie przepadło:
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
score-source = Punkty za
score-total = Razem

help-commands =
    Wpisz numer ruchu lub sam ruch, kilka rozdziel znakiem „;”, albo jedno z poleceń:

      why RUCH         dlaczego ruch jest niedozwolony i jaka to zasada
      preview RUCH     co przyniósłby ruch
      undo [N]         cofnij ostatnią decyzję albo N ostatnich
      score            punkty według źródeł
      board [MIEJSCE]  plansza gracza na tym miejscu
      card NAZWA       co robi karta, kafel lub miejsce (także: tile NAZWA)
      log [N]          ostatnie N zdarzeń
      look             pokaż stół jeszcze raz
      save             zapisz teraz
      quit             zapisz i wyjdź

## Odtwarzanie

replay-moment = { $moment } / { $moments }
replay-move = { $who }: { $move }
replay-start = Początek
prompt-replay = Enter dalej, b wstecz, numer, e koniec, q wyjście:{ " " }
replay-help = Enter idzie dalej, b wstecz, liczba od 0 do { $moments } przeskakuje, e idzie na koniec, q wychodzi.

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
