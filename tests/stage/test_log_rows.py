"""Lines of a log: rows, columns, what is cut, what they name, and what lies under the pointer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.engine.table import Table
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Label, Rect
from stupor.stage.log_leaf import AIR, beside
from stupor.stage.log_paper import paint_entries
from stupor.stage.log_rows import CUT, Entry, LogStyle, RowSpacing, Run, entries, hit, pitch_of
from stupor.stage.view import LogLine, View

SPREAD = RowSpacing(0.0, 4.0)
#: A line "Ada takes gem now." names the gem.
LOG_STYLE = LogStyle(
    10.0, 20.0,
    lambda line: [
        (words, "gem.1" if words.strip() == "gem" else "")
        for words in line.text.replace(" gem", "| gem|").split("|")
    ],
    lambda view, words, piece: 30.0,
    lambda piece: piece.startswith("gem"),
)  # fmt: skip


def view(*texts: str, fresh: int = 0) -> View:
    """A view whose letters are five wide; the last lines are new."""
    lines = [
        LogLine(0, text, fresh=number >= len(texts) - fresh) for number, text in enumerate(texts)
    ]
    return View(
        Table({}, {}), {}, None, 0, ("Ada",), {}, tuple(lines),
        measure=lambda text, face, size: 5.0 * len(text),
    )  # fmt: skip


def said(entry: Entry) -> str:
    return "|".join(run.text for run in entry.runs)


def test_the_newest_line_stands_on_top_without_the_name_that_the_arms_tell() -> None:
    first, second = entries(view("Ada rests.", "Ada takes gem now."), LOG_STYLE, [(0, 0, 400, 90)],
                            SPREAD)  # fmt: skip
    assert said(first) == "Takes|gem|now." and said(second) == "Rests."
    assert first.runs[1] == Run(30.0, 0, 30.0, "gem", "gem.1")
    assert first.run_box(first.runs[1]) == (50.0, 0.0, 30.0, first.pitch)
    large = entries(view("Ada rests."), LOG_STYLE, [(0, 0, 400, 90)], SPREAD, large=True)
    assert said(large[0]) == "Ada rests."


def test_a_line_without_room_goes_to_the_next_column_and_the_last_one_is_cut() -> None:
    long = "word " * 8 + "end."
    columns: list[Rect] = [(0, 0, 130, 26), (200, 0, 130, 26)]
    one, two = entries(view(long, "Short."), LOG_STYLE, columns, SPREAD)
    assert one.box[0] == 0 and said(one) == "Short."
    assert two.box[0] == 200 and two.runs[-1].text == CUT and two.runs[-1].row == 1


def test_the_large_log_heads_what_is_new() -> None:
    shown = entries(view("One.", "Two.", "Three.", fresh=2), LOG_STYLE, [(0, 0, 400, 200)], SPREAD,
                    large=True)  # fmt: skip
    assert [bool(entry.heading) for entry in shown] == [True, False, True]
    draw = DrawList("log")
    paint_entries(draw, shown, LOG_STYLE, lambda *_: None, lambda *_: None)
    told = [item.text for item in draw.items if isinstance(item, Label)]
    assert told == [shown[0].heading, "Three.", "Two.", shown[2].heading, "One."]
    assert sum("fresh" in item.key for item in draw.items) == 2


def test_a_pointer_finds_the_line_and_what_it_names() -> None:
    shown = entries(view("Ada takes gem now."), LOG_STYLE, [(0, 0, 400, 90)], SPREAD)
    on_gem, on_words = hit(shown, LOG_STYLE, (60, 5)), hit(shown, LOG_STYLE, (25, 5))
    assert on_gem is not None and on_gem.piece == "gem.1"
    assert on_words is not None and on_words.piece == "" and on_words.line.text.startswith("Ada")
    assert hit(shown, LOG_STYLE, (60, 80)) is None


def test_what_follows_words_stands_as_near_however_widths_are_rounded() -> None:
    """Given letters of whole pixels, when words are set, then their row is as wide as it looks."""
    shown = entries(rounding("Ada takes it one by one gem."), LOG_STYLE, [(0, 0, 400, 90)], SPREAD)
    words, gem, _ = shown[0].runs
    assert words.text == "Takes it one by one" and words.width == 20.0
    assert gem.x == words.width + 1.0


def test_the_dot_behind_what_is_named_takes_no_row_of_its_own() -> None:
    """Given a name that fills its row, when the sentence ends behind it, then the dot stays."""
    shown = entries(view("Ada takes gem."), LOG_STYLE, [(0, 0, 82, 90)], SPREAD)
    assert said(shown[0]) == "Takes|gem|." and {run.row for run in shown[0].runs} == {0}


def rounding(text: str) -> View:
    """A view that rounds the width of words up, and with them that of every single word."""
    wide = {" ": 1.0, "Takes it one by one": 20.0}
    plain = view(text)
    plain.measure = lambda said, face, size: wide.get(said, 1.5 * len(said))
    return plain


def test_rows_are_as_high_as_their_letters() -> None:
    """Given large letters in a small window, then a row has not the room of both together."""
    style, usual = replace(LOG_STYLE, growth=1.2), view()
    small = replace(usual, compact=True)
    high = pitch_of(usual, style)
    assert pitch_of(small, style) == pytest.approx(1.2 * high)
    assert pitch_of(replace(small, text=1.5), style) == pytest.approx(1.5 * high)
    assert pitch_of(replace(usual, text=0.75), style) == pytest.approx(0.75 * high)


def test_a_paper_on_the_leaf_takes_its_room_at_tables_of_every_kind() -> None:
    """Given a paper at the foot of a narrow leaf, then lines end above it, those of teams too."""
    lines, paper = (0.0, 0.0, 300.0, 400.0), (0.0, 250.0, 300.0, 150.0)
    places = {"log.text": lines, "team/log.text": lines, "log": lines}
    found = beside(places, paper)
    assert found["log.text"] == found["team/log.text"] == (0.0, 0.0, 300.0, 250.0 - AIR)
    assert found["log"] == lines and beside(places, None) == places


@pytest.mark.parametrize(("width", "rows"), [(160.0, [0, 1, 1]), (230.0, [0, 0, 0])])
def test_what_a_line_brought_stands_in_one_row(width: float, rows: list[int]) -> None:
    """Given figures of which one row has only the first, then both begin the next row."""
    style = LogStyle(
        10.0, 20.0,
        lambda line: [(line.text, ""), ("+1", "good.coins"), ("+2", "good.grain")],
        lambda view, words, piece: 30.0,
        lambda piece: False,
        kept=lambda piece: piece.startswith("good"),
    )  # fmt: skip
    [entry] = entries(view("Ada builds a tower."), style, [(0, 0, width, 90)], SPREAD)
    assert [run.row for run in entry.runs] == rows
    assert rows[-1] == 0 or [run.x for run in entry.runs] == [0.0, 0.0, 35.0]
