# What is said in every lesson, by page and terminal.

lesson-burgundy-first-game = A first game
    .about = One phase, then the last turn of the same game. Ten minutes.
    .free = Your dice leave you free. What brings you nearer to a finished area?
lesson-burgundy-last-turn = The last turn
    .about = The end of a first game, and how it is scored.
    .free = You decide. What brings points now?
lesson-burgundy-shields = Shields
    .about = A module in one phase, for those who know the base game. Three minutes.
    .free = Play on; the shields come again.
lesson-burgundy-solo = Alone in Burgundy
    .about = The solo game up to its first goal, for those who know the base game. Three minutes.
    .free = You decide. Which tile brings an area to its end?
lesson-great_wall-first-year = A first year
    .about = Leaders, Fall, a Winter at the Wall, and round to Fall again. Ten minutes.
    .free = Nothing new here: you know what this is. Choose as you like.
lesson-great_wall-coop = Co-op
    .about = The Winter in which all win or all lose together, for those who know the base game. Three minutes.
    .free = You decide. What does your team need?
lesson-let-go = Play on as you like; I'll speak up when something new happens.
lesson-waiting = The others play.
lesson-enter = (Enter: go on) {" "}
lesson-marked = Lit: { $what }
lesson-left = No more help from here. The game goes on against the easy bot.
unknown-lesson = There is no lesson "{ $name }". Known: { $known }.
bad-lesson = The lesson is wrong at { $place }: { $detail }
