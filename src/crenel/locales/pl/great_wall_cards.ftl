### Co robią karty Wielkiego Muru; games/great_wall/texts.py składa teksty z ich danych.

## Skąd pochodzi karta

origin-rulebook = Jak w instrukcji.
origin-public = Główna treść jest znana; szczegóły są nasze.
origin-house = ⌂ Karta własna: nasza, bo treść drukowanej nie jest znana.
origin-own = Własna karta tego stołu.

## Kiedy karta działa

when-horde_defeated = Gdy horda zostaje pokonana
when-you_defeat = Gdy pokonujesz hordę
when-attack = Gdy atakujesz
when-attack-with = Gdy atakuje twój { $soldier } (co najmniej jeden)
when-last_wound = Gdy zadajesz hordzie ostatnią ranę
when-last_wound-each = Za każdą hordę, której zadajesz ostatnią ranę
when-killed = Gdy giną twoi żołnierze
when-command_over = Po kroku rozkazów twojej tury
when-recruit = Gdy rekrutujesz
when-activation_over = Po kroku aktywacji twojej tury
when-upgrade = Gdy ulepszasz nadzorcę
when-tactic_played = Gdy zagrywasz taktykę
when-others_box = Gdy cudza karta rozkazu pozwala ci przesunąć urzędników
when-wall_built = Gdy budujesz poziom muru
when-barricade_built = Gdy budujesz barykadę
when-donated = Gdy składasz datek w magazynie
when-income = Latem, wraz z dochodem nadzorców
when-shamed = Gdy dostajesz żeton hańby
when-hired = Gdy zatrudniasz urzędnika lub doradcę
when-tea_raised = Gdy awansujesz w kolejności herbaty
when-gathered = Gdy zbierasz zasoby
when-revealed = Za każdą odsłoniętą kartę rozkazu o nazwie twojej, także twoją
when-crowded = Gdy aktywuje się miejsce bez pól, a masz tam dwóch lub więcej urzędników
when-reclaimed = Gdy odzyskujesz karty rozkazów
when-winter = Na początku Zimy
when-about = { $when } ({ $about })
when-needs = { $when }, a masz { $needs }
when-pay = { $when } (jeśli zapłacisz { $resources })

needs-on_horde = na niej { $soldier_object }
needs-in_section = w tej sekcji { $soldier_object }

ability = { $when }: { $effects }.
ability-per = { $when }: { $effects } { $per }.
ability-boosted = Wzmocniona za { $count } chi, zamiast tego: { $effects }.
ability-most =
    Liczy się najwyżej { $count ->
        [one] { $count } raz.
       *[other] { $count } razy.
    }

per-support = za każdego wspierającego doradcę
per-archer_sections = za każdą sekcję, w której masz łucznika na murze
per-level-upgrade = za każdy poziom, jaki nadzorca wtedy ma
per-level-wall_built = za każdy poziom, jaki mur wtedy ma
per-level-tactic_played = (podwójnie, jeśli taktyka jest wzmocniona)

## Co karta robi

do-resource = otrzymujesz { $resources }
do-any =
    otrzymujesz { $count ->
        [one] { $count } dowolny zasób
        [few] { $count } dowolne zasoby
       *[other] { $count } dowolnych zasobów
    }
do-any-but =
    otrzymujesz { $count ->
        [one] { $count } dowolny zasób
        [few] { $count } dowolne zasoby
       *[other] { $count } dowolnych zasobów
    }, ale nie { $resource }
do-honor =
    otrzymujesz { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    }
do-tactic =
    dobierasz { $count ->
        [one] { $count } taktykę
        [few] { $count } taktyki
       *[other] { $count } taktyk
    }
do-clear =
    odrzucasz { $count ->
        [one] { $count } żeton hańby
        [few] { $count } żetony hańby
       *[other] { $count } żetonów hańby
    }
do-clerks =
    przesuwasz { $count ->
        [one] { $count } urzędnika
       *[other] do { $count } urzędników
    }
do-attack = atakujesz najwyżej przez { $soldiers }
do-attack-each_section = w każdej sekcji atakujesz najwyżej przez { $soldiers }
do-attack-standing = atakujesz z murów najwyżej przez { $soldiers } (nie przez świeżo zwerbowanych)
do-upgrade =
    ulepszasz { $count ->
        [one] nadzorcę
       *[other] do { $count } różnych nadzorców
    }{ $less ->
        [0] { "" }
       *[other] { " " }taniej o { $less }
    }
do-upgrade-of =
    możesz też ulepszyć nadzorcę { $place_at }{ $less ->
        [0] { "" }
       *[other] { " " }taniej o { $less }
    }
do-income =
    otrzymujesz dochód { $count ->
        [one] jednego nadzorcy
       *[other] { $count } nadzorców
    }
do-wound =
    { $count ->
        [one] kładziesz { $count } ranę na wolnym słabym punkcie dowolnej hordy
        [few] kładziesz { $count } rany na wolnych słabych punktach dowolnych hord
       *[other] kładziesz { $count } ran na wolnych słabych punktach dowolnych hord
    }
do-save = ratujesz za darmo { $count } z nich
do-save-all = ratujesz za darmo wszystkich
do-recruit =
    rekrutujesz dodatkowo najwyżej { $soldiers }{ $price ->
        [0] { "" }
        [one] { " " }(każdego za { $price } dowolny zasób)
        [few] { " " }(każdego za { $price } dowolne zasoby)
       *[other] { " " }(każdego za { $price } dowolnych zasobów)
    }
do-barricade =
    budujesz za darmo { $count ->
        [one] { $count } barykadę
        [few] { $count } barykady
       *[other] { $count } barykad
    }
do-clerk =
    otrzymujesz za darmo { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }

## Co karta zmienia

lasting-discount = Każdy rekrutowany { $soldier } kosztuje o { $resources } mniej.
lasting-free_save =
    Ilekroć giną twoi żołnierze, ratujesz za darmo { $count ->
        [one] jednego z nich
       *[other] { $count } z nich
    }.
lasting-counts = Gdy miejsce się aktywuje, twoi urzędnicy { $place_at } liczą się, jakby było ich o { $count } więcej.
lasting-counts-support = Gdy miejsce się aktywuje, twoi urzędnicy { $place_at } liczą się, jakby było ich o { $count } więcej za każdego wspierającego doradcę.
lasting-gold_any = Twoje złoto zastępuje każdy inny zasób.
general-start = Na początek masz { $resources }; taktyki: { $count }; herbata: { $tea }.

## Pola kart rozkazów

box-owner = Ty: { $deed }.
box-others = Wszyscy inni: { $deed }.
box-partner = { $deed }, o { $count } więcej za każdą kartę „{ $card }” na torze
box-only-partner = za każdą kartę „{ $card }” na torze { $deed }
box-move =
    ruch { $count ->
        [one] { $count } urzędnika
       *[other] do { $count } urzędników
    }
box-move-all = ruch dowolnej liczby swoich urzędników
box-move-different =
    ruch { $count ->
        [one] { $count } urzędnika
       *[other] do { $count } urzędników
    }, każdego w inne miejsce
box-advanced =
    aktywacja { $count ->
        [one] wybranego miejsca, pełnego
       *[other] { $count } wybranych miejsc, pełnych
    } lub nie
box-attack-rest = atak wszystkimi, którzy mogą, ze stref odpoczynku, albo nikim
box-attack-firing = atak wszystkimi łucznikami z murów, albo żadnym
box-attack-one = atak najwyżej jednym żołnierzem
box-upgrade =
    ulepszenie { $count ->
        [one] nadzorcy
       *[other] do { $count } różnych nadzorców
    }{ $less ->
        [0] { "" }
       *[other] { " " }taniej o { $less }
    }
box-banners = w tej turze każdy twój urzędnik w koszarach liczy się za { $count } więcej
box-copy =
    wykonanie karty innego gracza z toru albo ruch { $count ->
        [one] { $count } urzędnika
       *[other] do { $count } urzędników
    }

solo-send =
    Wysyła { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }, najpierw na najniższe miejsca swojego toru.
solo-others =
    Ty i Klan Trzciny przesuwacie { $count ->
        [one] { $count } urzędnika
       *[other] do { $count } urzędników
    }, każdego w inne miejsce.
solo-activate = Aktywuje się najwyższe miejsce jego toru, na którym ma urzędnika, pełne lub nie.
solo-overseers =
    { $count ->
        [one] Jego najniższy nadzorca awansuje
       *[other] Jego najniżsi nadzorcy ({ $count }) awansują
    } o jeden poziom.
solo-honor_per_support =
    Otrzymuje { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    } za każdego wspierającego doradcę.
solo-wall = Buduje najniższy mur; czego brak w magazynie, liczy się jako zapłacone.
solo-archers =
    { $count ->
        [one] Przybywa i strzela { $count } łucznik
        [few] Przybywają i strzelają { $count } łucznicy
       *[other] Przybywa i strzela { $count } łuczników
    } tam, dokąd przyjdzie następna horda.
solo-spearmen =
    { $count ->
        [one] Atakuje { $count } włócznik
        [few] Atakują { $count } włócznicy
       *[other] Atakuje { $count } włóczników
    } tam, dokąd przyjdzie następna horda, a jeśli się nie da, w drugiej sekcji.
solo-tea = Wchodzi na szczyt kolejności herbaty.
