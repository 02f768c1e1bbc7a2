"""The greedy bot at The Great Wall: it plays every mode well, and knows only what its seat may know."""

import random
from itertools import pairwise
from typing import cast

import pytest

from crenel import bots
from crenel.bots.great_wall.commands import CommandValuation
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.places import PlaceValuation
from crenel.bots.great_wall.weights import Weights
from crenel.bots.greedy import GreedyBot
from crenel.games.great_wall import GAME
from crenel.games.great_wall.board import BUILDERS, CHI, GOLD, LOGISTICS, SPEARMAN
from crenel.games.great_wall.cards import BETRAYAL
from crenel.games.great_wall.clan import FROM_CARDS
from crenel.games.great_wall.moves import COMMAND, move
from crenel.games.great_wall.seasons.fall import ChooseCommands
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.rng import Rng, key_of
from tests.great_wall_table import Wall

JUDGE = GreatWallEvaluation()


def new(seats: int, seed: object) -> GreatWall:
    return cast(GreatWall, GAME.new(seats, str(seed)).clone())


def played(names: list[str], seed: object) -> GreatWall:
    """A whole game between bots, one for each seat."""
    state = new(len(names), seed)
    made = [bots.make(name, "great_wall", f"{seed} {seat}") for seat, name in enumerate(names)]
    while state.actor is not None:
        action = made[state.actor].choose(state, state.actor)
        assert action in state.actions(state.actor)
        state.play(action)
    return state


def positions(seats: int, count: int, apart: int) -> list[GreatWall]:
    """Positions of a game between greedy bots, every so many decisions."""
    state = new(seats, 5)
    made = [bots.make("greedy", "great_wall", seat) for seat in range(seats)]
    found = [state.clone()]
    while len(found) < count and not state.over:
        for _ in range(apart):
            if state.actor is not None:
                state.play(made[state.actor].choose(state, state.actor))
        found.append(state.clone())
    return [position for position in found if not position.over]


def chosen(state: GreatWall, seed: object = 9) -> int:
    assert state.actor is not None
    return bots.make("greedy", "great_wall", str(seed)).choose(state, state.actor)


# ---------------------------------------------------------------- strength


def test_greedy_bot_wins_nine_of_ten_games_against_three_random_ones() -> None:
    wins = 0
    for number in range(40):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        wins += played(names, number // 4).ranking()[0] == number % 4
    assert wins >= 36


def test_greedy_bot_wins_more_than_half_of_its_games_against_qin_jiushao_but_not_all() -> None:
    wins = sum(played(["greedy"], seed).standings()[0] == 0 for seed in range(24))
    assert 12 <= wins < 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_bots_build_walls_fight_and_collect_honor(seats: int) -> None:
    state = played(["greedy"] * seats, "together")
    assert sum(int(level) for level in state.wall) >= 2
    assert any(clan.claimed for clan in state.clans)
    assert max(state.scores()) >= 50


# ---------------------------------------------------------------- what it may know


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_greedy_bot_is_reproducible(seats: int) -> None:
    for state in positions(seats, 8, 23):
        assert chosen(state) == chosen(state)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_hold_changes_no_choice(seats: int) -> None:
    """Hands, screens, supporters, decks and the generator drawn anew: the seat cannot tell, so neither can the bot."""
    for number, state in enumerate(positions(seats, 20, 11)):
        assert state.actor is not None
        other = cast(GreatWall, state.determinize(state.actor, random.Random(number)))
        other.rng = Rng(key_of("another future"))
        assert chosen(other) == chosen(state)


def test_thinking_leaves_the_state_as_it_was() -> None:
    for state in positions(3, 8, 31):
        before, moves = state.digest(), state.moves()
        chosen(state)
        assert (state.digest(), state.moves()) == (before, moves)


def test_a_rival_s_secret_command_card_changes_nothing() -> None:
    state = new(3, 8)
    while state.actor is not None and not (state.clans[0].general >= 0 and len(state.actors) == 3):
        state.play(state.actions()[0])
    answers = set()
    for card in state.actions(2):
        copy = state.clone()
        copy.decide(2, card)
        answers.add(bots.make("greedy", "great_wall", 1).choose(copy, 0))
    assert len(answers) == 1


# ---------------------------------------------------------------- what it believes


def worth(state: GreatWall) -> float:
    return JUDGE.value(state, int(state.asked))


def middle() -> GreatWall:
    """A quiet moment of the second year."""
    state = positions(4, 2, 150)[-1]
    assert not state.over
    return state


def test_a_finished_game_is_worth_its_honor() -> None:
    state = played(["random"] * 3, 2)
    assert [JUDGE.value(state, seat) for seat in range(3)] == state.scores()


def test_honor_is_worth_honor_and_shame_costs_it() -> None:
    state = middle()
    before = worth(state)
    state.clans[state.asked].credit(FROM_CARDS, 100)
    rich = worth(state)
    assert 90 < rich - before <= 100.001
    state.clans[state.asked].pool[SPEARMAN] -= 1
    state.clans[state.asked].shamed[SPEARMAN] += 1
    assert 3 < rich - worth(state) <= 5


def test_resources_are_worth_less_and_less_but_always_something() -> None:
    state = middle()
    state.clans[state.asked].credit(FROM_CARDS, 100)
    state.clans[state.asked].stock[GOLD] = 0
    values = []
    for count in range(16):
        state.clans[state.asked].stock[GOLD] = count
        values.append(JUDGE.valuation(state, int(state.asked)).resources())
    gains = [more - less for less, more in pairwise(values)]
    assert gains[0] > gains[-1] > 0


def test_a_hoard_of_chi_is_worth_more_to_who_has_shame() -> None:
    state = middle()
    clan = state.clans[state.asked]
    clan.shamed = [0, 0, 0]
    clan.stock[CHI] = 0
    calm = JUDGE.valuation(state, int(state.asked)).gain(CHI, 20)
    clan.shamed = [2, 0, 0]
    assert JUDGE.valuation(state, int(state.asked)).gain(CHI, 20) > calm


def choosing() -> GreatWall:
    """Everybody chooses a command card, for the first time."""
    state = new(3, 8)
    while state.actor is not None and not (state.clans[0].general >= 0 and len(state.actors) == 3):
        state.play(state.actions()[0])
    return state


def card_worth(state: GreatWall, name: str) -> float:
    names = [card.name for card in state.deck.commands]
    p = JUDGE.valuation(state, 0)
    return CommandValuation(p).now(PlaceValuation(p), move(COMMAND, names.index(name), 0, 0))


def test_betrayal_is_worth_what_others_have_left_to_copy() -> None:
    state = choosing()
    full = card_worth(state, "betrayal")
    for clan in state.clans[1:]:
        clan.commands = CARD[BETRAYAL]
    assert card_worth(state, "betrayal") < full


def test_a_card_is_worth_more_while_others_can_play_its_partner() -> None:
    state = choosing()
    state.clans[0].free_clerks = 8
    likely = card_worth(state, "despotism")
    names = [card.name for card in state.deck.commands]
    for clan in state.clans[1:]:
        clan.commands = CARD[names.index("economy")]
    assert card_worth(state, "despotism") > likely


def test_cards_left_in_the_discard_pile_are_worth_the_honor_to_come() -> None:
    state = choosing()
    before = JUDGE.value(state, 0)
    card = CARD[BETRAYAL]  # of all cards the one that never comes back
    state.clans[0].discarded |= card
    assert JUDGE.value(state, 0) > before + 2


def cards_chosen(state: GreatWall, seeds: int, mixing: bool = True) -> set[int]:
    """Command cards that bots of different seeds choose in one position."""
    found = set()
    for seed in range(seeds):
        bot = GreedyBot(seed, JUDGE)
        bot.mixing = mixing
        found.add(bot.choose(state, 0))
    return found


def test_command_cards_that_are_nearly_as_good_are_mixed_and_the_better_is_chosen_more_often() -> None:
    """Rivals choose at the same time, so a bot that always takes the best can be foreseen."""
    state = choosing()
    actions = state.actions(0)
    lots, worths = JUDGE.lots(state, 0, actions), CommandValuation(JUDGE.valuation(state, 0)).worths(actions)
    by_worth, by_lots = (sorted(actions, key=lambda action: each[actions.index(action)]) for each in (worths, lots))
    assert by_worth == by_lots
    assert max(lots) == 1
    assert len(cards_chosen(state, 20)) > 1


def test_who_gives_advice_always_names_the_best_command_card() -> None:
    state = choosing()
    best = CommandValuation(JUDGE.valuation(state, 0)).choose(state.actions(0))
    assert cards_chosen(state, 6, mixing=False) == {best}


def test_nothing_is_mixed_where_no_player_is_a_rival_or_nothing_is_secret() -> None:
    together = cast(GreatWall, GAME.new(3, "mix", {"coop": True}).clone())
    while not isinstance(together.stack[-1], ChooseCommands):
        together.play(together.actions()[0])
    alone = new(1, "mix")
    while not isinstance(alone.stack[-1], ChooseCommands):
        alone.play(alone.actions()[0])
    for state in (together, alone, middle()):
        assert JUDGE.lots(state, 0, state.actions()) == []
    weights = Weights()
    weights.mix = 0.0
    state = choosing()
    assert GreatWallEvaluation(weights).lots(state, 0, state.actions(0)) == []


def test_a_tactic_not_yet_drawn_is_worth_less_than_the_average_one() -> None:
    cards = JUDGE.valuation(choosing(), 0).cards
    assert 0 < cards.draw < sum(cards.tactics) / len(cards.tactics)


def economy(upgrades: int) -> float:
    boxes = [{"who": "owner", "move": 3}, {"who": "owner", "upgrade": upgrades, "less": 1}]
    wall = Wall(cards={"command": [{"name": "economy", "source": "house", "boxes": boxes}]})
    return card_worth(state_of(wall.clan(0, stock={"wood": 5, "stone": 5, "gold": 5, "chi": 5})), "economy")


def test_a_card_that_upgrades_twice_is_worth_more_than_one_that_does_so_once() -> None:
    assert economy(2) > economy(1) + 1


def state_of(wall: Wall) -> GreatWall:
    return cast(GreatWall, wall.state)


def reclaiming(*active: str) -> GreatWall:
    """The second summer: take three command cards back, or leave them for honor."""
    wall = Wall(season="summer", year=2).clan(
        0, active=list(active), discarded=["economy", "despotism", "raise-banners"]
    )
    return state_of(wall.steps({"step": "reclaim", "seat": 0}, {"step": "fall"}))


def test_cards_are_left_for_honor_unless_taking_them_back_brings_more() -> None:
    alone, helped = reclaiming(), reclaiming("archivist")
    assert alone.text(chosen(alone)) == "honor"
    assert helped.text(chosen(helped)) == "reclaim"
    hands = [CommandValuation(JUDGE.valuation(state, 0)).hand() for state in (alone, helped)]
    assert hands[1] > hands[0] + 5, "and again in the summers to come"


def marches(wall: Wall) -> float:
    return PlaceValuation(JUDGE.valuation(state_of(wall), 0)).use(LOGISTICS, 1)


def test_logistics_is_worth_going_to_for_soldiers_who_rest_far_from_all_hordes() -> None:
    rest = {"left": {"spearman": 3}}
    far = Wall().section("right", "brutes-right", wall=1).clan(0, rest=rest)
    near = Wall().section("left", "brutes-left", wall=1).clan(0, rest=rest)
    assert marches(far) > 0.5 > marches(near)
    ordered = Wall().section("right", "brutes-right", wall=1).clan(0, rest=rest, discarded=["attack-order"])
    assert marches(far) > marches(ordered), "who has no order to attack needs them there less"


def test_logistics_saves_archers_from_a_wall_that_falls() -> None:
    falls = Wall().section("left", "brutes-left", "spies-left").section("right", "leader-right", wall=2)
    stands = Wall().section("left", "leader-left", wall=3).section("right", "leader-right", wall=2)
    assert marches(falls.clan(0, firing={"left": 1})) > marches(stands.clan(0, firing={"left": 1})) + 1


def finished(levels: int, mine: int, theirs: int) -> float:
    wall = Wall().section("left", wall=levels).section("middle", wall=3)
    wall.clan(0, honor={"cards": mine}).clan(1, honor={"cards": theirs})
    return JUDGE.value(state_of(wall), 0)


def test_finished_walls_that_end_the_game_are_good_for_who_is_ahead() -> None:
    ahead = finished(3, 80, 60) - finished(2, 80, 60)
    behind = finished(3, 80, 100) - finished(2, 80, 100)
    assert ahead > behind + 10


def race(mine: int, theirs: int, *levels: int, seats: int = 3, year: int = 3) -> float:
    """What it is worth to who has so much honor that walls have those levels."""
    wall = Wall(seats, year=year)
    for section, level in zip(("left", "middle", "right"), levels, strict=True):
        wall.section(section, wall=level)
    wall.clan(0, honor={"cards": mine}).clan(1, honor={"cards": theirs})
    return JUDGE.valuation(state_of(wall), 0).race(-1)


def test_walls_near_the_end_of_the_game_are_good_for_who_is_ahead() -> None:
    assert race(80, 70, 3, 2, 0) > race(80, 70, 2, 2, 0) > race(80, 70, 1, 1, 0) == 0
    assert race(70, 80, 3, 2, 0) < 0
    assert race(80, 70, 3, 2, 0) == race(80, 70, 3, 2, 2), "with three players two walls are enough"
    assert race(80, 70, 3, 2, 0, seats=4) < race(80, 70, 3, 2, 2, seats=4)


def test_in_the_last_year_no_wall_ends_anything() -> None:
    assert race(80, 70, 3, 2, 0, year=6) == 0


def builders(mine: int, theirs: int) -> float:
    """What a builder would bring who can finish the second wall."""
    wall = Wall(year=3).section("left", wall=3).section("middle", wall=2)
    wall.clan(0, honor={"cards": mine}, stock={"wood": 5, "stone": 5, "gold": 5}).clan(1, honor={"cards": theirs})
    return PlaceValuation(JUDGE.valuation(state_of(wall), 0)).use(BUILDERS, 1)


def test_clerks_go_to_finish_the_last_wall_for_who_is_ahead() -> None:
    assert builders(90, 70) > builders(70, 70) + 10
    assert builders(70, 90) < builders(70, 70) + 1


def test_the_worth_of_modules_is_that_of_the_table() -> None:
    """One bot judges tables with and without an expansion, at the same number of seats."""
    evaluation = GreatWallEvaluation()
    with_rat, without = (GAME.new(3, 1, {"rat": rat}) for rat in (True, False))
    assert isinstance(with_rat, GreatWall)
    assert isinstance(without, GreatWall)
    assert [len(evaluation.worths_at(state)) for state in (with_rat, without, with_rat)] == [1, 0, 1]
