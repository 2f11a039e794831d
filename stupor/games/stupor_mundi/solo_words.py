"""Frederick's Solo cards in words."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.data.solo import SOLO_CARDS, TO_YOU, SoloCard
from stupor.games.stupor_mundi.wording import ROMAN
from stupor.language import mark, tr, trn


def way_text(card: SoloCard) -> str:
    """Where the Ship of a Solo card goes."""
    if card.move == TO_YOU:
        return tr("to your Ship")
    if not card.move:
        return tr("stays")
    return trn("+{count} space", "+{count} spaces", card.move)


def ship_text(card: SoloCard) -> str:
    """The same as the first line of the card."""
    if card.move == TO_YOU:
        return tr("Ship to your Ship")
    if not card.move:
        return tr("Ship stays")
    return trn("Ship +{count} space", "Ship +{count} spaces", card.move)


#: What he removes where his Ship lies, by card and Ally.
_REMOVED: Final = {
    (True, False): mark("removes the card there"),
    (False, True): mark("removes the Ally there"),
    (True, True): mark("removes the card and the Ally there"),
}


def deeds_text(card: SoloCard, both: bool = False) -> list[str]:
    """What Frederick does where his Ship then lies; by a chapter's twist he takes both."""
    takes = (True, True) if both and (card.card or card.ally) else (card.card, card.ally)
    deeds = [tr(_REMOVED[takes])] if takes in _REMOVED else []
    if card.edict:
        deeds.append(tr("issues Edict {row}", row=ROMAN[card.edict]))
    return deeds


def card_text(number: int) -> str:
    """A Solo card for the log.

    >>> card_text(6), card_text(9)
    ('reveals: Ship +2 spaces, removes the Ally there', 'reveals: Ship stays, issues Edict I')
    """
    card = SOLO_CARDS[number]
    deeds = [ship_text(card), *deeds_text(card), *[tr("a crown")] * card.crown]
    return tr("reveals: {deeds}", deeds=", ".join(deeds))
