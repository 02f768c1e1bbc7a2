### La rata: textos de la página

w-rat = La rata
w-rat-here = la rata
w-rat-place = Cuando esta localización se activa, cada jugador con un funcionario aquí recibe 1 de oro.
w-title-rat = Coloca la rata { $place_at }
w-do-rat = Colocar
w-card-rat = carta de rata
barrier-rat_card = Hasta aquí se puede deshacer: se reveló una carta de rata.
barrier-rat_stayed = Hasta aquí se puede deshacer: terminó el otoño.

option-rat = La rata
option-rat-note = Cuando se activa la localización con la rata, todos los que tienen allí un funcionario ganan 1 de oro. Al final de cada otoño, una carta nombra a quien debe moverla. Añade cinco artefactos.
