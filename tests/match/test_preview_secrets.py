"""Nothing true of what is hidden can come out of a preview, even where nobody stops it."""

from __future__ import annotations

from typing import Any

import pytest

from stupor.engine.events import Event
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.match import preview
from stupor.match.preview import TrialEvents, foresee
from tests.support.playing import KINDS, wander
from tests.support.usual import some


class Sieve(TrialEvents):
    """Hears everything as it is, to the end."""

    def hear(self, event: Event) -> None:
        """Note the event with its face."""
        self.events.append(event)


def truly(rules: Any, state: Any, option: Any) -> list[Event]:
    """What happens when the choice is made."""
    after = state.clone()
    events = collect_events(after)
    rules.apply(after, option)
    return events


def test_dice_to_come_are_not_told_even_without_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    # given a preview that nothing stops
    monkeypatch.setattr(preview, "TrialEvents", Sieve)
    spec, rolls, told = registry.get("burgundy"), 0, 0
    # when it goes on over the end of each round
    for state, option in wander(spec, 2, 11):
        true = [e.args for e in truly(spec.rules, state, option) if e.kind == "rolled"]
        if true:
            found = foresee(spec.rules, state, option)
            assert found is not None
            rolls += 1
            told += [e.args for e in found.events if e.kind == "rolled"] == true
    # then the dice that it shows are others than those that will fall
    assert rolls > 10 and told <= 1


def test_a_card_to_be_drawn_is_not_told_even_without_a_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preview, "TrialEvents", Sieve)
    spec, drawn, told = registry.get("stupor_mundi"), 0, 0
    for state, option in wander(spec, 2, 12):
        true = [e.args for e in truly(spec.rules, state, option) if _from_pile(e)]
        if true:
            found = foresee(spec.rules, state, option)
            assert found is not None
            drawn += 1
            told += [e.args for e in found.events if _from_pile(e)] == true
    assert drawn > 10 and told < drawn / 4


def _from_pile(event: Event) -> bool:
    return event.kind == "moved" and str(event.args[1]).startswith("deck.")


@pytest.mark.parametrize("kind", some(["retail", "both"], ["retail"]))
def test_what_another_seat_may_answer_is_not_told(kind: str) -> None:
    spec, others = registry.get("stupor_mundi"), 0
    for state, _ in wander(spec, 2, 2102, KINDS[kind]):
        asked = spec.rules.decision(state)
        assert asked is not None
        for option in asked.options:
            found = foresee(spec.rules, state, option)
            if found is not None and found.then is not None and found.then.seat != asked.seat:
                assert found.then.options == ()
                others += 1
    assert others
