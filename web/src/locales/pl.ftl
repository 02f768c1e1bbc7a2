### Co mówi strona wokół gier.

brand = Crenel
loading = Chwileczkę …
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
    [one] Znaleziono { $count }
   *[other] Znaleziono { $count }
}
guest-name = Gość
bot = bot
name-numbered = { $name } { $number }
name-role = { $name } ({ $role })
bot-strength = { $bot } ({ $strength })
nav = Strony
language = Język
language-en = English
language-es = Español
language-pl = Polski

## Start

home-title = Siadaj i graj
home-lead = Poważne gry planszowe w przeglądarce: przeciw botom, przy jednym ekranie albo ze znajomymi przez odnośnik.
about-burgundy = Dwie kości na turę, pięć faz, jedno księstwo do zapełnienia: bierz kafle, kładź je i kończ obszary przed innymi. 60–90 minut z ludźmi, 20 z botami.
players = Gracze
against = Przeciw
alone = w pojedynkę
play-now = Graj od razu
new-table = Przygotuj stół
my-tables = Twoje stoły
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka na graczy. Załóż stół i ogłoś go tutaj.
finished-tables = Zakończone gry
open-table = Otwórz
resume = Graj dalej
look = Zobacz
join = Dołącz
replay = Powtórka
result = Wynik
your-turn-chip = Twoja tura
try-again = Spróbuj ponownie
to-home = Wszystkie stoły

## Nowy stół

new-title = Nowy stół: { $game }
new-who = Kto gra
new-how = Jak się gra
new-names = Nazwy
seat-number = Miejsce { $seat }
seat-me = Ty (albo ktoś przy twoim ekranie)
seat-friend = Znajomy, przez odnośnik
seat-bot = Bot: { $bot }
seat-open = Wolne miejsce
hot-seat-note = Kilka osób gra przy tym ekranie. Podajecie go sobie tylko wtedy, gdy coś jest tajne.
open-note = Dostaniesz odnośnik do każdego wolnego miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
bots-note = Gra zacznie się od razu.
no-me-note = Nie masz miejsca przy tym stole: będziesz patrzeć.
your-name = Twoje imię
table-title = Nazwa stołu (niekonieczna)
seat-was = wcześniej { $who }
after-title = Gra dalej: { $game }
after-note = Grasz dalej od chwili { $moment } zakończonej gry. Pozycja jest dokładnie taka jak wtedy; wszystkie przyszłe rzuty i dobrania są nowe. To, co było wtedy ukryte przed innymi, można odczytać z zakończonej gry.
after-back = Wróć do tej chwili
after-options = Gra, opcje i liczba graczy są takie jak w zakończonej grze.
after-row = toczy się dalej od zakończonej gry
after-link = Gra, od której ta toczy się dalej
listed = Ogłoś wszystkim
listed-note = Każdy może zająć wolne miejsce. W przeciwnym razie tylko ci z odnośnikiem.
hints = Podpowiedzi dozwolone
hints-note = Każdy może zapytać bota, co by zrobił. Gdy przy stole nie ma innych osób, można zawsze.
hints-told = Przy tym stole dozwolone są podpowiedzi bota.
hide-scores = Punkty nie są pokazywane aż do końca
hide-scores-note = W trakcie gry nikt nie widzi na swojej stronie sum. Dziennik nadal mówi, co daje każdy ruch: kto liczy, ten może wiedzieć.
pace = Czas
pace-none = Bez zegarów
pace-none-note = Każdy myśli tak długo, jak chce.
pace-sitting = Na jedno posiedzenie
pace-by-days = Rozłożone na dni
pace-fast = Szybko: { $pace }
pace-normal = Normalnie: { $pace }
pace-slow = Powoli: { $pace }
pace-bank = { $bank } + { $extra } na turę
pace-turn = { $time } na turę
pace-bank-note = Każdy ma na początku { $bank }, a na koniec każdej tury odzyskuje { $extra }, nigdy ponad { $bank }.
pace-turn-note = Każdy ma { $bank } na każdą turę.
pace-late-note = Na czas nikt nie przegrywa: gdy komuś się skończy, pozostali mogą posadzić bota, który gra do jego powrotu.
option-confirm = Potwierdzaj koniec tury
option-confirm-note = Każda tura czeka na słowo gracza, więc całą można jeszcze cofnąć.
option-decisions = { $change ->
    [more] Około { $percent } % więcej decyzji.
    [fewer] Około { $percent } % mniej decyzji.
   *[same] Mniej więcej tyle samo decyzji co bez tego.
}
option-for-seats = Tylko przy liczbie graczy: { $seats }.
option-against = Nie razem z: { $other }.
option-each = Gracz { $number }
option-each-choice = Dla każdego inna…
group-expansions = Dodatki
group-expansions-note = Każdy dokłada coś do gry; można grać z jednym, z kilkoma albo ze wszystkimi. Liczbę decyzji zmierzono w grach dwóch botów.
file-paste = Wklej tutaj albo wybierz plik
file-choose = Wybierz plik
file-use = Użyj
file-read = Wczytano: { $what }.
file-too-large = Plik jest za duży: może mieć najwyżej { $most } znaków.
pasted = Wklejony tekst
create-table = Załóż stół

## Poczekalnia

room-lead = { $open ->
    [one] Brakuje jednego gracza.
   *[other] Brakuje { $open } graczy.
}
room-start = Gra zacznie się sama, gdy nie będzie wolnych miejsc.
seats = Miejsca
options = Opcje
invite-link = Odnośnik do tego miejsca
copy-link = Kopiuj odnośnik
fill-bot = Posadź bota
sit-down = Usiądź
only-look = Tylko patrz
is-here = obecny
is-away = nieobecny
leave-sure = Na pewno? Inni mogą posadzić bota.
leave-table = Odejdź od stołu
join-title = { $game }: zaproszenie
join-lead = { $host } trzyma dla ciebie miejsce. Pod jakim imieniem grasz?
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
game-is-over = Gra jest skończona.
to-result = Do wyniku
plan = Planuj
plan-hint = Wypróbuj swoją następną turę, gdy inni decydują. Nikt tego nie widzi.
plan-turn = Planowanie:
plan-full = Nie masz tu już nic do zdecydowania.
planning = Planujesz: nikt tego nie widzi.
plan-keep = Zagraj to w mojej turze
plan-keep-short = Zachowaj na moją turę
plan-back-short = Wróć
plan-back = Wróć do stołu
plan-kept = Zaplanowano: { $what }
plan-unfit = Już nie pasuje: „{ $what }”.
plan-change = Zmień
plan-drop = Porzuć
plan-offered = Twoja tura. Zaplanowano: { $what }
plan-play = Zagraj to teraz
plan-moved = Na stole coś się zmieniło. Twój plan nadal pasuje.
plan-cut = Na stole coś się zmieniło: „{ $what }” już nie pasuje.
plan-gone = Tura, którą planujesz, już nie nadejdzie. Plan został porzucony.
plan-played = Zagrano zgodnie z planem.
plan-stopped = Plan zatrzymuje się na „{ $what }”: { $why }
plan-otherwise = Nie dałoby to już tego samego.
plan-other = Teraz pytanie jest inne.
plan-long = Plan nie może być dłuższy.
plan-it = Zaplanuj to
tab-your-turn = ● Twoja tura · { $game } · Crenel
tab-time-short = ⏳ Kończy się czas · { $game } · Crenel
tab = { $game } · Crenel
notice-turn = Twoja tura: { $game }
notice-over = Koniec gry: { $game }
actions = Działania
undo = Cofnij
undo-what = Cofnij „{ $what }”
undo-to = Wróć przed „{ $what }”
undo-all = Zacznij turę od nowa
undo-list = Co można cofnąć
barrier-dice_rolled = Wcześniej rzucono kośćmi.
barrier-phase_started = Wcześniej wyłożono nowe kafle.
barrier-set_up = Wcześniej przygotowano stół.
barrier-round_resumed = Wcześniej gra ruszyła dalej od zakończonej gry.
barrier-year_resumed = Wcześniej gra ruszyła dalej od zakończonej gry.
barrier-other = Wcześniej wyszło na jaw coś nowego.
takeback-ask = Poproś wszystkich o powrót przed twoją ostatnią decyzję
takeback-asked = { $you ->
    [yes] Prosisz
   *[no] { $who } prosi
} o powrót przed to: „{ $what }” { $waiting ->
    [one] Brakuje jednej odpowiedzi.
   *[other] Brakuje odpowiedzi: { $waiting }.
}
takeback-yes = Zgoda
takeback-no = Nie
takeback-drop = Wycofaj prośbę
takeback-declined = { $who } nie chce się cofać. Gra toczy się dalej.
end-turn = Zakończ turę
recap = Skrót
recap-offer = { $count ->
    [one] Jedno zdarzenie od twojej ostatniej tury
    [few] { $count } zdarzenia od twojej ostatniej tury
   *[other] { $count } zdarzeń od twojej ostatniej tury
}
recap-title = Od twojej ostatniej tury
recap-now = Wróć do teraz
past = Patrzysz wstecz.
past-your-turn = Teraz twoja tura.
past-after = Tak wyglądał stół po tym: { $what }
past-then = Stół w tamtej chwili.
past-news = Tymczasem gra potoczyła się dalej.
past-look = Spójrz wstecz
pass = Reakcje
pass-note = Dopóki to trwa, reakcje są pomijane za ciebie bez pytania. W każdej chwili możesz wrócić do pytań.
pass-all = Pomijasz wszystkie reakcje: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Dotąd pominięte: { $count }.
}
pass-others = Pomijasz reakcje w turach innych: { $stretch }.{ $count ->
    [0] { "" }
   *[other] { " " }Dotąd pominięte: { $count }.
}
pass-drop = Pytaj mnie znowu
preview = Co to da
which = Które?
ways = Sposoby zapłaty
do-it = Zrób to
zoom = Przybliżenie planszy
zoom-in = Przybliż
zoom-out = Oddal
zoom-all = Cała plansza
closes = Stąd nie ma powrotu: wyjdzie na jaw coś nowego.
why-title = Dlaczego nie?
refused-title = Nie udało się
link-saved = Zapisane
link-sending = Zapisuję …
link-lost = Brak sieci
link-banner = Połączenie zerwane. Próbuję ponownie; nic nie przepadnie.
hint = Podpowiedź
hint-thinking = Bot się zastanawia …
hint-by = { $bot } zrobiłby tak:
menu = Menu
share-table = Kopiuj odnośnik do stołu
mute-table = Bez dźwięków i powiadomień z tego stołu
watchers = { $count ->
    [one] Patrzy jedna osoba
   *[other] Liczba patrzących: { $count }
}
replace-leaver = Posadź bota na miejscu: { $who }
has-left = { $who }: miejsce opuszczone. Możecie poczekać albo pozwolić grać botowi.
is-absent = { $who }: dłuższa nieobecność. Możecie poczekać albo pozwolić grać botowi.
span-day = { $count } d
span-hour = { $count } h
span-minute = { $count } min
span-second = { $count } s
clock-left = zostało: { $time }
clock-up = czas się skończył
time-short = Kończy ci się czas, zostało: { $time }.
notice-time = Kończy się czas: { $game }
is-late = { $who }: czas się skończył. Możecie poczekać albo pozwolić grać botowi.
you-are-late = Twój czas się skończył. Grasz dalej, dopóki nikt nie posadzi za ciebie bota.
you-left = Twoje miejsce przy tym stole jest wolne: zostało opuszczone.
bot-plays-for-you = Gra za ciebie bot.
seat-back = Wróć na swoje miejsce
log = Kronika
chat = Rozmowa
log-or-chat = Kronika, rozmowa albo elementy
log-filter = Czyje decyzje
all-players = Wszyscy
log-empty = Jeszcze nic się nie stało.
only-you = widzisz tylko ty
log-all = Pokaż całą kronikę
chat-empty = Nikt się jeszcze nie odezwał.
chat-say = Powiedz coś
opened = { $who }, powiększenie
handover = Podaj ekran: { $who }
handover-text = Następna decyzja jest tajna. Nikt inny nie powinien patrzeć.
handover-go = Jestem
tip = Objaśnienie
tip-pin = Zostaw otwarte
tip-close = Zamknij

## Koniec

points-tab = Punkty
score-now = Gdyby skończyło się teraz
score-so-far = dotąd
score-now-first = { $you ->
    [yes] Wygrywasz.
   *[no] Wygrywa { $who }.
}
score-now-note = Końcowa punktacja przy obecnym stanie stołu; nie liczy się nic z tego, co jeszcze nastąpi.
end-title = Wynik końcowy
end-verdict = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $who }
}, punkty: { $points }{ $ahead ->
    [0] , po remisie ({ $second }).
   *[other] , przewaga: { $ahead } ({ $second }).
}
end-verdict-side = { $you ->
    [yes] Wygrywacie: { $who }
   *[no] Wygrywa { $who }
}, punkty: { $points }{ $ahead ->
    [0] , po remisie: { $second }.
   *[other] , o { $ahead } więcej niż { $second }.
}
trace-number = { $points }, { $source }, { $who }: skąd?
trace-title = { $who }: { $source }
trace-note = Każda liczba mówi, skąd się wzięła.
trace-start = Od początku gry
total-side = Razem
end-you-object = ty
end-word = Koniec
start-word = Początek
share = Udostępnij
download = Zapis
rematch = Jeszcze raz
look-at-table = Zobacz stół
best-note = Podkreślone: najwięcej z tego źródła.
curve-title = Punkty przez { $rounds } rund
curve-hint = przesuwaj po wykresie albo użyj strzałek; kliknięcie otwiera tę chwilę
curve-label = Punkty w rundach
best-title = Najlepsze decyzje
best-what = punkty od razu
analysis-title = Analiza
analyse = Analizuj
analysis-what = Boty rozgrywają tę grę do końca od wielu jej momentów: widać szanse wszystkich na wygraną w jej przebiegu i decyzje, które kosztowały najwięcej. Trwa to od pół minuty do kilku minut; nie trzeba tu czekać.
analysis-waiting = Najpierw analizowane są inne gry.
analysis-running = Boty rozgrywają grę do końca. Wyniki widać na bieżąco.
analysis-failed = Nie udało się. Możesz spróbować ponownie.
chances-title = Szanse na wygraną
chances-label = Szanse na wygraną w kolejnych momentach
chances-note = { $games ->
    [one] { $games } gra rozegrana do końca przez bota „{ $bot }” na wszystkich miejscach; blade pasy obejmują prawdziwą szansę w 19 przypadkach na 20.
    [few] { $games } gry rozegrane do końca przez bota „{ $bot }” na wszystkich miejscach; blade pasy obejmują prawdziwą szansę w 19 przypadkach na 20.
   *[many] { $games } gier rozegranych do końca przez bota „{ $bot }” na wszystkich miejscach; blade pasy obejmują prawdziwą szansę w 19 przypadkach na 20.
} Pozycja jest ta z danego momentu, a cały dalszy los jest nowy: tak poszłoby stąd botom, a nie ludziom.
chances-table = To samo w tabeli
chances-games = Gry
chances-points = { $who }: punkty
chance = { $chance } %
chance-range = { $chance } % ({ $low }–{ $high })
costly-title = Najdroższe decyzje
costly-better = Bot: { $what }
costly-loss = kosztuje około { NUMBER($loss, maximumFractionDigits: 1) } pkt
costly-number = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
costly-none = Żadna warta wzmianki.
costly-habit = { $you ->
    [yes] Twoje decyzje
   *[no] { $who }: decyzje
} takie jak bota: { $same } z { $decisions }; jedna decyzja kosztowała średnio około { NUMBER($loss, maximumFractionDigits: 1) } pkt.
costly-note = Opinia jednego bota („{ $bot }”), według tego, co można było wtedy wiedzieć; patrzy on tylko do końca tury. Gra przyzwoicie, ale nie bezbłędnie.
luck-title = Szczęście
luck-own = Dla każdego z osobna
luck-shared = Dla wszystkich
luck-expected = średnio
luck-came = wypadło
figures-title = Liczby
seed = Ziarno
commitment = Skrót pokazany na początku
proof-details = Ziarno i skrót
proof-wait = Ziarno jest jawne. Na tej stronie przeglądarka nie może go sprawdzić.
proof-match = Ziarno zgadza się ze skrótem pokazanym na początku.
proof-differ = Ziarno nie zgadza się ze skrótem pokazanym na początku!
proof-how = Wszystkie kości i losowania wynikają z ziarna. „crenel verify” sprawdza pobrany zapis.

## Powtórka

replay-back = Krok wstecz
replay-on = Krok dalej
replay-round-back = Runda wstecz
replay-round-on = Runda dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-moment = Chwila
replay-better = { $bot } wolałby zrobić to: { $what } (około { NUMBER($loss, maximumFractionDigits: 1) } pkt).
replay-otherwise = Zagraj to inaczej
replay-share = Kopiuj odnośnik do tej chwili
go-on-here = Graj dalej stąd

## Ustawienia

settings = Ustawienia
settings-lead = Zapisane na tym urządzeniu.
set-theme = Kolory
set-theme-auto = jak w systemie
set-theme-light = jasne
set-theme-dark = ciemne
set-look = Wygląd
set-look-digital = rysowany
set-look-cardboard = tektura i drewno
set-language = Język
set-speed = Animacje
set-speed-none = brak
set-speed-fast = szybkie
set-speed-normal = zwykłe
set-speed-slow = wolne
set-targets = Zaznaczaj dozwolone cele
set-targets-all = zawsze
set-targets-selected = po wyborze
set-targets-none = nigdy
set-scores = Punkty w trakcie gry
set-scores-all = wszystkich
set-scores-mine = tylko moje
set-scores-none = ukryte
score-hidden = ukryte do końca
set-size = Wielkość wszystkiego
set-size-small = mała
set-size-normal = zwykła
set-size-large = duża
set-words = Rozmiar kroniki i objaśnień
set-words-small = mała
set-words-normal = zwykła
set-words-large = duża
set-confirmEnd = Potwierdzaj koniec tury
set-confirmEnd-note = W przeciwnym razie tura kończy się sama, gdy nic już nie zostało.
set-warn = Ostrzegaj przed tym, czego nie da się cofnąć
set-warn-note = Taki ruch, także koniec tury, najpierw widać i trzeba go potwierdzić. Kłódka oznacza go zawsze.
set-passReactions = Pomijaj reakcje w turach innych
set-passReactions-note = Nieobowiązkowe reakcje są wtedy pomijane bez pytania. Wiersz pod paskiem stanu o tym mówi i pozwala znów otrzymywać pytania.
set-tips = Podpowiedzi
set-tips-note = Co robi i ile jest wart element, na który wskazujesz.
set-sound = Dźwięki
set-sound-note = Krótkie: kości, elementy i twoja tura.
set-notices = Powiadom mnie o mojej turze
set-notices-note = Powiadomienie pulpitu, tylko gdy tej strony nie widać. Przeglądarka najpierw zapyta.
set-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach stron.
name-saved = Zapisano.
account = Konto
account-lead = Niekonieczne. Zachowa twoje gry, gdy ta przeglądarka o tobie zapomni.
account-in = Zalogowano: { $name }.
account-welcome = Witaj, { $name }.
account-name = Nazwa konta
account-password = Hasło (co najmniej 8 znaków)
log-in = Zaloguj
log-out = Wyloguj
register = Załóż konto

## Pomoc

help = Pomoc
help-lead = Jak działa stół i jego klawisze. Zasady elementu są w jego podpowiedzi.
help-how = Przy stole
help-two-ways = Dwie drogi
help-two-ways-text = Wybierz najpierw kość i zobacz, dokąd sięga, albo najpierw kafel lub pole i zobacz, które kości sięgają. Przerywany obrys kosztuje robotników; znaczek mówi ilu.
help-preview = Najpierw podgląd
help-preview-text = Pierwsze kliknięcie pokazuje, co da ruch, policzone według tych samych zasad. Drugie kliknięcie, Enter albo przycisk go wykonuje.
help-undo = Cofaj śmiało
help-undo-text = Wszystko można cofnąć, dopóki nie wyjdzie na jaw coś nowego: kości, kafle, tajemnica. Lista pod strzałką mówi, co zamknęło drogę. Dalej muszą się zgodzić wszyscy.
help-why = Dlaczego nie mogę?
help-why-text = Kliknij to, czego nie można: stół powie, czego brakuje, i poda zasadę.
help-hint = Podpowiedź
help-hint-text = W twojej turze menu oferuje podpowiedź: bot, który widzi to co ty, pokazuje, co by zrobił. Nic się nie dzieje, dopóki tego nie zrobisz. Wśród kilku osób tylko wtedy, gdy stół tak przygotowano.
help-log = Kronika opowiada grę
help-log-text = Wskaż wiersz, a podświetlą się jego elementy. Kliknij go, a zobaczysz cały stół z tamtej chwili: strzałki prowadzą od wiersza do wiersza, Home i End na początek i koniec, Esc z powrotem do teraz. Małe kropki znaczą to, co zmieniło się od twojej ostatniej tury.
help-recap = Co mnie ominęło?
help-recap-text = Gdy inni już zagrali, pasek stanu proponuje skrót: przejrzyj krok po kroku albo odtwórz, co zrobili, i zobacz stół z każdej z tych chwil. Pierścień oznacza to, czego dotknięto ostatnio.
help-plan = Planowanie, gdy inni decydują
help-plan-text = „Planuj” pokazuje twoją następną turę tak, jakby już nadeszła. Nikt nie widzi, co wypróbowujesz. Zachowany plan zostanie zagrany w twojej turze, decyzja po decyzji, dopóki każda daje to samo, co przy planowaniu. Do tego czasu możesz go porzucić lub zmienić, a potem cofnąć.
help-clocks = Zegary
help-clocks-text = Tylko tam, gdzie stół założono z zegarami. Twój zegar idzie, gdy inni na ciebie czekają; cofanie nie oddaje czasu. Na czas nikt nie przegrywa: gdy twój się skończy, pozostali mogą posadzić bota, a ty możesz odzyskać miejsce. Klepsydra oznacza, że czasu zostało mało.
help-secret-seed = Kości, które można sprawdzić
help-secret-seed-text = Skrót tajnego ziarna widać od początku, ziarno na końcu. Każdy może przeliczyć wszystkie kości.
help-keys = Klawisze
key-tab = następny element
key-arrows = chodź po polach; przy patrzeniu wstecz: od wiersza do wiersza
key-enter = wybierz; jeszcze raz: zrób
key-escape = odłóż wszystko; z przeszłości: wróć do teraz
key-undo = cofnij
key-end = zakończ turę
key-hint = podpowiedź bota
key-board = do mojej planszy
key-shared = do wspólnej planszy
key-log = do kroniki
key-recap = co się stało od mojej ostatniej tury
key-score = punkty, gdyby gra skończyła się teraz
key-plan = planuj, gdy inni decydują; wróć do stołu
key-zoom = przybliżyć planszę, oddalić, pokazać całą
key-help = ta strona
glossary = Elementy
glossary-lead = Wszystkie elementy gry { $game }: co robią i ile ich jest.

## Kłopoty

error-offline = Serwer nie odpowiada. Czy jest sieć?
error-server = Coś poszło nie tak. Spróbuj ponownie.
error-no-game = Ta strona nie zna tej gry.
