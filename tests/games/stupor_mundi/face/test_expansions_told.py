"""What the table says and shows of the expansions: ribbon, previews, log, traces, motion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from stupor.engine.events import COUNTER, MOVED, Event
from stupor.engine.notation import Option
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.games.stupor_mundi.face.animation import sound_of
from stupor.games.stupor_mundi.face.docks.dock import strip_of
from stupor.games.stupor_mundi.face.docks.docked import paint_dock
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.game_log.pictured_lines import parts_of
from stupor.games.stupor_mundi.face.gestures.questions import prompt_of
from stupor.games.stupor_mundi.face.lights.event_places import event_rect
from stupor.games.stupor_mundi.face.lights.last_moves import places_of
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.clip_visuals import visual
from stupor.games.stupor_mundi.face.preview.consequences import consequences_of
from stupor.games.stupor_mundi.face.preview.ghosts import ghost_items
from stupor.games.stupor_mundi.face.preview.preview_rows import chips_of, refused_row, row_of
from stupor.games.stupor_mundi.face.preview.preview_words import next_words
from stupor.games.stupor_mundi.face.view import LogLine, TableView
from stupor.games.stupor_mundi.log_lines import tell
from stupor.match.preview import foresee, refusal
from stupor.stage.choreographer import Choreographer
from tests.games.stupor_mundi.face.fixture_position import anchors
from tests.support.playing import KINDS, wander

SPEC = registry.get("stupor_mundi")
RULES = SPEC.rules
NAMES = ("Lena", "Otto", "Anna", "Kurt")
#: Words of options of the expansions.
WORDS = ("book", "supply", "mantle", "knight", "papal", "imperial", "project")
#: What the log tells of them.
TOLD = ("crusade", "banned", "acquired", "completed", "project_scored", "supplied")
#: What of theirs moves.
THINGS = ("book.", "supply.", "mantle.", "papal.", "imperial.", "project.")


def view_of(state: Any, seat: int) -> TableView:
    table, facts = RULES.table(state, seat), RULES.facts(state, seat)
    asked = RULES.decision(state)
    return TableView(table, facts, asked, seat, NAMES[: state.seats], anchors())


@cache
def choices() -> dict[str, list[tuple[Any, Option]]]:
    """Up to twelve choices of every word of the expansions."""
    found: dict[str, list[tuple[Any, Option]]] = {word: [] for word in WORDS}
    for seed in range(3, 9):
        for state, _ in wander(SPEC, 4, seed, KINDS["both"]):
            for option in RULES.legal(state):
                word = str(option[0])
                if word in found and len(found[word]) < 12:
                    found[word].append((state.clone(), option))
    return found


def asked_of(state: Any) -> int:
    asked = RULES.decision(state)
    assert asked is not None
    return asked.seat


@cache
def happened() -> tuple[tuple[TableView, Event], ...]:
    """What happened in some games, each with the table just before the choice."""
    found = []
    for seed in range(3, 5):
        for state, option in wander(SPEC, 4, seed, KINDS["both"]):
            before = view_of(state, asked_of(state))
            after = state.clone()
            events = collect_events(after)
            RULES.apply(after, option)
            found += [(before, event) for event in events if asked_about(event)]
    return tuple(found)


def asked_about(event: Event) -> bool:
    """Whether a test asks about it: all tables of two games would take 135 MB."""
    about = str(event.args[0]) if event.args else ""
    points = event.kind == COUNTER and "vp." in about
    return event.kind in TOLD or points or (event.kind == MOVED and about.startswith(THINGS))


def moved() -> Iterator[tuple[TableView, Event]]:
    """The pieces of the expansions that moved."""
    for view, event in happened():
        if event.kind == MOVED and str(event.args[0]).startswith(THINGS):
            yield view, event


@pytest.mark.parametrize("word", WORDS)
def test_the_ribbon_names_every_choice_of_the_expansions(word: str) -> None:
    said = {prompt_of(view_of(state, asked_of(state))) for state, _ in choices()[word]}
    needed = {"book": "Book", "supply": "Supply Ship", "mantle": "Mantle", "knight": "Knights",
              "papal": "site", "imperial": "site", "project": "Condition"}[word]  # fmt: skip
    assert said and all(needed in sentence and sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("word", WORDS)
def test_every_choice_of_the_expansions_is_foretold(word: str) -> None:
    """Given a choice, then its row has a short title and chips, and ghosts lie on the table."""
    for state, option in choices()[word]:
        view = view_of(state, asked_of(state))
        seen = foresee(RULES, state, option)
        assert seen is not None
        found = consequences_of(view, seen)
        row = row_of(view, found, partial(RULES.text, state))
        assert 4 < len(row.title) < 48 and row.icon == word, row.title
        assert any(not chip.words.startswith("then") for chip in chips_of(view, found))
        assert ghost_items(view, found)


def test_a_book_says_what_it_brings_and_the_last_one_tells_of_the_ban() -> None:
    words = {
        chip.words
        for state, option in choices()["book"]
        for view in [view_of(state, asked_of(state))]
        for chip in chips_of(view, consequences_of(view, foresee(RULES, state, option)))  # type: ignore[arg-type]
    }
    assert {"1 VP per promotion", "2 VP per promotion"} & words


def chips_for(state: Any, option: Option) -> list[str]:
    view, seen = view_of(state, asked_of(state)), foresee(RULES, state, option)
    assert seen is not None
    return [chip.words for chip in chips_of(view, consequences_of(view, seen))]


def test_a_ship_says_what_it_brings_though_a_new_one_turns_up() -> None:
    """Given a Supply Ship that can be paid, then its VP stand beside its price."""
    for state, option in choices()["supply"]:
        assert {"at the end +5", "at the end +2"} & {*chips_for(state, option)}


@pytest.mark.parametrize(
    ("word", "action", "said"),
    [
        ("book", "promote", "take a Papal Book"),
        ("supply", "market", "buy the Supply Ship"),
        ("mantle", "summon", "place a Mantle"),
        ("knight", "purchase", "purchase Crusade Knights"),
    ],
)
def test_an_action_foretells_the_board_that_may_be_used_instead(
    word: str, action: str, said: str
) -> None:
    """Given a question with such a board, then what foretells it names the board, too."""
    asked = [
        asked
        for state, _ in choices()[word]
        if (asked := RULES.decision(state)) is not None and asked.kind == action
    ]
    assert asked
    assert all(said in next_words(then)[-1] for then in asked)


def test_a_project_costs_at_the_end_until_it_is_built() -> None:
    words = chips_for(*choices()["project"][0])
    assert "at the end \u22124" in words and any(w.startswith("if built +") for w in words)


def test_a_ship_that_cannot_be_paid_names_the_rule_and_what_is_there() -> None:
    for seed in range(3, 9):
        for state, _ in wander(SPEC, 4, seed, KINDS["both"]):
            asked = RULES.decision(state)
            if asked is None or asked.kind != "market" or ("supply",) in asked.options:
                continue
            against = refusal(RULES, state, ("supply",))
            if against is None or against.rule != "crusade.supply":
                continue
            row = refused_row(
                view_of(state, asked.seat), "supply", "Supply Ship", RULES.rule(against.rule)
            )
            assert "afford the top Supply Ship" in row.note and "You have" in row.note
            return
    raise AssertionError("every Ship could be paid")


def test_the_log_names_what_happened_and_where() -> None:
    """Given events of the expansions, then each has a line, a place, and Projects a chip."""
    kinds = set()
    for view, event in happened():
        if event.kind not in TOLD:
            continue
        kinds.add(event.kind)
        text = tell(event, [view.called(seat) for seat in range(4)])
        assert text and event_rect(view, event) is not None, event
        if event.kind in ("acquired", "completed", "project_scored"):
            pieces = [piece for _, piece in parts_of(LogLine(event.who, text, event)) if piece]
            assert pieces == [f"project.{event.args[0]}"], text
    assert kinds == set(TOLD)


def test_others_leave_traces_where_they_took_something() -> None:
    sources = {"book.": "crusade.library", "supply.": "crusade.harbour",
               "papal.": "crusade.structures", "project.": "project."}  # fmt: skip
    for _, event in moved():
        piece, source, _ = map(str, event.args)
        for kind, zone in sources.items():
            if piece.startswith(kind) and source.startswith(zone):
                assert source in places_of(event), event


def test_every_thing_that_is_taken_is_seen_and_heard_on_its_way() -> None:
    """Given a thing that leaves its board, then it flies from there to its new place."""
    kinds = set()
    for view, event in moved():
        piece, source, target = map(str, event.args)
        kind = piece.partition(".")[0]
        clip = Choreographer(ClipStyles().style_of).clips([event])[0]
        motion = visual(view, clip, "clip")
        along = kind == "imperial" and not target.startswith("over.")
        if along or target.startswith("done.") or source == "pile.supply":
            assert motion is None
            continue
        assert motion is not None and motion.items(0.5), event
        assert sound_of(event) or kind == "imperial"
        kinds.add(kind)
    assert kinds == {"book", "supply", "mantle", "papal", "imperial", "project"}


def test_a_board_turns_over_at_its_ban() -> None:
    view, event = next((v, e) for v, e in happened() if e.kind == "banned")
    clip = Choreographer(ClipStyles().style_of).clips([event])[0]
    motion, calm = visual(view, clip, "clip"), visual(view, clip, "clip", calm=True)
    assert motion is not None and calm is not None and clip.target == f"crusade.{event.args[0]}"
    assert motion.items(0.1) and motion.items(0.9) and sound_of(event) == "bell"


def test_points_of_the_expansions_are_told_apart() -> None:
    reasons = {e.args[3] for _, e in happened() if e.kind == COUNTER and "vp." in str(e.args[0])}
    assert {"crusade", "projects"} <= reasons


@pytest.mark.parametrize("left", range(8))
def test_the_strip_of_projects_shrinks_with_what_is_left(left: int) -> None:
    """Given fewer Projects, the strip is lower, tells their number, and leaves more of the log."""
    state = next(state for state, _ in wander(SPEC, 4, 3, KINDS["both"]))
    seen = view_of(state, 0)
    slots = sorted(zone for zone in seen.table.zones if zone.startswith("project."))
    for zone in slots[left:]:
        number = zone.partition(".")[2]
        seen.table.zones[zone] = []
        seen.table.zones[f"condition.{number}"] = []
    strip, painted = strip_of(seen), {item.key: item for item in paint_dock(seen)}
    if not left:
        assert strip is not None and not strip.box[3] and "dock/wood" not in painted
        return
    assert strip is not None
    rows = {cell[1] for cell in strip.projects if cell[2]}
    if left <= 3:
        assert strip.box[3] == 41 and len(rows) == 1
        assert painted["dock/left"].text == f"{left} left"  # type: ignore[union-attr]
    else:
        assert len(rows) <= 2
    assert LOG.text_box(seen)[3] > 0
