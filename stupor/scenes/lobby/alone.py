"""Where a lobby of few chairs has its things: a large box, chairs beside it, a short paper."""

from __future__ import annotations

from stupor.scenes.lobby.chairs import OPPOSITE
from stupor.stage.layout import Anchors, Rect

#: What stands below the rows of the paper.
_BELOW = ("begin", "begin.title", "folded.rule", "folded.begin", "folded.rows")


def beside_the_box(places: Anchors, spare: float) -> Anchors:
    """The places of a lobby where nobody sits at the sides; `spare` of the paper is not needed."""
    paper = places["options"]
    moved = {
        "lobby.table": places["alone.table"],
        "lobby.others": places["alone.others"],
        "options": Rect(paper.x, paper.y, paper.w, paper.h - spare),
        **{name: places[name].moved(0, -spare) for name in _BELOW},
    }
    for chair in ("chair.1", f"chair.{OPPOSITE + 1}"):
        old, new = places[chair], places[f"alone.{chair}"]
        for name in (chair, *places.names(f"{chair}.")):
            moved[name] = places[name].moved(new.x - old.x, new.y - old.y)
    return Anchors({name: places[name] for name in places} | moved, places.source)
