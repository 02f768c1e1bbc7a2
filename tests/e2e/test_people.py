"""Chat, leaving, a bot for the leaver, another game."""

import re
from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, sit_down
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, Message, over


def reached(version: int) -> Callable[[Message], bool]:
    return lambda state: bool(state["v"] >= version)


def test_chat(visit: Visit) -> None:
    ada, bob = sit_down(visit)
    ada.hook("chat-tab").click()
    ada.hook("chat-text").fill("Good luck <b>all</b>")
    ada.hook("chat-text").press("Enter")
    expect(bob.hook("chat-tab")).to_contain_text("1")
    bob.hook("chat-tab").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Good luck <b>all</b>")
    expect(bob.page.get_by_role("log").locator("b", has_text="all")).to_have_count(0)


def test_a_bot_takes_over_a_leaver(visit: Visit) -> None:
    first, second = sit_down(visit)
    rival = first.page.get_by_test_id(re.compile("^rival-"))
    name = "Bob" if "Bob" in rival.inner_text() else "Ada"
    first.play_on()
    second.hook("menu").click()
    second.page.get_by_role("button", name=on_page("leave-table")).click()
    second.page.get_by_role("button", name=on_page("leave-sure")).click()
    expect(second.game()).to_be_visible()
    first.page.get_by_role("button", name=on_page("replace-leaver", who=name)).click()
    expect(rival).not_to_contain_text(name)
    expect(first.status).to_have_attribute("data-turn", "mine")  # the bot has had its turn
    first.play_on()


def test_a_used_invitation_says_so(visit: Visit, server: Served) -> None:
    host, friend = server.guest("Ada"), server.guest("Bob")
    table = host.open(ME, OPEN, OPEN)
    invite, last = (table["seats"][seat]["invite"] for seat in (1, 2))
    used = "This invitation has already been used."
    friend.post(f"/tables/{table['id']}/join", {"invite": invite.rsplit("/", 1)[1]})
    eve = visit().open(invite)
    eve.hook("join-name").fill("Eve")
    eve.hook("join").click()
    expect(eve.page.get_by_role("alert")).to_contain_text(used)
    eve.await_complaint("409")
    eve.forgive("409")
    # Once nobody is waited for, it is said at once.
    server.guest("Cyd").post(f"/tables/{table['id']}/join", {"invite": last.rsplit("/", 1)[1]})
    eve.page.reload()
    expect(eve.page.get_by_role("alert")).to_contain_text(used)
    expect(eve.hook("join")).to_have_count(0)
    eve.page.get_by_role("link", name="Watch").click()
    expect(eve.status).to_contain_text(on_page("you-watch"))


def test_an_open_table_can_be_joined_and_found_again(visit: Visit) -> None:
    ada, bob = visit(), visit()
    title = f"Table {uuid4().hex}"
    ada.new_table()
    ada.page.get_by_label(on_page("table-title")).fill(title)
    ada.page.get_by_label(on_page("listed")).check()
    ada.hook("create").click()
    expect(ada.hook("invite-1")).to_be_visible()
    row = bob.open().page.get_by_role("listitem").filter(has_text=title)
    row.get_by_role("button", name=on_page("join")).click()
    for visitor in (ada, bob):
        expect(visitor.status).to_be_visible()
    bob.page.get_by_role("link", name=on_page("brand")).click()
    bob.page.get_by_role("listitem").filter(has_text=title).get_by_role("link", name=on_page("resume")).click()
    expect(bob.status).to_be_visible()
    assert bob.table_id == ada.table_id


def test_another_game(visit: Visit, server: Served) -> None:
    host, friend = server.guest("Ada"), server.guest("Bob")
    table = host.open(ME, OPEN)
    token = table["seats"][1]["invite"].rsplit("/", 1)[1]
    friend.post(f"/tables/{table['id']}/join", {"invite": token})
    with host.sit(table) as one, friend.sit(table) as other:
        while not over(one.state):
            acting, number = (one, 0) if one.moves(0) else (other, 1)
            done = acting.act(acting.moves(number)[0], number)["v"]
            for seat in (one, other):
                seat.until(reached(done))
    ada, bob = visit(host).open(f"/#/t/{table['id']}"), visit(friend).open(f"/#/t/{table['id']}")
    ada.hook("rematch").click()
    expect(ada.page.get_by_text(on_page("room-lead", open=1))).to_be_visible()
    bob.hook("rematch").click()
    expect(bob.status).to_be_visible()
    expect(ada.status).to_be_visible()
    assert ada.table_id == bob.table_id != table["id"]
