"""How much longer a table's options make a game: decisions of bots with each of them, beside the game without.

    python -m benchmarks.option_lengths --games 20    # writes lengths.toml of the modules with such options

Decisions are choices between at least two legal actions, so they are what people spend their time on. The page tells
the share beside each option, and the minutes they make at 15 seconds each; people are slower or faster.
"""

import argparse
from importlib.resources import files
from pathlib import Path

import crenel
from crenel.arena import simulate

TEXT = """# Made by `python -m benchmarks.option_lengths --games {games}`: decisions of a game
# of {seats} {bot} bots {what}.

decisions = {decisions:.0f}
"""


def switches(game: str) -> dict[str, dict[str, object]]:
    """By module: expansions that are on or off and stand against no others, modes that tell their length, and values
    that are told as stories, with the switches they need.
    """
    properties = crenel.game(game).options["properties"]
    assert isinstance(properties, dict)
    found: dict[str, dict[str, object]] = {
        name: {name: True}
        for name, each in properties.items()
        if each.get("group") == "expansions" or "decisions" in each
    }
    for name, each in properties.items():
        for value, told in each.get("about", {}).items():
            found[value] = {name: value, **dict.fromkeys(told.get("needs", []), True)}
    return found


def decisions(game: str, seats: int, bot: str, games: int, options: dict[str, object]) -> float:
    return simulate(game, seats=seats, bots=[bot], games=games, seed="lengths", options=options).decisions / games


def measure(game: str, seats: int, bot: str, games: int) -> None:
    folder = Path(str(files(f"crenel.games.{game}")))
    for name, options in {"": {}, **switches(game)}.items():
        found = decisions(game, seats, bot, games, options)
        print(f"{name or game}: {found:.0f}", flush=True)
        what = "with this option" if name else "without any option"
        text = TEXT.format(games=games, bot=bot, seats=seats, what=what, decisions=found)
        path = folder / "modules" / name if name else folder / "data"
        path.joinpath("lengths.toml").write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args()
    for game in crenel.games():
        if switches(game):
            measure(game, chosen.seats, chosen.bot, chosen.games)


if __name__ == "__main__":
    main()
