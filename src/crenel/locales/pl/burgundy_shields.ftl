### Burgundia: tarcze.

setting-shields = Tarcze: brane za dublety, wieszane na zamkach
setting-shields-true = tak
setting-shields-false = nie
source-shields = tarcze
table-shields = Tarcze
effect-one-pasture = Gdy punktują zwierzęta: wszystkie twoje pola pastwisk liczą się jako jedno pastwisko.
effect-joins-workers = Gdy inny gracz otrzymuje robotników: otrzymujesz 1 robotnika.
effect-tax-workers = Podatek od tarcz możesz płacić robotnikami tak jak srebrem.
effect-any-keys = Możesz przechowywać dowolnie wiele kafli.
effect-fetch-colour = Po położeniu statku: bierzesz też wszystkie towary jednego koloru ze wszystkich składów.
effect-follows = Jeden raz: wybierz innego gracza. Jego klasztory liczą się też jako twoje, z wyjątkiem mostu.
effect-bonus-factor = Każdy nowy kafel premii punktuje ×{ $factor }.
effect-mine-silver = Każda twoja kopalnia daje { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
  }.
effect-good-silver = Gdy sprzedajesz towary: otrzymujesz { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
  } za każdy kafel towaru.
effect-monastery-factor = Na koniec gry: twoje klasztory punktują ×{ $factor }.
effect-castle-shield = Dodatkową akcją zamku może być wzięcie tarczy z dowolnego składu.
effect-sale-factor = Gdy sprzedajesz towary: każdy kafel towaru punktuje ×{ $factor }.
effect-shield-factor = Na koniec gry: każda twoja tarcza punktuje ×{ $factor }.
effect-phase-tile = Na koniec każdej fazy: kładziesz kafel z numerowanego składu wprost w swoim księstwie.
effect-phase-black = Na koniec każdej fazy: kładziesz kafel z czarnego składu wprost w swoim księstwie.
effect-turn-die = Raz w turze: zmieniasz jedną ze swoich kości na dowolną liczbę.
effect-area-step = Ukończone obszary liczą się jako większe o { $step } pole, najwyżej 8.
effect-place-anywhere = Możesz kłaść kafle na każdym wolnym polu, nawet jeśli nie sąsiaduje z twoimi kaflami.
effect-shield-points = Na koniec gry: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
asking-hang_shield = Wybierz zamek dla tarczy { $shield }.
asking-pay_tax = Podatek: zapłać 1 srebro za każdą tarczę albo oddaj tarczę.
asking-phase_tile = Tarcza { $shield }: połóż kafel wprost z { $shield ->
    [15] czarnego składu
   *[other] numerowanego składu
  } albo pomiń.
asking-fetch_colour = Tarcza 5: wybierz kolor towarów do zebrania ze wszystkich składów albo pomiń.
event-shield_taken = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
  } tarczę { $shield } ze składu { $depot }{ $workers ->
    [0] .
    [one] { " " }za { $workers } robotnika.
   *[other] { " " }za { $workers } robotników.
  }
event-shield_hung = { $you ->
    [yes] Wieszasz
   *[no] { $who } wiesza
  } tarczę { $shield } na zamku { $cell }.
event-shield_dropped = { $you ->
    [yes] Oddajesz
   *[no] { $who } oddaje
  } tarczę { $shield }.
event-tax_paid = { $you ->
    [yes] Płacisz
   *[no] { $who } płaci
  } podatek od tarcz: { silver-and-workers }.
event-shield_scored = { $you ->
    [yes] Zdobywasz
   *[no] { $who } zdobywa
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za tarczę { $shield }.
event-die_turned = { $you ->
    [yes] Zmieniasz
   *[no] { $who } zmienia
  } { $die } na { $number }.
event-player_followed = { $you ->
    [yes] Korzystasz
   *[no] { $who } korzysta
  } teraz także z klasztorów gracza: { $followed }.
turn-without-shield = Aby zmienić kość, potrzebujesz tarczy 16.
turned-already = W tej turze jedna kość została już zmieniona.
tax-short = W ten sposób nie możesz zapłacić podatku.
no-such-shield = Tarczy { $shield } nie ma w żadnym składzie.
shield-needs-both-dice = Wzięcie tarczy wymaga obu kości, a jedna jest już użyta.
state-shields = { $where }: te tarcze się nie zgadzają.
rule-burgundy-shields-take = Za dublet możesz wziąć tarczę z tego składu zamiast wykonać obie akcje.
rule-burgundy-shields-doubles = Możesz wydać robotników, aby uzyskać dublet.
rule-burgundy-shields-tax = Na koniec każdej fazy zapłać 1 srebro za każdą tarczę albo ją oddaj.
rule-burgundy-shields-once = Tarcza 16: raz w turze zmień jedną ze swoich kości na dowolną liczbę.
moment-burgundy-shield = Tarczę bierzesz w swojej turze za dublet, przed użyciem kości.
moment-burgundy-hang = Zamek dla tarczy wybierasz, gdy ją bierzesz.
moment-burgundy-pay = Podatek od tarcz płacisz na koniec każdej fazy.
moment-burgundy-drop = Tarczę oddajesz na koniec fazy, zamiast za nią płacić.
moment-burgundy-turn = Z tarczą 16 możesz raz w turze zmienić jedną ze swoich kości.
moment-burgundy-fetch = Z tarczą 5 zbierasz jeden kolor towarów po położeniu statku.
moment-burgundy-follow = Z tarczą 6 wybierasz w swojej turze, czyich klasztorów używasz.
reason-shields = tarcze
