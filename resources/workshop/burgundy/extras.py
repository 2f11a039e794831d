"""Border posts with their lanes, and a rival seen large."""

import math

from . import anchors as base

Box = tuple[float, float, float, float]
Boxes = dict[str, Box]

#: Border posts: the hexes they touch and the lanes between them (d1 to d37).
POSTS = {"nw": (5, 10), "ne": (9, 15), "s": (35, 36)}
LANES = {"nw-ne": (5, 6, 7, 8, 9), "ne-s": (15, 21, 27, 32, 36), "nw-s": (10, 17, 24, 30, 35)}


def posts(at: Boxes, prefix: str = "own.d", out_by: float = 0.5) -> Boxes:
    """Boxes of the three posts, outside the rim, in the notch between the two hexes they touch."""
    boxes = [at[f"{prefix}{k}"] for k in range(1, 38)]
    mx, my = boxes[18][0] + boxes[18][2] / 2, boxes[18][1] + boxes[18][3] / 2
    wide = boxes[0][2]
    w = round(wide * 0.4, 1)
    h = round(w * 52 / 36, 1)
    out = {}
    for name, pair in POSTS.items():
        px = sum(boxes[k - 1][0] + wide / 2 for k in pair) / 2 - mx
        py = sum(boxes[k - 1][1] + boxes[k - 1][3] / 2 for k in pair) / 2 - my
        q = math.hypot(px, py)
        x, y = mx + px * (1 + out_by * wide / q), my + py * (1 + out_by * wide / q)
        out[f"post.{name}"] = (round(x - w / 2, 1), round(y - h * 0.56, 1), w, h)
    return out


def close_up() -> Boxes:
    """A rival seen large over the left half."""
    out: Boxes = {
        "close": (8, 52, 894, 1022),
        "close.crest": (30, 70, 60, 72),
        "close.name": (102, 72, 240, 36),
        "close.vp": (806, 66, 76, 76),
    }
    out |= {f"close.die{i}": (560 + 74 * (i - 1), 74, 64, 64) for i in (1, 2)}
    out |= {"close.order": (716, 78, 80, 56)}
    out |= base.duchy("close.d", 340, 202, base.WIDE - 6)
    out |= {f"close.storage{i + 1}": (706, 164 + 102 * i, 86, 99) for i in range(3)}
    out |= {f"close.goods{i + 1}": (808, 172 + 102 * i, 76, 76) for i in range(3)}
    out |= {
        "close.workers": (706, 484, 86, 60),
        "close.silver": (800, 484, 86, 60),
        "close.sold": (706, 556, 180, 136),
        "close.bonus": (24, 706, 330, 66),
        "close.routes": (366, 706, 520, 66),
    }
    out |= {
        f"close.effect{i + 1}": (24 + 434 * (i % 2), 806 + 65 * (i // 2), 426, 60) for i in range(8)
    }
    return out
