### Bestias Antiguas: textos de la página

w-beasts = Bestias Antiguas
w-beast-here = { $beast }, nivel { $level }
w-beast-level = nivel { $level } de 3
w-beast-come = aquí
w-beast-goal = Mover aquí a { $beast }: { $area }
w-beast-raise = { $beast }: nivel { $level }
w-beast-to = A: { $area }
w-title-raise = Mejorar: { $beast }
w-title-beast = { $beast }: { $area }
w-do-raise = Mejorar
w-do-beast = Mover
w-skip-raise_beast = No mejorar
w-skip-move_beast = Dejarla ahí
w-card-beast = bestia
w-card-relic = reliquia
w-figure-beasts = Bestias mejoradas
barrier-relic_came = Hasta aquí se puede deshacer: se reveló una nueva reliquia.

option-beasts = Bestias Antiguas
option-beasts-note = Cuatro bestias están en localizaciones y secciones y ayudan allí a todos. Al comienzo de tu turno puedes pagar para mejorar una y luego moverla. Una reliquia, nueva cada año, da otra manera de moverlas. Añade 12 consejeros y 8 tácticas.
