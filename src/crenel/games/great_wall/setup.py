"""Laying out the table: hordes, artifacts, generals and advisors, tea order."""

from mypy_extensions import i64

from crenel.games.great_wall.automa.reed import REED_CLERKS
from crenel.games.great_wall.board import (
    ARTIFACTS,
    BARRACKS,
    BARRICADES,
    HORSEMAN,
    PRODUCTION,
    RESOURCES,
    SECTIONS,
    SIDES,
    SPEARMAN,
)
from crenel.games.great_wall.cards import COMMANDS_EACH, Deck
from crenel.games.great_wall.clan import FROM_CARDS, PLAYER, QIN, REED, Clan
from crenel.games.great_wall.moves import LEAD, first_of, move, second_of
from crenel.games.great_wall.places.embassy import RefillRow
from crenel.games.great_wall.seasons.fall import Fall
from crenel.games.great_wall.seasons.spring import Invade, Spring, turn_up_next
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics
from crenel.kernel.game import Game
from crenel.kernel.state import BIT, State, Step, Together


def lay_out(game: Game, seats: int, deck: Deck) -> GreatWall:
    """The table before the first card is drawn."""
    state = GreatWall(game, seats)
    state.deck = deck
    state.side = SIDES[seats]
    for _ in range(seats):
        state.clans.append(Clan(PLAYER))
    if seats == 1:
        state.clans.append(Clan(QIN))
    if seats <= 2:
        state.clans.append(Clan(REED))
    for clan in state.clans:
        clan.clear()
    state.tea = list(range(len(state.clans)))
    state.track = [-1] * len(state.clans)
    state.hordes = [[] for _ in range(SECTIONS)]
    state.wall = [0] * SECTIONS
    state.barricades = [BARRICADES if section in state.side.sections else 0 for section in range(SECTIONS)]
    state.warehouse = [0, 0, 0]
    state.shame = state.side.shame
    state.tactic_deck = BIT[len(deck.tactics)] - 1
    state.advisor_deck = BIT[len(deck.advisors)] - 1
    for number in range(len(deck.hordes) * SECTIONS):
        if number % SECTIONS in state.side.sections:
            state.horde_deck |= BIT[number]
    state.push(SetUp(-1))
    return state


class SetUp(Step):
    """Draw artifacts and hordes, deal generals and advisors, and ask everybody for a leader."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.artifacts = draw_some(state, len(state.deck.artifacts), ARTIFACTS)
        turn_up_next(state)
        self.lay_automas(state)
        generals = draw_some(state, len(state.deck.generals), 2 * int(state.seats))
        for seat in range(state.seats):
            clan = state.clans[seat]
            clan.commands = BIT[COMMANDS_EACH] - 1
            clan.dealt_generals = generals[2 * seat : 2 * seat + 2]
            clan.dealt_advisors = (int(draw_advisor(state)), int(draw_advisor(state)))
        state.push(Spring(-1))
        state.push(Fall(-1))
        state.push(RefillRow(-1))
        state.push(ChooseLeaders(-1))
        state.push(Invade(-1, state.side.first_hordes))

    def lay_automas(self, state: GreatWall) -> None:
        for clan in state.clans:
            if clan.kind == REED:
                clan.free_clerks = 0
                clan.reserve = 0
                clan.pool = [clan.pool[SPEARMAN], 0, 0]
                for place in range(REED_CLERKS):
                    clan.at[place] = 1
            elif clan.kind == QIN:
                clan.free_clerks += clan.reserve
                clan.reserve = 0
                for place in range(PRODUCTION):
                    soldier: i64 = HORSEMAN if place < 2 else SPEARMAN
                    clan.levels[place] = 1
                    clan.overseers[place] = soldier
                    clan.pool[soldier] -= 1
                clan.support = BIT[draw_advisor(state)] | BIT[draw_advisor(state)]
                clan.honor[FROM_CARDS] = int(str(state.options["rival_honor"]))
                track: list[int] = [*range(PRODUCTION), BARRACKS]
                state.rng.shuffle(track)
                state.qin_track = list(track)
                state.qin_deck = BIT[COMMANDS_EACH] - 1


def draw_some(state: GreatWall, cards: int, count: int) -> tuple[int, ...]:
    """Different cards out of so many."""
    lots: list[int] = list(range(cards))
    state.rng.shuffle(lots)
    return tuple(lots[:count])


def draw_advisor(state: GreatWall) -> i64:
    from_deck = [card for card in range(len(state.deck.advisors)) if state.advisor_deck & BIT[card]]
    card = from_deck[state.rng.below(len(from_deck))]
    state.advisor_deck &= ~BIT[card]
    return card


class ChooseLeaders(Together):
    """Everybody picks one of two generals and which of two advisors is active; the other one supports."""

    def options_of(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, GreatWall)
        clan = state.clans[seat]
        return [move(LEAD, general, advisor, 0) for general in clan.dealt_generals for advisor in clan.dealt_advisors]

    def reveal(self, state: State, answers: list[int]) -> None:
        assert isinstance(state, GreatWall)
        for seat in range(len(answers)):
            clan = state.clans[seat]
            clan.general = first_of(answers[seat])
            clan.active = BIT[second_of(answers[seat])]
            for advisor in clan.dealt_advisors:
                if advisor != second_of(answers[seat]):
                    clan.support = BIT[advisor]
            clan.dealt_generals = ()
            clan.dealt_advisors = ()
            general = state.deck.generals[clan.general]
            for resource in range(RESOURCES):
                clan.stock[resource] = general.start[resource]
            if state.recording:
                active = state.deck.advisors[second_of(answers[seat])].name
                state.emit("leader_chosen", seat, {"general": general.name, "advisor": active})
        state.tea = self.tea_order(state)
        for seat in reversed(state.tea):
            if state.clans[seat].kind == PLAYER:
                state.push(DrawTactics(seat, state.deck.generals[state.clans[seat].general].start_tactics))

    def tea_order(self, state: GreatWall) -> list[i64]:
        """The highest tea value on top; Qin Jiushao and then the Reed clan at the bottom."""
        players = [seat for seat in range(len(state.clans)) if state.clans[seat].kind == PLAYER]
        players = sorted(players, key=lambda seat: -state.deck.generals[state.clans[seat].general].tea)
        return players + [seat for seat in range(len(state.clans)) if state.clans[seat].kind != PLAYER]
