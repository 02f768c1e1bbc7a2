"""The page's files and the headers around everything."""

import gzip
from dataclasses import replace
from pathlib import Path

import pytest

from crenel.server.static import POLICY
from tests.server.room import ME, QUICK, Player, Server, running


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Crenel</title>")
    (folder / "assets" / "app-1a2b3c.js").write_text("let crenel = 1\n" * 500)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


def test_the_page_finds_its_own_way(tmp_path: Path, page: Path) -> None:
    with running(tmp_path, replace(QUICK, page=str(page))) as server:
        http = server.nobody().http
        for path in ("/", "/index.html", "/some/where", "/t/abc"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "<title>Crenel" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = http.get("/assets/app-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert http.get("/icon.svg").headers["content-type"].startswith("image/svg")
        tag = http.get("/icon.svg").headers["etag"]
        assert http.get("/icon.svg", headers={"if-none-match": tag}).status_code == 304
        assert http.get("/assets/gone.js").status_code == 404
        assert http.get("/../../etc/passwd").status_code in (200, 404)
        assert http.get("/%2e%2e/%2e%2e/etc/passwd.txt").status_code == 404
        assert http.get("/api/nothing").json()["error"] == "no-such-page"


def test_the_smallest_form_that_the_browser_accepts_is_sent(tmp_path: Path, page: Path) -> None:
    script = page / "assets" / "app-1a2b3c.js"
    plain = script.read_bytes()
    (page / "assets" / "app-1a2b3c.js.br").write_bytes(b"as small as can be")
    (page / "assets" / "app-1a2b3c.js.gz").write_bytes(gzip.compress(plain))

    with running(tmp_path, replace(QUICK, page=str(page))) as server:

        def sent(accepted: str) -> tuple[str, bytes]:
            with server.nobody().http.stream(
                "GET", "/assets/app-1a2b3c.js", headers={"accept-encoding": accepted}
            ) as answer:
                assert answer.headers["content-type"].startswith("text/javascript")
                assert "immutable" in answer.headers["cache-control"]
                assert "accept-encoding" in answer.headers["vary"].lower()
                return answer.headers.get("content-encoding", ""), b"".join(answer.iter_raw())

        assert sent("gzip, deflate, br, zstd") == ("br", b"as small as can be")
        encoding, packed = sent("gzip")
        assert (encoding, gzip.decompress(packed)) == ("gzip", plain)
        assert sent("identity") == ("", plain)


def test_without_a_page_the_rest_works(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, page=str(tmp_path / "none"))) as server:
        assert server.nobody().http.get("/").status_code == 404
        server.guest().open(ME, ME)


def test_every_answer_carries_the_headers(server: Server, ada: Player) -> None:
    for answer in (
        ada.http.get("/"),
        ada.http.get("/api/me"),
        ada.http.get("/api/nothing"),
        ada.http.post("/api/guest"),
    ):
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert POLICY["frame-ancestors"] == "'none'"
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"


def test_metrics_are_shown_only_if_wanted(tmp_path: Path, ada: Player) -> None:
    assert "crenel_moves" not in ada.http.get("/metrics").text
    with running(tmp_path, replace(QUICK, metrics=True)) as server:
        shown = server.nobody().http.get("/metrics").text
        assert "crenel_moves_total" in shown
        assert "crenel_commit_seconds_bucket" in shown


def test_metrics_are_not_for_strangers(tmp_path: Path) -> None:
    """Behind a proxy on the same machine everybody comes from there; the proxy says for whom."""
    stranger = {"X-Forwarded-For": "203.0.113.7"}
    for number, proxies in enumerate([("127.0.0.1",), ()]):
        folder = tmp_path / str(number)
        folder.mkdir()
        with running(folder, replace(QUICK, metrics=True, metrics_token="mellon", proxies=proxies)) as server:
            http = server.nobody().http
            assert http.get("/metrics").status_code == 200
            assert http.get("/metrics", headers=stranger).status_code == 403
            for token, status in (("mellon", 200), ("melon", 403)):
                sent = {**stranger, "Authorization": f"Bearer {token}"}
                assert http.get("/metrics", headers=sent).status_code == status
