"""How points are told: phases as columns, deeds, reasons of ending, the tie-break, solo rungs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from stupor.engine.events import COUNTER, Event
from stupor.games.burgundy import log_lines, names, scoring
from stupor.games.burgundy.ids import ROUNDS_A_PHASE
from stupor.games.burgundy.params import MAX_SEATS
from stupor.games.burgundy.table_facts import TableFacts
from stupor.language import joined, mark, number_word, tr, trn
from stupor.stage.sheet import Rung, SoloLadder, Swatch, Title

#: The final count follows once the game is over.
PHASES: Final = {("over", 1): mark("Final scoring: {vp} VP from {source}{lead}.")}
COLUMN: Final = ROUNDS_A_PHASE
CHART: Final = mark("Victory points by phase and source")
NOTABLE_EVENTS: Final = (
    "all_linked",
    "region",
    "bonus",
    "linked",
    "herd",
    "sold",
    "founded",
    "placed",
    "reward",
    "points",
)
REASONS: Final = {
    scoring.FILLED: mark("Every space is covered."),
    scoring.ROUNDS_OVER: mark("Not every space was covered within 25 rounds."),
}
#: Alone a game is won or lost, whatever the points.
TITLES: Final = (
    Title(
        scoring.DEFEAT,
        0,
        Swatch((138, 122, 92), "plain"),
        mark("Some spaces stayed empty. The rivers will carry you further next time."),
        mark("Some spaces stayed empty in the duchy of {badge}."),
        mark("{who} loses"),
    ),
    Title(
        scoring.VICTORY,
        0,
        Swatch((39, 85, 156), "wide bars"),
        mark("Every space bears a tile: the duchy flourishes from river to river."),
        mark("Every space bears a tile in the duchy of {badge}."),
        mark("{who} wins"),
    ),
)


def column_name(place: int) -> str:
    """A phase by its letter."""
    return names.PHASES[place]


def column_words(place: int) -> str:
    """A phase in a sentence."""
    return tr("Phase {phase}", phase=names.PHASES[place])


def length_words(columns: int) -> str:
    """So many phases."""
    return trn("{number} phase", "{number} phases", columns, number=number_word(columns))


def sides(facts: Mapping[str, Any], seats: int) -> tuple[tuple[int, ...], ...]:
    """The two teams, where there are any."""
    if not TableFacts(facts).team:
        return ()
    return tuple(tuple(facts[f"seats.{number}"]) for number in range(2))


def round_words(number: int) -> str:
    """A round at the head of a sentence: five make a phase; duchies are chosen before the first."""
    if not number:
        return tr("Set-up")
    phase, within = divmod(number - 1, ROUNDS_A_PHASE)
    return tr("Phase {phase}, round {round}", phase=names.PHASES[phase], round=within + 1)


def round_mark(number: int) -> str:
    """A round in its phase; the first has the letter of the phase."""
    phase, within = divmod(max(number, 1) - 1, ROUNDS_A_PHASE)
    return str(within + 1) if within else names.PHASES[phase]


def source_of(reason: str, ending: bool) -> str:
    """The row in which points stand: the rules name it."""
    return reason


def is_notable(event: Event) -> bool:
    """Whether an event is worth telling."""
    return event.kind in NOTABLE_EVENTS


def briefly(event: Event) -> Event:
    """A deed without figures; of a tile not where it lies, for a completed region says so."""
    return log_lines.briefly(event, alone=True)


def reign(winners: Sequence[str]) -> str:
    """Who has won."""
    return trn("{who} wins", "{who} win", len(winners), who=joined(winners))


def ending(facts: Mapping[str, Any], seats: int) -> Mapping[str, Sequence[int]]:
    """What every duchy's final count would bring; a team's points stand with its first seat."""
    found: dict[str, list[int]] = {}
    for duchy in range(seats):
        for source, vp in facts.get(f"final.{duchy}", {}).items():
            found.setdefault(source, [0] * seats)[facts[f"seats.{duchy}"][0]] += vp
    return found


def level(facts: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """By seat what parts a tie: empty spaces first, then the place on the bridge (B47)."""
    found, order = [0] * seats, TableFacts(facts).order
    for duchy in range(seats):
        empty = sum(facts.get(f"left.{duchy}", ()))
        for seat in facts.get(f"seats.{duchy}", ()):
            found[seat] = empty * MAX_SEATS + order.index(seat)
    return tuple(found)


def total_words(points: int, level: int) -> str:
    """A total, and what would have broken a tie."""
    empty, behind = divmod(level, MAX_SEATS)
    return tr(
        "{vp} VP. Tie-break: empty spaces ({empty}), then place {place} in the turn order.",
        vp=points,
        empty=empty,
        place=behind + 1,
    )


def tie_words(count: int, who: str, alone: bool, most: int, rest: int) -> str:
    """How a tie was broken: by empty spaces, else by who stands farther behind."""
    mine, others = most // MAX_SEATS, rest // MAX_SEATS
    if mine != others:
        return tr(
            "{count} players tie: {who} wins with more empty spaces, {mine} to {others}.",
            count=count,
            who=who,
            mine=mine,
            others=others,
        )
    return tr(
        "{count} players tie, also in empty spaces: {who} wins, farther back on the bridge.",
        count=count,
        who=who,
    )


def shared_words() -> str:
    """That all who are level belong to one team."""
    return tr("They are one team: they win together.")


def solo_ladder(
    counters: Mapping[str, int], facts: Mapping[str, Any], history: Iterable[Event]
) -> SoloLadder | None:
    """The targets that were reached, the one that is ahead, and the spaces (B77, B80)."""
    if "target" not in counters:
        return None
    told = TableFacts(facts)
    filled, left = told.filled, sum(told.left)
    counter, target = counters["counter"], counters["target"]
    spaces = tr("{count} of {all}", count=filled, all=filled + left)
    return SoloLadder(
        tr("Targets reached and when, then VP towards the next"),
        (
            *(Rung(str(vp), when, True) for vp, when in _reached(history)),
            Rung(str(target), tr("{count} of {all}", count=counter, all=target), False),
            Rung(tr("Spaces"), spaces, not left),
        ),
    )


def _reached(history: Iterable[Event]) -> Iterable[tuple[int, str]]:
    """Every target that was reached, and the round in a word such as B3."""
    now = 1
    for event in history:
        if event.kind == COUNTER and event.args[0] == "round":
            now = int(event.args[1])
        elif event.kind == "reached":
            phase, place = divmod(now - 1, ROUNDS_A_PHASE)
            yield int(event.args[0]), f"{names.PHASES[phase]}{place + 1}"
