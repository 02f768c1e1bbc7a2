### Borgoña: los escudos.

setting-shields = Escudos: se cogen con dobles y se cuelgan en castillos
setting-shields-true = sí
setting-shields-false = no
source-shields = escudos
table-shields = Escudos
effect-one-pasture = Todas tus casillas de ganado cuentan como un solo pasto al puntuar ganado.
effect-joins-workers = Cada vez que otro jugador recibe trabajadores, tú recibes uno.
effect-tax-workers = Los trabajadores pagan los impuestos de los escudos igual que la plata.
effect-any-keys = Puedes guardar cualquier número de losetas.
effect-fetch-colour = Después de cada barco: también todas las mercancías de un color de todos los depósitos.
effect-follows = Elige una vez a otro jugador: sus monasterios cuentan también como tuyos, menos el puente.
effect-bonus-factor = Las nuevas losetas de bonificación cuentan { $factor } veces.
effect-mine-silver = Cada mina tuya da { $silver } de plata.
effect-good-silver = Las ventas dan { $silver } de plata por cada mercancía.
effect-monastery-factor = Al final tus monasterios puntúan { $factor } veces.
effect-castle-shield = La acción de un castillo puede ser coger un escudo de cualquier depósito.
effect-sale-factor = Cada mercancía vendida puntúa { $factor } veces.
effect-shield-factor = Al final cada escudo tuyo puntúa { $factor } veces.
effect-phase-tile = Al final de cada fase: coloca en tu principado una loseta de un depósito numerado.
effect-phase-black = Al final de cada fase: coloca en tu principado una loseta del depósito negro.
effect-turn-die = Una vez en tu turno: cambia uno de tus dados a cualquier número.
effect-area-step = Las áreas completadas cuentan como { $step } casilla mayores, hasta 8.
effect-place-anywhere = Puedes colocar losetas en cualquier casilla libre, aunque no esté junto a otra.
effect-shield-points = Al final: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
asking-hang_shield = ¿En qué castillo cuelgas el escudo { $shield }?
asking-pay_tax = Impuestos: 1 de plata por escudo. Paga o descarta un escudo.
asking-phase_tile = Escudo { $shield }: coloca una loseta directamente del tablero central, o pasa.
asking-fetch_colour = Escudo 5: ¿todas las mercancías de qué color de todos los depósitos?
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
  } { $silver } de plata{ $workers ->
    [0] { "" }
   *[other] { " " }y { $workers } trabajadores
  } de impuestos por los escudos.
event-shield_scored = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por el escudo { $shield }.
event-die_turned = { $you ->
    [yes] Giras
   *[no] { $who } gira
  } el { $die } a { $number }.
event-player_followed = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
  } también los monasterios de otro jugador: { $followed }.
turn-without-shield = Solo el escudo 16 te permite girar un dado.
turned-already = Ya has girado un dado en este turno.
tax-short = No puedes pagar así los impuestos.
no-such-shield = El escudo { $shield } no está en ningún depósito.
shield-needs-both-dice = Un escudo requiere los dos dados, y uno ya está usado.
state-shields = { $where }: los escudos no encajan aquí.
rule-burgundy-shields-take = Con dobles puedes coger un escudo de ese depósito en vez de tus dos acciones.
rule-burgundy-shields-doubles = Los trabajadores pueden convertir tus dados en dobles.
rule-burgundy-shields-tax = Al final de cada fase cada escudo cuesta 1 de plata o sale del juego.
rule-burgundy-shields-once = Escudo 16: una vez en tu turno uno de tus dados muestra el número que quieras.
