### Tryb kooperacji: teksty strony

w-do-redeem = Zwróć
w-do-propose = Zaproponuj
w-do-agree = Zgódź się
w-do-refuse = Odmów
w-do-offer = Podaj część
w-do-sacrifice = Poświęć
w-title-redeem = Zwróć żeton hańby za 10 honoru
w-title-propose = Zaproponuj: { $card }
w-title-agree = Zgódź się zapłacić
w-title-refuse = Odmów
w-title-offer = Podaj część: { $count }
w-title-sacrifice = Poświęć: { $piece }
barrier-event_came = Dalej nie można cofnąć: odsłonięto wydarzenie.
barrier-request_came = Dalej nie można cofnąć: odsłonięto nowy dekret.
barrier-request_fulfilled = Dalej nie można cofnąć: wypełniono dekret.
barrier-requests_begun = Dalej nie można cofnąć: przyszła pora na dekrety.
barrier-requests_open = Dalej nie można cofnąć: otwarte dekrety przyniosły hańbę.
w-card-request = Dekret Cesarza
w-card-event = Wydarzenie

## Jak idzie drużynie

w-team = Drużyna
w-team-state = Drużyna: { $state }
w-team-line = dekrety { $done } z { $needed }, hańba { $shame } z { $of }, rok { $year } z { $years }
w-team-holding = hańba { $shame } z { $of }, rok { $year } z { $years }
w-team-requests = dekrety { $done } z { $needed }
w-team-shame = hańba { $shame } z { $of }
w-team-year = rok { $year } z { $years }
w-team-course = Honor każdego gracza
w-team-close = blisko
w-team-more = Dekrety i wydarzenia
w-team-verdict = { $won ->
    [yes] { $you ->
        [yes] Wspólnie wygraliście w roku { $year }.
       *[no] Drużyna wygrała w roku { $year }.
    }
   *[no] { $you ->
        [yes] Wspólnie przegraliście w roku { $year }.
       *[no] Drużyna przegrała w roku { $year }.
    }
}

## Dekrety i wydarzenia

w-requests = Dekrety
w-requests-left = w talii: { $count }
w-requests-none = Brak otwartych dekretów
w-requests-cost = Otwarte po zimie: { $count ->
    [one] { $count } żeton hańby
    [few] { $count } żetony hańby
   *[other] { $count } żetonów hańby
} dla każdego gracza.
w-requests-choose = Zaproponuj dekret albo zakończ.
w-requests-wait = Dekrety, jeszcze bez decyzji: { $who }
w-requests-rule = Wszystko albo nic: gdy jeden gracz odmówi, nikt nie płaci.
w-requests-talk = { $youPropose ->
    [yes] Proponujesz
   *[no] { $who } proponuje
} „{ $card }”. { $agreed ->
    [none] { "" }
   *[other] { $count ->
        [one] { $agreed }: zgoda.
       *[other] { $agreed }: zgoda.
    }
} { $you ->
    [yes] Zgadzasz się?
   *[no] { $asked ->
        [none] { "" }
       *[other] Decyduje: { $asked }.
    }
}
w-request-mine = { $can ->
    [yes] Możesz zapłacić.
   *[no] Jeszcze nie możesz zapłacić.
}
w-request-mine-team = { $can ->
    [yes] Możesz dołożyć swoją część.
   *[no] Jeszcze nie możesz nic dołożyć.
}
w-request-each = każdy z nas
w-request-together = razem
w-request-free = bez zapłaty
w-request-proposes = proponuje
w-request-pays = zgoda
w-request-offers = daje { $count }
w-request-asked = decyduje
w-request-waits = czeka
w-request-refused = odmowa
w-request-yes = może zapłacić
w-request-no = nie może zapłacić
w-request-unknown = ukryte
w-request-sum = Zebrano: { $count } z { $of }
w-request-offer = Twoja część
w-request-less = Podaj o 1 mniej
w-request-more = Podaj o 1 więcej
w-request-do-offer = Podaj { $count }
w-request-fulfil = Wypełnij
w-request-why = { $why ->
    [tried] Już proponowany tej zimy.
    [mine] Nie możesz tego zapłacić.
   *[others] Teraz nie można go wypełnić.
}
w-means = { $thing }: { $has ->
    [unknown] ukryte
   *[other] { $has }
}
w-thing-wood = { resource-wood }
w-thing-stone = { resource-stone }
w-thing-gold = { resource-gold }
w-thing-chi = { resource-chi }
w-thing-any = surowce
w-thing-soldier = żołnierze
w-thing-spearman = { soldier-spearman }
w-thing-archer = { soldier-archer }
w-thing-horseman = { soldier-horseman }
w-thing-clerk = urzędnik
w-thing-advisor = doradcy
w-thing-honor = honor
w-thing-horde = zdobyte hordy
w-thing-walls = poziomy muru
w-sacrifice-where = { $stands ->
    [rest] w odpoczynku, { $section }
    [wall] na murze, { $section }
   *[horde] na hordzie, { $section }
}
w-done-fulfil = Zakończ dekrety
w-done-redeem = Gotowe
w-done-name_order = Reszta według herbaty
w-title-next = { $you ->
    [yes] Teraz ty
   *[no] Teraz { $who }
}
w-events = Wydarzenia
w-events-note = trwają do końca
w-events-none = Na razie żadnego
w-open-hand = Ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
w-open-command = Rozkazy:
w-open-tactic = Taktyki:
w-open-advisor = Wspierający:

## Zima

w-winter-requests-count = wypełnione: { $count }
w-winter-fulfilled = Wypełnione: { $list }.
w-winter-fulfilled-none = Nie wypełniono żadnego dekretu.
w-winter-refused = Odmowa: { $list }.
w-winter-left-open = { $count ->
    [one] { $count } dekret pozostaje otwarty: { $count } żeton hańby dla każdego gracza.
    [few] { $count } dekrety pozostają otwarte: { $count } żetony hańby dla każdego gracza.
   *[other] { $count } dekretów pozostaje otwartych: { $count } żetonów hańby dla każdego gracza.
}
w-winter-proposed = { $you ->
    [yes] proponujesz
   *[no] proponuje { $who }
}
w-winter-request-done = wypełniony
w-winter-request-refused = { $you ->
    [yes] odmawiasz
   *[no] odmawia { $who }
}
w-winter-request-open = bez decyzji

## Koniec

w-end-won = Cesarz jest zadowolony
w-end-lost = Cesarz jest niezadowolony
w-end-why = { $reason ->
    [requests] { $done ->
        [one] Wypełniliście { $done } dekret, w roku { $year } z { $years }.
        [few] Wypełniliście { $done } dekrety, w roku { $year } z { $years }.
       *[other] Wypełniliście { $done } dekretów, w roku { $year } z { $years }.
    }
    [disgrace] W roku { $year } zabrakło żetonu hańby: pula była pusta.
   *[late] Minął ostatni rok, wypełnione dekrety: { $done } z { $needed }.
}
w-end-years = Rok po roku
w-end-fulfilled = Wypełniony dekret: { $card }
w-end-broke = przełamanie: { $sections }
w-end-held = mur się utrzymał
w-end-deeds = Co zrobił każdy gracz
w-deed-requests = Opłacone dekrety
w-deed-walls = Poziomy muru
w-deed-hordes = Zdobyte hordy
w-deed-shame = Otrzymana hańba
w-deed-returned = Zwrócona hańba
w-end-near = Jak było blisko
w-near-won = { $spare ->
    [0] Ostatni dekret wypełniono ostatniej zimy.
    [one] Został w zapasie { $spare } rok.
    [few] Zostały w zapasie { $spare } lata.
   *[other] Zostało w zapasie { $spare } lat.
}
w-near-missing = { $count ->
    [one] Zabrakło { $count } dekretu.
   *[other] Zabrakło { $count } dekretów.
}
w-near-shame = Żetony hańby w puli: { $left }. Najmniej: { $least }, w roku { $year }.
w-near-assault = { $breach ->
    [yes] Najbliższy szturm, rok { $year }: { $section }, przełamanie, siła { $power } przeciw { $defence }.
   *[no] Najbliższy szturm, rok { $year }: { $section }, mur wytrzymał, siła { $power } przeciw { $defence }.
}

option-coop = Wspólna gra (kooperacja)
option-coop-note = Wygrywacie lub przegrywacie razem: wypełnijcie dość dekretów Cesarza, zanim skończą się lata albo żetony hańby. Każdej wiosny przychodzi o jedną hordę więcej, a każdej zimy wydarzenie. Artefaktów nie ma.
option-open_hands = Otwarte ręce
option-open_hands-note = Tylko we wspólnej grze: wszyscy widzą surowce i taktyki wszystkich.
