"""Scripts that Redis runs, each in one piece: what several servers do at once cannot mix."""

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import NoScriptError

WORK = ("ask", "tend", "withdraw", "take", "hold", "done")  # scripts of the bots' work, which begin with common.lua
Argument = str | bytes | int | float


class Script:
    """Script of the folder `lua`. Redis knows it by its digest once it has seen it; after a restart it is sent
    again."""

    def __init__(self, name: str) -> None:
        folder = files("crenel.server.shared") / "lua"
        common = (folder / "common.lua").read_text("utf-8") if name in WORK else ""
        self.text = common + (folder / f"{name}.lua").read_text("utf-8")
        self.digest = ""

    async def __call__(self, client: Redis, keys: Sequence[str], *arguments: Argument) -> Any:
        run: Callable[..., Awaitable[Any]] = client.execute_command
        words = (len(keys), *keys, *arguments)
        if self.digest:
            try:
                return await run("EVALSHA", self.digest, *words)
            except NoScriptError:
                pass
        loaded = await client.script_load(self.text)
        self.digest = loaded.decode() if isinstance(loaded, bytes) else str(loaded)
        return await run("EVALSHA", self.digest, *words)


@cache
def script(name: str) -> Script:
    return Script(name)
