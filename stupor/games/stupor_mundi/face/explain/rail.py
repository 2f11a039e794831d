"""The VP rail, the discs on it, and what a House's score consists of."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    now,
    owned,
)
from stupor.games.stupor_mundi.face.margin.vp_rail import disc_boxes, if_ended
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import joined, mark, tr

TEXT: Final = mark("The disc counts VP. Beyond 100 it starts again, with a flag.")


def spots(view: TableView) -> Iterator[Spot]:
    """Discs, then the rail itself."""
    for seat, box in reversed(disc_boxes(view).items()):
        yield f"vp.{seat}", box
    yield "rail", view.anchors["rail.vp"]


def score(view: TableView, parts: Parts) -> Explanation:
    """The VP of a House, and what the end would add to them."""
    seat = int(parts[1])
    points = view.count(f"vp.{seat}")
    ahead = sum(view.count(f"vp.{s}") > points for s in range(view.seats))
    place = (
        tr("place {place} of {seats}", place=ahead + 1, seats=view.seats)
        if view.seats > 1
        else tr(view.words("solo.title"))
    )
    said = now(tr("{points} VP, {place}", points=points, place=place), outlook(view, seat))
    return Explanation(
        owned(view, seat, mark("Your VP"), mark("{house}\u2019s VP")), tr(TEXT), said, "game.score"
    )


def outlook(view: TableView, seat: int) -> str:
    """What the end of the game would add as things stand."""
    added = view.numbers(f"final.{seat}")
    if not added:
        return ""
    added.append(view.fact(f"final.expansions.{seat}"))
    names = (tr("Structures"), tr("majority"), tr("coins"), tr("expansions"))
    parts = joined(
        tr("{count} for {what}", count=n, what=name)
        for n, name in zip(added, names, strict=True)
        if n
    )
    return (
        tr("final scoring would add {count}: {parts}", count=sum(added), parts=parts)
        if parts
        else tr("final scoring would add nothing")
    )


def rail(view: TableView, parts: Parts) -> Explanation:
    """The rail, with all scores."""
    order = sorted(range(view.seats), key=lambda s: -view.count(f"vp.{s}"))
    said = ", ".join(f"{view.names[s]} {view.count(f'vp.{s}')}" for s in order)
    then = sorted(range(view.seats), key=lambda s: -if_ended(view, s))
    would = ", ".join(f"{view.names[s]} {if_ended(view, s)}" for s in then)
    ended = tr("if it ended now: {scores}", scores=would) if view.numbers("final.0") else ""
    text = tr("Victory points of all Houses. {text}", text=tr(TEXT))
    return Explanation(tr("VP rail"), text, now(said, ended), "board.score")


TELLERS: Final = {"vp": score, "laurel": score, "rail": rail}
