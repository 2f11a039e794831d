"""What the computer's ranks usually score alone: medians of the arena's tables."""

from collections.abc import Mapping
from typing import Final

#: By rank, in the plain solo game; a rank that is not measured yet is left out.
SOLO: Final[Mapping[str, float]] = {"page": 21, "squire": 41, "knight": 44.5, "baron": 68}
#: A Baron's, by chapter (the file's name without its ending).
CHAPTERS: Final[Mapping[str, float]] = {
    "01-jesi": 75,
    "02-palermo": 73,
    "03-puer-apuliae": 71,
    "04-rome": 67,
    "05-naples": 66,
    "07-melfi": 59,
    "08-cortenuova": 55,
    "10-castel-fiorentino": 46,
}
