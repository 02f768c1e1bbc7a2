### Wielki Mur przy stole: o co się pyta, co się dzieje i co mówi rysunek. W zdarzeniach `$who` to sprawił, a `$you` mówi, czy to
### czytający (yes, no; none, gdy nikt). `then` ciągnie dalej zdanie o tym samym klanie.

## Źródła honoru

source-production = produkcja
source-donations = datki
source-walls = mury
source-barricades = barykady
source-battle = bitwy
source-spots = punkty witalne
source-commands = nieodzyskane karty
source-cards = karty
source-shame = hańba
source-hordes = zdobyte hordy
source-artifacts = artefakty

## Opcje

setting-cards = Własne karty, według rodzaju i nazwy
setting-rival_honor = Solo: początkowy honor Qin Jiushao
setting-rival_honor-0 = brak
setting-rival_honor-50 = 50 (trudniej)
setting-rival_honor-100 = 100 (najtrudniej)
setting-rival_advisors = Solo: doradcy, których Qin Jiushao otrzymuje każdej wiosny
setting-rival_advisors-1 = jeden z dwóch, którzy opuszczają tor
setting-rival_advisors-2 = obaj (trudniej)

## Pytania. `$own`: czy elementy należą do gracza, który decyduje; jeśli nie, `$whose` podaje właściciela.

asking-choose_leaders = Wybierz generała i aktywnego doradcę. Drugi doradca wspiera generała.
asking-choose_commands = Wybierz w tajemnicy kartę rozkazu na tę jesień.
asking-place_card = Połóż kartę na wolnym polu toru rozkazów.
asking-give_advisor = Dwaj doradcy opuszczają tor. Którego otrzyma Qin Jiushao?
asking-buy_off_shame = Odrzuć żetony hańby, każdy za 2 chi, albo zakończ.
asking-reclaim = Odzyskać odrzucone karty rozkazów czy zostawić je za 2 honoru każda?
asking-all_attack = { $rest ->
        [yes] Zaatakuj wszystkimi żołnierzami ze stref odpoczynku, którzy mogą, albo pomiń.
       *[no] Zaatakuj wszystkimi swoimi łucznikami z murów albo pomiń.
    }
asking-attack_order = Zaatakuj wszystkimi swoimi żołnierzami, którzy mogą, ze stref odpoczynku i z murów, albo pomiń.
asking-betrayal = Skopiuj kartę z toru albo przesuń swoich urzędników.
asking-move_clerks = { $own ->
        [yes] { $left ->
            [one] Przesuń { $moved ->
                [0] { $left } urzędnika
               *[other] jeszcze { $left } urzędnika
            }
           *[other] Przesuń { $moved ->
                [0] najwyżej { $left } urzędników
               *[other] jeszcze najwyżej { $left } urzędników
            }
        }
       *[no] { $whose }: { $left ->
            [one] przesuń { $moved ->
                [0] { $left } urzędnika
               *[other] jeszcze { $left } urzędnika
            }
           *[other] przesuń { $moved ->
                [0] najwyżej { $left } urzędników
               *[other] jeszcze najwyżej { $left } urzędników
            }
        }
    }{ $different ->
        [yes] { $left ->
            [one] {" "}do innej lokacji.
           *[other] , każdego do innej lokacji.
        }
       *[no] .
    }
asking-confirm = { $ends ->
    [yes] Zakończ turę albo cofnij.
   *[no] Potwierdź albo cofnij.
}
asking-activations = Która lokacja aktywuje się teraz?
asking-advanced_activation = Aktywuj dowolną lokację, pełną lub nie, albo pomiń.
asking-upgrade_by_advisor = { asking-upgrade_overseer }
asking-upgrade_overseer = Ulepsz nadzorcę { $place_at }{ $less ->
    [0] { "" }
   *[other] , płacąc o { $less } mniej,
  } albo pomiń.
asking-donate = Przekaż datek: jeden surowiec { $place_at } do magazynu za 2 honoru albo pomiń.
asking-recruit = Zrekrutuj najwyżej { $left } ({ $soldier }{ $price ->
    [0] { "" }
    [one] , każdy za { $price } dowolny surowiec
    [few] , każdy za { $price } dowolne surowce
   *[many] , każdy za { $price } dowolnych surowców
  }) albo zakończ.
asking-deploy = Umieść rekrutów: każdy atakuje albo odpoczywa.
asking-tea_house =
    { $own ->
        [yes] Awansuj w kolejności herbaty albo pomiń.
       *[no] { $whose }: awansuj w kolejności herbaty albo pomiń.
    }
asking-pay_any = Zapłać { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    }.
asking-strike = { $own ->
        [yes] Twój { $soldier } atakuje
       *[no] { $whose }: { $soldier } atakuje
    } { $section_in }. Wybierz punkt witalny.
asking-attack_with = { $forced ->
        [yes] Każdy żołnierz, który może atakować, musi to zrobić. Kto następny?
       *[no] Wybierz żołnierza do ataku albo zakończ.
    }
asking-build = Zbuduj najwyżej { $left ->
        [one] { $left } barykadę lub kondygnację muru
        [few] { $left } barykady lub kondygnacje muru
       *[many] { $left } barykad lub kondygnacji muru
    } albo zakończ.
asking-pay_from_warehouse = Koszt to { $cost }, a najpierw płaci magazyn. Co z niego bierzesz?
asking-pay_own = Zapłać { $cost } własnym drewnem, kamieniem i złotem, w dowolnej kombinacji.
asking-logistics = Przenieś żołnierzy z jednej sekcji do drugiej, { $left ->
        [one] { $left } raz
       *[other] najwyżej { $left } razy
    }, albo zakończ.
asking-march = Których żołnierzy przenosisz { $origin } { $goal }? Możesz też zakończyć.
asking-hire =
    Zatrudnij najwyżej { $left ->
        [one] { $left } urzędnika lub doradcę
       *[other] { $left } urzędników lub doradców
    } albo zakończ.
asking-use_card = „{ $card }”: zapłać, aby użyć, albo pomiń.
asking-effect = „{ $card }”: wybierz.
asking-again = „{ $card }”: wybierz jeszcze raz.
asking-react = { $when }: możesz zagrać taktykę.
asking-casualty = Horda zabija { $count ->
        [one] { $count } twojego żołnierza
       *[other] { $count } twoich żołnierzy
    } { $section_in }. Którego tracisz?
asking-perish = Twoi żołnierze { $section_in } zaraz zginą. Uratuj ich{ $free ->
        [0] { " " }za 2 chi każdego
        [one] , jednego za darmo, a pozostałych za 2 chi każdego,
       *[other] , { $free } za darmo, a pozostałych za 2 chi każdego,
    } albo pozwól im zginąć.
asking-get_shame = Otrzymujesz żeton hańby. Umieść go pod żołnierzem w swojej puli albo na zdobytej hordzie.
asking-clear_shame = Wybierz żeton hańby do odrzucenia.
asking-discard_tactic = Masz za dużo taktyk. Odrzuć jedną.
asking-recall = Odzyskaj kartę rozkazu ze swojego stosu kart odrzuconych albo pomiń.
asking-supplied = Otrzymujesz { $count ->
        [one] { $count } dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    }.
asking-mix = Twój nadzorca { $place_at } produkuje { $left ->
        [one] { $left } surowiec
        [few] { $left } surowce
       *[many] { $left } surowców
    }. Wybierz inny albo zakończ, by wziąć resztę bez zmian.
asking-reed_attack = { clan-reed }: gdzie atakuje jego włócznik?
asking-reed_barricade = { clan-reed }: gdzie buduje barykadę?
asking-reed_dismiss = { clan-reed }: który doradca opuszcza tor?

## Zdarzenia

event-advisor_came = Na torze doradców pojawia się: „{ $card }”.
    .then = „{ $card }”
    .several = Nowi doradcy na torze: { $clauses }.
event-advisor_dismissed = „{ $card }” opuszcza tor doradców.
event-advisor_hired = { subject }{ event-advisor_hired.then }.
    .then = { $you ->
        [yes] zatrudniasz
       *[no] zatrudnia
    } doradcę „{ $card }” jako { $active ->
        [yes] aktywnego
       *[no] wspierającego
    }
event-activated = { $advanced ->
    [yes] Specjalna aktywacja
   *[no] Aktywacja
  }: { $place }.
event-all_saved = { subject }{ event-all_saved.then }.
    .then = { $you ->
        [yes] ratujesz
       *[no] ratuje
    } wszystkich zabitych żołnierzy { $section_in }
event-assault = Szturm { $section_in }, siła { $power } przeciw { $defence }: { $breach ->
    [yes] mur zostaje przełamany!
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
    } kartę „{ $card }” na polu { $slot } toru rozkazów
event-command_shown = { subject }{ event-command_shown.then }.
    .then = { $you ->
        [yes] odsłaniasz
       *[no] odsłania
    } kartę „{ $card }”
event-copied = { subject }{ event-copied.then }.
    .then = { $you ->
        [yes] kopiujesz
       *[no] kopiuje
    } kartę „{ $card }”
event-donated = { subject }{ event-donated.then }.
    .then = { $you ->
        [yes] przekazujesz
       *[no] przekazuje
    } datek do magazynu: 1 { $resource }
event-gained = { subject }{ event-gained.then }.
    .then = { $you ->
        [yes] otrzymujesz
       *[no] otrzymuje
    } { $resource_count }
event-game_ended = { $reason ->
    [requests] Wszystkie dekrety są wypełnione. Wygrywacie wszyscy.
    [late] Minął ostatni rok, a brakuje dekretów. Przegrywacie wszyscy.
    [disgrace] Trzeba wziąć żeton hańby, a pula jest pusta. Przegrywacie wszyscy.
    [rubble] Nie została żadna kondygnacja muru. Przegrywacie wszyscy.
    [famine] Zapasy żywności przepadły. Przegrywacie wszyscy.
    [khan] Czyngis-chan pokonany. Gra się kończy.
    [held] Minął ostatni rok, a twierdza wciąż stoi. Wygrywacie wszyscy.
    [fortress] Twierdza padła. Przegrywacie wszyscy.
    [unbroken] Minął ostatni rok bez przełamania. Wygrywacie wszyscy.
    [breach] Mur został przełamany. Przegrywacie wszyscy.
    [walls] Wszystkie mury są ukończone. Gra się kończy.
    [shame] Zabrano ostatni żeton hańby. Gra się kończy.
   *[time] Minął ostatni rok. Gra się kończy.
  }
event-honor = { subject }{ event-honor.then }.
    .then = { $you ->
        [yes] otrzymujesz
       *[no] otrzymuje
    } { $honor ->
        [one] { $honor } honor
       *[other] { $honor } honoru
    }
event-honor-artifacts = { subject }{ event-honor-artifacts.then }.
    .then = { event-honor.then } (artefakt: { $artifact })
event-honor-commands = { subject }{ event-honor-commands.then }.
    .then = { event-honor.then } ({ $source })
event-honor-hordes = { subject }{ event-honor-hordes.then }.
    .then = { event-honor.then } (horda: { $horde })
event-honor_lost = { subject }{ event-honor_lost.then }.
    .then = { $you ->
        [yes] tracisz
       *[no] traci
    } { $honor ->
        [one] { $honor } honor
       *[other] { $honor } honoru
    }
event-honor_lost-shame = { subject }{ event-honor_lost-shame.then }.
    .then = { event-honor_lost.then } ({ $source })
event-horde_came = Nadciąga horda { $section_in }: { $horde }.
    .then = { $section_in }: { $horde }
    .several = Nadciągają hordy { $clauses }.
event-horde_claimed = { subject }{ event-horde_claimed.then }.
    .then = { $you ->
        [yes] zdobywasz
       *[no] zdobywa
    } kartę hordy ({ $horde })
event-horde_defeated = { $you ->
    [yes] Pokonujesz hordę { $section_in }: { $horde }.
    [none] Horda { $section_in } zostaje pokonana bez żołnierzy na karcie: { $horde }.
   *[no] { $who } pokonuje hordę { $section_in }: { $horde }.
  }
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
    } generała: { $general }, aktywny doradca: „{ $advisor }”
event-marched = { subject }{ event-marched.then }.
    .then = { $you ->
        [yes] przenosisz
       *[no] przenosi
    } { $soldier_object } { $origin } { $goal }
event-overseer = { subject }{ event-overseer.then }.
    .then = { $you ->
        [yes] ulepszasz
       *[no] ulepsza
    } nadzorcę { $place_at } na poziom { $level }
event-paid = { subject }{ event-paid.then }.
    .then = { $you ->
        [yes] płacisz
       *[no] płaci
    } { $paid }{ $gold_for ->
        [0] { "" }
       *[other] { " " }(w tym złotem { $gold_for })
    }
event-place_filled = { subject }{ event-place_filled.then }.
    .then = { $you ->
        [yes] zajmujesz
       *[no] zajmuje
    } ostatnie pole { $place_at }{ $alone ->
        [yes] {" "}bez innych: 1 żeton hańby przy aktywacji
       *[no] , lokacja się aktywuje
    }
event-posted = { subject }{ event-posted.then }.
    .then = { $you ->
        [yes] stawiasz
       *[no] stawia
    } { $soldier_object } na murze { $section_in }
event-raid = Brak miejsca { $section_in }: horda ({ $horde }) dokonuje podboju i { $shame ->
    [one] { $shame } żeton hańby opuszcza
    [few] { $shame } żetony hańby opuszczają
   *[many] { $shame } żetonów hańby opuszcza
  } pulę na stałe.
event-recalled = { subject }{ event-recalled.then }.
    .then = { $you ->
        [yes] odzyskujesz
       *[no] odzyskuje
    } kartę rozkazu „{ $card }”
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
        [yes] odrzucasz
       *[no] odrzuca
    } żeton hańby (w puli: { $left })
event-shamed = { subject }{ event-shamed.then }.
    .then = { $you ->
        [yes] otrzymujesz
       *[no] otrzymuje
    } żeton hańby (w puli: { $left })
event-stationed = { subject }{ event-stationed.then }.
    .then = { $you ->
        [yes] wysyłasz
       *[no] wysyła
    } { $soldier_object } na odpoczynek { $section_in }
event-struck = { subject }{ event-struck.then }.
    .then = { $you ->
        [yes] wysyłasz
       *[no] wysyła
    } { $soldier_object } do ataku { $section_in }: { $horde }, rząd { $row }, punkt { $spot }
event-tactic_discarded = { subject }{ event-tactic_discarded.then }.
    .then = { $you ->
        [yes] odrzucasz
       *[no] odrzuca
    } taktykę „{ $card }”
event-tactic_played = { subject }{ event-tactic_played.then }.
    .then = { $you ->
        [yes] zagrywasz
       *[no] zagrywa
    } taktykę „{ $card }”{ $boosted ->
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
    [yes] Zaczynasz turę
   *[no] { $who } zaczyna turę
  }: „{ $card }”.
event-wall_destroyed = Mur { $section_in } traci poziom: zostaje poziom { $level }.
event-wall_built = { subject }{ event-wall_built.then }.
    .then = { $you ->
        [yes] budujesz
       *[no] buduje
    } kondygnację { $level } muru { $section_in }
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
event-year_resumed = Gra kontynuuje inną, zakończoną grę: rok { $year }, { $season }.

## Krótkie nazwy ruchów

verb-great_wall-activate = aktywuj lokację
verb-great_wall-advisor = zatrudnij doradcę
verb-great_wall-attack = zaatakuj
verb-great_wall-barricade = zbuduj barykadę
verb-great_wall-carry = zabierz żołnierza
verb-great_wall-clear = odrzuć hańbę
verb-great_wall-clerk = wyślij urzędnika
verb-great_wall-command = zagraj kartę rozkazu
verb-great_wall-copy = skopiuj kartę
verb-great_wall-discard = odrzuć taktykę
verb-great_wall-dismiss = odrzuć doradcę
verb-great_wall-donate = przekaż datek
verb-great_wall-done = zakończ
verb-great_wall-done-betrayal = przesuń urzędników
verb-great_wall-done-perish = niech giną
verb-great_wall-gain = otrzymaj
verb-great_wall-hire = zatrudnij urzędnika
verb-great_wall-honor = zostaw karty za honor
verb-great_wall-income = weź dochód nadzorcy
verb-great_wall-lead = wybierz generała i aktywnego doradcę
verb-great_wall-lose = strać
verb-great_wall-march = wybierz skąd i dokąd
verb-great_wall-pay = zapłać
verb-great_wall-reclaim = odzyskaj karty
verb-great_wall-recruit = zrekrutuj
verb-great_wall-rest = wyślij do strefy odpoczynku
verb-great_wall-save = uratuj
verb-great_wall-shame = umieść żeton hańby
verb-great_wall-skip = pomiń
verb-great_wall-slot = wybierz pole toru
verb-great_wall-spend = zapłać surowcem
verb-great_wall-spot = wybierz punkt witalny
verb-great_wall-stock = weź z magazynu
verb-great_wall-tactic = zagraj taktykę
verb-great_wall-take = daj Qin Jiushao
verb-great_wall-upgrade = ulepsz nadzorcę
verb-great_wall-use = zapłać, aby użyć
verb-great_wall-use-all_attack = zaatakuj wszystkimi
verb-great_wall-use-attack_order = zaatakuj wszystkimi
verb-great_wall-use-tea_house = awansuj
verb-great_wall-wall = zbuduj mur
verb-great_wall-wound = zrań
verb-great_wall-choose = wybierz gracza
verb-great_wall-recall = odzyskaj kartę rozkazu

way-right = w prawo
way-down = w dół
how-rest = odpoczynek → odpoczynek
how-wall = mur → mur
how-down = mur → odpoczynek

## Działanie lokacji

about-lumber-mill = Aktywuje się, gdy wszystkie pola są zajęte. Każdy obecny klan: otrzymuje 1 surowiec za każdego urzędnika i każdy poziom nadzorcy, potem może ulepszyć nadzorcę, potem może przekazać datek (1 surowiec). Klan, który jest tam sam, otrzymuje żeton hańby.
about-quarry = { about-lumber-mill }
about-gold-mine = { about-lumber-mill }
about-temple = Aktywuje się, gdy wszystkie pola są zajęte. Każdy obecny klan: otrzymuje 1 chi za każdego urzędnika i każdy poziom nadzorcy, potem może ulepszyć nadzorcę. Klan, który jest tam sam, otrzymuje żeton hańby.
about-barracks = Aktywuje się, gdy wszystkie pola są zajęte. Każdy obecny klan: rekrutuje najwyżej 1 żołnierza za urzędnika; każdy atakuje albo odpoczywa. Klan, który jest tam sam, otrzymuje żeton hańby.
about-tea-house = Aktywuje się, gdy wszystkie pola są zajęte. Każdy obecny klan awansuje o jedno miejsce w kolejności herbaty. Klan z urzędnikami na wszystkich polach awansuje na pierwsze miejsce.
about-builders = Aktywuje się w każdej fazie aktywacji. Za każdego urzędnika: zbuduj barykadę (kosztuje 2, daje 2 honoru) albo następną kondygnację muru (daje tyle honoru, ile kosztuje). Najpierw płaci magazyn.
about-logistics = Aktywuje się w każdej fazie aktywacji. Za każdego urzędnika: przenieś dowolną liczbę żołnierzy z jednej sekcji do drugiej.
about-embassy = Aktywuje się w każdej fazie aktywacji. Za każdego urzędnika: zatrudnij urzędnika za 2 złota albo doradcę za tyle złota, ilu doradców masz po zatrudnieniu.
about-academy = Aktywuje się w każdej fazie aktywacji. Dobierz 1 taktykę za każdego urzędnika. Możesz mieć najwyżej pięć.

## Rysunek

wall-year = Rok { $year }/{ $years }, { $season }
wall-shame-pool = hańba { $pool }/{ $of }
wall-next-horde = następna horda: { $section }
wall-lethality = każda horda zabija { $count }
wall-springs = hordy w roku
wall-tea = Herbata
wall-track = Rozkazy
wall-warehouse = Magazyn
wall-row = Tor doradców
wall-artifacts = Artefakty
wall-forecast = siła { $power } przeciw { $defence }: { $breach ->
    [yes] przełamanie!
   *[no] wytrzyma
  }
wall-forecast-short = { $power } przeciw { $defence }: { $breach ->
    [yes] przełamanie!
   *[no] wytrzyma
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
wall-card-place = lokacja
wall-legend-rewards = { $wood } drewno, { $stone } kamień, { $gold } złoto, { $chi } chi, 2 honor, T taktyka, · nic, x rana, [ ] cel ruchu
wall-legend-soldiers = { $spearman } włócznik, { $archer } łucznik, { $horseman } kawalerzysta; { $symbols } klany
wall-legend-hordes = P siła, ○ wolne punkty; ½ połowi obronę, ♨ barykady się nie liczą, »N szarżuje, †N zabija więcej, → siła i obrona bez niej
wall-legend-walls = ▰ kondygnacje muru, ▮ barykady, ! gotowa do aktywacji, ¹²³ nadzorcy, ▶ obecna tura, ⌂ karta własna
