"""A record kept in memory."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from stupor.match.session import Session


class Tape:
    """A recorder that holds what a file would hold."""

    def __init__(self, session: Session) -> None:
        self.lines: list[dict[str, Any]] = json.loads(json.dumps(session.lines()))
        session.recorder = self

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        self.lines += json.loads(json.dumps(lines))
