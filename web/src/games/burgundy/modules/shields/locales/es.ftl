### Shields: what only the page says of this module.

b-ask-shield = coger un escudo con los dos dados
b-ask-hang_shield = ¿en qué castillo cuelgas el escudo { $shield }?
b-ask-pay_tax = paga { $tax } de plata de impuestos por tus escudos, o renuncia a uno.
b-ask-phase_tile = escudo { $shield }: coloca una loseta directamente { $shield ->
    [15] del depósito negro
   *[other] de un depósito numerado
}, o pasa.
b-ask-fetch_colour = escudo 5: ¿todas las mercancías de qué color, de todos los depósitos? O pasa.
b-offer-pay = Pagar impuestos
b-offer-turn = Girar un dado
b-offer-follow = Usar monasterios ajenos
b-title-fetch = Todas las mercancías { $good }
b-title-drop = Renunciar al escudo { $shield }
b-title-pay = Pagar impuestos
b-title-turn = El { $number } pasa a { $to }
b-title-follow = Monasterios: { $who }
b-title-shield = Coger el escudo { $shield }
b-title-hang = En el castillo de { $cell }
b-did-fetch = traer { $good }
b-did-drop = renunciar al escudo { $where }
b-did-pay = pagar impuestos
b-did-turn = girar el { $where } a { $to }
b-did-follow = elegir monasterios ajenos
b-did-shield = coger el escudo { $where }
b-did-hang = colgar el escudo en { $where }
b-paid-tax = por { $silver } de plata{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-paid-shield = con los dos dados{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-short-shield_taken = escudo { $shield }
b-short-shield_hung = en el castillo de { $cell }
b-short-shield_dropped = el escudo { $shield } sale del juego
b-short-shield_scored = +{ $points } escudo { $shield }
b-short-tax_paid = −{ $silver } de plata de impuestos
b-short-die_turned = el { $die } pasa a { $number }
b-short-player_followed = monasterios de { $followed }
b-shield = escudo { $shield }
b-shields-held = Escudos
b-tax = Impuestos
b-tax-due = { $tax } de plata al final de la fase
b-tip-shield = Escudo
b-tip-hang = Colgar aquí
b-tip-follows = Usa los monasterios de
b-tip-nobody = nadie todavía
option-shields = Escudos
option-shields-note = Se toman con dobles y se cuelgan en castillos: efectos fuertes, y un impuesto al final de cada fase.
