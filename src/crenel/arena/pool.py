"""Processes of this machine that play games: the same results on any number of them."""

import contextlib
import multiprocessing
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from crenel.bots.garbage import collecting_seldom, configure_gc

Task = TypeVar("Task")
Found = TypeVar("Found")

AHEAD: Final = 2  # tasks for each process that are handed out at a time
BREAKDOWNS: Final = 20  # times that processes may die before the run gives up


def in_processes(work: Callable[[Task], Found], tasks: Iterator[Task], processes: int) -> Iterator[tuple[Task, Found]]:
    """Yield each task with what came of it, in the order in which they are done. Tasks are taken from the iterator as
    late as possible, so it may decide by the results so far. When a process dies, its tasks are done again. What `work`
    raises is raised here, and so is what stands in the way of handing over a task or a result.
    """
    if processes == 1:
        with collecting_seldom():
            for task in tasks:
                yield task, work(task)
        return
    waiting: list[Task] = []  # to be done again
    for _ in range(BREAKDOWNS):
        under_way: dict[Future[bytes], Task] = {}
        try:
            with started(processes) as pool:
                yield from _drain(pool, work, tasks, waiting, under_way, processes * AHEAD)
                return
        except BrokenProcessPool:
            waiting += under_way.values()
    raise BrokenProcessPool(f"processes died {BREAKDOWNS} times")


def _drain(
    pool: ProcessPoolExecutor,
    work: Callable[[Task], Found],
    tasks: Iterator[Task],
    waiting: list[Task],
    under_way: dict[Future[bytes], Task],
    ahead: int,
) -> Iterator[tuple[Task, Found]]:
    """Do all tasks. A task stays in `waiting` or `under_way` until its result is out."""
    while True:
        with ctrl_c_held_back():
            while len(under_way) < ahead:
                if not waiting:
                    task = next(tasks, None)
                    if task is None:
                        break
                    waiting.append(task)
                # Packed here and not by the pool: one that fails to pack something while it ends never ends.
                under_way[pool.submit(_done, pickle.dumps((work, waiting[-1])))] = waiting[-1]
                waiting.pop()
        if not under_way:
            return
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            found = pickle.loads(future.result())
            yield under_way.pop(future), found


def _done(packed: bytes) -> bytes:
    """Do a task in another process. A result or an exception that could not be read where it arrives would look like
    the death of the process, after which the task is done again; it is told as a RuntimeError instead.
    """
    try:
        work, task = pickle.loads(packed)
        return pickle.dumps(work(task))
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            raise RuntimeError("".join(traceback.format_exception(error))) from None
        raise


@contextlib.contextmanager
def started(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Start processes, and end those that still play when the one who started them is interrupted."""
    # Not forked: a fork would copy the threads that draw the progress bar.
    spawned = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(processes, mp_context=spawned, initializer=configure_gc) as pool:
        try:
            yield pool
        except KeyboardInterrupt:
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()  # nobody waits for the games under way
            raise
        finally:
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C, which a terminal sends to all of them. The one that started them hears
    it afterwards, and decides.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
