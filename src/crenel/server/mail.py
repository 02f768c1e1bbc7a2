"""E-mail over SMTP, where the operator has set it up. The protocol runs in threads of its own, off the event loop."""

import asyncio
import contextlib
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from crenel.kernel.errors import CrenelError

logger = structlog.get_logger()
TIMEOUT: Final = 15.0  # seconds for each answer of the mail server
PAUSES: Final = (2.0, 10.0)  # seconds before each further attempt, where the mail server may take it later
SENDERS: Final = 2  # connections at once
WAITING: Final = 200  # mails that may wait; a mail server that answers no more must not fill the memory
LONGEST: Final = 254  # characters of an address
# Addresses that every mail server takes: no quotes, no comments, other letters only in punycode.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailFailed(Exception):
    """A mail that was not taken; `final` if it never will be."""

    def __init__(self, reason: str, final: bool) -> None:
        super().__init__(reason)
        self.final = final


@dataclass(frozen=True)
class MailServer:
    """Mail server that takes the mails of this one, from `smtp://user:password@host:587?tls=start`. The ways to encrypt
    are "start" (STARTTLS), "direct" (`smtps://`) and "off"."""

    host: str
    port: int
    user: str
    password: str
    tls: str


def is_address(text: str) -> bool:
    """Whether a text is one e-mail address. What passes has no character that could end a header or a command."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def mail_server(url: str) -> MailServer:
    """Read the URL of a mail server; CrenelError if it is none, or would send a password in the clear."""
    parts = urlsplit(url)
    try:
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise CrenelError("bad-mail-server", setting="CRENEL_SMTP_URL") from None
    default = "direct" if parts.scheme == "smtps" else "start"
    tls = parse_qs(parts.query).get("tls", [default])[0]
    user = unquote(parts.username or "")
    if not parts.hostname or tls not in ("start", "direct", "off"):
        raise CrenelError("bad-mail-server", setting="CRENEL_SMTP_URL")
    if user and tls == "off":
        raise CrenelError("mail-password-in-clear", setting="CRENEL_SMTP_URL")
    return MailServer(parts.hostname, port, user, unquote(parts.password or ""), tls)


class Mail:
    """Sends mails, and nothing where it is not set up (`on`)."""

    def __init__(
        self, url: str, sender: str, trust: ssl.SSLContext | None = None, pauses: tuple[float, ...] = PAUSES
    ) -> None:
        name, address = parseaddr(sender)
        if url and not is_address(address):
            raise CrenelError("bad-mail-sender", setting="CRENEL_MAIL_FROM")
        self.server = mail_server(url) if url else None
        self.sender = Address(_one_line(name), addr_spec=address) if url else Address()
        self.trust = trust
        self.pauses = pauses
        self.waiting = 0
        self.threads = ThreadPoolExecutor(SENDERS, "crenel-mail")

    @property
    def on(self) -> bool:
        return self.server is not None

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        """Send a mail, in a few attempts. Return whether the mail server took it; the log says why not, without address
        and text."""
        for pause in (*self.pauses, None):
            try:
                await self.deliver(to, subject, text, unsubscribe)
            except MailFailed as error:
                if error.final or pause is None:
                    logger.warning("mail_not_sent", error=str(error))
                    return False
                await asyncio.sleep(pause)
            else:
                return True
        return False

    async def deliver(self, to: str, subject: str, text: str, unsubscribe: str = "", id: str = "") -> None:
        """Send a mail in one attempt; MailFailed if the mail server does not take it. Mails with the same `id` are one
        to whoever gets them."""
        if self.server is None:
            raise MailFailed("not set up", True)
        if self.waiting >= WAITING:
            raise MailFailed("too many mails wait", False)
        message = self._message(to, subject, text, unsubscribe)
        if id:
            message.replace_header("Message-ID", f"<{id}@{self.sender.domain}>")
        self.waiting += 1
        try:
            await self._in_thread(lambda: self._transfer(message))
        finally:
            self.waiting -= 1

    def _message(self, to: str, subject: str, text: str, unsubscribe: str) -> EmailMessage:
        """Return a mail; `unsubscribe` is the web address to which a program posts that such mails are to end."""
        if not is_address(to):
            raise MailFailed("no address", True)
        message = EmailMessage(SMTP)
        message["From"] = self.sender
        message["To"] = Address(addr_spec=to)
        message["Subject"] = _one_line(subject)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.domain)
        message["Auto-Submitted"] = "auto-generated"  # so that nobody's absence note answers
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{_one_line(unsubscribe)}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        message.set_content(text, cte="quoted-printable")
        return message

    async def _in_thread(self, work: Callable[[], None]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, work)
        except smtplib.SMTPResponseException as error:
            raise MailFailed(f"{error.smtp_code} {error.smtp_error!r}", error.smtp_code >= 500) from error
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise MailFailed(f"{code} recipient refused", code >= 500) from error
        except (smtplib.SMTPException, OSError) as error:
            raise MailFailed(repr(error), False) from error

    def _transfer(self, message: EmailMessage) -> None:
        """Hand a mail to the mail server. Runs in a thread."""
        assert self.server is not None
        connection = self._connect(self.server)
        try:
            if self.server.tls == "start":
                connection.starttls(context=self._context())
            if self.server.user:
                connection.login(self.server.user, self.server.password)
            connection.send_message(message)
            with contextlib.suppress(smtplib.SMTPException, OSError):  # the mail is taken: a bad farewell is no failure
                connection.quit()
        finally:
            connection.close()

    def _connect(self, server: MailServer) -> smtplib.SMTP:
        if server.tls == "direct":
            return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=self._context())
        return smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)

    def _context(self) -> ssl.SSLContext:
        return self.trust or ssl.create_default_context()


def _one_line(text: str) -> str:
    """Return a text as it may stand in a header: on one line, without control characters."""
    return "".join(each for each in " ".join(text.split()) if each.isprintable())
