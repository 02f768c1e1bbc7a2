"""What every game promises, checked on any state of any mode. A new game or mode adds a row to MODES and, where the
kernel cannot know, one to the tables below it and to those of census.py.
"""

import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import pytest

import crenel
from crenel.games.burgundy.design import random_board
from crenel.kernel.constants import NO_NUMBERS, NONE
from crenel.kernel.rng import Rng, key_of
from crenel.kernel.state import NO_ACTION
from crenel.kernel.timeline import Timeline, rewound
from tests.census import PIECES, PRINTED

LONGEST = 5000  # decisions; no game comes near


class Mode:
    """One way to play: a game, a seat count, options."""

    def __init__(self, game: str, seats: int, **options: object) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        said = [
            f"{name}={'+'.join(value)}" if isinstance(value, list) and isinstance(value[0], str) else f"{name}={value}"
            for name, value in self.options.items()
            if name != "duchies"
        ]
        said += ["own-boards"] if "duchies" in self.options else []
        return "-".join([self.game, str(self.seats), *said])

    def new(self, seed: int | str) -> crenel.State:
        return crenel.game(self.game).new(self.seats, seed, self.options)


# Options of Burgundy that are expansions, besides the shields.
FURTHER = ("extra_tiles", "white_castles", "inns", "trade_routes")

MODES = [
    Mode("burgundy", 2),
    Mode("burgundy", 2, boards="random", castle="open", confirm=True),
    Mode("burgundy", 3, boards=["2", "10", "8"]),
    Mode("burgundy", 3, boards="random", castle="secret", confirm=True),
    Mode("burgundy", 4, boards="1", confirm=True),
    Mode("burgundy", 4, boards="random", castle="secret"),
    Mode("burgundy", 3, **dict.fromkeys(FURTHER, True)),
    Mode("burgundy", 4, shields=True, boards="random", confirm=True),
    Mode("burgundy", 2, shields=True, **dict.fromkeys(FURTHER, True)),
    Mode("burgundy", 2, border_posts=True),
    Mode("burgundy", 4, border_posts=True, boards="random", castle="secret", shields=True, inns=True),
    Mode("burgundy", 4, team=True),
    Mode("burgundy", 4, team=True, boards="12b", castle="secret", confirm=True),
    Mode("burgundy", 4, team=True, boards="random", shields=True, **dict.fromkeys(FURTHER, True)),
    Mode("burgundy", 1),
    Mode("burgundy", 1, boards="13b", goal=45, confirm=True),
    Mode("burgundy", 1, extra_tiles=True, white_castles=True, inns=True, goal=55),
    Mode("burgundy", 2, duchies=[random_board("promises")]),
    Mode("great_wall", 1, rival_honor=50, rival_advisors=2),
    Mode("great_wall", 2),
    Mode("great_wall", 3, confirm=True),
    Mode("great_wall", 4),
    Mode("great_wall", 2, coop=True),
    Mode("great_wall", 3, coop=True, open_hands=True, confirm=True),
    Mode("great_wall", 4, coop=True),
    Mode("great_wall", 3, coop=True, rat=True),
    Mode("great_wall", 2, khan=True),
    Mode("great_wall", 3, khan=True),
    Mode("great_wall", 3, khan=True, rat=True),
    Mode("great_wall", 3, khan=True, coop=True),
    Mode("great_wall", 4, khan=True),
    Mode("great_wall", 5, khan=True),
    Mode("great_wall", 2, rat=True),
    Mode("great_wall", 4, rat=True),
    Mode("great_wall", 2, scenario="emperors_visit"),
    Mode("great_wall", 4, scenario="emperors_visit", confirm=True),
    Mode("great_wall", 2, beasts=True),
    Mode("great_wall", 4, beasts=True),
    Mode("great_wall", 3, beasts=True, coop=True),
    Mode("great_wall", 5),
    Mode("great_wall", 5, coop=True),
    Mode("great_wall", 5, rat=True, confirm=True),
    Mode("great_wall", 2, scenario="freezing_weather"),
    Mode("great_wall", 4, scenario="freezing_weather", confirm=True),
    Mode("great_wall", 2, scenario="great_famine"),
    Mode("great_wall", 5, scenario="great_famine"),
    Mode("great_wall", 2, scenario="hungry_ghosts"),
    Mode("great_wall", 4, scenario="hungry_ghosts"),
    Mode("great_wall", 2, scenario="diaoyucheng", coop=True),
    Mode("great_wall", 5, scenario="diaoyucheng", coop=True),
    Mode("great_wall", 2, scenario="red_turban", coop=True),
    Mode("great_wall", 4, scenario="red_turban", coop=True, confirm=True),
    Mode("great_wall", 2, black_powder=True),
    Mode("great_wall", 4, black_powder=True, khan=True, rat=True, beasts=True),
    Mode("great_wall", 5, black_powder=True, khan=True, rat=True, beasts=True, coop=True),
]


# By game: the events that chance brings, those that show secret answers, and how the part of a view is called that
# tells of the players.
CHANCE: dict[str, set[str]] = {
    "burgundy": {"set_up", "phase_started", "dice_rolled"},
    "great_wall": {
        "invasion",
        "tactics_drawn",
        "advisor_came",
        "request_came",
        "event_came",
        "rat_card",
        "relic_came",
        "emperor_came",
        "hordes_shuffled",
        "rocket_drawn",
    },
}
SECRETS: dict[str, set[str]] = {"burgundy": {"castle_founded"}, "great_wall": {"leader_chosen", "command_shown"}}
PLAYERS: dict[str, str] = {"burgundy": "players", "great_wall": "clans"}


# ---------------------------------------------------------------- random play


class Chooser:
    """Picks as some bytes say, and at random once they run out: short bytes make simple games, and shrink well."""

    def __init__(self, choices: bytes) -> None:
        self.left = list(choices)
        self.rng = random.Random(choices)

    def pick(self, things: list[Any] | tuple[Any, ...]) -> Any:
        if self.left:
            return things[self.left.pop(0) % len(things)]
        return self.rng.choice(things)

    def move(self, state: crenel.State) -> tuple[int, int]:
        """A seat that may decide, and one of its actions."""
        seat = self.pick(state.actors)
        return seat, self.pick(state.actions(seat))


def walk(state: crenel.State, chooser: Chooser, length: int = LONGEST) -> Iterator[crenel.State]:
    """The state before each of so many decisions, which are then taken, and after the last."""
    for _ in range(length):
        yield state
        if state.actor is None:
            return
        seat, action = chooser.move(state)
        state.apply(action, seat)
    yield state


def played(mode: Mode, seed: int | str, choices: bytes, length: int = LONGEST) -> crenel.State:
    state = mode.new(seed)
    for _ in walk(state, Chooser(choices), length):
        pass
    return state


# ---------------------------------------------------------------- the promises


def replays(state: crenel.State) -> None:
    again = crenel.replay(state.record())
    assert again == state
    assert again.events == state.events
    assert again.record() == state.record()


def loads(state: crenel.State) -> None:
    """Also through JSON; and the loaded game goes on as the true one does."""
    again = state.game.load(json.loads(json.dumps(state.dump())))
    assert again == state
    assert again.actors == state.actors
    assert [again.actions(seat) for seat in state.actors] == [state.actions(seat) for seat in state.actors]
    mine, other = state.clone(), again.clone()
    for here in walk(mine, Chooser(b"on"), 20):
        assert here.digest() == mine.digest()
    for _ in walk(other, Chooser(b"on"), 20):
        pass
    assert mine == other
    assert crenel.replay(again.record()) == again


def goes_on(state: crenel.State, moment: int, seed: str) -> None:
    """From any moment: everybody sees and may do the same, and all chance comes from the new seed."""
    then = rewound(state, moment)
    position = json.loads(json.dumps(then.dump()))
    again = state.game.continue_from(position, seed)
    for seat in (None, *range(state.seats)):
        assert again.observe(seat) == then.observe(seat)
    assert [again.actions(seat) for seat in again.actors] == [then.actions(seat) for seat in then.actors]
    assert again.actors == then.actors
    assert again.moves() == []
    assert rolls(again) == dice_of(Rng(key_of(seed)))
    assert rolls(again) != rolls(then)
    assert [line for line in again.events if "seat" in line] == []
    for _ in walk(again, Chooser(b"onward"), 40):
        pass
    record = again.record()
    assert then.rng.key.hex() not in record
    replays(again)
    assert rewound(again, 0).observe(None) == then.observe(None)


def clones(state: crenel.State) -> None:
    """Playing on either side leaves the other alone."""
    before, moves = state.dump(), state.moves()
    copy = state.clone()
    assert copy == state
    assert copy.events == []
    for _ in walk(copy, Chooser(b"copy"), 40):
        pass
    assert (state.dump(), state.moves()) == (before, moves)
    kept = state.clone()
    for _ in walk(state, Chooser(b"state"), 40):
        pass
    assert (kept.dump(), kept.moves()) == (before, moves)
    assert [copy.moves()[: len(moves)], state.moves()[: len(moves)]] == [moves, moves]


def hands_out_copies(state: crenel.State) -> None:
    """Whoever edits what a state gives changes nothing in it."""
    before = state.dump()
    for given in (state.dump(), *(state.observe(seat) for seat in (None, *range(state.seats)))):
        spoil(given)
    state.actions().append(7)
    state.breakdown(0).clear()
    state.scores().clear()
    assert state.dump() == before


def spoil(thing: object) -> None:
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.append("spoilt")


def lists_actions(state: crenel.State) -> None:
    """Never none before the end; only for those who may decide; each applies."""
    assert (state.actor is None) == (state.actors == ())
    for seat in range(state.seats):
        assert bool(state.actions(seat)) == (seat in state.actors)
        for action in state.actions(seat):
            copy = state.clone()
            copy.apply(action, seat)
            assert copy.moves()[-1] == (seat, action)
    if state.actor is not None:
        assert state.actor == state.actors[0]
        assert state.actions() == state.actions(state.actor)
    else:
        assert state.actions() == []


def reads_back(state: crenel.State) -> None:
    """Notations differ, parse back in any case and spacing, and have named parts."""
    for seat in state.actors:
        actions = state.actions(seat)
        texts = [state.text(action, seat) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [state.parse(text, seat) for text in texts] == actions
        assert [state.parse(f"  {text.upper().replace(' ', '  ')} ", seat) for text in texts] == actions
        assert all(state.why_not(text, seat) is None for text in texts)
        fields = [state.fields(action, seat) for action in actions]
        json.dumps(fields)
        assert state.described(seat) == [{"move": text, **parts} for text, parts in zip(texts, fields, strict=True)]


def refuses(state: crenel.State, actions: list[int], texts: list[str]) -> None:
    """What is not listed, whoever tries it: a reason, a rule, and nothing changed."""
    before, moves, told = state.dump(), state.moves(), len(state.events)
    for seat in (*range(state.seats), state.seats, -1):
        legal = state.actions(seat) if 0 <= seat < state.seats else []
        for action in actions:
            if action not in legal:
                refused(partial(state.apply, action, seat))
        for text in texts:
            if seat in state.actors and state.game.parse(state, text, seat) is not None:
                continue
            refused(partial(state.parse, text, seat))
            assert state.why_not(text, seat) is not None
    assert (state.dump(), state.moves(), len(state.events)) == (before, moves, told)


def refused(attempt: Callable[[], object]) -> None:
    with pytest.raises(crenel.IllegalAction) as refusal:
        attempt()
    assert refusal.value.reason
    assert refusal.value.rule
    assert str(refusal.value)


def hides(state: crenel.State, seed: str) -> None:
    """Views are plain data; they hold neither the generator nor the seed, nor another's secret answer."""
    key = state.rng.key.hex()
    for seat in (None, *range(state.seats)):
        view = json.dumps(state.observe(seat))
        events = json.dumps(state.events_for(seat))
        assert json.loads(view) == state.observe(seat)
        for secret in (key, seed):
            assert secret not in view
            assert secret not in events


def determinizes(state: crenel.State, rng: random.Random) -> None:
    """A seat cannot tell the drawn state from the true one, and cannot learn from it what comes."""
    for seat in range(state.seats):
        before = state.dump()
        guess = state.determinize(seat, rng)
        assert state.dump() == before
        assert guess.observe(seat) == state.observe(seat)
        assert guess.actors == state.actors
        if seat in state.actors:
            assert guess.actions(seat) == state.actions(seat)
        assert rolls(guess) != rolls(state)
        assert rolls(guess) != rolls(state.determinize(seat, rng))
        for _ in walk(guess, Chooser(b"guess"), 30):
            pass
        assert state.dump() == before


def rolls(state: crenel.State) -> list[int]:
    return dice_of(state.rng.copy())


def dice_of(rng: Rng) -> list[int]:
    return [int(rng.die()) for _ in range(40)]


def conserves(state: crenel.State) -> None:
    table = state.dump()
    assert PIECES[state.game.name](table) == PRINTED[state.game.name](table)


def adds_up(state: crenel.State) -> None:
    """Points of all seats, and of rivals that play by rules; the ranking follows them."""
    assert not NONE, "what has nothing in it was changed in its place"
    assert not NO_NUMBERS
    scores, everybody = state.scores(), state.all_scores()
    assert len(scores) == state.seats
    assert everybody == scores + [points for _, points in state.rivals()]
    assert [sum(state.breakdown(number).values()) for number in range(len(everybody))] == everybody
    ranking = state.ranking()
    assert sorted(ranking) == list(range(state.seats))
    assert sorted(state.standings()) == list(range(len(everybody)))
    assert [number for number in state.standings() if number < state.seats] == ranking
    if state.over and state.options.get("coop"):
        assert state.winners() in ([], list(range(state.seats)))
    elif state.over:
        first = sorted(ranking[: 2 if state.options.get("team") else 1])
        lost = len(scores) == 1 or state.game.ending(state) != ""  # alone, or all together
        assert state.winners() == first or (state.winners() == [] and lost)
        assert state.winners() == [] or state.standings()[0] in state.winners()
    if state.options.get("team"):
        totals = [scores[0] + scores[2], scores[1] + scores[3]]
        assert [totals[seat % 2] for seat in ranking] == sorted(totals * 2, reverse=True)
        assert {seat % 2 for seat in ranking[:2]} in ({0}, {1})
    else:
        assert [scores[seat] for seat in ranking] == sorted(scores, reverse=True)


def asks_for_word(state: crenel.State, seat: int) -> bool:
    """Whether a player only has to say that they are done."""
    return state.actor == seat and state.stack[-1].confirms() and len(state.actions()) == 1


def previews(state: crenel.State) -> None:
    """What a preview tells is what happens, up to the first thing that nobody could know."""
    for seat in state.actors:
        for action in state.actions(seat):
            before = state.dump()
            shown = state.preview(action, seat)
            assert state.dump() == before
            copy = state.clone()
            copy.recording = True
            copy.apply(action, seat)
            foreseen = state.foresee(action, seat)
            # Previews may look past the player's word.
            while asks_for_word(copy, seat) and not asks_for_word(foreseen, seat):
                copy.apply(copy.actions()[0])
            happened = copy.events
            assert happened[: len(shown)] == shown
            assert foreseen.halted == (copy.barrier != state.barrier)
            # A concealed question to another seat is the one barrier before which nothing is left out.
            to_another = bool(copy.concealed) and seat not in copy.actors
            if copy.barrier == state.barrier or (to_another and copy.barrier == state.barrier + 1):
                assert shown == happened
            else:
                assert len(shown) < len(happened)
                chance = CHANCE[state.game.name]
                assert happened[len(shown)]["event"] in chance | SECRETS[state.game.name]
                assert not any(line["event"] in chance for line in shown)


def undoes(state: crenel.State, chooser: Chooser, length: int = 60) -> None:
    """Against a plain list of all earlier states: undo restores exactly, only own decisions, up to a barrier."""
    timeline = Timeline(state)
    past: list[tuple[int, dict[str, object], list[dict[str, object]]]] = []
    for _ in range(length):
        now = timeline.state
        if now.actor is None:
            return
        if chooser.pick([0, 0, 1]) and not now.secret:
            take_back(timeline, past, chooser)
            continue
        seat, action = chooser.move(now)
        if not now.for_show:  # undo passes over what was no decision
            past.append((seat, now.dump(), now.events[:]))
        barrier = now.barrier
        timeline.apply(action, seat)
        if timeline.state.barrier != barrier:
            past.clear()


def take_back(
    timeline: Timeline, past: list[tuple[int, dict[str, object], list[dict[str, object]]]], chooser: Chooser
) -> None:
    for seat in range(timeline.state.seats):
        own = 0
        while own < len(past) and past[-1 - own][0] == seat:
            own += 1
        assert len(timeline.undoable(seat)) == own
        before = timeline.state.dump()
        with pytest.raises(crenel.CrenelError):
            timeline.undo(seat, own + 1)
        assert timeline.state.dump() == before
        if own and chooser.pick([0, 1]):
            count = chooser.pick(list(range(1, own + 1)))
            timeline.undo(seat, count)
            _, dump, events = past[-count]
            del past[-count:]
            assert timeline.state.dump() == dump
            assert timeline.state.events == events
            return


def secrets_stay(state: crenel.State) -> None:
    """No view or event tells what another seat has answered in secret."""
    if not state.secret:
        return
    for seat in range(state.seats):
        if state.secret[seat] == NO_ACTION:
            continue
        told = state.text(state.secret[seat], seat)
        for other in (None, *range(state.seats)):
            if other != seat:
                player = cast(list[dict[str, object]], state.observe(other)[PLAYERS[state.game.name]])[seat]
                assert told not in json.dumps(player)
                assert told not in json.dumps(state.events_for(other))


def survives_edits(state: crenel.State, rng: random.Random) -> None:
    """A dump with one part changed is loaded, or refused with a reason; a loaded one can be played."""
    data = json.loads(json.dumps(state.dump()))
    damage(data, rng)
    try:
        again = state.game.load(data)
    except crenel.CrenelError:
        return
    assert state.game.load(again.dump()) == again
    lists_actions(again)
    for _ in walk(again, Chooser(b"edited"), 30):
        pass


def damage(data: dict[str, Any], rng: random.Random) -> None:
    """Change, remove or add one thing somewhere inside."""
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = rng.choice(keys)
        inside = place[key]
        if isinstance(inside, dict | list) and inside and rng.random() < 0.85:
            place = inside
            continue
        how = rng.randrange(4)
        if how == 0:
            del place[key]
        elif how == 1 and isinstance(place, list):
            place.insert(key, inside)
        elif how == 2 and isinstance(inside, int) and not isinstance(inside, bool):
            place[key] = inside + rng.choice([-7, -1, 1, 7])
        else:
            place[key] = rng.choice(
                [None, -1, 0, 1, 99, "", "ship", "castle", "red", "1", "d4", "left", "quarry", True, [], {}, [0], 1.5]
            )
        return
