"""Turn of a player: two dice, the four actions, the purchase."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.effects import is_free_action, perform, take_free_action, workers_for
from crenel.games.burgundy.legal import list_actions_of_dice, list_die_actions, list_free_actions
from crenel.games.burgundy.moves import END, WORKERS, die_of, verb_of
from crenel.games.burgundy.state import Burgundy
from crenel.kernel.state import SEATS_AT_MOST, State, Step


def in_turn(state: Burgundy, seat: i64) -> bool:
    """Return whether it is this seat's turn, or an effect of it."""
    return any(isinstance(step, Turn) and step.seat == seat for step in state.stack)


class Turn(Step):
    """Turn: an action for each die, in any order, and one purchase at any moment. It ends when both dice are used."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        seat = self.seat
        found: list[int] = []
        player = state.players[seat]
        first: i64 = 0 if player.used & 1 else player.die1
        second: i64 = 0 if player.used & 2 else player.die2
        if first and second and first != second:
            list_actions_of_dice(state, seat, first, second, found)
        elif first or second:
            list_die_actions(state, seat, first or second, found)
        else:
            found.append(END)
        list_free_actions(state, seat, found)
        for module in state.modules:
            module.turn_actions(state, seat, found)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        seat = self.seat
        verb = verb_of(action)
        if verb == END:
            state.players[seat].bought = False
            for module in state.modules:
                module.turn_ended(state, seat)
            return
        if verb <= WORKERS:
            die = die_of(action)
            workers = workers_for(state, seat, verb, action)
            state.duchies[seat].workers -= workers
            state.players[seat].use_die(die)
            if state.recording:
                state.emit("die_used", seat, {"die": int(die), "workers": int(workers)})
            perform(state, seat, verb, action)
        elif is_free_action(action):
            take_free_action(state, seat, action)
        else:
            for module in state.modules:
                if module.turn_action(state, seat, action):
                    return

    def stays(self, action: int) -> bool:
        return verb_of(action) != END

    def confirms(self) -> bool:
        return True


TURNS: Final = [Turn(seat) for seat in range(SEATS_AT_MOST)]
