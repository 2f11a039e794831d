"""Frederick's own panel on the right of the solo game."""

from stupor.games.stupor_mundi.face.solo import last_shown, paint_solo_card
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import tr, trn
from stupor.stage.boxes import around, fitted
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import CREAM, GILT, IVORY, SAND, TILE


def paint_frederick(view: TableView) -> list[Item]:
    """Frederick's panel in the solo game."""
    at = view.anchors
    easel = Easel("frederick", TILE)
    easel.picture("crest", fitted(118 / 153, at["solo.crest"]), "portrait/frederick")
    easel.label(
        "name", at["solo.name"], tr("Frederick II"), 19, face="title", colour=CREAM, align="left"
    )
    easel.label(
        "line", at["solo.line"], "Stupor Mundi", 16.5, face="italic", colour=SAND, align="left"
    )
    _paint_crowns(view, easel)
    shown = last_shown(view)
    box = fitted(190 / 272, at["solo.card"])
    if shown:
        paint_solo_card(easel, shown, box, bool(view.fact("twist.removes_both")))
    elif view.table.pieces("pile.solo"):
        easel.solid("pile", box, "card/solo-back")
    done, left = view.fact("solo.actions"), len(view.table.pieces("pile.solo"))
    _paint_solo_count(
        easel,
        "actions",
        at["solo.actions"],
        tr("{have} of {want}", have=done, want=5),
        tr("actions"),
    )
    words = trn("card left", "cards left", left)
    _paint_solo_count(easel, "ship", at["solo.ship"], str(left), words)
    return easel.items


def _paint_crowns(view: TableView, easel: Easel) -> None:
    x, y, w, h = view.anchors["solo.crowns"]
    easel.label("crowns", (x + 12, y, 150, h), tr("Crowns drawn"), 16.5, colour=SAND, align="left")
    for k in range(2):
        drawn = view.count("crowns") > k
        easel.picture(
            f"crown{k}",
            around((x + w - 76 + 44 * k, y + h / 2), 34),
            "icon/crown",
            alpha=255 if drawn else 80,
        )


def _paint_solo_count(easel: Easel, name: str, box: Area, figure: str, words: str) -> None:
    x, y, w, _ = box
    easel.label(name, (x, y + 8, w, 38), figure, 26, face="number", colour=GILT)
    easel.label(f"{name}.words", (x + 4, y + 48, w - 8, 24), words, 16, colour=IVORY)
