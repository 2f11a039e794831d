"""What is written down of a running game, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stupor.engine.codec import digest
from stupor.engine.events import Event
from stupor.engine.rules import Rules
from stupor.match.journal import UNDO, Entry, Line, TakeBack, texts
from stupor.match.past import Step

#: What the seat protocol knows of a header.
COMMON: Final = (
    "format",
    "version",
    "game",
    "rules_version",
    "seats",
    "names",
    "options",
    "seed",
    "state",
)
#: What another game with the same beginning begins with, besides what the game notes there.
BEGINNING: Final = ("rules_version", "seats", "options", "seed", "state", "table")
#: Of which chapter a game is and whose, or of which day.
CHAPTER: Final = "chapter"
PROFILE: Final = "profile"
DAILY: Final = "daily"
#: Before the name of a chapter that the player has added.
OWN: Final = "own/"
#: What a record may know besides, and what kind of thing it is.
CARRIED: Final[Mapping[str, type]] = {
    "table": dict,
    "id": str,
    "began": str,
    "app": str,
    "branch": dict,
    CHAPTER: str,
    PROFILE: str,
    DAILY: str,
}


def common(header: Mapping[str, Any]) -> Line:
    """The header as the seat protocol has it."""
    return {name: header[name] for name in COMMON if name in header}


def beginning(header: Mapping[str, Any], noted: Sequence[str]) -> Line:
    """How a game began, with what it notes of that, without whose game it is."""
    return {name: header[name] for name in (*BEGINNING, *noted) if name in header}


def carried(header: Mapping[str, Any], seats: int) -> Line:
    """What a header from outside says about the game's origin, as far as it makes sense."""
    lists = {name: texts(header.get(name), seats) for name in ("names", "kinds")}
    return {name: value for name, value in lists.items() if value} | {
        name: header[name] for name, kind in CARRIED.items() if isinstance(header.get(name), kind)
    }


def step_lines(rules: Rules, step: Step, ply: int, players: Callable[[], Line]) -> list[Line]:
    """A choice and what is worth keeping of the position that it led to.

    The first choice comes after a snapshot of the beginning, a new round with another one; a
    standing comes whenever somebody else is to decide, and at the end what is to be said of the
    players.
    """
    lines: list[Line] = [] if ply else [{"snapshot": rules.dump(step.before), "ply": 0}]
    lines += step.entry.lines()
    standing = rules.standing(step.after)
    if step.entry.check is not None:
        lines[-1]["standing"] = standing
        lines.append({"snapshot": rules.dump(step.after), "ply": ply + 1})
    elif standing["seat"] not in (None, step.entry.seat) or ply == 0:
        lines.append({"standing": standing})
    if rules.over(step.after):
        end = _end(rules, step.after, standing)
        lines.append({"over": end | players(), "standing": standing})
    return lines


def back_lines(rules: Rules, state: Any, ply: int, how: str = UNDO) -> list[Line]:
    """That all choices from this one on were taken back, and how the game stands now."""
    return [*TakeBack(ply, how).lines(), {"standing": rules.standing(state)}]


def undone_lines(rules: Rules, state: Any, undone: Sequence[Entry], ply: int) -> list[Line]:
    """What was taken back, the next choice last, so that it can still be chosen again."""
    if not undone:
        return []
    lines = [line for entry in reversed(undone) for line in entry.lines()]
    return [*lines, *back_lines(rules, state, ply)]


def check(events: Sequence[Event], state: Any) -> tuple[int, str] | None:
    """The round that began with these events, and the digest of the position then."""
    for event in reversed(events):
        if event.kind == "round" and event.args and isinstance(event.args[0], int):
            return event.args[0], digest(state)
    return None


def _end(rules: Rules, state: Any, standing: Mapping[str, Any]) -> Line:
    result = rules.result(state)
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
        "title": result.title,
        "seal": result.seal,
        "categories": {name: list(points) for name, points in result.categories.items()},
        "traits": standing.get("traits"),
        "rounds": standing["round"],
        "digest": digest(state),
    }
