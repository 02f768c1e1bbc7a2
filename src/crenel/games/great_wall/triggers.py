"""Something happened: cards that listen push their effects, and tactics may be played.

A tactic comes before the lasting cards of the same event, so that chi gained by the event cannot boost it. What an
event is about and where it happens are sets: bits of soldiers, resources or places, and bits of sections.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import HAND_LIMIT, SECTIONS
from crenel.games.great_wall.cards import Card
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.moves import DISCARD, SKIP, TACTIC, USE, first_of, move, second_of, verb_of
from crenel.games.great_wall.screens import Screened, asks_in_secret
from crenel.games.great_wall.sets import CARD, bits, count_bits, pick
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import (
    ANYTHING,
    LAST_TACTIC_WHEN,
    NOTHING,
    OP_SAVE,
    PER_ARCHER_SECTIONS,
    PER_LEVEL,
    PER_ONE,
    PER_SUPPORT,
    TACTIC_PLAYED,
)
from crenel.kernel.state import BIT, State, Step

GENERAL: Final = 0
ADVISOR: Final = 1
TACTIC_CARD: Final = 2


def card_of(state: GreatWall, kind: i64, card: i64) -> Card:
    return state.layout.cards[kind][card]


def trigger(
    state: GreatWall,
    seat: i64,
    when: i64,
    about: i64 = 0,
    times: i64 = 1,
    where: i64 = 0,
    answered: bool = False,
    by_advisor: bool = False,
) -> None:
    """An event of a clan: about what, so many times or of that level, and where. `answered`: the player has already had
    the tactic it allows. `by_advisor`: an advisor brought it, so it calls none, nor a card that listens as they do.
    """
    clan = state.clans[seat]
    if not clan.rules.person or times <= 0:
        return
    deck = state.deck
    if not by_advisor:
        push_listeners(state, seat, when, about, times, where)
    if clan.general != NO_CARD and deck.generals[clan.general].when == when:
        push_card(state, seat, GENERAL, clan.general, about, times, where)
    if when > LAST_TACTIC_WHEN or answered or not clan.tactics:
        return
    if clan.tactics & deck.tactics_for[when] or asks_in_secret(state):
        state.push(React(seat, when, about, where))


def push_listeners(state: GreatWall, seat: i64, when: i64, about: i64, times: i64, where: i64) -> None:
    """Push the use of the active advisors, and of a module's cards, that wait for an event."""
    for standing in state.layout.standing:
        for card in reversed(bits(standing.active(state, seat) & standing.cards_for[when])):
            push_card(state, seat, standing.number, card, about, times, where)
    listeners = state.clans[seat].active & state.deck.advisors_for[when]
    if listeners:
        for card in reversed(bits(listeners)):
            push_card(state, seat, ADVISOR, card, about, times, where)


def push_card(state: GreatWall, seat: i64, kind: i64, number: i64, about: i64, times: i64, where: i64) -> None:
    """Push the use of a lasting card, if the event is the one it waits for."""
    card = card_of(state, kind, number)
    if fits(card, about) and has_needed(state, seat, card, where):
        if card.graded and card.per != PER_LEVEL:
            times = 1
        step: Step | None = None
        if kind > TACTIC_CARD:
            step = state.layout.standing[kind - TACTIC_CARD - 1].use_at(seat, number, times, where)
        state.push(UseCard(seat, kind, number, times) if step is None else step)


def fits(card: Card, about: i64) -> bool:
    return card.what == ANYTHING or about & BIT[card.what] != 0


def multiplier(card: Card, clan: Clan) -> i64:
    """By what the numbers of a card are multiplied, besides the times or the level of the event."""
    factor: i64 = 1
    if card.per == PER_ARCHER_SECTIONS:
        factor = 0
        for section in range(SECTIONS):
            if clan.archers(section):
                factor += 1
    if card.per == PER_SUPPORT or (card.kind == "general" and card.per != PER_ONE):
        factor *= clan.supporters()
    return min(factor, card.most)


class UseCard(Screened):
    """A general or an active advisor takes effect; if it costs something, its owner is asked."""

    __slots__ = ("card", "kind", "times")

    def __init__(self, seat: i64, kind: i64, card: i64, times: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.card: i64 = card
        self.times: i64 = times

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        card = card_of(state, self.kind, self.card)
        if not card.pays:
            return None
        if state.can_pay(self.seat, card.pay):
            return [USE, SKIP]
        return [SKIP] if self.conceals(state) else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        card = card_of(state, self.kind, self.card)
        if action >= 0:
            if verb_of(action) == SKIP:
                return
            state.pay(self.seat, card.pay)
        times = multiplier(card, state.clans[self.seat]) * self.times
        if times <= 0:
            return
        if state.recording:
            state.emit("card_used", self.seat, {"kind": card.kind, "card": card.name})
        push_effects(state, self.seat, self.kind, self.card, False, times)


def push_effects(state: GreatWall, seat: i64, kind: i64, number: i64, boosted: bool, times: i64) -> None:
    """Push all effects of a card, the first on top."""
    card = card_of(state, kind, number)
    ops = card.boosted if boosted else card.ops
    for effect in range(len(ops) - 1, -1, -1):
        if ops[effect].kind != OP_SAVE:
            state.push(state.layout.executor.step(seat, kind, number, boosted, effect, times))


# ---------------------------------------------------------------- tactics


def playable(state: GreatWall, seat: i64, when: i64, about: i64, where: i64, saving: bool, found: list[int]) -> None:
    """Tactics of a hand that answer an event."""
    clan = state.clans[seat]
    for number in bits(clan.tactics & state.deck.tactics_for[when]):
        card = state.deck.tactics[number]
        if not fits(card, about) or not has_needed(state, seat, card, where):
            continue
        if (len(card.ops) > 0 and card.ops[0].kind == OP_SAVE) != saving:
            continue
        found.append(move(TACTIC, number, 0, 0))
        if card.boosted and state.can_pay_chi(seat, card.cost):
            found.append(move(TACTIC, number, 1, 0))


def might_play(state: GreatWall, seat: i64, when: i64, about: i64, where: i64) -> bool:
    """Whether somebody who has tactics might answer an event: any that is not in the discard pile could be his."""
    if not state.clans[seat].tactics:
        return False
    unseen = state.tactic_deck
    for clan in state.clans:
        unseen |= clan.tactics
    for number in bits(unseen & state.deck.tactics_for[when]):
        card = state.deck.tactics[number]
        if card.ops[0].kind != OP_SAVE and fits(card, about) and has_needed(state, seat, card, where):
            return True
    return False


def has_needed(state: GreatWall, seat: i64, card: Card, where: i64) -> bool:
    """Return whether what a card needs stands on the horde that is being defeated, and in a section of the event."""
    if card.on_horde != NOTHING:
        horde = falling_horde(state, where)
        if horde is None or not stands_on(horde, seat, card.on_horde):
            return False
    if card.near and not any(module.stands_near(state, card.near, where) for module in state.modules):
        return False
    if card.in_section == NOTHING:
        return True
    sections = [section for section in range(SECTIONS) if where & BIT[section]]
    return any(stands_in(state, seat, section, card.in_section) for section in sections)


def falling_horde(state: GreatWall, where: i64) -> Horde | None:
    """The horde of these sections that is defeated next: the one closest to the wall with all spots covered."""
    for section in range(SECTIONS):
        if where & BIT[section]:
            for horde in state.hordes[section]:
                if horde.fallen():
                    return horde
    return None


def stands_on(horde: Horde, clan: i64, soldier: i64) -> bool:
    return horde.present(clan) if soldier == ANYTHING else horde.pieces(clan, soldier) > 0


def stands_in(state: GreatWall, clan: i64, section: i64, soldier: i64) -> bool:
    """Whether a clan has such a soldier in a section: resting, on the wall, or on a horde."""
    pieces = state.clans[clan]
    for kind in range(pieces.kinds):
        if soldier in (ANYTHING, kind) and (pieces.resting(section, kind) or pieces.on_wall(section, kind)):
            return True
    return any(stands_on(horde, clan, soldier) for horde in state.hordes[section])


def play_tactic(state: GreatWall, seat: i64, action: i64) -> None:
    """Lay down a tactic, pay its boost, and push what it does."""
    number = first_of(action)
    boosted = second_of(action) == 1
    card = state.deck.tactics[number]
    clan = state.clans[seat]
    clan.tactics &= ~CARD[number]
    state.tactic_discard |= CARD[number]
    if state.recording:
        state.emit("tactic_played", seat, {"card": card.name, "boosted": boosted})
    if boosted:
        state.pay_chi(seat, card.cost)
    trigger(state, seat, TACTIC_PLAYED, 0, 2 if boosted else 1)
    push_effects(state, seat, TACTIC_CARD, number, boosted, 1)


class React(Screened):
    """A window for one tactic of one player after one event. Who might have one is asked."""

    __slots__ = ("about", "when", "where")

    def __init__(self, seat: i64, when: i64, about: i64, where: i64) -> None:
        super().__init__(seat)
        self.when: i64 = when
        self.about: i64 = about  # soldiers
        self.where: i64 = where  # sections

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        playable(state, self.seat, self.when, self.about, self.where, False, found)
        if found or (self.conceals(state) and might_play(state, self.seat, self.when, self.about, self.where)):
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            play_tactic(state, self.seat, action)


class DrawTactics(Step):
    """Draw tactics; above the hand limit some have to go."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        drawn: list[object] = []
        for _ in range(self.count):
            if state.tactic_deck == 0:
                state.tactic_deck = state.tactic_discard
                state.tactic_discard = 0
            if state.tactic_deck == 0:
                break
            card = draw(state, state.tactic_deck)
            state.tactic_deck &= ~CARD[card]
            clan.tactics |= CARD[card]
            drawn.append(state.deck.tactics[card].name)
        if state.recording:
            state.emit("tactics_drawn", self.seat, {"count": len(drawn)})
            state.emit("tactics_seen", self.seat, {"cards": drawn, "to": [int(self.seat)]})
        if count_bits(clan.tactics) > HAND_LIMIT:
            state.push(DiscardTactic(self.seat))


def draw(state: GreatWall, deck: int) -> i64:
    """Choose a random card of a deck."""
    return pick(deck, state.rng.below(count_bits(deck)))


class DiscardTactic(Step):
    """Too many tactics in hand."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return [move(DISCARD, card, 0, 0) for card in bits(state.clans[self.seat].tactics)]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        card = CARD[first_of(action)]
        clan.tactics &= ~card
        state.tactic_discard |= card
        if state.recording:
            state.emit("tactic_discarded", self.seat, {"card": state.deck.tactics[first_of(action)].name})
        if count_bits(clan.tactics) > HAND_LIMIT:
            state.push(self)
