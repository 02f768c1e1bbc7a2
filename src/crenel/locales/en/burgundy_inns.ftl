### Burgundy: the inns.

setting-inns = Inns: one per phase next to the black depot, for a hex of any kind
setting-inns-true = yes
setting-inns-false = no
tile-inn = inn
    .object = an inn
    .short = Inn
effect-inn = Goes on a hex of any kind, one per area. The area counts as one hex larger, up to 8.
state-inns = { $where }: the number of inns doesn’t match the space next to the black depot.
inn-doubled = This area already has an inn.
rule-burgundy-inns-once = An area holds at most one inn.
reason-inns = inns
