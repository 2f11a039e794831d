"""Chips for what a choice changes among the things of the expansions."""

from collections.abc import Iterator

from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.face.explain.crusade import ship_worth
from stupor.games.stupor_mundi.face.preview.consequences import Consequences
from stupor.games.stupor_mundi.face.preview.preview_panel import Chip
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.wording import coins_text
from stupor.language import tr
from stupor.stage.name import parsed


def holdings_chips(view: TableView, found: Consequences) -> Iterator[Chip]:
    """What a Book brings, a Project is worth, the end would count, and a ban that comes."""
    for move in found.moves:
        kind, place = parsed(move.piece).kind, parsed(move.target).kind
        if kind == "book" and place == "books":
            yield _book(found)
        elif kind == "project" and place == "projects":
            worth = found.after.fact(f"project_worth.{found.seat}.{number_of(move.piece)}")
            yield Chip(tr("if built +{vp}", vp=worth), "vp", plain=True)
        elif kind in ("papal", "imperial") and place == "over":
            yield Chip(tr("Papal") if kind == "papal" else tr("Imperial"), kind)
    yield from _at_the_end(view, found)
    yield from _bans(view, found)


def _book(found: Consequences) -> Chip:
    count = found.after.fact(f"books.{found.seat}")
    if found.after.count("banned.library"):
        return Chip(tr("{coins} per promotion", coins=coins_text(count)), "book")
    return Chip(tr("{count} VP per promotion", count=count), "book")


def _at_the_end(view: TableView, found: Consequences) -> Iterator[Chip]:
    """How the count of Ships and Projects at the end would change, House by House.

    Where the next Ship would turn up, the facts are those of now, without the Ship that is bought.
    """
    bought = found.foresight.veiled and any("supply" in m.piece for m in found.moves)
    for seat in (view.viewer, *view.rivals()):
        name = f"final.expansions.{seat}"
        delta = found.after.fact(name) - view.fact(name)
        delta += ship_worth(view) if bought and seat == found.seat else 0
        if not delta:
            continue
        figure = f"{delta:+d}".replace("-", "\u2212")
        words = tr("at the end {figure}", figure=figure)
        if seat != view.viewer:
            words = tr("{house}: {words}", house=view.names[seat], words=words)
        yield Chip(words, "vp", delta < 0)


def _bans(view: TableView, found: Consequences) -> Iterator[Chip]:
    """Boards whose last thing would be taken."""
    for name in BOARD_NAMES:
        left = f"crusade.left.{name}"
        if view.fact(left) and not found.after.fact(left):
            yield Chip(tr("the last one: an Edict, then the ban"), "ban")
