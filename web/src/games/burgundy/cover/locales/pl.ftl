### The Castles of Burgundy: what is said where it is offered.

about-burgundy = Dwie kości na turę, pięć faz, jedno księstwo do zapełnienia. Bierz kafle, kładź je i ukończ obszary przed przeciwnikami. 60–90 minut z ludźmi, 20 z botami.
alone-burgundy = Zakryj wszystkie 37 pól księstwa wysp i rzek w 25 rund.
