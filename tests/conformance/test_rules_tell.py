"""What every registered game owes whoever looks on: events, secrets, words."""

from __future__ import annotations

import json

from stupor.engine.codec import digest
from stupor.engine.events import UNKNOWN, redact
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.engine.table import Table
from stupor.games import registry
from tests.conformance.kinds import kinds_of_game
from tests.support.playing import Kind, positions, wander


def differing(told: Table, true: Table) -> dict[str, tuple[object, object]]:
    """Zones and counters that the events leave otherwise than the rules have them, with both."""
    one, other = ({**t.as_dict()["zones"], **t.counters} for t in (told, true))  # type: ignore[dict-item]
    return {k: (one.get(k), other.get(k)) for k in one | other if one.get(k) != other.get(k)}


@kinds_of_game(7)
def test_events_tell_each_viewer_the_whole_change_of_his_table(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    viewers = [None, *range(seats)]
    for number, (state, option) in enumerate(wander(spec, seats, 21, kind)):
        shown = [spec.rules.table(state, viewer) for viewer in viewers]
        after = state.clone()
        events = collect_events(after)
        spec.rules.apply(after, option)
        for viewer, table in zip(viewers, shown, strict=True):
            for event in events:
                table.fold(redact(event, viewer))
            wrong = differing(table, spec.rules.table(after, viewer))
            assert not wrong, (wrong, number, option, viewer, events)


@kinds_of_game(9)
def test_a_seat_cannot_tell_the_sampled_position_from_the_true_one(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    differing = 0
    for number, state in enumerate(positions(spec, seats, 31, 7 * seats, kind)):
        decision = spec.rules.decision(state)
        for seat in range(seats):
            before = digest(state)
            other = spec.rules.determinize(state, seat, SplitMix(number * 10 + seat))
            assert digest(state) == before
            differing += digest(other) != before
            assert spec.rules.observe(other, seat) == spec.rules.observe(state, seat)
            assert spec.rules.table(other, seat) == spec.rules.table(state, seat)
            if decision is not None and decision.seat == seat:
                assert spec.rules.legal(other) == spec.rules.legal(state)
    assert differing


@kinds_of_game(9)
def test_what_a_seat_does_not_see_is_dealt_anew_in_every_zone(
    game: str, seats: int, kind: Kind
) -> None:
    """Given samples, no kind of zone that others see into is always as it truly is."""
    spec = registry.get(game)
    found: dict[str, list[bool]] = {}
    for number, state in enumerate(positions(spec, seats, 37, 5, kind)):
        seen = [spec.rules.table(state, seat).zones for seat in range(seats)]
        for seat, own in enumerate(seen):
            sample = spec.rules.determinize(state, seat, SplitMix(number * 10 + seat))
            other = (seat + 1) % seats
            anew = spec.rules.table(sample, other)
            for zone, true in seen[other].items():
                if UNKNOWN in own.get(zone, ()) and UNKNOWN not in true:
                    dealt = sorted(anew.pieces(zone)) != sorted(true)
                    found.setdefault(zone.partition(".")[0], []).append(dealt)
            spec.rules.load(spec.rules.dump(sample))  # which says what is wrong with it
    kept = [kind for kind, dealt in found.items() if len(dealt) > 2 and not any(dealt)]
    assert not kept, f"determinize leaves as it is what lies in {kept}"


@kinds_of_game(10)
def test_every_event_can_be_told_to_anybody(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    names = [f"Seat {seat}" for seat in range(seats)]
    for state, option in wander(spec, seats, 41, kind):
        after = state.clone()
        events = collect_events(after)
        spec.rules.apply(after, option)
        for event in events:
            for viewer in (None, *range(seats)):
                told = spec.rules.tell(redact(event, viewer), names)
                assert told is None or told.strip()


@kinds_of_game(11)
def test_views_are_json(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state in positions(spec, seats, 51, 20, kind):
        for viewer in (None, *range(seats)):
            view = spec.rules.observe(state, viewer)
            assert json.loads(json.dumps(view)) == view
