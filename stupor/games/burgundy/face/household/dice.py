"""The tray: the own dice with their handles, the die of an extra action, the purchase of a turn."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import die_sprite, figure
from stupor.games.burgundy.face.corners.rounds import round_order
from stupor.games.burgundy.face.household.storage import partner
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, can_pay, die_shows, extra_die, has_exchange
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
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
    draw = DrawList("tray", PIECE)
    for number in DICE:
        _paint_die(view, draw, number)
    extra = extra_die(view.mine())
    if extra is not None and "die.3" not in view.hidden:
        asked = view.mine()
        colour = "white" if asked is not None and asked.kind == "white" else _colour(view)
        box = view.anchors["die.3"]
        draw.picture("die.3.shade", box, "die/any.shadow")
        draw.picture("die.3", box, die_sprite(colour, extra))
        if extra:
            _paint_handles(view, draw, 3)
    return draw.items


def _colour(view: TableView) -> str:
    return view.colour(view.viewer)


def _paint_die(view: TableView, draw: DrawList, number: int) -> None:
    name = f"die.{view.viewer}.{number}"
    rolled = view.count(name)
    shown = die_shows(view.table, view.viewer, number)
    if rolled and shown > 0:
        _paint_handles(view, draw, number)
    if not rolled or f"die.{number}" in view.hidden or name in view.hidden:
        return
    box = view.anchors[f"die.{number}"]
    if shown < 0:
        draw.picture(f"die.{number}", box, die_sprite(_colour(view), rolled, "used"))
        return
    draw.picture(f"die.{number}.shade", box, "die/any.shadow")
    draw.picture(f"die.{number}", box, die_sprite(_colour(view), shown))


def _paint_handles(view: TableView, draw: DrawList, number: int) -> None:
    """A worker's step less and more; dim where there is no worker to pay for it."""
    steps = view.fact(f"steps.{view.duchy(view.viewer)}")
    asked = view.mine()
    live = bool(steps) and asked is not None
    alpha = 255 if live else 120
    for end, sign in (("less", "\u2212"), ("more", "+")):
        x, y, w, h = box = view.anchors[f"die.{number}.{end}"]
        plate, rim = clear(PLATE, 230), clear(GILT, alpha)
        draw.box(f"{number}.{end}", box, TILE + 2, fill=plate, border=rim, width=1.6, radius=9)
        draw.fade(alpha)
        draw.picture(f"{number}.{end}.sign", (x + w - h + 6, y + 5, h - 10, h - 10), "sign/worker")
        draw.fade()
        figure(draw, f"{number}.{end}.way", (x + w * 0.27, y + h / 2), sign, 22)


def paint_buy(view: TableView) -> list[Item]:
    """The one purchase of a turn: lit while it is free."""
    draw = DrawList("buy", PIECE)
    if view.count("over"):
        return draw.items
    x, y, w, h = view.anchors["buy"]
    mine = view.count("turn", view.viewer) == view.viewer
    done = mine and bool(view.count("bought"))
    live = mine and not done and can_pay(view, view.viewer)
    draw.fade(255 if live else 150)
    draw.picture("sign", (x + 5, y + 2, h - 4, h - 4), "act/buy")
    draw.picture("price", (x + w - 28, y + h / 2 - 12, 24, 24), "sign/silver")
    draw.fade()
    words = tr("Bought this turn") if done else _offer(view)
    draw.text(
        "words", (x + SIGN, y, w - SIGN - PRICE, h), words, OFFER, colour=PALE if live else DUN
    )
    if done:
        draw.picture("done", (x + 24, y + 16, 20, 20), "check/yes")
    return draw.items


def _offer(view: TableView) -> str:
    """What can be bought; the price stands behind it."""
    anywhere = has_exchange(view, view.duchy(view.viewer))
    return tr("One tile for 2" if anywhere else "One black tile for 2")


def paint_partner(view: TableView) -> list[Item]:
    """The partner's dice, and when it is his turn."""
    draw = DrawList("partner", PIECE)
    if not view.team:
        return draw.items
    seat = partner(view)
    x, y, w, _ = view.anchors["partner.tray"]
    draw.picture("crest", (x + 18, y + 16, 24, 29), view.crest(seat))
    draw.text(
        "title", (x + 48, y + 14, w - 60, 30), _whose(view, seat, w - 60), TITLE, "title", GILT
    )
    for number in DICE:
        name = f"die.{seat}.{number}"
        rolled = view.count(name)
        if rolled and name not in view.hidden:
            box = view.anchors[f"partner.die{number}"]
            state = "used" if die_shows(view.table, seat, number) < 0 else ""
            draw.picture(f"die{number}", box, die_sprite(view.colour(seat), rolled, state))
    box = grown(view.anchors["partner.says"], -6)
    draw.label("order", box, _when(view, seat), 16, colour=SAND, valign="top", wrap=True)
    return draw.items


def _when(view: TableView, seat: int) -> str:
    """When the partner plays in this round, or that this is over."""
    order, turn = round_order(view), view.count("turn", view.viewer)
    if turn in order[order.index(seat) + 1 :]:
        return tr("has played this round")
    return tr("plays {place} this round", place=tr(PLACES[order.index(seat)]))


def _whose(view: TableView, seat: int, room: float) -> str:
    """Whose dice they are; beside a long name the dice speak for themselves."""
    whole = tr("{name}\u2019s dice", name=view.names[seat])
    return whole if view.measure(whole, "title", TITLE) <= room else view.names[seat]
