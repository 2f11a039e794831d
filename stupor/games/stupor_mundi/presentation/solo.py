"""Faces of Frederick's Solo cards."""

from stupor.games.stupor_mundi.data import SOLO_CARDS
from stupor.games.stupor_mundi.data.solo import TO_YOU, SoloCard
from stupor.games.stupor_mundi.presentation.boxes import around
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import INK, TITLE
from stupor.games.stupor_mundi.presentation.view import number_of, roman
from stupor.render.items import Area


def solo_words(card: SoloCard) -> tuple[str, list[str]]:
    """Where Frederick's Ship goes, and what he does there."""
    if card.move == TO_YOU:
        way = "to your Ship"
    elif not card.move:
        way = "stays"
    else:
        way = f"{card.move} space{'s' if card.move > 1 else ''} on"
    deeds = []
    taken = ["the card"] * card.card + ["the Ally"] * card.ally
    if taken:
        deeds.append(f"removes {' and '.join(taken)} there")
    if card.edict:
        deeds.append(f"issues Edict {roman(card.edict)}")
    return way, deeds or ["nothing else"]


def paint_solo_card(easel: Easel, piece: str, box: Area) -> None:
    """A Solo card: the Ship's way above, Frederick's deed below."""
    card = SOLO_CARDS[number_of(piece)]
    x, y, w, h = box
    easel.solid(piece, box, "card/solo-face")
    way, deeds = solo_words(card)
    easel.label(
        f"{piece}.way",
        (x + 14, y + h * 0.04, w - 28, h * 0.1),
        f"Ship {way}",
        w * 0.1,
        face="title",
        colour=TITLE,
    )
    _paint_deeds(easel, piece, card, box)
    words = (
        "Frederick " + " and ".join(deeds) + "."
        if deeds != ["nothing else"]
        else "Nothing else happens."
    )
    easel.label(
        f"{piece}.words",
        (x + 18, y + h * 0.58, w - 36, h * 0.32),
        words,
        w * 0.1,
        colour=INK,
        wrap=True,
        valign="top",
    )


def _paint_deeds(easel: Easel, piece: str, card: SoloCard, box: Area) -> None:
    x, y, w, h = box
    icons = ["frederick-ship"] + ["card"] * card.card + ["ally"] * card.ally
    icons += ["issue-edict"] * bool(card.edict) + ["crown"] * card.crown
    step = min(w * 0.34, (w - 28) / len(icons))
    for k, icon in enumerate(icons):
        at = (x + w / 2 + (k - (len(icons) - 1) / 2) * step, y + h * 0.335)
        easel.picture(f"{piece}.icon", around(at, min(w * 0.31, step * 0.94)), f"icon/{icon}")
        corner = (at[0] + step * 0.25, at[1] + step * 0.27)
        if not k and card.move > 0:
            easel.number(f"{piece}.move", corner, f"+{card.move}", w * 0.13)
        if icon == "issue-edict":
            easel.number(f"{piece}.row", corner, roman(card.edict), w * 0.12)
