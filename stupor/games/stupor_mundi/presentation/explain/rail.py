"""The VP rail, the discs on it, and what a House's score consists of."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    Spot,
    now,
    whose,
)
from stupor.games.stupor_mundi.presentation.rail import DISC, SMALL, STEP, place_of_score
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.games.stupor_mundi.wording import joined

TEXT: Final = "The disc counts VP; beyond 100 it begins again, with a pennon."


def spots(view: TableView) -> Iterator[Spot]:
    """Discs, then the rail itself."""
    order = sorted(range(view.seats), key=lambda s: (s == view.viewer, view.count(f"vp.{s}")))
    for seat in reversed(order):
        x, y = _middle(view, seat, order)
        size = DISC if len(_equals(view, seat, order)) == 1 else SMALL
        yield f"vp.{seat}", (x - size / 2, y - size / 2, size, size)
    yield "rail", view.anchors["rail.vp"]


def _equals(view: TableView, seat: int, order: list[int]) -> list[int]:
    return [s for s in order if view.count(f"vp.{s}") == view.count(f"vp.{seat}")]


def _middle(view: TableView, seat: int, order: list[int]) -> tuple[float, float]:
    """Where a disc stands: equal scores side by side, as they are painted."""
    x, y = place_of_score(view, view.count(f"vp.{seat}"))
    equal = _equals(view, seat, order)
    if len(equal) == 1:
        return x, y
    left = max(x - STEP * (len(equal) - 1) / 2, view.anchors["rail.track"][0])
    return left + STEP * equal.index(seat), y


def score(view: TableView, parts: Parts) -> Explanation:
    """The VP of a House, and what the end would add to them."""
    seat = int(parts[1])
    points = view.count(f"vp.{seat}")
    ahead = sum(view.count(f"vp.{s}") > points for s in range(view.seats))
    place = f"place {ahead + 1} of {view.seats}" if view.seats > 1 else view.words("solo.title")
    said = now(f"{points} VP, {place}", outlook(view, seat))
    return Explanation(f"{whose(view, seat)} VP", TEXT, said, "game.score")


def outlook(view: TableView, seat: int) -> str:
    """What the end of the game would add as things stand."""
    added = view.numbers(f"final.{seat}")
    if not added:
        return ""
    names = ("Structures", "majority", "coins")
    parts = joined(f"{n} for {name}" for n, name in zip(added, names, strict=True) if n)
    return f"the end would add {sum(added)}: {parts}" if parts else "the end would add nothing"


def rail(view: TableView, parts: Parts) -> Explanation:
    """The rail, with all scores."""
    order = sorted(range(view.seats), key=lambda s: -view.count(f"vp.{s}"))
    said = ", ".join(f"{view.called(s)} {view.count(f'vp.{s}')}" for s in order)
    text = f"Victory points of all Houses. {TEXT}"
    return Explanation("VP rail", text, now(said), "board.score")


TELLERS: Final = {"vp": score, "laurel": score, "rail": rail}
