"""The texts in a folder of the player's, each with what is wrong where it cannot be read."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from stupor.files.untrusted import read_text
from stupor.language import mark, saying

#: Nobody has written more of a kind.
MOST_FILES: Final = 200
_MORE: Final = mark("only the first {count} files of this folder are read")


class Text(NamedTuple):
    """A file and what stands in it, or why that cannot be read."""

    path: Path
    text: str = ""
    reason: str = ""


def texts(folder: str, ending: str, most: int) -> Iterator[Text]:
    """The texts of that ending, in the order of their names; none where there is no folder."""
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(ending))  # noqa: PTH208
    except FileNotFoundError:
        return
    except OSError as why:
        yield Text(Path(folder), reason=_why(why))
        return
    for name in names[:MOST_FILES]:
        yield text_of(Path(folder, name), most)
    if len(names) > MOST_FILES:
        yield Text(Path(folder), reason=saying(_MORE, count=MOST_FILES))


def text_of(path: Path, most: int) -> Text:
    """What stands in a file of at most so many bytes."""
    try:
        return Text(path, read_text(path, most))
    except OSError as why:
        return Text(path, reason=_why(why))


def _why(why: OSError) -> str:
    return saying("cannot be read: {why}", why=why.strerror or str(why))
