### Elementy i karty Wielkiego Muru: nazwy i działanie. `object`: jako dopełnienie zdania; `count`: ilu ich jest, jako
### dopełnienie; `at`, `in`: gdzie; `short`: najwyżej pięć znaków, do rysunku; `brief`: długa nazwa na wąskich kartach.

## Zasoby, żołnierze, sekcje, pory roku, klany

resource-wood = drewno
    .count = { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
    .short = d
resource-stone = kamień
    .count = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[other] { $count } kamieni
    }
    .short = k
resource-gold = złoto
    .count = { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
    .short = z
resource-chi = chi
    .count = { $count } chi
    .short = c

soldier-spearman = włócznik
    .object = włócznika
    .count = { $count ->
        [one] { $count } włócznika
       *[other] { $count } włóczników
    }
    .short = W
soldier-archer = łucznik
    .object = łucznika
    .count = { $count ->
        [one] { $count } łucznika
       *[other] { $count } łuczników
    }
    .short = Ł
soldier-horseman = kawalerzysta
    .object = kawalerzystę
    .count = { $count ->
        [one] { $count } kawalerzystę
       *[other] { $count } kawalerzystów
    }
    .short = K
soldier-soldier = żołnierz
    .object = żołnierza
    .count = { $count ->
        [one] { $count } żołnierza
       *[other] { $count } żołnierzy
    }
    .short = –
soldier-any = dowolny żołnierz

section-left = lewa
    .in = w lewej sekcji
section-middle = środkowa
    .in = w środkowej sekcji
section-right = prawa
    .in = w prawej sekcji

season-spring = wiosna
season-summer = lato
season-fall = jesień
season-winter = zima

clan-reed = Klan Trzciny
    .subject = Klan Trzciny
    .of = klanu Trzciny
clan-qin-jiushao = Qin Jiushao
    .subject = Qin Jiushao
    .of = gracza Qin Jiushao

## Lokacje. `from-` i `to-` służą też przenoszeniu żołnierzy.

place-lumber-mill = tartak
    .at = w tartaku
place-quarry = kamieniołom
    .at = w kamieniołomie
place-gold-mine = kopalnia złota
    .at = w kopalni złota
place-temple = świątynia
    .at = w świątyni
place-barracks = koszary
    .at = w koszarach
place-tea-house = herbaciarnia
    .at = w herbaciarni
place-builders = obóz budowniczych
    .at = w obozie budowniczych
    .brief = budowniczowie
place-logistics = centrum logistyczne
    .at = w centrum logistycznym
    .brief = logistyka
place-embassy = ambasada
    .at = w ambasadzie
place-academy = akademia
    .at = w akademii
place-any = dowolna lokacja
    .at = w dowolnej lokacji

from-lumber-mill = z tartaku
from-quarry = z kamieniołomu
from-gold-mine = z kopalni złota
from-temple = ze świątyni
from-barracks = z koszar
from-tea-house = z herbaciarni
from-builders = z obozu budowniczych
from-logistics = z centrum logistycznego
from-embassy = z ambasady
from-academy = z akademii
from-left = z lewej sekcji
from-middle = ze środkowej sekcji
from-right = z prawej sekcji
to-lumber-mill = do tartaku
to-quarry = do kamieniołomu
to-gold-mine = do kopalni złota
to-temple = do świątyni
to-barracks = do koszar
to-tea-house = do herbaciarni
to-builders = do obozu budowniczych
to-logistics = do centrum logistycznego
to-embassy = do ambasady
to-academy = do akademii
to-left = do lewej sekcji
to-middle = do środkowej sekcji
to-right = do prawej sekcji

## Karty rozkazów

card-despotism = Despotyzm
card-economy = Ekonomia
card-work-harder = Pańszczyzna
card-attack-order = Rozkaz ataku
card-raise-banners = Wznieść sztandary
card-betrayal = Zdrada
card-reed = Klan Trzciny

## Generałowie

card-liang-hongyu = Liang Hongyu
card-yang-miaozhen = Yang Miaozhen
card-song-ci = Song Ci
card-zhou-tong = Zhou Tong
card-cai-xiang = Cai Xiang
card-qin-hui = Qin Hui
card-tong-guan = Tong Guan
card-xin-qiji = Xin Qiji
card-yang-ye = Yang Ye
card-wan-yi = Wan Yi
card-keng-hsien-seng = Keng Hsien-Seng
card-meng-gong = Meng Gong
card-li-qingzhao = Li Qingzhao

## Doradcy

card-warden = Strażnik
card-taskmaster = Ekonom
card-master-merchant = Mistrz kupiecki
card-forest-guide = Leśny przewodnik
card-manufacturer = Wytwórca
card-alchemist = Alchemik
card-spiritual-leader = Przywódca duchowy
card-stone-mason = Kamieniarz
card-jinshi = Jinshi
card-smuggler = Przemytnik
card-glory-stealer = Złodziej chwały
card-tactician-monk = Mnich taktyk
card-herald = Herold
card-survivalist = Ocalały
card-chronicler = Kronikarz
card-fletcher = Strzalnik
card-horse-breeder = Hodowca koni
card-quartermaster = Kwatermistrz
card-night-watch = Nocna straż
card-banner-carrier = Niosący sztandar
card-standard-bearer = Sztandarowy
card-field-surgeon = Chirurg polowy
card-tax-collector = Poborca podatków
card-granary-keeper = Strażnik spichlerza
card-abbot = Opat
card-chancellor = Kanclerz
card-scribe = Skryba
card-master-builder = Mistrz budowlany
card-architect = Architekt
card-carpenter = Cieśla
card-almsgiver = Jałmużnik
card-patron = Mecenas
card-confessor = Spowiednik
card-envoy = Poseł
card-court-clerk = Pisarz dworski
card-tea-master = Mistrz herbaty
card-tea-merchant = Handlarz herbatą
card-woodward = Gajowy
card-quarryman = Robotnik z kamieniołomu
card-mint-warden = Strażnik mennicy
card-novice-master = Mistrz nowicjuszy
card-drill-sergeant = Sierżant musztry
card-cavalry-captain = Rotmistrz
card-spymaster = Mistrz szpiegów
card-caravan-master = Przewodnik karawany
card-outrider = Zwiadowca konny
card-almoner = Jałmużnik
card-courtier = Dworzanin
card-archivist = Archiwista
card-engineer = Inżynier
card-inspector = Inspektor
card-beacon-keeper = Strażnik ognia
card-examiner = Egzaminator
card-gate-captain = Kapitan bramy
card-toll-keeper = Poborca myta

## Taktyki

card-heroic-fight = Heroiczna walka
card-war-cry = Okrzyk bojowy
card-spoils = Łupy
card-vigil = Czuwanie
card-triumph = Triumf
card-trophy = Trofeum
card-spear-wall = Ściana włóczni
card-charge = Szarża
card-rain-of-arrows = Deszcz strzał
card-rob-the-dead = Hieny cmentarne
card-killing-blow = Zabójczy cios
card-withdrawal = Odwrót
card-martyrs = Męczennicy
card-blood-oath = Przysięga krwi
card-restless = Niestrudzeni
card-forced-march = Forsowny marsz
card-night-works = Nocne roboty
card-requisition = Rekwizycja
card-conscription = Pobór
card-drums-of-war = Bębny wojny

## Artefakty

card-hou-yi-bow = Łuk Hou Yi
card-servant-statue = Posąg sługi
card-stone-bells = Kamienne dzwony
card-jade-seal = Jadeitowa pieczęć
card-war-drum = Bęben wojenny

artifact-archer_on_highest_wall = Na koniec gry: { $honor } honoru za każdego twojego łucznika na najwyższym murze{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-advisor = Na koniec gry: { $honor } honoru za każdego twojego doradcę{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-clerk = Na koniec gry: { $honor } honoru za każdego twojego urzędnika{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-overseer_level = Na koniec gry: { $honor } honoru za każdy poziom twoich nadzorców{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-horde = Na koniec gry: { $honor } honoru za każdą zdobytą hordę{ $above ->
    [0] .
   *[other] { " " }powyżej { $above }.
  }
artifact-soldier_on_highest_wall = Na koniec gry: { $honor } honoru za każdego twojego żołnierza w sekcjach z najwyższym murem{ $above ->
    [0] .
   *[other] { " " }ponad { $above }.
  }
artifact-overseer = Na koniec gry: { $honor } honoru za każdego twojego nadzorcę{ $above ->
    [0] .
   *[other] { " " }ponad { $above }.
  }
artifact-resting = Na koniec gry: { $honor } honoru za każdego twojego odpoczywającego żołnierza{ $above ->
    [0] .
   *[other] { " " }ponad { $above }.
  }
artifact-ranked-overseer_level = Na koniec gry: { $first } honoru dla klanu z największą sumą poziomów nadzorców, { $second } dla drugiego.
artifact-ranked-horde = Na koniec gry: { $first } honoru dla klanu, który zdobył najwięcej hord, { $second } dla drugiego.
artifact-ranked-soldier = Na koniec gry: { $first } honoru dla klanu z największą liczbą żołnierzy w sekcjach, { $second } dla drugiego.
artifact-ranked-clerk = Na koniec gry: { $first } honoru dla klanu z największą liczbą urzędników, { $second } dla drugiego.
artifact-shared = Klany, które remisują, zajmują najniższe z dzielonych miejsc.

## Hordy. Kartę nazywa się od sekcji na jej odwrocie.

horde-leader = przywódca
horde-infantry = piechota
horde-pyromaniacs = podpalacze
horde-brutes = osiłki
horde-spies = szpiedzy
horde-raiders = najeźdźcy
horde-lancers = lansjerzy
horde-marauders = maruderzy
horde-leader-left = { horde-leader } ({ section-left })
horde-leader-middle = { horde-leader } ({ section-middle })
horde-leader-right = { horde-leader } ({ section-right })
horde-infantry-left = { horde-infantry } ({ section-left })
horde-infantry-middle = { horde-infantry } ({ section-middle })
horde-infantry-right = { horde-infantry } ({ section-right })
horde-pyromaniacs-left = { horde-pyromaniacs } ({ section-left })
horde-pyromaniacs-middle = { horde-pyromaniacs } ({ section-middle })
horde-pyromaniacs-right = { horde-pyromaniacs } ({ section-right })
horde-brutes-left = { horde-brutes } ({ section-left })
horde-brutes-middle = { horde-brutes } ({ section-middle })
horde-brutes-right = { horde-brutes } ({ section-right })
horde-spies-left = { horde-spies } ({ section-left })
horde-spies-middle = { horde-spies } ({ section-middle })
horde-spies-right = { horde-spies } ({ section-right })
horde-raiders-left = { horde-raiders } ({ section-left })
horde-raiders-middle = { horde-raiders } ({ section-middle })
horde-raiders-right = { horde-raiders } ({ section-right })
horde-lancers-left = { horde-lancers } ({ section-left })
horde-lancers-middle = { horde-lancers } ({ section-middle })
horde-lancers-right = { horde-lancers } ({ section-right })
horde-marauders-left = { horde-marauders } ({ section-left })
horde-marauders-middle = { horde-marauders } ({ section-middle })
horde-marauders-right = { horde-marauders } ({ section-right })

horde-strength = Siła { $power }. { $spots ->
        [one] { $spots } punkt witalny
        [few] { $spots } punkty witalne
       *[many] { $spots } punktów witalnych
    }. Jeśli ją zdobędziesz, na koniec gry jest warta { $honor } honoru.
trait-halves = Połowi obronę swojej sekcji.
trait-burns = Barykady w jej sekcji się nie liczą.
trait-charge = W rzędzie przy murze: +{ $count } siły.
trait-swells = Za każdy miniony rok: +{ $count } siły.
trait-fierce =
    Zabija o { $count ->
        [one] { $count } żołnierza więcej
       *[other] { $count } żołnierzy więcej
    } z każdego klanu, który na niej stoi.
