### El clan Junco: textos de la página

w-about-reed = Ocupa casillas y ayuda al primer jugador en el orden de té. No puntúa.
w-title-dismiss = Descartar a { $advisor }
w-do-dismiss = Descartar
barrier-advisor_dismissed = Hasta aquí se puede deshacer: un consejero dejó la cola.
barrier-barricade_built = Hasta aquí se puede deshacer: se construyó una barricada.
w-did-dismiss = descartar a «{ $advisor }»
