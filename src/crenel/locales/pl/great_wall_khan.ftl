### Czyngis-chan: jego karty, nagrody Cesarza, chorążowie i wszystko, co się o nich mówi

setting-khan = Czyngis-chan: jeździ pod murem z dwiema umiejętnościami i można go pokonać
setting-khan-true = tak
setting-khan-false = nie
khan-solo = Czyngis-chan nie może dołączyć do gry solo, w którą gra się tylko z grą podstawową.

soldier-bannerman = chorąży
    .object = chorążego
    .count = { $count ->
        [one] { $count } chorążego
       *[other] { $count } chorążych
    }
    .short = C
source-khan = Czyngis-chan

asking-attack_khan = Zdobywasz hordę. Zaatakuj Czyngis-chana żołnierzem, który na niej przeżył, albo pomiń.
asking-donations = Przekaż datek do magazynu albo pomiń.
moment-great_wall-khan = Atakujesz Czyngis-chana, gdy zdobywasz hordę, a twój włócznik lub kawalerzysta na niej przeżył.
verb-great_wall-khan = zaatakuj Czyngis-chana
khan-fighters = Tylko włócznicy i kawalerzyści mogą atakować Czyngis-chana.
khan-nobody = Na tej hordzie nie przeżył żaden twój { $soldier }.
khan-card = Wybierz jedną z tych kart: { $cards }.
khan-no-spot = „{ $card }” ma { $count ->
        [one] { $count } punkt witalny
        [few] { $count } punkty witalne
       *[other] { $count } punktów witalnych
    }.
khan-one-spot = { $soldier } zakrywa tylko jeden punkt witalny.
khan-inactive = Punkt { $spot } jest aktywny dopiero od tylu graczy: { $count }.
khan-covered = Punkt { $spot } na karcie „{ $card }” jest już zakryty.
khan-apart = Kawalerzysta zakrywa jeden punkt witalny albo dwa sąsiednie na jednej karcie.
rule-great_wall-khan-attack = Kto zdobywa hordę, może zaatakować Czyngis-chana jednym włócznikiem lub kawalerzystą, który na niej stał i przeżył.
rule-great_wall-khan-horseman = Kawalerzysta zakrywa u Czyngis-chana jeden punkt witalny albo dwa sąsiednie na jednej karcie.
rule-great_wall-khan-active = Punkt witalny z liczbą jest aktywny dopiero od tylu graczy.
rule-great_wall-khan-tribute = Dopóki działa „Niech się nas boją!”, atak na Czyngis-chana kosztuje chi, jeśli pokonana horda stała w jego sekcji.

event-khan_moved = Czyngis-chan jedzie do sekcji: { $section }.
event-khan_stays = Czyngis-chan zostaje { $section_in }.
event-hordes_shuffled = Odrzucone hordy są tasowane i tworzą nową talię.
event-khan_attacked = { subject }{ event-khan_attacked.then }.
    .then = { $you ->
        [yes] wysyłasz
       *[no] wysyła
    } { $soldier_object } na kartę „{ $card }” ({ $count ->
        [one] { $count } punkt witalny
        [few] { $count } punkty witalne
       *[other] { $count } punktów witalnych
    })
event-skill_ended = Wszystkie punkty witalne karty „{ $card }” są zakryte. Już nie działa.
event-khan_defeated = Czyngis-chan pokonany!
event-fire_held = Niebo ciemnieje { $section_in }: żaden łucznik tam nie strzela.
event-award_taken = { subject }{ event-award_taken.then }.
    .then = { $you ->
        [yes] otrzymujesz
       *[no] otrzymuje
    } nagrodę Cesarza ({ $card })

wall-card-khan = Czyngis-chan
wall-card-skill = umiejętność
wall-card-award = nagroda Cesarza
wall-khan = Czyngis-chan:
wall-khan-where = { $open ->
        [0] pokonany
        [one] { $section }, { $open } wolny punkt witalny
        [few] { $section }, { $open } wolne punkty witalne
       *[other] { $section }, { $open } wolnych punktów witalnych
    }
wall-khan-award = Nagroda Cesarza:
wall-khan-holder = ma ją { $player }
wall-khan-unheld = nie ma jej nikt
wall-khan-here = Tu jest Czyngis-chan
khan-spots = Punkty witalne (każdy 6 honoru; liczba: aktywny od tylu graczy): { $spots }.
skill-spots = Punkty witalne (każdy 6 honoru; liczba: aktywny od tylu graczy): { $spots }.

## Co robią umiejętności tam, gdzie on jest

skill-tribute = W jego sekcji: po zdobyciu tam hordy atak na Czyngis-chana kosztuje { $count } chi.
skill-contempt = W jego sekcji: żołnierze na hordach, które dokonują przełamania, nikogo nie chronią przed hańbą.
skill-slaughter = W jego sekcji: podczas szturmu zabici zostają wszyscy żołnierze na hordach.
skill-power = W jego sekcji: każda horda ma +{ $count } siły.
skill-ransom = W jego sekcji: uratowanie żołnierza kosztuje o { $count } chi więcej.
skill-silence = W jego sekcji: łucznicy nie strzelają zimą.

## Nazwy

card-genghis-khan = Czyngis-chan
card-let-them-fear-us = Niech się nas boją!
card-our-enemies-are-weaklings = Nasi wrogowie to słabeusze!
card-no-retreat = Bez odwrotu
card-crush-them = Zmiażdżyć ich!
card-no-mercy = Bez litości!
card-darken-the-sky = Zasłońcie niebo!
card-imperial-stipend = Cesarskie stypendium
card-vermilion-edict = Cynobrowy edykt
card-golden-saddle = Złote siodło
card-dragon-robe = Smocza szata
card-scroll-of-merit = Zwój zasług
card-imperial-pardon = Cesarskie ułaskawienie
card-captain-of-lancer-regiment = Kapitan pułku lansjerów
card-woodcarver = Snycerz
card-siege-captain = Kapitan oblężenia
card-border-magistrate = Sędzia pogranicza
card-tribute-bearer = Poborca danin
card-gatekeeper = Strażnik bramy
horde-khans-guard = gwardia chana
horde-tumen = tumen
horde-shamans = szamani
horde-khans-guard-left = { horde-khans-guard } ({ section-left })
horde-khans-guard-middle = { horde-khans-guard } ({ section-middle })
horde-khans-guard-right = { horde-khans-guard } ({ section-right })
horde-tumen-left = { horde-tumen } ({ section-left })
horde-tumen-middle = { horde-tumen } ({ section-middle })
horde-tumen-right = { horde-tumen } ({ section-right })
horde-shamans-left = { horde-shamans } ({ section-left })
horde-shamans-middle = { horde-shamans } ({ section-middle })
horde-shamans-right = { horde-shamans } ({ section-right })
reason-khan = Czyngis-chan
