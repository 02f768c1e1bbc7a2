"""Fall: command cards are chosen in secret, laid on the track, and resolved one after the other."""

from mypy_extensions import i64

from crenel.games.great_wall.defeat import DefeatCheck
from crenel.games.great_wall.moves import COMMAND, SLOT, first_of, move
from crenel.games.great_wall.places.activation import Activations
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.winter import Winter
from crenel.games.great_wall.sets import CARD, bits
from crenel.games.great_wall.state import FALL, GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import ACTIVATION_OVER, COMMAND_OVER, REVEALED
from crenel.kernel.state import State, Step, Together


class Fall(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.begin(FALL)
        state.track = [-1] * len(state.clans)
        state.push(Winter(-1))
        state.layout.fall.push(state)


class FallCommands(Phase):
    """Everybody chooses and lays a command card."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(ChooseCommands(-1))


class FallTurns(Phase):
    """The cards of the track, one after the other."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(NextCard(-1, -1))


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
            clan.commands &= ~CARD[card]
            clan.command = card
            if state.recording:
                state.emit("command_shown", seat, {"card": state.deck.commands[card].name})
        for number in range(len(state.clans)):
            state.clans[number].rules.choose_command(state, number)
        for number in reversed(state.tea):
            state.push(PlaceCard(state.seat_of(number), number))
        for number in reversed(state.tea):
            if state.clans[number].rules.person:
                trigger(state, number, REVEALED, 0, state.partners(state.command_name(number)))


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
            name = state.command_name(self.clan)
            state.emit("command_placed", self.clan, {"slot": int(first_of(action)) + 1, "card": name})


# ---------------------------------------------------------------- turns


class NextCard(Step):
    """The next card of the track: its boxes, then the places activate, then hordes may be defeated."""

    __slots__ = ("slot",)

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        slot = self.slot + 1
        state.active = -1
        state.banners = 0
        if slot >= len(state.track):
            return
        state.push(NextCard(-1, slot))
        clan = state.track[slot]
        if clan < 0:
            return
        state.active = clan
        if state.recording:
            state.emit("turn_started", clan, {"card": state.command_name(clan)})
        state.layout.turn.push(state, clan)


class TurnCommand(Phase):
    """The boxes of the card."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(StepOver(-1, clan, COMMAND_OVER))
        state.clans[clan].rules.push_turn(state, clan)


class TurnActivations(Phase):
    """The places that are ready activate."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(StepOver(-1, clan, ACTIVATION_OVER))
        state.push(Activations(clan if state.clans[clan].rules.person else state.top_player(), 0))


class TurnDefeats(Phase):
    """Hordes may be defeated."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(DefeatCheck(-1))


class StepOver(Step):
    """The command step or the activation step of a turn is over: cards that wait for it take effect."""

    __slots__ = ("clan", "when")

    def __init__(self, seat: i64, clan: i64, when: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.when: i64 = when

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        trigger(state, self.clan, self.when)
