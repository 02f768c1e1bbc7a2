"""Where `crenel serve` says it can be reached."""

import ipaddress
import socket

import pytest

from crenel.server.addresses import reachable, web_address


@pytest.mark.parametrize("host", ["127.0.0.1", "192.0.2.7", "::1"])
def test_one_address_is_that_one(host: str) -> None:
    assert reachable(host) == [host]


def test_all_addresses_are_this_machine_first_and_then_its_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    own = [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, 0)) for address in ("127.0.0.1", "192.168.1.20")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: own)
    found = reachable("0.0.0.0")
    assert found[:2] == ["127.0.0.1", "192.168.1.20"]
    assert len(set(found)) == len(found)
    assert all(ipaddress.ip_address(address) for address in found)


def test_a_machine_without_a_network_reaches_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def offline(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", offline)
    monkeypatch.setattr(socket, "socket", offline)
    assert reachable("0.0.0.0") == ["127.0.0.1"]


def test_addresses_are_written_as_browsers_take_them() -> None:
    assert web_address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert web_address("::1", 8000) == "http://[::1]:8000"
