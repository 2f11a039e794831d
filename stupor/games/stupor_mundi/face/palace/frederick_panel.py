"""Frederick's own panel on the right of the solo game, with a face that tells what he is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.games.stupor_mundi.data.edicts import EDICTS
from stupor.games.stupor_mundi.face.cards.solo_cards import last_shown, paint_solo_card
from stupor.games.stupor_mundi.face.components.printed import SOLO_CARDS
from stupor.games.stupor_mundi.face.view import TableView, known, number_of
from stupor.games.stupor_mundi.ids import OVER
from stupor.games.stupor_mundi.params import TITLES
from stupor.games.stupor_mundi.table_facts import TableFacts
from stupor.language import tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, fitted, grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import CREAM, GILT, IVORY, SAND, TILE

#: How far the frame of his portrait reaches beyond it, and its corner that is never stretched.
REACH: Final = 30.0
CORNER: Final = 44.0
#: The face for each sign of an Edict: tools for his castle, purse, scales, a rose for an Ally.
GROWS: Final = {
    **dict.fromkeys("TWK", "castle"),
    "A": "treasury",
    **dict.fromkeys("GS", "store"),
    "L": "ally",
}
#: Between the edge of the panel and the leather on it.
EDGE: Final = 4.0


def mood_of(view: TableView) -> str:
    """The face he makes: he looks at the player, or at what his card lets him do.

    Once the game is over he smiles or frowns at how it came out.
    """
    if view.count("phase") == OVER:
        return _outcome(view)
    shown = last_shown(view)
    if not shown or not known(shown) or (view.asks() and not view.game_event):
        return "you"
    card = SOLO_CARDS[number_of(shown)]
    if card.edict:
        return _issuing(view, card.edict)
    if card.ally:
        return "ally"
    return "store" if card.card else "ship"


def _issuing(view: TableView, row: int) -> str:
    """What the Edict that he issues lets him see grow most: the first of its signs."""
    tile = number_of(view.first(f"active.{row}"))
    return GROWS.get(EDICTS[tile].icons[0], "edict") if tile else "edict"


def _outcome(view: TableView) -> str:
    """A chapter's seal decides, else the title: a Serf delights him, a Duke does not."""
    titles = [name for _, name in TITLES]
    earned = view.words("solo.title")
    won = TableFacts(view.facts).seal_won
    if won is not None:
        return "lose" if won else "win"
    return {titles[0]: "lose", titles[-1]: "win"}.get(earned, "you")


def paint_frederick(view: TableView) -> list[Item]:
    """Frederick's panel in the solo game."""
    at = view.anchors
    draw = DrawList("frederick", TILE)
    draw.nine_slice("ground", grown(at["solo.panel"], -EDGE), "ui/panel-leather", 24)
    draw.picture("crest", at["solo.crest"], f"frederick/{mood_of(view)}")
    draw.nine_slice("frame", grown(at["solo.crest"], REACH), "plate/frame-emperor", CORNER)
    draw.label("name", at["solo.name"], tr("Frederick II"), 19, "title", CREAM)
    draw.label("line", at["solo.line"], "Stupor Mundi", 16.5, "italic", SAND)
    _paint_crowns(view, draw)
    shown = last_shown(view)
    box = fitted(190 / 272, at["solo.card"])
    if shown:
        paint_solo_card(draw, shown, box, bool(view.fact("twist.removes_both")))
    elif view.table.pieces("pile.solo"):
        draw.with_shadow("pile", box, "card/solo-back")
    done, left = view.fact("solo.actions"), len(view.table.pieces("pile.solo"))
    have = tr("{have} of {want}", have=done, want=5)
    _paint_count(draw, "actions", at["solo.actions"], have, tr("actions"))
    _paint_count(draw, "ship", at["solo.ship"], str(left), trn("card left", "cards left", left))
    return draw.items


def _paint_crowns(view: TableView, draw: DrawList) -> None:
    x, y, w, h = view.anchors["solo.crowns"]
    draw.box("crowns.well", (x, y, w, h), fill=(0, 0, 0, 96), radius=8)
    for k in range(2):
        drawn = view.count("crowns") > k
        middle = (x + w / 2 - 22 + 44 * k, y + h / 2)
        draw.picture(f"crown{k}", around(middle, 32), "icon/crown", alpha=255 if drawn else 80)


def _paint_count(draw: DrawList, name: str, box: Rect, figure: str, words: str) -> None:
    x, y, w, h = box
    draw.box(f"{name}.well", box, fill=(0, 0, 0, 96), radius=8)
    draw.label(name, (x + 4, y, w - 8, h * 0.56), figure, 20, "number", GILT)
    low = (x + 4, y + h * 0.52, w - 8, h * 0.44)
    draw.label(f"{name}.words", low, words, 15, colour=IVORY)


#: The portrait, from the corner of the panel.
PORTRAIT: Final = (140.0, 182.0)
PAD: Final = 18.0
#: What stands beside it: place from its top and height of each part.
SIGNS: Final = {
    "name": (0.0, 28.0),
    "line": (28.0, 22.0),
    "crowns": (58.0, 44.0),
    "actions": (106.0, 44.0),
    "ship": (154.0, 44.0),
}


def frederick_places(panel: Rect) -> Mapping[str, Rect]:
    """The named places of the panel, by the panel itself."""
    x, y, w, h = panel
    left, top = x + PAD, y + PAD
    beside = left + PORTRAIT[0] + 14
    wide = x + w - 12 - beside
    card_top = top + PORTRAIT[1] + 18
    found = {
        "solo.crest": (left, top, *PORTRAIT),
        "solo.card": (x + 24, card_top, w - 48, y + h - 16 - card_top),
    }
    for name, (down, high) in SIGNS.items():
        found[f"solo.{name}"] = (beside, top + down, wide, high)
    return found
