"""What the rules have against an option, with the figures of the moment."""

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.effects.marks import PAPAL_STONE, PAPAL_WORD
from stupor.games.stupor_mundi.face.castle.castle_board import site_price
from stupor.games.stupor_mundi.face.components.printed import SITE_OF
from stupor.games.stupor_mundi.face.components.texts import card_price, card_text
from stupor.games.stupor_mundi.face.components.tiles import market_lots
from stupor.games.stupor_mundi.face.docks.price import card_discount, knights_price
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.games.stupor_mundi.face.workplace.workplace_area import grain_of
from stupor.games.stupor_mundi.ids import CITY_NAMES as CITY_IDS
from stupor.games.stupor_mundi.ids import KEEP, KIND_OF_SITE, PIECES_OF_KIND, TOWER, WALL
from stupor.games.stupor_mundi.params import GREAT_COINS
from stupor.games.stupor_mundi.wording import coins_text, goods_text, lot_text, price_words
from stupor.language import joined, mark, tr
from stupor.stage.name import parsed

#: Where pieces of a kind go, and what is said where the kind is right.
GROUND_OF: Final = {
    TOWER: mark("Towers go on the corners of the Castle."),
    WALL: mark("Walls go between two corners of the Castle."),
    KEEP: mark("Keeps go inside the Castle."),
}
LIT_ONLY: Final = mark("You can only build on a lit site now.")
#: Tells the figures, or nothing where the option does not say which are meant.
Teller = Callable[[TableView, Option, Decision | None], str]

#: What is said of a whole action where nothing it offers can be paid.
NONE: Final = {
    "promote.grain": mark("You have {have}; every arrow costs more."),
    "build.cost": mark("You have {have}; every open site costs more."),
    "build.stone": mark("You have {have}; every open site costs more."),
    "summon.cost": mark("You have {have}; every Ally here costs more."),
    "purchase.cost": mark("You have {have}; every card here costs more."),
}

NO_GRAIN: Final = mark("You have no Grain to pay with.")
NO_CUBES: Final = mark("You have no Stone or Grain to pay with.")


def shortfall(view: TableView, rule: str, option: Option, asked: Decision | None) -> str:
    """What is asked and what is there, as a sentence; nothing where the rule names no price."""
    if len(option) == 1 and rule in NONE:
        have = HAVE.get(rule, _stored)
        stone = view.count(f"stone.{view.viewer}") if have is _stored else 0
        if have is _purse or view.count(f"grain.{view.viewer}") + stone:
            return tr(NONE[rule], have=have(view))
        return tr(NO_CUBES if have is _stored else NO_GRAIN)
    teller = _TELLERS.get(rule)
    return teller(view, option, asked) if teller is not None else ""


def _sail(view: TableView, option: Option, asked: Decision | None) -> str:
    steps = int(option[1])
    price = f"price.sail.{steps}"
    if price not in view.facts:
        return ""
    city = (own_city(view) + steps) % len(CITY_IDS)
    return tr(
        "Travel to {city} costs {price}; you have {have}.",
        city=tr(CITY_NAMES[city]),
        price=coins_text(view.fact(price)),
        have=_coins(view),
    )


def _costs(what: str, price: str, have: str) -> str:
    return tr("{what} costs {price}; you have {have}.", what=what, price=price, have=have)


def _summon(view: TableView, option: Option, asked: Decision | None) -> str:
    if asked is None or asked.kind != "summon":
        return ""
    ally = int(option[1])
    zone = parsed(zone_of(view, f"ally.{ally}")).words
    prices = asked.context.get("grain")
    if zone[0] != "city_ally" or not isinstance(prices, list):
        return ""
    price = lot_text(int(prices[int(zone[2]) - 1]), 0)
    return _costs(tr(ALLIES[ally].name), price, _grain(view))


def _purchase(view: TableView, option: Option, asked: Decision | None) -> str:
    card = int(option[1])
    paid, price = card_price(card)
    if paid == "card":
        return ""
    if paid == "grain":
        return _costs(card_text(card)[0], lot_text(price, 0), _grain(view))
    return _costs(card_text(card)[0], coins_text(max(0, price - card_discount(view))), _coins(view))


def _to_hand(view: TableView, option: Option, asked: Decision | None) -> str:
    """A card of the own city that was meant to be played from there."""
    return tr("Drag it to your hand first; you can play it later.") if option[0] == "play" else ""


def _knights(view: TableView, option: Option, asked: Decision | None) -> str:
    return tr(
        "Crusade Knights cost {price}; you have {have}.",
        price=price_words(knights_price(view)),
        have=_coins(view),
    )


def _promote(view: TableView, option: Option, asked: Decision | None) -> str:
    path = str(option[2])
    zone = parsed(zone_of(view, f"specialist.{view.viewer}.{option[1]}")).words
    space = int(zone[2]) + 1 if len(zone) == 3 else 1
    return tr(
        "The arrow to {path}{space} costs {price}; you have {have}.",
        path=path.upper(),
        space=space,
        price=lot_text(grain_of(view, path, space), 0),
        have=_grain(view),
    )


def _build(view: TableView, option: Option, asked: Decision | None) -> str:
    site = SITE_OF[str(option[1])]
    terms = asked.context if asked is not None and asked.kind == "build" else {}
    if terms.get("pay") == "mixed":
        return ""
    stone, grain = site_price(view, site, terms)
    if option[0] == PAPAL_WORD and terms.get("pay") != "two stone":
        stone = max(0, stone - PAPAL_STONE)
    return _costs(tr(site.title), lot_text(grain, stone), _stored(view))


def _kind(view: TableView, option: Option, asked: Decision | None) -> str:
    """Where pieces of that kind go, or that the action at hand builds another kind."""
    if len(option) < 3:
        return ""
    kind = next(kind for kind, pieces in enumerate(PIECES_OF_KIND) if option[2] in pieces)
    fits = kind == KIND_OF_SITE[SITE_OF[str(option[1])].id]
    return tr(LIT_ONLY if fits else GROUND_OF[kind])


def _great(view: TableView, option: Option, asked: Decision | None) -> str:
    price = GREAT_COINS.get(int(option[2]), 0) if len(option) > 2 else 0
    if not price:
        return ""
    return tr(
        "This Great Structure costs {price} more; you have {have}.",
        price=coins_text(price),
        have=_coins(view),
    )


def _lot(view: TableView, option: Option, asked: Decision | None) -> str:
    tile = view.first(f"market.{own_city(view)}")
    if not tile:
        return ""
    sell, buy = market_lots(tile)
    return tr(
        "The Market needs {goods} or {coins}; you have {have} and {purse}.",
        goods=lot_text(sell.grain, sell.stone),
        coins=coins_text(buy.coins),
        have=_stored(view),
        purse=_coins(view),
    )


def _coins(view: TableView) -> str:
    return coins_text(view.count(f"coins.{view.viewer}"))


def _stored(view: TableView) -> str:
    stone = goods_text("stone", view.count(f"stone.{view.viewer}"))
    return joined((_grain(view), stone), "and")


def _grain(view: TableView) -> str:
    return goods_text("grain", view.count(f"grain.{view.viewer}"))


def _purse(view: TableView) -> str:
    """What may pay for a card: some cost Grain."""
    return joined((_coins(view), _grain(view)), "and")


#: What an action is paid with, where that is one kind alone.
HAVE: Final = {"promote.grain": _grain, "summon.cost": _grain, "purchase.cost": _purse}
_TELLERS: Final[Mapping[str, Teller]] = {
    "travel.once": lambda *_: tr("Your Ship has already travelled this turn."),
    "travel.price": _sail,
    "travel.each": _sail,
    "summon.cost": _summon,
    "purchase.cost": _purchase,
    "purchase.city": _to_hand,
    "promote.grain": _promote,
    "build.cost": _build,
    "build.stone": _build,
    "build.great": _great,
    "build.kind": _kind,
    "crusade.knight": _knights,
    "market.lot": _lot,
}
