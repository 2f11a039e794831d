"""Tables of many different moments: all player counts, all questions, the first and last round."""

from collections.abc import Iterator
from functools import cache

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.log_lines import ENDINGS
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.face.fixture_position import LOG, anchors

RULES = StuporMundiRules()
NAMES = ("Anna", "Berta", "Carlo", "Dora")
GAMES = ((1, 3), (2, 5), (3, 7), (4, 9), (4, 10))
SHY = ("pass", "done", "end")


def shown(s: State, viewer: int, asked: Decision | None) -> TableView:
    """The table of a state as a seat sees it."""
    return TableView(
        RULES.table(s, viewer), RULES.facts(s, viewer), asked, viewer, NAMES[: s.seats],
        anchors(), log=tuple(line for line in LOG if line.seat < s.seats),
        computers=frozenset(range(1, s.seats)) - {viewer}, can_undo=True,
    )  # fmt: skip


#: Games of the special edition with expansions.
WIDER = (
    (4, 12, ("postponed-crusade", "imperial-projects")),
    (2, 14, ("postponed-crusade", "imperial-projects")),
    (3, 15, ("imperial-projects",)),
)


def _told_apart(s: State, asked: Decision) -> tuple[object, ...]:
    icon = asked.context.get("current") if asked.kind == "icon" else ""
    return s.seats, asked.kind, icon, bool(s.ending), s.phase, s.round < 3


def _game(seats: int, seed: int, expansions: tuple[str, ...] = ()) -> Iterator[TableView]:
    wider = {"edition": "special", "expansions": list(expansions)} if expansions else {}
    s = RULES.setup(seats, seed, {"houses": "draft", **wider} if seats > 1 else {})
    chance = SplitMix(seed)
    seen: dict[tuple[object, ...], int] = {}
    while (asked := RULES.decision(s)) is not None:
        kind = _told_apart(s, asked)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in (1, 7):
            yield shown(s, asked.seat, asked)
            yield shown(s, (asked.seat + 1) % seats, asked)
        RULES.apply(s, _eager(asked, chance))
    yield shown(s, 0, None)


def _eager(asked: Decision, chance: SplitMix) -> Option:
    """Any option, but seldom one that ends something."""
    bold = [o for o in asked.options if o[0] not in SHY]
    found = bold if bold and chance.below(10) else list(asked.options)
    return found[chance.below(len(found))]


@cache
def moments() -> tuple[TableView, ...]:
    """Some hundred tables."""
    return tuple(view for seats, seed in GAMES for view in _game(seats, seed))


@cache
def wider_moments() -> tuple[TableView, ...]:
    """Tables of games with expansions."""
    return tuple(view for seats, seed, names in WIDER for view in _game(seats, seed, names))


def last_rounds() -> list[TableView]:
    """Tables on which the end is announced."""
    return [view for view in moments() if view.words("ending") in ENDINGS]
