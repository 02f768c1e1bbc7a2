"""The course of a lesson at a table: which prompt stands now.

It follows from the decisions at the table and from the prompts that were read, and from nothing else: undo brings a
goal back, another device continues, and a record shows a lesson as it was.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import crenel
from crenel.lessons.conditions import fits, holds, looked_up
from crenel.lessons.lesson import Lesson, Prompt

HINT_AFTER = 2  # moves beside a goal, until the hint shows by itself
LET_GO_AFTER = 4  # until the goal is dropped, and the learner told to play on


class Standing(NamedTuple):
    """What a lesson says now."""

    prompt: Prompt | None
    aside: Prompt | None  # stands beside the prompt
    answer: str  # key of what is said to the move that was made last, or nothing
    hinted: bool  # whether the hint shows by itself
    let_go: bool  # whether the learner has just been told to play on as they like
    free: bool  # whether nothing of the lesson fits, though the learner decides
    chapter: int
    finished: bool  # whether the last chapter has begun


class Course:
    """A lesson followed decision by decision."""

    def __init__(self, lesson: Lesson, read: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.read = set(read)
        self._begin()

    def _begin(self) -> None:
        self.followed: list[tuple[int, int]] = []  # decisions so far
        self.state: crenel.State | None = None
        self.legal: list[str] = []
        self.actions: dict[int, dict[int, str]] = {}  # what each seat may do: notation by action
        self.texts: list[str] = []  # all decisions in notation
        self.asked = ""
        self.events: list[dict[str, object]] = []
        self.moves: list[tuple[int, str]] = []  # of the learner, each with the number of events before it
        self.chapter = 0
        self.begun: dict[str, int] = {self.lesson.chapters[0].name: 0}  # number of events before each chapter
        self.begun_at: dict[str, int] = {self.lesson.chapters[0].name: 0}  # number of decisions before each chapter
        self.closed: set[str] = set()  # prompts that are reached, read, passed or dropped
        self.reached: list[str] = []
        self.shown: dict[str, int] = {}  # number of events before each prompt was shown first
        self.carried: list[tuple[Prompt, int]] = []  # goals of earlier chapters, and how many more they may last
        self.beside = 0  # moves in a row that did not serve the goal
        self.answer = ""
        self.let_go = False
        self.asking_about: Prompt | None = None  # whose `since` counts
        self.standing = self._choose()

    # ------------------------------------------------------------ following

    def follow(self, state: crenel.State) -> Standing:
        """Go on to a state of the table; from the start, if decisions were taken back."""
        moves = state.moves()
        known = len(self.followed)
        if self.state is None or moves[:known] != self.followed or len(moves) > known + 1:
            self._replay(state, moves)
        elif len(moves) == known + 1:
            self._advance(state, moves[-1])
        return self.standing

    def _replay(self, state: crenel.State, moves: list[tuple[int, int]]) -> None:
        self._begin()
        again = state.game.start(state)
        self._see(again)
        self._enter_chapters(())
        self.standing = self._choose()
        for seat, action in moves:
            again.decide(seat, action)
            self._advance(again, (seat, action))

    def note_read(self, prompt: str) -> None:
        """Note that a prompt was read."""
        self.read.add(prompt)
        self._enter_chapters(())
        self.standing = self._choose()

    def _advance(self, state: crenel.State, move: tuple[int, int]) -> None:
        seat, action = move
        first = len(self.events)
        self.texts.append(self.actions[seat][action])
        text = self.texts[-1] if seat == self.lesson.learner and self.legal else None
        self.followed.append(move)
        if text is not None:
            self.moves.append((first, text))
        before = self.standing
        self._see(state)
        if text is not None:
            self._pass(before)
        self._reach()
        if text is not None:
            self._respond(before, text)
        self._enter_chapters(self.events[first:])
        self.standing = self._choose()

    def _see(self, state: crenel.State) -> None:
        learner = self.lesson.learner
        self.state = state
        self.events = state.events_for(learner)
        mine = learner in state.actors and not (state.for_show and state.asked == learner)
        self.actions = {seat: {each: state.text(each, seat) for each in state.actions(seat)} for seat in state.actors}
        self.legal = list(self.actions[learner].values()) if mine else []
        self.asked = str(state.game.step_name(state.stack[-1])) if mine else ""

    def _pass(self, before: Standing) -> None:
        """Close what was to be read: who plays on has read it, or does not want to."""
        for each in (before.prompt, before.aside):
            if each is not None and not each.goal:
                self.closed.add(each.id)

    def _reach(self) -> None:
        for prompt in self._candidates():
            self.asking_about = prompt
            if prompt.goal and prompt.id not in self.closed and holds(prompt.done, self):
                self.closed.add(prompt.id)
                self.reached.append(prompt.id)
        self.asking_about = None

    def _respond(self, before: Standing, text: str) -> None:
        """Answer a move of the learner, and count how many in a row did not serve the goal."""
        goal = before.prompt
        self.answer, self.let_go = "", False
        if goal is None or not goal.goal:
            return
        reached = goal.id in self.reached
        if not reached or goal.kind == "free":
            self.answer = self._answer_to(goal, text)
        if reached or fits(goal.possible, text):
            self.beside = 0
            return
        self.beside += 1
        if self.beside >= LET_GO_AFTER:
            self.closed.add(goal.id)
            self.beside, self.let_go = 0, True

    def _answer_to(self, goal: Prompt, text: str) -> str:
        for number, other in enumerate(goal.others, 1):
            if fits(other["move"], text) and all(holds(each, self) for each in other.get("when", [])):
                return f"{goal.key}.other-{number}"
        return ""

    # ------------------------------------------------------------ chapters

    def _enter_chapters(self, news: "Iterable[dict[str, object]]") -> None:
        """Begin chapters whose event has come, and those that follow a chapter with nothing left to say."""
        chapters = self.lesson.chapters
        fresh = list(news)
        for number, chapter in enumerate(chapters):
            if chapter.begins is not None and chapter.name not in self.begun:
                mark = next((n for n in range(len(fresh)) if holds(chapter.begins, _News(self, fresh[: n + 1]))), None)
                if mark is not None:
                    self._enter(number, len(self.events) - len(fresh) + mark)
        while self.chapter + 1 < len(chapters) and self._told(self.chapter):
            following = chapters[self.chapter + 1]
            if following.begins is not None or following.name in self.begun:
                return
            self._enter(self.chapter + 1, len(self.events))

    def _told(self, chapter: int) -> bool:
        """Return whether nothing is left of a chapter but texts that do not fit the game as it went."""
        left = [each for each in self.lesson.prompts_of(chapter) if self._open(each) and each.id not in self.read]
        return all(each.kind == "tell" and not self._fits_now(each) for each in left)

    def _enter(self, number: int, mark: int) -> None:
        left = [(each, each.carry) for each in self.lesson.prompts_of(self.chapter) if self._open(each)]
        kept = [(each, more - 1) for each, more in (*self.carried, *left) if more > 0 and self._open(each)]
        self.closed |= {each.id for each, _ in (*self.carried, *left)} - {each.id for each, _ in kept}
        self.carried = kept
        self.chapter = number
        name = self.lesson.chapters[number].name
        self.begun[name] = mark
        self.begun_at[name] = len(self.followed)
        self.beside = 0

    def _open(self, prompt: Prompt) -> bool:
        return prompt.id not in self.closed

    # ------------------------------------------------------------ what stands

    def _candidates(self) -> list[Prompt]:
        return [each for each, _ in self.carried] + self.lesson.prompts_of(self.chapter)

    def _choose(self) -> Standing:
        prompt: Prompt | None = None
        aside: Prompt | None = None
        for each in self._candidates():
            if not self._open(each) or each.id in self.read or not self._fits_now(each):
                continue
            if each.kind == "aside":
                aside = each
            elif prompt is None:
                prompt = each
        finished = self.chapter == len(self.lesson.chapters) - 1
        free = prompt is None and bool(self.legal) and not finished
        if self.let_go and self.legal:
            prompt, free = None, True
        for each in filter(None, (prompt, aside)):
            self.shown.setdefault(each.id, len(self.events))
        hinted = prompt is not None and prompt.goal and self.beside >= HINT_AFTER
        return Standing(prompt, aside, self.answer, hinted, self.let_go, free, self.chapter, finished)

    def _fits_now(self, prompt: Prompt) -> bool:
        """Say whether a prompt may be shown: its conditions hold, and a goal is served by a legal move."""
        if prompt.kind != "tell" and not any(fits(prompt.possible or "*", each) for each in self.legal):
            return False
        self.asking_about = prompt
        found = all(holds(each, self) for each in prompt.when) and not any(holds(each, self) for each in prompt.unless)
        self.asking_about = None
        return found

    def done_by(self, seat: int) -> list[str]:
        """Return what a seat has done in this chapter, in notation."""
        first = self.begun_at[self.lesson.chapters[self.chapter].name]
        pairs = zip(self.followed[first:], self.texts[first:], strict=True)
        return [text for (mover, _), text in pairs if mover == seat]

    def details(self, prompt: Prompt) -> dict[str, object]:
        """Return what a prompt's text shows of the table."""
        return {name: self.look(path) for name, path in prompt.shows.items()}

    # ------------------------------------------------------------ what conditions ask

    def events_since(self, since: str) -> list[dict[str, object]]:
        return self.events[self._mark(since) :]

    def moves_since(self, since: str) -> list[str]:
        first = self._mark(since)
        return [text for events, text in self.moves if events >= first]

    def _mark(self, since: str) -> int:
        """Return how many events there were before a condition begins to count."""
        prompt = self.asking_about
        if since == "lesson":
            return 0
        if since == "shown" and prompt is not None:
            return self.shown.get(prompt.id, len(self.events) + 1)  # nothing counts before it was shown
        name = prompt.chapter if prompt is not None else self.lesson.chapters[self.chapter].name
        return self.begun.get(name, 0)

    def look(self, path: str) -> object:
        if self.state is None:
            return None
        root, *rest = path.split(".")
        return looked_up(self._root(root), rest)

    def _root(self, name: str) -> Any:
        assert self.state is not None
        if name == "scores":
            return self.state.scores()
        if name == "ended":
            return self.state.scored_now().scores()
        if name == "points":
            return [self.state.breakdown(seat) for seat in range(self.lesson.seats)]
        if name == "winners":
            return {str(seat): seat in self.state.winners() for seat in range(self.lesson.seats)}
        return self.state.observe(self.lesson.learner).get(name)


class _News:
    """What a chapter's beginning is asked about: only what has just happened."""

    def __init__(self, course: Course, events: list[dict[str, object]]) -> None:
        self.course = course
        self.events = events

    def events_since(self, since: str) -> list[dict[str, object]]:
        return self.events

    def moves_since(self, since: str) -> list[str]:
        return self.course.moves_since(since)

    @property
    def asked(self) -> str:
        return self.course.asked

    @property
    def legal(self) -> list[str]:
        return self.course.legal

    def look(self, path: str) -> object:
        return self.course.look(path)
