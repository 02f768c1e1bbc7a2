"""Lines of the drawing that the base game and its modules share."""

from rich.text import Text

from crenel.locales import say


def titled(key: str, content: Text, language: str) -> Text:
    """A line with a title from the catalogues."""
    return Text.assemble((say(key, None, language), "bold"), " ", content, no_wrap=False)


def nothing(language: str) -> Text:
    return Text(say("table-nothing", None, language), "dim")
