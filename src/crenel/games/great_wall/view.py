"""What a seat may see.

Hands, resources and supporting advisors of others stay behind their screens; of face-down decks only the back of the
top horde card shows.
"""

from typing import cast

from crenel.games.great_wall.board import (
    BOARD,
    OVERSEER_COST,
    OVERSEER_RESOURCE,
    PLACE_ROWS,
    PRODUCTION,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SOLDIER_COST,
    SOLDIER_NAMES,
    WALL_COST,
)
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.clan import NO_CARD, SOURCES, Clan
from crenel.games.great_wall.clerks import MoveClerks, clerks_counting, shames
from crenel.games.great_wall.dump import (
    claims_of,
    clerks_of,
    counts,
    cover,
    hordes_of,
    names_of,
    soldiers_of,
)
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.notation import horde_name
from crenel.games.great_wall.places.embassy import advisor_price
from crenel.games.great_wall.recruits import soldier_price
from crenel.games.great_wall.scoring import artifact_honor
from crenel.games.great_wall.seasons.fall import StepOver
from crenel.games.great_wall.seasons.turn import ResolveBox
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.state import NO_ROW, SEASON_NAMES, GreatWall
from crenel.games.great_wall.steps import plain_step
from crenel.games.great_wall.vocabulary import COMMAND_OVER
from crenel.kernel.copies import copied
from crenel.kernel.state import NO_ACTION


def observe(state: GreatWall) -> dict[str, object]:
    deck, options = state.deck, copied(state.options)
    view: dict[str, object] = {
        "game": state.game.name,
        "seats": int(state.seats),
        "options": {name: value for name, value in options.items() if name != "cards"},
        "rules": int(state.rules),
        "cards": cards_of(state),
        "over": state.over,
        "actor": state.actor,
        "actors": list(state.actors),
        "asking": asking(state),
        "year": int(state.year) + 1,
        "years": [
            {"hordes": int(hordes), "lethality": int(kills)}
            for hordes, kills in zip(state.layout.hordes, state.layout.lethality, strict=True)
        ],
        "walls": [
            {"defence": int(defence), "firing_spots": int(spots)}
            for defence, spots in zip(state.layout.wall_defence, state.layout.firing_spots, strict=True)
        ],
        "season": SEASON_NAMES[state.season],
        "active": None if state.active < 0 else int(state.active),
        "tea": [int(clan) for clan in state.tea],
        "track": [track_view(state, int(clan)) for clan in state.track],
        "resolving": resolving(state),
        "sections": [section_view(state, int(section)) for section in state.layout.sections],
        "places": [place_view(state, place) for place in range(len(state.layout.places))],
        "warehouse": counts(RESOURCE_NAMES, state.warehouse),
        "shame": {"pool": int(state.shame), "of": int(state.layout.shame), "out": int(state.shame_out)},
        "artifacts": [artifact_view(state, artifact) for artifact in state.artifacts],
        "row": [deck.advisors[card].name for card in state.row],
        "decks": {
            "advisors": int(count_bits(state.advisor_deck)),
            "tactics": int(count_bits(state.tactic_deck)),
            "hordes": int(count_bits(state.horde_deck)) + (state.horde_top != NO_CARD),
            "next_section": SECTION_NAMES[state.invasion_section()] if state.horde_top != NO_CARD else None,
            "advisors_discarded": names_of(deck.advisors, state.advisor_discard),
            "tactics_discarded": names_of(deck.tactics, state.tactic_discard),
            "hordes_discarded": hordes_of(state, state.horde_discard),
        },
        "clans": [clan_view(state, who, clan) for who, clan in enumerate(state.clans)],
        "ranking": state.standings() if state.over else None,
    }
    for module in state.layout.modules:
        module.observe(state, view)
    for module in state.layout.absent:
        module.observe_absent(view)
    return view


def cards_of(state: GreatWall) -> dict[str, object]:
    """Rows by kind that the catalogue does not have: those of an older version of the rules, and the table's own."""
    if state.rules == NEWEST:
        return cast(dict[str, object], copied(state.options)["cards"])
    return copied(state.layout.older)


def observe_own(state: GreatWall, seat: int, view: dict[str, object]) -> None:
    """What stands behind the screen."""
    clans = cast(list[dict[str, object]], view["clans"])[:]
    clans[seat] = {**clans[seat], **behind_screen(state, seat)}
    for module in state.modules:
        module.observe_own(state, seat, clans[seat])
    view["clans"] = clans


def asking(state: GreatWall) -> dict[str, object] | None:
    """What is asked now, of clerks no more than can be moved. Nothing in it is secret: what a player may answer is."""
    if state.over:
        return None
    step = state.stack[-1]
    row = plain_step(state, step)
    if isinstance(step, MoveClerks):
        row["left"] = step.most(state)
    return row


def track_view(state: GreatWall, clan: int) -> dict[str, object] | None:
    if clan < 0:
        return None
    return {"clan": clan, "card": state.command_name(clan)}


def resolving(state: GreatWall) -> dict[str, object] | None:
    """The command card of the turn, which may be a copy, and its box or line; no box once places activate."""
    if state.active < 0:
        return None
    clan = int(state.active)
    rules = state.clans[clan].rules
    card, box = state.command_name(clan), -1
    for step in state.stack:  # from the bottom: the last one found is next
        if isinstance(step, StepOver) and step.when == COMMAND_OVER:
            box = int(rules.command_lines(state, clan)) - 1
        elif isinstance(step, ResolveBox):
            card, box = state.deck.commands[step.card].name, int(step.number) - 1
        else:
            line = int(rules.line_of(step))
            box = line - 1 if line >= 0 else box
    return {"clan": clan, "card": card, "box": None if box < 0 else box}


def section_view(state: GreatWall, section: int) -> dict[str, object]:
    level = int(state.wall[section])
    hordes = state.hordes[section]
    view: dict[str, object] = {
        "section": SECTION_NAMES[section],
        "wall": level,
        "wall_defence": int(state.layout.wall_defence[level]),
        "next_cost": int(WALL_COST[level]) if level < len(WALL_COST) else None,
        "barricades": int(state.barricades[section]),
        "barricade_defence": int(state.barricade_defence(section)),
        "halved": int(state.halvings(section)),
        "firing_free": int(state.free_firing_spots(section)),
        **forecast(state, section, NO_ROW),
        "hordes": [horde_view(state, section, place, horde) for place, horde in enumerate(hordes)],
    }
    for module in state.modules:
        module.observe_section(state, section, view)
    return view


def horde_view(state: GreatWall, section: int, place: int, horde: Horde) -> dict[str, object]:
    view: dict[str, object] = {
        "horde": horde.card.name,
        "card": horde_name(state, int(horde.number)),
        "cover": cover(state.layout, horde),
        "open": int(horde.open_spots()),
        "power": int(horde.card.power + horde.card.swells * state.year + (0 if horde.row else horde.card.charge)),
        "without": forecast(state, section, int(horde.row)),
    }
    if horde.row != place:  # rows before it are empty
        view["row"] = int(horde.row) + 1
    return view


def forecast(state: GreatWall, section: int, without: int) -> dict[str, object]:
    """What an assault would bring, also if the horde of a row fell before."""
    power, defence = int(state.power(section, without)), int(state.defence(section, without))
    return {"power": power, "defence": defence, "breach": state.breaches(section, without)}


def place_view(state: GreatWall, place: int) -> dict[str, object]:
    here = state.layout.places[place]
    view: dict[str, object] = {
        "place": here.name,
        "slots": int(here.slots) or None,
        "clerks": {str(who): int(clan.at[place]) for who, clan in enumerate(state.clans) if clan.at[place]},
        "activates": state.activates(place),
        "brings": {
            str(who): brings(state, who, place) for who, clan in enumerate(state.clans) if counts_at(clan, place)
        },
        "shame": here.shameful,
        "shames": shames(state, place),
    }
    for module in state.modules:
        module.observe_place(state, place, view)
    return view


def counts_at(clan: Clan, place: int) -> bool:
    """Whether a player has clerks at a place: what automas get, they know themselves."""
    return clan.rules.person and clan.at[place] > 0


def brings(state: GreatWall, clan: int, place: int) -> int:
    """What a place brings a player if it activates now: resources, places in the tea order, or so many deeds."""
    service = state.layout.places[place].service
    return int(service.brings(state, clan, place, clerks_counting(state, clan, place)))


def artifact_view(state: GreatWall, artifact: int) -> dict[str, object]:
    now = [int(artifact_honor(state, clan, artifact)) for clan in range(len(state.clans))]
    return {"artifact": str(state.deck.artifacts[artifact]["name"]), "now": now}


def clan_view(state: GreatWall, who: int, clan: Clan) -> dict[str, object]:
    deck = state.deck
    chosen = state.secret[who] if who < len(state.secret) else NO_ACTION
    view: dict[str, object] = {
        "clan": who,
        "kind": clan.rules.name,
        "general": None if clan.general == NO_CARD else deck.generals[clan.general].name,
        "active": names_of(deck.advisors, clan.active),
        "supporters": int(clan.supporters()),
        "clerks": clerks_of(state.layout, clan),
        "soldiers": soldiers_of(state.layout, clan),
        "commands_in_hand": int(count_bits(clan.commands)),
        "command": None if clan.command == NO_CARD else state.command_name(who),
        "discarded": names_of(deck.commands, clan.discarded),
        "tactics_in_hand": int(count_bits(clan.tactics)),
        "claimed": claims_of(state, clan),
        "shames": int(clan.shames()),
        "score": int(clan.score()) + state.handicap(who),
        "honor": state.breakdown(who),
        "stock": None,
        "tactics": None,
        "commands": None,
        "support": None,
        "ready": bool(state.secret) and chosen != NO_ACTION if clan.rules.person else None,
    }
    clan.rules.observe(state, who, view)
    for module in state.modules:
        module.observe_clan(state, who, view)
    return view


def behind_screen(state: GreatWall, seat: int) -> dict[str, object]:
    deck, clan = state.deck, state.clans[seat]
    chosen = state.secret[seat] if seat < len(state.secret) else NO_ACTION
    return {
        "stock": {name: int(clan.stock[resource]) for resource, name in enumerate(RESOURCE_NAMES)},
        "tactics": names_of(deck.tactics, clan.tactics),
        "commands": names_of(deck.commands, clan.commands),
        "support": names_of(deck.advisors, clan.support),
        "dealt": {
            "generals": [deck.generals[card].name for card in clan.dealt_generals],
            "advisors": [deck.advisors[card].name for card in clan.dealt_advisors],
        },
        "prices": {
            "advisor": int(advisor_price(state, seat)),
            **{
                kind.name: counts(RESOURCE_NAMES, soldier_price(state, seat, kind.number))
                for kind in state.layout.soldiers
            },
        },
        "secret": state.text(chosen, seat) if chosen != NO_ACTION else None,
    }


def catalogue() -> dict[str, object]:
    """What never changes: the board and the cards of the house. Modules add theirs."""
    deck = HOUSE_DECK
    return {
        "places": [
            {
                "name": row["name"],
                "produces": row.get("produces"),
                "overseer": None
                if place >= PRODUCTION
                else {
                    "resource": RESOURCE_NAMES[OVERSEER_RESOURCE[place]],
                    "cost": [int(cost) for cost in OVERSEER_COST[place]],
                },
                "shame": bool(row.get("shame")),
            }
            for place, row in enumerate(PLACE_ROWS)
        ],
        "resources": RESOURCE_NAMES,
        "soldiers": {name: counts(RESOURCE_NAMES, SOLDIER_COST[soldier]) for soldier, name in enumerate(SOLDIER_NAMES)},
        "sections": SECTION_NAMES,
        "wall": BOARD["wall"],
        "numbers": {name: value for name, value in BOARD.items() if isinstance(value, int)},
        "generals": {card.name: dict(card.row) for card in deck.generals},
        "advisors": {card.name: dict(card.row) for card in deck.advisors},
        "tactics": {card.name: dict(card.row) for card in deck.tactics},
        "hordes": {card.name: {**card.row, "grid": card.spots} for card in deck.hordes},
        "artifacts": {str(row["name"]): dict(row) for row in deck.artifacts},
        "commands": {card.name: dict(card.row) for card in deck.commands},
        "sources": list(SOURCES),
    }
