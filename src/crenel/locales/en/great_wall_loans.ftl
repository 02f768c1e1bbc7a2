### Soldiers set aside, and abilities borrowed for them

asking-set_aside =
    Set aside up to { $left ->
        [one] { $left } soldier
       *[other] { $left } soldiers
    } from your pool, or skip.
asking-borrow = “{ $card }”: take back a soldier to use this ability once, or skip.
moment-great_wall-aside = You set soldiers aside after setup and after each reclaim step, if your general lets you.
moment-great_wall-borrow = You take back a soldier when a general’s ability can be used for it.
verb-great_wall-aside = set aside
verb-great_wall-borrow = take back
event-set_aside = { subject } { event-set_aside.then }.
    .then = { $you ->
        [yes] set aside
       *[no] sets aside
    } { $soldier_object }
event-borrowed = { subject } { event-borrowed.then }.
    .then = { $you ->
        [yes] take back
       *[no] takes back
    } { $soldier_object } to use the ability of “{ $card }”
wall-aside = Set aside:
reason-loans = borrowed abilities
