### Wielki Mur: teksty strony. Nazwy, karty, zdarzenia i pytania są w src/crenel/locales.

## Mur

w-wall = Mur
w-section = Sekcja: { $section }
w-power = siła
w-against = przeciw
w-holds = wytrzyma
w-tie = wytrzyma (remis)
w-breach = przełamanie
w-open-ground = rząd { $row }: puste pole
w-row-empty = rząd { $row }: nikogo w tym rzędzie
w-forecast = Prognoza na zimę
w-defence-sum = Mur { $wall }, barykady { $barricades }{ $halved ->
    [0] { "" }
    [one] , potem na pół
   *[other] , potem na pół { $halved } razy
}.
w-breach-text = Przy obecnym stanie zimą mur zostanie przełamany: wszyscy otrzymają hańbę, a żołnierze z tej sekcji wycofają się albo zginą.
w-holds-text = Przy obecnym stanie mur wytrzyma. Remis też wystarcza.
w-if-falls = Po pokonaniu hordy: { $horde }
w-if-falls-short = Po pokonaniu
w-horde-in = Horda, sekcja: { $section }
w-horde-label = rząd { $row }, wolne punkty: { $open }
w-open-spots = Wolne punkty
w-spots-left = { $count ->
    [0] pokonana przy najbliższym sprawdzeniu
    [one] został { $count } punkt
    [few] zostały { $count } punkty
   *[many] zostało { $count } punktów
}
w-trait-halves = połowi obronę
w-trait-burns = pomija barykady
w-trait-charge = rząd 1: +{ $count }
w-trait-fierce = zabija +{ $count }
w-trait-swells = +{ $count } co rok
w-spot = Punkt { $spot }, rząd { $row }, { $horde }: { $reward }
w-spots-label = Punkty witalne, wolne: { $open }. Zakryte: { $covered }
w-reward = daje { $reward }
w-no-reward = nie daje nic
w-reward-wood = drewno: { $count }
w-reward-stone = kamień: { $count }
w-reward-gold = złoto: { $count }
w-reward-chi = chi: { $count }
w-reward-honor = honor: { $count }
w-reward-tactic = { $count ->
    [one] taktykę
    [few] { $count } taktyki
   *[many] { $count } taktyk
}
w-wound = rana
w-barricade = Barykada
w-barricade-label = Barykady: { $count } z { $of }
w-barricades = barykady +{ $count }
w-barricades-zero = nie liczą się
w-halved = { $count ->
    [one] połowa
   *[other] na pół { $count } razy
}
w-about-barricade = Dodaje { $defence } obrony swojej sekcji do końca zimy. Koszt w surowcach: { $cost } (drewno, kamień i złoto w dowolnej kombinacji); daje { $honor } honoru.
w-attack-here = atakuj tu
w-level = Kondygnacja { $level }
w-level-text = obrona { $defence }, pola ostrzału: { $spots }{ $cost ->
    [0] { "" }
   *[other] , koszt { $cost }
}
w-wall-next = następna: { $count }
w-wall-finished = ukończony
w-wall-defence = Obrona muru: { $count }
w-about-wall = Każda kondygnacja kosztuje dowolną kombinację drewna, kamienia i złota i daje tyle samo honoru. Najpierw płaci magazyn.
w-firing-free = wolne pole ostrzału
w-rest-zone = Strefa odpoczynku
w-resting-word = Na odpoczynku
w-empty = pusto
w-rest-here = odpocznij tu
w-march-from = przenieś stąd
w-march-to = przenieś tu
w-on-wall = na murze, sekcja { $section }
w-resting = na odpoczynku, sekcja { $section }
w-piece = { $count ->
    [one] { $soldier }, { $who }
   *[other] { $count } × { $soldier }, { $who }
}

## Lokacje

w-places = Lokacje
w-activates = aktywacja
w-fills = zapełnia tę lokację
w-open = otwarta
w-free-slots = wolne: { $count }
w-slots = zajęte pola: { $taken } z { $slots }
w-clerk = urzędnik
w-clerks = { $count ->
    [one] { $count } urzędnik
   *[other] { $count } urzędników
}
w-clerk-of = urzędnik: { $who }
w-move-from = Przesuń stąd urzędnika ({ $place })
w-alone = 1 hańba, jeśli jesteś tu bez innych, gdy lokacja się aktywuje
w-brings-production = otrzymuje { $resources }
w-brings-barracks = rekrutuje najwyżej { $count }
w-brings-tea-house = { $count ->
    [0] już na szczycie kolejności herbaty
    [one] awansuje o 1 miejsce
    [few] awansuje o { $count } miejsca
   *[many] awansuje o { $count } miejsc
}
w-brings-builders = { $count ->
    [one] 1 budowa
   *[other] do { $count } budów
}
w-brings-logistics = { $count ->
    [one] 1 przemarsz
   *[other] do { $count } przemarszów
}
w-brings-embassy = zatrudnia najwyżej { $count }
w-brings-academy = dobiera { $count ->
    [one] 1 taktykę
    [few] { $count } taktyki
   *[many] { $count } taktyk
}
w-shamed-alone = otrzymuje 1 żeton hańby, bo nikogo więcej tu nie ma
w-regular = Zwykła lokacja
w-special = Specjalna lokacja
w-overseer = Nadzorca
w-overseer-level = Nadzorca, poziom { $level }
w-overseers-at = Nadzorcy na poziomie { $level }: { $who }
w-spent-first = wydawane najpierw
w-about-warehouse = Tu trafiają surowce z datków. Kto buduje mur albo barykadę, wydaje je w pierwszej kolejności.
w-leaves = odejdzie

## Ludzie, tory, talie

w-order-people = Kolejność herbaty i klany
w-tea-order = Kolejność herbaty
w-first-to-last = od pierwszego
w-about-tea = Gracz na pierwszym miejscu w kolejności herbaty pierwszy kładzie kartę, jest pierwszy w większości faz i wygrywa remisy.
w-shame = Hańba
w-shame-of = Hańba { $pool } z { $of }
w-about-shame = Pozostałe żetony: { $pool } z { $of }. Gra kończy się po zimie, w której zabrany zostanie ostatni.
w-you-now = u ciebie teraz
w-decks = Talie
w-left = zostało
w-deck-next = Hordy; następna: { $section }
w-deck-hordes = Hordy
w-deck-tactics = Taktyki i doradcy
w-about-hordes = { $count ->
    [0] Nie przyjdzie już żadna horda.
    [one] Następnej wiosny przyjdzie { $count } horda. Rewers wierzchniej karty pokazuje jej sekcję.
    [few] Następnej wiosny przyjdą { $count } hordy. Rewers wierzchniej karty pokazuje sekcję pierwszej z nich.
   *[many] Następnej wiosny przyjdzie { $count } hord. Rewers wierzchniej karty pokazuje sekcję pierwszej z nich.
}
w-time = Lata
w-time-log = Lata, tor rozkazów i dziennik
w-year = Rok { $year }
w-year-season = Rok { $year }, { $season }
w-hordes-word = hordy
w-lethality = zabija
w-year-label = Rok { $year }: { $hordes ->
    [0] bez nowych hord
    [one] przychodzi { $hordes } horda
    [few] przychodzą { $hordes } hordy
   *[many] przychodzi { $hordes } hord
}; każda zabija { $kills } z klanu
w-command-track = Tor rozkazów
w-secret-choice = tajny wybór
w-ready = gotowe
w-chooses = wybiera
w-decides = decyduje
w-track-done = gotowe
w-track-now = teraz
w-track-waits = czeka
w-track-empty = Karty rozkazów zagrywa się jesienią.
w-free-space = wolne
w-copy-of = Kopiuje: { $card }
w-others = Inni: { $deed }
w-left-count = zostało { $count }
w-activation-step = Lokacje się aktywują
w-honor-word = honor
w-look = Szczegóły
w-supporters = doradcy wspierający
w-in-pool = W puli
w-hidden = ukryte
w-tactics-held = { $count ->
    [one] { $count } taktyka na ręce
    [few] { $count } taktyki na ręce
   *[other] { $count } taktyk na ręce
}
w-commands-held = { $count ->
    [one] { $count } karta rozkazu na ręce
    [few] { $count } karty rozkazu na ręce
   *[other] { $count } kart rozkazu na ręce
}
w-advisors-active = { $count ->
    [one] { $count } aktywny doradca
   *[other] { $count } aktywnych doradców
}
w-hordes-claimed = { $count ->
    [one] { $count } zdobyta horda
    [few] { $count } zdobyte hordy
   *[other] { $count } zdobytych hord
}
w-shames = { $count ->
    [one] { $count } żeton hańby
    [few] { $count } żetony hańby
   *[other] { $count } żetonów hańby
}
w-claimed = Zdobyte hordy
w-about-claimed = Liczą się na koniec gry. Każda horda może ukryć dwa żetony hańby.
w-so-far = Dotychczasowy honor

## Moja strefa

w-area = { $you ->
    [yes] Twoja strefa
   *[no] Strefa: { $who }
}
w-general = Generał
w-strength = siła { $count }
w-support = wspiera
w-tea-number = herbata
w-active-count = { $count ->
    [one] { $count } aktywny
   *[other] { $count } aktywnych
}
w-of = { $count } z { $of }
w-commands = Karty rozkazów
w-hand-discard = ręka { $count }, odrzucone { $gone }
w-none = nic
w-boost = Wzmocnij
w-chosen = wybrane
w-choose-general = Wybierz swojego generała
w-choose-advisor = Wybierz swojego aktywnego doradcę
w-other-supports = drugi wspiera twojego generała
w-waiting-others = Czekamy na pozostałych
w-house = własna
w-house-text = Nasz projekt, bo drukowana karta nie jest publicznie dostępna.
w-price = Cena
w-about-wood = Wydawaj je na żołnierzy, mury i nadzorców kamieniołomu.
w-about-stone = Wydawaj go na włóczników, mury i nadzorców kopalni złota.
w-about-gold = Wydawaj je na kawalerzystów, mury, urzędników, doradców i nadzorców świątyni.
w-about-chi = Wydawaj je na łuczników, wzmacnianie taktyk, ratowanie żołnierzy i nadzorców tartaku.
w-about-clerk = Pracuje w lokacji, aż się ona aktywuje.
w-about-spearman = Zakrywa jeden punkt witalny hordy stojącej przy murze.
w-about-archer = Zajmuje pole ostrzału, zostaje na murze i zadaje ranę dowolnej hordzie w swojej sekcji.
w-about-horseman = Zakrywa dwa sąsiednie punkty witalne dowolnej hordy w swojej sekcji.

## Decyzje

w-decision = Twoja decyzja
w-play = Zagraj
w-boosted = Wzmocnij: { $count } chi
w-pass-season = Pomiń reakcje w tej porze roku
w-reactions = Czekamy na reakcje.
w-recruits = Rekruci
w-deploy-hint = Umieść ich przy murze: „atakuj tu” albo „odpocznij tu”.
w-pay = Zapłać: { $paid }
w-less = mniej: { $resource }
w-more = więcej: { $resource }
w-from-pool = z puli
w-free = za darmo
w-costs-honor = kosztuje { $count } honoru
w-costs-any = koszt w surowcach: { $count } (drewno, kamień i złoto w dowolnej kombinacji)
w-costs-kinds = koszt w surowcach: { $count } (dowolnych)
w-costs-these = kosztuje { $resources }
w-turn-head = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $who }
}, „{ $card }”
w-paying = za { $paid }
w-will-activate = Ta lokacja się aktywuje.
w-and-more = …i jeszcze { $count }

w-done = Gotowe
w-confirm = Potwierdź
w-done-move_clerks = Zakończ przesuwanie
w-done-build = Zakończ budowę
w-done-hire = Zakończ zatrudnianie
w-done-logistics = Zakończ przenoszenie
w-done-march = Zakończ to przeniesienie
w-done-recruit = Zakończ rekrutację
w-done-attack_with = Zakończ atak
w-done-betrayal = Przesuń urzędników
w-done-perish = Niech reszta zginie
w-done-buy_off_shame = Gotowe
w-skip = Pomiń
w-skip-react = Bez taktyki
w-skip-donate = Bez datku
w-skip-upgrade_overseer = Bez ulepszenia
w-skip-upgrade_by_advisor = Bez ulepszenia
w-skip-advanced_activation = Nie aktywuj
w-use = Użyj
w-use-tea_house = Awansuj
w-use-all_attack = Atakuj wszystkimi
w-use-attack_order = Atakuj wszystkimi
w-hire = Zatrudnij urzędnika
w-reclaim = Odzyskaj swoje karty
w-honor = Zostaw je za honor

w-title-lead = { $general }, z doradcą: { $advisor }
w-title-command = { $card }
w-title-slot = Pole { $slot } toru rozkazów
w-title-clerk = Wyślij urzędnika { $goal }
w-title-activate = Aktywuj: { $place }
w-title-upgrade = { $soldier ->
    [none] Ulepsz swojego nadzorcę { $place_at }
   *[other] Nowy nadzorca { $place_at }: { $soldier }
}
w-title-donate = Przekaż datek: 1 { $resource }
w-title-recruit = Rekrutuj { $soldier_object }
w-title-rest = Odpoczynek: { $soldier }, { $section }
w-title-attack = Atak: { $soldier }, { $section }
w-title-spot = { $toward ->
    [right] Punkt { $spot } i ten po prawej
    [down] Punkt { $spot } i ten poniżej
   *[other] Punkt { $spot }, rząd { $row }
}
w-title-wound = Rana w punkcie { $spot }, rząd { $row }
w-title-barricade = Zbuduj barykadę { $section_in }
w-title-wall = Zbuduj mur { $section_in }
w-title-march = Przenieś żołnierzy { $goal }
w-title-carry = { $soldier }: { $how }
w-title-hire = Zatrudnij urzędnika
w-title-advisor = { $active ->
    [yes] Zatrudnij jako aktywnego doradcę: { $advisor }
   *[no] Zatrudnij jako wspierającego doradcę: { $advisor }
}
w-title-discard = Odrzuć: { $tactic }
w-title-shame = Żeton hańby na: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-choose = Wybierz: { $clan }
w-title-recall = Odzyskaj: { $card }
w-title-clear = Odrzuć żeton hańby z: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-lose = Strać { $soldier_object }
w-title-save = Uratuj { $soldier_object }
w-title-tactic = { $tactic }{ $boosted ->
    [yes] , wzmocniona
   *[no] { "" }
}
w-title-gain = Weź 1: { $resource }
w-title-spend = Zapłać 1: { $resource }
w-title-income = Weź dochód { $place_at }
w-title-copy = Kopiuj: { $card }
w-did-done = zakończenie
w-did-skip = pominięcie
w-did-lead = wybór: { $general } i { $advisor }
w-did-command = wybór karty „{ $card }”
w-did-slot = położenie karty na polu { $slot } toru rozkazów
w-did-clerk = wysłanie urzędnika { $goal }
w-did-activate = aktywacja: { $place }
w-did-upgrade = { $soldier ->
    [none] ulepszenie nadzorcy { $place_at }
   *[other] nowy nadzorca { $place_at }: { $soldier }
}
w-did-donate = przekazanie datku: 1 { $resource }
w-did-recruit = rekrutacja: { $soldier }
w-did-rest = odpoczynek { $section_in }: { $soldier }
w-did-attack = atak { $section_in }: { $soldier }
w-did-spot = wybór punktu witalnego { $spot }, rząd { $row }
w-did-wound = rana w punkcie witalnym { $spot }, rząd { $row }
w-did-barricade = budowa barykady { $section_in }
w-did-wall = budowa muru { $section_in }
w-did-stock = { $paid ->
    [none] niewzięcie niczego z magazynu
   *[other] wzięcie z magazynu: { $paid }
}
w-did-pay = { $paid ->
    [none] zapłata niczego
   *[other] zapłata: { $paid }
}
w-did-march = przeniesienie żołnierzy { $goal }
w-did-carry = przeniesienie: { $soldier }
w-did-hire = zatrudnienie urzędnika
w-did-advisor = { $active ->
    [yes] zatrudnienie aktywnego doradcy: { $advisor }
   *[no] zatrudnienie wspierającego doradcy: { $advisor }
}
w-did-discard = odrzucenie taktyki „{ $tactic }”
w-did-shame = położenie żetonu hańby: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-did-clear = odrzucenie żetonu hańby: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-did-reclaim = odzyskanie kart rozkazów
w-did-honor = pozostawienie kart rozkazów za honor
w-did-lose = strata: { $soldier }
w-did-save = ocalenie: { $soldier }
w-did-tactic = { $boosted ->
    [yes] zagranie wzmocnionej taktyki „{ $tactic }”
   *[no] zagranie taktyki „{ $tactic }”
}
w-did-use = użycie karty
w-did-gain = zysk: { $resource }
w-did-income = dochód { $place_at }
w-did-copy = skopiowanie karty „{ $card }”
w-did-spend = zapłata: { $resource }
w-do-done = Gotowe
w-do-skip = Pomiń
w-do-lead = Wybierz
w-do-command = Wybierz
w-do-slot = Połóż
w-do-clerk = Wyślij
w-do-activate = Aktywuj
w-do-upgrade = Ulepsz
w-do-donate = Przekaż
w-do-recruit = Rekrutuj
w-do-rest = Odpocznij
w-do-attack = Atakuj
w-do-spot = Atakuj
w-do-barricade = Zbuduj
w-do-wall = Zbuduj
w-do-stock = Weź
w-do-pay = Zapłać
w-do-march = Przenieś
w-do-carry = Przenieś
w-do-hire = Zatrudnij
w-do-advisor = Zatrudnij
w-do-discard = Odrzuć
w-do-shame = Połóż
w-do-clear = Odrzuć
w-do-choose = Wybierz
w-do-recall = Odzyskaj
w-do-reclaim = Odzyskaj
w-do-honor = Zostaw
w-do-lose = Strać
w-do-save = Uratuj
w-do-tactic = Zagraj
w-do-use = Użyj
w-do-gain = Otrzymaj
w-do-income = Weź
w-do-copy = Skopiuj
w-do-spend = Zapłać
w-do-wound = Zrań

## Koniec, klawisze, telefon

w-tea-place = Kolejność herbaty
w-tie-tea = Remis w honorze ({ $first }, { $second }): wygrywa wyższe miejsce w kolejności herbaty.
w-luck-tactics = Dobrane taktyki
w-luck-hordes = Hordy, które przyszły
w-luck-power = Ich łączna siła
w-luck-honor = Ich łączny honor
w-luck-spots = Ich punkty witalne łącznie
w-luck-note = Nie ma tu kości: szczęście to kolejność kart. Hordy dotykają wszystkich jednakowo; podana średnia dotyczy tej samej liczby kart z tej talii, razem z podbojami. Ile taktyk dobierasz, to twój wybór, a jakie, to szczęście; wartość taktyki zależy od twoich planów, więc są one tylko policzone.
w-figure-clerks = Wysłani urzędnicy
w-figure-recruited = Zrekrutowani żołnierze
w-figure-struck = Zaatakowane punkty witalne
w-figure-defeated = Pokonane hordy
w-figure-walls = Zbudowane kondygnacje muru
w-figure-tactics = Zagrane taktyki
w-figure-shamed = Otrzymane żetony hańby
w-key-places = wybierz jedną z dziesięciu lokacji, po kolei
w-key-done = gotowe; pomiń
w-tabs = Części stołu
w-tab-wall = Mur
w-tab-places = Lokacje
w-tab-mine = Moje
w-tab-story = Stół
w-targets = { $count ->
    [one] { $count } możliwość tutaj
    [few] { $count } możliwości tutaj
   *[many] { $count } możliwości tutaj
}

## Słowa

w-outcome = { $power } przeciw { $defence }: { $breach ->
    [yes] przełamanie
   *[no] wytrzyma
}
w-warehouse = Magazyn
w-row = Tor doradców
w-artifacts = Artefakty
w-quiet = brak hordy
w-archers = Łucznicy na murze
w-honor-count = honor: { $honor }
w-no-general = jeszcze bez generała
w-discarded = Odrzucone
w-tactics = Taktyki
w-now = teraz
w-overseers = Nadzorcy
w-card-general = Generał
w-card-advisor = Doradca
w-card-tactic = Taktyka
w-card-horde = Horda
w-card-artifact = Artefakt
w-card-command = Karta rozkazu
w-card-place = Lokacja

## Options

option-cards = Własne karty
option-cards-note = Karta o nazwie jednej z naszych zastępuje ją, a nowa nazwa dodaje kartę. Jak je pisać, wyjaśnia „docs/own-content.md”.
option-cards-example = [[advisor]] name = "herald" …

## Bariery cofania

barrier-activated = Dalej nie można cofnąć: aktywowano lokację.
barrier-advisor_came = Dalej nie można cofnąć: odsłonięto nowego doradcę.
barrier-assault = Dalej nie można cofnąć: hordy szturmowały mur.
barrier-horde_came = Dalej nie można cofnąć: odsłonięto hordę.
barrier-invasion = Dalej nie można cofnąć: przyszły nowe hordy.
barrier-wall_destroyed = Dalej nie można cofnąć: mur stracił kondygnację.
barrier-raid = Dalej nie można cofnąć: nastąpił podbój.
barrier-season_started = Dalej nie można cofnąć: zaczęła się nowa pora roku.
barrier-year_started = Dalej nie można cofnąć: zaczął się nowy rok.

## Chwile

w-you = Ty:
w-others-word = Inni:
w-goods = Twoje surowce i twoja pula
w-show-cards = Pokaż moje karty
w-hide-cards = Ukryj moje karty
w-choose-command = Twój rozkaz na tę jesień
w-choose-command-note = { $others ->
    [0] Wskaż kartę, żeby ją przeczytać.
   *[other] Nikt jej nie zobaczy, póki wszyscy nie wybiorą. Gotowi: { $ready } z { $others }.
}
w-pick-card = Wybierz kartę
w-choose-card = Wybierz: { $card }
w-may-play = { $card } – może jeszcze zagrać: { $who }.
w-has-played = Nie może, karta zużyta: { $who }.
w-bonus = { $you ->
    [yes] +{ $count }: grasz { $card }
   *[no] +{ $count }: { $who } gra { $card }
}
w-lay-command = Połóż kartę { $card } na torze
w-lay-command-note = Karty rozpatruje się po kolei, od pola 1.
w-pick-space = Wybierz pole
w-lay-on = Połóż na polu { $slot }
w-act-number = Działasz jako { $number }. z { $of }.
w-act-after = Po: { $who }.
w-act-before = Przed: { $who }.
w-still-to-lay = Jeszcze do położenia
w-you-lay = Teraz kładziesz ty
w-lays-after = { $who }, po tobie
w-stay-usable = Do użycia zostaje { $count } z { $of }
w-shame-on-horde = Ta horda da 0 zamiast { $honor } honoru
w-shame-on-horde-again = Ta horda już nic nie daje
w-in-pool-count = W twojej puli: { $count }
w-boxes-done = Rozpatrzone pola: { $count }
w-priced = { $label } ({ $price })

# Zima, krok po kroku.
w-winter-title = Zima roku { $year }
w-winter-archers = Ostrzał
w-winter-reckoning = Bilans
w-winter-to-come = przed nami
w-winter-waiting = czekamy
w-winter-waits = Czekamy na odpowiedź.
w-winter-skip = Pomiń
w-winter-again = Zobacz ponownie
w-winter-close = Wróć do stołu
w-winter-pause = Wstrzymaj
w-winter-on = Kontynuuj
w-winter-next = Dalej: { $beat }
w-winter-arrows = { $count ->
    [0] bez strzał
    [one] { $count } strzała
    [few] { $count } strzały
   *[other] { $count } strzał
}
w-winter-falls-count = pokonane hordy: { $count }
w-winter-falls = pokonana: siła { $power } → { $then }
w-winter-fall = Pokonana horda: { $horde } ({ $section }). Siła spada tam z { $power } do { $then }.
w-winter-archers-text = { $count ->
    [0] Nikt nie strzelał.
   *[other] Liczba strzał: { $count }, sekcja po sekcji, w kolejności herbaty.
}
w-winter-no-archer = brak łuczników
w-winter-short-holds = { $power } : { $defence } wytrzymuje
w-winter-short-tie = { $power } : { $defence } remis
w-winter-short-breach = { $power } : { $defence } przełamanie
w-winter-head-holds = { $section }: mur wytrzymuje, zapas { $by }
w-winter-head-tie = { $section }: remis, mur wytrzymuje
w-winter-head-breach = { $section }: mur przełamany, brakło { $by }
w-winter-nobody = { $section }: brak hordy
w-winter-nobody-text = Tu nie atakuje żadna horda.
w-winter-verdict-holds = Mur wytrzymuje
w-winter-verdict-tie = Remis: mur wytrzymuje
w-winter-verdict-breach = Mur przełamany
w-winter-power = Siła
w-winter-defence = Obrona
w-winter-wall = Mur { $count }
w-winter-barricades = barykady { $count }
w-winter-others = inne { $count }
w-winter-duel = Siła { $power } ({ $hordes }) przeciw { $defence } ({ $parts }).
w-winter-missing = Brakło obrony: { $count }.
w-winter-empty = nikogo
w-winter-breaches = { $count ->
    [0] mur wytrzymał
    [one] { $count } przełamanie
    [few] { $count } przełamania
   *[other] { $count } przełamań
}
w-winter-shame = Hańba: { $list }.
w-winter-deaths = Polegli: { $list }.
w-winter-no-cost = Bez hańby i poległych.
w-winter-nothing = na razie nic
w-winter-killed = traci: { $soldiers }
w-winter-saved = uratowani: { $count }
w-winter-honor = honor { $honor }
w-winter-clan = Klan
w-winter-shame-why = Hańba i powód
w-winter-absent = nikogo na: { $hordes }
w-winter-dead = Polegli
w-winter-none = brak
w-winter-honor-word = Honor
w-winter-end-walls-title = Mury
w-winter-end-walls = ukończone: { $count } z { $of }
w-winter-end-shame-title = Pula hańby
w-winter-end-time-title = Czas
w-winter-end-year = rok { $year } z { $of }
w-key-winter = zima: wstrzymaj, krok, pomiń
w-house-legend = Karty i liczby z tym daszkiem to nasz projekt, bo drukowane nie są publicznie dostępne.
w-house-title = Znak daszka
w-point-section = odcinek: { $section }
w-point-barricade = barykady, odcinek: { $section }
w-point-wall = mur, odcinek: { $section }
w-point-rest = strefa odpoczynku, odcinek: { $section }
w-point-horde = { $horde }, odcinek: { $section }, rząd { $row }
w-point-clan = { $who }
w-point-track = rozkaz, gracz: { $who }
w-point-warehouse = magazyn
w-point-tea = kolejność herbaty
w-point-shame = żetony hańby
