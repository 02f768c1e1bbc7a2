### Burgundy: the inns.

setting-inns = Inns: one each phase beside the black depot, for any kind of hex
setting-inns-true = yes
setting-inns-false = no
tile-inn = inn
    .object = an inn
    .short = Inn
effect-inn = Lies on a hex of any kind, one in an area. The area counts as one hex larger, up to 8.
state-inns = { $where }: this number of inns and the space beside the black depot do not fit.
inn-doubled = This area has an inn already.
rule-burgundy-inns-once = An area holds at most one inn.
