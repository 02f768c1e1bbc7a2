"""Why a move of the co-op mode is refused: every verb has reasons of its own, and what they claim is so."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.coop.demands import can_give, held, looks_possible, wall_levels
from crenel.games.great_wall.modules.coop.module import Coop
from crenel.games.great_wall.modules.coop.order import NameOrder
from crenel.games.great_wall.modules.coop.part import coop_of
from crenel.games.great_wall.modules.coop.requests import Consent, Fulfil, Offer, PayLine, still_open
from crenel.games.great_wall.recall import Recall
from crenel.locales import LANGUAGES
from tests.great_wall_coop import CoopWall
from tests.great_wall_table import GREAT_WALL
from tests.refusals import check, refused
from tests.rules.great_wall.test_why_not import CLAIMS, Position

SHARED = "stones-for-the-canal"
FOR_ALL = "timber-for-the-fleet"


def request_of(at: Position) -> Any:
    """The request that a refusal names."""
    part = coop_of(at.state)
    return next(card for card in part.request_cards if card.name == at.details["card"])


def talked_about(at: Position) -> Any:
    part = coop_of(at.state)
    return part.request_in(part.slot)


def open_names(at: Position) -> list[str]:
    part = coop_of(at.state)
    return [part.request_cards[number].name for number in part.requests if number >= 0]


def can_all(at: Position) -> bool:
    return all(can_give(at.state, seat, line) for seat in range(at.state.seats) for line in request_of(at).lines)


def team_total(at: Position) -> int:
    return sum(int(held(at.state, seat, request_of(at).lines[0])) for seat in range(at.state.seats))


OF_COOP: dict[str, Any] = {
    "no-such-request": lambda at: at.words[1] not in open_names(at) == (at.details["cards"] or []),
    "proposed-already": lambda at: (
        isinstance(at.step, Fulfil) and at.words[1] in open_names(at) and coop_of(at.state).tried
    ),
    "walls-missing": lambda at: (
        wall_levels(at.state) + at.details["missing"] == request_of(at).lines[0].count * at.state.seats
        and at.details["missing"] > 0
    ),
    "team-short": lambda at: team_total(at) == at.details["have"] < at.details["cost"],
    "player-short": lambda at: not looks_possible(at.state, request_of(at)) and not can_all(at),
    "own-part-short": lambda at: not all(can_give(at.state, at.seat, line) for line in talked_about(at).lines),
    "share-asked": lambda at: isinstance(at.step, Offer) and talked_about(at).team,
    "share-not-asked": lambda at: isinstance(at.step, Consent) and not talked_about(at).team,
    "nothing-proposed": lambda at: isinstance(at.step, Fulfil) and coop_of(at.state).slot < 0,
    "offer-over": lambda at: still_open(at.state, coop_of(at.state)) == at.details["count"] < int(at.words[1]),
    "offer-above-own": lambda at: held(at.state, at.seat, talked_about(at).lines[0]) == at.details["have"],
    "offer-under": lambda at: int(at.words[1]) < at.details["least"] <= still_open(at.state, coop_of(at.state)),
    "sacrifice-other": lambda at: isinstance(at.step, PayLine) and talked_about(at).name == at.details["card"],
    "only-shamed": lambda at: at.clan.shamed[at.soldier()] and not at.clan.pool[at.soldier()],
    "no-such-piece": lambda at: isinstance(at.step, PayLine),
    "honor-short": lambda at: at.clan.score() == at.details["have"] < at.details["cost"],
    "order-named": lambda at: isinstance(at.step, NameOrder) and int(at.words[1]) in coop_of(at.state).order,
    "clan-not-acting": lambda at: isinstance(at.step, NameOrder) and int(at.words[1]) not in coop_of(at.state).unnamed,
    "not-discarded": lambda at: isinstance(at.step, Recall) and at.words[1] not in at.details["cards"],
    "betrayal-stays": lambda at: at.words[1] == "betrayal",
    "helps-another": lambda at: int(at.words[1]) == at.seat,
    "helps-not-them": lambda at: int(at.words[1]) != at.seat,
    "same-place": CLAIMS["same-place"],
}


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_reason_claims_is_so(seats: int) -> None:
    claims = {
        reason: lambda state, seat, words, why, claim=claim: bool(claim(Position(state, seat, words, why)))
        for reason, claim in {**CLAIMS, **OF_COOP}.items()
    }
    for seed in range(2):
        for tried in refused(GREAT_WALL, seats, {"coop": True}, seed):
            check(tried, claims)


# ---------------------------------------------------------------- each verb


def requests(*names: str, **stock: int) -> CoopWall:
    wall = CoopWall(3, names)
    for seat in range(3):
        wall.clan(seat, stock=stock or {"wood": 3, "stone": 3})
    return wall.winter_requests()


def proposed(name: str, **stock: int) -> CoopWall:
    wall = requests(name, **stock)
    wall.ask_all = True
    return wall.play(f"0: propose {name}")


def shame(honor: int) -> CoopWall:
    return CoopWall(3).clan(0, honor={"walls": honor}).steps({"step": "take_shame", "seat": 0})


def paying(**clan: Any) -> CoopWall:
    wall = CoopWall(3, ["warriors-for-emperors-guard"]).clan(0, **clan).winter_requests()
    return wall.play("0: propose warriors-for-emperors-guard", "agree", "agree", "agree")


def clerks() -> CoopWall:
    wall = CoopWall(3, ["royal-escort"]).clan(0, at={"quarry": 1}).winter_requests()
    return wall.play("0: propose royal-escort", "agree", "agree", "agree")


def ordering() -> CoopWall:
    wall = CoopWall(4).turn("economy", None, None, None)
    while wall.asked == "move_clerks":
        wall.play("done")
    return wall.play("choose 3")


def wall_level() -> CoopWall:
    wall = CoopWall(3).clan(0, discarded=["economy", "betrayal"])
    return wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})


def helping() -> CoopWall:
    row = {"name": "second-orders", "when": "command_over", "do": [{"absolve": 1}], "cost": 9, "boosted": []}
    wall = CoopWall(4, cards={"tactic": [{**row, "boosted": [{"honor": 1}]}]})
    wall.clan(0, tactics=["second-orders"]).clan(1, shamed={"spearman": 1}).clan(3, shamed={"spearman": 1})
    return wall.happens(0, "command_over").play("tactic second-orders")


def short_of_hordes() -> CoopWall:
    return CoopWall(3, ["taunt-them-and-prevail", FOR_ALL]).clan(0, stock={"wood": 2}).winter_requests()


def one_with_hordes() -> CoopWall:
    wall = CoopWall(3, ["taunt-them-and-prevail"]).decks(horde_on_top=None)
    wall.clan(0, claimed=["vanguard-left", "vanguard-middle", "vanguard-right"])
    return wall.winter_requests().play("1: propose taunt-them-and-prevail")


def refused_once() -> CoopWall:
    return requests(FOR_ALL, SHARED).play(f"0: propose {FOR_ALL}", "0: refuse")


WHY: list[tuple[Any, str, str]] = [
    (lambda: requests(FOR_ALL), "propose royal-escort", "no-such-request"),
    (refused_once, f"propose {FOR_ALL}", "proposed-already"),
    (lambda: requests(FOR_ALL, "a-wall-without-gaps"), "propose a-wall-without-gaps", "walls-missing"),
    (short_of_hordes, "propose taunt-them-and-prevail", "team-short"),
    (lambda: requests(FOR_ALL, "scholars-for-the-academy"), "propose scholars-for-the-academy", "player-short"),
    (lambda: requests(FOR_ALL), "agree", "nothing-proposed"),
    (lambda: requests(FOR_ALL), "refuse", "nothing-proposed"),
    (lambda: requests(FOR_ALL), "offer 2", "nothing-proposed"),
    (lambda: proposed(SHARED), "agree", "share-asked"),
    (lambda: proposed(FOR_ALL), "offer 2", "share-not-asked"),
    (lambda: proposed(FOR_ALL, wood=1), "agree", "resources-short"),
    (lambda: proposed("gold-for-the-court", wood=1), "agree", "own-part-short"),
    (lambda: proposed(SHARED, stone=9), "offer 7", "offer-over"),
    (lambda: proposed(SHARED, stone=3), "offer 4", "offer-above-own"),
    (one_with_hordes, "offer 2", "offer-under"),
    (paying, "sacrifice clerk", "sacrifice-other"),
    (clerks, "sacrifice archer", "sacrifice-other"),
    (clerks, "sacrifice clerk barracks", "no-such-piece"),
    (lambda: paying(shamed={"horseman": 2}), "sacrifice horseman", "only-shamed"),
    (lambda: shame(9), "redeem", "honor-short"),
    (ordering, "choose 3", "order-named"),
    (ordering, "choose 0", "clan-not-acting"),
    (wall_level, "recall despotism", "not-discarded"),
    (wall_level, "recall betrayal", "betrayal-stays"),
    (helping, "choose 0", "helps-another"),
    (helping, "choose 2", "helps-not-them"),
]


@pytest.mark.parametrize(("wall", "text", "reason"), WHY, ids=[f"{text} {reason}" for _, text, reason in WHY])
def test_reasons(wall: Any, text: str, reason: str) -> None:
    state: crenel.State = wall().state
    why = state.why_not(text, state.actors[0])
    assert why is not None
    assert why.reason == reason
    claim = {**CLAIMS, **OF_COOP}[reason]
    assert claim(Position(state, state.actors[0], text.split(" "), why))
    for language in LANGUAGES:
        assert why.said(language) != reason
        assert "{" not in why.said(language)


def test_every_verb_has_a_reason_of_its_own() -> None:
    own = {text.split(" ")[0] for _, text, _ in WHY}
    assert {*Coop.verbs.values(), "recall", "choose"} <= own
