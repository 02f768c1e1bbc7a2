### The Red Turban Rebellion

setting-scenario-red_turban = La revuelta de los Turbantes Rojos
scenario-red_turban-story = Las minas están vacías, la cosecha es mala y hombres con turbantes rojos se reúnen en las colinas. De noche, los funcionarios dejan sus mesas para unirse a ellos. Una sola brecha en la muralla y el país cae. Comprad la paz o luchad, pero decidid juntos.
scenario-red_turban-changes =
    Ganáis o perdéis en equipo. No hay demandas. La partida dura un año menos y la primera brecha la pierde.
    Cada primavera elegís. Paz: pagad juntos 3 de oro por cada horda que no viene. Guerra: todos contratan gratis a un funcionario.
    Cada vez que se activa una localización de producción, el jugador con más funcionarios allí pierde uno. Una incursión quita además un funcionario de la reserva de cada jugador.
    En verano podéis contratar a un funcionario por 20 de honor.
    No hay supervisores en la mina de oro.
scenario-red_turban-hard = Difícil: los equipos de bots aguantan hasta el final en el 42–52 % de sus partidas. Una brecha es el final.

no-gold-overseer = En la revuelta de los Turbantes Rojos no hay supervisores en la mina de oro.
peace-too-far = Una horda viene en todo caso. Podéis comprar { $count } como máximo.
peace-talked-about = Ya hay una paz propuesta. Ofrece oro, o rechaza.
levy-short = En verano un funcionario cuesta { $cost } de honor.
rule-great_wall-red_turban-peace = La paz cuesta 3 de oro por cada horda que no viene, pagados juntos. Una horda viene en todo caso.
rule-great_wall-red_turban-overseers = No se puede colocar ni mejorar ningún supervisor en la mina de oro.
rule-great_wall-red_turban-levy = En verano cada jugador puede perder 20 de honor para contratar a un funcionario.
asking-peace_or_war = Propón una paz, o elige la guerra.
asking-peace_offer = Hay una paz propuesta: ofrece oro, o rechaza.
asking-levy = Contrata a un funcionario por 20 de honor, o pasa.
moment-great_wall-peace = Propones una paz en primavera, antes de que lleguen las hordas.
moment-great_wall-war = Eliges la guerra en primavera, antes de que lleguen las hordas.
moment-great_wall-levy = Contratas a un funcionario por 20 de honor en verano, tras los ingresos.
verb-great_wall-peace = proponer una paz
verb-great_wall-war = elegir la guerra
verb-great_wall-levy = contratar a un funcionario por 20 de honor
source-levy = Funcionarios en verano
event-peace_proposed = { subject }{ event-peace_proposed.then }.
    .then = { $you ->
        [yes] propones
       *[no] propone
    } una paz: { $gold } de oro por { $count ->
        [one] { $count } horda
       *[other] { $count } hordas
    } menos
event-peace_offered = { subject }{ event-peace_offered.then }.
    .then = { $you ->
        [yes] ofreces
       *[no] ofrece
    } { $gold } de oro por la paz
event-peace_refused = { subject }{ event-peace_refused.then }.
    .then = { $you ->
        [yes] rechazas
       *[no] rechaza
    } la paz
event-peace_made = Paz: el equipo paga { $gold } de oro. { $count ->
        [one] { $count } horda no viene.
       *[other] { $count } hordas no vienen.
    }
event-war_chosen = Guerra: todos contratan gratis a un funcionario.
event-clerk_left = { subject }{ event-clerk_left.then }.
    .then = { $you ->
        [yes] pierdes
       *[no] pierde
    } un funcionario, que se une a los rebeldes { $place_at }
event-clerk_taken = { subject }{ event-clerk_taken.then }.
    .then = { $you ->
        [yes] pierdes
       *[no] pierde
    } un funcionario por la incursión
ending-unbroken = ninguna brecha hasta acabar el último año
ending-breach = una brecha
wall-rebellion = Revuelta:
wall-rebellion-line = { $stance ->
    [peace] paz, hordas menos este año: { $spared }
    [war] guerra
   *[undecided] paz o guerra sin decidir
}
