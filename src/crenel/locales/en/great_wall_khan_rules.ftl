### The rules of Genghis Khan, in full.

## Genghis Khan

section-khan = Genghis Khan
    .lead = He rides in front of the wall with two skills. A player who claims a horde may attack him, and each of his vital spots is worth 6 honor.
    .wrong-1 = He is not a horde: he has no power, and he takes no space.
    .wrong-2 = You attack him only right after you claim a horde, with a soldier who stood on it and lives.
    .wrong-3 = Skills work only in the section where he is.
rule-khan-first-place = When the first hordes have come, he goes to the section on the back of the top horde card.
rule-khan-moves = Every Spring, after the new hordes, he goes to the section on the back of the top horde card.
rule-khan-empty-deck = If the horde deck is empty, the discarded hordes are shuffled first. If there are none either, he stays.
rule-khan-spots = He has no power, no honor and no space among the hordes. Each vital spot on his cards is worth 6 honor to the player who covers it.
rule-khan-active = A spot with a number is active only with that many players or more. Clans without a player don’t count.
rule-khan-attack = The player who claims a horde may attack him with one spearman or horseman who stood on that horde and survived or was saved. It doesn’t matter in which section he is.
rule-khan-horseman = A horseman covers one spot, or two adjacent spots of one card.
rule-khan-stay = Soldiers on his cards stay there until the end of the game.
rule-khan-unclaimed = If nobody claims a horde, nobody attacks him after it.
rule-khan-order = The attack on him comes after the claim and its honor, and before the hordes behind move up.
rule-khan-automas = Clans without a player never attack him.
rule-khan-end = When all his active spots are covered, the game ends with that year. In co-op it continues.

## Genghis Khan: skills

section-khan-skills = Genghis Khan: skills
    .lead = Two of six skills are next to his card. Each works in his section until its active spots are covered.
    .wrong-1 = Covering a skill’s spots ends it for the rest of the game.
rule-khan-skills-draw = Two of the six skills are drawn at the start.
rule-khan-skills = A skill works only in the section where he is, and only until all its active spots are covered.
rule-khan-tribute = Let Them Fear Us!: an attack on him costs 2 chi if the defeated horde was in his section.
rule-khan-weaklings = Our Enemies Are Weaklings!: in a breach of his section, soldiers on hordes save nobody from shame.
rule-khan-no-retreat = No Retreat: in the assault all soldiers on hordes of his section die, even if the wall holds. In a breach this comes after the shame, in one event with its deaths.
rule-khan-house-skills = The other three skills are ours: in his section hordes have more power, saving a soldier costs more chi, or no archer shoots in Winter.

## Genghis Khan: bannermen, award, hordes

section-khan-pieces = Genghis Khan: bannermen, award, hordes
    .lead = What else comes into the game with him.
    .wrong-1 = A bannerman is not a spearman and never attacks Genghis Khan.
    .wrong-2 = The award belongs to the player who built the last wall level; barricades don’t count.
rule-khan-hordes = Two random kinds of hordes leave the deck and three kinds of his join it. With two players the cards for the left section are left out.
rule-khan-first-hordes = As many hordes as players come at the start, in co-op one more.
rule-khan-advisors = Six more advisors are shuffled with those of the base game.
rule-khan-bannerman-pool = Each player has one bannerman in the pool. Clans without a player have none.
rule-khan-bannerman-cost = A bannerman costs 2 gold and 1 wood and covers one spot of the horde at the wall, like a spearman.
rule-khan-bannerman-kind = He is a soldier but no spearman. He may become an overseer, carry shame, be saved and march.
rule-khan-bannerman-winter = At the start of Winter, before archers shoot, each player may attack with up to two different soldiers from the rest zone or the wall of the section where their bannerman is, himself included.
rule-khan-award-draw = One of six Emperor’s awards is in play. At first nobody holds it.
rule-khan-award = The player who builds a wall level takes the award, and uses its benefit as long as they hold it.
rule-khan-captain-of-lancer-regiment = Captain of Lancer Regiment: after an attack with horsemen, you may make one more attack for each section where they attacked, all of them in one section if you like.
rule-khan-woodcarver = Woodcarver: after upgrading an overseer, you may donate up to as many resources as his new level.
rule-khan-cards = Each award, advisor and horde does what its card says.
rule-khan-solo = The solo game is played without Genghis Khan.
