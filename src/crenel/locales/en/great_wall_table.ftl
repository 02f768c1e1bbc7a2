### The Great Wall at the table: what is asked, what happens, and what the drawing says. In events `$who` did it and `$you` says
### whether that is the reader (yes, no; none where nobody did). `then` goes on with a sentence about the same clan.

## Sources of honor

source-production = production
source-donations = donations
source-walls = walls
source-barricades = barricades
source-battle = battles
source-spots = vital spots
source-commands = cards not reclaimed
source-cards = cards
source-shame = shame
source-hordes = claimed hordes
source-artifacts = artifacts

## Options

setting-cards = Your own cards, by kind and name
setting-rival_honor = Solo: Qin Jiushao’s starting honor
setting-rival_honor-0 = none
setting-rival_honor-50 = 50 (harder)
setting-rival_honor-100 = 100 (hardest)
setting-rival_advisors = Solo: advisors Qin Jiushao gains each Spring
setting-rival_advisors-1 = one of the two that leave the row
setting-rival_advisors-2 = both (harder)

## Prompts. `$own`: whether the pieces belong to the player who decides; if not, `$whose` names the owner. `$moved`: 0 before the first clerk.

asking-choose_leaders = Choose your general and your active advisor. The other advisor supports your general.
asking-choose_commands = Secretly choose a command card for this Fall.
asking-place_card = Place your card on a free space of the command track.
asking-give_advisor = Two advisors leave the row. Which one goes to Qin Jiushao?
asking-buy_off_shame = Discard shame tokens for 2 chi each, or finish.
asking-reclaim = Reclaim your discarded command cards, or leave them for 2 honor each?
asking-all_attack =
    { $rest ->
        [yes] Attack with every soldier in your rest zones who can, or skip.
       *[no] Attack with all your archers on the walls, or skip.
    }
asking-attack_order = Attack with all your soldiers who can, from rest zones and walls, or skip.
asking-betrayal = Copy a card on the track, or move your own clerks.
asking-move_clerks =
    { $own ->
        [yes] { $left ->
            [one] Move { $left } { $moved ->
                [0] clerk
               *[other] more clerk
            }
           *[other] Move up to { $left } { $moved ->
                [0] clerks
               *[other] more clerks
            }
        }
       *[no] { $whose }: { $left ->
            [one] move { $left } { $moved ->
                [0] clerk
               *[other] more clerk
            }
           *[other] move up to { $left } { $moved ->
                [0] clerks
               *[other] more clerks
            }
        }
    }{ $different ->
        [yes] { $left ->
            [one] , to a different location.
           *[other] , each to a different location.
        }
       *[no] .
    }
asking-confirm = { $ends ->
    [yes] End your turn, or undo.
   *[no] Confirm, or undo.
}
asking-activations = Which location activates next?
asking-advanced_activation = Activate any location, full or not, or skip.
asking-upgrade_by_advisor = { asking-upgrade_overseer }
asking-upgrade_overseer = Upgrade your overseer { $place_at }{ $less ->
    [0] { "" }
   *[other] , paying { $less } less
  }, or skip.
asking-donate = Donate one resource { $place_at } to the warehouse for 2 honor, or skip.
asking-recruit = Recruit up to { $left } ({ $soldier }{ $price ->
    [0] { "" }
    [one] , for any { $price } resource each
   *[other] , for any { $price } resources each
  }), or finish.
asking-deploy = Place your recruits: each one attacks or rests.
asking-tea_house =
    { $own ->
        [yes] Move up in the tea order, or skip.
       *[no] { $whose }: move up in the tea order, or skip.
    }
asking-pay_any =
    Pay any { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
asking-strike =
    { $own ->
        [yes] Your { $soldier } attacks
       *[no] { $whose }: a { $soldier } attacks
    } { $section_in }. Choose a vital spot.
asking-attack_with =
    { $forced ->
        [yes] Every soldier who can attack must. Who is next?
       *[no] Choose a soldier to attack with, or finish.
    }
asking-build =
    Build up to { $left ->
        [one] { $left } barricade or wall level
       *[other] { $left } barricades or wall levels
    }, or finish.
asking-pay_from_warehouse = This costs { $cost }, and the warehouse pays first. What will you take from it?
asking-pay_own = Pay { $cost } of your own wood, stone and gold, in any mix.
asking-logistics =
    March soldiers from one section to another, { $left ->
        [one] { $left } time
       *[other] up to { $left } times
    }, or finish.
asking-march = Which soldiers march { $origin } { $goal }? Or finish.
asking-hire =
    Hire up to { $left ->
        [one] { $left } clerk or advisor
       *[other] { $left } clerks or advisors
    }, or finish.
asking-use_card = “{ $card }”: pay to use it, or skip.
asking-effect = “{ $card }”: choose.
asking-again = “{ $card }”: choose again.
asking-react = { $when }, you may play a tactic.
asking-casualty =
    The horde kills { $count ->
        [one] { $count } of your soldiers
       *[other] { $count } of your soldiers
    } { $section_in }. Which one do you lose?
asking-perish =
    Your soldiers { $section_in } are about to die. Save them{ $free ->
        [0] { " " }for 2 chi each
        [one] , one for free and the rest for 2 chi each
       *[other] , { $free } for free and the rest for 2 chi each
    }, or let them die.
asking-get_shame = You gain a shame token. Put it under a soldier in your pool or on a horde you claimed.
asking-clear_shame = Choose a shame token to discard.
asking-discard_tactic = You have too many tactics. Discard one.
asking-recall = Reclaim a command card from your discard pile, or skip.
asking-supplied =
    Gain any { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
asking-mix =
    Your overseer { $place_at } produces { $left ->
        [one] { $left } resource
       *[other] { $left } resources
    }. Choose a different one, or finish to take the rest as they are.
asking-reed_attack = { clan-reed }: where does its spearman attack?
asking-reed_barricade = { clan-reed }: where does it build a barricade?
asking-reed_dismiss = { clan-reed }: which advisor leaves the row?

## Events

event-advisor_came = New in the advisor row: “{ $card }”.
    .then = “{ $card }”
    .several = New in the advisor row: { $clauses }.
event-advisor_dismissed = “{ $card }” leaves the advisor row.
event-advisor_hired = { subject } { event-advisor_hired.then }.
    .then = { $you ->
        [yes] hire
       *[no] hires
    } “{ $card }” as { $active ->
        [yes] an active advisor
       *[no] a supporting advisor
    }
event-activated = { $advanced ->
    [yes] Advanced activation
   *[no] Activation
  }: { $place }.
event-all_saved = { subject } { event-all_saved.then }.
    .then = { $you ->
        [yes] save
       *[no] saves
    } all soldiers killed { $section_in }
event-assault = Assault { $section_in }, power { $power } against { $defence }: { $breach ->
    [yes] the wall is breached!
   *[no] the wall holds.
  }
event-barricade_built = { $you ->
    [none] A barricade is built { $section_in }.
   *[other] { subject } { event-barricade_built.then }.
  }
    .then = { $you ->
        [yes] build
       *[no] builds
    } a barricade { $section_in }
event-card_used = { subject } { event-card_used.then }.
    .then = { $you ->
        [yes] use
       *[no] uses
    } “{ $card }”
event-clerk_hired = { subject } { event-clerk_hired.then }.
    .then = { $you ->
        [yes] hire
       *[no] hires
    } a clerk
event-clerk_sent = { subject } { event-clerk_sent.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } a clerk { $origin ->
        [none] { $goal }
       *[other] { $origin } { $goal }
    }
event-command_placed = { subject } { event-command_placed.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } “{ $card }” on space { $slot } of the command track
event-command_shown = { subject } { event-command_shown.then }.
    .then = { $you ->
        [yes] reveal
       *[no] reveals
    } “{ $card }”
event-copied = { subject } { event-copied.then }.
    .then = { $you ->
        [yes] copy
       *[no] copies
    } “{ $card }”
event-donated = { subject } { event-donated.then }.
    .then = { $you ->
        [yes] donate
       *[no] donates
    } 1 { $resource } to the warehouse
event-gained = { subject } { event-gained.then }.
    .then = { $you ->
        [yes] gain
       *[no] gains
    } { $resource_count }
event-game_ended = { $reason ->
    [requests] All requests are fulfilled. Everyone wins.
    [late] The last year is over and requests are missing. Everyone loses.
    [disgrace] A shame token is due and the pool is empty. Everyone loses.
    [rubble] No wall level is left. Everyone loses.
    [famine] The food stores are lost. Everyone loses.
    [khan] Genghis Khan is defeated. The game ends.
    [held] The last year is over, and the fortress still stands. Everyone wins.
    [fortress] The fortress has fallen. Everyone loses.
    [unbroken] The last year is over, and the wall was never breached. Everyone wins.
    [breach] The wall is breached. Everyone loses.
    [walls] All walls are complete. The game ends.
    [shame] The last shame token was taken. The game ends.
   *[time] The last year is over. The game ends.
  }
event-honor = { subject } { event-honor.then }.
    .then = { $you ->
        [yes] gain
       *[no] gains
    } { $honor } honor
event-honor-artifacts = { subject } { event-honor-artifacts.then }.
    .then = { event-honor.then } (artifact: { $artifact })
event-honor-commands = { subject } { event-honor-commands.then }.
    .then = { event-honor.then } ({ $source })
event-honor-hordes = { subject } { event-honor-hordes.then }.
    .then = { event-honor.then } (horde: { $horde })
event-honor_lost = { subject } { event-honor_lost.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } { $honor } honor
event-honor_lost-shame = { subject } { event-honor_lost-shame.then }.
    .then = { event-honor_lost.then } ({ $source })
event-horde_came = A horde arrives { $section_in }: { $horde }.
    .then = { $section_in }: { $horde }
    .several = Hordes arrive { $clauses }.
event-horde_claimed = { subject } { event-horde_claimed.then }.
    .then = { $you ->
        [yes] claim
       *[no] claims
    } the horde card ({ $horde })
event-horde_defeated = { $you ->
    [yes] You defeat the horde { $section_in }: { $horde }.
    [none] The horde { $section_in } is defeated with no soldiers on it: { $horde }.
   *[no] { $who } defeats the horde { $section_in }: { $horde }.
  }
event-invasion = Invasion: { $count ->
    [one] { $count } horde comes.
   *[other] { $count } hordes come.
  }
event-killed = { subject } { event-killed.then }.
    .then = { $you ->
        [yes] lose
       *[no] loses
    } { $soldiers } { $section_in }
event-leader_chosen = { subject } { event-leader_chosen.then }.
    .then = { $you ->
        [yes] choose
       *[no] chooses
    } { $general }, with “{ $advisor }” as active advisor
event-marched = { subject } { event-marched.then }.
    .then = { $you ->
        [yes] march
       *[no] marches
    } { $soldier_object } { $origin } { $goal }
event-overseer = { subject } { event-overseer.then }.
    .then = { $you ->
        [yes] upgrade your
       *[no] upgrades their
    } overseer { $place_at } to level { $level }
event-paid = { subject } { event-paid.then }.
    .then = { $you ->
        [yes] pay
       *[no] pays
    } { $paid }{ $gold_for ->
        [0] { "" }
       *[other] { " " }({ $gold_for } of it in gold)
    }
event-place_filled = { subject } { event-place_filled.then }.
    .then = { $you ->
        [yes] take
       *[no] takes
    } the last slot { $place_at }{ $alone ->
        [yes] , with nobody else there: 1 shame token when it activates
       *[no] , so it will activate
    }
event-posted = { subject } { event-posted.then }.
    .then = { $you ->
        [yes] place
       *[no] places
    } { $soldier_object } on the wall { $section_in }
event-raid = No room { $section_in }: a horde ({ $horde }) raids the land, and { $shame ->
    [one] { $shame } shame token leaves
   *[other] { $shame } shame tokens leave
  } the pool for good.
event-recalled = { subject } { event-recalled.then }.
    .then = { $you ->
        [yes] reclaim
       *[no] reclaims
    } the command card “{ $card }”
event-reclaimed = { subject } { event-reclaimed.then }.
    .then = { $you ->
        [yes] reclaim your
       *[no] reclaims their
    } command cards
event-recruited = { subject } { event-recruited.then }.
    .then = { $you ->
        [yes] recruit
       *[no] recruits
    } { $soldier_object }
event-saved = { subject } { event-saved.then }.
    .then = { $you ->
        [yes] save
       *[no] saves
    } { $soldier_object } { $section_in }
event-shame_cleared = { subject } { event-shame_cleared.then }.
    .then = { $you ->
        [yes] discard
       *[no] discards
    } a shame token (pool: { $left })
event-shamed = { subject } { event-shamed.then }.
    .then = { $you ->
        [yes] gain
       *[no] gains
    } a shame token (pool: { $left })
event-stationed = { subject } { event-stationed.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } { $soldier_object } to rest { $section_in }
event-struck = { subject } { event-struck.then }.
    .then = { $you ->
        [yes] attack
       *[no] attacks
    } with { $soldier_object } { $section_in }: { $horde }, row { $row }, spot { $spot }
event-tactic_discarded = { subject } { event-tactic_discarded.then }.
    .then = { $you ->
        [yes] discard
       *[no] discards
    } “{ $card }”
event-tactic_played = { subject } { event-tactic_played.then }.
    .then = { $you ->
        [yes] play
       *[no] plays
    } “{ $card }”{ $boosted ->
        [yes] , boosted
       *[no] { "" }
    }
event-tactics_drawn = { subject } { event-tactics_drawn.then }.
    .then = { $you ->
        [yes] draw
       *[no] draws
    } { $count ->
        [one] { $count } tactic
       *[other] { $count } tactics
    }
event-tactics_seen = Drawn: { $cards }.
event-tea = { subject } { event-tea.then }.
    .then = { $you ->
        [yes] move
       *[no] moves
    } up in the tea order ({ $order })
event-turn_started = { $you ->
    [yes] Your turn
   *[no] { $who }’s turn
  }: { $card }.
event-wall_destroyed = The wall { $section_in } loses a level: level { $level } is left.
event-wall_built = { subject } { event-wall_built.then }.
    .then = { $you ->
        [yes] build
       *[no] builds
    } wall level { $level } { $section_in }
event-warehouse_used = { subject } { event-warehouse_used.then }.
    .then = { $you ->
        [yes] take
       *[no] takes
    } { $resource_count } from the warehouse
event-wounded = { subject } { event-wounded.then }.
    .then = { $you ->
        [yes] wound
       *[no] wounds
    } a horde { $section_in } ({ $horde })
event-year_started = Year { $year } begins.
event-season_started = { $season } begins.
event-year_resumed = The game continues from a finished one: year { $year }, { $season }.

## Short names of moves

verb-great_wall-activate = activate a location
verb-great_wall-advisor = hire an advisor
verb-great_wall-attack = attack with
verb-great_wall-barricade = build a barricade
verb-great_wall-carry = march a soldier
verb-great_wall-clear = discard shame
verb-great_wall-clerk = send a clerk
verb-great_wall-command = play a command card
verb-great_wall-copy = copy a card
verb-great_wall-discard = discard a tactic
verb-great_wall-dismiss = discard an advisor
verb-great_wall-donate = donate
verb-great_wall-done = finish
verb-great_wall-done-betrayal = move clerks
verb-great_wall-done-perish = let them die
verb-great_wall-gain = gain
verb-great_wall-hire = hire a clerk
verb-great_wall-honor = leave the cards for honor
verb-great_wall-income = collect an overseer’s income
verb-great_wall-lead = choose a general and an active advisor
verb-great_wall-lose = lose
verb-great_wall-march = choose where from and where to
verb-great_wall-pay = pay
verb-great_wall-reclaim = reclaim the cards
verb-great_wall-recruit = recruit
verb-great_wall-rest = send to a rest zone
verb-great_wall-save = save
verb-great_wall-shame = put the shame token on
verb-great_wall-skip = skip
verb-great_wall-slot = choose a track space
verb-great_wall-spend = pay with
verb-great_wall-spot = choose a vital spot
verb-great_wall-stock = take from the warehouse
verb-great_wall-tactic = play a tactic
verb-great_wall-take = give to Qin Jiushao
verb-great_wall-upgrade = upgrade an overseer
verb-great_wall-use = pay to use it
verb-great_wall-use-all_attack = attack with everyone
verb-great_wall-use-attack_order = attack with everyone
verb-great_wall-use-tea_house = move up
verb-great_wall-wall = build a wall
verb-great_wall-wound = wound
verb-great_wall-choose = choose a player
verb-great_wall-recall = reclaim a command card

way-right = right
way-down = down
how-rest = rest to rest
how-wall = wall to wall
how-down = wall to rest

## Effects of locations

about-lumber-mill = Activates when all slots are taken. Each clan there: gain 1 resource per clerk and overseer level, then you may upgrade your overseer, then you may donate 1 resource. A clan that is alone there gains a shame token.
about-quarry = { about-lumber-mill }
about-gold-mine = { about-lumber-mill }
about-temple = Activates when all slots are taken. Each clan there: gain 1 chi per clerk and overseer level, then you may upgrade your overseer. A clan that is alone there gains a shame token.
about-barracks = Activates when all slots are taken. Each clan there: recruit up to 1 soldier per clerk; each one attacks or rests. A clan that is alone there gains a shame token.
about-tea-house = Activates when all slots are taken. Each clan there moves up one place in the tea order. A clan with a clerk in every slot moves to the top.
about-builders = Activates in every activation step. Per clerk: build a barricade (costs 2, gives 2 honor) or the next level of a wall (gives as much honor as it costs). The warehouse pays first.
about-logistics = Activates in every activation step. Per clerk: march any number of soldiers from one section to another.
about-embassy = Activates in every activation step. Per clerk: hire a clerk for 2 gold, or an advisor for as much gold as the number of advisors you have after hiring.
about-academy = Activates in every activation step. Draw 1 tactic per clerk. You can keep at most five.

## The drawing

wall-year = Year { $year }/{ $years }, { $season }
wall-shame-pool = shame { $pool }/{ $of }
wall-next-horde = next horde: { $section }
wall-lethality = each horde kills { $count }
wall-springs = hordes by year
wall-tea = Tea
wall-track = Track
wall-warehouse = Warehouse
wall-row = Advisor row
wall-artifacts = Artifacts
wall-forecast = power { $power } against { $defence }: { $breach ->
    [yes] breach!
   *[no] holds
  }
wall-forecast-short = { $power } against { $defence }: { $breach ->
    [yes] breach!
   *[no] holds
  }
wall-quiet = no horde
wall-wall = Wall
wall-archers = Archers
wall-rest = Rest
wall-honor = { $honor } honor
wall-general = { $general } ×{ $count }
wall-no-general = no general yet
wall-clerks = clerks { $pool } (+{ $reserve })
wall-pool = pool
wall-shamed = shamed
wall-commands = Commands
wall-discarded = discarded
wall-tactics = Tactics
wall-tactics-count = tactics { $count }
wall-commands-count = commands { $count }
wall-active = Active
wall-support = supporting
wall-dealt = Dealt
wall-claimed = claimed
wall-shame = shame { $count }
wall-qin-track = His track
wall-nothing = –
wall-card-general = general
wall-card-advisor = advisor
wall-card-tactic = tactic
wall-card-horde = horde
wall-card-artifact = artifact
wall-card-command = command
wall-card-solo = Qin Jiushao’s card
wall-card-place = location
wall-legend-rewards = { $wood } wood, { $stone } stone, { $gold } gold, { $chi } chi, 2 honor, T tactic, · nothing, x wound, [ ] target of a move
wall-legend-soldiers = { $spearman } spearman, { $archer } archer, { $horseman } horseman; { $symbols } the clans
wall-legend-hordes = P power, ○ open spots; ½ halves the defense, ♨ barricades don’t count, »N charges, †N kills more, → power and defense without it
wall-legend-walls = ▰ wall levels, ▮ barricades, ! ready to activate, ¹²³ overseers, ▶ current turn, ⌂ house card
