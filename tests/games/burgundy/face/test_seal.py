"""The seal says what it would do, also while dice are still to be thrown."""

from dataclasses import replace

import pytest

from stupor.games.burgundy.face.rail.plates import paint_plates, seal_of
from stupor.stage.items import Label
from tests.games.burgundy.face.position import FORMS, view


def test_dice_that_are_still_to_be_thrown_are_left() -> None:
    """Given a turn whose dice nobody has seen yet, then the seal does not glow."""
    seen = view("two", rounds=1)
    asked = seen.mine()
    assert asked is not None and asked.kind == "turn"
    left = len(asked.context["dice"])  # type: ignore[arg-type]
    assert left
    for die in (1, 2):
        seen.table.counters[f"die.{seen.viewer}.{die}"] = 0
    seal = seal_of(seen)
    assert seal.wax == "grey"
    assert seal.why.startswith(str(left))


@pytest.mark.parametrize("form", FORMS)
def test_undo_and_redo_are_written_inside_their_plates_in_one_size(form: str) -> None:
    """Given words of any length, then they keep off the rims, and both are as large."""
    painted = {item.key.rpartition("/")[2]: item for item in paint_plates(view("two", form))}
    peers = []
    for name in ("undo", "redo"):
        plate, words = painted[f"{name}.plate"].rect, painted[f"{name}.words"]
        assert isinstance(words, Label)
        assert plate[0] + 4 <= words.rect[0]
        assert words.rect[0] + words.rect[2] <= plate[0] + plate[2] - 4
        peers.append(words.peers)
    assert peers[0] == peers[1] and len(peers[0]) == len({"Undo", "Redo"})


def test_while_a_question_waits_the_seal_says_so() -> None:
    """Given a question that cannot be skipped and dice left, then the seal asks for the answer."""
    seen = view("two", rounds=1)
    asked = seen.mine()
    assert asked is not None
    asked = replace(asked, kind="pay", options=(("pay", 0), ("pay", 2)), context={"tile": 9})
    assert seal_of(replace(seen, decision=asked)).why == "answer first"
