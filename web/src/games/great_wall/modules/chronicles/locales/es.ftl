### Las Crónicas Antiguas: textos de la página

w-scenario = Escenario:
option-scenario = Crónicas Antiguas: escenario
option-scenario-note = Cada escenario cambia las reglas a su manera y añade 32 cartas.
