### Reglas de consulta: posadas

section-inns = Posadas
    .lead = Las posadas se compran como las losetas del depósito negro y pueden cubrir una casilla de cualquier tipo.
    .wrong-1 = En un turno compras una posada o una loseta negra, no las dos.
    .wrong-2 = En un área solo cabe una posada.
    .wrong-3 = Una posada no es edificio ni ganado, cubra la casilla que cubra.
rule-inns-beside = Al principio de cada fase se pone otra posada junto al depósito negro.
rule-inns-stack = Las posadas que nadie ha comprado se quedan allí en un montón.
rule-inns-buy = Compra una posada por 2 de plata, como una loseta del depósito negro.
rule-ruling-27 = Es la única compra del turno. Con el monasterio 6 puedes pagarla también con trabajadores.
rule-inns-any-hex = Coloca una posada en una casilla libre de cualquier tipo. El número y la loseta contigua cuentan como siempre. No tiene efecto.
rule-inns-once = En cada área cabe como máximo una posada.
rule-inns-size = Un área con una posada puntúa como si tuviera una casilla más, hasta 8.
