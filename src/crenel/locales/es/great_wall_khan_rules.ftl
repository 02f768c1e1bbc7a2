### Las reglas completas de Gengis Kan.

## Gengis Kan

section-khan = Gengis Kan
    .lead = Cabalga ante la muralla con dos habilidades. Quien reclama una horda puede atacarlo, y cada zona vital suya vale 6 de honor.
    .wrong-1 = No es una horda: no tiene poder y no ocupa sitio.
    .wrong-2 = Solo lo atacas justo después de reclamar una horda, con un soldado que estaba sobre ella y vive.
    .wrong-3 = Las habilidades solo funcionan en la sección donde está.
rule-khan-first-place = Cuando han llegado las primeras hordas, va a la sección del reverso de la carta de horda superior.
rule-khan-moves = Cada primavera, después de las hordas nuevas, va a la sección del reverso de la carta de horda superior.
rule-khan-empty-deck = Si el mazo de hordas está vacío, antes se barajan las hordas descartadas. Si tampoco las hay, se queda.
rule-khan-spots = No tiene poder ni honor ni sitio entre las hordas. Cada zona vital de sus cartas vale 6 de honor para quien la cubre.
rule-khan-active = Una zona con número solo está activa con esos jugadores o más. Los clanes sin jugador no cuentan.
rule-khan-attack = Quien reclama una horda puede atacarlo con un lancero o jinete que estaba sobre ella y ha sobrevivido o se ha salvado. No importa en qué sección esté él.
rule-khan-horseman = Un jinete cubre una zona, o dos contiguas de una misma carta.
rule-khan-stay = Los soldados sobre sus cartas se quedan allí hasta el final de la partida.
rule-khan-unclaimed = Si nadie reclama una horda, después de ella nadie lo ataca.
rule-khan-order = El ataque contra él va después de reclamar la horda y de su honor, y antes de que avancen las hordas de detrás.
rule-khan-automas = Los clanes sin jugador nunca lo atacan.
rule-khan-end = Cuando están cubiertas todas sus zonas activas, la partida acaba con ese año. En cooperativo continúa.

## Gengis Kan: habilidades

section-khan-skills = Gengis Kan: habilidades
    .lead = Junto a su carta hay dos de seis habilidades. Cada una funciona en su sección hasta que se cubren sus zonas activas.
    .wrong-1 = Cubrir las zonas de una habilidad la anula para el resto de la partida.
rule-khan-skills-draw = Al principio se sacan dos de las seis habilidades.
rule-khan-skills = Una habilidad solo funciona en la sección donde está él, y solo hasta que están cubiertas todas sus zonas activas.
rule-khan-tribute = ¡Que nos teman!: un ataque contra él cuesta 2 de chi si la horda derrotada estaba en su sección.
rule-khan-weaklings = ¡Nuestros enemigos son débiles!: en una brecha de su sección, los soldados sobre las hordas no libran a nadie de la deshonra.
rule-khan-no-retreat = Sin retirada: en el asalto mueren todos los soldados sobre las hordas de su sección, aunque la muralla resista. En una brecha esto ocurre después de la deshonra, en el mismo suceso que sus muertes.
rule-khan-house-skills = Las otras tres habilidades son nuestras: en su sección las hordas tienen más poder, salvar a un soldado cuesta más chi o ningún arquero dispara en invierno.

## Gengis Kan: abanderados, regalo, hordas

section-khan-pieces = Gengis Kan: abanderados, regalo, hordas
    .lead = Qué más entra con él en la partida.
    .wrong-1 = Un abanderado no es un lancero y nunca ataca a Gengis Kan.
    .wrong-2 = El regalo es de quien construyó el último nivel de muralla; las barricadas no cuentan.
rule-khan-hordes = Dos tipos de horda al azar salen del mazo y entran tres tipos suyos. Con dos jugadores se dejan fuera las cartas de la sección izquierda.
rule-khan-first-hordes = Al principio llegan tantas hordas como jugadores; en cooperativo, una más.
rule-khan-advisors = Se barajan seis consejeros más con los del juego básico.
rule-khan-bannerman-pool = Cada jugador tiene un abanderado en la reserva. Los clanes sin jugador no tienen ninguno.
rule-khan-bannerman-cost = Un abanderado cuesta 2 de oro y 1 de madera y cubre una zona de la horda junto a la muralla, como un lancero.
rule-khan-bannerman-kind = Es un soldado, pero no un lancero. Puede ser supervisor, llevar deshonra, ser salvado y moverse con la logística.
rule-khan-bannerman-winter = Al comienzo del invierno, antes de los disparos, cada jugador puede atacar con hasta dos soldados distintos de la zona de descanso o de la muralla de la sección donde está su abanderado, incluido él mismo.
rule-khan-award-draw = Hay en juego uno de los seis regalos del Emperador. Al principio no lo tiene nadie.
rule-khan-award = Quien construye un nivel de muralla recibe el regalo y usa su beneficio mientras lo tenga.
rule-khan-captain-of-lancer-regiment = Capitán del regimiento de lanceros: después de un ataque con jinetes puedes hacer un ataque más por cada sección donde hayan atacado, todos en una sola si quieres.
rule-khan-woodcarver = Tallista: después de mejorar a un supervisor puedes donar hasta tantos recursos como su nuevo nivel.
rule-khan-cards = Cada regalo, consejero y horda hace lo que dice su carta.
rule-khan-solo = En solitario se juega sin Gengis Kan.
