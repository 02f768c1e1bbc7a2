"""Beasts are placed, upgraded and moved, and relics follow one another."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.cards import make_cards
from crenel.games.great_wall.layout import Standing
from crenel.games.great_wall.module import Row
from crenel.games.great_wall.modules.beasts.cards import BEASTS, Leave
from crenel.games.great_wall.modules.beasts.part import NOWHERE, area_name, beasts_of, open_areas
from crenel.games.great_wall.moves import SKIP, first_of, move, second_of, verb_of
from crenel.games.great_wall.screens import Screened, asks_in_secret
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import draw, trigger
from crenel.games.great_wall.vocabulary import CardWords, Words
from crenel.kernel.state import BIT, State, Step

BEAST: Final = 176  # beast, area
RAISE: Final = 177  # beast

NEAR: Final = "beast"
WHENS: Final[list[str]] = ["turn_started", "beast_raised", "beast_moved", "others_beast"]
WORDS: Final = CardWords(whens=WHENS, graded=["beast_raised"], near=[NEAR])


def when(state: GreatWall, name: str) -> i64:
    """The number of an event of beasts."""
    return state.layout.words.whens.index(name)


# ---------------------------------------------------------------- placing and moving


class BeastsCome(Step):
    """Once the tea order is known, players place the beasts one by one: around again until all stand."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        people = [clan for clan in state.tea if state.clans[clan].rules.person]
        for number in range(len(BEASTS) - 1, -1, -1):
            state.push(PlaceBeast(people[number % len(people)]))


class PlaceBeast(Step):
    """A player puts a beast that does not stand anywhere yet where its card allows."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        part = beasts_of(state)
        found: list[int] = []
        for beast in range(len(BEASTS)):
            if part.areas[beast] == NOWHERE:
                found += moves_of(state, beast)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        put(state, self.seat, action)


class MoveBeast(Step):
    """Whoever has upgraded a beast may move it."""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number  # the beast

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found = moves_of(state, self.number)
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            put(state, self.seat, action)
            trigger(state, self.seat, when(state, "beast_moved"))


def moves_of(state: GreatWall, beast: i64) -> list[int]:
    """Return where a beast may go: all areas that its card allows, but for the one where it is."""
    here = beasts_of(state).areas[beast]
    return [move(BEAST, beast, area, 0) for area in open_areas(state, beast) if area != here]


def put(state: GreatWall, seat: i64, action: i64) -> None:
    """A beast goes to an area."""
    part = beasts_of(state)
    beast, area = first_of(action), second_of(action)
    came = part.areas[beast]
    part.areas[beast] = area
    if state.recording:
        layout = state.layout
        told: dict[str, object] = {"beast": BEASTS[beast], "area": area_name(layout, area)}
        if came != NOWHERE:
            told["from"] = area_name(layout, came)
        state.emit("beast_placed" if came == NOWHERE else "beast_moved", seat, told)


# ---------------------------------------------------------------- upgrading


class RaiseBeast(Screened):
    """At the start of a turn its player may turn to the next card of one beast. What they can pay lies behind their
    screen.
    """

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        part = beasts_of(state)
        if part.upgraded:
            return []
        found: list[int] = []
        possible = False
        for beast in range(len(BEASTS)):
            if not part.at_top(beast):
                possible = True
                if state.can_pay(self.seat, part.card(beast).price):
                    found.append(move(RAISE, beast, 0, 0))
        if found or (possible and self.conceals(state)):
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        part = beasts_of(state)
        beast = first_of(action)
        state.pay(self.seat, part.card(beast).price)
        part.levels[beast] += 1
        part.upgraded = True
        level = part.levels[beast] + 1
        if state.recording:
            state.emit("beast_upgraded", self.seat, {"beast": BEASTS[beast], "level": int(level)})
        for clan in reversed(state.tea):
            if clan != self.seat:
                trigger(state, clan, when(state, "others_beast"))
        trigger(state, self.seat, when(state, "beast_raised"), 0, level)
        state.push(MoveBeast(self.seat, beast))


# ---------------------------------------------------------------- relics


class Relics(Standing):
    """The active relic listens for every player. What it lets them do is a step of its own."""

    def __init__(self, rows: list[Row], words: Words) -> None:
        events: list[Row] = [{key: row[key] for key in row if key != "do"} for row in rows]
        super().__init__("relic", make_cards("relic", events, words), words)
        self.leaves: list[Leave] = [Leave(row) for row in rows]

    def active(self, state: GreatWall, seat: i64) -> int:
        relic = beasts_of(state).relic
        return CARD[relic] if relic >= 0 else 0

    def use_at(self, seat: i64, card: i64, times: i64, where: i64) -> Step | None:
        return UseRelic(seat, card, where)


class UseRelic(Step):
    """What a relic waits for has happened: its player may move a beast, perhaps for a price."""

    __slots__ = ("number", "where")

    def __init__(self, seat: i64, number: i64, where: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number  # the relic
        self.where: i64 = where  # sections of the event

    def conceals(self, state: State) -> bool:
        """Only a relic with a price asks about something that others cannot know."""
        assert isinstance(state, GreatWall)
        return relic_pays(state, self.number) and asks_in_secret(state)

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found = self.moves(state)
        if not found:
            return []
        if not state.can_pay(self.seat, relic_price(state, self.number)):
            return [SKIP] if self.conceals(state) else []
        found.append(SKIP)
        return found

    def moves(self, state: GreatWall) -> list[int]:
        leave = leave_of(state, self.number)
        found: list[int] = []
        for beast in range(len(BEASTS)):
            if beasts_of(state).areas[beast] == NOWHERE or leave.beast not in (-1, beast):
                continue
            for action in moves_of(state, beast):
                area = second_of(action)
                if not leave.here or (area < SECTIONS and self.where & BIT[area]):
                    found.append(action)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        if state.recording:
            name = str(state.deck.rows["relic"][self.number]["name"])
            state.emit("card_used", self.seat, {"kind": "relic", "card": name})
        if relic_pays(state, self.number):
            state.pay(self.seat, relic_price(state, self.number))
        put(state, self.seat, action)
        trigger(state, self.seat, when(state, "beast_moved"))


def relics_of(state: GreatWall) -> Relics:
    for standing in state.layout.standing:
        if isinstance(standing, Relics):
            return standing
    raise AssertionError("no relics")


def relic_price(state: GreatWall, relic: i64) -> list[i64]:
    return relics_of(state).cards[relic].pay


def relic_pays(state: GreatWall, relic: i64) -> bool:
    return relics_of(state).cards[relic].pays


def leave_of(state: GreatWall, relic: i64) -> Leave:
    return relics_of(state).leaves[relic]


def turn_up_relic(state: GreatWall) -> None:
    """The next relic covers the last one, as long as there are any."""
    part = beasts_of(state)
    if part.deck:
        part.relic = draw(state, part.deck)
        part.deck &= ~CARD[part.relic]


class NextRelic(Step):
    """A new relic lies on top of the old one."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        turn_up_relic(state)
        if state.recording:
            name = str(state.deck.rows["relic"][beasts_of(state).relic]["name"])
            state.emit("relic_came", -1, {"card": name})
