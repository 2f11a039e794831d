"""The tray: the own dice with their handles, the die of an extra action, the purchase of a turn."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import die_sprite, figure
from stupor.games.burgundy.face.household.shelves import partner
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, can_pay, die_shows, extra_die
from stupor.language import mark, tr
from stupor.stage.boxes import grown
from stupor.stage.draw_list import Easel
from stupor.stage.items import Item
from stupor.stage.palette import DUN, GILT, PIECE, SAND, TILE, Rgb, clear

PLATE: Final[Rgb] = (10, 20, 48)
PALE: Final[Rgb] = (247, 233, 196)
#: What stands before and behind the words of a purchase.
SIGN: Final = 46.0
PRICE: Final = 32.0
OFFER: Final = 16.5
TITLE: Final = 17.0
PLACES: Final = (mark("first"), mark("second"), mark("third"), mark("fourth"))


def paint_tray(view: TableView) -> list[Item]:
    """The dice of the one who looks."""
    easel = Easel("tray", PIECE)
    for number in DICE:
        _paint_die(view, easel, number)
    extra = extra_die(view.mine())
    if extra is not None and "die.3" not in view.hidden:
        asked = view.mine()
        colour = "white" if asked is not None and asked.kind == "white" else _colour(view)
        box = view.anchors["die.3"]
        easel.picture("die.3.shade", box, "die/any.shadow")
        easel.picture("die.3", box, die_sprite(colour, extra))
        if extra:
            _paint_handles(view, easel, 3)
    return easel.items


def _colour(view: TableView) -> str:
    return view.colour(view.viewer)


def _paint_die(view: TableView, easel: Easel, number: int) -> None:
    name = f"die.{view.viewer}.{number}"
    rolled = view.count(name)
    shown = die_shows(view.table, view.viewer, number)
    if rolled and shown > 0:
        _paint_handles(view, easel, number)
    if not rolled or f"die.{number}" in view.hidden or name in view.hidden:
        return
    box = view.anchors[f"die.{number}"]
    if shown < 0:
        easel.picture(f"die.{number}", box, die_sprite(_colour(view), rolled, "used"))
        return
    easel.picture(f"die.{number}.shade", box, "die/any.shadow")
    easel.picture(f"die.{number}", box, die_sprite(_colour(view), shown))


def _paint_handles(view: TableView, easel: Easel, number: int) -> None:
    """A worker's step less and more; dim where there is no worker to pay for it."""
    steps = view.fact(f"steps.{view.duchy(view.viewer)}")
    asked = view.mine()
    live = bool(steps) and asked is not None
    alpha = 255 if live else 120
    for end, sign in (("less", "\u2212"), ("more", "+")):
        x, y, w, h = box = view.anchors[f"die.{number}.{end}"]
        easel.box(f"{number}.{end}", box, TILE + 2, fill=clear(PLATE, 230),
                  border=clear(GILT, alpha), width=1.6, radius=9)  # fmt: skip
        easel.fade(alpha)
        easel.picture(f"{number}.{end}.sign", (x + w - h + 6, y + 5, h - 10, h - 10), "sign/worker")
        easel.fade()
        figure(easel, f"{number}.{end}.way", (x + w * 0.27, y + h / 2), sign, 22)


def paint_buy(view: TableView) -> list[Item]:
    """The one purchase of a turn: lit while it is free."""
    easel = Easel("buy", PIECE)
    x, y, w, h = view.anchors["buy"]
    mine = view.mover() == view.viewer
    free = mine and not view.count("bought")
    enough = can_pay(view, view.viewer)
    easel.fade(255 if free and enough else 150)
    easel.picture("sign", (x, y - 4, 42, 42), "act/buy")
    easel.picture("price", (x + w - 28, y + h / 2 - 12, 24, 24), "sign/silver")
    easel.fade()
    room = w - SIGN - PRICE
    words = tr("bought this turn") if mine and not free else _offer(view, room)
    easel.label("words", (x + SIGN, y, room, h), words, OFFER,
                colour=PALE if free and enough else DUN, align="left")  # fmt: skip
    if mine and not free:
        easel.picture("done", (x + 24, y + 16, 20, 20), "check/yes")
    return easel.items


def _offer(view: TableView, room: float) -> str:
    """What can be bought; the price stands behind it."""
    whole = tr("Once per turn: black depot for 2")
    return whole if view.measure(whole, "text", OFFER) <= room else tr("One black tile for 2")


def paint_partner(view: TableView) -> list[Item]:
    """The partner's dice, and when it is his turn."""
    easel = Easel("partner", PIECE)
    if not view.team:
        return easel.items
    seat = partner(view)
    x, y, w, _ = view.anchors["partner.tray"]
    easel.picture("crest", (x + 18, y + 16, 24, 29), view.crest(seat))
    easel.label("title", (x + 48, y + 14, w - 60, 30), _whose(view, seat, w - 60), TITLE,
                face="title", colour=GILT, align="left")  # fmt: skip
    for number in DICE:
        name = f"die.{seat}.{number}"
        rolled = view.count(name)
        if rolled and name not in view.hidden:
            box = view.anchors[f"partner.die{number}"]
            state = "used" if die_shows(view.table, seat, number) < 0 else ""
            easel.picture(f"die{number}", box, die_sprite(view.colour(seat), rolled, state))
    box = grown(view.anchors["partner.says"], -6)
    place = tr(PLACES[view.count(f"order.{seat}", 1) - 1])
    words = tr("plays {place} this round", place=place)
    easel.label("order", box, words, 16, colour=SAND, valign="top", wrap=True)
    return easel.items


def _whose(view: TableView, seat: int, room: float) -> str:
    """Whose dice they are; beside a long name the dice speak for themselves."""
    whole = tr("{name}\u2019s dice", name=view.names[seat])
    return whole if view.measure(whole, "title", TITLE) <= room else view.names[seat]
