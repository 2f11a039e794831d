"""What the papers say of a version."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from stupor import __version__

ROOT: Final = Path(__file__).parents[2]
#: The heading of what no release holds yet.
NEXT: Final = "Next"


def wrong_with(tag: str, version: str = __version__) -> str:
    """Why a tag must not be released; empty where it names the version."""
    return "" if tag == f"v{version}" else f"the tag {tag} is not v{version}, the version"


def notes(changelog: str, version: str) -> str:
    """What CHANGELOG says of a version, without its heading; empty where it says nothing."""
    for part in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        if heading.replace(",", " ").split()[:1] == [version]:
            return text.strip() + "\n"
    return ""
