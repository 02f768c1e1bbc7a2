"""Mail server for tests, on loopback: it keeps what it is sent, and answers as it is told."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

GREETING = "220 test\r\n"


class MailBox:
    """Mails that a server took, and how it answers: `refusals` are said to the next recipients, one after the other."""

    def __init__(self, tls: ssl.SSLContext | None = None, direct: bool = False) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.logins: list[str] = []
        self.refusals: list[str] = []
        self.tries = 0
        self.tls = tls
        self.direct = direct
        self.encrypted: list[bool] = []  # by mail
        self.port = 0

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._converse(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            pass
        finally:
            writer.close()

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        encrypted = self.direct
        writer.write(GREETING.encode())
        while line := (await reader.readline()).decode():
            command = line.upper().split(":")[0].split()[0]
            if command == "DATA":
                writer.write(b"354 go on\r\n")
                data = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                self.mails.append(message_from_bytes(data, policy=policy.default))  # type: ignore[arg-type]
                self.encrypted.append(encrypted)
            writer.write(f"{self.answer(command, line, encrypted)}\r\n".encode())
            await writer.drain()
            if command == "STARTTLS" and self.tls is not None:
                await writer.start_tls(self.tls)
                encrypted = True
            if command == "QUIT":
                return

    def answer(self, command: str, line: str, encrypted: bool) -> str:
        if command == "EHLO":
            offers = ["test", "AUTH PLAIN"] if encrypted or self.tls is None else ["test", "STARTTLS"]
            return "\r\n".join([f"250-{each}" for each in offers[:-1]] + [f"250 {offers[-1]}"])
        if command == "AUTH":
            self.logins.append(line.rsplit(maxsplit=1)[-1])
            return "235 welcome"
        if command == "RCPT":
            self.tries += 1
            if self.refusals:
                return self.refusals.pop(0)
            self.recipients.append(line.split("<")[1].split(">", maxsplit=1)[0])
        return "220 begin" if command == "STARTTLS" else "250 fine"  # also to QUIT, where 221 would be right


@asynccontextmanager
async def mail_box(tls: ssl.SSLContext | None = None, direct: bool = False) -> AsyncIterator[MailBox]:
    """Run a mail server in the loop of the test; with `direct` it speaks TLS from the start."""
    box = MailBox(tls, direct)
    server = await asyncio.start_server(box.converse, "127.0.0.1", 0, ssl=tls if direct else None)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
