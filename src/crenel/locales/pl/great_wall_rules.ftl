### Pełne zasady Wielkiego Muru: rozdziały i akapit na każdą zasadę. `lead`: o czym jest rozdział;
### `wrong-…`: co się często myli.

## Słowa w tabelach

table-years = Tor czasu: od jednego do trzech graczy używa się małej strony, przy czterech i pięciu dużej
table-seats = Według liczby graczy
table-walls = Mury według liczby kondygnacji
table-soldiers = Żołnierze
table-overseers = Nadzorcy według poziomów
table-places = Dziesięć lokacji
word-space = Pole
word-small-hordes = Hordy wiosną, mała strona
word-small-lethality = Ilu żołnierzy zabija horda, mała strona
word-large-hordes = Hordy wiosną, duża strona
word-large-lethality = Ilu żołnierzy zabija horda, duża strona
word-players = Gracze
word-years = Lata
word-first-hordes = Hordy na początku
word-sections = Sekcje
word-start-clerks = Urzędnicy na początku / łącznie
word-shame = Żetony hańby
word-walls = Ukończone mury kończące grę
word-level = Kondygnacje
word-price = Cena
word-honor = Honor
word-defense = Obrona
word-firing-spots = Pola ostrzału
word-soldier = Żołnierz
word-in-pool = W puli
word-location = Lokacja
word-resource = Daje
word-overseer-price = Za nadzorcę płaci się
word-small-slots = Pola, do trzech graczy
word-large-slots = Pola, czterech i pięciu graczy
word-no-slots = bez limitu
word-shame-icon = Hańba za samotność
word-yes = tak
word-no = nie

## Cel i koniec gry

section-goal = Cel i koniec gry
    .lead = Wygrywa gracz z największym honorem. Każdej zimy, po szturmie, grę mogą zakończyć trzy rzeczy.
    .wrong-1 = Pusta pula hańby kończy grę tylko wtedy, gdy jest pusta jeszcze podczas sprawdzenia zimą.
    .wrong-2 = Trwający rok zawsze rozgrywa się do końca: jesienią nic nie kończy gry.
    .wrong-3 = Od jednego do trzech graczy wystarczą dwa ukończone mury, przy czterech potrzeba trzech.
rule-end-walls = Gra kończy się, gdy na koniec zimy ukończono dość murów (3 kondygnacje): dwa od jednego do trzech graczy, trzy przy czterech lub pięciu.
rule-end-shame = Gra kończy się, gdy na koniec zimy pula hańby jest pusta. Żetony opuszczają pulę, gdy gracze je otrzymują i przy podbojach, a wracają, gdy się je odrzuca.
rule-end-time = Ostatnie pole toru czasu to ostatni rok. Po jego zimie gra kończy się w każdym razie.
rule-ruling-18 = Drukowane instrukcje różnie liczą ukończone mury. Tutaj dwa kończą grę z jednym, dwoma lub trzema graczami, a trzy z czterema.
rule-ruling-30 = W chwili, gdy pula hańby się opróżnia, nic się nie dzieje. Liczy się tylko sprawdzenie na koniec zimy, a do tego czasu żetony mogą wrócić.

## Na jednej stronie

section-one-page = Na jednej stronie
    .lead = Cała gra w skrócie, na stół: rozdziały opisują każdy krok w całości.
note-year = Rok
    .line-1 = Wiosna: czas idzie naprzód, przychodzą hordy, dwaj doradcy opuszczają tor. Lato: dochód, hańba za 2 chi, opróżnienie toru rozkazów, odzyskanie kart albo 2 honoru za kartę. Pierwszy rok pomija obie pory.
    .line-2 = Jesień: każdy zagrywa w tajemnicy kartę rozkazu; rozpatruje się je według pól. Każda tura: pola karty, aktywacje, pokonane hordy.
    .line-3 = Zima: łucznicy strzelają, pokonane hordy, szturm sekcja po sekcji, znikają barykady, sprawdzenie końca gry.
note-locations = Dziesięć lokacji
    .line-1 = Zwykłe, aktywują się pełne: tartak, kamieniołom, kopalnia złota i świątynia dają 1 za urzędnika i poziom nadzorcy, potem ulepszenie i datek; koszary rekrutują; herbaciarnia daje awans.
    .line-2 = Specjalne, aktywują się z jednym urzędnikiem: obóz budowniczych, centrum logistyczne, ambasada, akademia.
    .line-3 = Samotność w zwykłej lokacji oprócz herbaciarni: 1 żeton hańby, przed aktywacją. Potem wszyscy urzędnicy wracają.
note-soldiers = Trzej żołnierze
    .line-1 = Włócznik: 2 kamienie, 1 drewno. Zakrywa jeden punkt hordy przy murze.
    .line-2 = Łucznik: 2 chi, 1 drewno. Zajmuje pole ostrzału i rani dowolną hordę sekcji.
    .line-3 = Kawalerzysta: 3 złota, 1 drewno. Zakrywa dwa sąsiednie punkty dowolnej hordy sekcji.
note-falling = Gdy horda zostaje pokonana
    .line-1 = Wszystkie punkty zakryte, przy najbliższym sprawdzeniu: zwycięzca, 2 honoru dla każdego gracza na niej, 2 za każdego łucznika na murze, śmierć, ocaleni odpoczywają, zdobycie, hordy podchodzą.
    .line-2 = Wygrywa najwięcej punktów, remis rozstrzyga kolejność herbaty; rany nie liczą się nikomu. 2 chi ratują żołnierza.
note-breach = Gdy sekcja zostaje przełamana
    .line-1 = Siła większa niż obrona: hańba za każdą hordę, na której cię nie ma, potem giną żołnierze na hordach i wszyscy łucznicy na murze. Hordy zostają.
note-disgrace = Hańba
    .line-1 = Żeton trafia pod żołnierza w puli (5 honoru na koniec) albo na zdobytą hordę (jej honor przepada). Pusta pula lub brak miejsca: od razu 5 honoru.
note-end = Koniec i punktacja
    .line-1 = Na koniec zimy: dość ukończonych murów, pusta pula hańby albo ostatni rok.
    .line-2 = Honor, minus 5 za każdego żołnierza z hańbą, plus zdobyte hordy bez hańby, plus artefakty. Remis rozstrzyga kolejność herbaty.

## Co leży na stole

section-table = Co leży na stole
    .lead = Każdy gracz prowadzi klan. Wszyscy grają na jednej planszy: jest na niej dziesięć lokacji, mur z trzech sekcji i hordy przed nim.
    .wrong-1 = Surowce, karty na ręce i wspierający doradcy są tajni; odrzucone karty rozkazów są jawne.
    .wrong-2 = Pierwsza kolejność herbaty wynika z generałów, a nie z miejsc przy stole.
    .wrong-3 = Tylko pięciu z ośmiu urzędników zaczyna w grze; pozostałych trzech trzeba zatrudnić.
rule-setup-pieces = Każdy klan ma 10 włóczników, 4 łuczników, 2 kawalerzystów i 6 kart rozkazów. Ma też 8 urzędników: 5 zaczyna w puli, 3 trzeba zatrudnić.
rule-setup-leaders = Otrzymujesz dwóch generałów i dwóch doradców. Wybierz generała, który daje początkowe surowce i taktyki, oraz aktywnego doradcę; drugi doradca wspiera generała.
rule-own-1 = Generała i aktywnego doradcę wybiera się w jednej tajnej odpowiedzi, a wszyscy odsłaniają jednocześnie.
rule-setup-tea = Każdy generał ma wartość herbaty. Klan z najwyższą zaczyna na szczycie kolejności herbaty, reszta za nim malejąco.
rule-setup-hordes = Na początku do każdej używanej sekcji przychodzi jedna horda. Przy czterech graczach czwarta idzie tam, gdzie wskazuje odwrót następnej karty. Każda sekcja ma swoje trzy barykady, a pula hańby liczy 10 żetonów na gracza.
rule-setup-artifacts = W grze są trzy z pięciu artefaktów, widoczne dla wszystkich. Punktują na koniec gry.
rule-setup-row = Na torze doradców leży czterech odkrytych doradców. Można ich zatrudnić w ambasadzie.
rule-setup-decks = W talii jest 13 generałów, 44 doradców, 20 taktyk, 5 artefaktów i 24 karty hord: 8 rodzajów po trzy karty, po jednej dla każdej sekcji na odwrocie.
rule-hidden = Twoje karty rozkazów na ręce, taktyki, surowce i wspierający doradcy są tajni. Cała reszta jest jawna, także odrzucone karty rozkazów.
note-choose-leaders = Rada: wybór generała i doradcy
    .line-1 = Generał daje początkowe surowce i stałą zdolność, która liczy wspierających doradców.
    .line-2 = Wysoka wartość herbaty pozwala działać wcześniej we wszystkim, co idzie w kolejności herbaty.
    .line-3 = Aktywny niech będzie doradca, którego tekst przyda się w tym roku; drugi wzmacnia generała.

## Rok

section-year = Rok
    .lead = Rok ma cztery pory: wiosną przychodzą hordy, latem jest dochód, jesienią działasz, a zimą hordy szturmują mur.
    .flow-1 = Wiosna: przychodzą hordy i dwaj nowi doradcy.
    .flow-2 = Lato: nadzorcy dają surowce. Za chi znika hańba, karty wracają.
    .flow-3 = Jesień: każdy zagrywa jedną kartę rozkazu. Urzędnicy się przesuwają, lokacje się aktywują, hordy padają.
    .flow-4 = Zima: łucznicy strzelają, potem hordy szturmują mur.
    .wrong-1 = Pierwszy rok zaczyna się jesienią: nie ma nowych hord ani dochodu.
    .wrong-2 = Obowiązuje kolejność herbaty, nigdy kolejność miejsc.
rule-years-first = Pierwszy rok nie ma wiosny ani lata. Gra zaczyna się jesienią.
rule-tea-order = Gdy kilka klanów działa jednocześnie, robią to w kolejności herbaty, od góry. Klan wyżej w kolejności herbaty wygrywa też każdy remis.

## Wiosna

section-spring = Wiosna
    .lead = Zaczyna się rok: przychodzą hordy i zmienia się tor doradców.
    .wrong-1 = Najpierw zapełniają się puste sekcje; dopiero potem decydują odwroty kart.
    .wrong-2 = Horda, dla której nie ma miejsca, nie znika bez śladu: dokonuje podboju, a żetony hańby opuszczają grę na zawsze.
rule-spring-time = Znacznik czasu przesuwa się o jedno pole. Pole mówi, ile hord przychodzi tej wiosny i ilu żołnierzy zabijają hordy w tym roku.
rule-spring-hordes = Hordy przychodzą pojedynczo. Każda idzie do pustej sekcji, najpierw do tej najbardziej z lewej; jeśli pustych nie ma, do sekcji z odwrotu następnej karty talii. Zajmuje wolny rząd najbliżej muru.
rule-spring-raid = W sekcji mieszczą się trzy hordy. Ta, która byłaby czwarta, zostaje odrzucona i dokonuje podboju: po jednym żetonie hańby na gracza opuszcza pulę i grę.
rule-spring-row = Dwaj doradcy najbardziej z lewej zostają odrzuceni. Pozostali przesuwają się w lewo i przychodzi dwóch nowych.
rule-ruling-33 = Gdy talia hord się skończy, odrzucone hordy tworzą nową. Jeśli ich nie ma, hordy już nie przychodzą.
rule-ruling-34 = Sekcja bez hord zapełnia się, zanim spojrzy się na odwroty kart, także na początku gry.
rule-own-13 = Gdy nie ma już karty hordy, której odwrót mógłby wskazać sekcję, liczy się pierwsza używana sekcja.

## Lato

section-summer = Lato
    .lead = Nadzorcy przynoszą dochód, można odrzucić hańbę, a karty rozkazów wracają.
    .wrong-1 = Odzyskujesz wszystko albo nic: wracają wszystkie odrzucone karty albo otrzymujesz 2 honoru za każdą.
    .wrong-2 = Z pustą ręką musisz odzyskać karty.
rule-summer-order = Lato ma cztery kroki: dochód, odrzucanie hańby, opróżnienie toru rozkazów i odzyskiwanie. Wszyscy kończą krok, zanim zacznie się następny.
rule-summer-income = Każdy twój nadzorca daje surowce swojej lokacji, tyle, ile wynosi jego poziom.
rule-summer-shame = W kolejności herbaty możesz zapłacić 2 chi, aby odrzucić żeton hańby spod żołnierza albo ze zdobytej hordy, tyle razy, ile razy możesz zapłacić.
rule-summer-reclaim = W kolejności herbaty albo odzyskujesz wszystkie odrzucone karty rozkazów, albo zostawiasz je i otrzymujesz 2 honoru za każdą. Jest wśród nich karta zagrana ostatniej jesieni. Zdrada zostaje zawsze.
rule-own-4 = Jeśli nie masz na ręce żadnej karty rozkazu, musisz odzyskać karty.
note-reclaim = Rada: odzyskać karty czy honor
    .line-1 = 2 honoru za kartę daje tym więcej, im dłużej czekasz, ale masz coraz mniejszy wybór.
    .line-2 = W ostatnim roku nie ma już po co oszczędzać kart.

## Jesień: karty rozkazów

section-fall = Jesień: karty rozkazów
    .lead = Każdy zagrywa jedną kartę rozkazu na rok. Karty rozpatruje się po kolei, a między nimi aktywują się lokacje.
    .flow-1 = Każdy wybiera w tajemnicy kartę rozkazu.
    .flow-2 = W kolejności herbaty każda karta trafia na wolne pole. Najniższy numer ma pierwszą turę.
    .flow-3 = W turze najpierw rozpatruje się pola karty, od góry do dołu.
    .flow-4 = Potem aktywuje się każda gotowa lokacja.
    .flow-5 = Na końcu giną hordy z zakrytymi wszystkimi punktami.
    .wrong-1 = Karty partnerskie liczą się na całym torze, bez względu na to, kto je zagrał.
    .wrong-2 = Zdrada nigdy nie wraca.
    .wrong-3 = Z pola ataku korzystają wszyscy twoi żołnierze, którzy mogą, albo żaden.
rule-fall-choose = Wszyscy wybierają w tajemnicy kartę rozkazu z ręki. Odsłania się je jednocześnie.
rule-fall-order = W kolejności herbaty każdy gracz kładzie kartę na wolnym polu toru rozkazów. Karty rozpatruje się według numerów pól, od najniższego.
rule-fall-turn = W turze najpierw rozpatruje się pola karty od góry do dołu. Potem aktywuje się każda gotowa lokacja, w kolejności wybranej przez aktywnego gracza. Na końcu sprawdza się, czy pokonano hordy.
rule-own-11 = Lokacja, która staje się gotowa, gdy aktywują się inne, aktywuje się w tym samym kroku. Żadna nie aktywuje się w nim dwa razy.
rule-commands-names = Każdy klan ma te same sześć kart: Despotyzm, Ekonomia, Pańszczyzna, Rozkaz ataku, Wznieść sztandary i Zdrada.
rule-commands-boxes = Pole karty jest albo dla jej właściciela, albo dla wszystkich pozostałych graczy. Niektóre wymieniają kartę partnerską: każdy jej egzemplarz na torze rozkazów wzmacnia pole.
rule-commands-others = W polu dla pozostałych każdy inny gracz przesuwa najwyżej dwóch urzędników do dwóch różnych lokacji.
rule-command-despotism = Przesuń najwyżej 4 urzędników i 2 więcej za każdą Ekonomię na torze. Pozostali przesuwają najwyżej 2. Potem możesz wykonać specjalną aktywację.
rule-command-work-harder = Przesuń najwyżej 8 urzędników. Pozostali przesuwają najwyżej 2. Potem możesz wykonać specjalną aktywację za każdy Rozkaz ataku na torze.
rule-command-economy = Przesuń najwyżej 3 urzędników i 2 więcej za każdą kartę Wznieść sztandary na torze. Pozostali przesuwają najwyżej 2. Potem możesz ulepszyć jednego nadzorcę w dowolnej lokacji, płacąc o 1 surowiec mniej.
rule-command-attack-order = Przesuń najwyżej 3 urzędników i 2 więcej za każdy Despotyzm na torze. Potem zaatakuj wszystkimi swoimi żołnierzami, którzy mogą, a każdy z pozostałych może zaatakować jednym.
rule-command-raise-banners = Przesuń najwyżej 3 urzędników i 2 więcej za każdą Pańszczyznę na torze. Pozostali przesuwają najwyżej 2. Do końca twojej tury każdy twój urzędnik liczy się w koszarach jako o jeden więcej, chyba że już sprawia to twój generał.
rule-command-betrayal = Skopiuj kartę innego gracza na torze albo przesuń najwyżej 2 urzędników. Zdradę można zagrać tylko raz w grze.
rule-ruling-26 = Zagrana Zdrada zostaje na stosie kart odrzuconych, gdzie latem nadal liczy się do 2 honoru. Skopiowaną kartę wykonuje się w całości, z polem dla pozostałych, którymi są wtedy wszyscy oprócz ciebie. Zdrada nie kopiuje innej Zdrady.
note-choose-commands = Rada: wybór karty rozkazu
    .line-1 = To twoja jedyna własna karta w tym roku: pomyśl najpierw o lokacjach do aktywacji, potem o potrzebnych urzędnikach.
    .line-2 = Karty z kartą partnerską opłacają się, gdy tę drugą zagrywają inni.
    .line-3 = Karty nie wracają, dopóki ich nie odzyskasz: wszystkie albo 2 honoru za każdą.
note-place-card = Rada: położenie karty na torze
    .line-1 = Pierwsze pola docierają do lokacji przed innymi; ostatnie korzystają z urzędników postawionych przez innych.
    .line-2 = Lokacja aktywuje się w turze, w której się zapełni, ktokolwiek to zrobi.

## Urzędnicy i lokacje

section-clerks = Urzędnicy i lokacje
    .lead = Urzędnicy aktywują lokacje. Czekają w nich, aż to nastąpi, a potem wracają do puli.
    .wrong-1 = Pełna lokacja jest zamknięta w obie strony: nikt nie wchodzi i nikt nie wychodzi.
    .wrong-2 = Hańba za samotność przychodzi, zanim lokacja cokolwiek da.
    .wrong-3 = Specjalna aktywacja nikomu nie daje hańby.
    .wrong-4 = Wracają wszyscy urzędnicy, także niewykorzystani.
rule-clerks-move = Przesuwany urzędnik pochodzi z twojej puli albo z innej lokacji. Każdy urzędnik rusza się tylko raz na pole karty.
rule-clerks-full = Zwykła lokacja, której wszystkie pola są zajęte, jest zamknięta: żaden urzędnik nie wejdzie do niej ani jej nie opuści, dopóki się nie aktywuje.
rule-clerks-different = Gdy dwaj twoi urzędnicy muszą iść do różnych lokacji, obaj mogą przyjść z tej samej.
rule-own-17 = Urzędnicy lokacji, którą się właśnie rozpatruje, wykonali swoją pracę i czekają na powrót. Żadna karta nie może ich przesunąć gdzie indziej.
rule-places-kinds = Tartak, kamieniołom, kopalnia złota, świątynia, koszary i herbaciarnia to zwykłe lokacje. Obóz budowniczych, centrum logistyczne, ambasada i akademia są specjalne.
rule-places-regular = Zwykła lokacja ma stałą liczbę pól. Aktywuje się, gdy wszystkie są zajęte, czyikolwiek są urzędnicy.
rule-places-special = W specjalnej lokacji mieści się dowolnie wielu urzędników. Aktywuje się w fazie aktywacji tury, jeśli jest tam co najmniej jeden urzędnik gracza.
rule-places-order = Gdy lokacja się aktywuje, obecne w niej klany działają w kolejności herbaty. Każdy wykorzystuje wszystkich swoich urzędników, zanim działać będzie następny.
rule-places-return = Potem wszyscy tamtejsi urzędnicy wracają do pul swoich klanów, wykorzystani czy nie.
rule-places-optional = Nikt nie musi korzystać z lokacji: możesz przerwać w każdej chwili albo nie robić nic.
rule-own-3 = Pytanie dostajesz tylko tam, gdzie jest co rozstrzygać. To, co może tylko pomóc, jak zbieranie, dobieranie taktyk czy dochód, dzieje się samo. W herbaciarni możesz zostać na swoim miejscu, więc tam pytanie pada.
rule-places-advanced = Specjalna aktywacja aktywuje dowolną lokację z co najmniej jednym urzędnikiem, pełną lub nie. Nikt nie otrzymuje wtedy hańby za samotność.
rule-ruling-22 = Hańba za samotność przychodzi tuż przed aktywacją lokacji. Żołnierza unieruchomionego tym żetonem nie można zrekrutować w tej samej aktywacji.
note-move-clerks = Rada: przesuwanie urzędników
    .line-1 = Zajęcie ostatniego pola aktywuje zwykłą lokację w tej turze, dla wszystkich obecnych.
    .line-2 = Samotny klan w większości zwykłych lokacji otrzymuje żeton hańby.
    .line-3 = Pełna lokacja jest zamknięta: zostawieni w niej urzędnicy wrócą dopiero po aktywacji.
note-activations = Rada: kolejność aktywacji
    .line-1 = Najpierw surowce, potem lokacja, która je wydaje.
    .line-2 = Herbaciarnia zmienia kolejność dla wszystkiego, co aktywuje się po niej.

## Produkcja, nadzorcy i magazyn

section-production = Produkcja, nadzorcy i magazyn
    .lead = Tartak, kamieniołom, kopalnia złota i świątynia dają drewno, kamień, złoto i chi. Nadzorcy zwiększają plon, a datki napełniają wspólny magazyn.
    .flow-1 = Zbieranie: 1 za urzędnika i dodatkowo tyle, ile wynosi poziom nadzorcy.
    .flow-2 = Ulepszanie: nowy nadzorca albo o jeden poziom wyżej.
    .flow-3 = Datek: 1 do magazynu za 2 honoru.
    .wrong-1 = Nadzorca to żołnierz, który nigdy nie wraca.
    .wrong-2 = W jednej aktywacji przekazujesz najwyżej jeden surowiec, a chi nigdy.
    .wrong-3 = Jeśli nie masz tam urzędnika, twój nadzorca nic nie daje, gdy lokacja się aktywuje.
rule-production-steps = Lokacja produkcyjna ma trzy kroki: zbieranie, ulepszanie, datek. Wszyscy obecni kończą krok, zanim zacznie się następny.
rule-production-gather = Otrzymujesz jeden surowiec za każdego swojego urzędnika w lokacji i dodatkowo tyle, ile wynosi poziom twojego nadzorcy.
rule-production-upgrade = Po zebraniu surowców możesz ulepszyć swojego nadzorcę w tej lokacji o jeden poziom.
rule-ruling-23 = Ulepszać może tylko klan, który w tej aktywacji zebrał surowce. Klan bez urzędnika nie robi ani jednego, ani drugiego.
rule-production-donate = Po zebraniu surowca możesz przekazać 1 do magazynu za 2 honoru. W świątyni nie ma datków: chi się nie przekazuje.
rule-overseers-cost = Pierwszy poziom nadzorcy kosztuje 2 surowca wskazanego w lokacji, drugi 3, trzeci 4. W tartaku płaci się w chi, w kamieniołomie drewnem, w kopalni złota kamieniem, w świątyni złotem.
rule-overseers-limits = W każdej lokacji produkcyjnej masz najwyżej jednego nadzorcę, najwyżej na poziomie 3. Może nim zostać dowolny żołnierz z puli i zostaje na zawsze. Inne klany mogą mieć nadzorcę w tej samej lokacji.
rule-ruling-32 = Surowce są nieograniczone.
note-upgrade = Rada: ulepszenie nadzorcy
    .line-1 = Opłaca się przy każdej aktywacji z twoim urzędnikiem i każdego lata: im wcześniej, tym dłużej.
    .line-2 = Pierwszy poziom zabiera na zawsze żołnierza z puli.
note-donate = Rada: datek
    .line-1 = 2 honoru za jeden surowiec to dobra cena, jeśli nie jest potrzebny na żołnierzy lub ulepszenie.
    .line-2 = Magazyn pomaga temu, kto zbuduje następny: zobacz, kto jest w obozie budowniczych.

## Koszary i rekrutacja

section-barracks = Koszary i rekrutacja
    .lead = Urzędnicy w koszarach zamieniają surowce w żołnierzy, którzy od razu atakują albo odpoczywają.
    .wrong-1 = Wszystkich rekrutów wybiera się i opłaca, zanim zaatakuje pierwszy: ich zdobycze nie opłacą następnych.
    .wrong-2 = Rekrut może zaatakować w dowolnej sekcji; później atakuje tylko tam, gdzie jest.
rule-barracks-cost = Za każdego urzędnika możesz zrekrutować jednego żołnierza z puli. Włócznik kosztuje 2 kamienie i 1 drewno, łucznik 2 chi i 1 drewno, kawalerzysta 3 złota i 1 drewno.
rule-barracks-batch = Najpierw wybierz i opłać wszystkich rekrutów. Potem rozmieść ich jednego po drugim: każdy atakuje w wybranej sekcji albo idzie do wybranej strefy odpoczynku. Razem są jednym zdarzeniem.
note-recruit = Rada: rekrutacja
    .line-1 = Zanim zapłacisz, zobacz, które punkty są wolne: włócznicy sięgają tylko rzędu przy murze.
    .line-2 = Zachowaj chi na ratowanie: horda zabija część żołnierzy każdego gracza.
note-deploy = Rada: atak albo odpoczynek
    .line-1 = Hordę zdobywa ten, kto zakrywa najwięcej punktów; przy remisie ten wyżej w kolejności herbaty.
    .line-2 = Żołnierz na hordzie chroni też przed hańbą, jeśli sekcja zostanie przełamana.
    .line-3 = Łucznicy zostają na murze, strzelają każdej zimy i dają 2 honoru za każdą pokonaną tam hordę.

## Obóz budowniczych: barykady i mury

section-builders = Obóz budowniczych: barykady i mury
    .lead = Urzędnicy w obozie budowniczych wzmacniają mur surowcami ze wspólnego magazynu.
    .wrong-1 = Najpierw trzeba użyć magazynu; wybierasz tylko, które jego surowce.
    .wrong-2 = Honor jest taki sam, choćby twoja część była najmniejsza.
    .wrong-3 = Mury zostają, barykady znikają każdej zimy.
    .wrong-4 = Za chi nigdy się nie buduje.
rule-builders = Za każdego urzędnika zbuduj jedną barykadę albo jedną kondygnację muru w dowolnej sekcji. Możesz budować znów w tej samej sekcji i to samo dwa razy.
rule-barricades = Barykada kosztuje 2 surowce: drewno, kamień lub złoto w dowolnej kombinacji. Daje 2 honoru i dodaje 2 do obrony sekcji. W sekcji mieszczą się trzy. Zimą znikają wszystkie.
rule-walls-cost = Trzy kondygnacje muru kosztują 5, 10 i 15 surowców w dowolnej kombinacji drewna, kamienia i złota i dają tyle samo honoru. Buduje się je po kolei.
rule-walls-warehouse = Najpierw płaci magazyn, ile tylko może. Resztę płacisz ty i mimo to otrzymujesz cały honor.
rule-walls-archers = Łucznicy z muru wchodzą na nową kondygnację. Nie jest to ani atak, ani przeniesienie żołnierzy.
rule-ruling-29 = Budujący wybiera, które surowce opuszczają magazyn, ale musi użyć tylu, na ile pozwalają koszt i zapas.
note-build = Rada: budowa
    .line-1 = Najpierw płaci magazyn, a cały honor jest twój.
    .line-2 = Barykady stoją tylko do zimy: buduj je tam, gdzie zapobiegną przełamaniu.
    .line-3 = Każda kondygnacja otwiera pole ostrzału.

## Logistyka, herbaciarnia, ambasada, akademia

section-services = Logistyka, herbaciarnia, ambasada, akademia
    .lead = Cztery lokacje dla tych, którzy planują: przenoszenie żołnierzy, kolejność herbaty, zatrudnianie i taktyki.
    .wrong-1 = Żołnierza nigdy nie przenosi się ze strefy odpoczynku na pole ostrzału.
    .wrong-2 = Cena doradcy rośnie z każdym doradcą, którego masz, aktywnym czy wspierającym.
    .wrong-3 = Kolejność herbaty zmienia się, gdy aktywuje się herbaciarnia, przed lokacjami, które aktywują się później.
rule-logistics = Za każdego urzędnika przenieś dowolnie wielu swoich żołnierzy z jednej sekcji do innej: ze strefy odpoczynku do strefy odpoczynku, z muru na wolne pole ostrzału albo z muru do strefy odpoczynku. Żołnierze na hordach zostają.
rule-tea-house = W kolejności herbaty każdy obecny klan może awansować o jedno miejsce. Klan, który sam zajmuje wszystkie pola, może przejść na szczyt. Poza tym liczba urzędników nie ma znaczenia.
rule-embassy-clerk = Za każdego urzędnika w ambasadzie możesz zatrudnić urzędnika za 2 złota. Trafia do twojej puli.
rule-embassy-advisor = Albo zatrudnij doradcę z toru, aktywnego lub wspierającego. Kosztuje tyle złota, ilu masz wtedy doradców: trzeci kosztuje 3. Tor uzupełnia się przed następnym zatrudnieniem.
rule-academy = Dobierz jedną taktykę za każdego urzędnika. Gdy talia się skończy, odrzucone taktyki tworzą nową.
note-hire = Rada: zatrudnianie
    .line-1 = Urzędnik kosztuje 2 złota i pracuje każdego roku.
    .line-2 = Doradcy drożeją z każdym, którego masz; wspierający od razu liczą się dla generała.
note-tea = Rada: herbaciarnia
    .line-1 = Kto jest wyżej w kolejności herbaty, wygrywa remisy, wybiera i działa wcześniej.

## Atak

section-attack = Atak
    .lead = Hordę pokonuje się, zakrywając jej punkty witalne żołnierzami i ranami. Większość punktów daje nagrodę.
    .flow-1 = Włócznik: jeden wolny punkt hordy przy murze.
    .flow-2 = Kawalerzysta: dwa sąsiednie wolne punkty dowolnej hordy w sekcji.
    .flow-3 = Łucznik: z muru, rana w dowolnym wolnym punkcie w sekcji.
    .wrong-1 = Rany nie dają nagród: łucznicy otwierają drogę innym albo zadają ostatni cios.
    .wrong-2 = Horda z zakrytymi wszystkimi punktami stoi aż do następnego sprawdzenia.
    .wrong-3 = Zimą twoi łucznicy muszą strzelać, także gdy lepiej byłoby zaczekać.
rule-attack = Atakujący żołnierz zakrywa wolne punkty witalne hordy i tam zostaje. Nagrody tych punktów otrzymujesz od razu. Rana także zakrywa punkt, ale nic nie daje.
rule-attack-spearman = Włócznik zakrywa jeden wolny punkt hordy stojącej przy murze, w pierwszym rzędzie jego sekcji.
rule-attack-horseman = Kawalerzysta zakrywa dwa sąsiednie wolne punkty jednej hordy w swojej sekcji, w dowolnym rzędzie. Gdzie nie ma dwóch sąsiednich wolnych punktów, nie może zaatakować.
rule-attack-archer = Łucznik potrzebuje wolnego pola ostrzału na murze i tam zostaje. Zadaje jedną ranę w dowolny wolny punkt dowolnej hordy w swojej sekcji.
rule-attack-recruit = Nowy rekrut atakuje w dowolnej sekcji albo odpoczywa w dowolnej.
rule-attack-resting = Poza tym atakować mogą tylko żołnierze ze stref odpoczynku i z pól ostrzału, i tylko we własnej sekcji. Żołnierze na hordzie zostają, aż zostanie pokonana albo sami zginą.
rule-ruling-24 = Możesz nie korzystać z pola ataku na karcie. Jeśli korzystasz, atakuje każdy żołnierz, który ma cel, po jednym razie. Strzelanie zimą nigdy nie jest dobrowolne.
rule-own-6 = Łucznika można wysłać na wolne pole ostrzału bez celu, ale nikogo się do tego nie zmusza.
rule-own-10 = Nagrodę punktu otrzymujesz, zanim ktokolwiek odpowie na atak, więc chi z niej może wzmocnić taktykę.
rule-own-12 = Żołnierze „w sekcji” to ci w jej strefie odpoczynku, na jej murze i na jej hordach.
rule-own-14 = Rana zadana kartą liczy się jako twoja i może być ostatnią.

## Horda pokonana

section-defeat = Horda pokonana
    .lead = Gdy wszystkie punkty witalne hordy są zakryte, najbliższe sprawdzenie ją pokonuje: honor, śmierć, na końcu zdobycie.
    .flow-1 = Wszystkie punkty są zakryte, gdy sprawdza się hordy.
    .flow-2 = 2 honoru dla każdego gracza na hordzie i za każdego łucznika na murze.
    .flow-3 = Giną na niej żołnierze, chyba że ktoś ich uratuje. Inni odpoczywają.
    .flow-4 = Hordę zdobywa gracz z największą liczbą punktów.
    .wrong-1 = Zwycięzcę ustala się, zanim zginą żołnierze.
    .wrong-2 = Honor dostają wszyscy obecni na hordzie, nie tylko zwycięzca.
    .wrong-3 = Ocaleni odpoczywają w tej sekcji, a nie tam, skąd przyszli.
rule-defeat-when = Hordy sprawdza się na końcu każdej tury jesienią i zimą po strzałach łuczników. Wtedy, nie wcześniej, pokonana jest horda z zakrytymi wszystkimi punktami.
rule-defeat-order = Sprawdza się rząd po rzędzie od muru, a każdy rząd od lewej do prawej.
rule-own-5 = Hordę rozpatruje się w rzędzie, w którym stała na początku sprawdzenia, nawet jeśli tymczasem się przesunęła. To, co w trakcie pokonają efekty, rozpatruje się w kolejnym sprawdzeniu.
rule-ruling-19 = Kroki pokonania hordy: ustala się zwycięzcę; honor za obecność; honor za łuczników; śmierć i ratowanie; ocaleni odpoczywają; zwycięzca zdobywa hordę; hordy z tyłu podchodzą.
rule-defeat-honor = Każdy gracz z żołnierzem na hordzie otrzymuje 2 honoru. Potem każdy gracz otrzymuje 2 honoru za każdego swojego łucznika na murze tej sekcji.
rule-defeat-claim = Hordę zdobywa gracz, którego żołnierze zakrywają najwięcej punktów; przy remisie ten wyżej w kolejności herbaty. Rany nie liczą się nikomu. Hordę, na której są same rany, odrzuca się.
rule-ruling-20 = Żołnierze, którzy przeżyli pokonanie hordy, idą do strefy odpoczynku tej sekcji.
rule-ruling-21 = Rany na pokonanej hordzie znikają razem z kartą.

## Kto ginie, kto ocaleje

section-deaths = Kto ginie, kto ocaleje
    .lead = Hordy zabijają, gdy zostają pokonane i gdy przełamują sekcję.
    .wrong-1 = Liczba dotyczy każdego gracza na każdej hordzie, a nie hordy jako całości.
    .wrong-2 = Uratowany żołnierz nie został zabity: karty o zabitych go nie liczą.
rule-deaths-lethality = Horda zabija tylu stojących na niej żołnierzy każdego gracza, ilu wskazuje w tym roku tor czasu. Niektóre hordy zabijają więcej.
rule-deaths-choose = Jeśli ginie tylko część twoich żołnierzy, wybierasz którzy. Zabici wracają do twojej puli i można ich znów zrekrutować.
rule-deaths-save = Za 2 chi od osoby możesz uratować żołnierzy, którzy mieliby zginąć. Uratowany nie został zabity i idzie do strefy odpoczynku sekcji.
rule-deaths-wounds = Gdy żołnierz schodzi z hordy, na każdym zakrytym przez niego punkcie zostaje rana.
rule-ruling-25 = Ilu by twoich żołnierzy nie zginęło w jednym zdarzeniu, dla kart to jedno zdarzenie: jedno na pokonaną hordę, jedno na przełamaną sekcję.
note-save = Rada: ratowanie żołnierzy
    .line-1 = 2 chi za każdego: ponowna rekrutacja łucznika lub kawalerzysty kosztuje więcej.
    .line-2 = Uratowani odpoczywają w tej sekcji i mogą w niej znów atakować.

## Zima: ostrzał, szturm, przełamanie

section-winter = Zima: ostrzał, szturm, przełamanie
    .lead = Łucznicy strzelają jeszcze raz, potem hordy każdej sekcji mierzą się z jej obroną.
    .flow-1 = Strzela każdy łucznik na polu ostrzału, jeśli ma cel.
    .flow-2 = W każdej sekcji siła hord spotyka się z obroną.
    .flow-3 = Większa siła przełamuje sekcję: hańba, potem śmierć.
    .flow-4 = Po wszystkich szturmach odrzuca się barykady. Mury zostają.
    .wrong-1 = Równa obrona wystarcza: przełamuje tylko większa siła.
    .wrong-2 = Każdy przywódca znów połowi obronę.
    .wrong-3 = Łucznicy na przełamanym murze giną, żołnierze w strefie odpoczynku nie.
    .wrong-4 = Sekcji bez hord nic nie grozi.
rule-winter-firing = Sekcja po sekcji od lewej i w kolejności herbaty każdy łucznik na polu ostrzału musi strzelić, jeśli ma cel. Potem sprawdza się, czy pokonano hordy.
rule-winter-assault = W każdej sekcji dodaje się siłę wszystkich jej hord i porównuje z obroną muru i barykad. Jeśli siła jest większa, sekcja zostaje przełamana; jeśli nie, nic się nie dzieje.
rule-breach-order = Przy przełamaniu najpierw każdy otrzymuje swoją hańbę. Potem giną żołnierze.
rule-breach-shame = Każdy gracz otrzymuje żeton hańby za każdą hordę przełamanej sekcji, na której nie ma żołnierza.
rule-breach-deaths = Każda horda sekcji zabija stojących na niej żołnierzy według toru czasu. Ocaleni zostają na hordzie, a hordy też zostają.
rule-breach-archers = Giną wszyscy łucznicy na murze przełamanej sekcji. Żołnierze w jej strefie odpoczynku nie giną.
rule-breach-one-event = Wszyscy twoi zabici w jednym przełamaniu to jedno zdarzenie: jeden wzmocniony Odwrót może uratować wszystkich.
rule-winter-barricades = Po szturmie na wszystkie sekcje odrzuca się wszystkie barykady.

## Hańba

section-shame = Hańba
    .lead = Hańba unieruchamia twoich żołnierzy albo psuje zdobyte hordy, a na koniec kosztuje honor.
    .wrong-1 = Żeton na zdobytej hordzie kosztuje honor tej hordy, a nie 5.
    .wrong-2 = Unieruchomiony żołnierz nie jest stracony: odrzuć żeton, a wróci do puli.
    .wrong-3 = Przy pustej puli hańba od razu kosztuje honor.
rule-shame-alone = Jeśli twój klan jest sam w lokacji z ikoną hańby, gdy się ona aktywuje, otrzymujesz żeton hańby. Ikonę mają wszystkie zwykłe lokacje oprócz herbaciarni.
rule-shame-places = Umieść żeton pod żołnierzem ze swojej puli, który nie ma żadnego, albo na jednym z dwóch miejsc zdobytej hordy.
rule-shame-frozen = Żołnierza z żetonem hańby nie można zrekrutować ani uczynić nadzorcą, dopóki żeton nie zostanie odrzucony.
rule-shame-empty = Jeśli pula hańby jest pusta, zamiast otrzymać żeton tracisz 5 honoru.
rule-shame-nowhere = Jeśli nie masz gdzie umieścić żetonu, opuszcza on grę, a ty tracisz 5 honoru.
note-shame = Rada: umieszczenie żetonu hańby
    .line-1 = Pod żołnierzem, który nie będzie szybko potrzebny: 5 honoru na koniec, a żołnierz jest unieruchomiony.
    .line-2 = Na zdobytej hordzie wartej mniej niż 5 albo takiej, która ma już żeton: jej honor przepada tylko raz.

## Taktyki

section-tactics = Taktyki
    .lead = Taktyki to tajne karty, które odpowiadają na zdarzenie: mają efekt darmowy i mocniejszy za chi.
    .wrong-1 = Jedna taktyka na gracza i zdarzenie, ilekolwiek masz na ręce.
    .wrong-2 = Chi, które za to samo zdarzenie dają twoje stałe karty, nie wzmocni taktyki: taktyka jest pierwsza.
    .wrong-3 = Pokonana horda to jedno zdarzenie, także dla tego, kto ją pokonuje.
rule-tactics = Taktyka robi to, co mówi jej tekst: efekt darmowy albo wzmocniony.
rule-tactics-limit = Możesz mieć najwyżej pięć taktyk. Jeśli masz więcej, odrzuć wybrane, aż zostanie pięć.
rule-tactics-play = Zagraj taktykę, gdy zachodzi zdarzenie, które wymienia. Wykonaj jeden z jej dwóch efektów i odrzuć kartę.
rule-tactics-boost = Wzmocniony efekt zastępuje darmowy i kosztuje tyle chi, ile wskazuje karta.
rule-tactics-one = Na każde zdarzenie możesz zagrać jedną taktykę.
rule-ruling-27 = Każdy gracz może zagrać jedną taktykę na to samo zdarzenie; nikt nie zagrywa dwóch.
rule-ruling-28 = Taktykę zagrywa się przed stałymi kartami, które czekają na to samo zdarzenie. Chi z tych kart przychodzi więc za późno, żeby ją wzmocnić.
rule-own-2 = Pokonana horda to jedno zdarzenie, czy taktyka czeka na dowolną, czy na twoją. Atak kilkoma rodzajami żołnierzy też jest jednym. Rekrutacja, atak i zadanie ostatniej rany to trzy zdarzenia, na które odpowiada się w tej kolejności.
rule-tactics-triggers = Taktykami można odpowiedzieć na siedem zdarzeń.
rule-tactics-trigger-1 = Horda zostaje pokonana, bez względu na to, kto ją pokonuje. Większość tych kart wymaga twojego żołnierza na tej hordzie albo w jej sekcji.
rule-tactics-trigger-2 = Pokonujesz hordę: jesteś jej zwycięzcą.
rule-tactics-trigger-3 = Atakujesz rodzajem żołnierza wskazanym na karcie.
rule-tactics-trigger-4 = Zadajesz ostatnią ranę: twój atak lub twoja rana zakrywa ostatni wolny punkt hordy.
rule-tactics-trigger-5 = Giną twoi żołnierze. Karty, które ratują, zagrywa się, zanim zginą.
rule-tactics-trigger-6 = Kończy się twoja faza rozkazów: wszystkie pola twojej karty są rozpatrzone, a lokacje jeszcze się nie aktywowały.
rule-tactics-trigger-7 = Rekrutujesz. Niektóre karty wymagają też określonego żołnierza w sekcji, w której znalazł się rekrut.
rule-tactic-heroic-fight = Gdy pokonana zostaje horda, na której masz włócznika, w sekcji, w której masz łucznika: otrzymujesz 4 honoru, po wzmocnieniu 8.
rule-tactic-rob-the-dead = Gdy zadajesz ostatnią ranę: otrzymujesz 2 złota, po wzmocnieniu 5.
rule-tactic-withdrawal = Gdy twoi żołnierze mają zginąć: ratujesz jednego za darmo, po wzmocnieniu wszystkich.
rule-tactic-restless = Po twojej fazie rozkazów: ulepszasz jednego nadzorcę, po wzmocnieniu dwóch różnych. Za ulepszenia płaci się jak zawsze.
note-react = Rada: zagranie taktyki
    .line-1 = Jedna taktyka na zdarzenie: czy w tym roku będzie lepsza chwila?
    .line-2 = Limit to pięć kart; przy pełnej ręce dobrane przepadają.

## Generałowie

section-generals = Generałowie
    .lead = Twój generał ma stałą zdolność, która rośnie z każdym wspierającym doradcą.
    .wrong-1 = Generał liczy wspierających doradców, nigdy aktywnych.
    .wrong-2 = Bez wspierających doradców większość generałów nic nie robi.
rule-generals = Twój generał robi to, co mówi karta. Jej liczby liczą się raz za każdego wspierającego doradcę, chyba że karta mówi inaczej.
rule-general-liang-hongyu = Gdy ginie którykolwiek z twoich żołnierzy, otrzymujesz 2 honoru za każdego wspierającego doradcę: raz na zdarzenie, ilu by nie zginęło.
rule-general-yang-miaozhen = Gdy rekrutujesz, możesz zrekrutować jednego włócznika więcej za każdego wspierającego doradcę, każdego za 2 dowolne surowce.
rule-general-song-ci = Zawsze gdy ulepszasz nadzorcę, otrzymujesz 2 honoru za każdego wspierającego doradcę.
rule-general-keng-hsien-seng = Twoje złoto może zastąpić każdy surowiec, którym masz zapłacić.
rule-own-7 = Złoto, które zastępuje inny surowiec, płaci tylko za to, czego brakuje: najpierw wydaje się to, co masz właściwego rodzaju.
rule-general-tong-guan = Po fazie aktywacji twojej tury atakujesz najwyżej jednym żołnierzem za każdego wspierającego doradcę, ze stref odpoczynku lub z murów.
rule-general-xin-qiji = Gdy rekrutujesz, za każdego wspierającego doradcę może strzelić jeden łucznik z muru, w dowolnych sekcjach. Łucznicy dopiero co zrekrutowani nie strzelają.
rule-general-wan-yi = Podczas letniego dochodu otrzymujesz 2 dowolne surowce za każdego wspierającego doradcę. Liczy najwyżej czterech.
rule-general-cai-xiang = Gdy aktywuje się specjalna lokacja, w której masz co najmniej dwóch urzędników, otrzymujesz 2 honoru za każdego wspierającego doradcę.

## Doradcy

section-advisors = Doradcy
    .lead = Każdy zatrudniony doradca albo jest aktywny i używa swojej zdolności, albo wspiera twojego generała. Wybór jest ostateczny.
    .wrong-1 = Wspierający doradca sam nic nie robi.
    .wrong-2 = Dwaj aktywni doradcy mogą odpowiedzieć na to samo zdarzenie: limit taktyk ich nie dotyczy.
rule-advisors = Aktywny doradca robi to, co mówi karta. Wspierający nie ma własnego efektu, ale wzmacnia twojego generała.
rule-advisor-warden = Po twojej fazie aktywacji atakujesz najwyżej jednym łucznikiem w każdej sekcji.
rule-advisor-taskmaster = Po twojej fazie aktywacji pobierasz dochód jednego ze swoich nadzorców.
rule-advisor-master-merchant = Po twojej fazie aktywacji możesz zapłacić 1 złoto, aby otrzymać 3 dowolne surowce oprócz złota.
rule-advisor-forest-guide = Gdy zagrywasz taktykę, odrzucasz żeton hańby.
rule-advisor-chronicler = Gdy zagrywasz taktykę, otrzymujesz honor, dwa razy tyle, jeśli taktyka jest wzmocniona.
rule-advisor-chains = Wytwórca, Alchemik, Przywódca duchowy i Kamieniarz: gdy ulepszasz nadzorcę, możesz też ulepszyć tego w lokacji z karty, płacąc o 2 mniej. Może to być ten sam nadzorca.
rule-own-16 = Ulepszenie, które daje efekt doradcy, nie wywołuje innego doradcy. Twój generał na nie reaguje.
rule-advisor-jinshi = Po twojej fazie rozkazów przesuwasz jednego urzędnika więcej.
rule-advisor-smuggler = Gdy karta innego gracza pozwala ci przesunąć urzędników, przesuwasz jednego więcej, do dowolnej lokacji.
rule-advisor-last-wounds = Za każdą zadaną przez ciebie ostatnią ranę Złodziej chwały odrzuca żeton hańby, a Mnich taktyk dobiera 2 taktyki.
rule-advisor-herald = Każdy rekrutowany przez ciebie włócznik kosztuje o 1 kamień mniej.
rule-advisor-survivalist = W każdym zdarzeniu, w którym mieliby zginąć twoi żołnierze, ratujesz jednego za darmo.

## Hordy

section-hordes = Hordy
    .lead = Hordy stoją przed każdą sekcją w najwyżej trzech rzędach. Każda ma siłę, honor, punkty witalne i czasem cechę.
    .wrong-1 = Liczy się siła ze wszystkich rzędów, a nie tylko z rzędu przy murze.
    .wrong-2 = Szarża dodaje siłę tylko w rzędzie przy murze.
    .wrong-3 = Zaciekła horda zabija o jednego żołnierza więcej z każdego gracza, który na niej stoi.
rule-hordes = Horda ma siłę, honor, cechę i punkty ze swojej karty. Honor otrzymuje na koniec gry gracz, który ją zdobył.
rule-horde-leader = Każdy przywódca w sekcji połowi jej obronę, z zaokrągleniem w dół. Dwaj zostawiają z niej ćwierć.
rule-horde-pyromaniacs = Dopóki w sekcji są podpalacze, jej barykady są warte 0.

## Artefakty

section-artifacts = Artefakty
    .lead = W grze są trzy z pięciu artefaktów. Na koniec każdy daje honor za to, co liczy.
    .wrong-1 = Artefakty do nikogo nie należą: punktują dla wszystkich graczy.
rule-artifacts = Na koniec gry każdy artefakt w grze daje każdemu graczowi honor za to, co liczy.
rule-artifact-hou-yi-bow = 6 honoru za każdego twojego łucznika na najwyższym murze.
rule-ruling-35 = Najwyższy mur to wszystkie sekcje z największą zbudowaną liczbą kondygnacji. Dopóki nic nie zbudowano, nie ma go wcale.
rule-artifact-servant-statue = 7 honoru za każdego twojego doradcę ponad dwóch, aktywnego lub wspierającego.
rule-artifact-stone-bells = 7 honoru za każdego twojego urzędnika ponad pięciu. Niezatrudnieni się nie liczą.

## Punktacja

section-scoring = Punktacja
    .lead = Honor liczy się podczas gry. Na koniec odejmuje się hańbę, a potem dodaje zdobyte hordy i artefakty.
    .wrong-1 = Hańbę odejmuje się najpierw i nigdy poniżej 0: to, co dają hordy i artefakty, przychodzi później.
    .wrong-2 = Niewykorzystane surowce i taktyki nic nie dają.
rule-scoring-shame = Tracisz 5 honoru za każdego żołnierza z żetonem hańby. Nigdy nie spadasz poniżej 0.
rule-scoring-hordes = Każda zdobyta horda bez żetonu hańby daje honor ze swojej karty. Z żetonem nie daje nic.
rule-ruling-31 = Honor nigdy nie spada poniżej 0, ani w trakcie gry, ani na końcu.
rule-scoring-sum = Potem punktują artefakty. Twój wynik to suma wszystkiego, co udało się zyskać i stracić; arkusz punktacji podaje ją według źródeł.
rule-scoring-ties = Przy równym honorze wygrywa gracz wyżej w kolejności herbaty.

## Własne karty

section-own-cards = Własne karty
    .lead = Stół może grać kartami napisanymi przez was samych.
rule-cards-own = Stół może przynieść w pliku własne karty generałów, doradców, taktyk, hord i artefaktów. Wiersz, który nie może działać, zostaje odrzucony z podaniem numeru i powodu.
