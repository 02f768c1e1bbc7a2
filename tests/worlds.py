"""What every game promises about secrets: in worlds that a seat cannot tell apart it receives the same, whatever is
asked, answered, previewed, planned, refused and taken back, until chance or another's choice tells them apart.

Two such worlds are played side by side: everybody gives the same answers in both, those who have nothing else to
answer among them. Most moments of a game ask nothing that is concealed, so those that do are looked for.
"""

import random
from collections import Counter
from typing import Any

import crenel
from crenel.kernel.timeline import Timeline
from tests.promises import Chooser, Mode, walk

TOGETHER = 8  # decisions that two worlds take together
PREVIEWS = 3  # at each of them
ODD = ["", "skip", "done", "clerk > quarry", "recruit archer", "tactic vigil", "save spearman", "pay 1 gold", "sing"]
GAMES = 10  # at most, until enough moments were met


class World:
    """One of two worlds, with its undo history."""

    def __init__(self, state: crenel.State, rng: Any) -> None:
        state.rng = rng.copy()
        state.recording = True
        state.events = []
        self.timeline = Timeline(state)

    @property
    def state(self) -> crenel.State:
        return self.timeline.state

    def shown(self, seat: int) -> dict[str, object]:
        """All that a seat can ask for, and all that an onlooker sees."""
        state = self.state
        planned = state.plan_state(seat)
        return {
            "view": state.observe(seat),
            "onlooker": state.observe(None),
            "actors": state.actors,
            "over": state.over,
            "shared": state.shared,
            "moves": state.described(seat),
            "events": state.events_for(seat),
            "events of an onlooker": state.events_for(None),
            "undo": [moment.text for moment in self.timeline.undoable(seat)],
            "why": [why and (why.reason, why.rule, why.short) for why in (state.why_not(text, seat) for text in ODD)],
            "score": state.scored_now().all_scores(),
            "plan": planned and (planned.dump(), planned.events),
            # All previews, refusals, hints and bots are made from such a copy.
            "known": state.known_to(seat).dump(),
            "bot": state.determinize(seat, random.Random(7)).dump(),
        }

    def previews(self, seat: int, rng: random.Random) -> list[object]:
        found: list[object] = []
        actions = self.state.actions(seat)
        for action in rng.sample(actions, min(PREVIEWS, len(actions))):
            after = self.state.foresee(action, seat)
            found.append((after.events, after.halted, after.actors, after.observe(seat)))
        return found

    def texts(self, seat: int) -> list[str]:
        return [self.state.text(action, seat) for action in self.state.actions(seat)]

    def paid(self) -> list[object]:
        """What was paid so far: it is laid down openly."""
        return [(line["paid"], line["gold_for"]) for line in self.state.events if line["event"] == "paid"]

    def take(self, seat: int, text: str) -> None:
        self.timeline.apply(self.state.parse(text, seat), seat)


def sees_the_same(true: crenel.State, seat: int, rng: random.Random, tally: Counter[str]) -> None:
    """Play the true world and another one that the seat cannot tell from it, and compare what it receives."""
    other = true.determinize(seat, rng)
    one, two = World(true.clone(), true.rng), World(other, true.rng)
    for _ in range(TOGETHER):
        assert one.shown(seat) == two.shown(seat)
        lots = rng.random()
        assert one.previews(seat, random.Random(lots)) == two.previews(seat, random.Random(lots))
        if one.state.actor is None:
            return
        tally["concealed"] += one.state.concealed
        tally["told apart by a choice"] += one.state.for_show != two.state.for_show
        undoable = one.timeline.undoable(seat)
        if undoable and rng.random() < 0.3:
            count = rng.randint(1, len(undoable))
            one.timeline.undo(seat, count)
            two.timeline.undo(seat, count)
            tally["undone"] += 1
            continue
        who = rng.choice(one.state.actors)
        common = [text for text in one.texts(who) if text in two.texts(who)]
        if not common:  # each must answer what the other cannot
            return
        barriers = one.state.barrier, two.state.barrier
        text = rng.choice(common[-2:] if rng.random() < 0.5 else common)
        one.take(who, text)
        two.take(who, text)
        if one.paid() != two.paid():  # gold that stands in for something else is seen
            return
        moved = one.state.barrier - barriers[0], two.state.barrier - barriers[1]
        assert moved[0] == moved[1]
        if moved[0] > one.state.reacting:  # chance, or a secret that came out
            return


def keeps_secrets(mode: Mode, seed: str, moments: int, rules: int | None = None) -> Counter[str]:
    """Look at so many moments, half of them concealed questions or just before one: of a game, and of more if it ends
    too early. What was met.
    """
    rng = random.Random(f"{mode} {seed}")
    tally: Counter[str] = Counter()
    for further in range(GAMES):
        state = crenel.game(mode.game).new(mode.seats, f"{seed}{further or ''}", mode.options, rules)
        before = state.clone()
        for now in walk(state, Chooser(rng.randbytes(4))):
            if now.over or tally["moments"] >= moments:
                break
            if rng.random() < (0.35 if now.concealed else 0.03):
                tally["moments"] += 1
                sees_the_same(before, rng.randrange(mode.seats), rng, tally)
                sees_the_same(now.clone(), rng.randrange(mode.seats), rng, tally)
            before = now.clone()
    return tally
