"""Games on a Ray cluster: the same games as on one machine, on as many as there are. Needs the extra `cluster`.

Crenel has to be installed on every machine. A game whose worker dies is played again by another.
"""

import logging
from collections.abc import Callable, Iterator
from typing import Any, Final

from crenel.arena.seatings import Row, Seating
from crenel.bots.garbage import collecting_seldom
from crenel.kernel.errors import BadSetup

AHEAD: Final = 2  # games for each processor that are handed out at a time
LOCAL: Final = "local"  # instead of an address: a cluster of this machine alone


class Cluster:
    """A Ray cluster to hand to `crenel.arena.tournament` as its workers. Use it in a `with`."""

    def __init__(self, address: str, processors: int | None = None) -> None:
        """Connect to the cluster at an address; `local` starts one here, with that many processors."""
        try:
            import ray  # noqa: PLC0415  # few machines have it
        except ImportError as error:
            raise BadSetup("arena-no-ray") from error
        self.ray: Any = ray
        where = {"num_cpus": processors} if address == LOCAL else {"address": address}
        try:
            ray.init(**where, include_dashboard=False if address == LOCAL else None, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadSetup("arena-ray", address=address, detail=str(error).partition("\n")[0]) from error

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def __call__(self, work: Callable[[Seating], Row], tasks: Iterator[Seating]) -> Iterator[tuple[Seating, Row]]:
        """Yield each task with what came of it, in the order in which they are done."""
        ray = self.ray

        def done(task: Seating) -> Row:
            with collecting_seldom():
                return work(task)

        remote = ray.remote(max_retries=-1)(done)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, Seating] = {}
        while True:
            while len(under_way) < ahead and (task := next(tasks, None)) is not None:
                under_way[remote.remote(task)] = task
            if not under_way:
                return
            ready, _ = ray.wait(list(under_way), num_returns=1)
            for reference in ready:
                yield under_way.pop(reference), ray.get(reference)
