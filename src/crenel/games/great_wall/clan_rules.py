"""How a clan plays: by a person, or by rules. What differs between clans stands here and nowhere else; the rules of
people are in player.py, those of automas in the modules that bring them.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.games.great_wall.horde import Horde
    from crenel.games.great_wall.layout import Layout
    from crenel.games.great_wall.state import GreatWall


class ClanRules:
    """A clan without a will: it owns nothing, gains nothing and is asked nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.person: bool = False  # a seat plays it: it has resources, cards and shame
        self.scores: bool = False  # it gains honor, and can win
        self.claims: bool = False  # it keeps the hordes it defeats
        self.activates: bool = False  # its clerks alone make a special place activate
        self.goes_home: bool = False  # its clerks return to their pool after an activation
        self.copied: bool = False  # its command card counts as a partner, can be copied, and is discarded

    # ------------------------------------------------------------ what it begins with

    def soldiers(self, layout: "Layout") -> list[i64]:
        """The soldiers it has in all, by kind."""
        raise NotImplementedError

    def clerks(self, layout: "Layout") -> i64:
        """The clerks it has in all."""
        raise NotImplementedError

    # ------------------------------------------------------------ decisions

    def decider(self, state: "GreatWall", clan: i64) -> i64:
        """The seat that decides for it; -1 if rules decide."""
        return -1

    def may_enter(self, state: "GreatWall", clan: i64, place: i64) -> bool:
        """Whether another clerk of it may go to a place that is open."""
        return True

    # ------------------------------------------------------------ its command card

    def choose_command(self, state: "GreatWall", clan: i64) -> None:
        """All players have shown their command cards: take one, if no seat has chosen it."""

    def command_name(self, state: "GreatWall", clan: i64) -> str:
        return state.deck.commands[state.clans[clan].command].name

    def command_names(self, state: "GreatWall") -> list[str]:
        """The names of all cards it can have on the track, by their numbers."""
        return [command.name for command in state.deck.commands]

    def command_lines(self, state: "GreatWall", clan: i64) -> i64:
        """How many boxes the card on the track has."""
        return len(state.deck.commands[state.clans[clan].command].boxes)

    def line_of(self, step: Step) -> i64:
        """Which line of its card a step carries out, where it has no boxes; -1 if none."""
        return -1

    def push_turn(self, state: "GreatWall", clan: i64) -> None:
        """Push what its command card does."""
        raise NotImplementedError

    def push_moves(self, state: "GreatWall", clan: i64, count: i64, different: bool) -> None:
        """Push the moving of so many of its clerks."""
        raise NotImplementedError

    def push_moves_for(self, state: "GreatWall", other: i64, count: i64) -> None:
        """Push the moving of clerks of another clan, for which this one decides by rules."""

    # ------------------------------------------------------------ places and battle

    def gather(self, state: "GreatWall", clan: i64, place: i64) -> None:
        """Gain what a production place gives that activates."""

    def serve(self, state: "GreatWall", clan: i64, place: i64) -> None:
        """Push what its clerks do at a place that activates, where each clan acts for itself."""

    def reward(self, state: "GreatWall", clan: i64, horde: "Horde", spots: list[i64], soldier: i64) -> None:
        """Gain what newly covered spots give; there are none where a soldier shot."""

    def artifact_honor(self, state: "GreatWall", clan: i64, artifact: i64) -> i64:
        """What an artifact is worth to it as things stand."""
        return 0

    # ------------------------------------------------------------ views

    def observe(self, state: "GreatWall", clan: i64, row: dict[str, object]) -> None:
        """Add to what all may see of it."""
