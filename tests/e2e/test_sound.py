"""Sounds are off until somebody wants them, and stay as they were chosen."""

from playwright.sync_api import expect

from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page

# Counts the notes instead of playing them.
SILENT = """
  window.notes = 0
  const still = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  window.AudioContext = class {
    currentTime = 0
    destination = {}
    createOscillator() {
      return { frequency: still, connect: (next) => next, start: () => { window.notes += 1 }, stop() {} }
    }
    createGain() { return { gain: still, connect: (next) => next } }
  }
"""


def notes(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("() => window.notes"))


def take_workers(visitor: Visitor) -> None:
    visitor.hook("move-workers").click()
    visitor.commit()


def test_sounds_are_off_by_default(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script(SILENT)
    ada.open("/#/settings")
    switch = ada.page.get_by_label(on_page("set-sound"))
    expect(switch).not_to_be_checked()
    ada.open("/").game().get_by_test_id("play-now").click()
    expect(ada.status).to_have_attribute("data-turn", "mine")
    take_workers(ada)
    assert notes(ada) == 0

    ada.hook("menu").click()
    ada.page.get_by_role("button", name=on_page("set-sound")).click()
    ada.page.keyboard.press("Escape")
    take_workers(ada)
    ada.page.wait_for_function("() => window.notes > 0")
    ada.open("/#/settings")
    expect(switch).to_be_checked()
    ada.page.reload()
    expect(switch).to_be_checked()
