### The pieces and cards of The Great Wall: names, and what they do. `object`: as the object of a sentence; `count`: so many of
### them, as an object; `at`, `in`: where; `short`: at most five characters, for the drawing; `brief`: a long name where cards are narrow.

## Resources, soldiers, sections, seasons, clans

resource-wood = wood
    .count = { $count } wood
    .short = w
resource-stone = stone
    .count = { $count } stone
    .short = s
resource-gold = gold
    .count = { $count } gold
    .short = g
resource-chi = chi
    .count = { $count } chi
    .short = c

soldier-spearman = spearman
    .object = a spearman
    .count = { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
    .short = S
soldier-archer = archer
    .object = an archer
    .count = { $count ->
        [one] { $count } archer
       *[other] { $count } archers
    }
    .short = A
soldier-horseman = horseman
    .object = a horseman
    .count = { $count ->
        [one] { $count } horseman
       *[other] { $count } horsemen
    }
    .short = H
soldier-soldier = soldier
    .object = a soldier
    .count = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
    .short = –
soldier-any = any soldier

section-left = left
    .in = in the left section
section-middle = middle
    .in = in the middle section
section-right = right
    .in = in the right section

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

clan-reed = Reed clan
    .subject = The Reed clan
    .of = of the Reed clan
clan-qin-jiushao = Qin Jiushao
    .subject = Qin Jiushao
    .of = of Qin Jiushao

## Locations. `from-` and `to-` also serve marches.

place-lumber-mill = lumber mill
    .at = at the lumber mill
place-quarry = quarry
    .at = at the quarry
place-gold-mine = gold mine
    .at = at the gold mine
place-temple = temple
    .at = at the temple
place-barracks = barracks
    .at = at the barracks
place-tea-house = tea house
    .at = at the tea house
place-builders = builders’ camp
    .at = at the builders’ camp
    .brief = builders
place-logistics = logistics center
    .at = at the logistics center
    .brief = logistics
place-embassy = embassy
    .at = at the embassy
place-academy = academy
    .at = at the academy
place-any = any location
    .at = at any location

from-lumber-mill = from the lumber mill
from-quarry = from the quarry
from-gold-mine = from the gold mine
from-temple = from the temple
from-barracks = from the barracks
from-tea-house = from the tea house
from-builders = from the builders’ camp
from-logistics = from the logistics center
from-embassy = from the embassy
from-academy = from the academy
from-left = from the left section
from-middle = from the middle section
from-right = from the right section
to-lumber-mill = to the lumber mill
to-quarry = to the quarry
to-gold-mine = to the gold mine
to-temple = to the temple
to-barracks = to the barracks
to-tea-house = to the tea house
to-builders = to the builders’ camp
to-logistics = to the logistics center
to-embassy = to the embassy
to-academy = to the academy
to-left = to the left section
to-middle = to the middle section
to-right = to the right section

## Command cards

card-despotism = Despotism
card-economy = Economy
card-work-harder = Work Harder
card-attack-order = Attack Order
card-raise-banners = Raise Banners
card-betrayal = Betrayal
card-reed = Reed clan

## Generals

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

## Advisors

card-warden = Warden
card-taskmaster = Taskmaster
card-master-merchant = Master Merchant
card-forest-guide = Forest Guide
card-manufacturer = Manufacturer
card-alchemist = Alchemist
card-spiritual-leader = Spiritual Leader
card-stone-mason = Stone Mason
card-jinshi = Jinshi
card-smuggler = Smuggler
card-glory-stealer = Glory Stealer
card-tactician-monk = Tactician Monk
card-herald = Herald
card-survivalist = Survivalist
card-chronicler = Chronicler
card-fletcher = Fletcher
card-horse-breeder = Horse Breeder
card-quartermaster = Quartermaster
card-night-watch = Night Watch
card-banner-carrier = Banner Carrier
card-standard-bearer = Standard Bearer
card-field-surgeon = Field Surgeon
card-tax-collector = Tax Collector
card-granary-keeper = Granary Keeper
card-abbot = Abbot
card-chancellor = Chancellor
card-scribe = Scribe
card-master-builder = Master Builder
card-architect = Architect
card-carpenter = Carpenter
card-almsgiver = Almsgiver
card-patron = Patron
card-confessor = Confessor
card-envoy = Envoy
card-court-clerk = Court Clerk
card-tea-master = Tea Master
card-tea-merchant = Tea Merchant
card-woodward = Woodward
card-quarryman = Quarryman
card-mint-warden = Mint Warden
card-novice-master = Novice Master
card-drill-sergeant = Drill Sergeant
card-cavalry-captain = Cavalry Captain
card-spymaster = Spymaster
card-caravan-master = Caravan Master
card-outrider = Outrider
card-almoner = Almoner
card-courtier = Courtier
card-archivist = Archivist
card-engineer = Engineer
card-inspector = Inspector
card-beacon-keeper = Beacon Keeper
card-examiner = Examiner
card-gate-captain = Gate Captain
card-toll-keeper = Toll Keeper

## Tactics

card-heroic-fight = Heroic Fight
card-war-cry = War Cry
card-spoils = Spoils
card-vigil = Vigil
card-triumph = Triumph
card-trophy = Trophy
card-spear-wall = Spear Wall
card-charge = Charge
card-rain-of-arrows = Rain of Arrows
card-rob-the-dead = Rob the Dead
card-killing-blow = Killing Blow
card-withdrawal = Withdrawal
card-martyrs = Martyrs
card-blood-oath = Blood Oath
card-restless = Restless
card-forced-march = Forced March
card-night-works = Night Works
card-requisition = Requisition
card-conscription = Conscription
card-drums-of-war = Drums of War

## Artifacts

card-hou-yi-bow = Bow of Hou Yi
card-servant-statue = Servant Statue
card-stone-bells = Stone Bells
card-jade-seal = Jade Seal
card-war-drum = War Drum

artifact-archer_on_highest_wall = At the end of the game: { $honor } honor for each of your archers on the highest wall{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-advisor = At the end of the game: { $honor } honor for each of your advisors{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-clerk = At the end of the game: { $honor } honor for each of your clerks{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-overseer_level = At the end of the game: { $honor } honor for each of your overseer levels{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-horde = At the end of the game: { $honor } honor for each horde you have claimed{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-soldier_on_highest_wall = At the end of the game: { $honor } honor for each of your soldiers in the sections with the highest wall{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-overseer = At the end of the game: { $honor } honor for each of your overseers{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-resting = At the end of the game: { $honor } honor for each of your resting soldiers{ $above ->
    [0] .
   *[other] { " " }beyond { $above }.
  }
artifact-ranked-overseer_level = At the end of the game: { $first } honor for the clan with the most overseer levels, { $second } for the second.
artifact-ranked-horde = At the end of the game: { $first } honor for the clan that has claimed the most hordes, { $second } for the second.
artifact-ranked-soldier = At the end of the game: { $first } honor for the clan with the most soldiers in the sections, { $second } for the second.
artifact-ranked-clerk = At the end of the game: { $first } honor for the clan with the most clerks, { $second } for the second.
artifact-shared = Clans that tie all get the lowest of the places they share.

## Hordes. A card is named by the section on its back.

horde-leader = leader
horde-infantry = infantry
horde-pyromaniacs = pyromaniacs
horde-brutes = brutes
horde-spies = spies
horde-raiders = raiders
horde-lancers = lancers
horde-marauders = marauders
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

horde-strength =
    Power { $power }. { $spots ->
        [one] { $spots } vital spot
       *[other] { $spots } vital spots
    }. Worth { $honor } honor at the end of the game if you claim it.
trait-halves = Halves the defense of its section.
trait-burns = Barricades in its section don’t count.
trait-charge = In the row at the wall: +{ $count } power.
trait-swells = For each year that has passed: +{ $count } power.
trait-fierce =
    Kills { $count ->
        [one] { $count } more soldier
       *[other] { $count } more soldiers
    } of each clan on it.
