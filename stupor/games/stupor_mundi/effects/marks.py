"""Papal and Imperial Structures: what a Build may raise in place of a plain Structure."""

from __future__ import annotations

from functools import cache
from typing import Final

from stupor.engine.effect import Effect
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.crusade import verbs as crusade_verbs
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.boards import aftermath
from stupor.games.stupor_mundi.crusade.data import PAPAL, STRUCTURES
from stupor.games.stupor_mundi.expansions.state import IMPERIAL
from stupor.games.stupor_mundi.ids import KIND_OF_SITE, SITE
from stupor.games.stupor_mundi.projects.acquiring import raise_imperial, unbuilt
from stupor.games.stupor_mundi.state import State

PAPAL_WORD: Final = "papal"
IMPERIAL_WORD: Final = "imperial"
VERBS: Final = frozenset(("build", PAPAL_WORD, IMPERIAL_WORD))
#: Stone that a Papal Structure saves.
PAPAL_STONE: Final = 1


def papal_of(s: State, kind: int) -> int:
    """A Papal Structure of a kind that is still to be had, or 0."""
    return next((papal for papal in lies_on(s, STRUCTURES) if PAPAL[papal].kind == kind), 0)


def mark_of(s: State, option: Option) -> int:
    """What the site of a chosen option will show: 0 for a plain Structure."""
    if option[0] == PAPAL_WORD:
        return papal_of(s, KIND_OF_SITE[SITE[str(option[1])]])
    return IMPERIAL + int(option[3]) if option[0] == IMPERIAL_WORD else 0


@cache
def papal_costs(costs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """What Papal Structures cost on sites that cost so much Stone and Grain."""
    return tuple((max(0, stone - PAPAL_STONE), grain) for stone, grain in costs)


def is_papal(mark: int) -> bool:
    """Whether a site's mark is that of a Papal Structure."""
    return 0 < mark < IMPERIAL


def place_mark(s: State, who: int, site: int, mark: int) -> tuple[Effect, ...]:
    """Raise the Papal or Imperial Structure; what follows when the board is empty by that."""
    crusade = s.expansions.crusade
    if not is_papal(mark):
        raise_imperial(s, who, site, mark - IMPERIAL)
        return ()
    if crusade is not None:
        crusade_verbs.raise_papal(s, who, crusade, site, mark)
    return aftermath(s, STRUCTURES)


def mark_refusal(s: State, who: int, option: Option) -> str | None:
    """The rule that keeps a Papal or Imperial Structure from a site, whatever it costs."""
    match option:
        case ("papal", str(name), int()) if name in SITE:
            return None if papal_of(s, KIND_OF_SITE[SITE[name]]) else "crusade.papal"
        case ("imperial", str(name), int(), int(project)) if name in SITE:
            mine = unbuilt(s.players[who], KIND_OF_SITE[SITE[name]])
            return None if project in mine else "project.own"
    return None
