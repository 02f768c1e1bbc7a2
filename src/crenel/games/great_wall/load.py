"""A state from plain data, as `dump` writes it or a person has edited it.

What cannot be is refused with the place and the reason. `decks` may be left out: then all cards that are nowhere else
lie in them.
"""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.battle import Strike
from crenel.games.great_wall.board import (
    ARCHER,
    BUILDING_RESOURCES,
    RESOURCE_NAMES,
    ROWS,
    SECTION_NAMES,
    SECTIONS,
    SHAME_PLACES,
    TOP_OVERSEER,
    TOP_WALL,
)
from crenel.games.great_wall.cards import COMMANDS_EACH
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.deaths import Perish
from crenel.games.great_wall.horde import SPOT_NAMES, WOUND, Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.notation import horde_name
from crenel.games.great_wall.recruits import Deploy, Recruit
from crenel.games.great_wall.sets import CARD, bits, mask_of, rest_of
from crenel.games.great_wall.setup import ChooseLeaders, lay_out
from crenel.games.great_wall.state import OUTCOME_NAMES, SEASON_NAMES, GreatWall
from crenel.games.great_wall.steps import PACKED, check_stack, load_step
from crenel.kernel.errors import BadState
from crenel.kernel.game import Game
from crenel.kernel.reading import load_secret, one_of, whole
from crenel.kernel.rng import load_rng


def load(game: Game, data: Mapping[str, Any], options: dict[str, object], layout: Layout) -> GreatWall:
    state = lay_out(game, layout)
    state.options = options
    state.confirm = bool(options["confirm"])
    try:
        state.rng = load_rng(data["rng"])
    except ValueError as error:
        raise BadState("state-rng", where="rng") from error
    state.year = whole(data["year"], "year", 1, len(layout.hordes)) - 1
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
    state.outcome = one_of(data.get("outcome", OUTCOME_NAMES[0]), OUTCOME_NAMES, "outcome")
    for module in layout.modules:
        module.load(state, data)
    for module in layout.absent:
        module.load_absent(state, data)
    batch = data["batch"]
    state.attacked_kinds = mask_of(batch["struck"], layout.soldier_names(), "batch.struck")
    state.drafted = mask_of(batch["drafted"], SECTION_NAMES, "batch.drafted")
    fresh = numbers(SECTION_NAMES, batch["fresh"], "batch.fresh")
    others = whole(batch.get("others_fresh", 0), "batch.others_fresh", 0, PACKED >> 4 * SECTIONS) << 4 * SECTIONS
    state.new_archers = others + sum(count << 4 * section for section, count in enumerate(fresh))
    state.charges = whole(batch.get("charges", 0), "batch.charges", 0, PACKED)
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
        if row["kind"] != clan.rules.name:
            raise BadState("state-unknown", where=f"{where}.kind", value=str(row["kind"]), allowed=clan.rules.name)
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
    clan.at = numbers(state.layout.place_names(), row["clerks"]["at"], f"{where}.clerks.at")
    load_soldiers(state.layout, clan, row["soldiers"], f"{where}.soldiers")
    clan.commands = mask_of(row["commands"], commands, f"{where}.commands")
    clan.discarded = mask_of(row["discarded"], commands, f"{where}.discarded")
    if row["command"] is not None:
        clan.command = one_of(row["command"], clan.rules.command_names(state), f"{where}.command")
    clan.tactics = mask_of(row["tactics"], [card.name for card in deck.tactics], f"{where}.tactics")
    for claim in row["claimed"]:
        clan.claimed.append(horde_number(state, claim["horde"], f"{where}.claimed"))
        clan.shame_on_hordes.append(whole(claim["shame"], f"{where}.claimed", 0, int(SHAME_PLACES)))
    sources = state.layout.sources
    for source, honor in row["honor"].items():
        clan.credit(one_of(source, sources, f"{where}.honor"), whole(honor, f"{where}.honor.{source}", -(10**6)))


def load_soldiers(layout: Layout, clan: Clan, row: Mapping[str, Any], where: str) -> None:
    names = layout.soldier_names()
    clan.pool = numbers(names, row["pool"], f"{where}.pool")
    clan.shamed = numbers(names, row["shamed"], f"{where}.shamed")
    clan.rest = [0] * len(clan.rest)
    clan.firing = [0] * len(clan.firing)
    for section, there in row["rest"].items():
        number = one_of(section, SECTION_NAMES, f"{where}.rest")
        for soldier, count in enumerate(numbers(names, there, f"{where}.rest.{section}")):
            clan.station(number, soldier, count)
    for number, count in enumerate(numbers(SECTION_NAMES, row["firing"], f"{where}.firing")):
        clan.post(number, ARCHER, count)
    for section, there in row.get("others_firing", {}).items():
        number = one_of(section, SECTION_NAMES, f"{where}.others_firing")
        for soldier, count in enumerate(numbers(names, there, f"{where}.others_firing.{section}")):
            clan.post(number, soldier, count)
    clan.levels = [0] * len(clan.levels)
    for place, overseer in row["overseers"].items():
        number = one_of(place, layout.place_names()[: len(clan.levels)], f"{where}.overseers")
        clan.levels[number] = whole(overseer["level"], f"{where}.overseers.{place}", 1, TOP_OVERSEER)
        clan.overseers[number] = one_of(overseer["soldier"], names, f"{where}.overseers.{place}")


# ---------------------------------------------------------------- the board and the decks


def horde_number(state: GreatWall, name: object, where: str) -> int:
    names = [horde_name(state, number) for number in range(len(state.deck.hordes) * SECTIONS)]
    return one_of(name, names, where)


def load_section(state: GreatWall, section: int, row: Mapping[str, Any]) -> None:
    where = f"sections.{SECTION_NAMES[section]}"
    state.wall[section] = whole(row["wall"], f"{where}.wall", 0, TOP_WALL)
    state.barricades[section] = whole(row["barricades"], f"{where}.barricades", 0, 3)
    if len(row["hordes"]) > ROWS or (row["hordes"] and section not in state.layout.sections):
        raise BadState("state-hordes", where=f"{where}.hordes", most=ROWS)
    state.hordes[section] = [load_horde(state, place, each, where) for place, each in enumerate(row["hordes"])]
    rows = [int(horde.row) for horde in state.hordes[section]]
    if rows != sorted(set(rows)):
        raise BadState("state-hordes", where=f"{where}.hordes", most=ROWS)
    if state.free_firing_spots(section) < 0:
        raise BadState("state-firing", where=where)


def load_horde(state: GreatWall, place: int, row: Mapping[str, Any], section: str) -> Horde:
    where = f"{section}.hordes"
    number = horde_number(state, row["horde"], where)
    standing = whole(row.get("row", place + 1), f"{where}.row", 1, int(ROWS)) - 1
    horde = Horde(state.deck.hordes[number // SECTIONS], number, standing)
    for name, piece in row["cover"].items():
        spot = one_of(name, SPOT_NAMES, where)
        if not horde.free(spot) or not load_piece(state, horde, spot, str(piece).split()):
            raise BadState("state-spot", where=f"{where}.{name}", value=str(piece))
    return horde


def load_piece(state: GreatWall, horde: Horde, spot: int, words: list[str]) -> bool:
    """Lay a piece on a spot, from the words of a dump: its kind, clan, and the way it stands. False if it cannot."""
    layout = state.layout
    if words == ["wound"]:
        horde.cover[spot] = WOUND
        return True
    if len(words) < 2 or words[0] not in layout.piece_names() or int(words[1]) not in range(len(state.clans)):
        return False
    kind, clan = layout.piece_names().index(words[0]), int(words[1])
    if kind >= layout.kinds:
        horde.place(kind, clan, [spot])
        return len(words) == 2
    soldier = layout.soldiers[kind]
    way = words[2] if len(words) > 2 else ""
    if not soldier.stands or way not in soldier.shape.ways:
        return False
    number = soldier.shape.ways.index(way)
    if not soldier.fits(horde, number, spot):
        return False
    horde.place(kind, clan, soldier.covered(horde, number, spot))
    return True


def load_cards(state: GreatWall, data: Mapping[str, Any]) -> None:
    """Artifacts, the row, and the decks; every card is somewhere, once."""
    deck = state.deck
    artifacts = [str(row["name"]) for row in deck.artifacts]
    state.artifacts = tuple(one_of(name, artifacts, "artifacts") for name in data["artifacts"])
    advisors = [card.name for card in deck.advisors]
    state.row = [one_of(name, advisors, "row") for name in data["row"]]
    decks = data.get("decks", {})
    seen = [CARD[card] for card in state.row]
    for clan in state.clans:
        seen += [clan.active, clan.support] + [CARD[card] for card in clan.dealt_advisors]
    state.advisor_discard = mask_of(decks.get("advisors_discarded", []), advisors, "decks.advisors_discarded")
    state.advisor_deck = rest_of(len(advisors), [*seen, state.advisor_discard], advisors)
    _same(advisors, decks, "advisors", state.advisor_deck)
    tactics = [card.name for card in deck.tactics]
    state.tactic_discard = mask_of(decks.get("tactics_discarded", []), tactics, "decks.tactics_discarded")
    state.tactic_deck = rest_of(len(tactics), [clan.tactics for clan in state.clans] + [state.tactic_discard], tactics)
    _same(tactics, decks, "tactics", state.tactic_deck)
    load_horde_deck(state, data)


def load_horde_deck(state: GreatWall, data: Mapping[str, Any]) -> None:
    decks = data.get("decks", {})
    names = [horde_name(state, number) for number in range(len(state.deck.hordes) * SECTIONS)]
    seen = [CARD[horde.number] for section in state.hordes for horde in section]
    for clan in state.clans:
        seen += [CARD[number] for number in clan.claimed]
    unused = [CARD[number] for number in range(len(names)) if number % SECTIONS not in state.layout.sections]
    unused += [module.hordes_left_out(state, data) for module in state.modules]
    state.horde_discard = mask_of(decks.get("hordes_discarded", []), names, "decks.hordes_discarded")
    top = decks.get("horde_on_top")
    state.horde_top = NO_CARD if top is None else one_of(top, names, "decks.horde_on_top")
    if state.horde_top != NO_CARD:
        seen.append(CARD[state.horde_top])
    state.horde_deck = rest_of(len(names), [*seen, *unused, state.horde_discard], names)
    _same(names, decks, "hordes", state.horde_deck)


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
        dealt = 2 if choosing and clan.rules.person else 0
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
    if not clan.rules.person:
        return
    held = [clan.commands, clan.discarded] + ([CARD[clan.command]] if clan.command != NO_CARD else [])
    if sum(held) not in (0, 2**COMMANDS_EACH - 1) or held[0] & held[1]:
        found = sum(len(bits(mask)) for mask in held)
        raise BadState("state-count", piece=f"{where}.commands", found=found, printed=COMMANDS_EACH)


def check_pieces(state: GreatWall, shame: Mapping[str, object]) -> None:
    state.shame = whole(shame["pool"], "shame.pool")
    state.shame_out = whole(shame["out"], "shame.out")
    found = sum(int(clan.shames()) for clan in state.clans) + int(state.shame) + int(state.shame_out)
    found += sum(int(module.shame_kept(state)) for module in state.modules)
    if found != state.layout.shame:
        raise BadState("state-count", piece="shame", found=found, printed=int(state.layout.shame))
    for number, clan in enumerate(state.clans):
        check_clan(state, number, clan)


def check_clan(state: GreatWall, number: int, clan: Clan) -> None:
    where = f"clans[{number}]"
    clerks = int(clan.free_clerks) + int(clan.reserve) + sum(int(count) for count in clan.at)
    clerks += sum(int(module.clerks_kept(state, number)) for module in state.modules)
    printed = int(clan.rules.clerks(state.layout))
    if clerks != printed:
        raise BadState("state-count", piece=f"{where}.clerks", found=clerks, printed=printed)
    if any(count < 0 for count in clan.stock) or (not clan.rules.person and any(clan.stock)):
        raise BadState("state-number", where=f"{where}.stock", value=str(clan.stock), least=0, most=0)
    for soldier, expected in enumerate(state.layout.soldiers_of(number)):
        found = soldiers_in_all(state, number, clan, soldier)
        if found != expected:
            piece = f"{where}.{state.layout.soldier_names()[soldier]}"
            raise BadState("state-count", piece=piece, found=found, printed=int(expected))


def soldiers_in_all(state: GreatWall, number: int, clan: Clan, soldier: int) -> int:
    total = int(clan.pool[soldier]) + int(clan.shamed[soldier])
    total += sum(int(clan.resting(section, soldier) + clan.on_wall(section, soldier)) for section in range(SECTIONS))
    total += sum(1 for place, level in enumerate(clan.levels) if level and clan.overseers[place] == soldier)
    total += sum(int(horde.pieces(number, soldier)) for section in state.hordes for horde in section)
    total += sum(int(module.soldiers_kept(state, number, soldier)) for module in state.modules)
    for step in state.stack:
        if isinstance(step, Perish) and step.clan == number:
            total += int(step.fallen[soldier])
        elif isinstance(step, Recruit | Deploy) and step.seat == number:
            total += int(step.ready[soldier])
    return total + striking(state, number, soldier)


def striking(state: GreatWall, number: int, soldier: int) -> int:
    """Count the soldiers on their way to a spot, who stand nowhere yet; those who shoot are on the wall already."""
    if state.layout.soldiers[soldier].shoots:
        return 0
    strikes = [step for step in state.stack if isinstance(step, Strike)]
    return len([step for step in strikes if step.clan == number and step.soldier == soldier])
