"""A turn: dice, workers, the four actions and the purchase. Rulebook pages 4, 5, 7 and 8."""

import pytest

from crenel.games.burgundy.tiles import GOOD_NAMES
from tests.table import BURGUNDY, Table

rule = pytest.mark.rule


def ring(die: int, number: int) -> int:
    """Steps from one face to another where 6 lies beside 1."""
    return min((die - number) % 6, (number - die) % 6)


# ---------------------------------------------------------------- dice and workers


@rule("burgundy.turn.workers")
def test_andrea_turns_a_2_into_a_6() -> None:
    """The rulebook's example (page 4): with two workers, to take a tile from depot 6."""
    table = Table().duchy(0, dice=(2, 2), workers=2).depot(6, "pig3")
    assert table.cost("take pig3 6 with 2") == 2
    table.play("take pig3 6 with 2")
    assert table.workers() == 0
    assert table.keys() == ["pig3"]


@rule("burgundy.turn.workers")
def test_with_one_worker_andrea_is_one_short() -> None:
    table = Table().duchy(0, dice=(2, 2), workers=1).depot(6, "pig3")
    refusal = table.refusal("take pig3 6 with 2")
    assert (refusal.reason, refusal.rule, refusal.short) == ("workers-short", "burgundy.turn.workers", {"workers": 1})


@rule("burgundy.turn.workers")
@pytest.mark.parametrize("die", range(1, 7))
def test_workers_by_distance(die: int) -> None:
    """From any face to any other, around the corner between 6 and 1: to sell each colour of goods."""
    for number in range(1, 7):
        good = GOOD_NAMES[number - 1]
        table = Table().duchy(0, dice=(die, die), workers=3, goods={good: 1})
        table.play(f"sell {good} with {die}")
        assert table.workers() == 3 - ring(die, number)


@rule("burgundy.turn.workers")
def test_only_as_many_workers_as_needed() -> None:
    """A die that fits costs nothing, and of two dice the named one is used."""
    table = Table().duchy(0, dice=(3, 5), workers=2).depot(3, "sheep2")
    assert (table.cost("take sheep2 3 with 3"), table.cost("take sheep2 3 with 5")) == (0, 2)
    table.play("take sheep2 3 with 5")
    assert (table.workers(), table.seat(0)["used"]) == (0, [False, True])


@rule("burgundy.turn.two-actions")
def test_dice_in_any_order_and_the_same_action_twice() -> None:
    table = Table().duchy(0, dice=(3, 4), workers=0).depot(3, "sheep2").depot(4, "ship")
    table.play("take ship 4 with 4", "take sheep2 3 with 3")
    assert table.keys() == ["ship", "sheep2"]


@rule("burgundy.turn.two-actions")
def test_a_used_die_is_used() -> None:
    table = Table().duchy(0, dice=(3, 4)).depot(3, "sheep2")
    table.play("workers with 3")
    refusal = table.refusal("take sheep2 3 with 3")
    assert (refusal.reason, refusal.rule) == ("no-such-die", "burgundy.turn.two-actions")
    table.play("workers with 4")
    refusal = table.refusal("take sheep2 3")
    assert (refusal.reason, refusal.rule) == ("no-dice-left", "burgundy.turn.two-actions")


@rule("burgundy.turn.two-actions")
def test_two_equal_dice_are_two_dice() -> None:
    table = Table().duchy(0, dice=(4, 4)).play("workers with 4", "workers with 4")
    assert table.options == ["end"]


@rule("burgundy.turn.end")
def test_a_turn_ends_when_both_dice_are_used() -> None:
    table = Table().duchy(0, dice=(3, 4))
    refusal = table.refusal("end")
    assert (refusal.reason, refusal.rule) == ("dice-left", "burgundy.turn.end")
    table.play("workers with 3")
    assert "end" not in table.options
    table.play("workers with 4", "end")
    assert table.actor == 1


@rule("burgundy.turn.end")
def test_without_confirmation_a_finished_turn_passes_on() -> None:
    table = Table(confirm=False).duchy(0, dice=(3, 3)).depot(3, "sheep2").duchy(1, dice=(3, 3))
    table.play("workers with 3", "workers with 3")
    assert table.actor == 1


@rule("kernel.turn")
def test_others_wait() -> None:
    table = Table()
    refusal = table.refusal("workers with 1", seat=1)
    assert (refusal.reason, refusal.rule) == ("not-your-turn", "kernel.turn")


@rule("kernel.notation")
@pytest.mark.parametrize(
    "text", ["", "dance", "take", "take 3", "place ship", "take dragon 3 with 1", "with 3", "buy", "1 2 3"]
)
def test_what_is_no_notation_is_refused(text: str) -> None:
    table = Table().depot(3, "sheep2").duchy(0, keys=["ship"], silver=2)
    assert table.refusal(text).rule.startswith(("kernel.", "burgundy."))
    assert table.refusal("dance with 3").rule == "kernel.notation"


@rule("kernel.action")
def test_an_effect_is_not_skipped_where_there_is_none() -> None:
    assert Table().refusal("skip").rule == "kernel.action"


# ---------------------------------------------------------------- take


@rule("burgundy.take")
def test_a_tile_goes_to_a_key_space() -> None:
    table = Table().duchy(0, dice=(5, 1)).depot(5, "mine", "monastery3").play("take monastery3 5 with 5")
    assert table.keys() == ["monastery3"]
    assert table.lying(5) == ["mine"]
    assert table.event("tile_taken") == {"event": "tile_taken", "seat": 0, "tile": "monastery3", "depot": 5}


@rule("burgundy.take")
def test_only_what_lies_in_the_depot() -> None:
    table = Table().duchy(0, dice=(5, 1)).depot(5, "mine")
    refusal = table.refusal("take ship 5 with 5")
    assert (refusal.reason, refusal.rule) == ("not-in-depot", "burgundy.take")
    assert table.refusal("take mine 7").rule == "burgundy.take"


@rule("burgundy.take", "burgundy.place.stored")
def test_taken_first_placed_later() -> None:
    """A tile never goes straight into the duchy, but the second action may place it (page 7)."""
    table = Table().duchy(0, dice=(4, 5)).depot(4, "ship")
    refusal = table.refusal("place ship d5 with 5")
    assert (refusal.reason, refusal.rule) == ("not-stored", "burgundy.place.stored")
    assert table.refusal("place k1 d5 with 5").reason == "key-empty"
    assert str(table.refusal("place k1 d5")) == "Storage space 1 is empty."
    table.play("take ship 4 with 4")
    assert "d5" not in table.tiles()
    table.play("place ship d5 with 5")
    assert table.tiles()["d5"] == "ship"


@rule("burgundy.take", "burgundy.black-depot")
def test_no_die_takes_from_the_black_depot() -> None:
    table = Table().depot("black", "ship")
    assert table.starting("take") == []
    assert table.refusal("take ship black with 1").reason == "black-is-bought"


# ---------------------------------------------------------------- full key spaces

FULL = ["ship", "bank", "mine"]


@rule("burgundy.take.full-keys", "burgundy.ruling.9")
def test_full_key_spaces_lose_a_tile_first() -> None:
    table = Table().duchy(0, dice=(3, 1), keys=FULL).depot(3, "sheep2").play("take sheep2 3 with 3")
    assert table.options == ["discard ship", "discard bank", "discard mine"]
    assert table.lying(3) == ["sheep2"]
    assert table.refusal("workers with 1").reason == "make-room-first"
    assert table.refusal("discard sheep2").reason == "not-stored"
    table.play("discard bank")
    assert table.keys() == ["ship", "mine", "sheep2"]
    box = table.now["box"]
    assert box["bank"] == 7
    assert table.lying(3) == []


@rule("burgundy.take.full-keys")
def test_two_tiles_leave_room() -> None:
    table = Table().duchy(0, dice=(3, 1), keys=FULL[:2]).depot(3, "sheep2").play("take sheep2 3 with 3")
    assert table.keys() == ["ship", "bank", "sheep2"]


@rule("burgundy.take.full-keys", "burgundy.ruling.9")
def test_no_tile_is_thrown_away_for_nothing() -> None:
    table = Table().duchy(0, keys=FULL)
    assert table.starting("discard") == []
    refusal = table.refusal("discard bank")
    assert (refusal.reason, refusal.rule) == ("no-bare-discard", "burgundy.take.full-keys")


@rule("burgundy.ruling.9")
def test_equal_stored_tiles_are_one_choice() -> None:
    """Three ships: there is nothing to choose, so the oldest goes at once."""
    table = Table().duchy(0, dice=(3, 1), keys=["ship"] * 3).depot(3, "sheep2").play("take sheep2 3 with 3")
    assert table.keys() == ["ship", "ship", "sheep2"]


@rule("burgundy.ruling.9")
@pytest.mark.parametrize(
    ("building", "tile", "depot"),
    [("market", "sheep2", 3), ("carpenter", "watchtower", 3), ("church", "castle", 2)],
)
def test_room_is_made_for_a_building_s_tile(building: str, tile: str, depot: int) -> None:
    """A building leaves its key space free; the purchase before its effect can fill it again."""
    table = (
        Table()
        .duchy(0, dice=(3, 1), keys=[building, "ship", "mine"], silver=2)
        .depot(depot, tile)
        .depot("black", "goat4")
    )
    table.play(f"place {building} e4 with 3", "buy goat4 black", f"take {tile} {depot}", "discard ship")
    assert table.keys() == ["mine", "goat4", tile]


@rule("burgundy.ruling.9", "burgundy.black-depot")
def test_room_is_made_for_a_purchase() -> None:
    table = Table().duchy(0, keys=FULL, silver=2).depot("black", "goat4").play("buy goat4 black")
    assert table.starting("discard") == table.options
    table.play("discard ship")
    assert (table.keys(), table.silver()) == (["bank", "mine", "goat4"], 0)


@rule("burgundy.ruling.9", "burgundy.castle")
def test_room_is_made_for_a_castle_s_tile() -> None:
    table = Table().duchy(0, tiles={"c4": "monastery16"}, dice=(6, 1), keys=["castle", "ship", "bank"], silver=2)
    table.depot(3, "sheep2").depot("black", "goat4")
    table.play("place castle b3 with 6", "buy goat4 black", "take sheep2 3", "discard goat4")
    assert table.keys() == ["ship", "bank", "sheep2"]


# ---------------------------------------------------------------- place


@rule("burgundy.place.adjacent")
def test_the_first_tile_lies_beside_the_castle() -> None:
    """One of the six hexes around it (page 5), whatever the tile and however many workers."""
    reached = set()
    for keys in (["ship", "bank", "mine"], ["monastery16", "sheep2", "castle"]):
        table = Table().duchy(0, keys=keys, workers=9)
        reached |= {text.split()[2] for text in table.starting("place")}
    assert reached == {"c3", "c4", "d3", "d5", "e3", "e4"}


@rule("burgundy.place.adjacent")
def test_a_hex_apart_is_refused() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(4, 4))
    refusal = table.refusal("place ship d6 with 4")
    assert (refusal.reason, refusal.rule) == ("not-adjacent", "burgundy.place.adjacent")


@rule("burgundy.place.kind")
def test_colours_match() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(3, 3))
    refusal = table.refusal("place ship e4 with 3")
    assert (refusal.reason, refusal.rule) == ("wrong-kind", "burgundy.place.kind")


@rule("burgundy.place.free")
def test_a_covered_hex_stays_covered() -> None:
    table = Table().duchy(0, tiles={"d5": "ship"}, keys=["ship"], dice=(5, 5))
    refusal = table.refusal("place ship d5 with 5")
    assert (refusal.reason, refusal.rule) == ("hex-taken", "burgundy.place.free")
    assert table.refusal("place ship m9 with 5").reason == "no-such-hex"


@rule("burgundy.place.adjacent", "burgundy.turn.workers")
def test_why_a_stored_tile_goes_nowhere() -> None:
    """Asked without a hex: what is short for the nearest one, if that is all; else that there is none."""
    table = Table().duchy(0, dice=(1, 1), workers=0, keys=["bank", "castle"])
    assert table.starting("place") == []
    near = table.refusal("place bank")
    assert (near.reason, near.rule, near.short) == ("workers-short", "burgundy.turn.workers", {"workers": 2})
    assert table.refusal("place castle").reason == "no-hex-for-it"
    assert table.refusal("place mine").reason == "not-stored"


@rule("burgundy.place.free", "burgundy.turn.workers")
def test_the_die_matches_the_hex() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(1, 1), workers=1)
    assert table.starting("place") == ["place ship d3 with 1"]  # the 2 of d3 is one step away, the 5 of d5 two
    assert table.refusal("place ship d5 with 1").short == {"workers": 1}
    table.play("place ship d3 with 1")
    assert (table.workers(), table.keys()) == (0, [])


@rule("burgundy.place.stored")
def test_key_spaces_can_be_named() -> None:
    table = Table().duchy(0, keys=["bank", "ship"], dice=(5, 5)).play("place k2 d5")
    assert (table.tiles()["d5"], table.keys()) == ("ship", ["bank"])


# ---------------------------------------------------------------- sell, workers


@rule("burgundy.sell")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale(seats: int, each: int) -> None:
    """All goods of the colour, a silver in all, points for each by player count."""
    table = Table(seats).duchy(0, dice=(4, 1), goods={"red": 3, "pink": 1}).play("sell red with 4")
    assert table.points("sales") == 3 * each
    assert table.silver() == 1
    assert (table.goods(), table.seat(0)["sold"]) == ({"pink": 1}, {"red": 3})


@rule("burgundy.sell")
def test_the_die_says_the_colour() -> None:
    table = Table().duchy(0, dice=(4, 4), goods={"orange": 1})
    assert table.starting("sell") == []
    assert table.refusal("sell orange with 4").short == {"workers": 2}
    refusal = table.refusal("sell red with 4")
    assert (refusal.reason, refusal.rule) == ("no-goods", "burgundy.sell")


@rule("burgundy.workers-action")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_gives_two_workers(die: int) -> None:
    table = Table().duchy(0, dice=(die, die)).play(f"workers with {die}")
    assert table.workers() == 2


@rule("burgundy.workers-action")
def test_workers_need_a_die() -> None:
    table = Table().duchy(0, used=(True, True))
    assert table.refusal("workers with 1").rule == "burgundy.turn.two-actions"


# ---------------------------------------------------------------- the purchase


@rule("burgundy.black-depot")
def test_two_silver_buy_a_black_tile() -> None:
    table = Table().duchy(0, silver=3).depot("black", "goat4", "castle").play("buy castle black")
    assert (table.silver(), table.keys(), table.lying("black")) == (1, ["castle"], ["goat4"])
    assert table.seat(0)["used"] == [False, False]


@rule("burgundy.black-depot")
@pytest.mark.parametrize("used", [(False, False), (True, False), (False, True), (True, True)])
def test_before_between_and_after_the_dice(used: tuple[bool, bool]) -> None:
    table = Table().duchy(0, silver=2, used=used).depot("black", "goat4")
    assert "buy goat4 black" in table.options


@rule("burgundy.black-depot")
def test_a_finished_turn_waits_for_a_possible_purchase() -> None:
    """Even without confirmation: there is still something to decide."""
    table = Table(confirm=False).duchy(0, silver=2, used=(True, False)).depot("black", "goat4").play("workers with 1")
    assert table.options == ["end", "buy goat4 black"]


@rule("burgundy.black-depot", "burgundy.ruling.21")
def test_one_purchase_a_turn() -> None:
    table = Table(2, order=[0, 1]).duchy(0, silver=6, used=(True, False)).depot("black", "goat4", "castle")
    table.play("buy goat4 black")
    refusal = table.refusal("buy castle black")
    assert (refusal.reason, refusal.rule) == ("bought-already", "burgundy.black-depot")
    table.play("workers with 1", "end", "workers with 1", "workers with 1", "end")
    first = table.state.observe(None)["order"][0]
    assert first == 0
    table.play("buy castle black")
    assert table.keys() == ["goat4", "castle"]


@rule("burgundy.black-depot")
@pytest.mark.parametrize(
    ("silver", "text", "reason", "short"),
    [
        (1, "buy goat4 black", "purchase-short", {"silver": 1}),
        (0, "buy goat4 black", "purchase-short", {"silver": 2}),
        (2, "buy ship 1", "buy-black-only", {}),
        (2, "buy goat4 black for 1 worker", "buy-with-silver", {}),
        (2, "buy castle black", "not-in-depot", {}),
    ],
)
def test_purchases_that_fail(silver: int, text: str, reason: str, short: dict[str, int]) -> None:
    table = Table().duchy(0, silver=silver, workers=5).depot("black", "goat4").depot(1, "ship")
    refusal = table.refusal(text)
    assert (refusal.reason, refusal.short) == (reason, short)


@rule("burgundy.black-depot", "burgundy.ruling.21", "burgundy.ruling.7")
def test_a_purchase_inside_a_castle_s_action() -> None:
    """Placed a castle, buys a tile, and places it with the castle's action."""
    table = Table().duchy(0, tiles={"c4": "monastery16"}, dice=(6, 1), keys=["castle"], silver=2).depot("black", "ship")
    table.play("place castle b3 with 6", "buy ship black", "place ship d5")
    assert table.tiles()["d5"] == "ship"
    assert table.refusal("buy ship black").reason == "bought-already"


@rule("burgundy.ruling.21", "burgundy.ruling.7")
def test_a_castle_waits_for_a_purchase_even_if_all_else_is_bare() -> None:
    """Nothing to take, place or sell: workers are not the only choice while a black tile could be bought and placed."""
    table = Table().duchy(0, tiles={"c4": "monastery16"}, dice=(6, 1), keys=["castle"], silver=2).depot("black", "mine")
    table.play("place castle b3 with 6")
    assert table.options == ["workers", "buy mine black"]


@rule("burgundy.black-depot", "burgundy.ruling.21", "burgundy.building.town-hall")
def test_a_purchase_inside_a_town_hall() -> None:
    table = Table().duchy(0, dice=(3, 1), keys=["town-hall"], silver=2).depot("black", "ship")
    table.play("place town-hall e4 with 3")
    assert table.options == ["skip", "buy ship black"]
    table.play("buy ship black", "place ship d5")
    assert table.tiles()["d5"] == "ship"


@rule("burgundy.ruling.21")
@pytest.mark.parametrize(
    ("key", "move", "die"),
    [
        ("market", "place market e4 with 3", 3),
        ("warehouse", "place warehouse e4 with 3", 3),
        ("ship", "place ship d5 with 5", 5),
    ],
)
def test_a_purchase_inside_other_effects(key: str, move: str, die: int) -> None:
    table = (
        Table().duchy(0, dice=(die, 1), keys=[key], silver=2, goods={"red": 1}).depot("black", "goat4").depot(1, "ship")
    )
    table.depot(2, goods={"pink": 1}).play(move)
    assert "buy goat4 black" in table.options
    before = [text for text in table.options if not text.startswith("buy")]
    table.play("buy goat4 black")
    assert table.options == before


@rule("burgundy.black-depot")
def test_the_purchase_of_the_next_turn_is_a_new_one() -> None:
    state = BURGUNDY.new(2, 8)
    data = state.dump()
    data["duchies"][state.actor]["bought"] = True
    again = BURGUNDY.load(data)
    seat = again.actor
    while again.actor == seat:
        again.play(next(action for action in again.actions() if again.text(action).startswith(("workers", "end"))))
    assert not again.dump()["duchies"][seat]["bought"]
