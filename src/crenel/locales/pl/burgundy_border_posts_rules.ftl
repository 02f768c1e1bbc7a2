### Zasady: posterunki graniczne

section-border-posts = Posterunki graniczne
    .lead = Na skraju każdego księstwa stoją trzy posterunki. Połącz je kaflami, aby zdobyć punkty.
    .wrong-1 = Trzeci posterunek daje punkty fazy raz, a nie raz za każdą parę.
    .wrong-2 = Premia za trzy posterunki nie jest kaflem premii, więc klasztor 26 jej nie liczy.
rule-border-boards = Każdy gracz ma inną planszę spośród 11a–11f, losową albo wybraną.
rule-border-castle = Te plansze nie mają zaznaczonego pola pierwszego zamku. Wybierz dowolne pole zamku.
rule-border-pair = Gdy grupa twoich kafli połączy dwa posterunki, zdobywasz punkty fazy: 10, 8, 6, 4 lub 2.
rule-border-third = Gdy połączysz trzeci posterunek, zdobywasz punkty fazy jeszcze raz. Pierwszy gracz, który to zrobi, zdobywa też 5, 6 lub 7 punktów przy dwojgu, trojgu lub czworgu graczy, drugi 2, 3 lub 4.
rule-ruling-28 = Połączenie trzeciego posterunku punktuje fazę raz, choć powstają dwie nowe pary.
rule-border-monastery26 = Premia za trzy posterunki nie jest kaflem premii koloru. Klasztor 26 jej nie liczy.
