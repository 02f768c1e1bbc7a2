### The Siege of Diaoyucheng: texts of the page

w-fortress = Fortress
w-fortress-defence = defense { $defence } of { $most }
w-fortress-archers = Archers in the fortress: { $count } of { $of }
w-fortress-archer = Archer of { $clan }
w-fortress-spot = Free spot for an archer
w-fortress-siege = { $count ->
    [one] { $count } siege token
   *[other] { $count } siege tokens
}
w-fortress-night = { $count ->
    [0] safe tonight
   *[other] −{ $count } tonight
}
w-fortress-held-off = { $count ->
    [one] { $count } archer holds off a token
   *[other] { $count } archers hold off tokens
}
w-fortress-about-night = Each night, every siege token costs 1 defense. Without defense, everyone loses.
w-fortress-about-archers = An archer in the fortress shoots first and holds off one token for the night. Then the archer leaves.
w-fortress-about-repair = At the builders’ camp, 3 of your own wood, stone and gold give 1 defense.
w-do-garrison = Send
w-do-retire = Choose
w-do-fortify = Repair
w-title-garrison = { $origin ->
    [barracks] archer to the fortress
    [rest] archer to the fortress (resting, { $section })
   *[wall] archer to the fortress (on the wall, { $section })
}
w-title-retire = rest: { $section }
w-title-fortify = Repair the fortress
barrier-night = Undo stops here: the night came.
barrier-siege_grew = Undo stops here: the siege grew.
w-winter-night = Night
w-winter-night-result = { $lost ->
    [0] no loss
   *[other] −{ $lost }
}
w-winter-night-left = { $lost ->
    [0] The fortress loses nothing. Defense: { $defence }.
   *[other] The fortress loses { $lost } defense. Left: { $defence }.
}
w-over-held = The fortress stood for all { $years } years.
w-over-fortress = The fortress fell in year { $year } of { $years }.
