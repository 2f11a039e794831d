"""Roundels of the expansions and the pictograms of the nine Conditions."""

import numpy as np
import skia

from .canvas import fit, icon, img2arr, path, surf
from .noise import over
from .roundels import IMPERIAL, PAPAL, SEA, concept, roundel, shape_of
from .sprites import as_float, resize
from .sprites_icons import check
from .style import SCALE

#: Silhouettes of ours on a square of 100.
OWN = {
    "book": "M18 10 H76 A8 8 0 0 1 84 18 V88 H26 A12 12 0 0 1 14 76 V22 A12 12 0 0 1 18 10 Z "
    "M26 74 A5 5 0 0 0 26 82 H76 V74 Z M46 22 V34 H34 V43 H46 V64 H56 V43 H68 V34 H56 V22 Z",
    "supply": "M47 4 H53 V10 L66 6 L60 11 L66 16 L53 14 V18 H80 C86 30 86 42 82 52 H53 V58 H92 "
    "L98 54 C98 74 90 90 76 92 H24 C12 90 4 76 4 58 H47 V52 H18 C24 42 24 30 20 18 H47 Z "
    "M46 23 V31 H32 V40 H46 V49 H54 V40 H70 V31 H54 V23 Z",
    "mantle": "M38 10 C42 4 58 4 62 10 C78 18 90 44 96 80 C82 90 66 92 60 92 L54 26 H46 L40 92 "
    "C34 92 18 90 4 80 C10 44 22 18 38 10 Z M50 8 A6 6 0 1 0 50.1 8 Z "
    "M23 56 V64 H15 V70 H23 V80 H29 V70 H37 V64 H29 V56 Z M71 56 V64 H63 V70 H71 V80 H77 V70 "
    "H85 V64 H77 V56 Z",
    "project": "M10 18 A8 8 0 0 1 18 10 H82 A8 8 0 0 1 90 18 V82 A8 8 0 0 1 82 90 H18 A8 8 0 0 1 "
    "10 82 Z M20 20 V80 H80 V20 Z M30 74 V50 H26 V36 H33 V42 H39 V36 H45 V42 H55 V36 H61 V42 H67 "
    "V36 H74 V50 H70 V74 H57 V64 A7 7 0 0 0 43 64 V74 Z M40 32 L36 23 L44 27 L50 20 L56 27 L64 "
    "23 L60 32 Z",
    "ban": "M40 44 C42 40 58 40 60 44 V80 H74 L70 88 H62 L64 96 H36 L38 88 H30 L26 80 H40 Z "
    "M50 38 C38 32 60 24 50 18 C42 12 56 8 52 2 C66 8 52 14 58 20 C66 28 48 32 50 38 Z",
}


def silhouette(name):
    """One of the shapes above."""
    p = skia.Path(path(OWN[name]))
    p.setFillType(skia.PathFillType.kEvenOdd)
    return p


def joined(*parts):
    """Shapes fitted into boxes of a square of 512 and joined."""
    p = skia.Path()
    for name, *box in parts:
        p.addPath(fit(icon(name), *box))
    return p


def marked(picture, mark, d, size=0.46, x=0.54, y=0.54):
    """A roundel with a smaller picture on its lower right."""
    n = round(d * size * SCALE)
    over(picture, resize(as_float(mark), n, n), round(d * x * SCALE), round(d * y * SCALE))
    return picture


ICONS = {
    "book": lambda d: roundel(silhouette("book"), PAPAL, d, scale=0.6),
    "supply": lambda d: roundel(silhouette("supply"), SEA, d, scale=0.68),
    "mantle": lambda d: roundel(silhouette("mantle"), PAPAL, d, scale=0.66),
    "papal": lambda d: roundel(
        joined(("keep", 76, 190, 360, 310), ("cross-patty", 161, 0, 190, 190)), PAPAL, d, scale=0.74
    ),
    "imperial": lambda d: roundel(
        joined(("keep", 76, 190, 360, 310), ("open-crown", 146, 10, 220, 170)),
        IMPERIAL, d, rim="yellow", scale=0.64,
    ),
    "project": lambda d: roundel(silhouette("project"), IMPERIAL, d, scale=0.66, shape="square"),
    "ban": lambda d: roundel(silhouette("ban"), "#241C1C", d, fg="#E8E0D0", scale=0.74),
}  # fmt: skip


def sign(kind, d):
    """A round tick."""
    s = surf(d * SCALE, d * SCALE)
    c = s.getCanvas()
    c.scale(SCALE * d / 24, SCALE * d / 24)
    check(kind)(c)
    return img2arr(s).astype(np.float32) / 255


def city_mark(d):
    """A small roundel of a city."""
    return roundel(shape_of("castle"), SEA, d, scale=0.8)


CONDITIONS = {
    1: lambda d: concept("edict", d),
    2: lambda d: marked(concept("ally", d), sign("yes", 24), d, 0.5, 0.5, 0.5),
    3: lambda d: concept("castle-side", d),
    4: lambda d: concept("ally", d),
    5: lambda d: marked(concept("specialist", d), city_mark(28), d, 0.56, 0.46, 0.46),
    6: lambda d: concept("augustalis", d),
    7: lambda d: concept("resource", d),
    8: lambda d: marked(
        concept("card", d), roundel("eagle-emblem", "#8A2030", 28, scale=0.8), d, 0.52, 0.49, 0.49
    ),
    9: lambda d: marked(concept("structure", d), concept("frederick", 28), d, 0.56, 0.46, 0.46),
}
