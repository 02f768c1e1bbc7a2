"""Events: one at the end of each year, with what it does at once and what lasts."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import BARRICADES, RESOURCE_NAMES
from crenel.games.great_wall.clan import FROM_CARDS
from crenel.games.great_wall.modules.coop.part import CoopPart, coop_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.recall import Recall
from crenel.games.great_wall.seasons.spring import Invade
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.shame import ClearShame, push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics, draw
from crenel.kernel.state import State, Step

FOR_EVENT: Final = 3  # why shame is due


class WinterEvent(Phase):
    """An event comes."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RevealEvent(-1))


class RevealEvent(Step):
    """Turn up an event; what it does at once happens, the rest begins."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        number = draw(state, part.event_deck)
        part.event_deck &= ~CARD[number]
        add_event(part, number)
        event = part.event_cards[number]
        if state.recording:
            state.emit("event_came", -1, {"card": event.name})
        for place in range(len(event.once) - 1, -1, -1):
            word, count = event.once[place]
            happen(state, word, count)


def add_event(part: CoopPart, number: i64) -> None:
    """An event lies on the table, and what it changes adds to the others'."""
    part.events.append(number)
    lasting = part.event_cards[number].lasting
    for lever in range(len(lasting)):
        part.levers[lever] += lasting[lever]


def happen(state: GreatWall, word: str, count: i64) -> None:
    """Do what a line says once: to the table, or to each player in the order of tea."""
    if word == "now_hordes":
        state.push(Invade(-1, count))
    elif word == "now_barricades":
        for section in state.layout.sections:
            state.barricades[section] = min(BARRICADES, state.barricades[section] + count)
    else:
        for clan in reversed(state.tea):
            if state.clans[clan].rules.person:
                befall(state, clan, word, count)


def befall(state: GreatWall, clan: i64, word: str, count: i64) -> None:
    if word == "now_shame":
        push_shame(state, clan, count, FOR_EVENT)
    elif word == "now_dishonor":
        state.disgrace(clan, FROM_CARDS, count)
    elif word == "now_honor":
        state.award(clan, FROM_CARDS, count)
    elif word == "now_tactics":
        state.push(DrawTactics(clan, count))
    elif word == "now_clear":
        for _ in range(count):
            state.push(ClearShame(clan))
    elif word == "now_recall":
        for _ in range(count):
            state.push(Recall(clan))
    else:
        state.gain(clan, RESOURCE_NAMES.index(word[len("now_") :]), count)
