"""The fields of a request, each checked before it is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stupor.engine.variants import Variant
from stupor.files.bounds import LARGEST
from stupor.protocol.forms import FORMS, Field, Form, form_of, place_of
from stupor.protocol.wire import Refusal

BAD_REQUEST: Final = "bad-request"
UNKNOWN_REQUEST: Final = "unknown-request"


class Request:
    """One JSON object from outside, with all fields that its form wants and no others."""

    def __init__(self, fields: dict[str, Any], variants: Sequence[Variant]) -> None:
        """Check it; the variants of a game are options of a new one, no fields of a request."""
        self.do = _name(fields)
        self._form: Form = form_of(self.do, variants)
        self._fields = fields
        for name in fields:
            if name not in self._form.names:
                where = place_of(name, self.do, variants)
                raise Refusal(BAD_REQUEST, f'"{self.do}" has no field {_shown(name)}; {where}')
        for field in self._form.fields:
            self._check(field)

    def __getitem__(self, name: str) -> Any:
        """What a field holds, or what it usually would."""
        if name in self._fields:
            return self._fields[name]
        return next(field.usual for field in self._form.fields if field.name == name)

    def __contains__(self, name: str) -> bool:
        """Whether the field is there, be it null."""
        return name in self._fields

    def seat(self, seats: int) -> int | None:
        """The field `seat`, or None when it is missing or null: the open table."""
        seat: int | None = self["seat"]
        if seat is not None and not 0 <= seat < seats:
            raise Refusal(BAD_REQUEST, f"there is no seat {seat}; seats are 0 to {seats - 1}")
        return seat

    def _check(self, field: Field) -> None:
        if field.name not in self._fields:
            if field.needed:
                told = f'"{field.name}" is missing; it must be {field.kind.words}'
                raise Refusal(BAD_REQUEST, told)
            return
        value = self._fields[field.name]
        if not field.kind.holds(value):
            told = f'"{field.name}" must be {field.kind.words}, not {value!r:.40}'
            raise Refusal(BAD_REQUEST, told)
        if type(value) is int and abs(value) > LARGEST:
            raise Refusal(BAD_REQUEST, f'"{field.name}" is beyond {LARGEST}')


def _name(fields: dict[str, Any]) -> str:
    do = fields.get("do")
    known = ", ".join(FORMS)
    if not isinstance(do, str):
        told = "must be a text" if "do" in fields else "is missing"
        raise Refusal(BAD_REQUEST, f'"do" {told}; there are: {known}')
    if do not in FORMS:
        raise Refusal(UNKNOWN_REQUEST, f"there is no request {do[:40]!r}; there are: {known}")
    return do


def _shown(name: str) -> str:
    return f'"{name}"' if len(name) <= 40 else f'"{name[:40]}…"'
