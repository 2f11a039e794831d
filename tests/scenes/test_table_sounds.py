"""Every sound the table asks for is there."""

import pytest

from stupor.engine.events import Event
from stupor.games.stupor_mundi.presentation.sounds import COUNTERS, PIECES, TOLD, sound_of
from stupor.platform import paths


@pytest.mark.parametrize("name", sorted({*PIECES.values(), *COUNTERS.values(), *TOLD.values()}))
def test_the_sound_is_shipped(name: str) -> None:
    assert (paths.resources() / "common" / "sounds" / f"{name}.ogg").is_file()


def test_events_have_their_sounds() -> None:
    assert sound_of(Event("moved", 0, ("ship.0", "city.0", "city.1"))) == "sail"
    assert sound_of(Event("counter", 0, ("coins.0", 5, -1, "travel"))) == "coin"
    assert sound_of(Event("counter", 0, ("coins.0", 5, 0, "travel"))) == ""
    assert sound_of(Event("gathered", 0, ("discard.0", "deck.0"))) == "card_flip"
    assert sound_of(Event("turn", 0, ())) == ""
