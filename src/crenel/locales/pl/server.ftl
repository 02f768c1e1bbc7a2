### Co mówią serwer i jego dwa polecenia.

## Odmowy

too-often = Za często: odczekaj chwilę i spróbuj ponownie.
no-session = Nie masz tu sesji. Najpierw podaj swoje imię.
has-account = Masz już konto: { $login }.
login-taken = Login „{ $login }” jest zajęty.
wrong-password = Login i hasło do siebie nie pasują.
bad-request = Nie można zrozumieć tego żądania ({ $where }: { $detail }).
no-such-page = Tu niczego nie ma.
no-such-method = Tego nie można tu zrobić.
body-too-large = To żądanie jest za duże; dozwolone jest { $largest } bajtów.
foreign-origin = To żądanie pochodzi z innej witryny.
server-failed = Coś się nie udało na serwerze. Spróbuj ponownie.
not-saved = Nie udało się tego zapisać. Spróbuj ponownie.

no-such-table = Nie ma takiego stołu.
no-such-seat = Przy tym stole nie ma miejsca { $seat }.
not-started = Gra jeszcze się nie zaczęła.
not-over = Będzie to możliwe po zakończeniu gry.
not-seated = Nie siedzisz przy tym stole.
not-your-seat = Miejsce { $seat } nie jest twoje.
seat-taken = To miejsce jest zajęte.
no-open-seat = Przy tym stole nie ma wolnego miejsca.
invite-needed = Aby usiąść przy tym stole, potrzebujesz zaproszenia.
bad-invite = To zaproszenie jest nieważne albo zostało już użyte.
host-only = Może to zrobić tylko gospodarz stołu.
not-left = Osoba z miejsca { $seat } jest przy stole albo dopiero co odeszła.
rematch-there = Rewanż jest już otwarty.
onward-options = Gra, która toczy się dalej od innej, zakończonej, ma tę samą grę i te same opcje.
table-frozen = Zasady zmieniły się od czasu tej gry i według nowych nie da się jej kontynuować. Nadal można ją oglądać.

stale = Od twojej decyzji przy stole coś się zmieniło. Spójrz jeszcze raz i zdecyduj na nowo.
no-turn-ahead = Teraz nie ma czego planować.
request-open = Ktoś już poprosił o cofnięcie.
no-request = Nikt nie prosił o cofnięcie.
asked-too-often = Odmówiono już więcej niż raz. Możesz poprosić ponownie za { $seconds } s.
nothing-said = Ta wiadomość jest pusta.
no-hints = Przy tym stole bot nie daje podpowiedzi.
hint-under-way = Bot już zastanawia się nad podpowiedzią dla ciebie.
analysis-queue = Zbyt wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
nothing-to-decide = Miejsce { $seat } nie ma teraz nic do zdecydowania.
frame-too-large = Ta wiadomość jest za długa: { $size } bajtów, a dozwolone jest { $largest }.
frame-malformed = Ta wiadomość nie ma sensu: { $detail }
too-many-frames = Zbyt wiele wiadomości naraz.
bad-frames = Zbyt wiele wiadomości bez sensu.

## crenel serve

help-serve =
    crenel serve otwiera stoły w przeglądarce.

      --host ADRES           adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1
      --port PORT            port, domyślnie 8000; 0 wybiera wolny
      --store URL            gdzie przechowywać stoły, jako sqlite:///ścieżka; domyślnie w twoim folderze danych
bad-port = „{ $port }” nie jest portem: podaj liczbę od 0 do 65535.
bad-address = Nie można użyć adresu { $host }, port { $port }: { $detail }
bad-store = Nie można przechowywać stołów w „{ $store }”: { $detail }
serving = Crenel jest otwarty pod adresem { $address }  (stoły są przechowywane w { $store })
page-not-built = Strona nie została jeszcze zbudowana.

## crenel verify

help-verify =
    crenel verify PLIK sprawdza zakończoną grę z obiecanym ziarnem.

      --commitment SKRÓT     zobowiązanie, które było widoczne na początku gry
      --after PLIK           zapis zakończonej gry, od której ta toczy się dalej
verify-no-file = Który zapis? crenel verify PLIK
verify-unreadable = Nie można odczytać { $file }: { $detail }
verify-no-commitment = Ten zapis nie zawiera zobowiązania. Podaj to, które było widoczne, przez --commitment.
verify-other-commitment = Widoczne było zobowiązanie { $seen }, a ten zapis podaje { $promised }.
verify-broken = Ziarno nie jest tym obiecanym: jego skrót to { $found }, a zobowiązanie brzmiało { $promised }.
verify-not-over = Ta gra się nie skończyła, więc jej ziarno niczego jeszcze nie dowodzi.
verify-seed = Ziarno jest tym obiecanym ({ $promised }).
verify-game =
    { $game }: { $moves ->
        [one] { $moves } ruch wynika
        [few] { $moves } ruchy wynikają
        [many] { $moves } ruchów wynika
       *[other] { $moves } ruchu wynika
    } z niego według zasad. Wynik końcowy: { $scores }.
verify-onward = Toczy się dalej od pewnej chwili innej gry; --after PLIK, z zapisem tamtej gry, sprawdza, gdzie się zaczęła.
verify-position = Zaczęła się od chwili { $moment } z { $file }.
verify-no-moment = Ten zapis nie mówi, po której chwili innej gry toczy się dalej.
verify-other-position = Ta gra nie zaczęła się od chwili { $moment } z { $file }.
