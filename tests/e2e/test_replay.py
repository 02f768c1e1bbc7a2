"""A finished game, step by step and from any moment, and its dice, checked."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import expect

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
