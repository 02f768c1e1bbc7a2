"""Weights of the evaluation of Burgundy, in points unless it says otherwise.

The first guesses came from what people write about the game (an action is worth 3 to 4 points, silver buys an action
for two); then benchmarks/tune.py moved those that games are sensitive to.
"""

from typing import Final


class Weights:
    """All weights. benchmarks/tune.py makes its own and changes them."""

    def __init__(self) -> None:
        # areas and colours
        self.pace: float = 3.7  # die actions that go by until one more hex of an area is covered
        self.doubt: float = 2.8  # how sharply hope falls when the time left runs short of what an area needs
        self.head_start: float = 0.5  # hexes: an untouched area is worth something, also to the first castle
        self.focus: float = 1.3  # power of the part covered: above 1, areas begun are finished first
        self.hope: float = 0.9  # part of an area's points that is believed in
        self.bonus_step: float = 0.68  # part of a colour bonus that is left with each hex still free
        self.opening: float = 0.5  # a kind with an open hex
        self.number: float = 0.16  # a different number among the open hexes of a kind
        self.herd: float = 0.25  # an animal in a pasture that is not full
        # stored tiles
        self.now: float = 0.65  # part of its worth, if an unused die can place it
        self.later: float = 0.5  # part of its worth, if it waits for a roll
        self.blocked: float = 0.27  # part of its worth, if it waits for a hex beside a tile
        self.blocked_gain: float = 1.8  # what filling that hex will bring
        self.crowded: float = 0.9  # cost of having no key space free
        self.last_die: float = 0.55  # part of its worth, with one die left in the game
        # resources
        self.silver: float = 1.95  # a piece, while there are few
        self.silver_enough: float = 5.5  # pieces that are few
        self.worker: float = 0.93  # a worker, while there are few
        self.worker_enough: float = 4.0  # workers that are few
        self.spend_time: float = 8.0  # die actions; with less time they fall to what they score at the end
        self.mine: float = 1.45  # part of its silver that a mine is worth
        # goods and turn order
        self.good: float = 0.68  # part of a sale, for goods in store
        self.sale_cost: float = 1.0  # part of the die that a sale takes
        self.load: float = 0.5  # part of a sale, for goods that a stored ship can fetch
        self.order: float = 1.45  # taking one's turns before another player, for a whole game
        # actions and effects of tiles
        self.action: float = 3.0  # an unused die
        self.extra_action: float = 3.8  # castle
        self.free_take: float = 2.5  # market, carpenter, church
        self.free_sale: float = 2.6  # warehouse
        self.free_place: float = 3.7  # town hall, while another tile is stored
        self.lodger: float = 0.7  # a worker from a boarding house
        # monasteries, per die action left unless it says otherwise
        self.any_building: float = 0.055
        self.mine_workers: float = 1.05  # per mine and phase
        self.sale_silver: float = 0.12
        self.sale_workers: float = 0.09
        self.ship_neighbour: float = 0.8  # per ship, as goods
        self.buy_anywhere: float = 0.17
        self.livestock_points: float = 1.5  # per free pasture hex
        self.worker_reach: float = 0.10
        self.free_step_place: float = 0.35  # per free hex of those kinds
        self.free_step_take: float = 0.09
        self.workers_silver: float = 0.10
        self.workers_taken: float = 0.09
        # monasteries that pay at the end: how often more than now, per die action left
        self.more_types: float = 0.06
        self.more_buildings: float = 0.03
        self.more_animals: float = 0.04
        self.more_goods: float = 0.18
        self.more_bonuses: float = 0.02


WEIGHTS: Final = Weights()
