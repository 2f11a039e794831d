"""The parts of a game's schema page, for people who write programs for it."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final, NamedTuple, Protocol

from stupor.engine.codec import silent_fields, unsaid_fields
from stupor.engine.effect import Choice
from stupor.engine.errors import BadData
from stupor.engine.shapes import shapes_of

#: What the arguments of events are.
WHOLE: Final = "a whole number"
TEXT: Final = "a text"
EITHER: Final = "a whole number or a text"


class Argument(NamedTuple):
    """An argument of an event: its name, its type and what it means."""

    name: str
    type: str
    words: str


def whole(name: str, words: str) -> Argument:
    """An argument that is a whole number."""
    return Argument(name, WHOLE, words)


def text(name: str, words: str) -> Argument:
    """An argument that is a text."""
    return Argument(name, TEXT, words)


class EventKind(NamedTuple):
    """A kind of event: what it tells, its arguments in their order, and who sees them."""

    words: str
    arguments: tuple[Argument, ...] = ()
    seen: str = "Everybody sees it."


class FieldLine(NamedTuple):
    """A field of a class: its type, what it means, and whether it is left out where it is usual."""

    name: str
    type: str
    words: str
    silent: bool


class Schema(Protocol):
    """What a game tells of itself; the part of that name."""

    #: What a position is made of, from the outside in.
    RECORDS: Sequence[type]
    #: What can stand in the agenda, by name.
    CLAUSES: Mapping[str, type]
    #: The game's own kinds of events; those of the engine are in TABLE_EVENTS.
    EVENT_KINDS: Mapping[str, EventKind]
    #: Pieces, zones and counters by pattern: what stands in <> is filled in.
    PIECES: Mapping[str, str]
    ZONES: Mapping[str, str]
    COUNTERS: Mapping[str, str]
    #: The numbers of components: the name of each list, and its lines.
    NUMBERS: Mapping[str, Mapping[int, str]]


#: The kinds of events that change the table, in every game.
TABLE_EVENTS: Final = {
    "moved": EventKind(
        "A piece goes from zone to zone.",
        (
            text("piece", "its name, see the pieces below"),
            text("from", "the zone where it lay"),
            text("to", "the zone where it lies now"),
        ),
        "Everybody sees it, but the piece only where the zone in which it lies now may be looked "
        "into.",
    ),
    "gathered": EventKind(
        "All pieces of a zone go to another one, where nobody knows their order.",
        (
            text("from", "the zone that is empty now"),
            text("to", "the zone where they lie now"),
        ),
    ),
    "counter": EventKind(
        "A number beside the table changes.",
        (
            text("name", "its name, see the counters below"),
            whole("value", "what it is now"),
            whole("delta", "by how much it changed"),
            text("reason", "what for, in a word"),
        ),
    ),
}
_FIELD: Final = re.compile(r"^    (\w+): (.*)$")


def summary_of(cls: type) -> str:
    """What a class is, out of its docstring."""
    return " ".join(_parts(cls)[0].split())


def lines_of(cls: type) -> list[FieldLine]:
    """The fields of a class as a position holds them, with what its docstrings say of each."""
    said: dict[str, str] = {}
    for base in reversed(cls.__mro__[:-1]):
        said |= _fields_said(base)
    silent, unsaid, shapes = silent_fields(cls), unsaid_fields(cls), shapes_of(cls)
    return [
        FieldLine(f.name, shapes[f.name].words, said.get(f.name, ""), f.name in silent)
        for f in fields(cls)
        if f.name not in unsaid
    ]


def kind_of(cls: type) -> str | None:
    """The kind of decision that a clause asks, or None when it asks nothing."""
    return cls.kind if issubclass(cls, Choice) else None


def _fields_said(cls: type) -> dict[str, str]:
    """What a docstring says of fields, each with the lines that go on below it."""
    said: dict[str, str] = {}
    name = ""
    for line in _parts(cls)[1].splitlines():
        found = _FIELD.match(line)
        if found is not None:
            name, said[found[1]] = found[1], found[2]
        elif name:
            said[name] += f" {line.strip()}"
    return {name: words.removesuffix(".") for name, words in said.items()}


def _parts(cls: type) -> tuple[str, str]:
    text, _, said = inspect.cleandoc(_docstring(cls)).partition("\nAttributes:\n")
    return text, said


def _docstring(cls: type) -> str:
    """The docstring of a class, out of its source where `python -OO` has taken it away."""
    kept = cls.__doc__ or ""
    if kept and not kept.startswith(f"{cls.__name__}("):  # that is what a dataclass says of itself
        return kept
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except OSError as why:
        raise BadData(f"nothing is said of {cls.__name__}: its docstring is gone") from why
    # from Python 3.14 on, ast.parse takes docstrings away as well
    tree = compile(source, cls.__name__, "exec", ast.PyCF_ONLY_AST, True, optimize=0)
    found = next(ast.iter_child_nodes(tree))
    return (isinstance(found, ast.ClassDef) and ast.get_docstring(found)) or ""
