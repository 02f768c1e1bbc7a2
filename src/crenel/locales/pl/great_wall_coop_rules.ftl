### Pełne zasady: Kooperacja: cel i jak się przegrywa.

## Kooperacja: cel i jak się przegrywa

section-coop = Kooperacja: cel i jak się przegrywa
    .lead = Gracie razem przeciwko hordom i wypełniacie dekrety Cesarza. Wszyscy wygrywają albo wszyscy przegrywają.
    .wrong-1 = Hańba jest śmiertelna: przegrywacie od razu, gdy ktoś ma otrzymać żeton, a pula jest pusta.
    .wrong-2 = Sama pusta pula niczego nie kończy, ukończone mury też nie.
    .wrong-3 = Latem nie ma odzyskiwania: karty rozkazów wracają tylko dzięki kondygnacjom muru.
rule-coop-goal = Wygrywacie razem, jeśli na koniec roku wypełniono dość dekretów: sześć przy dwojgu graczach, siedem przy trzech, dziewięć przy czterech lub pięciu.
rule-coop-win = Sprawdzenie na koniec zimy najpierw patrzy na dekrety, więc liczy się też wygrana w ostatnim roku.
rule-coop-late = Przegrywacie wszyscy, gdy ostatni rok kończy się bez wystarczającej liczby dekretów.
rule-coop-disgrace = Przegrywacie wszyscy od razu, gdy gracz ma otrzymać żeton hańby, a pula jest pusta, o każdej porze roku.
rule-coop-walls = Ani ukończone mury, ani pusta pula nie kończą gry.
rule-coop-setup = Dekrety zajmują miejsce artefaktów: odkryte są trzy z dwunastu, przy dwojgu graczach dwa z ośmiu. Są inne hordy, więcej taktyk i generałów oraz talia wydarzeń.
rule-coop-hordes = Na początku i każdej wiosny przychodzi o jedną hordę więcej.
rule-coop-cards = Każdy dekret, wydarzenie, horda, taktyka i generał robi to, co mówi karta.
rule-coop-reed = Klan Trzciny nie jest graczem: nie zwiększa żadnej liczby, za nic nie płaci i nie otrzymuje hańby.

## Kooperacja: wspólny rok

section-coop-year = Kooperacja: wspólny rok
    .lead = Co się zmienia w porach roku: kolejność, hańba, karty rozkazów i honor za hordy.
    .wrong-1 = Możecie mówić o wszystkim, ale tajne zostaje tajne, chyba że stół gra z otwartymi rękami.
    .wrong-2 = Latem hańba kosztuje 10 honoru, a nie 2 chi.
rule-coop-winter = Zima po kolei: ostrzał, szturm, dekrety, sprawdzenie końca gry, hańba za odkryte dekrety, wydarzenie.
rule-coop-commands = Karty rozkazów nadal wybiera się w tajemnicy i odsłania jednocześnie.
rule-coop-order = Gdy działa kilka klanów, drużyna swobodnie wybiera ich kolejność. Remis o hordę nadal rozstrzyga kolejność herbaty.
rule-coop-name-order = Aktywny gracz wskazuje kolejność tam, gdzie może mieć znaczenie. Jeśli nikogo nie wskaże, obowiązuje kolejność herbaty.
rule-coop-redeem = Za 10 honoru możesz zwrócić żeton hańby, gdy go otrzymujesz, albo latem. Latem chi nie odrzuca hańby.
rule-coop-shame = Żetony hańby trafiają tylko pod żołnierzy w puli, nigdy na hordy.
rule-coop-tokens = Żetony przychodzą pojedynczo, gracz po graczu w kolejności herbaty, więc pula może się w międzyczasie odnowić.
rule-coop-no-soldier = Jeśli nie masz żołnierza dla żetonu, opuszcza on grę, a ty tracisz 5 honoru.
rule-coop-reclaim = Latem nie odzyskuje się kart rozkazów.
rule-coop-recall = Kto buduje kondygnację muru, może odzyskać jedną ze swoich odrzuconych kart rozkazów, ale nigdy Zdrady.
rule-coop-reclaimed = Karty, które czekają na odzyskiwanie, reagują, gdy kondygnacja muru zwraca kartę.
rule-coop-claim = Zdobyta horda od razu daje swój honor.
rule-coop-honor = Obecność, łucznicy, datki, mury i punkty dają honor jak zawsze. Na koniec niczego się nie punktuje.
rule-coop-open-hands = Stół może grać z otwartymi rękami: wtedy widać karty rozkazów na ręce, taktyki, surowce i wspierających doradców. W innym razie pozostają tajne.

## Kooperacja: dekrety i wydarzenia

section-coop-requests = Kooperacja: dekrety i wydarzenia
    .lead = Dekrety wypełnia się tylko zimą. To, co zostaje, hańbi wszystkich, a każda zima kończy się wydarzeniem.
    .wrong-1 = Przy dekrecie dla każdego gracza nikt nie płaci za innych.
    .wrong-2 = Jedna odmowa i nikt nie płaci.
    .wrong-3 = Poświęconego żołnierza nie można uratować: opuszcza grę.
rule-coop-open = Odkryte są najwyżej trzy dekrety, przy dwojgu graczach dwa.
rule-coop-fulfil = Dekrety wypełnia się tylko zimą, po szturmie i przed sprawdzeniem końca gry. Możecie wypełnić dowolnie wiele.
rule-coop-each = To, co musi dać każdy gracz, każdy daje sam. Dają wszyscy naraz albo nikt.
rule-coop-team = To, co musi dać drużyna, składa się z części: w kolejności herbaty każdy podaje swoją, a ostatni wszystko, czego brakuje.
rule-coop-consent = Każdy może zaproponować dekret, każdy dekret najwyżej raz na zimę. Wszyscy, którzy mają płacić, zgadzają się albo odmawiają; jedna odmowa kończy propozycję i nikt nie płaci.
rule-coop-sacrifice = Poświęcony element opuszcza grę. Nie ginie i nie można go uratować. Nie można poświęcić żołnierzy pod żetonami hańby, nadzorców ani niezatrudnionych urzędników.
rule-coop-counted = Wypełniony dekret odrzuca się i liczy. Nigdy nie wraca.
rule-coop-request-shame = Po sprawdzeniu końca gry każdy gracz otrzymuje żeton hańby za każdy odkryty dekret. Potem uzupełnia się puste miejsca.
rule-coop-events = Na koniec każdej zimy przychodzi wydarzenie. To, co trwałe, zostaje do końca gry i się sumuje.
