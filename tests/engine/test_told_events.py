"""What a verb tells, and a table that hears it."""

from __future__ import annotations

import pytest

from stupor.engine.emit import event
from stupor.engine.events import MOVED, UNKNOWN, Event, redact
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.engine.state import GameState
from stupor.engine.table import Table


def test_a_drawn_card_is_seen_by_whom_the_verb_names() -> None:
    s = GameState(2, SplitMix(1))
    events = collect_events(s)
    event(s, MOVED, 0, "card.5", "deck", "hand.0", seen_by=(0,))
    (drawn,) = events
    assert redact(drawn, 0) == drawn
    assert redact(drawn, 1).args == (UNKNOWN, "deck", "hand.0") == redact(drawn, None).args


def test_an_event_that_takes_from_an_empty_zone_is_named() -> None:
    told = Event(MOVED, 0, ("card.5", "dekc", "hand.0"))
    with pytest.raises(KeyError, match=r"card\.5 is told to leave dekc, where nothing lies"):
        Table({"deck": [UNKNOWN]}).fold(told)
