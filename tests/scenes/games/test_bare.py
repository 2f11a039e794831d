"""The sheet that stands where there is nothing to show: some arms and a few words."""

import pytest

from stupor.scenes.games.picture_cards import bare_items
from stupor.stage.items import Picture


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_arms_stand_in_the_middle(count: int) -> None:
    """Given any number of arms, then as much is free at the left as at the right of them."""
    items = bare_items("Title", "Words.", [f"crest/{n}" for n in range(count)])
    places = [item.rect for item in items if isinstance(item, Picture)]
    free = [places[n + 1][0] - places[n][0] - places[n][2] for n in range(count - 1)]
    assert places[0][0] - 64 == pytest.approx(1856 - places[-1][0] - places[-1][2], abs=8)
    assert free == pytest.approx(free[::-1], abs=8)
    assert len({place[3] for place in places}) == (2 if count % 2 and count > 1 else 1)
