### The co-op mode: requests, events, and all that is said about them

setting-coop = Co-op: fulfill the Emperor’s requests together
setting-coop-true = yes
setting-coop-false = no
setting-open_hands = Co-op: open hands
setting-open_hands-true = yes
setting-open_hands-false = no
coop-alone = Co-op needs 2 or more players. The solo game has its own opponent.
coop-handicap = In co-op, everyone wins or loses together. A handicap would change nothing.
open-hands-apart = Hands can only be open in a co-op game.
no-such-request = { $card } is not an open request.{ $cards ->
    [none] { " " }No request is open.
   *[other] { " " }Open: { $cards }.
  }
proposed-already = You have already proposed { $card } this Winter.
walls-missing = { $card } can’t be fulfilled yet. Wall levels missing: { $missing }.
team-short = { $card } can’t be fulfilled now. The team has { $have } of { $cost }.
player-short = { $card } can’t be fulfilled now. Not every player has what it asks for.
own-part-short = You don’t have what { $card } asks of you.
share-asked = { $card } is paid by the team. Offer your share, or refuse.
share-not-asked = { $card } asks the same of every player. Agree or refuse.
nothing-proposed = Nobody has proposed a request. Propose one first.
offer-over = That is more than is missing: { $count }.
offer-above-own = You don’t have that much. You have { $have }.
offer-under = That is not enough: the players after you can’t give the rest. Offer { $least } or more, or refuse.
sacrifice-other = { $card } doesn’t ask for this piece.
only-shamed = A soldier under a shame token can’t be sacrificed: { $soldier }.
no-such-piece = You have no such piece there.
honor-short = This costs { $cost } honor. You have { $have }.
order-named = You have already named this player.
clan-not-acting = This player doesn’t act now.
asking-fulfil = Propose a request, or finish.
asking-consent = A request is proposed: agree to pay, or refuse.
asking-offer = A request is proposed: offer your share, or refuse.
asking-pay_line = Choose what you give for the request.
asking-name_order = Choose who acts next, or finish (the rest follow the tea order).
asking-take_shame = You gain a shame token. Put it under a soldier in your pool, or return it for 10 honor.
asking-redeem = Discard shame tokens for 10 honor each, or finish.
moment-great_wall-redeem = You return a shame token for 10 honor when you gain it.
moment-great_wall-propose = You propose requests in Winter, after the assault.
moment-great_wall-agree = You agree to a request when someone proposes it.
moment-great_wall-refuse = You refuse a request when someone proposes it.
moment-great_wall-offer = You offer your share when someone proposes a request for the team.
moment-great_wall-sacrifice = You sacrifice pieces when a request asks for them.
rule-great_wall-coop-fulfil = Requests are fulfilled in Winter, after the assault and before the end check.
rule-great_wall-coop-consent = Anyone proposes a request, each request once per Winter. Everyone who pays must agree.
rule-great_wall-coop-each = Each player pays the whole demand alone. Nobody pays for another player.
rule-great_wall-coop-team = The team pays together, in any shares.
rule-great_wall-coop-sacrifice = A sacrificed piece leaves the game. Soldiers under shame tokens can’t be sacrificed.
rule-great_wall-coop-redeem = Pay 10 honor to return a shame token, when you gain it or in Summer.
rule-great_wall-coop-name-order = The active player names the order of the others. Without it, tea decides.
verb-great_wall-redeem = return the shame token for 10 honor
verb-great_wall-propose = propose a request
verb-great_wall-agree = agree
verb-great_wall-refuse = refuse
verb-great_wall-offer = offer
verb-great_wall-sacrifice = sacrifice
event-request_came = New request: { $card }.
event-event_came = Event: { $card }.
event-request_fulfilled = Request fulfilled: { $card }.
event-requests_open = { $count ->
        [one] { $count } request stays open: each player gains { $count } shame token.
       *[other] { $count } requests stay open: each player gains { $count } shame tokens.
    }
event-requests_begun = Requests can be fulfilled now.
ending-requests = enough requests fulfilled
ending-late = too few requests by the last year
ending-disgrace = shame due from an empty pool
wall-card-request = request
wall-card-event = event
wall-team = Team:
wall-team-name = The team
wall-team-line = { $done } of { $needed } requests, shame { $shame } of { $of }, year { $year } of { $years }
wall-team-holding = shame { $shame } of { $of }, year { $year } of { $years }
wall-requests = Requests:
wall-events = Events:
wall-proposed = Proposed:

event-request_proposed = { subject } { event-request_proposed.then }.
    .then = { $you ->
        [yes] propose
       *[no] proposes
    } the request “{ $card }”
event-request_agreed = { subject } { event-request_agreed.then }.
    .then = { $you ->
        [yes] agree
       *[no] agrees
    } to the request “{ $card }”
event-request_refused = { subject } { event-request_refused.then }.
    .then = { $you ->
        [yes] refuse
       *[no] refuses
    } the request “{ $card }”
event-request_offered = { subject } { event-request_offered.then }.
    .then = { $you ->
        [yes] offer
       *[no] offers
    } { $count } for the request “{ $card }”
event-sacrificed = { subject } { event-sacrificed.then }.
    .then = { $you ->
        [yes] sacrifice
       *[no] sacrifices
    } { $soldier_object }
event-clerk_sacrificed = { subject } { event-clerk_sacrificed.then }.
    .then = { $you ->
        [yes] sacrifice
       *[no] sacrifices
    } a clerk
event-advisor_given = { subject } { event-advisor_given.then }.
    .then = { $you ->
        [yes] discard
       *[no] discards
    } the advisor “{ $card }”
event-shame_redeemed = { subject } { event-shame_redeemed.then }.
    .then = { $you ->
        [yes] return
       *[no] returns
    } a shame token for 10 honor (pool: { $left })

## Names

card-timber-for-the-fleet = Timber for the Fleet
card-stones-for-the-canal = Stones for the Canal
card-gold-for-the-court = Gold for the Court
card-incense-for-the-temples = Incense for the Temples
card-grain-for-the-capital = Grain for the Capital
card-warriors-for-emperors-guard = Warriors for Emperor’s Guard
card-royal-escort = Royal Escort
card-marksmen-for-the-palace = Marksmen for the Palace
card-glory-belongs-to-the-emperor = Glory Belongs to the Emperor
card-taunt-them-and-prevail = Taunt Them and Prevail
card-scholars-for-the-academy = Scholars for the Academy
card-a-wall-without-gaps = A Wall without Gaps
card-surprise-attack = Surprise Attack
card-scandal-at-court = Scandal at Court
card-new-year-feast = New Year Feast
card-riders-with-orders = Riders with Orders
card-iron-winter = Iron Winter
card-battering-rams = Heavy Rams
card-drums-from-the-steppe = Drums from the Steppe
card-master-masons = Master Masons
card-mud-and-rain = Mud and Rain
card-poisoned-arrows = Poisoned Arrows
card-deserters = Deserters
card-comet = Comet
card-di-qing = Di Qing
card-zong-ze = Zong Ze
card-bao-zheng = Bao Zheng
card-han-shizhong = Han Shizhong
card-fan-zhongyan = Fan Zhongyan
card-wu-jie = Wu Jie
card-shen-kuo = Shen Kuo
card-cao-bin = Cao Bin
card-shared-glory = Shared Glory
card-shared-spoils = Shared Spoils
card-torch-signals = Torch Signals
card-victory-report = Victory Report
card-covering-fire = Covering Fire
card-shield-line = Shield Line
card-send-the-booty-home = Send the Booty Home
card-carry-the-wounded = Carry the Wounded
card-in-their-memory = In Their Memory
card-council-of-war = Council of War
card-second-orders = Second Orders
card-village-levy = Village Levy
horde-vanguard = vanguard
horde-horse-archers = horse archers
horde-sappers = sappers
horde-wolf-banner = wolf banner
horde-shield-bearers = shield bearers
horde-night-riders = night riders
horde-firebrands = firebrands
horde-keshig = keshig
horde-vanguard-left = { horde-vanguard } ({ section-left })
horde-vanguard-middle = { horde-vanguard } ({ section-middle })
horde-vanguard-right = { horde-vanguard } ({ section-right })
horde-horse-archers-left = { horde-horse-archers } ({ section-left })
horde-horse-archers-middle = { horde-horse-archers } ({ section-middle })
horde-horse-archers-right = { horde-horse-archers } ({ section-right })
horde-sappers-left = { horde-sappers } ({ section-left })
horde-sappers-middle = { horde-sappers } ({ section-middle })
horde-sappers-right = { horde-sappers } ({ section-right })
horde-wolf-banner-left = { horde-wolf-banner } ({ section-left })
horde-wolf-banner-middle = { horde-wolf-banner } ({ section-middle })
horde-wolf-banner-right = { horde-wolf-banner } ({ section-right })
horde-shield-bearers-left = { horde-shield-bearers } ({ section-left })
horde-shield-bearers-middle = { horde-shield-bearers } ({ section-middle })
horde-shield-bearers-right = { horde-shield-bearers } ({ section-right })
horde-night-riders-left = { horde-night-riders } ({ section-left })
horde-night-riders-middle = { horde-night-riders } ({ section-middle })
horde-night-riders-right = { horde-night-riders } ({ section-right })
horde-firebrands-left = { horde-firebrands } ({ section-left })
horde-firebrands-middle = { horde-firebrands } ({ section-middle })
horde-firebrands-right = { horde-firebrands } ({ section-right })
horde-keshig-left = { horde-keshig } ({ section-left })
horde-keshig-middle = { horde-keshig } ({ section-middle })
horde-keshig-right = { horde-keshig } ({ section-right })

## Lines of requests and events

request-team_walls = The wall has { $count ->
        [one] { $count } level
       *[other] { $count } levels
    } per player. Nothing is paid.
request-each_wood = Each player pays { resource-wood.count }.
request-team_wood = The team pays { resource-wood.count } per player, in any shares.
request-each_stone = Each player pays { resource-stone.count }.
request-team_stone = The team pays { resource-stone.count } per player, in any shares.
request-each_gold = Each player pays { resource-gold.count }.
request-team_gold = The team pays { resource-gold.count } per player, in any shares.
request-each_chi = Each player pays { resource-chi.count }.
request-team_chi = The team pays { resource-chi.count } per player, in any shares.
request-each_any = Each player pays { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of their choice.
request-team_any = The team pays { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } per player, in any shares.
request-each_soldier = Each player sacrifices { soldier-soldier.count }.
request-team_soldier = The team sacrifices { soldier-soldier.count } per player, in any shares.
request-each_spearman = Each player sacrifices { soldier-spearman.count }.
request-team_spearman = The team sacrifices { soldier-spearman.count } per player, in any shares.
request-each_archer = Each player sacrifices { soldier-archer.count }.
request-team_archer = The team sacrifices { soldier-archer.count } per player, in any shares.
request-each_horseman = Each player sacrifices { soldier-horseman.count }.
request-team_horseman = The team sacrifices { soldier-horseman.count } per player, in any shares.
request-each_clerk = Each player sacrifices { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }.
request-team_clerk = The team sacrifices { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    } per player, in any shares.
request-each_advisor = Each player discards { $count ->
        [one] { $count } advisor
       *[other] { $count } advisors
    }.
request-team_advisor = The team discards { $count ->
        [one] { $count } advisor
       *[other] { $count } advisors
    } per player, in any shares.
request-each_horde = Each player discards { $count ->
        [one] { $count } claimed horde
       *[other] { $count } claimed hordes
    }.
request-team_horde = The team discards { $count ->
        [one] { $count } claimed horde
       *[other] { $count } claimed hordes
    } per player, in any shares.
request-each_honor = Each player loses { $count } honor.
request-team_honor = The team loses { $count } honor per player, in any shares.
event-power = Each horde: +{ $count } power.
event-lethal = Each horde kills { $count ->
        [one] { $count } more soldier
       *[other] { $count } more soldiers
    } of each clan on it.
event-wall_cost = Each wall level costs { $count ->
        [one] { $count } more resource
       *[other] { $count } more resources
    }.
event-soldier_gold = Each soldier costs { $count } more gold.
event-save_more = Saving a soldier costs { $count } more chi.
event-save_less = Saving a soldier costs { $count } less chi.
event-barricade = Each barricade: −{ $count } defense.
event-defence = Each section: +{ $count } defense.
event-now_shame = Once: each player gains { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }.
event-now_dishonor = Once: each player loses { $count } honor.
event-now_honor = Once: each player gains { $count } honor.
event-now_hordes = Once: { $count ->
        [one] { $count } more horde comes
       *[other] { $count } more hordes come
    }.
event-now_tactics = Once: each player draws { $count ->
        [one] { $count } tactic
       *[other] { $count } tactics
    }.
event-now_clear = Once: each player discards { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }.
event-now_recall = Once: each player may reclaim { $count ->
        [one] { $count } command card
       *[other] { $count } command cards
    }.
event-now_barricades = Once: each section gains { $count ->
        [one] { $count } barricade
       *[other] { $count } barricades
    }.
event-now_wood = Once: each player gains { resource-wood.count }.
event-now_stone = Once: each player gains { resource-stone.count }.
event-now_gold = Once: each player gains { resource-gold.count }.
event-now_chi = Once: each player gains { resource-chi.count }.
reason-coop = requests and the shame pool
