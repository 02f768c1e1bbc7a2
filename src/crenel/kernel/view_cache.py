"""Cache of view parts, for servers that show the same game again and again. A part is made anew when what it shows has
changed.
"""

from collections.abc import Callable


class ViewCache:
    """Cached parts of a view. `form` turns a new part into the form in which it is kept."""

    def __init__(self, form: Callable[[object], object]) -> None:
        self.form = form
        self.shown: dict[str, object] = {}
        self.parts: dict[str, object] = {}

    def part(self, name: str, shown: object) -> object | None:
        """Return a cached part if `shown`, which is all that it depends on, has not changed; None otherwise."""
        return self.parts[name] if name in self.shown and self.shown[name] == shown else None

    def keep(self, name: str, shown: object, part: object) -> object:
        """Cache a part, and return it in the form in which it is kept."""
        self.shown[name] = shown
        self.parts[name] = self.form(part)
        return self.parts[name]
