### Reglas de consulta: losetas adicionales

section-extra-tiles = Losetas adicionales
    .lead = Cuatro losetas nuevas: los monasterios 27 y 28, la grúa y las ocas.
    .wrong-1 = Al final la grúa puede contar como otro edificio que el que copió, pero como un solo tipo en total.
    .wrong-2 = El monasterio 28 no es la acción de trabajadores: 13 y 14 no le añaden nada.
rule-extra-tiles-bags = Las cuatro losetas se mezclan con las de su dorso.
rule-extra-tiles-bridge = Monasterio 27 (puente): tu peón está siempre en lo alto de su pila.
rule-extra-tiles-workers = Monasterio 28 (trabajadores): en tu turno puedes gastar 1 de plata para recibir 2 trabajadores.
rule-ruling-26 = El 27 sube tu peón al colocarlo, cuando avanza y cuando llega otro peón. El 28 vale en cualquier momento de tu turno, tantas veces como tengas plata.
rule-extra-tiles-crane = Grúa: al colocarla funciona como cualquier edificio de tu elección.
rule-extra-tiles-crane-end = Al final de la partida la grúa cuenta como un edificio de tu elección para los monasterios 16–23 y 29.
rule-ruling-24 = Cuenta como un solo tipo en total: el que más puntos te da. En solitario cuenta para el primero de esos monasterios que colocas después.
rule-extra-tiles-geese = Ocas: ganas 2 puntos y los animales de una clase en el pasto. Dan 2 otra vez con cada loseta de ganado que llega después al pasto.
rule-extra-tiles-geese-kind = Las ocas son una clase más de animal para el monasterio 24.
rule-ruling-25 = Tú eliges la clase que puntúa con las ocas. Las ocas cuentan como una loseta para el monasterio 7.
