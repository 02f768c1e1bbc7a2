"""Numbered list of the legal moves, grouped by die and verb, from the fields of the actions. Knows no game."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from crenel import State
from crenel.cli.drawings import DRAWINGS
from crenel.cli.layout import flow
from crenel.locales import counted, known, say, word

LEADING = ("from", "row", "soldier")  # fields that several moves share: listed with the verb
PLACES = ("place", "section")  # families of the fields `from` and `to` in the catalogues


class Move:
    """A legal action with its number in the list."""

    def __init__(self, state: State, seat: int, action: int, number: int, language: str) -> None:
        self.action = action
        self.number = number
        self.text = state.text(action, seat)
        self.fields: Mapping[str, object] = state.fields(action, seat)
        self.language = language
        lead, rest = self._split()
        self.lead = self._translated(lead)
        self.tail = self._translated(rest)
        self.said = f"{self.lead} {self.tail}".strip()
        self.note = ""
        self.hint = ""

    def _split(self) -> tuple[str, str]:
        """Split the notation into the verb with the shared fields, and the rest."""
        words = self.text.split(" ")
        end = 1
        for name in LEADING:
            value = self.fields.get(name)
            if value is not None and str(value) in words[:-1]:
                end = words.index(str(value)) + 1
        return " ".join(words[:end]), " ".join(words[end:])

    def _translated(self, said: str) -> str:
        """The notation with translated names of pieces; it is English already."""
        if self.language == "en":
            return said
        for name, value in self.fields.items():
            if isinstance(value, Mapping):
                for item, count in value.items():
                    if f"{count} {item}" in said:
                        said = said.replace(f"{count} {item}", counted(name, item, count, self.language), 1)
            elif isinstance(value, str) and name != "verb":
                said = f" {said}".replace(f" {value}", f" {self._named(name, value)}", 1).removeprefix(" ")
        return said

    def _named(self, name: str, value: str) -> str:
        families = PLACES if name in ("from", "to") else (name,)
        known_ones = [each for each in families if known(f"{each}-{value}", self.language)]
        return word(known_ones[0] if known_ones else name, value, self.language)

    def heading(self) -> tuple[str, dict[str, object]]:
        die = self.fields.get("die")
        if die is None:
            return "moves-other", {}
        return ("moves-with-die", {"die": die}) if die else ("moves-any-die", {})

    def rest(self) -> str:
        """The rest of the notation, without the die, which is in the heading."""
        die = self.fields.get("die")
        return self.tail.removesuffix(f"with {die}").strip() if die else self.tail


def list_moves(state: State, seat: int, language: str) -> list[Move]:
    """The legal moves of a seat, with notes and hints."""
    moves = [Move(state, seat, action, number, language) for number, action in enumerate(state.actions(seat), 1)]
    view: Mapping[str, Any] = state.observe(seat)
    drawing = DRAWINGS[state.game.name]
    step = view["asking"]["step"]
    for move in moves:
        move.note = drawing.note(view, seat, move.fields, language)
        key = f"verb-{state.game.name}-{move.fields['verb']}"
        move.hint = next((say(each, None, language) for each in (f"{key}-{step}", key) if known(each, language)), "")
    return moves


def draw_moves(moves: Sequence[Move], language: str, width: int, compact: bool = False) -> Table:
    """Draw the list: a line for each verb, or, compact, one for each die."""
    groups: dict[str, dict[str, list[Move]]] = {}
    for move in moves:
        key, details = move.heading()
        verbs = groups.setdefault(say(key, details, language), {})
        verbs.setdefault(move.lead, []).append(move)
    if len(groups) == 1 and moves[0].hint:
        return _with_hints(next(iter(groups.values())), width, compact)
    grid = Table.grid(padding=(0, 1))
    if compact:
        left = max(len(heading) for heading in groups) + 1
        for heading, verbs in groups.items():
            grid.add_row(Text(heading, "bold"), flow(_run(verbs), width - left))
        return grid
    left = max(len(heading) for heading in groups) + max(len(verb) for verbs in groups.values() for verb in verbs) + 2
    for heading, verbs in groups.items():
        for row, (verb, same) in enumerate(verbs.items()):
            items = flow([_item(move) for move in same], width - left)
            grid.add_row(Text("" if row else heading, "bold"), verb, items)
    return grid


def _with_hints(verbs: Mapping[str, Sequence[Move]], width: int, compact: bool) -> Table:
    """A line for each verb, with a hint where there is room."""
    grid = Table.grid(padding=(0, 1))
    left = max(len(verb) for verb in verbs) + 1
    hints = 0 if compact else max(len(same[0].hint) for same in verbs.values()) + 1
    for verb, same in verbs.items():
        items = flow([_item(move) for move in same], width - left - hints)
        grid.add_row(verb, items) if compact else grid.add_row(verb, Text(same[0].hint, "dim"), items)
    return grid


def _run(verbs: Mapping[str, Sequence[Move]]) -> list[Text]:
    """The items of several verbs in a row, each verb before its first one."""
    items: list[Text] = []
    for verb, same in verbs.items():
        first, *others = [_item(move) for move in same]
        items += [Text.assemble((f"{verb} ", "underline"), first), *others]
    return items


def _item(move: Move) -> Text:
    """`7 church 4 (1w)`"""
    item = Text.assemble((str(move.number), "bold"), " ", move.rest())
    return item.append(f" ({move.note})", "italic") if move.note else item
