### Teksty serwera i jego dwóch poleceń

## Odmowy

too-often = Zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.
no-session = Najpierw podaj swoje imię.
has-account = Masz już konto: { $login }.
login-taken = Nazwa konta „{ $login }” jest już zajęta.
wrong-password = Zła nazwa konta albo hasło.
no-account = Nie masz jeszcze konta: najpierw je załóż.
wrong-old-password = Stare hasło jest nieprawidłowe.
metrics-guarded = Metryki są tylko dla tego komputera albo za okazaniem tokenu.
bad-request = Serwer nie może odczytać tego żądania ({ $where }: { $detail }).
no-such-page = Tu niczego nie ma.
no-such-method = To nie jest tu możliwe.
body-too-large = To żądanie jest za duże. Limit w bajtach: { $largest }.
body-too-slow = To zapytanie docierało zbyt długo. Spróbuj ponownie.
too-many-sockets = Z twojej sieci otwarto zbyt wiele stołów. Zamknij jeden z nich i odśwież stronę.
table-crowded = Zbyt wiele osób ogląda ten stół. Zajrzyj później.
text-too-complex = Ten plik jest zbyt skomplikowany. Uprość go albo podziel.
reader-busy = Zbyt wiele plików czeka na odczytanie. Spróbuj ponownie za kilka sekund.
foreign-origin = To żądanie pochodzi z innej witryny.
server-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie.
not-saved = Nie udało się zapisać zmiany. Spróbuj ponownie.
store-unreachable = Baza danych jest teraz niedostępna. Spróbuj ponownie za chwilę.
table-elsewhere = Ten stół przechodzi na inny serwer. Spróbuj ponownie za chwilę.
not-ready = Serwer nie może teraz niczego zapisać.
table-damaged = Zapis tego stołu jest uszkodzony i nie można go otworzyć.

no-such-table = Nie ma takiego stołu.
no-such-seat = Przy tym stole nie ma miejsca { $seat }.
no-lesson = Ten stół nie jest twoją lekcją albo nie ma takiej wskazówki.
not-started = Gra jeszcze się nie zaczęła.
not-over = Możesz to zrobić po zakończeniu gry.
not-seated = Nie masz miejsca przy tym stole.
not-your-seat = Miejsce { $seat } nie jest twoje.
seat-taken = To miejsce jest zajęte.
no-open-seat = Przy tym stole nie ma wolnych miejsc.
invite-needed = Aby usiąść przy tym stole, potrzebujesz zaproszenia.
bad-invite = To zaproszenie jest nieważne. Poproś gospodarza o nowy link.
invite-used = To zaproszenie zostało już wykorzystane. Poproś gospodarza o nowe.
host-only = Może to zrobić tylko gospodarz stołu.
session-ended = Nastąpiło wylogowanie.
removed = Gospodarz usunął cię od tego stołu.
muted = Gospodarz wyciszył cię przy tym stole.
chat-private = Tutaj mogą rozmawiać tylko gracze przy tym stole.
point-players = Wskazywać elementy mogą tylko gracze przy tym stole.
no-such-person = Przy tym stole nie ma takiej osoby.
not-left = Gracz z miejsca { $seat } jest przy stole albo opuścił go dopiero przed chwilą.
rematch-there = Rewanż jest już otwarty.
onward-options = Kontynuacja zakończonej gry zachowuje jej grę i opcje.
table-frozen = Od czasu tej gry zmieniły się zasady, więc nie można jej kontynuować. Nadal możesz ją oglądać.

stale = Od twojej decyzji stół się zmienił. Spójrz jeszcze raz i wybierz ponownie.
no-turn-ahead = Teraz nie ma czego planować.
undo-forbidden = Przy tym stole nie można cofać.
bad-more-time = Dodatkowy czas wymaga zegara i liczby sekund dla każdego gracza. Gracze: { $seats }. Liczby: { $found }.
request-open = Ktoś już poprosił o cofnięcie.
no-request = Nikt nie prosił o cofnięcie.
asked-too-often = Twoją prośbę odrzucono więcej niż raz. Możesz poprosić ponownie za { $seconds } s.
nothing-said = Twoja wiadomość jest pusta.
no-hints = Ten stół nie pozwala na podpowiedzi.
hint-under-way = Bot już pracuje nad podpowiedzią dla ciebie.
bots-busy = Boty mają teraz zbyt wiele pracy. Spróbuj ponownie za chwilę.
too-many-bot-tables = Trwające gry samych botów: { $most }. Poczekaj, aż któraś się skończy.
analysis-queue = Zbyt wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
analysis-own = Twoje gry w kolejce do analizy: { $most }. Poczekaj, aż któraś będzie gotowa.
nothing-to-decide = Miejsce { $seat } nie ma teraz nic do zdecydowania.
frame-too-large = Ta wiadomość jest za długa, bajtów: { $size }. Limit: { $largest }.
frame-malformed = Serwer nie może odczytać tej wiadomości: { $detail }
too-many-frames = Zbyt wiele wiadomości naraz.
bad-frames = Zbyt wiele nieczytelnych wiadomości.

## crenel serve

help-serve =
    crenel serve uruchamia serwer dla przeglądarki.

      --host ADRES           adres, na którym serwer nasłuchuje (domyślnie: 127.0.0.1)
      --port PORT            port, na którym serwer nasłuchuje (domyślnie: 8000; 0 wybiera wolny)
      --store URL            gdzie przechowywać stoły, jako sqlite:///ścieżka (domyślnie: plik w folderze danych)
                             lub postgresql://użytkownik:hasło@serwer/baza
      --redis URL            dziel limity, obecność i pracę botów z innymi serwerami, np. redis://host:6379
      --proxy ADRES          ufaj temu odwrotnemu proxy co do adresów klientów (można powtórzyć)
      --processes N          ile serwerów dzieli port, najwyżej jeden na rdzeń; wymaga PostgreSQL (domyślnie: 1)
bad-port = „{ $port }” nie jest poprawnym portem. Użyj liczby od 0 do 65535.
bad-address = Nie można nasłuchiwać na { $host }, port { $port }: { $detail }
bad-internal-address = „{ $address }” nie jest poprawnym adresem wewnętrznym. Podaj adres i port, na przykład 10.0.0.5:8100.
internal-address-needed = Serwer na innej maszynie ({ $machine }) używa tego samego magazynu. Podaj obu, jak się ze sobą łączyć: CRENEL_INTERNAL_ADDRESS=10.0.0.5:8100
bad-store = Nie można przechowywać stołów w „{ $store }”: { $detail }
store-in-use = Inny serwer (proces { $process }) używa już „{ $store }”. Zatrzymaj go albo wskaż inny magazyn przez --store.
postgres-missing = „{ $store }” wymaga sterownika PostgreSQL, który nie jest zainstalowany: pip install 'crenel[postgres]'
store-damaged = Magazyn „{ $store }” jest uszkodzony ({ $detail }). Przywróć kopię albo uratuj to, co da się odczytać: crenel repair --store { $store }
serving = Crenel działa pod adresem { $address }  (stoły są przechowywane w { $store })
serving-also = Inni w twojej sieci: { $address }
processes-need-postgres = Kilka procesów nie może dzielić „{ $store }”: plik ma jeden serwer. Użyj PostgreSQL przez --store postgresql://… albo pomiń --processes.
processes-need-ports = Z --processes każdy serwer sam wybiera swój port wewnętrzny. Ustaw CRENEL_INTERNAL_ADDRESS i CRENEL_INTERNAL_BIND na adres z portem 0, na przykład 10.0.0.5:0.
serving-processes = Liczba serwerów pod tym adresem: { $count }. Pilnuje ich proces { $process }.
clock-behind =
    Zegar tego komputera spóźnia się względem zapisanych stołów o { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }. Sprawdź datę i godzinę. Nikt nie traci przez to czasu na ruch.
clock-ahead =
    Zegar tego komputera wyprzedza zapisane stoły o { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Jeśli ostatnia gra była później, sprawdź datę i godzinę. Nikt nie traci przez to czasu na ruch.
page-not-built = Strona nie została jeszcze zbudowana.

## crenel worker

help-worker =
    crenel worker myśli za boty wszystkich serwerów, które dzielą jeden Redis. Uruchom go na tylu komputerach, na ilu chcesz.

      --redis URL            Redis serwerów, np. redis://host:6379 (domyślnie: $CRENEL_REDIS)
      --processes N          ile botów myśli naraz (domyślnie: jeden na rdzeń)
working = { $processes ->
        [one] { $processes } proces pracuje
        [few] { $processes } procesy pracują
       *[other] { $processes } procesów pracuje
    } dla botów serwerów pod adresem { $redis }
worker-redis = Podaj Redis serwerów: crenel worker --redis redis://host:6379
bad-redis = „{ $redis }” nie jest adresem Redisa. Podaj adres w postaci redis://host:6379
redis-missing = „{ $redis }” wymaga biblioteki Redis, która nie jest zainstalowana: pip install 'crenel[redis]'

## E-mail

bad-mail-server = { $setting } powinno mieć postać smtp://użytkownik:hasło@serwer:587?tls=start. „tls” to start, direct albo off.
mail-password-in-clear = { $setting } wysyłałoby hasło bez szyfrowania. Użyj tls=start albo smtps://.
bad-mail-sender = { $setting } powinno podać nadawcę: adres e-mail albo „Nazwa <adres>”.

## crenel backup, restore, check, store

help-backup =
    crenel backup PLIK zapisuje cały magazyn, tak jak wygląda w tej chwili, w nowym pliku i sprawdza go. Serwer może działać dalej.

      --store URL            magazyn (domyślnie: plik w folderze danych)
help-restore =
    crenel restore PLIK przenosi kopię zapasową do pustego magazynu. Najpierw zatrzymaj serwer.

      --store URL            magazyn do wypełnienia (domyślnie: plik w folderze danych)
help-check =
    crenel check odtwarza wszystkie stoły z magazynu i porównuje je z tym, co zapisano. Serwer może działać dalej.

      --store URL            magazyn (domyślnie: plik w folderze danych)
help-store =
    crenel store copy SKĄD DOKĄD kopiuje cały magazyn do innego, pustego. Najpierw zatrzymaj serwer.

      SKĄD, DOKĄD            sqlite:///ścieżka lub postgresql://użytkownik:hasło@serwer/baza
backed-up = Kopia zapasowa { $store } jest w pliku { $file }. Osoby: { $people }, stoły: { $tables }, wpisy dziennika: { $entries }.
copied = Skopiowano { $source } do { $target } i porównano każdy wiersz. Osoby: { $people }, stoły: { $tables }, wpisy dziennika: { $entries }.
checked = Sprawdzono stoły: { $tables }, wpisy dziennika: { $entries }.
checked-read-only = Tylko do odczytu, bo zasady się od tego czasu zmieniły: { $tables }.
checked-well = Nic nie jest uszkodzone.
fault = { $table }: { $fault }
fault-gap = w dzienniku brakuje wpisów.
fault-unreadable = dziennika nie da się odczytać.
fault-refused = zasady odrzucają dziennik.
fault-summary = podsumowanie do list nie zgadza się z dziennikiem.
fault-snapshot = migawka nie zgadza się z dziennikiem.
fault-no-header = jest dziennik, ale nie ma stołu.
backup-no-file = Podaj plik: crenel { $command } PLIK
backup-exists = „{ $file }” już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
store-words = Napisz: crenel store copy SKĄD DOKĄD
store-missing = Pod „{ $store }” nie ma magazynu.
store-version = „{ $store }” pochodzi z innej wersji Crenela. Użyj tamtej wersji albo uruchom raz serwer w tej.
store-newer = Nowsza wersja Crenela zmieniła „{ $store }” w sposób, którego ta nie zna. Użyj nowszej wersji.
store-contracts = Stoły w „{ $store }” wymagają przebudowy dla tej wersji. Zatrzymaj wszystkie serwery, które ich używają, i uruchom ponownie.
store-not-empty = „{ $store }” nie jest pusty. Wybierz pusty magazyn: nic nie zostanie nadpisane.
copy-differs = Kopia różni się od oryginału ({ $table }: { $row }). Nic z niej nie zachowano.

## crenel repair

help-repair =
    crenel repair ratuje to, co da się odczytać z uszkodzonego magazynu. Stary plik zostaje obok jako *.damaged.

      --store URL            magazyn, jako sqlite:///ścieżka (domyślnie: plik w folderze danych)
repaired = Magazyn { $store } jest naprawiony. Odczytano osoby: { $people }, stoły: { $tables }, wpisy dziennika: { $entries }. Stary plik zostaje jako *.damaged.
store-lost = Z „{ $store }” nie da się niczego odczytać. Przywróć kopię.
repair-files-only = crenel repair służy do plików SQLite. PostgreSQL po awarii naprawia się sam, a jeśli to nie wystarczy, przywróć kopię.

## crenel verify

help-verify =
    crenel verify PLIK sprawdza, czy zakończoną grę rozegrano z ziarnem obiecanym na jej początku.

      --commitment HASH      hash widoczny na początku gry
      --after PLIK           zapis zakończonej gry, którą ta kontynuuje
verify-no-file = Podaj zapis gry: crenel verify PLIK
verify-unreadable = Nie można odczytać { $file }: { $detail }
verify-no-commitment = Ten zapis gry nie zawiera hasha. Podaj przez --commitment ten, który był widoczny.
verify-other-commitment = Widoczny był hash { $seen }, a ten zapis gry zawiera { $promised }.
verify-broken = Ziarno nie jest tym obiecanym: jego hash to { $found }, a obiecano { $promised }.
verify-not-over = Ta gra się nie skończyła, więc jej ziarno niczego jeszcze nie dowodzi.
verify-seed = Ziarno jest tym obiecanym ({ $promised }).
verify-game = { $game }: z tym ziarnem { $moves ->
        [one] { $moves } ruch jest dozwolony i odtwarza
        [few] { $moves } ruchy są dozwolone i odtwarzają
       *[many] { $moves } ruchów jest dozwolonych i odtwarza
    } grę. Wynik końcowy: { $scores }.
verify-onward = Ta gra kontynuuje inną. Użyj --after PLIK z zapisem tamtej gry, aby sprawdzić pozycję początkową.
verify-position = Zaczyna się od momentu { $moment } z { $file }.
verify-no-moment = Ten zapis gry nie mówi, od którego momentu innej gry zaczyna.
verify-other-position = Ta gra nie zaczyna się od momentu { $moment } z { $file }.
no-such-puzzle = Nie ma zadania „{ $name }”.
