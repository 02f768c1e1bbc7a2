### The co-op mode: texts of the page

w-do-redeem = Return
w-do-propose = Propose
w-do-agree = Agree
w-do-refuse = Refuse
w-do-offer = Offer
w-do-sacrifice = Sacrifice
w-title-redeem = Return the shame token for 10 honor
w-title-propose = Propose: { $card }
w-title-agree = Agree to pay
w-title-refuse = Refuse
w-title-offer = Offer { $count }
w-title-sacrifice = Sacrifice: { $piece }
barrier-event_came = Undo stops here: an event was revealed.
barrier-request_came = Undo stops here: a new request was revealed.
barrier-request_fulfilled = Undo stops here: a request was fulfilled.
barrier-requests_begun = Undo stops here: requests could be fulfilled.
barrier-requests_open = Undo stops here: open requests brought shame.
w-card-request = Emperor’s request
w-card-event = Event

## How far the team is

w-team = The team
w-team-state = The team: { $state }
w-team-line = { $done } of { $needed } requests, shame { $shame } of { $of }, year { $year } of { $years }
w-team-holding = shame { $shame } of { $of }, year { $year } of { $years }
w-team-requests = { $done } of { $needed } requests
w-team-shame = shame { $shame } of { $of }
w-team-year = year { $year } of { $years }
w-team-course = Honor of each player
w-team-close = close
w-team-more = Requests and events
w-team-verdict = { $won ->
    [yes] { $you ->
        [yes] You won together in year { $year }.
       *[no] The team won in year { $year }.
    }
   *[no] { $you ->
        [yes] You lost together in year { $year }.
       *[no] The team lost in year { $year }.
    }
}

## Requests and events

w-requests = Requests
w-requests-left = { $count } in the deck
w-requests-none = No open requests
w-requests-cost = Still open after Winter: { $count ->
    [one] { $count } shame token
   *[other] { $count } shame tokens
} for each player.
w-requests-choose = Propose a request, or finish.
w-requests-wait = Requests: waiting for { $who }
w-requests-rule = All or nothing: if one player refuses, nobody pays.
w-requests-talk = { $youPropose ->
    [yes] You propose
   *[no] { $who } proposes
} “{ $card }”. { $agreed ->
    [none] { "" }
   *[other] { $count ->
        [one] { $agreed }: yes.
       *[other] { $agreed }: yes.
    }
} { $you ->
    [yes] Do you agree?
   *[no] { $asked ->
        [none] { "" }
       *[other] Waiting for { $asked }.
    }
}
w-request-mine = { $can ->
    [yes] You can pay.
   *[no] You can’t pay yet.
}
w-request-mine-team = { $can ->
    [yes] You can help pay.
   *[no] You can’t help pay yet.
}
w-request-each = each of us
w-request-together = together
w-request-free = nothing to pay
w-request-proposes = proposes
w-request-pays = agrees
w-request-offers = offers { $count }
w-request-asked = asked
w-request-waits = waits
w-request-refused = refused
w-request-yes = can pay
w-request-no = can’t pay
w-request-unknown = hidden
w-request-sum = Offered so far: { $count } of { $of }
w-request-offer = Your share
w-request-less = Offer 1 less
w-request-more = Offer 1 more
w-request-do-offer = Offer { $count }
w-request-fulfil = Fulfill
w-request-why = { $why ->
    [tried] Already proposed this Winter.
    [mine] You can’t pay this.
   *[others] Can’t be fulfilled now.
}
w-means = { $thing }: { $has ->
    [unknown] hidden
   *[other] { $has }
}
w-thing-wood = { resource-wood }
w-thing-stone = { resource-stone }
w-thing-gold = { resource-gold }
w-thing-chi = { resource-chi }
w-thing-any = resources
w-thing-soldier = soldiers
w-thing-spearman = { soldier-spearman }
w-thing-archer = { soldier-archer }
w-thing-horseman = { soldier-horseman }
w-thing-clerk = clerk
w-thing-advisor = advisors
w-thing-honor = honor
w-thing-horde = claimed hordes
w-thing-walls = wall levels
w-sacrifice-where = { $stands ->
    [rest] resting, { $section }
    [wall] on the wall, { $section }
   *[horde] on a horde, { $section }
}
w-done-fulfil = Done with requests
w-done-redeem = Done
w-done-name_order = Tea order for the rest
w-title-next = { $you ->
    [yes] You are next
   *[no] { $who } is next
}
w-events = Events
w-events-note = last to the end
w-events-none = None yet
w-open-hand = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
w-open-command = Commands:
w-open-tactic = Tactics:
w-open-advisor = Supporters:

## Winter

w-winter-requests-count = { $count } fulfilled
w-winter-fulfilled = Fulfilled: { $list }.
w-winter-fulfilled-none = No request fulfilled.
w-winter-refused = Refused: { $list }.
w-winter-left-open = { $count ->
    [one] { $count } request stays open: { $count } shame token for each player.
   *[other] { $count } requests stay open: { $count } shame tokens for each player.
}
w-winter-proposed = { $you ->
    [yes] you propose
   *[no] { $who } proposes
}
w-winter-request-done = fulfilled
w-winter-request-refused = { $you ->
    [yes] you refuse
   *[no] { $who } refuses
}
w-winter-request-open = not decided yet

## The end

w-end-won = The Emperor is content
w-end-lost = The Emperor is displeased
w-end-why = { $reason ->
    [requests] { $done ->
        [one] You fulfilled { $done } request in { $year } of { $years } years.
       *[other] You fulfilled { $done } requests in { $year } of { $years } years.
    }
    [disgrace] A shame token was due in year { $year }, and the pool was empty.
   *[late] The last year is over, with { $done } of { $needed } requests fulfilled.
}
w-end-years = Year by year
w-end-fulfilled = Request fulfilled: { $card }
w-end-broke = broke: { $sections }
w-end-held = the wall held
w-end-deeds = What each player did
w-deed-requests = Requests paid
w-deed-walls = Wall levels
w-deed-hordes = Hordes claimed
w-deed-shame = Shame gained
w-deed-returned = Shame returned
w-end-near = How close it was
w-near-won = { $spare ->
    [0] The last request came in the last Winter.
    [one] There was { $spare } year to spare.
   *[other] There were { $spare } years to spare.
}
w-near-missing = { $count ->
    [one] { $count } more request was needed.
   *[other] { $count } more requests were needed.
}
w-near-shame = Shame tokens left in the pool: { $left }. The fewest: { $least }, in year { $year }.
w-near-assault = { $breach ->
    [yes] Closest assault, year { $year }: { $section } broke, power { $power } against { $defence }.
   *[no] Closest assault, year { $year }: { $section } held, power { $power } against { $defence }.
}

option-coop = Play together (co-op)
option-coop-note = You win or lose as a team: fulfill enough of the Emperor’s requests before the years or the shame tokens run out. Each Spring brings one more horde, each Winter an event. There are no artifacts.
option-open_hands = Open hands
option-open_hands-note = Only when you play together: everyone sees everyone’s resources and tactics.
