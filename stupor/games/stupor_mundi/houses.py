"""What the Houses are called, by their keys in the order of their numbers."""

from typing import Final

from stupor.language import mark

HOUSES: Final = {
    "savoy": mark("Savoy"),
    "hohenstaufen": mark("Hohenstaufen"),
    "wittelsbach": mark("Wittelsbach"),
    "di-romano": mark("Di Romano"),
}
