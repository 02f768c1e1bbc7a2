"""Interface between the kernel and a game: names, options, notation, views, dumps. One object per game, no state."""

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, cast

from crenel.kernel.errors import BadRecord, BadSetup, BadState, CrenelError, Refusal
from crenel.kernel.history import packed_moves
from crenel.kernel.options import check_handicap, settle_options
from crenel.kernel.record import write_record
from crenel.kernel.rng import Rng, key_of
from crenel.kernel.state import State, Step
from crenel.kernel.view_cache import ViewCache

Text = tuple[str, dict[str, object]]  # a key of the catalogues and its details
RuleCard = tuple[str, Text, list[Text]]


@cache
def in_small_letters(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]


def without_chance(position: Mapping[str, object]) -> dict[str, object]:
    """Return a dump without its generator, so that nothing in it tells what is still to be rolled or drawn."""
    return {name: part for name, part in position.items() if name != "rng"}


@cache
def only(make: "Callable[[], Game]") -> "Game":
    return make()


def game_of(make: "Callable[[], Game]", rules: int) -> "Game":
    """Return the game that was pickled."""
    return only(make).under(rules)


def unpickled(game: "Game", data: Mapping[str, object], kept: Mapping[str, Any]) -> State:
    """Return the state that was pickled. A preview still stops where it stopped."""
    state = game.undump(data)
    state.previewing = kept["previewing"]
    state.settle()
    if kept["halted"]:
        state.halt()
    state.origin = kept["origin"]
    state.recent = kept["moves"]
    state.events = kept["events"]
    state.recording = kept["recording"]
    return state


QUOTED: Final = 4  # moves that a shorthand is told it could mean


def ambiguous(words: str, found: list[str]) -> Refusal:
    """Return that words could mean any of these moves."""
    shown = found[:QUOTED] + (["…"] if len(found) > QUOTED else [])
    return Refusal("ambiguous", "kernel.notation", None, {"text": words, "found": shown})


class Game:
    """The rules of one game, seen from outside. A game overrides the methods below the line."""

    def __init__(
        self,
        name: str,
        seats: tuple[int, ...],
        rules: int,
        options: dict[str, object],
        changes: Mapping[str, int] | None = None,
    ) -> None:
        self.name: str = name
        self.seats: tuple[int, ...] = seats
        self.usual: int = min(seats)  # how many play where nobody says
        self.rules: int = rules  # version of the rules under which games begin
        self.newest: int = rules  # the last version that this build knows
        self.changes: dict[str, int] = dict(changes or {})  # each by its name: the version that brought it
        self.options: dict[str, object] = options  # JSON Schema, with a default for every property
        if set(self.changes.values()) != set(range(2, rules + 1)):
            raise ValueError(f"{name}: each version from 2 to {rules} needs a named change, and each change a version")

    def under(self, rules: object) -> "Game":
        """Return this game under an older version of its rules; BadSetup if there is no such version. States of it
        have that version and keep it.
        """
        if rules == self.rules and not isinstance(rules, bool):
            return self
        if not isinstance(rules, int) or isinstance(rules, bool) or not 1 <= rules <= self.newest:
            raise BadSetup("bad-rules", game=self.name, rules=self.newest, found=str(rules))
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.rules = rules
        return other

    def new(
        self,
        seats: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> State:
        """Return a game at its first decision. `rules` chooses an older version of the rules."""
        if rules is not None and rules != self.rules:
            return self.under(rules).new(seats, seed, options)
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadSetup("bad-seats", game=self.name, seats=str(seats), allowed=allowed)
        state = self.prepare(seats, options or {})
        state.recording = True
        return self.deal(state, seed)

    def prepare(self, seats: int, options: Mapping[str, object]) -> State:
        """Return a table on which nothing has been drawn yet. Games with these seats and options are dealt on copies of
        it: options are checked once.
        """
        chosen = self.settle_options(seats, options)
        self.check_options(seats, chosen)
        state = self.begin(seats, chosen)
        state.options = chosen
        state.confirm = bool(chosen["confirm"])
        return state

    def deal(self, state: State, seed: int | str) -> State:
        """Begin a game on a prepared table: return it at its first decision."""
        state.origin = {"seed": str(seed)}
        state.rng = Rng(key_of(str(seed)))
        self.check(state)
        state.settle()
        return state

    def settle_options(self, seats: int, given: Mapping[str, object]) -> dict[str, object]:
        """Return all options of a table; BadSetup if a given one is unknown or has a value that is not allowed."""
        chosen = settle_options(self.name, self.options, given)
        chosen.update({name: value for name, value in self.implied(seats, chosen).items() if name not in given})
        return chosen

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        """Raise BadSetup if options, all of them given, do not go together at a table with so many seats."""
        check_handicap(self.name, seats, options)

    def refusals(self, seats: int, options: Mapping[str, object]) -> dict[str, BadSetup]:
        """Return why options cannot be used at a table with these ones, by name. What is in use counts, switches first,
        unless it is refused itself; a switch that is not, and a handicap, are asked about as if they were.
        """
        properties = cast(dict[str, dict[str, object]], self.options["properties"])
        used = {name: value for name, value in options.items() if value != properties.get(name, {}).get("default")}
        switches = [name for name, rule in properties.items() if rule.get("type") == "boolean"]
        order = [*switches, *[name for name in properties if name not in switches]]
        asked: dict[str, object] = {name: used[name] for name in order if name in used}
        asked.update({name: True for name in switches if name not in used})
        if seats > 1:
            asked.setdefault("handicap", [1] * seats)
        kept: dict[str, object] = {}
        refused: dict[str, BadSetup] = {}
        for name, value in asked.items():
            tried = {**kept, name: value}
            try:
                self.check_options(seats, self.settle_options(seats, tried))
            except BadSetup as error:
                refused[name] = error
                continue
            if name in used:
                kept = tried
        return refused

    def load(self, data: Mapping[str, object]) -> State:
        """Return the state that was dumped, under the rules it began with; BadState with the reason if there cannot be
        such a state.
        """
        if data.get("game") != self.name:
            raise BadState("wrong-game", game=self.name, found=str(data.get("game")))
        try:
            game = self.under(data.get("rules"))
        except BadSetup as error:
            raise BadState("wrong-rules", **error.details) from error
        try:
            state = game.undump(data)
            check_handicap(self.name, int(state.seats), state.options)
            state.recording = True
            state.settle()
        except BadSetup as error:  # its options
            raise BadState(error.key, **error.details) from error
        except CrenelError:
            raise
        except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
            raise BadState("broken-state", detail=f"{type(error).__name__}: {error}") from error
        state.origin = {"position": game.dump(state)}
        return state

    def continue_from(self, position: Mapping[str, object], seed: int | str) -> State:
        """Return a game that goes on from a position, under the rules that the position names. A position is a dump,
        whose generator does not matter: all chance from now on comes from a seed of its own.
        """
        state = self.load({**position, "rng": Rng(key_of(str(seed))).dump()})
        state.origin = {"position": without_chance(position), "seed": str(seed)}
        self.resume(state)
        return state

    def start(self, state: State) -> State:
        """Return the state that this one began with: from its seed, from the position it was loaded from, or both."""
        if not state.origin:
            raise BadRecord("no-origin")
        position = state.origin.get("position")
        if position is None:
            return self.new(int(state.seats), str(state.origin["seed"]), state.options, int(state.rules))
        assert isinstance(position, dict)
        return (
            self.continue_from(position, str(state.origin["seed"])) if "seed" in state.origin else self.load(position)
        )

    def digest(self, state: State) -> str:
        plain = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

    def record(self, state: State) -> str:
        return write_record(self, state)

    def pickled(self, state: State) -> tuple[object, ...]:
        """Return how pickle makes a state again."""
        kept = {
            "origin": state.origin,
            "moves": packed_moves(state.past, state.recent),
            "events": state.events,
            "recording": state.recording,
            "previewing": state.previewing,
            "halted": state.halted,
        }
        return unpickled, (self, self.dump(state), kept)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a game as its class and its version of the rules. The class takes no arguments."""
        return game_of, (type(self), self.rules)

    def __repr__(self) -> str:
        seats = ", ".join(str(count) for count in self.seats)
        return f"<{type(self).__name__} {self.name}: {seats} seats, rules {self.rules}>"

    def summary(self, state: State) -> str:
        """Return what a state is, in a line for developers."""
        if state.over:
            decides = "waits for new information" if state.halted else "over"
        else:
            decides = f"{'/'.join(str(seat) for seat in state.actors)} to decide"
        where = [f"{name} {value}" for name, value in self.whereabouts(state).items() if value is not None]
        moves = f"{len(state.moves())} moves"
        return f"<{self.name}: {', '.join([f'{int(state.seats)} seats', *where, decides, moves])}>"

    def step_name(self, step: Step) -> str:
        """Return the name of a step in dumps and views: its class, in_small_letters."""
        return self.class_name(type(step).__name__)

    def class_name(self, name: str) -> str:
        return in_small_letters(name)

    def parse(self, state: State, text: str, seat: int) -> int | None:
        """Return the legal action of that seat which reads so, or None."""
        plain = " ".join(text.lower().split())
        for action in state.actions(seat):
            if self.text(state, action, seat) == plain:
                return action
        return self.parse_short(state, plain, seat)

    # ------------------------------------------------------------ what each game says

    def begin(self, seats: int, options: dict[str, object]) -> State:
        """Return the state before anything has happened, its first step pushed but not resolved."""
        raise NotImplementedError

    def implied(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options that are not what the schema says where nothing is chosen, because of these."""
        return {}

    def read_option(self, option: str, text: str, name: str) -> object:
        """Read an option that people write as a file of that name (`file` in the schema); BadSetup with the
        place and the reason if it cannot be.
        """
        raise BadSetup("no-file-option", game=self.name, option=option)

    def page_of(self, rule: str) -> int:
        """Return the page of a rule in the rulebook; 0 for a ruling, or a rule of the kernel."""
        return 0

    def rule_texts(self, rule: str) -> list[Text]:
        """Return what a rule says that is made from a row of data: keys into the catalogues, with details."""
        return []

    def rule_piece(self, rule: str) -> str:
        """Return the piece that a rule is about, as views name it; empty if it is about no single one."""
        return ""

    def rule_table(self, name: str) -> tuple[list[object], list[list[object]]] | None:
        """Return head and rows of a table of the rules reference (see `kernel.reference.cell`)."""
        return None

    def rule_cards(self, kind: str) -> list[RuleCard]:
        """Return the cards of a kind for the rules reference: name, title, and what they do."""
        return []

    def check(self, state: State) -> None:
        """Refuse options that do not go together (BadSetup)."""

    def whereabouts(self, state: State) -> dict[str, object]:
        """Return how far the game has come, by name: a year, a phase. Cheap."""
        return {}

    def resume(self, state: State) -> None:
        """Record an event that tells where a game goes on that began with a position."""

    def text(self, state: State, action: int, seat: int) -> str:
        raise NotImplementedError

    def parse_short(self, state: State, text: str, seat: int) -> int | None:
        """Read another way to write an action, if it can mean only one."""
        return None

    def fields(self, state: State, action: int, seat: int) -> dict[str, object]:
        raise NotImplementedError

    def described(self, state: State, seat: int) -> list[dict[str, object]]:
        """Return the legal actions of a seat, in their order: `move`, its notation, and its fields."""
        return [
            {"move": self.text(state, action, seat), **self.fields(state, action, seat)}
            for action in state.actions(seat)
        ]

    def why_not(self, state: State, text: str, seat: int) -> Refusal:
        """Return why this notation is no legal action now."""
        raise NotImplementedError

    def question(self, state: State, seat: int) -> tuple[str, dict[str, object]]:
        """Return what is asked now, as a text: a key into the catalogues and its details."""
        step = state.stack[-1]
        return f"asking-{self.step_name(step)}", step.details()

    def not_now(self, state: State, verb: str, seat: int) -> Refusal:
        """Return that a kind of move has another moment: which (`moment-GAME-VERB` in the catalogues), and what is
        asked now.
        """
        details = {"moment": (f"moment-{self.name}-{verb}", {}), "now": self.question(state, seat)}
        return Refusal("not-now", "kernel.action", None, details)

    def not_offered(self, state: State, seat: int) -> Refusal:
        """Return that a move of the right kind is not among the choices of now."""
        return Refusal("not-offered", "kernel.action", None, {"now": self.question(state, seat)})

    def ambiguous(self, state: State, words: str, seat: int) -> Refusal | None:
        """Return what a shorthand could mean, if it is the beginning of legal moves."""
        found = [text for text in self.texts(state, seat) if text.startswith(words + " ")]
        return ambiguous(words, found) if found else None

    def texts(self, state: State, seat: int) -> list[str]:
        """Return the notation of all legal actions of a seat."""
        return [self.text(state, action, seat) for action in state.actions(seat)]

    def refuse(self, state: State, action: int, seat: int) -> Refusal:
        """Return why this int is no legal action now."""
        return Refusal("no-such-action", "kernel.action", None, {"action": str(action)})

    def observe(self, state: State) -> dict[str, object]:
        """Return what everybody may know, as plain data."""
        raise NotImplementedError

    def observe_cached(self, state: State, kept: ViewCache) -> dict[str, object]:
        """Return the same, with cached parts that have not changed. With many watchers that saves most of the work."""
        return self.observe(state)

    def observe_own(self, state: State, seat: int, view: dict[str, object]) -> None:
        """Add to a view what only this seat may know. The parts of the view are shared: replace them."""

    def observe_secrets(self, state: State, seat: int, view: dict[str, object]) -> None:
        """Add to the view of somebody else what this seat alone knew, once that may be told."""
        self.observe_own(state, seat, view)

    def forget(self, state: State, seat: int, rng: random.Random) -> None:
        """Draw anew, in this copy, all that is hidden from the seat, except the generator and secret answers."""

    def last_step(self) -> Step | None:
        """Return the step that scores the end of the game; None if nothing is scored then. It counts only what all see,
        so that everybody may ask at any time what they would have (`State.scored_now`).
        """
        return None

    def awaits_turn(self, state: State, seat: int) -> bool:
        """Say whether a seat that waits could say already what it will do in its turn. Never depends on what it may not
        know.
        """
        return False

    def skip_to_turn(self, state: State, seat: int) -> None:
        """Remove, in this copy, all that comes before the turn that the seat awaits."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        raise NotImplementedError

    def ranking(self, state: State) -> list[int]:
        raise NotImplementedError

    def rivals(self, state: State) -> list[tuple[str, int]]:
        """Automas that score, with their points."""
        return []

    def standings(self, state: State) -> list[int]:
        """Seats and rivals (with the numbers after the seats') in one order, best first."""
        return self.ranking(state)

    def winners(self, state: State) -> list[int]:
        """The seats that have won a game that is over: several where they win together, none where all can lose."""
        return self.ranking(state)[:1]

    def ending(self, state: State) -> str:
        """How a game that all win or lose together has ended, in a word; an empty text for other games."""
        return ""

    def opens_round(self, event: Mapping[str, object]) -> bool:
        """Say whether a round, as people count them, begins with this event."""
        return False

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, object]:
        raise NotImplementedError

    def undump(self, data: Mapping[str, object]) -> State:
        """Return the state of a dump, not settled yet."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, object]:
        """Return what never changes, for programs that draw the game: boards, pieces, tables."""
        raise NotImplementedError
