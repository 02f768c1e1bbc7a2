"""What a seat may see.

Hands, resources and supporting advisors of others stay behind their screens; of face-down decks only the back of the
top horde card shows.
"""

from typing import cast

from crenel.games.great_wall.automa.qin import QinCommand
from crenel.games.great_wall.board import (
    BARRICADE_DEFENCE,
    BOARD,
    OVERSEER_COST,
    OVERSEER_RESOURCE,
    PLACE_NAMES,
    PLACE_ROWS,
    PLACES,
    PRODUCTION,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SHAMEFUL,
    SOLDIER_COST,
    SOLDIER_NAMES,
    WALL_COST,
    WALL_DEFENCE,
)
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.clan import KIND_NAMES, NO_CARD, PLAYER, QIN, REED, SOURCES, Clan, count_bits
from crenel.games.great_wall.dump import (
    claims_of,
    clerks_of,
    counts,
    cover,
    hordes_of,
    names_of,
    options_of,
    plain_step,
    soldiers_of,
)
from crenel.games.great_wall.notation import horde_name
from crenel.games.great_wall.recruits import soldier_price
from crenel.games.great_wall.scoring import artifact_honor
from crenel.games.great_wall.seasons.fall import ResolveBox, StepOver
from crenel.games.great_wall.state import SEASON_NAMES, GreatWall
from crenel.games.great_wall.vocabulary import COMMAND_OVER
from crenel.kernel.state import NO_ACTION


def observe(state: GreatWall) -> dict[str, object]:
    deck = state.deck
    return {
        "game": state.game.name,
        "seats": int(state.seats),
        "options": {name: value for name, value in options_of(state).items() if name != "cards"},
        "cards": options_of(state)["cards"],
        "over": state.over,
        "actor": state.actor,
        "actors": list(state.actors),
        "asking": asking(state),
        "year": int(state.year) + 1,
        "years": [
            {"hordes": int(hordes), "lethality": int(kills)}
            for hordes, kills in zip(state.side.hordes, state.side.lethality, strict=True)
        ],
        "season": SEASON_NAMES[state.season],
        "active": None if state.active < 0 else int(state.active),
        "tea": [int(clan) for clan in state.tea],
        "track": [track_view(state, int(clan)) for clan in state.track],
        "resolving": resolving(state),
        "sections": [section_view(state, int(section)) for section in state.side.sections],
        "places": [place_view(state, place) for place in range(PLACES)],
        "warehouse": counts(RESOURCE_NAMES, state.warehouse),
        "shame": {"pool": int(state.shame), "of": int(state.side.shame), "out": int(state.shame_out)},
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
        "qin_track": [PLACE_NAMES[place] for place in state.qin_track],
        "clans": [clan_view(state, who, clan) for who, clan in enumerate(state.clans)],
        "ranking": state.ranking() if state.over else None,
    }


def observe_own(state: GreatWall, seat: int, view: dict[str, object]) -> None:
    """What stands behind the screen."""
    clans = cast(list[dict[str, object]], view["clans"])[:]
    clans[seat] = {**clans[seat], **behind_screen(state, seat)}
    view["clans"] = clans


def asking(state: GreatWall) -> dict[str, object] | None:
    """What is asked now. Nothing in it is secret: what a player may answer is."""
    return None if state.over else plain_step(state, state.stack[-1])


def track_view(state: GreatWall, clan: int) -> dict[str, object] | None:
    if clan < 0:
        return None
    return {"clan": clan, "card": state.command_name(state.clans[clan])}


def resolving(state: GreatWall) -> dict[str, object] | None:
    """The command card of the turn, which may be a copy, and its box or line; no box once places activate."""
    if state.active < 0:
        return None
    clan = state.clans[state.active]
    card, box = state.command_name(clan), -1
    for step in state.stack:  # from the bottom: the last one found is next
        if isinstance(step, StepOver) and step.when == COMMAND_OVER:
            lines = state.deck.solo[clan.command]["do"] if clan.kind == QIN else state.deck.commands[clan.command].boxes
            box = len(lines) - 1
        elif isinstance(step, ResolveBox):
            card, box = state.deck.commands[step.card].name, int(step.number) - 1
        elif isinstance(step, QinCommand):
            box = int(step.line) - 1
    return {"clan": int(state.active), "card": card, "box": None if box < 0 else box}


def section_view(state: GreatWall, section: int) -> dict[str, object]:
    level = int(state.wall[section])
    hordes = state.hordes[section]
    burning = any(horde.card.burns for horde in hordes)
    return {
        "section": SECTION_NAMES[section],
        "wall": level,
        "wall_defence": int(WALL_DEFENCE[level]),
        "next_cost": int(WALL_COST[level]) if level < len(WALL_COST) else None,
        "barricades": int(state.barricades[section]),
        "barricade_defence": 0 if burning else int(BARRICADE_DEFENCE * state.barricades[section]),
        "halved": sum(horde.card.halves for horde in hordes),
        "firing_free": int(state.free_firing_spots(section)),
        **forecast(state, section),
        "hordes": [
            {
                "horde": horde.card.name,
                "card": horde_name(state, int(horde.number)),
                "cover": cover(horde),
                "open": int(horde.open_spots()),
                "power": int(horde.card.power + (0 if row else horde.card.charge)),
                "without": forecast_without(state, section, row),
            }
            for row, horde in enumerate(hordes)
        ],
    }


def forecast(state: GreatWall, section: int) -> dict[str, object]:
    """What an assault would bring."""
    power, defence = int(state.power(section)), int(state.defence(section))
    return {"power": power, "defence": defence, "breach": power > defence}


def forecast_without(state: GreatWall, section: int, row: int) -> dict[str, object]:
    """What an assault would bring if that horde fell before."""
    copy = state.clone()
    assert isinstance(copy, GreatWall)
    del copy.hordes[section][row]
    return forecast(copy, section)


def place_view(state: GreatWall, place: int) -> dict[str, object]:
    return {
        "place": PLACE_NAMES[place],
        "slots": int(state.side.slots[place]) or None,
        "clerks": {str(who): int(clan.at[place]) for who, clan in enumerate(state.clans) if clan.at[place]},
        "activates": state.activates(place),
        "shame": SHAMEFUL[place],
    }


def artifact_view(state: GreatWall, artifact: int) -> dict[str, object]:
    now = [
        int(artifact_honor(state, seat, artifact)) if clan.kind != REED else 0 for seat, clan in enumerate(state.clans)
    ]
    return {"artifact": str(state.deck.artifacts[artifact]["name"]), "now": now}


def clan_view(state: GreatWall, who: int, clan: Clan) -> dict[str, object]:
    deck = state.deck
    chosen = state.secret[who] if who < len(state.secret) else NO_ACTION
    view: dict[str, object] = {
        "clan": who,
        "kind": KIND_NAMES[clan.kind],
        "general": None if clan.general == NO_CARD else deck.generals[clan.general].name,
        "active": names_of(deck.advisors, clan.active),
        "supporters": int(clan.supporters()),
        "clerks": clerks_of(clan),
        "soldiers": soldiers_of(clan),
        "commands_in_hand": int(count_bits(clan.commands)),
        "discarded": names_of(deck.commands, clan.discarded),
        "tactics_in_hand": int(count_bits(clan.tactics)),
        "claimed": claims_of(state, clan),
        "shames": int(clan.shames()),
        "score": int(clan.score()),
        "honor": {source: int(honor) for source, honor in zip(SOURCES, clan.honor, strict=True)},
        "stock": None,
        "tactics": None,
        "commands": None,
        "support": None,
        "ready": bool(state.secret) and chosen != NO_ACTION if clan.kind == PLAYER else None,
    }
    if clan.kind != PLAYER:
        view["command"] = None if clan.command == NO_CARD or clan.kind != QIN else state.command_name(clan)
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
            "advisor": int(clan.advisors()) + 1,
            **{
                name: counts(RESOURCE_NAMES, soldier_price(state, seat, soldier))
                for soldier, name in enumerate(SOLDIER_NAMES)
            },
        },
        "secret": state.text(chosen, seat) if chosen != NO_ACTION else None,
    }


def catalogue() -> dict[str, object]:
    """What never changes: the board and the cards of the house."""
    deck = HOUSE_DECK
    return {
        "places": [
            {
                "name": PLACE_NAMES[place],
                "produces": PLACE_ROWS[place].get("produces"),
                "overseer": None
                if place >= PRODUCTION
                else {
                    "resource": RESOURCE_NAMES[OVERSEER_RESOURCE[place]],
                    "cost": [int(cost) for cost in OVERSEER_COST[place]],
                },
                "shame": SHAMEFUL[place],
            }
            for place in range(PLACES)
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
        "solo": {str(row["name"]): dict(row) for row in deck.solo},
        "sources": list(SOURCES),
    }
