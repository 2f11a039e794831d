"""Rivals: their dice, stores and duchies, seen in the rail or close."""

from __future__ import annotations

from stupor.games.burgundy import names
from stupor.games.burgundy.face.explain.household import goods_row, route_of, sold_of
from stupor.games.burgundy.face.explain.margin import die_of, duchy_name, panel_seat, seat_points
from stupor.games.burgundy.face.explain.regions import space_text
from stupor.games.burgundy.face.explain.shared_words import Explanation, Parts, called, now, number
from stupor.games.burgundy.face.explain.tiles import tile_text
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import die_shows
from stupor.language import joined, tr, trn
from stupor.stage.name import parsed


def rival_text(view: TableView, parts: Parts) -> Explanation | None:
    """A rival's panel, or a part of it."""
    seat = panel_seat(view, parts)
    duchy = view.duchy(seat)
    what = parts[-1] if len(parts) > 2 else ""
    if what.startswith("die"):
        return die_of(view, seat, number([what]))
    if what.startswith("d") and what[1:].isdigit():
        return place_text(view, duchy, int(what[1:]))
    if what.startswith("storage"):
        return _stored(view, seat, number([what]))
    if what.startswith("goods"):
        return goods_row(view, duchy, number([what]))
    return _part(view, seat, duchy, what)


def _part(view: TableView, seat: int, duchy: int, what: str) -> Explanation:
    if what in ("silver", "workers"):
        return _purse(view, duchy, what)
    if what == "sold":
        return sold_of(view, duchy)
    if what == "vp":
        return seat_points(view, seat)
    if what == "route" and view.facts.get(f"route.{duchy}"):
        return route_of(view, duchy)
    return _whole(view, seat, duchy)


def place_text(view: TableView, duchy: int, space: int) -> Explanation | None:
    """A space of any duchy, with the tile that lies there."""
    here = view.table.pieces(f"duchy.{duchy}.{space}")
    return tile_text(view, parsed(here[0]).words) if here else space_text(view, duchy, space)


def _stored(view: TableView, seat: int, place: int) -> Explanation | None:
    here = view.table.pieces(f"storage.{seat}.{place}")
    if here:
        return tile_text(view, parsed(here[0]).words)
    text = tr("Tiles wait here until their owner places them.")
    return Explanation(tr("{who}’s storage", who=called(view, seat)), text, "", "storage.full")


def _purse(view: TableView, duchy: int, what: str) -> Explanation:
    owners = joined(called(view, seat) for seat in view.owners(duchy))
    if what == "silver":
        mines = view.numbers(f"mines.{duchy}")
        paid = names.price_text(*mines) if len(mines) == 2 and any(mines) else ""
        said = [
            names.silver_text(view.count(f"silver.{duchy}")),
            tr("mines bring {gain} at the end of the phase", gain=paid) if paid else "",
        ]
        text = tr("2 silver pay for a tile from the black depot; at the end, each silver is 1 VP.")
        return Explanation(tr("{who}’s silver", who=owners), text, now(*said), "buy.silver")
    text = tr("Each worker changes a die by 1; at the end, two workers are 1 VP.")
    have = names.workers_text(view.count(f"workers.{duchy}"))
    return Explanation(tr("{who}’s workers", who=owners), text, now(have), "dice.workers.1")


def _whole(view: TableView, seat: int, duchy: int) -> Explanation:
    """All of a rival in a few figures."""
    found = duchy_name(view, duchy)
    dice = [die_shows(view.table, seat, die) for die in (1, 2)]
    left = joined(str(n) if n else tr("any") for n in dice if n >= 0)
    nature = view.persona_note(seat)
    numbers = now(
        tr(
            "{vp} VP, {total} if the game ended now",
            vp=view.count(f"vp.{seat}"),
            total=view.fact(f"total.{seat}"),
        ),
        tr("dice left: {dice}", dice=left) if left else tr("both dice used"),
        trn("{count} space covered", "{count} spaces covered", view.fact(f"filled.{duchy}")),
    )
    text = tr("Click to keep this duchy open at full size. Hold Shift and its number to peek.")
    title = tr("{who}, {nature}", who=called(view, seat), nature=nature) if nature else found.title
    return Explanation(title, text, numbers, "round.order")
