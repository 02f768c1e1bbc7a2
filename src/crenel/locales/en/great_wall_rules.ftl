### The rules of The Great Wall in full: sections and one paragraph for each rule. `lead`: what a section is for;
### `wrong-…`: what people get wrong.

## Words of tables

table-years = The time track: one to three players use the small side, four and five the large one
table-seats = By number of players
table-walls = Walls, by level
table-soldiers = Soldiers
table-overseers = Overseers, by level
table-places = The ten locations
word-space = Space
word-small-hordes = Hordes in Spring, small side
word-small-lethality = Soldiers a horde kills, small side
word-large-hordes = Hordes in Spring, large side
word-large-lethality = Soldiers a horde kills, large side
word-players = Players
word-years = Years
word-first-hordes = Hordes at the start
word-sections = Sections
word-start-clerks = Clerks at the start / in all
word-shame = Shame tokens
word-walls = Complete walls that end the game
word-level = Level
word-price = Price
word-honor = Honor
word-defense = Defense
word-firing-spots = Firing spots
word-soldier = Soldier
word-in-pool = In the pool
word-location = Location
word-resource = Gives
word-overseer-price = Overseer paid in
word-small-slots = Slots, up to three players
word-large-slots = Slots, four and five players
word-no-slots = any number
word-shame-icon = Shame for being alone
word-yes = yes
word-no = no

## The goal, and how the game ends

section-goal = The goal, and how the game ends
    .lead = The player with the most honor wins. Every Winter, after the assault, three things can end the game.
    .wrong-1 = An empty shame pool ends the game only if it is still empty at the check in Winter.
    .wrong-2 = The year in progress is always played to the end: nothing ends the game in Fall.
    .wrong-3 = With one to three players two complete walls are enough, with four it takes three.
rule-end-walls = The game ends when enough walls are complete (level 3) at the end of Winter: two with one to three players, three with four or five.
rule-end-shame = The game ends when the shame pool is empty at the end of Winter. Tokens leave the pool when players gain them and in raids, and come back when players discard them.
rule-end-time = The last space of the time track is the last year. After its Winter the game ends in any case.
rule-ruling-18 = The printed rules count complete walls in different ways. Here two end the game with one, two or three players, and three with four.
rule-ruling-30 = An empty shame pool has no effect at the moment it becomes empty. Only the check at the end of Winter counts, and by then tokens may have come back.

## On one page

section-one-page = On one page
    .lead = The whole game in short, for the table: the sections tell each step in full.
note-year = The year
    .line-1 = Spring: time moves on, hordes come, two advisors leave the row. Summer: income, shame for 2 chi, track cleared, reclaim or 2 honor per card. The first year skips both.
    .line-2 = Fall: everyone secretly plays a command card; cards are resolved by space. Each turn: boxes, activations, defeats.
    .line-3 = Winter: archers shoot, defeats, assault section by section, barricades go, end check.
note-locations = The ten locations
    .line-1 = Regular, activate when full: lumber mill, quarry, gold mine and temple give 1 per clerk and overseer level, then an upgrade and a donation; the barracks recruit; the tea house moves you up.
    .line-2 = Special, activate with one clerk: builders’ camp, logistics center, embassy, academy.
    .line-3 = Alone at a regular location, except the tea house: 1 shame token, before it activates. All clerks go home afterwards.
note-soldiers = The three soldiers
    .line-1 = Spearman: 2 stone, 1 wood. Covers one spot of the horde at the wall.
    .line-2 = Archer: 2 chi, 1 wood. Takes a firing spot and wounds any horde of the section.
    .line-3 = Horseman: 3 gold, 1 wood. Covers two adjacent spots of any horde of the section.
note-falling = When a horde is defeated
    .line-1 = All spots covered, at the next check: winner, 2 honor for each player on it, 2 for each archer on the wall, deaths, survivors rest, claim, hordes move up.
    .line-2 = Most spots win, ties by the tea order; wounds count for nobody. 2 chi save a soldier.
note-breach = When a section is breached
    .line-1 = More power than defense: shame for each horde you are not on, then deaths on the hordes and of all archers on the wall. The hordes stay.
note-disgrace = Shame
    .line-1 = A token goes under a soldier in your pool (5 honor at the end) or on a claimed horde (its honor is lost). No pool or no place: 5 honor at once.
note-end = End and score
    .line-1 = At the end of Winter: enough complete walls, an empty shame pool, or the last year.
    .line-2 = Honor, less 5 for each soldier with shame, plus claimed hordes without shame, plus artifacts. Ties by the tea order.

## What is on the table

section-table = What is on the table
    .lead = Each player leads a clan. All play on one board: ten locations, a wall of three sections, and the hordes in front of it.
    .wrong-1 = Resources, hands and supporting advisors are secret; discarded command cards are open to everyone.
    .wrong-2 = The first tea order comes from the generals, not from the seats.
    .wrong-3 = Only five of your eight clerks start in play; the other three must be hired.
rule-setup-pieces = Each clan has 10 spearmen, 4 archers, 2 horsemen and 6 command cards. It has 8 clerks: 5 start in the pool, 3 must be hired first.
rule-setup-leaders = You are dealt two generals and two advisors. Choose one general, who gives your starting resources and tactics, and one active advisor; the other advisor supports your general.
rule-own-1 = General and active advisor are chosen in one secret answer, and everyone reveals together.
rule-setup-tea = Each general has a tea value. The clan with the highest value starts at the top of the tea order, the others follow in descending order.
rule-setup-hordes = At the start one horde comes to each section in use. With four players a fourth horde comes where the back of the next card points. Each section has its three barricades, and the shame pool holds 10 tokens per player.
rule-setup-artifacts = Three of the five artifacts are in play, open to all. They score at the end.
rule-setup-row = Four advisors are open in the advisor row. They can be hired at the embassy.
rule-setup-decks = There are 13 generals, 44 advisors, 20 tactics, 5 artifacts, and 24 horde cards: 8 kinds, three of each, one for every section on the backs.
rule-hidden = Your command cards in hand, your tactics, your resources and your supporting advisors are secret. Everything else is open, discarded command cards included.
note-choose-leaders = Advice: choose your leaders
    .line-1 = Your general gives your start and a lasting ability that counts supporting advisors.
    .line-2 = A high tea value lets you act first in everything that is done in tea order.
    .line-3 = Make the advisor active whose text you will use this year; the other one strengthens your general.

## A year

section-year = A year
    .lead = A year has four seasons: hordes come in Spring, you are paid in Summer, you act in Fall, and the hordes assault the wall in Winter.
    .flow-1 = Spring: hordes come, and two new advisors.
    .flow-2 = Summer: your overseers pay. Shame goes for chi, cards come back.
    .flow-3 = Fall: everyone plays one command card. Clerks move, locations activate, hordes fall.
    .flow-4 = Winter: archers shoot, then the hordes assault the wall.
    .wrong-1 = The first year begins in Fall: no new hordes, no income.
    .wrong-2 = Order follows the tea order, never the seats.
rule-years-first = The first year has no Spring and no Summer. The game begins with Fall.
rule-tea-order = Whenever several clans act at the same time, they act in tea order, from the top. The clan higher in the tea order also wins every tie.

## Spring

section-spring = Spring
    .lead = The year begins: hordes come and the advisor row changes.
    .wrong-1 = Empty sections are filled first; only then do the backs of the cards decide.
    .wrong-2 = A horde that finds no room is not simply gone: it raids, and shame tokens leave the game for good.
rule-spring-time = The time marker moves one space. The space says how many hordes come this Spring and how many soldiers hordes kill this year.
rule-spring-hordes = Hordes come one at a time. Each goes to an empty section, the leftmost first; if none is empty, to the section on the back of the next card in the deck. It takes the free row closest to the wall.
rule-spring-raid = A section has room for three hordes. A horde that would be the fourth is discarded and raids: one shame token per player leaves the pool and the game.
rule-spring-row = The two leftmost advisors of the row are discarded. The others move left and two new ones come.
rule-ruling-33 = When the horde deck runs out, the discarded hordes become the new deck. If there are none, no more hordes come.
rule-ruling-34 = A section without hordes is filled before the backs of cards are looked at, also at the start.
rule-own-13 = When there is no horde card left whose back could point anywhere, the first section in use counts.

## Summer

section-summer = Summer
    .lead = Overseers pay, shame can be discarded, and command cards come back.
    .wrong-1 = Reclaiming is all or nothing: you take all your discarded cards or 2 honor for each.
    .wrong-2 = With an empty hand you must reclaim.
rule-summer-order = Summer has four steps: income, discarding shame, clearing the command track, and reclaiming. Each is finished by everyone before the next begins.
rule-summer-income = Each of your overseers gives resources of his location, as many as his level.
rule-summer-shame = In tea order, you may pay 2 chi to discard a shame token from under a soldier or from a claimed horde, as often as you can pay.
rule-summer-reclaim = In tea order, either reclaim all your discarded command cards, or leave them and gain 2 honor for each. The cards played last Fall are among them. Betrayal always stays.
rule-own-4 = If you have no command card left in hand, you must reclaim.
note-reclaim = Advice: reclaim or honor
    .line-1 = 2 honor for each card is worth more the longer you wait, but your choice gets smaller.
    .line-2 = In the last year before the end there is nothing to save cards for.

## Fall: command cards

section-fall = Fall: command cards
    .lead = Everyone plays one command card a year. The cards are resolved one after another, and the locations activate in between.
    .flow-1 = Everyone secretly chooses a command card.
    .flow-2 = In tea order each card goes to a free space. The lowest number takes the first turn.
    .flow-3 = In a turn, the boxes of the card come first, from top to bottom.
    .flow-4 = Then every location that is ready activates.
    .flow-5 = Last, hordes with all spots covered are defeated.
    .wrong-1 = Partner cards count on the whole track, no matter who played them and where they are.
    .wrong-2 = Betrayal never comes back.
    .wrong-3 = An attack box is used by all your soldiers who can, or not at all.
rule-fall-choose = Everyone secretly chooses a command card from their hand. All are revealed together.
rule-fall-order = In tea order, each player places their card on a free space of the command track. Cards are resolved in the order of the spaces, the lowest number first.
rule-fall-turn = In a turn the boxes of the card come first, from top to bottom. Then every location that is ready activates, in the order the active player chooses. Last, hordes may be defeated.
rule-own-11 = A location that becomes ready while others activate does so in the same step. No location activates twice in one step.
rule-commands-names = Every clan has the same six cards: Despotism, Economy, Work Harder, Attack Order, Raise Banners and Betrayal.
rule-commands-boxes = A box is either for the owner of the card or for all other players. Some boxes name a partner card: each copy of it on the command track makes the box stronger.
rule-commands-others = In the box for the others, each other player moves up to two clerks, to two different locations.
rule-command-despotism = Move up to 4 clerks, and 2 more for each Economy on the track. The others move up to 2. Then you may make one advanced activation.
rule-command-work-harder = Move up to 8 clerks. The others move up to 2. Then you may make one advanced activation for each Attack Order on the track.
rule-command-economy = Move up to 3 clerks, and 2 more for each Raise Banners on the track. The others move up to 2. Then you may upgrade one overseer at any location for 1 resource less.
rule-command-attack-order = Move up to 3 clerks, and 2 more for each Despotism on the track. Then attack with all your soldiers who can, and each other player may attack with one.
rule-command-raise-banners = Move up to 3 clerks, and 2 more for each Work Harder on the track. The others move up to 2. For the rest of your turn each of your clerks counts as one more at the barracks, unless your general already makes clerks count for more there.
rule-command-betrayal = Copy the card of another player on the track, or move up to 2 clerks. Betrayal can be played only once per game.
rule-ruling-26 = A played Betrayal stays in the discard pile, where it still counts for 2 honor in Summer. A copied card is carried out whole, with its box for the others, who are then everyone but you. Betrayal can’t copy another Betrayal.
note-choose-commands = Advice: choose a command card
    .line-1 = It is your only own card this year: think of the locations you want to activate, then of the clerks you need.
    .line-2 = Cards that name a partner pay off when others play that partner.
    .line-3 = Cards stay away until you reclaim: all of them, or 2 honor for each.
note-place-card = Advice: place the card on the track
    .line-1 = Early spaces take locations before others use them; late ones profit from clerks others have placed.
    .line-2 = A location activates in the turn in which it becomes full, no matter who filled it.

## Clerks and locations

section-clerks = Clerks and locations
    .lead = Clerks make locations activate. They wait there until that happens, and then go home.
    .wrong-1 = A full location is closed both ways: nobody enters, nobody leaves.
    .wrong-2 = Shame for being alone comes before the location gives you anything.
    .wrong-3 = Nobody gains shame for an advanced activation.
    .wrong-4 = All clerks there go home, used or not.
rule-clerks-move = A clerk you move comes from your pool or from another location. Each clerk moves only once per box.
rule-clerks-full = A regular location whose slots are all taken is locked: no clerk enters or leaves it until it has activated.
rule-clerks-different = When your two clerks must go to different locations, they may both come from the same one.
rule-own-17 = Clerks of a location that is being resolved have done their work and wait to go home. No card can move them elsewhere.
rule-places-kinds = Lumber mill, quarry, gold mine, temple, barracks and tea house are regular locations. Builders’ camp, logistics center, embassy and academy are special ones.
rule-places-regular = A regular location has a fixed number of slots. It activates when all of them are taken, no matter whose clerks they are.
rule-places-special = A special location takes any number of clerks. It activates in the turn’s activation step if at least one clerk of a player is there.
rule-places-order = When a location activates, the clans there act in tea order. Each uses all its clerks before the next clan acts.
rule-places-return = Afterwards all clerks there return to the pools of their clans, used or not.
rule-places-optional = Nobody has to use a location: you may stop at any point, or do nothing.
rule-own-3 = You are asked only where there is something to decide. What can only help, like gathering, drawing tactics or income, happens by itself. At the tea house you may stay where you are, so you are asked.
rule-places-advanced = An advanced activation makes any location with at least one clerk activate, full or not. Nobody gains shame for being alone there.
rule-ruling-22 = The shame for being alone comes just before the location activates. A soldier frozen by that token can’t be recruited in the same activation.
note-move-clerks = Advice: move clerks
    .line-1 = Filling the last slot activates a regular location in this turn: for everyone there.
    .line-2 = Being the only clan there costs a shame token at most regular locations.
    .line-3 = A full location is locked: clerks you leave behind come home only after it activates.
note-activations = Advice: order of activations
    .line-1 = Take resources before the location that spends them.
    .line-2 = The tea house changes the order for everything that activates after it.

## Production, overseers and warehouse

section-production = Production, overseers and warehouse
    .lead = The lumber mill, quarry, gold mine and temple give wood, stone, gold and chi. Overseers make them richer, and donations fill the warehouse for everyone.
    .flow-1 = Gather: 1 per clerk, and as many more as the level of your overseer there.
    .flow-2 = Upgrade: place an overseer, or raise yours by one level.
    .flow-3 = Donate: 1 to the warehouse for 2 honor.
    .wrong-1 = An overseer is a soldier who never comes back.
    .wrong-2 = You donate at most one resource per activation, and never chi.
    .wrong-3 = Without a clerk there, your overseer gives nothing when the location activates.
rule-production-steps = A production location has three steps: gather, upgrade, donate. Everyone there finishes a step before the next one begins.
rule-production-gather = Gain one resource for each of your clerks there, and as many more as the level of your overseer there.
rule-production-upgrade = If you gathered, you may upgrade your overseer at this location by one level.
rule-ruling-23 = Only a clan that has gathered in this activation may upgrade. A clan without a clerk there does neither.
rule-production-donate = If you gathered, you may put one resource of that kind into the warehouse for 2 honor. The temple has no donation step: chi can’t be donated.
rule-overseers-cost = The first level of an overseer costs 2 of the resource shown at the location, the second 3, the third 4. The lumber mill asks for chi, the quarry wood, the gold mine stone, the temple gold.
rule-overseers-limits = You have at most one overseer at each production location, of level 3 at most. Any soldier from your pool can become one and stays for good. Other clans may have one at the same location.
rule-ruling-32 = Resources are unlimited.
note-upgrade = Advice: upgrade an overseer
    .line-1 = He pays at each activation with a clerk of yours and every Summer: early levels pay longest.
    .line-2 = The first level takes a soldier from your pool for good.
note-donate = Advice: donate
    .line-1 = 2 honor for one resource is a good price, if you don’t need it for soldiers or an upgrade.
    .line-2 = The warehouse helps the next player who builds: look who is at the builders’ camp.

## Barracks and recruiting

section-barracks = Barracks and recruiting
    .lead = Clerks at the barracks turn resources into soldiers, who attack at once or rest.
    .wrong-1 = All recruits are chosen and paid before the first of them attacks: what they win can’t pay for others.
    .wrong-2 = A recruit may attack in any section; later he attacks only where he is.
rule-barracks-cost = Recruit up to one soldier from your pool for each clerk there. A spearman costs 2 stone and 1 wood, an archer 2 chi and 1 wood, a horseman 3 gold and 1 wood.
rule-barracks-batch = First choose and pay for all your recruits. Then place them one by one: each attacks in a section of your choice or goes to a rest zone of your choice. Together they are one event.
note-recruit = Advice: recruit
    .line-1 = Look which spots are free before you pay: spearmen reach only the row at the wall.
    .line-2 = Keep chi to save soldiers: a horde kills some of each player’s.
note-deploy = Advice: attack or rest
    .line-1 = Most spots win the horde; ties go to the higher in the tea order.
    .line-2 = A soldier on a horde also protects you from shame if the section is breached.
    .line-3 = Archers stay on the wall, shoot every Winter and give 2 honor for each horde defeated there.

## Builders’ camp: barricades and walls

section-builders = Builders’ camp: barricades and walls
    .lead = Clerks at the builders’ camp make the wall stronger, with resources from everyone’s warehouse.
    .wrong-1 = The warehouse must be used first; you choose only which of its resources.
    .wrong-2 = The honor is the same, however little you pay yourself.
    .wrong-3 = Walls stay, barricades go every Winter.
    .wrong-4 = Chi never builds.
rule-builders = For each clerk, build one barricade or one wall level, in any section. You may build in the same section again, and the same thing twice.
rule-barricades = A barricade costs 2 wood, stone or gold in any mix, gives you 2 honor, and adds 2 to the defense of its section. A section holds up to three. All of them go in Winter.
rule-walls-cost = The three levels of a wall cost 5, 10 and 15 wood, stone and gold in any mix, and give as much honor. Levels are built in order.
rule-walls-warehouse = What is in the warehouse pays first, as much as it can. You pay the rest and still gain the full honor.
rule-walls-archers = Archers on the wall move up onto the new level. This is neither an attack nor a march.
rule-ruling-29 = The builder chooses which resources leave the warehouse, but must use as many as the price and the stock allow.
note-build = Advice: build
    .line-1 = The warehouse pays first, and you gain the whole honor.
    .line-2 = Barricades last only until Winter: build them where they turn a breach into a held wall.
    .line-3 = Each level opens a firing spot.

## Logistics, tea house, embassy, academy

section-services = Logistics, tea house, embassy, academy
    .lead = Four locations for those who plan ahead: moving soldiers, tea order, hiring, and tactics.
    .wrong-1 = Marching never takes a soldier from a rest zone to a firing spot.
    .wrong-2 = The price of an advisor grows with every advisor you have, active or supporting.
    .wrong-3 = The tea order changes when the tea house activates, before other locations that activate later.
rule-logistics = For each clerk, march any number of your soldiers from one section to another: from rest zone to rest zone, from wall to a free firing spot, or from wall to rest zone. Soldiers on hordes stay.
rule-tea-house = In tea order, each clan there may move up one place. A clan that alone holds all slots may move to the top. How many clerks you have there makes no other difference.
rule-embassy-clerk = For each clerk at the embassy you may hire a clerk for 2 gold. He comes to your pool.
rule-embassy-advisor = Or hire an advisor from the row, active or supporting. He costs as much gold as you then have advisors: the third one costs 3. The row is refilled before the next hire.
rule-academy = Draw a tactic for each clerk. When the deck runs out, the discarded tactics become the new deck.
note-hire = Advice: hire
    .line-1 = A clerk costs 2 gold and works every year.
    .line-2 = Advisors become dearer with each you have; supporting ones count for your general at once.
note-tea = Advice: tea house
    .line-1 = Higher in the tea order wins ties, chooses first and is served first.

## Attacking

section-attack = Attacking
    .lead = A horde is defeated by covering its vital spots with soldiers and wounds. Most spots give a reward.
    .flow-1 = Spearman: one free spot of the horde at the wall.
    .flow-2 = Horseman: two adjacent free spots of any horde of the section.
    .flow-3 = Archer: from the wall, a wound on any free spot of the section.
    .wrong-1 = Wounds give no reward: archers open the way for others, or deal the last blow.
    .wrong-2 = A horde whose spots are all covered stays until the next check.
    .wrong-3 = In Winter your archers must shoot, also where you would rather wait.
rule-attack = A soldier who attacks covers free vital spots of a horde and stays there. The rewards of those spots are yours at once. A wound covers a spot as well, but gives nothing.
rule-attack-spearman = A spearman covers one free spot of the horde at the wall, in the first row of his section.
rule-attack-horseman = A horseman covers two adjacent free spots of one horde of his section, in any row. Where no two free spots are adjacent he can’t attack.
rule-attack-archer = An archer needs a free firing spot on the wall and stays there. He puts one wound on any free spot of any horde of his section.
rule-attack-recruit = A new recruit attacks in any section, or rests in any.
rule-attack-resting = Otherwise only soldiers in rest zones and on firing spots can attack, and only in their own section. Soldiers on a horde stay until it is defeated or they die.
rule-ruling-24 = You may leave an attack box of a card unused. If you use it, every soldier who has a target attacks, each once. Shooting in Winter is never optional.
rule-own-6 = An archer may be sent to a free firing spot without a target, but nobody is forced to do that.
rule-own-10 = You gain the reward of a spot before anyone answers the attack, so chi from it can boost a tactic.
rule-own-12 = Soldiers “in a section” are those in its rest zone, on its wall and on its hordes.
rule-own-14 = A wound put by a card counts as dealt by you, and can be the last wound.

## A horde is defeated

section-defeat = A horde is defeated
    .lead = When all vital spots of a horde are covered, it is defeated at the next check: honor, deaths, then the claim.
    .flow-1 = All spots are covered when hordes are checked.
    .flow-2 = 2 honor for each player on the horde, and for each archer on the wall there.
    .flow-3 = Soldiers on it die, unless they are saved. The others rest.
    .flow-4 = The player with the most spots claims the horde.
    .wrong-1 = The winner is settled before soldiers die.
    .wrong-2 = Everyone on the horde gains honor, not only the winner.
    .wrong-3 = Survivors rest in that section, not where they came from.
rule-defeat-when = Hordes are checked at the end of each turn in Fall and after the archers have shot in Winter. A horde whose spots are all covered is defeated then, not before.
rule-defeat-order = The check goes row by row, starting with the row at the wall, and in each row from left to right.
rule-own-5 = Hordes are met in the rows where they stood when the check began, even if they have moved up meanwhile. What is defeated by effects during the check is met in another round.
rule-ruling-19 = The steps of a defeat: the winner is settled; honor for presence; honor for archers; deaths and saving; survivors rest; the winner claims the horde; the hordes behind move up.
rule-defeat-honor = Each player with a soldier on the horde gains 2 honor. Then each player gains 2 honor for each of their archers on the wall of that section.
rule-defeat-claim = The player whose soldiers cover the most spots claims the horde; the higher in the tea order wins a tie. Wounds count for nobody. A horde with wounds only is discarded.
rule-ruling-20 = Soldiers who survive the defeat go to the rest zone of that section.
rule-ruling-21 = Wounds on a defeated horde leave with the card.

## Who dies, who is saved

section-deaths = Who dies, who is saved
    .lead = Hordes kill when they are defeated and when they breach a section.
    .wrong-1 = The number counts for each player on each horde, not for the horde as a whole.
    .wrong-2 = A saved soldier was not killed: cards for killed soldiers don’t count him.
rule-deaths-lethality = A horde kills as many of each player’s soldiers on it as the time track says this year. Some hordes kill more.
rule-deaths-choose = If only some of your soldiers die, you choose which. The dead return to your pool and can be recruited again.
rule-deaths-save = For 2 chi each you may save soldiers who would die. A saved soldier was not killed and goes to the rest zone of the section.
rule-deaths-wounds = When a soldier leaves a horde, a wound stays on each spot he covered.
rule-ruling-25 = However many of your soldiers die in one event, that is one event for your cards: once per defeated horde, once per breached section.
note-save = Advice: save soldiers
    .line-1 = 2 chi each: an archer or horseman costs more to recruit again.
    .line-2 = Saved soldiers rest in that section and can attack there again.

## Winter: firing, assault, breach

section-winter = Winter: firing, assault, breach
    .lead = Archers shoot once more, then the hordes of each section measure themselves against its defense.
    .flow-1 = Every archer on a firing spot shoots, if there is a target.
    .flow-2 = In each section the power of the hordes meets the defense.
    .flow-3 = More power breaches the section: shame, then deaths.
    .flow-4 = After all assaults the barricades are discarded. Walls stay.
    .wrong-1 = Equal defense holds: only more power breaches.
    .wrong-2 = Each leader halves the defense again.
    .wrong-3 = Archers on a breached wall die; soldiers in the rest zone don’t.
    .wrong-4 = A section without hordes has nothing to fear.
rule-winter-firing = Section by section from the left, and in tea order, every archer on a firing spot must shoot if he has a target. Then hordes are checked for defeat.
rule-winter-assault = In each section, add the power of all its hordes and compare it with the defense of wall and barricades. If the power is greater, the section is breached; if not, nothing happens.
rule-breach-order = In a breach, everyone first gains their shame. Then the soldiers die.
rule-breach-shame = Each player gains a shame token for every horde of the breached section on which they have no soldier.
rule-breach-deaths = Each horde of the section kills soldiers on it as the time track says. Survivors stay on the horde, and the hordes stay too.
rule-breach-archers = All archers on the wall of the breached section die. Soldiers in its rest zone don’t.
rule-breach-one-event = All your deaths of one breach are one event: a single boosted Withdrawal can save all of them.
rule-winter-barricades = After the assault on all sections, all barricades are discarded.

## Shame

section-shame = Shame
    .lead = Shame freezes your soldiers or spoils the hordes you claimed, and costs honor at the end.
    .wrong-1 = A token on a claimed horde costs you that horde’s honor instead of 5.
    .wrong-2 = A frozen soldier is not lost: discard the token and he is back in your pool.
    .wrong-3 = With an empty pool shame costs honor at once.
rule-shame-alone = If yours is the only clan at a location with the shame icon when it activates, you gain a shame token. All regular locations except the tea house have the icon.
rule-shame-places = Put the token under a soldier in your pool that has none, or on one of the two places of a horde you claimed.
rule-shame-frozen = A soldier with a shame token can’t be recruited, nor become an overseer, until the token is discarded.
rule-shame-empty = If the shame pool is empty, you lose 5 honor instead of gaining a token.
rule-shame-nowhere = If you have no place for a token, it leaves the game and you lose 5 honor.
note-shame = Advice: place a shame token
    .line-1 = Under a soldier you don’t need soon: 5 honor at the end, and he is frozen.
    .line-2 = On a claimed horde that is worth less than 5, or that has a token already: its honor is lost only once.

## Tactics

section-tactics = Tactics
    .lead = Tactics are secret cards that answer an event, each with a free effect and a stronger one for chi.
    .wrong-1 = One tactic per player and event, however many you hold.
    .wrong-2 = Chi you gain by that same event through your lasting cards can’t boost: the tactic comes first.
    .wrong-3 = A defeated horde is one event, also for those who defeat it.
rule-tactics = A tactic does what its text says: the free effect, or the boosted one.
rule-tactics-limit = You hold at most five tactics. If you have more, discard down to five of your choice.
rule-tactics-play = Play a tactic when the event it names happens. Carry out one of its two effects and discard it.
rule-tactics-boost = The boosted effect replaces the free one and costs the chi on the card.
rule-tactics-one = You may play one tactic for each event.
rule-ruling-27 = Each player may play one tactic for the same event; nobody plays two.
rule-ruling-28 = A tactic is played before the lasting cards that wait for the same event. So chi gained through those cards comes too late to boost it.
rule-own-2 = A defeated horde is one event, whether a tactic waits for any defeat or for yours. An attack with several kinds of soldiers is also one. Recruiting, attacking and dealing the last wound are three events, answered in that order.
rule-tactics-triggers = Seven events can be answered with tactics.
rule-tactics-trigger-1 = A horde is defeated, no matter who defeats it. Most of these cards need a soldier of yours on that horde or in its section.
rule-tactics-trigger-2 = You defeat a horde: you are its winner.
rule-tactics-trigger-3 = You attack with the kind of soldier on the card.
rule-tactics-trigger-4 = You deal the last wound: your attack or your wound covers the last free spot of a horde.
rule-tactics-trigger-5 = Soldiers of yours are killed. Cards that save are played before they die.
rule-tactics-trigger-6 = Your command step is over: all boxes of your card have been resolved, and locations have not yet activated.
rule-tactics-trigger-7 = You recruit. Some cards also need a certain soldier in the section where a recruit was placed.
rule-tactic-heroic-fight = When a horde with a spearman of yours on it is defeated in a section where you have an archer: gain 4 honor, or 8 if boosted.
rule-tactic-rob-the-dead = When you deal the last wound: gain 2 gold, or 5 if boosted.
rule-tactic-withdrawal = When your soldiers are about to die: save one for free, or all of them if boosted.
rule-tactic-restless = After your command step: upgrade an overseer, or two different ones if boosted. Upgrades are paid as always.
note-react = Advice: play a tactic
    .line-1 = One tactic per event: is there a better moment this year?
    .line-2 = Five cards are the limit; a full hand wastes what you draw.

## Generals

section-generals = Generals
    .lead = Your general has a lasting ability that grows with the advisors who support him.
    .wrong-1 = A general counts supporting advisors, never active ones.
    .wrong-2 = Without supporting advisors most generals do nothing.
rule-generals = Your general does what the card says. Its numbers count once for each supporting advisor unless the card says otherwise.
rule-general-liang-hongyu = When any of your soldiers are killed, gain 2 honor for each supporting advisor: once per event, however many die.
rule-general-yang-miaozhen = When you recruit, you may recruit one more spearman for each supporting advisor, each for any 2 resources.
rule-general-song-ci = Whenever you upgrade an overseer, gain 2 honor for each supporting advisor.
rule-general-keng-hsien-seng = Your gold may replace any resource you have to pay.
rule-own-7 = Gold that replaces another resource pays only what you are short of: what you have of the right kind is spent first.
rule-general-tong-guan = After the activation step of your turn, attack with up to one soldier for each supporting advisor, from rest zones or walls.
rule-general-xin-qiji = When you recruit, one archer on the wall shoots for each supporting advisor, in any sections. Archers you have just recruited don’t.
rule-general-wan-yi = During Summer income, gain 2 resources of your choice for each supporting advisor. He counts at most four.
rule-general-cai-xiang = When a special location activates with two or more of your clerks there, gain 2 honor for each supporting advisor.

## Advisors

section-advisors = Advisors
    .lead = Each advisor you hire is either active and uses his own ability, or supports your general. The choice is for good.
    .wrong-1 = A supporting advisor does nothing himself.
    .wrong-2 = Two active advisors may answer the same event: advisors are not limited as tactics are.
rule-advisors = An active advisor does what the card says. A supporting one has no effect of his own, but makes your general stronger.
rule-advisor-warden = After your activation step, attack with up to one archer in each section.
rule-advisor-taskmaster = After your activation step, collect the income of one of your overseers.
rule-advisor-master-merchant = After your activation step, you may pay 1 gold to gain 3 resources of your choice, except gold.
rule-advisor-forest-guide = When you play a tactic, discard a shame token.
rule-advisor-chronicler = When you play a tactic, gain honor, twice as much if the tactic is boosted.
rule-advisor-chains = Manufacturer, Alchemist, Spiritual Leader and Stone Mason: when you upgrade an overseer, you may also upgrade the one at the location of the card, for 2 less. It may be the same overseer.
rule-own-16 = An upgrade that comes from an advisor’s effect calls no other advisor. Your general still reacts to it.
rule-advisor-jinshi = After your command step, move one more clerk.
rule-advisor-smuggler = When another player’s card lets you move clerks, move one more, to any location.
rule-advisor-last-wounds = For each last wound you deal, Glory Stealer discards a shame token and Tactician Monk draws 2 tactics.
rule-advisor-herald = Each spearman you recruit costs 1 stone less.
rule-advisor-survivalist = In each event in which soldiers of yours would die, you save one of them for free.

## Hordes

section-hordes = Hordes
    .lead = Hordes stand in up to three rows before each section. Each has power, honor, vital spots and perhaps a trait.
    .wrong-1 = Power counts from every row, not only from the row at the wall.
    .wrong-2 = A charge adds power only in the row at the wall.
    .wrong-3 = A fierce horde kills one more soldier of each player on it.
rule-hordes = A horde has the power, the honor, the trait and the spots on its card. The honor goes at the end to the player who claimed it.
rule-horde-leader = Each leader in a section halves its defense, rounded down. Two of them leave a quarter.
rule-horde-pyromaniacs = While pyromaniacs are in a section, its barricades count 0.

## Artifacts

section-artifacts = Artifacts
    .lead = Three of the five artifacts are in play. At the end each gives honor for what it counts.
    .wrong-1 = Artifacts belong to nobody: every player scores them.
rule-artifacts = At the end of the game each artifact in play gives honor to every player for what it counts.
rule-artifact-hou-yi-bow = 6 honor for each of your archers on the highest wall.
rule-ruling-35 = The highest wall is every section that shares the highest level built. While no wall is built there is none.
rule-artifact-servant-statue = 7 honor for each advisor you have beyond two, active or supporting.
rule-artifact-stone-bells = 7 honor for each clerk you have beyond five. Clerks not yet hired don’t count.

## Scoring

section-scoring = Scoring
    .lead = Honor is counted during the game. At the end shame is taken off, then claimed hordes and artifacts are added.
    .wrong-1 = Shame comes off first, and never takes you below 0: what hordes and artifacts give comes after it.
    .wrong-2 = Leftover resources and tactics score nothing.
rule-scoring-shame = You lose 5 honor for each soldier with a shame token. You never fall below 0.
rule-scoring-hordes = Each claimed horde without a shame token gives the honor on its card. With a token it gives nothing.
rule-ruling-31 = Honor never falls below 0, during the game as well as at the end.
rule-scoring-sum = Then artifacts score. Your score is the sum of everything you gained and lost; the score sheet lists it by source.
rule-scoring-ties = Of players with equal honor, the higher in the tea order wins.

## Cards of your own

section-own-cards = Cards of your own
    .lead = A table can play with cards that you have written yourselves.
rule-cards-own = A table may bring its own general, advisor, tactic, horde and artifact cards as a file. A row that can’t work is refused with its line and the reason.
