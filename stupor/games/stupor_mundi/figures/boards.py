"""The figures of the boards: building sites, Ally spaces, Workplace paths."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from stupor.engine.figures import Value
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.data.castle import SITES, Site
from stupor.games.stupor_mundi.data.voyage import CITIES, City
from stupor.games.stupor_mundi.figures.allowed import Flag, Lot, Whole, read_lot, write_lot
from stupor.games.stupor_mundi.figures.kind import Kind, Spot
from stupor.games.stupor_mundi.ids import LAST_SPACE, PATHS, RULEBOOK, Source
from stupor.language import mark

_COST: Final = Lot((("S", 5), ("G", 5)), ("SG",), "2S 1G")
_SPACES: Final = (mark("Grain on Ally space 1"), mark("Grain on Ally space 2"))
_ARROWS: Final = (
    mark("Grain on the arrow to space 1"),
    mark("Grain on the arrow to space 2"),
    mark("Grain on the arrow to space 3"),
    mark("Grain on the arrow to space 4"),
    mark("Grain on the arrow to space 5"),
)


class Path(NamedTuple):
    """The Grain on the arrows of a Workplace path, by the space that they enter."""

    id: int
    name: str
    arrows: tuple[int, ...]
    source: Source


def _site_spots(site: Site) -> Iterator[Spot]:
    if not site.stone + site.grain:
        return
    cost = write_lot({"S": site.stone, "G": site.grain}, "SG")
    yield Spot("cost", mark("Cost to build there"), site.cost_source, cost, _COST, _put_cost)
    yield Spot(
        "edict",
        mark("Building there issues an Edict"),
        site.edict_source,
        site.edict,
        Flag(),
        _put_edict,
    )


def _put_cost(site: Site, cost: str) -> Site:
    parts = read_lot(cost)
    return site._replace(stone=parts.get("S", 0), grain=parts.get("G", 0))


def _put_edict(site: Site, edict: bool) -> Site:
    return site._replace(edict=edict)


def _city_spots(city: City) -> Iterator[Spot]:
    for number, (grain, source) in enumerate(zip(city.grain, city.grain_sources, strict=True)):
        yield Spot(
            f"ally{number + 1}",
            _SPACES[number],
            source,
            grain,
            Whole(0, 7),
            partial(_put_grain, number),
        )


def _put_grain(number: int, city: City, grain: int) -> City:
    first, second = city.grain
    return city._replace(grain=(first, grain) if number else (grain, second))


def _path_spots(path: Path) -> Iterator[Spot]:
    for space in range(1, LAST_SPACE[path.id] + 1):
        yield Spot(
            f"arrow{space}",
            _ARROWS[space - 1],
            path.source,
            path.arrows[space],
            Whole(0, 4),
            partial(_put_arrow, space),
        )


def _put_arrow(space: int, path: Path, grain: Value) -> Path:
    arrows = list(path.arrows)
    arrows[space] = int(grain)
    return path._replace(arrows=tuple(arrows))


def _paths() -> Iterator[Path]:
    for number, name in enumerate(PATHS, start=1):
        source: Source = params.SOURCES.get(f"ARROW_GRAIN.{name}", RULEBOOK)
        yield Path(number, name, params.ARROW_GRAIN[number], source)


PATH_TITLES: Final = {"a": mark("Path A"), "b": mark("Path B"), "c": mark("Path C")}
CASTLE: Final[Kind[Site]] = Kind(
    mark("Castle Board"),
    SITES,
    lambda site: f"castle.{site.name}",
    lambda site: site.title,
    _site_spots,
)
VOYAGE: Final[Kind[City]] = Kind(
    mark("Voyage Board"),
    CITIES,
    lambda city: f"city.{city.name.lower()}",
    lambda city: city.name,
    _city_spots,
)
WORKPLACE_PATHS: Final[Kind[Path]] = Kind(
    mark("Workplace paths"),
    tuple(_paths()),
    lambda path: f"path.{path.name}",
    lambda path: PATH_TITLES[path.name],
    _path_spots,
)
