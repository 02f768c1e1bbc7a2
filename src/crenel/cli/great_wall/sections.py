"""Drawing of the wall: sections side by side, each with its hordes above and the wall below."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crenel.cli.great_wall.cards import layout_of, letters
from crenel.cli.great_wall.modules import drawings_at
from crenel.cli.players import COLOURS, SYMBOLS
from crenel.games.great_wall.board import BARRICADES, TOP_WALL
from crenel.games.great_wall.cards import LINE, Deck, HordeCard
from crenel.games.great_wall.horde import SPOT_NAMES, Horde
from crenel.games.great_wall.layout import Layout
from crenel.locales import say, word

View = Mapping[str, Any]
Spot = tuple[str, int, str]  # section, row, name

CELL = 4  # columns of a spot
ROOMY = 36  # columns of a section from which on a horde's title says more
REWARDS = {"w": "wood", "s": "stone", "g": "gold", "c": "chi"}
MARKS = {"halves": "½", "burns": "♨", "charge": "»", "fierce": "†", "swells": "↑"}
SIEGE = "!"  # a trait that a module brings
RESOURCE_COLOURS = {"wood": "#B0845A", "stone": "#9AA4B1", "gold": "#E0A91B", "chi": "#A98BD0"}
NONE = " –"
ALARM = "bold #FF7A66"


def symbol(clan: int, count: int = 1) -> Text:
    """The symbol of a clan, once per piece."""
    return Text(SYMBOLS[clan] * count, COLOURS[clan])


def targets_of(view: View, moves: Sequence[Mapping[str, Any]]) -> set[Spot]:
    """The vital spots that moves lead to, all that a piece on several would cover."""
    return {(move["section"], move["row"], spot) for move in moves if "spot" in move for spot in aimed_at(view, move)}


def aimed_at(view: View, move: Mapping[str, Any]) -> list[str]:
    """The spots that a move to a spot covers."""
    if "way" not in move:
        return [move["spot"]]
    section = next(each for each in view["sections"] if each["section"] == move["section"])
    horde = horde_in(section, move["row"])
    assert horde is not None
    layout = layout_of(view)
    card = card_named(layout.deck, horde["horde"])
    return spots_of(layout, card, view["asking"]["soldier"], move["spot"], move["way"])


def spots_of(layout: Layout, card: HordeCard, kind: str, spot: str, way: str) -> list[str]:
    """All spots of a piece whose first is this one."""
    soldier = next(each for each in layout.soldiers if each.name == kind)
    covered = soldier.covered(Horde(card, 0, 0), soldier.shape.ways.index(way), SPOT_NAMES.index(spot))
    return [SPOT_NAMES[each] for each in covered]


def row_of(place: int, horde: View) -> int:
    """The row of a horde, by its place in the list of its section."""
    return int(horde.get("row", place + 1))


def horde_in(section: View, row: int) -> View | None:
    """The horde in a row of a section."""
    found: list[View] = [horde for place, horde in enumerate(section["hordes"]) if row_of(place, horde) == row]
    return found[0] if found else None


def card_named(deck: Deck, name: str) -> HordeCard:
    return next(card for card in deck.hordes if card.name == name)


def draw_sections(view: View, deck: Deck, targets: set[Spot], language: str, width: int) -> Table:
    """All sections in use, side by side."""
    each = (width + 1) // len(view["sections"]) - 1
    rows = max(
        [1] + [row_of(place, each) for section in view["sections"] for place, each in enumerate(section["hordes"])]
    )
    grid = Table.grid(padding=(0, 1))
    for _ in view["sections"]:
        grid.add_column(no_wrap=True)
    drawn: list[RenderableType] = []
    for section in view["sections"]:
        lines = [*heading(section, language, each), numbers()]
        for row in range(rows, 0, -1):
            lines += horde_lines(view, section, row, deck, targets, language, each >= ROOMY)
        drawn.append(Text("\n").join(lines + wall_lines(view, section, language)))
    grid.add_row(*drawn)
    return grid


def list_sections(view: View, deck: Deck, language: str) -> Table:
    """All sections in use, a line each."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for section in view["sections"]:
        hordes = [
            horde_title(row_of(place, horde), horde, deck, language, False)
            for place, horde in enumerate(section["hordes"])
        ]
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
        f" {MARKS.get(trait, SIEGE)}" + (str(count) if trait in ("charge", "fierce", "swells") else "")
        for trait, count in card.row.get("traits", {}).items()
    )
    name = word("horde", horde["horde"], language)
    without = f"  → {horde['without']['power']}:{horde['without']['defence']}" if wide else ""
    return Text.assemble(f"{row} ", (name, "bold"), f" P{horde['power']}{marks} ○{horde['open']}", (without, "dim"))


def horde_lines(
    view: View, section: View, row: int, deck: Deck, targets: set[Spot], language: str, wide: bool = False
) -> list[Text]:
    """A title and two lines of spots; empty where no horde stands."""
    horde = horde_in(section, row)
    if horde is None:
        return [Text(), Text(), Text()]
    card = card_named(deck, horde["horde"])
    covered = pieces_on(layout_of(view), card, horde["cover"], language)
    lines = [horde_title(row, horde, deck, language, wide)]
    for first in (0, LINE):
        line = Text(SPOT_NAMES[first][0], "dim")
        for spot in range(first, first + LINE):
            name = SPOT_NAMES[spot]
            legal = (section["section"], row, name) in targets
            line.append_text(covered.get(name) or empty_spot(card.spots[spot], legal, language))
        lines.append(line)
    return lines


def pieces_on(layout: Layout, card: HordeCard, cover: Mapping[str, str], language: str) -> dict[str, Text]:
    """The pieces on the covered spots of a horde, as cells."""
    cells: dict[str, Text] = {}
    for spot, piece in cover.items():
        if piece == "wound":
            cells[spot] = Text(f"{'x':^{CELL}}", "dim")
            continue
        kind, clan, *way = piece.split()
        letter = word("soldier", kind, language, "short")
        cell = Text.assemble(" ", symbol(int(clan)), (letter, "bold"), " ")
        for each in spots_of(layout, card, kind, spot, way[0]) if way else [spot]:
            cells[each] = cell
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
