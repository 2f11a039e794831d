"""A figure stands beside what it was in the last release."""

import math

from tests.bench.ratio import Ratio
from tests.bench.released import Changes, figures_in, kept

PRINTED = """id       value  goal             what
R1       4.000  <= 4 U           met      U, full redraw at 1080p
R1       2.500  <= 3 U           met      U, full redraw at 2160p
R4       0.000  <= 0             met      costly calls
P1         nan  -                         no dist/stupor
"""


def test_what_a_release_prints_is_read_in_its_order() -> None:
    assert figures_in(PRINTED) == {"R1.1": 4.0, "R1.2": 2.5, "R4.1": 0.0}


def test_the_change_is_told_of_each_figure_in_its_place() -> None:
    changes = Changes(figures_in(PRINTED))
    told = [("R1", 3.0), ("R1", 2.75), ("R4", 0.0), ("P1", 1.0), ("R1", 9.9)]
    words = [changes.words(Ratio(name, "-", value, "")) for name, value in told]
    assert words == ["-25 %", "+10 %", "=", "", ""]
    assert Changes({"R4.1": 0.0}).words(Ratio("R4", "-", 3.0, "")) == "new"
    assert Changes({}).words(Ratio("R4", "-", math.nan, "")) == ""


def test_the_figures_of_the_last_release_are_kept() -> None:
    assert {"R1.1", "R2.1", "R3.1", "R4.1"} <= kept().keys()
