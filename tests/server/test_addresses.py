"""Invitations say which addresses reach the server: those of its networks, or the public one of its proxy."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from crenel.server.addresses import is_near, is_own, network_addresses
from tests.server.room import QUICK, running

HOME = ("http://192.168.7.5:8000", "http://10.7.0.5:8000")
FORWARDED = {"host": "table.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}


def test_a_server_that_listens_to_itself_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.nobody().get("/addresses") == {"reach": "machine", "addresses": []}


def test_a_server_on_a_network_tells_its_addresses(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, addresses=HOME)) as server:
        assert server.nobody().get("/addresses") == {"reach": "network", "addresses": list(HOME)}


def test_behind_a_proxy_the_public_address_is_told(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, addresses=HOME, proxies=("127.0.0.1",))) as server:
        answer = httpx.get(f"{server.url}/api/addresses", headers=FORWARDED)
        assert answer.json() == {"reach": "public", "addresses": ["https://table.example.org"]}


@pytest.mark.parametrize("proxies", [(), ("192.0.2.1",)])
def test_nobody_is_believed_whom_the_settings_do_not_name(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    with running(tmp_path, replace(QUICK, addresses=HOME, proxies=proxies)) as server:
        answer = httpx.get(f"{server.url}/api/addresses", headers=FORWARDED)
        assert answer.json() == {"reach": "network", "addresses": list(HOME)}


def test_addresses_of_a_home_are_for_those_inside() -> None:
    assert all(is_near(each) for each in ("192.168.1.9", "10.1.2.3", "127.0.0.1", "fe80::1"))
    assert not any(is_near(each) for each in ("8.8.8.8", "2606:4700::1111", "testclient", ""))


def test_only_addresses_that_others_reach_are_told() -> None:
    assert network_addresses("127.0.0.1", 8000) == ()
    assert network_addresses("192.168.7.5", 8000) == ("http://192.168.7.5:8000",)
    assert not any("127.0." in each for each in network_addresses("0.0.0.0", 8000))
    assert is_own("localhost")
    assert not is_own("table.example.org")
