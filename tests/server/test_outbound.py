"""Requests to addresses that strangers name reach only the open internet: nobody uses the server to look around in its
own network."""

import asyncio
import ssl

import pytest

from crenel.server.errors import HttpRefusal
from crenel.server.notices import outbound
from crenel.server.notices.outbound import HEAD, Outbound, Unreachable, is_public
from crenel.server.settings import Settings, from_environment
from tests.server.receiver import receiving

PUBLIC = "93.184.216.34"


def resolving(*answers: list[str]) -> tuple[outbound.Resolve, list[str]]:
    """A resolver that gives one answer after the other, and the names it was asked for."""
    asked: list[str] = []
    left = list(answers)

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve, asked


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.9.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
        "example.org",
        "",
    ],
)
def test_what_is_not_of_the_open_internet_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808", "2002:808:808::1"])
def test_what_is_of_the_open_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "javascript:alert(1)",
        "//example.org/",
        "https://",
        "https:///path",
        "https://example.org:22/",
        "https://example.org:8000/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://user@example.org/",
        "https://user:pw@example.org/",
        "https://@example.org/",
        "https://example.org/#part",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://example.org/\tx",
        "https://example.org\\@127.0.0.1/",
        "https://[fe80::1%25eth0]/",
        "https://[::1/",
        "https://exämple.org/",
        "https://example.org/" + "a" * 1000,
        "",
    ],
)
def test_what_is_no_proper_address_is_refused_before_anybody_is_asked(url: str) -> None:
    resolve, asked = resolving([PUBLIC])
    with pytest.raises(HttpRefusal):
        Outbound((), resolve).target(url)
    with pytest.raises(HttpRefusal):
        asyncio.run(Outbound((), resolve).check(url))
    with pytest.raises(Unreachable):
        asyncio.run(Outbound((), resolve).post(url, {}, b""))
    assert asked == []


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f.1",
        "0177.0.0.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "0",
    ],
)
def test_no_way_to_write_this_machine_reaches_it(host: str) -> None:
    """The system's own resolver knows all of them, or none."""
    with pytest.raises(HttpRefusal):
        asyncio.run(Outbound().check(f"https://{host}/"))
    with pytest.raises(Unreachable):
        asyncio.run(Outbound().post(f"https://{host}/", {}, b""))


def test_a_name_with_one_private_address_is_not_reached() -> None:
    resolve, _ = resolving([PUBLIC, "10.0.0.1"])
    with pytest.raises(HttpRefusal):
        asyncio.run(Outbound((), resolve).check("https://example.org/"))


def test_a_name_that_is_bound_anew_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is public when it is checked and private afterwards. Each request asks once, checks, and connects to the
    very address that was checked."""
    resolve, asked = resolving([PUBLIC], [PUBLIC], ["127.0.0.1"])
    reached: list[tuple[str, int, object]] = []

    async def connect(host: str, port: int, **more: object) -> None:
        reached.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    away = Outbound((), resolve)
    asyncio.run(away.check("https://example.org/hook"))
    for _ in range(2):
        with pytest.raises(Unreachable):
            asyncio.run(away.post("https://example.org/hook", {}, b""))
    assert asked == ["example.org"] * 3, "no request asks twice"
    assert reached == [(PUBLIC, 443, "example.org")], "the private address was never tried"


def test_the_certificate_is_that_of_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[ssl.SSLContext] = []

    async def connect(host: str, port: int, ssl: ssl.SSLContext, **more: object) -> None:
        seen.append(ssl)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable):
        asyncio.run(Outbound((), resolving([PUBLIC])[0]).post("https://example.org/", {}, b""))
    assert seen[0].check_hostname
    assert seen[0].verify_mode is ssl.CERT_REQUIRED


def test_nobody_is_followed_elsewhere() -> None:
    with receiving() as first, receiving() as second:
        first.answers, first.location = [302, 307], f"{second.url}/inside"
        away = Outbound((first.host, second.host))
        assert asyncio.run(away.post(f"{first.url}/hook", {}, b"{}")) == 302
        assert asyncio.run(away.post(f"{first.url}/hook", {}, b"{}")) == 307
        assert (len(first.requests), second.requests) == (2, [])


@pytest.mark.parametrize(
    "said", [b"x" * (HEAD * 3), b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.1\r\n", b"HTTP/1.1 many\r\n", b""]
)
def test_what_is_no_answer_is_none(said: bytes) -> None:
    async def run() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(said)
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server:
            with pytest.raises(Unreachable):
                await Outbound((host,)).post(f"http://{host}/", {}, b"")

    asyncio.run(run())


def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        server = await asyncio.start_server(lambda reader, writer: reader.read(), "127.0.0.1", 0)
        host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server:
            with pytest.raises(Unreachable):
                await Outbound((host,)).post(f"http://{host}/", {}, b"")

    monkeypatch.setattr(outbound, "PATIENCE", 0.05)
    asyncio.run(run())


def test_private_hosts_are_named_by_the_operator_alone() -> None:
    assert Settings().private_hosts == ()
    assert from_environment({}).private_hosts == ()
    with receiving() as receiver, pytest.raises(Unreachable):
        asyncio.run(Outbound(("127.0.0.1:1",)).post(f"{receiver.url}/", {}, b""))
    assert receiver.requests == []
