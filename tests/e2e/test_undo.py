"""Undo reaches back to the last roll and not beyond; beyond it all must agree."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served, reached
from tests.e2e.visitor import Visit, sit_down
from tests.page_texts import on_page
from tests.server.room import ME, Message, bot


def test_up_to_the_roll_and_not_past_it(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(player.open(ME, bot())["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    expect(ada.hook("undo")).to_have_count(0)
    ada.play_on(2)
    ada.hook("undo-list").click()
    steps = ada.page.get_by_role("group", name=on_page("undo-list"))
    expect(steps.get_by_role("button")).to_have_count(3)
    expect(steps).to_contain_text(on_page("barrier-dice_rolled"))
    steps.get_by_role("button", name=on_page("undo-all")).click()
    expect(ada.dice()).to_have_count(2)
    expect(ada.hook("undo")).to_have_count(0)
    before = ada.version()
    ada.page.keyboard.press("u")
    ada.play_on(1)
    assert ada.version() == before + 1  # the key did nothing: there is only the one new decision


def asked(you: str) -> str:
    """Return the start of a request, up to the decision it names."""
    return on_page("takeback-asked", you=you, who="", what="", waiting=1).split("“")[0].strip()


def test_past_the_roll_all_must_agree(visit: Visit) -> None:
    first, second = sit_down(visit)
    first.play_on()
    expect(second.status).to_have_attribute("data-turn", "mine")
    expect(first.hook("undo")).to_be_visible()  # even the end of the turn, while nobody else has acted
    second.play_on(1)
    expect(first.hook("undo")).to_have_count(0)
    first.hook("undo-list").click()
    first.page.get_by_role("button", name=on_page("takeback-ask")).click()
    question = second.page.get_by_role("alert")
    expect(question).to_contain_text(asked("no"))
    question.get_by_role("button", name=on_page("takeback-yes")).click()
    expect(first.status).to_have_attribute("data-turn", "mine")
    expect(second.status).to_have_attribute("data-turn", "theirs")
    expect(second.page.get_by_role("alert")).to_have_count(0)


def test_who_asks_may_drop_it_and_hears_of_a_refusal(visit: Visit) -> None:
    first, second = sit_down(visit)
    first.play_on()
    expect(second.status).to_have_attribute("data-turn", "mine")
    second.play_on(1)
    for answer in ("drop", "refuse", "refuse"):
        first.hook("undo-list").click()
        first.page.get_by_role("button", name=on_page("takeback-ask")).click()
        own = first.page.get_by_role("alert")
        expect(own).to_contain_text(asked("yes"))
        expect(second.page.get_by_role("alert")).to_be_visible()
        assert first.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        if answer == "drop":
            first.hook("takeback-drop").click()
            expect(own).to_have_count(0)
            expect(first.hook("takeback-declined")).to_have_count(0)
        else:
            second.page.get_by_role("button", name=on_page("takeback-no")).click()
            expect(first.hook("takeback-declined")).to_contain_text(on_page("takeback-declined", who="").strip())
            expect(second.page.get_by_role("alert")).to_have_count(0)
    first.hook("undo-list").click()
    first.page.get_by_role("button", name=on_page("takeback-ask")).click()
    expect(first.bubble).to_contain_text(on_page("asked-too-often", seconds="").split(".")[0])
    expect(second.page.get_by_role("alert")).to_have_count(0)


def last_of_the_round(state: Message) -> bool:
    """My turn may end, and the others have had theirs: then all roll."""
    if not any(move["verb"] == "end" for move in state["moves"].get("0", ())):
        return False
    return all(die["used"] for die in state["view"]["players"][1]["dice"])


def test_a_warning_of_what_cannot_be_taken_back_for_those_who_want_it(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = reached(player, last_of_the_round)
    ada = visit(player).open("/#/settings")
    switch = ada.page.get_by_label(on_page("set-warn"))
    expect(switch).not_to_be_checked()
    switch.check()
    ada.table(table["id"])
    expect(ada.hook("end-turn")).to_have_attribute("data-closes", "true")
    before = ada.version()
    ada.hook("end-turn").dblclick()  # not even twice in haste
    expect(ada.hook("closes")).to_contain_text(on_page("closes"))
    assert ada.version() == before
    ada.commit()
