"""Laying out the table: hordes, artifacts, generals and advisors, tea order."""

from mypy_extensions import i64

from crenel.games.great_wall.board import ARTIFACTS, RESOURCES, SECTIONS
from crenel.games.great_wall.cards import COMMANDS_EACH
from crenel.games.great_wall.clan import Clan
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.moves import LEAD, first_of, move, second_of
from crenel.games.great_wall.places.embassy import RefillRow
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.seasons.fall import Fall
from crenel.games.great_wall.seasons.spring import Invade, Spring, hordes_due, turn_up_next
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics, draw
from crenel.kernel.game import Game
from crenel.kernel.state import State, Step, Together


def lay_out(game: Game, layout: Layout) -> GreatWall:
    """The table before the first card is drawn."""
    state = GreatWall(game, layout)
    deck = layout.deck
    for number in range(len(layout.clans)):
        clan = Clan(layout.clans[number])
        clan.clear(layout.soldiers_of(number), len(layout.places), len(layout.sources), layout.start_clerks)
        state.clans.append(clan)
    state.tea = list(range(len(state.clans)))
    state.track = [-1] * len(state.clans)
    state.hordes = [[] for _ in range(SECTIONS)]
    state.wall = [0] * SECTIONS
    state.barricades = [layout.barricades if section in layout.sections else 0 for section in range(SECTIONS)]
    state.warehouse = [0, 0, 0]
    state.shame = layout.shame
    state.tactic_deck = CARD[len(deck.tactics)] - 1
    state.advisor_deck = CARD[len(deck.advisors)] - 1
    state.horde_deck = layout.horde_cards
    state.parts = [module.new_part(state) for module in layout.modules]
    state.push(SetUp(-1))
    return state


class SetUp(Step):
    """Draw and deal what lies on the table at the start, and ask everybody for a leader."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.layout.set_up.carry_out(state)
        state.push(Spring(-1))
        state.push(Fall(-1))
        state.layout.opening.push(state)


# ---------------------------------------------------------------- what is drawn first


class DrawArtifacts(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.artifacts = draw_some(state, len(state.deck.artifacts), ARTIFACTS)


class TurnUpHorde(Phase):
    """The back of the top horde card shows."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        turn_up_next(state)


class DealLeaders(Phase):
    """Two generals and two advisors for each player, and the command cards."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        generals = draw_some(state, len(state.deck.generals), 2 * int(state.seats))
        for seat in range(state.seats):
            pieces = state.clans[seat]
            pieces.commands = CARD[COMMANDS_EACH] - 1
            pieces.dealt_generals = generals[2 * seat : 2 * seat + 2]
            pieces.dealt_advisors = (int(draw_advisor(state)), int(draw_advisor(state)))


def draw_some(state: GreatWall, cards: int, count: int) -> tuple[int, ...]:
    """Draw different cards out of so many."""
    lots: list[int] = list(range(cards))
    state.rng.shuffle(lots)
    return tuple(lots[:count])


def draw_advisor(state: GreatWall) -> i64:
    card = draw(state, state.advisor_deck)
    state.advisor_deck &= ~CARD[card]
    return card


# ---------------------------------------------------------------- before the first fall


class FirstHordes(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Invade(-1, hordes_due(state, state.layout.first_hordes)))


class Leaders(Phase):
    """Everybody chooses a general and an advisor."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(ChooseLeaders(-1))


class FirstAdvisors(Phase):
    """The row of advisors is laid out."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(RefillRow(-1))


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
            clan.active = CARD[second_of(answers[seat])]
            for advisor in clan.dealt_advisors:
                if advisor != second_of(answers[seat]):
                    clan.support = CARD[advisor]
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
            if state.clans[seat].rules.person:
                state.push(DrawTactics(seat, state.deck.generals[state.clans[seat].general].start_tactics))

    def tea_order(self, state: GreatWall) -> list[i64]:
        """The highest tea value on top, automas at the bottom."""
        players = sorted(range(state.seats), key=lambda seat: -state.deck.generals[state.clans[seat].general].tea)
        return players + list(range(state.seats, len(state.clans)))
