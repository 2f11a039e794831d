"""A named person is called by that name wherever the table says who moves or who has what."""

from __future__ import annotations

from dataclasses import replace

from stupor.games.stupor_mundi.face.explain.shared_words import has, who
from tests.presentation.fixture_position import view


def test_a_named_person_is_called_by_name_and_others_by_their_house() -> None:
    """Given rivals with a name and one without, then only that one is told by its House."""
    seen = view()
    others = [seat for seat in range(seen.seats) if seat != seen.viewer]
    given = {others[0]: "Anna", others[1]: "Squire Taddeo"}
    names = tuple(given.get(seat, f"Player {seat + 1}") for seat in range(seen.seats))
    seen = replace(seen, names=names)
    assert who(seen, others[0]) == "Anna"
    assert has(seen, others[1]) == "Squire Taddeo has"
    assert seen.person(others[-1]) in ("Squire Taddeo", seen.called(others[-1]))
    assert seen.person(seen.viewer) == seen.called(seen.viewer) != names[seen.viewer]
