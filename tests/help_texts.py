"""Prints what `help()` knows of the public API: each function with its parameters and its docstring.

python -m tests.help_texts
"""

import inspect

import crenel
from crenel import bots

PUBLIC = [crenel.State, crenel.Game, bots.Bot]


def parameters(function: object) -> str:
    """Names and defaults. A compiled function knows no types."""
    assert callable(function)
    found = inspect.signature(function).parameters.values()
    return ", ".join(each.name if each.default is each.empty else f"{each.name}={each.default!r}" for each in found)


def main() -> None:
    for public in PUBLIC:
        print(f"{public.__name__}({parameters(public)})", inspect.getdoc(public))
        for name, part in sorted(vars(public).items()):
            title, text = f"{public.__name__}.{name}", inspect.getdoc(part)
            if name.startswith("_"):
                continue
            if inspect.isroutine(part):
                print(f"{title}({parameters(part)})", text)
            elif inspect.isdatadescriptor(part) and text:  # a property
                print(title, text)


if __name__ == "__main__":
    main()
