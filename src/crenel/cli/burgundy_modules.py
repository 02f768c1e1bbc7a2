"""Pieces of Burgundy's expansions in the terminal: shields, trade routes."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from crenel import game
from crenel.cli.story import Players
from crenel.games.burgundy.modules.shields.texts import shield_texts
from crenel.locales import say, word

NUMBERS: dict[str, int] = game("burgundy").catalogue()["goods"]  # type: ignore[assignment]
SHIELD = "bold #FFFFFF on #7A2E3A"
LAID = "dim"
NEXT = "bold"


def shield(number: int) -> Text:
    """A shield as a small block: §7."""
    return Text(f"§{number}", SHIELD)


def on_depot(view: Mapping[str, Any], depot: int) -> Text:
    """The shields of a depot, if there are any."""
    shields = view["shields"][depot - 1] if "shields" in view else []
    return Text("").join(Text.assemble(" ", shield(number)) for number in shields)


def own_pieces(view: Mapping[str, Any], seat: int, players: Players) -> list[Text]:
    """The shields and the route of a player, a line each."""
    mine = view["players"][seat]
    lines: list[Text] = []
    if "shields" in mine:
        hung = [Text.assemble(shield(number), f" {cell}") for cell, number in mine["shields"].items()]
        if mine["follows"] is not None:
            hung.append(Text(f"→ {players.name(mine['follows'])}"))
        lines.append(titled("table-shields", Text(" ").join(hung) or nothing(players.language), players.language))
    if "route" in mine:
        lines.append(titled("table-route", route(mine["route"], players.language), players.language))
    return lines


def route(spaces: list[Mapping[str, Any]], language: str) -> Text:
    """How much of the route is covered, and the next spaces with their bonuses."""
    free = [space for space in spaces if space["laid"] is None]
    coming = [f"{NUMBERS[space['good']]} {word('bonus', space['bonus'], language)}" for space in free[:3]]
    return Text.assemble((f"{len(spaces) - len(free)}/{len(spaces)} ", LAID), (" · ".join(coming), NEXT))


def titled(key: str, content: Text, language: str) -> Text:
    return Text.assemble((say(key, None, language), "bold"), " ", content, no_wrap=False)


def nothing(language: str) -> Text:
    return Text(say("table-nothing", None, language), "dim")


def describe_shield(name: str, language: str) -> list[str]:
    """What a shield does, asked for as `shield 7` or `§7`."""
    number = name.lower().removeprefix("shield").removeprefix("§").strip()
    if name[:1].isdecimal() or not number.isdecimal() or not 1 <= int(number) <= 18:
        return []
    return [f"§{number}", *(say(key, details, language) for key, details in shield_texts(int(number)))]
