### The Great Wall: what is said where it is offered.

about-great_wall = Dirige un clan en la Gran Muralla. Tus funcionarios trabajan en las localizaciones, tus soldados combaten a las hordas y las murallas deben crecer antes del invierno. En solitario contra Qin Jiushao, 2 jugadores con el clan Junco, 3–5 jugadores o un equipo de 2–5. De 90 a 180 minutos entre personas, 40 contra bots.
alone-great_wall = Construye y defiende la muralla frente a Qin Jiushao, un rival que se mueve según las reglas.
