"""Many machines: Dask plays the same match, and is not needed for any other."""

from __future__ import annotations

import sys

import pytest

from stupor.arena.bout import Bout, Outcome
from stupor.arena.crew import dask, hire
from stupor.arena.match import Match, outcomes
from stupor.engine.errors import BadData

SMALL = Match("stupor_mundi", ("random", "random"), 3, 11)


def test_without_dask_there_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadData, match="cluster"):
        dask("tcp://127.0.0.1:1")


def test_dask_workers_play_the_same_match() -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):

        def crew(one: object, todo: list[Bout]) -> list[Outcome]:
            return list(hire(client, one, todo))

        assert outcomes(SMALL, crew=crew) == outcomes(SMALL)
