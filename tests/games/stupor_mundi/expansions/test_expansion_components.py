"""The components of the expansions: how many there are, and where their figures come from."""

from __future__ import annotations

from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.crusade.data import BOARDS, PAPAL, SHIPS
from stupor.games.stupor_mundi.ids import ACTIONS, KEEP, RECONSTRUCTED, RULEBOOK, TOWER, WALL
from stupor.games.stupor_mundi.projects.data import (
    CONDITIONS,
    IN_PLAY_SOLO_SOURCE,
    PROJECTS,
    UNBUILT_VP,
)

KNIGHTS = [card for card in CARDS if card.level == "knight"]


def test_what_lies_in_the_box_of_the_crusade() -> None:
    """Given the special edition's list: five boards, six Structures, five Ships, ten Knights."""
    assert len(BOARDS) == 5 and [board.action for board in BOARDS] == list(ACTIONS)
    kinds = [papal.kind for papal in PAPAL]
    assert (kinds.count(KEEP), kinds.count(WALL), kinds.count(TOWER)) == (2, 2, 2)
    assert len(SHIPS) == 5
    names = [card.name for card in KNIGHTS]
    assert names == ["Crusade Knights"] * 5 + ["Lonely Knight"] * 5


def test_what_lies_in_the_box_of_the_projects() -> None:
    """Given the special edition's list: three Projects of each kind, nine Conditions."""
    kinds = [project.kind for project in PROJECTS]
    assert [kinds.count(kind) for kind in (KEEP, WALL, TOWER)] == [3, 3, 3]
    assert len(CONDITIONS) == 9 and UNBUILT_VP == -4


def test_what_is_reconstructed_is_tagged_so() -> None:
    """Given the page of components, just its stated figures are the rulebook's."""
    assert [ship.id for ship in SHIPS if ship.source == RULEBOOK] == [1, 2]
    assert [tile.id for tile in PROJECTS if tile.source == RULEBOOK] == [1]
    assert [tile.id for tile in CONDITIONS if tile.source == RULEBOOK] == [1, 2]
    assert {board.source for board in BOARDS} == {papal.source for papal in PAPAL} == {RULEBOOK}
    sources = {card.name: card.source for card in KNIGHTS}
    assert sources == {"Crusade Knights": RULEBOOK, "Lonely Knight": RECONSTRUCTED}
    assert IN_PLAY_SOLO_SOURCE == RECONSTRUCTED
