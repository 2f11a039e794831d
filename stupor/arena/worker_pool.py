"""Where the games of a match or a training are played: this process, several, or many machines."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeVar

from stupor.ai.child_process import begin_work
from stupor.engine.errors import BadData
from stupor.files.names import shown

Task = TypeVar("Task")
Result = TypeVar("Result")
#: Games that are on their way to other machines at a time.
AHEAD: Final = 1000
MISSING: Final = "--dask needs Dask: pip install 'stupor[cluster]' here and on each machine"


class WorkerPool(Protocol):
    """Runs independent tasks and yields each result as soon as it is there."""

    def __call__(self, one: Callable[[Task], Result], todo: Sequence[Task], /) -> Iterable[Result]:
        """The results, in any order; the work can be sent to another process or machine."""


def open_pool(jobs: int, address: str | None) -> WorkerPool:
    """The workers of the Dask scheduler at an address; without one, `jobs` local processes."""
    return process_pool(jobs) if address is None else dask_pool(address)


def process_pool(jobs: int) -> WorkerPool:
    """Local processes; with one job the work is done in this process."""

    def work(one: Callable[[Task], Result], todo: Sequence[Task]) -> Iterator[Result]:
        if jobs <= 1 or len(todo) < 2:
            yield from map(one, todo)
            return
        spawn = multiprocessing.get_context("spawn")
        with spawn.Pool(min(jobs, len(todo)), begin_work) as pool:
            yield from pool.imap_unordered(one, todo)

    return work


def dask_pool(address: str) -> WorkerPool:
    """The workers of a Dask scheduler at that address; BadData where Dask is not installed."""
    try:
        from distributed import Client
    except ImportError:
        raise BadData(MISSING) from None

    def work(one: Callable[[Task], Result], todo: Sequence[Task]) -> Iterator[Result]:
        try:
            found = Client(address)
        except (OSError, ValueError) as why:
            raise BadData(f"no Dask scheduler at {shown(address)}: {why}") from why
        with found as client:
            for start in range(0, len(todo), AHEAD):
                yield from dask_run(client, one, todo[start : start + AHEAD])

    return work


def dask_run(client: Any, one: Callable[[Task], Result], todo: Sequence[Task]) -> Iterator[Result]:
    """Run tasks on the workers of a Dask client; results are never cached."""
    from distributed import as_completed

    futures = client.map(one, todo, pure=False)
    for _, result in as_completed(futures, with_results=True):
        yield result
