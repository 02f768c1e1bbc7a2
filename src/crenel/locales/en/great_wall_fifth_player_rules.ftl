### The rules of Five players, in full.

## Five players

section-five = Five players
    .lead = A fifth player plays by the rules of four, with a shorter game, more hordes and cards of its own.
    .wrong-1 = The game has four years, not five.
    .wrong-2 = It still takes three complete walls.
rule-fifth_player-side = Five players use the large side of the board.
rule-fifth_player-years = The time marker begins on the second space: the game lasts at most four years, and the first is as deadly as that space says.
rule-fifth_player-hordes = Five hordes come at the start: one to each section, then two more where the backs of the next cards point.
rule-fifth_player-coop = In co-op six hordes come at the start, and nine requests are needed.
rule-fifth_player-cards = Four generals, four advisors and four tactics join the decks.
rule-fifth_player-only_five = These cards are used only with five players.
rule-fifth_player-clerks = Each player begins with 4 clerks in the pool instead of 5.
rule-fifth_player-shame = The shame pool begins with 50 tokens.
rule-fifth_player-track = All five spaces of the command track are used.
rule-fifth_player-as_four = Otherwise the rules for four players apply: three complete walls end the game, and a raid removes one shame token per player.
rule-general-su-dongpo = When command cards are revealed, gain a resource of your choice for each revealed card with the same name as yours, yours included, multiplied by your supporting advisors.
rule-general-bi-sheng = You have no overseers. Each of your clerks counts as one more for each supporting advisor at every activation except at the gold mine; two advisors count at most. Raise Banners doesn’t add to it.
rule-general-she-saihua = For the boxes of your own command card, each partner card counts once more for each supporting advisor. This includes a card you copy.
rule-advisor-court-musician = When you gain a shame token, you may pay 1 chi to discard it.
rule-advisor-landowner = You may take each resource an overseer gives as wood, stone or gold instead. What clerks gather is not changed.
rule-advisor-sifu = The tactic drawn is not optional. With a full hand you must discard one.
