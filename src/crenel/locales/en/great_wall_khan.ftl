### Genghis Khan: his cards, the Emperor’s awards, bannermen, and all that is said about them

setting-khan = Genghis Khan: rides before the wall with two skills, and can be defeated
setting-khan-true = yes
setting-khan-false = no
khan-solo = Genghis Khan can’t join the solo game, which is played with the base game only.

soldier-bannerman = bannerman
    .object = a bannerman
    .count = { $count ->
        [one] { $count } bannerman
       *[other] { $count } bannermen
    }
    .short = B
source-khan = Genghis Khan

asking-attack_khan = You claimed the horde. Attack Genghis Khan with a soldier who survived it, or skip.
asking-donations = Donate a resource to the warehouse, or skip.
moment-great_wall-khan = You attack Genghis Khan when you claim a horde and a spearman or horseman of yours on it survives.
verb-great_wall-khan = attack Genghis Khan
khan-fighters = Only spearmen and horsemen can attack Genghis Khan.
khan-nobody = No { $soldier } of yours survived on this horde.
khan-card = Choose one of these cards: { $cards }.
khan-no-spot = “{ $card }” has { $count ->
        [one] { $count } vital spot
       *[other] { $count } vital spots
    }.
khan-one-spot = A { $soldier } covers only one vital spot.
khan-inactive = Spot { $spot } is active only with { $count } or more players.
khan-covered = Spot { $spot } on “{ $card }” is already covered.
khan-apart = A horseman covers one vital spot, or two next to each other on one card.
rule-great_wall-khan-attack = Whoever claims a horde may attack Genghis Khan with one spearman or horseman who stood on it and survived.
rule-great_wall-khan-horseman = A horseman on Genghis Khan covers one vital spot, or two next to each other on one card.
rule-great_wall-khan-active = A vital spot with a number is active only with that many players or more.
rule-great_wall-khan-tribute = While “Let Them Fear Us!” works, attacking Genghis Khan costs chi if the defeated horde was in his section.

event-khan_moved = Genghis Khan rides to a section: { $section }.
event-khan_stays = Genghis Khan stays { $section_in }.
event-hordes_shuffled = The discarded hordes are shuffled into a new deck.
event-khan_attacked = { subject } { event-khan_attacked.then }.
    .then = { $you ->
        [yes] send
       *[no] sends
    } { $soldier_object } against “{ $card }” ({ $count ->
        [one] { $count } vital spot
       *[other] { $count } vital spots
    })
event-skill_ended = All vital spots on “{ $card }” are covered. It no longer works.
event-khan_defeated = Genghis Khan is defeated!
event-fire_held = The sky is dark { $section_in }: no archer shoots there.
event-award_taken = { subject } { event-award_taken.then }.
    .then = { $you ->
        [yes] take
       *[no] takes
    } the Emperor’s award ({ $card })

wall-card-khan = Genghis Khan
wall-card-skill = skill
wall-card-award = Emperor’s award
wall-khan = Genghis Khan:
wall-khan-where = { $open ->
        [0] defeated
        [one] { $section }, { $open } vital spot open
       *[other] { $section }, { $open } vital spots open
    }
wall-khan-award = Emperor’s award:
wall-khan-holder = held by { $player }
wall-khan-unheld = held by no one
wall-khan-here = Genghis Khan is here
khan-spots = Vital spots (6 honor each; a number: active with that many players or more): { $spots }.
skill-spots = Vital spots (6 honor each; a number: active with that many players or more): { $spots }.

## What skills do where he stands

skill-tribute = In his section: after claiming a horde there, attacking Genghis Khan costs { $count } chi.
skill-contempt = In his section: soldiers on breaching hordes protect no one from shame.
skill-slaughter = In his section: all soldiers on hordes are killed during the assault.
skill-power = In his section: each horde has +{ $count } power.
skill-ransom = In his section: saving a soldier costs { $count } more chi.
skill-silence = In his section: archers don’t shoot in Winter.

## Names

card-genghis-khan = Genghis Khan
card-let-them-fear-us = Let Them Fear Us!
card-our-enemies-are-weaklings = Our Enemies Are Weaklings!
card-no-retreat = No Retreat
card-crush-them = Crush Them!
card-no-mercy = No Mercy!
card-darken-the-sky = Darken the Sky!
card-imperial-stipend = Imperial Stipend
card-vermilion-edict = Vermilion Edict
card-golden-saddle = Golden Saddle
card-dragon-robe = Dragon Robe
card-scroll-of-merit = Scroll of Merit
card-imperial-pardon = Imperial Pardon
card-captain-of-lancer-regiment = Captain of Lancer Regiment
card-woodcarver = Woodcarver
card-siege-captain = Siege Captain
card-border-magistrate = Border Magistrate
card-tribute-bearer = Tribute Bearer
card-gatekeeper = Gatekeeper
horde-khans-guard = Khan’s guard
horde-tumen = tumen
horde-shamans = shamans
horde-khans-guard-left = { horde-khans-guard } ({ section-left })
horde-khans-guard-middle = { horde-khans-guard } ({ section-middle })
horde-khans-guard-right = { horde-khans-guard } ({ section-right })
horde-tumen-left = { horde-tumen } ({ section-left })
horde-tumen-middle = { horde-tumen } ({ section-middle })
horde-tumen-right = { horde-tumen } ({ section-right })
horde-shamans-left = { horde-shamans } ({ section-left })
horde-shamans-middle = { horde-shamans } ({ section-middle })
horde-shamans-right = { horde-shamans } ({ section-right })
reason-khan = Genghis Khan
