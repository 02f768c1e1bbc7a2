### Las Crónicas Antiguas: lo que comparten todos los escenarios

setting-scenario = Crónicas Antiguas: jugar un escenario
setting-scenario-none = sin escenario
scenario-alone = Los escenarios no se pueden jugar en solitario: la partida en solitario se juega solo con el juego básico.
scenario-together = { $scenario ->
    [diaoyucheng] El asedio de Diaoyucheng
   *[red_turban] La revuelta de los Turbantes Rojos
} solo se juega en equipo. Activa también el modo cooperativo (coop).
scenario-apart = Este escenario no se puede jugar en modo cooperativo: solo el asedio de Diaoyucheng y la revuelta de los Turbantes Rojos. Desactiva el modo cooperativo o elige otro escenario.
scenario-no-rat = Los escenarios no se combinan con la Rata: las Crónicas se juegan sin ella. Elige una de las dos cosas.
scenario-no-khan = Los escenarios no se combinan con Gengis Kan: las Crónicas se juegan sin él. Elige una de las dos cosas.
scenario-no-black_powder = Los escenarios no se combinan con Pólvora Negra: las Crónicas se juegan sin ella. Elige una de las dos cosas.
scenario-no-beasts = Los escenarios no se combinan con las Bestias Antiguas: las Crónicas se juegan sin ellas. Elige una de las dos cosas.
scenario-shared = 32 cartas nuevas se unen a los mazos. Los artefactos de las Crónicas actúan durante toda la partida, para todos por igual.

card-abacus-of-heaven = Ábaco del cielo
card-bamboo-strips = Tiras de bambú
card-jade-plow = Arado de jade
card-south-pointing-chariot = Carro que señala al sur
card-incense-burner = Incensario
card-plumb-line = Plomada
card-phoenix-cup = Copa del fénix
card-tally-tiger = Tigre de mando
card-ancestor-tablet = Tablilla de los ancestros
card-sky-lantern = Farolillo volador
card-captured-plans = Planes capturados
card-ration-cart = Carro de raciones
card-night-raid = Golpe nocturno
card-envoys-gift = Regalo del enviado
card-lessons-of-defeat = Lecciones de la derrota
card-open-road = Camino despejado
card-tribute-carts = Carros de tributo
card-drilled-ranks = Filas adiestradas
card-che-kung = Che Kung
card-yang-paifeng = Yang Paifeng
card-zhang-jun = Zhang Jun
card-li-gang = Li Gang
card-miner = Minero
card-tao-follower = Seguidor del Tao
card-mongolian-traitor = Traidor mongol
card-foreign-merchant = Mercader extranjero
card-court-astrologer = Astrólogo de la corte
card-gravekeeper = Guardián de las tumbas
card-storyteller = Cuentacuentos
card-tea-porter = Porteador de té
card-paymaster = Pagador
card-stone-broker = Corredor de piedra
