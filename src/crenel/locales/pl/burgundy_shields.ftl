### Burgundia: tarcze.

setting-shields = Tarcze: brane za dublety, wieszane na zamkach
setting-shields-true = tak
setting-shields-false = nie
source-shields = tarcze
table-shields = Tarcze
effect-one-pasture = Wszystkie twoje pola pastwisk liczą się przy punktowaniu zwierząt jako jedno pastwisko.
effect-joins-workers = Gdy inny książę dostaje robotników, ty dostajesz jednego.
effect-tax-workers = Robotnicy płacą podatek od tarcz tak jak srebro.
effect-any-keys = Możesz przechowywać dowolnie wiele kafli.
effect-fetch-colour = Po każdym statku: także wszystkie towary jednego koloru ze wszystkich składów.
effect-follows = Wybierz raz innego księcia: jego klasztory liczą się też jako twoje, prócz mostu.
effect-bonus-factor = Nowe kafle premii liczą się { $factor } razy.
effect-mine-silver = Każda twoja kopalnia daje { $silver } srebra.
effect-good-silver = Sprzedaż daje { $silver } srebra za każdy towar.
effect-monastery-factor = Na końcu twoje klasztory punktują { $factor } razy.
effect-castle-shield = Akcją zamku może być wzięcie tarczy z dowolnego składu.
effect-sale-factor = Każdy sprzedany towar punktuje { $factor } razy.
effect-shield-factor = Na końcu każda twoja tarcza punktuje { $factor } razy.
effect-phase-tile = Na końcu każdej fazy: połóż w księstwie kafel z numerowanego składu.
effect-phase-black = Na końcu każdej fazy: połóż w księstwie kafel z czarnego składu.
effect-turn-die = Raz w swojej turze: obróć jedną ze swoich kości na dowolną liczbę.
effect-area-step = Ukończone obszary liczą się jako większe o { $step } pole, najwyżej 8.
effect-place-anywhere = Możesz kłaść kafle na każdym wolnym polu, także nie obok swoich.
effect-shield-points = Na końcu: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
asking-hang_shield = Na którym zamku wieszasz tarczę { $shield }?
asking-pay_tax = Podatek: 1 srebro za każdą tarczę. Zapłać albo odrzuć tarczę.
asking-phase_tile = Tarcza { $shield }: połóż kafel wprost z planszy głównej albo pomiń.
asking-fetch_colour = Tarcza 5: wszystkie towary którego koloru ze wszystkich składów?
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
    [yes] Rezygnujesz z
   *[no] { $who } rezygnuje z
  } tarczy { $shield }.
event-tax_paid = { $you ->
    [yes] Płacisz
   *[no] { $who } płaci
  } { $silver } srebra{ $workers ->
    [0] { "" }
   *[other] { " " }i { $workers } robotników
  } podatku od tarcz.
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
    [yes] Obracasz
   *[no] { $who } obraca
  } { $die } na { $number }.
event-player_followed = { $you ->
    [yes] Korzystasz
   *[no] { $who } korzysta
  } także z klasztorów innego księcia: { $followed }.
turn-without-shield = Tylko tarcza 16 pozwala obrócić kość.
turned-already = W tej turze kość została już obrócona.
tax-short = Nie możesz tak zapłacić podatku.
no-such-shield = Tarcza { $shield } nie leży w żadnym składzie.
shield-needs-both-dice = Tarcza wymaga obu kości, a jedna jest już użyta.
state-shields = { $where }: tarcze tutaj do siebie nie pasują.
rule-burgundy-shields-take = Za dublet możesz wziąć tarczę z tego składu zamiast obu akcji.
rule-burgundy-shields-doubles = Robotnicy mogą zrobić z twoich kości dublet.
rule-burgundy-shields-tax = Na końcu fazy każda tarcza kosztuje 1 srebro albo opuszcza grę.
rule-burgundy-shields-once = Tarcza 16: raz w turze jedna z twoich kości pokazuje wybraną liczbę.
