"""Great Famine: food is bought at the Market and eaten in Winter. If the stores can hold too little, all have lost."""

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout, Place
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.scenario import Scenario
from crenel.games.great_wall.modules.great_famine import words
from crenel.games.great_wall.modules.great_famine.part import (
    CAPACITY,
    FOOD,
    LOST,
    MARKET,
    MOST,
    FaminePart,
    famine_of,
    mouths,
)
from crenel.games.great_wall.modules.great_famine.steps import (
    BUY,
    STARVE,
    BreachStores,
    BurnStores,
    BuyFood,
    Feed,
    Market,
    TakeMarkers,
    WinterFeeding,
    food_price,
)
from crenel.games.great_wall.state import ALL_LOSE, GreatWall
from crenel.games.great_wall.steps import PLAYERS, RULED
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import whole
from crenel.kernel.state import Step


class GreatFamine(Scenario):
    name: ClassVar[str] = "great_famine"
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", "modules.great_famine")["rules"]
    verbs: ClassVar[dict[int, str]] = {BUY: "buy", STARVE: "starve"}

    def compose(self, layout: Layout) -> None:
        layout.add_place(Place({"name": MARKET}, layout.side_name, Market()))
        layout.set_up.before("artifacts", TakeMarkers("markers"))
        layout.breach.replace("shame", BreachStores("shame"))
        layout.winter.after("barricades", WinterFeeding("feeding"))

    def new_part(self, state: GreatWall) -> Part:
        return FaminePart([FOOD] * int(state.seats), CAPACITY[int(state.seats)])

    # ------------------------------------------------------------ rules

    def raid(self, state: GreatWall, section: i64, horde: Horde) -> bool:
        """Push the loss of food. The stores end the game only when all hordes of this Spring have come."""
        state.push(BurnStores(-1, 1))
        if state.recording:
            state.emit("stores_raided", -1, {"horde": horde.card.name})
        return True

    # ------------------------------------------------------------ words, dumps, views

    def fields(self, state: GreatWall, action: int, seat: int, parts: dict[str, object]) -> bool:
        return words.fields(state, action, parts)

    def price(self, state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
        return words.price(state, action)

    def why_not(self, state: GreatWall, words_said: list[str], seat: int) -> Refusal | None:
        return words.why_not(state, words_said, seat)

    def dump(self, state: GreatWall, row: dict[str, object]) -> None:
        part = famine_of(state)
        row["great_famine"] = {"food": [int(food) for food in part.food], "capacity": int(part.capacity)}

    def load(self, state: GreatWall, data: Mapping[str, Any]) -> None:
        part, row = famine_of(state), data["great_famine"]
        over = not data["stack"] or state.outcome == ALL_LOSE
        part.capacity = whole(row["capacity"], "great_famine.capacity", 0 if over else int(LOST) + 1, int(MOST))
        food = row["food"]
        if not isinstance(food, list) or len(food) != state.seats:
            where = "great_famine.food"
            raise BadState("state-number", where=where, value=str(food), least=state.seats, most=state.seats)
        part.food = [whole(count, "great_famine.food", 0, int(part.capacity)) for count in food]

    def steps(self) -> list[tuple[type[Step], str]]:
        return [(BuyFood, PLAYERS), (Feed, PLAYERS), (BurnStores, RULED)]

    def clerks_kept(self, state: GreatWall, clan: i64) -> i64:
        """The one that marks the food."""
        return 1 if state.clans[clan].rules.person else 0

    def observe(self, state: GreatWall, view: dict[str, object]) -> None:
        part = famine_of(state)
        seats = range(int(state.seats))
        view["great_famine"] = {
            "food": [int(food) for food in part.food],
            "mouths": [int(mouths(state, seat)) for seat in seats],
            "capacity": int(part.capacity),
            "start": int(CAPACITY[int(state.seats)]),
            "lost": int(LOST),
            "price": int(sum(food_price(state))),
        }
