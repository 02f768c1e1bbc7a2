### Pełne zasady: Pięciu graczy.

## Pięciu graczy

section-five = Pięciu graczy
    .lead = Przy piątym graczu obowiązują zasady dla czterech, z krótszą grą, większą liczbą hord i własnymi kartami.
    .wrong-1 = Gra trwa cztery lata, a nie pięć.
    .wrong-2 = Nadal potrzeba trzech ukończonych murów.
rule-fifth_player-side = Pięciu graczy używa dużej strony planszy.
rule-fifth_player-years = Znacznik czasu zaczyna na drugim polu: gra trwa najwyżej cztery lata, a pierwszy jest tak zabójczy, jak mówi to pole.
rule-fifth_player-hordes = Na początku przychodzi pięć hord: po jednej do każdej sekcji i dwie tam, gdzie wskazują odwroty następnych kart.
rule-fifth_player-coop = W kooperacji na początku przychodzi sześć hord, a potrzeba dziewięciu dekretów.
rule-fifth_player-cards = Do talii dochodzi czterech generałów, czterech doradców i cztery taktyki.
rule-fifth_player-only_five = Tych kart używa się tylko przy pięciu graczach.
rule-fifth_player-clerks = Każdy gracz zaczyna z 4 urzędnikami w puli zamiast 5.
rule-fifth_player-shame = Pula hańby liczy na początku 50 żetonów.
rule-fifth_player-track = Używa się wszystkich pięciu pól toru rozkazów.
rule-fifth_player-as_four = Poza tym obowiązują zasady dla czterech graczy: trzy ukończone mury kończą grę, a podbój zabiera jeden żeton hańby na gracza.
rule-general-su-dongpo = Gdy odsłania się karty rozkazów, otrzymujesz dowolny surowiec za każdą odsłoniętą kartę o tej samej nazwie co twoja, włącznie z twoją, razy liczba twoich wspierających doradców.
rule-general-bi-sheng = Nie masz nadzorców. Każdy twój urzędnik liczy się jako o jednego więcej za każdego wspierającego doradcę przy każdej aktywacji oprócz kopalni złota; liczy się najwyżej dwóch doradców. Wznieść sztandary nic do tego nie dodaje.
rule-general-she-saihua = Dla pól twojej własnej karty rozkazu każda karta partnerska liczy się raz więcej za każdego wspierającego doradcę. Dotyczy to też karty, którą kopiujesz.
rule-advisor-court-musician = Gdy otrzymujesz żeton hańby, możesz zapłacić 1 chi, aby go odrzucić.
rule-advisor-landowner = Każdy surowiec od nadzorcy możesz wziąć jako drewno, kamień lub złoto. To, co zbierają urzędnicy, się nie zmienia.
rule-advisor-sifu = Dobranie taktyki nie jest dobrowolne. Przy pełnej ręce musisz jedną odrzucić.
