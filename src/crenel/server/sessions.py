"""Who is who: guests, accounts, and the tokens that stand for them."""

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
from crenel.server.entries import now
from crenel.server.errors import HttpRefusal
from crenel.server.store.port import (
    NewPerson,
    NewSession,
    Person,
    PersonChanged,
    SessionEnded,
    SessionsExpired,
    SessionUsed,
    Store,
    Taken,
)

T = TypeVar("T")
TOKEN_BYTES = 32
REMEMBERED = 20_000  # sessions kept in memory
DAY = 24 * 3600 * 1000  # milliseconds
RENEWALS = 100  # a session's use is written down that often in its life at most
HASHERS = 2  # passwords that are hashed at the same time; each takes 64 MB for a moment


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def language_from(accepted: str) -> str:
    """The first language of an Accept-Language header that there is."""
    for each in accepted.split(","):
        language = each.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


class People:
    """Sessions and accounts. A session lives on by being used; passwords are hashed with argon2id, off the event
    loop."""

    def __init__(self, store: Store, days: float) -> None:
        self.store = store
        self.life = int(days * DAY)  # milliseconds
        self.known: dict[str, tuple[str, int]] = {}  # session: person, and the use that was written down last
        self.persons: dict[str, Person] = {}
        self.hasher = PasswordHasher()
        self.hashing = ThreadPoolExecutor(HASHERS, "crenel-password")
        self.nobody = ""  # a hash nobody knows the password of

    async def start(self) -> None:
        await self.store.commit(SessionsExpired(now() - self.life))

    def close(self) -> None:
        self.hashing.shutdown(cancel_futures=True)

    async def of(self, token: str | None) -> Person | None:
        """Whose session this is."""
        if not token:
            return None
        session = hash_of(token)
        owner, used = self.known.get(session, ("", 0))
        person = self.persons.get(owner)
        if person is None:
            found = await self.store.person_of_session(session)
            if found is None:
                return None
            person, used = found
        age = now() - used
        if age > self.life:
            await self.logout(token)
            return None
        if age > self.life / RENEWALS:
            used = now()
            await self.store.commit(SessionUsed(session, used))
        self._remember(session, person, used)
        return person

    async def guest(self, name: str, language: str) -> tuple[str, Person]:
        """A new person and the token of their session."""
        person = Person(secrets.token_hex(16), name, language)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        at = now()
        await self.store.commit(NewPerson(person, at), NewSession(hash_of(token), person.id, at))
        self._remember(hash_of(token), person, at)
        return token, person

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        return await self._save(replace(person, name=name or person.name, language=language or person.language))

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Make an account of a guest, who keeps all games."""
        if person.login is not None:
            raise HttpRefusal("has-account", login=person.login)
        hashed = await self._hashing(self.hasher.hash, password)
        try:
            return await self._save(replace(person, login=login, password=hashed))
        except Taken:
            raise HttpRefusal("login-taken", login=login) from None

    async def login(self, login: str, password: str, old: str | None) -> tuple[str, Person]:
        """A fresh session for the owner of an account; the old one ends."""
        person = await self.store.person_of_login(login)
        # An unknown login takes as long as a wrong password.
        self.nobody = self.nobody or await self._hashing(self.hasher.hash, secrets.token_hex(8))
        fits = await self._hashing(self._fits, person.password if person else None, password)
        if person is None or not fits:
            raise HttpRefusal("wrong-password", 401)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        at = now()
        await self.store.commit(NewSession(hash_of(token), person.id, at))
        self._remember(hash_of(token), person, at)
        await self.logout(old)
        return token, person

    async def logout(self, token: str | None) -> None:
        if token:
            self.known.pop(hash_of(token), None)
            await self.store.commit(SessionEnded(hash_of(token)))

    async def _save(self, person: Person) -> Person:
        await self.store.commit(PersonChanged(person))
        self.persons[person.id] = person
        return person

    def _remember(self, session: str, person: Person, used: int) -> None:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
            self.persons.clear()
        self.known[session] = person.id, used
        self.persons[person.id] = person

    def _fits(self, hashed: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(hashed or self.nobody, password) and hashed is not None
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def _hashing(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.hashing, work, *args)
