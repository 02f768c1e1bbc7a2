"""What only the page says: each event, verb and step of The Castles of Burgundy and its modules, in three languages."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import crenel
import crenel.locales
from crenel.games.burgundy.modules import MODULES
from crenel.games.burgundy.notation import VERBS
from crenel.games.great_wall.cardrows import TRAITS
from crenel.games.great_wall.modules import MODULES as WALL_MODULES
from crenel.games.great_wall.moves import VERBS as WALL_VERBS
from crenel.locales import LANGUAGES, known
from tests.locales.test_catalogues import called, calls, plain_strings, steps_that_ask
from tests.page_texts import on_page

GAMES = Path("web/src/games")
README = Path("README.md").read_text(encoding="utf-8")
CATALOGUE = crenel.game("burgundy").catalogue()
# Told otherwise in few words: how something was paid, what the move itself says, and what comes only after a roll.
PAID = {"die_used", "white_die_used", "purchase"}
UNTOLD = {
    "forced",
    "set_up",
    "round_resumed",
    "castle_founded",
    "tile_taken",
    "tile_placed",
    "tile_removed",
    "goods_removed",
}
NAMED = {"first"}  # a move that is called by what would come


def page_files(game: str, language: str) -> list[Path]:
    """The catalogues of a game: its own, and one of each module."""
    folder = GAMES / game
    found = [*folder.glob(f"locales/{language}.ftl"), *folder.glob(f"modules/*/locales/{language}.ftl")]
    assert len(found) == 1 + len([each for each in (folder / "modules").iterdir() if each.is_dir()])
    return found


def page_keys(language: str, game: str = "burgundy") -> set[str]:
    """Return all messages of the page about a game."""
    entries: list[ftl.EntryType] = []
    for file in page_files(game, language):
        entries += FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {each.id.name for each in entries if isinstance(each, ftl.Message)}


def events() -> set[str]:
    told = [plain_strings(call.args[0]) for call in calls("games/burgundy") if called(call) == "emit"]
    return {event for events in told for event in events}


def verbs() -> set[str]:
    found = set(VERBS.values())
    for module in MODULES:
        found |= set(module.verbs().values())
    return found


def wanted() -> set[str]:
    keys = {f"b-short-{event}" for event in events() - PAID - UNTOLD}
    keys |= {f"b-did-{verb}" for verb in verbs()} | {f"b-title-{verb}" for verb in verbs() - NAMED}
    keys |= {f"kind-{row['kind']}" for row in CATALOGUE["tiles"].values()}  # type: ignore[attr-defined]
    return keys


def test_the_lists_are_those_of_the_engine() -> None:
    assert {"tile_placed", "posts_joined", "shield_hung", "route_bonus", "points_counted"} <= events()
    assert {"take", "hire", "copy", "count", "shield", "hang", "pay", "turn", "follow", "keep", "swap"} <= verbs()
    assert {"hang_shield", "pay_tax", "copy_building", "choose_animal"} <= steps_that_ask("burgundy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_verb_and_kind_has_its_text(language: str) -> None:
    page = page_keys(language)
    assert sorted(key for key in wanted() if key not in page and not known(key, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_its_prompt(language: str) -> None:
    """The page's own, or else the terminal's."""
    page = page_keys(language)
    steps = steps_that_ask("burgundy") - {"effect", "turn"}
    assert sorted(step for step in steps if f"b-ask-{step}" not in page and not known(f"asking-{step}", language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_word_for_the_button(language: str) -> None:
    """The button that confirms a move says what it does."""
    wall = {*WALL_VERBS, *(verb for module in WALL_MODULES for verb in module.verbs.values())}
    for game, letter, verbs_of_game in (("burgundy", "b", verbs()), ("great_wall", "w", wall)):
        wanted_keys = {f"{letter}-do-{verb}" for verb in verbs_of_game}
        assert sorted(wanted_keys - page_keys(language, game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_of_a_horde_has_its_words(language: str) -> None:
    assert sorted({f"w-trait-{trait}" for trait in TRAITS} - page_keys(language, "great_wall")) == []


def test_a_tile_is_called_the_same_everywhere() -> None:
    """In Polish a tile is a kafel; a żeton is what shame is counted with in the other game."""
    shared = Path(crenel.locales.__file__).parent / "pl"
    texts = {
        file: file.read_text(encoding="utf-8").lower()
        for file in (*shared.glob("burgundy*"), *page_files("burgundy", "pl"))
    }
    assert any("kafel" in text for text in texts.values())
    assert [str(file) for file, text in texts.items() if "żeton" in text] == []


def public_events(game: str) -> set[str]:
    """What happens to nobody in particular: the last of them is what closed the way back."""
    told = [call for call in calls(f"games/{game}") if called(call) == "emit" and len(call.args) > 1]
    found = [plain_strings(call.args[0]) for call in told if ast.unparse(call.args[1]) in ("-1", "NOBODY")]
    return {event for events in found for event in events}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", crenel.games())
def test_what_closed_the_way_back_has_a_name(game: str, language: str) -> None:
    files = [Path(f"web/src/locales/{language}.ftl"), *page_files(game, language)]
    said = "".join(file.read_text(encoding="utf-8") for file in files)
    closing = public_events(game) - {"game_over", "game_ended"}
    assert closing
    assert sorted(event for event in closing if f"\nbarrier-{event} = " not in said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_offered_to_as_many_players_as_it_has_seats(language: str) -> None:
    """Home and README name counts of players: `3–5`."""
    readme = {row.split("|")[1].strip(): row.split("|")[2] for row in README.splitlines() if row.startswith("| The ")}
    for game in crenel.games():
        most = max(crenel.game(game).seats)
        for text in (on_page(f"about-{game}", language), readme[on_page(f"game-{game}")]):
            told = {int(last) for last in re.findall(r"\b\d–(\d)\b", text)}
            assert told <= {most}, text
        assert told == {most}, "the README names the counts of each game"
    assert f"–{max(crenel.game('great_wall').seats)}" in on_page("about-great_wall", language)
