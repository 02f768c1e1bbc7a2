"""Positions whose best decisions are known, and how many points every bot loses on them.

    PYTHONPATH=build/compiled:. python -m benchmarks.positions make burgundy --count 2000 --seed truth
    PYTHONPATH=build/compiled:. python -m benchmarks.positions judge burgundy --bots easy,greedy,hard,hard:looks=50

`make` takes moments from games of bots (`greedy`, and `easy` to see errors too) at two to four seats and rolls every
legal action out: in one imagined world after another, the same for all actions, the action is taken, the turn is ended
as the greedy bot would, and the priority policy plays on: at Burgundy eight rounds, at The Great Wall to the end of the
next year. Actions that are surely worse than the best fall out. A position is done when one is left, when the best few
are known to a point, or after so many worlds. What each action loses to the best one goes into
`positions_GAME.jsonl`, a line a game. A run that was stopped goes on where it was.

`judge` asks bots: points lost a decision, with a 95 % interval over positions, and how often they took an action within
a point of the best. A change is screened so in minutes, before games decide. Bots and truth share playout policy and
evaluation, so a change of those is not to be judged here.
"""

import argparse
import json
import math
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import crenel
from crenel import bots
from crenel.bots import catalogue
from crenel.bots.greedy import GreedyBot
from crenel.bots.knobs import tuned
from crenel.bots.mind import Mind
from crenel.kernel.playouts import play_on
from crenel.kernel.rng import Rng, key_of
from crenel.kernel.state import State

HORIZON: Final = {"burgundy": 8, "great_wall": 1}  # rounds after this one that a rollout plays
OPTIONS: Final[dict[str, dict[str, object]]] = {"burgundy": {"boards": "random", "castle": "open"}, "great_wall": {}}
SEATS: Final = (2, 3, 4)
MOMENTS: Final = 5  # of a game
BATCH: Final = 32  # worlds after which actions may fall out
WORLDS: Final = 256  # at most
SURE: Final = 3.0  # standard errors by which an action that falls out is behind
CLOSE: Final = 1.0  # points: closer actions need not be told apart
TURN: Final = 12  # decisions of a turn, at most

Row = dict[str, Any]


def file_of(game: str) -> Path:
    return Path(__file__).parent / f"positions_{game}.jsonl"


def game_of(game: str, seats: int, seed: str) -> list[tuple[int, int]]:
    """Play a game; its moves as seats and actions."""
    state = crenel.game(game).new(seats, seed, OPTIONS[game]).clone()
    players = [bots.make("easy" if seat % 2 else "greedy", game, f"{seed}/{seat}") for seat in range(seats)]
    while state.actor is not None:
        state.play(players[state.actor].choose(state, state.actor))
    return state.moves()


def moments(game: str, seats: int, seed: str, moves: list[tuple[int, int]]) -> list[int]:
    """Choose moves of a game before which there was a choice."""
    state = crenel.game(game).new(seats, seed, OPTIONS[game]).clone()
    mind = catalogue.mind(game)
    found: list[int] = []
    for number, (seat, action) in enumerate(moves):
        if len(state.actions(seat)) > 1 and not mind.at_first_sight(state, seat):
            found.append(number)
        state.decide(seat, action)
    return sorted(random.Random(seed).sample(found, min(MOMENTS, len(found))))


class Truth:
    """What every action of a seat is worth, rolled out until the best ones are told apart."""

    def __init__(self, state: State, seat: int, seed: str) -> None:
        self.game = state.game.name
        self.state = state
        self.seat = seat
        self.seed = seed
        self.mind: Mind = catalogue.mind(self.game)
        self.greedy = GreedyBot(seed, self.mind.evaluation)
        self.plans: dict[int, list[int]] = {action: self._plan(action) for action in state.actions(seat)}
        self.values: dict[int, list[float]] = {action: [] for action in self.plans}
        self.lost: dict[int, float] = {}
        self._roll_out()

    def _world(self, number: int) -> State:
        world = self.state.determinize(self.seat, random.Random(f"{self.seed}/{number}"))
        world.rng = Rng(key_of(f"{self.seed}/{number}"))
        return world

    def _plan(self, action: int) -> list[int]:
        """The action, and how the greedy bot would end the turn."""
        copy = self._world(0)
        found = [action]
        if copy.secret:
            return found
        copy.previewing = True
        copy.decide(self.seat, action)
        while copy.asked == self.seat and not copy.secret and len(found) < TURN:
            found.append(self.greedy.choose(copy, self.seat))
            copy.decide(self.seat, found[-1])
        return found

    def _value(self, action: int, number: int) -> float:
        """The lead that an action comes to in one world."""
        world = self._world(number)
        for place, each in enumerate(self.plans[action]):
            if place and (world.asked != self.seat or each not in world.legal):
                break
            world.decide(self.seat, each)
        self.mind.reseed(number)
        play_on(world, self.mind.policy, HORIZON[self.game])
        return self.mind.margin(world, self.seat)

    def _roll_out(self) -> None:
        left = list(self.plans)
        for batch in range(WORLDS // BATCH):
            for number in range(batch * BATCH, (batch + 1) * BATCH):
                for action in left:
                    self.values[action].append(self._value(action, number))
            best = max(left, key=lambda action: sum(self.values[action]))
            close = [best]
            near = True
            for action in left:
                mean, error = self._behind(best, action)
                self.lost[action] = mean
                if action != best and mean < SURE * error:
                    close.append(action)
                    near = near and error < CLOSE
            left = close
            if near:
                return

    def _behind(self, best: int, action: int) -> tuple[float, float]:
        """By how much an action is behind the best one, and the standard error."""
        gaps = [one - other for one, other in zip(self.values[best], self.values[action])]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, math.sqrt(spread / len(gaps))


def made(game: str, number: int, seed: str) -> Row:
    """A game of that number, and the truth of some of its moments."""
    seats, name = SEATS[number % len(SEATS)], f"{seed}/{number}"
    moves = game_of(game, seats, name)
    chosen = moments(game, seats, name, moves)
    state = crenel.game(game).new(seats, name, OPTIONS[game]).clone()
    found: list[Row] = []
    for place, (seat, action) in enumerate(moves[: chosen[-1] + 1]):
        if place in chosen:
            lost = Truth(state.clone(), seat, f"{name}/{place}").lost
            least = min(lost.values())
            found.append({"at": place, "lost": {str(each): round(value - least, 1) for each, value in lost.items()}})
        state.decide(seat, action)
    return {"seats": seats, "seed": name, "moves": moves[: chosen[-1] + 1], "positions": found}


def make(game: str, count: int, seed: str, minutes: float) -> None:
    path = file_of(game)
    rows = read(path)
    done = sum(len(row["positions"]) for row in rows)
    end = time.monotonic() + 60 * minutes
    with path.open("a", encoding="utf-8") as file:
        number = len(rows)
        while done < count and time.monotonic() < end:
            row = made(game, number, seed)
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
            file.flush()
            done += len(row["positions"])
            number += 1
    print(f"{done} positions in {path}")


def read(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def positions(game: str) -> Iterator[tuple[State, int, dict[int, float]]]:
    """Yield each position with the seat that decides and what its actions lose."""
    for row in read(file_of(game)):
        state = crenel.game(game).new(row["seats"], row["seed"], OPTIONS[game]).clone()
        truth = {each["at"]: each["lost"] for each in row["positions"]}
        for place, (seat, action) in enumerate(row["moves"]):
            if place in truth:
                yield state.clone(), seat, {int(each): lost for each, lost in truth[place].items()}
            state.decide(seat, action)


def judge(game: str, names: list[str]) -> None:
    print("| bot | positions | points lost a decision | best | processor, ms |\n|---|---|---|---|---|")
    for name in names:
        losses: list[float] = []
        start = time.process_time()
        for number, (state, seat, lost) in enumerate(positions(game)):
            losses.append(lost[tuned(name, game, number).choose(state, seat)])
        spent = 1000 * (time.process_time() - start) / len(losses)
        mean = sum(losses) / len(losses)
        error = math.sqrt(sum((loss - mean) ** 2 for loss in losses) / len(losses) / (len(losses) - 1))
        best = sum(loss <= CLOSE for loss in losses) / len(losses)
        print(
            f"| {name} | {len(losses)} | {mean:.2f} ± {1.96 * error:.2f} | {100 * best:.0f} % | {spent:.1f} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Positions whose best decisions are known.")
    parser.add_argument("what", choices=("make", "judge"))
    parser.add_argument("game", choices=list(HORIZON))
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", default="truth")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--bots", default="random,easy,greedy,hard,expert")
    args = parser.parse_args()
    if args.what == "make":
        make(args.game, args.count, args.seed, args.minutes)
    else:
        judge(args.game, args.bots.split(","))


if __name__ == "__main__":
    main()
