"""The expansions of the special edition by name."""

from typing import Final

from stupor.language import mark

CRUSADE: Final = "postponed-crusade"
PROJECTS: Final = "imperial-projects"
EXPANSIONS: Final = {
    CRUSADE: mark("The Postponed Crusade"),
    PROJECTS: mark("The Imperial Projects"),
}
#: Those that can be played; a chapter that needs another one stays sealed.
IN_THE_BOX: Final[frozenset[str]] = frozenset(EXPANSIONS)
