"""White castles: buildings that give an action with the white die, and the monastery (29) that counts them."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.effects import Effect, perform, workers_for
from crenel.games.burgundy.legal import list_die_actions
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.modules.supply import count_tiles, fill_bags
from crenel.games.burgundy.moves import verb_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.texts import NUMBER_NAMES
from crenel.games.burgundy.tiles import add_tiles, read
from crenel.kernel.state import Step

TILES: Final[list[int]] = add_tiles(read("modules/white_castles/tiles.toml"))
WHITE_CASTLE: Final[int] = TILES[1]

NUMBER_NAMES["white_action"] = ""


class WhiteCastles(Module):
    def __init__(self) -> None:
        super().__init__("white_castles")
        self.decisions = read("modules/white_castles/lengths.toml")["decisions"]
        self.rules = read("modules/white_castles/rules.toml")["rules"]

    def tiles(self) -> list[int]:
        return TILES

    def set_up(self, state: Burgundy) -> None:
        fill_bags(state, TILES)

    def count_printed(self, state: Burgundy, counts: list[int]) -> None:
        count_tiles(TILES, counts)

    def building_effect(self, state: Burgundy, seat: i64, tile: i64) -> None:
        if tile == WHITE_CASTLE:
            state.push(WhiteAction(seat))

    def steps(self) -> dict[str, type[Step]]:
        return {"white_action": WhiteAction}


class WhiteAction(Effect):
    """One more action, with the number of the white die. Workers change the number used, the die stays as it is."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_die_actions(state, self.seat, state.white, found)

    def answer(self, state: Burgundy, action: i64) -> None:
        verb = verb_of(action)
        workers = workers_for(state, self.seat, verb, action)
        state.duchies[self.seat].workers -= workers
        if state.recording:
            state.emit("white_die_used", self.seat, {"die": int(state.white), "workers": int(workers)})
        perform(state, self.seat, verb, action)

    def waits_for_purchase(self) -> bool:
        return True

    def die(self, state: Burgundy) -> i64:
        return state.white
