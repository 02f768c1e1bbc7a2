### The Red Turban Rebellion

setting-scenario-red_turban = Red Turban Rebellion
scenario-red_turban-story = The mines are empty, the harvest is bad, and men with red turbans gather in the hills. Clerks leave their desks at night to join them. One gap in the wall, and the country falls. Buy peace, or fight: but decide together.
scenario-red_turban-changes =
    You win or lose as a team. There are no requests. The game is one year shorter, and the first breach loses it.
    Each Spring you choose. Peace: pay 3 gold together for each horde that stays away. War: everyone hires a clerk for free.
    Each time a production location activates, the player with the most clerks there loses one of them. A raid also takes a clerk from everyone’s pool.
    In Summer you may hire a clerk for 20 honor.
    There are no overseers at the gold mine.
scenario-red_turban-hard = Hard: teams of bots last to the end in 42–52% of their games. One breach loses.

no-gold-overseer = In the Red Turban Rebellion there are no overseers at the gold mine.
peace-too-far = One horde comes in any case. You can buy off { $count } at most.
peace-talked-about = A peace is already proposed. Offer gold, or refuse.
levy-short = A clerk costs { $cost } honor in Summer.
rule-great_wall-red_turban-peace = Peace costs 3 gold for each horde that stays away, paid together. One horde comes in any case.
rule-great_wall-red_turban-overseers = No overseer can be placed or upgraded at the gold mine.
rule-great_wall-red_turban-levy = In Summer, each player may lose 20 honor to hire a clerk.
asking-peace_or_war = Propose a peace, or choose war.
asking-peace_offer = A peace is proposed: offer gold, or refuse.
asking-levy = Hire a clerk for 20 honor, or skip.
moment-great_wall-peace = You propose a peace in Spring, before hordes come.
moment-great_wall-war = You choose war in Spring, before hordes come.
moment-great_wall-levy = You hire a clerk for 20 honor in Summer, after income.
verb-great_wall-peace = propose a peace
verb-great_wall-war = choose war
verb-great_wall-levy = hire a clerk for 20 honor
source-levy = Clerks in Summer
event-peace_proposed = { subject } { event-peace_proposed.then }.
    .then = { $you ->
        [yes] propose
       *[no] proposes
    } a peace: { $gold } gold for { $count ->
        [one] { $count } horde
       *[other] { $count } hordes
    } fewer
event-peace_offered = { subject } { event-peace_offered.then }.
    .then = { $you ->
        [yes] offer
       *[no] offers
    } { $gold } gold for peace
event-peace_refused = { subject } { event-peace_refused.then }.
    .then = { $you ->
        [yes] refuse
       *[no] refuses
    } the peace
event-peace_made = Peace: the team pays { $gold } gold. { $count ->
        [one] { $count } horde stays away.
       *[other] { $count } hordes stay away.
    }
event-war_chosen = War: everyone hires a clerk for free.
event-clerk_left = { subject } { event-clerk_left.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } a clerk to the rebels { $place_at }
event-clerk_taken = { subject } { event-clerk_taken.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } a clerk to the raid
ending-unbroken = no breach to the end of the last year
ending-breach = a breach
wall-rebellion = Rebellion:
wall-rebellion-line = { $stance ->
    [peace] peace, hordes fewer this year: { $spared }
    [war] war
   *[undecided] peace or war is not decided yet
}
