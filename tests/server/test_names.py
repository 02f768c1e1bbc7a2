"""Names: nothing invisible, nothing that turns text around, and no two that people would take for each other."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.server.names import clean, distinct, likeness
from tests.server.room import ME, OPEN, Player, Server
from tests.server.test_tables import join, token


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("Ada\x00\x1b[31m", "Ada[31m"),
        ("A\u2028B", "A B"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0300\u0301\u0302\u0303" * 5, "Z\u0300\u0301"),
        ("Łukasz Ñandú 王", "Łukasz Ñandú 王"),
        ("\u200b\u2066", ""),
    ],
)
def test_clean(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


@given(st.text(max_size=60))
def test_clean_leaves_nothing_odd_and_is_done_after_once(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert not any(unicodedata.category(letter)[0] == "C" for letter in cleaned)
    assert "\n" not in cleaned
    cleaned.encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "АԁА"),
        ("Ada", "Ａｄａ"),
        ("Ada", "A d a"),
        ("Bob", "B0b"),
        ("Ilya", "llya"),
        ("Jose", "José"),
        ("greedy", "Greedy"),
        ("Ola", "Οlа"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert likeness(distinct(other, [one])) != likeness(one)


def test_a_number_makes_names_distinct() -> None:
    assert distinct("Ada", ["Bob", ""]) == "Ada"
    assert distinct("Ada", ["ada"]) == "Ada 2"
    assert distinct("Ada", ["Ada", "ADA 2", "Ada 3"]) == "Ada 4"


@given(st.text(max_size=20), st.lists(st.text(max_size=20), max_size=5))
def test_distinct_is_like_none_of_the_others(name: str, others: list[str]) -> None:
    assert likeness(distinct(name, others)) not in {likeness(each) for each in others if each}


def test_a_name_of_nothing_visible_is_refused(server: Server) -> None:
    for name in ("\u200b", "\x00", "\u202e \u202c", "\n"):
        assert server.nobody().post("/guest", {"name": name}, 422)["error"] == "bad-request"
    assert server.nobody().post("/guest", {"name": "\u202eEve\n"}, 201)["name"] == "Eve"


def test_no_two_alike_at_a_table(server: Server) -> None:
    host, first, second = server.guest("Ada"), server.guest("АDА"), server.guest("ada")
    table = host.open(ME, OPEN, OPEN, title="a\u202eb")
    assert table["title"] == "ab"
    join(first, table, invite=token(table, 1))
    join(second, table, invite=token(table, 2))
    assert [seat["name"] for seat in host.table(table)["seats"]] == ["Ada", "АDА 2", "ada 3"]


def test_an_onlooker_cannot_speak_as_a_player(server: Server, ada: Player) -> None:
    table = ada.open(ME, OPEN, listed=True)
    with server.guest("ADA").sit(table) as other:
        other.ask(t="chat", text="it\u202e is\x00 me\u200b")
        line = other.messages[-1] if other.messages[-1]["t"] == "chat" else other.wait("chat")
    assert (line["name"], line["text"], line["seat"]) == ("ADA 2", "it is me", None)
