"""Drawing of Burgundy: the central board, a duchy as a map of hexes, and a summary of all players."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crenel import State, game
from crenel.cli.burgundy.lines import nothing, titled
from crenel.cli.burgundy.modules import DRAWINGS, drawings_at
from crenel.cli.players import COLOURS, SYMBOLS, Players, Side
from crenel.games.burgundy.texts import tile_texts
from crenel.locales import say, word

CATALOGUE: dict[str, Any] = game("burgundy").catalogue()
KINDS: list[str] = list(CATALOGUE["kinds"])
NUMBERS: dict[str, int] = CATALOGUE["goods"]

# Colour of a tile and of the writing on it. Letters and abbreviations say the same without colour.
SOLID = {
    "castle": ("#2E7059", "#FFFFFF"),
    "mine": ("#6A7482", "#FFFFFF"),
    "monastery": ("#F0C132", "#2B2205"),
    "ship": ("#2A78BC", "#FFFFFF"),
    "pasture": ("#9AD3A8", "#12301D"),
    "building": ("#C98B62", "#2A170B"),
    "wild": ("#2B2B33", "#FFFFFF"),
}
GOOD_COLOURS = ("#0E7C7B", "#6B4C9A", "#B8437F", "#A93226", "#74512D", "#B65A00")
PAPER = "#1E2733"  # background that empty hexes are blended with
HEX = 6  # columns of a hex: five and a gap
MAP_WIDTH = 42
WIDE = 110  # from this width on, tiles are written out
USUAL_KEYS = 3  # key spaces that are drawn also while they are empty


def _blend(colour: str, into: str, share: float) -> str:
    """`share` of a colour over another."""
    parts = [(int(colour[at : at + 2], 16), int(into[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02X}" for one, other in parts)


EMPTY = {kind: f"{_blend(solid, '#FFFFFF', 0.45)} on {_blend(solid, PAPER, 0.3)}" for kind, (solid, _) in SOLID.items()}
COVERED = {kind: f"bold {ink} on {solid}" for kind, (solid, ink) in SOLID.items()}


def kind_of(tile: str) -> str:
    return str(CATALOGUE["tiles"][tile]["kind"])


def letter(kind: str, language: str) -> str:
    """The letter of a kind of hex, as a language has it."""
    return word("kind", kind, language, "letter")


def lettered(kind: str, language: str) -> str:
    """A kind behind its letter: `M mine`."""
    return f"{letter(kind, language)} {word('kind', kind, language)}"


def label(tile: str, language: str, wide: bool = False) -> Text:
    """A tile as a small block."""
    name = word("tile", tile, language, "" if wide else "short")
    return Text(f" {name} " if wide else f"{name:^5}", COVERED[kind_of(tile)])


def crate(good: str, count: int = 1) -> Text:
    """Goods as the number of their colour, and how many if there are more than one."""
    number = NUMBERS[good]
    return Text(f"{number}×{count}" if count > 1 else str(number), f"bold #FFFFFF on {GOOD_COLOURS[number - 1]}")


def crates(goods: Mapping[str, int]) -> Text:
    return Text(" ").join(crate(good, count) for good, count in goods.items())


class BurgundyDrawing:
    """Implements `Drawing`."""

    screens = False

    def table(
        self,
        view: Mapping[str, Any],
        seat: int,
        players: Players,
        moves: Sequence[Mapping[str, Any]],
        width: int,
        low: bool = False,
    ) -> RenderableType:
        language = players.language
        targets = {str(move["cell"]) for move in moves if "cell" in move}
        duchy = hex_map(board_of(view, seat), view["players"][seat]["tiles"], language, targets)
        rest = Group(
            central_board(view, language, width >= WIDE),
            Text(),
            *own_things(view, seat, players, width >= WIDE),
            Text(),
            *[opponent(view, other, players) for other in range(len(view["players"])) if other != seat],
        )
        top = Group(course(view, players), headline(view, seat, players))
        if duchy.cell_len > 0 and max(len(line) for line in duchy.plain.split("\n")) > MAP_WIDTH:
            return Group(top, duchy, rest)  # large boards leave no room beside them
        both = Table.grid(padding=(0, 1))
        both.add_column(min_width=MAP_WIDTH, no_wrap=True)
        both.add_column(no_wrap=True, overflow="ellipsis")
        both.add_row(duchy, rest)
        return Group(top, both)

    def board(self, view: Mapping[str, Any], seat: int, players: Players) -> RenderableType:
        language = players.language
        own = own_things(view, seat, players, True)
        duchy = hex_map(board_of(view, seat), view["players"][seat]["tiles"], language, set())
        return Group(headline(view, seat, players), duchy, *own, legend(language))

    def hand(self, view: Mapping[str, Any], seat: int, players: Players) -> RenderableType:
        """The stored tiles with their texts, and the goods."""
        language = players.language
        lines = [
            Text.assemble(
                (f"k{number} {word('tile', tile, language)}", "bold"), ": ", " ".join(texts_of(tile, language))
            )
            for number, tile in enumerate(view["players"][seat]["keys"], 1)
        ]
        return Group(*own_things(view, seat, players, True), *lines)

    def legend(self, view: Mapping[str, Any], language: str) -> RenderableType:
        return Group(legend(language), Text(say("table-legend", None, language)), abbreviations(view, language))

    def describe(self, state: State, seat: int, name: str, language: str) -> list[str]:
        view: Mapping[str, Any] = state.observe(seat)
        tile = find_tile(view["players"][seat]["keys"], name, language)
        if tile is None:
            return [line for module in DRAWINGS.values() for line in module.describe(name, language)]
        said = texts_of(tile, language)
        kind = f", {lettered(kind_of(tile), language)}" if kind_of(tile) in KINDS else ""
        return [f"{word('tile', tile, language)} ({tile}{kind})", *said]

    def automas(self, view: Mapping[str, Any]) -> list[str]:
        return []

    def sides(self, view: Mapping[str, Any], language: str) -> list[Side]:
        return [side for module in drawings_at(view) for side in module.sides(view, language)]

    def question(self, view: Mapping[str, Any], seat: int, players: Players) -> dict[str, object]:
        return {name: value for name, value in view["asking"].items() if name != "step"}

    def explain(
        self, view: Mapping[str, Any], seat: int, moves: Sequence[Mapping[str, Any]], language: str
    ) -> list[Text]:
        return []

    def tells(self, event: Mapping[str, object]) -> bool:
        return True

    def note(self, view: Mapping[str, Any], seat: int, move: Mapping[str, Any], language: str) -> str:
        """The price besides the die."""
        workers = move.get("workers")
        price = say("move-cost", {"workers": workers}, language) if workers and "die" in move else ""
        notes = [price, *(module.note(view, seat, move, language) for module in drawings_at(view))]
        return ", ".join(note for note in notes if note)


def board_of(view: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The board of a seat: a printed one, or one of the table's own."""
    name = view["players"][seat]["board"]
    found: dict[str, Any] = view.get("boards", {}).get(name) or CATALOGUE["boards"][name]
    return found


def texts_of(tile: str, language: str) -> list[str]:
    """What a tile does, in sentences."""
    return [say(key, details, language) for key, details in tile_texts(tile)]


def find_tile(keys: Sequence[str], name: str, language: str) -> str | None:
    """A tile by its notation, its name in the language, or its key space (k1)."""
    plain = " ".join(name.lower().split())
    if plain[:1] == "k" and plain[1:].isdigit() and 1 <= int(plain[1:]) <= len(keys):
        return keys[int(plain[1:]) - 1]
    for tile in CATALOGUE["tiles"]:
        if plain in (tile, word("tile", tile, language).lower(), word("tile", tile, language, "short").lower()):
            return str(tile)
    return None


def course(view: Mapping[str, Any], players: Players) -> Text:
    """Phase, round, white die, goods to come, turn order."""
    language = players.language
    markers = [Text(SYMBOLS[seat], COLOURS[seat]) for seat in view["order"]]
    order = Text.assemble(say("table-order", None, language), " ", Text(" ").join(markers))
    if view["phase"] is None:
        return Text.assemble((say("table-before", None, language), "bold"), " · ", order)
    phase = {
        "phase": word("phase", view["phase"], language),
        "points": CATALOGUE["phases"][view["phase"]],
        "round": view["round"],
        "rounds": CATALOGUE["rounds"],
    }
    coming = Text(" ").join(crate(good) for good in view["coming"])
    parts = [
        Text(say("table-course", phase, language), "bold"),
        Text(say("table-white", {"white": view["white"]}, language)),
        Text.assemble(say("table-coming", None, language), " ", coming) if view["coming"] else Text(),
        order,
    ]
    return Text(" · ").join(part for part in parts if part)


def headline(view: Mapping[str, Any], seat: int, players: Players) -> Text:
    """The owner of a duchy, their points and board."""
    mine = view["players"][seat]
    own = view.get("boards", {}).get(mine["board"])
    printed = {"number": mine["board"], "board": mine["board"]}
    said = own["title"] if own else say("table-board", printed, players.language)
    points = say("table-points", {"points": mine["score"]}, players.language)
    return Text.assemble(players.badge(seat), " · ", (points, "bold"), " · ", said)


# ---------------------------------------------------------------- the duchy


def hex_map(board: Mapping[str, Any], tiles: Mapping[str, str], language: str, targets: set[str]) -> Text:
    """Rows of hexes, two lines each: its name (• where a move leads now), then kind and number, or the tile on it."""
    cells: list[dict[str, Any]] = board["cells"]
    rows: list[list[dict[str, Any]]] = [[] for _ in range(max(cell["row"] for cell in cells) + 1)]
    for cell in cells:
        rows[cell["row"]].append(cell)
    lines: list[Text] = []
    for row in rows:
        names, contents = Text(), Text()
        for cell in row:
            gap = " " * (cell["x"] * HEX // 2 - len(names))
            names.append(gap)
            contents.append(gap)
            tile = tiles.get(cell["cell"])
            style = COVERED[cell["kind"]] if tile else EMPTY[cell["kind"]]
            mark = "•" if cell["cell"] in targets else " "
            names.append(f"{cell['cell']:<3}{mark} ", style).append(" ")
            inside = (
                label(tile, language)
                if tile
                else Text(f"{letter(cell['kind'], language) + str(cell['number']):^5}", style)
            )
            contents.append_text(inside).append(" ")
        lines += [names, contents]
    return Text("\n").join(lines)


def legend(language: str) -> Text:
    """The letters of the kinds, and the numbers of the goods."""
    kinds = [Text(f" {lettered(kind, language)} ", COVERED[kind]) for kind in KINDS]
    goods = [
        Text(f" {number} {word('good', good, language)} ", f"bold #FFFFFF on {GOOD_COLOURS[number - 1]}")
        for good, number in NUMBERS.items()
    ]
    return Text.assemble(Text(" ").join(kinds), "\n", Text(" ").join(goods))


def abbreviations(view: Mapping[str, Any], language: str) -> Text:
    """The short names of the tiles on the table, each with its whole name."""
    named = {word("tile", tile, language, "short"): word("tile", tile, language) for tile in tiles_in(view)}
    return Text(", ".join(f"{short} {name}" for short, name in named.items() if short.lower() != name.lower()))


def tiles_in(part: object) -> list[str]:
    """Every tile named anywhere in a view, in the order of the catalogue."""
    found: set[str] = set()
    parts = [part]
    while parts:
        each = parts.pop()
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, Mapping):
            parts += each.values()
        elif isinstance(each, Sequence):
            parts += each
    return [tile for tile in CATALOGUE["tiles"] if tile in found]


# ---------------------------------------------------------------- the central board


def central_board(view: Mapping[str, Any], language: str, wide: bool) -> Table:
    """Depots with their tiles and goods; the black depot; bonus tiles left."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    modules = drawings_at(view)
    for depot in view["depots"]:
        tiles = Text(" ").join(space(each, language, wide) for each in depot["spaces"])
        tiles.append(" ").append_text(crates(depot["goods"]))
        for module in modules:
            tiles.append_text(module.on_depot(view, depot["depot"]))
        grid.add_row(Text(str(depot["depot"]), "bold"), tiles)
    black = view["black"]["spaces"]
    name = Text(say("table-black", None, language), "bold")
    for first in range(0, len(black), 4):
        tiles = Text(" ").join(space(each, language, wide) for each in black[first : first + 4])
        grid.add_row(name if first == 0 else Text(), tiles)
    left = Text(" ").join(bonus_left(view, kind, language) for kind in KINDS)
    grid.add_row(Text(say("table-bonus", None, language), "bold"), left)
    return grid


def space(each: Mapping[str, Any], language: str, wide: bool) -> Text:
    """A space of the central board."""
    if each["tile"] is not None:
        return label(each["tile"], language, wide)
    return Text("  ·  ", "dim") if each["kind"] not in KINDS else Text(f" ({letter(each['kind'], language)}) ", "dim")


def bonus_left(view: Mapping[str, Any], kind: str, language: str) -> Text:
    """The bonus of the next player to cover all hexes of a kind."""
    left = view["bonuses"][kind]
    points = view["bonus_points"][left[-1]] if left else 0
    return Text(f"{letter(kind, language)}{points}", COVERED[kind] if left else "dim")


# ---------------------------------------------------------------- the players


def dice(mine: Mapping[str, Any]) -> Text:
    """Dice in brackets; used ones in round brackets."""
    shown = [
        Text(f"({die['value']})", "dim") if die["used"] else Text(f"[{die['value']}]", "bold") for die in mine["dice"]
    ]
    return Text("").join(shown)


def own_things(view: Mapping[str, Any], seat: int, players: Players, wide: bool) -> list[Text]:
    """Dice, workers and silver; stored tiles; goods; what modules add; rivers."""
    language = players.language
    mine = view["players"][seat]
    empty = nothing(language)
    free = min(mine["key_spaces"], USUAL_KEYS) - len(mine["keys"])
    stored = [label(tile, language, wide) for tile in mine["keys"]] + [empty] * free
    keys = [Text.assemble((f"k{place} ", "bold"), tile) for place, tile in enumerate(stored, 1)]
    purse = say("table-purse", {"workers": mine["workers"], "silver": mine["silver"]}, language)
    lines = [
        titled("table-dice", Text.assemble(dice(mine), " · ", purse), language),
        titled("table-stored", Text(" ").join(keys), language),
        titled("table-goods", crates(mine["goods"]) if mine["goods"] else empty, language),
    ]
    for module in drawings_at(view):
        lines += module.own_lines(view, seat, players)
    rivers = board_of(view, seat)["rivers"]
    if rivers:
        lines.append(titled("table-rivers", Text(", ".join("–".join(river) for river in rivers)), language))
    return lines


def opponent(view: Mapping[str, Any], seat: int, players: Players) -> Text:
    """Another player on two lines."""
    language = players.language
    theirs = view["players"][seat]
    counts = {"workers": theirs["workers"], "silver": theirs["silver"]}
    points = say("table-points", {"points": theirs["score"]}, language)
    stored = Text(" ").join(label(tile, language) for tile in theirs["keys"])
    return Text.assemble(
        players.badge(seat), " ", (points, "bold"), " ", dice(theirs), "\n ",
        say("table-purse-short", counts, language), " ", stored, " ", crates(theirs["goods"]), no_wrap=False,
    )  # fmt: skip
