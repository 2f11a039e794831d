"""The fields of a request, each checked before it is used."""

from __future__ import annotations

from typing import Any, Final

from stupor.protocol.wire import Refusal

BAD_REQUEST: Final = "bad-request"
#: Whole numbers beyond this are refused wherever they stand.
LARGEST: Final = 2**63 - 1


class Request:
    """One JSON object from outside."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def text(self, name: str, default: str | None = None) -> str:
        """A field that holds a text."""
        value = self._fields.get(name, default)
        if not isinstance(value, str):
            raise self._wrong(name, "a text")
        return value

    def whole(self, name: str, default: int | None = None) -> int:
        """A field that holds a whole number."""
        value = self._fields.get(name, default)
        if type(value) is not int:
            raise self._wrong(name, "a whole number")
        if abs(value) > LARGEST:
            raise Refusal(BAD_REQUEST, f'"{name}" is beyond {LARGEST}')
        return value

    def seat(self, seats: int) -> int | None:
        """The field `seat`, or None when it is missing or null: the open table."""
        if self._fields.get("seat") is None:
            return None
        seat = self.whole("seat")
        if not 0 <= seat < seats:
            raise Refusal(BAD_REQUEST, f"there is no seat {seat}; seats are 0 to {seats - 1}")
        return seat

    def record(self, name: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        """A field that holds an object."""
        value = self._fields.get(name, default)
        if not isinstance(value, dict):
            raise self._wrong(name, "an object")
        return value

    def listing(self, name: str) -> list[Any]:
        """A field that holds a list."""
        value = self._fields.get(name)
        if not isinstance(value, list):
            raise self._wrong(name, "a list")
        return value

    def __contains__(self, name: str) -> bool:
        """Whether the field is there, be it null."""
        return name in self._fields

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self._fields.get(name) is not None

    def _wrong(self, name: str, wanted: str) -> Refusal:
        if name not in self._fields:
            return Refusal(BAD_REQUEST, f'"{name}" is missing; it must be {wanted}')
        return Refusal(BAD_REQUEST, f'"{name}" must be {wanted}')
