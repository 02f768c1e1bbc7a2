### Zasady: gra solo

section-solo = Solo
    .lead = Zakryj wszystkie 37 pól w 25 rundach. Punkty przesuwają licznik, a każdy osiągnięty cel daje dodatkową akcję.
    .wrong-1 = Rzeki pozwalają dotrzeć na inne wyspy, ale nie łączą obszarów.
    .wrong-2 = Po położeniu statku towary ze wszystkich innych składów wychodzą z gry.
    .wrong-3 = Ostatnie pole wygrywa od razu. Nie trzeba kończyć fazy.
rule-solo-boards = Plansze 13a i 13b mają 37 pól na wyspach połączonych rzekami.
rule-solo-setup = Zaczynasz z 1 srebrem, 2 robotnikami i 3 towarami, po stronie dla dwojga graczy. Pierwszy zamek stoi na dowolnym polu zamku, a cel zaczyna na 45 do 55.
rule-solo-removal = W każdej rundzie wychodzi pierwszy kafel ze składu białej kości. Jeśli jest pusty, wychodzi kafel z następnego zgodnie z ruchem wskazówek zegara.
rule-solo-rivers = Na inne wyspy można dotrzeć tylko rzekami.
rule-ruling-36 = Rzeki nie łączą obszarów: każde pole statku jest osobnym obszarem. Kolor jest ukończony ze wszystkimi swoimi polami. Cel nie schodzi poniżej 5 i tam nadal daje akcję.
rule-solo-ship = Statek bierze wszystkie towary z jednego składu. Towary z innych wychodzą z gry. Mieścisz dowolnie wiele kolorów.
rule-solo-wild = Po statku możesz wymienić 5 towarów na kafel z czarnego składu. Staje się czarnym kaflem, pasuje na każde pole i nie ma efektu.
rule-solo-monasteries = Klasztory, które dają punkty, punktują po położeniu.
rule-solo-colour = Ukończony kolor nie daje kafla premii. Zamiast tego od razu kładziesz kafel z czarnego składu, z jego efektem.
rule-solo-counter = Punkty przesuwają licznik. Za każdym razem, gdy zdobywasz punkty, możesz wydać srebro na kolejne.
rule-solo-goal = Gdy licznik osiągnie cel, wraca na początek, cel schodzi o 5, a ty wykonujesz dodatkową akcję.
rule-solo-order = Jeśli położenie kafla daje kilka skutków, wybierasz ich kolejność.
rule-solo-win = Wygrywasz, gdy tylko zakryte są wszystkie 37 pól, w ciągu 25 rund.
rule-solo-end = Wynik to liczba zakrytych pól, a po wygranej także rund, które nie były potrzebne.
