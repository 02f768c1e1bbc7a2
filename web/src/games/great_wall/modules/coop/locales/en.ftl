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
w-card-request = Emperor’s request
w-card-event = Event
