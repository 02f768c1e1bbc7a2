"""Texts that people write, read in a worker process: whatever a stranger sends, the event loop and the bots go on.
`kernel.toml` refuses what is nested too deep; what takes too long is given up."""

import contextlib
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import NoReturn

import msgspec

import crenel
from crenel.kernel.errors import CrenelError
from crenel.server.bots import READING_NICENESS, BotPool
from crenel.server.errors import HttpRefusal, status_of

try:
    import resource
except ImportError:  # Windows has no limits of this kind
    resource = None  # type: ignore[assignment]

SECONDS = 1.0  # of the processor, for one text
GRACE = 3  # seconds after which a worker that does not give up by itself ends
QUEUE = 32  # texts that may wait
RETRY_AFTER = 5  # seconds to wait when the queue is full


class Text(msgspec.Struct):
    """Text of a file, and the option of a game that it is for."""

    game: str
    option: str
    text: str
    name: str


class TooLong(Exception):
    """A text that took more than its share of processor time."""


class OptionReader:
    """Worker that reads texts, one after the other."""

    def __init__(self) -> None:
        self.pool = BotPool(1, READING_NICENESS)
        self.waiting = 0

    def close(self) -> None:
        self.pool.close()

    async def read(self, text: Text) -> object:
        """Return the value of an option; CrenelError if the text is none, or takes too long."""
        if self.waiting >= QUEUE:
            raise HttpRefusal("reader-busy", 429, seconds=RETRY_AFTER)
        self.waiting += 1
        try:
            value, error, status = await self.pool.run(read_text, msgspec.json.encode(text))
        except BrokenProcessPool as gone:
            raise HttpRefusal("text-too-complex", 422) from gone
        finally:
            self.waiting -= 1
        if error is not None:
            raise HttpRefusal(error[0], status, **error[1])
        return value


Answer = tuple[object, tuple[str, dict[str, object]] | None, int]  # value; else key and details, and status


def read_text(encoded: bytes) -> Answer:
    """Read a text. Runs in a worker."""
    asked = msgspec.json.decode(encoded, type=Text)
    try:
        with processor_time(SECONDS):
            return crenel.game(asked.game).read_option(asked.option, asked.text, asked.name), None, 200
    except CrenelError as error:
        return None, (error.key, error.details), status_of(error)
    except (TooLong, RecursionError):
        return None, ("text-too-complex", {}), 422


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Raise TooLong after so much processor time. A process in which nothing can be raised ends a little later."""

    def give_up(*_: object) -> NoReturn:
        raise TooLong

    if resource is None:
        yield
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds) + GRACE, hard))
    old = signal.signal(signal.SIGVTALRM, give_up)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGVTALRM])  # whoever started this process may have blocked it
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
