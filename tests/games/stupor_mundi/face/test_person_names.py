"""A named person is called by that name wherever the table says who moves or who has what."""

from __future__ import annotations

from dataclasses import replace

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.explain.rivals import house
from stupor.games.stupor_mundi.face.explain.shared_words import has, who
from stupor.games.stupor_mundi.face.motion.arrival import passage
from stupor.stage.items import Item, Label
from stupor.stage.timeline import Clip
from tests.games.stupor_mundi.face.fixture_position import view


class Still:
    """Something that is nowhere on its way."""

    def items(self, t: float) -> list[Item]:
        return []


def test_a_person_is_called_by_name_in_sentences() -> None:
    """Given a rival with a name, then sentences say it; who has none brings the House's along."""
    seen = view()
    others = [seat for seat in range(seen.seats) if seat != seen.viewer]
    given = {others[0]: "Anna", others[1]: "Squire Taddeo"}
    names = tuple(given.get(seat, seen.called(seat)) for seat in range(seen.seats))
    seen = replace(seen, names=names)
    assert who(seen, others[0]) == "Anna"
    assert has(seen, others[1]) == "Squire Taddeo has"


def test_an_ally_comes_to_a_person_and_a_panel_is_a_persons() -> None:
    """Given a rival with a name, then its Ally and its panel name the person, not the House."""
    seen = view()
    seat = next(iter(seen.rivals()))
    clip = Clip(Event("summoned", seat, ()), piece="ally.2")
    strip = passage(seen, clip, "ally", Still(), seat).strip
    words = [item.text for item in strip.parts if isinstance(item, Label)]
    assert f"now serves {seen.names[seat]}" in words
    panel = house(seen, ("house", str(seat)))
    assert panel.title == seen.names[seat] and seen.called(seat) in panel.text
