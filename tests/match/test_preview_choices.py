"""Every legal choice can be foretold: it has something to say, keeps secrets and comes true."""

from __future__ import annotations

from typing import Any

import pytest

from stupor.engine.codec import digest
from stupor.engine.events import UNKNOWN, redact
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.match.preview import HiddenAhead, TrialEvents, foresee, preview, refusal
from tests.bench.previews import choices
from tests.support.playing import KINDS, positions, wander

SPEC = registry.get("stupor_mundi")
RULES = SPEC.rules
#: The bench looks at every position: `PREVIEW_GAMES=200 python -m tests.bench PREVIEW`.
FEW, GAMES, EVERY = 4, 12, 25
RARE = pytest.mark.exhaustive
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
#: The same, and games for two and four with both expansions.
BOXES = pytest.mark.parametrize(
    ("seats", "kind"),
    [
        (1, "retail"),
        pytest.param(2, "retail", marks=RARE),
        pytest.param(3, "retail", marks=RARE),
        pytest.param(4, "retail", marks=RARE),
        (2, "both"),
        pytest.param(4, "both", marks=RARE),
    ],
)


def truly(state: Any, option: Any) -> Any:
    """What happens when the choice is made: all events, and the position after it."""
    after = state.clone()
    events = collect_events(after)
    RULES.apply(after, option)
    return events, after


@pytest.mark.parametrize("games", [FEW, pytest.param(GAMES, marks=RARE)])
def test_every_choice_of_many_games_has_something_to_show(games: int) -> None:
    told = sum(1 for _ in choices(games, every=EVERY))
    assert told > 50 * games


@BOXES
def test_every_choice_is_foretold_as_it_comes_true(seats: int, kind: str) -> None:
    for state, taken in wander(SPEC, seats, 2100 + seats, KINDS[kind]):
        before = digest(state)
        asked = RULES.decision(state)
        found = foresee(RULES, state, taken)
        assert asked is not None and found is not None and found.options == (taken,)
        assert digest(state) == before
        events, after = truly(state, taken)
        told = [redact(event, asked.seat) for event in events[: len(found.events)]]
        for seen, true in zip(found.events, told, strict=True):
            face = seen.args[0] if seen.args else None
            assert seen == true or (face == UNKNOWN and seen.args[1:] == true.args[1:])
        if found.then is not None and not found.veiled:
            then = RULES.decision(after)
            assert then is not None and (found.then.seat, found.then.kind) == (then.seat, then.kind)
            assert found.then == then if then.seat == asked.seat else found.then.options == ()
            assert found.table == RULES.table(after, asked.seat)
            assert found.facts == RULES.facts(after, asked.seat)


@BOXES
def test_a_preview_is_the_same_whatever_lies_face_down(seats: int, kind: str) -> None:
    for number, (state, _) in enumerate(wander(SPEC, seats, 2200 + seats, KINDS[kind])):
        if number % 7:
            continue
        asked = RULES.decision(state)
        assert asked is not None
        other = RULES.determinize(state, asked.seat, SplitMix(number))
        for option in asked.options:
            assert foresee(RULES, state, option) == foresee(RULES, other, option), option


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=RARE)])
def test_a_drawn_card_shows_its_back_and_the_preview_goes_on_behind_it(every: int) -> None:
    drawn = 0
    for state in positions(SPEC, 2, 2301, every):
        for option in RULES.legal(state):
            found = foresee(RULES, state, option)
            assert found is not None
            for event in found.events:
                if event.kind == "moved" and str(event.args[1]).startswith("deck."):
                    assert event.args[0] == UNKNOWN and found.veiled
                    drawn += 1
    assert drawn


def test_a_preview_ends_where_the_next_turn_begins() -> None:
    ended = 0
    for state, _ in wander(SPEC, 3, 2401):
        for option in RULES.legal(state):
            if option in (("end",), ("pass",)):
                found = foresee(RULES, state, option)
                assert found is not None and found.then is None
                assert not {event.kind for event in found.events} & {"turn", "round"}
                ended += 1
    assert ended


def test_choices_in_a_row_are_foretold_together() -> None:
    state = next(s for s, _ in wander(SPEC, 2, 2501) if ("build",) in RULES.legal(s))
    build = foresee(RULES, state, ("build",))
    assert build is not None and build.then is not None
    site = build.then.options[0]
    both = foresee(RULES, state, ("build",), [site])
    assert both is not None and both.options == (("build",), site)
    assert any(event.kind == "built" for event in both.events)


def test_what_is_not_offered_afterwards_is_left_out() -> None:
    state = RULES.setup(2, 1, {})
    found = foresee(RULES, state, RULES.legal(state)[0], [("nonsense",)])
    assert found is not None and len(found.options) == 1


def test_a_refusal_names_its_rule_and_an_offered_choice_has_none() -> None:
    state = RULES.setup(2, 1, {})
    against = refusal(RULES, state, ("play", 1, 6, "up"))
    assert against is not None and RULES.rule(against.rule).section
    assert refusal(RULES, state, RULES.legal(state)[0]) is None


@SEATS
def test_an_action_that_can_do_nothing_says_which_rule_is_against_it(seats: int) -> None:
    named: set[str] = set()
    for state, _ in wander(SPEC, seats, 2600 + seats):
        asked = RULES.decision(state)
        assert asked is not None
        if asked.kind == "turn":
            for action in ("promote", "market", "build", "summon", "purchase"):
                against = refusal(RULES, state, (action,))
                assert against is not None
                assert RULES.rule(against.rule).text
                named.add(against.rule)
    assert {"slot.spears", "build.cost"} <= named


def test_the_rules_stop_at_the_curtain_and_nothing_is_noted_behind_it() -> None:
    state = RULES.setup(2, 1, {})
    watch = TrialEvents(0, RULES.table(state, 0))
    from_pile = RULES.decision(state)
    assert from_pile is not None and preview(RULES, state, from_pile.options[0]) is not None
    other = state.clone()
    other.events = watch
    with pytest.raises(HiddenAhead):
        RULES.apply(other, ("pass",))
    assert not any(event.kind == "turn" for event in watch.events)
