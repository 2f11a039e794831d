"""Marks a method that overrides one of its base class; mypy refuses it where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import override
else:  # in Python's own typing from 3.12 on

    def override(method: object) -> object:
        """The method as it is."""
        return method


__all__ = ["override"]
