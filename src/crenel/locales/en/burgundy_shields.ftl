### Burgundy: the shields.

setting-shields = Shields: taken with doubles, hung on castles
setting-shields-true = yes
setting-shields-false = no
source-shields = shields
table-shields = Shields
effect-one-pasture = All your pasture hexes count as one pasture when livestock scores.
effect-joins-workers = Whenever another prince receives workers, you receive one.
effect-tax-workers = Workers pay the tax for shields like silver.
effect-any-keys = You may store any number of tiles.
effect-fetch-colour = After each ship: all goods of one colour from all depots as well.
effect-follows = Choose another prince once: his monasteries count as yours too, all but the bridge.
effect-bonus-factor = New bonus tiles count { $factor } times.
effect-mine-silver = Each of your mines pays { $silver } silver.
effect-good-silver = Sales bring { $silver } silver for each goods tile.
effect-monastery-factor = At the end your monasteries score { $factor } times.
effect-castle-shield = A castle's action may be to take a shield from any depot.
effect-sale-factor = Each goods tile sold scores { $factor } times.
effect-shield-factor = At the end each of your shields scores { $factor } times.
effect-phase-tile = At the end of each phase: place a tile from a numbered depot directly in your duchy.
effect-phase-black = At the end of each phase: place a tile from the black depot directly in your duchy.
effect-turn-die = Once in your turn: turn one of your dice to any number.
effect-area-step = Completed areas count as { $step } hex larger, up to 8.
effect-place-anywhere = You may place tiles on any free hex, also beside none of yours.
effect-shield-points = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
asking-hang_shield = On which castle do you hang shield { $shield }?
asking-pay_tax = Tax: 1 silver for each shield. Pay, or drop a shield.
asking-phase_tile = Shield { $shield }: place a tile directly from the central board, or skip.
asking-fetch_colour = Shield 5: all goods of which colour from all depots?
event-shield_taken = { $you ->
    [yes] You take
   *[no] { $who } takes
  } shield { $shield } from depot { $depot }{ $workers ->
    [0] .
    [one] { " " }with { $workers } worker.
   *[other] { " " }with { $workers } workers.
  }
event-shield_hung = { $you ->
    [yes] You hang
   *[no] { $who } hangs
  } shield { $shield } on the castle on { $cell }.
event-shield_dropped = { $you ->
    [yes] You give up
   *[no] { $who } gives up
  } shield { $shield }.
event-tax_paid = { $you ->
    [yes] You pay
   *[no] { $who } pays
  } { $silver } silver{ $workers ->
    [0] { "" }
   *[other] { " " }and { $workers } workers
  } tax for shields.
event-shield_scored = { $you ->
    [yes] You score
   *[no] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for shield { $shield }.
event-die_turned = { $you ->
    [yes] You turn
   *[no] { $who } turns
  } the { $die } to { $number }.
event-player_followed = { $you ->
    [yes] You have
   *[no] { $who } has
  } the monasteries of another prince as well: { $followed }.
turn-without-shield = Only shield 16 lets you turn a die.
turned-already = You have turned a die this turn already.
tax-short = You cannot pay the tax like that.
no-such-shield = Shield { $shield } lies on no depot.
shield-needs-both-dice = A shield takes both dice, and one is used already.
state-shields = { $where }: shields do not fit together here.
rule-burgundy-shields-take = With doubles you may take a shield of that depot instead of both actions.
rule-burgundy-shields-doubles = Workers may make doubles of your dice.
rule-burgundy-shields-tax = At the end of a phase each shield costs 1 silver or leaves the game.
rule-burgundy-shields-once = Shield 16: once in your turn one of your dice shows the number you like.
