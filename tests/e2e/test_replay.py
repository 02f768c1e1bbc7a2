"""A finished game, step by step and from any moment, and its dice, checked."""

import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.seeded import at_end, seeded_table
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import Message, Player


def decision(player: Player, table: Message, n: int) -> tuple[int, str]:
    moment = player.get(f"/tables/{table['id']}/moment/{n}")
    return moment["seat"], moment["move"]


def test_step_by_step(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player).open(f"/#/t/{table['id']}")
    ada.hook("replay").click()
    number = ada.page.get_by_test_id("replay-n")
    expect(number).to_contain_text("0 / ")
    count = int(number.inner_text().split("/")[1])
    expect(ada.page.get_by_test_id("my-board")).to_be_visible()
    status = ada.hook("replay-bar").get_by_role("status")
    said = [status.inner_text()]
    for step in range(1, 6):
        ada.hook("replay-on").click()
        expect(number).to_have_text(f"{step} / {count}")
        if decision(player, table, step) != decision(player, table, step - 1):
            expect(status).not_to_have_text(said[-1])
        said.append(status.inner_text())
    ada.hook("replay-back").click()
    expect(number).to_have_text(f"4 / {count}")
    expect(status).to_have_text(said[4])
    ada.page.keyboard.press("ArrowRight")
    expect(status).to_have_text(said[5])

    # The address is a link to this moment, also for somebody else.
    eve = visit().open(ada.page.url)
    expect(eve.page.get_by_test_id("replay-n")).to_have_text(f"5 / {count}")
    expect(eve.page.get_by_test_id("my-board")).to_be_visible()
    ada.page.keyboard.press("End")
    expect(number).to_have_text(f"{count} / {count}")
    ada.page.get_by_role("link", name=on_page("result")).click()
    expect(ada.page.get_by_test_id("end")).to_be_visible()


def test_the_dice_can_be_checked(visit: Visit, finished: tuple[Player, Message], tmp_path: Path) -> None:
    player, table = finished
    ada = visit(player).open(f"/#/t/{table['id']}")
    proof = ada.page.get_by_test_id("proof")
    expect(proof).to_have_attribute("data-state", "match")
    proof.locator("summary").click()
    seed, commitment = proof.locator("code").all_inner_texts()
    assert sha256(seed.encode()).hexdigest() == commitment == table["commitment"]

    with ada.page.expect_download() as download:
        ada.hook("download").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    program = "import sys; from crenel.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "verify", str(record), "--commitment", commitment]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert commitment in checked.stdout
    record.write_text(record.read_text("utf-8").replace(seed, "0" * len(seed)), "utf-8")
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0


def test_seen_as_anybody_and_with_all_hands_open(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = seeded_table(server, player, "great_wall", 5, ready=at_end)
    ada = visit(player).open(f"/#/t/{table['id']}/at/60")
    eyes = ada.hook("replay-eyes")
    mine, hands = ada.page.get_by_test_id("my-board"), ada.page.locator("[data-hand]")
    expect(eyes).to_have_value("0")  # as I saw it
    expect(mine.locator('[data-kind="command"]')).not_to_have_count(0)
    ada.page.get_by_test_id("rival-1").get_by_role("button").first.click()
    expect(ada.page.get_by_test_id("opened")).to_be_visible()
    expect(hands).to_have_count(0)

    eyes.select_option("open")
    expect(hands).not_to_have_count(0)
    eyes.select_option("1")
    expect(ada.page.get_by_test_id("rival-0")).to_be_visible()
    expect(mine.locator('[data-kind="command"]')).not_to_have_count(0)
    expect(ada.page.get_by_test_id("rival-0").get_by_text("?").first).to_be_visible()

    # A link shows the same to a stranger, who else sees what everybody saw.
    address = ada.page.url
    assert address.endswith("/at/60/as/1")
    ada.hook("replay-on").click()
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("61 / ")
    expect(eyes).to_have_value("1")
    eve = visit().open(address)
    expect(eve.hook("replay-eyes")).to_have_value("1")
    expect(eve.page.get_by_test_id("rival-0")).to_be_visible()
    eve.open(f"/#/t/{table['id']}/at/60")
    expect(eve.hook("replay-eyes")).to_have_value("all")
    expect(eve.page.get_by_test_id("my-board").locator('[data-kind="command"]')).to_have_count(0)


def test_nothing_is_hidden_in_burgundy(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player).open(f"/#/t/{table['id']}/at/20")
    assert ada.hook("replay-eyes").locator("option").evaluate_all("(all) => all.map((each) => each.value)") == [
        "all",
        "0",
        "1",
    ]
    ada.hook("replay-eyes").select_option("1")
    expect(ada.page.get_by_test_id("rival-0")).to_be_visible()


def test_the_last_lines_name_hordes_and_artifacts(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = seeded_table(server, player, "great_wall", 6, ready=at_end, bot="greedy")
    ada = visit(player).open(f"/#/t/{table['id']}")
    for source, word in (("artifacts", "artifact: "), ("hordes", "horde: ")):
        ada.page.locator(f'[data-trace^="{source}-"]').first.click()
        expect(ada.page.get_by_test_id("traces")).to_contain_text(word)


def test_a_closer_look_at_a_clan(visit: Visit, server: Served) -> None:
    """Overseers, discarded command cards and claimed hordes lie open."""
    player = server.guest("Ada")
    table = seeded_table(server, player, "great_wall", 6, ready=at_end, bot="greedy")
    ada = visit(player).open(f"/#/t/{table['id']}/at/0")
    count = int(ada.page.get_by_test_id("replay-n").inner_text().split("/")[1])
    clans = player.get(f"/tables/{table['id']}/moment/{count}")["view"]["clans"]
    rich = (
        clan["clan"] for clan in clans[1:] if clan["soldiers"]["overseers"] and clan["discarded"] and clan["claimed"]
    )
    ada.page.keyboard.press("End")
    ada.page.get_by_test_id(f"rival-{next(rich)}").get_by_role("button").first.click()
    opened = ada.page.get_by_test_id("opened")
    for key in ("w-overseers", "w-discarded", "w-claimed"):
        expect(opened).to_contain_text(re.compile(re.escape(on_page(key)), re.IGNORECASE))
