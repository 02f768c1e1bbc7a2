### Wielki Mur: to, co mówi tylko strona. Nazwy, karty, zdarzenia i pytania są w src/crenel/locales.

about-great_wall = Prowadź klan na Wielkim Murze: urzędnicy pracują w miejscach, żołnierze stają przeciw hordom, mury rosną przed zimą. Samotnie przeciw Qin Jiushao, we dwoje z klanem Trzciny, we troje lub czworo. Od 90 do 150 minut z ludźmi, 40 przeciw botom.

## Mur

w-wall = Mur
w-section = Sekcja: { $section }
w-power = siła
w-against = przeciw
w-holds = wytrzyma
w-tie = remis, stoi
w-breach = wyłom
w-open-ground = szereg { $row }: puste pole
w-forecast = Prognoza na zimę
w-defence-sum = Mur { $wall }, barykady { $barricades }{ $halved ->
    [0] { "" }
    [one] , a z tego połowa
   *[other] , dzielone na pół { $halved } razy
}.
w-breach-text = Przy takim stanie zimą powstanie wyłom: wszyscy dostaną hańbę, a żołnierze z tej sekcji wycofają się albo zginą.
w-holds-text = Przy takim stanie mur wytrzyma. Remis też wystarcza.
w-if-falls = Jeśli padnie: { $horde }
w-if-falls-short = Jeśli padnie
w-horde-in = Horda, sekcja: { $section }
w-horde-label = szereg { $row }, wolne punkty: { $open }
w-open-spots = Wolne punkty
w-spots-left = { $count ->
    [0] padnie przy sprawdzeniu
    [one] został { $count } punkt
    [few] zostały { $count } punkty
   *[other] zostało { $count } punktów
}
w-trait-halves = połowi obronę
w-trait-burns = barykady 0
w-trait-charge = szereg 1: +{ $count }
w-trait-fierce = zabija +{ $count }
w-spot = Punkt { $spot }, szereg { $row }, { $horde }: { $reward }
w-spots-label = Słabe punkty, wolne: { $open }. Zakryte: { $covered }
w-reward = daje { $reward }
w-no-reward = nie daje nic
w-reward-wood = drewno: { $count }
w-reward-stone = kamień: { $count }
w-reward-gold = złoto: { $count }
w-reward-chi = chi: { $count }
w-reward-honor = honor: { $count }
w-reward-tactic = { $count ->
    [one] taktykę
   *[other] taktyki: { $count }
}
w-wound = rana
w-barricade = Barykada
w-barricade-label = Barykady: { $count } z { $of }
w-barricades = barykady +{ $count }
w-barricades-zero = barykady liczą się za 0
w-halved = { $count ->
    [one] wszystko na pół
   *[other] na pół { $count } razy
}
w-about-barricade = Dodaje { $defence } do obrony sekcji do końca zimy. Kosztuje { $cost } drewna, kamienia lub złota i daje { $honor } honoru.
w-attack-here = atakuj tu
w-level = Poziom { $level }
w-level-text = obrona { $defence }, stanowiska: { $spots }{ $cost ->
    [0] { "" }
   *[other] , kosztuje { $cost }
}
w-wall-next = następny: { $count }
w-wall-finished = ukończony
w-wall-defence = Obrona muru: { $count }
w-about-wall = Każdy poziom kosztuje dowolną mieszankę drewna, kamienia i złota i daje tyle honoru, ile kosztuje. Najpierw płaci magazyn.
w-firing-free = wolne stanowisko
w-rest-zone = Odpoczynek
w-resting-word = Odpoczywają
w-empty = pusto
w-rest-here = odpoczynek tu
w-march-from = wyrusz
w-march-to = prowadź tu
w-on-wall = na murze, { $section }
w-resting = odpoczywa, { $section }
w-piece = { $count ->
    [one] { $soldier }, { $who }
   *[other] { $count } × { $soldier }, { $who }
}

## Miejsca

w-places = Miejsca
w-activates = działa
w-fills = zapełni się
w-open = otwarte
w-free-slots = { $count } wol.
w-slots = zajęte pola: { $taken } z { $slots }
w-clerk = urzędnik
w-clerks = { $count ->
    [one] { $count } urzędnik
    [few] { $count } urzędników
   *[other] { $count } urzędników
}
w-clerk-of = urzędnik: { $who }
w-move-from = Twój urzędnik ({ $place }): przesuń
w-alone = kto jest tu sam, gdy miejsce działa: 1 hańba
w-regular = Miejsce z polami
w-special = Miejsce otwarte
w-overseer = Nadzorca
w-overseer-level = Nadzorca, poziom { $level }
w-overseers-at = Nadzorcy na poziomie { $level }: { $who }
w-spent-first = płaci najpierw
w-about-warehouse = Tu leżą darowizny. Za mury i barykady płaci się najpierw stąd, ktokolwiek buduje.
w-leaves = odejdzie

## Ludzie, tory, talie

w-order-people = Kolejność i ludzie
w-tea-order = Kolejność herbaty
w-first-to-last = po kolei
w-about-tea = Kto jest pierwszy, pierwszy kładzie kartę, jest pierwszy prawie we wszystkim i wygrywa remisy.
w-shame = Hańba
w-shame-of = Hańba { $pool } z { $of }
w-about-shame = Zostało { $pool } z { $of } żetonów. Gra kończy się po zimie, w której zabraknie ostatniego.
w-you-now = ty, teraz
w-decks = Talie
w-left = zostało
w-deck-next = Hordy; następna: { $section }
w-deck-hordes = Hordy
w-deck-tactics = Taktyki, doradcy
w-about-hordes = { $count ->
    [0] Nie przyjdzie już żadna horda.
   *[other] Hordy następnej wiosny: { $count }. Rewers pierwszej karty mówi, dokąd przyjdzie.
}
w-time = Czas
w-time-log = Czas, tor rozkazów i dziennik
w-year = Rok { $year }
w-year-season = Rok { $year }, { $season }
w-hordes-word = hordy
w-lethality = ofiary
w-year-label = Rok { $year }: nowe hordy: { $hordes }, każda zabija { $kills } z każdego klanu
w-command-track = Tor rozkazów
w-secret-choice = w tajemnicy
w-ready = gotowe
w-chooses = wybiera
w-decides = decyduje
w-track-done = gotowe
w-track-now = teraz
w-track-waits = czeka
w-track-empty = Karty pojawią się jesienią.
w-free-space = wolne
w-copy-of = Kopiuje: { $card }
w-others = Inni: { $deed }
w-left-count = zostało { $count }
w-activation-step = Miejsca działają
w-honor-word = honor
w-look = Przyjrzyj się
w-supporters = doradcy wspierający
w-in-pool = Zasoby
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
    [few] { $count } aktywnych doradców
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
w-about-claimed = Liczą się na koniec; każda może zakryć dwa żetony hańby.
w-so-far = Honor do tej pory

## Moje

w-area = Obszar: { $who }
w-general = Generał
w-strength = siła { $count }
w-support = wsparcie
w-tea-number = herbata { $tea }
w-active-count = { $count ->
    [one] { $count } aktywny
    [few] { $count } aktywnych
   *[other] { $count } aktywnych
}
w-of = { $count } z { $of }
w-commands = Karty rozkazów
w-hand-discard = na ręce { $count }, odrzucone { $gone }
w-none = nic
w-boost = wzmocniona
w-chosen = wybrane
w-choose-general = Wybierz generała
w-choose-advisor = Wybierz aktywnego doradcę
w-other-supports = drugi wspiera generała
w-waiting-others = inni jeszcze wybierają
w-house = własne
w-house-text = Zaprojektowane w tym projekcie, bo druk nie jest publiczny.
w-price = Cena
w-about-wood = Płaci za żołnierzy, mury i nadzorców kamieniołomu.
w-about-stone = Płaci za włóczników, mury i nadzorców kopalni złota.
w-about-gold = Płaci za jeźdźców, mury, urzędników, doradców i nadzorców świątyni.
w-about-chi = Płaci za łuczników, wzmocnione taktyki, ratowanie żołnierzy i nadzorców tartaku.
w-about-clerk = Pracuje w miejscu, aż ono zadziała.
w-about-spearman = Zakrywa jeden słaby punkt hordy przy murze.
w-about-archer = Strzela ze stanowiska: rana dla dowolnej hordy sekcji, i zostaje na murze.
w-about-horseman = Zakrywa dwa sąsiednie punkty dowolnej hordy sekcji.

## Decyzje

w-decision = Twoja decyzja
w-play = Zagraj
w-boosted = Wzmocniona, { $count } chi
w-pass-season = Żadnej w tej porze roku
w-recruits = Rekruci
w-deploy-hint = Wyślij ich na mur: „atakuj tu” albo „odpoczynek tu”.
w-pay = Zapłać: { $paid }
w-less = mniej: { $resource }
w-more = więcej: { $resource }
w-from-pool = z zasobów
w-free = za darmo
w-costs = kosztuje { $price }
w-costs-any = kosztuje { $count } drewna, kamienia lub złota
w-costs-these = kosztuje { $resources }
w-because = { $text } ({ $source }){ $end }
w-paying = za { $paid }
w-will-activate = Miejsce zadziała.
w-and-more = … i jeszcze { $count }

w-done = To wszystko
w-done-move_clerks = Nie przesuwaj więcej
w-done-build = Nie buduj więcej
w-done-hire = Nie zatrudniaj więcej
w-done-logistics = Nie prowadź więcej
w-done-march = Doszli
w-done-recruit = Nie rekrutuj więcej
w-done-attack_with = Nie atakuj więcej
w-done-betrayal = Przesuń urzędników
w-done-perish = Niech zginą
w-done-buy_off_shame = Zostaw resztę
w-skip = Zostaw
w-skip-react = Bez taktyki
w-skip-donate = Bez darowizny
w-skip-upgrade_overseer = Bez ulepszenia
w-skip-advanced_activation = Nic nie uruchamiaj
w-use = Zrób to
w-use-tea_house = Awansuj
w-use-all_attack = Atakuj wszystkimi
w-hire = Zatrudnij urzędnika
w-reclaim = Odzyskaj karty
w-honor = Zostaw za honor

w-title-lead = { $general }, z doradcą: { $advisor }
w-title-command = { $card }
w-title-slot = Pole { $slot } toru
w-title-clerk = Urzędnik { $goal }
w-title-activate = Uruchom: { $place }
w-title-upgrade = { $soldier ->
    [none] Ulepsz nadzorcę { $place_at }
   *[other] { $soldier } jako nadzorca { $place_at }
}
w-title-donate = Daruj 1: { $resource }
w-title-recruit = Rekrutuj { $soldier_object }
w-title-rest = Odpoczynek: { $soldier }, { $section }
w-title-attack = Atak: { $soldier }, { $section }
w-title-spot = { $toward ->
    [right] Punkt { $spot } i ten na prawo
    [down] Punkt { $spot } i ten poniżej
   *[other] Punkt { $spot }, szereg { $row }
}
w-title-wound = Rana w punkcie { $spot }, szereg { $row }
w-title-barricade = Barykada { $section_in }
w-title-wall = Mur { $section_in }
w-title-march = Prowadź żołnierzy { $goal }
w-title-carry = { $soldier }: { $how }
w-title-hire = Zatrudnij urzędnika
w-title-advisor = { $active ->
    [yes] { $advisor } pracuje dla ciebie
   *[no] { $advisor } wspiera generała
}
w-title-discard = Odrzuć: { $tactic }
w-title-shame = Hańba na: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-clear = Zdejmij hańbę z: { $horde ->
    [none] { $soldier }
   *[other] { $horde }
}
w-title-lose = Tracisz { $soldier_object }
w-title-save = Uratuj { $soldier_object }
w-title-tactic = { $tactic }{ $boosted ->
    [yes] , wzmocniona
   *[no] { "" }
}
w-title-gain = Weź 1: { $resource }
w-title-spend = Zapłać 1: { $resource }
w-title-income = Dochód { $place_at }
w-title-copy = Kopiuj: { $card }

## Koniec, klawisze, telefon

w-tea-place = Miejsce w herbacie
w-tie-tea = Równy honor ({ $first }, { $second }): decyduje wyższe miejsce w kolejności herbaty.
w-luck-tactics = Dobrane taktyki
w-luck-hordes = Hordy, które przyszły
w-luck-power = Ich siła
w-luck-honor = Honor na nich
w-luck-spots = Ich słabe punkty
w-luck-note = Kości tu nie ma: los kryje się w kolejności kart. Hordy spadają na wszystkich; obok stoi to, co średnio przynosi tyle samo kart tej talii, razem z najazdami. Ile taktyk się dobiera, to wybór, a jakie – nie; żadna karta nie jest dla wszystkich warta tyle samo, więc są tylko policzone.
w-figure-clerks = Wysłani urzędnicy
w-figure-recruited = Zrekrutowani żołnierze
w-figure-struck = Uderzenia
w-figure-defeated = Pokonane hordy
w-figure-walls = Zbudowane poziomy
w-figure-tactics = Zagrane taktyki
w-figure-shamed = Żetony hańby
w-key-places = dziesięć miejsc po kolei
w-key-done = to wszystko; zostaw
w-tabs = Części stołu
w-tab-wall = Mur
w-tab-places = Miejsca
w-tab-mine = Moje
w-tab-story = Stół
w-targets = { $count ->
    [one] { $count } wybór tutaj
    [few] { $count } wybory tutaj
   *[other] { $count } wyborów tutaj
}

## Słowa

w-outcome = { $power } przeciw { $defence }: { $breach ->
    [yes] wyłom
   *[no] wytrzyma
}
w-warehouse = Magazyn
w-row = Doradcy
w-artifacts = Artefakty
w-quiet = brak hordy
w-archers = Łucznicy na murach
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
w-card-place = Miejsce

## Options

option-cards = Własne karty
option-cards-note = Zastępują nasze karty o tej samej nazwie. „docs/own-content.md” mówi, jak zapisać kartę.
option-cards-example = [[advisor]] name = "herald" …

## What closed the way back

barrier-activated = Wcześniej zadziałało jakieś miejsce.
barrier-advisor_came = Wcześniej przybył nowy doradca.
barrier-assault = Wcześniej hordy szturmowały mur.
barrier-horde_came = Wcześniej nadeszła horda.
barrier-invasion = Wcześniej nadeszły hordy.
barrier-wall_destroyed = Wcześniej mur stracił poziom.
barrier-raid = Wcześniej horda urządziła najazd.
barrier-season_started = Wcześniej zaczęła się nowa pora roku.
barrier-year_started = Wcześniej zaczął się nowy rok.
