### Pełne zasady: Szczur.

## Szczur

section-rat = Szczur
    .lead = Szczur siedzi w jednej lokacji, która staje się przez to warta o złoto więcej. Każdej jesieni ktoś musi go przenieść.
    .wrong-1 = Złoto należy się za obecność urzędnika, a nie za każdego urzędnika.
    .wrong-2 = Kogo wskazuje karta, ten musi przenieść szczura, czy chce, czy nie.
rule-rat-artifacts = Pięć dodatkowych artefaktów tasuje się z artefaktami gry podstawowej; w grze są trzy ze wszystkich.
rule-rat-card = Jedna karta szczura leży odkryta. Wskazuje gracza, który w tym roku przenosi szczura.
rule-rat-first = Przed pierwszą jesienią gracz najwyżej w kolejności herbaty umieszcza szczura w dowolnej lokacji.
rule-rat-gold = Gdy aktywuje się lokacja ze szczurem, każdy gracz, który ma w niej urzędnika, otrzymuje 1 złoto.
rule-rat-timing = Złoto przychodzi po hańbie za samotność i przed efektami lokacji, więc można je tam wydać. Nie jest zebrane: karty, które czekają na zbieranie, nie reagują.
rule-rat-move = Po ostatniej turze jesieni gracz wskazany przez odkrytą kartę musi przenieść szczura do innej lokacji.
rule-rat-once = Szczur rusza się raz na jesień, po ostatnim sprawdzeniu pokonanych hord.
rule-rat-cards = Każda karta wskazuje gracza, który ma czegoś najwięcej albo najmniej; przy remisie tego wyżej w kolejności herbaty. Jeśli nikt nic nie ma, „najwięcej” nie wskazuje nikogo i szczur zostaje.
rule-rat-summer = Na koniec lata odkrywa się nową kartę szczura.
rule-rat-shuffle = Gdy nie ma już kart, tasuje się na nowo wszystkie pięć, razem z odkrytą.
rule-rat-automas = Klan Trzciny nie otrzymuje złota, nigdy nie jest wskazany i nigdy nie przenosi szczura.
rule-rat-solo = W grze solo szczur nie bierze udziału.
