### The rules of Ancient Beasts, in full.

## Ancient Beasts

section-beasts = Ancient Beasts
    .lead = Four beasts help everyone in the area where they are. Players upgrade and move them.
    .wrong-1 = A beast belongs to nobody: its power is for everyone who acts there.
    .wrong-2 = A beast moves only right after its upgrade, or by the active relic.
    .wrong-3 = Upgrades are never paid from the warehouse.
rule-beasts-decks = Eight tactics and twelve advisors are shuffled with those of the base game.
rule-beasts-piles = Each beast begins with its card of level 1.
rule-beasts-place = In tea order each player places one beast where its card allows, until all four are placed. With three players the first places a second one, with two both do.
rule-beasts-five = With five players the last in the tea order places none.
rule-beasts-any = You may place any beast not placed yet. Two beasts may share an area.
rule-beasts-closed = A section that is not in play is not an area.
rule-beasts-power = A beast does what its current card says, in the area where it is.
rule-beasts-all = It helps every player alike, but no clan without a player.
rule-beasts-upgrade = At the start of your turn you may pay the price on a beast’s card and replace the card with that of the next level.
rule-beasts-once = One upgrade per turn.
rule-beasts-stock = Upgrades are paid from your own stock, in co-op too.
rule-beasts-automas = In the turn of a clan without a player nobody upgrades.
rule-beasts-window = If you have a card that waits for the start of a turn, you may upgrade before it or after it.
rule-beasts-moves = The player who upgraded a beast may at once move it to an area its new card allows.
rule-beasts-stays = A beast whose area is not on its new card stays there and works until it is moved.
rule-beasts-top = Level 3 is the last. Levels never go down.
rule-beasts-relic = One relic is open at the start. Only the top one is active.
rule-beasts-relics = The active relic says when a player may move which beast. Otherwise beasts don’t move.
rule-beasts-summer = At the end of Summer the next relic covers the last one. The final relic stays active.

## Ancient Beasts: powers and cards

section-beast-powers = Ancient Beasts: powers and cards
    .lead = What the four beasts do at their highest levels, and cards that look for them.
    .wrong-1 = Clerks who count as more don’t count as more for Fenghuang.
    .wrong-2 = The White Tiger rewards soldiers who cover spots, not archers who shoot.
rule-beasts-yinglong = Yinglong, level 3: when its location activates, each player may donate up to once for each of their clerks there.
rule-beasts-tiger = White Tiger, level 3: each time you save soldiers in its section, the total costs 1 chi less.
rule-beasts-attacks = The White Tiger rewards soldiers who cover spots in its section. Archers who shoot from the wall don’t count.
rule-beasts-ao = Ao, level 3: building a wall level in its section gives honor for each resource of your own that you spend, not for those of the warehouse.
rule-beasts-adds = That honor comes on top of the wall’s full honor.
rule-beasts-fenghuang = Fenghuang, from level 2: after its location has activated, each player gains honor for each of their clerks there.
rule-beasts-fortune = Fortune Teller: when you upgrade an overseer, attack with as many soldiers as its new level.
rule-beasts-zealot = Zealot is played when you recruit in a section with a beast.
rule-beasts-solo = The solo game is played without the Ancient Beasts.
