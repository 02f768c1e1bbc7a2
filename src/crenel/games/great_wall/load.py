"""A state from plain data, as `plain.dump` writes it or a person has edited it.

What cannot be is refused with the place and the reason. `decks` may be left out: then all cards that are nowhere else
lie in them.
"""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.battle import Strike
from crenel.games.great_wall.board import (
    ARCHER,
    BARRACKS,
    BUILDING_RESOURCES,
    CLERKS,
    PLACE_NAMES,
    POOL,
    PRODUCTION,
    RESOURCE_NAMES,
    ROWS,
    SECTION_NAMES,
    SECTIONS,
    SHAME_PLACES,
    SOLDIER_NAMES,
    SOLDIERS,
    TOP_OVERSEER,
    TOP_WALL,
)
from crenel.games.great_wall.cards import COMMANDS_EACH, Deck
from crenel.games.great_wall.clan import KIND_NAMES, NO_CARD, PLAYER, QIN, REED, SOURCES, Clan, bits
from crenel.games.great_wall.deaths import Perish
from crenel.games.great_wall.horde import DOWN, RIGHT, SPOT_NAMES, WOUND, Horde
from crenel.games.great_wall.notation import WAYS, horde_name
from crenel.games.great_wall.recruits import Deploy, Recruit
from crenel.games.great_wall.setup import ChooseLeaders, lay_out
from crenel.games.great_wall.state import SEASON_NAMES, GreatWall
from crenel.games.great_wall.steps import check_stack, load_step, mask_of
from crenel.kernel.errors import BadState
from crenel.kernel.game import Game
from crenel.kernel.reading import load_secret, one_of, whole
from crenel.kernel.rng import load_rng
from crenel.kernel.state import BIT


def load(game: Game, data: Mapping[str, Any], options: dict[str, object], deck: Deck) -> GreatWall:
    seats = whole(data["seats"], "seats", min(game.seats), max(game.seats))
    state = lay_out(game, seats, deck)
    state.options = options
    state.confirm = bool(options["confirm"])
    try:
        state.rng = load_rng(data["rng"])
    except ValueError as error:
        raise BadState("state-rng", where="rng") from error
    state.year = whole(data["year"], "year", 1, len(state.side.hordes)) - 1
    state.season = one_of(data["season"], SEASON_NAMES, "season")
    last = len(state.clans) - 1
    state.active = NO_CARD if data["active"] is None else whole(data["active"], "active", 0, last)
    state.banners = whole(data["banners"], "banners", 0, 9)
    state.barrier = whole(data.get("barrier", 0), "barrier")
    state.tea = [whole(clan, "tea", 0, last) for clan in data["tea"]]
    if sorted(state.tea) != list(range(last + 1)):
        raise BadState("state-tea", where="tea")
    state.track = [-1 if clan is None else whole(clan, "track", 0, last) for clan in data["track"]]
    load_clans(state, data["clans"])
    for name, row in data["sections"].items():
        load_section(state, one_of(name, SECTION_NAMES, "sections"), row)
    state.warehouse = numbers(RESOURCE_NAMES[:BUILDING_RESOURCES], data["warehouse"], "warehouse")
    load_cards(state, data)
    batch = data["batch"]
    state.attacked_kinds = mask_of(batch["struck"], SOLDIER_NAMES, "batch.struck")
    state.drafted = mask_of(batch["drafted"], SECTION_NAMES, "batch.drafted")
    fresh = numbers(SECTION_NAMES, batch["fresh"], "batch.new_archers")
    state.new_archers = sum(count << 4 * section for section, count in enumerate(fresh))
    state.last_wounds = whole(batch["last_wounds"], "batch.last_wounds")
    state.stack = [load_step(state, row, f"stack[{place}]") for place, row in enumerate(data["stack"])]
    check_stack(state)
    check_cards(state)
    load_secret(state, data.get("secret", []))
    check_pieces(state, data["shame"])
    return state


def numbers(names: list[str], row: Mapping[str, object], where: str) -> list[int]:
    found = [0] * len(names)
    for name, count in row.items():
        found[one_of(name, names, where)] = whole(count, f"{where}.{name}")
    return found


# ---------------------------------------------------------------- clans


def load_clans(state: GreatWall, rows: list[Mapping[str, Any]]) -> None:
    if len(rows) != len(state.clans):
        raise BadState("state-clans", where="clans", found=len(rows), clans=len(state.clans))
    for number, row in enumerate(rows):
        where = f"clans[{number}]"
        clan = state.clans[number]
        if row["kind"] != KIND_NAMES[clan.kind]:
            raise BadState(
                "state-unknown", where=f"{where}.kind", value=str(row["kind"]), allowed=KIND_NAMES[clan.kind]
            )
        load_clan(state, clan, row, where)


def load_clan(state: GreatWall, clan: Clan, row: Mapping[str, Any], where: str) -> None:
    deck = state.deck
    generals = [card.name for card in deck.generals]
    advisors = [card.name for card in deck.advisors]
    commands = [card.name for card in deck.commands]
    if row["general"] is not None:
        clan.general = one_of(row["general"], generals, f"{where}.general")
    clan.dealt_generals = tuple(one_of(name, generals, f"{where}.dealt") for name in row["dealt"]["generals"])
    clan.dealt_advisors = tuple(one_of(name, advisors, f"{where}.dealt") for name in row["dealt"]["advisors"])
    clan.active = mask_of(row["active"], advisors, f"{where}.active")
    clan.support = mask_of(row["support"], advisors, f"{where}.support")
    clan.stock = numbers(RESOURCE_NAMES, row["stock"], f"{where}.stock")
    clan.free_clerks = whole(row["clerks"]["pool"], f"{where}.clerks.pool")
    clan.reserve = whole(row["clerks"]["reserve"], f"{where}.clerks.reserve")
    clan.at = numbers(PLACE_NAMES, row["clerks"]["at"], f"{where}.clerks.at")
    load_soldiers(clan, row["soldiers"], f"{where}.soldiers")
    clan.commands = mask_of(row["commands"], commands, f"{where}.commands")
    clan.discarded = mask_of(row["discarded"], commands, f"{where}.discarded")
    if row["command"] is not None:
        solo = [str(card["name"]) for card in deck.solo]
        clan.command = one_of(row["command"], solo if clan.kind == QIN else commands, f"{where}.command")
    clan.tactics = mask_of(row["tactics"], [card.name for card in deck.tactics], f"{where}.tactics")
    for claim in row["claimed"]:
        clan.claimed.append(horde_number(state, claim["horde"], f"{where}.claimed"))
        clan.shame_on_hordes.append(whole(claim["shame"], f"{where}.claimed", 0, int(SHAME_PLACES)))
    clan.honor = [0] * len(SOURCES)
    for source, honor in row["honor"].items():
        clan.honor[one_of(source, SOURCES, f"{where}.honor")] = whole(honor, f"{where}.honor.{source}", -(10**6))


def load_soldiers(clan: Clan, row: Mapping[str, Any], where: str) -> None:
    clan.pool = numbers(SOLDIER_NAMES, row["pool"], f"{where}.pool")
    clan.shamed = numbers(SOLDIER_NAMES, row["shamed"], f"{where}.shamed")
    clan.rest = [0] * (SECTIONS * SOLDIERS)
    for section, there in row["rest"].items():
        first = one_of(section, SECTION_NAMES, f"{where}.rest") * SOLDIERS
        clan.rest[first : first + SOLDIERS] = numbers(SOLDIER_NAMES, there, f"{where}.rest.{section}")
    clan.firing = numbers(SECTION_NAMES, row["firing"], f"{where}.firing")
    clan.levels = [0] * len(clan.levels)
    for place, overseer in row["overseers"].items():
        number = one_of(place, PLACE_NAMES[: len(clan.levels)], f"{where}.overseers")
        clan.levels[number] = whole(overseer["level"], f"{where}.overseers.{place}", 1, TOP_OVERSEER)
        clan.overseers[number] = one_of(overseer["soldier"], SOLDIER_NAMES, f"{where}.overseers.{place}")


# ---------------------------------------------------------------- the board and the decks


def horde_number(state: GreatWall, name: object, where: str) -> int:
    names = [horde_name(state, number) for number in range(len(state.deck.hordes) * SECTIONS)]
    return one_of(name, names, where)


def load_section(state: GreatWall, section: int, row: Mapping[str, Any]) -> None:
    where = f"sections.{SECTION_NAMES[section]}"
    state.wall[section] = whole(row["wall"], f"{where}.wall", 0, TOP_WALL)
    state.barricades[section] = whole(row["barricades"], f"{where}.barricades", 0, 3)
    if len(row["hordes"]) > ROWS or (row["hordes"] and section not in state.side.sections):
        raise BadState("state-hordes", where=f"{where}.hordes", most=ROWS)
    state.hordes[section] = [load_horde(state, each, f"{where}.hordes") for each in row["hordes"]]
    if state.free_firing_spots(section) < 0:
        raise BadState("state-firing", where=where)


def load_horde(state: GreatWall, row: Mapping[str, Any], where: str) -> Horde:
    number = horde_number(state, row["horde"], where)
    horde = Horde(state.deck.hordes[number // SECTIONS], number)
    for name, piece in row["cover"].items():
        spot = one_of(name, SPOT_NAMES, where)
        words = str(piece).split()
        clan = int(words[1]) if len(words) > 1 else 0
        if not horde.free(spot) or not 0 <= clan < len(state.clans):
            raise BadState("state-spot", where=f"{where}.{name}", value=str(piece))
        if words[0] == "wound":
            horde.cover[spot] = WOUND
        elif words[0] == "spearman":
            horde.place_spearman(clan, spot)
        else:
            way = (RIGHT, DOWN)[one_of(words[-1], WAYS, where)]
            if words[0] != "horseman" or not horde.room_for_horseman(spot, way):
                raise BadState("state-spot", where=f"{where}.{name}", value=str(piece))
            horde.place_horseman(clan, spot, way)
    return horde


def load_cards(state: GreatWall, data: Mapping[str, Any]) -> None:
    """Artifacts, the row, and the decks; every card is somewhere, once."""
    deck = state.deck
    artifacts = [str(row["name"]) for row in deck.artifacts]
    state.artifacts = tuple(one_of(name, artifacts, "artifacts") for name in data["artifacts"])
    advisors = [card.name for card in deck.advisors]
    state.row = [one_of(name, advisors, "row") for name in data["row"]]
    decks = data.get("decks", {})
    seen = [BIT[card] for card in state.row]
    for clan in state.clans:
        seen += [clan.active, clan.support] + [BIT[card] for card in clan.dealt_advisors]
    state.advisor_discard = mask_of(decks.get("advisors_discarded", []), advisors, "decks.advisors_discarded")
    state.advisor_deck = rest_of(len(advisors), [*seen, state.advisor_discard], advisors)
    _same(advisors, decks, "advisors", state.advisor_deck)
    tactics = [card.name for card in deck.tactics]
    state.tactic_discard = mask_of(decks.get("tactics_discarded", []), tactics, "decks.tactics_discarded")
    state.tactic_deck = rest_of(len(tactics), [clan.tactics for clan in state.clans] + [state.tactic_discard], tactics)
    _same(tactics, decks, "tactics", state.tactic_deck)
    load_qin(state, data["qin_track"], decks)
    load_horde_deck(state, decks)


def load_qin(state: GreatWall, track: list[object], decks: Mapping[str, Any]) -> None:
    """The track of Qin Jiushao has all five places he goes to, and he is nowhere else; his cards are in his deck unless
    he has played them.
    """
    state.qin_track = [one_of(place, PLACE_NAMES, "qin_track") for place in track]
    names = [str(row["name"]) for row in state.deck.solo]
    places = [*range(PRODUCTION), BARRACKS]
    for number, clan in enumerate(state.clans):
        if clan.kind == QIN:
            if sorted(state.qin_track) != places:
                raise BadState("state-track", where="qin_track")
            if any(count and place not in places for place, count in enumerate(clan.at)):
                raise BadState("state-track", where=f"clans[{number}].clerks")
            shown = [int(BIT[clan.command])] if clan.command != NO_CARD else []
            state.qin_deck = rest_of(len(names), [*shown, clan.discarded], names)
    if state.qin_track and state.seats > 1:
        raise BadState("state-track", where="qin_track")
    _same(names, decks, "solo", state.qin_deck)


def load_horde_deck(state: GreatWall, decks: Mapping[str, Any]) -> None:
    names = [horde_name(state, number) for number in range(len(state.deck.hordes) * SECTIONS)]
    seen = [BIT[horde.number] for section in state.hordes for horde in section]
    for clan in state.clans:
        seen += [BIT[number] for number in clan.claimed]
    unused = [BIT[number] for number in range(len(names)) if number % SECTIONS not in state.side.sections]
    state.horde_discard = mask_of(decks.get("hordes_discarded", []), names, "decks.hordes_discarded")
    top = decks.get("horde_on_top")
    state.horde_top = NO_CARD if top is None else one_of(top, names, "decks.horde_on_top")
    if state.horde_top != NO_CARD:
        seen.append(BIT[state.horde_top])
    state.horde_deck = rest_of(len(names), [*seen, *unused, state.horde_discard], names)
    _same(names, decks, "hordes", state.horde_deck)


def rest_of(cards: int, seen: list[int], names: list[str]) -> int:
    """The cards that are nowhere else; BadState if one is in two places."""
    used = 0
    for mask in seen:
        if used & mask:
            raise BadState("state-twice", where="cards", piece=names[bits(used & mask)[0]])
        used |= mask
    return int((2**cards - 1) & ~used)


def _same(names: list[str], decks: Mapping[str, Any], name: str, mask: int) -> None:
    if name in decks and mask_of(decks[name], names, f"decks.{name}") != mask:
        raise BadState("state-deck", where=f"decks.{name}")


# ---------------------------------------------------------------- nothing lost, nothing twice


def check_cards(state: GreatWall) -> None:
    """Generals, artifacts and command cards: each once, and a card for everybody on the track."""
    choosing = any(isinstance(step, ChooseLeaders) for step in state.stack)
    if len(set(state.artifacts)) != len(state.artifacts):
        raise BadState("state-twice", where="artifacts", piece="artifact")
    generals: list[int] = []
    for number, clan in enumerate(state.clans):
        where = f"clans[{number}]"
        generals += clan.dealt_generals
        generals += [int(clan.general)] if clan.general != NO_CARD else []
        dealt = 2 if choosing and clan.kind == PLAYER else 0
        if len(clan.dealt_generals) != dealt or len(clan.dealt_advisors) != dealt:
            raise BadState("state-count", piece=f"{where}.dealt", found=len(clan.dealt_generals), printed=dealt)
        check_commands(clan, where)
    if len(set(generals)) != len(generals):
        raise BadState("state-twice", where="clans", piece="general")
    for clan_number in state.track:
        if clan_number >= 0 and (state.track.count(clan_number) > 1 or state.clans[clan_number].command == NO_CARD):
            raise BadState("state-track", where="track")


def check_commands(clan: Clan, where: str) -> None:
    """A player's six command cards."""
    if clan.kind != PLAYER:
        return
    held = [int(clan.commands), int(clan.discarded)] + ([int(BIT[clan.command])] if clan.command != NO_CARD else [])
    if sum(held) not in (0, 2**COMMANDS_EACH - 1) or held[0] & held[1]:
        found = sum(len(bits(mask)) for mask in held)
        raise BadState("state-count", piece=f"{where}.commands", found=found, printed=COMMANDS_EACH)


def check_pieces(state: GreatWall, shame: Mapping[str, object]) -> None:
    state.shame = whole(shame["pool"], "shame.pool")
    state.shame_out = whole(shame["out"], "shame.out")
    placed = sum(int(clan.shames()) for clan in state.clans)
    if placed + int(state.shame) + int(state.shame_out) != state.side.shame:
        found = placed + int(state.shame) + int(state.shame_out)
        raise BadState("state-count", piece="shame", found=found, printed=int(state.side.shame))
    for number, clan in enumerate(state.clans):
        check_clan(state, number, clan)


def check_clan(state: GreatWall, number: int, clan: Clan) -> None:
    where = f"clans[{number}]"
    clerks = int(clan.free_clerks) + int(clan.reserve) + sum(int(count) for count in clan.at)
    printed = 3 if clan.kind == REED else int(CLERKS)
    if clerks != printed:
        raise BadState("state-count", piece=f"{where}.clerks", found=clerks, printed=printed)
    if any(count < 0 for count in clan.stock) or (clan.kind != PLAYER and any(clan.stock)):
        raise BadState("state-number", where=f"{where}.stock", value=str(clan.stock), least=0, most=0)
    for soldier in range(SOLDIERS):
        found = soldiers_in_all(state, number, clan, soldier)
        expected = int(POOL[soldier]) if clan.kind != REED or soldier == 0 else 0
        if found != expected:
            raise BadState("state-count", piece=f"{where}.{SOLDIER_NAMES[soldier]}", found=found, printed=expected)


def soldiers_in_all(state: GreatWall, number: int, clan: Clan, soldier: int) -> int:
    total = int(clan.pool[soldier]) + int(clan.shamed[soldier])
    total += sum(int(clan.rest[section * SOLDIERS + soldier]) for section in range(SECTIONS))
    total += sum(1 for place, level in enumerate(clan.levels) if level and clan.overseers[place] == soldier)
    total += sum(int(horde.soldiers(number, soldier)) for section in state.hordes for horde in section)
    if soldier == ARCHER:
        total += sum(int(count) for count in clan.firing)
    for step in state.stack:
        if isinstance(step, Perish) and step.clan == number:
            total += int(step.fallen[soldier])
        elif isinstance(step, Recruit | Deploy) and step.seat == number:
            total += int(step.ready[soldier])
    return total + striking(state, number, soldier)


def striking(state: GreatWall, number: int, soldier: int) -> int:
    """A soldier on his way to a spot is on no place yet; an archer stands on the wall already."""
    if soldier == ARCHER:
        return 0
    strikes = [step for step in state.stack if isinstance(step, Strike)]
    return len([step for step in strikes if step.clan == number and step.soldier == soldier])
