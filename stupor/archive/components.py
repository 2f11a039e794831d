"""What a file of corrections says of one game: its own section, and what no section holds.

    [GAME.COMPONENT]         a component of the game of that name
    [COMPONENT]              as older files have it: of whichever game knows it

Both may stand in one file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from stupor.engine.figures import Figures
from stupor.engine.game import Game
from stupor.games import registry


class ComponentFigures(NamedTuple):
    """What is said of a game: figures by component, and a section that holds no components."""

    wanted: dict[str, Any]
    amiss: str = ""


def figures_of(spec: Game) -> Figures:
    """What a game tells of its figures."""
    return cast(Figures, spec.needed("figures.listing", "values to correct"))


def correctable() -> list[Game]:
    """The games of the house that have figures to be corrected."""
    names = (name for name in registry.names() if registry.has(name, "figures"))
    return [spec for spec in map(registry.get, names) if spec.has("figures.listing")]


def found_in(data: Mapping[str, Any], spec: Game) -> ComponentFigures:
    """What the tables of a file say of a game."""
    mine = data.get(spec.id, {})
    if not isinstance(mine, Mapping):
        return ComponentFigures({}, spec.id)
    known, games = _known(spec), registry.names()
    loose = {word: value for word, value in data.items() if word not in games}
    if not {_kind(word) for word in loose} <= _kinds(known):
        foreign = _elsewhere(spec, known)
        loose = {word: value for word, value in loose.items() if _kind(word) not in foreign}
    return ComponentFigures(_joined(_by_component(loose, known), _by_component(mine, known)))


def line_of(lines: Mapping[str, int], game: str, component: str, name: str = "") -> int:
    """The line of a figure, else that of its component, else none."""
    path = f"{component}.{name}" if name else component
    while path:
        for place in (f"{game}.{path}", path):
            if place in lines:
                return lines[place]
        path = path.rpartition(".")[0]
    return lines.get(game, 0)


def _elsewhere(spec: Game, known: set[str]) -> set[str]:
    """The kinds of components that only other games have."""
    others = (other for other in correctable() if other.id != spec.id)
    return set().union(*(_kinds(_known(other)) for other in others)) - _kinds(known)


def _known(spec: Game) -> set[str]:
    return {figure.component for figure in figures_of(spec).reconstructed()}


def _kinds(known: set[str]) -> set[str]:
    return {_kind(component) for component in known}


def _kind(path: str) -> str:
    return path.partition(".")[0]


def _joined(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    """Both, figure by figure; what a section says goes before what stands outside."""
    joined = first | second
    for component in first.keys() & second.keys():
        if isinstance(first[component], dict) and isinstance(second[component], dict):
            joined[component] = first[component] | second[component]
    return joined


def _by_component(data: Mapping[str, Any], known: set[str]) -> dict[str, Any]:
    """What stands below each component: `[a.b]` is a table in a table for the parser."""
    found: dict[str, Any] = {}
    for path, value in _leaves(data):
        component = _component(path, known)
        name = path[len(component) + 1 :]
        if not name:
            found[component] = value
        elif isinstance(below := found.setdefault(component, {}), dict):
            below[name] = value
    return found


def _leaves(data: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        path = f"{above}.{key}" if above else key
        if isinstance(value, Mapping) and value:
            yield from _leaves(value, path)
        elif not isinstance(value, Mapping):
            yield path, value


def _component(path: str, known: set[str]) -> str:
    """The longest beginning of a path that is a component, else all but its last word."""
    beginning = path
    while beginning:
        if beginning in known:
            return beginning
        beginning = beginning.rpartition(".")[0]
    return path.rpartition(".")[0] or path
