"""Who does the work of a match: this process, several processes, or many machines."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from stupor.ai.child_process import begin_work
from stupor.arena.bout import Bout, Outcome
from stupor.engine.errors import BadData
from stupor.files.names import shown

#: How a bout is played; it can be sent to another process or machine.
Work = Callable[[Bout], Outcome]
#: Plays bouts and hands over each outcome when it is there, in any order.
Crew = Callable[[Work, Sequence[Bout]], Iterable[Outcome]]
#: Bouts that are on their way to other machines at a time.
AHEAD: Final = 1000
MISSING: Final = "--dask needs Dask: pip install 'stupor[cluster]' here and on each machine"


def processes(jobs: int) -> Crew:
    """So many processes of this machine; with one job the work is done in this process."""

    def work(one: Work, todo: Sequence[Bout]) -> Iterator[Outcome]:
        if jobs <= 1 or len(todo) < 2:
            yield from map(one, todo)
            return
        spawn = multiprocessing.get_context("spawn")
        with spawn.Pool(min(jobs, len(todo)), begin_work) as pool:
            yield from pool.imap_unordered(one, todo)

    return work


def dask(address: str) -> Crew:
    """The workers of a Dask scheduler at that address; BadData where Dask is not installed."""
    try:
        from distributed import Client
    except ImportError:
        raise BadData(MISSING) from None

    def work(one: Work, todo: Sequence[Bout]) -> Iterator[Outcome]:
        try:
            found = Client(address)
        except (OSError, ValueError) as why:
            raise BadData(f"no Dask scheduler at {shown(address)}: {why}") from why
        with found as client:
            for start in range(0, len(todo), AHEAD):
                yield from hire(client, one, todo[start : start + AHEAD])

    return work


def hire(client: Any, one: Work, todo: Sequence[Bout]) -> Iterator[Outcome]:
    """Let the workers behind a Dask client play; equal bouts are played anew, never remembered."""
    from distributed import as_completed

    futures = client.map(one, todo, pure=False)
    for _, outcome in as_completed(futures, with_results=True):
        yield outcome
