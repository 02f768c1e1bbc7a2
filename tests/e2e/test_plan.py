"""Planning while others decide: nobody sees the plan, and it is played as far as it still holds."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import TABLES, Served
from tests.e2e.test_keyboard import tab_to
from tests.e2e.test_phone import PHONE
from tests.e2e.test_touch import too_small
from tests.e2e.visitor import Visit, Visitor, sit_down
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, Message, Player, Seat
from tests.server.test_tables import join, token

WORKERS = on_page("b-title-workers")


def strip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("plan-strip")


def states(visitor: Visitor) -> list[Message]:
    return [frame for frame in visitor.frames if frame["t"] == "state"]


def start_planning(visitor: Visitor) -> None:
    visitor.hook("plan").click()
    expect(visitor.status).to_have_attribute("data-turn", "plan")
    expect(strip(visitor)).to_contain_text(on_page("planning"))


def plan_workers(visitor: Visitor) -> None:
    """A decision that nobody else can spoil."""
    visitor.hook("move-workers").click()
    visitor.commit()


def test_a_plan_is_played_when_the_turn_comes_and_can_be_undone(visit: Visit) -> None:
    first, second = sit_down(visit)
    told = first.page.get_by_test_id("log").inner_text()
    heard = len(states(first))
    start_planning(second)
    plan_workers(second)
    plan_workers(second)
    expect(second.dice(used=True)).to_have_count(2)
    second.hook("undo").click()
    expect(second.dice(used=True)).to_have_count(1)
    plan_workers(second)
    second.hook("plan-keep").click()
    expect(second.status).to_have_attribute("data-turn", "theirs")
    expect(strip(second)).to_contain_text(on_page("plan-kept", what=f"{WORKERS} · {WORKERS}"))
    expect(second.dice()).to_have_count(2)
    assert first.page.get_by_test_id("log").inner_text() == told  # nobody else sees any of it
    assert len(states(first)) == heard
    first.play_on()
    expect(strip(second)).to_contain_text(on_page("plan-played"))
    expect(second.status).to_have_attribute("data-turn", "mine")  # the end of the turn was no part of it
    expect(second.dice(used=True)).to_have_count(2)
    expect(first.page.get_by_test_id("log")).to_contain_text("gains 2 workers")
    second.press("undo")
    expect(second.dice(used=True)).to_have_count(1)
    second.press("undo")
    expect(second.dice()).to_have_count(2)
    expect(second.hook("undo")).to_have_count(0)
    expect(second.dice(used=True)).to_have_count(0)  # what was played once is not played again


def test_the_end_of_the_turn_can_be_planned(visit: Visit) -> None:
    first, second = sit_down(visit)
    start_planning(second)
    plan_workers(second)
    plan_workers(second)
    second.hook("end-turn").click()
    expect(second.status).to_contain_text(on_page("plan-full"))
    second.hook("plan-keep").click()
    first.play_on()
    expect(strip(second)).to_contain_text(on_page("plan-played"))
    expect(second.page.get_by_test_id("log")).to_contain_text("Phase A, round 2")


def test_going_back_leaves_nothing(visit: Visit) -> None:
    first, second = sit_down(visit)
    second.page.keyboard.press("p")
    expect(second.status).to_have_attribute("data-turn", "plan")
    plan_workers(second)
    second.page.keyboard.press("p")
    expect(second.status).to_have_attribute("data-turn", "theirs")
    expect(second.dice(used=True)).to_have_count(0)
    first.play_on()
    expect(second.status).to_have_attribute("data-turn", "mine")
    expect(second.dice()).to_have_count(2)
    expect(second.hook("plan")).to_have_count(0)  # it is my turn: nothing to plan


def test_all_by_keyboard(visit: Visit) -> None:
    first, second = sit_down(visit)
    keys = second.page.keyboard
    keys.press("p")
    expect(second.status).to_have_attribute("data-turn", "plan")
    for used in (1, 2):
        keys.press("w")
        expect(second.hook("commit")).to_be_visible()
        tab_to(second, "commit")
        keys.press("Enter")
        expect(second.dice(used=True)).to_have_count(used)
    keys.press("u")
    expect(second.dice(used=True)).to_have_count(1)
    tab_to(second, "plan-keep")
    keys.press("Enter")
    expect(strip(second).get_by_role("status")).to_have_text(on_page("plan-kept", what=WORKERS))
    first.play_on()
    expect(strip(second).get_by_role("status")).to_have_text(on_page("plan-played"))


def test_a_plan_outlives_a_reload_until_it_is_dropped(visit: Visit) -> None:
    first, second = sit_down(visit)
    start_planning(second)
    plan_workers(second)
    second.hook("plan-keep").click()
    second.page.reload()
    expect(strip(second)).to_contain_text(on_page("plan-kept", what=WORKERS))
    second.hook("plan-change").click()
    expect(second.dice(used=True)).to_have_count(1)
    second.hook("plan-back").click()
    expect(strip(second)).to_contain_text(on_page("plan-kept", what=WORKERS))
    second.hook("plan-drop").click()
    expect(strip(second)).to_have_attribute("data-state", "none")
    second.page.reload()
    expect(second.hook("plan")).to_be_visible()
    first.play_on()
    expect(second.status).to_have_attribute("data-turn", "mine")
    expect(second.dice()).to_have_count(2)


def test_what_is_still_being_planned_is_offered_when_the_turn_comes(visit: Visit) -> None:
    first, second = sit_down(visit)
    start_planning(second)
    plan_workers(second)
    first.play_on()
    expect(strip(second)).to_contain_text(on_page("plan-offered", what=WORKERS))
    expect(second.dice()).to_have_count(2)
    second.hook("plan-play").click()
    expect(second.dice(used=True)).to_have_count(1)


# ---------------------------------------------------------------- plans that no longer fit


def pair(server: Served, game: str = "burgundy") -> tuple[Player, Player, Message]:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(ME, OPEN, game=game)
    return ada, bob, join(bob, table, invite=token(table, 1))


def looks_ahead(seat: Seat, number: int) -> Message:
    return seat.ask(t="ask", what="look", seat=number, after=[])


def contested(server: Served) -> tuple[Player, Player, Message, Message]:
    """Who acts, who waits, their table, and a tile there that both could take; the dice may make several necessary."""
    for _ in range(TABLES):
        ada, bob, table = pair(server)
        with ada.sit(table) as first, bob.sit(table) as second:
            who = first.state["table"]["actors"][0]
            acting, waiting = (first, second) if who == 0 else (second, first)
            theirs = {move["move"].split(" with ")[0] for move in acting.state["moves"][str(who)]}
            for move in looks_ahead(waiting, 1 - who)["moves"]:
                spaces = acting.state["view"]["depots"][move["depot"] - 1]["spaces"] if move["verb"] == "take" else []
                alone = [space["tile"] for space in spaces].count(move.get("tile")) == 1
                if alone and move["move"].split(" with ")[0] in theirs:
                    return (ada, bob, table, move) if who == 0 else (bob, ada, table, move)
    raise AssertionError(f"at none of {TABLES} tables could both take the same tile")


def test_a_plan_stops_where_it_no_longer_fits(visit: Visit, server: Served) -> None:
    acts, waits, table, move = contested(server)
    first, second = visit(acts).table(table["id"]), visit(waits).table(table["id"])
    tile = f'[data-depot="{move["depot"]}"] [data-tile="{move["tile"]}"]'
    start_planning(second)
    plan_workers(second)
    second.shared(tile).click()
    second.commit()
    second.hook("plan-keep").click()
    first.shared(tile).click()
    first.commit()
    expect(strip(second)).to_contain_text(on_page("plan-unfit", what="").split("“")[0])
    first.play_on()
    expect(strip(second)).to_contain_text(on_page("plan-stopped", what="", why="").split("“")[0])
    expect(second.status).to_have_attribute("data-turn", "mine")
    expect(second.dice(used=True)).to_have_count(1)  # up to there it was played
    second.hook("plan-hush").click()
    expect(strip(second)).to_have_attribute("data-state", "none")


def test_the_sketch_says_that_the_table_has_moved_on(visit: Visit, server: Served) -> None:
    acts, waits, table, move = contested(server)
    first, second = visit(acts).table(table["id"]), visit(waits).table(table["id"])
    tile = f'[data-depot="{move["depot"]}"] [data-tile="{move["tile"]}"]'
    start_planning(second)
    second.shared(tile).click()
    second.commit()
    expect(second.stored()).to_have_count(1)
    first.shared(tile).click()
    first.commit()
    expect(strip(second)).to_contain_text(on_page("plan-cut", what="").split("“")[0])
    expect(second.status).to_have_attribute("data-turn", "plan")
    expect(second.stored()).to_have_count(0)
    plan_workers(second)
    first.play_on(1)
    expect(strip(second)).to_contain_text(on_page("plan-moved"))
    expect(second.dice(used=True)).to_have_count(1)


# ---------------------------------------------------------------- another game, another screen


def all_move(state: Message) -> bool:
    asking = (state["view"] or {}).get("asking") or {}
    return asking.get("step") == "move_clerks" and asking["different"]


def one_after_the_other(server: Served) -> tuple[Seat, int, Player, Message]:
    """The Great Wall, where one player moves clerks and the other will after them: the acting seat, and who waits."""
    for _ in range(TABLES):
        ada, bob, table = pair(server, "great_wall")
        seats = [ada.sit(table), bob.sit(table)]
        while seats[0].state["table"]["status"] == "playing":
            who = seats[0].state["table"]["actors"][0]
            looked = looks_ahead(seats[1 - who], 1 - who) if all_move(seats[0].state) else {}
            if looked.get("moves") and all_move(looked):
                seats[1 - who].close()
                return seats[who], who, bob if who == 0 else ada, table
            version = seats[who].act(seats[who].moves(who)[0], who)["v"]
            seats[1 - who].until(lambda state, least=version: state["v"] >= least)
            seats[0].until(lambda state, least=version: state["v"] >= least)
    raise AssertionError("nobody ever moved clerks after another")


def test_clerks_of_the_great_wall(visit: Visit, server: Served) -> None:
    acting, who, waits, table = one_after_the_other(server)
    visitor = visit(waits).table(table["id"])
    start_planning(visitor)
    visitor.page.locator("[data-place][data-legal]").filter(visible=True).first.click()
    visitor.commit()
    newest = visitor.page.get_by_test_id("log").locator("ol > li").first
    told = newest.inner_text()
    assert "a clerk" in told
    visitor.hook("plan-keep").click()
    expect(strip(visitor)).to_contain_text(on_page("plan-kept", what=on_page("w-title-clerk", goal="")).strip())
    expect(newest).not_to_have_text(told)
    with acting:
        while who in acting.state["table"]["actors"]:  # they may also move the clerks of the Reed clan before
            offered = acting.moves(who)
            acting.act("done" if "done" in offered else offered[0], who)
    expect(strip(visitor)).to_contain_text(on_page("plan-played"))
    expect(newest).to_have_text(told)


def test_on_a_phone(visit: Visit, server: Served) -> None:
    ada, bob, table = pair(server)
    with ada.sit(table) as seat:
        waits = bob if seat.state["table"]["actors"] == [0] else ada
    visitor = visit(waits, **PHONE).table(table["id"])
    start_planning(visitor)
    plan_workers(visitor)
    assert too_small(visitor) == []
    visitor.hook("plan-keep").click()
    expect(visitor.hook("plan-drop")).to_be_visible()
    assert too_small(visitor) == []
