### Borgoña: los escudos.

setting-shields = Escudos: se cogen con dobles y se cuelgan en castillos
setting-shields-true = sí
setting-shields-false = no
source-shields = escudos
table-shields = Escudos
effect-one-pasture = Cuando puntúa el ganado: todas tus casillas de pasto cuentan como un solo pasto.
effect-joins-workers = Cuando otro jugador recibe trabajadores: recibes 1 trabajador.
effect-tax-workers = Puedes pagar el impuesto de los escudos con trabajadores además de con plata.
effect-any-keys = Puedes guardar cualquier número de losetas.
effect-fetch-colour = Después de colocar un barco: coges también todas las mercancías de un color de todos los depósitos.
effect-follows = Una sola vez: elige a otro jugador. Sus monasterios cuentan también como tuyos, excepto el puente.
effect-bonus-factor = Cada nueva loseta de bonificación puntúa ×{ $factor }.
effect-mine-silver = Cada mina tuya da { $silver } de plata.
effect-good-silver = Cuando vendes mercancías: recibes { $silver } de plata por cada loseta de mercancía.
effect-monastery-factor = Al final de la partida: tus monasterios puntúan ×{ $factor }.
effect-castle-shield = La acción adicional de un castillo puede ser coger un escudo de cualquier depósito.
effect-sale-factor = Cuando vendes mercancías: cada loseta de mercancía puntúa ×{ $factor }.
effect-shield-factor = Al final de la partida: cada uno de tus escudos puntúa ×{ $factor }.
effect-phase-tile = Al final de cada fase: colocas una loseta de un depósito numerado directamente en tu principado.
effect-phase-black = Al final de cada fase: colocas una loseta del depósito negro directamente en tu principado.
effect-turn-die = Una vez por turno: cambias uno de tus dados a cualquier número.
effect-area-step = Las áreas completadas cuentan como { $step } casilla mayores, hasta 8.
effect-place-anywhere = Puedes colocar losetas en cualquier casilla libre, aunque no esté junto a tus otras losetas.
effect-shield-points = Al final de la partida: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
asking-hang_shield = Elige un castillo para el escudo { $shield }.
asking-pay_tax = Impuesto: paga 1 de plata por escudo, o renuncia a un escudo.
asking-phase_tile = Escudo { $shield }: coloca una loseta directamente { $shield ->
    [15] del depósito negro
   *[other] de un depósito numerado
  }, o pasa.
asking-fetch_colour = Escudo 5: elige un color de mercancías para cogerlas de todos los depósitos, o pasa.
event-shield_taken = { $you ->
    [yes] Coges
   *[no] { $who } coge
  } el escudo { $shield } del depósito { $depot }{ $workers ->
    [0] .
    [one] { " " }con { $workers } trabajador.
   *[other] { " " }con { $workers } trabajadores.
  }
event-shield_hung = { $you ->
    [yes] Cuelgas
   *[no] { $who } cuelga
  } el escudo { $shield } en el castillo de { $cell }.
event-shield_dropped = { $you ->
    [yes] Renuncias al
   *[no] { $who } renuncia al
  } escudo { $shield }.
event-tax_paid = { $you ->
    [yes] Pagas
   *[no] { $who } paga
  } { silver-and-workers } de impuesto por los escudos.
event-shield_scored = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por el escudo { $shield }.
event-die_turned = { $you ->
    [yes] Cambias
   *[no] { $who } cambia
  } el { $die } a { $number }.
event-player_followed = { $you ->
    [yes] Ahora usas
   *[no] { $who } ahora usa
  } también los monasterios de { $followed }.
turn-without-shield = Necesitas el escudo 16 para cambiar un dado.
turned-already = Ya has cambiado un dado este turno.
tax-short = No puedes pagar el impuesto así.
no-such-shield = El escudo { $shield } no está en ningún depósito.
shield-needs-both-dice = Coger un escudo requiere los dos dados, y ya has usado uno.
state-shields = { $where }: estos escudos no cuadran.
rule-burgundy-shields-take = Con dobles puedes coger un escudo de ese depósito en vez de tus dos acciones.
rule-burgundy-shields-doubles = Puedes gastar trabajadores para conseguir dobles.
rule-burgundy-shields-tax = Al final de cada fase, paga 1 de plata por escudo o renuncia a él.
rule-burgundy-shields-once = Escudo 16: una vez por turno, cambia uno de tus dados a cualquier número.
moment-burgundy-shield = Coges un escudo en tu turno con dobles, antes de usar un dado.
moment-burgundy-hang = Eliges un castillo para un escudo cuando lo coges.
moment-burgundy-pay = Pagas el impuesto de los escudos al final de cada fase.
moment-burgundy-drop = Renuncias a un escudo al final de una fase, en vez de pagar por él.
moment-burgundy-turn = Con el escudo 16 puedes cambiar uno de tus dados una vez por turno.
moment-burgundy-fetch = Con el escudo 5 recoges un color de mercancías después de colocar un barco.
moment-burgundy-follow = Con el escudo 6 eliges en tu turno de quién son los monasterios que usas.
reason-shields = escudos
