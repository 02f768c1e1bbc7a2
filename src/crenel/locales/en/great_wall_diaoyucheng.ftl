### The Siege of Diaoyucheng

setting-scenario-diaoyucheng = Siege of Diaoyucheng
scenario-diaoyucheng-story = On a cliff above three rivers stands Diaoyucheng, the last fortress of the south. The riders can’t take the wall in one rush, so they starve what lies behind it. Every night their fires burn closer. Hold it together until the last year is over.
scenario-diaoyucheng-changes =
    You win or lose as a team. There are no requests. You win if the fortress still stands after the last year.
    Each raid also puts a siege token next to the fortress. Every night, each token costs it 1 defense.
    Up to 3 archers can go to the fortress for 1 wood each, when recruited or from the logistics center. They shoot first, and each holds off one token for the night.
    At the builders’ camp you can repair the fortress: 3 of your own wood, stone and gold for 1 defense.
    You lose at once if the fortress has no defense left, or if a shame token is due and the pool is empty.
scenario-diaoyucheng-hard = Hard: teams of bots hold the fortress in 29–56% of their games. Every raid is felt for the rest of the game.

fortress-full = All spots in the fortress are taken.
fortress-whole = The fortress has its full defense: { $count }.
no-archer-there = You have no archer there.
own-stock-short = A repair costs { $cost } of your own wood, stone and gold. You have { $have }.
no-first-horde = There is no horde in the first row { $section_in }.
spot-not-open = That is not an open vital spot of the horde in the first row.
rule-great_wall-diaoyucheng-garrison = For 1 wood, an archer goes to an empty spot in the fortress: a recruit, or one from a wall or rest zone for a clerk at the logistics center.
rule-great_wall-diaoyucheng-repair = For each clerk at the builders’ camp, 3 of your own wood, stone and gold give the fortress 1 defense.
rule-great_wall-diaoyucheng-firing = Archers in the fortress shoot before all others, at hordes in the first row of any section.
asking-fortress_shot = Your archer in the fortress shoots. Choose a vital spot in the first row, or skip.
asking-retire = The night is over. Choose the rest zone for your archer from the fortress.
moment-great_wall-garrison = You send archers to the fortress when you recruit them, or when the logistics center activates.
moment-great_wall-retire = Archers leave the fortress in Winter, after the night.
moment-great_wall-fortify = You repair the fortress when the builders’ camp activates.
verb-great_wall-garrison = send an archer to the fortress
verb-great_wall-retire = move the archer to a rest zone
verb-great_wall-fortify = repair the fortress
event-garrisoned = { subject } { event-garrisoned.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } an archer to the fortress ({ $count } of 3)
event-fortified = { subject } { event-fortified.then }.
    .then = { $you ->
        [yes] repair
       *[no] repairs
    } the fortress (defense { $defence })
event-siege_grew = The siege grows: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } next to the fortress.
event-night = Night: { $siege ->
        [one] { $siege } siege token
       *[other] { $siege } siege tokens
    }, { $archers ->
        [one] { $archers } archer
       *[other] { $archers } archers
    }. { $lost ->
        [0] The fortress holds (defense { $defence }).
       *[other] The fortress loses { $lost } (defense { $defence }).
    }
ending-held = the fortress still stands after the last year
ending-fortress = the fortress has fallen
wall-fortress = Fortress:
wall-fortress-line = defense { $defence } of { $most }, siege { $siege }, archers { $archers } of { $spots }, next night −{ $night }
reason-diaoyucheng = the fortress
