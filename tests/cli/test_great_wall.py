"""The Great Wall in the terminal: drawing, lists of moves, the log, and whole games through the keyboard."""

import io
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import crenel
from crenel.cli.drawings import DRAWINGS, log_of, players_of
from crenel.cli.event_log import paragraphs, sentence
from crenel.cli.great_wall.cards import deck_in
from crenel.cli.great_wall.sections import horde_lines, pieces_on
from crenel.cli.moves import draw_moves, list_moves
from crenel.cli.players import SYMBOLS, Players
from crenel.games.great_wall.cardrows import ROWS
from crenel.locales import LANGUAGES, say, word
from tests.cli.conftest import Crenel

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
    cells = pieces_on({"a1": "wound", "a2": "spearman 1", "b3": "horseman 2 right"}, "en")
    assert {name: cell.plain.strip() for name, cell in cells.items()} == {
        "a1": "x",
        "a2": f"{SYMBOLS[1]}S",
        "b3": f"{SYMBOLS[2]}H",
        "b4": f"{SYMBOLS[2]}H",
    }
    down = pieces_on({"a4": "horseman 0 down"}, "en")
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
    deck = deck_in({"seats": 3, "rules": 2, "options": state.options, "cards": {"horde": [infantry]}})
    lines = [line.plain.rstrip() for line in horde_lines(section, 1, deck, set(), "en")]
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


# ---------------------------------------------------------------- the log


@cache
def played(seats: int) -> tuple[crenel.State, list[dict[str, object]]]:
    """A game of eager players to its end, and what was asked in it."""
    state = some_position(seats, 5, 0)
    asked: list[dict[str, object]] = []
    rng = random.Random(seats)
    while state.actor is not None:
        view = view_of(state, state.actor)
        asked.append({"seat": state.actor, "view": view})
        actions = state.actions()
        eager = [action for action in actions if state.fields(action)["verb"] in EAGER]
        state.apply(rng.choice(eager or actions), state.actor)
    return state, asked


def whole(text: str) -> bool:
    """A sentence with nothing missing."""
    return text[:1].isupper() | (text[:1] in "“«„¿") and "{" not in text and text.endswith((".", "?", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_event_and_question_of_a_game_makes_a_whole_sentence(seats: int, language: str) -> None:
    state, asked = played(seats)
    players = players_at(state, language)
    for event in filter(DRAWING.tells, state.events):
        for viewer in (0, None):
            assert whole(sentence(event, players, viewer)), event
    for each in asked:
        view: Any = each["view"]
        seat: Any = each["seat"]
        question = say(f"asking-{view['asking']['step']}", DRAWING.question(view, seat, players), language)
        assert whole(question), question
    for paragraph in log_of(state, state.events, players, 0):
        assert "{" not in paragraph.plain
        assert ".," not in paragraph.plain
        assert ".." not in paragraph.plain


def test_the_doings_of_a_clan_run_on_in_a_sentence() -> None:
    events: list[dict[str, object]] = [
        {"event": "clerk_sent", "seat": 1, "origin": None, "goal": "quarry"},
        {"event": "clerk_sent", "seat": 1, "origin": "temple", "goal": "embassy"},
        {"event": "honor", "seat": 1, "honor": 2},
        {"event": "clerk_sent", "seat": 0, "origin": None, "goal": "quarry"},
        {"event": "gained", "seat": 0, "resource": "stone", "count": 2},
        {"event": "horde_came", "horde": "spies", "section": "left"},
        {"event": "horde_came", "horde": "brutes", "section": "right"},
        {"event": "year_started", "year": 2},
    ]
    players = Players([None, "greedy"], "en")
    assert [text.plain for text in paragraphs(events, players, 0)] == [
        "▲ Greedy sends a clerk to the quarry, sends a clerk from the temple to the embassy and gains 2 honor.",
        "● You send a clerk to the quarry and gain 2 stone.",
        "· Hordes arrive in the left section: spies and in the right section: brutes.",
        "· Year 2 begins.",
    ]
    spanish = paragraphs(events, Players([None, "greedy"], "es"), 0)
    assert spanish[1].plain == "● Envías un funcionario a la cantera y recibes 2 de piedra."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "● You lose 5 honor (shame), gain 6 honor (horde: raiders), gain 3 honor (artifact: Stone Bells) and gain 2"
            " honor (cards not reclaimed).",
        ),
        (
            "es",
            "● Pierdes 5 de honor (deshonra), recibes 6 de honor (horda: asaltantes), recibes 3 de honor (artefacto:"
            " Campanas de piedra) y recibes 2 de honor (cartas no recuperadas).",
        ),
        (
            "pl",
            "● Tracisz 5 honoru (hańba), otrzymujesz 6 honoru (horda: najeźdźcy), otrzymujesz 3 honoru (artefakt:"
            " Kamienne dzwony) i otrzymujesz 2 honoru (nieodzyskane karty).",
        ),
    ],
)
def test_the_end_says_what_brings_honor(language: str, told: str) -> None:
    """Cards by name, as the page does; the rest by source."""
    events: list[dict[str, object]] = [
        {"event": "honor_lost", "seat": 0, "honor": 5, "source": "shame"},
        {"event": "honor", "seat": 0, "honor": 6, "source": "hordes", "horde": "raiders"},
        {"event": "honor", "seat": 0, "honor": 3, "source": "artifacts", "artifact": "stone-bells"},
        {"event": "honor", "seat": 0, "honor": 2, "source": "commands"},
    ]
    assert [text.plain for text in paragraphs(events, Players([None, "greedy"], language), 0)] == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "▲ The Reed clan sends a clerk to the quarry."),
        ("es", "▲ El clan Junco envía un funcionario a la cantera."),
        ("pl", "▲ Klan Trzciny wysyła urzędnika do kamieniołomu."),
    ],
)
def test_an_automa_acts_under_its_name_with_the_article(language: str, told: str) -> None:
    event = {"event": "clerk_sent", "seat": 1, "origin": None, "goal": "quarry"}
    players = Players([None], language, automas=["reed"])
    assert [text.plain for text in paragraphs([event], players, 0)] == [told]


def test_a_forced_choice_is_told_by_what_comes_of_it() -> None:
    state, _ = played(3)
    assert any(event["event"] == "forced" for event in state.events)
    told = log_of(state, state.events, players_at(state, "en"), 0)
    assert not any("only one choice" in paragraph.plain for paragraph in told)


# ---------------------------------------------------------------- playing

SOLO = "play great_wall --seed 11 --save game.crenel"


def test_a_solo_game_with_every_command_and_resumed(crenel_command: Crenel) -> None:
    asked = [
        "help",
        "score",
        "board",
        "board qin jiushao",
        "card herald",
        "tile quarry",
        "card despotism",
        "log 3",
        "look",
    ]
    asked += ["preview 1", "why clerk > quarry"]
    first = crenel_command(SOLO, [*asked, "1", "1", "1", "save", "quit"])
    assert (first.code, first.err) == (0, "")
    for told in (
        "what a card, tile or location does",  # help
        "⌂ house card",  # its legend
        "claimed hordes",  # score
        "each spearman costs 1 stone less.",  # card
        "Activates when all slots are taken",  # tile quarry
        "Qin Jiushao’s card",  # card despotism, in the solo game
        "Saved to game.crenel",
    ):
        assert told in first.text, told
    again = crenel_command("play --resume game.crenel", ["1", "quit"])
    assert "The game continues after" in again.out


@pytest.mark.parametrize(
    ("seats", "bots"), [(1, ""), (2, "--bots random"), (3, "--bots random,random"), (4, "--bots random,greedy,random")]
)
def test_whole_games_end_with_the_result_and_can_be_replayed(crenel_command: Crenel, seats: int, bots: str) -> None:
    outcome = crenel_command(f"play great_wall --seats {seats} {bots} --seed 3 --save game.crenel", ["2", "1"] * 700)
    assert (outcome.code, outcome.err) == (0, "")
    state = crenel.replay(Path("game.crenel").read_text())
    assert state.over
    assert "{" not in outcome.out
    for place, seat in enumerate(state.standings(), 1):
        assert re.search(rf"^{place}\. .+: {state.all_scores()[seat]} points?$", outcome.out, re.MULTILINE)
    # Nobody reads what another drew.
    drawn_by_me = [event for event in state.events if event["event"] == "tactics_seen" and event["seat"] == 0]
    assert outcome.out.count("Drawn: ") == len(drawn_by_me)
    replayed = crenel_command("replay game.crenel --seat 0 --all")
    assert replayed.code == 0
    assert f"{len(state.moves())} / {len(state.moves())}" in replayed.out
    assert replayed.out.count("Drawn: ") == len(drawn_by_me)


def test_the_rival_is_on_the_score_sheet(crenel_command: Crenel) -> None:
    outcome = crenel_command(f"{SOLO} --option rival_honor=50", ["score", "quit"])
    sheet = outcome.out[outcome.out.index("Points for") :]
    assert "▲ 1 Qin Jiushao" in sheet
    assert re.search(r"^Total +0 +50", sheet, re.MULTILINE)


def test_people_at_one_screen_hand_it_over_before_anything_hidden_is_shown(crenel_command: Crenel) -> None:
    words = "play great_wall --seats 2 --bots none --seed 3 --save game.crenel"
    outcome = crenel_command(words, ["", "1", "", "1", "", "2", "", "1", "", "1", "", "1", "quit"])
    assert len(re.findall(SECRET, outcome.text)) >= 4
    parts = re.split(rf"(Blue|Vermilion){SECRET}", outcome.text)
    for who, part in zip(parts[1::2], parts[2::2], strict=True):
        assert f"{who}: " in part


def test_moves_typed_ahead_follow_each_other_until_something_new_happens(crenel_command: Crenel) -> None:
    ahead = "clerk > quarry; clerk > temple; clerk > nowhere; done"
    outcome = crenel_command(SOLO, ["1", "command despotism; 1; 1", "1", ahead, "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    moves = [line[2:] for line in Path("game.crenel").read_text().split("\n\n")[1].splitlines()]
    # The space was not chosen ahead: other cards had been shown by then. The wrong place ended what was typed ahead.
    assert moves[1] == "command despotism"
    assert moves[2] == "slot 1"
    assert moves[3:5] == ["clerk > quarry", "clerk > temple"]
    assert len(moves) == 6
    assert say("no-such-place", {"place": "nowhere", "allowed": ""}).split(".")[0] in outcome.out
    assert outcome.out.count("Move up to") == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Choose your general", "You choose ", "Qin Jiushao places", "Goodbye."]),
        ("es", ["Elige a tu general", "Eliges a", "Qin Jiushao coloca", "Hasta pronto."]),
        ("pl", ["Wybierz generała", "Wybierasz generała", "Qin Jiushao kładzie", "Do zobaczenia."]),
    ],
)
def test_the_game_speaks_three_languages(crenel_command: Crenel, language: str, told: list[str]) -> None:
    outcome = crenel_command(f"{SOLO} --language {language}", ["1", "1", "1", "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    for words in told:
        assert words in outcome.out
    assert "{" not in outcome.out


# ---------------------------------------------------------------- one's own cards


def test_a_game_with_ones_own_cards(crenel_command: Crenel) -> None:
    Path("deck.toml").write_text('[[advisor]]\nname = "herald"\ndiscount = { archer = { chi = 2 } }\n')
    outcome = crenel_command(f"{SOLO} --cards deck.toml", ["card herald", "1", "quit"])
    assert (outcome.code, outcome.err) == (0, "")
    assert ARCHERS_CHEAPER in outcome.out
    assert say("origin-own") in outcome.out
    again = crenel_command("play --resume game.crenel", ["card herald", "quit"])
    assert ARCHERS_CHEAPER in again.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "deck", "told"),
    [
        ("play burgundy --cards deck.toml", "", "own cards"),
        ("play great_wall --cards missing.toml", "", "missing.toml"),
        ("play great_wall --cards deck.toml", '[[advisor]]\nname = "herald"\nfree_save = "many"\n', "Line 3"),
        ("play great_wall --cards deck.toml", "[[advisor\n", "Line 1"),
        ("play great_wall --seats 6", "", "1, 2, 3, 4, 5"),
        ("play great_wall --option rival_honor=7", "", "0, 50, 100"),
        ("simulate burgundy --cards deck.toml", "", "own cards"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    crenel_command: Crenel, words: str, deck: str, told: str, language: str
) -> None:
    Path("deck.toml").write_text(deck)
    outcome = crenel_command(f"{words} --language {language}")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert "cards-" not in outcome.err
    if language == "en":
        assert told in outcome.err


def test_help_names_the_options_of_both_games(crenel_command: Crenel) -> None:
    told = crenel_command("play --help").out
    assert "burgundy:" in told
    assert "great_wall:" in told
    assert "rival_honor=100" in told
    assert "--cards" in told


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
