### Borgoña: las posadas.

setting-inns = Posadas: una por fase junto al depósito negro, para cualquier casilla
setting-inns-true = sí
setting-inns-false = no
tile-inn = posada
    .object = una posada
    .short = Posad
effect-inn = Se coloca en una casilla de cualquier color, una por área. El área cuenta como una casilla mayor, hasta 8.
state-inns = { $where }: este número de posadas no encaja con la casilla junto al depósito negro.
inn-doubled = Esta área ya tiene una posada.
rule-burgundy-inns-once = Un área tiene como mucho una posada.
