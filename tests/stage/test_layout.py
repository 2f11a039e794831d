"""Anchors from TMX files, and what broken ones say."""

import base64
import zlib
from pathlib import Path

import pytest

from stupor.stage.layout import LayoutProblem, load_anchors, page_file

LEVELS = Path(__file__).parents[2] / "levels"
PAGES = ("title", "lobby", "settings", "score", "curtain")
HEAD = (
    '<map version="1.10" orientation="orthogonal" width="4" height="4" '
    'tilewidth="8" tileheight="8"><objectgroup id="1" name="a">'
)


def written(folder: Path, objects: str) -> Path:
    file = folder / "page.tmx"
    file.write_text(f"{HEAD}{objects}</objectgroup></map>", encoding="utf-8")
    return file


def test_anchors_are_rectangles_by_name(tmp_path: Path) -> None:
    anchors = load_anchors(
        written(tmp_path, '<object id="1" name="hand.fan" x="5" y="6" width="70" height="80"/>')
    )
    assert anchors["hand.fan"] == (5, 6, 70, 80)
    assert "hand.fan" in anchors
    assert "hand" not in anchors
    assert anchors.names("hand.") == ["hand.fan"]


@pytest.mark.parametrize(
    "name",
    [
        *(f"stupor_mundi/{page}" for page in ("table", "stage_edict", "stage_expansions")),
        *(f"common/{page}" for page in PAGES),
    ],
)
def test_the_pages_of_the_game_can_be_read(name: str) -> None:
    anchors = load_anchors(LEVELS / f"{name}.tmx")
    assert len(anchors) > 0
    for anchor in anchors:
        x, y, w, h = anchors[anchor]
        assert w >= 0 and h >= 0
        assert x >= -1 and x + w <= 1921, anchor
        assert y >= -1 and y + h <= 1081, anchor


def test_the_table_has_the_anchors_of_the_design() -> None:
    anchors = load_anchors(LEVELS / "stupor_mundi" / "table.tmx")
    for name in ("hand.fan", "actions.seal", "castle.t1", "player.slot6", "voyage.tunis.ship4"):
        assert name in anchors


def test_a_missing_anchor_names_itself_and_the_file(tmp_path: Path) -> None:
    anchors = load_anchors(written(tmp_path, '<object id="1" name="a" x="0" y="0"/>'))
    with pytest.raises(LayoutProblem, match=r"page\.tmx.*'b'.*Tiled"):
        anchors["b"]


def test_a_missing_file_is_a_clear_problem(tmp_path: Path) -> None:
    with pytest.raises(LayoutProblem, match=r"none\.tmx: the layout file is missing\. Reinstall"):
        load_anchors(tmp_path / "none.tmx")


@pytest.mark.parametrize("text", ["", "<map", "<map/>", "no xml", "<svg></svg>"])
def test_a_broken_file_is_a_clear_problem(tmp_path: Path, text: str) -> None:
    file = tmp_path / "page.tmx"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LayoutProblem, match=r"page\.tmx"):
        load_anchors(file)


TAIL = "</objectgroup></map>"
LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 30))
BOMB = base64.b64encode(zlib.compress(bytes(10**7))).decode()
NEEDLESS = "needs no tiles"
HOSTILE = {
    "a billion laughs": (f"<!DOCTYPE map [{LAUGHS}]><map>&l29;</map>", NEEDLESS),
    "much packed into little": (
        f'{HEAD}</objectgroup><layer id="2" name="b" width="4000" height="4000">'
        f'<data encoding="base64" compression="zlib">{BOMB}</data></layer></map>',
        NEEDLESS,
    ),
    "cells without end": (f'{HEAD}</objectgroup><layer width="9{"0" * 9}"/></map>', NEEDLESS),
    "tiles from elsewhere": (f'{HEAD}</objectgroup><tileset source="/dev/zero"/></map>', NEEDLESS),
    "an object from elsewhere": (f'{HEAD}<object template="/dev/zero"/>{TAIL}', NEEDLESS),
    "a key of dots": (f'{HEAD}<object id="1" name="{"." * 2**20}"/>{TAIL}', "larger than"),
    "deep": (f"{HEAD}{'<properties>' * 50_000}", "cannot be read"),
    "far away": (f'{HEAD}<object id="1" name="a" x="1e999" y="0"/>{TAIL}', "no real place"),
    "nowhere": (f'{HEAD}<object id="1" name="a" x="nan" y="0"/>{TAIL}', "no real place"),
    "a number without end": (f'{HEAD}<object id="{"9" * 10**5}"/>{TAIL}', "cannot be read"),
}


@pytest.mark.parametrize(("text", "why"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_before_it_makes_work(
    tmp_path: Path, text: str, why: str
) -> None:
    file = tmp_path / "page.tmx"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LayoutProblem, match=rf"page\.tmx.*{why}"):
        load_anchors(file)


def test_a_remark_in_a_layout_is_allowed(tmp_path: Path) -> None:
    anchors = load_anchors(written(tmp_path, '<!-- moved --><object id="1" name="a" x="1" y="2"/>'))
    assert anchors["a"][:2] == (1, 2)


def test_a_name_twice_is_a_clear_problem(tmp_path: Path) -> None:
    thing = '<object id="{0}" name="a" x="{0}" y="0" width="1" height="1"/>'
    with pytest.raises(LayoutProblem, match="'a' occurs twice"):
        load_anchors(written(tmp_path, thing.format(1) + thing.format(2)))


def test_a_page_is_that_of_the_game_before_the_common_one_and_that_of_the_form_before_both(
    tmp_path: Path,
) -> None:
    game, common = folders = [tmp_path / "game", tmp_path / "common"]
    for file in (game / "table.tmx", common / "table.tmx", common / "table-4x3.tmx"):
        file.parent.mkdir(exist_ok=True)
        file.touch()
    (common / "title.tmx").touch()
    assert page_file(folders, "table", "") == game / "table.tmx"
    assert page_file(folders, "table", "4x3") == game / "table.tmx"
    assert page_file(folders, "title", "4x3") == common / "title.tmx"
    assert page_file([common], "table", "4x3") == common / "table-4x3.tmx"
    assert page_file(folders, "nowhere", "") == game / "nowhere.tmx"
