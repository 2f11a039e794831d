"""How large each count may be and where it shall come, kept in ratchets.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("ratchets.toml")


class Ratchet(NamedTuple):
    """A count may be so large, and should be no larger than the goal."""

    most: int
    goal: int


def read() -> dict[str, Ratchet]:
    """All of them by the name of the count."""
    told = tomllib.loads(FILE.read_text("utf-8"))
    return {name: Ratchet(**facts) for name, facts in told.items()}


def tightened(found: Mapping[str, int], known: Mapping[str, Ratchet]) -> dict[str, Ratchet]:
    """Each as it stands now, where that is better."""
    return {name: each._replace(most=min(each.most, found[name])) for name, each in known.items()}


def write(known: Mapping[str, Ratchet]) -> None:
    """Keep them; the reasons that stand between them stay."""
    told = FILE.read_text("utf-8")
    for name, (most, _) in known.items():
        told = re.sub(rf'^("{re.escape(name)}" = {{ most = )\d+', rf"\g<1>{most}", told, flags=re.M)
    FILE.write_text(told, "utf-8", newline="\n")
