# What is said in every lesson, by page and terminal.

unknown-lesson = There is no lesson "{ $name }". Known: { $known }.
bad-lesson = The lesson is wrong at { $place }: { $detail }
