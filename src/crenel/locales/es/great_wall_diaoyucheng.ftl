### The Siege of Diaoyucheng

setting-scenario-diaoyucheng = El asedio de Diaoyucheng
scenario-diaoyucheng-story = En un peñasco sobre tres ríos se alza Diaoyucheng, la última fortaleza del sur. Los jinetes no pueden conquistar la muralla de un golpe, así que asfixian lo que hay detrás. Cada noche sus hogueras arden más cerca. Resistid juntos hasta que acabe el último año.
scenario-diaoyucheng-changes =
    Ganáis o perdéis en equipo. No hay demandas. Ganáis si la fortaleza sigue en pie tras el último año.
    Cada incursión pone además una ficha de asedio junto a la fortaleza. Cada noche, cada ficha le quita 1 de defensa.
    Hasta 3 arqueros pueden ir a la fortaleza por 1 de madera cada uno, al reclutarlos o desde el centro de logística. Disparan primero y cada uno frena una ficha por esa noche.
    En el campamento de constructores podéis reparar la fortaleza: 3 de vuestra madera, piedra y oro por 1 de defensa.
    Perdéis enseguida si la fortaleza se queda sin defensa, o si toca recibir una ficha de deshonra y la reserva está vacía.
scenario-diaoyucheng-hard = Difícil: los equipos de bots resisten en el 29–56 % de sus partidas. Cada incursión se nota el resto de la partida.

fortress-full = Todos los puestos de la fortaleza están ocupados.
fortress-whole = La fortaleza tiene toda su defensa: { $count }.
no-archer-there = No tienes ningún arquero ahí.
own-stock-short = Una reparación cuesta { $cost } de tu madera, piedra y oro. Tienes { $have }.
no-first-horde = No hay ninguna horda en la primera fila { $section_in }.
spot-not-open = Ese no es una zona vital libre de la horda de la primera fila.
rule-great_wall-diaoyucheng-garrison = Por 1 de madera, un arquero va a un puesto libre de la fortaleza: uno recién reclutado, o uno de una muralla o zona de descanso por un funcionario del centro de logística.
rule-great_wall-diaoyucheng-repair = Por cada funcionario del campamento de constructores, 3 de tu madera, piedra y oro dan 1 de defensa a la fortaleza.
rule-great_wall-diaoyucheng-firing = Los arqueros de la fortaleza disparan antes que nadie, a hordas de la primera fila de cualquier sección.
asking-fortress_shot = Tu arquero de la fortaleza dispara. Elige una zona vital de la primera fila, o pasa.
asking-retire = La noche ha pasado. Elige la zona de descanso para tu arquero de la fortaleza.
moment-great_wall-garrison = Envías arqueros a la fortaleza al reclutarlos, o cuando se activa el centro de logística.
moment-great_wall-retire = Los arqueros dejan la fortaleza en invierno, tras la noche.
moment-great_wall-fortify = Reparas la fortaleza cuando se activa el campamento de constructores.
verb-great_wall-garrison = enviar un arquero a la fortaleza
verb-great_wall-retire = llevar el arquero a una zona de descanso
verb-great_wall-fortify = reparar la fortaleza
event-garrisoned = { subject }{ event-garrisoned.then }.
    .then = { $you ->
        [yes] envías
       *[no] envía
    } un arquero a la fortaleza ({ $count } de 3)
event-fortified = { subject }{ event-fortified.then }.
    .then = { $you ->
        [yes] reparas
       *[no] repara
    } la fortaleza (defensa { $defence })
event-siege_grew = El asedio crece: { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } junto a la fortaleza.
event-night = Noche: { $siege ->
        [one] { $siege } ficha de asedio
       *[other] { $siege } fichas de asedio
    }, { $archers ->
        [one] { $archers } arquero
       *[other] { $archers } arqueros
    }. { $lost ->
        [0] La fortaleza resiste (defensa { $defence }).
       *[other] La fortaleza pierde { $lost } (defensa { $defence }).
    }
ending-held = la fortaleza sigue en pie tras el último año
ending-fortress = la fortaleza ha caído
wall-fortress = Fortaleza:
wall-fortress-line = defensa { $defence } de { $most }, asedio { $siege }, arqueros { $archers } de { $spots }, próxima noche −{ $night }
reason-diaoyucheng = la fortaleza
