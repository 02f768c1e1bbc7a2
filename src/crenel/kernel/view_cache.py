"""Parts of views that are made anew only when what they show has changed, for whoever shows the same game again and
again.
"""

from collections.abc import Callable


class ViewCache:
    """The parts of a view as they were last made. `form` puts a new part into the form in which it is kept."""

    def __init__(self, form: Callable[[object], object]) -> None:
        self.form = form
        self.shown: dict[str, object] = {}
        self.parts: dict[str, object] = {}

    def part(self, name: str, shown: object) -> object | None:
        """A part, if it still shows what it showed; what it shows has to be all that it depends on."""
        return self.parts[name] if name in self.shown and self.shown[name] == shown else None

    def keep(self, name: str, shown: object, part: object) -> object:
        self.shown[name] = shown
        self.parts[name] = self.form(part)
        return self.parts[name]
