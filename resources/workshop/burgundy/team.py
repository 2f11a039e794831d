"""The table of two teams: one duchy of 73 hexes for two, and the other team's beside it."""

import math

from . import anchors as base
from .forms import FORMS

Box = tuple[float, float, float, float]
Boxes = dict[str, Box]
ROOT3 = math.sqrt(3)


def team_duchy(prefix: str, x: float, y: float, wide: float) -> Boxes:
    """73 spaces row by row; x is the shared corner hex, y the middle of the first row."""
    out, k = {}, 0
    for r, n in enumerate(base.ROWS):
        for side, count in ((-1, n), (1, n if n < 7 else 6)):
            for i in range(count):
                k += 1
                px = (
                    x
                    + side * 3 * wide
                    + (i - (n - 1) / 2 + (1 if n == 7 and side > 0 else 0)) * wide
                )
                out[f"{prefix}{k}"] = base.hex_box(px, y + r * wide * ROOT3 / 2, wide)
    return out


def first_page() -> Boxes:
    """What differs from the table of four on the page of 1920 x 1080."""
    out: Boxes = {"prompt": (910, 52, 688, 40), "own": (910, 98, 1002, 472)}
    out |= team_duchy("own.d", 1411, 158.4, 68)
    out |= {
        "own.left": (930, 112, 150, 64),
        "own.right": (1742, 112, 150, 64),
        "own.vp": (1376, 114, 70, 70),
    }
    out |= {
        "own.filled": (1357, 500, 108, 52),
        "own.regions": (932, 502, 104, 52),
        "own.number": (1786, 502, 104, 52),
    }
    out |= {"household": (910, 576, 584, 498)}
    for i in (1, 2):
        out[f"storage.{i}"] = (936 + 80 * (i - 1), 618, 76, 87.6)
        out[f"shared.{i}"] = (1132 + 80 * (i - 1), 618, 76, 87.6)
        out[f"partner.{i}"] = (1336 + 66 * (i - 1), 625, 62, 71.4)
    out |= {
        "storage.well": (928, 590, 172, 122),
        "shared.well": (1124, 590, 172, 122),
        "partner.well": (1320, 590, 158, 122),
    }
    out |= {f"goods.{i + 1}": (932 + 68 * i, 724, 60, 60) for i in range(3)}
    out |= {
        "sold": (1146, 722, 98, 96),
        "workers": (1252, 722, 112, 96),
        "silver": (1370, 722, 112, 96),
    }
    out |= {"tray": (928, 830, 338, 232), "buy": (942, 1020, 310, 34)}
    for i in (1, 2, 3):
        x = 946 + 104 * (i - 1)
        out |= {
            f"die.{i}": (x, 852, 80, 80),
            f"die.{i}.less": (x - 4, 950, 42, 34),
            f"die.{i}.more": (x + 42, 950, 42, 34),
        }
    out |= {
        "partner.tray": (1278, 830, 204, 232),
        "partner.die1": (1300, 876, 72, 72),
        "partner.die2": (1388, 876, 72, 72),
        "partner.says": (1290, 960, 180, 92),
    }
    out["rival.1"] = (1500, 576, 412, 336)
    out |= {
        "rival.1.stripe": (1505, 581, 5, 326),
        "rival.1.one": (1518, 582, 164, 60),
        "rival.1.two": (1688, 582, 164, 60),
        "rival.1.vp": (1856, 580, 50, 50),
    }
    for i in (1, 2):
        out[f"rival.1.one.die{i}"] = (1518 + 38 * (i - 1) + 66, 606, 34, 34)
        out[f"rival.1.two.die{i}"] = (1688 + 38 * (i - 1) + 66, 606, 34, 34)
    out |= team_duchy("rival.1.d", 1706, 672, 29.6)
    for i in (1, 2):
        out[f"rival.1.one.storage{i}"] = (1516 + 33 * (i - 1), 866, 32, 37)
        out[f"rival.1.shared{i}"] = (1594 + 33 * (i - 1), 866, 32, 37)
        out[f"rival.1.two.storage{i}"] = (1672 + 33 * (i - 1), 866, 32, 37)
    out |= {f"rival.1.goods{i + 1}": (1744 + 32 * i, 870, 29, 29) for i in range(3)}
    out |= {
        "rival.1.silver": (1842, 862, 60, 20),
        "rival.1.workers": (1842, 885, 60, 20),
        "rival.1.sold": (1852, 634, 54, 20),
    }
    out |= {
        "actions": (1500, 918, 412, 156),
        "actions.seal": (1786, 926, 120, 120),
        "actions.undo": (1510, 930, 78, 60),
        "actions.redo": (1596, 930, 78, 60),
        "actions.rest": (1510, 998, 164, 42),
    }
    return out


#: What lies under the shared duchy.
BELOW = ("household", "storage", "shared", "partner", "goods", "sold", "workers", "silver", "tray",
         "buy", "die", "rival", "actions")  # fmt: skip
#: The parts of the rail that the common board takes with it in a wide window.
MIDDLE = ("household", "storage", "shared", "partner", "goods", "sold", "workers", "silver",
          "tray", "buy", "die", "rival", "own", "prompt")  # fmt: skip


def shifted(boxes: Boxes, heads: tuple[str, ...], dx: float, dy: float) -> Boxes:
    """The boxes whose first word is one of the heads, moved."""
    return {
        n: (round(x + dx, 1), round(y + dy, 1), w, h) if n.split(".")[0] in heads else (x, y, w, h)
        for n, (x, y, w, h) in boxes.items()
    }


def team(form: str = "16x9") -> Boxes:
    """What differs from the table of four in a window of a form."""
    out = first_page()
    if form in ("16x10", "4x3"):
        more = FORMS[form][1] - 1080
        out = shifted(out, BELOW, 0, more)
        out["own"] = (910, 98, 1002, 472 + more)
        out |= team_duchy("own.d", 1411, 334 + more / 2 - 3 * 74 * ROOT3 / 2 - 6, 74)
        for name in ("filled", "regions", "number"):
            x, y, w, h = out[f"own.{name}"]
            out[f"own.{name}"] = (x, y + more, w, h)
        out |= {"own.left": (930, 112, 260, 64), "own.right": (1632, 112, 260, 64)}
    elif form == "21x9":
        out = shifted(out, MIDDLE, 150, 0)
        out |= {"own": (1060, 98, 1452, 472), "prompt": (1060, 52, 826, 40)}
        out |= team_duchy("own.d", 1786, 158.4, 68)
        for name, dx in (("right", 600), ("number", 600), ("vp", 375), ("filled", 375)):
            x, y, w, h = first_page()[f"own.{name}"]
            out[f"own.{name}"] = (x + dx, y, w, h)
        out |= {"log": (2068, 576, 444, 336), "actions": (1650, 918, 862, 156)}
        out |= {"actions.seal": (2372, 924, 124, 124), "actions.undo": (1670, 930, 96, 60)}
        out |= {"actions.redo": (1776, 930, 96, 60), "actions.rest": (1670, 998, 202, 42)}
    return out
