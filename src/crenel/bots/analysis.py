"""Analysis of a finished game: every player's chances over time, and the costliest decisions.

Chances: the position at some moments is played to its end many times, with the greedy bot on all seats and new chance.
The bot's values are blurred there, a little, more or much by turns: people do not always take the best either, and
playouts that are too much alike would make a small difference look decisive. The bands count what these styles of play
disagree by, too: more playouts do not make up for it.
Decisions: each is compared with the bot's choice, on what that seat could know at the time.

The same game always gives the same analysis, on any machine: each playout depends on its number alone, and how many
there are on the effort counted, not on a clock. `Analyst` hands out the work in small tasks, so that other processes
can do it and a partial result can be shown.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import cast

from typing_extensions import TypedDict

from crenel.bots.catalogue import EVALUATIONS
from crenel.bots.evaluation import Evaluation
from crenel.bots.greedy import GreedyBot
from crenel.bots.intervals import band
from crenel.kernel.errors import CrenelError
from crenel.kernel.game import Game
from crenel.kernel.rng import Rng, key_of
from crenel.kernel.shapes import Move
from crenel.kernel.state import State

VERSION = 4  # of all that an analysis depends on
EFFORT = 3_000_000  # about three minutes interpreted, half a minute compiled
DECISION = 10  # effort of a decision besides the positions looked at
TASK = 10_000  # effort of a task, where it can be split
MOMENTS = 30  # moments to play from, at most
EVENLY = 12  # the same for a game without rounds
COARSE = 8  # playouts of each moment before any gets more
MOST = 64  # playouts of a moment, at most
TEMPERATURES = (0.5, 2.0, 5.0)  # points by which the values are blurred in playouts, by turns
ALIKE = 0.03  # how much two playouts of one style are alike beyond any two of a moment (benchmarks/coverage.py)
WORLDS = 3  # determinizations in which a decision is compared
LISTED = 5  # costly decisions listed per seat
NOTICED = 0.5  # loss in points from which a decision is listed
LARGEST = 99.0  # loss in points, at most: a bot values a win far above its points


class Chances(TypedDict):
    """The result of the playouts from one moment, by player (and rival, as in `scores`)."""

    moment: int
    """How many decisions lie before it."""
    games: int
    """0 at the end, where nothing is open."""
    chances: list[float]
    """To win."""
    low: list[float]
    """From here to `high`: their 95 % interval."""
    high: list[float]
    points: list[float]
    """At the end, on average."""


class Costly(TypedDict):
    """A decision and the bot's choice instead."""

    moment: int
    """How many decisions lie before it."""
    seat: int
    played: Move
    better: Move
    loss: float
    """Points, as the bot sees it."""


class Habit(TypedDict):
    """Summary of a seat's decisions that had a choice."""

    seat: int
    decisions: int
    same: int
    """As the bot would have decided."""
    loss: float
    """Points a decision, on average."""


class Analysis(TypedDict):
    """The whole result."""

    version: int
    bot: str
    games: int
    decisions: int
    """In the whole game."""
    moments: list[Chances]
    """As far as they are known; with the end once they reach it."""
    costly: list[Costly]
    habits: list[Habit]


class Judged(TypedDict):
    """A decision that had a choice; without moves where the bot agrees."""

    moment: int
    seat: int
    played: Move | None
    better: Move | None
    loss: float


class Task(TypedDict):
    """Playouts of a moment, or decisions from there on to judge. Plain data, because it goes to other processes."""

    game: str
    seed: str
    moment: int
    position: dict[str, object]
    first: int  # number of the first playout
    games: int
    moves: list[tuple[int, int]]  # (seat, action)


class Outcome(TypedDict):
    """The result of a task."""

    moment: int
    winners: list[list[int]]  # by playout
    scores: list[list[int]]
    judged: list[Judged]
    effort: int


def adviser_of(game: Game) -> GreedyBot:
    return GreedyBot("", EVALUATIONS.get(game.name, Evaluation)())


# ------------------------------------------------------------ doing tasks


def work(task: Task, game: Game) -> Outcome:
    """Do a task; other processes may."""
    start = game.load(task["position"]).clone()
    bot = adviser_of(game)
    done: Outcome = {"moment": task["moment"], "winners": [], "scores": [], "judged": [], "effort": 0}
    for number in range(task["first"], task["first"] + task["games"]):
        end = start.clone()
        bot.temperature = TEMPERATURES[number % len(TEMPERATURES)]
        play_out(end, bot, f"{task['seed']}/{task['moment']}/{number}")
        done["winners"].append(won_by(end))
        done["scores"].append(end.all_scores())
        done["effort"] += DECISION * (len(end.moves()) - len(start.moves()))
    bot.temperature = 0.0
    bot.mixing = False
    done["judged"] = list(judge_all(start, bot, task))
    done["effort"] += bot.looked + DECISION * len(task["moves"])
    return done


def won_by(state: State) -> list[int]:
    """Return who has won, by number: seats, or the rival that none of them beat."""
    return state.winners() or [number for number in state.standings()[:1] if number >= state.seats]


def play_out(state: State, bot: GreedyBot, seed: str) -> None:
    """Play a position to its end, with new chance."""
    state.rng = Rng(key_of(seed))
    bot.random = random.Random(seed)
    while state.actor is not None:
        state.play(bot.choose(state, state.actor))


def judge_all(state: State, bot: GreedyBot, task: Task) -> Iterator[Judged]:
    for moment, (seat, action) in enumerate(task["moves"], task["moment"]):
        if len(state.actions(seat)) > 1:
            bot.random = random.Random(f"{task['seed']}/{moment}")
            yield judge(state, bot, moment, seat, action)
        state.decide(seat, action)


def judge(state: State, bot: GreedyBot, moment: int, seat: int, action: int) -> Judged:
    """Compare one decision with the bot's choice. What is hidden from the seat is drawn anew in each world."""
    instead = bot.choose(state, seat)
    if instead == action:
        return {"moment": moment, "seat": seat, "played": None, "better": None, "loss": 0.0}
    regrets = [bot.regret(state, seat, action, instead) for _ in range(WORLDS)]
    loss = min(LARGEST, max(0.0, sum(regrets) / WORLDS))
    played, better = (describe_move(state, seat, each) for each in (action, instead))
    return {"moment": moment, "seat": seat, "played": played, "better": better, "loss": loss}


def describe_move(state: State, seat: int, action: int) -> Move:
    return cast(Move, {"move": state.text(action, seat), **state.fields(action, seat)})


# ------------------------------------------------------------ handing out tasks


class Tally:
    """The playouts of one moment so far."""

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
        """The width of the widest interval."""
        return max(high - low for low, high in self.intervals())

    def intervals(self) -> list[tuple[float, float]]:
        return [band(wins, self.games, ALIKE) for wins in self.wins]

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
    """An analysis in progress: the next task, and the result so far."""

    def __init__(self, last: State, effort: int = EFFORT) -> None:
        if not last.over:
            raise CrenelError("not-over")
        self.game = last.game
        self.allowed = effort
        self.effort = 0
        self.judging = list(split(last))
        self.tallies = [Tally({**task, "moves": []}, len(last.all_scores())) for task in self.judging]
        self.habits = [Counter[str]() for _ in range(int(last.seats))]
        self.losses = [0.0] * int(last.seats)
        self.costly: list[Costly] = []
        self.end = final_chances(last)

    def next(self) -> Task | None:
        """The next task; None when all is done. Decisions come first, they cost little; then every other moment,
        whatever it costs; then the rest, and more playouts where the interval is widest.
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
        """The playouts still missing there, as many as one task may have."""
        cost = tally.effort // tally.games if tally.games else TASK
        games = max(1, min(target - tally.games, TASK // max(1, cost)))
        return {**tally.task, "first": tally.games, "games": games}

    def take(self, outcome: Outcome) -> None:
        """Add the result of a task."""
        self.effort += outcome["effort"]
        if outcome["winners"]:
            next(each for each in self.tallies if each.task["moment"] == outcome["moment"]).add(outcome)
        for decision in outcome["judged"]:
            self._note(decision)

    def _note(self, decision: Judged) -> None:
        moment, seat, played, better = decision["moment"], decision["seat"], decision["played"], decision["better"]
        self.habits[seat]["decisions"] += 1
        self.habits[seat]["same"] += not played
        self.losses[seat] += decision["loss"]
        if played and better and decision["loss"] >= NOTICED:
            loss = round(decision["loss"], 1)
            self.costly.append({"moment": moment, "seat": seat, "played": played, "better": better, "loss": loss})

    @property
    def progress(self) -> float:
        """The part that is done, from 0 to 1."""
        first = self.tallies[::2]
        coarse = sum(min(each.games, COARSE) for each in first) / (COARSE * len(first))
        most = sum(each.games for each in self.tallies) / (MOST * len(self.tallies))
        return min(coarse, max(most, self.effort / max(1, self.allowed)), 1.0)

    @property
    def spanned(self) -> bool:
        """Whether the moments that are known reach to the end of the game."""
        return all(each.games for each in self.tallies[::2])

    def found(self) -> Analysis:
        """The result so far."""
        moments = [each.chances() for each in self.tallies if each.games]
        return {
            "version": VERSION,
            "bot": GreedyBot.name,
            "games": sum(each.games for each in self.tallies),
            "decisions": self.end["moment"],
            "moments": [*moments, self.end] if self.spanned else moments,
            "costly": self._costliest(),
            "habits": [self._habit(seat) for seat in range(len(self.habits))],
        }

    def _costliest(self) -> list[Costly]:
        """The costliest decisions of each seat, in the order of the game."""
        listed: list[Costly] = []
        for seat in range(len(self.habits)):
            own = [each for each in self.costly if each["seat"] == seat]
            listed += sorted(own, key=lambda each: (-each["loss"], each["moment"]))[:LISTED]
        return sorted(listed, key=lambda each: each["moment"])

    def _habit(self, seat: int) -> Habit:
        count = self.habits[seat]["decisions"]
        loss = round(self.losses[seat] / count, 2) if count else 0.0
        return {"seat": seat, "decisions": count, "same": self.habits[seat]["same"], "loss": loss}


def analyse(last: State, effort: int = EFFORT, progress: Callable[[float], None] | None = None) -> Analysis:
    """Analyse a finished game in this process. `progress` hears the part that is done."""
    analyst = Analyst(last, effort)
    while (task := analyst.next()) is not None:
        analyst.take(work(task, analyst.game))
        if progress is not None:
            progress(analyst.progress)
    return analyst.found()


# ------------------------------------------------------------ splitting the game


def split(last: State) -> Iterator[Task]:
    """Split the game where its rounds begin: each part as a task that judges its decisions."""
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
    """The moments to play from: the start and the start of each round; evenly spread in a game without rounds."""
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


def final_chances(last: State) -> Chances:
    """The chances at the end of the game, where nothing is open."""
    scores = last.all_scores()
    won = [float(player in won_by(last)) for player in range(len(scores))]
    points = [float(score) for score in scores]
    return {"moment": len(last.moves()), "games": 0, "chances": won, "low": won, "high": won, "points": points}
