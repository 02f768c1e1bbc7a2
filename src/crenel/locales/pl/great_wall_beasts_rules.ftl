### Pełne zasady: Starożytne Bestie.

## Starożytne Bestie

section-beasts = Starożytne Bestie
    .lead = Cztery bestie pomagają wszystkim w obszarze, w którym są. Gracze je ulepszają i przenoszą.
    .wrong-1 = Bestia do nikogo nie należy: jej moc służy temu, kto coś tam robi.
    .wrong-2 = Bestię przenosi się tylko zaraz po ulepszeniu albo dzięki aktywnemu reliktowi.
    .wrong-3 = Za ulepszenia nigdy nie płaci magazyn.
rule-beasts-decks = Osiem taktyk i dwunastu doradców tasuje się z kartami gry podstawowej.
rule-beasts-piles = Każda bestia zaczyna ze swoją kartą poziomu 1.
rule-beasts-place = W kolejności herbaty każdy gracz umieszcza jedną bestię tam, gdzie pozwala jej karta, aż staną wszystkie cztery. Przy trzech graczach pierwszy umieszcza drugą, przy dwojgu oboje.
rule-beasts-five = Przy pięciu graczach ostatni w kolejności herbaty nie umieszcza żadnej.
rule-beasts-any = Możesz umieścić dowolną bestię, której jeszcze nie ma na planszy. Dwie bestie mogą być w jednym obszarze.
rule-beasts-closed = Sekcja, której się nie używa, nie jest obszarem.
rule-beasts-power = Bestia robi to, co mówi jej aktualna karta, w obszarze, w którym jest.
rule-beasts-all = Pomaga tak samo każdemu graczowi, ale żadnemu klanowi bez gracza.
rule-beasts-upgrade = Na początku swojej tury możesz zapłacić cenę z karty bestii i zastąpić ją kartą następnego poziomu.
rule-beasts-once = Jedno ulepszenie na turę.
rule-beasts-stock = Za ulepszenia płaci się własnymi surowcami, także w kooperacji.
rule-beasts-automas = W turze klanu bez gracza nikt nie ulepsza.
rule-beasts-window = Jeśli masz kartę, która czeka na początek tury, możesz ulepszyć bestię przed nią albo po niej.
rule-beasts-moves = Kto ulepsza bestię, może od razu przenieść ją do obszaru, na który pozwala jej nowa karta.
rule-beasts-stays = Bestia, której obszaru nie ma na nowej karcie, zostaje tam i działa, dopóki ktoś jej nie przeniesie.
rule-beasts-top = Poziom 3 jest ostatni. Poziomy nigdy nie spadają.
rule-beasts-relic = Na początku leży jeden odkryty relikt. Aktywny jest tylko ten na wierzchu.
rule-beasts-relics = Aktywny relikt mówi, kiedy gracz może przenieść którą bestię. Inaczej bestii się nie przenosi.
rule-beasts-summer = Na koniec lata następny relikt przykrywa poprzedni. Ostatni pozostaje aktywny.

## Starożytne Bestie: moce i karty

section-beast-powers = Starożytne Bestie: moce i karty
    .lead = Co robią cztery bestie na najwyższych poziomach i karty, które na nie patrzą.
    .wrong-1 = Urzędnicy, którzy liczą się za więcej, dla Fenghuang nie liczą się za więcej.
    .wrong-2 = Biały Tygrys nagradza żołnierzy, którzy zakrywają punkty, a nie strzelających łuczników.
rule-beasts-yinglong = Yinglong, poziom 3: gdy aktywuje się jego lokacja, każdy gracz może przekazać datek najwyżej raz za każdego swojego urzędnika w niej.
rule-beasts-tiger = Biały Tygrys, poziom 3: za każdym razem, gdy ratujesz żołnierzy w jego sekcji, łączny koszt jest o 1 chi mniejszy.
rule-beasts-attacks = Biały Tygrys nagradza żołnierzy, którzy zakrywają punkty w jego sekcji. Łucznicy strzelający z muru się nie liczą.
rule-beasts-ao = Ao, poziom 3: budowa kondygnacji muru w jego sekcji daje honor za każdy wydany własny surowiec, a nie za te z magazynu.
rule-beasts-adds = Ten honor dodaje się do pełnego honoru za mur.
rule-beasts-fenghuang = Fenghuang, od poziomu 2: po aktywacji jego lokacji każdy gracz otrzymuje honor za każdego swojego urzędnika w niej.
rule-beasts-fortune = Wróżbitka: gdy ulepszasz nadzorcę, atakujesz tyloma żołnierzami, ile wynosi jego nowy poziom.
rule-beasts-zealot = Fanatyka zagrywa się, gdy rekrutujesz w sekcji z bestią.
rule-beasts-solo = W grze solo Starożytne Bestie nie biorą udziału.
