### Wielki Mur przy stole: o co się pyta, co się dzieje i co mówi rysunek. W zdarzeniach `$who` to sprawił, a `$you` mówi, czy to
### czytający (yes, no; none, gdy nikt). `then` ciągnie dalej zdanie o tym samym klanie.

game-great_wall = Wielki Mur

## Skąd się bierze honor

source-production = produkcja
source-donations = datki
source-walls = mury
source-barricades = barykady
source-battle = bitwy
source-spots = słabe punkty
source-commands = nieodzyskane karty
source-cards = karty
source-shame = hańba
source-hordes = zdobyte hordy
source-artifacts = artefakty

## Opcje

setting-cards = Własne karty zamiast naszych, według rodzaju i nazwy
setting-rival_honor = Solo: honor, z którym zaczyna Qin Jiushao
setting-rival_honor-0 = brak
setting-rival_honor-50 = 50, trudniej
setting-rival_honor-100 = 100, najtrudniej
setting-rival_advisors = Solo: doradcy, których Qin Jiushao dostaje każdej Wiosny
setting-rival_advisors-1 = jeden z dwóch, którzy opuszczają rząd
setting-rival_advisors-2 = obaj, trudniej

## O co się pyta. `$own`: czy pionki należą do decydującego; jeśli nie, `$whose`.

asking-choose_leaders = Wybierz generała i aktywnego doradcę; drugi doradca wspiera.
asking-choose_commands = Wybierz w tajemnicy kartę rozkazu na tę Jesień.
asking-place_card = Połóż swoją kartę na wolnym polu toru rozkazów.
asking-give_advisor = Dwaj doradcy opuszczają rząd: który trafia pod Qin Jiushao?
asking-buy_off_shame = Odrzuć hańbę, każdy żeton za 2 chi, albo zakończ.
asking-reclaim = Odzyskujesz odrzucone karty rozkazów czy zostawiasz je za 2 honoru każda?
asking-all_attack =
    { $rest ->
        [yes] Zaatakuj wszystkimi, którzy mogą, ze stref odpoczynku, albo pomiń.
       *[no] Zaatakuj wszystkimi łucznikami z murów, albo pomiń.
    }
asking-betrayal = Skopiuj kartę z toru albo przesuń swoich urzędników.
asking-move_clerks =
    { $own ->
        [yes] Przesuń najwyżej
       *[no] { $whose }: przesuń najwyżej
    } { $left ->
        [one] { $left } urzędnika
       *[other] { $left } urzędników
    }{ $different ->
        [yes] , każdego w inne miejsce.
       *[no] .
    }
asking-activations = Które miejsce aktywuje się teraz?
asking-advanced_activation = Aktywuj miejsce, pełne lub nie, albo pomiń.
asking-upgrade_overseer = Ulepsz nadzorcę { $place_at }{ $less ->
    [0] { "" }
   *[other] { " " }taniej o { $less }
  } albo pomiń.
asking-donate = Oddaj jeden zasób { $place_at } do magazynu za 2 honoru albo pomiń.
asking-recruit = Zrekrutuj najwyżej { $left } ({ $soldier }{ $price ->
    [0] { "" }
    [one] , za { $price } dowolny zasób każdy
    [few] , za { $price } dowolne zasoby każdy
   *[other] , za { $price } dowolnych zasobów każdy
  }) albo zakończ.
asking-deploy = Twoi rekruci: kto i gdzie atakuje, kto odpoczywa?
asking-tea_house =
    { $own ->
        [yes] Awansuj w kolejności herbaty albo pomiń.
       *[no] { $whose }: awansuj w kolejności herbaty albo pomiń.
    }
asking-pay_any =
    Zapłać { $count ->
        [one] { $count } dowolny zasób
        [few] { $count } dowolne zasoby
       *[other] { $count } dowolnych zasobów
    }.
asking-strike =
    { $own ->
        [yes] Twój { $soldier } atakuje
       *[no] { $whose }: atakuje { $soldier }
    } { $section_in }: który słaby punkt?
asking-attack_with =
    { $forced ->
        [yes] Muszą atakować wszyscy, którzy mogą: kto następny?
       *[no] Kto atakuje? Albo zakończ.
    }
asking-build =
    Zbuduj najwyżej { $left ->
        [one] { $left } barykadę lub poziom muru
        [few] { $left } barykady lub poziomy murów
       *[other] { $left } barykad lub poziomów murów
    } albo zakończ.
asking-pay_from_warehouse = Koszt to { $cost }, a najpierw płaci magazyn: co bierzesz?
asking-pay_own = Zapłać { $cost } własnym drewnem, kamieniem i złotem.
asking-logistics =
    Przeprowadź żołnierzy z jednej sekcji do drugiej, { $left ->
        [one] { $left } raz
       *[other] najwyżej { $left } razy
    }, albo zakończ.
asking-march = Kto idzie { $origin } { $goal }? Albo zakończ.
asking-hire =
    Zatrudnij najwyżej { $left ->
        [one] { $left } urzędnika lub doradcę
       *[other] { $left } urzędników lub doradców
    } albo zakończ.
asking-use_card = „{ $card }”: zapłać i użyj albo pomiń.
asking-effect = „{ $card }” działa: wybierz.
asking-again = „{ $card }” działa dalej: wybierz jeszcze raz.
asking-react = { $when }, możesz zagrać taktykę.
asking-casualty =
    Horda zabija { $count ->
        [one] { $count } twojego żołnierza
       *[other] { $count } twoich żołnierzy
    } { $section_in }: kogo tracisz?
asking-perish =
    Giną twoi żołnierze { $section_in }: uratuj ich{ $free ->
        [0] { " " }za 2 chi każdego
        [one] , jednego za darmo, innych za 2 chi każdego
       *[other] , { $free } za darmo, innych za 2 chi każdego
    }, albo pozwól im odejść.
asking-get_shame = Żeton hańby: pod którego żołnierza z puli albo na którą zdobytą hordę?
asking-clear_shame = Który żeton hańby odrzucasz?
asking-discard_tactic = Masz za dużo taktyk: odrzuć jedną.
asking-reed_attack = { clan-reed }: gdzie atakuje jego włócznik?
asking-reed_barricade = { clan-reed }: gdzie buduje barykadę?
asking-reed_dismiss = { clan-reed }: który doradca opuszcza rząd?

## Co się stało

event-advisor_came = Nowi w rzędzie doradców: „{ $card }”.
    .then = „{ $card }”
event-advisor_dismissed = „{ $card }” opuszcza rząd doradców.
event-advisor_hired = { subject }{ event-advisor_hired.then }.
    .then = { $you ->
        [yes] zatrudniasz
       *[no] zatrudnia
    } doradcę „{ $card }” jako { $active ->
        [yes] aktywnego
       *[no] wspierającego
    }
event-activated = { $advanced ->
    [yes] Zaawansowana aktywacja
   *[no] Aktywacja
  }: { $place }.
event-all_saved = { subject }{ event-all_saved.then }.
    .then = { $you ->
        [yes] ratujesz
       *[no] ratuje
    } wszystkich poległych { $section_in }
event-assault = Szturm { $section_in }: siła { $power } przeciw { $defence }: { $breach ->
    [yes] wyłom w murze!
   *[no] mur wytrzymuje.
  }
event-barricade_built = { $you ->
    [none] Powstaje barykada { $section_in }.
   *[other] { subject }{ event-barricade_built.then }.
  }
    .then = { $you ->
        [yes] budujesz
       *[no] buduje
    } barykadę { $section_in }
event-card_used = { subject }{ event-card_used.then }.
    .then = { $you ->
        [yes] używasz
       *[no] używa
    } karty „{ $card }”
event-clerk_hired = { subject }{ event-clerk_hired.then }.
    .then = { $you ->
        [yes] zatrudniasz
       *[no] zatrudnia
    } urzędnika
event-clerk_sent = { subject }{ event-clerk_sent.then }.
    .then = { $you ->
        [yes] wysyłasz
       *[no] wysyła
    } urzędnika { $origin ->
        [none] { $goal }
       *[other] { $origin } { $goal }
    }
event-command_placed = { subject }{ event-command_placed.then }.
    .then = { $you ->
        [yes] kładziesz
       *[no] kładzie
    } „{ $card }” na polu { $slot } toru rozkazów
event-command_shown = { subject }{ event-command_shown.then }.
    .then = { $you ->
        [yes] odsłaniasz
       *[no] odsłania
    } „{ $card }”
event-copied = { subject }{ event-copied.then }.
    .then = { $you ->
        [yes] kopiujesz
       *[no] kopiuje
    } „{ $card }”
event-donated = { subject }{ event-donated.then }.
    .then = { $you ->
        [yes] oddajesz
       *[no] oddaje
    } do magazynu jeden zasób: { $resource }
event-gained = { subject }{ event-gained.then }.
    .then = { $you ->
        [yes] otrzymujesz
       *[no] otrzymuje
    } { $resource_count }
event-game_ended = { $reason ->
    [walls] Mury stoją: gra się kończy.
    [shame] Hańba się dopełniła: gra się kończy.
   *[time] Minął ostatni rok: gra się kończy.
  }
event-honor = { subject }{ event-honor.then }.
    .then = { $you ->
        [yes] otrzymujesz
       *[no] otrzymuje
    } { $honor ->
        [one] { $honor } honor
       *[other] { $honor } honoru
    }
event-honor_lost = { subject }{ event-honor_lost.then }.
    .then = { $you ->
        [yes] tracisz
       *[no] traci
    } { $honor ->
        [one] { $honor } honor
       *[other] { $honor } honoru
    }
event-horde_came = Nadciąga horda { $section_in }: { $horde }.
    .then = { $section_in }: { $horde }
event-horde_claimed = { subject }{ event-horde_claimed.then }.
    .then = { $you ->
        [yes] zdobywasz
       *[no] zdobywa
    } kartę ({ $horde })
event-horde_defeated = { $you ->
    [yes] Pokonujesz hordę
    [none] Pokonana horda
   *[no] { $who } pokonuje hordę
  } { $section_in }: { $horde }.
event-invasion = Inwazja: { $count ->
    [one] nadciąga { $count } horda.
    [few] nadciągają { $count } hordy.
   *[other] nadciąga { $count } hord.
  }
event-killed = { subject }{ event-killed.then }.
    .then = { $you ->
        [yes] tracisz
       *[no] traci
    } { $soldiers } { $section_in }
event-leader_chosen = { subject }{ event-leader_chosen.then }.
    .then = { $you ->
        [yes] wybierasz
       *[no] wybiera
    } generała: { $general }, aktywny doradca: { $advisor }
event-marched = { subject }{ event-marched.then }.
    .then = { $you ->
        [yes] prowadzisz
       *[no] prowadzi
    } { $soldier_object } { $origin } { $goal }
event-overseer = { subject }{ event-overseer.then }.
    .then = { $you ->
        [yes] podnosisz
       *[no] podnosi
    } nadzorcę { $place_at } na poziom { $level }
event-paid = { subject }{ event-paid.then }.
    .then = { $you ->
        [yes] płacisz
       *[no] płaci
    } { $paid }{ $gold_for ->
        [0] { "" }
       *[other] { " " }(w tym złotem { $gold_for })
    }
event-posted = { subject }{ event-posted.then }.
    .then = { $you ->
        [yes] stawiasz
       *[no] stawia
    } { $soldier_object } na murze { $section_in }
event-raid = Brak miejsca { $section_in }: horda ({ $horde }) plądruje kraj i { $shame ->
    [one] { $shame } żeton hańby opuszcza
    [few] { $shame } żetony hańby opuszczają
   *[other] { $shame } żetonów hańby opuszcza
  } grę.
event-reclaimed = { subject }{ event-reclaimed.then }.
    .then = { $you ->
        [yes] odzyskujesz
       *[no] odzyskuje
    } karty rozkazów
event-recruited = { subject }{ event-recruited.then }.
    .then = { $you ->
        [yes] rekrutujesz
       *[no] rekrutuje
    } { $soldier_object }
event-saved = { subject }{ event-saved.then }.
    .then = { $you ->
        [yes] ratujesz
       *[no] ratuje
    } { $soldier_object } { $section_in }
event-shame_cleared = { subject }{ event-shame_cleared.then }.
    .then = { $you ->
        [yes] pozbywasz się
       *[no] pozbywa się
    } żetonu hańby (w puli: { $left })
event-shamed = { subject }{ event-shamed.then }.
    .then = { $you ->
        [yes] dostajesz
       *[no] dostaje
    } żeton hańby (w puli: { $left })
event-stationed = { subject }{ event-stationed.then }.
    .then = { $you ->
        [yes] zostawiasz
       *[no] zostawia
    } { $soldier_object } na odpoczynek { $section_in }
event-struck = { subject }{ event-struck.then }.
    .then = { $you ->
        [yes] posyłasz
       *[no] posyła
    } { $soldier_object } do ataku { $section_in }: { $horde }, szereg { $row }, punkt { $spot }
event-tactic_discarded = { subject }{ event-tactic_discarded.then }.
    .then = { $you ->
        [yes] odrzucasz
       *[no] odrzuca
    } „{ $card }”
event-tactic_played = { subject }{ event-tactic_played.then }.
    .then = { $you ->
        [yes] zagrywasz
       *[no] zagrywa
    } „{ $card }”{ $boosted ->
        [yes] , wzmocnioną
       *[no] { "" }
    }
event-tactics_drawn = { subject }{ event-tactics_drawn.then }.
    .then = { $you ->
        [yes] dobierasz
       *[no] dobiera
    } { $count ->
        [one] { $count } taktykę
        [few] { $count } taktyki
       *[other] { $count } taktyk
    }
event-tactics_seen = Dobrane: { $cards }.
event-tea = { subject }{ event-tea.then }.
    .then = { $you ->
        [yes] awansujesz
       *[no] awansuje
    } w kolejności herbaty ({ $order })
event-turn_started = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $who }
  }: { $card }.
event-wall_destroyed = Mur { $section_in } traci poziom: zostaje poziom { $level }.
event-wall_built = { subject }{ event-wall_built.then }.
    .then = { $you ->
        [yes] budujesz
       *[no] buduje
    } poziom { $level } muru { $section_in }
event-warehouse_used = { subject }{ event-warehouse_used.then }.
    .then = { $you ->
        [yes] bierzesz
       *[no] bierze
    } { $resource_count } z magazynu
event-wounded = { subject }{ event-wounded.then }.
    .then = { $you ->
        [yes] ranisz
       *[no] rani
    } hordę { $section_in } ({ $horde })
event-year_started = Zaczyna się rok { $year }.
event-season_started = Pora roku: { $season }.
event-year_resumed = Gra toczy się dalej od pewnej chwili innej, zakończonej gry: rok { $year }, { $season }.

## Ruchy w kilku słowach

verb-great_wall-activate = aktywuj miejsce
verb-great_wall-advisor = zatrudnij doradcę
verb-great_wall-attack = atakuje
verb-great_wall-barricade = zbuduj barykadę
verb-great_wall-carry = weź ze sobą
verb-great_wall-clear = odrzuć hańbę
verb-great_wall-clerk = wyślij urzędnika
verb-great_wall-command = karta rozkazu
verb-great_wall-copy = skopiuj kartę
verb-great_wall-discard = odrzuć taktykę
verb-great_wall-dismiss = odpraw
verb-great_wall-donate = oddaj
verb-great_wall-done = to wszystko
verb-great_wall-done-betrayal = ruch urzędników
verb-great_wall-done-perish = niech giną
verb-great_wall-gain = otrzymaj
verb-great_wall-hire = zatrudnij urzędnika
verb-great_wall-honor = honor za karty
verb-great_wall-income = weź dochód
verb-great_wall-lead = generał i doradca
verb-great_wall-lose = strać
verb-great_wall-march = skąd, dokąd
verb-great_wall-pay = zapłać
verb-great_wall-reclaim = odzyskaj karty
verb-great_wall-recruit = rekrutuj
verb-great_wall-rest = do strefy odpoczynku
verb-great_wall-save = uratuj
verb-great_wall-shame = połóż hańbę
verb-great_wall-skip = pomiń
verb-great_wall-slot = pole toru
verb-great_wall-spend = zapłać zasobem
verb-great_wall-spot = słaby punkt
verb-great_wall-stock = z magazynu
verb-great_wall-tactic = zagraj taktykę
verb-great_wall-take = trafia do rywala
verb-great_wall-upgrade = ulepsz nadzorcę
verb-great_wall-use = zapłać i użyj
verb-great_wall-use-all_attack = atakuj wszystkimi
verb-great_wall-use-tea_house = awansuj
verb-great_wall-wall = zbuduj mur
verb-great_wall-wound = zrań

way-right = w prawo
way-down = w dół
how-rest = odpoczynek → odpoczynek
how-wall = mur → mur
how-down = mur → odpoczynek

## Co się dzieje w miejscu

about-lumber-mill = Produkcja, gdy wszystkie pola są zajęte: każdy zbiera zasób za każdego urzędnika i poziom nadzorcy, może ulepszyć nadzorcę i oddać jeden zasób. Kto jest tam sam, dostaje żeton hańby.
about-quarry = { about-lumber-mill }
about-gold-mine = { about-lumber-mill }
about-temple = Produkcja, gdy wszystkie pola są zajęte: każdy zbiera chi za każdego urzędnika i poziom nadzorcy i może ulepszyć nadzorcę. Kto jest tam sam, dostaje żeton hańby.
about-barracks = Gdy wszystkie pola są zajęte: każdy rekrutuje najwyżej jednego żołnierza za urzędnika, do ataku lub odpoczynku. Kto jest tam sam, dostaje żeton hańby.
about-tea-house = Gdy wszystkie pola są zajęte: każdy obecny awansuje o miejsce w kolejności herbaty; kto zajmuje wszystkie pola, wchodzi na szczyt.
about-builders = W każdym kroku aktywacji: za każdego urzędnika barykada (koszt 2, honor 2) albo następny poziom muru (honor jak koszt). Najpierw płaci magazyn.
about-logistics = W każdym kroku aktywacji: za każdego urzędnika przeprowadź dowolną liczbę żołnierzy z jednej sekcji do drugiej.
about-embassy = W każdym kroku aktywacji: za każdego urzędnika zatrudnij urzędnika (2 złota) albo doradcę (tyle złota, ilu doradców wtedy masz).
about-academy = W każdym kroku aktywacji: dobierz taktykę za każdego urzędnika; możesz mieć najwyżej pięć.

## Rysunek

wall-year = Rok { $year }/{ $years }, { $season }
wall-shame-pool = hańba { $pool }/{ $of }
wall-next-horde = następna horda: { $section }
wall-lethality = hordy zabijają { $count }
wall-springs = hordy w roku
wall-tea = Herbata
wall-track = Rozkazy
wall-warehouse = Magazyn
wall-row = Doradcy
wall-artifacts = Artefakty
wall-forecast = siła { $power } przeciw { $defence }: { $breach ->
    [yes] wyłom!
   *[no] trzyma
  }
wall-forecast-short = { $power } przeciw { $defence }: { $breach ->
    [yes] wyłom!
   *[no] trzyma
  }
wall-quiet = brak hord
wall-wall = Mur
wall-archers = Łucznicy
wall-rest = Odpoczynek
wall-honor = { $honor } honoru
wall-general = { $general } ×{ $count }
wall-no-general = jeszcze bez generała
wall-clerks = urzędnicy { $pool } (+{ $reserve })
wall-pool = pula
wall-shamed = zhańbieni
wall-commands = Rozkazy
wall-discarded = odrzucone
wall-tactics = Taktyki
wall-tactics-count = taktyki { $count }
wall-commands-count = rozkazy { $count }
wall-active = Aktywni
wall-support = wspierają
wall-dealt = Rozdane
wall-claimed = zdobyte
wall-shame = hańba { $count }
wall-qin-track = Jego tor
wall-nothing = –
wall-card-general = generał
wall-card-advisor = doradca
wall-card-tactic = taktyka
wall-card-horde = horda
wall-card-artifact = artefakt
wall-card-command = rozkaz
wall-card-solo = karta Qin Jiushao
wall-card-place = miejsce
wall-legend-rewards = { $wood } drewno, { $stone } kamień, { $gold } złoto, { $chi } chi, 2 honor, T taktyka, · nic, x rana, [ ] dokąd prowadzi ruch
wall-legend-soldiers = { $spearman } włócznik, { $archer } łucznik, { $horseman } kawalerzysta; { $symbols } klany
wall-legend-hordes = P siła, ○ wolne punkty; ½ połowi obronę, ♨ pali barykady, »N szarżuje, †N zabija więcej, → siła i obrona bez niej
wall-legend-walls = ▰ poziomy muru, ▮ barykady, ! gotowe do aktywacji, ¹²³ nadzorcy, ▶ czyja tura, ⌂ karta własna
