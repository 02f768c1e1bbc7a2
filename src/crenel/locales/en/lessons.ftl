# What is said in every lesson, by page and terminal.

lesson-let-go = Play on as you like; I'll speak up when something new happens.
lesson-waiting = The others play.
unknown-lesson = There is no lesson "{ $name }". Known: { $known }.
bad-lesson = The lesson is wrong at { $place }: { $detail }
