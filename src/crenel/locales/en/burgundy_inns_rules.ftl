### Rules reference: inns

section-inns = Inns
    .lead = Inns are bought like tiles of the black depot and can cover a hex of any kind.
    .wrong-1 = Buy an inn or a black tile in a turn, not both.
    .wrong-2 = An area holds only one inn.
    .wrong-3 = An inn is not a building and not livestock, whatever hex it covers.
rule-inns-beside = At the start of each phase another inn is placed next to the black depot.
rule-inns-stack = Inns that nobody bought stay there in a pile.
rule-inns-buy = Buy an inn for 2 silver, as you buy a tile of the black depot.
rule-ruling-27 = It is the one purchase of the turn. With monastery 6 you may pay for it in workers, too.
rule-inns-any-hex = Place an inn on a free hex of any kind. Number and neighbor apply as usual. It has no effect.
rule-inns-once = Each area holds one inn at most.
rule-inns-size = An area with an inn scores as one hex larger, up to 8.
