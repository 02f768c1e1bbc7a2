"""The Great Wall, as the kernel knows it."""

import random
from collections.abc import Mapping
from typing import Any, cast

from crenel.games.great_wall import dump, explain, hidden, load, notation, planning, prices, reference, scoring, view
from crenel.games.great_wall.board import SIDES, read
from crenel.games.great_wall.cardrows import Fault, RowKind, check_absent, check_cards, row_kinds
from crenel.games.great_wall.changes import CHANGES, NEWEST
from crenel.games.great_wall.compose import all_rows, compose
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Module, Row
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.owncards import cards_in
from crenel.games.great_wall.setup import lay_out
from crenel.games.great_wall.state import SEASON_NAMES, GreatWall
from crenel.kernel.errors import BadSetup, Refusal
from crenel.kernel.game import Game, RuleCard
from crenel.kernel.options import schema, settle_options
from crenel.kernel.reading import whole
from crenel.kernel.state import NOBODY, State, Step

OPTIONS: dict[str, object] = {
    # A table's own cards, as rows by kind, beside ours or instead of them: {"advisor": [{"name": "herald", ...}]}.
    "cards": {"type": "object", "default": {}, "file": "toml", "expert": True},
}


def rule_rows(modules: list[type[Module]]) -> list[dict[str, Any]]:
    """All rules, those of the modules last: id, page of the rulebook, source, and the rule in a sentence."""
    rows = list(read("rules.toml")["rules"])
    for module in modules:
        rows += module.rules
    return rows


class GreatWallGame(Game):
    """One to four generals before the wall; `modules` are those it can be played with."""

    def __init__(self, modules: list[type[Module]] | None = None) -> None:
        self.modules: list[type[Module]] = MODULES if modules is None else modules
        options = dict(OPTIONS)
        for module in self.modules:
            options.update(module.table_options())
        more = [count for module in self.modules for count in module.more_seats]
        super().__init__("great_wall", tuple(sorted([*SIDES, *more])), NEWEST, schema(options), CHANGES)
        self.pages: dict[str, int] = {row["id"]: row["page"] for row in rule_rows(self.modules)}
        # Those without cards of their own, of all versions of the rules.
        self.layouts: dict[tuple[int, int, tuple[str, ...]], Layout] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return lay_out(self, self.layout(seats, options))

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        super().check_options(seats, options)
        for module in self.modules:
            refusal = module.refusal(seats, options)
            if refusal is not None:
                raise refusal

    def layout(self, seats: int, options: Mapping[str, object]) -> Layout:
        """What the table is made of; BadSetup if it cannot be played so."""
        self.check_options(seats, options)
        own = cast(Mapping[str, Any], options["cards"])
        playing = [module for module in self.modules if module.in_play(seats, options)]
        key = (self.rules, seats, tuple(module.name for module in playing))
        if own or key not in self.layouts:
            absent = [module() for module in self.modules if module not in playing]
            try:
                check_cards(own, self.card_kinds() if own else {})
                check_absent(own, absent, self.rules)
                composed = compose(seats, [module() for module in playing], absent, own, self.rules)
            except Fault as fault:
                raise BadSetup("bad-cards", where=fault.where, detail=fault.text) from fault
            if own:
                return composed
            self.layouts[key] = composed
        return self.layouts[key]

    def card_rows(self, own: Mapping[str, Any]) -> dict[str, list[Row]]:
        """All cards of the game by kind, those of all modules among them, some replaced by a table's own."""
        return all_rows([module() for module in self.modules], own, self.rules)

    def card_kinds(self) -> dict[str, RowKind]:
        """The kinds of cards that a table may bring, with the names of all cards of each."""
        return row_kinds(self.modules, self.rules)

    def whereabouts(self, state: State) -> dict[str, object]:
        return {"year": int(table(state).year) + 1, "season": SEASON_NAMES[table(state).season]}

    def resume(self, state: State) -> None:
        state.emit("year_resumed", NOBODY, {**self.whereabouts(state), "scores": state.all_scores()})

    def read_option(self, option: str, text: str, name: str) -> object:
        return cards_in(text, self.card_kinds()) if option == "cards" else super().read_option(option, text, name)

    def text(self, state: State, action: int, seat: int) -> str:
        return notation.text(table(state), action, seat)

    def fields(self, state: State, action: int, seat: int) -> dict[str, object]:
        parts = notation.fields(table(state), action, seat)
        price = prices.price_of(table(state), action, seat)
        return parts if price is None else {**parts, "price": price}

    def page_of(self, rule: str) -> int:
        return self.pages.get(rule, 0)

    def rule_table(self, name: str) -> reference.Table | None:
        return reference.TABLES[name]() if name in reference.TABLES else None

    def rule_cards(self, kind: str) -> list[RuleCard]:
        return reference.cards(kind, self.modules)

    def why_not(self, state: State, text: str, seat: int) -> Refusal:
        return explain.why_not(table(state), text, seat)

    def refuse(self, state: State, action: int, seat: int) -> Refusal:
        return explain.refuse(table(state), action, seat) or super().refuse(state, action, seat)

    def question(self, state: State, seat: int) -> tuple[str, dict[str, object]]:
        """Say whose turn it is where an automa's pieces are moved."""
        asked = view.asking(table(state)) or {}
        step = str(asked.pop("step"))
        clan = asked.get("clan", seat)
        assert isinstance(clan, int)
        whose: object = (f"clan-{table(state).clans[clan].rules.name}", {}) if clan != seat else None
        return f"asking-{step}", {**asked, "own": clan == seat, "whose": whose}

    def observe(self, state: State) -> dict[str, object]:
        return view.observe(table(state))

    def observe_own(self, state: State, seat: int, view_of_all: dict[str, object]) -> None:
        view.observe_own(table(state), seat, view_of_all)

    def forget(self, state: State, seat: int, rng: random.Random) -> None:
        hidden.forget(table(state), seat, rng)

    def last_step(self) -> Step:
        return scoring.FinalScoring(NOBODY)

    def awaits_turn(self, state: State, seat: int) -> bool:
        return planning.awaits_turn(table(state), seat)

    def skip_to_turn(self, state: State, seat: int) -> None:
        planning.skip_to_turn(table(state), seat)

    def scores(self, state: State) -> list[int]:
        return [int(clan.score()) for clan in table(state).clans[: state.seats]]

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(table(state))

    def rivals(self, state: State) -> list[tuple[str, int]]:
        others = table(state).clans[state.seats :]
        return [(clan.rules.name, int(clan.score())) for clan in others if clan.rules.scores]

    def standings(self, state: State) -> list[int]:
        return scoring.standings(table(state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def ending(self, state: State) -> str:
        wall = table(state)
        for module in wall.modules:
            told = module.ending(wall)
            if told:
                return told
        return ""

    def opens_round(self, event: Mapping[str, object]) -> bool:
        return event["event"] == "turn_started"

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        wall = table(state)
        return {source: int(honor) for source, honor in zip(wall.layout.sources, wall.clans[seat].honor, strict=True)}

    def dump(self, state: State) -> dict[str, object]:
        return dump.dump(table(state))

    def undump(self, data: Mapping[str, object]) -> State:
        options = settle_options(self.name, self.options, cast(Mapping[str, object], data["options"]))
        seats = whole(data["seats"], "seats", min(self.seats), max(self.seats))
        return load.load(self, data, options, self.layout(seats, options))

    def catalogue(self) -> dict[str, object]:
        found = view.catalogue()
        for module in self.modules:
            for name, part in module.catalogue().items():
                known = found.get(name)
                found[name] = {**known, **part} if isinstance(known, dict) and isinstance(part, dict) else part
        return {**found, "pages": {rule: page for rule, page in self.pages.items() if page}}


def table(state: State) -> GreatWall:
    assert isinstance(state, GreatWall)
    return state
