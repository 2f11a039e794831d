"""A person at a real window: decisions are answered by mouse until enough were."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.e2e.window_bot import WindowBot

Json = dict[str, Any]


def answered(
    bot: WindowBot,
    asked: Callable[[], Json | None],
    decisions: int,
    patience: float,
    again: float = 3.0,
) -> Json:
    """Answer that many decisions; the one that waits then.

    An answer without effect is given once more after `again` seconds; a window that does not go on
    for `patience` seconds in all is a failure.
    """
    seen: set[int] = set()
    end = time.monotonic() + patience
    told = 0.0
    while time.monotonic() < end:
        line = asked()
        if line is None:
            bot.screen.key("space")
            time.sleep(0.05)
        elif len(seen | {line["ply"]}) > decisions:
            return line
        elif line["ply"] not in seen or time.monotonic() - told > again:
            seen.add(line["ply"])
            told = time.monotonic()
            bot.answer(line)
        else:
            time.sleep(0.01)
    raise AssertionError(f"the game does not go on: {asked()}")
