### The rules of Solo: Qin Jiushao, in full.

## Solo: Qin Jiushao

section-solo = Solo: Qin Jiushao
    .lead = You play against Qin Jiushao, who follows his cards and his track and decides nothing. Beat his honor before the shame runs out.
    .wrong-1 = His track is read twice: from the bottom to send clerks, from the top to activate.
    .wrong-2 = In his turn his locations activate first; after that you choose the order.
    .wrong-3 = An empty shame pool at the end loses the game, however much honor you have.
rule-solo-setup = Qin Jiushao begins with 8 clerks, an overseer of level 1 at each production location, two supporting advisors and his five locations in random order on his track. He begins second in the tea order, with 0, 50 or 100 honor as you chose. The Reed clan plays too.
rule-solo-card = Each Fall he plays a card from his own deck on the first free space. It counts as a partner card for your boxes, and you may copy it.
rule-solo-cards = Each of his six cards does what its lines say, from top to bottom.
rule-ruling-9 = What his advisors do is nowhere printed. Here some of his cards gain him honor for each of them.
rule-solo-clerks = He sends clerks to the lowest location on his track, then to the next higher one, round and round; full locations are skipped. When all his clerks are out, he takes them from his highest location.
rule-solo-track = After an activation with clerks of his, that location moves to the top of his track.
rule-ruling-6 = His clerks go home after an activation, as a player’s do.
rule-solo-production = When a production location activates, he gains honor instead of resources: the level of his overseer there for each of his clerks.
rule-solo-activation = In his turn his own locations that are ready activate first. You choose the order of the rest.
rule-ruling-1 = His locations activate from the highest on his track to the lowest.
rule-ruling-2 = Where a card of his activates a single location, it is the highest on his track where he has a clerk.
rule-solo-attack = His soldiers come for free and attack in the section the next horde card points to; spearmen who can’t attack there go to the other section. He gains 2 honor for each vital spot he covers, with a soldier or a wound.
rule-own-8 = He takes the horde closest to the wall and covers its upper line of spots before the lower, each from the left.
rule-solo-winter = In Winter his archers shoot at the horde closest to the wall.
rule-ruling-3 = He builds only when a card says so. The warehouse pays what it can, the rest counts as paid, and he gains the full honor.
rule-own-15 = He spends wood from the warehouse first, then stone, then gold.
rule-ruling-4 = He builds at the lowest wall. Of equal walls it is the one the next horde card points to.
rule-ruling-5 = His overseers give him nothing in Summer.
rule-ruling-8 = In Spring you choose which of the two leaving advisors goes to him. The option for a harder game gives him both.
rule-ruling-7 = A raid removes shame only for human players: one token in the solo game.
rule-solo-never = He gains no shame, saves nobody and has no rest zones: his survivors return to his pool. He gains honor for presence and archers and claims hordes like a player.
rule-ruling-13 = Clans count, not people: a clerk of Qin Jiushao or of the Reed clan saves you from the shame of being alone.
rule-solo-overlord = When he is overlord of the Reed clan, he moves its clerks by his own rules and gains nothing by it.
rule-own-9 = In the Reed clan’s turn with Qin Jiushao as overlord, his locations activate first. Reed barricades and spearmen go where the next horde card points, and the leftmost advisor is discarded.
rule-solo-betrayal = If you copy a card of his with Betrayal, you carry out the player card of that name.
rule-solo-artifacts = At the end each artifact in play gives him 20 honor.
rule-solo-end = You win if you have more honor than he has and the shame pool is not empty. Otherwise you lose.
