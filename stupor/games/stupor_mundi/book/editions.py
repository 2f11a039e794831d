"""The other editions: what they add and what they change, component by component."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.games.stupor_mundi.book import lists
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import BONUSES, MARKETS, WORKPLACES
from stupor.games.stupor_mundi.data.editions import PROTOTYPE_EDITION
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import PROTOTYPE, SPECIAL
from stupor.stage.book_blocks import (
    Block,
    Page,
    also,
    entry,
    head,
    item,
    words,
)

_MOST, _SECOND = PROTOTYPE_EDITION.majority
_COINS: Final = ", ".join(map(str, PROTOTYPE_EDITION.coins))
_ADDED: Final = (SPECIAL,)


def _workplaces() -> Iterable[Block]:
    for place in WORKPLACES:
        if place.editions == _ADDED:
            section, letter = place.code.split(".")
            yield entry(
                f"work:{place.code}",
                "{section}, {letter}",
                place.text,
                section=also(lists.SECTIONS[section]),
                letter=letter.upper(),
            )


def _bonuses() -> Iterable[Block]:
    for bonus in BONUSES:
        if bonus.editions == _ADDED and bonus.id % 2:
            yield entry(f"bonus:{bonus.id}", bonus.letter.upper(), bonus.text)


def _earlier_cards() -> Iterable[Block]:
    for card in CARDS:
        if card.editions == (PROTOTYPE,):
            house = list(HOUSES.values())[card.house]
            yield entry(
                f"card:{card.id}",
                "{name}, House {house}",
                card.text,
                name=also(card.name),
                house=also(house),
            )


def _markets() -> Iterable[Block]:
    sides = head("Its Markets, blue sides"), head("Its Markets, red sides")
    for side, title in enumerate(sides):
        yield title
        yield from (
            lists.market_entry(market, side)
            for market in MARKETS
            if market.editions == (PROTOTYPE,)
        )


SPECIAL_PAGE: Final = Page(
    "list-special",
    "Special edition",
    lists.PART,
    (
        words(
            "This box holds everything in the retail box, and more. Its rules are the same; you "
            "draw as many cards and tiles as usual, from a larger supply."
        ),
        item("22 Advanced cards of each level instead of 16."),
        item(
            "7 Countryside and 7 Village tiles instead of 4 of each; 16 City Bonus tiles instead "
            "of 12."
        ),
        item(
            "Some cards cost Grain {-grain:1} instead of Augustales. You pay it from your "
            "warehouse; no Workplace lowers it."
        ),
        head("Its cards"),
        *lists.cards(card for card in CARDS if card.editions == _ADDED and card.level in "ab"),
        head("Its Workplaces"),
        *_workplaces(),
        head("Its City Bonus tiles"),
        *_bonuses(),
        words(
            "*Rents*: you choose which of your closed sides pay; none pays twice.", "card.income"
        ),
    ),
)

PROTOTYPE_PAGE: Final = Page(
    "list-prototype",
    "Prototype of 2023",
    lists.PART,
    (
        words(
            "The game as you could try it in 2023, with the components of the retail box and "
            "these differences:"
        ),
        item(
            "*Travel*: every step costs 1 Augustalis {-coin:1}, the first one too.", "travel.each"
        ),
        item(
            "*Building*: sites cost only Stone {stone}. Here each Grain of a price becomes one "
            "more Stone.",
            "build.stone",
        ),
        item("*Markets*: you sell one cube and buy one cube."),
        item(
            "*The largest Castle* scores {most} VP at the end, the second largest {second}.",
            most=_MOST,
            second=_SECOND,
        ),
        item("*At the start* the Houses have {coins} Augustales in turn order.", coins=_COINS),
        item("Three House cards have different texts."),
        item(
            "*Chancery*, a card of House Savoy, first gives its Augustales; then you purchase a "
            "card at its price. The help of 2023 mentions no free card. (R32)"
        ),
        head("Its House cards"),
        *_earlier_cards(),
        *_markets(),
    ),
)

PAGES: Final = (SPECIAL_PAGE, PROTOTYPE_PAGE)
