# What is said in every lesson, by page and terminal.

lesson-burgundy-first-game = A first game
    .about = One phase, then the last turn of the same game. Ten minutes.
    .free = Your dice leave you free. What gets you closer to a complete area?
lesson-burgundy-last-turn = The last turn
    .about = The end of a first game, and how it is scored.
    .free = You decide. What scores now?
lesson-burgundy-shields = Shields
    .about = A module in one phase, for those who know the base game. Three minutes.
    .free = Play on. The shields will be back.
lesson-burgundy-solo = Alone in Burgundy
    .about = The solo game up to its first goal, for those who know the base game. Three minutes.
    .free = You decide. Which tile brings an area to its end?
lesson-great_wall-first-year = A first year
    .about = Leaders, Fall, a Winter at the wall, and back to Fall. Ten minutes.
    .free = Nothing new here: you know what this is. Choose as you like.
lesson-great_wall-coop = Co-op
    .about = The Winter in which all win or all lose together, for those who know the base game. Three minutes.
    .free = You decide. What does your team need?
lesson-let-go = Play as you like. I’ll speak up when something new happens.
lesson-waiting = The others are playing.
lesson-enter = (Enter: continue) {" "}
lesson-marked = Lit: { $what }
lesson-left = No more help from here. The game continues against the easy bot.
unknown-lesson = There is no lesson “{ $name }”. Available: { $known }.
bad-lesson = The lesson has an error at { $place }: { $detail }
