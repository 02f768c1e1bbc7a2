"""Drawing of The Great Wall: the wall, the places, the player's screen, and the public boards of the others."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crenel import State
from crenel.cli.great_wall.cards import (
    KINDS,
    deck_in,
    describe_cards,
    in_short,
    layout_of,
    letters,
    named,
    rows_of,
    titled,
)
from crenel.cli.great_wall.modules import DRAWINGS, drawings_at
from crenel.cli.great_wall.sections import (
    RESOURCE_COLOURS,
    aimed_at,
    card_named,
    draw_sections,
    horde_in,
    list_sections,
    reward,
    symbol,
    targets_of,
)
from crenel.cli.layout import flow
from crenel.cli.players import SYMBOLS, Players, Side
from crenel.games.great_wall.board import (
    RESOURCE_NAMES,
    SOLDIER_NAMES,
)
from crenel.games.great_wall.cards import Deck
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.games.great_wall.player import PLAYER
from crenel.games.great_wall.prices import HONOR
from crenel.locales import counted, say, word

View = Mapping[str, Any]

LEVELS = "⁰¹²³"
WIDE = 110  # from this width on, places stand in three columns
NOTHING_DEALT: dict[str, list[str]] = {"generals": [], "advisors": []}  # others' cards are never shown before a choice


class Line:
    """Parts with dots between them, wrapped where a line is too narrow; empty parts are left out."""

    def __init__(self, parts: Sequence[Text], indent: int = 0) -> None:
        self.parts = [part for part in parts if part]
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = flow(self.parts, options.max_width - self.indent, " · ")
        yield Padding(lines, (0, 0, 0, self.indent))


class GreatWallDrawing:
    """Implements `Drawing`."""

    screens = True

    def table(
        self,
        view: View,
        seat: int,
        players: Players,
        moves: Sequence[Mapping[str, Any]],
        width: int,
        low: bool = False,
    ) -> RenderableType:
        language, deck = players.language, deck_in(view)
        targets = targets_of(view, moves)
        short = low and not targets and not any(move["verb"] == "attack" for move in moves)
        return Group(
            course(view, language),
            tracks(view, language),
            list_sections(view, deck, language) if short else draw_sections(view, deck, targets, language, width),
            places(view, language, 3 if width >= WIDE else 2),
            *supply(view, seat, deck, language),
            *own_screen(view, seat, players, deck),
            *[line for clan in players.everybody if clan != seat for line in public_board(view, clan, players, deck)],
        )

    def board(self, view: View, seat: int, players: Players) -> RenderableType:
        """All that can be seen of a clan, with the texts of its general and active advisors."""
        language, deck = players.language, deck_in(view)
        clan = view["clans"][seat]
        parts = own_screen(view, seat, players, deck)
        cards = [("general", clan["general"])] if clan["general"] else []
        cards += [("advisor", name) for name in clan["active"]]
        cards += [("tactic", name) for name in clan["tactics"] or []]
        return Group(*parts, *[in_short(deck, kind, name, language) for kind, name in cards])

    def hand(self, view: View, seat: int, players: Players) -> RenderableType:
        """The cards in hand, the general and the advisors, each with its text."""
        language, deck = players.language, deck_in(view)
        clan = view["clans"][seat]
        dealt = clan.get("dealt", NOTHING_DEALT)
        kinds = {
            "general": [clan["general"], *dealt["generals"]],
            "advisor": [*dealt["advisors"], *clan["active"], *clan["support"]],
            "command": clan["commands"],
            "tactic": clan["tactics"],
        }
        lines = [in_short(deck, kind, name, language) for kind, names in kinds.items() for name in names if name]
        return Group(stock(clan["stock"], language), *lines)

    def legend(self, view: View, language: str) -> RenderableType:
        short: dict[str, object] = {name: word("resource", name, language, "short") for name in RESOURCE_NAMES}
        short |= {name: word("soldier", name, language, "short") for name in SOLDIER_NAMES}
        short["symbols"] = SYMBOLS[:4]
        keys = ("wall-legend-rewards", "wall-legend-soldiers", "wall-legend-hordes", "wall-legend-walls")
        return Text("\n".join(say(key, short, language) for key in keys))

    def describe(self, state: State, seat: int, name: str, language: str) -> list[str]:
        """A place, or all cards of that name: those of the base game, then those of modules."""
        view: View = state.observe(seat)
        deck = deck_in(view)
        plain = " ".join(name.lower().split())
        for place in layout_of(view).place_names():
            if plain in (place, word("place", place, language).lower()):
                kind = say("wall-card-place", None, language)
                return [f"{word('place', place, language)} ({place}, {kind})", say(f"about-{place}", None, language)]
        found: list[str] = []
        for kind in KINDS:
            found += describe_cards(kind, rows_of(deck, kind), plain, language)
        for module in drawings_at(view):
            found += module.describe(deck, plain, language)
        return found

    def automas(self, view: View) -> list[str]:
        return [clan["kind"] for clan in view["clans"] if not is_player(clan)]

    def sides(self, view: View, language: str) -> list[Side]:
        return [side for module in drawings_at(view) for side in module.sides(view, language)]

    def question(self, view: View, seat: int, players: Players) -> dict[str, object]:
        details = {name: value for name, value in view["asking"].items() if name != "step"}
        clan = details.get("clan", seat)
        return {**details, "own": clan == seat, "whose": players.name(clan)}

    def explain(self, view: View, seat: int, moves: Sequence[Mapping[str, Any]], language: str) -> list[Text]:
        """The card that takes effect; cards of which one is chosen; tactics that can be played."""
        asking = view["asking"]
        about: dict[tuple[str, str], None] = {}
        if "kind" in asking and "card" in asking:
            about[asking["kind"], asking["card"]] = None
        for move in moves:
            for kind in ("general", "advisor", "tactic"):
                if kind in move:
                    about[kind, move[kind]] = None
        deck = deck_in(view)
        return [in_short(deck, kind, name, language) for kind, name in about]

    def tells(self, event: Mapping[str, object]) -> bool:
        """A choice without an alternative is told by what comes of it."""
        return event["event"] != "forced" and all(module.tells(event) for module in DRAWINGS.values())

    def note(self, view: View, seat: int, move: Mapping[str, Any], language: str) -> str:
        verb = move["verb"]
        if verb == "spot":
            return rewards(view, move, language)
        if verb == "clerk":
            place = next(place for place in view["places"] if place["place"] == move["to"])
            taken = sum(place["clerks"].values())
            return f"{taken}/{place['slots']}" if place["slots"] else (str(taken) if taken else "")
        if "price" in move:
            return price_of(move["price"], language)
        notes = [module.note(view, seat, move, language) for module in drawings_at(view)]
        return ", ".join(note for note in notes if note)


# ---------------------------------------------------------------- notes to moves


def rewards(view: View, move: Mapping[str, Any], language: str) -> str:
    """Return what the spots of a move give. Nobody picks up what somebody on the wall hits."""
    layout = layout_of(view)
    soldier = next(each for each in layout.soldiers if each.name == view["asking"]["soldier"])
    if soldier.shoots:
        return ""
    section = next(each for each in view["sections"] if each["section"] == move["section"])
    horde = horde_in(section, move["row"])
    assert horde is not None
    card = card_named(layout.deck, horde["horde"])
    free = [spot for spot in aimed_at(view, move) if spot not in horde["cover"]]
    return "".join(reward(card.spots[SPOT_NAMES.index(spot)], language)[0] for spot in free)


def price_of(price: Mapping[str, int], language: str) -> str:
    """`2s 1w`, `10 honor`; a number alone where the kinds are one's own choice, or nothing is to pay."""
    if HONOR in price:
        return say("wall-honor", {"honor": price[HONOR]}, language)
    short = [
        f"{count}{word('resource', name, language, 'short')}" for name, count in price.items() if name in RESOURCE_NAMES
    ]
    return " ".join(short) or str(sum(price.values()))


# ---------------------------------------------------------------- tracks and places


def course(view: View, language: str) -> Line:
    """Year, season, shame pool, next horde, lethality."""
    now = view["years"][view["year"] - 1]
    year = {"year": view["year"], "years": len(view["years"]), "season": view["season"]}
    coming = view["decks"]["next_section"]
    return Line(
        [
            Text(say("wall-year", year, language), "bold"),
            Text(say("wall-shame-pool", {"pool": view["shame"]["pool"], "of": view["shame"]["of"]}, language)),
            Text(say("wall-next-horde", {"section": coming}, language) if coming else ""),
            Text(say("wall-lethality", {"count": now["lethality"]}, language)),
            time_track(view, language),
        ]
    )


def time_track(view: View, language: str) -> Text:
    """Hordes of each Spring; the current year in brackets."""
    line = Text(say("wall-springs", None, language) + " ")
    for year, each in enumerate(view["years"], 1):
        line.append(f"[{each['hordes']}]" if year == view["year"] else f" {each['hordes']} ")
    return line


def tracks(view: View, language: str) -> Line:
    """The tea order and the command track."""
    tea = Text().join(symbol(clan) for clan in view["tea"])
    spaces = Text("  ").join(
        space(number, each, view["active"], language) for number, each in enumerate(view["track"], 1)
    )
    parts = [titled("wall-tea", tea, language), titled("wall-track", spaces, language)]
    for module in drawings_at(view):
        parts += module.tracks(view, language)
    return Line(parts)


def space(number: int, card: View | None, active: int | None, language: str) -> Text:
    """A space of the command track, with a pointer where the turn is."""
    if card is None:
        return Text(f"{number} –", "dim")
    now = card["clan"] == active
    name = word("card", card["card"], language)
    return Text.assemble("▶" if now else f"{number} ", symbol(card["clan"]), (f" {name}", "bold" if now else ""))


def places(view: View, language: str, columns: int) -> Table:
    """All places with their clerks and free slots; in production also the overseers' levels."""
    widest = max(len(word("place", place["place"], language)) for place in view["places"])
    cells = [place_cell(view, place, language, widest) for place in view["places"]]
    lines = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 2))
    for line in range(lines):
        grid.add_row(*cells[line::lines])
    return grid


def place_cell(view: View, place: View, language: str, widest: int) -> Text:
    name = word("place", place["place"], language)
    clerks = Text()
    for clan, count in place["clerks"].items():
        clerks.append_text(symbol(int(clan), count))
    if place["slots"]:
        clerks.append("·" * (place["slots"] - len(clerks)), "dim")
    ready = ("!", "bold") if place["activates"] else " "
    cell = Text.assemble(f"{name:<{widest}} ", clerks, ready)
    for clan in view["clans"]:
        overseer = clan["soldiers"]["overseers"].get(place["place"])
        if overseer:
            cell.append(" ").append_text(symbol(clan["clan"])).append(LEVELS[overseer["level"]])
    for module in drawings_at(view):
        cell.append_text(module.on_place(view, place, language))
    return cell


def supply(view: View, seat: int, deck: Deck, language: str) -> list[RenderableType]:
    """The row of advisors, the artifacts with their honor now, and the warehouse."""
    row = ", ".join(named(deck, "advisor", name, language) for name in view["row"])
    scoring = {str(row["name"]) for row in deck.artifacts if "per" in row}
    artifacts = ", ".join(
        named(deck, "artifact", each["artifact"], language)
        + (f" {each['now'][seat]}" if each["artifact"] in scoring else "")
        for each in view["artifacts"]
    )
    return [
        titled("wall-row", row or say("wall-nothing", None, language), language),
        Line(
            [
                titled("wall-artifacts", artifacts, language) if artifacts else Text(),
                titled("wall-warehouse", stock(view["warehouse"], language), language),
            ]
        ),
    ]


def stock(resources: Mapping[str, int], language: str) -> Text:
    """`2 wood, 1 stone`, each in its colour."""
    held = [(name, resources.get(name, 0)) for name in RESOURCE_NAMES if resources.get(name)]
    if not held:
        return Text(say("wall-nothing", None, language))
    return Text(", ").join(
        Text(counted("resource", name, count, language), RESOURCE_COLOURS[name]) for name, count in held
    )


# ---------------------------------------------------------------- clans


def is_player(clan: View) -> bool:
    """Whether a person or bot leads the clan, not the rules."""
    return bool(clan["kind"] == PLAYER.name)


def headline(view: View, seat: int, players: Players) -> list[Text]:
    """The clan's name, honor, general, clerks and shame."""
    clan = view["clans"][seat]
    language = players.language
    parts = [players.badge(seat)]
    if layout_of(view).clans[clan["clan"]].scores:
        parts.append(Text(say("wall-honor", {"honor": clan["score"]}, language), "bold"))
    if is_player(clan):
        parts.append(Text(general_line(view, clan, language)))
        parts.append(Text(say("wall-clerks", clan["clerks"], language)))
        parts.append(Text(say("wall-shame", {"count": clan["shames"]}, language) if clan["shames"] else ""))
    return parts


def general_line(view: View, clan: View, language: str) -> str:
    if not clan["general"]:
        return say("wall-no-general", None, language)
    name = named(deck_in(view), "general", clan["general"], language)
    return say("wall-general", {"general": name, "count": clan["supporters"]}, language)


def own_screen(view: View, seat: int, players: Players, deck: Deck) -> list[RenderableType]:
    """All that a player has before and behind the screen; of another clan what all can see."""
    clan = view["clans"][seat]
    language = players.language
    if clan["stock"] is None:
        return public_board(view, seat, players, deck)
    head = Line(headline(view, seat, players))
    own = clan.get("dealt", NOTHING_DEALT)
    if own["generals"]:
        dealt = [("general", name) for name in own["generals"]]
        dealt += [("advisor", name) for name in own["advisors"]]
        names = ", ".join(named(deck, kind, name, language) for kind, name in dealt)
        return [head, titled("wall-dealt", names, language)]
    support = cards("wall-support", "advisor", clan["support"], deck, language)
    active = cards("wall-active", "advisor", clan["active"], deck, language)
    commands = cards("wall-commands", "command", clan["commands"], deck, language)
    added = [line for module in drawings_at(view) for line in module.own_lines(view, seat, players)]
    return [
        head,
        Line([stock(clan["stock"], language), Text(pool_line(clan, language))]),
        Line([commands, discarded(clan, deck, language)]),
        cards("wall-tactics", "tactic", clan["tactics"], deck, language),
        Line([active, support, claims(clan, language)]),
        *added,
    ]


def public_board(view: View, seat: int, players: Players, deck: Deck) -> list[RenderableType]:
    """What all can see of a clan."""
    clan = view["clans"][seat]
    language = players.language
    head = headline(view, seat, players)
    if not is_player(clan):
        return [Line([*head, Text(pool_line(clan, language)), claims(clan, language)])]
    counts = [
        say("wall-tactics-count", {"count": clan["tactics_in_hand"]}, language),
        say("wall-commands-count", {"count": clan["commands_in_hand"]}, language),
        pool_line(clan, language),
    ]
    active = cards("wall-active", "advisor", clan["active"], deck, language) if clan["active"] else Text()
    more = [Text(", ".join(counts)), active, discarded(clan, deck, language), claims(clan, language)]
    return [Line(head), Line(more, 2)]


def cards(key: str, kind: str, names: Sequence[str], deck: Deck, language: str) -> Text:
    listed = ", ".join(named(deck, kind, name, language) for name in names)
    return titled(key, listed or say("wall-nothing", None, language), language)


def discarded(clan: View, deck: Deck, language: str) -> Text:
    return cards("wall-discarded", "command", clan["discarded"], deck, language) if clan["discarded"] else Text()


def claims(clan: View, language: str) -> Text:
    """Claimed hordes, with a star for each shame token."""
    if not clan["claimed"]:
        return Text()
    names = [word("horde", each["horde"], language) + "*" * each["shame"] for each in clan["claimed"]]
    return titled("wall-claimed", ", ".join(names), language)


def pool_line(clan: View, language: str) -> str:
    """Soldiers in the pool, and those under shame."""
    parts = [f"{say('wall-pool', None, language)} {letters(clan['soldiers']['pool'], language)}"]
    if clan["soldiers"]["shamed"]:
        parts.append(f"{say('wall-shamed', None, language)} {letters(clan['soldiers']['shamed'], language)}")
    return ", ".join(parts)
