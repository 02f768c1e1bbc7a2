"""Channels on which notices leave: each sends what is said to a person together, and says what became of it."""

import hashlib
import hmac
from typing import Final, Literal

import msgspec
import structlog

from crenel.server.clock import now
from crenel.server.mail import Mail, MailFailed
from crenel.server.notices.outbound import Outbound, Unreachable
from crenel.server.notices.push import GONE, LARGEST, Push
from crenel.server.notices.texts import Words, mail_text, pushed
from crenel.server.store import notices as stored
from crenel.server.store.notices import Choices, DeviceGone
from crenel.server.store.port import Person, Store

logger = structlog.get_logger()
Outcome = Literal["sent", "later", "never"]
LATER: Final = (408, 425, 429)  # answers after which another attempt makes sense, besides those of a failing server
TOPIC: Final = 32  # characters that a push service takes

encode = msgspec.json.Encoder().encode


class Bundle(msgspec.Struct):
    """What is said to a person together. The same notices have the same id, so a receiver can drop a repetition."""

    id: str
    person: Person
    choices: Choices
    words: Words


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "later" if status in LATER or status >= 500 else "never"


def signature(secret: str, at: int, body: bytes) -> str:
    """Return what a receiver compares: a time in seconds since 1970, and the HMAC-SHA-256 of it and the body."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={mac.hexdigest()}"


class PushChannel:
    """Pushes to all devices of a person."""

    def __init__(self, push: Push, store: Store) -> None:
        self.push = push
        self.store = store

    async def send(self, bundle: Bundle) -> Outcome:
        found = await self.store.ask(lambda read: stored.devices_of(read, bundle.person.id))
        message = pushed(bundle.words, bundle.id)
        while len(encode(message)) > LARGEST and message["body"]:
            message["body"] = message["body"][:-40]
        outcomes: set[Outcome] = set()
        for device in found:
            try:
                status = await self.push.send(device, message, bundle.id[:TOPIC])
            except Unreachable as error:
                logger.info("push_failed", error=str(error))
                outcomes.add("later")
                continue
            if status in GONE:
                await self.store.commit(DeviceGone(device.id, bundle.person.id))
            outcomes.add(outcome_of(status))
        # One device that has it is enough: the others would show it twice.
        return next((each for each in ("sent", "later") if each in outcomes), "never")


class MailChannel:
    """Sends mails to the address of an account."""

    def __init__(self, mail: Mail, address: str) -> None:
        self.mail = mail
        self.address = address

    async def send(self, bundle: Bundle) -> Outcome:
        language = bundle.person.language
        token = f"{bundle.person.id}.{bundle.choices.ends}"
        text = mail_text(bundle.words, self.address, token, language)
        end = f"{self.address}/api/notices/end/{token}"
        try:
            await self.mail.deliver(mail_address(bundle.person), bundle.words.subject, text, end, bundle.id)
        except MailFailed as error:
            logger.info("mail_failed", error=str(error))
            return "never" if error.final else "later"
        return "sent"


class WebhookChannel:
    """Posts JSON to an address of the person's own, signed with a secret that only they know."""

    def __init__(self, outbound: Outbound) -> None:
        self.outbound = outbound

    async def send(self, bundle: Bundle) -> Outcome:
        at = now() // 1000
        lines = [msgspec.to_builtins(line) for line in bundle.words.lines]
        body = encode({"id": bundle.id, "at": at, "text": bundle.words.subject, "notices": lines})
        headers = {
            "content-type": "application/json",
            "user-agent": "Crenel",
            "crenel-signature": signature(bundle.choices.secret, at, body),
        }
        try:
            return outcome_of(await self.outbound.post(bundle.choices.webhook, headers, body))
        except Unreachable as error:
            logger.info("webhook_failed", error=str(error))
            return "later"


def mail_address(person: Person) -> str:
    """Return the verified address of a person; empty if there is none."""
    return person.email or ""
