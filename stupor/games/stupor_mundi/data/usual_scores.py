"""What the computer's ranks usually score alone: medians of the arena's tables."""

from collections.abc import Mapping
from typing import Final

#: By market and rank, in the solo game of the retail edition; what is not measured is left out.
SOLO: Final[Mapping[str, Mapping[str, float]]] = {
    "easy": {"page": 21, "squire": 41, "knight": 44.5, "baron": 68, "duke": 74},
    "medium": {"page": 21, "squire": 41, "knight": 44, "baron": 64},
    "difficult": {"page": 20, "squire": 38, "knight": 41, "baron": 61.5},
}
#: A Baron's, by chapter (the file's name without its ending).
CHAPTERS: Final[Mapping[str, float]] = {
    "01-jesi": 75,
    "02-palermo": 73,
    "03-puer-apuliae": 71,
    "04-rome": 67,
    "05-naples": 66,
    "06-jerusalem": 64,
    "07-melfi": 59,
    "08-cortenuova": 55,
    "09-castel-del-monte": 53,
    "10-castel-fiorentino": 46,
}
