"""E-mail over SMTP, with a mail server on loopback."""

import asyncio
import base64
import ssl
import subprocess
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from crenel.kernel.errors import CrenelError
from crenel.locales import LANGUAGES
from crenel.server.mail import Mail, is_address, mail_server
from crenel.server.settings import from_environment
from tests.server.smtp import MailBox, mail_box

FROM = "The Table <table@example.org>"


def with_box(use: Callable[[MailBox, Mail], Coroutine[Any, Any, None]]) -> None:
    """Run a test with a mail server and a sender that makes three attempts without a pause."""

    async def run() -> None:
        async with mail_box() as box:
            mail = Mail(f"smtp://127.0.0.1:{box.port}?tls=off", FROM, pauses=(0.0, 0.0))
            await use(box, mail)
            mail.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of localhost with its key, in one file."""
    file = tmp_path_factory.mktemp("tls") / "both.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    where = ["-keyout", str(file), "-out", str(file.with_suffix(".crt")), "-days", "2"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*made, *where, *named], check=True, capture_output=True)
    file.write_bytes(file.read_bytes() + file.with_suffix(".crt").read_bytes())
    return file


def test_a_mail_arrives_as_it_was_written() -> None:
    text = "Ada’s turn – żółw\n.hidden\n\nhttps://example.org/#/t/1\n"

    async def use(box: MailBox, mail: Mail) -> None:
        assert await mail.send("bob@example.com", "Twoja kolej: «Wał»", text, "https://example.org/#/account")
        (sent,) = box.mails
        assert box.recipients == ["bob@example.com"]
        assert (sent["from"], sent["to"], sent["subject"]) == (FROM, "bob@example.com", "Twoja kolej: «Wał»")
        assert sent["list-unsubscribe"] == "<https://example.org/#/account>"
        assert sent["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert sent["auto-submitted"] == "auto-generated"
        assert sent["message-id"].endswith("@example.org>")
        assert sent.get_content().replace("\r\n", "\n") == text

    with_box(use)


@pytest.mark.parametrize(
    "to",
    [
        "bob@example.com\r\nBcc: eve@example.com",
        "bob@example.com\nRCPT TO:<eve@example.com>",
        "bob@example.com, eve@example.com",
        "<bob@example.com>",
        "bob@example.com ",
        "bob@@example.com",
        '"bob x"@example.com',
        "bob",
        "@example.com",
        "",
        "bób@example.com",
        "a" * 250 + "@example.com",
    ],
)
def test_what_is_no_address_gets_no_mail(to: str) -> None:
    async def use(box: MailBox, mail: Mail) -> None:
        assert not await mail.send(to, "Subject", "Text")
        assert (box.mails, box.tries) == ([], 0)

    assert not is_address(to)
    with_box(use)


def test_no_text_adds_a_header() -> None:
    async def use(box: MailBox, mail: Mail) -> None:
        evil = "Hi\r\nBcc: eve@example.com\r\n\r\nother text\x00\u2028more"
        assert await mail.send("bob@example.com", evil, "\r\nBcc: eve@example.com\r\n.\r\nQUIT\r\n", evil)
        (sent,) = box.mails
        assert sent["bcc"] is None
        assert sent["subject"] == "Hi Bcc: eve@example.com other text more"
        assert "\n" not in sent["list-unsubscribe"]
        assert sent.get_content().splitlines() == ["", "Bcc: eve@example.com", ".", "QUIT"]
        assert box.recipients == ["bob@example.com"]

    with_box(use)


def test_a_server_that_is_busy_is_asked_again_but_not_for_ever() -> None:
    async def use(box: MailBox, mail: Mail) -> None:
        box.refusals = ["451 later", "451 later"]
        assert await mail.send("bob@example.com", "Subject", "Text")
        assert (box.tries, len(box.mails)) == (3, 1)
        box.refusals = ["451 later"] * 3
        assert not await mail.send("bob@example.com", "Subject", "Text")
        assert (box.tries, len(box.mails)) == (6, 1)

    with_box(use)


def test_a_refusal_is_final() -> None:
    async def use(box: MailBox, mail: Mail) -> None:
        box.refusals = ["550 no such mailbox"]
        assert not await mail.send("bob@example.com", "Subject", "Text")
        assert (box.tries, box.mails) == (1, [])

    with_box(use)


def test_a_server_that_cannot_be_reached_is_no_error() -> None:
    async def run() -> None:
        async with mail_box() as box:
            port = box.port
        mail = Mail(f"smtp://127.0.0.1:{port}?tls=off", FROM, pauses=(0.0,))
        assert not await mail.send("bob@example.com", "Subject", "Text")
        mail.close()

    asyncio.run(run())


@pytest.mark.parametrize("direct", [False, True])
def test_passwords_are_sent_encrypted(certificate: Path, direct: bool) -> None:
    async def run() -> None:
        serves = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        serves.load_cert_chain(certificate)
        trust = ssl.create_default_context(cafile=certificate.with_suffix(".crt"))
        async with mail_box(serves, direct) as box:
            url = f"smtp{'s' * direct}://crenel:p%40ss@localhost:{box.port}"
            mail = Mail(url, FROM, trust, ())
            assert await mail.send("bob@example.com", "Subject", "Text")
            assert base64.b64decode(box.logins[0]) == b"\0crenel\0p@ss"
            assert box.encrypted == [True]
            stranger = Mail(url, FROM, None, ())  # trusts only those that all trust
            assert not await stranger.send("bob@example.com", "Subject", "Text")
            assert len(box.logins) == len(box.mails) == 1
            mail.close()
            stranger.close()

    asyncio.run(run())


def test_a_server_without_encryption_gets_no_password() -> None:
    async def run() -> None:
        async with mail_box() as box:
            mail = Mail(f"smtp://crenel:secret@127.0.0.1:{box.port}", FROM, pauses=())
            assert not await mail.send("bob@example.com", "Subject", "Text")
            assert box.logins == box.mails == []
            mail.close()

    asyncio.run(run())


def test_no_mail_where_none_is_set_up() -> None:
    async def run() -> None:
        mail = Mail("", "")
        assert not mail.on
        assert not await mail.send("bob@example.com", "Subject", "Text")
        mail.close()

    assert from_environment({}).smtp_url == ""
    asyncio.run(run())


def test_the_settings_name_a_server() -> None:
    settings = from_environment({"CRENEL_SMTP_URL": "smtp://u:p@mail.example.org?tls=start", "CRENEL_MAIL_FROM": FROM})
    assert Mail(settings.smtp_url, settings.mail_from).on
    found = mail_server(settings.smtp_url)
    assert (found.host, found.port, found.user, found.password) == ("mail.example.org", 587, "u", "p")
    assert found.tls == "start"
    assert (mail_server("smtps://h").port, mail_server("smtps://h").tls) == (465, "direct")


@pytest.mark.parametrize(
    ("url", "sender", "key"),
    [
        ("http://example.org", FROM, "bad-mail-server"),
        ("smtp://", FROM, "bad-mail-server"),
        ("smtp://h:x", FROM, "bad-mail-server"),
        ("smtp://h?tls=maybe", FROM, "bad-mail-server"),
        ("smtp://u:p@h?tls=off", FROM, "mail-password-in-clear"),
        ("smtp://h", "", "bad-mail-sender"),
        ("smtp://h", "nobody", "bad-mail-sender"),
    ],
)
def test_settings_that_cannot_work_are_refused_at_the_start(url: str, sender: str, key: str) -> None:
    with pytest.raises(CrenelError) as refused:
        Mail(url, sender)
    assert refused.value.key == key
    assert len({refused.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert "u:p" not in str(refused.value)
