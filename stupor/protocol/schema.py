"""The page of `stupor serve --schema`: requests, options, positions, clauses and events of a game.

Nothing is written down here twice: requests come from their forms, classes from their docstrings
and fields, events and names from the game's own tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast

from stupor.engine.codec import SCHEMA
from stupor.engine.effect import Choice
from stupor.engine.game import Game
from stupor.engine.schema import TABLE_EVENTS, EventKind, Schema, kind_of, lines_of, summary_of
from stupor.engine.variants import Variant
from stupor.protocol.forms import ANSWERS, FORMS, REFUSALS, REFUSED, Field, Form, form_of

_FORM: Final = (
    'A position is JSON: `{"schema": N, "state": ...}`. In it a class is an object whose `@` is '
    'its name, a list is a list, and a tuple is `{"@": "tuple", "items": [...]}`. Numbers are '
    "whole. A field marked *usual* is left out while it holds its usual value. The generator of "
    'all chance is `{"@": "SplitMix", "state": N}`, with N from 0 to 2^64 - 1. Positions of older '
    "schemas can still be loaded."
)
_AGENDA: Final = (
    "What is left to do, as it can stand in `agenda`. A clause with a *decision* asks for a choice "
    "of that kind, the others do something. A single option is taken unasked, except where it says "
    "*always asked*."
)
_EVENTS: Final = (
    'An event is `{"kind", "who", "args", "seen_by"}`. `who` is a seat, or -1 for the table. '
    "`seen_by` null means that everybody sees all of it; a list names the seats that see its first "
    "argument, and all others get `?` in its place."
)


def schema_of(spec: Game) -> Schema:
    """What a game tells of itself."""
    return cast(Schema, spec.needed("schema", "reference of its schema"))


def page(spec: Game) -> str:
    """The whole page, in Markdown."""
    schema = schema_of(spec)
    parts = [
        [f"# {spec.title} through the text door", ""],
        ["One JSON object per line in and out; `id` is repeated in the answer.", ""],
        _requests(spec),
        _options(spec),
        _records(schema),
        _clauses(schema),
        _events(schema),
        _names("Pieces", schema.PIECES),
        _names("Zones", schema.ZONES),
        _names("Counters", schema.COUNTERS),
        _numbers(schema),
    ]
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def _requests(spec: Game) -> Iterator[str]:
    yield from ("## Requests", "")
    for name in FORMS:
        yield from _request(name, form_of(name, spec.variants))
    yield from ("## Answers", "", 'Beside `id` and `"ok": true`.', "")
    yield from _table(("part", "meaning"), ((f"`{n}`", words) for n, words in ANSWERS.items()))
    yield from ("## Refusals", "", REFUSED, "")
    yield from _table(("code", "meaning"), ((f"`{n}`", words) for n, words in REFUSALS.items()))


def _needed(field: Field) -> str:
    """Whether a request must have a field, and what is taken where it has none."""
    if field.needed or field.usual is None:
        return "yes" if field.needed else "no"
    return f"no: {json.dumps(field.usual)}"


def _request(name: str, form: Form) -> Iterator[str]:
    yield from (f"### {name}", "", f"{form.words[0].upper()}{form.words[1:]}.", "")
    rows = [
        (f"`{field.name}`", field.kind.words, _needed(field), field.words) for field in form.fields
    ]
    if rows:
        yield from _table(("field", "type", "needed", "meaning"), rows)
    yield from (f"Answer: {', '.join(f'`{part}`' for part in form.answer)}.", "")


def _options(spec: Game) -> Iterator[str]:
    yield from ("## Options", "", "The keys of `options` in `new`.", "")
    yield from _table(("option", "usual", "values", "meaning"), map(_option, spec.variants))


def _option(variant: Variant) -> tuple[str, ...]:
    values = dict.fromkeys(value.key for value in (*variant.values, *variant.each))
    told = ", ".join(map(_json, values))
    return (f"`{variant.name}`", _json(variant.default), told, variant.tip)


def _json(value: object) -> str:
    told = {True: "true", False: "false", None: "null"}
    return f"`{told[value] if value is None or isinstance(value, bool) else value}`"


def _records(schema: Schema) -> Iterator[str]:
    yield from (f"## Positions (schema {SCHEMA})", "", _FORM, "")
    for cls in schema.RECORDS:
        yield from (f"### {cls.__name__}", "", summary_of(cls), "", *_fields(cls))


def _clauses(schema: Schema) -> Iterator[str]:
    yield from ("## Clauses", "", _AGENDA, "")
    for name in sorted(schema.CLAUSES):
        cls = schema.CLAUSES[name]
        kind = kind_of(cls)
        always = issubclass(cls, Choice) and not cls.forced
        asks = [f"*decision* `{kind}`{', *always asked*' * always}", ""] if kind is not None else []
        yield from (f"### {name}", "", summary_of(cls), "", *asks, *_fields(cls))


def _fields(cls: type) -> Iterator[str]:
    rows = [
        (f"`{line.name}`", line.type, f"{line.words}{' *usual*' * line.silent}")
        for line in lines_of(cls)
    ]
    return _table(("field", "type", "meaning"), rows) if rows else iter(())


def _events(schema: Schema) -> Iterator[str]:
    yield from ("## Events", "", _EVENTS, "")
    for name, kind in {**TABLE_EVENTS, **schema.EVENT_KINDS}.items():
        yield from _event(name, kind)


def _event(name: str, kind: EventKind) -> Iterator[str]:
    yield from (f"### {name}", "", f"{kind.words} {kind.seen}", "")
    rows = [(f"`{argument.name}`", argument.type, argument.words) for argument in kind.arguments]
    yield from _table(("argument", "type", "meaning"), rows) if rows else ()


def _names(title: str, names: Mapping[str, str]) -> Iterator[str]:
    yield from (f"## {title}", "")
    yield from _table(("name", "meaning"), ((f"`{name}`", words) for name, words in names.items()))


def _numbers(schema: Schema) -> Iterator[str]:
    yield from ("## Numbers", "")
    for title, numbers in schema.NUMBERS.items():
        yield from (f"### Numbers of {title}", "")
        yield from _table(("number", "what"), ((str(n), words) for n, words in numbers.items()))


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
