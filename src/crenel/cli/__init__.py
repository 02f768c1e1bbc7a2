"""The `crenel` command."""

import contextlib
import os
import sys
from collections.abc import Sequence

from crenel import CrenelError, __version__
from crenel.cli.arguments import INTERRUPTED, read_arguments, take_language
from crenel.cli.errors import error_text


def one_line(text: str) -> str:
    """Without line breaks, or anything else from a file that could upset a terminal."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command. Bad input gives one line on stderr and exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = "en"
    if words == ["--version"]:
        print(f"crenel {__version__}")
        return 0
    try:
        language, words = take_language(words, os.environ)
        return read_arguments(words, language)()
    except CrenelError as error:
        sys.stdout.flush()
        print(one_line(error_text(error, language)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except EOFError:
        print()
        return 0
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter must not try to flush it again.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
