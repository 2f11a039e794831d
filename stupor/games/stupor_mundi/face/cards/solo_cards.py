"""Faces of Frederick's Solo cards."""

from stupor.games.stupor_mundi.data.solo import SoloCard
from stupor.games.stupor_mundi.face.components.printed import SOLO_CARDS
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.solo_words import deeds_text, ship_text
from stupor.language import joined, roman, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Rect
from stupor.stage.palette import INK, TITLE


def last_shown(view: TableView) -> str:
    """The Solo card that was turned up last and lies still, or nothing."""
    return next(reversed(view.pieces("solo.shown")), "")


def paint_solo_card(draw: DrawList, piece: str, box: Rect, both: bool = False) -> None:
    """A Solo card: the Ship's way above, Frederick's deed below; a twist lets him take both."""
    card = SOLO_CARDS[number_of(piece)]
    x, y, w, h = box
    draw.with_shadow(piece, box, "card/solo-face")
    deeds = deeds_text(card, both)
    way = (x + 14, y + h * 0.04, w - 28, h * 0.1)
    draw.label(f"{piece}.way", way, ship_text(card), w * 0.1, "title", TITLE)
    _paint_actions(draw, piece, card, box, both and (card.card or card.ally))
    told = tr("Frederick {deeds}.", deeds=joined(deeds))
    words = told if deeds else tr("Nothing else happens.")
    draw.label(
        f"{piece}.words",
        (x + 18, y + h * 0.58, w - 36, h * 0.32),
        words,
        w * 0.1,
        colour=INK,
        wrap=True,
        valign="top",
    )


def _paint_actions(draw: DrawList, piece: str, card: SoloCard, box: Rect, both: bool) -> None:
    x, y, w, h = box
    icons = ["frederick-ship"] + ["card"] * (card.card or both) + ["ally"] * (card.ally or both)
    icons += ["issue-edict"] * bool(card.edict) + ["crown"] * card.crown
    step = min(w * 0.34, (w - 28) / len(icons))
    for k, icon in enumerate(icons):
        at = (x + w / 2 + (k - (len(icons) - 1) / 2) * step, y + h * 0.335)
        draw.picture(f"{piece}.icon", around(at, min(w * 0.31, step * 0.94)), f"icon/{icon}")
        corner = (at[0] + step * 0.25, at[1] + step * 0.27)
        if not k and card.move > 0:
            draw.number(f"{piece}.move", corner, f"+{card.move}", w * 0.13)
        if icon == "issue-edict":
            draw.number(f"{piece}.row", corner, roman(card.edict), w * 0.12)
