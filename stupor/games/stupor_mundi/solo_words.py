"""Frederick's Solo cards in words."""

from __future__ import annotations

from stupor.games.stupor_mundi.data.solo import SOLO_CARDS, TO_YOU, SoloCard
from stupor.games.stupor_mundi.wording import ROMAN


def way_text(card: SoloCard) -> str:
    """Where the Ship of a Solo card goes."""
    if card.move == TO_YOU:
        return "to your Ship"
    if not card.move:
        return "stays"
    return f"{card.move} space{'s' if card.move > 1 else ''} on"


def deeds_text(card: SoloCard, both: bool = False) -> list[str]:
    """What Frederick does where his Ship then lies; by a chapter's twist he takes both."""
    takes = card.card or card.ally
    taken = ["the card"] * (card.card or (both and takes))
    taken += ["the Ally"] * (card.ally or (both and takes))
    deeds = [f"removes {' and '.join(taken)} there"] if taken else []
    if card.edict:
        deeds.append(f"issues Edict {ROMAN[card.edict]}")
    return deeds


def card_text(number: int) -> str:
    """A Solo card for the log.

    >>> card_text(6), card_text(9)
    ('turns up: Ship 2 spaces on, removes the Ally', 'turns up: Ship stays, issues Edict I')
    """
    card = SOLO_CARDS[number]
    parts = [f"Ship {way_text(card)}", *(deed.removesuffix(" there") for deed in deeds_text(card))]
    return f"turns up: {', '.join(parts + ['a crown'] * card.crown)}"
