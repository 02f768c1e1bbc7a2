### Las reglas completas de La revuelta de los Turbantes Rojos.

## La revuelta de los Turbantes Rojos

section-red-turban = La revuelta de los Turbantes Rojos
    .lead = Juntos tenéis que llegar al final sin una sola brecha. Cada primavera elegís entre comprar la paz y la guerra.
    .wrong-1 = La primera brecha pierde la partida en el acto.
    .wrong-2 = También en paz viene una horda.
    .wrong-3 = Nada lleva un supervisor a la mina de oro.
rule-red_turban-together = Se juega con las reglas del cooperativo, pero sin demandas: no hay ninguna abierta, no se cumple ninguna y ninguna da deshonra. Los eventos siguen.
rule-red_turban-years = La partida dura un año menos: cinco años con dos o tres jugadores, cuatro con cuatro, tres con cinco.
rule-red_turban-hordes = Con cuatro jugadores o más llegan cada primavera más hordas que en el modo cooperativo, y con tres una más al principio.
rule-red_turban-overseers = No se puede colocar ni mejorar ningún supervisor en la mina de oro, por ningún medio.
rule-red_turban-state = Cada primavera, antes de que lleguen hordas, el equipo elige paz o guerra. Vale solo para esa primavera.
rule-red_turban-peace = Paz: los jugadores pagan juntos 3 de oro suyo por cada horda que no viene, al menos una. Una horda viene en cualquier caso.
rule-red_turban-talks = Cada jugador puede proponer la paz una vez por primavera. Por orden de té, cada uno dice cuánto oro da; un rechazo acaba la propuesta. Cuando nadie propone nada más, hay guerra.
rule-red_turban-war = Guerra: no se paga nada, y cada jugador contrata gratis a un funcionario, si le queda.
rule-red_turban-levy = En verano, después de los ingresos, cada jugador puede perder 20 de honor para contratar a un funcionario, una vez.
rule-red_turban-hired = Los funcionarios que llegan por la guerra o por honor cuentan como contratados para las cartas que lo esperan.
rule-red_turban-desert = Después de cada activación de una localización de producción, el jugador con más funcionarios allí devuelve uno de ellos a los que están por contratar.
rule-red_turban-tie = En un empate pierde el funcionario el más bajo en el orden de té. El clan Junco no es un jugador.
rule-red_turban-raid = Una incursión quita además un funcionario de la reserva de cada jugador, que vuelve a los que están por contratar.
rule-red_turban-breach = La primera brecha pierde la partida en el acto: sin deshonra, sin muertes y sin asaltar más secciones.
rule-red_turban-disgrace = También perdéis cuando toca recibir una ficha de deshonra y la reserva está vacía.
rule-red_turban-won = Ganáis todos al final del último año.
