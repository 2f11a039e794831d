"""Names of files as they can be shown: a disk takes signs that no letter stands for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

#: Stands for what cannot be shown.
REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"


def shown(name: str | Path) -> str:
    r"""A name or a path that can be shown, printed and written down.

    >>> shown("games/\udcff\n.stupor")
    'games/\ufffd\ufffd.stupor'
    """
    text = str(name)
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else REPLACEMENT for sign in text)
