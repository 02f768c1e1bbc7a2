"""Settings of the server. The defaults suit one machine and a few friends."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from crenel.bots.analysis import EFFORT

LARGEST_MESSAGE: Final = 65536  # bytes of a WebSocket message; a larger one ends the connection before it is read
LIMITS: dict[str, str] = {
    "request": "6000/minute",  # requests of an address, which a convention may share
    "change": "1200/minute",  # of these, those that may change something
    "seat": "120/minute",  # joins, departures, bots, mutes and the like of a person: each is kept in a log for ever
    "guest": "60/minute",  # new sessions of an address
    "account": "20/hour",  # new accounts of an address
    "login": "15/minute",  # wrong attempts of an address
    "table": "40/minute",  # new tables of a person, and of an address
    "file": "30/minute",  # files with own boards or cards that a person, and an address, have read
    "chat": "20/minute",  # lines of a person
    "point": "10/minute",  # times that a person points at something
    "takeback": "6/minute",  # requests of a person
    "hint": "30/minute",  # hints for a person: each takes a bot's search
    "analysis": "20/hour",  # finished games that a person, and an address, have analysed
    "moment": "600/minute",  # earlier moments for a person, or for strangers of an address: each replays a game
    "notice": "20/minute",  # devices and webhooks of a person
    "absence": "10/minute",  # changes to the calendar of a person: each is written into all their tables
    "reset": "5/hour",  # new passwords that an address asks for, and for one account
    "proof": "30/minute",  # tokens from mails that an address tries
    "mail": "5/hour",  # mails that prove an address, for a person and an address
    "export": "6/hour",  # copies of all that is stored of a person, for them and for an address
    "delete": "10/hour",  # people that an address deletes: each takes a search of all logs
    "report": "10/hour",  # reports of a person, and of an address
    "operate": "120/minute",  # acts and looks of an operator
    "frame": "60/second",  # messages of a connection
}


@dataclass(frozen=True)
class Settings:
    store: str = ""
    redis: str = ""  # URL of a Redis or Valkey that the servers of a house share; "": there is one server
    origins: tuple[str, ...] = ()  # allowed besides the server's own address
    addresses: tuple[str, ...] = ()  # web addresses that reach the server from the machine's networks, for invitations
    proxies: tuple[str, ...] = ()  # addresses or networks whose word on the address of a client is taken
    connections: int = 0  # connections at once; 0: as many as the limit on open files leaves room for
    connections_per_address: int = 600  # many people may share one: a household, a convention. 0: any number
    sockets_per_address: int = 400
    onlookers: int = 300  # sockets at a table besides those of its players
    header_time: float = 15.0  # seconds in which the headers of a request have to arrive
    body_time: float = 30.0  # seconds in which its body has to arrive
    limits: Mapping[str, str] = field(default_factory=lambda: dict(LIMITS))
    thinkers: int = 0  # worker processes for bots; 0: one less than there are cores
    effort: int = EFFORT  # positions that a bot may look at to analyse a game
    bot_queue: int = 500  # moves of bots that may wait for a worker
    bot_tables: int = 4  # running tables without people that a person may have; an address eight times as many
    bot_wait: float = 4.0  # seconds after which people are told that a bot waits for its turn
    bot_pause: float = 0.3  # seconds between two moves of bots, so that people can follow
    answer_pause: float = 0.6  # seconds before a reaction is shown among several people, however fast it was
    signups: str = "open"  # who may make an account: "open", "closed", "invited", "verified"
    session: float = 90.0  # days without use after which a session ends
    keep_guests: float = 0.0  # days after which guests who have not been seen are deleted; 0: never
    keep_games: float = 0.0  # days after which finished and closed games are deleted; 0: never
    idle: float = 30.0  # seconds after which a table that nobody watches leaves memory
    away: float = 9.0  # seconds of silence after which a player is not there
    absent: float = 120.0  # seconds after which the others may let a bot play for a player who is not there
    silence: float = 75.0  # seconds of silence after which a connection is closed
    backlog: int = 2**16  # bytes that may wait for a slow client; beyond, it gets no news until it has taken them
    answers: int = 2**18  # bytes beyond which it gets no answers either: its connection ends
    slow: float = 30.0  # seconds in which it has to take what waits
    farewell: float = 5.0  # seconds in which a client may still take what waits when its connection is closed
    snapshot_every: int = 64  # decisions between two snapshots
    frame: int = 4096  # bytes of a message from a client
    body: int = 65536  # bytes of an HTTP request
    disk: int = 2**25  # bytes that have to be free where the store is, or the server is not ready
    internal_address: str = "127.0.0.1:0"  # where other servers on the same store reach this one
    internal_bind: str = ""  # where it listens for them, if not there
    lease: float = 6.0  # seconds after which others take the tables of a server that gives no sign of life
    smtp_url: str = ""  # mail server, smtp://user:password@host:587?tls=start; without it no mail is sent
    mail_from: str = ""  # sender of mails, "Crenel <table@example.org>"
    public_address: str = ""  # web address of the server for everybody, for links in notices
    push_key: str = ""  # private key with which pushed notices are signed; without it none is pushed
    push_contact: str = ""  # how push services reach the operator: mailto:… or https://…
    webhooks: bool = False  # whether people may have notices sent to an address of their own
    private_hosts: tuple[str, ...] = ()  # host:port that notices may reach although it is not public, also without TLS
    notice_pause: float = 120.0  # seconds for which notices are gathered
    log_json: bool = False  # a line of the log is a JSON object
    metrics: bool = False
    metrics_token: str = ""  # whoever sends it may see the metrics; without it, only the machine itself
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


def chosen_store(given: str) -> str:
    """Return the URL of the store that a command works on, whether it was given or not."""
    return given or from_environment().store or default_store()


def default_store(environment: Mapping[str, str] | None = None) -> str:
    """Return the URL of a file in the user's data folder."""
    given = os.environ if environment is None else environment
    base = Path(given.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'crenel' / 'crenel.db'}"
