"""The rules reference over HTTP: one document in each language, fetched once."""

import pytest

import crenel
from crenel.kernel.reference import has_reference, reference
from crenel.locales import LANGUAGES
from tests.server.room import Player


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reference_is_fetched_once(ada: Player, language: str) -> None:
    first = ada.http.get(f"/api/games/burgundy/rules/{language}")
    assert first.json() == reference(crenel.game("burgundy"), language)
    again = ada.http.get(f"/api/games/burgundy/rules/{language}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ada.get(f"/games/chess/rules/{language}", 404)["error"] == "unknown-game"


def test_the_list_of_games_says_which_have_a_reference(ada: Player) -> None:
    assert {row["name"]: row["rules"] for row in ada.get("/games")} == {
        name: has_reference(name) for name in crenel.games()
    }
