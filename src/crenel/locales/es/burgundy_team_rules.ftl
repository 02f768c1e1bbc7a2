### Reglas de consulta: el juego por equipos

section-team = Equipos
    .lead = Dos equipos de dos comparten un gran principado. Cada compañero tiene su propio turno.
    .wrong-1 = Los puntos son de cada jugador. Al final se suman.
    .wrong-2 = Las losetas no pasan de una casilla-llave a otra.
    .wrong-3 = Las minas pagan una vez por equipo, no una vez por compañero.
rule-team-boards = Cada equipo tiene un tablero de 73 casillas. El primer castillo está en la casilla de castillo 1 de su centro.
rule-team-12b = El tablero 12b es un diseño nuestro. Empieza en una de las casillas de castillo 1 y 6.
rule-team-setup = El equipo A empieza con 3 trabajadores y el B con 5; cada uno tiene 2 de plata y 3 mercancías. Los peones desde arriba son A1, B1, A2, B2.
rule-team-shared = Los compañeros comparten trabajadores, plata, mercancías y todo el principado.
rule-team-keys = Hay dos casillas-llave comunes y dos de cada compañero. Todas están a la vista, y las losetas se quedan donde están.
rule-team-dice = Los dados, el peón, la compra y los puntos son de cada jugador.
rule-team-bridge = En la última casilla del puente, otro barco pone el peón en lo alto de la pila.
rule-team-mines = Al final de una fase cada mina paga una vez al equipo.
rule-team-colours = Las losetas de bonificación son del primer equipo y del segundo.
rule-team-end = Se suman los puntos de los dos compañeros. Un empate lo gana el equipo con más casillas vacías.
rule-ruling-37 = Los equipos usan el lado para cuatro jugadores: sus depósitos y sus puntos por mercancías y losetas de bonificación.
