"""Names, colours and symbols of the players at a table."""

from collections.abc import Sequence

from rich.text import Text

from crenel.locales import say, word

# Each seat has a colour and a symbol; the colour never stands alone.
SYMBOLS = "●▲◆■★⬟"
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")


Side = tuple[str, list[int]]  # a name, and the seats that win or lose together


class Players:
    """The line-up of a table: the name of a bot for each seat, or None for a person. Automas, which follow rules
    instead of deciding, have the numbers after the players'.
    """

    def __init__(
        self, bots: Sequence[str | None], language: str, you: bool = True, automas: Sequence[str] = ()
    ) -> None:
        self.bots = list(bots)
        self.automas = list(automas)
        self.language = language
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.alone = people[0] if you and len(people) == 1 else None  # the only person, called "you"

    @property
    def everybody(self) -> range:
        """The numbers of all players and automas."""
        return range(len(self.bots) + len(self.automas))

    def name(self, seat: int, form: str = "") -> str:
        """Return the name of a player or automa; `subject`: as an automa is called where it acts."""
        if seat >= len(self.bots):
            return word("clan", self.automas[seat - len(self.bots)], self.language, form)
        bot = self.bots[seat]
        if seat == self.alone:
            return say("player-you", None, self.language)
        colour = say(f"player-{seat}", None, self.language)
        if bot is None:
            return colour
        called = word("bot", bot, self.language)
        if self.bots.count(bot) == 1:
            return called
        return say("player-bot", {"bot": called, "colour": colour}, self.language)

    def badge(self, seat: int) -> Text:
        """The symbol in the seat's colour, its number and its name."""
        return Text.assemble((SYMBOLS[seat], COLOURS[seat]), f" {seat} ", (self.name(seat), "bold"))
