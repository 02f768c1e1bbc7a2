### Tryb kooperacji: dekrety, wydarzenia i ich teksty

setting-coop = Kooperacja: wspólnie wypełniacie dekrety Cesarza
setting-coop-true = tak
setting-coop-false = nie
setting-open_hands = Kooperacja: otwarte ręce
setting-open_hands-true = tak
setting-open_hands-false = nie
coop-alone = Kooperacja wymaga co najmniej 2 graczy. Gra solo ma własnego przeciwnika.
coop-handicap = W kooperacji wszyscy wygrywają albo przegrywają razem. Fory nic by nie zmieniły.
open-hands-apart = Otwarte ręce są możliwe tylko w kooperacji.
no-such-request = { $card } nie jest odkrytym dekretem.{ $cards ->
    [none] { " " }Nie ma odkrytych dekretów.
   *[other] { " " }Odkryte: { $cards }.
  }
proposed-already = { $card }: ten dekret został już przez ciebie zaproponowany tej zimy.
walls-missing = { $card }: jeszcze nie można wypełnić tego dekretu. Brakujące kondygnacje muru: { $missing }.
team-short = { $card }: teraz nie można wypełnić tego dekretu. Drużyna ma { $have } z { $cost }.
player-short = { $card }: teraz nie można wypełnić tego dekretu. Nie każdy gracz ma to, czego wymaga.
own-part-short = Nie masz tego, czego wymaga od ciebie dekret: { $card }.
share-asked = { $card }: za ten dekret płaci drużyna. Podaj swoją część albo odmów.
share-not-asked = { $card }: ten dekret wymaga od każdego tego samego. Zgódź się albo odmów.
nothing-proposed = Nikt nie zaproponował dekretu. Najpierw go zaproponuj.
offer-over = To więcej, niż brakuje: { $count }.
offer-above-own = Nie masz tyle. Masz { $have }.
offer-under = To za mało: następni gracze nie mogą dać reszty. Podaj co najmniej { $least } albo odmów.
sacrifice-other = { $card }: ten dekret nie wymaga tego elementu.
only-shamed = Nie można poświęcić żołnierza pod żetonem hańby: { $soldier }.
no-such-piece = Nie masz tam takiego elementu.
honor-short = To kosztuje { $cost } honoru. Masz { $have }.
order-named = Ten gracz jest już wskazany.
clan-not-acting = Ten gracz teraz nie działa.
asking-fulfil = Zaproponuj dekret albo zakończ.
asking-consent = Zaproponowano dekret: zgódź się zapłacić albo odmów.
asking-offer = Zaproponowano dekret: podaj swoją część albo odmów.
asking-pay_line = Wybierz, co oddajesz za dekret.
asking-name_order = Wybierz, kto działa następny, albo zakończ (reszta według kolejności herbaty).
asking-take_shame = Otrzymujesz żeton hańby. Umieść go pod żołnierzem w swojej puli albo zwróć za 10 honoru.
asking-redeem = Odrzuć żetony hańby, każdy za 10 honoru, albo zakończ.
moment-great_wall-redeem = Żeton hańby zwracasz za 10 honoru, gdy go otrzymujesz.
moment-great_wall-propose = Dekrety proponujesz zimą, po szturmie.
moment-great_wall-agree = Na dekret zgadzasz się, gdy ktoś go proponuje.
moment-great_wall-refuse = Dekretu odmawiasz, gdy ktoś go proponuje.
moment-great_wall-offer = Swoją część podajesz, gdy ktoś proponuje dekret dla drużyny.
moment-great_wall-sacrifice = Elementy poświęcasz, gdy wymaga tego dekret.
rule-great_wall-coop-fulfil = Dekrety wypełnia się zimą, po szturmie i przed sprawdzeniem końca gry.
rule-great_wall-coop-consent = Każdy może zaproponować dekret, każdy dekret raz na zimę. Wszyscy płacący muszą się zgodzić.
rule-great_wall-coop-each = Każdy gracz sam płaci całość. Nikt nie płaci za innego.
rule-great_wall-coop-team = Drużyna płaci wspólnie, w dowolnych częściach.
rule-great_wall-coop-sacrifice = Poświęcony element opuszcza grę. Żołnierzy pod żetonami hańby nie można poświęcić.
rule-great_wall-coop-redeem = Zapłać 10 honoru, by zwrócić żeton hańby, gdy go otrzymujesz albo latem.
rule-great_wall-coop-name-order = Aktywny gracz wskazuje kolejność pozostałych. Bez tego decyduje herbata.
verb-great_wall-redeem = zwróć żeton hańby za 10 honoru
verb-great_wall-propose = zaproponuj dekret
verb-great_wall-agree = zgódź się
verb-great_wall-refuse = odmów
verb-great_wall-offer = podaj część
verb-great_wall-sacrifice = poświęć
event-request_came = Nowy dekret: { $card }.
event-event_came = Wydarzenie: { $card }.
event-request_fulfilled = Wypełniony dekret: { $card }.
event-requests_open = { $count ->
        [one] { $count } dekret pozostaje otwarty: każdy gracz otrzymuje { $count } żeton hańby.
        [few] { $count } dekrety pozostają otwarte: każdy gracz otrzymuje { $count } żetony hańby.
       *[other] { $count } dekretów pozostaje otwartych: każdy gracz otrzymuje { $count } żetonów hańby.
    }
event-requests_begun = Teraz można wypełniać dekrety.
ending-requests = wypełnione dekrety
ending-late = brak dekretów na koniec ostatniego roku
ending-disgrace = hańba przy pustej puli
wall-card-request = dekret
wall-card-event = wydarzenie
wall-team = Drużyna:
wall-team-name = Drużyna
wall-team-line = dekrety { $done } z { $needed }, hańba { $shame } z { $of }, rok { $year } z { $years }
wall-team-holding = hańba { $shame } z { $of }, rok { $year } z { $years }
wall-requests = Dekrety:
wall-events = Wydarzenia:
wall-proposed = Propozycja:

event-request_proposed = { subject }{ event-request_proposed.then }.
    .then = { $you ->
        [yes] proponujesz
       *[no] proponuje
    } dekret „{ $card }”
event-request_agreed = { subject }{ event-request_agreed.then }.
    .then = { $you ->
        [yes] zgadzasz się
       *[no] zgadza się
    } na dekret „{ $card }”
event-request_refused = { subject }{ event-request_refused.then }.
    .then = { $you ->
        [yes] odmawiasz:
       *[no] odmawia:
    } dekret „{ $card }”
event-request_offered = { subject }{ event-request_offered.then }.
    .then = { $you ->
        [yes] podajesz
       *[no] podaje
    } { $count } na dekret „{ $card }”
event-sacrificed = { subject }{ event-sacrificed.then }.
    .then = { $you ->
        [yes] poświęcasz
       *[no] poświęca
    } { $soldier_object }
event-clerk_sacrificed = { subject }{ event-clerk_sacrificed.then }.
    .then = { $you ->
        [yes] poświęcasz
       *[no] poświęca
    } urzędnika
event-advisor_given = { subject }{ event-advisor_given.then }.
    .then = { $you ->
        [yes] odrzucasz
       *[no] odrzuca
    } doradcę „{ $card }”
event-shame_redeemed = { subject }{ event-shame_redeemed.then }.
    .then = { $you ->
        [yes] zwracasz
       *[no] zwraca
    } żeton hańby za 10 honoru (w puli: { $left })

## Nazwy

card-timber-for-the-fleet = Drewno dla floty
card-stones-for-the-canal = Kamienie na kanał
card-gold-for-the-court = Złoto dla dworu
card-incense-for-the-temples = Kadzidło dla świątyń
card-grain-for-the-capital = Zboże dla stolicy
card-warriors-for-emperors-guard = Wojownicy do gwardii
card-royal-escort = Królewska eskorta
card-marksmen-for-the-palace = Strzelcy dla pałacu
card-glory-belongs-to-the-emperor = Chwała należy do Cesarza
card-taunt-them-and-prevail = Drwijcie i zwyciężajcie
card-scholars-for-the-academy = Uczeni dla akademii
card-a-wall-without-gaps = Mur bez luk
card-surprise-attack = Niespodziewany atak
card-scandal-at-court = Skandal na dworze
card-new-year-feast = Uczta noworoczna
card-riders-with-orders = Gońcy z rozkazami
card-iron-winter = Żelazna zima
card-battering-rams = Ciężkie tarany
card-drums-from-the-steppe = Bębny ze stepu
card-master-masons = Mistrzowie murarscy
card-mud-and-rain = Błoto i deszcz
card-poisoned-arrows = Zatrute strzały
card-deserters = Dezerterzy
card-comet = Kometa
card-di-qing = Di Qing
card-zong-ze = Zong Ze
card-bao-zheng = Bao Zheng
card-han-shizhong = Han Shizhong
card-fan-zhongyan = Fan Zhongyan
card-wu-jie = Wu Jie
card-shen-kuo = Shen Kuo
card-cao-bin = Cao Bin
card-shared-glory = Wspólna chwała
card-shared-spoils = Wspólne łupy
card-torch-signals = Sygnały pochodni
card-victory-report = Raport o zwycięstwie
card-covering-fire = Ostrzał osłonowy
card-shield-line = Linia tarcz
card-send-the-booty-home = Łupy do domu
card-carry-the-wounded = Wyniesienie rannych
card-in-their-memory = Ku ich pamięci
card-council-of-war = Rada wojenna
card-second-orders = Drugi rozkaz
card-village-levy = Zaciąg wioskowy
horde-vanguard = straż przednia
horde-horse-archers = łucznicy konni
horde-sappers = saperzy
horde-wolf-banner = sztandar wilka
horde-shield-bearers = tarczownicy
horde-night-riders = nocni jeźdźcy
horde-firebrands = podżegacze
horde-keshig = keszig
horde-vanguard-left = { horde-vanguard } ({ section-left })
horde-vanguard-middle = { horde-vanguard } ({ section-middle })
horde-vanguard-right = { horde-vanguard } ({ section-right })
horde-horse-archers-left = { horde-horse-archers } ({ section-left })
horde-horse-archers-middle = { horde-horse-archers } ({ section-middle })
horde-horse-archers-right = { horde-horse-archers } ({ section-right })
horde-sappers-left = { horde-sappers } ({ section-left })
horde-sappers-middle = { horde-sappers } ({ section-middle })
horde-sappers-right = { horde-sappers } ({ section-right })
horde-wolf-banner-left = { horde-wolf-banner } ({ section-left })
horde-wolf-banner-middle = { horde-wolf-banner } ({ section-middle })
horde-wolf-banner-right = { horde-wolf-banner } ({ section-right })
horde-shield-bearers-left = { horde-shield-bearers } ({ section-left })
horde-shield-bearers-middle = { horde-shield-bearers } ({ section-middle })
horde-shield-bearers-right = { horde-shield-bearers } ({ section-right })
horde-night-riders-left = { horde-night-riders } ({ section-left })
horde-night-riders-middle = { horde-night-riders } ({ section-middle })
horde-night-riders-right = { horde-night-riders } ({ section-right })
horde-firebrands-left = { horde-firebrands } ({ section-left })
horde-firebrands-middle = { horde-firebrands } ({ section-middle })
horde-firebrands-right = { horde-firebrands } ({ section-right })
horde-keshig-left = { horde-keshig } ({ section-left })
horde-keshig-middle = { horde-keshig } ({ section-middle })
horde-keshig-right = { horde-keshig } ({ section-right })

## Wiersze dekretów i wydarzeń

request-team_walls = Mur ma { $count ->
        [one] { $count } kondygnację
        [few] { $count } kondygnacje
       *[other] { $count } kondygnacji
    } na gracza. Nic się nie płaci.
request-each_wood = Każdy gracz płaci { resource-wood.count }.
request-team_wood = Drużyna płaci { resource-wood.count } na gracza, w dowolnym podziale.
request-each_stone = Każdy gracz płaci { resource-stone.count }.
request-team_stone = Drużyna płaci { resource-stone.count } na gracza, w dowolnym podziale.
request-each_gold = Każdy gracz płaci { resource-gold.count }.
request-team_gold = Drużyna płaci { resource-gold.count } na gracza, w dowolnym podziale.
request-each_chi = Każdy gracz płaci { resource-chi.count }.
request-team_chi = Drużyna płaci { resource-chi.count } na gracza, w dowolnym podziale.
request-each_any = Każdy gracz płaci { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[other] { $count } dowolnych surowców
    }.
request-team_any = Drużyna płaci { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[other] { $count } dowolnych surowców
    } na gracza, w dowolnym podziale.
request-each_soldier = Każdy gracz poświęca { soldier-soldier.count }.
request-team_soldier = Drużyna poświęca { soldier-soldier.count } na gracza, w dowolnym podziale.
request-each_spearman = Każdy gracz poświęca { soldier-spearman.count }.
request-team_spearman = Drużyna poświęca { soldier-spearman.count } na gracza, w dowolnym podziale.
request-each_archer = Każdy gracz poświęca { soldier-archer.count }.
request-team_archer = Drużyna poświęca { soldier-archer.count } na gracza, w dowolnym podziale.
request-each_horseman = Każdy gracz poświęca { soldier-horseman.count }.
request-team_horseman = Drużyna poświęca { soldier-horseman.count } na gracza, w dowolnym podziale.
request-each_clerk = Każdy gracz poświęca { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }.
request-team_clerk = Drużyna poświęca { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    } na gracza, w dowolnym podziale.
request-each_advisor = Każdy gracz odrzuca { $count ->
        [one] { $count } doradcę
       *[other] { $count } doradców
    }.
request-team_advisor = Drużyna odrzuca { $count ->
        [one] { $count } doradcę
       *[other] { $count } doradców
    } na gracza, w dowolnym podziale.
request-each_horde = Każdy gracz odrzuca { $count ->
        [one] { $count } zdobytą hordę
        [few] { $count } zdobyte hordy
       *[other] { $count } zdobytych hord
    }.
request-team_horde = Drużyna odrzuca { $count ->
        [one] { $count } zdobytą hordę
        [few] { $count } zdobyte hordy
       *[other] { $count } zdobytych hord
    } na gracza, w dowolnym podziale.
request-each_honor = Każdy gracz traci { $count } honoru.
request-team_honor = Drużyna traci { $count } honoru na gracza, w dowolnym podziale.
event-power = Każda horda: +{ $count } siły.
event-lethal = Każda horda zabija o { $count ->
        [one] { $count } żołnierza więcej
       *[other] { $count } żołnierzy więcej
    } z każdego klanu, który na niej stoi.
event-wall_cost = Każda kondygnacja muru kosztuje o { $count ->
        [one] { $count } surowiec więcej
        [few] { $count } surowce więcej
       *[other] { $count } surowców więcej
    }.
event-soldier_gold = Każdy żołnierz kosztuje o { $count } złota więcej.
event-save_more = Uratowanie żołnierza kosztuje o { $count } chi więcej.
event-save_less = Uratowanie żołnierza kosztuje o { $count } chi mniej.
event-barricade = Każda barykada: −{ $count } obrony.
event-defence = Każda sekcja: +{ $count } obrony.
event-now_shame = Raz: każdy gracz otrzymuje { $count ->
        [one] { $count } żeton hańby
        [few] { $count } żetony hańby
       *[other] { $count } żetonów hańby
    }.
event-now_dishonor = Raz: każdy gracz traci { $count } honoru.
event-now_honor = Raz: każdy gracz otrzymuje { $count } honoru.
event-now_hordes = Raz: { $count ->
        [one] przychodzi { $count } horda więcej
        [few] przychodzą { $count } hordy więcej
       *[other] przychodzi { $count } hord więcej
    }.
event-now_tactics = Raz: każdy gracz dobiera { $count ->
        [one] { $count } taktykę
        [few] { $count } taktyki
       *[other] { $count } taktyk
    }.
event-now_clear = Raz: każdy gracz odrzuca { $count ->
        [one] { $count } żeton hańby
        [few] { $count } żetony hańby
       *[other] { $count } żetonów hańby
    }.
event-now_recall = Raz: każdy gracz może odzyskać { $count ->
        [one] { $count } kartę rozkazu
        [few] { $count } karty rozkazu
       *[other] { $count } kart rozkazu
    }.
event-now_barricades = Raz: każda sekcja otrzymuje { $count ->
        [one] { $count } barykadę
        [few] { $count } barykady
       *[other] { $count } barykad
    }.
event-now_wood = Raz: każdy gracz otrzymuje { resource-wood.count }.
event-now_stone = Raz: każdy gracz otrzymuje { resource-stone.count }.
event-now_gold = Raz: każdy gracz otrzymuje { resource-gold.count }.
event-now_chi = Raz: każdy gracz otrzymuje { resource-chi.count }.
reason-coop = dekrety i pula hańby
