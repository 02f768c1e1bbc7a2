# Co mówią wszystkie lekcje, na stronie i w terminalu.

lesson-burgundy-first-game = Pierwsza partia
    .about = Jedna faza, a potem ostatnia tura tej samej partii. Dziesięć minut.
    .free = Kości dają ci swobodę. Co przybliża do ukończenia obszaru?
lesson-burgundy-last-turn = Ostatnia tura
    .about = Koniec pierwszej partii i jej podliczenie.
    .free = Decydujesz. Co daje teraz punkty?
lesson-burgundy-shields = Tarcze
    .about = Moduł w jednej fazie, dla znających grę podstawową. Trzy minuty.
    .free = Graj dalej; tarcze jeszcze wrócą.
lesson-burgundy-solo = Burgundy solo
    .about = Gra solo aż do pierwszego celu, dla tych, którzy znają grę podstawową. Trzy minuty.
    .free = Decyzja należy do ciebie. Który kafel zakończy obszar?
lesson-great_wall-first-year = Pierwszy rok
    .about = Przywódcy, jesień, zima na murze i znów jesień. Dziesięć minut.
    .free = Nic nowego: już to znasz. Wybierz, co chcesz.
lesson-great_wall-coop = Współpraca
    .about = Zima, w której wszyscy razem wygrywają albo przegrywają, dla tych, którzy znają grę podstawową. Trzy minuty.
    .free = Decyzja należy do ciebie. Czego potrzebuje drużyna?
lesson-let-go = Graj, jak chcesz; odezwę się, gdy wydarzy się coś nowego.
lesson-waiting = Grają inni.
lesson-enter = (Enter: dalej) {" "}
lesson-marked = Podświetlone: { $what }
lesson-left = Dalej już bez pomocy. Partia trwa przeciw łatwemu botowi.
unknown-lesson = Nie ma lekcji „{ $name }”. Są: { $known }.
bad-lesson = Błąd w lekcji, { $place }: { $detail }
