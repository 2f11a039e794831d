"""The five main actions, with what they would find now."""

from typing import Final

from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.components.printed import CITIES as SPACES
from stupor.games.stupor_mundi.face.components.texts import card_price, card_text, price_text
from stupor.games.stupor_mundi.face.components.tiles import market_lots
from stupor.games.stupor_mundi.face.docks.price import card_discount, knights_price
from stupor.games.stupor_mundi.face.explain.allies import CHEAPER, cheaper
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    having,
    now,
    owned,
    owning,
    purse,
)
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.games.stupor_mundi.face.workplace.workplace_area import PATHS as PATH_ENDS
from stupor.games.stupor_mundi.ids import ACTIONS, PATHS
from stupor.games.stupor_mundi.params import slots_of
from stupor.games.stupor_mundi.wording import coins_text, goods_text, lot_text, price_words
from stupor.language import joined, mark, roman, strung, tr


def action(view: TableView, parts: Parts) -> Explanation | None:
    """One of the five octagons between the slots."""
    word = ACTIONS[int(parts[1]) - 1]
    text = tr(
        "{text} Play a card face down in slot {slots} to use it.",
        text=tr(ACTION_OF[word].text),
        slots=joined(map(roman, slots_of(word)), "or"),
    )
    return Explanation(
        tr(ACTION_OF[word].title), text, now(figures(view, word)), ACTION_OF[word].rule
    )


def figures(view: TableView, word: str) -> str:
    """What an action would find now."""
    return _FIGURES[word](view)


def standing(view: TableView, seat: int | str) -> list[str]:
    """Where the Specialists of a seat stand; those at the start are left out."""
    found = []
    for path in PATHS:
        for space in range(1, PATH_ENDS[path] + 1):
            here = view.table.pieces(f"work.{path}.{space}")
            mine = sum(piece.startswith(f"specialist.{seat}") for piece in here)
            found += [f"{path.upper()}{space}"] * mine
    return found


def _promote(view: TableView) -> str:
    places = standing(view, view.viewer)
    idle = sum(p.startswith(f"specialist.{view.viewer}.") for p in view.table.pieces("work.start"))
    places += [tr("{idle} at the start", idle=idle)] * bool(idle)
    return owned(
        view,
        view.viewer,
        mark("your Specialists: {places}"),
        mark("{house}\u2019s Specialists: {places}"),
        places=", ".join(places),
    )


def _city(view: TableView) -> tuple[int, str]:
    city = own_city(view)
    return city, tr("at {city}", city=tr(CITY_NAMES[city])) if city >= 0 else ""


def lots_text(tile: str) -> tuple[str, str]:
    """What a Market tile sells, and what it buys."""
    sell, buy = market_lots(tile)
    sold, bought = (lot_text(lot.grain, lot.stone) for lot in (sell, buy))
    return tr("sell {sold} for {coins}", sold=sold, coins=coins_text(sell.coins)), tr(
        "buy {bought} for {coins}", bought=bought, coins=coins_text(buy.coins)
    )


def _market(view: TableView) -> str:
    city, place = _city(view)
    tile = view.first(f"market.{city}")
    return _at(place, strung(lots_text(tile))) if tile else ""


def _at(place: str, *said: str) -> str:
    """What is found in the city of the own Ship."""
    return tr("{place}: {figures}", place=place, figures=strung(said)) if place else ""


def _build(view: TableView) -> str:
    return owning(view, view.viewer)


def _summon(view: TableView) -> str:
    city, place = _city(view)
    offers = []
    for k in (1, 2):
        ally = view.first(f"city_ally.{city}.{k}")
        if number_of(ally):
            name = tr(ALLIES[number_of(ally)].name)
            grain = max(0, SPACES[city].grain[k - 1] - cheaper(view, CHEAPER))
            offers.append(tr("{ally} for {price}", ally=name, price=goods_text("grain", grain)))
    have = having(view, view.viewer, goods_text("grain", view.count(f"grain.{view.viewer}")))
    return _at(place, joined(offers) or tr("no Ally"), have)


def _purchase(view: TableView) -> str:
    city, place = _city(view)
    offers = []
    for k in (1, 2):
        card = number_of(view.first(f"city_card.{city}.{k}"))
        if card:
            paid, count = card_price(card)
            less = max(0, count - card_discount(view))
            price = str(less) if paid == "coin" else price_text(card)
            offers.append(tr("{card} for {price}", card=card_text(card)[0], price=price))
    if view.fact("crusade.left.knights"):
        price = price_words(knights_price(view))
        offers.append(tr("{card} for {price}", card=tr("Crusade Knights"), price=price))
    have = having(view, view.viewer, purse(view, view.viewer))
    return _at(place, joined(offers) or tr("no card"), have)


_FIGURES: Final = {
    "promote": _promote,
    "market": _market,
    "build": _build,
    "summon": _summon,
    "purchase": _purchase,
}
TELLERS: Final = {"action": action}
