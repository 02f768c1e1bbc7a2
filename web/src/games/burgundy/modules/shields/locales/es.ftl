### Escudos: textos de la página

b-ask-shield = coger un escudo con los dos dados
b-ask-pay_tax = Paga { $tax } de plata de impuesto por los escudos, o renuncia a un escudo.
b-offer-pay = Pagar el impuesto
b-offer-turn = Cambiar un dado
b-offer-follow = Usar los monasterios de otro jugador
b-title-fetch = Coger todas las mercancías { $good }
b-title-drop = Renunciar al escudo { $shield }
b-title-pay = Pagar el impuesto
b-title-turn = Cambiar el { $number } a { $to }
b-title-follow = Usar los monasterios de { $who }
b-title-shield = Coger el escudo { $shield }
b-title-hang = Colgarlo en el castillo de { $cell }
b-did-fetch = coger mercancías { $good }
b-did-drop = renunciar al escudo { $where }
b-did-pay = pagar el impuesto
b-did-turn = cambiar el { $where } a { $to }
b-did-follow = elegir los monasterios de un jugador
b-did-shield = coger el escudo { $where }
b-did-hang = colgar el escudo en { $where }
b-do-fetch = Coger
b-do-drop = Renunciar
b-do-pay = Pagar
b-do-turn = Cambiar
b-do-follow = Elegir
b-do-shield = Coger
b-do-hang = Colgar
b-paid-tax = por { silver-and-workers }
b-paid-shield = con los dos dados{ $workers ->
    [0] { "" }
    [one] { " " }y { $workers } trabajador
   *[other] { " " }y { $workers } trabajadores
}
b-short-shield_taken = escudo { $shield }
b-short-shield_hung = en el castillo de { $cell }
b-short-shield_dropped = el escudo { $shield } sale del juego
b-short-shield_scored = +{ $points } escudo { $shield }
b-short-tax_paid = −{ $silver } de plata de impuesto
b-short-die_turned = el { $die } pasa a { $number }
b-short-player_followed = monasterios de { $followed }
b-shield = escudo { $shield }
b-shields-held = Escudos
b-tax = Impuesto
b-tax-due = { $tax } de plata a pagar al final de la fase
b-tip-shield = Escudo
b-tip-hang = Colgar aquí
b-tip-follows = Usa los monasterios de
b-tip-nobody = nadie todavía
option-shields = Escudos
option-shields-note = Cógelos con dobles y cuélgalos en tus castillos. Efectos potentes, pero pagas impuestos por ellos en cada fase.
