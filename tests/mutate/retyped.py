"""A document of JSON with one field after the other of every wrong type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

#: Something of every type of JSON, small and large.
OTHERS: Final = (
    None, True, -1, 10**15, 1.5, "", "no such word", [], [[]], [{"a": 1}], {}, {"a": []},
)  # fmt: skip


def retyped(document: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """By the place of a field: the document with something of another type there."""
    if place:
        for other in OTHERS:
            if type(other) is not type(document):
                yield f"{place}={other!r}", other
    inside = (
        document.items()
        if isinstance(document, dict)
        else enumerate(document)
        if isinstance(document, list)
        else ()
    )
    for key, value in inside:
        for name, changed in retyped(value, f"{place}.{key}"):
            if isinstance(document, dict):
                yield name, {**document, key: changed}
            else:
                yield name, [changed if n == key else item for n, item in enumerate(document)]
