"""The files of sounds: a game's own lie before those of all games, and many come in variants."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

#: An effect has so many variants at most: NAME-1.ogg, NAME-2.ogg and so on.
_MOST: Final = 9


def variants(folders: Sequence[Path], name: str) -> tuple[Path, ...]:
    """The files of a sound: all its variants, or the one there is; nothing where it is missing."""
    for folder in folders:
        numbered = [folder / f"{name}-{k + 1}.ogg" for k in range(_MOST)]
        found = [file for file in (folder / f"{name}.ogg", *numbered) if file.is_file()]
        if found:
            return tuple(found)
    return ()


def first_of(folders: Sequence[Path], names: Sequence[str]) -> Path | None:
    """The file of the first of these pieces that there is."""
    found = (file for name in names for file in variants(folders, name))
    return next(found, None)
