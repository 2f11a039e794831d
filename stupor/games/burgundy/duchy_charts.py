"""Little charts of the duchies: a dot of its colour for each hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from stupor.games.burgundy.boards import row_places
from stupor.games.burgundy.data.duchies import DUCHIES
from stupor.games.burgundy.data.other_duchies import RIVER_DUCHIES
from stupor.games.burgundy.ids import LETTERS

Rgb = tuple[int, int, int]
Dot = tuple[float, float, Rgb]

#: The colours of the regions, in the order of their letters.
_INKS: Final[Sequence[Rgb]] = (
    (203, 152, 92),
    (126, 180, 74),
    (66, 118, 196),
    (232, 196, 62),
    (132, 36, 50),
    (128, 132, 140),
)
#: Colours of the spaces that have several names.
_OTHER: Final[Rgb] = (214, 204, 184)
#: How high a row is for the width of a hex.
_ROW: Final = 0.866
#: Where the clusters of a solo duchy begin, in widths of a hex, as they lie on the table.
_CLUSTERS: Final[Mapping[str, tuple[float, float]]] = {
    "TL": (0.0, 0.0),
    "TR": (3.9, 0.0),
    "BL": (0.0, 4.0),
    "BR": (3.4, 4.0),
    "P1": (3.4, 0.9),
    "P2": (0.0, 0.8),
    "P3": (5.5, 0.0),
    "P4": (7.8, 3.1),
    "P5": (6.1, 3.3),
    "P6": (0.0, 5.7),
    "P7": (2.9, 4.5),
    "P8": (6.6, 6.1),
    "I1": (8.8, 4.5),
    "I2": (5.3, 5.9),
    "I3": (1.9, 4.2),
    "I4": (8.3, 1.5),
    "I5": (5.3, 2.1),
    "I6": (2.4, 0.0),
}


@cache
def chart_of(name: str) -> Sequence[Dot]:
    """The dots of a duchy by its name; none where there is no such duchy."""
    rows = next((duchy.rows for duchy in RIVER_DUCHIES if duchy.name == name), "")
    return _scaled([*_of_clusters(rows)]) if rows else tuple(_of_grid(name))


def _of_grid(name: str) -> Iterator[Dot]:
    grid = next((duchy.grid for duchy in DUCHIES if duchy.name == name), "")
    places = [place for row in row_places() for place in row]
    for (row, column), token in zip(places, grid.split(), strict=False):
        yield int(str(column)) / 12, 0.06 + int(str(row)) * 0.88 / 6, _ink(token)


def _of_clusters(rows: str) -> Iterator[Dot]:
    """The hexes of a solo duchy, in widths of a hex."""
    depth: dict[str, int] = {}
    for line in filter(str.strip, rows.split("\n")):
        head, _, tokens = line.partition(":")
        cluster, offset = head.split()
        x, y = _CLUSTERS[cluster]
        row = depth[cluster] = depth.get(cluster, -1) + 1
        for number, token in enumerate(tokens.split()):
            yield x + int(offset) / 2 + number, y + row * _ROW, _ink(token)


def _scaled(dots: Sequence[Dot]) -> Sequence[Dot]:
    """The same dots between 0 and 1, in the middle of the lower side."""
    wide, high = max(dot[0] for dot in dots), max(dot[1] for dot in dots)
    most = max(wide, high)
    left, top = (most - wide) / 2, (most - high) / 2
    return tuple(((x + left) / most, (y + top) / most, rgb) for x, y, rgb in dots)


def _ink(token: str) -> Rgb:
    return dict(zip(LETTERS, _INKS, strict=True)).get(token[0], _OTHER)
