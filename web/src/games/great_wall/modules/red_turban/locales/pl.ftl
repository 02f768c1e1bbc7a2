### The Red Turban Rebellion: texts of the page

w-rebellion = Powstanie
w-stance = { $stance ->
    [peace] Pokój: { $count ->
        [one] { $count } horda nie przyjdzie w tym roku
        [few] { $count } hordy nie przyjdą w tym roku
       *[other] { $count } hord nie przyjdzie w tym roku
    }
    [war] Wojna w tym roku
   *[undecided] Pokój czy wojna?
}
w-stance-rule = Pierwsze przełamanie przegrywa grę.
w-do-peace = Zaproponuj
w-do-war = Wojna: każdy zatrudnia urzędnika
w-do-levy = Zatrudnij
w-title-peace = { $count ->
    [one] Pokój: { $count } horda mniej
    [few] Pokój: { $count } hordy mniej
   *[other] Pokój: { $count } hord mniej
}
w-title-war = Wojna
w-title-levy = Zatrudnij urzędnika za 20 honoru
w-peace-choose = Zaproponuj pokój albo wybierz wojnę.
w-peace-wait = Pokój czy wojna? Jeszcze bez decyzji: { $who }
w-peace-talk = { $count ->
    [one] Propozycja pokoju: razem { $gold } złota i { $count } horda nie przyjdzie.
    [few] Propozycja pokoju: razem { $gold } złota i { $count } hordy nie przyjdą.
   *[other] Propozycja pokoju: razem { $gold } złota i { $count } hord nie przyjdzie.
}
w-peace-rule = Jeśli ktoś odmówi, nikt nie płaci. Bez pokoju jest wojna.
w-peace-gives = daje { $count }
w-peace-do = { $count ->
    [one] { $count } horda mniej ({ $gold } złota)
    [few] { $count } hordy mniej ({ $gold } złota)
   *[other] { $count } hord mniej ({ $gold } złota)
}
barrier-war_chosen = Dalej nie można cofnąć: jest wojna.
barrier-peace_made = Dalej nie można cofnąć: pokój opłacono.
barrier-clerk_taken = Dalej nie można cofnąć: podbój zabrał urzędników.
w-over-unbroken = Mur nie został przełamany ani razu, lata: { $years }.
w-over-breach = Mur przełamano w roku { $year } z { $years }.
