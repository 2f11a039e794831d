"""Checks on positions that come from outside."""

from __future__ import annotations

from stupor.engine import agenda
from stupor.engine.errors import BadData, BadField
from stupor.engine.field_checks import check
from stupor.games.stupor_mundi import facts, projection, standing
from stupor.games.stupor_mundi.campaign.story import NO_STORY
from stupor.games.stupor_mundi.campaign.terms import check_story
from stupor.games.stupor_mundi.data.editions import EDITIONS
from stupor.games.stupor_mundi.figures.corrections import sound
from stupor.games.stupor_mundi.saved.cards import check_cards
from stupor.games.stupor_mundi.saved.castle import check_castle
from stupor.games.stupor_mundi.saved.clauses import check_clauses
from stupor.games.stupor_mundi.saved.expansions import check_expansions
from stupor.games.stupor_mundi.saved.figures import check_figures
from stupor.games.stupor_mundi.saved.frames import check_phase, pending
from stupor.games.stupor_mundi.saved.sequences import check_sequences
from stupor.games.stupor_mundi.saved.tiles import check_tiles
from stupor.games.stupor_mundi.saved.workplaces import check_workplaces
from stupor.games.stupor_mundi.state import State


def check_loaded(s: State) -> State:
    """The position, stopped at its decision; BadData names what no game can come to, and where."""
    try:
        _check_fields(s)
        _check_decision(s)
        for seat in range(s.seats):
            projection.project(s, seat)
        facts.facts(s, None)
        standing.standing(s)
    except BadData:
        raise
    except Exception as problem:
        raise BadData(f"the position makes no sense: {problem}") from problem
    return s


def _check_fields(s: State) -> None:
    check(sound(s.edition, EDITIONS.get(s.edition.name)), "edition", "is of no known edition")
    check_figures(s)
    _check_story(s)
    for seat, player in enumerate(s.players):
        check_castle(player, f"players[{seat}]")
    check_expansions(s)
    check_cards(s)
    check_tiles(s)


def _check_decision(s: State) -> None:
    left = pending(s)
    check_phase(s)
    who = s.agenda[-1][0] if s.agenda else 0
    check_clauses(s, who, left)
    check_sequences(s, who, left)
    check_workplaces(s, left)
    stopped = s.clone()
    agenda.advance(stopped)
    check(stopped.agenda == s.agenda, "agenda", "does not stand at a decision")
    s.options = stopped.options


def _check_story(s: State) -> None:
    check(s.story is NO_STORY or s.seats == 1, "story", "a chapter is for one player")
    try:
        check_story(s.story, s.round)
    except BadData as wrong:
        raise BadField("story", str(wrong)) from None
