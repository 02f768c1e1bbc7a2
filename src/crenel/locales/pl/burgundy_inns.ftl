### Burgundia: gospody.

setting-inns = Gospody: jedna na fazę obok czarnego składu, na dowolne pole
setting-inns-true = tak
setting-inns-false = nie
tile-inn = gospoda
    .object = gospodę
    .short = Gosp
effect-inn = Leży na polu dowolnego koloru, jedna na obszarze. Obszar liczy się jako większy o jedno pole, najwyżej 8.
state-inns = { $where }: ta liczba gospód nie pasuje do pola obok czarnego składu.
inn-doubled = Ten obszar ma już gospodę.
rule-burgundy-inns-once = Na obszarze leży najwyżej jedna gospoda.
