### The Reed clan: what only the page says of this module.

w-about-reed = Ocupa casillas y ayuda al primero en el té. No puntúa.
w-title-dismiss = { $advisor } se va
barrier-advisor_dismissed = Antes de eso un consejero dejó la fila.
barrier-barricade_built = Antes de eso se construyó una barricada.
