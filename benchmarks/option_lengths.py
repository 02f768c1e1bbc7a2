"""How much longer a table's options make a game: decisions of bots with each of them, beside the game without.

    python -m benchmarks.option_lengths --games 20    # writes lengths.toml of the modules with such options

Decisions are choices between at least two legal actions, so they are what people spend their time on. Minutes are
worked out, not timed: the playing time that is published for the game of four, over the decisions of four bots, gives
seconds a decision. People are slower or faster, and a hard decision takes longer than an easy one.
"""

import argparse
from importlib.resources import files
from pathlib import Path

import crenel
from crenel.arena import simulate

# Minutes of a game without options: what the publisher says of The Castles of Burgundy, as the jury of the Spiel des
# Jahres quotes it, and what BoardGameGeek lists for The Great Wall. Taken to mean a game of so many.
PUBLISHED = {"burgundy": 90, "great_wall": 180}
FOUR = 4

TEXT = """# Made by `python -m benchmarks.option_lengths --games {games}`: decisions of a game
# of {seats} {bot} bots {what}.

decisions = {decisions:.0f}
"""
SECONDS = """
# Seconds a decision, worked out and not timed: {minutes} published minutes over the {decisions:.0f} decisions
# of {seats} {bot} bots.
seconds = {seconds:.0f}
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


def seconds(game: str, bot: str, games: int) -> str:
    """The line that says how long a decision takes, with how it came about."""
    found, minutes = decisions(game, FOUR, bot, games, {}), PUBLISHED[game]
    return SECONDS.format(minutes=minutes, decisions=found, seats=FOUR, bot=bot, seconds=60 * minutes / found)


def measure(game: str, seats: int, bot: str, games: int) -> None:
    folder = Path(str(files(f"crenel.games.{game}")))
    for name, options in {"": {}, **switches(game)}.items():
        found = decisions(game, seats, bot, games, options)
        print(f"{name or game}: {found:.0f}", flush=True)
        what = "with this option" if name else "without any option"
        text = TEXT.format(games=games, bot=bot, seats=seats, what=what, decisions=found)
        if not name:
            text += seconds(game, bot, games)
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
