### The rules of Black Powder: what is different, in full.

## Black Powder: what is different

section-black-powder = Black Powder: what is different
    .lead = More and harder hordes meet towers, war machines and special soldiers. Walls can be destroyed.
    .wrong-1 = There are no barricades at the start, but each wall has level 1.
    .wrong-2 = If no wall level is left anywhere, everyone loses.
rule-black_powder-time = One more horde comes at set-up and each Spring. Together with co-op it is still only one more.
rule-black_powder-walls = At the start there are no barricades, but a wall of level 1 in each section, which has given nobody anything. Walls of level 1, 2 and 3 have 5, 3 and 1 more defense.
rule-black_powder-hordes = Three kinds of hordes leave the deck and four kinds of siege hordes join it. With Genghis Khan five leave and seven join.
rule-black_powder-cards = Twelve advisors, four generals and six artifacts join the decks.
rule-black_powder-overseers = Before the first Fall each player places three overseers of level 1 for free, at different locations.
rule-black_powder-order = Winter after all assaults: towers are judged, barricades go, rams and trebuchets act from the left, then requests and the end check.
rule-black_powder-destroyed = When a wall level is destroyed, all soldiers on firing spots of the section go to its rest zone.
rule-black_powder-q_rebuilt = A destroyed level may be built again, for its price and with all that building gives.
rule-black_powder-rubble = When no wall level is left in any section, everyone loses at once.
rule-black_powder-q_automas = Clans without a player have no special soldiers, towers or machines and place no overseers.
rule-black_powder-words = Cards of your own may use the words of Black Powder only at tables that play with it.
rule-black_powder-solo = The solo game is played without Black Powder.

## Black Powder: war machines and towers

section-black-powder-machines = Black Powder: war machines and towers
    .lead = Machines belong to nobody: anyone who builds one, or places a spearman in a tower, may shoot.
    .wrong-1 = A shot may hit your own and other players’ soldiers; hitting others gives you shame.
    .wrong-2 = The first shot of a machine you build is paid like any other.
    .wrong-3 = A tower next to a breached section gives shame.
rule-black_powder-machines = War machines belong to nobody. A section holds at most two.
rule-black_powder-first_machines = Before the first Fall players place war machines in tea order until one of each kind is on the wall.
rule-black_powder-q_machines = Two players place them first, second, first; of four or five the first three in the tea order do.
rule-black_powder-build = For a clerk at the builders’ camp you may build a war machine: 4 wood for a ballista, 2 wood and 2 stone for a cannon, 4 gold for a rocket launcher. The warehouse pays first, kind by kind. It gives 4 honor and a shot; there are two of each.
rule-black_powder-shot = A shot hits one horde of the machine’s section. The ballista costs nothing, the cannon 2 stone and gives 1 honor, the rocket launcher 1 resource of any kind and gives 2 honor.
rule-black_powder-rockets = A rocket draws a card that shows where it hits. When no card is left, all are shuffled.
rule-black_powder-no_target = You can’t shoot in a section without a horde.
rule-black_powder-wounds = Wounds on missing or already wounded spots are lost. Soldiers who are hit die and leave wounds, unless they are saved. Tanks and snake tokens can’t be hit.
rule-black_powder-shot_shame = If you hit soldiers of other players, you gain one shame token for the shot, even if they are saved.
rule-black_powder-q_own = Hitting your own soldiers or those of clans without a player gives no shame.
rule-black_powder-q_last_wound = A last wound from a war machine is heard by advisors and generals, but no tactic can answer it.
rule-black_powder-towers = There are four towers, two next to each section: the inner ones are next to two sections. With two players there are three.
rule-black_powder-tower = When you build a wall level or claim a horde, you may place a spearman from your pool in a tower next to that section. A soldier who was there goes home.
rule-black_powder-q_replace = You may replace your own spearman.
rule-black_powder-tower_shot = Placing a spearman in a tower lets you shoot with one war machine of a section next to it.
rule-black_powder-tower_winter = After the assault a tower gives its owner 2 honor for each section next to it that held, and 1 shame token for each that was breached.
rule-black_powder-tower_breach = When a section is breached, the spearmen in its towers return to their pools.

## Black Powder: special soldiers

section-black-powder-soldiers = Black Powder: special soldiers
    .lead = Each clan has three special soldiers of one kind.
    .wrong-1 = Killed special soldiers come back to your pool.
    .wrong-2 = Bombers and crossbowmen on the wall give no archers’ honor.
rule-black_powder-specials = Each player adds three special soldiers of their clan to the pool. They are recruited at the barracks for the price on their card.
rule-black_powder-q_clans = Which kind each player has is drawn at set-up, each kind at most once.
rule-black_powder-monk = A monk covers one free spot of any horde of his section.
rule-black_powder-bomber = A bomber shoots from a firing spot like an archer. Right after a shot he may drop onto a free spot of the horde in the first row.
rule-black_powder-flamethrower = A flamethrower covers a free spot of the horde in the first row and puts wounds on the free spots next to it.
rule-black_powder-crossbowman = A crossbowman shoots from a firing spot. His wounds are snake tokens.
rule-black_powder-q_no_snake = If no snake token is left, he leaves an ordinary wound.
rule-black_powder-snakes = A snake token counts as a soldier of its owner for presence and for the most spots. It can’t die and returns when the horde is defeated.
rule-black_powder-tank = A tank covers a block of two by two spots of the horde in the first row, as many of them as exist, wounded ones included.
rule-black_powder-rewards = Only spots that a soldier newly covers give their rewards.
rule-black_powder-firing = Bombers and crossbowmen take firing spots, must shoot in Winter and die in a breach. They give no honor for archers.
rule-black_powder-killed = Killed special soldiers return to their owner’s pool.

## Black Powder: siege hordes

section-black-powder-hordes = Black Powder: siege hordes
    .lead = Four kinds of hordes attack the wall itself.
    .wrong-1 = Ladders in the first row breach a section whatever its defense.
    .wrong-2 = A trebuchet never moves up, so first-row soldiers don’t reach it.
rule-black_powder-ram = After the assault a battering ram moves up one row and changes places with the horde there, never past another ram. If it is then in the first row, it destroys a wall level.
rule-black_powder-trebuchet = A trebuchet is only ever in row 3. After each assault it destroys a wall level of its section.
rule-black_powder-q_rows = A trebuchet that finds row 3 taken raids. A section with only a trebuchet counts as empty for new hordes, and soldiers who reach only the first row don’t reach it.
rule-black_powder-ladders = Siege ladders in the first row breach the section in the assault. All soldiers there die, also on hordes and in the rest zone, and its war machines return to the supply.
rule-black_powder-veterans = Veterans have no trait, only great power.
