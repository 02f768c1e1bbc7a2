"""A turn: the boxes of one command card."""

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.cards import BETRAYAL, Box, Deck
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.moves import COPY, DONE, SKIP, USE, first_of, move, verb_of
from crenel.games.great_wall.overseers import UpgradeOverseer
from crenel.games.great_wall.places.activation import AdvancedActivation
from crenel.games.great_wall.recruits import EVERYWHERE, MANY, AttackWith, push_attack
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import ANYTHING, OTHERS_BOX
from crenel.kernel.state import State, Step


def push_boxes(state: GreatWall, clan: i64, card: i64) -> None:
    """Push the boxes of a card, the top one first."""
    boxes = state.deck.commands[card].boxes
    for number in range(len(boxes) - 1, -1, -1):
        state.push(ResolveBox(-1, clan, card, number))


class ResolveBox(Step):
    """One box of a command card: for its owner, or for all others in the order of tea."""

    __slots__ = ("card", "clan", "number")

    def __init__(self, seat: i64, clan: i64, card: i64, number: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.card: i64 = card
        self.number: i64 = number

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        box = state.deck.commands[self.card].boxes[self.number]
        if box.owner:
            push_box(state, self.clan, box, True)
            return
        for module in state.modules:
            if module.asks_order(state, self):
                return
        for other in reversed(state.clan_order([clan for clan in state.tea if clan != self.clan])):
            push_box(state, other, box, False)


def push_box(state: GreatWall, clan: i64, box: Box, owner: bool) -> None:
    """Push what a box lets a clan do."""
    more: i64 = box.more * state.partners(box.partner) if box.partner else 0
    if owner and more:
        more *= 1 + crosses(state.clans[clan], state.deck)
    if box.copy:
        state.push(Betrayal(clan))
    elif box.move:
        if not owner:
            trigger(state, clan, OTHERS_BOX)
        state.clans[clan].rules.push_moves(state, clan, box.move + more, box.different)
    elif state.clans[clan].rules.person:
        push_deed(state, clan, box, more)


def crosses(clan: Clan, deck: Deck) -> i64:
    """How many times more partner cards count for a clan's own command, by its general."""
    return deck.generals[clan.general].cross * clan.supporters() if clan.general != NO_CARD else 0


def push_deed(state: GreatWall, clan: i64, box: Box, more: i64) -> None:
    """Boxes that do more than move clerks."""
    if box.advanced:
        for _ in range(box.advances + more):
            state.push(AdvancedActivation(clan))
    elif box.upgrade:
        for _ in range(box.upgrade + more):
            state.push(UpgradeOverseer(clan, ANYTHING, box.less))
    elif box.banners:
        state.banners = box.banners
    elif box.attack == "one":
        push_attack(state, clan, 1, ANYTHING, False, False)
    elif box.attack == "all":
        state.push(BatchOver(clan))
        state.push(AttackOrder(clan))
    elif box.attack:
        state.push(BatchOver(clan))
        state.push(AllAttack(clan, box.attack == "rest"))


class AttackOrder(Step):
    """Attack with everybody who can, from rest zones and walls, each once; or leave it."""

    def attack(self) -> AttackWith:
        return AttackWith(self.seat, MANY, ANYTHING, True, True, False, True, EVERYWHERE, 0)

    def options(self, state: State) -> list[int] | None:
        return [USE, SKIP] if self.attack().options(state) else []

    def resolve(self, state: State, action: int) -> None:
        if verb_of(action) != SKIP:
            state.push(self.attack())


class AllAttack(Step):
    """Attack with everybody of the rest zones who can, or of the walls, or leave it: a box of the first version."""

    __slots__ = ("rest",)

    def __init__(self, seat: i64, rest: bool) -> None:
        super().__init__(seat)
        self.rest: bool = rest  # soldiers of the rest zones; otherwise those on firing spots

    def attack(self) -> AttackWith:
        return AttackWith(self.seat, MANY, ANYTHING, self.rest, not self.rest, False, True, EVERYWHERE, 0)

    def options(self, state: State) -> list[int] | None:
        attacks = self.attack().options(state)
        return [USE, SKIP] if attacks else []

    def resolve(self, state: State, action: int) -> None:
        if verb_of(action) != SKIP:
            state.push(self.attack())


class Betrayal(Step):
    """Copy a card another player has on the track, or move two clerks."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = [DONE]
        for clan in state.track:
            if clan < 0 or clan == self.seat:
                continue
            if state.clans[clan].rules.copied and state.command_name(clan) != "betrayal":
                found.append(move(COPY, clan, 0, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            state.push(MoveClerks(self.seat, self.seat, state.deck.commands[BETRAYAL].boxes[0].move, False))
            return
        name = state.command_name(first_of(action))
        for command in state.deck.commands:
            if command.name == name:
                if state.recording:
                    state.emit("copied", self.seat, {"card": name})
                push_boxes(state, self.seat, command.index)
