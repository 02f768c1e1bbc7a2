### Las reglas completas de Crónicas Antiguas.

## Crónicas Antiguas

section-chronicles = Crónicas Antiguas
    .lead = Un escenario cambia toda la partida. Cada mesa juega uno de seis, con cartas que se añaden a los mazos.
    .wrong-1 = Los artefactos de las Crónicas actúan durante la partida, para todos.
    .wrong-2 = Un escenario cooperativo no tiene demandas, pero sí eventos.
rule-chronicles-one = Una mesa juega exactamente un escenario. Se prepara antes que todo lo demás.
rule-chronicles-modes = Cada escenario se juega en competición o en cooperativo, nunca al revés: El asedio de Diaoyucheng y La revuelta de los Turbantes Rojos en cooperativo; los otros cuatro, en competición.
rule-chronicles-alone = Los escenarios no se combinan nunca con la rata, Gengis Kan, Pólvora Negra ni las Bestias Antiguas, y no se juegan en solitario.
rule-chronicles-decks = Se añaden a los mazos diez artefactos, ocho tácticas, cuatro generales y diez consejeros.
rule-chronicles-cards = Cada una de estas cartas hace lo que dice su texto.
rule-chronicles-artifacts = Los artefactos de las Crónicas actúan durante toda la partida. Los del juego básico que haya entre los tres solo puntúan al final.
rule-chronicles-everyone = Un artefacto que actúa vale igual para todos los jugadores, nunca para un clan sin jugador.
rule-chronicles-together-artifacts = En cooperativo hay en juego tres artefactos de las Crónicas y ninguno del juego básico.
rule-chronicles-no-requests = En cooperativo no hay demandas ni deshonra por las abiertas. Los eventos siguen.
rule-chronicles-last = En cooperativo ganáis todos si al final del último año no habéis perdido.
rule-chronicles-che-kung = Che Kung: recibes 1 de chi por cada lancero que ataca y 1 de oro por cada jinete que ataca, multiplicado por tus consejeros de apoyo.
rule-chronicles-yang-paifeng = Yang Paifeng: después de un ataque con lanceros pones una herida por cada consejero de apoyo en hordas que hayan atacado.
rule-chronicles-zhang-jun = Zhang Jun: cada vez que pagas oro tuyo recibes honor por cada consejero de apoyo, sea cual sea la cantidad. El oro del almacén no cuenta.
rule-chronicles-mongolian-traitor = Traidor mongol: después de una derrota, cuando ya han avanzado las hordas de detrás, atacas otra vez en esa sección si algún soldado tuyo sobrevivió o se salvó.
rule-chronicles-gather = El Minero y el Seguidor del Tao cambian lo que recolectan tus funcionarios en su localización, no lo que dan los supervisores.
