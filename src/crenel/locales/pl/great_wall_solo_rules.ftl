### Pełne zasady: Solo: Qin Jiushao.

## Solo: Qin Jiushao

section-solo = Solo: Qin Jiushao
    .lead = Grasz przeciwko Qin Jiushao, który trzyma się swoich kart i swojego toru i o niczym nie decyduje. Miej więcej honoru niż on, zanim skończy się hańba.
    .wrong-1 = Jego tor czyta się na dwa sposoby: od dołu, gdy wysyła urzędników, od góry, gdy aktywuje.
    .wrong-2 = W jego turze najpierw aktywują się jego lokacje; kolejność reszty wybierasz ty.
    .wrong-3 = Pusta pula hańby na końcu oznacza przegraną, niezależnie od honoru.
rule-solo-setup = Qin Jiushao zaczyna z 8 urzędnikami, nadzorcą poziomu 1 w każdej lokacji produkcyjnej, dwoma wspierającymi doradcami i pięcioma swoimi lokacjami w losowej kolejności na torze. Jest drugi w kolejności herbaty i ma 0, 50 lub 100 honoru, zależnie od wyboru. Gra też klan Trzciny.
rule-solo-card = Każdej jesieni zagrywa kartę z własnej talii na pierwsze wolne pole. Liczy się jako karta partnerska dla twoich pól i możesz ją skopiować.
rule-solo-cards = Każda z jego sześciu kart robi to, co mówią jej wiersze, od góry do dołu.
rule-ruling-9 = Nigdzie nie wydrukowano, co robią jego doradcy. Tutaj niektóre z jego kart dają mu honor za każdego z nich.
rule-solo-clerks = Wysyła urzędników do najniższej lokacji na swoim torze, potem do następnej wyżej i tak w kółko; pełne pomija. Gdy wszyscy są na planszy, bierze ich ze swojej najwyższej lokacji.
rule-solo-track = Po aktywacji z jego urzędnikami lokacja przechodzi na szczyt jego toru.
rule-ruling-6 = Jego urzędnicy po aktywacji wracają do puli jak urzędnicy gracza.
rule-solo-production = Gdy aktywuje się lokacja produkcyjna, zamiast surowców otrzymuje honor: poziom swojego nadzorcy za każdego swojego urzędnika.
rule-solo-activation = W jego turze najpierw aktywują się gotowe lokacje, w których ma urzędników. Kolejność reszty wybierasz ty.
rule-ruling-1 = Jego lokacje aktywują się od najwyższej na jego torze do najniższej.
rule-ruling-2 = Gdy jego karta aktywuje jedną lokację, jest to najwyższa na jego torze, w której ma urzędnika.
rule-solo-attack = Jego żołnierze przychodzą za darmo i atakują w sekcji, którą wskazuje następna karta hordy; włócznicy, którzy nie mogą tam zaatakować, idą do drugiej. Otrzymuje 2 honoru za każdy zakryty punkt witalny, żołnierzem lub raną.
rule-own-8 = Wybiera hordę najbliżej muru i zakrywa jej górną linię punktów przed dolną, każdą od lewej.
rule-solo-winter = Zimą jego łucznicy strzelają do hordy najbliżej muru.
rule-ruling-3 = Buduje tylko wtedy, gdy mówi o tym karta. Magazyn płaci, ile może, resztę uważa się za opłaconą, a honor jest pełny.
rule-own-15 = Z magazynu wydaje najpierw drewno, potem kamień, potem złoto.
rule-ruling-4 = Buduje przy najniższym murze. Z równych wybiera ten, który wskazuje następna karta hordy.
rule-ruling-5 = Jego nadzorcy nic mu latem nie dają.
rule-ruling-8 = Wiosną wybierasz, który z dwóch odchodzących doradców trafia do niego. Opcja trudniejszej gry daje mu obu.
rule-ruling-7 = Podbój zabiera hańbę tylko za ludzi: w grze solo jeden żeton.
rule-solo-never = Nie otrzymuje hańby, nikogo nie ratuje i nie ma stref odpoczynku: jego ocaleni wracają do puli. Honor za obecność i łuczników oraz hordy zdobywa jak gracz.
rule-ruling-13 = Liczą się klany, a nie ludzie: urzędnik Qin Jiushao lub klanu Trzciny chroni cię przed hańbą za samotność.
rule-solo-overlord = Gdy jest wodzem klanu Trzciny, przesuwa jego urzędników według własnych zasad i nic na tym nie zyskuje.
rule-own-9 = W turze klanu Trzciny, gdy wodzem jest Qin Jiushao, najpierw aktywują się jego lokacje. Barykady i włócznicy klanu Trzciny idą tam, gdzie wskazuje następna karta hordy, a odrzuca się doradcę najbardziej z lewej.
rule-solo-betrayal = Jeśli Zdradą kopiujesz jego kartę, wykonujesz kartę gracza o tej nazwie.
rule-solo-artifacts = Na koniec każdy artefakt w grze daje mu 20 honoru.
rule-solo-end = Wygrywasz, jeśli masz więcej honoru niż on, a pula hańby nie jest pusta. W innym razie przegrywasz.
