"""The Castles of Burgundy as the kernel knows it."""

import random
from collections.abc import Mapping, Sequence

from crenel.games.burgundy import dump, explain, load, notation, reference, view
from crenel.games.burgundy.changes import CHANGES, OPTIONS_FIT
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.modules import MODULES
from crenel.games.burgundy.notation import check_verbs
from crenel.games.burgundy.options import check, modules_of, offered, usual_board
from crenel.games.burgundy.own import boards_in
from crenel.games.burgundy.phases import FinalScoring
from crenel.games.burgundy.player import add_source
from crenel.games.burgundy.setup import Settle, castle_hexes, lay_out
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import read
from crenel.games.burgundy.turn import Turn
from crenel.kernel.errors import Refusal
from crenel.kernel.game import Game, Text
from crenel.kernel.options import schema
from crenel.kernel.state import NOBODY, State, Step
from crenel.kernel.view_cache import ViewCache


class BurgundyGame(Game):
    """The Castles of Burgundy for one to four players, with the modules that a table can switch on."""

    def __init__(self, modules: Sequence[Module] = MODULES) -> None:
        super().__init__("burgundy", (1, 2, 3, 4), 2, schema(offered(modules)), CHANGES)
        self.usual = 2
        self.modules: Sequence[Module] = modules
        rules = read("data/rules.toml")["rules"] + [row for module in modules for row in module.rules]
        self.rule_pages: dict[str, int] = {row["id"]: row["page"] for row in rules}
        check_verbs(modules)
        for module in modules:
            for number, name in module.sources().items():
                add_source(number, name)

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return lay_out(self, self.modules, seats, options)

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        super().check_options(seats, options)
        check(self, modules_of(self.modules, seats, options), seats, options)

    def implied(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """Return the usual board of the mode; own ones take its place."""
        if self.rules < OPTIONS_FIT or options["duchies"]:
            return {}
        return {"boards": usual_board(modules_of(self.modules, seats, options))}

    def whereabouts(self, state: State) -> dict[str, object]:
        return dump.whereabouts(table(state))

    def resume(self, state: State) -> None:
        state.emit("round_resumed", NOBODY, {**self.whereabouts(state), "scores": state.scores()})

    def read_option(self, option: str, text: str, name: str) -> object:
        return boards_in(text, name) if option == "duchies" else super().read_option(option, text, name)

    def text(self, state: State, action: int, seat: int) -> str:
        return notation.text(table(state), action, seat)

    def parse_short(self, state: State, text: str, seat: int) -> int | None:
        return notation.parse_short(table(state), text, seat)

    def fields(self, state: State, action: int, seat: int) -> dict[str, object]:
        parts = notation.fields(table(state), action, seat)
        parts.pop("words", None)  # only for the notation
        return parts

    def described(self, state: State, seat: int) -> list[dict[str, object]]:
        return notation.described(table(state), seat)

    def page_of(self, rule: str) -> int:
        return self.rule_pages.get(rule, 0)

    def rule_texts(self, rule: str) -> list[Text]:
        return next(filter(None, (module.rule_texts(rule) for module in self.modules)), reference.texts_of(rule))

    def rule_piece(self, rule: str) -> str:
        return next(filter(None, (module.rule_piece(rule) for module in self.modules)), reference.tile_of(rule))

    def rule_table(self, name: str) -> tuple[list[object], list[list[object]]] | None:
        if name in reference.TABLES:
            return reference.TABLES[name]()
        return next(filter(None, (module.rule_table(name) for module in self.modules)), None)

    def why_not(self, state: State, text: str, seat: int) -> Refusal:
        return explain.why_not(table(state), text, seat)

    def refuse(self, state: State, action: int, seat: int) -> Refusal:
        return explain.refuse(table(state), action, seat) or super().refuse(state, action, seat)

    def observe(self, state: State) -> dict[str, object]:
        return view.observe(table(state))

    def observe_cached(self, state: State, kept: ViewCache) -> dict[str, object]:
        return view.observe(table(state), kept)

    def observe_own(self, state: State, seat: int, view_of_all: dict[str, object]) -> None:
        view.observe_own(table(state), seat, view_of_all)

    def observe_secrets(self, state: State, seat: int, view_of_all: dict[str, object]) -> None:
        view.observe_secrets(table(state), seat, view_of_all)

    def forget(self, state: State, seat: int, rng: random.Random) -> None:
        """Forget what modules hide. Tiles and goods are drawn from unordered bags when they are needed, so the new
        generator does the rest.
        """
        for module in table(state).modules:
            module.forget(table(state), seat, rng)

    def last_step(self) -> Step:
        return FinalScoring(NOBODY)

    def awaits_turn(self, state: State, seat: int) -> bool:
        """Return whether the seat has its dice of this round: nobody knows the next ones."""
        place = state.next_of(seat)
        if place < 0:
            return False
        step = state.stack[place]
        return isinstance(step, Turn) or (isinstance(step, Settle) and len(castle_hexes(table(state), seat)) > 1)

    def skip_to_turn(self, state: State, seat: int) -> None:
        """Drop the rest of the turns before."""
        del state.stack[state.next_of(seat) + 1 :]

    def scores(self, state: State) -> list[int]:
        if not table(state).modules:  # asked for with every view
            return [int(player.total) for player in table(state).players]
        return [sum(self.breakdown(state, seat).values()) for seat in range(len(table(state).players))]

    def ranking(self, state: State) -> list[int]:
        """Rank by points, then fewer hexes covered, then the marker further back (in a stack the lower)."""
        for module in table(state).modules:
            ranking = module.ranking(table(state))
            if ranking is not None:
                return ranking
        players = table(state).players
        scores = state.scores()
        covered = [int(duchy.occupied()) for duchy in table(state).duchies]
        order = [
            (-scores[seat], covered[seat], int(player.bridge), int(player.height), seat)
            for seat, player in enumerate(players)
        ]
        return [row[-1] for row in sorted(order)]

    def winners(self, state: State) -> list[int]:
        for module in table(state).modules:
            winners = module.winners(table(state))
            if winners is not None:
                return winners
        return self.ranking(state)[:1]

    def opens_round(self, event: Mapping[str, object]) -> bool:
        return event["event"] == "dice_rolled"

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        for module in table(state).modules:
            counted = module.breakdown(table(state), seat)
            if counted is not None:
                return counted
        return dump.points_dict(table(state).players[seat])

    def dump(self, state: State) -> dict[str, object]:
        return dump.dump(table(state))

    def undump(self, data: Mapping[str, object]) -> State:
        return load.load(self, self.modules, data)

    def catalogue(self) -> dict[str, object]:
        pages = {rule: page for rule, page in self.rule_pages.items() if page}
        return {**view.catalogue(self.modules), "pages": pages}


def table(state: State) -> Burgundy:
    assert isinstance(state, Burgundy)
    return state
