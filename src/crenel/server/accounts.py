"""Accounts beyond their sessions: who may make one, proved addresses, forgotten passwords, export and deletion."""

import asyncio
import secrets
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from crenel.kernel.errors import CrenelError
from crenel.locales import say
from crenel.server.clock import now
from crenel.server.entries import ChatSent, Joined
from crenel.server.errors import HttpRefusal
from crenel.server.mail import Mail, is_address
from crenel.server.sessions import TOKEN_BYTES, People, hash_of
from crenel.server.settings import Settings
from crenel.server.store import notices as stored_notices
from crenel.server.store import rights
from crenel.server.store.notices import NoticesForgotten
from crenel.server.store.port import Change, Person, Store, Taken
from crenel.server.store.rights import (
    Order,
    OrderGiven,
    OrderKind,
    PersonRemoved,
    Token,
    TokenKept,
    TokenKind,
    TokenUsed,
)

logger = structlog.get_logger()
SIGNUPS: Final = ("open", "closed", "invited", "verified")
HOUR: Final = 3600_000  # milliseconds
LIVES: Final[dict[TokenKind, int]] = {"reset": 2 * HOUR, "mail": 24 * HOUR, "signup": 24 * HOUR, "invite": 168 * HOUR}
ORDER_BYTES: Final = 16
SHARING: Final = 3  # accounts with the same address that are told of a forgotten password


class PendingSignup(msgspec.Struct):
    """Account that is made once its address is proved."""

    login: str
    hashed: str
    email: str


def new_token(kind: TokenKind, person: str = "", value: str = "") -> tuple[str, Token]:
    """Return a token, and what is saved of it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, Token(hash_of(token), person, kind, value, now() + LIVES[kind])


def link(address: str, path: str, token: str) -> str:
    """Return the address at which the page takes a token. It stands after the #: no server and no proxy logs it."""
    return f"{address.rstrip('/')}/#/{path}/{token}"


def new_order(kind: OrderKind, person: str = "", table: str = "") -> OrderGiven:
    """Return the change that gives the servers an order."""
    return OrderGiven(Order(secrets.token_hex(ORDER_BYTES), kind, person, table, now()))


def forgetting(person: str) -> list[Change]:
    """Return what deletes a person: what is stored of them at once, their name in the logs of games a little later."""
    return [PersonRemoved(person), NoticesForgotten(person), new_order("forget", person)]


class Accounts:
    """Accounts of one server's people."""

    def __init__(self, store: Store, people: People, mail: Mail, settings: Settings) -> None:
        if settings.signups not in SIGNUPS:
            raise CrenelError("bad-signups", value=settings.signups, known=", ".join(SIGNUPS))
        self.store = store
        self.people = people
        self.mail = mail
        self.settings = settings
        self.exporting = asyncio.Lock()  # one at a time: each reads all logs
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def mails(self) -> bool:
        """Whether mails with links can be sent."""
        return self.mail.on and bool(self.settings.public_address)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def signups(self) -> str:
        """Return who may make an account: as the operator has said, else by the settings."""
        return await self.store.ask(lambda read: rights.house_key(read, "signups")) or self.settings.signups

    # ------------------------------------------------------------ sign-up and address

    async def register(self, person: Person, login: str, password: str, invite: str, email: str) -> Person | None:
        """Give a guest an account. Return None if it is made only once the address is proved."""
        signups = await self.signups()
        if person.login is not None:
            raise HttpRefusal("has-account", login=person.login)
        if signups == "closed":
            raise HttpRefusal("signups-closed", 403)
        if signups == "verified":
            await self._begin_signup(person, login, password, email)
            return None
        if signups == "open":
            return await self.people.register(person, login, await self.people.hashed(password), None)
        token = await self._token(invite, ("invite",), "signup-invite-needed")
        if await self.store.person_of_login(login) is not None:
            raise HttpRefusal("login-taken", login=login)
        hashed = await self.people.hashed(password)
        return await self.people.register(person, login, hashed, None, TokenUsed(token.token))

    async def _begin_signup(self, person: Person, login: str, password: str, email: str) -> None:
        self._check_mail(email)
        if await self.store.person_of_login(login) is not None:
            raise HttpRefusal("login-taken", login=login)
        pending = PendingSignup(login, await self.people.hashed(password), email)
        value = msgspec.json.encode(pending).decode()
        await self._send_link(person, "signup", value, email, "prove", login)

    async def choose_mail(self, person: Person, email: str | None) -> Person:
        """Drop the address of an account, or send a mail to a new one: it counts once that is answered."""
        if person.login is None:
            raise HttpRefusal("no-account")
        if email is None:
            return await self.people.save(replace(person, email=None))
        self._check_mail(email)
        await self._send_link(person, "mail", email, email, "prove", person.login)
        return person

    async def prove(self, proof: str) -> Person:
        """Note that whoever gave an address reads its mails: it is saved, or the account is made."""
        token = await self._token(proof, ("mail", "signup"))
        person = await self._person(token)
        used = TokenUsed(token.token)
        try:
            if token.kind == "mail":
                return await self.people.save(replace(person, email=token.value), used)
            pending = msgspec.json.decode(token.value, type=PendingSignup)
            return await self.people.register(person, pending.login, pending.hashed, pending.email, used)
        except Taken:
            raise HttpRefusal("bad-token", 403) from None

    def _check_mail(self, email: str) -> None:
        if not self.mails:
            raise HttpRefusal("no-mail-server")
        if not is_address(email):
            raise HttpRefusal("bad-mail-address", 422)

    # ------------------------------------------------------------ forgotten passwords

    def forgotten(self, who: str) -> None:
        """Send a link with which a new password can be chosen, if there is such an account with a proved address. That
        takes no longer for whoever asks than if there is none."""
        if self.mails:
            self._spawn(self._send_resets(who))

    async def _send_resets(self, who: str) -> None:
        ids = await self.store.ask(lambda read: rights.people_with_email(read, who, SHARING)) if "@" in who else []
        named = None if "@" in who else await self.store.person_of_login(who)
        found = [each for each in [named, *[await self.store.person(id) for id in ids]] if each is not None]
        for person in found:
            if person.email and person.login and not person.banned:
                await self._send_link(person, "reset", "", person.email, "reset", person.login)

    async def reset(self, given: str, password: str) -> tuple[str, Person]:
        """Change a forgotten password. All sessions end; return the token of a new one too."""
        token = await self._token(given, ("reset",))
        person = await self._person(token)
        hashed = await self.people.hashed(password)
        try:
            person = await self.people.save(replace(person, password=hashed), TokenUsed(token.token))
        except Taken:
            raise HttpRefusal("bad-token", 403) from None
        await self.people.logout_everywhere(person)
        return await self.people.open(person), person

    # ------------------------------------------------------------ export and deletion

    async def export(self, person: Person) -> dict[str, Any]:
        """Return all that is stored of a person."""
        async with self.exporting:
            return await self.store.ask(lambda read: exported(read, person.id))

    async def delete(self, person: Person) -> None:
        await self.store.commit(*forgetting(person.id))
        self.people.drop(person.id)

    # ------------------------------------------------------------ tokens

    async def _token(self, given: str, kinds: tuple[TokenKind, ...], key: str = "bad-token") -> Token:
        """Return what is saved of a token; refused if it is another kind, used, or too old."""
        token = await self.store.ask(lambda read: rights.token_named(read, hash_of(given)))
        if token is None or token.kind not in kinds or token.until < now():
            raise HttpRefusal(key, 403)
        return token

    async def _person(self, token: Token) -> Person:
        person = await self.store.person(token.person)
        if person is None or person.banned:
            raise HttpRefusal("bad-token", 403)
        return person

    async def _send_link(self, person: Person, kind: TokenKind, value: str, to: str, path: str, login: str) -> None:
        """Send a mail with a link. It is not waited for: how long it takes would tell something."""
        token, saved = new_token(kind, person.id, value)
        await self.store.commit(TokenKept(saved))
        address = link(self.settings.public_address, path, token)
        details = {"address": address, "login": login, "hours": LIVES[kind] // HOUR}
        subject = say(f"mail-{path}-subject", None, person.language)
        self._spawn(self._send(to, subject, say(f"mail-{path}", details, person.language)))

    async def _send(self, to: str, subject: str, text: str) -> None:
        await self.mail.send(to, subject, text + "\n")

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except Exception as error:  # nobody waits for it
            logger.error("mail_not_sent", error=repr(error))


def exported(read: Connection, person: str) -> dict[str, Any]:
    """Return all that is stored of a person. Times are milliseconds since 1970."""
    games: list[dict[str, Any]] = []
    for table, header, found in rights.logs_with(read, person):
        mine = [entry for _, entry in found if entry.person == person]
        games.append(
            {
                "table": table,
                "game": header.game,
                "created": header.created,
                "title": header.title if header.host == person else "",
                "names": sorted(
                    {seat.name for seat in header.seats if seat.person == person}
                    | {entry.name for entry in mine if isinstance(entry, Joined)}
                ),
                "chat": [{"at": entry.at, "text": entry.text} for entry in mine if isinstance(entry, ChatSent)],
                "entries": [{"at": entry.at, "kind": entry.__struct_config__.tag} for entry in mine],
            }
        )
    choices = msgspec.to_builtins(stored_notices.choices_of(read, person))
    return {**rights.stored_of(read, person), "notices": choices, "games": games}
