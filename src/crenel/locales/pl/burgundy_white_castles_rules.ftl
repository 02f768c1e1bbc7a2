### Zasady: białe zamki

section-white-castles = Białe zamki
    .lead = Białe zamki to budynki. Po postawieniu dają akcję z liczbą białej kości.
    .wrong-1 = Dla pozostałych biała kość zachowuje swoją liczbę.
    .wrong-2 = Miasto mieści tylko jeden biały zamek.
    .wrong-3 = Biała kość nie liczy się do dubletów.
rule-white-castles-pieces = Jest osiem białych zamków, sześć z tyłem budynku i dwa z czarnym, oraz klasztor 29.
rule-white-castles-action = Po postawieniu: wykonujesz akcję z liczbą białej kości.
rule-white-castles-workers = Robotnicy mogą zmienić liczbę, której używasz. Sama kość się nie zmienia.
rule-ruling-23 = Darmowe kroki klasztorów 9–12 i zasięg klasztoru 8 obowiązują także tę liczbę.
rule-white-castles-city = Biały zamek to osobny rodzaj budynku: jeden na miasto.
rule-white-castles-monastery29 = Klasztor 29: na koniec gry zdobywasz 4 punkty za każdy swój biały zamek.
