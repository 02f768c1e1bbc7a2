"""What things are worth to one seat: resources, soldiers, hordes and breaches, by the time left to use them."""

import math
from typing import Final

from mypy_extensions import i64

from crenel.bots.great_wall.cards import CardValuation
from crenel.bots.great_wall.module import ModuleWorth
from crenel.bots.great_wall.weights import Weights
from crenel.games.great_wall.board import (
    ARCHER,
    ARCHER_HONOR,
    CHI,
    CLEAR_CHI,
    CLERK_GOLD,
    GOLD,
    HORSEMAN,
    PRESENCE_HONOR,
    RESOURCES,
    SECTIONS,
    SHAME_COST,
    TOP_WALL,
    WALL_COST,
)
from crenel.games.great_wall.cards import GRID, NO_REWARD, REWARD_HONOR, REWARD_TACTIC
from crenel.games.great_wall.clan import Clan
from crenel.games.great_wall.clerks import SendHome
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.scoring import artifact_honor
from crenel.games.great_wall.seasons.fall import NextCard
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import FALL, WINTER, GreatWall
from crenel.games.great_wall.vocabulary import HORDE_DEFEATED, YOU_DEFEAT

AHEAD: Final = 20.0  # honor: a lead of more counts no more
NEAR: Final = 0.3  # of the cost of all walls that end the game: with less of it built nobody thinks of that
UNKNOWN: Final = -1e9  # worth that nobody has asked for yet
LATE: Final = 0.3  # of a turn: what winter's arrows may still change


# What a wall of each level still costs until it is finished.
WALL_LEFT: Final[list[i64]] = [sum(WALL_COST[level:]) for level in range(TOP_WALL + 1)]


def years_left(state: GreatWall) -> int:
    """Springs to come; 0 if this winter ends the game."""
    if state.end_reason():
        return 0
    years = len(state.layout.hordes) - 1 - int(state.year)
    # An empty pool of shame ends the game before.
    return min(years, int(float(state.shame) / max(shame_a_year(state), 0.1) + 0.5))


def shame_a_year(state: GreatWall) -> float:
    """Shame tokens taken per year so far."""
    past = float(state.year) + (1.0 if state.season == WINTER else 0.5)
    return float(state.layout.shame - state.shame) / past


def turns_this_year(state: GreatWall) -> int:
    """Command cards to be resolved this year after the current one."""
    if state.season == WINTER:
        return 0
    if state.season == FALL:
        for step in state.stack:
            if isinstance(step, NextCard):
                return len(state.track) - 1 - int(step.slot)
        return 0
    return len(state.track)


class Valuation:
    """The worth of everything for one seat in one state."""

    def __init__(
        self, state: GreatWall, seat: int, weights: Weights, cards: CardValuation, worths: list[ModuleWorth]
    ) -> None:
        self.state: GreatWall = state
        self.seat: int = seat
        self.w: Weights = weights
        self.cards: CardValuation = cards
        self.worths: list[ModuleWorth] = worths  # of the table's modules
        self.clan: Clan = state.clans[seat]
        self.years: int = years_left(state)
        self.soon: int = turns_this_year(state)
        self.turns: float = float(self.soon + self.years * len(state.track))
        self.winters: int = self.years + (0 if state.season == WINTER else 1)
        self.fade: float = min(1.0, self.turns / weights.spend_turns)
        self.rates: list[float] = [rate * self.fade for rate in cards.rates]
        self.shame: float = weights.shame if self.years else float(SHAME_COST)
        for module in worths:
            self.shame = module.shame(state, self.shame)
        self.shames: float = float(self.clan.shames())
        self.coming: float = weights.gloom * self.years * shame_a_year(state) / int(state.seats)
        self.relief: float = max(0.0, weights.relief * self.shame / float(CLEAR_CHI) - self.rates[CHI])
        self.echo: list[float] = cards.echo(self.clan)
        self.watch: float = cards.watch(self.clan) * self.years
        self.rivalry: float = weights.rivalry / max(1, int(state.seats) - 1)
        self.rivals: list[bool] = [self._rival(clan) for clan in range(len(state.clans))]
        self.claim: float = self.artifact("horde")  # what artifacts and modules add to a claimed horde
        for module in worths:
            self.claim = module.claim(state, seat, self.claim)
        self.rout: float = 0.0  # what a defeated horde is worth, whoever claims it
        for module in worths:
            self.rout = module.rout(self, self.rout)
        self.ruin: float = 0.0  # what a breach costs besides shame and deaths
        for module in worths:
            self.ruin = module.ruin(state, self.ruin)
        self.thirst: float = 0.0  # what gold is worth more because artifacts count whom it hires
        self.wanted: float = 0.0  # so much gold
        self._crave_gold()
        self.asked: list[float] = [0.0] * RESOURCES  # what each is worth more because a module asks for it
        self.kept: list[float] = [0.0] * RESOURCES  # so many
        for module in worths:
            module.ask(self)
        self.sally: float = weights.sally if self._orders_attack() else weights.called
        self.cut: int = len(state.layout.hordes) - 1 - int(state.year)  # years that finished walls would take
        self.leading: list[float] = []  # the lead, once it was asked for
        self.bests: list[float] = [UNKNOWN] * (SECTIONS * int(self.clan.kinds))  # by section and kind, once asked for
        # With two players walls come to an end by themselves; with more it takes who wants it.
        self.push: float = weights.race * float(max(0, int(state.seats) - 2))
        self.busy: i64 = 0  # places that are being resolved: their clerks have had their use
        for step in state.stack:
            if isinstance(step, SendHome):
                self.busy |= 1 << int(step.place)

    def _rival(self, clan: i64) -> bool:
        """Whether honor of that clan is a loss."""
        rival = clan != self.seat and self.state.clans[clan].rules.scores
        for module in self.worths:
            rival = module.rival(self.state, self.seat, clan, rival)
        return rival

    def _orders_attack(self) -> bool:
        """Whether a card that sends soldiers of rest zones to attack is in hand."""
        for card in bits(self.clan.commands):
            for box in self.state.deck.commands[card].boxes:
                if box.owner and box.attack in ("all", "rest"):
                    return True
        return False

    def artifact(self, per: str) -> float:
        """What the artifacts in play give for one more of something."""
        total = 0.0
        for artifact in self.state.artifacts:
            row = self.state.deck.artifacts[artifact]
            if row.get("per") == per:
                total += float(row.get("honor", 0))
        return total

    def _crave_gold(self) -> None:
        if self.turns == 0:
            return
        advisors = float(self.clan.advisors())
        by_clerk = self.artifact("clerk") / float(CLERK_GOLD)
        by_advisor = self.artifact("advisor") / (advisors + 1)
        if by_clerk >= by_advisor and self.clan.reserve:
            self.wanted = float(CLERK_GOLD * self.clan.reserve)
            self.thirst = self.w.crave * by_clerk
        elif by_advisor:
            self.wanted = 2 * advisors + 3
            self.thirst = self.w.crave * by_advisor

    def standing(self, clan: i64) -> float:
        """The honor a clan would have if the game ended now, as far as all can see."""
        pieces = self.state.clans[clan]
        total = float(pieces.score())
        for shames in pieces.shamed:
            total -= float(SHAME_COST * shames)
        for place in range(len(pieces.claimed)):
            if pieces.shame_on_hordes[place] == 0:
                total += float(self.state.deck.hordes[pieces.claimed[place] // SECTIONS].honor)
        for artifact in self.state.artifacts:
            total += float(artifact_honor(self.state, clan, artifact))
        return total

    def cut_short(self) -> float:
        """What it is worth that the game ends with this year: the years to come, and being ahead."""
        return self.w.year * float(self.cut) + self.w.lead * self.lead()

    def lead(self) -> float:
        """The honor by which this seat would be ahead of its best rival if the game ended now; no more than counts."""
        if not self.leading:
            rivals = [self.standing(clan) for clan in range(len(self.rivals)) if self.rivals[clan]]
            ahead = self.standing(self.seat) - max(rivals) if rivals else 0.0
            self.leading.append(max(-AHEAD, min(AHEAD, ahead)))
        return self.leading[0]

    def race(self, section: i64) -> float:
        """Return what it is worth that walls are near the end of the game, to whoever is ahead (or behind: a loss);
        with one more level in a section, or as they are (-1).
        """
        if self.cut <= 0 or self.push <= 0.0:
            return 0.0
        missing: list[i64] = []
        for each in self.state.layout.sections:
            level = self.state.wall[each] + (1 if each == section else 0)
            missing.append(WALL_LEFT[level])
        missing.sort()
        walls = int(self.state.layout.walls)
        left = 0.0
        for cost in missing[:walls]:
            left += float(cost)
        near = 1.0 - left / float(WALL_LEFT[0] * walls)
        if near <= NEAR:
            return 0.0
        # A level that is only planned may end the game.
        ends = self.w.lead if section >= 0 and left == 0.0 else 0.0
        return (self.push * near * near + ends) * self.lead()

    def shelter(self, level: i64) -> float:
        """What a wall of a level spares in the winters to come. It stays, unlike barricades."""
        return self.w.shelter * float(self.state.layout.wall_defence[level]) * float(self.years)

    # ------------------------------------------------------------ resources

    def stock(self, resource: i64, count: i64) -> float:
        """The worth of an amount of a resource."""
        few = min(float(count), self.w.plenty)
        worth = self.rates[resource] * (few + self.w.surplus * (float(count) - few))
        worth += self.w.scarce * self.fade * min(float(count), self.w.few)
        if resource == CHI and self.years:
            # Some of it will buy off shame.
            worth += self.relief * min(float(count), float(CLEAR_CHI) * (self.shames + self.coming))
        elif resource == GOLD:
            worth += self.thirst * min(float(count), self.wanted)
        return worth + self.asked[resource] * min(float(count), self.kept[resource])

    def gain(self, resource: i64, count: i64) -> float:
        """The worth of gaining (or losing) an amount of a resource."""
        have = self.clan.stock[resource]
        return self.stock(resource, have + count) - self.stock(resource, have)

    def resources(self) -> float:
        total = 0.0
        for resource in range(RESOURCES):
            total += self.stock(resource, self.clan.stock[resource])
        return total

    def price(self, price: list[i64]) -> float:
        total = 0.0
        for resource in range(RESOURCES):
            if price[resource]:
                total -= self.gain(resource, -price[resource])
        return total

    # ------------------------------------------------------------ overseers and soldiers

    def level(self, place: i64) -> float:
        """One level of an overseer: income, and more when the place activates."""
        return self.cards.rates[place] * (float(self.years) + self.w.visits * self.turns)

    def resting(self, soldier: i64) -> float:
        """A soldier in a rest zone."""
        worth = self.w.rest_spearman  # and kinds that modules bring
        if soldier == ARCHER:
            worth = self.w.rest_archer
        elif soldier == HORSEMAN:
            worth = self.w.rest_horseman
        return worth * min(1.0, self.turns / 5)

    def stationed(self, section: i64, soldier: i64) -> float:
        """A soldier in the rest zone of that section: he may be called to attack from there."""
        rest = self.resting(soldier)
        if self.turns == 0 or not self.state.hordes[section]:
            return rest
        return rest + self.sally * max(0.0, self.best_in(section, soldier) - rest)

    def on_wall(self, section: i64) -> float:
        """An archer on that wall. Where no horde stands, this winter's arrow is lost."""
        if self.state.hordes[section] or self.winters == self.years:
            return self.posted()
        return self.posted() - self.w.shot

    def posted(self) -> float:
        """An archer on a wall: arrows in winter, and honor for hordes defeated before it."""
        return self.w.shot * float(self.winters) + self.w.defeats * self.turns * float(ARCHER_HONOR)

    # ------------------------------------------------------------ hordes

    def fall(self, spots: float) -> float:
        """The chance that a horde with that many open spots is defeated."""
        time = self.turns + LATE
        return time / (time + self.w.falls * spots)

    def stake(self, horde: Horde, section: i64, mine: i64, others: i64, most: i64, spots: i64) -> float:
        """The worth of a horde by its spots: this seat's, its rivals', those of the best other clan, and open ones."""
        hope = self.fall(float(spots))
        honor = self.rout + float(ARCHER_HONOR * self.clan.archers(section))
        won = self.winning(mine, most, spots) if mine else 0.0
        if mine:
            claim = float(horde.card.honor) + self.claim + self.echo[YOU_DEFEAT]
            honor += float(PRESENCE_HONOR) + self.echo[HORDE_DEFEATED] + won * claim
        if others:
            honor -= self.rivalry * (float(PRESENCE_HONOR) + (1.0 - won) * float(horde.card.honor))
        return hope * honor

    def winning(self, mine: i64, most: i64, spots: i64) -> float:
        """The chance to have most soldiers on a horde in the end."""
        if spots == 0:
            return 1.0 if mine > most else 0.0
        square = float(mine * mine)
        return square / (square + float(most * most) + 0.6 * float(spots))

    def counted(self, horde: Horde) -> tuple[i64, i64, i64, i64]:
        """Spots of a horde: this seat's, its rivals', those of the best other clan (by tea in a tie), and open ones."""
        by_clan: list[i64] = [0] * len(self.state.clans)
        open_spots: i64 = 0
        for spot in range(GRID):
            if horde.free(spot):
                open_spots += 1
            else:
                owner = horde.owner(spot)
                if owner >= 0:
                    by_clan[owner] += 1
        mine = by_clan[self.seat]
        others: i64 = 0
        most: i64 = 0
        above = True
        for clan in self.state.tea:
            if clan == self.seat:
                above = False
                continue
            if self.rivals[clan]:
                others += by_clan[clan]
            # Who is above wins ties; who is below must have one more.
            rival = by_clan[clan] if above else by_clan[clan] - 1
            most = max(most, rival)
        return mine, others, most, open_spots

    def hordes(self) -> float:
        """All hordes, less the danger of breaches."""
        total = 0.0
        for section in self.state.layout.sections:
            hordes = self.state.hordes[section]
            if not hordes:
                continue
            absent = 0.0
            lost = 0.0
            for horde in hordes:
                mine, others, most, spots = self.counted(horde)
                total += self.stake(horde, section, mine, others, most, spots)
                if mine == 0:
                    absent += 1.0 if spots else 0.2
                else:
                    lost += 0.5
            if self.clan.archers(section):
                lost += self.posted() * float(self.clan.archers(section)) + self.watch
            total -= self.breach(section) * (absent * self.shame + lost + self.ruin)
        return total

    def breach(self, section: i64) -> float:
        """The chance that the section is breached this winter."""
        margin = float(self.state.power(section) - self.state.defence(section)) - 0.5
        chance = 1 / (1 + math.exp(-margin / (self.w.fear + self.w.calm * self.soon)))
        for module in self.worths:
            chance = module.breach(self, section, chance)
        return chance

    # ------------------------------------------------------------ strikes

    def reward(self, horde: Horde, spot: i64) -> float:
        reward = horde.card.reward[spot]
        if reward == NO_REWARD:
            return 0.0
        if reward < RESOURCES:
            return self.gain(reward, 1)
        if reward == REWARD_TACTIC:
            return self.cards.draw * self.fade
        return float(reward - REWARD_HONOR)

    def strike(self, section: i64, row: i64, spot: i64, way: i64, soldier: i64) -> float:
        """The worth of a soldier on that spot."""
        horde = self.state.horde_at(section, row)
        assert horde is not None
        return self.cover(horde, section, soldier) + self.rewards(horde, spot, way, soldier)

    def rewards(self, horde: Horde, spot: i64, way: i64, soldier: i64) -> float:
        kind = self.state.layout.soldiers[soldier]
        if kind.shoots:
            # Others would have taken it.
            return -0.2 * self.reward(horde, spot)
        found = 0.0
        for each in kind.covered(horde, way, spot):
            if horde.free(each):
                found += self.reward(horde, each)
        return found

    def cover(self, horde: Horde, section: i64, soldier: i64) -> float:
        """The worth of covering one more spot (a horseman: two) by a soldier of this seat, or by an archer's wound."""
        for module in self.worths:
            found = module.cover(self, horde, section, soldier)
            if found is not None:
                return found
        mine, others, most, spots = self.counted(horde)
        kind = self.state.layout.soldiers[soldier]
        width: i64 = len(kind.shape.spots[0][0])
        before = self.stake(horde, section, mine, others, most, spots)
        if kind.shoots:
            return self.stake(horde, section, mine, others, most, spots - 1) - before
        after = self.stake(horde, section, mine + width, others, most, spots - width)
        safe = self.shame * self.breach(section) if mine == 0 else 0.0
        return after - before + safe

    def best_strike(self, soldier: i64) -> float:
        """The best that a new soldier could do now, attacking or resting."""
        best = self.resting(soldier)
        for section in self.state.layout.sections:
            best = max(best, self.best_in(section, soldier))
        return best

    def best_in(self, section: i64, soldier: i64) -> float:
        """The best that a new soldier could do in a section; -1 if nothing."""
        place = section * self.clan.kinds + soldier
        if self.bests[place] == UNKNOWN:
            self.bests[place] = self._best_in(section, soldier)
        return self.bests[place]

    def _best_in(self, section: i64, soldier: i64) -> float:
        kind = self.state.layout.soldiers[soldier]
        if kind.shoots and self.state.free_firing_spots(section) <= 0:
            return -1.0
        best = -1.0
        for horde in self.state.hordes[section]:
            if not kind.reaches(horde):
                continue
            found = self.best_spot(horde, soldier)
            if found > -1.0:
                best = max(best, found + self.cover(horde, section, soldier))
        if kind.shoots:
            for module in self.worths:
                stays_there = module.on_wall(self, section, soldier)
                if stays_there is not None:
                    return max(best, 0.0) + stays_there * (1.0 - self.breach(section))
            stays = self.on_wall(section) + (self.watch if self.clan.archers(section) == 0 else 0.0)
            return max(best, 0.0) + stays * (1.0 - self.breach(section))
        return best

    def best_spot(self, horde: Horde, soldier: i64) -> float:
        """The best reward for a soldier on a horde; -1 if there is no room for him."""
        best = -1.0
        kind = self.state.layout.soldiers[soldier]
        for spot in range(GRID):
            for way in range(len(kind.shape.ways)):
                if kind.fits(horde, way, spot):
                    best = max(best, self.rewards(horde, spot, way, soldier))
        return best
