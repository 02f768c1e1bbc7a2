### Soldiers set aside, and abilities borrowed for them

asking-set_aside =
    Odłóż najwyżej { $left ->
        [one] { $left } żołnierza
       *[other] { $left } żołnierzy
    } ze swojej puli albo pomiń.
asking-borrow = „{ $card }”: zabierz odłożonego żołnierza, by użyć tej zdolności raz, albo pomiń.
moment-great_wall-aside = Żołnierzy odkładasz po przygotowaniu gry i po każdym kroku odzyskiwania, jeśli pozwala na to twój generał.
moment-great_wall-borrow = Odłożonego żołnierza zabierasz, gdy można użyć zdolności generała.
verb-great_wall-aside = odłóż
verb-great_wall-borrow = zabierz
event-set_aside = { subject }{ event-set_aside.then }.
    .then = { $you ->
        [yes] odkładasz
       *[no] odkłada
    } { $soldier_object }
event-borrowed = { subject }{ event-borrowed.then }.
    .then = { $you ->
        [yes] zabierasz
       *[no] zabiera
    } { $soldier_object }, by użyć zdolności „{ $card }”
wall-aside = Odłożeni:
reason-loans = pożyczone zdolności
