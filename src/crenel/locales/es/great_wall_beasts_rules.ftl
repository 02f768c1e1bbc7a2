### Las reglas completas de Bestias Antiguas.

## Bestias Antiguas

section-beasts = Bestias Antiguas
    .lead = Cuatro bestias ayudan a todos en la zona donde están. Los jugadores las mejoran y las mueven.
    .wrong-1 = Una bestia no es de nadie: su poder es para quien hace algo allí.
    .wrong-2 = Una bestia solo se mueve justo después de mejorarla o por la reliquia activa.
    .wrong-3 = Las mejoras nunca se pagan con el almacén.
rule-beasts-decks = Se barajan ocho tácticas y doce consejeros con los del juego básico.
rule-beasts-piles = Cada bestia empieza con su carta de nivel 1.
rule-beasts-place = Por orden de té, cada jugador coloca una bestia donde lo permita su carta, hasta que estén las cuatro. Con tres jugadores el primero coloca otra; con dos, los dos.
rule-beasts-five = Con cinco jugadores, el último en el orden de té no coloca ninguna.
rule-beasts-any = Puedes colocar cualquier bestia que no esté colocada. Dos bestias pueden compartir zona.
rule-beasts-closed = Una sección que no está en juego no es una zona.
rule-beasts-power = Una bestia hace lo que dice su carta actual, en la zona donde está.
rule-beasts-all = Ayuda a todos los jugadores por igual, pero a ningún clan sin jugador.
rule-beasts-upgrade = Al comienzo de tu turno puedes pagar el precio de la carta de una bestia y cambiarla por la del nivel siguiente.
rule-beasts-once = Una mejora por turno.
rule-beasts-stock = Las mejoras se pagan con tus propios recursos, también en cooperativo.
rule-beasts-automas = En el turno de un clan sin jugador no mejora nadie.
rule-beasts-window = Si tienes una carta que espera el comienzo de un turno, puedes mejorar antes o después de ella.
rule-beasts-moves = Quien mejora una bestia puede moverla en el acto a una zona que permita su nueva carta.
rule-beasts-stays = Una bestia cuya zona no está en su nueva carta se queda allí y actúa hasta que la muevan.
rule-beasts-top = El nivel 3 es el último. Los niveles nunca bajan.
rule-beasts-relic = Al principio hay una reliquia a la vista. Solo está activa la de encima.
rule-beasts-relics = La reliquia activa dice cuándo puede un jugador mover qué bestia. De otro modo las bestias no se mueven.
rule-beasts-summer = Al final del verano, la reliquia siguiente cubre la anterior. La última se queda activa.

## Bestias Antiguas: poderes y cartas

section-beast-powers = Bestias Antiguas: poderes y cartas
    .lead = Qué hacen las cuatro bestias en sus niveles más altos, y cartas que dependen de ellas.
    .wrong-1 = Los funcionarios que cuentan por más no cuentan por más para Fenghuang.
    .wrong-2 = El Tigre Blanco premia a los soldados que cubren zonas vitales, no a los arqueros que disparan.
rule-beasts-yinglong = Yinglong, nivel 3: cuando se activa su localización, cada jugador puede donar hasta una vez por cada funcionario suyo allí.
rule-beasts-tiger = Tigre Blanco, nivel 3: cada vez que salvas soldados en su sección, el total cuesta 1 de chi menos.
rule-beasts-attacks = El Tigre Blanco premia a los soldados que cubren zonas vitales en su sección. Los arqueros que disparan desde la muralla no cuentan.
rule-beasts-ao = Ao, nivel 3: construir un nivel de muralla en su sección da honor por cada recurso tuyo que gastas, no por los del almacén.
rule-beasts-adds = Ese honor se suma a todo el honor de la muralla.
rule-beasts-fenghuang = Fenghuang, desde el nivel 2: después de activarse su localización, cada jugador recibe honor por cada funcionario suyo allí.
rule-beasts-fortune = Adivina: cuando mejoras a un supervisor, atacas con tantos soldados como su nuevo nivel.
rule-beasts-zealot = El Fanático se juega cuando reclutas en una sección con una bestia.
rule-beasts-solo = En solitario se juega sin las Bestias Antiguas.
