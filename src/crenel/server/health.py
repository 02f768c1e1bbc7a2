"""Health of the server: alive if it answers, ready if it can save what people do."""

import asyncio
import shutil

from crenel.server.uptime import Uptime

PATIENCE = 5.0  # seconds for a write
KEPT = 1.0  # seconds for which an answer counts, so that asking costs no write each time
OK = "ok"


class Health:
    """Checks by name. Each says "ok", or what is wrong."""

    def __init__(self, uptime: Uptime, folder: str | None, spare: int) -> None:
        self.uptime = uptime
        self.folder = folder
        self.spare = spare
        self.stopping = False
        self.asking = asyncio.Lock()
        self.checked = -KEPT  # loop time
        self.last: dict[str, str] = {}

    async def checks(self) -> dict[str, str]:
        """Return what works and what does not, after a real write."""
        async with self.asking:
            clock = asyncio.get_running_loop().time
            if clock() - self.checked >= KEPT:
                self.last = {"store": await self._store()}
                if self.folder is not None:
                    self.last["disk"] = self._disk(self.folder)
                self.checked = clock()
        return {**self.last, "server": "stopping" if self.stopping else OK}

    async def _store(self) -> str:
        try:
            await asyncio.wait_for(self.uptime.beat(), PATIENCE)
        except TimeoutError:
            return f"no answer within {PATIENCE:g} s"
        except Exception as error:  # whatever keeps it from writing
            return str(error).splitlines()[0] if str(error) else repr(error)
        return OK

    def _disk(self, folder: str) -> str:
        try:
            free = shutil.disk_usage(folder).free
        except OSError as error:
            return error.strerror or repr(error)
        return OK if free >= self.spare else f"{free} bytes free, {self.spare} wanted"
