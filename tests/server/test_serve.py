"""`crenel serve`: what cannot be served is said in one line."""

import argparse
import socket
from pathlib import Path

import pytest

from crenel import CrenelError
from crenel.cli import serve
from crenel.server.settings import default_store


def refused(*words: str) -> str:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    with pytest.raises(CrenelError) as error:
        serve.run(parser.parse_args(words), "en")
    assert "\n" not in str(error.value)
    return error.value.key


def test_a_port_that_is_none_or_taken(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'crenel.db'}"
    assert refused("--port", "eighty", "--store", store) == "bad-port"
    assert refused("--port", "70000", "--store", store) == "bad-port"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert refused("--port", str(taken.getsockname()[1]), "--store", store) == "bad-address"


def test_a_store_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for url in ("nonsense", "oracle://host/name", "sqlite://", f"sqlite:///{file}/crenel.db"):
        assert refused("--port", "0", "--store", url) == "bad-store"


def test_the_default_store_is_in_the_data_folder() -> None:
    assert default_store({"XDG_DATA_HOME": "/data"}) == "sqlite:////data/crenel/crenel.db"
    assert default_store({}).endswith("/.local/share/crenel/crenel.db")


def test_help_in_every_language() -> None:
    for language in ("en", "es", "pl"):
        assert "--store" in serve.usage(language)
