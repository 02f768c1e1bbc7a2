"""The end: shame, claimed hordes and artifacts."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS, SHAME_COST
from crenel.games.great_wall.clan import FROM_ARTIFACTS, FROM_HORDES, FROM_SHAME
from crenel.games.great_wall.state import ALL_LOSE, ALL_WIN, BY_HONOR, GreatWall
from crenel.kernel.state import State, Step


def end_game(state: GreatWall, outcome: i64, reason: str) -> None:
    """End the game now, whatever was still to come: by honor, or won or lost by all together."""
    state.outcome = outcome
    if state.recording:
        state.emit("game_ended", -1, {"reason": reason})
    state.end_with(FinalScoring(-1))


class FinalScoring(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.outcome == BY_HONOR and state.layout.by_honor:
            for clan in range(len(state.clans)):
                if state.clans[clan].rules.scores:
                    score_end(state, clan)
        if state.recording:
            ranking = state.standings() if state.layout.by_honor and state.outcome == BY_HONOR else None
            state.emit("game_over", -1, {"scores": state.all_scores(), "ranking": ranking})


def score_end(state: GreatWall, clan: i64) -> None:
    """First what modules give, then what is lost (never below 0), then hordes without shame, then the artifacts."""
    for module in state.modules:
        module.final_scoring(state, clan)
    pieces = state.clans[clan]
    shames: i64 = 0
    for count in pieces.shamed:
        shames += count
    state.disgrace(clan, FROM_SHAME, shames * SHAME_COST)
    for place in range(len(pieces.claimed)):
        if pieces.shame_on_hordes[place] == 0:
            horde = state.deck.hordes[pieces.claimed[place] // SECTIONS]
            state.award(clan, FROM_HORDES, horde.honor, "horde", horde.name)
    for artifact in state.artifacts:
        name = str(state.deck.artifacts[artifact]["name"])
        state.award(clan, FROM_ARTIFACTS, artifact_honor(state, clan, artifact), "artifact", name)


def artifact_honor(state: GreatWall, clan: i64, artifact: i64) -> i64:
    """What an artifact is worth to a clan as things stand."""
    return state.clans[clan].rules.artifact_honor(state, clan, artifact)


def artifact_worth(state: GreatWall, seat: i64, artifact: i64) -> i64:
    """What an artifact is worth to a player, by what it counts."""
    row = state.deck.artifacts[artifact]
    if "per" not in row:  # it does something else than score
        return 0
    if "ranks" in row:
        return rank_honor(state, seat, row)
    count = counted(state, seat, str(row["per"])) - int(row.get("above", 0))
    return max(0, count) * int(row["honor"])


def rank_honor(state: GreatWall, seat: i64, row: Mapping[str, Any]) -> int:
    """Honor for a place among the clans by what they have. Ties go to the higher in the tea order; where the row says
    `shared`, all who tie get the lowest of the places they share.
    """
    mine = counted(state, seat, str(row["per"]))
    if mine == 0:
        return 0
    place = 0
    shared = bool(row.get("shared"))
    ahead = True  # of this seat, in the order of tea
    for clan in state.tea:
        if clan == seat:
            ahead = False
        elif state.clans[clan].rules.scores:
            theirs = counted(state, clan, str(row["per"]))
            if theirs > mine or (theirs == mine and (ahead or shared)):
                place += 1
    ranks: list[int] = row["ranks"]
    return ranks[place] if place < len(ranks) else 0


def counted(state: GreatWall, seat: i64, what: str) -> int:
    """What a clan has of something, as all can see it."""
    clan = state.clans[seat]
    if what == "archer_on_highest_wall":
        return sum(int(clan.archers(section)) for section in highest_walls(state))
    if what == "soldier_on_highest_wall":
        return sum(soldiers_in(state, seat, section) for section in highest_walls(state))
    if what == "soldier":
        return sum(soldiers_in(state, seat, section) for section in state.layout.sections)
    if what == "resting":
        return sum(int(count) for count in clan.rest)
    if what == "advisor":
        return int(clan.advisors())
    if what == "clerk":
        return int(clan.clerks()) - sum(int(module.clerks_kept(state, seat)) for module in state.modules)
    if what == "clerk_out":
        return sum(int(count) for count in clan.at)
    if what == "overseer":
        return sum(level > 0 for level in clan.levels)
    if what == "overseer_level":
        return sum(int(level) for level in clan.levels)
    if what == "honor":
        return int(clan.score())
    if what == "horde":
        return len(clan.claimed)
    return max([module.counted(state, seat, what) for module in state.modules])


def highest_walls(state: GreatWall) -> list[i64]:
    """The sections that share the highest wall, if one is built."""
    highest = max([state.wall[section] for section in state.layout.sections])
    return [section for section in state.layout.sections if 0 < state.wall[section] == highest]


def soldiers_in(state: GreatWall, seat: i64, section: i64) -> int:
    """A clan's soldiers in a section: resting, on the wall, and on hordes."""
    clan = state.clans[seat]
    total = int(clan.shooters(section))
    for soldier in range(clan.kinds):
        total += int(clan.resting(section, soldier))
        for horde in state.hordes[section]:
            total += int(horde.pieces(seat, soldier))
    return total


def ranking(state: GreatWall) -> list[int]:
    """Seats: most honor first, ties to the higher in the tea order."""
    scores = state.scores()
    order: list[tuple[int, int, int]] = []
    for seat in range(state.seats):
        order.append((-scores[seat], state.tea.index(seat), int(seat)))
    return [seat for _, _, seat in sorted(order)]


def standings(state: GreatWall) -> list[int]:
    """Seats, and automas that score, best first."""
    order = ranking(state)
    for module in state.modules:
        order = module.standings(state, order)
    return order


def winners(state: GreatWall) -> list[int]:
    """The seats that have won: the best, all together, or nobody."""
    if state.outcome == ALL_WIN:
        return list(range(state.seats))
    won = [] if state.outcome == ALL_LOSE else ranking(state)[:1]
    for module in state.modules:
        won = module.winners(state, won)
    return won
