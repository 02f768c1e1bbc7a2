"""Carrying out the effects of cards: the one executor of the vocabulary in cards.py."""

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, list_free_spots
from crenel.games.great_wall.board import BARRICADES, PRODUCTION, RESOURCES, SECTION_NAMES
from crenel.games.great_wall.cards import Op
from crenel.games.great_wall.changes import ADVISORS_CALL_NONE
from crenel.games.great_wall.clan import FROM_CARDS
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.horde import WOUND
from crenel.games.great_wall.layout import Executor
from crenel.games.great_wall.moves import (
    BARRICADE,
    CHOOSE,
    GAIN,
    INCOME,
    SKIP,
    first_of,
    move,
    second_of,
    third_of,
    verb_of,
)
from crenel.games.great_wall.moves import WOUND as WOUND_SPOT
from crenel.games.great_wall.overseers import UpgradeByAdvisor, UpgradeOverseer, income
from crenel.games.great_wall.places.production import Donations
from crenel.games.great_wall.places.tea import rise
from crenel.games.great_wall.recall import Recall
from crenel.games.great_wall.recruits import attacked_in, push_attack, push_following, push_recruiting
from crenel.games.great_wall.shame import ClearShame, clear_shame, list_shames
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import ADVISOR, DrawTactics, card_of, trigger
from crenel.games.great_wall.vocabulary import (
    OP_ABSOLVE,
    OP_ANY,
    OP_ATTACK,
    OP_BARRICADE,
    OP_CLEAR,
    OP_CLERK,
    OP_CLERKS,
    OP_DONATE,
    OP_FOLLOW,
    OP_HONOR,
    OP_INCOME,
    OP_PIERCE,
    OP_RECALL,
    OP_RECRUIT,
    OP_RESOURCE,
    OP_ROUSE,
    OP_SUPPLY,
    OP_TACTIC,
    OP_TEA,
    OP_UPGRADE,
    OP_WOUND,
    TEA_RAISED,
)
from crenel.kernel.state import State, Step


class Effect(Step):
    """One effect of one card, so many times."""

    __slots__ = ("boosted", "card", "kind", "number", "times")

    def __init__(self, seat: i64, kind: i64, card: i64, boosted: bool, number: i64, times: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.card: i64 = card
        self.boosted: bool = boosted
        self.number: i64 = number  # which of the card's effects
        self.times: i64 = times

    def op(self, state: GreatWall) -> Op:
        card = card_of(state, self.kind, self.card)
        return card.boosted[self.number] if self.boosted else card.ops[self.number]

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        kind = self.op(state).kind
        found: list[int] = []
        if kind == OP_ANY:
            for resource in range(RESOURCES):
                if resource != self.op(state).what:
                    found.append(move(GAIN, resource, 0, 0))
        elif kind == OP_CLEAR:
            list_shames(state.clans[self.seat], found)
        elif kind == OP_INCOME:
            for place in range(PRODUCTION):
                if state.clans[self.seat].levels[place]:
                    found.append(move(INCOME, place, 0, 0))
        elif kind in (OP_WOUND, OP_PIERCE):
            self.list_wounds(state, kind == OP_PIERCE, found)
        elif kind == OP_BARRICADE:
            self.list_barricades(state, found)
        elif kind in (OP_ROUSE, OP_ABSOLVE, OP_SUPPLY):
            self.list_others(state, kind, found)
        else:
            return None
        return found

    def list_barricades(self, state: GreatWall, found: list[int]) -> None:
        for section in state.layout.sections:
            if state.barricades[section] < BARRICADES:
                found.append(move(BARRICADE, section, 0, 0))
        if found:
            found.append(SKIP)

    def list_others(self, state: GreatWall, kind: i64, found: list[int]) -> None:
        """Other players whom the effect can help."""
        for clan in range(state.seats):
            if clan == self.seat:
                continue
            if kind == OP_ABSOLVE and state.clans[clan].shames() == 0:
                continue
            if kind == OP_ROUSE and not Recall(clan).cards(state):
                continue
            found.append(move(CHOOSE, clan, 0, 0))

    def list_wounds(self, state: GreatWall, pierced: bool, found: list[int]) -> None:
        """List the free spots of all hordes. With `pierced`, only of the first horde of sections in which the soldiers
        of the event have attacked.
        """
        about = card_of(state, self.kind, self.card).what
        spots: list[int] = []
        for section in state.layout.sections:
            if pierced and not attacked_in(state, about, section):
                continue
            del spots[:]
            list_free_spots(state, section, spots)
            for spot in spots:
                if not pierced or first_of(spot) == state.hordes[section][0].row:
                    found.append(move(WOUND_SPOT, first_of(spot), second_of(spot), section))

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        op = self.op(state)
        if action < 0:
            self.take_effect(state, op)
        elif verb_of(action) == CHOOSE:
            self.help(state, op, first_of(action))
        elif verb_of(action) != SKIP:
            self.chosen(state, op, action)

    def help(self, state: GreatWall, op: Op, other: i64) -> None:
        """An effect on another player, who gets all of it."""
        count = op.number * self.times
        if op.kind == OP_SUPPLY:
            state.push(Supplied(other, count))
            return
        for _ in range(count):
            state.push(Recall(other) if op.kind == OP_ROUSE else ClearShame(other))

    def take_effect(self, state: GreatWall, op: Op) -> None:
        """Effects that ask nothing themselves."""
        count = op.number * self.times
        if op.kind == OP_RESOURCE:
            state.gain(self.seat, op.what, count)
        elif op.kind == OP_HONOR:
            state.award(self.seat, FROM_CARDS, count)
        elif op.kind == OP_TACTIC:
            state.push(DrawTactics(self.seat, count))
        elif op.kind == OP_CLERKS:
            state.push(MoveClerks(self.seat, self.seat, count, False))
        elif op.kind == OP_ATTACK:
            push_attack(state, self.seat, count, op.what, op.each, op.standing)
        elif op.kind == OP_UPGRADE:
            if self.kind == ADVISOR and state.rules >= ADVISORS_CALL_NONE:
                state.push(UpgradeByAdvisor(self.seat, op.what, op.less, op.number))
            else:
                state.push(UpgradeOverseer(self.seat, op.what, op.less, op.number))
        elif op.kind == OP_RECRUIT:
            state.push(BatchOver(self.seat))
            state.push(Undrafted(self.seat))
            push_recruiting(state, self.seat, count, op.what, op.less)
        else:
            self.take_rare_effect(state, op, count)

    def take_rare_effect(self, state: GreatWall, op: Op, count: i64) -> None:
        if op.kind == OP_CLERK:
            clan = state.clans[self.seat]
            hired: i64 = min(count, clan.reserve)
            clan.reserve -= hired
            clan.free_clerks += hired
        elif op.kind == OP_RECALL:
            for _ in range(count):
                state.push(Recall(self.seat))
        elif op.kind == OP_TEA:
            if rise(state, self.seat, count):
                trigger(state, self.seat, TEA_RAISED)
        elif op.kind == OP_DONATE:
            state.push(Donations(self.seat, count))
        elif op.kind == OP_FOLLOW:
            push_following(state, self.seat, count, card_of(state, self.kind, self.card).what)
        else:
            for module in state.modules:
                module.take_effect(state, self.seat, op, count)

    def chosen(self, state: GreatWall, op: Op, action: i64) -> None:
        """Effects that were asked for, once; the rest is asked again."""
        if op.kind == OP_ANY:
            state.gain(self.seat, first_of(action), 1)
        elif op.kind == OP_CLEAR:
            clear_shame(state, self.seat, action)
        elif op.kind == OP_INCOME:
            income(state, self.seat, first_of(action))
        elif op.kind in (OP_WOUND, OP_PIERCE):
            horde = state.horde_at(third_of(action), first_of(action))
            assert horde is not None
            horde.cover[second_of(action)] = WOUND
            if horde.fallen():
                state.last_wounds += 1
            if state.recording:
                where = SECTION_NAMES[third_of(action)]
                state.emit("wounded", self.seat, {"horde": horde.card.name, "section": where})
        elif op.kind == OP_BARRICADE:
            state.barricades[first_of(action)] += 1
            if state.recording:
                state.emit("barricade_built", self.seat, {"section": SECTION_NAMES[first_of(action)]})
        if op.kind in (OP_WOUND, OP_PIERCE):
            state.push(BatchOver(self.seat))
        left = op.number * self.times - 1
        if left > 0:
            state.push(Again(self.seat, self.kind, self.card, self.boosted, self.number, left))


class Again(Effect):
    """The rest of an effect that is asked for piece by piece: `times` counts the pieces left."""

    def chosen(self, state: GreatWall, op: Op, action: i64) -> None:
        piece = Op(op.kind, 1, op.what, op.less, op.each, op.standing)
        super().chosen(state, piece, action)


class Supplied(Step):
    """Resources of one's choice that another player's card brings."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def options(self, state: State) -> list[int] | None:
        return [move(GAIN, resource, 0, 0) for resource in range(RESOURCES)] if self.count else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.gain(self.seat, first_of(action), 1)
        state.push(Supplied(self.seat, self.count - 1))


class Undrafted(Step):
    """Soldiers recruited by an effect do not count as recruiting, or the effect would call itself."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.drafted = 0


class EffectMaker(Executor):
    """Makes `Effect` steps for the rules that trigger them."""

    def step(self, seat: i64, kind: i64, card: i64, boosted: bool, number: i64, times: i64) -> Step:
        return Effect(seat, kind, card, boosted, number, times)
