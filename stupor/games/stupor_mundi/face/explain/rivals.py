"""A rival's panel and a rival seen close, part by part."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.castle.structures import SITE_NAMES, WIDE
from stupor.games.stupor_mundi.face.explain import castle, crusade, projects
from stupor.games.stupor_mundi.face.explain import player as own_board
from stupor.games.stupor_mundi.face.explain.actions import standing
from stupor.games.stupor_mundi.face.explain.castle import built_plate
from stupor.games.stupor_mundi.face.explain.castle import title as house_title
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    Spots,
    edicts_text,
    now,
    owned,
    purse,
    stored,
)
from stupor.games.stupor_mundi.face.rectangles import place_rect
from stupor.games.stupor_mundi.face.rivals.closeup import TALL_PANEL, seen_by, shift
from stupor.games.stupor_mundi.face.rivals.rival_panels import (
    SECOND,
    castle_box,
    paths_row,
    place_of,
    second_rail,
)
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.geometry import around, grown, moved
from stupor.stage.name import parsed

STORES: Final = 7
#: Plates of the Player Board, which speak of the one who looks.
OWN: Final = frozenset({"action", "keep"})


def spots(view: TableView) -> Iterator[Spot]:
    """Every part of every panel."""
    if view.solo:
        return
    for seat in view.rivals():
        yield from _panel(view, seat, place_of(view, seat))
    if second_rail(view):
        seat = view.kept_rival if view.kept_rival in view.rivals() else view.rivals()[0]
        yield from _panel(view, seat, SECOND)


def _panel(view: TableView, seat: int, panel: str) -> Iterator[Spot]:
    at = view.anchors
    first = view.count("first") == seat
    if first:
        yield "leader", at[f"{panel}.first"]
    yield f"who.{seat}", at[f"{panel}.human_first" if first else f"{panel}.human"]
    yield f"laurel.{seat}", at[f"{panel}.vp"]
    row = paths_row(view, panel)
    yield f"paths.{seat}", row
    for part in ("coins", "stone", "grain", "hand", "built"):
        yield f"{part}.{seat}", at[f"{panel}.{part}"]
    if view.count(f"passed.{seat}"):
        yield f"passed.{seat}", at[f"{panel}.passed"]
    yield from ((f"slot.{seat}.{k}", at[f"{panel}.slot{k}"]) for k in range(1, 7))
    yield from ((f"ally.{seat}.{k}", at[f"{panel}.ally{k}"]) for k in range(1, 6))
    yield from _large(view, seat, panel)
    yield f"castle.{seat}", grown(castle_box(view, panel), 6)
    for part in ("crest", "stripe"):
        yield f"issued.{seat}", at[f"{panel}.{part}"]
    x, y, w, _ = at[f"{panel}.name"]
    yield f"issued.{seat}", (x, y - 5, w + 6, row[1] - y + 5)
    yield f"ground.issued.{seat}", at[panel]


def _large(view: TableView, seat: int, panel: str) -> Iterator[Spot]:
    """What only the tall panel of the game for two shows."""
    at = view.anchors
    if f"{panel}.store1" in at:
        yield from ((f"shelf.{seat}.{k}", at[f"{panel}.store{k}"]) for k in range(1, STORES + 1))
        x, y, w, h = at[f"{panel}.keeps"]
        yield f"keeps.{seat}", (x, y, w + 30, h + 4)
    if min(at[f"{panel}.castle"][2:]) < WIDE:
        return
    for site in SITE_NAMES:
        box = place_rect(view, f"castle.{seat}.{site}")
        if box is not None:
            yield f"castle.{seat}.{site}", around((box[0] + box[2] / 2, box[1] + box[3] / 2), 36)


def house(view: TableView, parts: Parts) -> Explanation:
    """A House at a glance."""
    seat = int(parts[1])
    if seat == view.viewer:
        return house_title(view, seat)
    issued = len(view.table.pieces(f"issued.{seat}"))
    player = [view.names[seat]]
    if seat in view.computers:
        player = [tr("a computer"), *player, *filter(None, [view.persona_note(seat)])]
    house = tr("House {house}", house=view.called(seat))
    played = tr("Played by {player}.", player=", ".join(player))
    text = f"{house}. {played}"
    said = now(
        tr("{count} VP", count=view.count(f"vp.{seat}")),
        tr("{coins}, stores {goods}", coins=purse(view, seat), goods=stored(view, seat)),
        edicts_text(issued),
        *held(view, seat),
    )
    return Explanation(view.names[seat], f"{text} {_see_large(view, seat)}", said, "round.turns")


def _see_large(view: TableView, seat: int) -> str:
    """How the boards of a rival are seen at full size."""
    number = view.rivals().index(seat) + 1
    if second_rail(view) or view.seats <= TALL_PANEL:
        return tr("Hold Shift and {number} to see all boards large.", number=number)
    return tr(
        "Click the panel to see all boards large; Esc closes. Or hold Shift and {number}.",
        number=number,
    )


def held(view: TableView, seat: int) -> list[str]:
    """What a House holds of the expansions, each kind in a few words."""
    things = [
        ("books", crusade.books_text),
        ("ships", crusade.ships_text),
        ("papal", crusade.papal_text),
    ]
    found = [tell(view, seat) for kind, tell in things if view.fact(f"{kind}.{seat}")]
    return [*found, *filter(None, [projects.held_text(view, seat)])]


def player(view: TableView, parts: Parts) -> Explanation:
    """Who sits there."""
    seat = int(parts[1])
    kind = tr("A computer") if seat in view.computers else tr("A human")
    nature = f", {view.persona_note(seat)}," if view.persona_note(seat) else ""
    text = tr(
        "{kind}{nature} plays House {house}.", kind=kind, nature=nature, house=view.called(seat)
    )
    return Explanation(view.names[seat], text, "", "round.turns")


def paths(view: TableView, parts: Parts) -> Explanation:
    """How far the Specialists of a House are."""
    seat = int(parts[1])
    text = tr("Where the Specialists are on paths A, B and C.")
    places = ", ".join(standing(view, seat)) or tr("all at the start")
    title = owned(view, seat, mark("Your Specialists"), mark("{house}\u2019s Specialists"))
    return Explanation(title, text, now(places), "promote.path")


def passed(view: TableView, parts: Parts) -> Explanation:
    """The ribbon of who has passed."""
    seat = int(parts[1])
    text = tr("No more turns until the next round.")
    return Explanation(
        tr("{house} has passed", house=view.names[seat]), text, now(tr("passed")), "round.turns"
    )


TELLERS: Final = {
    "issued": house,
    "who": player,
    "paths": paths,
    "passed": passed,
    "built": lambda view, parts: built_plate(view, int(parts[1])),
}


def large_spots(view: TableView, seat: int) -> Spots:
    """Names and places of everything that tells of this rival, the uppermost first."""
    theirs = seen_by(view, seat)
    dx, dy = shift(view, theirs)
    for region in (own_board, castle):
        for name, box in region.spots(theirs):
            kind, *parts = parsed(name).words
            if parts[:1] == [str(seat)] and kind not in OWN:  # those have numbers of their own
                yield name, moved(box, dx, dy)
