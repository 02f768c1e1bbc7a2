"""Files with boards and cards: whatever is sent, the event loop does not read it, and the answer is a clear one."""

import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import crenel
from crenel.server import reading
from crenel.server.errors import HttpRefusal
from crenel.server.reading import Answer, OptionReader, Text, TooLong, processor_time, read_text
from tests.kernel.test_toml import PATHOLOGICAL
from tests.server.room import ME, Player, run_in_thread, running
from tests.server.test_guard import limited

OPTIONS = [("burgundy", "duchies"), ("great_wall", "cards")]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_pathological_files_are_refused(ada: Player, game: str, option: str) -> None:
    for text in PATHOLOGICAL.values():
        refused = ada.post(f"/games/{game}/options/{option}", {"text": text[:16_000], "name": "x"}, 422)
        assert refused["error"] == "toml-too-deep"
        assert refused["said"]


def test_the_servers_own_process_reads_no_file(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("read in the server's process")

    monkeypatch.setattr(type(crenel.game("burgundy")), "read_option", never)
    assert ada.post("/games/burgundy/options/duchies", {"text": "", "name": "x"}, 422)["error"] == "board-none"
    assert ada.post("/games/burgundy/options/confirm", {"text": "", "name": "x"}, 422)["error"] == "no-file-option"


def endless(*_: object) -> None:
    """Run until somebody raises something."""
    while True:
        pass


def read_endlessly(blocked: bool) -> Answer:
    """Read a text that never ends, then count a while, which nobody ends. Runs in a process of its own."""
    if blocked:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGVTALRM])
    type(crenel.game("burgundy")).read_option = endless  # type: ignore[assignment]
    reading.SECONDS = 0.01
    answer = read_text(b'{"game": "burgundy", "option": "duchies", "text": "", "name": ""}')
    with processor_time(10.0):  # the next one has its own time
        pass
    with pytest.raises(TooLong), processor_time(0.01):
        endless()
    for _ in range(10**6):
        pass
    return answer


@pytest.mark.parametrize("blocked", [False, True])
def test_a_file_that_takes_too_long_is_given_up(blocked: bool) -> None:
    """Also where whoever started the process had blocked the signal."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(read_endlessly, blocked).result(60) == (None, ("text-too-complex", {}), 422)


def test_a_bound_on_what_waits() -> None:
    async def story() -> None:
        reader = OptionReader()
        reader.waiting = reading.QUEUE
        with pytest.raises(HttpRefusal) as refused:
            await reader.read(Text("burgundy", "duchies", "", ""))
        assert (refused.value.key, refused.value.status) == ("reader-busy", 429)

    run_in_thread(story())


def test_a_rate(tmp_path: Path) -> None:
    with running(tmp_path, limited(file="2/hour")) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        path, file = "/games/burgundy/options/duchies", {"text": "", "name": "x"}
        ada.post(path, file, 422)
        bob.post(path, file, 422)
        assert bob.post(path, file, 429)["error"] == "too-often"


@pytest.mark.parametrize("levels", [20, 500, 900, 5000])
@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_deep_options_are_refused(ada: Player, game: str, option: str, levels: int) -> None:
    nested = "[" * levels + "]" * levels
    body = f'{{"game": "{game}", "seats": [{{"kind": "me"}}], "options": {{"{option}": {nested}}}}}'
    answer = ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] == "bad-request"


def test_a_long_option_is_refused_in_words(ada: Player) -> None:
    boards = [{"name": "a", "rows": ["aaa"] * 7}] * 500
    refused = ada.open(ME, ME, options={"duchies": boards}, status=422)
    assert "{???}" not in refused["said"]
    assert "aaa" in refused["said"]
