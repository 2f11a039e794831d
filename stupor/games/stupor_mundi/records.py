"""Words that stood in records of older versions, by those that stand there now."""

from collections.abc import Mapping
from typing import Final

#: Until version 1.0.
RENAMED: Final[Mapping[str, str]] = {"traits": "houses"}
