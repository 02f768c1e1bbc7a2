### Teksty strony poza grami

brand = Crenel
loading = Wczytywanie…
back = Wstecz
close = Zamknij
save = Zapisz
send = Wyślij
search = Szukaj
filter = Filtruj
all = Wszystko
remove = Usuń
copied = Skopiowano
total = Razem
points-word = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
place = { $place }.
found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
guest-name = Gość
you-are = Ty: { $name }
bot = bot
name-numbered = { $name } { $number }
name-role = { $name } ({ $role })
name-of = gracza { $name }
bot-strength = { $bot } ({ $strength })
bot-rated =
    Ranking przy { $seats } { $seats ->
        [one] graczu
       *[other] graczach
    }: { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }). Myśli { NUMBER($seconds, maximumFractionDigits: 2) } s na decyzję.
nav = Strony
language = Język
language-en = English
language-es = Español
language-pl = Polski

## Start

home-title = Siadaj i graj
home-lead = Wymagające gry planszowe w przeglądarce: solo, przeciw botom, przy jednym ekranie albo ze znajomymi przez link.
players = Gracze
against = Przeciwnicy
alone = solo
play-now = Graj teraz
new-table = Utwórz stół
my-tables = Twoje stoły
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie szuka graczy. Utwórz stół i ogłoś go tutaj.
presence-partial = Niektóre serwery nie wiedzą teraz, kto siedzi przy ich stołach. Możesz grać jak zwykle, ale boty mogą myśleć dłużej.
finished-tables = Zakończone gry
open-table = Otwórz
resume = Kontynuuj
look = Oglądaj
join = Dołącz
replay = Powtórka
result = Wynik
your-turn-chip = Twoja tura
try-again = Spróbuj ponownie
to-home = Wszystkie stoły

## Nowy stół

new-title = Nowy stół: { $game }
new-who = Gracze
new-how = Opcje gry
seat-number = Miejsce { $seat }
seat-me = Ty albo ktoś przy twoim ekranie
seat-friend = Znajoma osoba, przez link
seat-name = Imię gracza { $seat }
seat-bot = Bot: { $bot }
seat-open = Wolne miejsce
hot-seat-note = Kilka osób gra przy tym ekranie. Crenel prosi o jego przekazanie tylko wtedy, gdy coś jest tajne.
open-note = Każde wolne miejsce ma własny link z zaproszeniem. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
bots-note = Gra zacznie się od razu.
no-me-note = Nie masz miejsca przy tym stole, więc będziesz oglądać.
your-name = Twoje imię
table-title = Nazwa stołu (opcjonalna)
seat-was = poprzednio { $who }
after-title = Graj dalej: { $game }
after-note = Ten stół kontynuuje zakończoną grę od momentu { $moment }. Pozycja jest dokładnie taka jak wtedy; wszystkie dalsze rzuty i dobrania są nowe. To, co było wtedy ukryte, można sprawdzić w zakończonej grze.
after-back = Wróć do tego momentu
after-options = Gra, jej opcje i liczba graczy pochodzą z zakończonej gry.
after-row = kontynuacja zakończonej gry
after-link = Pokaż pierwotną grę
listed = Ogłoś ten stół publicznie
listed-note = Każdy może zająć wolne miejsce. Bez tego potrzebny jest link.
hints = Zezwalaj na podpowiedzi
hints-note = Każdy gracz może poprosić bota o podpowiedź. Gdy nie grają inne osoby, podpowiedzi są zawsze dostępne.
hints-told = Przy tym stole można korzystać z podpowiedzi bota.
hide-scores = Ukryj wynik do końca gry
hide-scores-note = W trakcie gry nikt nie widzi sum. Dziennik nadal pokazuje punkty za każdy ruch, więc można je liczyć.
more-options = Więcej opcji
more-options-note = Zegar, cofanie, fory, podpowiedzi, nazwa stołu
options-used = { $count ->
    [one] wybrano { $count }
   *[other] wybrano { $count }
}
allow-undo = Zezwalaj na cofanie
allow-undo-note = Bez tego każda decyzja jest ostateczna i nikt nie może prosić o cofnięcie.
no-undo = Bez cofania
no-undo-told = Przy tym stole nie ma cofania: każda decyzja jest ostateczna.
handicap = Fory
handicap-note = Punkty liczą się od początku i mają w wyniku osobny wiersz. Nie zmieniają żadnej zasady gry.
handicap-points = Punkty
handicap-minutes = Dodatkowe minuty
handicap-hours = Dodatkowe godziny
handicap-points-of = Punkty dla miejsca { $seat }
handicap-minutes-of = Dodatkowe minuty dla miejsca { $seat }
handicap-hours-of = Dodatkowe godziny dla miejsca { $seat }
handicap-told = Fory: { $list }.
handicap-told-seat = { $who } ({ $what })
handicap-told-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
more-time-told = Dodatkowy czas na zegarze: { $list }.
pace = Zegar
pace-none = Bez zegara
pace-none-note = Myśl tak długo, jak chcesz.
pace-sitting = Za jednym posiedzeniem
pace-by-days = Przez kilka dni
pace-fast = Szybki: { $pace }
pace-normal = Zwykły: { $pace }
pace-slow = Wolny: { $pace }
pace-bank = { $bank } + { $extra } na turę
pace-turn = { $time } na turę
pace-bank-note = Każdy gracz zaczyna z zapasem { $bank } i po każdej turze odzyskuje { $extra }, najwyżej do { $bank }.
pace-turn-note = Każdy gracz ma { $bank } na turę.
pace-late-note = Nikt nie przegrywa na czas. Gdy komuś skończy się czas, pozostali mogą pozwolić grać botowi, aż ta osoba wróci.
option-confirm = Potwierdzaj koniec tury
option-confirm-note = Tura kończy się dopiero na polecenie gracza. Do tej chwili można ją całą cofnąć.
story-against = Nie razem z: { $other }.
story-brings = Wybór włącza też: { $other }.
option-decisions = { $change ->
    [more] Około { $percent }% więcej decyzji: o { $minutes } { $minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
    } dłużej (z obliczeń, nie z pomiaru czasu).
    [fewer] Około { $percent }% mniej decyzji: o { $minutes } { $minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
    } krócej (z obliczeń, nie z pomiaru czasu).
   *[same] Mniej więcej tyle samo decyzji.
}
option-for-seats = Tylko przy liczbie graczy: { $seats }.
option-against = Nie można łączyć z: { $other }.
option-each = Gracz { $number }
option-each-choice = Dla każdego gracza inna…
group-expansions = Dodatki
group-expansions-note = Dodaj jeden, kilka albo wszystkie. Zmianę liczby decyzji zmierzono w grach dwóch botów.
file-paste = Wklej tekst tutaj albo wybierz plik
file-choose = Wybierz plik
file-use = Użyj
file-read = Wczytano: { $what }.
file-too-large = Plik jest za duży. Limit to { $most } znaków.
pasted = Wklejony tekst
create-table = Utwórz stół

## Poczekalnia

room-lead = { $open ->
    [one] Brakuje jednego gracza.
   *[other] Brakuje { $open } graczy.
}
room-start = Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte.
seats = Miejsca
options = Opcje
invite-link = Link z zaproszeniem
copy-link = Kopiuj link
invite-qr = Kod QR
invite-qr-label = Kod QR zaproszenia na miejsce { $seat }
invite-address = Adres w linkach
reach-public = Linki działają z każdego miejsca.
reach-network = Linki działają dla wszystkich w tej samej sieci co ten komputer.
reach-machine = Linki działają tylko na tym komputerze. Aby zaprosić znajomych z twojej sieci, uruchom Crenel poleceniem „make play HOST=0.0.0.0”. README wyjaśnia, jak grać przez internet.
fill-bot = Dodaj bota
sit-down = Usiądź
only-look = Oglądaj
is-here = przy stole
is-away = poza stołem
leave-sure = Opuścić ten stół? Pozostali mogą oddać twoje miejsce botowi.
leave-table = Opuść stół
join-title = Zaproszenie: { $game }
join-lead = { $host } trzyma dla ciebie miejsce. Pod jakim imieniem chcesz grać?
table-trouble = Nie można pokazać tego stołu
frozen-look = Ostatnia zapisana pozycja
frozen-moves = Decyzje ({ $count })

## Stół

your-turn = Twoja tura:
turn-of = { $who }:
waiting-for = { $count ->
    [one] Decyduje { $who }.
   *[other] Decydują { $who }.
}
you-watch = Oglądasz.
game-is-over = Koniec gry.
to-result = Zobacz wynik
plan = Planuj
plan-hint = Wypróbuj swoją następną turę, gdy inni decydują. Nikt poza tobą tego nie widzi.
plan-turn = Plan:
plan-full = Plan tury jest kompletny.
planning = Planujesz. Nikt poza tobą tego nie widzi.
plan-keep = Zagraj to w mojej turze
plan-keep-short = Zapisz plan
plan-back-short = Wróć
plan-back = Wróć do stołu
plan-kept = Zaplanowano: { $what }
plan-unfit = Już niemożliwe: „{ $what }”.
plan-change = Zmień
plan-drop = Odrzuć
plan-offered = Twoja tura. Zaplanowano: { $what }
plan-play = Zagraj to teraz
plan-moved = Gra potoczyła się dalej. Twój plan jest nadal możliwy.
plan-cut = Gra potoczyła się dalej: „{ $what }” nie jest już możliwe.
plan-gone = Tura, której dotyczył plan, już nie nadejdzie. Plan został odrzucony.
plan-played = Plan został zagrany.
plan-stopped = Plan zatrzymał się na „{ $what }”: { $why }
plan-otherwise = Wynik byłby teraz inny.
plan-other = Teraz masz do podjęcia inną decyzję.
plan-long = Plan osiągnął maksymalną długość.
plan-it = Dodaj do planu
tab-your-turn = ● Twoja tura · { $game } · Crenel
tab-time-short = ⏳ Kończy się czas · { $game } · Crenel
tab = { $game } · Crenel
notice-turn = Twoja tura: { $game }
notice-over = Koniec gry: { $game }
actions = Akcje
undo = Cofnij
undo-what = Cofnij: { $what }
undo-to = Cofnij aż do: { $what }
undo-all = Zacznij turę od nowa
undo-list = Historia cofania
barrier-dice_rolled = Dalej nie można cofnąć: rzucono kośćmi.
barrier-phase_started = Dalej nie można cofnąć: odsłonięto nowe kafle.
barrier-set_up = Dalej nie można cofnąć: przygotowano grę.
barrier-round_resumed = Dalej nie można cofnąć: ten stół zaczął od tej pozycji.
barrier-year_resumed = Dalej nie można cofnąć: ten stół zaczął od tej pozycji.
barrier-other = Dalej nie można cofnąć: ujawniono nowe informacje.
takeback-ask = Poproś wszystkich o cofnięcie twojej ostatniej decyzji
takeback-asked = { $you ->
    [yes] Prosisz
   *[no] { $who } prosi
} o cofnięcie: „{ $what }” { $waiting ->
    [one] Brakuje { $waiting } odpowiedzi.
   *[other] Brakuje { $waiting } odpowiedzi.
}
takeback-yes = Zgoda
takeback-no = Odmów
takeback-drop = Wycofaj prośbę
takeback-declined = { $who } odmawia cofnięcia. Gra toczy się dalej.
end-turn = Zakończ turę
recap = Skrót
recap-offer = { $count ->
    [one] { $count } zdarzenie od twojej ostatniej tury
    [few] { $count } zdarzenia od twojej ostatniej tury
   *[many] { $count } zdarzeń od twojej ostatniej tury
}
recap-title = Od twojej ostatniej tury
recap-now = Wróć do bieżącej chwili
past = Oglądasz wcześniejszy moment.
past-your-turn = Teraz twoja tura.
past-after = Stół po: { $what }
past-then = Stół w tamtym momencie.
past-news = Od tamtej pory gra potoczyła się dalej.
past-look = Zobacz stół w tym momencie
pass = Reakcje
pass-note = W tym czasie Crenel pomija twoje reakcje bez pytania. Możesz to wyłączyć w każdej chwili.
pass-all = Pomijasz wszystkie reakcje: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Dotąd pominięte: { $count }.
}
pass-others = Pomijasz reakcje w turach innych graczy: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Dotąd pominięte: { $count }.
}
pass-drop = Pytaj mnie znowu
preview = Podgląd
which = Wybierz jedno
ways = Sposoby zapłaty
zoom = Powiększenie
zoom-in = Przybliż
zoom-out = Oddal
zoom-all = Cała plansza
closes = Tego nie można cofnąć: ujawnia nowe informacje.
why-title = Dlaczego nie?
refused-title = Nie udało się
link-saved = Zapisano
link-sending = Zapisywanie…
link-lost = Brak sieci
link-banner = Utracono połączenie. Łączenie ponowne… Nic z twoich ruchów nie przepadło.
hint = Podpowiedź
hint-thinking = Bot się zastanawia…
hint-by = { $bot } proponuje:
menu = Menu
share-table = Kopiuj link do tego stołu
mute-table = Wycisz ten stół
watchers = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
replace-leaver = Zastąp botem: { $who }
has-left = { $who } opuszcza stół. Zaczekajcie albo pozwólcie grać botowi.
is-absent = { $who }: dłuższa nieobecność. Zaczekajcie albo pozwólcie grać botowi.
span-day = { $count } d
span-hour = { $count } h
span-minute = { $count } min
span-second = { $count } s
clock-left = zostało: { $time }
clock-up = brak czasu
time-short = Kończy ci się czas. Zostało: { $time }.
notice-time = Kończy się czas: { $game }
is-late = { $who }: brak czasu. Zaczekajcie albo pozwólcie grać botowi.
you-are-late = Twój czas się skończył. Graj dalej, dopóki nie zastąpi cię bot.
you-left = Twoje miejsce przy tym stole jest puste. Możesz na nie wrócić.
bot-plays-for-you = Bot gra za ciebie.
seat-back = Wróć na swoje miejsce
log = Dziennik
chat = Czat
log-or-chat = Dziennik, czat albo spis elementów
log-filter = Filtruj według gracza
all-players = Wszyscy gracze
log-empty = Jeszcze nic się nie stało.
only-you = tylko ty to widzisz
log-all = Pokaż cały dziennik
chat-empty = Nie ma jeszcze wiadomości.
chat-say = Napisz wiadomość
people-here = Osoby przy tym stole
mute = Wycisz
unmute = Cofnij wyciszenie
remove-person = Usuń
remove-really = Usunąć gracza { $who } od tego stołu na stałe?
send-away = Odeślij
send-away-really = Odesłać gracza { $who }? Z zaproszeniem może wrócić.
close-table = Zamknij stół
close-table-really = Zamknąć ten stół na stałe? Nikt już nie będzie mógł tu grać.
closed-host = Gospodarz zamyka ten stół.
closed-operator = Operator zamyka ten stół.
closed-row = Zamknięty
someone = Usunięte konto
report = Zgłoś coś
report-about = Dotyczy
report-table = Ten stół
report-what = Co jest nie tak?
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Operator zobaczy twoje zgłoszenie.
bots-wait = Boty są zajęte przy wielu stołach. Następny ruch może potrwać dłużej.
opened = { $who }, powiększenie
handover = Podaj ekran: { $who }
handover-text = Następna decyzja jest tajna. Upewnij się, że nikt inny nie patrzy.
handover-go = Gotowe
tip = Objaśnienie
tip-pin = Przypnij
tip-close = Zamknij

## Koniec

points-tab = Punkty
score-now = Obecny wynik
score-so-far = dotąd
score-now-first = { $you ->
    [yes] Wygrywasz.
   *[no] Wygrywa { $who }.
}
score-now-note = Punktacja końcowa przy obecnym stanie stołu. Nie liczy się nic, co dopiero nastąpi.
end-title = Wynik końcowy
end-verdict = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $who }
} z wynikiem { $points } pkt{ $ahead ->
    [0] {" "}po rozstrzygnięciu remisu. Drugie miejsce: { $second }.
   *[other] , z przewagą { $ahead } pkt. Drugie miejsce: { $second }.
}
end-verdict-side = { $you ->
    [yes] Wygrywacie: { $who },
   *[no] Wygrywa: { $who },
} wynik { $points } pkt{ $ahead ->
    [0] {" "}po rozstrzygnięciu remisu. Drugie miejsce: { $second }.
   *[other] , przewaga { $ahead } pkt. Drugie miejsce: { $second }.
}
trace-number = { $points }, { $source }, { $who }: pokaż, skąd są te punkty
trace-title = { $who }: { $source }
trace-note = Wybierz liczbę, aby zobaczyć, skąd się wzięła.
trace-start = Od początku gry
total-side = Razem w drużynie
end-you-object = ty
end-word = Koniec
start-word = Początek
share = Udostępnij
download = Pobierz zapis gry
rematch = Zagraj jeszcze raz
look-at-table = Zobacz stół
best-note = Podkreślone: najwyższy wynik z tego źródła.
curve-title = Punkty po rundach ({ $rounds })
curve-hint = Przesuwaj po wykresie albo użyj strzałek. Kliknij, aby otworzyć ten moment.
curve-label = Punkty po rundach
best-title = Najwyżej punktowane decyzje
best-what = punkty zdobyte naraz
analysis-title = Analiza
analyse = Analizuj
analysis-what = Boty rozgrywają tę grę dalej od wielu momentów, aby oszacować szanse każdego gracza na wygraną i znaleźć najdroższe decyzje. Nie musisz tu czekać.
analysis-waiting = Oczekiwanie na koniec innych analiz.
analysis-running = Boty rozgrywają tę grę dalej. Wyniki pojawiają się na bieżąco.
analysis-usual = Zwykły czas na tym serwerze: { $time }.
analysis-left = Szacowany pozostały czas: { $time }.
analysis-failed = Analiza nie powiodła się. Możesz spróbować ponownie.
chances-title = Szansa na wygraną
chances-label = Szansa na wygraną w kolejnych momentach
chances-note = { $games ->
    [one] Na podstawie { $games } gry, z botem „{ $bot }” na każdym miejscu. Jasne pasy to przedziały 95%.
   *[other] Na podstawie { $games } gier, z botem „{ $bot }” na każdym miejscu. Jasne pasy to przedziały 95%.
} Każda gra zaczyna się od pozycji z danego momentu, z nowymi rzutami i dobraniami, więc pokazuje, jak poszłoby stąd botom, a nie ludziom.
chances-table = Pokaż jako tabelę
chances-games = Gry
chances-points = { $who }: punkty
chance = { $chance }%
chance-range = { $chance }% ({ $low }–{ $high })
costly-title = Najdroższe decyzje
costly-better = Wybór bota: { $what }
costly-loss = koszt: około { NUMBER($loss, maximumFractionDigits: 1) } pkt
costly-number = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
costly-none = Nic wartego wzmianki.
costly-habit = { $you ->
    [yes] Twoje decyzje
   *[no] { $who }: decyzje
} zgodne z wyborem bota: { $same } z { $decisions }. Średnia strata na decyzję: około { NUMBER($loss, maximumFractionDigits: 1) } pkt.
costly-note = To opinia jednego bota („{ $bot }”), oparta na tym, co gracz mógł wtedy wiedzieć. Bot patrzy tylko do końca tury i gra przyzwoicie, ale nie bezbłędnie.
luck-title = Szczęście
luck-own = Według gracza
luck-shared = Wspólne dla wszystkich
luck-expected = średnio
luck-came = było
figures-title = Statystyki
seed = Ziarno
commitment = Hash opublikowany na początku
proof-details = Ziarno i hash
proof-wait = Ziarno zostało ujawnione, ale na tej stronie przeglądarka nie może go sprawdzić.
proof-match = Ziarno zgadza się z hashem opublikowanym na początku.
proof-differ = Ziarno nie zgadza się z hashem opublikowanym na początku!
proof-how = Każdy rzut i każde dobranie wynika z tego ziarna. Uruchom „crenel verify” z pobranym zapisem gry, aby to sprawdzić.

## Powtórka

replay-back = Poprzedni krok
replay-on = Następny krok
replay-round-back = Poprzednia runda
replay-round-on = Następna runda
replay-play = Odtwarzaj
replay-pause = Pauza
replay-moment = Moment
replay-better = Wybór bota { $bot }: { $what } (lepszy o około { NUMBER($loss, maximumFractionDigits: 1) } pkt).
replay-otherwise = Wypróbuj tu inny ruch
replay-share = Kopiuj link do tego momentu
eyes = Perspektywa
eyes-all = Widok ogólny
eyes-mine = Twój widok
eyes-seat = Widok: { $who }
eyes-open = Wszystkie karty odkryte
go-on-here = Graj dalej stąd

## Ustawienia

settings = Ustawienia
settings-lead = Zapisywane na tym urządzeniu.
set-theme = Motyw
set-theme-auto = Systemowy
set-theme-light = Jasny
set-theme-dark = Ciemny
set-look = Styl
set-look-digital = Rysowany
set-look-cardboard = Tektura i drewno
set-language = Język
set-speed = Szybkość animacji
set-speed-none = Wyłączone
set-speed-fast = Szybkie
set-speed-normal = Zwykłe
set-speed-slow = Wolne
set-botPace = Tempo botów
set-botPace-none = Bez pauz
set-botPace-fast = Szybkie
set-botPace-normal = Zwykłe
set-botPace-slow = Wolne
set-targets = Wyróżniaj dozwolone ruchy
set-targets-all = Zawsze
set-targets-selected = Po wybraniu elementu
set-targets-none = Nigdy
set-scores = Wynik w trakcie gry
set-scores-all = Wszystkich
set-scores-mine = Tylko mój
set-scores-none = Ukryty
score-hidden = ukryty do końca
set-size = Wielkość interfejsu
set-size-small = Mała
set-size-normal = Zwykła
set-size-large = Duża
set-words = Wielkość tekstu w dzienniku i dymkach
set-words-small = Mała
set-words-normal = Zwykła
set-words-large = Duża
set-confirmEnd = Potwierdzaj koniec tury
set-confirmEnd-note = Bez tego tura kończy się sama, gdy nie ma już nic do zrobienia.
set-warn = Ostrzegaj przed ruchami, których nie można cofnąć
set-warn-note = Takie ruchy, także koniec tury, wymagają potwierdzenia. Zawsze oznacza je kłódka.
set-passReactions = Pomijaj reakcje w turach innych graczy
set-passReactions-note = Crenel pomija za ciebie nieobowiązkowe reakcje. Wiersz pod paskiem stanu o tym informuje i pozwala to wyłączyć.
set-askAlways = Pytaj mnie, nawet gdy nie mam reakcji
set-askAlways-note = Odpowiadasz osobiście za każdym razem, gdy reakcja jest możliwa. W przeciwnym razie Crenel odpowiada za ciebie, gdy nie masz czego zagrać, a inni mogą zauważyć, jak szybko to się dzieje.
set-tips = Dymki
set-tips-note = Wskaż element, aby zobaczyć, co robi i ile jest wart.
set-sound = Dźwięki
set-sound-note = Krótkie dźwięki kości, elementów i twojej tury.
set-notices = Powiadamiaj o mojej turze
set-notices-note = Powiadomienie na pulpicie, tylko gdy ta strona jest w tle. Przeglądarka poprosi o zgodę.
set-notices-refused = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w ustawieniach witryny.
name-saved = Zapisano.
account = Konto
account-lead = Opcjonalne. Zachowa twoje gry, gdy ta przeglądarka o tobie zapomni.
account-in = Zalogowano: { $name }.
account-welcome = Witaj, { $name }.
account-name = Nazwa konta
account-password = Hasło (co najmniej 8 znaków)
log-in = Zaloguj się
log-out = Wyloguj się
register = Utwórz konto
log-out-everywhere = Wyloguj wszędzie
account-export = Pobierz moje dane
account-change = Zmień lub usuń konto
account-forgotten = Nie pamiętam hasła
account-reset-sent = Jeśli to konto ma potwierdzony adres e-mail, link jest już w drodze.
account-password-now = Obecne hasło
account-password-new = Nowe hasło (co najmniej 8 znaków)
account-password-change = Zmień hasło
account-password-changed = Hasło zmienione. Na innych urządzeniach nastąpiło wylogowanie.
account-mail-is = Adres e-mail: { $address }
account-mail-none = Nie masz potwierdzonego adresu e-mail. Z nim możesz wybrać nowe hasło, gdy zapomnisz tego.
account-mail-new = Adres e-mail
account-mail-prove = Potwierdź adres
account-mail-remove = Usuń adres
account-mail-removed = Adres usunięto.
account-mail-sent = Link wysłano na adres: { $address }. Otwórz go, aby potwierdzić adres.
account-mail-proved = Potwierdzono.
account-delete = Usuń konto
account-delete-note = Twoja nazwa i wszystko, co piszesz na czacie, znika ze wszystkich stołów. Gry zostają. Tego nie można cofnąć.
account-delete-really = Usunąć konto na zawsze?
link-reset = Wybierz nowe hasło. Na wszystkich urządzeniach nastąpi wylogowanie.
link-prove = Potwierdź, że to twój adres e-mail.
link-invited = Masz zaproszenie do założenia konta.
signups-closed = Ten serwer nie przyjmuje nowych kont.
signups-invited = Aby założyć tu konto, potrzebujesz zaproszenia.
operator = Operator
operator-lead = Zgłoszenia, osoby i stoły tego serwera.
operator-house = Serwer
operator-counts = Osoby: { $people }, z kontem: { $accounts }. Stoły: { $tables }, w pamięci: { $live }. Otwarte połączenia: { $sockets }.
operator-signups = Nowe konta
operator-signups-open = Każdy
operator-signups-invited = Z zaproszeniem
operator-signups-verified = Z potwierdzonym adresem e-mail
operator-signups-closed = Nikt
operator-reports = Otwarte zgłoszenia: { $count }
operator-none = Nie ma żadnych.
operator-look = Zobacz
operator-done = Załatwione
operator-ban = Zablokuj
operator-unban = Odblokuj
operator-ban-really = Zablokować na tym serwerze: { $who }? Powód do zapisu:
operator-people = Osoby
operator-find = Nazwa, konto lub id
operator-search = Szukaj
operator-guest = bez konta
operator-tables = Ostatnie stoły
operator-audit = Co robili operatorzy
operator-command = Wiersz poleceń
act-ban = blokuje:
act-unban = odblokowuje:
act-operator = nadaje rolę operatora:
act-operator-off = odbiera rolę operatora:
act-close = zamyka stół
act-report-done = załatwia zgłoszenie
act-signups = zmienia nowe konta:
act-invite = tworzy zaproszenie
act-reset = tworzy link do hasła:
act-forget = usuwa:
act-tidy = usuwa to, co trzyma się tylko kilka dni

## Pomoc

help = Pomoc
help-lead = Jak działa stół i jakie ma skróty klawiszowe. Zasady każdego elementu wyjaśniają dymki.
help-how = Przy stole
help-two-ways = Dwa sposoby na ruch
help-two-ways-text = Wybierz kość, aby zobaczyć, dokąd sięga, albo wybierz kafel lub pole, aby zobaczyć, które kości do niego sięgają. Przerywany obrys oznacza koszt w robotnikach; znaczek pokazuje ilu.
help-preview = Podgląd każdego ruchu
help-preview-text = Pierwsze kliknięcie pokazuje dokładnie, co da ruch. Kliknij ponownie, naciśnij Enter albo użyj przycisku, aby go potwierdzić.
help-undo = Cofaj śmiało
help-undo-text = Możesz cofnąć wszystko, dopóki nie zostaną ujawnione nowe informacje: rzut, nowe kafle, tajemnica. Lista przy strzałce pokazuje, dokąd można cofnąć i dlaczego. Dalej potrzebna jest zgoda wszystkich graczy.
help-why = Dlaczego nie mogę?
help-why-text = Kliknij ruch, który nie jest możliwy. Stół pokaże, czego brakuje i jaka zasada obowiązuje.
help-hint = Podpowiedzi
help-hint-text = W swojej turze możesz poprosić w menu o podpowiedź. Bot, który widzi tylko to co ty, proponuje ruch; nic się nie dzieje, dopóki go nie wykonasz. Gdy przy stole jest kilka osób, podpowiedzi działają tylko wtedy, gdy stół na nie pozwala.
help-log = Czytanie dziennika
help-log-text = Wskaż wiersz, aby podświetlić jego elementy. Kliknij go, aby zobaczyć cały stół w tym momencie: strzałki prowadzą od wiersza do wiersza, Home i End na początek i koniec, Esc wraca do bieżącej chwili. Małe kropki oznaczają wszystko, co zmieniło się od twojej ostatniej tury.
help-recap = Co mnie ominęło?
help-recap-text = Gdy inni zagrają, pasek stanu proponuje skrót. Przejrzyj ich ruchy krok po kroku albo odtwórz je i zobacz stół po każdym kroku. Pierścień oznacza element użyty jako ostatni.
help-plan = Planuj, gdy inni decydują
help-plan-text = „Planuj” pokazuje twoją następną turę tak, jakby już nadeszła. Nikt nie widzi, co wypróbowujesz. Zapisany plan zostanie zagrany w twojej turze, decyzja po decyzji, dopóki każda z nich daje ten sam wynik. Wcześniej możesz go zmienić lub odrzucić, a potem cofnąć.
help-clocks = Zegary
help-clocks-text = Tylko przy stołach utworzonych z zegarem. Twój zegar idzie, gdy inni na ciebie czekają; cofanie nie oddaje czasu. Nikt nie przegrywa na czas: gdy twój się skończy, pozostali mogą pozwolić grać botowi, a ty możesz odzyskać miejsce. Klepsydra oznacza, że czasu jest już mało.
help-secret-seed = Sprawdzalne kości
help-secret-seed-text = Hash tajnego ziarna jest publikowany na początku, a ziarno na końcu, więc każdy może przeliczyć wszystkie rzuty.
help-keys = Skróty klawiszowe
key-tab = następny element
key-arrows = poruszanie się po polach; w historii: od wiersza do wiersza
key-enter = wybierz; ponownie: potwierdź
key-escape = wyczyść wybór; w historii: wróć do bieżącej chwili
key-undo = cofnij
key-end = zakończ turę
key-hint = poproś bota o podpowiedź
key-board = przejdź do mojej planszy
key-shared = przejdź do wspólnej planszy
key-log = przejdź do dziennika
key-recap = pokaż, co się stało od mojej ostatniej tury
key-score = pokaż obecny wynik
key-plan = planuj, gdy inni decydują; ponownie: wróć
key-zoom = przybliż, oddal, cała plansza
key-help = pokaż tę stronę
glossary = Spis elementów
glossary-lead = Wszystkie elementy gry { $game }: co robią i ile ich jest.

## Kłopoty

error-offline = Serwer nie odpowiada. Sprawdź połączenie z internetem.
error-server = Coś poszło nie tak. Spróbuj ponownie.
error-no-game = Ta strona nie zna tej gry.

## Powiadomienia poza stroną i nieobecności

notices = Powiadomienia i nieobecności
notices-lead = Co dociera do ciebie, gdy Crenel jest zamknięty. Wszystko jest wyłączone, dopóki tego nie włączysz.
notices-none = Ten serwer nie wysyła powiadomień poza stronę.
notices-saved = Zapisano.
notices-where = Gdzie
set-push = To urządzenie
set-push-note = Przeglądarka pokazuje powiadomienie nawet wtedy, gdy strona jest zamknięta. Poprosi o zgodę.
set-mail = E-mail
set-mail-note = Na adres { $address }. W każdej wiadomości jest link, który je kończy.
set-webhook = Adres internetowy
set-webhook-note = Wysyła powiadomienia jako JSON na twój adres https://, na przykład do czatu albo skryptu.
notices-devices = { $count ->
    [one] Otrzymuje je też { $count } inne twoje urządzenie.
    [few] Otrzymują je też { $count } inne twoje urządzenia.
   *[many] Otrzymuje je też { $count } innych twoich urządzeń.
}
notices-no-push = Ta przeglądarka nie może tu odbierać powiadomień. Na iPhonie lub iPadzie najpierw dodaj Crenel do ekranu początkowego.
notices-no-mail = Potrzebne jest konto z potwierdzonym adresem e-mail.
notices-no-account = Potrzebne jest konto.
webhook-address = Adres internetowy
webhook-secret = Tajny klucz
webhook-secret-note = Każde zapytanie jest nim podpisane w nagłówku Crenel-Signature. Klucz zmienia się po ponownym zapisaniu adresu.
notices-test = Wyślij próbne
notices-test-sent = Wysłano. Powinno dotrzeć za chwilę.
notices-test-later = Nikt tego nie przyjął. Crenel próbowałby ponownie później.
notices-test-never = Odmowa. Sprawdź adres.
notices-end-all = Wyłącz wszystko
notices-what = O czym
notices-turn = Moja tura
notices-clock = Kończy mi się czas (przy stołach na kilka dni)
notices-started = Początek gry
notices-ended = Koniec gry
notices-invited = Zaproszenie do rewanżu
notices-mentioned = Moja nazwa na czacie, na przykład @Ada
notices-together = To, co dzieje się w ciągu kilku minut, przychodzi razem. Nic nie przychodzi, gdy patrzysz na Crenel.
set-quiet = Godziny ciszy
set-quiet-note = Powiadomienia czekają do ich końca.
quiet-start = Od
quiet-end = Do
quiet-zone = Strefa czasowa: { $zone }
notices-end = Zakończ te wiadomości
notices-end-ask = Crenel nie będzie już wysyłać ci powiadomień e-mailem.
notices-mails-ended = Nie będziesz już otrzymywać powiadomień e-mailem.
notices-choices = Wszystkie powiadomienia
away-title = Gdy cię nie ma
away-about = Gdy cię nie ma, twój zegar stoi przy stołach, które dają na to dni. Pozostali gracze widzą, do kiedy.
away-from = Od
away-to = Do (włącznie)
away-add = Dodaj
away-told = Zapisano. Twoje stoły już to wiedzą.
away-span = { $from } – { $to }
away-remove = Usuń: { $span }
away-tables = Przy twoich stołach z zegarem
away-runs = Bez dni nieobecności: twój zegar idzie.
away-stands = Twój zegar może jeszcze stać: { $time }.
pace-away = Dni nieobecności
pace-away-days = { $days ->
    [0] Brak
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
pace-away-note = { $days ->
    [one] Podczas zapowiedzianej nieobecności zegar stoi: łącznie { $days } dzień na gracza.
   *[many] Podczas zapowiedzianej nieobecności zegar stoi: łącznie { $days } dni na gracza.
}
clock-away = poza stołem do { $day }
clock-away-long = Poza stołem do { $day }.

## Bez serwera i nowsza strona

offline = Brak połączenia.
offline-text = Możesz czytać zasady, spis elementów i lekcje. Do gry, także solo albo z botami, potrzebny jest serwer. Strona połączy się sama.
unreached = Jeszcze tego nie ma
unreached-text = Tego ekranu nie ma na twoim urządzeniu. Otworzy się, gdy tylko serwer odpowie.
build-fresh = Jest nowa wersja strony. Zacznie działać na następnym ekranie.
build-start = Włącz teraz
build-updated = Działa nowa wersja strony.
lesson-read = Czytaj
lesson-read-note = To teksty lekcji. W grze z przewodnikiem decyzje są twoje, a lekcja odpowiada.
lesson-offline = Gra z przewodnikiem wymaga serwera. Jej teksty można czytać bez połączenia.

## Wskazywanie elementów

point-kind = { $kind ->
    [look] Patrzcie
    [will] Ja to zrobię
   *[please] Proszę
}
point-words = { $kind ->
    [look] patrzcie tutaj: { $what }
    [will] ja to zrobię: { $what }
   *[please] proszę: { $what }
}
point-said = { $who }: { $words }
point-something = coś na stole
point-at = Wskaż: { $what }
point-first = Wybierz sygnał, potem element lub miejsce
point-choose = { $kind ->
    [look] „Patrzcie”: wybierz element lub miejsce.
    [will] „Ja to zrobię”: wybierz element lub miejsce.
   *[please] „Proszę”: wybierz element lub miejsce.
}
point-cancel = Anuluj
point-again = Pokaż jeszcze raz
key-point = sygnał o zaznaczonym elemencie: l patrzcie, w ja to zrobię, p proszę
set-pointing = Sygnały innych graczy
set-pointing-note = Pokazuje, gdy inni gracze wskazują element lub miejsce. Gdy wyłączone, ich sygnały są tylko na czacie.

## Rules

rules = Zasady
rules-title = Zasady: { $game }
rules-lead = Wszystko, co się liczy, naszymi słowami. Każdy akapit podaje źródło.
rules-contents-title = Spis treści
rules-print = Drukuj
rules-read = Przeczytaj zasadę
rules-of = Zasady: { $name }
rules-all = Wszystkie zasady
rules-nothing = Nie znaleziono zasady: { $words }
rules-not-yet = Gra { $game } nie ma jeszcze spisu zasad.
help-step = Zasady tej decyzji

## Lekcje

learn = Nauka
learn-it = Ucz się
lesson-short = Krótka lekcja
new-here = Nie znasz jeszcze tych gier?
new-here-text = Prowadzona partia uczy w trakcie gry: ty decydujesz, ona odpowiada, a przerwać można w każdej chwili.
new-here-no = Znam je
lesson = Lekcja
lesson-table = Lekcja: { $lesson }
lesson-back = Na tym stanęło: { $place }. Twój wynik: { $points }.
lesson-next = Dalej
lesson-hint = Podpowiedź
lesson-why = Dlaczego?
lesson-again = Ten rozdział od nowa
lesson-alone = Graj dalej bez pomocy
lesson-leave = Wyjdź
lesson-on = Dalej
lesson-free-game = Zagraj swobodną partię
lesson-over = To koniec lekcji.
lesson-resume = Kontynuuj
lesson-learned = ukończona
lesson-chapter = Rozdział { $chapter } z { $count }
lesson-lit = Podświetlone: { $what }.

## Ćwiczenia

practice = Ćwiczenia
practice-about = Pozycja i jedna tura: znajdź najlepszą. Boty wszystkich poziomów już próbowały.
puzzle-today = Zadanie dnia: { $game }
puzzle-all = Wszystkie zadania: { $game }
puzzle-of-level = Poziom: { $level }
puzzle-stars =
    { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
puzzle-earned = Zadanie { $number }, { puzzle-stars }
puzzle-table = { $game }: zadanie { $number }
puzzle-show = Pokaż najlepszą turę
puzzle-again = Spróbuj ponownie
puzzle-next = Następne zadanie
puzzle-over = Twoja tura się skończyła. Nikt nie gra dalej.
