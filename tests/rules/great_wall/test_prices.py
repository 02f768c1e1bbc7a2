"""The price that a move tells is what is paid for it, whatever spares some of it."""

from collections import Counter

import pytest

import crenel
from crenel.games.great_wall.prices import ANY, BUILDING, HONOR
from tests.promises import LONGEST, MODES, Chooser

PAYING = ("pay_from_warehouse", "pay_own", "pay_any")  # steps that ask how a price is paid
PAYMENTS = ("stock", "pay", "spend")  # their answers: no price, but the payment itself
LEAVING = ("set_sent", "forfeited")  # resources that leave the game
PROMISES = ("agree", "offer", "peace")  # the last of them makes all players pay
VERBS = {"advisor", "barricade", "clear", "hire", "recruit", "save", "tactic", "upgrade", "use", "wall"}
VERBS |= {"beast", "buy", "fortify", "forfeit", "garrison", "machine", "raise", "send", "shoot"}  # of modules


def step_of(state: crenel.State) -> str:
    return "" if state.over else state.game.step_name(state.stack[-1])


def bought(state: crenel.State, chooser: Chooser) -> tuple[dict[str, object], Counter[str]]:
    """Make a random move and pay for it; return the move, and what went by resource."""
    before = len(state.events)
    seat, action = chooser.move(state)
    fields = state.fields(action, seat)
    state.apply(action, seat)
    while step_of(state) in PAYING:
        state.apply(chooser.move(state)[1])
    paid: Counter[str] = Counter()
    for event in state.events[before:]:
        if event["event"] == "paid":
            assert isinstance(event["paid"], dict)
            paid.update(event["paid"])
        elif event["event"] in LEAVING:
            paid[str(event["resource"])] += int(str(event.get("count", 1)))
        elif event["event"] == "warehouse_used":
            paid[str(event["resource"])] += int(str(event["count"]))
        elif event["event"] == "honor_lost" and fields.get("price") == {HONOR: event["honor"]}:
            paid[HONOR] = int(str(event["honor"]))
    return fields, paid


@pytest.fixture(scope="module")
def moves() -> list[tuple[dict[str, object], Counter[str]]]:
    """All moves of some random games of every mode but those that are payments, with what was paid."""
    found: list[tuple[dict[str, object], Counter[str]]] = []
    for number, mode in enumerate([mode for mode in MODES if mode.game == "great_wall"] * 5):
        state, chooser = mode.new(number), Chooser(bytes([number]))
        while not state.over and len(state.moves()) < LONGEST:
            found.append(bought(state, chooser))
    return [(fields, paid) for fields, paid in found if fields["verb"] not in PAYMENTS + PROMISES]


def test_the_price_told_is_paid(moves: list[tuple[dict[str, object], Counter[str]]]) -> None:
    for fields, paid in moves:
        price = fields.get("price", {})
        assert isinstance(price, dict)
        if BUILDING in price or ANY in price:
            assert [paid.total()] == list(price.values()), fields
        else:
            assert paid == Counter(price), fields


def test_all_verbs_that_cost_something_are_among_them(moves: list[tuple[dict[str, object], Counter[str]]]) -> None:
    assert {fields["verb"] for fields, paid in moves if paid and HONOR not in paid} == VERBS
    assert {fields["verb"] for fields, paid in moves if HONOR in paid} <= {"clear", "redeem"}
    free = {fields["verb"] for fields, _ in moves if fields.get("price") == {}}
    assert free <= VERBS, "what costs nothing by itself tells no price"
