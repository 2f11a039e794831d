"""Every place of the curtain stands in its level file, and every one there is read."""

from __future__ import annotations

import re
from pathlib import Path

from stupor.platform import paths
from stupor.stage.layout import load_anchors, page_file
from stupor.table.curtain import scene as curtain
from stupor.table.curtain.scene import CurtainScene

SOURCE = Path(str(curtain.__file__)).read_text(encoding="utf-8")
#: Places that are numbered: the code asks for them by a number.
NUMBERED = re.compile(r"(line|standing)\d")
#: Painted by the workshop.
PAINTED = {"curtain.panel"}


def test_no_anchor_of_the_curtain_is_idle() -> None:
    """Given the level file, then the code asks for each of its places."""
    page = load_anchors(page_file(paths.pages_of("stupor_mundi"), CurtainScene.board, ""))
    for name in {*page} - PAINTED:
        if not NUMBERED.search(name):
            assert f'"{name}"' in SOURCE, f"nobody reads {name}"


def test_no_place_is_a_number_in_the_code() -> None:
    assert not re.search(r"Final\[Rect\]", SOURCE)
