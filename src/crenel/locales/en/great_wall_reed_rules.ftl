### The rules of Two players and solo: the Reed clan, in full.

## Two players and solo: the Reed clan

section-reed = Two players and solo: the Reed clan
    .lead = With one or two players a third clan without a player fills the board. It owns nothing and keeps nothing; its overlord acts for it.
    .wrong-1 = Its clerks stay when a location activates.
    .wrong-2 = The active player is its overlord, even for moves that help nobody else.
    .wrong-3 = A Reed clerk saves you from being alone, and no shame falls on it.
    .wrong-4 = A horde it wins is simply gone.
rule-two-setup = The Reed clan has 3 clerks and 10 spearmen. Its clerks begin at the lumber mill, the quarry and the gold mine, and the clan begins at the bottom of the tea order.
rule-ruling-12 = The shame pool holds 10 tokens for each human player: 20 with two, 10 alone. Clans without a player don’t count.
rule-ruling-17 = Games with one or two players use the board side and the years of three players.
rule-two-section = The left section and the horde cards that point to it are not used.
rule-two-card = Each Fall the Reed clan’s single card is on the track too. Its box lets the other clans move clerks. Betrayal can’t copy it.
rule-ruling-14 = The card goes to the first free space when the Reed clan’s turn in the tea order comes.
rule-two-overlord = Its overlord decides everything for the clan.
rule-ruling-10 = The overlord is the active player. In the Reed clan’s own turn it is the clan highest in the tea order among the others.
rule-two-clerks = There is never more than one Reed clerk at a location.
rule-two-stays = When a location activates, the Reed clerk there stays.
rule-two-special = A special location with only a Reed clerk does not activate.
rule-two-never = The Reed clan never has honor, shame, hordes, resources or soldiers in rest zones, and none of its soldiers is saved.
rule-two-production = At a lumber mill, quarry or gold mine that activates, its clerk puts one resource of that kind into the warehouse.
rule-two-temple = At the temple its clerk lets the active player discard a shame token. In its own turn nothing happens.
rule-two-embassy = At the embassy its overlord discards one advisor of the row, and the row is refilled.
rule-two-builders = At the builders’ camp it builds a free barricade in the section its overlord chooses.
rule-two-barracks = At the barracks a spearman of the clan attacks for free where its overlord chooses.
rule-ruling-15 = Whatever a Reed spearman covers gives nobody a reward.
rule-two-academy = At the academy and the logistics center it does nothing.
rule-ruling-11 = At the tea house the Reed clan may move up like any other clan; its overlord decides.
rule-ruling-16 = The Reed clan competes for the most spots like a player. A horde it wins is discarded.
