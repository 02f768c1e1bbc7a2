"""How puzzles are made: positions of games between bots, sifted cheaply, then judged, explained and tried by bots.

Each game gives one puzzle or none, and depends on its number and the seed alone.
"""

import random
from collections import Counter
from typing import Any, Final

import crenel
from crenel import bots
from crenel.bots import Bot
from crenel.bots.catalogue import mind as mind_of
from crenel.bots.reasons import LEAST, most_telling
from crenel.bots.search import SearchBot
from crenel.kernel.game import without_chance
from crenel.puzzles.judge import Judge, Key, Valued, error_of, key_of
from crenel.puzzles.puzzle import Puzzle
from crenel.puzzles.turns import Turn, after, fingerprint, idea, ideas, joined_turns, turn_is_over

Row = dict[str, Any]


class Recipe:
    """How the puzzles of a game are made."""

    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        margin: float,
        lookahead: int,
        near: int,
        most: int,
        late: tuple[str, frozenset[object]],
        looks: tuple[int, int, int],
        tries: dict[str, int],
    ) -> None:
        self.seats = seats
        self.options = options
        self.margin = margin  # least points between best and second best
        self.lookahead = lookahead  # looks of the search bot in the games that positions are drawn from
        self.near = near  # decisions to where a look ends, at most
        self.most = most  # turns
        self.late = late  # where in the game the stakes are high: positions from elsewhere are drawn seldom
        self.looks = looks  # of one search: for all turns, for the best ones, and for these once more in the end
        self.tries = tries  # of bots of every level


RECIPES: Final = {
    "burgundy": Recipe(
        2,
        {"confirm": True, "boards": "random", "castle": "open"},
        margin=6.0,
        lookahead=12,
        near=240,
        most=90,
        late=("round", frozenset((4, 5))),
        looks=(4, 16, 64),
        tries={"easy": 12, "greedy": 6, "hard": 4, "expert": 2},
    ),
    "great_wall": Recipe(
        3,
        {"confirm": True},
        margin=5.0,
        lookahead=4,
        near=28,
        most=45,
        late=("season", frozenset(("fall", "winter"))),
        looks=(3, 6, 24),
        tries={"easy": 12, "greedy": 6, "hard": 3, "expert": 1},
    ),
}
LINE_UPS: Final = (("search", "greedy"), ("greedy", "search"), ("greedy", "greedy"))
SELDOM: Final = 0.2  # part of the other positions that are drawn
GLANCES: Final = (2, 8)  # looks at all turns by which positions are sifted, few first
ACTIONS: Final = 26  # legal first moves, at most: a position that can be read
FEWEST: Final = 4  # turns
NODES: Final = 900  # tries to find them all
SIFTED: Final = 0.6  # part of the margin that the first looks must show
FINALISTS: Final = 8  # turns that are valued more closely
CERTAIN: Final = 3.0  # standard errors by which the gap is sure
KEPT: Final = 2 / 3  # part of the gap that is still there at four times the looks
EXPLAINED: Final = 0.5  # part of the gap that the terms told explain
TERM_LOOKS: Final = (96, 12)  # for best and second best, and for the other turns
TOO_EASY: Final = 0.9  # part of the tries of the easy bot that find it, at most, if greedy always does
SURE: Final = 0.5  # part of the tries of the searching bots that find it, at least
JUDGED: Final = 6  # positions of a game that are judged, at most


class Candidate:
    """A position that passed the sieve."""

    def __init__(self, state: crenel.State, seat: int, moment: int, turns: list[Turn], promise: float) -> None:
        self.state = state
        self.seat = seat
        self.moment = moment
        self.turns = turns
        self.promise = promise  # the gap at first sight


def tried(game_name: str, seed: str, number: int) -> Row:
    """Play a game and make puzzles of its best positions, one for a phase or year; and count what passed each test."""
    counts: Counter[str] = Counter()
    recipe = RECIPES[game_name]
    line_up = [LINE_UPS[number % len(LINE_UPS)][seat % 2] for seat in range(recipe.seats)]
    found = candidates(game_name, f"{seed}/{number}", line_up, counts)
    found.sort(key=lambda each: -each.promise)
    puzzles: list[Row] = []
    chapters = set[object]()  # phases or years that have one
    for candidate in found[:JUDGED]:
        chapter = next(iter(candidate.state.game.whereabouts(candidate.state).values()))
        if chapter in chapters:
            continue
        puzzle = judged(game_name, candidate, f"{seed}/{number}", counts)
        if puzzle is not None:
            origin = {"seed": f"{seed}/{number}", "bots": line_up, "decision": candidate.moment}
            puzzles.append({**puzzle, "from": {**origin, "digest": candidate.state.digest()}})
            chapters.add(chapter)
    return {"number": number, "counts": dict(counts), "puzzles": puzzles}


def player(name: str, game_name: str, seed: str) -> Bot:
    """Return a player of the games that positions come from: a bot of the catalogue, or a search with few looks."""
    if name == "search":
        return SearchBot(seed, mind_of(game_name), RECIPES[game_name].lookahead)
    return bots.make(name, game_name, seed)


def candidates(game_name: str, seed: str, line_up: list[str], counts: Counter[str]) -> list[Candidate]:
    """Play a game and return the positions that passed the sieve."""
    recipe = RECIPES[game_name]
    state = crenel.game(game_name).new(recipe.seats, seed, recipe.options)
    state.recording = False
    players = [player(name, game_name, f"{seed}/{seat}") for seat, name in enumerate(line_up)]
    lots = random.Random(seed)
    late, when = recipe.late
    tempted = [bots.make(name, game_name, seed) for name in ("easy", "greedy")]
    found: list[Candidate] = []
    moment, before = 0, (-1, -1)
    while state.actor is not None:
        seat = state.actor
        action = players[seat].choose(state, seat)
        here = (seat, int(state.barrier))
        drawn = state.game.whereabouts(state)[late] in when or lots.random() < SELDOM
        if (
            drawn
            and here != before
            and readable(state, seat)
            and any(differs(state, seat, action, bot) for bot in tempted)
        ):
            counts["drawn"] += 1
            candidate = sifted(game_name, state, seat, moment, f"{seed}/{moment}", counts)
            if candidate is not None:
                counts["sifted"] += 1
                found.append(candidate)
        before = here
        moment += 1
        state.decide(seat, action)
    return found


def readable(state: crenel.State, seat: int) -> bool:
    """Say whether a decision could be the beginning of a puzzle."""
    started = state.game.whereabouts(state)
    return 2 < len(state.actions(seat)) <= ACTIONS and not state.secret and None not in started.values()


def differs(state: crenel.State, seat: int, action: int, bot: Bot) -> bool:
    """Say whether a bot would do something else."""
    name = state.game.name
    return idea(name, state.text(bot.choose(state, seat), seat)) != idea(name, state.text(action, seat))


def sifted(
    game_name: str, state: crenel.State, seat: int, moment: int, seed: str, counts: Counter[str]
) -> Candidate | None:
    """Return a position that promises a gap, by a first look."""
    recipe = RECIPES[game_name]
    start = state.clone()
    judge = Judge(game_name, seat)
    if judge.distance(start) > recipe.near:
        return None
    counts["near"] += 1
    turns = joined_turns(start, seat, recipe.most, NODES)
    if turns is None or len(turns) < FEWEST:
        return None
    promise = 0.0
    for glances in GLANCES:
        values = [each.value for each in judge.values(turns, f"{seed}/{glances}", 1, glances)]
        key = key_of(game_name, turns, values)
        promise = 0.0 if key is None else key.gap
        if promise < SIFTED * recipe.margin:
            return None
    return Candidate(start, seat, moment, turns, promise)


def judged(game_name: str, candidate: Candidate, seed: str, counts: Counter[str]) -> Row | None:
    """Return a puzzle, if the position makes a good one: clear, explained, stable, and not found by every bot."""
    recipe, turns, seat = RECIPES[game_name], candidate.turns, candidate.seat
    judge = Judge(game_name, seat)
    counts["judged"] += 1
    first = judge.values(turns, f"{seed}/all", recipe.looks[0])
    rough = key_of(game_name, turns, [each.value for each in first])
    if rough is None or rough.gap < SIFTED * recipe.margin:
        return None
    finalists = best_of(game_name, turns, first, rough)
    values = list(first)
    for place, value in zip(
        finalists, judge.values([turns[each] for each in finalists], f"{seed}/best", recipe.looks[1])
    ):
        values[place] = value
    key = among(game_name, turns, values, finalists, rough.idea)
    gap_error = error_of([one - two for one, two in zip(values[key.best].means, values[key.second].means)])
    if key.gap < max(recipe.margin, CERTAIN * gap_error):
        return None
    counts["clear"] += 1
    losses = [max(0.0, values[key.best].value - each.value) for each in values]
    tries = Tries(game_name, candidate, rough.idea, seed, losses)
    tries.let(("easy", "greedy"))
    if tries.share("easy") > TOO_EASY and tries.share("greedy") == 1.0:
        return None
    counts["not-trivial"] += 1
    reasons = judge.terms([turns[key.best], turns[key.second]], f"{seed}/terms", TERM_LOOKS[0])
    told = differences(reasons[0], reasons[1])
    if sum(points for points, _ in told) < EXPLAINED * key.gap or told[0][0] <= 0:
        return None
    counts["explained"] += 1
    again = judge.values([turns[each] for each in finalists], f"{seed}/again", recipe.looks[2])
    closer = [*values]
    for place, value in zip(finalists, again):
        closer[place] = value
    kept = among(game_name, turns, closer, finalists, rough.idea)
    means = [one - two for one, two in zip(closer[kept.best].means, closer[kept.second].means)]
    if kept.gap <= 0:
        counts["other-answer"] += 1
    if kept.gap < KEPT * key.gap or kept.gap < recipe.margin * KEPT:
        return None
    counts["stable"] += 1
    tries.let(("hard", "expert"))
    if tries.share("hard", "expert") < SURE:
        return None
    counts["kept"] += 1
    every = judge.terms(turns, f"{seed}/terms", TERM_LOOKS[1])
    return {
        "seats": int(candidate.state.seats),
        "seat": seat,
        "position": without_chance(candidate.state.dump()),
        "key": rough.idea,
        "best": key.best,
        "second": key.second,
        "tempting": tries.missed.most_common(1)[0][0] if tries.missed else key.second,
        "gap": round(key.gap, 2),
        "error": round(gap_error, 2),
        "told": [[term, round(points, 1)] for points, term in told],
        "turns": [
            {
                "moves": list(turn.moves),
                "value": round(value.value, 2),
                "error": round(value.error, 2),
                "looks": value.looks,
                "terms": [[term, round(points, 1)] for points, term in differences(every[key.best], terms)],
            }
            for turn, value, terms in zip(turns, values, every)
        ],
        "again": {
            "looks": again[0].looks,
            "gap": round(kept.gap, 2),
            "error": round(error_of(means), 2),
            "values": [[place, round(value.value, 2), round(value.error, 2)] for place, value in zip(finalists, again)],
        },
        "tries": tries.told(),
    }


def best_of(game_name: str, turns: list[Turn], values: list[Valued], key: Key) -> list[int]:
    """Return the turns to be valued more closely: the best, among them always some without the key."""
    order = sorted(range(len(turns)), key=lambda place: -values[place].value)
    others = [place for place in order if key.idea not in ideas(game_name, turns[place].moves)]
    return sorted({*order[: FINALISTS // 2], *others[: FINALISTS // 2]})


def among(game_name: str, turns: list[Turn], values: list[Valued], places: list[int], wanted: str) -> Key:
    """Return the best turn with the key and the best without, of some."""
    having = [place for place in places if wanted in ideas(game_name, turns[place].moves)]
    lacking = [place for place in places if place not in having]
    best = max(having, key=lambda place: values[place].value)
    second = max(lacking, key=lambda place: values[place].value)
    return Key(wanted, best, second, values[best].value - values[second].value)


def differences(best: dict[str, float], other: dict[str, float]) -> list[tuple[float, str]]:
    """Return the terms by which a turn is ahead of another, the most telling."""
    found = [(best.get(term, 0.0) - other.get(term, 0.0), term) for term in sorted({*best, *other})]
    return most_telling([each for each in found if abs(each[0]) >= LEAST])


class Tries:
    """What bots of every level make of a position."""

    def __init__(self, game_name: str, candidate: Candidate, key: str, seed: str, losses: list[float]) -> None:
        self.game_name = game_name
        self.start = candidate.state
        self.seat = candidate.seat
        self.key = key
        self.seed = seed
        self.losses = losses
        self.allowed = RECIPES[game_name].tries
        self.places = {fingerprint(turn.end): place for place, turn in enumerate(candidate.turns)}
        self.found: dict[str, int] = {}
        self.lost: dict[str, float] = {}
        self.missed: Counter[int] = Counter()  # turns without the key

    def let(self, names: tuple[str, ...]) -> None:
        """Let these bots try it."""
        for name in names:
            self.found[name], self.lost[name] = 0, 0.0
            for number in range(self.allowed[name]):
                place, moves = self._turn_of(bots.make(name, self.game_name, f"{self.seed}/{number}"))
                self.lost[name] += self.losses[place]
                if self.key in moves:
                    self.found[name] += 1
                else:
                    self.missed[place] += 1

    def _turn_of(self, bot: Bot) -> tuple[int, set[str]]:
        """Return the turn that a bot plays, and its ideas."""
        state, moves = self.start, set[str]()
        while not turn_is_over(state, self.seat):
            action = bot.choose(state, self.seat)
            moves.add(idea(self.game_name, state.text(action, self.seat)))
            state = after(state, self.seat, action)
        return self.places[fingerprint(state)], moves

    def share(self, *names: str) -> float:
        """Return the part of the tries of these bots that found the key."""
        return sum(self.found[name] for name in names) / sum(self.allowed[name] for name in names)

    def told(self) -> dict[str, list[float]]:
        """Return for each bot how many found it, of how many, and what they lost on average."""
        return {
            name: [found, self.allowed[name], round(self.lost[name] / self.allowed[name], 2)]
            for name, found in self.found.items()
        }


def holds(given: Puzzle, seed: str) -> bool:
    """Judge a puzzle again under the present rules, at four times the looks and with other seeds: whether the turns
    are still the same, and the best one still has the key and two thirds of the gap.
    """
    recipe, state = RECIPES[given.game], given.start(crenel.game(given.game).rules)
    turns = joined_turns(state, given.seat, recipe.most, NODES)
    if turns is None or {turn.moves for turn in turns} != {tuple(turn.moves) for turn in given.turns}:
        return False
    places = [place for place, _, _ in given.again["values"]]
    judge = Judge(given.game, given.seat)
    values = judge.values([turns[each] for each in places], f"{seed}/{given.name}", recipe.looks[2])
    every = [*values]
    key = among(given.game, [turns[each] for each in places], every, list(range(len(places))), given.key)
    return key.gap >= max(KEPT * given.gap, KEPT * recipe.margin)
