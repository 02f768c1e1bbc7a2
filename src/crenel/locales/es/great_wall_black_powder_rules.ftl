### Las reglas completas de Pólvora Negra: qué cambia.

## Pólvora Negra: qué cambia

section-black-powder = Pólvora Negra: qué cambia
    .lead = Más hordas y más duras se enfrentan a torres, máquinas de guerra y soldados especiales. Las murallas se pueden destruir.
    .wrong-1 = Al principio no hay barricadas, pero cada muralla tiene nivel 1.
    .wrong-2 = Si no queda ningún nivel de muralla, pierden todos.
rule-black_powder-time = Llega una horda más en la preparación y cada primavera. Junto con el cooperativo sigue siendo solo una más.
rule-black_powder-walls = Al principio no hay barricadas, sino una muralla de nivel 1 en cada sección, que no ha dado nada a nadie. Las murallas de nivel 1, 2 y 3 tienen 5, 3 y 1 más de defensa.
rule-black_powder-hordes = Tres tipos de horda salen del mazo y entran cuatro tipos de hordas de asedio. Con Gengis Kan salen cinco y entran siete.
rule-black_powder-cards = Se añaden a los mazos doce consejeros, cuatro generales y seis artefactos.
rule-black_powder-overseers = Antes del primer otoño, cada jugador coloca gratis tres supervisores de nivel 1 en localizaciones distintas.
rule-black_powder-order = En invierno, después de todos los asaltos: se juzgan las torres, se van las barricadas, actúan arietes y trabuquetes desde la izquierda, y siguen las demandas y la comprobación del final.
rule-black_powder-destroyed = Cuando se destruye un nivel de muralla, todos los soldados de puestos de disparo de la sección van a su zona de descanso.
rule-black_powder-q_rebuilt = Un nivel destruido se puede construir de nuevo, por su precio y con todo lo que da construir.
rule-black_powder-rubble = Cuando no queda ningún nivel de muralla en ninguna sección, pierden todos en el acto.
rule-black_powder-q_automas = Los clanes sin jugador no tienen soldados especiales, torres ni máquinas y no colocan supervisores.
rule-black_powder-words = Las cartas propias solo pueden usar las palabras de Pólvora Negra en mesas que la jueguen.
rule-black_powder-solo = En solitario se juega sin Pólvora Negra.

## Pólvora Negra: máquinas de guerra y torres

section-black-powder-machines = Pólvora Negra: máquinas de guerra y torres
    .lead = Las máquinas no son de nadie: quien construye una o pone un lancero en una torre puede disparar.
    .wrong-1 = Un disparo puede alcanzar a soldados tuyos y de otros; alcanzar a los de otros te da deshonra.
    .wrong-2 = El primer disparo de una máquina que construyes se paga como cualquier otro.
    .wrong-3 = Una torre junto a una sección con brecha da deshonra.
rule-black_powder-machines = Las máquinas de guerra no son de nadie. En una sección caben dos como mucho.
rule-black_powder-first_machines = Antes del primer otoño los jugadores colocan máquinas de guerra por orden de té hasta que haya en la muralla una de cada tipo.
rule-black_powder-q_machines = Con dos jugadores las colocan el primero, el segundo y el primero; con cuatro o cinco, los tres primeros en el orden de té.
rule-black_powder-build = Por un funcionario en el campamento de constructores puedes construir una máquina de guerra: 4 de madera la balista, 2 de madera y 2 de piedra el cañón, 4 de oro el lanzacohetes. Primero paga el almacén, recurso por recurso. Da 4 de honor y un disparo; hay dos de cada una.
rule-black_powder-shot = Un disparo alcanza a una horda de la sección de la máquina. La balista no cuesta nada; el cañón cuesta 2 de piedra y da 1 de honor; el lanzacohetes cuesta 1 recurso cualquiera y da 2 de honor.
rule-black_powder-rockets = Un cohete roba una carta que muestra dónde alcanza. Cuando no queda ninguna, se barajan todas.
rule-black_powder-no_target = Sin una horda en la sección no hay disparo.
rule-black_powder-wounds = Las heridas en zonas que no existen o ya están heridas se pierden. Los soldados alcanzados mueren y dejan heridas, si no se salvan. A los tanques y las fichas de serpiente no se los puede alcanzar.
rule-black_powder-shot_shame = Si alcanzas a soldados de otros jugadores, recibes una ficha de deshonra por el disparo, aunque se salven.
rule-black_powder-q_own = Alcanzar a tus propios soldados o a los de clanes sin jugador no da deshonra.
rule-black_powder-q_last_wound = A la última herida de una máquina de guerra responden consejeros y generales, pero ninguna táctica.
rule-black_powder-towers = Hay cuatro torres, dos junto a cada sección: las interiores están junto a dos secciones. Con dos jugadores hay tres.
rule-black_powder-tower = Cuando construyes un nivel de muralla o reclamas una horda, puedes colocar un lancero de tu reserva en una torre junto a esa sección. Quien estuviera allí vuelve a su reserva.
rule-black_powder-q_replace = Puedes sustituir a tu propio lancero.
rule-black_powder-tower_shot = Colocar un lancero en una torre te permite disparar con una máquina de guerra de una sección contigua.
rule-black_powder-tower_winter = Después del asalto, una torre da a su dueño 2 de honor por cada sección contigua que ha resistido y 1 ficha de deshonra por cada una con brecha.
rule-black_powder-tower_breach = Cuando se abre una brecha en una sección, los lanceros de sus torres vuelven a sus reservas.

## Pólvora Negra: soldados especiales

section-black-powder-soldiers = Pólvora Negra: soldados especiales
    .lead = Cada clan tiene tres soldados especiales de un tipo.
    .wrong-1 = Los soldados especiales muertos vuelven a tu reserva.
    .wrong-2 = Granaderos y ballesteros en la muralla no dan el honor de los arqueros.
rule-black_powder-specials = Cada jugador añade a su reserva tres soldados especiales de su clan. Se reclutan en el cuartel por el precio de su carta.
rule-black_powder-q_clans = Qué tipo tiene cada jugador se sortea en la preparación, cada tipo una vez como mucho.
rule-black_powder-monk = Un monje cubre una zona libre de cualquier horda de su sección.
rule-black_powder-bomber = Un granadero dispara desde un puesto de disparo como un arquero. Justo después de disparar puede caer sobre una zona libre de la horda de la primera fila.
rule-black_powder-flamethrower = Un lanzallamas cubre una zona libre de la horda de la primera fila y pone heridas en las zonas libres contiguas.
rule-black_powder-crossbowman = Un ballestero dispara desde un puesto de disparo. Sus heridas son fichas de serpiente.
rule-black_powder-q_no_snake = Si no queda ninguna ficha de serpiente, deja una herida normal.
rule-black_powder-snakes = Una ficha de serpiente cuenta como un soldado de su dueño para la presencia y para el mayor número de zonas. No puede morir y vuelve cuando la horda es derrotada.
rule-black_powder-tank = Un tanque cubre un bloque de dos por dos zonas de la horda de la primera fila, las que existan de ellas, también las heridas.
rule-black_powder-rewards = Solo dan su recompensa las zonas que un soldado cubre de nuevas.
rule-black_powder-firing = Granaderos y ballesteros ocupan puestos de disparo, tienen que disparar en invierno y mueren en una brecha. No dan honor por arqueros.
rule-black_powder-killed = Los soldados especiales muertos vuelven a la reserva de su dueño.

## Pólvora Negra: hordas de asedio

section-black-powder-hordes = Pólvora Negra: hordas de asedio
    .lead = Cuatro tipos de horda atacan la propia muralla.
    .wrong-1 = Las escalas en la primera fila abren una brecha sea cual sea la defensa.
    .wrong-2 = Un trabuquete no avanza nunca, así que los soldados de primera fila no lo alcanzan.
rule-black_powder-ram = Después del asalto, un ariete avanza una fila y cambia de sitio con la horda que hay en ella, nunca con otro ariete. Si entonces está en la primera fila, destruye un nivel de muralla.
rule-black_powder-trebuchet = Un trabuquete solo está en la fila 3. Después de cada asalto destruye un nivel de muralla de su sección.
rule-black_powder-q_rows = Un trabuquete que encuentra ocupada la fila 3 hace una incursión. Una sección en la que solo hay un trabuquete cuenta como vacía para las hordas nuevas, y no lo alcanzan los soldados que solo llegan a la primera fila.
rule-black_powder-ladders = Unas escalas de asedio en la primera fila abren brecha en el asalto. Mueren todos los soldados de la sección, también sobre hordas y en la zona de descanso, y sus máquinas de guerra vuelven a las existencias.
rule-black_powder-veterans = Los veteranos no tienen ningún rasgo, solo mucho poder.
