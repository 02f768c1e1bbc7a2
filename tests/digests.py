"""Prints the digest at the end of every recorded game, of random games of every mode and of games of greedy bots: the
same lines on every machine, interpreted or compiled.

    python -m tests.digests golden random bots
"""

import sys
from collections.abc import Iterator

import crenel
from crenel import bots
from crenel.kernel import state as engine
from tests.golden.make import HERE
from tests.promises import MODES, played
from tests.shares import tries

GAMES = 3  # random games of a mode at full length
TABLES: list[tuple[str, int, dict[str, object]]] = [  # of greedy bots
    ("burgundy", 1, {}),
    ("burgundy", 2, {"shields": True, "boards": "random"}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 4, {}),
]


def golden() -> Iterator[str]:
    for path in sorted(HERE.glob("*/*.txt")):
        yield f"{path.stem} {crenel.replay(path.read_text(encoding='utf-8')).digest()}"


def at_random() -> Iterator[str]:
    for mode in MODES:
        for number in range(tries(mode, GAMES)):
            state = played(mode, number, bytes([number]))
            yield f"{mode} {number} {len(state.moves())} {state.digest()} {state.all_scores()}"


def of_bots() -> Iterator[str]:
    for game, seats, options in TABLES:
        state = crenel.game(game).new(seats, "bots", options)
        players = [bots.make("greedy", game, seat) for seat in range(seats)]
        while state.actor is not None:
            state.play(players[state.actor].choose(state, state.actor))
        yield f"{game} {seats} {len(state.moves())} {state.digest()} {state.all_scores()}"


def engine_kind() -> str:
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def engine_kinds() -> Iterator[str]:
    yield engine_kind()


def main(wanted: list[str]) -> None:
    lines = {"golden": golden, "random": at_random, "bots": of_bots, "engine": engine_kinds}
    for name in wanted:
        print(*lines[name](), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
