### Reglas de consulta: la mesa, en todos los juegos

section-this-table = Cómo funciona esta mesa
    .lead = La mesa conoce las reglas y solo permite jugadas legales. Dos opciones ayudan: el turno puede esperar a que confirmes su final, y los jugadores pueden empezar con puntos de ventaja.
rule-kernel-turn = Solo decide a quien le toca, y nadie cuando la partida ha terminado.
rule-kernel-action = Solo son posibles las jugadas legales. De las demás la mesa dice por qué no.
rule-kernel-notation = Cada jugada tiene una notación, que usan la terminal y el archivo de partida.
