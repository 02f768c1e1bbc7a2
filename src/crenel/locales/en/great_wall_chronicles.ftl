### The Ancient Chronicles: what all scenarios share

setting-scenario = Ancient Chronicles: play a scenario
setting-scenario-none = no scenario
scenario-alone = Scenarios can’t be played solo. The solo game is played with the base game only.
scenario-together = { $scenario ->
    [diaoyucheng] Siege of Diaoyucheng
   *[red_turban] Red Turban Rebellion
} is played together only. Switch the co-op mode on too (coop).
scenario-apart = This scenario can’t be played in co-op: only the Siege of Diaoyucheng and the Red Turban Rebellion are. Switch the co-op mode off, or choose a different scenario.
scenario-no-rat = Scenarios can’t be combined with the Rat: the Chronicles are played without it. Choose one of the two.
scenario-no-khan = Scenarios can’t be combined with Genghis Khan: the Chronicles are played without him. Choose one of the two.
scenario-no-black_powder = Scenarios can’t be combined with Black Powder: the Chronicles are played without it. Choose one of the two.
scenario-no-beasts = Scenarios can’t be combined with the Ancient Beasts: the Chronicles are played without them. Choose one of the two.
scenario-shared = 32 new cards join the decks. Artifacts of the Chronicles act during the whole game, for everyone alike.

card-abacus-of-heaven = Abacus of Heaven
card-bamboo-strips = Bamboo Strips
card-jade-plow = Jade Plow
card-south-pointing-chariot = South-Pointing Chariot
card-incense-burner = Incense Burner
card-plumb-line = Plumb Line
card-phoenix-cup = Phoenix Cup
card-tally-tiger = Tally Tiger
card-ancestor-tablet = Ancestor Tablet
card-sky-lantern = Sky Lantern
card-captured-plans = Captured Plans
card-ration-cart = Ration Cart
card-night-raid = Night Raid
card-envoys-gift = Envoy’s Gift
card-lessons-of-defeat = Lessons of Defeat
card-open-road = Open Road
card-tribute-carts = Tribute Carts
card-drilled-ranks = Drilled Ranks
card-che-kung = Che Kung
card-yang-paifeng = Yang Paifeng
card-zhang-jun = Zhang Jun
card-li-gang = Li Gang
card-miner = Miner
card-tao-follower = Tao Follower
card-mongolian-traitor = Mongolian Traitor
card-foreign-merchant = Foreign Merchant
card-court-astrologer = Court Astrologer
card-gravekeeper = Gravekeeper
card-storyteller = Storyteller
card-tea-porter = Tea Porter
card-paymaster = Paymaster
card-stone-broker = Stone Broker
