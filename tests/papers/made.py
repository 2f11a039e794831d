"""The tables of the text door's page that are made from the code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stupor.engine.variants import Variant
from stupor.games import registry
from stupor.protocol.forms import FORMS, form_of

ROOT: Final = Path(__file__).parents[2]
DOOR: Final = ROOT / ".github" / "docs" / "text-door.md"
#: More values than this are told by a few of them.
_MANY: Final = 12


def requests() -> Iterator[str]:
    """Every request: what it does, its fields, and what is answered."""
    yield from ("| request | what it does | fields | answer |", "|---|---|---|---|")
    for name in FORMS:
        form = form_of(name, registry.get().variants)
        fields = (f"`{field.name}`{'' if field.needed else ' *'}" for field in form.fields)
        answer = (f"`{part}`" for part in form.answer)
        yield f"| `{name}` | {form.words} | {', '.join(fields)} | {', '.join(answer)} |"
    yield from ("", "A field with a star may be left out.")


def options() -> Iterator[str]:
    """What can be agreed on before each game."""
    yield from ("| game | option | usual | values |", "|---|---|---|---|")
    for game in registry.GAMES:
        for variant in registry.get(game).variants:
            yield f"| `{game}` | `{variant.name}` | {_json(variant.default)} | {_values(variant)} |"


def _values(variant: Variant) -> str:
    told = list(dict.fromkeys(_json(value.key) for value in (*variant.values, *variant.each)))
    if len(told) > _MANY:
        told = [*told[: _MANY // 2], "…", *told[-_MANY // 4 :]]
    return ", ".join(told)


def _json(value: object) -> str:
    return f"`{value}`" if isinstance(value, str) else f"`{json.dumps(value)}`"


TABLES: Final = {"requests": requests, "options": options}


def renewed(text: str) -> str:
    """A page with its tables as the code has them now."""
    for name, lines in TABLES.items():
        begin, end = f"<!-- {name}: python -m tests.papers -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        assert found and closed, f"the page has no place for {name}"
        text = "\n".join((f"{before}{begin}", "", *lines(), "", f"{end}{after}"))
    return text
