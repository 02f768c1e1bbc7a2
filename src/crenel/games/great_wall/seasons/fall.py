"""Fall: command cards are chosen in secret, laid on the track, and resolved one after the other."""

from mypy_extensions import i64

from crenel.games.great_wall.automa.qin import QinCommand, SendClerks
from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.cards import BETRAYAL, REED_COMMAND, Box
from crenel.games.great_wall.clan import PLAYER, QIN, REED, bits
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.defeat import DefeatCheck
from crenel.games.great_wall.moves import COMMAND, COPY, DONE, SKIP, SLOT, USE, first_of, move, verb_of
from crenel.games.great_wall.overseers import UpgradeOverseer
from crenel.games.great_wall.places.activation import Activations, AdvancedActivation, activate
from crenel.games.great_wall.recruits import EVERYWHERE, MANY, AttackWith, push_attack
from crenel.games.great_wall.seasons.winter import Winter
from crenel.games.great_wall.state import FALL, GreatWall
from crenel.games.great_wall.triggers import draw, trigger
from crenel.games.great_wall.vocabulary import ACTIVATION_OVER, ANYTHING, COMMAND_OVER, OTHERS_BOX, REVEALED
from crenel.kernel.state import BIT, State, Step, Together


class Fall(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.begin(FALL)
        state.track = [-1] * len(state.clans)
        state.push(Winter(-1))
        state.push(NextCard(-1))
        state.push(ChooseCommands(-1))


class ChooseCommands(Together):
    """Everybody chooses a command card in secret; then all are shown, and laid on the track in the order of tea."""

    def options_of(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, GreatWall)
        return [move(COMMAND, card, 0, 0) for card in bits(state.clans[seat].commands)]

    def reveal(self, state: State, answers: list[int]) -> None:
        assert isinstance(state, GreatWall)
        for seat in range(len(answers)):
            card = first_of(answers[seat])
            clan = state.clans[seat]
            clan.commands &= ~BIT[card]
            clan.command = card
            if state.recording:
                state.emit("command_shown", seat, {"card": state.deck.commands[card].name})
        for each in state.clans:
            if each.kind == REED:
                each.command = REED_COMMAND
            elif each.kind == QIN:
                if state.qin_deck == 0:
                    state.qin_deck = each.discarded
                    each.discarded = 0
                each.command = draw(state, state.qin_deck)
                state.qin_deck &= ~BIT[each.command]
        for clan_number in reversed(state.tea):
            state.push(PlaceCard(clan_number if state.clans[clan_number].kind == PLAYER else -1, clan_number))
        for seat in reversed(state.tea):
            if state.clans[seat].kind == PLAYER:
                same = state.partners(state.deck.commands[state.clans[seat].command].name)
                trigger(state, seat, REVEALED, 0, same)


class PlaceCard(Step):
    """A clan lays its card on a free space of the track; automas take the first."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for slot in range(len(state.track)):
            if state.track[slot] < 0:
                found.append(move(SLOT, slot, 0, 0))
        return found if self.seat >= 0 else found[:1]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.track[first_of(action)] = self.clan
        if state.recording:
            name = state.command_name(state.clans[self.clan])
            state.emit("command_placed", self.clan, {"slot": int(first_of(action)) + 1, "card": name})

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan)}


class NextCard(Step):
    """The next card of the track: its boxes, then the places activate, then hordes may be defeated."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        super().__init__(-1)
        self.slot: i64 = slot

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        slot = self.slot + 1
        state.active = -1
        state.banners = 0
        if slot >= len(state.track):
            return
        state.push(NextCard(slot))
        clan = state.track[slot]
        if clan < 0:
            return
        state.active = clan
        pieces = state.clans[clan]
        if state.recording:
            state.emit("turn_started", clan, {"card": state.command_name(pieces)})
        state.push(DefeatCheck(-1))
        state.push(StepOver(clan, ACTIVATION_OVER))
        state.push(Activations(state.top_player() if pieces.kind != PLAYER else clan, 0))
        state.push(StepOver(clan, COMMAND_OVER))
        if pieces.kind == QIN:
            state.push(QinTurn(clan))
        else:
            push_boxes(state, clan, pieces.command)

    def details(self) -> dict[str, object]:
        return {"slot": int(self.slot)}


class StepOver(Step):
    """The command step or the activation step of a turn is over: cards that wait for it take effect."""

    __slots__ = ("clan", "when")

    def __init__(self, clan: i64, when: i64) -> None:
        super().__init__(-1)
        self.clan: i64 = clan
        self.when: i64 = when

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        trigger(state, self.clan, self.when)

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "when": int(self.when)}


# ---------------------------------------------------------------- boxes


def push_boxes(state: GreatWall, clan: i64, card: i64) -> None:
    """The boxes of a card, the top one first."""
    boxes = state.deck.commands[card].boxes
    for number in range(len(boxes) - 1, -1, -1):
        state.push(ResolveBox(clan, card, number))


class ResolveBox(Step):
    """One box of a command card: for its owner, or for all others in the order of tea."""

    __slots__ = ("card", "clan", "number")

    def __init__(self, clan: i64, card: i64, number: i64) -> None:
        super().__init__(-1)
        self.clan: i64 = clan
        self.card: i64 = card
        self.number: i64 = number

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        box = state.deck.commands[self.card].boxes[self.number]
        if box.owner:
            push_box(state, self.clan, box, True)
            return
        for other in reversed(state.tea):
            if other != self.clan:
                push_box(state, other, box, False)

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "card": int(self.card), "number": int(self.number)}


def push_box(state: GreatWall, clan: i64, box: Box, owner: bool) -> None:
    """What a box lets a clan do."""
    more: i64 = box.more * state.partners(box.partner) if box.partner else 0
    if box.copy:
        state.push(Betrayal(clan))
    elif box.move:
        if not owner:
            trigger(state, clan, OTHERS_BOX)
        push_moves(state, clan, box.move + more, box.different)
    elif state.clans[clan].kind == PLAYER:
        push_deed(state, clan, box, more)


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
    elif box.attack:
        state.push(BatchOver(clan))
        state.push(AllAttack(clan, box.attack == "rest"))


def push_moves(state: GreatWall, clan: i64, count: i64, different: bool) -> None:
    """Clerks move, by rules where no player decides."""
    seat = state.decider(clan)
    if seat < 0:
        state.push(SendClerks(-1, clan, count))
    else:
        state.push(MoveClerks(seat, clan, count, different))


class AllAttack(Step):
    """Attack with everybody who can, or leave it."""

    __slots__ = ("rest",)

    def __init__(self, seat: i64, rest: bool) -> None:
        super().__init__(seat)
        self.rest: bool = rest  # soldiers of the rest zones; otherwise archers on firing spots

    def attack(self) -> AttackWith:
        return AttackWith(self.seat, MANY, ANYTHING, self.rest, not self.rest, False, True, EVERYWHERE, 0)

    def options(self, state: State) -> list[int] | None:
        attacks = self.attack().options(state)
        return [USE, SKIP] if attacks else []

    def resolve(self, state: State, action: int) -> None:
        if verb_of(action) != SKIP:
            state.push(self.attack())

    def details(self) -> dict[str, object]:
        return {"rest": self.rest}


class Betrayal(Step):
    """Copy a card another player has on the track, or move two clerks."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = [DONE]
        for clan in state.track:
            if clan < 0:
                continue
            pieces = state.clans[clan]
            if clan != self.seat and pieces.kind != REED and state.command_name(pieces) != "betrayal":
                found.append(move(COPY, clan, 0, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            state.push(MoveClerks(self.seat, self.seat, state.deck.commands[BETRAYAL].boxes[0].move, False))
            return
        name = state.command_name(state.clans[first_of(action)])
        for command in state.deck.commands:
            if command.name == name:
                if state.recording:
                    state.emit("copied", self.seat, {"card": name})
                push_boxes(state, self.seat, command.index)


# ---------------------------------------------------------------- Qin Jiushao's turn


class QinTurn(Step):
    """His card; its line for the others lets them move clerks, and one of his cards activates a place."""

    __slots__ = ("clan",)

    def __init__(self, clan: i64) -> None:
        super().__init__(-1)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        lines = state.deck.solo[state.clans[self.clan].command]["do"]
        for number in range(len(lines) - 1, -1, -1):
            line = lines[number]
            if "others" in line:
                state.push(QinOthers(self.clan, line["others"]))
            elif "activate" in line:
                state.push(QinActivates(self.clan))
            else:
                state.push(QinCommand(-1, self.clan, number))

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan)}


class QinOthers(Step):
    """The others move clerks to different places."""

    __slots__ = ("clan", "count")

    def __init__(self, clan: i64, count: i64) -> None:
        super().__init__(-1)
        self.clan: i64 = clan
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for other in reversed(state.tea):
            if other != self.clan:
                trigger(state, other, OTHERS_BOX)
                push_moves(state, other, self.count, True)

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "count": int(self.count)}


class QinActivates(Step):
    """An advanced activation of the highest place on his track where he has a clerk."""

    __slots__ = ("clan",)

    def __init__(self, clan: i64) -> None:
        super().__init__(-1)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for place in state.qin_track:
            if state.clans[self.clan].at[place]:
                activate(state, place, True)
                return

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan)}
