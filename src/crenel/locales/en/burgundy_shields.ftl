### Burgundy: the shields.

setting-shields = Shields: taken with doubles, hung on castles
setting-shields-true = yes
setting-shields-false = no
source-shields = shields
table-shields = Shields
effect-one-pasture = When livestock scores: all your pasture hexes count as one pasture.
effect-joins-workers = When another player gains workers: gain 1 worker.
effect-tax-workers = You may pay shield tax with workers as well as silver.
effect-any-keys = You may store any number of tiles.
effect-fetch-colour = After you place a ship: also take all goods of one color from every depot.
effect-follows = Once: choose another player. Their monasteries also count as yours, except the bridge.
effect-bonus-factor = Each new bonus tile scores ×{ $factor }.
effect-mine-silver = Each of your mines pays { $silver } silver.
effect-good-silver = When you sell goods: gain { $silver } silver per goods tile.
effect-monastery-factor = At the end of the game: your monasteries score ×{ $factor }.
effect-castle-shield = A castle’s extra action may take a shield from any depot.
effect-sale-factor = When you sell goods: each goods tile scores ×{ $factor }.
effect-shield-factor = At the end of the game: each of your shields scores ×{ $factor }.
effect-phase-tile = At the end of each phase: place a tile from a numbered depot directly into your duchy.
effect-phase-black = At the end of each phase: place a tile from the black depot directly into your duchy.
effect-turn-die = Once per turn: change one of your dice to any number.
effect-area-step = Completed areas count as { $step } hex larger, up to 8.
effect-place-anywhere = You may place tiles on any free hex, even if it’s not next to your other tiles.
effect-shield-points = At the end of the game: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
asking-hang_shield = Choose a castle for shield { $shield }.
asking-pay_tax = Shield tax: pay 1 silver per shield, or give up a shield.
asking-phase_tile = Shield { $shield }: place a tile directly from { $shield ->
    [15] the black depot
   *[other] a numbered depot
  }, or skip.
asking-fetch_colour = Shield 5: choose a goods color to collect from every depot, or skip.
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
  } shield { $shield } on the castle at { $cell }.
event-shield_dropped = { $you ->
    [yes] You give up
   *[no] { $who } gives up
  } shield { $shield }.
event-tax_paid = { $you ->
    [yes] You pay
   *[no] { $who } pays
  } { silver-and-workers } in shield tax.
event-shield_scored = { $you ->
    [yes] You score
   *[no] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for shield { $shield }.
event-die_turned = { $you ->
    [yes] You change
   *[no] { $who } changes
  } the { $die } to { $number }.
event-player_followed = { $you ->
    [yes] You now also use
   *[no] { $who } now also uses
  } the monasteries of { $followed }.
turn-without-shield = You need shield 16 to change a die.
turned-already = You have already changed a die this turn.
tax-short = You can’t pay the tax that way.
no-such-shield = Shield { $shield } is not in any depot.
shield-needs-both-dice = Taking a shield uses both dice, and you have already used one.
state-shields = { $where }: these shields don’t add up.
rule-burgundy-shields-take = With doubles, you may take a shield from that depot instead of your two actions.
rule-burgundy-shields-doubles = You may spend workers to make doubles.
rule-burgundy-shields-tax = At the end of each phase, pay 1 silver per shield or give it up.
rule-burgundy-shields-once = Shield 16: once per turn, change one of your dice to any number.
moment-burgundy-shield = You take a shield on your turn with doubles, before you use a die.
moment-burgundy-hang = You choose a castle for a shield when you take it.
moment-burgundy-pay = You pay the shield tax at the end of each phase.
moment-burgundy-drop = You give up a shield at the end of a phase, instead of paying for it.
moment-burgundy-turn = With shield 16 you can change one of your dice once per turn.
moment-burgundy-fetch = With shield 5 you collect a color of goods after you place a ship.
moment-burgundy-follow = With shield 6 you choose on your turn whose monasteries you use.
reason-shields = shields
