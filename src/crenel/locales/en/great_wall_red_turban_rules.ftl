### The rules of Red Turban Rebellion, in full.

## Red Turban Rebellion

section-red-turban = Red Turban Rebellion
    .lead = Together you must last to the end without a single breach. Every Spring you choose between buying peace and war.
    .wrong-1 = The first breach loses the game at once.
    .wrong-2 = Even in peace one horde comes.
    .wrong-3 = Nothing can place an overseer at the gold mine.
rule-red_turban-together = It is played by the co-op rules without requests: none are open, none are fulfilled, none give shame. Events stay.
rule-red_turban-years = The game is a year shorter: five years with two or three players, four with four, three with five.
rule-red_turban-hordes = With four or more players more hordes come each Spring than in the co-op mode, and with three one more at the start.
rule-red_turban-overseers = No overseer can be placed or upgraded at the gold mine by any means.
rule-red_turban-state = Each Spring, before hordes come, the team chooses peace or war. It counts for that Spring only.
rule-red_turban-peace = Peace: the players together pay 3 gold of their own for each horde that stays away, at least one. One horde comes in any case.
rule-red_turban-talks = Each player may propose peace once per Spring. In tea order all say how much gold they give; one refusal ends the proposal. When nobody proposes anything more, it is war.
rule-red_turban-war = War: nothing is paid, and each player hires a clerk for free if one is left.
rule-red_turban-levy = In Summer, after income, each player may lose 20 honor to hire a clerk, once.
rule-red_turban-hired = Clerks who come by war or for honor count as hired for cards that wait for hiring.
rule-red_turban-desert = After each activation of a production location, the player with the most clerks there puts one of them back with the clerks still to be hired.
rule-red_turban-tie = Of players who tie, the lowest in the tea order loses the clerk. The Reed clan is not a player.
rule-red_turban-raid = A raid also takes a clerk from each player’s pool, back to those still to be hired.
rule-red_turban-breach = The first breach loses the game at once: no shame, no deaths, no other section.
rule-red_turban-disgrace = You also lose when a shame token is due and the pool is empty.
rule-red_turban-won = You all win at the end of the last year.
