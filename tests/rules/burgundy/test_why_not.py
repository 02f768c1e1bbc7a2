"""Why a move is refused: what the reason claims is so, in every mode, and every kind of move has its own."""

from typing import Any

import pytest

import crenel
from crenel.games.burgundy.effects import ChooseNeighbour, Effect, MakeRoom, TakeTile, neighbours
from crenel.games.burgundy.modules import MODULES
from crenel.games.burgundy.notation import VERBS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import EMPTY, GOOD_NAMES, KIND_NAMES, TILE_KIND, TILE_NAMES, TILE_OF, WILD
from crenel.games.burgundy.turn import Turn
from crenel.locales import LANGUAGES, known
from tests.refusals import check, refused
from tests.table import BURGUNDY, Table

EVERYTHING = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {"extra_tiles": True, "white_castles": True, "inns": True}),
    (2, {}),
    (3, {"boards": "random", **EVERYTHING}),
    (4, {"team": True, **EVERYTHING}),
]


class Position:
    """What a claim is about: the position, the move, and what the refusal says of it."""

    def __init__(self, state: crenel.State, seat: int, words: list[str], why: crenel.Refusal) -> None:
        assert isinstance(state, Burgundy)
        self.state, self.seat, self.words, self.why = state, seat, words, why
        self.duchy = state.duchies[seat]
        self.player = state.players[seat]
        self.view: dict[str, Any] = state.observe(seat)
        self.step = state.stack[-1]
        self.details: dict[str, Any] = why.details

    def texts(self) -> list[str]:
        return self.state.game.texts(self.state, self.seat)

    def stored(self) -> list[str]:
        return [TILE_NAMES[tile] for tile in self.state.stored(self.seat)]

    def pays_with_workers(self) -> bool:
        return bool(self.duchy.silver + self.duchy.workers >= 2)

    def lying(self, depot: str) -> list[str]:
        row = self.view["black"] if depot == "black" else self.view["depots"][int(depot) - 1]
        return [space["tile"] for space in row["spaces"] if space["tile"]]

    def cell(self) -> int:
        return int(self.duchy.board.cell_named(self.details["cell"]))

    def dice(self) -> list[int]:
        return [int(die) for die in (self.player.first_die(), self.player.second_die()) if die]


def no_building(place: Position) -> bool:
    """In some city the building stands already."""
    return place.details["tile"] in [TILE_NAMES[tile] for tile in place.duchy.tiles if tile != EMPTY]


def nowhere(place: Position) -> bool:
    """No legal move places it."""
    tile = place.details["tile"]
    return tile in place.stored() and not any(
        text.split(" ")[0] == "place" and tile in text.split(" ")
        for text in place.state.game.texts(place.state, place.seat)
    )


CLAIMS: dict[str, Any] = {
    "dice-left": lambda place: isinstance(place.step, Turn) and place.dice(),
    "make-room-first": lambda place: isinstance(place.step, MakeRoom),
    "no-dice-left": lambda place: not place.dice(),
    "no-such-die": lambda place: int(place.details["die"]) not in place.dice(),
    "other-die": lambda place: isinstance(place.step, Effect) and place.step.die(place.state) == place.details["die"],
    "no-die-needed": lambda place: not isinstance(place.step, Turn),
    "workers-short": lambda place: place.duchy.workers == place.details["have"] < place.details["need"],
    "no-such-tile": lambda place: place.details["tile"] not in TILE_OF,
    "black-is-bought": lambda place: place.words[0] == "take" and "black" in place.words,
    "no-such-depot": lambda place: place.details["depot"] not in list("123456"),
    "not-in-depot": lambda place: place.details["tile"] not in place.lying(place.details["depot"]),
    "kind-not-taken": lambda place: (
        isinstance(place.step, TakeTile)
        and KIND_NAMES[TILE_KIND[TILE_OF[place.details["tile"]]]] not in place.step.details()["kinds"]
    ),
    "not-stored": lambda place: (
        place.details["tile"]
        not in ([TILE_NAMES[tile] for tile in place.duchy.keys] if "shared" in place.words else place.stored())
        and (place.details["tiles"] or []) == place.stored()
    ),
    "partners-tile": lambda place: place.details["tile"] not in place.stored(),
    "no-tile-for-hex": lambda place: (
        not any(TILE_KIND[TILE_OF[tile]] in (place.duchy.board.kind[place.cell()], WILD) for tile in place.stored())
    ),
    "storage-empty": lambda place: not place.stored(),
    "key-empty": lambda place: int(place.details["space"]) > len(place.stored()),
    "no-such-hex": lambda place: place.cell() < 0,
    "hex-taken": lambda place: TILE_NAMES[place.duchy.tiles[place.cell()]] == place.details["tile"],
    "wrong-kind": lambda place: (
        TILE_KIND[TILE_OF[place.details["tile"]]] not in (place.duchy.board.kind[place.cell()], WILD)
        and place.details["hex"] == KIND_NAMES[place.duchy.board.kind[place.cell()]]
    ),
    "not-adjacent": lambda place: (
        not any(place.duchy.tiles[other] != EMPTY for other in place.duchy.board.near[place.cell()])
    ),
    "no-hex-for-it": nowhere,
    "building-doubled": no_building,
    "inn-doubled": lambda place: "inn" in place.words,
    "no-such-good": lambda place: place.details["value"] not in GOOD_NAMES,
    "no-goods": lambda place: not place.view["players"][place.seat]["goods"].get(place.details["good"]),
    "bought-already": lambda place: place.player.bought,
    "buy-black-only": lambda place: not place.duchy.powers.buy_anywhere and "black" not in place.words,
    "buy-with-silver": lambda place: not place.duchy.powers.buy_anywhere and "for" in place.words,
    "purchase-short": lambda place: (
        place.why.short
        and place.duchy.silver == place.details["have_silver"]
        and place.duchy.workers == place.details["have_workers"]
        and (place.duchy.silver < 2 or "for" in place.words)
        and (
            "for" in place.words or not place.duchy.powers.buy_anywhere or place.duchy.silver + place.duchy.workers < 2
        )
    ),
    "no-bare-discard": lambda place: not isinstance(place.step, MakeRoom),
    "castle-hex-only": lambda place: place.details["cell"] not in place.details["cells"],
    "not-loadable": lambda place: (
        f"load {place.details['good']}" not in place.state.game.texts(place.state, place.seat)
    ),
    "depot-not-beside": lambda place: (
        isinstance(place.step, ChooseNeighbour) and int(place.details["depot"]) not in neighbours(place.step.depot)
    ),
    "depot-without-goods": lambda place: not place.state.crates[int(place.details["depot"])],
    "hire-without-tile": lambda place: (
        "monastery28" not in [TILE_NAMES[tile] for tile in place.duchy.tiles if tile != EMPTY]
    ),
    "hire-without-silver": lambda place: not place.duchy.silver,
    "no-building-to-copy": lambda place: place.words[0] == "copy",
    "no-such-shield": lambda place: (
        place.details["shield"] not in [shield for row in place.view["depots"] for shield in row.get("shields", [])]
    ),
    "shield-needs-both-dice": lambda place: len(place.dice()) < 2,
    "turn-without-shield": lambda place: "16" not in str(place.view["players"][place.seat].get("shields")),
    "turned-already": lambda place: "16" in str(place.view["players"][place.seat].get("shields")),
    "tax-short": lambda place: place.words[0] == "pay",
}


@pytest.mark.parametrize(("seats", "options"), MODES, ids=[str(seats) for seats, _ in MODES])
def test_what_a_reason_claims_is_so(seats: int, options: dict[str, object]) -> None:
    claims = {
        reason: lambda state, seat, words, why, claim=claim: bool(claim(Position(state, seat, words, why)))
        for reason, claim in CLAIMS.items()
    }
    found: dict[str, set[str]] = {}
    for seed in range(2):
        for tried in refused(BURGUNDY, seats, options, seed):
            found.setdefault(tried[2][0], set()).add(check(tried, claims))
    assert {"take", "place", "sell", "workers", "buy", "end", "ship"} <= set(found)
    for verb, reasons in found.items():
        assert reasons - {"no-such-notation", "ambiguous"}, verb


def test_every_kind_of_move_says_when_it_comes() -> None:
    verbs = {*VERBS.values(), *(verb for module in MODULES for verb in module.verbs().values())}
    keys = [f"moment-burgundy-{verb}" for verb in verbs]
    assert [(key, language) for key in keys for language in LANGUAGES if not known(key, language)] == []


def test_a_shared_tile_is_in_storage() -> None:
    """A tile that both partners may place is never said to be missing, and needs no word of its own where it is the
    only one that can be meant.
    """
    table = Table(4, team=True, board="12a").duchy(0, shared=["mine"], dice=(1, 1), workers=9)
    assert table.refusal("place mine a9").reason == "no-such-hex"
    legal = table.starting("place")[0]
    assert legal.startswith("place shared mine")
    state = table.state
    assert state.parse(legal.replace("shared ", "")) == state.parse(legal)
    assert table.refusal("place shared ship d1").reason == "not-stored"
    assert "mine" in str(table.refusal("place ship d1"))


def test_an_empty_storage_is_said_whatever_hex_is_asked_for() -> None:
    table = Table().duchy(0, dice=(1, 1))
    assert table.refusal("place c3").reason == "storage-empty"
    assert table.refusal("place d4").reason == "hex-taken"
    table = Table().duchy(0, keys=["ship"], dice=(1, 1))
    assert table.refusal("place e4").reason in ("no-tile-for-hex", "hex-taken")
    assert "–" not in str(Table().refusal("place mine"))


def test_a_shorthand_that_fits_two_moves_says_so() -> None:
    """Both dice reach it at the same price."""
    table = Table().duchy(0, dice=(1, 3), workers=9).depot(2, "monastery16")
    why = table.refusal("take monastery16 2")
    assert why.reason == "ambiguous"
    assert why.details["found"] == ["take monastery16 2 with 1", "take monastery16 2 with 3"]


def test_a_move_of_another_moment_says_when_it_comes_and_what_is_asked() -> None:
    said = str(Table().duchy(0, dice=(1, 1)).refusal("ship 3"))
    assert (
        said == "You choose a depot when you place a ship. Now: Use your dice. Once per turn you may also buy a tile."
    )


def test_an_action_by_number_says_the_same() -> None:
    state = Table().duchy(0, dice=(1, 1)).state
    with pytest.raises(crenel.IllegalAction) as refusal:
        state.apply(8 + 256 * 3)  # ship 3
    assert refusal.value.reason == "not-now"
    with pytest.raises(crenel.IllegalAction) as unknown:
        state.apply(-7)
    assert unknown.value.reason == "no-such-action"
