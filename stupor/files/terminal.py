"""What a terminal is told: the one way by which anything is printed.

Titles, names, paths and words of other programs may hold signs that a terminal obeys: colours,
bells, text that runs backwards. Here they are shown, not done.
"""

from __future__ import annotations

import logging
import sys
import unicodedata
from typing import IO, Final

#: Kinds of signs that a terminal only shows: spaces of every width.
_SPACE: Final = "Zs"
_SMALL: Final = 0x10000


def printed(line: str) -> str:
    r"""A line as it may be printed: each sign that nobody would see is written as an escape.

    >>> printed("\x1b[31mRome\u202e")
    '\\u001b[31mRome\\u202e'
    """
    if line.isprintable():
        return line
    return "".join(map(_sign, line))


def say(*lines: str, to: IO[str] | None = None, end: str = "\n", flush: bool = False) -> None:
    """Print lines, to standard output unless told where; nothing where that is closed."""
    out = sys.stdout if to is None else to
    if out is None:  # the windowed program of some systems has nowhere to print to
        return
    out.writelines(printed(line) + end for line in lines)
    if flush:
        out.flush()


def warn(*lines: str) -> None:
    """Print lines beside the answer; nothing where nobody listens."""
    if sys.stderr is not None:
        say(*lines, to=sys.stderr, flush=True)


class Warner(logging.Handler):
    """Prints what is worth a warning, where nothing keeps a log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print what was noted down."""
        warn(*self.format(record).split("\n"))


def _sign(sign: str) -> str:
    if sign.isprintable() or unicodedata.category(sign) == _SPACE:
        return sign
    return f"\\u{ord(sign):04x}" if ord(sign) < _SMALL else f"\\U{ord(sign):08x}"
