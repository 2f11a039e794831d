"""The count at the end of a puzzle's ribbon."""

from stupor.scenes.puzzles.counted_ribbon import counted
from stupor.stage.geometry import overlap
from stupor.stage.items import Label

RIBBON = (866.0, 570.0, 720.0, 34.0)


def test_the_sentence_leaves_room_for_crown_and_count() -> None:
    """Neither lies under the words."""
    words = Label("ribbon", 420, RIBBON, "Last round: win by 1 VP or more", "bold", 20)
    said, crown, count = counted([words], RIBBON, "165 : 168")
    assert not overlap(said.rect, crown.rect)
    assert not overlap(crown.rect, count.rect)


def test_a_ribbon_without_a_count_is_the_sentence_alone() -> None:
    """Nothing is taken from its room."""
    words = Label("ribbon", 420, RIBBON, "Solved!", "bold", 20)
    assert counted([words], RIBBON, "") == [words]
