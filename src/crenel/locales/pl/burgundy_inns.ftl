### Burgundia: gospody.

setting-inns = Gospody: jedna na fazę obok czarnego składu, na pole dowolnego rodzaju
setting-inns-true = tak
setting-inns-false = nie
tile-inn = gospoda
    .object = gospodę
    .short = Gosp
effect-inn = Leży na polu dowolnego rodzaju, jedna na obszar. Obszar liczy się jako większy o jedno pole, najwyżej 8.
state-inns = { $where }: liczba gospód nie zgadza się z polem obok czarnego składu.
inn-doubled = Ten obszar ma już gospodę.
rule-burgundy-inns-once = Na obszarze leży najwyżej jedna gospoda.
reason-inns = gospody
