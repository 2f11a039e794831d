"""The two duchies for one: clusters of hexes, islands, and the rivers between them."""

import math

from . import anchors as base

Box = tuple[float, float, float, float]
Boxes = dict[str, Box]
ROOT3 = math.sqrt(3)

#: The solo duchies: rows of every cluster with the offset in half hexes, as in the components.
SOLO = {
    "13a": {
        "TL": ((1, "A6 B4"), (0, "C2 Y3 C2"), (1, "M5 S1")),
        "TR": ((0, "S6 M5 B6 B2"), (1, "B4 A2 C4 Y3"), (2, "B6 S3 B1")),
        "BL": ((2, "B2 S4"), (1, "B5 B4"), (0, "A1 Y3")),
        "BR": ((1, "Y5 Y3 Y5 A1"), (0, "S1 B2 C4 A6 S3"), (1, "B6 M5 B1 A2")),
    },
    "13b": {
        "P1": ((1, "C6"), (0, "B4"), (1, "B1")),
        "P2": ((1, "B2"), (0, "C5 A6"), (1, "A2 A3")),
        "P3": ((0, "B5 M3 Y4 Y2"),),
        "P4": ((0, "B6 B3"),),
        "P5": ((1, "Y3"), (0, "Y1 C4")),
        "P6": ((0, "B6 B3"), (1, "B1 B5")),
        "P7": ((1, "A4 A5"), (0, "Y5 Y6"), (1, "M2")),
        "P8": ((0, "A1 B2 B4"), (1, "M1 C1")),
        "I1": ((0, "S1"),),
        "I2": ((0, "S2"),),
        "I3": ((0, "S3"),),
        "I4": ((0, "S4"),),
        "I5": ((0, "S5"),),
        "I6": ((0, "S6"),),
    },
}
SOLO_RIVERS = {
    "13a": "TR.S6-TL.S1 TL.S1-BL.S4 BL.S4-BR.S1 BR.S1-TR.S3 TR.S3-BR.S3",
    "13b": "I6.S6-P1.C6 I6.S6-P2.B2 P2.A3-I3.S3 P1.B1-I3.S3 P1.B1-I5.S5 I3.S3-P6.B6 I3.S3-P7.Y5 I5.S5-P3.B5 "
    "I5.S5-P5.Y3 I5.S5-P7.A5 P3.M3-I4.S4 I4.S4-P5.Y3 I4.S4-P4.B3 P4.B3-I1.S1 I1.S1-P8.B4 P5.C4-I2.S2 I2.S2-P8.A1 I2.S2-P7.M2",
}
#: Width of a hex and, for each cluster, the place of offset 0 in its first row: half hexes, rows.
SOLO_WIDE = {"13a": 72.0, "13b": 66.0}
SOLO_PLACES = {
    "13a": {"TL": (0, 0), "TR": (7.9, 0), "BL": (0, 4.6), "BR": (6.8, 4.6)},
    "13b": {
        "P1": (7.0, 0.95),
        "P2": (0.2, 0.9),
        "P3": (11.2, 0.0),
        "P4": (15.85, 3.5),
        "P5": (12.4, 3.8),
        "P6": (0.2, 6.55),
        "P7": (5.9, 5.1),
        "P8": (13.45, 7.0),
        "I1": (17.75, 5.2),
        "I2": (10.7, 6.75),
        "I3": (3.9, 4.75),
        "I4": (16.7, 1.65),
        "I5": (10.75, 2.35),
        "I6": (4.9, -0.05),
    },
}
SOLO_ORIGIN = {"13a": (964.0, 118.0), "13b": (963.0, 106.0)}

#: Rivers that must go round other land: their two inner points, half hexes and rows from the origin.
SOLO_WAYS = {
    ("13a", 0): ((6.8, 1.6), (5.2, 2.4)),
    ("13a", 3): ((3.5, 3.6), (10.9, 3.3)),
    ("13a", 4): ((12.1, 4.2), (17.4, 3.2)),
}


def solo_way(number: str, i: int) -> list[tuple[float, float]] | None:
    """The two inner points of a river on the page, or None where it may run straight."""
    if (number, i) not in SOLO_WAYS:
        return None
    wide, (x0, y0) = SOLO_WIDE[number], SOLO_ORIGIN[number]
    return [(x0 + u * wide / 2, y0 + v * wide * ROOT3 / 2) for u, v in SOLO_WAYS[number, i]]


#: How far the solo duchies move in each form.
SOLO_SHIFT = {"16x9": (0, 0), "16x10": (0, 30), "4x3": (0, 50), "21x9": (219, 0)}


def duchy(number: str, form: str = "16x9") -> tuple[Boxes, dict[str, str], list[tuple[str, str]]]:
    """Boxes of the 37 spaces (`own.d1` and so on), their hexes, and the pairs a river joins."""
    wide = SOLO_WIDE[number]
    x0, y0 = (a + b for a, b in zip(SOLO_ORIGIN[number], SOLO_SHIFT[form], strict=True))
    boxes: Boxes = {}
    hexes: dict[str, str] = {}
    first: dict[str, str] = {}
    for part, rows in SOLO[number].items():
        px, py = SOLO_PLACES[number][part]
        for r, (shift, words) in enumerate(rows):
            for i, word in enumerate(words.split()):
                name = f"own.d{len(boxes) + 1}"
                x = x0 + (px + shift + 2 * i) * wide / 2
                y = y0 + (py + r) * wide * ROOT3 / 2
                boxes[name], hexes[name] = base.hex_box(x, y, wide), word
                first.setdefault(f"{part}.{word}", name)
    pairs = [tuple(first[e] for e in pair.split("-")) for pair in SOLO_RIVERS[number].split()]
    return boxes, hexes, pairs


def clusters(number: str) -> list[list[str]]:
    """The names of the spaces of every cluster."""
    out, k = [], 0
    for rows in SOLO[number].values():
        count = sum(len(words.split()) for _, words in rows)
        out.append([f"own.d{k + i + 1}" for i in range(count)])
        k += count
    return out
