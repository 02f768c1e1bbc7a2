### The rules of Emperor’s Visit, in full.

## Emperor’s Visit

section-emperors-visit = Emperor’s Visit
    .lead = Every Winter the Emperor wants to see one thing. Who can show enough of it gains honor, everyone else shame.
    .wrong-1 = Nothing is paid: you only have to own it.
    .wrong-2 = Clerks in the warehouse do nothing but choose the next claim.
rule-emperors_visit-claim = After the assault every player with at least the shown amount of the shown thing gains 10 honor. Everyone else gains 1 shame token. Nothing is paid.
rule-emperors_visit-own-stock = Only your own stock and hand count, not the warehouse. Gold can’t replace anything else here.
rule-emperors_visit-start = The marker begins on a random space of the Emperor’s card.
rule-emperors_visit-warehouse = Any move of clerks may send them to the warehouse, without limit, and out of it again, as with a location.
rule-emperors_visit-still = The warehouse never activates, not even by an advanced activation, and gives nobody shame.
rule-emperors_visit-marker = After the claim the player with the most clerks in the warehouse must move the marker to a different space; the higher in the tea order wins a tie. Then all those clerks go home.
rule-emperors_visit-order = The claim comes before the marker moves, so the card shows what counts in the running year.
rule-emperors_visit-nobody = With nobody in the warehouse the marker stays.
rule-emperors_visit-every-winter = This happens every Winter, in the first and the last year too, before the end of the game is checked.
rule-emperors_visit-told = Everyone learns who met the claim, not what anyone has.
rule-emperors_visit-automas = The Reed clan never sends clerks to the warehouse and is asked for nothing.
