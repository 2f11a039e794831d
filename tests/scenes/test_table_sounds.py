"""Every sound the table asks for is there."""

import re
from typing import Final

import pytest

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.sounds import COUNTERS, PIECES, TOLD, sound_of
from stupor.platform import paths

_ASKED: Final = re.compile(r'audio\.play\("(\w+)"\)')


@pytest.mark.parametrize("name", sorted({*PIECES.values(), *COUNTERS.values(), *TOLD.values()}))
def test_the_sound_is_shipped(name: str) -> None:
    assert (paths.resources() / "common" / "sounds" / f"{name}.ogg").is_file()


def test_events_have_their_sounds() -> None:
    assert sound_of(Event("moved", 0, ("ship.0", "city.0", "city.1"))) == "sail"
    assert sound_of(Event("counter", 0, ("coins.0", 5, -1, "travel"))) == "coin"
    assert sound_of(Event("counter", 0, ("coins.0", 5, 0, "travel"))) == ""
    assert sound_of(Event("gathered", 0, ("discard.0", "deck.0"))) == "card_flip"
    assert sound_of(Event("turn", 0, ())) == ""


def test_the_sounds_that_pages_ask_for_are_shipped() -> None:
    """Given every page, when it plays a sound by name, then there is such a sound."""
    pages = (paths.levels().parent / "stupor" / "scenes").rglob("*.py")
    asked = {name for page in pages for name in _ASKED.findall(page.read_text(encoding="utf-8"))}
    assert {"page", "card_place"} <= asked
    sounds = paths.resources() / "common" / "sounds"
    assert {name for name in asked if not (sounds / f"{name}.ogg").is_file()} == set()
