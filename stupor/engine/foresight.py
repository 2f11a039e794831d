"""What a choice will do, as far as the seat that makes it may know beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.table import Table


class Foresight(NamedTuple):
    """The events of some choices in a row, the table and the facts at their end.

    `then` is the next question, None where the next turn or chance comes first; `veiled` says
    that cards were drawn or tiles turned whose faces nobody knows yet.
    """

    options: tuple[Option, ...]
    events: tuple[Event, ...]
    table: Table
    facts: Mapping[str, object]
    then: Decision | None
    veiled: bool
