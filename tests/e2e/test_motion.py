"""Pieces travel where they go, for those who want motion."""

from collections.abc import Callable

from tests.e2e.conftest import Served, can_take, reached
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import Message

# Notes what flies, however short it takes.
WATCH = """
  window.flown = []
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes])
    window.flown.push(...added.flatMap((node) => node.dataset?.flight ?? []))
  }).observe(document, { childList: true, subtree: true })
"""


def flies(visitor: Visitor, piece: str) -> None:
    visitor.page.wait_for_function("(piece) => window.flown.some((each) => each.startsWith(piece))", arg=piece)


def can_sell(state: Message) -> bool:
    return any(move["verb"] == "sell" for move in state["moves"].get("0", ()))


def can_store(state: Message) -> bool:
    """A tile can be taken from a depot, and there is room for it."""
    return can_take(state) and len(state["view"]["players"][0]["keys"]) < 3


def coming_to(ready: Callable[[Message], bool], visit: Visit, server: Served, **options: bool) -> Visitor:
    player = server.guest("Ada")
    table = reached(player, ready, options=options)
    ada = visit(player, reduced_motion="no-preference")
    ada.context.add_init_script(WATCH)
    return ada.table(table["id"])


def sell(visitor: Visitor) -> None:
    visitor.mine("[data-good].legal").first.click()
    visitor.commit()


def test_goods_fly_along_a_trade_route(visit: Visit, server: Served) -> None:
    ada = coming_to(can_sell, visit, server, trade_routes=True)
    sell(ada)
    flies(ada, "good-")


def test_goods_fly_to_those_sold(visit: Visit, server: Served) -> None:
    ada = coming_to(can_sell, visit, server)
    sell(ada)
    flies(ada, "good-")


def test_a_tile_flies_to_the_storage(visit: Visit, server: Served) -> None:
    ada = coming_to(can_store, visit, server)
    tile = ada.offered().first
    name = str(tile.get_attribute("data-tile"))
    tile.click()
    ada.commit()
    flies(ada, name)
