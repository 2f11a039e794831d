"""What single keys mean at the table of one game, beyond what they mean at every table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Generic

from stupor.engine.record import record
from stupor.stage.bindings import Action
from stupor.stage.view import V

#: Groups of the focus, and how names begin there; things that are lit come first.
Lead = tuple[tuple[str, str], ...]


def in_order(view: V, names: Iterable[str], digit: str, held: str = "") -> list[str]:
    """A figure counts things in the order of reading."""
    return list(names)[int(digit) - 1 : int(digit)]


@record
class Keymap(Generic[V]):
    """Where the keys of a game lead, besides those of every table."""

    #: What a player can bind.
    actions: Mapping[str, Action] = field(default_factory=dict)
    #: By action, the groups of the focus that it leads to.
    jumps: Mapping[str, Lead] = field(default_factory=dict)
    #: By the kind of a question, how the names begin of what a letter takes and of where it goes.
    letters: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    #: Actions that lay the focused thing on a target that begins so, or else lead elsewhere.
    puts: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: Actions that choose among the targets of what begins so, by their ending.
    arrows: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: After a jump, arrows take hold of what begins so.
    rides: Mapping[str, str] = field(default_factory=dict)
    #: Actions that open what `Board.expandable` tells of, and put it away (`panel_open` of a view).
    opens: frozenset[str] = frozenset()
    #: First words of choices about nothing but what is opened: a question for them opens it.
    shown_open: frozenset[str] = frozenset()
    #: Actions that turn what is held, or may be taken up, so many ways on; the wheel does so, too.
    turns: Mapping[str, int] = field(default_factory=dict)
    #: Endings of names that take up the thing before the ending turned so many ways, or turn it.
    handles: Mapping[str, int] = field(default_factory=dict)
    #: By the kind of a question, how the names begin of what a figure takes at once, in order.
    figures: Mapping[str, str] = field(default_factory=dict)
    #: What letters and figures mean that no player can bind, for the page of keys.
    told: Mapping[str, str] = field(default_factory=dict)
    #: Which of some things a figure means; something may be held.
    numbered: Callable[[V, Iterable[str], str, str], list[str]] = in_order
