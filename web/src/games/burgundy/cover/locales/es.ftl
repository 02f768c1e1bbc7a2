### The Castles of Burgundy: what is said where it is offered.

about-burgundy = Dos dados por turno, cinco fases y un principado por llenar. Coge losetas, colócalas y completa áreas antes que tus rivales. De 60 a 90 minutos entre personas, 20 contra bots.
alone-burgundy = Cubre las 37 casillas de un principado de islas y ríos en 25 rondas.
