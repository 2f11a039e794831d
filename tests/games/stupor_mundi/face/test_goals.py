"""A chapter's goals on the table: the seal as it stands, the bent rules, and what they change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from stupor.games.registry import get
from stupor.games.stupor_mundi.campaign.seals import SEALS as RULED
from stupor.games.stupor_mundi.campaign.twists import TWISTS
from stupor.games.stupor_mundi.face.docks.dock import GOALS
from stupor.games.stupor_mundi.face.explain.explanations import explanation, nodes
from stupor.games.stupor_mundi.face.game_log.log_scroll import ENDS, LOG, TITLED
from stupor.games.stupor_mundi.face.game_log.pictured_lines import LOG_STYLE
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.games.stupor_mundi.face.margin.goals import (
    SEALS,
    TWIST_ICONS,
    goal_box,
    goal_spots,
    paint_goals,
)
from stupor.games.stupor_mundi.face.view import LogLine, TableView
from stupor.games.stupor_mundi.face.workplace.workplace_area import grain_of
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.geometry import Point, overlap
from stupor.stage.items import Label, Picture
from stupor.stage.layout import load_anchors
from stupor.stage.log_rows import CUT, entries
from stupor.stage.measure import guessed_width
from stupor.stage.node import name_at
from stupor.stage.view import View
from stupor.table.session.flow import TurnFlow
from tests.games.stupor_mundi.campaign.kit import wish
from tests.games.stupor_mundi.face.painted import paint_table

RULES = StuporMundiRules()
LEVELS = Path(__file__).parents[4] / "levels" / "stupor_mundi"
FORMS = ("table", "table-16x10", "table-4x3", "table-21x9")


@cache
def anchors(form: str = "table") -> Mapping[str, tuple[float, float, float, float]]:
    pages = (load_anchors(LEVELS / f"{name}.tmx") for name in ("stage_edict", form))
    return {name: page[name] for page in pages for name in page}


def chapter(form: str = "table", **changes: object) -> TableView:
    """The first turn of a chapter."""
    s = RULES.setup(1, 3, {"chapter": wish(**changes)})
    return TableView(
        RULES.table(s, 0), RULES.facts(s, 0), RULES.decision(s), 0, ("Anna",), anchors(form)
    )


def words(view: TableView) -> dict[str, str]:
    return {item.key: item.text for item in paint_goals(view) if isinstance(item, Label)}


def test_two_lines_of_two_rows_stand_whole_below_the_goals_of_a_small_window() -> None:
    view = replace(chapter(), compact=True, log=(LogLine(0, "word " * 9),) * 3)
    areas, spacing = LOG.text_areas(view), LOG.row_spacing(view)
    shown = entries(view, LOG_STYLE, areas, spacing)
    assert [entry.runs[-1].row for entry in shown] == [1, 1]
    assert CUT not in {run.text for entry in shown for run in entry.runs}


def test_every_seal_and_every_twist_has_a_sign() -> None:
    assert set(SEALS) == set(RULED)
    assert set(TWIST_ICONS) == set(TWISTS)


def test_a_plain_game_shows_no_goals() -> None:
    s = RULES.setup(1, 3, {})
    view = TableView(RULES.table(s, 0), RULES.facts(s, 0), None, 0, ("Anna",), anchors())
    assert paint_goals(view) == [] and list(goal_spots(view)) == []
    x, y, w, h = anchors()["log.text"]
    assert LOG.text_box(view) == (x, y + TITLED, w + ENDS, h - TITLED)


@pytest.mark.parametrize(
    ("want", "sprite", "check"), [(1, "seal/red", "yes"), (60, "seal/grey", "no")]
)
def test_the_seal_is_red_while_it_is_won(want: int, sprite: str, check: str) -> None:
    """Given some coins at the start, then a small wish is fulfilled now and a large one is not."""
    view = chapter(seal={"coins": want})
    pictures = {i.key: i.sprite for i in paint_goals(view) if isinstance(i, Picture)}
    assert pictures["goals/wax"] == sprite
    assert pictures["goals/check"] == f"check/{check}"
    figures = words(view)["goals/figures"]
    assert figures.endswith(f"(needs {want})" if check == "yes" else f" of {want}")


@pytest.mark.parametrize("form", FORMS)
def test_goals_keep_clear_of_the_sentences_at_every_form(form: str) -> None:
    view = chapter(form, twists={"travel_price": 1, "removes_both": True})
    box, text, whole = goal_box(view), LOG.text_box(view), LOG.box(view)
    assert not overlap(box, text)
    assert whole[1] <= box[1] and box[0] + box[2] <= whole[0] + whole[2]
    assert text[3] > 92
    assert all(overlap(box, item.rect) for item in paint_goals(view))
    assert len({item.key for item in paint_table(view)}) == len(paint_table(view))


def under(view: TableView, point: Point) -> str:
    """The name of what lies under a point."""
    return name_at(nodes(view), point)


def test_goals_and_twists_explain_themselves() -> None:
    view = chapter(seal={"allies": 4}, twists={"travel_price": 2, "frederick_issues": 3})
    found = dict(goal_spots(view))
    assert set(found) == {"goal", "twist.travel_price", "twist.frederick_issues"}
    for name, (x, y, w, h) in found.items():
        if name != "goal":
            assert under(view, (x + w / 2, y + h / 2)) == name
        said = explanation(view, name)
        assert said is not None and said.title and said.text
    x, y, _, _ = found["goal"]
    assert under(view, (x + 20, y + 20)) == "goal"
    assert "Host 4 Allies." in explanation(view, "goal").text  # type: ignore[union-attr]
    assert "0 of 4" in explanation(view, "goal").numbers  # type: ignore[union-attr]
    assert "2 Augustales" in explanation(view, "twist.travel_price").text  # type: ignore[union-attr]


def test_dearer_arrows_are_painted_and_explained() -> None:
    """Given a chapter with 1 more Grain, then arrows that cost some show 2, the others nothing."""
    plain, dear = chapter(), chapter(twists={"workplace_grain": 1})
    assert [grain_of(plain, "a", n) for n in range(1, 6)] == [0, 0, 0, 1, 0]
    assert [grain_of(dear, "a", n) for n in range(1, 6)] == [0, 0, 0, 2, 0]
    figures = {i.key: i.text for i in paint_table(dear) if isinstance(i, Label)}
    assert figures["work/a.4.grain"] == "2" and "work/a.3.grain" not in figures
    assert "costs 2 Grain" in explanation(dear, "arrow.a.4").text  # type: ignore[union-attr]
    assert "costs 2 Grain" in explanation(dear, "work.a.4").text  # type: ignore[union-attr]


def test_a_price_for_every_step_is_said_wherever_the_first_one_is_free() -> None:
    plain, dear = chapter(), chapter(twists={"travel_price": 1})
    for name in ("city.2", "ship.0", "ground.voyage", "step.1"):
        free, paid = explanation(plain, name), explanation(dear, name)
        assert free is not None and paid is not None, name
        assert "free" in free.text and "free" not in paid.text, name
        assert "1 Augustalis" in paid.text, name
    assert "first step free" in prompt_of(plain)
    assert "1 Augustalis a step" in prompt_of(dear)


def test_a_refused_travel_names_the_price_of_the_chapter() -> None:
    """Given no coins and a price for every step, then the refusal speaks of the chapter's price."""
    for changes, words in (
        ({"twists": {"travel_price": 2}}, "costs 8 Augustales; you have"),
        ({}, "costs 3 Augustales; you have"),
    ):
        seat = make_seat("human", get("stupor_mundi"), 1)
        options = {"chapter": wish(setup={"coins": 0}, **changes)}
        flow = TurnFlow(Session.new(get("stupor_mundi"), [seat], 3, options))
        view = flow.ui.board.view_of(
            View(
                table=flow.table(),
                facts=flow.facts(),
                decision=flow.decision,
                viewer=0,
                names=flow.names,
                anchors=anchors(),
            )
        )
        assert words in flow.ui.input.objection(flow, view, ("sail", 4))


def test_what_may_still_come_is_counted() -> None:
    """Given all sixteen cards in the pile, then their kinds are told; a shown one is left out."""
    view = chapter()
    said = explanation(view, "pile.solo")
    assert said is not None and "16 cards left: 5 take the card" in said.numbers
    view.table.zones["solo.shown"] = ["solo.4"]
    later = explanation(view, "solo.4")
    assert later is not None and "15 cards left: 4 take the card" in later.numbers
    assert "with a crown: 4" in said.numbers and "with a crown: 3" in later.numbers


def test_the_twist_of_both_is_on_the_card_and_in_its_words() -> None:
    view = chapter(twists={"removes_both": True})
    view.table.zones["solo.shown"] = ["solo.4", "solo.1"]
    labels = {i.key: i.text for i in paint_table(view) if isinstance(i, Label)}
    assert labels["frederick/solo.1.words"] == "Frederick removes the card and the Ally there."
    said = explanation(view, "solo.1")
    assert said is not None and "the card and the Ally" in said.text


@pytest.mark.parametrize("kind", sorted(SEALS))
def test_the_words_of_a_seal_have_room_in_a_small_window_beside_a_twist(kind: str) -> None:
    view = chapter(twists={"travel_price": 1})
    words = next(item for item in paint_goals(view) if item.key == "goals/words")
    assert guessed_width(SEALS[kind][0], "bold", 17 * LOG_STYLE.growth) <= words.rect[2]


def test_the_last_card_is_not_called_one_of_one() -> None:
    view = chapter()
    asked = view.decision
    assert asked is not None
    card = next(option[1] for option in asked.options if option[0] == "play")
    options = tuple(o for o in asked.options if o[0] != "play" or o[1] == card)
    assert "play the only card" in prompt_of(
        replace(view, decision=replace(asked, options=options))
    )


def test_a_tip_below_the_goals_cuts_no_heading_of_the_log() -> None:
    """Given a paper that leaves less than the heading below the goals, then there is no heading."""
    view = chapter(seal={"sides": 1})
    assert "log/title" in words_of_log(view)
    x, y, w, _ = view.anchors["log.text"]
    low = replace(view, anchors={**view.anchors, "log.text": (x, y, w, GOALS + 12)})
    assert "log/title" not in words_of_log(low)


def words_of_log(view: TableView) -> set[str]:
    """The keys of what is written on the log."""
    return {item.key for item in LOG.paint(view) if isinstance(item, Label)}
