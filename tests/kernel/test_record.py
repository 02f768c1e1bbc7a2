"""Records: what is written is read back, and what was cut short or changed by hand is noticed, with the line."""

import contextlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crenel
from tests.promises import Mode, played

GAME = played(Mode("burgundy", 2), 5, b"", 40)
RECORD = GAME.record()
LINES = RECORD.splitlines()
FIRST_MOVE = LINES.index("") + 1


def broken(lines: list[str]) -> crenel.BadRecord:
    with pytest.raises(crenel.BadRecord) as refused:
        crenel.replay("\n".join(lines) + "\n")
    assert str(refused.value)
    assert "\n" not in str(refused.value)
    return refused.value


def changed(number: int, line: str) -> list[str]:
    """The record with one line (counted from 1) replaced."""
    return [*LINES[: number - 1], line, *LINES[number:]]


def test_the_form_of_a_record() -> None:
    assert LINES[:6] == [
        "crenel: 1",
        "game: burgundy",
        "rules: 2",
        "seats: 2",
        'options: {"boards": "1", "castle": "printed", "confirm": false}',
        'seed: "5"',
    ]
    assert LINES[6] == ""
    assert len(LINES) == FIRST_MOVE + 40 + 1
    assert LINES[-1] == f"= 40 actions, {GAME.digest()}"


def test_line_ends_and_spaces_do_not_matter() -> None:
    assert crenel.replay(RECORD.replace("\n", "\r\n")) == GAME
    assert crenel.replay(RECORD + "\n\n") == GAME
    assert crenel.replay(RECORD.replace(" with ", "  with  ")) == GAME


def test_a_record_of_a_loaded_position() -> None:
    again = crenel.game("burgundy").load(GAME.dump())
    for _ in range(5):
        again.apply(again.actions()[-1])
    record = again.record()
    assert "seed:" not in record
    assert "position: {" in record
    assert crenel.replay(record) == again


def test_a_record_of_a_game_that_goes_on_from_a_position() -> None:
    """It has the position without its generator, and the seed of what came after."""
    again = crenel.game("burgundy").continue_from(GAME.dump(), "fresh")
    for _ in range(5):
        again.apply(again.actions()[-1])
    head = again.record().partition("\n\n")[0].splitlines()
    assert [line.partition(":")[0] for line in head] == ["crenel", "game", "rules", "position", "seed"]
    assert "rng" not in json.loads(head[3].removeprefix("position: "))
    assert head[4] == 'seed: "fresh"'
    assert crenel.replay(again.record()) == again
    assert GAME.rng.key.hex() not in again.record()


def test_a_position_with_another_seed_leads_elsewhere() -> None:
    again = crenel.game("burgundy").continue_from(GAME.dump(), "fresh")
    while again.barrier == GAME.barrier:
        again.apply(again.actions()[0])
    error = broken(again.record().replace('"fresh"', '"stale"').splitlines())
    assert error.key in ("record-illegal", "record-differs")


@pytest.mark.parametrize("kept", [0, 1, 3, 6, 7, 8, 20, len(LINES) - 1])
def test_cut_short(kept: int) -> None:
    error = broken(LINES[:kept])
    assert error.key in ("record-cut", "record-format")


def test_a_missing_move() -> None:
    error = broken([*LINES[:20], *LINES[21:]])
    assert (error.key, error.line) == ("record-count", len(LINES) - 1)


def test_an_illegal_move_is_named_with_its_line() -> None:
    for number in (FIRST_MOVE + 1, FIRST_MOVE + 17):
        seat = LINES[number - 1].split()[0]
        error = broken(changed(number, f"{seat} place dragon d4 with 1"))
        assert (error.key, error.line) == ("record-illegal", number)
        assert "dragon" in str(error)
        assert " tile" not in error.said("pl"), "why it is illegal is told in the reader's language too"


def test_a_move_of_the_wrong_seat() -> None:
    number = FIRST_MOVE + 1
    seat, move = LINES[number - 1].split(" ", 1)
    for other in (1 - int(seat), 7, 99999):
        error = broken(changed(number, f"{other} {move}"))
        assert (error.key, error.line) == ("record-illegal", number)


def test_another_legal_move_is_noticed() -> None:
    """At the last decision nothing becomes illegal; only the fingerprint tells."""
    state = crenel.replay(RECORD)
    before = played(Mode("burgundy", 2), 5, b"", 39)
    seat, text = LINES[-2].split(" ", 1)
    other = next(before.text(action) for action in before.actions() if before.text(action) != text)
    assert broken(changed(len(LINES) - 1, f"{seat} {other}")).key == "record-differs"
    assert state == GAME


@pytest.mark.parametrize("line", ["= 39 actions, {digest}", "= 41 actions, {digest}", "= 40 actions, 0123456789abcdef"])
def test_a_changed_closing_line(line: str) -> None:
    error = broken(changed(len(LINES), line.format(digest=GAME.digest())))
    assert error.key in ("record-count", "record-differs")


@pytest.mark.parametrize("line", ["workers with 1", "x workers with 1", "0", "= 40 actions", "# a remark"])
def test_a_line_that_is_no_move(line: str) -> None:
    error = broken(changed(FIRST_MOVE + 3, line))
    assert (error.key, error.line) == ("record-not-move", FIRST_MOVE + 3)


@pytest.mark.parametrize(
    ("number", "line", "key", "where"),
    [
        (1, "crenel: 2", "record-format", 1),
        (1, "kernel: 1", "record-format", 1),
        (2, "game: chess", "record-header", 0),
        (2, "gamme: burgundy", "record-header", 0),
        (3, "rules: 0", "record-rules", 0),
        (3, "rules: 3", "record-rules", 0),
        (3, "rules", "record-not-header", 3),
        (4, "seats: 5", "record-header", 0),
        (4, "seats: two", "record-header", 0),
        (4, "seats: true", "record-header", 0),
        (5, "options: {", "record-header", 0),
        (5, 'options: {"boards": "99"}', "record-header", 0),
        (5, "options: []", "record-header", 0),
        (6, "sed: 5", "record-header", 0),
        (6, "seed: [5]", "record-header", 0),
    ],
)
def test_a_wrong_header(number: int, line: str, key: str, where: int) -> None:
    error = broken(changed(number, line))
    assert (error.key, error.line) == (key, where)


def test_a_position_with_wrong_options_is_a_bad_state() -> None:
    position = GAME.dump()
    for options, key in (({"boards": "99"}, "bad-option"), ({"magic": True}, "unknown-option")):
        with pytest.raises(crenel.BadState) as refused:
            GAME.game.load({**position, "options": {**position["options"], **options}})  # type: ignore[dict-item]
        assert refused.value.key == key
        assert next(iter(options)) in str(refused.value)


@pytest.mark.parametrize("text", ["", "\n", "hello", "\x00", "crenel: 1", "{}", "crenel: 1\n\n"])
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(crenel.BadRecord):
        crenel.replay(text)


def test_another_seed_is_another_game() -> None:
    assert broken(changed(6, 'seed: "6"')).key in ("record-illegal", "record-differs")


def test_a_drawn_state_has_no_record() -> None:
    """A determinized state did not begin with a seed that anybody knows."""
    with pytest.raises(crenel.BadRecord) as refused:
        GAME.determinize(0, random.Random(1)).record()
    assert refused.value.key == "no-origin"


@given(place=st.integers(0, len(RECORD) - 1), letter=st.sampled_from(["", "x", "1", " ", "\n", "=", "é"]))
def test_any_slip_is_noticed_or_harmless(place: int, letter: str) -> None:
    text = RECORD[:place] + letter + RECORD[place + 1 :]
    with contextlib.suppress(crenel.BadRecord):
        assert crenel.replay(text) == GAME
