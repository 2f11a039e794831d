"""What a person did last before the others had the table, and how that is said."""

from typing import Final

from stupor.language import mark, tr
from stupor.stage.sheet import CHOOSING, Choosing

SEATED, CHOSEN, PLAYED = "seated", "chosen", "played"
SINCE: Final = {
    SEATED: mark("Since you sat down"),
    CHOSEN: CHOOSING.since,
    PLAYED: mark("Since your last turn"),
}


def since_words(last: str, choosing: Choosing) -> str:
    """Since when others had the table, as the head of a list."""
    return tr(choosing.since if last == CHOSEN else SINCE[last])
