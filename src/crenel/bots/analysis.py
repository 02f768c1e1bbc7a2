"""A finished game, analysed: everybody's chances as it went on, and the decisions that cost most.

From some moments of the game the position is played to its end many times, the greedy bot on all seats: everything lies
as it lay then, only chance is anew. And each decision is compared with what the bot would have done, by what that seat
could know at the time.

The same game always gives the same analysis, on any machine: every game played depends on its number alone, and how
many are played on how much there is to think, not on a clock. `Analyst` hands out the work in small tasks, so that it
can be done elsewhere and shown while it grows.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from typing_extensions import TypedDict

from crenel.bots.catalogue import EVALUATIONS
from crenel.bots.evaluation import Evaluation
from crenel.bots.greedy import GreedyBot
from crenel.bots.shares import wilson
from crenel.kernel.errors import CrenelError
from crenel.kernel.game import Game
from crenel.kernel.rng import Rng, key_of
from crenel.kernel.state import State

VERSION = 1  # of all that an analysis depends on
EFFORT = 3_000_000  # about three minutes interpreted, half a minute compiled
DECISION = 10  # what a decision costs besides the positions looked at, in those
TASK = 10_000  # effort of a task, if it can be cut so small
MOMENTS = 30  # from which games are played, at most
EVENLY = 12  # as many where a game knows no rounds
COARSE = 8  # games from a moment before any other gets more
MOST = 64  # games from a moment
WORLDS = 3  # in which a decision is compared
LISTED = 5  # decisions told of each seat
NOTICED = 0.5  # points that a decision costs at least to be told
LARGEST = 99.0  # points; a bot may think far more of a win, which says nothing about points


class Chances(TypedDict):
    """What the games from one moment say, by player (and rival, as in `scores`)."""

    moment: int  # decisions before it
    games: int  # 0 at the end, where nothing is open
    chances: list[float]  # to win
    low: list[float]  # their 95 % interval
    high: list[float]
    points: list[float]  # at the end, on average


class Costly(TypedDict):
    """A decision, and what the bot would have done instead; moves as notation (`move`) and fields."""

    moment: int  # decisions before it
    seat: int
    played: dict[str, object]
    better: dict[str, object]
    loss: float  # points, as the bot sees it


class Habit(TypedDict):
    """All decisions of a seat that had a choice."""

    seat: int
    decisions: int
    same: int  # as the bot would have decided
    loss: float  # points a decision, on average


class Analysis(TypedDict):
    version: int
    bot: str
    games: int
    moments: list[Chances]
    costly: list[Costly]
    habits: list[Habit]


class Task(TypedDict):
    """Games to play from a moment, or decisions from there on to judge. Plain, because it goes to other processes."""

    game: str
    seed: str
    moment: int
    position: dict[str, object]
    first: int  # number of the first game
    games: int
    moves: list[tuple[int, int]]  # (seat, action)


class Outcome(TypedDict):
    moment: int
    winners: list[list[int]]  # of each game
    scores: list[list[int]]
    judged: list[Costly]  # every decision with a choice; without moves where the bot agrees
    effort: int


def adviser_of(game: Game) -> GreedyBot:
    return GreedyBot("", EVALUATIONS.get(game.name, Evaluation)())


# ------------------------------------------------------------ the work


def work(task: Task, game: Game) -> Outcome:
    """Do a task."""
    start = game.load(task["position"]).clone()
    bot = adviser_of(game)
    done: Outcome = {"moment": task["moment"], "winners": [], "scores": [], "judged": [], "effort": 0}
    for number in range(task["first"], task["first"] + task["games"]):
        end = start.clone()
        played_out(end, bot, f"{task['seed']}/{task['moment']}/{number}")
        done["winners"].append(won_by(end))
        done["scores"].append(end.all_scores())
        done["effort"] += DECISION * (len(end.moves()) - len(start.moves()))
    done["judged"] = list(judged(start, bot, task))
    done["effort"] += bot.looked + DECISION * len(task["moves"])
    return done


def won_by(state: State) -> list[int]:
    """Who has won, by number: seats, or the rival that none of them beat."""
    return state.winners() or [number for number in state.standings()[:1] if number >= state.seats]


def played_out(state: State, bot: GreedyBot, seed: str) -> None:
    """Play a position to its end, with chance of its own."""
    state.rng = Rng(key_of(seed))
    bot.random = random.Random(seed)
    while state.actor is not None:
        state.play(bot.choose(state, state.actor))


def judged(state: State, bot: GreedyBot, task: Task) -> Iterator[Costly]:
    for moment, (seat, action) in enumerate(task["moves"], task["moment"]):
        if len(state.actions(seat)) > 1:
            bot.random = random.Random(f"{task['seed']}/{moment}")
            yield judge(state, bot, moment, seat, action)
        state.decide(seat, action)


def judge(state: State, bot: GreedyBot, moment: int, seat: int, action: int) -> Costly:
    """One decision. What lies hidden from the seat is drawn anew in each world."""
    instead = bot.choose(state, seat)
    if instead == action:
        return {"moment": moment, "seat": seat, "played": {}, "better": {}, "loss": 0.0}
    regrets = [bot.regret(state, seat, action, instead) for _ in range(WORLDS)]
    loss = min(LARGEST, max(0.0, sum(regrets) / WORLDS))
    played, better = (described(state, seat, each) for each in (action, instead))
    return {"moment": moment, "seat": seat, "played": played, "better": better, "loss": loss}


def described(state: State, seat: int, action: int) -> dict[str, object]:
    return {"move": state.text(action, seat), **state.fields(action, seat)}


# ------------------------------------------------------------ what is to be done


class Tally:
    """The games from one moment so far."""

    def __init__(self, task: Task, players: int) -> None:
        self.task = task
        self.games = 0
        self.effort = 0
        self.wins = [0] * players
        self.totals = [0] * players

    def add(self, outcome: Outcome) -> None:
        for winners, scores in zip(outcome["winners"], outcome["scores"]):
            self.games += 1
            self.wins = [wins + (player in winners) for player, wins in enumerate(self.wins)]
            self.totals = [total + score for total, score in zip(self.totals, scores)]
        self.effort += outcome["effort"]

    @property
    def doubt(self) -> float:
        """How wide the widest interval is."""
        return max(high - low for low, high in self.intervals())

    def intervals(self) -> list[tuple[float, float]]:
        return [wilson(wins, self.games) for wins in self.wins]

    def chances(self) -> Chances:
        return {
            "moment": self.task["moment"],
            "games": self.games,
            "chances": [round(wins / self.games, 4) for wins in self.wins],
            "low": [round(low, 4) for low, _ in self.intervals()],
            "high": [round(high, 4) for _, high in self.intervals()],
            "points": [round(total / self.games, 1) for total in self.totals],
        }


class Analyst:
    """An analysis in progress: what is to be done next, and what is known so far."""

    def __init__(self, last: State, effort: int = EFFORT) -> None:
        if not last.over:
            raise CrenelError("not-over")
        self.game = last.game
        self.allowed = effort
        self.effort = 0
        self.judging = list(stretches(last))
        self.tallies = [Tally({**task, "moves": []}, len(last.all_scores())) for task in self.judging]
        self.habits = [Counter[str]() for _ in range(int(last.seats))]
        self.losses = [0.0] * int(last.seats)
        self.costly: list[Costly] = []
        self.end = ended(last)

    def next(self) -> Task | None:
        """The next task; None when all is done. Decisions come first, they take little; then every other moment,
        whatever it takes; then the rest, and more games where the chances are least sure.
        """
        if self.judging:
            return self.judging.pop(0)
        for each in self.tallies[::2]:
            if each.games < COARSE:
                return self._games(each, COARSE)
        if self.effort >= self.allowed:
            return None
        for each in self.tallies[1::2]:
            if each.games < COARSE:
                return self._games(each, COARSE)
        open_ones = [each for each in self.tallies if each.games < MOST]
        doubtful = max(open_ones, key=lambda each: each.doubt, default=None)
        return self._games(doubtful, doubtful.games + COARSE) if doubtful else None

    def _games(self, tally: Tally, target: int) -> Task:
        """The games still missing there, as many as one task may have."""
        cost = tally.effort // tally.games if tally.games else TASK
        games = max(1, min(target - tally.games, TASK // max(1, cost)))
        return {**tally.task, "first": tally.games, "games": games}

    def take(self, outcome: Outcome) -> None:
        """What came of a task."""
        self.effort += outcome["effort"]
        if outcome["winners"]:
            next(each for each in self.tallies if each.task["moment"] == outcome["moment"]).add(outcome)
        for decision in outcome["judged"]:
            self._note(decision)

    def _note(self, decision: Costly) -> None:
        seat = decision["seat"]
        self.habits[seat]["decisions"] += 1
        self.habits[seat]["same"] += not decision["played"]
        self.losses[seat] += decision["loss"]
        if decision["loss"] >= NOTICED:
            self.costly.append({**decision, "loss": round(decision["loss"], 1)})

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        first = self.tallies[::2]
        coarse = sum(min(each.games, COARSE) for each in first) / (COARSE * len(first))
        most = sum(each.games for each in self.tallies) / (MOST * len(self.tallies))
        return min(coarse, max(most, self.effort / max(1, self.allowed)), 1.0)

    def found(self) -> Analysis:
        """What is known so far."""
        moments = [each.chances() for each in self.tallies if each.games]
        return {
            "version": VERSION,
            "bot": GreedyBot.name,
            "games": sum(each.games for each in self.tallies),
            "moments": [*moments, self.end],
            "costly": self._costliest(),
            "habits": [self._habit(seat) for seat in range(len(self.habits))],
        }

    def _costliest(self) -> list[Costly]:
        """The few of each seat that cost most, in the order in which they were taken."""
        told: list[Costly] = []
        for seat in range(len(self.habits)):
            own = [each for each in self.costly if each["seat"] == seat]
            told += sorted(own, key=lambda each: (-each["loss"], each["moment"]))[:LISTED]
        return sorted(told, key=lambda each: each["moment"])

    def _habit(self, seat: int) -> Habit:
        count = self.habits[seat]["decisions"]
        loss = round(self.losses[seat] / count, 2) if count else 0.0
        return {"seat": seat, "decisions": count, "same": self.habits[seat]["same"], "loss": loss}


def analyse(last: State, effort: int = EFFORT, progress: Callable[[float], None] | None = None) -> Analysis:
    """The analysis of a finished game, all of it here and now."""
    analyst = Analyst(last, effort)
    while (task := analyst.next()) is not None:
        analyst.take(work(task, analyst.game))
        if progress is not None:
            progress(analyst.progress)
    return analyst.found()


# ------------------------------------------------------------ the game in parts


def stretches(last: State) -> Iterator[Task]:
    """The game cut where its rounds begin: each part as a task that judges its decisions."""
    moves = last.moves()
    seed = last.digest()
    state = last.game.start(last)
    for first, after in pairwise([*moments_of(last), len(moves)]):
        part = moves[first:after]
        yield {
            "game": last.game.name,
            "seed": seed,
            "moment": first,
            "position": state.dump(),
            "first": 0,
            "games": 0,
            "moves": part,
        }
        for seat, action in part:
            state.decide(seat, action)


def moments_of(last: State) -> list[int]:
    """The moments to play on from: the beginning, and where rounds begin; evenly spread where a game knows none."""
    moves = last.moves()
    state = last.game.start(last)
    found = {0}
    for number, (seat, action) in enumerate(moves, 1):
        told = len(state.events)
        state.decide(seat, action)
        if not state.over and any(last.game.opens_round(event) for event in state.events[told:]):
            found.add(number)
    moments = sorted(found) if len(found) > 1 else list(range(len(moves)))
    most = MOMENTS if len(found) > 1 else EVENLY
    count = min(most, len(moments))
    return [moments[place * len(moments) // count] for place in range(count)]


def ended(last: State) -> Chances:
    """The end itself: nothing is open."""
    scores = last.all_scores()
    won = [float(player in won_by(last)) for player in range(len(scores))]
    points = [float(score) for score in scores]
    return {"moment": len(last.moves()), "games": 0, "chances": won, "low": won, "high": won, "points": points}
