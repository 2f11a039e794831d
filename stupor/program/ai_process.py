"""Where computers think: a process of their own, from the first table on."""

import sys

from stupor.games import registry


def open_ai_process() -> None:
    """Let computers think in a process of their own."""
    # imported late: the window opens sooner
    from stupor.match.worker import WORKER_HOLDER

    WORKER_HOLDER.open(registry.get)


def close_ai_process() -> None:
    """End the AI process, if it was started."""
    if "stupor.match.worker" in sys.modules:
        sys.modules["stupor.match.worker"].WORKER_HOLDER.close()
