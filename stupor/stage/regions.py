"""Regions of a table: each is asked again only when something has changed that it has read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from stupor.engine.table import Table
from stupor.language import spoken
from stupor.stage.items import Item
from stupor.stage.view import View

#: Fields that are read piece by piece.
_PARTS: Final = frozenset({"table", "facts", "hidden"})
#: What is noted by its own value: who is asked stays the same while the options change.
_DERIVED: Final = ("asked_seat", "asked_kind")
_MISSING: Final = object()
_KINDS: Final[dict[object, type[View]]] = {}


class Dependencies:
    """What was read of a view: single counters, zones and facts, whole fields, who is asked."""

    __slots__ = ("asked", "asks", "counters", "facts", "fields", "hidden", "zones")

    def __init__(self) -> None:
        """Nothing has been read yet."""
        self.fields: dict[str, object] = {}
        self.counters: dict[object, object] = {}
        self.zones: dict[object, object] = {}
        self.facts: dict[object, object] = {}
        #: By the kinds of a question, whether it is put to the one who looks.
        self.asks: dict[tuple[str, ...], bool] = {}
        #: Pieces of which was asked whether they are hidden, and those that are.
        self.asked: set[str] = set()
        self.hidden: set[str] = set()

    def unchanged(self, view: View) -> bool:
        """Whether all that was read is the same in another view."""
        return (
            _same(self.counters, view.table.counters)
            and _same(self.zones, view.table.zones)
            and self.asked & view.hidden == self.hidden
            and [getattr(view, name) for name in self.fields] == [*self.fields.values()]
            and all(view.asks(*kinds) == was for kinds, was in self.asks.items())
            and _same(self.facts, view.facts)
        )


def tracked(view: View, dependencies: Dependencies) -> View:
    """The same view, which writes down what is read of it."""
    made = object.__new__(_noting(type(view)))
    table = Table(
        cast(dict[str, list[str]], _Read(view.table.zones, dependencies.zones)),
        cast(dict[str, int], _Read(view.table.counters, dependencies.counters)),
    )
    known = {field.name: getattr(view, field.name) for field in fields(view)}
    parts = {"table": table, "facts": _Read(view.facts, dependencies.facts)}
    parts["hidden"] = _Hidden(view.hidden, dependencies)
    notes_of = {"_notes": dependencies.fields, "_asks": dependencies.asks, "_plain": view}
    for name, value in {**parts, "_known": known, **notes_of}.items():
        object.__setattr__(made, name, value)
    return made


class _Read(Mapping[Any, Any]):
    """A mapping that notes which of its keys are looked up; whoever walks it reads all."""

    __slots__ = ("_notes", "_source")

    def __init__(self, source: Mapping[Any, Any], notes: dict[object, object]) -> None:
        self._source = source
        self._notes = notes

    def get(self, key: Any, default: Any = None) -> Any:
        """The value of a key."""
        value = self._source.get(key, _MISSING)
        self._notes[key] = list(value) if type(value) is list else value
        return default if value is _MISSING else value

    def __getitem__(self, key: Any) -> Any:
        value = self.get(key, _MISSING)
        if value is _MISSING:
            raise KeyError(key)
        return value

    def __contains__(self, key: object) -> bool:
        return self.get(key, _MISSING) is not _MISSING

    def __iter__(self) -> Iterator[Any]:
        self._notes[_MISSING] = _copied(self._source)
        return iter(self._source)

    def __len__(self) -> int:
        self._notes[_MISSING] = _copied(self._source)
        return len(self._source)


class _Hidden(AbstractSet[str]):
    """A set of pieces that notes of which it is asked; whoever walks it asks of all."""

    __slots__ = ("_dependencies", "_source")

    def __init__(self, source: frozenset[str], dependencies: Dependencies) -> None:
        self._source = source
        self._dependencies = dependencies

    def __contains__(self, piece: object) -> bool:
        self._dependencies.asked.add(str(piece))
        if piece in self._source:
            self._dependencies.hidden.add(str(piece))
            return True
        return False

    def __iter__(self) -> Iterator[str]:
        self._dependencies.fields["hidden"] = self._source
        return iter(self._source)

    def __len__(self) -> int:
        self._dependencies.fields["hidden"] = self._source
        return len(self._source)


def _noting(kind: type[View]) -> type[View]:
    """A kind of view whose fields note that they are read."""
    if kind not in _KINDS:
        names = {field.name for field in fields(kind)} - _PARTS
        members: dict[str, object] = {"asks": _asks(kind)}
        members |= {name: _field(name) for name in names}
        members |= {name: _field(name, getattr(kind, name)) for name in _DERIVED}
        made = type(f"Noting{kind.__name__}", (kind,), members)
        _KINDS[kind] = cast(type[View], made)
    return _KINDS[kind]


def _field(name: str, derived: property | None = None) -> property:
    def read(self: Any) -> object:
        if derived is not None and self._notes is None:
            return derived.__get__(self)
        value = self._known[name] if derived is None else getattr(self._plain, name)
        if self._notes is not None:
            self._notes[name] = value
        return value

    def write(self: Any, value: object) -> None:
        """A view that is made from this one says its own; what it took over is noted already."""
        self.__dict__.setdefault("_known", {})[name] = value
        self.__dict__.setdefault("_notes", None)

    return property(read, write)


def _asks(kind: type[View]) -> Callable[..., bool]:
    plain = kind.asks

    def asks(self: Any, *kinds: str) -> bool:
        if self._notes is None:
            return plain(self, *kinds)
        self._asks[kinds] = self._plain.asks(*kinds)
        return bool(self._asks[kinds])

    return asks


def _same(noted: Mapping[object, object], now: Mapping[Any, Any]) -> bool:
    for key, was in noted.items():
        value = now.get(key, _MISSING) if key is not _MISSING else _copied(now)
        if value is not was and value != was:
            return False
    return True


def _copied(source: Mapping[Any, Any]) -> dict[Any, Any]:
    return {key: list(v) if type(v) is list else v for key, v in source.items()}


V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Region(NamedTuple, Generic[V_contra]):
    """A part of the table: what rests there is a pure function of a view."""

    name: str
    paint: Callable[[V_contra], list[Item]]


class CachedRegion(NamedTuple):
    """The items of a region, and what was read for them."""

    items: list[Item]
    dependencies: Dependencies
    language: object


class Regions:
    """The regions of one table, with what they last said."""

    def __init__(self, regions: Sequence[Region[View]]) -> None:
        """Nobody has been asked yet."""
        #: Who was asked the last time, by name.
        self.asked: list[str] = []
        self._regions = regions
        self._kept: dict[str, CachedRegion] = {}

    def items(self, view: View) -> list[Item]:
        """Everything that rests, in the order of the regions."""
        self.asked, found, language = [], [], spoken()
        for region in self._regions:
            kept = self._kept.get(region.name)
            if kept is None or kept.language != language or not kept.dependencies.unchanged(view):
                self.asked.append(region.name)
                kept = self._ask(region, view, language)
            found += kept.items
        return found

    def _ask(self, region: Region[View], view: View, language: object) -> CachedRegion:
        dependencies = Dependencies()
        made, before = region.paint(tracked(view, dependencies)), self._kept.get(region.name)
        items = _kept_alike(made, before.items) if before is not None else made
        kept = CachedRegion(items, dependencies, language)
        self._kept[region.name] = kept
        return kept


def _kept_alike(made: Sequence[Item], before: Sequence[Item]) -> list[Item]:
    """The same items, and the very ones from before where they are alike: seen by a glance."""
    known = {item.key: item for item in before}
    return [was if (was := known.get(item.key)) == item else item for item in made]
