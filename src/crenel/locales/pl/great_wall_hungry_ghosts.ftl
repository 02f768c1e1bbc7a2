### The Hungry Ghost Festival

setting-scenario-hungry_ghosts = Święto Głodnych Duchów
scenario-hungry_ghosts-story = W siódmym miesiącu bramy zaświatów stoją otworem. Polegli chodzą po mieście, głodni i gniewni, a żaden urzędnik nie odważy się pracować tam, gdzie się gromadzą. Kto teraz zginie na murze, dołącza do nich i nigdy nie wraca.
scenario-hungry_ghosts-changes =
    Po każdym szturmie przychodzi jeden duch za każdy rząd z hordą. Gracze umieszczają je w lokacjach, według kolejności herbaty.
    Urzędnicy z nawiedzonej lokacji od razu wracają do pul. Do następnego szturmu nikt nie może tam pójść.
    Kto zdobędzie hordę, może przepędzić ducha.
    Duchy to żetony hańby z puli. Jeśli ją opróżnią, gra się kończy.
    Zabici żołnierze opuszczają grę.
scenario-hungry_ghosts-hard = Surowe: co roku mniej lokacji i mniej żołnierzy. Przy 2–4 graczach boty zdobywają około 20% mniej honoru niż bez tego scenariusza.

place-haunted = Duch jest { $place_at }. Do następnego szturmu żaden urzędnik nie może tam pójść.
place-haunted-already = Duch już jest { $place_at }. Wybierz inną lokację.
place-spared = Ducha nie można umieścić { $place_at }. Wybierz inną lokację.
no-ghost-there = Nie ma ducha { $place_at }.
rule-great_wall-hungry_ghosts-place = Każdy duch trafia do lokacji, która nie jest jeszcze nawiedzona. Koszary i herbaciarnia nigdy nie są nawiedzone.
rule-great_wall-hungry_ghosts-closed = Żaden urzędnik nie może pójść do nawiedzonej lokacji.
rule-great_wall-hungry_ghosts-banish = Kto zdobędzie hordę, może zwrócić jednego ducha do puli.
asking-place_ghost = Umieść ducha w lokacji.
asking-banish_ghost = Horda zdobyta. Przepędź ducha albo pomiń.
moment-great_wall-haunt = Duchy umieszczasz zimą, po szturmie.
moment-great_wall-banish = Ducha przepędzasz, gdy zdobywasz hordę.
verb-great_wall-haunt = umieść ducha
verb-great_wall-banish = przepędź ducha
event-ghosts_came = { $count ->
        [0] Nie przychodzi żaden duch.
        [one] Przychodzi { $count } duch (pula: { $left }).
        [few] Przychodzą { $count } duchy (pula: { $left }).
       *[other] Przychodzi { $count } duchów (pula: { $left }).
    }
event-haunted = { subject }{ event-haunted.then }.
    .then = { $you ->
        [yes] umieszczasz
       *[no] umieszcza
    } ducha { $place_at }
event-ghosts_left = { $count ->
        [one] { $count } duch odchodzi (pula: { $left }).
        [few] { $count } duchy odchodzą (pula: { $left }).
       *[other] { $count } duchów odchodzi (pula: { $left }).
    }
event-ghost_banished = { subject }{ event-ghost_banished.then }.
    .then = { $you ->
        [yes] przepędzasz
       *[no] przepędza
    } ducha { $place_at } (pula: { $left })
wall-ghosts = Duchy:
wall-ghosts-none = brak
wall-ghosts-dead = Zabici na zawsze:
reason-hungry_ghosts = duchy
