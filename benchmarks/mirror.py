"""The bot of a game against itself with other weights: every deal is played both ways round.

    PYTHONPATH=build/compiled:. python -m benchmarks.mirror great_wall race=0 --seats 3 --games 200 --seed mirror

Camps sit in turn; in the second game of a deal they change places. With an odd number of seats a camp has one seat more
every other game, so half of the wins are fair at any number.
"""

import argparse
import multiprocessing
import os

import crenel
from benchmarks.tune import GAMES
from crenel.bots.greedy import GreedyBot


def play(game: str, seats: int, seed: str, number: int, others: dict[str, float]) -> tuple[bool, float]:
    """Whether the bot as it is wins, and its mean score less that of the others."""
    weights, judge, _ = GAMES[game]
    changed = weights()
    for name, value in others.items():
        setattr(changed, name, value)
    camps = [judge(weights()), judge(changed)]
    state = crenel.game(game).new(seats, f"{seed}/{number // 2}").clone()
    camp = [(seat + number) % 2 for seat in range(seats)]
    bots = [GreedyBot(f"{seed}/{number}/{seat}", camps[camp[seat]]) for seat in range(seats)]
    while state.actor is not None:
        state.play(bots[state.actor].choose(state, state.actor))
    totals = [[score for seat, score in enumerate(state.scores()[:seats]) if camp[seat] == each] for each in (0, 1)]
    mine, theirs = (sum(scores) / len(scores) for scores in totals)
    return camp[state.ranking()[0]] == 0, mine - theirs


def setting(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    return name, float(value)


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot against itself with other weights.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("weights", type=setting, nargs="+", help="of the others, as name=value")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="mirror")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    known = GAMES[args.game][0]()
    for name, _ in args.weights:
        if not hasattr(known, name):
            parser.error(f"no weight {name}")
    tasks = [(args.game, args.seats, args.seed, number, dict(args.weights)) for number in range(args.games)]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        results = pool.starmap(play, tasks, chunksize=2)
    wins = sum(won for won, _ in results)
    mean = sum(ahead for _, ahead in results) / args.games
    error = (sum((ahead - mean) ** 2 for _, ahead in results) / args.games / args.games) ** 0.5
    print(f"{wins} of {args.games} games won, {mean:+.1f} points on average (standard error {error:.1f})")


if __name__ == "__main__":
    main()
