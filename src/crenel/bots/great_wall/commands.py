"""The worth of command cards: what one would bring this year, what the hand is worth for the years to come, and when
taking the discarded ones back pays.
"""

import math
from typing import Final

from mypy_extensions import i64

from crenel.bots.great_wall.places import PlaceValuation
from crenel.bots.great_wall.valuation import Valuation
from crenel.games.great_wall.board import BARRACKS, CARD_HONOR, PRODUCTION
from crenel.games.great_wall.cards import BETRAYAL, Command
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.moves import COMMAND, COPY, DONE, first_of, verb_of
from crenel.games.great_wall.seasons.turn import crosses
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.vocabulary import RECLAIMED

HANDS: Final = 20_000  # hands of command cards whose worth is kept


class CommandValuation:
    """The command cards of one seat in one state."""

    def __init__(self, valuation: Valuation) -> None:
        self.p: Valuation = valuation

    # ------------------------------------------------------------ the years to come

    def hand(self) -> float:
        """The cards in hand: the best of them each year, and honor for those that lie there, or what taking them back
        brings.
        """
        p = self.p
        falls = p.years + (1 if p.soon == len(p.state.track) else 0)
        played = int(p.clan.command) if falls == p.years else int(NO_CARD)
        echo = p.echo[RECLAIMED]
        key = (int(p.clan.commands), int(p.clan.discarded), played, falls, int(p.clan.clerks()), echo)
        found = p.cards.hands.get(key)
        if found is None:
            if len(p.cards.hands) >= HANDS:
                p.cards.hands.clear()
            found = self._hand(falls, played)
            p.cards.hands[key] = found
        return found

    def _hand(self, falls: int, played: int) -> float:
        """The same with so many falls to come. `played` lies on the track and will be discarded."""
        p = self.p
        hand = sorted((self.plain(card) for card in bits(p.clan.commands)), reverse=True)
        back = sorted((self.plain(card) for card in bits(p.clan.discarded) if card != BETRAYAL), reverse=True)
        gone = 1 if (p.clan.discarded >> BETRAYAL) & 1 else 0
        if played >= 0:
            if played == BETRAYAL:
                gone += 1
            else:
                back.append(self.plain(played))
            return self._summer(hand, back, gone, falls)
        return self._fall(hand, back, gone, falls)

    def plain(self, card: i64) -> float:
        """The worth of a command card in any year."""
        w = self.p.w
        own = (w.despotism, w.economy, w.work_harder, w.attack_order, w.raise_banners, w.betrayal)[card]
        box = self.p.state.deck.commands[card].boxes[0]
        return w.variety * (own + 0.8 * float(min(box.move, self.p.clan.clerks())))

    def _fall(self, hand: list[float], back: list[float], gone: int, falls: int) -> float:
        """The best card of the hand is played; so many falls are to come, this one among them."""
        if falls <= 0 or not hand:
            return 0.0
        return hand[0] + self._summer(hand[1:], [*back, hand[0]], gone, falls - 1)

    def _summer(self, hand: list[float], back: list[float], gone: int, falls: int) -> float:
        """Take the cards back, or leave them for honor, whichever is better."""
        if falls <= 0:
            return 0.0
        again = self.p.echo[RECLAIMED] + self._fall(sorted(hand + back, reverse=True), [], gone, falls)
        if not hand:
            return again
        return max(again, float(CARD_HONOR * (len(back) + gone)) + self._fall(hand, back, gone, falls))

    # ------------------------------------------------------------ this year

    def choose(self, actions: list[int]) -> int:
        """The card that brings most."""
        worths = self.worths(actions)
        return actions[worths.index(max(worths))]

    def lots(self, actions: list[int]) -> list[float]:
        """Return how often to choose each card, so that nobody foresees it: the less it brings than the best, the
        rarer.
        """
        worths = self.worths(actions)
        best = max(worths)
        return [math.exp((worth - best) / self.p.w.mix) for worth in worths]

    def worths(self, actions: list[int]) -> list[float]:
        """Return what each card brings now, less what it would bring in a year to come."""
        places = PlaceValuation(self.p)
        return [self.now(places, action) - self._spared(action) for action in actions]

    def _spared(self, action: int) -> float:
        return self.p.w.spare * self.plain(first_of(action)) if verb_of(action) == COMMAND and self.p.years else 0.0

    def now(self, places: PlaceValuation, action: int) -> float:
        """What a card (chosen, or copied from another clan) would bring this year."""
        p = self.p
        deck = p.state.deck
        if verb_of(action) == DONE:
            return places.plan(min(2, int(p.clan.free_clerks)), False, 0)[0]
        name = (
            p.state.command_name(first_of(action)) if verb_of(action) == COPY else deck.commands[first_of(action)].name
        )
        card = next(command for command in deck.commands if command.name == name)
        if card.index == BETRAYAL:
            return self._betrayal(places)
        return self._boxes(places, card)

    def _betrayal(self, places: PlaceValuation) -> float:
        """The best card to expect of another player: the average of a hand, since all know what is left in it."""
        p = self.p
        best = places.plan(min(2, int(p.clan.free_clerks)), False, 0)[0]
        for clan in range(int(p.state.seats)):
            hand = [card for card in bits(p.state.clans[clan].commands) if card != BETRAYAL]
            if clan != p.seat and hand:
                worth = [self._boxes(places, p.state.deck.commands[card]) for card in hand]
                best = max(best, sum(worth, 0.0) / len(worth))
        return best

    def _partners(self, name: str) -> float:
        """Copies of a command card to expect on the track: those that lie there, or may be chosen now."""
        p = self.p
        found = float(p.state.partners(name))
        for clan in range(int(p.state.seats)):
            pieces = p.state.clans[clan]
            if clan != p.seat and pieces.command < 0:
                hand = bits(pieces.commands)
                if any(p.state.deck.commands[card].name == name for card in hand):
                    found += 1.0 / len(hand)
        return found

    def _boxes(self, places: PlaceValuation, card: Command) -> float:
        """What the boxes of a card would bring its owner this year."""
        p = self.p
        first = card.boxes[0]
        often = 1.0 + float(crosses(p.clan, p.state.deck))
        more = often * float(first.more) * self._partners(first.partner) if first.partner else 0.0
        moves = min(int(float(first.move) + more + 0.5), int(p.clan.free_clerks))
        worth = places.plan(moves, False, 0)[0]
        for box in card.boxes:
            if not box.owner:
                continue
            if box.advanced:
                partners = often * self._partners(box.partner) if box.partner else 0.0
                worth += p.w.despotism * min(float(box.advances) + float(box.more) * partners, 2.0)
            elif box.upgrade:
                gains = sorted((places.upgrade(place, box.less) for place in range(PRODUCTION)), reverse=True)
                worth += sum(gains[: int(box.upgrade)], 0.0)
            elif box.banners:
                worth += 0.5 * (places.use(BARRACKS, 3) - places.use(BARRACKS, 2))
            elif box.attack:
                worth += self._attacks(box.attack)
        return worth

    def _attacks(self, who: str) -> float:
        """What soldiers in rest zones, or archers on walls, could attack now."""
        p = self.p
        total = 0.0
        for section in p.state.layout.sections:
            if who in ("rest", "all"):
                for soldier in range(p.clan.kinds):
                    count = float(p.clan.resting(section, soldier))
                    if count:
                        total += count * 0.85 * max(0.0, p.best_in(section, soldier) - p.resting(soldier))
            if who in ("firing", "all") and p.state.hordes[section]:
                total += 0.6 * float(p.clan.archers(section))
        return total
