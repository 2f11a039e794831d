"""A card that is only put down: played now it would bring nothing at all."""

from typing import Final

from stupor.engine.events import MOVED
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.components.texts import card_text
from stupor.language import tr

#: What is told of a card that does nothing: that it lies there, and what found no room.
_SILENT: Final = frozenset({MOVED, "played", "lost"})
#: What is asked when a turn has nothing more to do.
_AFTER: Final = frozenset({"end", "project"})


def has_no_effect(foresight: Foresight | None) -> bool:
    """Whether nothing follows from playing a card but that it lies in its slot."""
    then = foresight.then if foresight is not None else None
    if foresight is None or then is None or then.kind not in _AFTER:
        return False
    kinds = [event.kind for event in foresight.events]
    return kinds.count(MOVED) == 1 and _SILENT.issuperset(kinds)


def question_of(option: Option) -> str:
    """What is asked before a card is played for nothing."""
    card = card_text(int(option[1]))[0]
    return tr("Play {card} for no effect? Drop it again to confirm, Esc to cancel.", card=card)
