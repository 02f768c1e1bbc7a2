### The Great Wall: refusals and the rules behind them

## Moves

no-such-place = There is no location “{ $place }”. Locations: { $places }.
place-full = Every slot of this location is taken: { $place }.
place-locked = This location is full, so no clerk can leave before it activates: { $place }.
place-resolving = The clerks at this location have finished their work and return to the pool: { $place }.
place-used = Each of these clerks must go to a different location, and one has already gone there: { $place }.
no-clerk-left = { $own ->
    [no] That clan has no clerks left in its pool.
   *[yes] You have no clerks left in your pool.
  }
no-clerk-there = { $own ->
    [no] That clan has no clerk there: { $place }.
   *[yes] You have no clerk there: { $place }.
  }
no-soldier-left = You have no such soldier left in your pool: { $soldier }.
no-target = There is nothing in the { $section } section for this soldier to attack: { $soldier }.
resources-short = You can’t pay for this. Missing: { $lack }.
wall-short = { $what ->
    [barricade] A barricade
   *[wall] The next level
  } costs { $cost }. With the warehouse you have { $have }: { $resources } short.
wall-finished = The wall in the { $section } section is complete.
overseers-none = Your general can’t have overseers.
overseer-top = Your overseer is already at the highest level there: { $place }.
no-such-tactic = You don’t have the tactic { $card }.{ $cards ->
    [none] { " " }Your hand is empty.
   *[other] { " " }Your hand: { $cards }.
  }
tactic-not-now = { $card } doesn’t respond to what just happened.
not-in-row = { $card } is not in the advisor row. In the row: { $cards }.
no-such-command = You don’t have the command card { $card }. Your hand: { $cards }.
place-closed = No clerk can go there now: { $place }.
same-place = Your clerk is already there: { $place }. Choose a different location.
clerk-moved = A clerk moves only once, and those you have there have just moved: { $place }.
activated-already = This location has already activated this turn: { $place }.
place-empty = There is no clerk at this location: { $place }.
place-not-ready = This location is not ready to activate: { $place }. A regular location activates when all its slots are taken, a special one when a player’s clerk is there.
upgrade-here-only = Now you can upgrade only { $place_at }, not at another location.
upgraded-already = You have just upgraded the overseer there: { $place }. The next upgrade must be a different one.
donate-only = Here you can donate only { $resource }.
barricades-full = The { $section } section has no room for another barricade.
wrong-total = You must pay exactly { $cost }, not { $paid_count }.
no-clerk-to-hire = All your clerks are already in play.
recruit-only = Now you can recruit only this kind of soldier: { $soldier }.
no-such-recruit = You have no recruit of this kind left to place: { $soldier }.
nobody-resting = You have no such soldier in the rest zone of the { $section } section: { $soldier }.
nobody-on-wall = You have no such soldier on a firing spot of the { $section } section: { $soldier }.
nobody-stationed = You have no soldiers to march in the { $section } section.
same-section = Soldiers march to a different section.
no-firing-spot = The { $section } section has no free firing spot.
nobody-dying = None of these soldiers is about to die: { $soldier }.
no-such-slot = The command track has no space { $slot }. Spaces are numbered 1 to { $most }.
slot-taken = Space { $slot } of the command track is taken.
not-discarded = { $card } is not in your discard pile.{ $cards ->
    [none] { "" }
   *[other] { " " }You can reclaim: { $cards }.
  }
betrayal-stays = { $card } is played once. It never comes back.
helps-another = This effect helps another player, not you.
helps-not-them = This effect can’t help that player now.
moment-great_wall-done = You can finish only a series of moves.
moment-great_wall-skip = You can skip only what is offered to you.
moment-great_wall-lead = You choose your general and your active advisor before the first year.
moment-great_wall-command = You choose a command card at the start of Fall.
moment-great_wall-slot = You place your command card once all cards are revealed.
moment-great_wall-clerk = You move clerks when a card lets you.
moment-great_wall-activate = Locations activate after the boxes of a command card.
moment-great_wall-upgrade = You upgrade an overseer when that location activates with one of your clerks there.
moment-great_wall-donate = You donate when a lumber mill, quarry or gold mine activates with one of your clerks there.
moment-great_wall-recruit = You recruit when the barracks activate.
moment-great_wall-rest = You send recruits to rest zones right after you recruit them.
moment-great_wall-attack = Your soldiers attack right after you recruit them, or when a card lets them.
moment-great_wall-spot = You choose a vital spot when a soldier attacks.
moment-great_wall-barricade = You build when the builders’ camp activates.
moment-great_wall-wall = You build when the builders’ camp activates.
moment-great_wall-stock = You take resources from the warehouse when you build.
moment-great_wall-pay = You pay your own resources when you build and the warehouse is not enough.
moment-great_wall-march = You march soldiers when the logistics center activates.
moment-great_wall-carry = You choose soldiers once you have chosen where they march.
moment-great_wall-hire = You hire clerks when the embassy activates.
moment-great_wall-advisor = You hire advisors when the embassy activates.
moment-great_wall-discard = You discard a tactic when you have too many.
moment-great_wall-shame = You place a shame token when you gain one.
moment-great_wall-clear = You discard shame tokens in Summer, or when a card lets you.
moment-great_wall-reclaim = You reclaim your command cards in Summer.
moment-great_wall-honor = You leave your command cards for honor in Summer.
moment-great_wall-lose = You choose who dies when a horde kills some of your soldiers.
moment-great_wall-save = You save soldiers when they are about to die.
moment-great_wall-tactic = You play a tactic in response to the event it names.
moment-great_wall-use = You can use only what is offered to you.
moment-great_wall-gain = You choose a resource to gain when a card lets you.
moment-great_wall-income = You collect an overseer’s income when a card lets you.
moment-great_wall-copy = You copy another command card when yours is Betrayal.
moment-great_wall-spend = You pay with any resources when a card asks for them.
moment-great_wall-wound = You wound a horde when a card lets you.
moment-great_wall-recall = You reclaim a single command card when a card or a wall level lets you.
moment-great_wall-choose = You choose a player when a card or the order of actions asks for one.
moment-great_wall-dismiss = You discard an advisor from the row when the Reed clan’s card asks you to.
moment-great_wall-take = You choose an advisor for Qin Jiushao in Spring.
no-shame-there = You have no shame token under this kind of soldier: { $soldier }.

## Impossible positions

state-clans = { $where }: { $found } clans instead of { $clans }.
state-tea = { $where }: each clan must appear exactly once in the tea order.
state-twice = { $where }: { $piece } appears twice.
state-hordes = { $where }: hordes where none can be, or more than { $most }.
state-firing = { $where }: more archers than firing spots.
state-spot = { $where }: “{ $value }” can’t be on this spot.
state-deck = { $where }: these are not the remaining cards.
state-track = { $where }: this track is impossible.
state-step = { $where }: step { $step } is incomplete.

## Own cards

bad-cards = Can’t use these cards ({ $where }): { $detail }
bad-cards-line = Line { $line }: { $detail }
bad-cards-file = Can’t read { $file }: { $detail }
cards-kind = There is no kind of card called “{ $value }”. Kinds: { $allowed }.
cards-name = There is no card called “{ $value }”. Cards of this kind: { $allowed }.
cards-key = “{ $key }” is not allowed here. Allowed: { $allowed }.
cards-absent = “{ $value }” works only with the option “{ $option }”, which this table plays without.
cards-missing = “{ $key }” is missing.
cards-value = { $key } can’t be “{ $value }”. Allowed: { $allowed }.
cards-effect = { $value } must name exactly one effect. Effects: { $allowed }.
cards-save = { $value } is not possible here. Only a tactic for killed soldiers can save, and only as its first effect, boosted or not.
cards-twice = The card { $value } appears twice.
cards-new-name = “{ $value }” can’t be the name of a card. Use lowercase letters, digits and hyphens, at most { $most }: old-scribe.
cards-title = “{ $value }” can’t be the title of a deck. Use one line of at most { $most } characters.
cards-count = The deck “{ $kind }” has { $count } cards. Use { $least } to { $most } with this number of players.
cards-syntax = This is not valid TOML: { $detail }

## Rules

rulebook-great_wall = Spanish rulebook 2.0, page { $page }
rule-great_wall-command-betrayal = Betrayal can be played once per game.
rule-great_wall-summer-reclaim = You reclaim only command cards from your own discard pile.
rule-great_wall-attack = A spearman attacks the horde at the wall. A horseman attacks two adjacent spots on any horde. An archer attacks from a firing spot.
rule-great_wall-barracks-cost = A spearman costs 2 stone and 1 wood, an archer 2 chi and 1 wood, a horseman 3 gold and 1 wood.
rule-great_wall-clerks-different = Clerks moved for another player’s card must go to different locations.
rule-great_wall-clerks-full = No clerk can enter or leave a regular location whose slots are all taken.
rule-great_wall-clerks-move = Move a clerk from your pool or from another location.
rule-great_wall-embassy-advisor = An advisor costs as much gold as the number of advisors you have after hiring.
rule-great_wall-fall-choose = In Fall, everyone secretly chooses a command card from their hand.
rule-great_wall-overseers-cost = An overseer’s levels cost 2, then 3, then 4 of the resource shown at the location.
rule-great_wall-tactics-play = Play a tactic in response to the event it names. Its boosted effect costs chi.
rule-great_wall-walls-cost = Wall levels cost 5, 10 and 15 resources, in any mix of wood, stone and gold.
rule-great_wall-embassy-clerk = A clerk costs 2 gold.
rule-great_wall-logistics = For each clerk at the logistics center, march soldiers from one section to another.
rule-great_wall-fall-order = In tea order, each player places their card on a free space of the command track.
rule-great_wall-fall-turn = On a turn, the boxes of the card come first, from top to bottom. Then locations activate, in the order the active player chooses.
rule-great_wall-deaths-save = Pay 2 chi to save a soldier.
rule-great_wall-production-donate = After gathering, you may donate 1 of that resource to the warehouse for 2 honor.
rule-great_wall-summer-shame = In Summer, pay 2 chi to discard a shame token, as often as you like.
