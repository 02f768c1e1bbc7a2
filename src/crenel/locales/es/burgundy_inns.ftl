### Borgoña: las posadas.

setting-inns = Posadas: una por fase junto al depósito negro, para una casilla de cualquier tipo
setting-inns-true = sí
setting-inns-false = no
tile-inn = posada
    .object = una posada
    .short = Posad
effect-inn = Va en una casilla de cualquier tipo, una por área. El área cuenta como una casilla mayor, hasta 8.
state-inns = { $where }: el número de posadas no coincide con la casilla junto al depósito negro.
inn-doubled = Esta área ya tiene una posada.
rule-burgundy-inns-once = Un área tiene como mucho una posada.
reason-inns = posadas
