"""Every tile with its picture: read from the tables of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from stupor.games.burgundy.data.buildings import BEAST_NAMES, OTHERS, TYPES
from stupor.games.burgundy.data.goods import GOODS_NAMES
from stupor.games.burgundy.data.monasteries import MONASTERIES, SCORING
from stupor.games.burgundy.data.routes import REWARDS, ROUTES, Route
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.ids import BEASTS, BUILDINGS, GEESE
from stupor.games.burgundy.names import GOODS_COLOURS
from stupor.language import mark, strung, tr
from stupor.stage.book_blocks import Block, Page, also, entry, head, words

PART: Final = mark("Lists")


def _buildings() -> Iterable[Block]:
    for kind, type_ in enumerate(TYPES):
        yield entry(
            f"hex:building.{BUILDINGS[kind]}",
            "{name}",
            "{text}",
            name=also(type_.name),
            text=also(type_.text),
        )


def _monasteries(scoring: bool) -> Iterable[Block]:
    for one in MONASTERIES:
        if (one.id in SCORING) is scoring:
            yield entry(
                f"hex:monastery.{one.id}",
                "{number} {name}",
                "{text}",
                number=one.id,
                name=also(one.name),
                text=also(one.text),
            )


def _beasts() -> Iterable[Block]:
    for beast, name in enumerate(BEAST_NAMES):
        numbers = "2" if beast == GEESE else "2, 3, 4"
        yield entry(
            f"hex:livestock.{BEASTS[beast]}",
            "{name}",
            "Tiles of {numbers}.",
            name=partial(_capital, name),
            numbers=numbers,
        )


def _others() -> Iterable[Block]:
    for kind, other in OTHERS.items():
        yield entry(
            f"hex:kind.{kind}",
            "{name}",
            "{text}",
            name=partial(_capital, other.name),
            text=also(other.text),
        )


def _capital(text: str) -> str:
    said = tr(text)
    return said[:1].upper() + said[1:]


def _goods() -> Iterable[Block]:
    for number in range(1, len(GOODS_NAMES) + 1):
        yield entry(
            f"goods:{number}",
            "{number}",
            "Seven tiles, {colour}.",
            number=number,
            colour=also(GOODS_COLOURS[number]),
        )


def _shields() -> Iterable[Block]:
    for shield in SHIELD_LIST:
        yield entry(
            f"shield:{shield.id}",
            "{name}",
            "{text} At the end {points} VP.",
            name=also(shield.name),
            text=also(shield.text),
            points=shield.vp,
        )


def _stops(route: Route) -> str:
    return strung(
        tr(
            "{colour}: {reward}",
            colour=_capital(GOODS_COLOURS[stop.colour]),
            reward=tr(REWARDS[stop.reward]),
        )
        for stop in route.stops
    )


def _routes() -> Iterable[Block]:
    for route in ROUTES:
        yield entry(
            f"route:{route.id}",
            "Route {number}",
            "{stops}.",
            number=route.id,
            stops=partial(_stops, route),
        )


PAGES: Final = (
    Page("list-buildings", "All buildings", PART, tuple(_buildings())),
    Page(
        "list-monasteries",
        "All monasteries",
        PART,
        (
            head("During the game"),
            *_monasteries(scoring=False),
            head("Counted at the end"),
            *_monasteries(scoring=True),
        ),
    ),
    Page(
        "list-tiles",
        "Livestock and other tiles",
        PART,
        (head("Livestock"), *_beasts(), head("Others"), *_others()),
    ),
    Page(
        "list-goods",
        "Goods",
        PART,
        (words("The number shows which die sells them. 42 tiles in all."), *_goods()),
    ),
    Page("list-shields", "All shields", PART, tuple(_shields())),
    Page("list-routes", "All trade routes", PART, tuple(_routes())),
)
