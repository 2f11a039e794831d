"""Levels of the table for windows of other shapes: ``python -m workshop.formats``.

The table of 1920 x 1080 is drawn in Tiled; the others follow from it by the rules below, so that
every name exists on every page. Painters read the boxes, the boards are rendered over them.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

LEVELS = Path(__file__).resolve().parents[2] / "levels" / "stupor_mundi"
Box = list[float]
Boxes = dict[str, Box]
#: Parts of the own area; a rival seen close keeps their places of the design.
OWN = ("castle", "prompt", "player", "hand")
CITIES = ("roma", "constantinople", "alexandria", "tunis", "barcelona")
HEAD = ("crest", "name", "specialists", "human", "human_first", "first", "vp", "stripe")
GOODS = ("coins", "stone", "grain", "hand", "built")


def under(at: Boxes, *prefixes: str) -> Iterator[Box]:
    """The boxes of some regions with all that lies in them."""
    for name, box in at.items():
        if any(name == prefix or name.startswith(f"{prefix}.") for prefix in prefixes):
            yield box


def shift(boxes: Iterator[Box], dx: float = 0, dy: float = 0) -> None:
    """Move boxes."""
    for box in boxes:
        box[0] += dx
        box[1] += dy


def own_copies(at: Boxes) -> None:
    """Keep the design's places of the own area under names of their own."""
    for name in [n for n in at if n.split(".")[0] in OWN]:
        at[f"close.{name}"] = list(at[name])


def grow_own(at: Boxes, castle: float, board: float, hand: float, card: tuple[int, int]) -> None:
    """Castle, Player Board and hand become so much taller."""
    at["castle"][3] += castle
    strip = castle - 14
    rest = max(0, castle - 134)
    sites = [n for n in at if n.startswith(("castle.t", "castle.w", "castle.i", "castle.k"))]
    shift((at[n] for n in sites if n != "castle.title"), dy=rest / 2)
    shift((at[f"castle.status{k}"] for k in (1, 2, 3)), dy=castle)
    top = at["castle.status1"][1] - 10 - strip + rest
    at["castle.issued"] = [26, top, 366, strip - rest]
    grow_board(at, board)
    shift(under(at, "hand"), dy=board)
    at["hand"][3] += hand
    at["hand.fan"][3] += hand
    at["hand.card"][2:] = card
    pile = min(104.0, (at["hand"][3] - 60) / 2)
    y = at["hand"][1]
    step = (at["hand"][3] - 12) / 2
    for k, name in enumerate(("deck", "discard")):
        at[f"hand.{name}.title"][1] = y + 2 + k * step
        at[f"hand.{name}"][1:] = [y + 24 + k * step, 66 + (8 if pile > 92 else 0), pile]


def grow_board(at: Boxes, more: float) -> None:
    """Space between the rows of the Player Board, and taller wells."""
    at["player"][3] += more
    for name in [n for n in at if n.startswith("player.")]:
        row = name.split(".")[1].rstrip("0123456789")
        if name.endswith(".label"):
            at[name][1] += more * 0.4
        elif row in ("ally", "slot"):
            at[name][1] += more * 0.1
            at[name][3] += more * 0.2
        elif row == "action":
            at[name][1] += more * 0.2
        elif name in ("player.store.title", "player.store.count"):
            at[name][1] += more * 0.5
        elif name in ("player.stone.count", "player.grain.count"):
            at[name][1] += more * 0.9
        elif row in ("keep", "coins"):
            at[name][1] += more * 0.6
            at[name][3] += more * 0.3
        else:
            at[name][1] += more * 0.6


def taller_rivals(at: Boxes, four: float, three: float, two: float) -> None:
    """The panels of the rail for four, three and two Houses, and Frederick's, grow."""
    for k in (1, 2, 3):
        shift(under(at, f"rival.{k}"), dy=four * (k - 1))
        roomy_panel(at, f"rival.{k}", 176 + four)
    for k in (1, 2):
        shift(under(at, f"rival3p.{k}"), dy=three * (k - 1))
        store_panel(at, f"rival3p.{k}", 267 + three)
    tall_panel(at, "rival2p.1", 540 + two)
    at["solo.panel"][3] += two
    for name in ("solo.actions", "solo.ship"):
        at[name][1] += two
    x, y, w, h = at["solo.card"]
    more = min(two - 10, 74)
    at["solo.card"] = [x - more * 0.357, y + (two - more) / 2, w + more * 0.714, h + more]


def _place(at: Boxes, panel: str, part: str, box: tuple[float, float, float, float]) -> None:
    x, y = at[panel][:2]
    at[f"{panel}.{part}"] = [x + box[0], y + box[1], box[2], box[3]]


def _row(
    at: Boxes, panel: str, part: str, first: tuple[float, float], step: float,
    size: tuple[float, float], many: int,
) -> None:  # fmt: skip
    for k in range(many):
        _place(at, panel, f"{part}{k + 1}", (first[0] + k * step, first[1], *size))


def _goods(at: Boxes, panel: str, y: float) -> None:
    for part in GOODS:
        at[f"{panel}.{part}"][1] = at[panel][1] + y


def roomy_panel(at: Boxes, panel: str, high: float) -> None:
    """A panel of four Houses with Allies of the size of the game for three."""
    at[panel][3] = high
    at[f"{panel}.stripe"][3] = high - 6
    more = high - 236
    _goods(at, panel, 57 + more * 0.2)
    _row(at, panel, "slot", (18, 96 + more * 0.4), 30, (27, 36), 6)
    _place(at, panel, "passed", (18, 96 + more * 0.4, 178, 36))
    _row(at, panel, "ally", (18, 152 + more * 0.8), 55, (50, 78), 5)
    _place(at, panel, "castle", (204, 69 + more * 0.4, 92, 88))


def store_panel(at: Boxes, panel: str, high: float) -> None:
    """A panel of three Houses with stores and Keeps."""
    at[panel][3] = high
    at[f"{panel}.stripe"][3] = high - 6
    more = high - 357
    _goods(at, panel, 70)
    _row(at, panel, "slot", (18, 114), 30, (27, 38), 6)
    _place(at, panel, "passed", (18, 114, 178, 38))
    _place(at, panel, "keeps", (18, 164 + more * 0.4, 62, 26))
    _place(at, panel, "castle", (198, 98 + more * 0.4, 102, 100))
    _row(at, panel, "ally", (18, 210 + more * 0.6), 55, (50, 82), 5)
    _row(at, panel, "store", (18, 306 + more * 0.8), 39, (36, 36), 7)


def tall_panel(at: Boxes, panel: str, high: float) -> None:
    """The one panel of the game for two, with a larger castle."""
    at[panel][3] = high
    at[f"{panel}.stripe"][3] = high - 6
    _goods(at, panel, 92)
    _row(at, panel, "slot", (18, 144), 46, (42, 60), 6)
    _place(at, panel, "passed", (18, 144, 274, 60))
    _row(at, panel, "ally", (18, 220), 55, (50, 82), 5)
    _row(at, panel, "store", (18, 316), 39, (36, 36), 7)
    room = high - 376
    side = min(270.0, room - 20)
    _place(at, panel, "castle", (153 - side / 2, 366 + (room - side) / 2, side, side))
    _place(at, panel, "built", (232, 366, 62, 26))
    _place(at, panel, "keeps", (18, 366, 62, 26))


def taller_top(at: Boxes, more: float) -> None:
    """Higher Workplace rows, and more sea between the cities."""
    each = round((more - 18) / 3)
    at["central"][3] += more
    at["voyage"][3] += more
    at["central.workplace"][3] += 3 * each
    at["workplace.start"][3] += 3 * each
    for k, path in enumerate("abc"):
        shift(under(at, f"workplace.{path}"), dy=each * k)
        for name in [n for n in at if n.startswith(f"workplace.{path}.")]:
            part = name.rsplit(".", 1)[1]
            if part == "start" or part.isdigit():
                at[name][3] += each
            elif part == "token":
                at[name][1] += each
            elif part.startswith("arrow"):
                at[name][1] += each / 2
    imperial = 3 * each + (more - 3 * each) / 2
    shift(under(at, "imperial", "central.imperial"), dy=imperial)
    for city, share in zip(CITIES, (0, 0.16, 1, 1, 0.4), strict=True):
        shift(under(at, f"voyage.{city}"), dy=round(more * share))
    shift(under(at, "voyage.pile", "voyage.solo"), dy=more / 2)
    shift(under(at, "voyage.crusade"), dy=more * 0.9)


def wider_middle(at: Boxes, more: float) -> None:
    """Rail, Voyage Board, ribbon, Player Board and hand become so much wider."""
    for name in ("rail.vp", "rail.track", "rail.numbers", "voyage", "prompt", "prompt.text",
                 "player", "hand", "hand.fan"):  # fmt: skip
        at[name][2] += more
    for city, share in zip(CITIES, (0.5, 1, 1, 0.3, 0), strict=True):
        shift(under(at, f"voyage.{city}"), dx=round(more * share))
    shift(under(at, "voyage.pile", "voyage.solo"), dx=more / 2)
    for k in range(6):
        at[f"player.slot{k + 1}"][0] += more * k / 5
    for k in range(5):
        for name in (f"player.action{k + 1}", f"player.action{k + 1}.label"):
            at[name][0] += more * (k + 0.5) / 5
    for k in range(3):
        at[f"player.keep{k + 1}"][0] += more * k / 2
    shift(under(at, "meta", "header", "rival", "rival2p", "rival3p", "solo", "actions"), dx=more)


def second_rail(at: Boxes, x: float) -> None:
    """A second column: one rival at full size above the Game log; for two Houses only the latter."""
    k = 392 / 306
    ox, oy = at["rival2p.1"][:2]
    design = {n: b for n, b in at.items() if n.startswith("close2p.1")}
    for name, (bx, by, bw, bh) in design.items():
        new = name.replace("close2p.1", "rail2.rival", 1)
        at[new] = [x + (bx - ox) * k, 6 + (by - oy) * k, bw * k, bh * k]
        del at[name]
    top = at["rail2.rival"][1] + at["rail2.rival"][3] + 6
    at["log"] = [x, top, 392, 1074 - top]
    at["log.text"] = [x + 16, top + 12, 360, 1074 - top - 22]
    at["log.tall"] = [x, 6, 392, 1068]
    at["log.tall.text"] = [x + 16, 18, 360, 1046]


def sixteen_to_ten(at: Boxes) -> None:
    """1920 x 1200."""
    grow_own(at, 120, 40, 80, (176, 247))
    at["log"][3] += 120
    at["log.text"][3] += 120
    shift(under(at, "actions"), dy=120)
    at["stage.preview"][1] += 120
    at["board.rail"] = [1606, 98, 306, 540]


def four_to_three(at: Boxes) -> None:
    """1920 x 1440."""
    taller_top(at, 120)
    shift(under(at, *OWN), dy=120)
    grow_own(at, 240, 40, 200, (208, 292))
    taller_rivals(at, 60, 90, 180)
    for name in ("log", "log.text"):
        at[name][1] += 180
        at[name][3] += 180
    shift(under(at, "actions"), dy=360)
    at["stage.preview"][1] += 360
    at["stage.edict"][1] += 60
    at["board.rail"] = [1606, 98, 306, 720]


def twenty_one_to_nine(at: Boxes) -> None:
    """2520 x 1080."""
    for name in [n for n in at if n == "rival2p.1" or n.startswith("rival2p.1.")]:
        at[name.replace("rival2p.1", "close2p.1", 1)] = list(at[name])
        at[name.replace("rival2p.1", "close2p.1", 1)][0] += 200
    wider_middle(at, 200)
    taller_rivals(at, 72, 109, 218)
    second_rail(at, 2120)
    at["stage.preview"][2] += 200
    at["stage.edict"][0] += 100
    at["board.rail"] = [1804, 0, 716, 1080]


FORMATS: dict[str, tuple[tuple[int, int], Callable[[Boxes], None]]] = {
    "16x10": ((1920, 1200), sixteen_to_ten),
    "4x3": ((1920, 1440), four_to_three),
    "21x9": ((2520, 1080), twenty_one_to_nine),
}


def write(level: str, form: str, change: Callable[[Boxes], None]) -> Path:
    """Write one level for one form of page."""
    (width, height), _ = FORMATS[form]
    tree = ElementTree.parse(LEVELS / f"{level}.tmx")
    root = tree.getroot()
    nodes = {node.attrib["name"]: node for node in root.iter("object")}
    at = {n: [float(v.attrib[k]) for k in ("x", "y", "width", "height")] for n, v in nodes.items()}
    change(at)
    added = ElementTree.SubElement(root, "objectgroup", id="90", name="grown")
    for number, (name, box) in enumerate(at.items(), start=9000):
        node = nodes.get(name)
        if node is None:
            node = ElementTree.SubElement(added, "object", id=str(number), name=name)
        for key, value in zip(("x", "y", "width", "height"), box, strict=True):
            node.set(key, f"{value:.1f}".removesuffix(".0"))
    root.set("width", str(width // 8))
    root.set("height", str(height // 8))
    for image in root.iter("image"):
        image.set("source", image.attrib["source"].replace(f"{level}@", f"{level}-{form}@"))
        image.set("width", str(width))
        image.set("height", str(height))
    path = LEVELS / f"{level}-{form}.tmx"
    tree.write(path, encoding="UTF-8", xml_declaration=True)
    return path


def main() -> int:
    """Write the levels of every form."""
    for form, ((width, height), grow) in FORMATS.items():

        def table(at: Boxes, page: Box = [0, 0, width, height], grow=grow) -> None:
            own_copies(at)
            grow(at)
            at["page"] = page

        print(write("table", form, table))
    for level in ("stage_edict", "stage_expansions"):
        for form, dx, dy in (("4x3", 0, 60), ("21x9", 100, 0)):
            write(level, form, lambda at, dx=dx, dy=dy: shift(iter(at.values()), dx, dy))
    return 0


if __name__ == "__main__":
    sys.exit(main())
