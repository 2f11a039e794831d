"""The closed set of twists: what a chapter may bend, within which limits, and how it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.campaign.story import Twists
from stupor.games.stupor_mundi.expansions.names import CRUSADE
from stupor.games.stupor_mundi.wording import ROMAN, coins_text
from stupor.language import tr, trn


@record
class Verb:
    """A twist: its limits (yes or no without), its sentence, and the expansion that it needs."""

    tell: Callable[[int], str]
    least: int = 0
    most: int = 0
    needs: str = ""

    @property
    def flag(self) -> bool:
        """Whether it is told by yes or no."""
        return not self.most


def _boards_words(number: int) -> str:
    return trn(
        "{count} board of the Postponed Crusade is in play.",
        "{count} boards of the Postponed Crusade are in play.",
        number,
    )


TWISTS: Final = {
    "travel_price": Verb(
        lambda n: tr("Every travel step costs {coins}, the first one too.", coins=coins_text(n)),
        1,
        3,
    ),
    "workplace_grain": Verb(
        lambda n: trn(
            "Workplace arrows with Grain cost {count} more.",
            "Workplace arrows with Grain cost {count} more.",
            n,
        ),
        1,
        3,
    ),
    "frederick_issues": Verb(
        lambda n: tr("At the end of every round Frederick issues Edict {row}.", row=ROMAN[n]), 1, 3
    ),
    "removes_both": Verb(
        lambda n: tr("When Frederick removes a card or an Ally, he removes both from his city.")
    ),
    "crusade_boards": Verb(_boards_words, 1, 3, CRUSADE),
}


def twist_texts(twists: Twists) -> list[str]:
    """A sentence for each twist at work."""
    numbers = {name: int(getattr(twists, name)) for name in TWISTS}
    return [TWISTS[name].tell(number) for name, number in numbers.items() if number]
