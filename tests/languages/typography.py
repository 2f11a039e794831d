"""What typography is tried on: every text of a language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from resources.workshop import languages


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with its area."""
    for area, catalog in languages.catalogs(code).items():
        for entry in catalog:
            if entry.id:
                said = entry.string
                for text in (said,) if isinstance(said, str) else said:
                    yield area, str(text)


def wrong(code: str, fault: str) -> list[str]:
    """The texts of a language in which a pattern is found."""
    return [f"{area}: {text!r}" for area, text in texts(code) if re.search(fault, text)]
