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
    """Where keys lead.

    `actions`: what a player can bind besides what every table knows. `jumps`: from an action to
    groups. `letters`: by the kind of a question, letters with the beginnings of what is taken and
    of where it goes. `puts`: actions that lay the focused thing on a target that begins so, or else
    lead elsewhere. `arrows`: actions that choose among the targets of what begins so, by their
    ending. `rides`: after a jump, arrows take hold of this. `opens`: actions that show at full size
    what lies small on the table, and put it away again. `turns`: actions that turn what is held, or
    what may be taken up and turned, so many ways on; the wheel does so, too. `told`: what letters
    and figures mean that no player can bind, for the page of keys. `handles`: endings of the names
    of what takes up the thing before the ending turned so many ways, or turns it while it is held.
    `figures`: by the kind of a question, how the names begin of what a figure takes at once,
    counted in the order of reading. `shown_open`: first words of choices about nothing but what is
    opened, so that a question for them opens it. `numbered`: which of some things a figure means;
    something may be held.
    """

    actions: Mapping[str, Action] = field(default_factory=dict)
    jumps: Mapping[str, Lead] = field(default_factory=dict)
    letters: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    puts: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    arrows: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    rides: Mapping[str, str] = field(default_factory=dict)
    opens: frozenset[str] = frozenset()
    shown_open: frozenset[str] = frozenset()
    turns: Mapping[str, int] = field(default_factory=dict)
    handles: Mapping[str, int] = field(default_factory=dict)
    figures: Mapping[str, str] = field(default_factory=dict)
    told: Mapping[str, str] = field(default_factory=dict)
    numbered: Callable[[V, Iterable[str], str, str], list[str]] = in_order
