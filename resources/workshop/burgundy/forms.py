"""Boxes of the tables for windows of every form, for up to four seats."""

from . import anchors as base

Box = tuple[float, float, float, float]
Boxes = dict[str, Box]
#: Page of each form: logical width and height, and the windows it is for.
FORMS = {
    "16x9": (1920, 1080),
    "16x10": (1920, 1200),
    "4x3": (1920, 1440),
    "21x9": (2520, 1080),
}
COMMON_HEADS = (
    "central",
    "phases",
    "phase",
    "rounds",
    "round",
    "bridge",
    "bonuses",
    "bonus",
    "supply",
    "inns",
    "white",
    "depot",
    "black",
)


#: Where the owner's name stands in forms whose duchy begins below it.
LOWER: Box = (984, 70, 110, 24)


def moved(boxes: Boxes, heads: tuple[str, ...], dx: float, dy: float) -> Boxes:
    """The boxes whose first word is one of the heads, moved; the others as they are."""
    return {
        n: (round(b[0] + dx, 1), round(b[1] + dy, 1), b[2], b[3]) if n.split(".")[0] in heads else b
        for n, b in boxes.items()
    }


def rivals(seats: int, form: str) -> tuple[list[str], list[Box]]:
    """Names and panels of the rivals."""
    n = seats - 1
    if not n:
        return [], []
    stem = {4: "rival", 3: "rival3p", 2: "rival2p"}.get(seats, "rival")
    names = [f"{stem}.{i + 1}" for i in range(n)]
    if form == "21x9":
        spots = [(1894, 98, 306, 376), (1894, 480, 306, 376), (2206, 98, 306, 376)]
        return names, spots[:n] if n > 1 else [(1894, 98, 306, 758)]
    total = {"16x9": 758, "16x10": 878, "4x3": 1118}[form]
    gap = 6
    high = (total - gap * (n - 1)) // n if n else total
    return names, [(1606, 98 + (high + gap) * i, 306, high) for i in range(n)]


def panel(name: str, box: Box) -> Boxes:
    """A rival's panel: the three forms of the first page, and one of 280 to 300 for 16:10."""
    x, y, w, h = box
    if 500 < h < 700:
        out = base.rival(name, (x, y, w, 376))
        out |= {name: box, f"{name}.stripe": (x + 5, y + 5, 5, h - 10)}
        for i in range(3):
            out[f"{name}.storage{i + 1}"] = (x + 16 + 93 * i, y + 322, 88, 101.4)
            out[f"{name}.goods{i + 1}"] = (x + 18 + 66 * i, y + 440, 56, 56)
        out |= {f"{name}.sold": (x + 220, y + 440, 76, 56)}
        out |= {f"{name}.workers": (x + 18, y + 510, 130, 30)}
        out |= {f"{name}.silver": (x + 166, y + 510, 130, 30)}
        return out
    if not 250 < h < 300:
        return base.rival(name, box)
    out = base.rival(name, (x, y, w, 249))
    out[name], out[f"{name}.stripe"] = box, (x + 5, y + 5, 5, h - 10)
    out |= base.duchy(f"{name}.d", x + 126, y + 70, 33)
    for key, up in (("silver", 54), ("workers", 84)):
        out[f"{name}.{key}"] = (x + 240, y + up, 60, 24)
    for i in range(3):
        out[f"{name}.storage{i + 1}"] = (x + 238, y + 118 + 42 * i, 32, 37)
        out[f"{name}.goods{i + 1}"] = (x + 273, y + 121 + 42 * i, 29, 29)
    out[f"{name}.sold"] = (x + 240, y + 250, 60, 26)
    return out


def table(seats: int = 4, form: str = "16x9") -> Boxes:
    """All boxes for a number of seats in a form of the window; one seat has no rivals."""
    out = {n: b for n, b in base.table(seats).items() if not n.startswith("rival")}
    out["page"] = (0, 0, *FORMS[form])
    out["forecast"] = out["route"]
    if form == "16x10":
        out = moved(out, ("post",), 0, 30)
        out |= {
            "log": (8, 926, 894, 268),
            "preview": (8, 1046, 894, 148),
            "own": (910, 52, 688, 676),
        }
        out |= base.duchy("own.d", 1254, 152, base.WIDE)
        out["own.name"] = LOWER
        out |= {"own.filled": (1486, 660, 88, 52), "own.regions": (938, 660, 88, 52)}
        out |= {"prompt": (910, 734, 688, 36), "household": (910, 776, 688, 418)}
        out |= {f"storage.{i + 1}": (930 + 110 * i, 794, 104, 120) for i in range(3)}
        out |= {f"goods.{i + 1}": (1272 + 70 * i, 802, 64, 64) for i in range(3)}
        out |= {
            "sold": (1486, 800, 100, 100),
            "tray": (930, 932, 360, 246),
            "buy": (944, 1134, 332, 36),
        }
        for i in (1, 2, 3):
            x = 954 + 112 * (i - 1)
            out |= {
                f"die.{i}": (x, 956, 92, 92),
                f"die.{i}.less": (x - 4, 1066, 48, 38),
                f"die.{i}.more": (x + 48, 1066, 48, 38),
            }
        out |= {
            "workers": (1302, 932, 138, 104),
            "silver": (1448, 932, 138, 104),
            "route": (1302, 1050, 284, 128),
            "forecast": (1302, 1050, 284, 128),
        }
        out = moved(out, ("actions",), 0, 120)
    elif form == "4x3":
        out = moved(out, ("post",), 0, 50)
        out |= {
            "log": (8, 926, 894, 508),
            "preview": (8, 1286, 894, 148),
            "own": (910, 52, 688, 716),
        }
        out |= base.duchy("own.d", 1254, 172, base.WIDE)
        out["own.name"] = LOWER
        out |= {"own.filled": (1486, 700, 88, 52), "own.regions": (938, 700, 88, 52)}
        out |= {"prompt": (910, 774, 688, 36), "household": (910, 816, 688, 618)}
        out |= {f"storage.{i + 1}": (932 + 136 * i, 836, 128, 147.5) for i in range(3)}
        out |= {f"goods.{i + 1}": (1352 + 80 * i, 838, 72, 72) for i in range(3)}
        out |= {
            "sold": (1352, 950, 232, 104),
            "tray": (930, 1010, 404, 282),
            "buy": (944, 1248, 376, 36),
        }
        for i in (1, 2, 3):
            x = 950 + 128 * (i - 1)
            out |= {
                f"die.{i}": (x, 1040, 108, 108),
                f"die.{i}.less": (x - 2, 1170, 54, 44),
                f"die.{i}.more": (x + 56, 1170, 54, 44),
            }
        out |= {"workers": (1352, 1066, 232, 106), "silver": (1352, 1184, 232, 106)}
        out |= {"route": (930, 1306, 424, 114), "forecast": (1368, 1306, 216, 114)}
        out = moved(out, ("actions",), 0, 360)
    elif form == "21x9":
        out = moved(out, COMMON_HEADS, 75, 0)
        out = moved(out, ("own", "post"), 219, 0)
        out |= {
            "rail.vp": (8, 6, 1878, 42),
            "central": (8, 52, 1044, 868),
            "own": (1060, 52, 826, 616),
        }
        out |= {
            "own.crest": (1078, 68, 52, 62),
            "own.name": (1136, 72, 160, 24),
            "own.vp": (1800, 66, 72, 72),
        }
        out |= {"own.filled": (1778, 600, 88, 52), "own.regions": (1080, 600, 88, 52)}
        out = moved(out, ("storage", "tray", "die", "buy"), 152, 0)
        out = moved(out, ("goods", "workers", "silver", "route", "sold"), 158, 0)
        out |= {
            "household": (1060, 716, 826, 358),
            "forecast": (1748, 732, 124, 326),
            "prompt": (1060, 674, 826, 36),
        }
        out |= {
            "preview": (8, 926, 1044, 148),
            "log": (2206, 480, 306, 376) if seats > 1 else (2206, 98, 306, 758),
        }
        out |= {
            "meta.header": (1894, 6, 618, 86),
            "actions": (1894, 864, 618, 210),
            "actions.seal": (2372, 884, 132, 132),
        }
        out |= {
            "actions.undo": (1914, 884, 96, 64),
            "actions.redo": (2020, 884, 96, 64),
            "actions.rest": (1914, 960, 202, 46),
        }
    names, spots = rivals(seats, form)
    for name, box in zip(names, spots, strict=True):
        out |= panel(name, box)
    if seats == 1:
        out |= alone(out, form)
    return out


def alone(at: Boxes, form: str) -> Boxes:
    """Six goods in the place of three and of those sold, and the panel in the place of rivals."""
    gx, gy = at["goods.1"][:2]
    row, step = (6, 58) if form != "4x3" else (4, 58)
    out = {
        f"goods.{i + 1}": (gx + step * (i % row), gy + 4 + 92 * (i // row), 54, 54)
        for i in range(6)
    }
    x = 1894 if form == "21x9" else 1606
    return out | {"solo.panel": (x, 98, 306, FORMS[form][1] - 322)}
