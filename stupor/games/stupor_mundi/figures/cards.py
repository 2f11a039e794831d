"""The figures of Advanced cards, Lonely Knights and City Bonus tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from stupor.engine.corrections import Corrections
from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.cards import CARDS, Card
from stupor.games.stupor_mundi.cards.knights import KNIGHT
from stupor.games.stupor_mundi.data.bonuses import BONUSES
from stupor.games.stupor_mundi.effects.book import Pages, Price, clauses_of, reprint_by
from stupor.games.stupor_mundi.effects.castle_income import TakeIncome
from stupor.games.stupor_mundi.effects.gains import Coins, Draw, GainPer, Resource, Score
from stupor.games.stupor_mundi.figures.allowed import Lot, Whole, read_lot, write_lot
from stupor.games.stupor_mundi.figures.kind import Kind, Spot, amended
from stupor.games.stupor_mundi.figures.tiles import GAINED
from stupor.games.stupor_mundi.ids import Source
from stupor.language import mark

_PRICE: Final = Lot((("A", 15), ("G", 5)), ("AG",), "3A", card=True)
_AMOUNT: Final = Whole(1, 12)
_SIDES: Final = Whole(1, 5)
_EACH: Final = mark("Gain for each")
_MOST: Final = mark("Most it can give")


class Bonus(NamedTuple):
    """A City Bonus tile with its clauses."""

    id: int
    letter: str
    text: str
    source: Source
    effects: tuple[Effect, ...]


#: A figure of a clause: its name, its words, the field that holds it, the numbers in the text.
_Found = tuple[str, str, str, int]


def _numbers(effect: Effect) -> Iterator[_Found]:
    """The figures of a clause in the order in which its text names them."""
    match effect:
        case Coins():
            yield "coins", GAINED["coins"], "amount", 1
        case Score():
            yield "vp", GAINED["vp"], "amount", 1
        case Resource(kind):
            yield kind, GAINED[kind], "amount", 1
        case Draw():
            yield "draw", mark("Cards to draw"), "amount", 1
        case TakeIncome():
            yield "sides", mark("Closed sides that give income"), "times", 1
        case GainPer(what):
            yield "each", _EACH, "each", 2 if what == "resource" else 1
            if effect.most:
                yield "most", _MOST, "most", 1


def _spots(printed: Card | Bonus) -> Iterator[Spot]:
    if isinstance(printed, Card) and printed.price != Price():
        yield Spot("price", mark("Cost"), printed.source, _price(printed.price), _PRICE, _put_price)
    place = 0
    for number, effect in enumerate(printed.effects):
        for name, words, field, numerals in _numbers(effect):
            put = partial(_put_number, number, field, range(place, place + numerals))
            limits = _SIDES if name == "sides" else _AMOUNT
            value = getattr(effect, field)
            yield Spot(name, words, printed.source, value, limits, put)
            place += numerals


def _price(price: Price) -> str:
    return "card" if price.card else write_lot({"A": price.coins, "G": price.grain}, "AG")


def _put_price(card: Card, price: str) -> Card:
    parts = read_lot(price)
    new = Price(coins=parts.get("A", 0), card=price == "card", grain=parts.get("G", 0))
    return card._replace(price=new)


def _put_number(number: int, field: str, places: range, printed: Any, value: int) -> Any:
    effects, text = list(printed.effects), printed.text
    changed: Any = replace(effects[number], **{field: value})
    effects[number] = changed
    for place in places:
        text = amended(text, value, place)
    return printed._replace(effects=tuple(effects), text=text)


def _key(card: Card) -> str:
    if card.level == KNIGHT:
        return f"card.{card.name.lower().replace(' ', '-')}"
    return f"card.{card.code or card.id}"


def _bonuses() -> Iterator[Bonus]:
    for tile in BONUSES:
        clauses = clauses_of(f"bonus.{tile.letter}")
        yield Bonus(tile.id, tile.letter, tile.text, tile.source, clauses)


ACTION_CARDS: Final[Kind[Card]] = Kind(
    mark("Action cards"), CARDS, _key, lambda card: card.name, _spots
)
BONUS_TILES: Final[Kind[Bonus]] = Kind(
    mark("City Bonus tiles"),
    tuple(_bonuses()),
    lambda tile: f"bonus.{tile.letter}",
    lambda tile: tile.text,
    _spots,
)


def _reprinted(figures: Corrections) -> Pages:
    """The cards and City Bonus tiles with a game's corrections."""
    cards = ACTION_CARDS.laid(figures)
    clauses = {f"card.{number}": card.effects for number, card in cards.items()}
    clauses |= {f"bonus.{b.letter}": b.effects for b in BONUS_TILES.laid(figures).values()}
    return clauses, {number: card.price for number, card in cards.items()}


reprint_by(_reprinted)
