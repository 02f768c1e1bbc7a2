### Las reglas completas de En solitario: Qin Jiushao.

## En solitario: Qin Jiushao

section-solo = En solitario: Qin Jiushao
    .lead = Juegas contra Qin Jiushao, que sigue sus cartas y su indicador y no decide nada. Supera su honor antes de que se acabe la deshonra.
    .wrong-1 = Su indicador se lee de dos maneras: desde abajo para enviar funcionarios, desde arriba para activar.
    .wrong-2 = En su turno se activan primero sus localizaciones; el orden de las demás lo eliges tú.
    .wrong-3 = Con la reserva de deshonra vacía al final pierdes, tengas el honor que tengas.
rule-solo-setup = Qin Jiushao empieza con 8 funcionarios, un supervisor de nivel 1 en cada localización de producción, dos consejeros de apoyo y sus cinco localizaciones en orden aleatorio en su indicador. Empieza segundo en el orden de té, con 0, 50 o 100 de honor según lo que elijas. También juega el clan Junco.
rule-solo-card = Cada otoño juega una carta de su propio mazo en la primera casilla libre. Cuenta como carta asociada para tus recuadros, y puedes copiarla.
rule-solo-cards = Cada una de sus seis cartas hace lo que dicen sus líneas, de arriba abajo.
rule-ruling-9 = Qué hacen sus consejeros no está impreso en ninguna parte. Aquí, algunas de sus cartas le dan honor por cada uno.
rule-solo-clerks = Envía funcionarios a la localización más baja de su indicador, luego a la siguiente hacia arriba, dando vueltas; se salta las llenas. Cuando todos están fuera, los coge de su localización más alta.
rule-solo-track = Después de una activación con funcionarios suyos, esa localización sube a lo más alto de su indicador.
rule-ruling-6 = Sus funcionarios vuelven después de una activación, como los de un jugador.
rule-solo-production = Cuando se activa una localización de producción, recibe honor en vez de recursos: el nivel de su supervisor allí por cada funcionario suyo.
rule-solo-activation = En su turno se activan primero las localizaciones listas donde está él. Tú eliges el orden de las demás.
rule-ruling-1 = Sus localizaciones se activan de la más alta de su indicador a la más baja.
rule-ruling-2 = Cuando una carta suya activa una sola localización, es la más alta de su indicador donde tenga un funcionario.
rule-solo-attack = Sus soldados llegan gratis y atacan en la sección que indica la siguiente carta de horda; los lanceros que no pueden atacar allí van a la otra. Recibe 2 de honor por cada zona vital que cubre, con un soldado o una herida.
rule-own-8 = Ataca a la horda más cercana a la muralla y cubre su línea superior de zonas antes que la inferior, cada una desde la izquierda.
rule-solo-winter = En invierno sus arqueros disparan a la horda más cercana a la muralla.
rule-ruling-3 = Solo construye cuando lo dice una carta. El almacén paga lo que puede, el resto se da por pagado, y recibe todo el honor.
rule-own-15 = Del almacén gasta primero madera, luego piedra y luego oro.
rule-ruling-4 = Construye en la muralla más baja. Entre iguales, en la que indica la siguiente carta de horda.
rule-ruling-5 = Sus supervisores no le dan nada en verano.
rule-ruling-8 = En primavera eliges cuál de los dos consejeros que se van recibe él. La opción de mayor dificultad le da los dos.
rule-ruling-7 = Una incursión solo quita deshonra por los jugadores humanos: una ficha en solitario.
rule-solo-never = No recibe deshonra, no salva a nadie y no tiene zonas de descanso: sus supervivientes vuelven a su reserva. Recibe honor por presencia y arqueros y reclama hordas como un jugador.
rule-ruling-13 = Cuentan los clanes, no las personas: un funcionario de Qin Jiushao o del clan Junco te libra de la deshonra por estar solo.
rule-solo-overlord = Cuando es señor feudal del clan Junco, mueve sus funcionarios según sus propias reglas y no gana nada con ello.
rule-own-9 = En el turno del clan Junco con Qin Jiushao como señor feudal se activan primero sus localizaciones. Las barricadas y los lanceros del clan Junco van a donde indica la siguiente carta de horda, y se descarta el consejero de más a la izquierda.
rule-solo-betrayal = Si copias con la Traición una carta suya, ejecutas la carta de jugador de ese nombre.
rule-solo-artifacts = Al final, cada artefacto en juego le da 20 de honor.
rule-solo-end = Ganas si tienes más honor que él y la reserva de deshonra no está vacía. Si no, pierdes.
