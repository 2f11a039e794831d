"""How points are told: rows, phases, deeds, reasons of ending, the tie-break."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stupor.engine.events import Event
from stupor.games.stupor_mundi.ids import END_PHASE, OVER
from stupor.language import joined, mark, roman, tr

#: The last count follows the last End Phase, and the game is over.
LAST_COUNT: Final = ("phase", OVER)
PHASES: Final = {
    ("phase", END_PHASE): mark("Round {round}, End Phase: {vp} VP from {source}{lead}."),
    LAST_COUNT: mark("Final scoring: {vp} VP from {source}{lead}."),
}
NOTABLE_EVENTS: Final = (
    "closed",
    "bonus",
    "issued",
    "rewarded",
    "summoned",
    "built",
    "promoted",
    "purchased",
    "bought",
    "sold",
    "played",
)
REASONS: Final = {
    "castle": mark("A Castle is complete."),
    "edicts": mark("The Edicts have run out."),
    "cards": mark("The Advanced cards have run out."),
}


def column_words(place: int) -> str:
    """A round in a sentence, by its column."""
    return round_words(place + 1)


def round_words(number: int) -> str:
    """A round at the head of a sentence; before the first one Houses are chosen."""
    return tr("Round {number}", number=roman(number)) if number else tr("Set-up")


def source_of(reason: str, ending: bool) -> str:
    """The row in which points stand: what the Crusade brings at the end is for Supply Ships."""
    if reason != "crusade":
        return reason
    return "ships" if ending else "books"


def is_notable(event: Event) -> bool:
    """Whether an event is worth telling; a card played face down is not."""
    return event.kind in NOTABLE_EVENTS and event.args[-1:] != ("down",)


def reign(winners: Sequence[str]) -> str:
    """Who reigns now."""
    if len(winners) == 1:
        return tr("The reign of {house}", house=winners[0])
    return tr("A shared reign: {houses}", houses=joined(winners))


def ending(facts: Mapping[str, Any], seats: int) -> Mapping[str, Sequence[int]]:
    """What Structures, majorities, coins, Supply Ships and Projects would bring now."""
    plain = [facts.get(f"final.{seat}", (0, 0, 0)) for seat in range(seats)]
    projects = [_of_projects(facts, seat) for seat in range(seats)]
    both = [int(facts.get(f"final.expansions.{seat}", 0)) for seat in range(seats)]
    return {
        "structures": [count[0] for count in plain],
        "majority": [count[1] for count in plain],
        "coins": [count[2] for count in plain],
        "ships": [whole - part for whole, part in zip(both, projects, strict=True)],
        "projects": projects,
    }


def _of_projects(facts: Mapping[str, Any], seat: int) -> int:
    start = f"project_vp.{seat}."
    return sum(int(vp) for name, vp in facts.items() if name.startswith(start))


def level(facts: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """The Great Structures of every House (R20)."""
    return tuple(int(str(facts.get(f"great.{seat}", 0))) for seat in range(seats))


def total_words(points: int, level: int) -> str:
    """A total, and what would have broken a tie."""
    return tr("{vp} VP. Tie-break: Great Structures ({great}).", vp=points, great=level)


def tie_words(count: int, who: str, alone: bool, most: int, rest: int) -> str:
    """How a tie was broken."""
    return tr(
        "{count} players tied: {who} wins with more Great Structures, {figures}."
        if alone
        else "{count} players tied: {who} win with more Great Structures, {figures}.",
        count=count,
        who=who,
        figures=tr("{most} to {rest}", most=most, rest=rest),
    )


def shared_words() -> str:
    """That a tie was not broken."""
    return tr("Their Great Structures are tied too: they share the victory.")
