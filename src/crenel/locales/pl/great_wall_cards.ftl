### Teksty kart Wielkiego Muru. games/great_wall/texts.py składa je z wierszy danych.

## Pochodzenie kart

origin-rulebook = Z instrukcji.
origin-public = Ogólna treść jest znana; szczegóły są nasze.
origin-house = ⌂ Karta własna: nasz projekt, bo drukowana karta nie jest publicznie dostępna.
origin-own = Dodana do tego stołu.

## Wyzwalacze

when-horde_defeated = Gdy horda zostaje pokonana
when-you_defeat = Gdy pokonujesz hordę
when-attack = Gdy atakujesz
when-attack-with = Gdy atakujesz, a wśród atakujących jest { $soldier }
when-last_wound = Gdy zadajesz hordzie ostatnią ranę
when-last_wound-each = Za każdym razem, gdy zadajesz hordzie ostatnią ranę
when-killed = Gdy ginie którykolwiek z twoich żołnierzy
when-command_over = Po twojej fazie rozkazów
when-recruit = Gdy rekrutujesz
when-activation_over = Po twojej fazie aktywacji
when-upgrade = Gdy ulepszasz nadzorcę
when-tactic_played = Gdy zagrywasz taktykę
when-others_box = Gdy karta rozkazu innego gracza pozwala ci przesunąć urzędników
when-wall_built = Gdy budujesz kondygnację muru
when-barricade_built = Gdy budujesz barykadę
when-donated = Gdy przekazujesz datek do magazynu
when-income = Podczas letniego dochodu
when-shamed = Gdy otrzymujesz żeton hańby
when-hired = Gdy zatrudniasz urzędnika lub doradcę
when-tea_raised = Gdy awansujesz w kolejności herbaty
when-gathered = Gdy zbierasz surowce
when-revealed = Za każdą odsłoniętą kartę rozkazu o tej samej nazwie co twoja, włącznie z twoją
when-crowded = Gdy aktywuje się specjalna lokacja, w której masz co najmniej dwóch urzędników
when-reclaimed = Gdy odzyskujesz karty rozkazów
when-winter = Na początku zimy
when-marched = Za każdy twój przemarsz w centrum logistycznym
when-invaded = Gdy wiosną przybyły hordy
when-breached = Gdy sekcja zostaje przełamana
when-others_wall = Gdy inny klan buduje kondygnację muru
when-about = { $when } ({ $about })
when-needs = { $when }, a masz { $needs }
when-pay = { $when } (jeśli zapłacisz { $resources })

needs-on_horde = na niej { $soldier_object }
needs-in_section = w tej sekcji { $soldier_object }

ability = { $when }: { $effects }.
ability-per = { $when }: { $effects } { $per }.
ability-boosted = Wzmocnij ({ $count } chi): zamiast tego { $effects }.
ability-most =
    Liczy się najwyżej { $count ->
        [one] { $count } raz.
       *[other] { $count } razy.
    }

per-support = za każdego wspierającego doradcę
per-archer_sections = za każdą sekcję, w której masz łucznika na murze
per-level-upgrade = za każdy obecny poziom nadzorcy
per-level-wall_built = za każdą obecną kondygnację muru
per-level-tactic_played = (×2, jeśli taktyka jest wzmocniona)

## Efekty

do-resource = otrzymujesz { $resources }
do-any = otrzymujesz { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    }
do-any-but = otrzymujesz { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    } (wyjątek: { $resource })
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
do-clerks = przesuwasz najwyżej { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }
do-attack = do ataku możesz wysłać najwyżej { $soldiers }
do-attack-each_section = w każdej sekcji do ataku możesz wysłać najwyżej { $soldiers }
do-attack-standing = do ataku możesz wysłać najwyżej { $soldiers } spośród stojących już na murze
do-upgrade = ulepszasz { $count ->
        [one] nadzorcę
       *[other] najwyżej { $count } różnych nadzorców
    }{ $less ->
        [0] { "" }
       *[other] , płacąc o { $less } mniej
    }
do-upgrade-of = możesz też ulepszyć nadzorcę { $place_at }{ $less ->
        [0] { "" }
       *[other] , płacąc o { $less } mniej
    }
do-income = otrzymujesz dochód { $count ->
        [one] jednego ze swoich nadzorców
       *[other] { $count } swoich nadzorców
    }
do-wound = { $count ->
        [one] kładziesz { $count } ranę na dowolnym wolnym punkcie witalnym
        [few] kładziesz { $count } rany na dowolnych wolnych punktach witalnych
       *[many] kładziesz { $count } ran na dowolnych wolnych punktach witalnych
    }
do-save = ratujesz za darmo { $count } z nich
do-save-all = ratujesz za darmo ich wszystkich
do-recruit = możesz też zrekrutować najwyżej { $soldiers }{ $price ->
        [0] { "" }
        [one] { " " }(każdego za { $price } dowolny surowiec)
        [few] { " " }(każdego za { $price } dowolne surowce)
       *[many] { " " }(każdego za { $price } dowolnych surowców)
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
do-recall =
    odzyskujesz { $count ->
        [one] { $count } kartę rozkazu
        [few] { $count } karty rozkazu
       *[other] { $count } kart rozkazu
    }
do-rouse =
    inny gracz może odzyskać { $count ->
        [one] { $count } kartę rozkazu
        [few] { $count } karty rozkazu
       *[other] { $count } kart rozkazu
    }
do-absolve =
    inny gracz odrzuca { $count ->
        [one] { $count } żeton hańby
        [few] { $count } żetony hańby
       *[other] { $count } żetonów hańby
    }
do-supply =
    inny gracz otrzymuje { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[other] { $count } dowolnych surowców
    }
do-donate =
    przekaż do magazynu datek: najwyżej { $count ->
        [one] { $count } surowiec
        [few] { $count } surowce
       *[other] { $count } surowców
    } (drewno, kamień lub złoto)
do-follow =
    zaatakuj najwyżej { $count ->
        [one] { $count } kolejnym żołnierzem
       *[other] { $count } kolejnymi żołnierzami
    } za każdą sekcję tego ataku, w tych sekcjach
do-pierce =
    { $count ->
        [one] kładziesz { $count } ranę na hordzie, którą właśnie w ten sposób zaatakowano
        [few] kładziesz { $count } rany na hordach, które właśnie w ten sposób zaatakowano
       *[many] kładziesz { $count } ran na hordach, które właśnie w ten sposób zaatakowano
    }
do-tea =
    awansujesz o { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    } w kolejności herbaty

## Trwałe zmiany

lasting-discount = Gdy rekrutujesz: każdy { $soldier } kosztuje o { $resources } mniej.
lasting-free_save = Gdy ginie którykolwiek z twoich żołnierzy: ratujesz za darmo { $count ->
        [one] jednego z nich
       *[other] { $count } z nich
    }.
lasting-counts = Jeśli masz urzędnika { $place_at }, gdy lokacja się aktywuje: liczy się ich o { $count } więcej.
lasting-counts-support = Jeśli masz urzędnika { $place_at }, gdy lokacja się aktywuje: liczy się ich o { $count } więcej za każdego wspierającego doradcę.
lasting-gold_any = Możesz wydawać złoto jako dowolny inny surowiec.
lasting-counts-each =
    Gdy lokacja się aktywuje: każdy twój urzędnik liczy się o { $count } więcej za każdego wspierającego doradcę{ $most ->
        [0] { "" }
       *[other] { " " }(najwyżej { $most })
    }.
lasting-counts-each-but =
    Gdy lokacja się aktywuje (ale nie { $place_at }): każdy twój urzędnik liczy się o { $count } więcej za każdego wspierającego doradcę{ $most ->
        [0] { "" }
       *[other] { " " }(najwyżej { $most })
    }.
lasting-no_overseers = Nie możesz mieć nadzorców.
lasting-cross =
    Gdy zagrywasz kartę rozkazu: każda inna karta, którą liczy ona na torze, liczy się { $count ->
        [one] { $count } raz
       *[other] { $count } razy
    } więcej za każdego wspierającego doradcę.
lasting-aside =
    Po przygotowaniu gry i po każdym kroku odzyskiwania: odkładasz najwyżej { $count ->
        [one] { $count } żołnierza
       *[other] { $count } żołnierzy
    } ze swojej puli za każdego wspierającego doradcę.
lasting-aside-back = Gdy pasuje zdolność generała, którego nikt nie prowadzi, możesz zabrać odłożonego żołnierza: używasz tej zdolności raz.
lasting-mix = Gdy produkują twoi nadzorcy: możesz wziąć zamiast tego inne surowce (wyjątek: { $resource }).
lasting-strike = Każdy twój { $soldier }, który atakuje: otrzymujesz { $resources } za każdego wspierającego doradcę.
lasting-spent = Ilekroć płacisz własnym złotem: otrzymujesz { $count } honoru za każdego wspierającego doradcę.
lasting-again =
    Gdy horda z twoimi żołnierzami zostaje pokonana, a hordy za nią podejdą bliżej: jeśli któryś z nich przeżył lub został uratowany, atakujesz najwyżej { $count ->
        [one] { $count } żołnierzem
       *[other] { $count } żołnierzami
    } odpoczywającymi w tej sekcji.
general-start = Zaczynasz, mając { $resources }. Taktyki: { $count }. Herbata: { $tea }.

## Pola kart rozkazów

box-owner = Ty: { $deed }.
box-others = Pozostali: { $deed }.
box-partner = { $deed }, o { $count } więcej za każdą kartę „{ $card }” na torze
box-only-partner = za każdą kartę „{ $card }” na torze { $deed }
box-move = przesunięcie najwyżej { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }
box-move-all = przesunięcie dowolnej liczby swoich urzędników
box-move-different = przesunięcie najwyżej { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników, każdego do innej lokacji
    }
box-advanced = aktywacja { $count ->
        [one] dowolnej lokacji, pełnej lub nie
       *[other] { $count } dowolnych lokacji, pełnych lub nie
    }
box-attack-rest = atak wszystkimi żołnierzami ze stref odpoczynku, którzy mogą, albo żadnym
box-attack-firing = atak wszystkimi łucznikami z murów albo żadnym
box-attack-all = atak wszystkimi swoimi żołnierzami, którzy mogą, ze stref odpoczynku i z murów, albo żadnym
box-attack-one = atak najwyżej 1 żołnierzem
box-upgrade = ulepszenie { $count ->
        [one] nadzorcy
       *[other] najwyżej { $count } różnych nadzorców
    }{ $less ->
        [0] { "" }
       *[other] { " " }taniej o { $less }
    }
box-banners = w tej turze każdy twój urzędnik w koszarach liczy się tak, jakby było ich o { $count } więcej
box-copy = wykonanie karty innego gracza z toru albo przesunięcie najwyżej { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }

solo-send = { $clan_subject } wysyła { $count ->
        [one] { $count } urzędnika
       *[other] { $count } urzędników
    }, najpierw do najniższych lokacji na torze.
solo-others = Ty i klan Trzciny możecie przesunąć najwyżej po { $count ->
        [one] { $count } urzędniku
       *[other] { $count } urzędników do różnych lokacji
    }.
solo-activate = Aktywuje się najwyższa lokacja na torze, w której { $clan } ma urzędnika, pełna lub nie.
solo-overseers =
    { $count ->
        [one] Najniższy nadzorca { $clan_of } awansuje
       *[other] Najniżsi nadzorcy { $clan_of } ({ $count }) awansują
    } o jeden poziom.
solo-honor_per_support =
    { $clan_subject } otrzymuje { $count ->
        [one] { $count } honor
       *[other] { $count } honoru
    } za każdego wspierającego doradcę.
solo-wall = { $clan_subject } buduje najniższy mur. To, czego magazyn nie może zapłacić, jest za darmo.
solo-archers = { $count ->
        [one] Przybywa i strzela { $count } łucznik
       *[other] Przybywa i strzela { $count } łuczników
    } w sekcji, do której przyjdzie następna horda.
solo-spearmen = { $count ->
        [one] Atakuje { $count } włócznik
       *[other] Atakuje { $count } włóczników
    } w sekcji, do której przyjdzie następna horda, a jeśli to niemożliwe, w drugiej sekcji.
solo-tea = { $clan_subject } awansuje na pierwsze miejsce w kolejności herbaty.
