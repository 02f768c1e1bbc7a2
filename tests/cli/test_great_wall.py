"""The Great Wall in the terminal: drawing, and lists of moves."""

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import crenel
from crenel.cli.drawings import DRAWINGS, players_of
from crenel.cli.great_wall.cards import deck_in, layout_of
from crenel.cli.great_wall.sections import horde_lines, pieces_on
from crenel.cli.moves import draw_moves, list_moves
from crenel.cli.players import SYMBOLS, Players
from crenel.games.great_wall.cardrows import ROWS
from crenel.locales import LANGUAGES, say, word

DRAWING = DRAWINGS["great_wall"]
EAGER = ("recruit", "attack", "spot", "wall", "barricade", "upgrade", "donate", "tactic", "activate", "save", "advisor")
ARCHERS_CHEAPER = "When you recruit: each archer costs 2 chi less."
SECRET = re.escape(say("pass-the-screen", {"who": ""}))
BUSY = ("barracks", "quarry", "lumber-mill", "gold-mine", "builders", "embassy")


def some_position(seats: int, seed: int, decisions: int, **options: object) -> crenel.State:
    """A game in which everybody likes to fight and to build."""
    state = crenel.game("great_wall").new(seats, seed, options)
    rng = random.Random(seed)
    for _ in range(decisions):
        if state.over:
            return state
        actions = state.actions()
        fields = {action: state.fields(action) for action in actions}
        eager = [action for action in actions if fields[action]["verb"] in EAGER]
        busy = [action for action in actions if fields[action].get("to") in BUSY]
        state.play(rng.choice(eager or busy or actions))
    return state


def view_of(state: crenel.State, seat: int) -> dict[str, Any]:
    return state.observe(seat)


def drawn(what: Any, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue()


def players_at(state: crenel.State, language: str) -> Players:
    return players_of(state, [None, *["random"] * (int(state.seats) - 1)], language)


def table_text(state: crenel.State, seat: int, width: int = 80, language: str = "en", low: bool = False) -> str:
    fields = [move.fields for move in list_moves(state, seat, language)] if seat in state.actors else []
    return drawn(DRAWING.table(view_of(state, seat), seat, players_at(state, language), fields, width, low), width)


def actor_of(state: crenel.State) -> int:
    assert state.actor is not None
    return state.actor


# ---------------------------------------------------------------- the drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal_or_cut_off(seats: int, width: int, language: str) -> None:
    for seed, decisions in ((1, 0), (2, 40), (3, 90), (4, 130)):
        state = some_position(seats, seed, decisions)
        if state.over:
            continue
        seat = actor_of(state)
        for low in (False, True):
            moves = draw_moves(list_moves(state, seat, language), language, width, low)
            text = table_text(state, seat, width, language, low) + drawn(moves, width)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            assert "…" not in text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 45, 110])
def test_sections_hordes_places_advisors_and_artifacts_appear(seats: int, decisions: int, language: str) -> None:
    state = some_position(seats, 6, decisions)
    view = view_of(state, 0)
    for low in (False, True):
        text = " ".join(table_text(state, 0, 80, language, low).split())
        for section in view["sections"]:
            name = word("section", section["section"], language)
            assert name[:1].upper() + name[1:] in text
            for row, horde in enumerate(section["hordes"], 1):
                assert f"{row} {word('horde', horde['horde'], language)} P" in text
            if section["hordes"]:
                assert re.search(rf"\b{section['power']} \w+ {section['defence']}: ", text)
        for place in view["places"]:
            assert word("place", place["place"], language) in text
        for name in [*view["row"], *(each["artifact"] for each in view["artifacts"])]:
            assert word("card", name, language) in text


def test_the_forecast_of_an_assault_is_in_words() -> None:
    data = some_position(4, 1, 0).dump()
    sections: Any = data["sections"]
    sections["left"]["barricades"] = 0
    state = crenel.game("great_wall").load(data)
    section = view_of(state, 0)["sections"][0]
    assert section["breach"]
    assert f"power {section['power']} against 0: breach!" in table_text(state, 0, 120)


def test_spots_show_rewards_wounds_and_soldiers_with_the_sign_of_their_clan() -> None:
    layout = layout_of(view_of(some_position(3, 1, 0), 0))
    card = layout.deck.hordes[0]
    cells = pieces_on(layout, card, {"a1": "wound", "a2": "spearman 1", "b3": "horseman 2 right"}, "en")
    assert {name: cell.plain.strip() for name, cell in cells.items()} == {
        "a1": "x",
        "a2": f"{SYMBOLS[1]}S",
        "b3": f"{SYMBOLS[2]}H",
        "b4": f"{SYMBOLS[2]}H",
    }
    down = pieces_on(layout, card, {"a4": "horseman 0 down"}, "en")
    assert sorted(down) == ["a4", "b4"]


def test_spots_where_a_move_leads_are_in_brackets() -> None:
    state = some_position(3, 5, 0)
    rng = random.Random(5)
    while state.observe(None)["asking"]["step"] != "strike":  # type: ignore[index]
        actions = state.actions()
        wanted = [action for action in actions if state.fields(action).get("to") == "barracks"]
        wanted = wanted or [action for action in actions if state.fields(action)["verb"] in ("recruit", "attack")]
        state.play(rng.choice(wanted or actions))
    text = table_text(state, actor_of(state))
    covered = set()
    for action in state.actions():
        _, row, spot, *way = state.text(action).split()
        covered.add((row, spot))
        if way:  # a horseman takes the next one too
            covered.add((row, f"{spot[0]}{int(spot[1]) + 1}" if way == ["right"] else f"b{spot[1]}"))
    assert len(re.findall(r"\[.\]", text)) == len(covered) + 1  # the year


def test_clerks_stand_in_the_slots_of_their_place() -> None:
    state = some_position(3, 2, 0)
    while not any(state.fields(action)["verb"] == "clerk" for action in state.actions()):
        state.play(state.actions()[0])
    seat = actor_of(state)
    before = table_text(state, seat)
    assert re.search(r"quarry +··· ", before)
    state.play(state.parse("clerk > quarry"))
    assert re.search(rf"quarry +{SYMBOLS[seat]}·· ", table_text(state, seat))


def test_what_stands_behind_a_screen_is_only_shown_to_its_owner() -> None:
    state = some_position(3, 7, 30)
    tactics = {str(row["name"]) for row in ROWS["tactic"]}
    for seat in range(3):
        own = set(view_of(state, seat)["clans"][seat]["tactics"])
        text = " ".join(table_text(state, seat).split())
        assert {name for name in tactics if word("card", name, "en") in text} == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_cards_are_marked_wherever_they_are_named(language: str) -> None:
    state = some_position(3, 7, 30)
    view = view_of(state, 0)
    text = " ".join(table_text(state, 0, 120, language).split())
    kinds = {"advisor": [*view["row"], *view["clans"][0]["active"]], "tactic": view["clans"][0]["tactics"]}
    seen = 0
    for kind, names in kinds.items():
        for name in names:
            ours = next(row for row in ROWS[kind] if row["name"] == name)["source"] == "house"
            assert (f"{word('card', name, language)} ⌂" in text) == ours, name
            seen += ours
    assert seen
    lines = DRAWING.describe(state, 0, "war-cry", language)
    assert lines[-1].startswith("⌂")


def test_automas_have_names_and_boards() -> None:
    solo = some_position(1, 3, 20)
    assert [players_at(solo, "en").name(clan) for clan in range(3)] == ["You", "Qin Jiushao", "Reed clan"]
    text = table_text(solo, 0)
    assert "▲ 1 Qin Jiushao" in text
    assert "◆ 2 Reed clan" in text
    assert "His track" in text
    two = some_position(2, 3, 20)
    assert [players_at(two, "en").name(clan) for clan in range(3)] == ["You", "Random", "Reed clan"]
    assert "His track" not in table_text(two, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_is_described_by_notation_and_by_name(language: str) -> None:
    state = some_position(1, 1, 0)
    for kind, rows in ROWS.items():
        for row in rows:
            lines = DRAWING.describe(state, 0, row["name"], language)
            assert lines == DRAWING.describe(
                state, 0, word("horde" if kind == "horde" else "card", row["name"], language), language
            )
            assert any(say(f"wall-card-{kind}", None, language) in line for line in lines)
    for place in view_of(state, 0)["places"]:
        assert len(DRAWING.describe(state, 0, place["place"], language)) == 2
    assert DRAWING.describe(state, 0, "sphinx", language) == []


def test_a_table_with_its_own_cards_shows_what_they_do() -> None:
    herald = {"name": "herald", "discount": {"archer": {"chi": 2}}}
    infantry = {"name": "infantry", "power": 9, "honor": 1, "spots": ["t . . . . .", ". . . . . t"]}
    state = some_position(3, 1, 0, cards={"advisor": [herald], "horde": [infantry]})
    assert ARCHERS_CHEAPER in DRAWING.describe(state, 0, "herald", "en")
    assert say("horde-strength", {"power": 9, "spots": 2, "honor": 1}) in DRAWING.describe(state, 0, "infantry", "en")
    section = {"section": "left", "hordes": [{"horde": "infantry", "cover": {"a1": "wound"}, "open": 1, "power": 9}]}
    view = {"seats": 3, "rules": 2, "options": state.options, "cards": {"horde": [infantry]}}
    deck = deck_in(view)
    lines = [line.plain.rstrip() for line in horde_lines(view, section, 1, deck, set(), "en")]
    assert lines == ["1 infantry P9 ○1", "a x", "b                     T"]


# ---------------------------------------------------------------- the list of moves


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_list_has_every_legal_move_with_its_number(seats: int, compact: bool, language: str) -> None:
    for decisions in (0, 1, 2, 4, 12, 25, 40, 60):
        state = some_position(seats, 8, decisions)
        moves = list_moves(state, actor_of(state), language)
        text = drawn(draw_moves(moves, language, 120, compact), 120)
        assert [move.number for move in moves] == list(range(1, len(state.actions()) + 1))
        for move in moves:
            item = f"{move.number} {move.rest()}".rstrip() + (f" ({move.note})" if move.note else "")
            assert re.search(rf"(^| ){re.escape(item)}( |$)", text, re.MULTILINE), item
            assert move.lead in text


def test_moves_that_share_where_they_come_from_share_a_line() -> None:
    state = some_position(2, 2, 0)
    while not any(state.fields(action).get("from") for action in state.actions()):
        state.play(state.actions()[-1])
    moves = list_moves(state, actor_of(state), "en")
    leads = {move.lead for move in moves if move.fields["verb"] == "clerk"}
    assert leads == {" ".join(move.text.split(" > ")[0].split()) for move in moves if move.fields["verb"] == "clerk"}
    assert any(" " in lead for lead in leads)


def test_moves_are_named_as_on_the_screen() -> None:
    state = some_position(3, 2, 0)
    while not any(state.fields(action)["verb"] == "clerk" for action in state.actions()):
        state.play(state.actions()[0])
    moves = list_moves(state, actor_of(state), "pl")
    quarry = next(move for move in moves if move.text == "clerk > quarry")
    assert (quarry.said, quarry.note, quarry.hint) == ("clerk > kamieniołom", "0/3", "wyślij urzędnika")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_team_sees_its_line_and_its_requests(language: str) -> None:
    state = some_position(3, 1, 40, coop=True)
    view = view_of(state, 0)
    said = table_text(state, 0, 200, language)
    facts = {"done": 0, "needed": 7, "shame": 30 - view["shame"]["pool"], "of": 30, "year": view["year"], "years": 6}
    assert say("wall-team-line", facts, language) in said
    for name in filter(None, view["coop"]["requests"]):
        assert word("card", name, language) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_open_hands_are_drawn_and_honor_is_a_price(language: str) -> None:
    state = some_position(3, 1, 40, coop=True, open_hands=True)
    view = view_of(state, 0)
    said = drawn(DRAWING.table(view, 1, players_at(state, language), [], 200, False), 200)
    for name in view["clans"][1]["commands"]:
        assert word("card", name, language) in said
    note = DRAWING.note(view, 0, {"verb": "redeem", "price": {"honor": 10}}, language)
    assert note == say("wall-honor", {"honor": 10}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_genghis_khan_is_drawn_with_his_cards_and_the_award(language: str) -> None:
    state = some_position(3, 1, 40, khan=True)
    khan = view_of(state, 0)["khan"]
    said = table_text(state, 0, 200, language)
    assert say("wall-khan-here", None, language) in said
    assert say("wall-khan-where", {"section": khan["section"], "open": khan["open"]}, language) in said
    for name in [*(card["card"] for card in khan["cards"]), khan["award"]]:
        assert word("card", name, language) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_emperor_and_the_warehouse_are_drawn(language: str) -> None:
    state = some_position(3, 6, 45, scenario="emperors_visit")
    text = " ".join(table_text(state, 0, 120, language).split())
    view = view_of(state, 0)
    asked = next(space for space in view["emperor"]["spaces"] if space["thing"] == view["emperor"]["space"])
    assert say("emperor-asks", asked, language) in text
    assert word("place", "warehouse", language) in text
