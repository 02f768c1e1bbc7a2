"""Drawing of the wall: sections side by side, each with its hordes above and the wall below."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crenel.cli.great_wall.cards import letters
from crenel.cli.great_wall.modules import drawings_at
from crenel.cli.players import COLOURS, SYMBOLS
from crenel.games.great_wall.board import BARRICADES, TOP_WALL
from crenel.games.great_wall.cards import LINE, Deck, HordeCard
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.locales import say, word

View = Mapping[str, Any]
Spot = tuple[str, int, str]  # section, row, name

CELL = 4  # columns of a spot
ROOMY = 36  # columns of a section from which on a horde's title says more
REWARDS = {"w": "wood", "s": "stone", "g": "gold", "c": "chi"}
MARKS = {"halves": "½", "burns": "♨", "charge": "»", "fierce": "†", "swells": "↑"}
RESOURCE_COLOURS = {"wood": "#B0845A", "stone": "#9AA4B1", "gold": "#E0A91B", "chi": "#A98BD0"}
NONE = " –"
ALARM = "bold #FF7A66"


def symbol(clan: int, count: int = 1) -> Text:
    """The symbol of a clan, once per piece."""
    return Text(SYMBOLS[clan] * count, COLOURS[clan])


def targets_of(moves: Sequence[Mapping[str, Any]]) -> set[Spot]:
    """The vital spots that moves lead to, both halves of a horseman's."""
    found: set[Spot] = set()
    for move in moves:
        if "spot" in move:
            found.add((move["section"], move["row"], move["spot"]))
            if "way" in move:
                found.add((move["section"], move["row"], beside(move["spot"], move["way"])))
    return found


def beside(spot: str, way: str) -> str:
    """The next spot to the right or below."""
    return SPOT_NAMES[SPOT_NAMES.index(spot) + (1 if way == "right" else LINE)]


def card_named(deck: Deck, name: str) -> HordeCard:
    return next(card for card in deck.hordes if card.name == name)


def draw_sections(view: View, deck: Deck, targets: set[Spot], language: str, width: int) -> Table:
    """All sections in use, side by side."""
    each = (width + 1) // len(view["sections"]) - 1
    rows = max(1, *(len(section["hordes"]) for section in view["sections"]))
    grid = Table.grid(padding=(0, 1))
    for _ in view["sections"]:
        grid.add_column(no_wrap=True)
    drawn: list[RenderableType] = []
    for section in view["sections"]:
        lines = [*heading(section, language, each), numbers()]
        for row in range(rows, 0, -1):
            lines += horde_lines(section, row, deck, targets, language, each >= ROOMY)
        drawn.append(Text("\n").join(lines + wall_lines(view, section, language)))
    grid.add_row(*drawn)
    return grid


def list_sections(view: View, deck: Deck, language: str) -> Table:
    """All sections in use, a line each."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for section in view["sections"]:
        hordes = [horde_title(row, horde, deck, language, False) for row, horde in enumerate(section["hordes"], 1)]
        wall = Text("  ").join(line for line in wall_lines(view, section, language) if not line.plain.endswith(NONE))
        told = forecast(section, "wall-forecast", language)
        grid.add_row(title(section, language), Text("  ").join([told, *hordes, wall]))
    return grid


def title(section: View, language: str) -> Text:
    name = word("section", section["section"], language)
    return Text(name[:1].upper() + name[1:], "bold")


def heading(section: View, language: str, width: int) -> list[Text]:
    """The name of a section and the forecast of an assault, on one line or two."""
    told = forecast(section, "wall-forecast", language)
    line = Text.assemble(title(section, language), "  ", told)
    if line.cell_len <= width:
        return [line]
    if told.cell_len > width:
        told = forecast(section, "wall-forecast-short", language)
    return [title(section, language), told]


def forecast(section: View, key: str, language: str) -> Text:
    """The result of an assault now: `power 15 against 14: breach!`"""
    if not section["hordes"]:
        return Text(say("wall-quiet", None, language), "dim")
    facts = {name: section[name] for name in ("power", "defence", "breach")}
    return Text(say(key, facts, language), ALARM if section["breach"] else "")


def numbers() -> Text:
    return Text(" " + "".join(f"{place:^{CELL}}" for place in range(1, LINE + 1)), "dim")


def horde_title(row: int, horde: View, deck: Deck, language: str, wide: bool) -> Text:
    """`1 lancers P6 »2 ○8`; where there is room also what an assault would bring without it, `→ 3:8`."""
    card = card_named(deck, horde["horde"])
    marks = "".join(
        f" {MARKS[trait]}" + (str(count) if trait in ("charge", "fierce", "swells") else "")
        for trait, count in card.row.get("traits", {}).items()
    )
    name = word("horde", horde["horde"], language)
    without = f"  → {horde['without']['power']}:{horde['without']['defence']}" if wide else ""
    return Text.assemble(f"{row} ", (name, "bold"), f" P{horde['power']}{marks} ○{horde['open']}", (without, "dim"))


def horde_lines(
    section: View, row: int, deck: Deck, targets: set[Spot], language: str, wide: bool = False
) -> list[Text]:
    """A title and two lines of spots; empty where no horde stands."""
    if row > len(section["hordes"]):
        return [Text(), Text(), Text()]
    horde = section["hordes"][row - 1]
    card = card_named(deck, horde["horde"])
    covered = pieces_on(horde["cover"], language)
    lines = [horde_title(row, horde, deck, language, wide)]
    for first in (0, LINE):
        line = Text(SPOT_NAMES[first][0], "dim")
        for spot in range(first, first + LINE):
            name = SPOT_NAMES[spot]
            legal = (section["section"], row, name) in targets
            line.append_text(covered.get(name) or empty_spot(card.spots[spot], legal, language))
        lines.append(line)
    return lines


def pieces_on(cover: Mapping[str, str], language: str) -> dict[str, Text]:
    """The pieces on the covered spots of a horde, as cells."""
    cells: dict[str, Text] = {}
    for spot, piece in cover.items():
        if piece == "wound":
            cells[spot] = Text(f"{'x':^{CELL}}", "dim")
            continue
        kind, clan, *way = piece.split()
        letter = word("soldier", kind, language, "short")
        cell = Text.assemble(" ", symbol(int(clan)), (letter, "bold"), " ")
        cells[spot] = cell
        if way:
            cells[beside(spot, way[0])] = cell
    return cells


def empty_spot(code: str, legal: bool, language: str) -> Text:
    """A free spot: its reward, in brackets where a move leads."""
    if code == ".":
        return Text(" " * CELL)
    sign, style = reward(code, language)
    return Text.assemble(("[", "bold") if legal else " ", (sign, style), ("] ", "bold") if legal else "  ")


def reward(code: str, language: str) -> tuple[str, str]:
    """The reward of a spot as one character and its style: a resource, an amount of honor, a tactic, nothing."""
    if code in REWARDS:
        return word("resource", REWARDS[code], language, "short"), RESOURCE_COLOURS[REWARDS[code]]
    return {"-": "·", "t": "T"}.get(code, code.removeprefix("h")), ""


def wall_lines(view: View, section: View, language: str) -> list[Text]:
    """Levels and barricades with their defence, archers on firing spots, rest zones."""
    name = section["section"]
    levels = "▰" * section["wall"] + "▱" * (TOP_WALL - section["wall"])
    barricades = "▮" * section["barricades"] + "▯" * (BARRICADES - section["barricades"])
    halved = " ½" * section["halved"]
    wall = f" {section['wall_defence']} {levels} + {section['barricade_defence']} {barricades}{halved}"
    archers, rest = Text(" "), Text(" ")
    for clan in view["clans"]:
        archers.append_text(symbol(clan["clan"], clan["soldiers"]["firing"].get(name, 0)))
        resting = clan["soldiers"]["rest"].get(name)
        if resting:
            rest.append_text(symbol(clan["clan"])).append(letters(resting, language) + " ")
    archers.append("○" * section["firing_free"], "dim")
    return [
        Text.assemble((say("wall-wall", None, language), "bold"), wall),
        Text.assemble((say("wall-archers", None, language), "bold"), archers),
        Text.assemble((say("wall-rest", None, language), "bold"), rest if rest.plain.strip() else NONE),
        *[line for module in drawings_at(view) for line in module.in_section(view, section, language)],
    ]
