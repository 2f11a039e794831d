"""The leaf of a phase tells what the mines have paid."""

from __future__ import annotations

from stupor.engine.events import Event
from stupor.games.burgundy.face.motion.calendar import mines_row
from stupor.games.burgundy.face.ui import UI
from stupor.stage.items import Label, Picture
from stupor.stage.timeline import Clip
from tests.games.burgundy.face.position import view

PAID = (Event("mines", 1, (2, 1)), Event("mines", 0, (1, 0)))
LEAF = (0.0, 400.0, 1588.0, 300.0)


def test_each_who_was_paid_stands_below_the_leaf() -> None:
    """Given two who have mines, one with monks who hire workers, then arms and gains are told."""
    seen = view("two")
    row = mines_row(seen, PAID, LEAF)
    words = [item.text for item in row if isinstance(item, Label)]
    assert words == ["Continue", "The mines pay:", "+2", "+1", "+1"]
    arms = [i.sprite for i in row if isinstance(i, Picture) and i.sprite.startswith("crest/")]
    assert arms == [seen.crest(1), seen.crest(0)]


def test_without_mines_there_is_only_the_way_on() -> None:
    """Given nobody with a mine, then no row stands empty."""
    words = [item.text for item in mines_row(view("two"), (), LEAF) if isinstance(item, Label)]
    assert words == ["Continue"]


def test_the_leaf_knows_what_was_paid_before_it() -> None:
    """Given the end of a phase, then its leaf tells of those payments and of nothing else."""
    seen = view("two")
    clips = [Clip(event, style="mines") for event in PAID]
    clips.append(Clip(Event("phase", -1, (1,)), style="leaf"))
    told = UI.animation.plan().merge(clips, seen.table, seen.facts)
    assert told[-1].events == PAID and not any(clip.events for clip in told[:-1])
