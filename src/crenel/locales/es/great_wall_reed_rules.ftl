### Las reglas completas de Dos jugadores y en solitario: el clan Junco.

## Dos jugadores y en solitario: el clan Junco

section-reed = Dos jugadores y en solitario: el clan Junco
    .lead = Con uno o dos jugadores, un tercer clan sin jugador llena el tablero. No posee nada ni se queda con nada; actúa por él su señor feudal.
    .wrong-1 = Sus funcionarios se quedan cuando se activa una localización.
    .wrong-2 = El jugador activo es su señor feudal, también para jugadas que no ayudan a nadie más.
    .wrong-3 = Un funcionario del clan Junco te libra de estar solo, y a él no le toca deshonra.
    .wrong-4 = Una horda que gana simplemente desaparece.
rule-two-setup = El clan Junco tiene 3 funcionarios y 10 lanceros. Sus funcionarios empiezan en el aserradero, la cantera y la mina de oro, y el clan empieza al final del orden de té.
rule-ruling-12 = La reserva de deshonra tiene 10 fichas por jugador humano: 20 con dos, 10 en solitario. Los clanes sin jugador no cuentan.
rule-ruling-17 = Con uno o dos jugadores se usan el lado del tablero y los años de tres jugadores.
rule-two-section = No se usan la sección izquierda ni las cartas de horda que la indican.
rule-two-card = Cada otoño está también en la cola la única carta del clan Junco. Su recuadro deja mover funcionarios a los demás clanes. La Traición no puede copiarla.
rule-ruling-14 = La carta va a la primera casilla libre cuando le toca al clan Junco en el orden de té.
rule-two-overlord = Su señor feudal lo decide todo por el clan.
rule-ruling-10 = El señor feudal es el jugador activo. En el turno del propio clan Junco lo es el clan más alto en el orden de té entre los demás.
rule-two-clerks = Nunca hay más de un funcionario del clan Junco en una localización.
rule-two-stays = Cuando se activa una localización, el funcionario del clan Junco se queda allí.
rule-two-special = Una localización especial en la que solo hay un funcionario del clan Junco no se activa.
rule-two-never = El clan Junco nunca tiene honor, deshonra, hordas, recursos ni soldados en zonas de descanso, y ninguno de sus soldados se salva.
rule-two-production = En un aserradero, cantera o mina de oro que se activa, su funcionario pone en el almacén un recurso de ese tipo.
rule-two-temple = En el templo, su funcionario deja que el jugador activo descarte una ficha de deshonra. En su propio turno no pasa nada.
rule-two-embassy = En la embajada, su señor feudal descarta un consejero de la cola, y la cola se repone.
rule-two-builders = En el campamento de constructores construye gratis una barricada en la sección que elija su señor feudal.
rule-two-barracks = En el cuartel, un lancero del clan ataca gratis donde elija su señor feudal.
rule-ruling-15 = Lo que cubre un lancero del clan Junco no da recompensa a nadie.
rule-two-academy = En la academia y el centro de logística no hace nada.
rule-ruling-11 = En la casa de té, el clan Junco puede subir como cualquier otro; decide su señor feudal.
rule-ruling-16 = El clan Junco compite por el mayor número de zonas como un jugador. La horda que gana se descarta.
