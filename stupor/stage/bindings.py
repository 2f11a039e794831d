"""Which key and which button of a gamepad means which action."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from stupor.language import mark
from stupor.stage.pointer import Key


class Action(NamedTuple):
    """What a player can bind: its words, its key and its button of a gamepad."""

    label: str
    key: str
    pad: str = ""


#: Stands for an action of every table that a game has no use for.
NO_ACTION: Final = Action("", "")
#: What every table knows, in the order of the settings page.
ACTIONS: Final[Mapping[str, Action]] = {
    "confirm": Action(mark("Pick up, drop, press; seal"), "return", "a"),
    "cancel": Action(mark("Put back; menu"), "escape", "b"),
    "up": Action(mark("Up"), "up", "up"),
    "down": Action(mark("Down"), "down", "down"),
    "left": Action(mark("Left"), "left", "left"),
    "right": Action(mark("Right"), "right", "right"),
    "next": Action(mark("Next group, next target"), "tab", "rb"),
    "previous": Action(mark("Previous group, previous target"), "shift+tab", "lb"),
    "turn_card": Action(mark("Flip the held card"), "f", "x"),
    "explain": Action(mark("Explain this"), "i", "y"),
    "hints": Action(mark("What can I do? (tap or hold)"), "h", "back"),
    "names": Action(mark("Show names (hold)"), "alt", "l3"),
    "skip": Action(mark("Skip animations"), "space", "r3"),
    "undo": Action(mark("Undo"), "z", "lt"),
    "redo": Action(mark("Redo"), "y"),
    "seal": Action(mark("Press the seal"), "end", "rt"),
    "pass": Action(mark("Pass the round"), "backspace"),
    "menu": Action(mark("Menu"), "f10", "start"),
    "log": Action(mark("Game log"), "l"),
    "timeline": Action(mark("Timeline"), "t"),
    "advice": Action(mark("Advice"), "v"),
    "branch": Action(mark("Review: try again from here"), "o"),
    "next_hint": Action(mark("Puzzle: hint"), "n"),
    "start_over": Action(mark("Puzzle: reset"), "delete"),
}
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
#: Names under which the settings keep the buttons of a gamepad begin like this.
PAD: Final = "pad "
#: Keys that are the same to a player.
_TWINS: Final = {
    "enter": "return",
    "left alt": "alt",
    "right alt": "alt",
    "=": "+",
    "[+]": "+",
    "[-]": "-",
    **{f"[{digit}]": str(digit) for digit in range(10)},
}


class Bindings:
    """The keys and buttons of one player: the usual ones, changed by the settings."""

    def __init__(
        self, overrides: Mapping[str, str] = NOTHING, own: Mapping[str, Action] = NOTHING
    ) -> None:
        """Take the usual ones, where nothing overrides them, also those of a game's `own` actions.

        Overrides are by action, those for a gamepad by action after "pad ".
        """
        every = {name: act for name, act in {**ACTIONS, **own}.items() if act != NO_ACTION}
        self.actions: Mapping[str, Action] = every
        self._chosen = overrides
        self._keys = {name: overrides.get(name, act.key) for name, act in every.items()}
        self._pads = {name: overrides.get(PAD + name, act.pad) for name, act in every.items()}
        self._by_key = {key: name for name, key in reversed(self._keys.items()) if key}
        self._by_pad = {pad: name for name, pad in reversed(self._pads.items()) if pad}

    def action(self, event: Key) -> str:
        """What a key or button means, or nothing."""
        if event.pad:
            return self._by_pad.get(event.pad, "")
        name = plain(event.name)
        if "shift" in event.mods and f"shift+{name}" in self._by_key:
            return self._by_key[f"shift+{name}"]
        return self._by_key.get(name, "")

    def key_of(self, action: str) -> str:
        """The key of an action."""
        return self._keys[action]

    def pad_of(self, action: str) -> str:
        """The button of an action."""
        return self._pads[action]

    def conflicts(self) -> frozenset[str]:
        """Actions that share their key with another one; after "pad " those of a shared button."""
        return frozenset(_sharing(self._keys) | {PAD + name for name in _sharing(self._pads)})

    def rebound(self, action: str, event: Key) -> dict[str, str]:
        """The overrides after the player has struck a key or button for an action."""
        pad = bool(event.pad)
        where = PAD + action if pad else action
        struck = event.pad or plain(event.name)
        if not pad and "shift" in event.mods and struck != "shift":
            struck = f"shift+{struck}"
        kept = {name: key for name, key in self._chosen.items() if name != where}
        usual = self.actions[action].pad if pad else self.actions[action].key
        return kept if struck == usual else {**kept, where: struck}


def plain(name: str) -> str:
    """One name for keys that are twins, such as those of the number pad."""
    return _TWINS.get(name, name)


def _sharing(bound: Mapping[str, str]) -> set[str]:
    taken = list(bound.values())
    return {name for name, key in bound.items() if key and taken.count(key) > 1}
