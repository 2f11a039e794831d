"""The figures of the expansions and of the prototype."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.crusade.data import SHIPS, Ship
from stupor.games.stupor_mundi.data.editions import PROTOTYPE_EDITION, SOURCES, Edition
from stupor.games.stupor_mundi.figures.allowed import Flag, Lot, Whole, read_lot, write_lot
from stupor.games.stupor_mundi.figures.kind import Kind, Spot, amended
from stupor.games.stupor_mundi.ids import PROTOTYPE, Source
from stupor.games.stupor_mundi.projects.data import (
    CONDITIONS,
    IN_PLAY,
    IN_PLAY_SOLO_SOURCE,
    PROJECTS,
    Condition,
    Project,
)
from stupor.language import mark

_PRICE: Final = Lot((("A", 15), ("G", 5), ("S", 5)), ("AGS",), "3A 1S")
_NUMBERS: Final = (
    mark("Keeps with one player"),
    mark("Walls with one player"),
    mark("Towers with one player"),
)
_COINS: Final = (
    mark("Augustales of the first House"),
    mark("Augustales of the second House"),
    mark("Augustales of the third House"),
    mark("Augustales of the fourth House"),
)
#: More than so many of a thing are hardly ever owned; of all others there are five.
_ENOUGH: Final = {"coins": 30, "stored": 7, "advanced": 10}


class Alone(NamedTuple):
    """How many Imperial Projects of each kind are in play with one player."""

    id: int
    counts: tuple[int, ...]
    source: Source


class Rules(NamedTuple):
    """An edition among the components."""

    id: int
    edition: Edition


def _ship_spots(ship: Ship) -> Iterator[Spot]:
    price = write_lot({"A": ship.coins, "G": ship.grain, "S": ship.stone}, "AGS")
    yield Spot("price", mark("Cost"), ship.source, price, _PRICE, _put_price)


def _put_price(ship: Ship, price: str) -> Ship:
    parts = read_lot(price)
    return ship._replace(coins=parts.get("A", 0), grain=parts.get("G", 0), stone=parts.get("S", 0))


def _project_spots(project: Project) -> Iterator[Spot]:
    yield Spot("vp", mark("VP for each"), project.source, project.each, Whole(1, 9), _put_each)


def _put_each(project: Project, each: int) -> Project:
    return project._replace(each=each, text=amended(project.text, each))


def _condition_spots(condition: Condition) -> Iterator[Spot]:
    if any(letter.isdigit() for letter in condition.text):
        yield Spot(
            "least",
            mark("Minimum"),
            condition.source,
            condition.least,
            Whole(1, _ENOUGH.get(condition.measure, 5)),
            _put_least,
        )


def _put_least(condition: Condition, least: int) -> Condition:
    return condition._replace(least=least, text=amended(condition.text, least))


def _alone_spots(alone: Alone) -> Iterator[Spot]:
    for number, (name, most) in enumerate((("keeps", 2), ("walls", 3), ("towers", 3))):
        yield Spot(
            name,
            _NUMBERS[number],
            alone.source,
            alone.counts[number],
            Whole(1, most),
            partial(_put_count, number),
        )


def _put_count(number: int, alone: Alone, count: int) -> Alone:
    counts = list(alone.counts)
    counts[number] = count
    return alone._replace(counts=tuple(counts))


def _edition_spots(rules: Rules) -> Iterator[Spot]:
    edition = rules.edition
    for number, coins in enumerate(edition.coins):
        yield Spot(
            f"coins{number + 1}",
            _COINS[number],
            SOURCES[f"{PROTOTYPE}.coins"],
            coins,
            Whole(0, 30),
            partial(_put_coins, number),
        )
    yield Spot(
        "stone_only",
        mark("Grain in building costs is paid in Stone"),
        SOURCES[f"{PROTOTYPE}.stone_only"],
        edition.stone_only,
        Flag(),
        _put_stone,
    )


def _put_coins(number: int, rules: Rules, coins: int) -> Rules:
    every = list(rules.edition.coins)
    every[number] = coins
    return rules._replace(edition=replace(rules.edition, coins=tuple(every)))


def _put_stone(rules: Rules, stone_only: bool) -> Rules:
    return rules._replace(edition=replace(rules.edition, stone_only=stone_only))


_SHIP: Final[str] = mark("Supply Ship")
_ALONE: Final[str] = mark("Imperial Projects in a solo game")
_RULES: Final[str] = mark("Rules of the prototype")
SUPPLY: Final[Kind[Ship]] = Kind(
    mark("Supply Ships"), SHIPS, lambda ship: f"supply.{ship.id}", lambda ship: _SHIP, _ship_spots
)
PROJECT_TILES: Final[Kind[Project]] = Kind(
    mark("Imperial Projects"),
    PROJECTS,
    lambda project: f"project.{project.id}",
    lambda project: project.name,
    _project_spots,
)
CONDITION_TILES: Final[Kind[Condition]] = Kind(
    mark("Conditions"),
    CONDITIONS,
    lambda condition: f"condition.{condition.id}",
    lambda condition: condition.text,
    _condition_spots,
)
PROJECTS_ALONE: Final[Kind[Alone]] = Kind(
    mark("Imperial Projects"),
    (Alone(1, IN_PLAY[1], IN_PLAY_SOLO_SOURCE),),
    lambda alone: "projects.solo",
    lambda alone: _ALONE,
    _alone_spots,
)
PROTOTYPE_RULES: Final[Kind[Rules]] = Kind(
    mark("Prototype of 2023"),
    (Rules(1, PROTOTYPE_EDITION),),
    lambda rules: f"edition.{PROTOTYPE}",
    lambda rules: _RULES,
    _edition_spots,
)
