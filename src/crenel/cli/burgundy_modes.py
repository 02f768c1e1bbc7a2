"""What other modes of Burgundy add in the terminal: border posts, teams, the pawns of the solo game, rivers."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from crenel import game
from crenel.cli.burgundy_modules import nothing, titled
from crenel.locales import say, word

BOARDS: dict[str, Any] = game("burgundy").catalogue()["boards"]  # type: ignore[assignment]


def board_of(view: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The board of a seat: a printed one, or one that the table brought along."""
    name = view["players"][seat]["board"]
    found: dict[str, Any] = view.get("boards", {}).get(name) or BOARDS[name]
    return found


def mode_lines(view: Mapping[str, Any], seat: int, language: str) -> list[Text]:
    """A line for each thing that the mode adds."""
    mine = view["players"][seat]
    lines: list[Text] = []
    if "shared" in mine:
        tiles = ", ".join(word("tile", tile, language) for tile in mine["shared"])
        lines.append(titled("table-shared", Text(tiles) if tiles else nothing(language), language))
        scores = [(team, row["score"]) for team, row in enumerate(view["teams"])]
        said = [say("table-team", {"team": "AB"[team], "points": score}, language) for team, score in scores]
        lines.append(Text(" · ").join(Text(each) for each in said))
    if "posts" in mine:
        hexes = " · ".join("/".join(cells) for cells in view["posts"]["hexes"].values())
        joined = Text(f"{mine['posts']['joined']}/{len(view['posts']['hexes'])} ({hexes})")
        lines.append(titled("table-posts", joined, language))
    if "solo" in view:
        pawns = {"counter": view["solo"]["counter"], "aim": view["solo"]["goal"]}
        lines.append(Text(say("table-pawns", pawns, language)))
    rivers = board_of(view, seat)["rivers"]
    if rivers:
        lines.append(titled("table-rivers", Text(", ".join("–".join(river) for river in rivers)), language))
    return lines
