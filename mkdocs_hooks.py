"""Hook of mkdocs: links from docs/ to files of the repository, which are no pages of the site."""

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent / "docs"
OUTSIDE = re.compile(r"\[([^\]]+)\]\((\.\./[^)#]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Keep only the words of such a link. One to a file that is gone stays, and the strict build fails on it."""

    def words(link: re.Match[str]) -> str:
        return f"`{link[1].strip('`')}`" if (DOCS / link[2]).exists() else link[0]

    return OUTSIDE.sub(words, markdown)
