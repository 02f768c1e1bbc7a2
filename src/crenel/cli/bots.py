"""`crenel bots`: the bots of a game, how strong each was measured to be, and how long it thinks."""

import argparse
import json

from rich.console import Console
from rich.table import Table

import crenel
from crenel import bots
from crenel.bots.measured import ANCHOR, YARDSTICK, Measured, measured_of
from crenel.locales import say, word

PLAIN = "seats"  # words of the mode in which every player is on their own


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--json", action="store_true")


def usage(language: str) -> str:
    return say("help-bots", {"games": ", ".join(crenel.games())}, language)


def run(found: argparse.Namespace, language: str) -> int:
    games = crenel.games() if found.game is None else (crenel.game(found.game).name,)
    if found.json:
        print(json.dumps({game: {bot: _plain(bot, game) for bot in bots.names(game)} for game in games}))
        return 0
    console = Console(highlight=False)
    for game in games:
        console.print(say(f"game-{game}", None, language), style="bold", markup=False)
        for bot in bots.names(game):
            console.print(f"  {level(bot, language)}: {say(f'bot-{bot}-about', None, language)}", markup=False)
        console.print(table(game, language))
    scale = {"anchor": level(YARDSTICK, language), "rating": ANCHOR}
    console.print(say("bots-scale", scale, language), markup=False)
    return 0


def level(bot: str, language: str) -> str:
    """Return the name of a bot as a level to choose."""
    return say("bot-greedy-level", None, language) if bot == YARDSTICK else word("bot", bot, language)


def table(game: str, language: str) -> Table:
    found = Table()
    for key in ("bots-bot", "bots-mode", "bots-rating", "bots-games", "bots-seconds"):
        found.add_column(say(key, None, language), justify="left" if key in ("bots-bot", "bots-mode") else "right")
    for bot in bots.names(game):
        for each in measured_of(bot, game):
            found.add_row(*row(each, language))
    return found


def row(each: Measured, language: str) -> list[str]:
    key = "bots-won-span" if each.rating is None else "bots-rating-span"
    said = {"rating": each.rating, "won": each.won, "low": each.low, "high": each.high}
    return [
        level(each.bot, language),
        say(f"bots-mode-{each.mode or PLAIN}", {"seats": each.seats}, language),
        say(key, said, language),
        str(each.games),
        say("bots-seconds-each", {"seconds": each.seconds}, language),
    ]


def _plain(bot: str, game: str) -> list[dict[str, object]]:
    return [vars(each) for each in measured_of(bot, game)]
