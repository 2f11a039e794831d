"""Many machines: Dask plays the same match, and is not needed for any other."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stupor.arena.match import Match, outcomes
from stupor.arena.match_game import MatchGame, Outcome
from stupor.arena.worker_pool import dask_pool, dask_run
from stupor.engine.errors import BadData

SMALL = Match("stupor_mundi", ("random", "random"), 3, 11)


def test_without_dask_there_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadData, match="cluster"):
        dask_pool("tcp://127.0.0.1:1")


def test_dask_workers_play_the_same_match() -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):

        def pool(one: object, todo: list[MatchGame]) -> list[Outcome]:
            return list(dask_run(client, one, todo))

        assert outcomes(SMALL, pool=pool) == outcomes(SMALL)


@pytest.mark.skipif(not Path("/proc").exists(), reason="only Linux tells who is whose child")
def test_workers_end_with_a_killed_match() -> None:
    """Given workers in the middle of long games, when their parent is killed, then they end."""
    seats = ["--seats", "duke,duke", "--games", "40", "--jobs", "2"]
    command = [sys.executable, "-m", "stupor", "arena", *seats]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as match:
        until = time.monotonic() + 30
        while len(workers := _children(match.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(2)
        match.send_signal(signal.SIGKILL)
    assert len(workers) >= 2
    until = time.monotonic() + 8
    while any(map(_lives, workers)) and time.monotonic() < until:
        time.sleep(0.1)
    assert not any(map(_lives, workers))


def _children(parent: int) -> list[int]:
    """Those that `multiprocessing` has begun for work."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            who = int(file.read_text().rpartition(")")[2].split()[1])
            words = file.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if who == parent and b"spawn_main" in words:
            found.append(int(file.parent.name))
    return found


def _lives(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
