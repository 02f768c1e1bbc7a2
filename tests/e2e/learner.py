"""A learner on the page: plays the recorded decisions of a lesson by mouse, by finger, or by keyboard alone."""

import time

from playwright.sync_api import Locator, expect

from crenel.lessons import lesson
from crenel.locales import say
from tests.e2e.visitor import GLANCE, VERSION, Visitor
from tests.lessons.learners import model
from tests.server.room import PATIENCE, Message

# Where the parts of a decision are picked, by verb; then it is confirmed. `{…}` are its parts.
DIE = "[data-die='{die}']:not([data-used])"
PLACE = "[data-place='{place}']"
WAYS = {
    "take": [DIE, "#shared [data-depot='{depot}'] [data-tile='{tile}']"],
    "buy": ["#shared [data-depot='0'] [data-tile='{tile}']"],
    "place": [DIE, "#mine [data-key][data-tile='{tile}']", "#mine [data-cell='{cell}']"],
    "sell": [DIE, "#mine [data-good='{good}']"],
    "ship": ["#shared [data-depot='{depot}'] [data-legal]"],
    "command": ["[data-card='{card}'][data-legal]"],
    "slot": ["[data-slot='{slot}'][data-legal]"],
    "clerk": ["[data-place='{to}']"],
    "activate": [PLACE],
    "upgrade": [PLACE],
    "attack": ["[data-piece='ready-{soldier}']", "[data-attack='{section}']"],
    "spot": ["[data-row='{row}'] [data-spot='{spot}'][data-legal]"],
    "wall": ["[data-wall='{section}']"],
}
BUTTONS = {"end": "end-turn"}
# Goes to the neighbor of something, in the order of Tab, and returns the key that leads on to it; none if none does.
NEIGHBOR = """(wanted) => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')
  const shown = (each) => each.getClientRects().length && getComputedStyle(each).visibility !== 'hidden'
  const stops = [...all].filter((each) => each.tabIndex >= 0 && !each.disabled && shown(each))
  const place = stops.indexOf(wanted)
  stops[place > 0 ? place - 1 : 1].focus()
  return place < 0 ? '' : place > 0 ? 'Tab' : 'Shift+Tab'
}"""
FOCUSED = "(wanted) => document.activeElement === wanted"
TABS = ("wall", "places", "mine")  # of a phone
# Whether a decision was made, or what it has to be confirmed with is there.
ANSWERED = """([before, move]) => {
  const status = document.querySelector('[data-testid="status"]')
  const seen = (each) => each && each.getClientRects().length && !each.disabled
  return Number(status?.dataset.version ?? 0) !== before || seen(document.querySelector('[data-testid="commit"]')) ||
    [...document.querySelectorAll('[data-move]')].some((each) => each.dataset.move === move && seen(each))
}"""
MINE = """() => document.querySelector('[data-testid="lesson-next"], [data-testid="lesson-on"]') ||
  document.querySelector('[data-testid="status"]')?.dataset.turn === 'mine'"""


class Learner:
    """Plays a lesson on a page; `how` is `mouse`, `touch` or `keys`."""

    def __init__(self, visitor: Visitor, how: str = "mouse", language: str = "en") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.how = how
        self.language = language

    # ------------------------------------------------------------ one control

    def use(self, control: Locator) -> None:
        """Click, tap, or go there by keyboard and press Enter."""
        if self.how == "touch":
            control.tap()
        elif self.how == "mouse":
            control.click()
        else:
            self.go_to(control)
            self.page.keyboard.press("Enter")

    def go_to(self, control: Locator) -> None:
        """Come to a control as a keyboard does: with Tab from the one before it, over the hexes with arrows."""
        element = control.element_handle()
        if control.get_attribute("tabindex") == "-1":
            self.walk_to(control)
        elif not self.page.evaluate(FOCUSED, element):
            key = self.page.evaluate(NEIGHBOR, element)
            assert key, f"Tab never comes to {control}"
            self.page.keyboard.press(key)
        assert self.page.evaluate(FOCUSED, element), f"no key leads to {control}"

    def walk_to(self, cell: Locator) -> None:
        self.page.keyboard.press("b")
        wanted = cell.bounding_box()
        assert wanted
        for _ in range(20):
            here = self.page.locator(":focus").bounding_box()
            assert here
            right, down = wanted["x"] - here["x"], wanted["y"] - here["y"]
            if abs(right) + abs(down) < 1:
                return
            sideways = abs(down) < here["height"] / 2
            vertical = "ArrowDown" if down > 0 else "ArrowUp"
            self.page.keyboard.press(("ArrowRight" if right > 0 else "ArrowLeft") if sideways else vertical)

    def find(self, selector: str, section: str = "") -> Locator:
        """What can be seen of this; on a phone it may lie behind a tab, or in a section further on."""
        found = self.page.locator(selector).filter(visible=True)
        pager = f"[data-pager='{section}']"
        for tab in ("", *(f"button[data-tab='{name}']" for name in TABS)):
            for way in (tab, pager):
                button = self.page.locator(way or "nothing").filter(visible=True)
                if not found.count() and button.count():
                    self.use(button.first)
            if found.count():
                return found.first
        raise AssertionError(f"nowhere on the page: {selector}")

    # ------------------------------------------------------------ one decision

    def legal(self) -> dict[str, Message]:
        """What the server says that the learner may do, by notation."""
        states = [each for each in self.visitor.frames if each.get("t") == "state" and "moves" in each]
        return {each["move"]: each for each in states[-1]["moves"].get("0", ())}

    def awaited(self, move: str) -> Message:
        """Wait until the server lets the learner make a decision; its parts."""
        end = time.monotonic() + PATIENCE
        while move not in self.legal():
            assert time.monotonic() < end, f"never legal: {move}; legal: {list(self.legal())}"
            self.page.wait_for_timeout(GLANCE)
        return self.legal()[move]

    def play(self, move: str) -> None:
        """Make a decision by its pieces or its button; the cheapest way to pay unless a die says otherwise."""
        parts = self.awaited(move)
        before = self.visitor.version()
        verb = str(parts["verb"])
        if verb == "pay":
            self.pay(parts)
        elif verb in BUTTONS:
            self.use(self.visitor.hook(BUTTONS[verb]))
        elif verb == "lead":
            for card in (parts["general"], parts["advisor"]):
                self.use(self.find(f"[data-card='{card}']"))
        elif verb in WAYS:
            for way in WAYS[verb]:
                if "{die}" not in way or parts.get("die"):
                    self.use(self.find(way.format(**parts), str(parts.get("section", ""))))
        else:
            button = f"[data-testid='move-{verb}']"
            self.use(self.find(f"[data-move='{move}'], {button}"))
        self.page.wait_for_function(ANSWERED, arg=[before, move])
        # Where all choose in secret, the table changes with the others' choices too, and mine is still to be confirmed.
        if self.visitor.version() == before or self.visitor.hook("commit").count():
            self.confirm(move, before)
        self.page.wait_for_function(f"(before) => ({VERSION})() !== before", arg=before)

    def confirm(self, move: str, before: int) -> None:
        choice = self.page.locator(f"[data-move='{move}']").filter(visible=True)
        if choice.count() and self.visitor.version() == before:
            self.use(choice.first)
            self.page.wait_for_function(ANSWERED, arg=[before, ""])
        commit = self.visitor.hook("commit")
        if commit.count():
            self.use(commit.first)

    def pay(self, parts: Message) -> None:
        for resource, wanted in parts["paid"].items():
            counter = self.visitor.hook("decision").locator(f"[data-resource='{resource}']")
            for _ in range(20):
                more = wanted - int(counter.locator("b").inner_text())
                if not more:
                    break
                self.use(counter.get_by_role("button").nth(1 if more > 0 else 0))
        self.use(self.visitor.hook("pay"))

    # ------------------------------------------------------------ a whole lesson

    def read(self) -> None:
        """Read all that is to be read, until a decision is asked, or the lesson is over."""
        while True:
            self.page.wait_for_function(MINE)
            more = self.visitor.hook("lesson-next")
            if not more.count():
                return
            before = self.visitor.hook("lesson").get_attribute("data-prompt") or ""
            self.use(more)
            expect(self.visitor.hook("lesson")).not_to_have_attribute("data-prompt", before)

    def learn(self, name: str) -> None:
        """Play the lesson that stands as it was recorded, from its start to its end, and see each of its goals."""
        found = lesson(name)
        for (course, _), (_, seat, move) in zip(model(name), found.model().moves, strict=False):
            if seat != found.learner or not course.legal:
                continue  # somebody else, or a question for show that the server answers
            self.read()
            goal = course.standing.prompt
            card = self.visitor.hook("lesson")
            expect(card).to_have_attribute("data-prompt", goal.id if goal else "")
            if goal:
                expect(card).to_contain_text(say(goal.key, course.details(goal), self.language))
            self.play(move)
        self.read()
