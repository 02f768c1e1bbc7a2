### The Great Wall: what is refused and why, and the rules behind it.

## Moves

no-such-place = There is no place “{ $place }”. Places: { $allowed }.
place-full = All slots of this place are taken: { $place }.
place-locked = This place is full, so nobody leaves it before it activates: { $place }.
place-used = Each of these clerks goes to another place, and one has gone there already: { $place }.
no-clerk-left = You have no clerk left in your pool.
no-clerk-there = You have no clerk there who could still move: { $place }.
no-soldier-left = There is none of that kind left in your pool: { $soldier }.
no-target = This soldier finds nothing to strike at in the { $section } section: { $soldier }.
resources-short = You cannot pay for it; you lack { $lack }.
wall-short = The next level costs { $cost }; with the warehouse you have { $have }, so { $resources } are missing.
wall-finished = The wall in the { $section } section is finished.
overseer-top = Your overseer there is already at the highest level: { $place }.
no-such-tactic = You do not hold the tactic { $card }. In your hand: { $held }.
tactic-not-now = { $card } does not answer what has just happened.
not-in-row = { $card } is not in the row. There: { $shown }.
no-such-command = You do not hold the command card { $card }. In your hand: { $held }.

## Positions that cannot be

state-clans = { $where }: { $found } clans instead of { $clans }.
state-tea = { $where }: every clan has to stand once in the tea order.
state-twice = { $where }: { $piece } is there twice.
state-hordes = { $where }: hordes where there are none, or more than { $most }.
state-firing = { $where }: more archers than firing spots.
state-spot = { $where }: “{ $value }” cannot be on this spot.
state-deck = { $where }: these are not the cards that are left.
state-track = { $where }: this track cannot be.
state-step = { $where }: the step { $step } lacks what it needs.

## Cards of one’s own

bad-cards = The cards cannot be used ({ $where }): { $detail }
bad-cards-line = Line { $line }: { $detail }
bad-cards-file = The file { $file } cannot be read: { $detail }
cards-kind = There is no kind of card “{ $value }”. Kinds: { $allowed }.
cards-name = There is no such card “{ $value }”. Cards of this kind: { $allowed }.
cards-key = “{ $key }” does not belong here. Allowed: { $allowed }.
cards-missing = “{ $key }” is missing.
cards-value = { $key } cannot be “{ $value }”. Allowed: { $allowed }.
cards-effect = { $value } is not exactly one effect. Effects: { $allowed }.
cards-save = { $value } is not possible here: only a tactic for killed soldiers saves, with its first effect, boosted or not.
cards-twice = The card { $value } stands here twice.
cards-syntax = This is no TOML: { $detail }

## Rules

rulebook-great_wall = Spanish rulebook 2.0, page { $page }
rule-great_wall-attack = Spearmen strike the horde at the wall, horsemen two neighbouring spots of any horde, archers from a firing spot.
rule-great_wall-barracks-cost = A spearman costs 2 stone and 1 wood, an archer 2 chi and 1 wood, a horseman 3 gold and 1 wood.
rule-great_wall-clerks-different = Clerks moved for another player’s card go to different places.
rule-great_wall-clerks-full = Nobody enters or leaves a regular place whose slots are all taken.
rule-great_wall-clerks-move = A clerk comes from the pool or from another place.
rule-great_wall-embassy-advisor = An advisor of the row costs as much gold as you then have advisors.
rule-great_wall-fall-choose = In Fall everybody chooses a command card of the hand in secret.
rule-great_wall-overseers-cost = An overseer costs 2, then 3, then 4 of the resource printed there.
rule-great_wall-tactics-play = A tactic answers the event it names; the boosted effect costs chi.
rule-great_wall-walls-cost = The levels of a wall cost 5, 10 and 15, in any mix of wood, stone and gold.
