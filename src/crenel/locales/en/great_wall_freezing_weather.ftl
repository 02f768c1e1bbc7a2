### Freezing Weather

setting-scenario-freezing_weather = Freezing Weather
scenario-freezing_weather-story = The cold comes early and stays. Quarries freeze, mills stand still, and the storehouses of the Empire run empty. The Emperor asks his generals for help, and he will remember who gave.
scenario-freezing_weather-changes =
    In most years each overseer gives 1 or 2 resources less, in Summer and when the location activates.
    At the end of your turn you may send the Emperor 4 resources of one kind, with a clerk from your pool. Each kind once: 12 honor at the end of the game.
    There are only 50 of each resource. Raids take 2 of each for good.
    For a breach you may give up a resource instead of gaining a shame token.
scenario-freezing_weather-hard = Demanding: bots score 26–39% less honor than without it. Resources are scarce, and every set for the Emperor costs you a clerk.
source-sets = sets for the Emperor

asking-help_emperor = You may send the Emperor 4 resources of one kind with a clerk from your pool, or skip.
asking-breach_toll = A breach: gain a shame token, or give up a resource instead.
moment-great_wall-send = You send a set to the Emperor at the end of your turn in Fall, if you have a clerk in your pool.
moment-great_wall-forfeit = You give up a resource when you would gain a shame token for a breach.
verb-great_wall-send = send a set to the Emperor
verb-great_wall-forfeit = give up a resource
set-sent-already = You already sent the Emperor a set of { $resource }. Each kind counts once.
rule-great_wall-freezing_weather-help = At the end of your turn you may send the Emperor exactly 4 resources of one kind, each kind once.
rule-great_wall-freezing_weather-breach = For each shame token from a breach you may give up 1 resource instead.

event-set_sent = { subject } { event-set_sent.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } { $resource_count } and a clerk to the Emperor ({ $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    })
event-forfeited = { subject } { event-forfeited.then }.
    .then = { $you ->
        [yes] give
       *[no] gives
    } up { $resource_count } instead of gaining shame
event-supply_raided = No room { $section_in }: a horde ({ $horde }) raids the storehouses. { $count } of each resource leave the game{ $shame ->
    [0] .
    [one] , and { $shame } shame token leaves the pool.
   *[other] , and { $shame } shame tokens leave the pool.
  }

wall-freezing = Cold
wall-freezing-now = { $now ->
    [0] overseers give as much as usual this year
   *[other] each overseer brings { $now } this year
  } ({ $track })
wall-freezing-short = short
wall-freezing-sent = For the Emperor
reason-freezing_weather = sets for the Emperor, and the cold
