### Pełne zasady: Pożyczone zdolności.

## Pożyczone zdolności

section-loans = Pożyczone zdolności
    .lead = Jeden z generałów gry pięcioosobowej odkłada żołnierzy, a potem wydaje ich na zdolności generałów, których nikt nie prowadzi.
    .wrong-1 = Pożyczać można tylko zdolności generałów, którzy nie są w grze.
rule-general-wen-tianxiang = Po przygotowaniu gry i po każdym kroku odzyskiwania możesz odłożyć żołnierzy z puli, najwyżej po jednym za każdego wspierającego doradcę. Gdy zajdzie zdarzenie, na które czeka generał, którego nikt nie prowadzi, możesz zabrać jednego, aby raz użyć tej zdolności.
rule-loans-generals = Pożyczyć można od każdego generała, którego nikt nie prowadzi. Zdolność liczy się jak z jednym wspierającym doradcą.
rule-loans-more = Żołnierze nadal odłożeni zostają. Każdego lata może do nich dojść tylu, ilu masz wspierających doradców.
rule-loans-coop = W kooperacji nie ma kroku odzyskiwania: żołnierzy odkłada się na koniec lata.
