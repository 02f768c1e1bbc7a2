### Genghis Khan: texts of the page

w-title-khan = { $soldier }: “{ $card }”, spot { $spots }, +{ $honor } honor
w-do-khan = Attack
w-about-bannerman = Attacks the horde at the wall. At the start of Winter, attack with up to 2 soldiers in the section where your bannerman is.
w-card-khan = Genghis Khan
w-card-skill = skill
w-card-award = Emperor’s award
w-khan-where = Stands { $section }. { $open ->
        [one] { $open } vital spot is open: 6 honor.
       *[other] { $open } vital spots are open: 6 honor each.
    }
w-khan-defeated = Defeated.
w-khan-off = off
w-khan-off-note = All its vital spots are covered.
w-khan-spot = Spot { $spot }: { $soldier }, { $clan }
w-khan-spot-free = Spot { $spot }: open, { $honor } honor
w-award = Emperor’s award
w-award-free = No one holds it. The next player to build a wall level takes it.
w-award-mine = You hold it until another player builds a wall level.
w-award-held = { $clan } holds it. The next player to build a wall level takes it.
w-figure-khan = Attacks on Genghis Khan
barrier-hordes_shuffled = Undo stops here: the hordes were shuffled.
barrier-khan_moved = Undo stops here: hordes have come.
barrier-khan_stays = Undo stops here: hordes have come.
barrier-fire_held = Undo stops here: Winter began.

option-khan = Genghis Khan
option-khan-note = He rides before the wall, and two skills work where he stands. Whoever claims a horde may attack him with a survivor for 6 honor a spot; unless you play together, his fall ends the game with the year. Each player has a bannerman, and whoever builds holds the Emperor’s award.
