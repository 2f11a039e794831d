"""What a card counts, said where it counts nothing and would be silent."""

from collections.abc import Iterator
from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.preview.consequences import Consequences
from stupor.games.stupor_mundi.face.preview.preview_panel import Chip
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.outcomes import counted_by
from stupor.language import mark, tr

#: Why a measure is zero.
_NOTHING: Final = {
    "court": mark("+0: no Ally in Frederick\u2019s Court"),
    "imperial structures / 2": mark("+0: too few Structures in Frederick\u2019s Castle"),
    "imperial structures / 3": mark("+0: too few Structures in Frederick\u2019s Castle"),
    "reserve": mark("+0: Frederick\u2019s Reserve is empty"),
    "imperial steps": mark("+0: Frederick\u2019s Specialist stands on A1"),
    "allies": mark("+0: you host no Ally"),
    "closed sides": mark("+0: no side of your Castle is closed"),
    "issued": mark("+0: you have issued no Edict"),
    "burghers": mark("+0: none of your Specialists is in a Village or City"),
    "structures / 3": mark("+0: your Castle has fewer than 3 Structures"),
}
#: Questions after which the counting is still to come.
_BEFORE: Final = frozenset({"give", "store", "resource"})


def empty_counts(found: Consequences) -> Iterator[Chip]:
    """A chip for each thing that the played or purchased card counts in vain."""
    then = found.foresight.then
    if then is not None and then.kind in _BEFORE:
        return
    gained = {gain.stock for gain in found.gains if gain.delta > 0 and gain.reason == "cards"}
    for option in filter(_runs, found.foresight.options):
        for clause in counted_by(int(option[1])):
            if clause.what in GOOD_OF and clause.what not in gained:
                words = tr(_NOTHING.get(clause.measure, "+0"))
                yield Chip(words, GOOD_OF[clause.what].word, plain=True)


def _runs(option: Option) -> bool:
    """Whether an option plays a card face up or purchases one."""
    match option:
        case ("purchase", _, *_):
            return True
        case ("play", _, _, "up"):
            return True
    return False
