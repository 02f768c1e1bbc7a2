"""State of the shields: on the depots, on castles. And what follows from their hanging there."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.central import DEPOTS
from crenel.games.burgundy.module import Part
from crenel.games.burgundy.powers import FIRST_LENT, lend
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import CASTLE_TILE, read
from crenel.kernel.state import BIT, NOBODY

DATA: Final[dict[str, Any]] = read("modules/shields/shields.toml")
SHIELDS: Final = len(DATA["shield"])
TAX: Final[i64] = DATA["tax"]
POINTS: Final[list[i64]] = [0] + [row["points"] for row in DATA["shield"]]  # by number
EFFECTS: Final[list[str]] = [""] + [next(iter(row["effect"])) for row in DATA["shield"]]
BRIDGE_MONASTERY: Final = 27  # its effect is not lent

for _row in DATA["shield"]:
    lend(_row["number"], _row["effect"])


def shield_with(effect: str) -> int:
    """Return the number of the shield that does this."""
    return EFFECTS.index(effect)


JOINS_WORKERS: Final[int] = shield_with("joins_workers")
TAX_WORKERS: Final[int] = shield_with("tax_workers")
ANY_KEYS: Final[int] = shield_with("any_keys")
FETCHES: Final[int] = shield_with("fetch_colour")
FOLLOWS: Final[int] = shield_with("follows")
CASTLE_SHIELD: Final[int] = shield_with("castle_shield")
DOUBLES_SHIELDS: Final[int] = shield_with("shield_factor")
PHASE_TILE: Final[int] = shield_with("phase_tile")
PHASE_BLACK: Final[int] = shield_with("phase_black")
TURNS_DIE: Final[int] = shield_with("turn_die")
PLACES_ANYWHERE: Final[int] = shield_with("place_anywhere")


class ShieldsPart(Part):
    """All shields in the game. Tuples are replaced whole, so that copies share them. The owner of a duchy is its first
    seat.
    """

    __slots__ = ("followed", "hung", "lying", "turned")

    def __init__(self) -> None:
        self.lying: list[tuple[int, ...]] = [() for _ in range(DEPOTS + 1)]  # by depot
        self.hung: list[tuple[tuple[int, int], ...]] = []  # by owner: hex of a castle and shield on it
        self.followed: list[i64] = []  # by owner: the seat whose monasteries it uses; NOBODY
        self.turned: i64 = 0  # a bit for each seat that has turned a die this turn

    def found(self, duchy_count: i64) -> None:
        """Start with no shields in any duchy."""
        self.hung = [() for _ in range(duchy_count)]
        self.followed = [NOBODY] * duchy_count

    def clone(self) -> Part:
        copy = ShieldsPart()
        copy.lying = self.lying[:]
        copy.hung = self.hung[:]
        copy.followed = self.followed[:]
        copy.turned = self.turned
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        hung: list[object] = [
            {state.duchies[owner].board.cells[cell]: shield for cell, shield in pairs}
            for owner, pairs in enumerate(self.hung)
        ]
        return {
            "depots": [list(shields) for shields in self.lying[1:]],
            "hung": hung,
            "followed": [None if seat == NOBODY else int(seat) for seat in self.followed],
            "turned": [seat for seat in range(int(state.seats)) if self.turned & BIT[seat]],
        }

    def holds(self, owner: i64, shield: i64) -> bool:
        """Return whether a shield hangs in a duchy."""
        return any(pair[1] == shield for pair in self.hung[owner])

    def holder(self, shield: i64) -> i64:
        """Return the owner of the duchy where a shield hangs; NOBODY."""
        for owner in range(len(self.hung)):
            if self.holds(owner, shield):
                return owner
        return NOBODY


def shields_of(state: Burgundy) -> ShieldsPart:
    part = state.part("shields")
    assert isinstance(part, ShieldsPart)
    return part


def holds(state: Burgundy, seat: i64, shield: i64) -> bool:
    return shields_of(state).holds(seat % state.duchy_count, shield)


def castles(state: Burgundy, seat: i64) -> list[int]:
    """Return hexes with a castle tile."""
    tiles = state.duchies[seat].tiles
    return [cell for cell in range(len(tiles)) if tiles[cell] == CASTLE_TILE]


def take_from_depot(state: Burgundy, shield: i64) -> None:
    part = shields_of(state)
    for depot in range(1, DEPOTS + 1):
        if shield in part.lying[depot]:
            part.lying[depot] = tuple([other for other in part.lying[depot] if other != shield])


def hang(state: Burgundy, seat: i64, shield: i64, cell: i64) -> None:
    """Hang a shield on a castle; one that hangs there already leaves the game."""
    part = shields_of(state)
    owner = seat % state.duchy_count
    pairs = [pair for pair in part.hung[owner] if pair[0] != cell]
    pairs.append((int(cell), int(shield)))
    pairs.sort()
    part.hung[owner] = tuple(pairs)
    if shield == FOLLOWS or not part.holds(owner, FOLLOWS):
        part.followed[owner] = NOBODY
    renew(state, owner)


def take_down(state: Burgundy, seat: i64, shield: i64) -> None:
    """Remove a shield from the duchy and the game."""
    part = shields_of(state)
    owner = seat % state.duchy_count
    part.hung[owner] = tuple([pair for pair in part.hung[owner] if pair[1] != shield])
    if shield == FOLLOWS:
        part.followed[owner] = NOBODY
    renew(state, owner)


def lent_to(state: Burgundy, owner: i64) -> i64:
    """Return what shields lend a duchy: their own effects, and the monasteries of the player it follows."""
    part = shields_of(state)
    lent: i64 = 0
    for pair in part.hung[owner]:
        lent |= BIT[FIRST_LENT + pair[1]]
    followed = part.followed[owner]
    if followed != NOBODY:
        lent |= state.duchies[followed].monasteries & ~BIT[BRIDGE_MONASTERY]
    return lent


def renew(state: Burgundy, owner: i64) -> None:
    """Update what a duchy gets from its shields."""
    duchy = state.duchies[owner]
    duchy.borrow(lent_to(state, owner))
    duchy.open_hexes(shields_of(state).holds(owner, PLACES_ANYWHERE))
