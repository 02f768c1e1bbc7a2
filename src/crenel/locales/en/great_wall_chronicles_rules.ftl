### The rules of Ancient Chronicles, in full.

## Ancient Chronicles

section-chronicles = Ancient Chronicles
    .lead = A scenario changes the whole game. Each table plays one of six, with cards that join the decks.
    .wrong-1 = Artifacts of the Chronicles act during the game, for everyone.
    .wrong-2 = A scenario for playing together has no requests, but keeps events.
rule-chronicles-one = A table plays exactly one scenario. It is set up before everything else.
rule-chronicles-modes = Each scenario is played either against each other or together, never the other way: the Siege of Diaoyucheng and the Red Turban Rebellion together, the other four against each other.
rule-chronicles-alone = Scenarios are never combined with the Rat, Genghis Khan, Black Powder or the Ancient Beasts, and never played solo.
rule-chronicles-decks = Ten artifacts, eight tactics, four generals and ten advisors join the decks.
rule-chronicles-cards = Each of these cards does what its text says.
rule-chronicles-artifacts = Artifacts of the Chronicles act during the whole game. Artifacts of the base game among the three in play only score at the end.
rule-chronicles-everyone = An artifact that acts works for every player alike, never for a clan without a player.
rule-chronicles-together-artifacts = Played together, three artifacts of the Chronicles are in play and none of the base game.
rule-chronicles-no-requests = Played together, there are no requests and no shame for open ones. Events stay.
rule-chronicles-last = Played together, you all win if you have not lost by the end of the last year.
rule-chronicles-che-kung = Che Kung: gain 1 chi for each attacking spearman and 1 gold for each attacking horseman, multiplied by your supporting advisors.
rule-chronicles-yang-paifeng = Yang Paifeng: after an attack with spearmen, put a wound for each supporting advisor on hordes they attacked.
rule-chronicles-zhang-jun = Zhang Jun: each time you pay gold of your own, gain honor for each supporting advisor, whatever the amount. Gold from the warehouse doesn’t count.
rule-chronicles-mongolian-traitor = Mongolian Traitor: after a defeat, once the hordes behind have moved up, attack again in that section, if a soldier of yours survived the defeat or was saved.
rule-chronicles-gather = Miner and Tao Follower change what your clerks gather at their location, not what overseers give.
