"""The AI process of the window, for tests that ask it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stupor.games import registry
from stupor.match.worker import WORKER_HOLDER, Worker


@pytest.fixture
def worker() -> Iterator[Worker]:
    WORKER_HOLDER.open(registry.get)
    found = WORKER_HOLDER.worker()
    assert found is not None
    yield found
    WORKER_HOLDER.close()
