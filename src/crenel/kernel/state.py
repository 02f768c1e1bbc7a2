"""A game in progress: plain data, and the stack of steps still to resolve.

The top step is the next thing that happens. It either resolves itself (changes the state, pushes further steps) or asks
for a decision: one seat, or several (`Together`, `Shared`). There is no callback and no hidden control flow: a state
can be copied, saved, shown, searched and taken back at any moment.

This module knows no rules and no texts: what a state says of itself (notation, views, dumps) comes from its `Game`.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from crenel.kernel.constants import BIT, NO_ACTION, NOBODY, NONE
from crenel.kernel.copies import copied
from crenel.kernel.errors import IllegalAction, Refusal
from crenel.kernel.foresight import determinize, foresee, plan_state, plannable, scored_now
from crenel.kernel.history import SEATS_AT_MOST, Past, last_seat, packed_moves, without_last
from crenel.kernel.playouts import TO_THE_END, Policy, RandomPolicy, lot_of, play_many, play_on, play_out_at_random
from crenel.kernel.rng import Rng
from crenel.kernel.several import ask_several
from crenel.kernel.step import Several, Shared, Step, Together
from crenel.kernel.view_cache import ViewCache

if TYPE_CHECKING:
    from crenel.kernel.game import Game

__all__ = ["BIT", "NOBODY", "NO_ACTION", "SEATS_AT_MOST", "Shared", "State", "Step", "Together"]

# Of states that are only just made: replaced, never changed.
NO_DATA: Final[dict[str, object]] = {}
NO_RNG: Final = Rng(b"\0" * 32)


class State:
    """State of a game in progress: the part that all games have. A game's subclass adds its own data and `clone`."""

    __slots__ = (
        "asked",
        "barrier",
        "confirm",
        "final",
        "game",
        "previewing",
        "legal",
        "events",
        "options",
        "origin",
        "past",
        "recent",
        "rng",
        "rules",
        "seats",
        "secret",
        "stack",
        "recording",
        "deciding",
    )

    def __init__(self, game: "Game", seats: i64) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.rules: i64 = game.rules  # the version of the rules that this game is played under
        self.options: dict[str, object] = NO_DATA  # as chosen at the start; never changed
        self.origin: dict[str, object] = NO_DATA  # how this state began: a seed, a position, or both
        self.rng: Rng = NO_RNG
        self.stack: list[Step] = []
        self.final: Step | None = None  # what is left to do of a game that has ended in the middle of a step
        self.asked: i64 = NOBODY  # the first seat that decides now
        self.deciding: i64 = 0  # a bit for each seat that may decide now
        self.legal: list[int] = NONE  # what `asked` may do; replaced, never changed
        self.secret: list[int] = NONE  # answers to a Together that is still open, NO_ACTION where none is in
        self.barrier: i64 = 0  # grows whenever new information comes out; undo stops there
        self.confirm: bool = False  # ask for the end of a turn even when it is the only choice
        self.previewing: bool = False  # a preview: stop before the next chance or secret
        self.recording: bool = False  # whether events are kept
        self.events: list[dict[str, object]] = []
        self.past: Past | None = None
        self.recent: list[int] = []

    # ------------------------------------------------------------ the engine

    def push(self, step: Step) -> None:
        """Put a step on the stack: it comes before all that lie there."""
        self.stack.append(step)

    def pop(self) -> None:
        """Take the top step off the stack."""
        cast("list[object]", self.stack).pop()  # compiled code would check the type of a Step that it drops

    def end_with(self, step: Step) -> None:
        """End the game: once the current step is done nothing is left on the stack but this one, whatever was still to
        come and whatever the current step still pushes.
        """
        self.final = step

    def settle(self) -> None:
        """Resolve steps until one needs a real decision, or none is left."""
        stack = self.stack
        while stack or self.final is not None:
            if self.final is not None:
                stack[:] = [self.final]
                self.final = None
            step = stack[-1]
            if step.several():
                if ask_several(self, step):
                    return
                continue
            options = step.options(self)
            if options is None:
                if step.reveals():
                    if self.previewing:
                        break
                    self.barrier += 1
                self.pop()
                step.resolve(self, NO_ACTION)
                continue
            count = len(options)
            if count > 1 or (count == 1 and ((self.confirm and step.confirms()) or step.conceals(self))):
                self.legal = options
                self.asked = step.seat
                self.deciding = BIT[step.seat]
                return
            if self.recording and count == 1 and step.seat >= 0:  # nobody decides for an automa
                self.emit("forced", step.seat, {"action": self.game.text(self, options[0], int(step.seat))})
            if count == 0 or not step.stays(options[0]):
                self.pop()
            if count == 1:
                step.resolve(self, options[0])
        self.halt()

    def play(self, action: int) -> None:
        """Take a legal action for the actor, unchecked: for search."""
        self.decide(self.asked, action)

    def decide(self, seat: i64, action: int) -> None:
        """Take a legal action for a seat that may decide, unchecked."""
        who: int = seat
        self.recent.append(action * SEATS_AT_MOST + who)
        self.answer(seat, action)

    def answer(self, seat: i64, action: int) -> None:
        """Take a legal action, and note it in no record: for playouts."""
        step = self.stack[-1]
        if not step.several():
            if not step.stays(action):
                self.pop()
            step.resolve(self, action)
        elif isinstance(step, Shared):
            self.pop()
            step.decided(self, seat, action)
        else:
            # A fresh list, so that copies may share the old one.
            self.secret = self.secret[:]
            self.secret[seat] = action
        self.settle()
        if self.asked != seat and self.concealed:
            self._close_question()

    def _close_question(self) -> None:
        """Let nobody try out how others answer: what led to a concealed question cannot be undone, and a preview stops
        before it.
        """
        if self.previewing:
            self.halt()
        else:
            self.barrier += 1

    def halt(self) -> None:
        """Stop here: nobody decides."""
        self.legal = NONE
        self.asked = NOBODY
        self.deciding = 0

    def rounds_begun(self) -> i64:
        """Return how many rounds have begun so far, as far as a playout's horizon counts them. A game says."""
        return 0

    def playout(self, policy: Policy | None = None, horizon: int = TO_THE_END) -> int:
        """Play on, here and now, by a policy (without one: at random), to the end or to where the round after the next
        `horizon` begins; 0 is the rest of this round. Return the decisions taken. What was drawn comes from this
        state's generator; play a `determinize`d copy where nobody may know it. The moves so far are forgotten.
        """
        if policy is None and horizon < 0:
            return play_out_at_random(self, lot_of(self.rng))
        return play_on(self, policy or RandomPolicy(lot_of(self.rng)), horizon)

    def playouts(
        self, count: int, policy: Policy | None = None, horizon: int = TO_THE_END, seed: int | str = 0
    ) -> list["State"]:
        """Return so many copies played on like `playout`, each with chance of its own, which the seed determines."""
        return play_many(self, policy, count, horizon, str(seed))

    def retract(self, seat: i64) -> None:
        """Take back a secret answer while others are still to come."""
        self.recent = without_last(packed_moves(self.past, self.recent), int(seat))
        self.past = None
        self.secret = self.secret[:]
        self.secret[seat] = NO_ACTION
        self.settle()

    def carry(self, copy: "State") -> None:
        """Hand the kernel's own data to a copy. The copy records no events; the moves so far are shared."""
        if self.recent:
            self.past = Past(self.past, self.recent)
            self.recent = []
        copy.options = self.options
        copy.origin = self.origin
        copy.rng = self.rng.copy()
        copy.stack = self.stack[:]
        copy.asked = self.asked
        copy.deciding = self.deciding
        copy.legal = self.legal
        copy.secret = self.secret
        copy.barrier = self.barrier
        copy.confirm = self.confirm
        copy.past = self.past

    def clone(self) -> "State":
        """Return an independent copy that keeps the moves but records no events."""
        raise NotImplementedError

    def emit(self, event: str, seat: i64, data: dict[str, object]) -> None:
        """Record an event. Callers on hot paths check `recording` first. A list under "to" keeps an event to those
        seats.
        """
        line: dict[str, object] = {"event": event}
        if seat != NOBODY:
            line["seat"] = int(seat)
        line.update(data)
        self.events.append(line)

    def has(self, change: str) -> bool:
        """Say whether a change of the rules (`Game.changes`) holds in this game. Hot code compares `rules` with the
        number of the change instead.
        """
        return self.rules >= self.game.changes[change]

    # ------------------------------------------------------------ what a player may ask

    @property
    def actor(self) -> int | None:
        """The seat that decides now; where several may, the first of them. None when the game is over."""
        return None if self.asked == NOBODY else self.asked

    @property
    def actors(self) -> tuple[int, ...]:
        """Every seat that may decide now: all who still have to answer a `Together`, or any one of those who share a
        decision (`shared`).
        """
        return tuple([int(seat) for seat in range(self.seats) if self.deciding & BIT[seat]])

    @property
    def shared(self) -> bool:
        """Whether the decision is open to any one of `actors`, whose answer counts for all of them."""
        return self.asked != NOBODY and isinstance(self.stack[len(self.stack) - 1], Shared)

    @property
    def concealed(self) -> bool:
        """Whether the actor's answers depend on what only it may know, so that it is asked even if one is left."""
        return self.asked != NOBODY and self.stack[len(self.stack) - 1].conceals(self)

    @property
    def for_show(self) -> bool:
        """Whether the actor has nothing to decide, and is asked only so that nobody else learns that."""
        return len(self.legal) == 1 and self.concealed

    @property
    def reacting(self) -> bool:
        """Whether another seat's decision led to the concealed question that the actor is asked."""
        return self.concealed and last_seat(self.past, self.recent) != self.asked

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    def actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions of the actor, or of that seat, in a stable order."""
        if seat is None or seat == self.asked:
            return self.legal[:]
        if not 0 <= seat < self.seats or not self.deciding & BIT[seat]:
            return []
        step = self.stack[len(self.stack) - 1]
        assert isinstance(step, Several)
        return step.options_of(self, seat)[:]

    def apply(self, action: int, seat: int | None = None) -> None:
        """Take an action; IllegalAction, and an untouched state, if it is not legal."""
        who = int(self.asked) if seat is None else seat
        refusal = self._refusal(action, who)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.decide(who, action)

    def _refusal(self, action: int, seat: int) -> Refusal | None:
        if self.asked == NOBODY:
            return Refusal("game-over", "kernel.turn")
        if not 0 <= seat < self.seats or not self.deciding & BIT[seat]:
            return Refusal("not-your-turn", "kernel.turn", None, {"seat": seat, "actor": int(self.asked)})
        if action not in self.actions(seat):
            return self.game.refuse(self, action, seat)
        return None

    # ------------------------------------------------------------ what the game says of the state

    def text(self, action: int, seat: int | None = None) -> str:
        """Return the notation of an action that is legal now."""
        return self.game.text(self, action, int(self.asked) if seat is None else seat)

    def parse(self, text: str, seat: int | None = None) -> int:
        """Return the legal action that reads so; IllegalAction if there is none."""
        who = int(self.asked) if seat is None else seat
        action = self.game.parse(self, text, who)
        if action is None:
            raise IllegalAction(self.game.why_not(self.known_to(who), text, who))
        return action

    def fields(self, action: int, seat: int | None = None) -> dict[str, object]:
        """Return the parts of an action by name, for programs that draw or filter moves."""
        return self.game.fields(self, action, int(self.asked) if seat is None else seat)

    def described(self, seat: int) -> list[dict[str, object]]:
        """Return the legal actions of a seat, in their order, as notation (`move`) and fields."""
        return self.game.described(self, seat)

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Return why that is not legal now: reason, rule, and what is short. None if it is legal."""
        who = int(self.asked) if seat is None else seat
        if self.game.parse(self, text, who) is not None:
            return None
        return self.game.why_not(self.known_to(who), text, who)

    def preview(self, action: int, seat: int | None = None) -> list[dict[str, object]]:
        """Return the events this action would cause, up to the next chance or secret."""
        return self.foresee(action, seat).events

    def foresee(self, action: int, seat: int | None = None) -> "State":
        """Return a copy after this action that stops before the next chance or secret, with the events up to there. It
        holds only what the seat may know.
        """
        return foresee(self, action, int(self.asked) if seat is None else seat)

    def known_to(self, seat: int) -> "State":
        """Return a copy that holds only what a seat may know. The rest is drawn with the same lots on every call: the
        same question has the same answer in all games that the seat cannot tell apart.
        """
        return self.determinize(seat, random.Random(0)) if 0 <= seat < self.seats else self.clone()

    @property
    def halted(self) -> bool:
        """Whether a foreseen state waits for new information: what led there could not be undone."""
        return self.previewing and self.asked == NOBODY and len(self.stack) > 0

    def scored_now(self) -> "State":
        """Return a copy in which the game has ended here: only the final scoring has happened."""
        return scored_now(self)

    def plannable(self, seat: int) -> bool:
        """Say whether a seat that waits can plan its next turn. Cheap; `plan_state` may still find nothing to plan."""
        return plannable(self, seat)

    def plan_state(self, seat: int) -> "State | None":
        """Return a copy for a seat that waits, in which its next turn has come now and nobody did anything before. It
        holds only what that seat may know, the same on every call, and stops before the next chance or secret, with
        the events up to there. None where there is nothing to plan.
        """
        return plan_state(self, seat)

    def next_of(self, seat: i64) -> i64:
        """Return where the next step lies on the stack that asks a seat, alone or with others who share the decision;
        -1 if there is none.
        """
        for place in range(len(self.stack) - 1, -1, -1):
            step = self.stack[place]
            if step.seat == seat or (isinstance(step, Shared) and step.asks(self, seat)):
                return place
        return -1

    def observe(self, seat: int | None) -> dict[str, object]:
        """Return all that this seat may know, as plain data; None: a spectator."""
        return self.observe_each([seat])[seat]

    def observe_each(
        self, seats: Sequence[int | None], kept: ViewCache | None = None
    ) -> dict[int | None, dict[str, object]]:
        """Return the views of several at the same moment. What all of them may know is worked out once; the views
        share it, so they are only for reading. Parts that are `kept` have the form in which they are kept.
        """
        shared = self.game.observe(self) if kept is None else self.game.observe_cached(self, kept)
        views: dict[int | None, dict[str, object]] = {}
        for seat in seats:
            views[seat] = {**shared, "me": seat}
            if seat is not None:
                self.game.observe_own(self, seat, views[seat])
        return views

    def observe_open(self, seat: int | None) -> dict[str, object]:
        """Return the view of a seat, with all that the others hide lying open. Only for a game that is over."""
        view = self.observe(seat)
        for other in range(self.seats):
            if other != seat:
                self.game.observe_secrets(self, other, view)
        return view

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """Return the events from number `since` on that this seat may see."""
        return [line for line in self.events[since:] if "to" not in line or seat in cast(list[int], line["to"])]

    def determinize(self, seat: int, rng: random.Random) -> "State":
        """Return a state that this seat could not tell from the true one: all it cannot know is drawn anew."""
        return determinize(self, seat, rng)

    def handicap(self, seat: int) -> int:
        """Points that a seat has been given on top of what it makes in the game."""
        given = cast(list[int], self.options.get("handicap") or [])
        return given[seat] if 0 <= seat < len(given) else 0

    def with_handicap(self, seat: int, points: dict[str, int]) -> dict[str, int]:
        """Return points by source with the seat's handicap, where it has one."""
        given = self.handicap(seat)
        return {**points, "handicap": given} if given else points

    def scores(self) -> list[int]:
        """Points of each seat as they stand, with its handicap."""
        points = self.game.scores(self)
        if self.options.get("handicap"):
            return [made + self.handicap(seat) for seat, made in enumerate(points)]
        return points

    def rivals(self) -> list[tuple[str, int]]:
        """Automas that score, by name, with their points. Where players have numbers, theirs follow the seats'."""
        return self.game.rivals(self)

    def all_scores(self) -> list[int]:
        """Points of each seat, then of each rival."""
        return self.scores() + [points for _, points in self.rivals()]

    def ranking(self) -> list[int]:
        """Seats, best first, ties broken as the rules say."""
        return self.game.ranking(self)

    def standings(self) -> list[int]:
        """Seats and rivals by their numbers, best first."""
        return self.game.standings(self)

    def winners(self) -> list[int]:
        """The seats that have won, once it is over: several where they win together, none where all can lose."""
        return self.game.winners(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by source, its handicap among them; they add up to its score."""
        return self.with_handicap(seat, self.game.breakdown(self, seat))

    def dump(self) -> dict[str, object]:
        """Return the whole state, secrets included, as readable plain data. `Game.load` takes it back."""
        return self.game.dump(self)

    def record(self) -> str:
        """Return the game so far as text: a header, and one action per line."""
        return self.game.record(self)

    def moves(self) -> list[tuple[int, int]]:
        """Return (seat, action) of every decision since the state began."""
        return [(move % SEATS_AT_MOST, move // SEATS_AT_MOST) for move in packed_moves(self.past, self.recent)]

    def __eq__(self, other: object) -> bool:
        """Compare all that can matter from now on; how a state came about does not count."""
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes; use digest()")

    def __copy__(self) -> "State":
        """Return a clone that also has the events so far, and goes on recording them if this state does."""
        copy = self.clone()
        copy.recording = self.recording
        copy.previewing = self.previewing
        copy.events = self.events[:]
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """Return a copy whose events, too, are its own."""
        copy = self.__copy__()
        copy.events = [copied(line) for line in self.events]
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a state as its dump, with its beginning, moves and events."""
        return self.game.pickled(self)

    def __repr__(self) -> str:
        return self.game.summary(self)

    def digest(self) -> str:
        """Return a short fingerprint of the whole state."""
        return self.game.digest(self)
