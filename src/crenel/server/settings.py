"""Settings of the server. The defaults suit one machine and a few friends."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from crenel.bots.analysis import EFFORT

LARGEST_MESSAGE: Final = 65536  # bytes of a WebSocket message; a larger one ends the connection before it is read
LIMITS: dict[str, str] = {
    "guest": "60/minute",  # new sessions of an address
    "account": "20/hour",  # new accounts of an address
    "login": "15/minute",  # attempts of an address, and on one login
    "table": "40/minute",  # new tables of a person, and of an address
    "chat": "20/minute",  # lines of a person
    "takeback": "6/minute",  # requests of a person
    "hint": "30/minute",  # hints for a person: each takes a bot's search
    "analysis": "20/hour",  # finished games that a person, and an address, have analysed
    "moment": "600/minute",  # earlier moments for a person, or for strangers of an address: each replays a game
    "frame": "60/second",  # messages of a connection
}


@dataclass(frozen=True)
class Settings:
    store: str = ""
    origins: tuple[str, ...] = ()  # allowed besides the server's own address
    limits: Mapping[str, str] = field(default_factory=lambda: dict(LIMITS))
    thinkers: int = 0  # worker processes for bots; 0: one less than there are cores
    effort: int = EFFORT  # positions that a bot may look at to analyse a game
    bot_pause: float = 0.3  # seconds between two moves of bots, so that people can follow
    session: float = 90.0  # days without use after which a session ends
    idle: float = 30.0  # seconds after which a table that nobody watches leaves memory
    away: float = 9.0  # seconds of silence after which a player is not there
    absent: float = 120.0  # seconds after which the others may let a bot play for a player who is not there
    silence: float = 75.0  # seconds of silence after which a connection is closed
    backlog: int = 2**22  # bytes that may wait for a slow client
    snapshot_every: int = 64  # decisions between two snapshots
    frame: int = 4096  # bytes of a message from a client
    body: int = 65536  # bytes of an HTTP request
    metrics: bool = False
    page: str = ""  # folder of the built page, if not in the package


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read settings from CRENEL_* variables: CRENEL_IDLE=60, CRENEL_LIMIT_CHAT=5/minute, CRENEL_LIMITS=off."""
    given = os.environ if environment is None else environment
    chosen: dict[str, object] = {}
    for each in fields(Settings):
        value = given.get(f"CRENEL_{each.name.upper()}")
        if value is not None and each.name != "limits":
            chosen[each.name] = _read(type(each.default), value)
    limits = {name: given.get(f"CRENEL_LIMIT_{name.upper()}", rate) for name, rate in LIMITS.items()}
    chosen["limits"] = {} if given.get("CRENEL_LIMITS") == "off" else limits
    return Settings(**chosen)  # type: ignore[arg-type]


def _read(kind: type, value: str) -> object:
    if kind is bool:
        return value.lower() in ("1", "true", "yes", "on")
    return tuple(value.split()) if kind is tuple else kind(value)


def default_store(environment: Mapping[str, str] | None = None) -> str:
    """Return the URL of a file in the user's data folder."""
    given = os.environ if environment is None else environment
    base = Path(given.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'crenel' / 'crenel.db'}"
