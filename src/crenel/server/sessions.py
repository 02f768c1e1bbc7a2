"""People: guests, accounts, and the sessions that identify them."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from crenel.locales import LANGUAGES
from crenel.server.clock import now
from crenel.server.errors import HttpRefusal
from crenel.server.store.port import (
    Change,
    NewPerson,
    NewSession,
    Person,
    PersonChanged,
    SessionEnded,
    SessionsEnded,
    SessionsExpired,
    SessionUsed,
    Store,
    Taken,
)
from crenel.server.store.rights import PersonNamed
from crenel.server.uptime import Uptime

T = TypeVar("T")
TOKEN_BYTES = 32
CACHED = 20_000  # sessions in memory at most
DAY = 24 * 3600 * 1000  # milliseconds
RENEWALS = 100  # times at most that a session's use is saved during its life
HASHERS = 2  # threads that hash passwords; each takes 64 MB meanwhile


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def language_from(accepted: str) -> str:
    """Return the first supported language of an Accept-Language header."""
    for each in accepted.split(","):
        language = each.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


class People:
    """Sessions and accounts. Every use renews a session. Passwords are hashed with argon2id, off the event loop."""

    def __init__(self, store: Store, days: float, uptime: Uptime) -> None:
        self.store = store
        self.uptime = uptime
        self.life = int(days * DAY)  # milliseconds
        self.cached: dict[str, tuple[str, int]] = {}  # by hash of the token: person, and the last use that was saved
        self.persons: dict[str, Person] = {}
        self.on_end: Callable[[str], None] = lambda session: None  # called when a session has ended
        self.on_end_all: Callable[[str, str], None] = lambda person, but: None  # when all of a person have, but one
        self.hasher = PasswordHasher()
        self.hashing = ThreadPoolExecutor(HASHERS, "crenel-password")
        self.dummy_hash = ""  # of a random password, for unknown logins

    async def start(self) -> None:
        await self.store.commit(SessionsExpired(self.uptime.earlier(now(), self.life)))

    def close(self) -> None:
        self.hashing.shutdown(cancel_futures=True)

    async def of(self, token: str | None) -> Person | None:
        """Return the person of a session token."""
        if not token:
            return None
        session = hash_of(token)
        owner, used = self.cached.get(session, ("", 0))
        person = self.persons.get(owner)
        if person is None:
            found = await self.store.person_of_session(session)
            if found is None:
                return None
            person, used = found
        age = now() - used - self.uptime.outage(used, now())
        if age > self.life:
            await self.logout(token)
            return None
        if person.banned:
            return None
        if age > self.life / RENEWALS:
            used = now()
            await self.store.commit(SessionUsed(session, used))
        self._cache(session, person, used)
        return person

    async def guest(self, name: str, language: str) -> tuple[str, Person]:
        """Create a person; return the token of their session too."""
        person = Person(secrets.token_hex(16), name, language)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        at = now()
        await self.store.commit(NewPerson(person, at), NewSession(hash_of(token), person.id, at))
        self._cache(hash_of(token), person, at)
        return token, person

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change name or language."""
        changed = replace(person, name=name or person.name, language=language or person.language)
        await self.store.commit(PersonNamed(person.id, changed.name, changed.language))
        self.persons[person.id] = changed
        return changed

    async def register(self, person: Person, login: str, hashed: str, email: str | None, *also: Change) -> Person:
        """Give a guest an account with a hashed password, in one commit with `also`. They keep their games."""
        person = await self._as_saved(person)
        if person.login is not None:
            raise HttpRefusal("has-account", login=person.login)
        try:
            return await self.save(replace(person, login=login, password=hashed, email=email), *also)
        except Taken:
            raise HttpRefusal("login-taken", login=login) from None

    async def login(self, login: str, password: str, old: str | None) -> tuple[str, Person]:
        """Open a session for the owner of an account and end the old one."""
        person = await self.store.person_of_login(login)
        # An unknown login takes as long as a wrong password.
        self.dummy_hash = self.dummy_hash or await self.hashed(secrets.token_hex(8))
        valid = await self._in_thread(self._verify, person.password if person else None, password)
        if person is None or not valid:
            raise HttpRefusal("wrong-password", 401)
        if person.banned:
            raise HttpRefusal("banned", 403)
        token = await self.open(person)
        await self.logout(old)
        return token, person

    async def open(self, person: Person) -> str:
        """Open a session for a person; return its token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        at = now()
        await self.store.commit(NewSession(hash_of(token), person.id, at))
        self._cache(hash_of(token), person, at)
        return token

    async def logout(self, token: str | None) -> None:
        if token:
            self.cached.pop(hash_of(token), None)
            await self.store.commit(SessionEnded(hash_of(token)))
            self.on_end(hash_of(token))

    async def logout_everywhere(self, person: Person, but: str = "") -> None:
        """End all sessions of a person, but that of one token."""
        kept = hash_of(but) if but else ""
        await self.store.commit(SessionsEnded(person.id, kept))
        self.cached = {each: of for each, of in self.cached.items() if of[0] != person.id or each == kept}
        self.on_end_all(person.id, kept)

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Change the password of an account. Whoever knows it from before is logged out."""
        person = await self._as_saved(person)
        if person.login is None:
            raise HttpRefusal("no-account")
        await self.check_password(person, old, "wrong-old-password")
        await self.save(replace(person, password=await self.hashed(new)))
        await self.logout_everywhere(person, token)

    def drop(self, person: str) -> None:
        """Forget a person who has been deleted, and end what they have open."""
        self.cached = {each: of for each, of in self.cached.items() if of[0] != person}
        self.persons.pop(person, None)
        self.on_end_all(person, "")

    def forget(self) -> None:
        """Forget what is cached: another server may have changed it."""
        self.cached.clear()
        self.persons.clear()

    async def _as_saved(self, person: Person) -> Person:
        """Return a person as the store has them: another server may have changed the account."""
        return await self.store.person(person.id) or person

    async def check_password(self, person: Person, password: str, key: str) -> None:
        if not await self._in_thread(self._verify, person.password, password):
            raise HttpRefusal(key, 403)

    async def hashed(self, password: str) -> str:
        return await self._in_thread(self.hasher.hash, password)

    async def save(self, person: Person, *also: Change) -> Person:
        await self.store.commit(*also, PersonChanged(person))
        self.persons[person.id] = person
        return person

    def _cache(self, session: str, person: Person, used: int) -> None:
        if len(self.cached) >= CACHED:
            self.forget()
        self.cached[session] = person.id, used
        self.persons[person.id] = person

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(hashed or self.dummy_hash, password) and hashed is not None
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.hashing, work, *args)
