### The rules of The Rat, in full.

## The Rat

section-rat = The Rat
    .lead = The Rat sits at one location and makes it worth a gold more. Every Fall someone must move it.
    .wrong-1 = The gold comes for having a clerk there, not for each clerk.
    .wrong-2 = The player the card names must move the rat, like it or not.
rule-rat-artifacts = Five more artifacts are shuffled with those of the base game; three of all are in play.
rule-rat-card = One rat card is open. It names the player who moves the rat this year.
rule-rat-first = Before the first Fall the player highest in the tea order places the rat at any location.
rule-rat-gold = When the location with the rat activates, each player with a clerk there gains 1 gold.
rule-rat-timing = The gold comes after the shame for being alone and before the location’s effects, so it can be spent there. It is not gathered: cards that wait for gathering don’t react.
rule-rat-move = After the last turn of Fall the player named by the open card must move the rat to a different location.
rule-rat-once = It moves once per Fall, after the last check for defeated hordes.
rule-rat-cards = Each card names the player with the most or the fewest of something; the higher in the tea order wins a tie. If nobody has any, “most” names nobody and the rat stays.
rule-rat-summer = At the end of Summer a new rat card is revealed.
rule-rat-shuffle = When no card is left, all five are shuffled again, the open one included.
rule-rat-automas = The Reed clan gains no gold, is never named and never moves the rat.
rule-rat-solo = The solo game is played without the Rat.
