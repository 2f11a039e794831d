"""The description of the packages: README, with whole addresses where they are known.

A package index shows README far from its files. Where `STUPOR_PAGES` names the place at which the
files of this version can be read (`https://HOST/OWNER/NAME/blob/TAG`), its pictures and links get
that address; without it they stay as they are.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


def addressed(text: str, pages: str) -> str:
    """README with the whole addresses of its pictures and links."""
    if not pages:
        return text
    pages = pages.rstrip("/")
    raw = pages.replace("/blob/", "/raw/")
    return _LINK.sub(lambda m: f"{m[1]}[{m[2]}]({raw if m[1] else pages}/{m[3]})", text)


class Description(MetadataHookInterface):
    """Gives the packages their description."""

    def update(self, metadata: dict[str, object]) -> None:
        """Add it to what pyproject.toml says."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        told = addressed(text, os.environ.get("STUPOR_PAGES", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": told}
