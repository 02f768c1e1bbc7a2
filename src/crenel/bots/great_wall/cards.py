"""The worth of cards: what an effect brings, times how often its event happens per year."""

from typing import Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.bots.great_wall.weights import Weights
from crenel.games.great_wall.board import BARRACKS, PRODUCTION
from crenel.games.great_wall.cards import Card, Deck, Op
from crenel.games.great_wall.clan import Clan
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.vocabulary import (
    ALL,
    OP_ABSOLVE,
    OP_ANY,
    OP_ATTACK,
    OP_BARRICADE,
    OP_CLEAR,
    OP_CLERK,
    OP_CLERKS,
    OP_DONATE,
    OP_FOLLOW,
    OP_HONOR,
    OP_INCOME,
    OP_PIERCE,
    OP_RECALL,
    OP_RECRUIT,
    OP_RESOURCE,
    OP_ROUSE,
    OP_SAVE,
    OP_SUPPLY,
    OP_TACTIC,
    OP_TEA,
    OP_UPGRADE,
    OP_WOUND,
    PER_ARCHER_SECTIONS,
    PER_LEVEL,
)

# How often per year an event happens to one player, as counted in games.
YEARLY: Final[dict[str, float]] = {
    "never": 0.0,
    "horde_defeated": 0.9,
    "you_defeat": 0.45,
    "attack": 1.0,
    "last_wound": 0.6,
    "killed": 0.7,
    "command_over": 1.0,
    "recruit": 0.7,
    "activation_over": 1.0,
    "upgrade": 1.6,
    "tactic_played": 0.4,
    "others_box": 2.4,
    "wall_built": 0.45,
    "barricade_built": 0.6,
    "donated": 1.8,
    "income": 1.0,
    "shamed": 1.6,
    "hired": 0.9,
    "tea_raised": 0.6,
    "gathered": 4.0,
    "revealed": 2.4,
    "crowded": 0.5,
    "reclaimed": 0.4,
    "winter": 1.0,
    "marched": 1.5,
    "invaded": 0.9,
    "breached": 0.8,
    "others_wall": 0.8,
}
PARTLY: Final = 0.6  # part of those events that are about one kind of soldier or place
GATHERINGS: Final[list[float]] = [0.8, 1.0, 1.4, 0.5, 1.2]  # a year, at the places of production and the barracks
DRAWN: Final = 1.5  # a tactic drawn by a card
CROSS: Final = 2.0  # partner cards that count once more
ASIDE: Final = 2.0  # a soldier set aside
EACH: Final = 5.0  # all clerks counting for one more
OVERSEERS: Final = 3.0  # those that a clan may not have
SPENDINGS: Final = 4.0  # payments with gold a year
AGAIN: Final = 3.0  # a soldier who attacks again after each defeat that others lived through
MIXED: Final = 2.5  # overseers that bring what one needs
RECRUITS: Final = 1.4  # a year, of one kind

OP_WORTH: Final[dict[int, float]] = {
    OP_ANY: 0.9,
    OP_HONOR: 1.0,
    OP_CLEAR: 2.6,
    OP_CLERKS: 1.6,
    OP_ATTACK: 1.4,
    OP_UPGRADE: 2.6,
    OP_INCOME: 1.6,
    OP_WOUND: 0.5,
    OP_RECRUIT: 2.8,
    OP_BARRICADE: 1.0,
    OP_CLERK: 4.0,
    OP_TEA: 1.5,
    OP_RECALL: 1.2,
    OP_ROUSE: 0.8,
    OP_ABSOLVE: 1.6,
    OP_SUPPLY: 0.6,
    OP_DONATE: 0.9,
    OP_FOLLOW: 2.6,
    OP_PIERCE: 1.0,
}


class CardValuation:
    """The worth of every card of one deck."""

    def __init__(self, deck: Deck, weights: Weights, worths: list[ModuleWorth]) -> None:
        self.deck: Deck = deck
        self.w: Weights = weights
        self.often: dict[str, float] = dict(YEARLY)
        self.effects: dict[int, float] = dict(OP_WORTH)
        self.lasting: dict[str, float] = {}
        for module in worths:
            self.often.update(module.often)
            self.effects.update({deck.words.ops.index(word): worth for word, worth in module.effects.items()})
            self.lasting.update(module.lasting)
        self.rates: list[float] = [weights.wood, weights.stone, weights.gold, weights.chi]
        self.advisors: list[float] = [weights.active * self.yearly(card) for card in deck.advisors]
        self.generals: list[float] = [weights.support * self.yearly(card) for card in deck.generals]
        self.tactics: list[float] = [self._tactic(card) for card in deck.tactics]
        # A tactic not yet drawn: as good as the average one, if its event comes.
        self.draw: float = weights.draw * sum(self.tactics, 0.0) / max(1, len(self.tactics))
        self.echoes: dict[tuple[int, int, int], list[float]] = {}
        self.hands: dict[tuple[int, int, int, int, int, float], float] = {}  # of command cards

    def _op(self, op: Op) -> float:
        number = float(op.number)
        if op.kind == OP_RESOURCE:
            return self.rates[op.what] * number
        if op.kind == OP_TACTIC:
            return DRAWN * number
        if op.kind == OP_SAVE:
            return 3.5 if op.number == ALL else 1.5 * number
        if op.kind == OP_ATTACK and op.each:
            return 1.2 * OP_WORTH[OP_ATTACK]
        return self.effects[int(op.kind)] * number

    def effect(self, ops: list[Op]) -> float:
        """Return what the effects of a card are worth, once."""
        return sum((self._op(op) for op in ops), 0.0)

    def price(self, pay: list[i64]) -> float:
        return sum((self.rates[resource] * float(count) for resource, count in enumerate(pay)), 0.0)

    def yearly(self, card: Card) -> float:
        """What a lasting card brings per year; a general's per supporter."""
        often = self.often[self.deck.words.whens[card.when]]
        if card.what >= 0:
            often *= PARTLY
        times = 0.8 if card.per == PER_ARCHER_SECTIONS else 1.5 if card.per == PER_LEVEL else 1.0
        worth = often * max(0.0, times * self.effect(card.ops) - self.price(card.pay))
        for discount in card.discount:
            worth += RECRUITS * self.price(discount)
        if card.counts_place >= 0:
            each = self.rates[card.counts_place] if card.counts_place < PRODUCTION else 1.0
            often = GATHERINGS[card.counts_place] if card.counts_place <= BARRACKS else PARTLY
            worth += often * each * float(card.counts_more)
        return worth + 1.4 * float(card.free_save) + self._lasting(card)

    def _lasting(self, card: Card) -> float:
        """What a card changes for good, per year; a general's per supporter."""
        worth = CROSS * float(card.cross) + ASIDE * float(card.aside) + EACH * float(card.counts_each)
        for word, each in self.lasting.items():
            worth += each * float(card.row.get(word, 0))
        worth += SPENDINGS * float(card.spent) + AGAIN * float(card.again)
        for gains in card.strike:
            worth += RECRUITS * self.price(gains)
        return worth + (MIXED if card.mixes else 0.0)

    def led(self, general: i64) -> float:
        """What a general brings per year, with the supporter that everybody begins with."""
        return self.generals[general] - (OVERSEERS if self.deck.generals[general].no_overseers else 0.0)

    def _tactic(self, card: Card) -> float:
        """A tactic in hand: the better of its two effects."""
        boosted = self.effect(card.boosted) - self.rates[3] * float(card.cost)
        return self.w.tactic * max(self.effect(card.ops), boosted)

    # ------------------------------------------------------------ the cards of a clan

    def echo(self, clan: Clan) -> list[float]:
        """By event: what the clan's own cards gain from it."""
        key = (int(clan.active), int(clan.general), int(clan.supporters()))
        found = self.echoes.get(key)
        if found is None:
            found = [0.0] * len(self.deck.words.whens)
            for index in bits(clan.active):
                card = self.deck.advisors[index]
                found[card.when] += max(0.0, self.effect(card.ops) - self.price(card.pay))
            if clan.general >= 0:
                card = self.deck.generals[clan.general]
                found[card.when] += self.effect(card.ops) * float(min(clan.supporters(), card.most))
            self.echoes[key] = found
        return found

    def watch(self, clan: Clan) -> float:
        """What the general gains each year from a section with an archer."""
        if clan.general < 0 or self.deck.generals[clan.general].per != PER_ARCHER_SECTIONS:
            return 0.0
        return self.effect(self.deck.generals[clan.general].ops) * float(clan.supporters())

    def leaders(self, clan: Clan, years: float) -> float:
        """Advisors and the general, over so many years."""
        total = 0.0
        for index in bits(clan.active):
            total += self.advisors[index]
        if clan.general >= 0:
            most = float(self.deck.generals[clan.general].most)
            total += self.generals[clan.general] * min(float(clan.supporters()), most)
        return total * years

    def hand(self, clan: Clan) -> float:
        """The tactics in hand."""
        total = 0.0
        for index in bits(clan.tactics):
            total += self.tactics[index]
        return total
