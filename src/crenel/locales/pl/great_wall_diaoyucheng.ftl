### The Siege of Diaoyucheng

setting-scenario-diaoyucheng = Oblężenie Diaoyucheng
scenario-diaoyucheng-story = Na skale nad trzema rzekami stoi Diaoyucheng, ostatnia twierdza południa. Jeźdźcy nie zdobędą muru jednym uderzeniem, więc duszą to, co leży za nim. Co noc ich ogniska płoną bliżej. Wytrwajcie razem do końca ostatniego roku.
scenario-diaoyucheng-changes =
    Wygrywacie albo przegrywacie jako drużyna. Dekretów nie ma. Wygrywacie, jeśli po ostatnim roku twierdza wciąż stoi.
    Każdy podbój kładzie też żeton oblężenia obok twierdzy. Każdej nocy każdy żeton odbiera jej 1 obrony.
    Do 3 łuczników może iść do twierdzy, każdy za 1 drewno, przy rekrutacji albo z centrum logistycznego. Strzelają pierwsi, a każdy powstrzymuje tej nocy jeden żeton.
    W obozie budowniczych można naprawić twierdzę: 3 własne drewno, kamień i złoto za 1 obrony.
    Przegrywacie od razu, gdy twierdza nie ma już obrony albo gdy trzeba wziąć żeton hańby, a pula jest pusta.
scenario-diaoyucheng-hard = Trudne: drużyny botów utrzymują twierdzę w 29–56% swoich gier. Każdy podbój czuć do końca gry.

fortress-full = Wszystkie pola ostrzału w twierdzy są zajęte.
fortress-whole = Twierdza ma pełną obronę: { $count }.
no-archer-there = Nie masz tam łucznika.
own-stock-short = Naprawa kosztuje { $cost } własnego drewna, kamienia i złota. Masz { $have }.
no-first-horde = W pierwszym rzędzie nie ma hordy { $section_in }.
spot-not-open = To nie jest wolny punkt witalny hordy z pierwszego rzędu.
rule-great_wall-diaoyucheng-garrison = Za 1 drewno łucznik idzie na wolne pole ostrzału w twierdzy: zrekrutowany albo z muru lub strefy odpoczynku, za urzędnika w centrum logistycznym.
rule-great_wall-diaoyucheng-repair = Za każdego urzędnika w obozie budowniczych 3 własne drewno, kamień i złoto dają twierdzy 1 obrony.
rule-great_wall-diaoyucheng-firing = Łucznicy z twierdzy strzelają przed wszystkimi, do hord z pierwszego rzędu dowolnej sekcji.
asking-fortress_shot = Twój łucznik w twierdzy strzela. Wybierz punkt witalny w pierwszym rzędzie albo pomiń.
asking-retire = Noc minęła. Wybierz strefę odpoczynku dla łucznika z twierdzy.
moment-great_wall-garrison = Łuczników wysyłasz do twierdzy przy rekrutacji albo gdy aktywuje się centrum logistyczne.
moment-great_wall-retire = Łucznicy opuszczają twierdzę zimą, po nocy.
moment-great_wall-fortify = Twierdzę naprawiasz, gdy aktywuje się obóz budowniczych.
verb-great_wall-garrison = wyślij łucznika do twierdzy
verb-great_wall-retire = przenieś łucznika do strefy odpoczynku
verb-great_wall-fortify = napraw twierdzę
event-garrisoned = { subject }{ event-garrisoned.then }.
    .then = { $you ->
        [yes] wysyłasz
       *[no] wysyła
    } łucznika do twierdzy ({ $count } z 3)
event-fortified = { subject }{ event-fortified.then }.
    .then = { $you ->
        [yes] naprawiasz
       *[no] naprawia
    } twierdzę (obrona { $defence })
event-siege_grew = Oblężenie rośnie: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    } obok twierdzy.
event-night = Noc: { $siege ->
        [one] { $siege } żeton oblężenia
        [few] { $siege } żetony oblężenia
       *[other] { $siege } żetonów oblężenia
    }, { $archers ->
        [one] { $archers } łucznik
       *[other] { $archers } łuczników
    }. { $lost ->
        [0] Twierdza się trzyma (obrona { $defence }).
       *[other] Twierdza traci { $lost } (obrona { $defence }).
    }
ending-held = po ostatnim roku twierdza wciąż stoi
ending-fortress = twierdza padła
wall-fortress = Twierdza:
wall-fortress-line = obrona { $defence } z { $most }, oblężenie { $siege }, łucznicy { $archers } z { $spots }, następna noc −{ $night }
reason-diaoyucheng = twierdza
