### Ancient Beasts: texts of the page

w-beasts = Ancient Beasts
w-beast-here = { $beast }, level { $level }
w-beast-level = level { $level } of 3
w-beast-come = here
w-beast-goal = Move { $beast } here: { $area }
w-beast-raise = { $beast }: level { $level }
w-beast-to = To: { $area }
w-title-raise = Upgrade: { $beast }
w-title-beast = { $beast }: { $area }
w-do-raise = Upgrade
w-do-beast = Move
w-skip-raise_beast = No upgrade
w-skip-move_beast = Leave it
w-card-beast = beast
w-card-relic = relic
w-figure-beasts = Beasts upgraded
barrier-relic_came = Undo stops here: a new relic was revealed.

option-beasts = Ancient Beasts
option-beasts-note = Four beasts stand at locations and in sections and help everyone there. At the start of your turn you may pay to upgrade one, and then move it. A relic, new each year, gives another way to move them. Adds 12 advisors and 8 tactics.
