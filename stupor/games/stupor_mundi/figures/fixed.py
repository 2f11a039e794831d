"""Reconstructed figures that are listed but cannot be corrected, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.figures import Figure, Value
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.data import CITIES, EDICTS, WORKPLACES
from stupor.games.stupor_mundi.effects.summon import EDICT_SPACE
from stupor.games.stupor_mundi.ids import (
    ICON_GRAIN,
    ICON_STONE,
    ICON_TREASURY,
    PATHS,
    PROTOTYPE,
    RECONSTRUCTED,
)
from stupor.games.stupor_mundi.projects.data import CONDITIONS
from stupor.language import mark

_DRAWN: Final = mark("the boards are drawn with it")
_COUNTED: Final = mark("the number of tiles in play depends on it")
_SAID: Final = mark("it is stated in words, not as a number")


def _fixed(
    section: str, component: str, title: str, name: str, words: str, value: Value, why: str
) -> Figure:
    return Figure(component, title, name, words, value, "", section, why)


def fixed() -> Iterator[Figure]:
    """All of them."""
    yield from (*_boards(), *_palace(), *_tiles(), *_prototype())


def _boards() -> Iterator[Figure]:
    castle = mark("Castle Board")
    for site, title in (("t1", mark("Tower T1")), ("w1", mark("Wall W1"))):
        yield _fixed(
            castle, f"castle.{site}", title, "built", mark("In place at the start"), True, _DRAWN
        )
    order = ", ".join(params.INCOME)
    yield _fixed(
        castle,
        "castle.income",
        mark("Sides of the Castle"),
        "order",
        mark("Income of the sides, in order"),
        order,
        _DRAWN,
    )
    blocked = ", ".join(CITIES[city].name for city in params.BLOCKED_CITIES[3])
    yield _fixed(
        mark("Voyage Board"),
        "voyage.blocked",
        mark("Dummies"),
        "cities",
        mark("Cities whose red spaces are blocked with three players"),
        blocked,
        _DRAWN,
    )
    yield from _own_board()


def _own_board() -> Iterator[Figure]:
    house = mark("Player Board")
    tokens = ", ".join(f"{PATHS[n // 10 - 1].upper()}{n % 10}" for n in params.TOKEN_SPACES)
    yield _fixed(
        mark("Workplace paths"),
        "path.tokens",
        mark("Edict tokens"),
        "spaces",
        mark("Workplace spaces with an Edict token"),
        tokens,
        _DRAWN,
    )
    yield _fixed(
        house,
        "board.edict",
        mark("Ally space with the Edict icon"),
        "space",
        mark("Number of the space"),
        EDICT_SPACE + 1,
        _DRAWN,
    )
    yield _fixed(
        house,
        "board.great",
        mark("Great Structures"),
        "covers",
        mark("Spaces covered, Towers then Walls"),
        "3, 5; 5, 7",
        _DRAWN,
    )


def _palace() -> Iterator[Figure]:
    tracks = (
        (mark("Grain of Frederick"), "grain", params.PALACE_MOST[ICON_GRAIN]),
        (mark("Stone of Frederick"), "stone", params.PALACE_MOST[ICON_STONE]),
        (
            mark("Treasury of Frederick"),
            "treasury",
            params.PALACE_MOST[ICON_TREASURY] * params.TREASURY_STEP,
        ),
    )
    for title, name, most in tracks:
        yield _fixed(
            mark("Frederick’s Palace"),
            f"palace.{name}",
            title,
            "most",
            mark("End of the track"),
            most,
            _DRAWN,
        )


def _tiles() -> Iterator[Figure]:
    for edict in EDICTS:
        yield _fixed(
            mark("Edicts"),
            f"edict.{edict.id}",
            mark("Edict"),
            "mark",
            mark("Minimum players"),
            edict.mark,
            _COUNTED,
        )
    for place in WORKPLACES:
        if place.source == RECONSTRUCTED and not place.gain:
            yield _fixed(
                mark("Workplace tiles"),
                f"workplace.{place.code}",
                place.text,
                "free",
                mark("What it does"),
                True,
                _SAID,
            )
    for condition in CONDITIONS:
        if condition.source == RECONSTRUCTED and not any(map(str.isdigit, condition.text)):
            yield _fixed(
                mark("Conditions"),
                f"condition.{condition.id}",
                condition.text,
                "least",
                mark("Minimum"),
                condition.least,
                _SAID,
            )


def _prototype() -> Iterator[Figure]:
    """The help of 2023 lets the card of Savoy be read in two ways (R32)."""
    yield _fixed(
        mark("Prototype of 2023"),
        f"edition.{PROTOTYPE}",
        mark("Rules of the prototype"),
        "chancery",
        mark("Chancery purchases its card at full price"),
        True,
        _SAID,
    )
