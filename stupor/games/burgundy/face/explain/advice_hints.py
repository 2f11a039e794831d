"""Words for advice: where to look, what kind of choice, and what one of them brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event, change
from stupor.engine.notation import Option
from stupor.games.burgundy import names
from stupor.games.burgundy.data.buildings import SPACE_NAMES
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.ids import FACE_DOWN, INN
from stupor.language import joined, mark, tr, trn

#: Where on the table the choices of a word are made, and what kind of choice it is.
_PLACES: Final[Mapping[str, tuple[str, str]]] = {
    "take": (mark("the depots that your dice can reach"), mark("Take a tile.")),
    "place": (mark("your storage and your duchy"), mark("Place a tile.")),
    "sell": (mark("your goods"), mark("Sell goods.")),
    "workers": (mark("your workers"), mark("Take workers.")),
    "buy": (mark("the tiles you can buy"), mark("Buy a tile.")),
    "pay": (mark("your silver and your workers"), mark("Choose how to pay.")),
    "hire": (mark("your silver and your workers"), mark("Buy workers with silver.")),
    "shield": (mark("the shields at the depots"), mark("Take a shield with both dice.")),
    "wild": (mark("your shields"), mark("Turn a die into any number.")),
    "guest": (mark("your rivals’ monasteries"), mark("Name a player.")),
    "fetch": (mark("the six depots"), mark("Take a tile for free.")),
    "copy": (mark("your crane"), mark("Choose the effect of a building.")),
    "ship": (mark("the goods at the depots"), mark("Load goods.")),
    "colours": (mark("the goods at the depots"), mark("Load goods.")),
    "colour": (mark("the goods at the depots"), mark("Load goods.")),
    "beast": (mark("your livestock"), mark("Choose the animals that score.")),
    "discard": (mark("your storage"), mark("Discard a stored tile.")),
    "keep": (mark("your storage and your team’s"), mark("Choose a storage.")),
    "drop": (mark("your shields"), mark("Give up a shield.")),
    "tribute": (mark("your shields"), mark("Pay the tribute.")),
    "side": (mark("your duchies"), mark("Choose a duchy.")),
    "castle": (mark("the castle spaces of your duchy"), mark("Choose the space of your castle.")),
    "hidden": (mark("your duchies"), mark("Choose duchy and castle.")),
    "first": (mark("the gains of your tile"), mark("Choose which gain comes first.")),
    "points": (mark("the target"), mark("Buy VP.")),
    "trade": (mark("the black depot"), mark("Trade 5 goods for a tile.")),
    "give": (mark("your goods"), mark("Give goods.")),
    "skip": (mark("the seal"), mark("Skip.")),
    "end": (mark("the seal"), mark("End your turn.")),
}
_ELSEWHERE: Final = (mark("the lit choices"), mark("Choose one of them."))
#: What choices without a tile are good for, where they bring nothing at once.
_AIMS: Final[Mapping[str, str]] = {
    "end": mark("nothing better is left this turn"),
    "skip": mark("nothing offered here is better"),
    "wild": mark("turns this die into any number"),
    "guest": mark("their monasteries work for you, too"),
    "first": mark("this order brings you the most"),
    "keep": mark("keeps the other storage free"),
    "tribute": mark("keeps your shields and their VP"),
    "drop": mark("saves its tribute"),
    "pay": mark("you need the rest more"),
    "give": mark("you need these goods least"),
    "castle": mark("useful spaces next to it"),
    "side": mark("the better duchy of the two"),
    "hidden": mark("useful spaces next to it"),
}
_USUAL: Final = mark("prepares your next action")
#: Which part of an option is a tile, one of several alike.
_TILE: Final = {"take": 2, "fetch": 1, "buy": 1, "discard": 1, "trade": 1}


def where_to_look(option: Option) -> str:
    """The part of the table where a choice is made."""
    return tr("Look at {place}.", place=tr(_PLACES.get(str(option[0]), _ELSEWHERE)[0]))


def kind_of(option: Option) -> str:
    """What kind of choice it is, without saying which."""
    return tr(_PLACES.get(str(option[0]), _ELSEWHERE)[1])


def alike(option: Option) -> Option:
    """Choices that differ in nothing worth two lines: twins of a tile, and which die does it."""
    part = _TILE.get(str(option[0]))
    if part is not None:
        return (option[0], KIND[int(option[part])])
    if option[0] == "place":
        return ("place", KIND[int(option[2])], option[3])
    return (option[0], *option[2:]) if option[0] in ("sell", "workers") else option


def gain_words(option: Option, events: Sequence[Event], seat: int) -> str:
    """What a choice brings a seat at once, in a few words; the events are a preview."""
    for event in events:
        if event.kind == "region" and event.who == seat:
            return tr("completes a {region}", region=names.region_name(int(event.args[0])))
        if event.kind == "bonus" and event.who == seat:
            return tr("covers all {what}", what=tr(SPACE_NAMES[int(event.args[0])]))
    vp = change(events, f"vp.{seat}")
    loaded = sum(int(e.args[1]) for e in events if e.kind == "shipped")
    parts = [tr("{vp} VP", vp=vp)] * (vp > 0)
    parts += [trn("{count} goods tile", "{count} goods", loaded)] * bool(loaded)
    parts += _stocks(events)
    if parts:
        return tr("brings {gains}", gains=joined(parts[:2]))
    return _aim(option)


def _aim(option: Option) -> str:
    """What a choice that brings nothing at once is good for."""
    tile = option[_TILE.get(str(option[0]), 2)] if option[0] in (*_TILE, "place") else 0
    if not tile:
        return tr(_AIMS.get(str(option[0]), _USUAL))
    if option[0] == "discard":
        return tr("makes room in your storage")
    if option[0] == "trade" or int(tile) > FACE_DOWN:  # face down it goes on any space
        return tr("fills one more space")
    colour = COLOUR[names.face_up(int(tile))]
    if colour == INN:
        return tr("an inn makes the region one space larger")
    region = names.region_name(colour)
    if option[0] == "place":
        return tr("fills one more space of your {region}", region=region)
    return tr("for your {region}", region=region)


def _stocks(events: Sequence[Event]) -> list[str]:
    """Coins and workers that come in."""
    found = []
    for stock, words in (("silver", names.silver_text), ("workers", names.workers_text)):
        by = sum(
            int(e.args[2])
            for e in events
            if e.kind == COUNTER and str(e.args[0]).startswith(f"{stock}.")
        )
        found += [words(by)] * (by > 0)
    return found
