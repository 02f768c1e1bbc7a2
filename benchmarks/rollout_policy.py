"""Learns the table of the quick policy of The Great Wall from decisions of the greedy bot.

    PYTHONPATH=build/compiled:. python -m benchmarks.rollout_policy --games 1500 --seed table

Every other game is one without expansions; the others take the modes in turn. At each decision the weights of all
actions' features move towards the action that was taken (stochastic gradient of the softmax, the rate falling to
nothing). Of the last tenth of the games it prints how often the likeliest action was the one taken. Two runs write the
same file.
"""

import argparse
import math
from array import array
from collections import Counter
from pathlib import Path
from typing import Final

import crenel
from crenel import bots
from crenel.bots.great_wall import quick
from crenel.games.great_wall.state import GreatWall

PATH: Final = Path(__file__).resolve().parent.parent / "src/crenel/bots/great_wall" / quick.TABLE
RATE: Final = 0.12  # of the first game
PLAIN: Final = (4, 3, 2, 4)  # seats of games without expansions
MODES: Final[list[tuple[int, dict[str, object]]]] = [
    (1, {}),
    (2, {"coop": True}),
    (3, {"coop": True}),
    (4, {"coop": True}),
    (5, {}),
    (3, {"khan": True}),
    (3, {"rat": True}),
    (3, {"beasts": True}),
    (3, {"black_powder": True}),
    (4, {"scenario": "emperors_visit"}),
    (3, {"scenario": "freezing_weather"}),
    (3, {"scenario": "great_famine"}),
    (3, {"scenario": "hungry_ghosts"}),
    (3, {"scenario": "diaoyucheng", "coop": True}),
    (3, {"scenario": "red_turban", "coop": True}),
    (1, {"rival_honor": 50, "rival_advisors": 2}),
]


def learn(table: list[float], features: quick.Features, state: GreatWall, taken: int, rate: float) -> bool:
    """Move the table towards an action; return whether it was the likeliest already."""
    features.look(state)
    rows = [features.of(state, action) for action in state.legal]
    scores = [sum(table[place] for place in row) for row in rows]
    top = max(scores)
    odds = [math.exp(score - top) for score in scores]
    total = sum(odds)
    for action, row, odd in zip(state.legal, rows, odds):
        step = rate * ((action == taken) - odd / total)
        for place in row:
            table[place] += step
    return scores[state.legal.index(taken)] == top


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the table of the quick policy.")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="table")
    args = parser.parse_args()
    table = [0.0] * quick.SIZE
    features = quick.Features()
    asked: Counter[str] = Counter()
    hit: Counter[str] = Counter()
    for number in range(args.games):
        seats, options = MODES[number // 2 % len(MODES)] if number % 2 else (PLAIN[number // 2 % len(PLAIN)], {})
        state = crenel.game("great_wall").new(seats, f"{args.seed}/{number}", options).clone()
        assert isinstance(state, GreatWall)
        players = [bots.make("greedy", "great_wall", f"{args.seed}/{number}/{seat}") for seat in range(seats)]
        rate = RATE * (1 - number / args.games)
        while state.actor is not None:
            action = players[state.actor].choose(state, state.actor)
            if len(state.legal) > 1 and not state.secret:
                likeliest = learn(table, features, state, action, rate)
                if number >= 0.9 * args.games:
                    name = type(state.stack[-1]).__name__
                    asked[name] += 1
                    hit[name] += likeliest
            state.play(action)
    stored = array("b", [max(-127, min(127, round(quick.UNIT * weight))) for weight in table])
    PATH.write_bytes(stored.tobytes())
    for name, count in asked.most_common():
        print(f"{name}: {hit[name]} of {count}")
    print(f"all: {hit.total() / asked.total():.3f} of {asked.total()}; {PATH}")


if __name__ == "__main__":
    main()
