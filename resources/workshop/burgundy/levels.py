"""Writes the levels of Burgundy: ``python -m workshop.burgundy.levels``.

One for each form of the window, and for duchies for one and for teams one with what differs there.
"""

from pathlib import Path
from xml.sax.saxutils import quoteattr

from . import extras, forms, solo, team

Box = tuple[float, float, float, float]
Boxes = dict[str, Box]
LEVELS = Path(__file__).resolve().parents[3] / "levels" / "burgundy"
#: The strip of the timeline: its usual height, what it keeps free below itself, beside itself and
#: below the dice; all in units of the page.
STRIP, STRIP_FOOT, STRIP_SIDE, BELOW_DICE = 124, 4, 10, 6
#: The layers of a level, and the first words of the names in each.
LAYERS = (
    ("common", ("central", "phases", "phase", "rounds", "round", "bridge", "bonuses", "bonus",
                "supply", "inns", "white", "depot", "black")),
    ("own", ("own", "post")),
    ("household", ("household", "storage", "shared", "partner", "goods", "sold", "tray", "die",
                   "buy", "workers", "silver", "route", "prompt", "forecast")),
    ("others", ("rival", "rival2p", "rival3p")),
    ("solo", ("solo",)),
    ("close", ("close",)),
)  # fmt: skip


def house(at: Boxes) -> Boxes:
    """The names by which every table of the house finds its parts."""
    x, y, w, h = at["meta.header"]
    px, py, pw, ph = at["prompt"]
    lx, ly, lw, lh = at["log"]
    ax, ay, aw, ah = at["actions"]
    sx, sy, sw, sh = at["actions.seal"]
    out = {
        "header.menu": (x + w - 84, y + 6, 38, 38),
        "header.rules": (x + w - 44, y + 6, 38, 38),
        "prompt.steps": (px + 8, py + (ph - 28) / 2, 134, 28),
        "prompt.text": (px + 152, py, pw - 164, ph),
        "log.text": (lx + 14, ly + 10, lw - 28, lh - 20),
        "hand": at["household"],
        "hand.fan": at["household"],
        "hand.deck": (px, at["household"][1], 0, at["household"][3]),
        "actions.pass": at["actions.rest"],
        "hand.strip": strip(at["household"], at["die.1"]),
    }
    if ah > 180:
        out["actions.label"] = (sx - 10, sy + sh + 2, sw + 12, ay + ah - sy - sh - 10)
        out["actions.keys"] = (ax + 12, ay + ah - 52, sx - ax - 22, 44)
    else:
        out["actions.label"] = (sx - 102, sy + 6, 92, sh - 12)
        rest = at["actions.rest"]
        out["actions.keys"] = (ax + 12, rest[1] + rest[3] + 4, rest[2], 24)
    return out


def strip(household: Box, die: Box) -> Box:
    """Where the timeline lies: below the dice, on the foot of the household."""
    (x, y, w, h), foot = household, household[1] + household[3] - STRIP_FOOT
    top = max(die[1] + die[3] + BELOW_DICE, foot - STRIP)
    return (x + STRIP_SIDE, top, w - 2 * STRIP_SIDE, foot - top)


def table(form: str) -> Boxes:
    """Every box for two, three and four seats."""
    out: Boxes = {}
    for seats in (4, 3, 2):
        out |= {n: b for n, b in forms.table(seats, form).items() if n not in out}
    out = {n: b for n, b in out.items() if n not in ("post.1", "post.2", "post.3")}
    if form == "21x9":
        x, y, w, h = forms.table(1, form)["log"]
        out |= {"log.tall": (x, y, w, h), "log.tall.text": (x + 14, y + 10, w - 28, h - 20)}
    return out | extras.posts(out) | house(out)


def alone(number: str, form: str) -> Boxes:
    """What differs for one with a duchy."""
    whole = forms.table(1, form)
    boxes, _, _ = solo.duchy(number, form)
    x, y, w, h = whole["own"]
    out = {n: b for n, b in whole.items() if n.startswith(("goods.", "solo.panel"))}
    out |= {
        "page": whole["page"],
        "own.crest": (x + 20, y + h - 58, 38, 46),
        "own.name": (x + 66, y + h - 52, 220, 34),
        "own.filled": (x + w - 176, y + h - 52, 160, 34),
    }
    return out | boxes


def levels() -> dict[str, Boxes]:
    """Every level by the name of its file."""
    out: dict[str, Boxes] = {}
    for form, size in forms.FORMS.items():
        tail = "" if form == "16x9" else f"-{form}"
        page = {"page": (0, 0, *size)}
        out[f"table{tail}"] = whole = page | table(form)
        for number in solo.SOLO:
            out[f"solo-{number}{tail}"] = alone(number, form)
        boxes = team.team(form)
        out[f"team{tail}"] = page | boxes | house(whole | boxes)
    out["close"] = {"page": (0, 0, 1920, 1080)} | extras.close_up()
    return out


def layer_of(name: str) -> str:
    """The layer of a box."""
    head = name.split(".")[0]
    return next((layer for layer, heads in LAYERS if head in heads), "frame")


def write_level(target: Path, boxes: Boxes) -> None:
    """A Tiled level with one object for each box."""
    _, _, w, h = boxes["page"]
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    lines.append(
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" '
        f'renderorder="right-down" width="{w // 8:g}" height="{h // 8:g}" tilewidth="8" '
        'tileheight="8" infinite="0">'
    )
    k = 0
    for i, layer in enumerate(["frame", *(name for name, _ in LAYERS)]):
        mine = {n: b for n, b in boxes.items() if layer_of(n) == layer}
        if not mine:
            continue
        lines.append(f' <objectgroup id="{i + 1}" name="{layer}">')
        for name, (x, y, bw, bh) in mine.items():
            k += 1
            place = " ".join(
                f'{side}="{round(v, 1):g}"'
                for side, v in (("x", x), ("y", y), ("width", bw), ("height", bh))
            )
            lines.append(f"  <object id=\"{k}\" name={quoteattr(name)} {place}/>")
        lines.append(" </objectgroup>")
    target.write_text("\n".join([*lines, "</map>"]) + "\n", encoding="utf-8")


def main() -> None:
    """Write all levels."""
    LEVELS.mkdir(parents=True, exist_ok=True)
    for name, boxes in levels().items():
        write_level(LEVELS / f"{name}.tmx", boxes)


if __name__ == "__main__":
    main()
