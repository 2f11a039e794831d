"""The seal says what it would do, also while dice are still to be thrown."""

from stupor.games.burgundy.face.rail.plates import seal_of
from tests.games.burgundy.face.position import view


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
