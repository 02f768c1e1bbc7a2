### Emperor's Visit

setting-scenario-emperors_visit = Emperor’s Visit
scenario-emperors_visit-story = The Emperor travels along his wall, and every Winter he stops at your gate. He wants to see one thing only, and he never says please. Show it, and you dine at his side. Come with empty hands, and the whole court remembers your name.
scenario-emperors_visit-changes =
    Each Winter, everyone who has enough of what the Emperor asks for gains 10 honor. Nothing is paid. Everyone else gets 1 shame token.
    Clerks can also go to the warehouse. It never activates.
    The player with the most clerks in the warehouse chooses what the Emperor asks for next. Then those clerks go home.
scenario-emperors_visit-hard = Demanding: bots meet 57–64% of the claims, and 19–26% of their games end because the shame pool is empty.

place-warehouse = warehouse
    .at = in the warehouse
from-warehouse = from the warehouse
to-warehouse = to the warehouse
about-warehouse = Never activates and has no limit. After the Emperor’s claim in Winter, the player with the most clerks here chooses what he asks for next. Then all clerks here go home.
source-emperor = Emperor’s claim

emperor-asks = { $thing ->
    [wood] { $amount } wood
    [stone] { $amount } stone
    [gold] { $amount } gold
    [chi] { $amount } chi
   *[tactics] { $amount } tactics
  }
asking-move_marker = You have the most clerks in the warehouse. Choose what the Emperor asks for next Winter.
moment-great_wall-emperor = You choose what the Emperor asks for in Winter, after his claim, if you have the most clerks in the warehouse.
verb-great_wall-emperor = choose the Emperor’s next claim
warehouse-still = The warehouse never activates. Its clerks only decide who chooses the Emperor’s next claim.
marker-must-move = The Emperor has just asked for this. Choose something different.
no-such-space = The Emperor never asks for that. Choose one of these: { $allowed }.
rule-great_wall-emperors_visit-still = The warehouse never activates, also not by advanced activation.
rule-great_wall-emperors_visit-marker = The player with the most clerks in the warehouse must choose a different claim for the Emperor.

event-emperor_came = The Emperor wants to see { emperor-asks }.
event-claim_met = { subject } { event-claim_met.then }.
    .then = { $you ->
        [yes] meet
       *[no] meets
    } the Emperor’s claim
event-claim_missed = { subject } can’t meet the Emperor’s claim.
    .then = can’t meet the Emperor’s claim
event-visit_moved = { subject } { event-visit_moved.then }.
    .then = { $you ->
        [yes] choose
       *[no] chooses
    } the Emperor’s next claim: { emperor-asks }
event-marker_stayed = No clerks are in the warehouse, so the Emperor’s claim stays the same.
wall-emperor = Emperor:
wall-emperor-wants = { emperor-asks } by Winter: { $honor } honor, or shame
wall-emperor-others = then perhaps: { $things }
wall-emperor-shows = { $able ->
    [yes] You can meet the Emperor’s claim.
   *[no] You can’t meet the Emperor’s claim yet: you have { $have } of { $amount }.
  }
reason-emperors_visit = the Emperor’s claim
