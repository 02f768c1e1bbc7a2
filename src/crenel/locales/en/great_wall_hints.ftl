### The Great Wall: reasons for a suggested move, after their honor

reason-shame = protection from shame
reason-resources = resources
reason-overseers = overseers
reason-clerks = clerks
reason-placed = clerks at work
reason-soldiers = soldiers
reason-leaders = general and advisors
reason-tactics = tactics in hand
reason-commands = command cards
reason-tea = place in turn order
reason-walls = walls
reason-floor = honor that shame can’t take
reason-final = claimed hordes and artifacts
reason-hordes = fight against the hordes
reason-ending = the game ending now
reason-solo = safety of the shame pool
