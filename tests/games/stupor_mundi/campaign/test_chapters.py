"""The chapters as files: all ten are there, and whoever writes one is told what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.games.stupor_mundi.campaign import chapter_files
from stupor.games.stupor_mundi.campaign.chapter import Chapter, ChapterProblem, read_chapter
from stupor.games.stupor_mundi.campaign.chapter_files import UnreadableChapter, chapters
from stupor.games.stupor_mundi.campaign.words import setup_texts
from tests.games.stupor_mundi.campaign.kit import FOLDER, TEXT
from tests.mutate.worlds import TABLES
from tests.support.patience import at_once
from tests.support.playing import wander

SPEC = registry.get("stupor_mundi")
SHELF = list(chapters(FOLDER))
OPEN = [chapter for chapter in SHELF if isinstance(chapter, Chapter)]
NEEDING = {6: "needs The Postponed Crusade", 9: "needs The Imperial Projects"}


def test_all_ten_chapters_are_there_in_order() -> None:
    told = [c.chapter if isinstance(c, UnreadableChapter) else c for c in SHELF]
    assert [chapter.number for chapter in told if chapter] == list(range(1, 11))
    years = [chapter.year for chapter in told if chapter]
    assert years == [1194, 1198, 1212, 1220, 1224, 1229, 1231, 1237, 1240, 1250]


def test_no_chapter_of_the_game_is_sealed() -> None:
    assert len(OPEN) == len(SHELF) == 10


def test_two_chapters_would_wait_for_their_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chapter_files, "IN_THE_BOX", frozenset())
    waiting = [c for c in chapters(FOLDER) if isinstance(c, UnreadableChapter) and c.chapter]
    assert {c.chapter.number: c.reason for c in waiting if c.chapter} == NEEDING


@pytest.mark.parametrize("chapter", OPEN, ids=lambda chapter: chapter.file)
def test_a_chapter_is_played_to_its_end(chapter: Chapter) -> None:
    """Given random choices, the game ends; saved, loaded and imagined anew it stays a chapter."""
    rules, state = SPEC.rules, None
    for number, (state, _) in enumerate(wander(SPEC, 1, chapter.number, chapter.options())):
        if number % 40 == 7:
            again = rules.load(rules.dump(state))
            assert again.story == state.story and digest(again) == digest(state)
            imagined = rules.determinize(state, 0, SplitMix(number))
            assert imagined.story is state.story is state.clone().story
            assert rules.observe(imagined, 0) == rules.observe(state, 0)
    assert state is not None and rules.over(state)
    assert rules.result(state).seal is rules.facts(state, 0)["seal.won"]


def test_what_a_chapter_says() -> None:
    chapter = read_chapter("03.toml", TEXT)
    assert (chapter.number, chapter.title, chapter.at) == (3, "Over the Alps", (0.5, 0.25))
    assert (chapter.won, chapter.lost, chapter.hints) == ("There.", "Almost.", False)
    assert setup_texts(chapter.terms) == [
        "Easy Markets.",
        "Any House.",
        "You start with 3 Augustales.",
    ]
    assert chapter.options("savoy")["houses"] == ["savoy"]


def test_the_chapter_of_the_page_can_be_played() -> None:
    page = (FOLDER.parents[1] / ".github" / "docs" / "yours.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    chapter = read_chapter("11-jaffa.toml", text)
    state = SPEC.rules.setup(1, 1, chapter.options())
    assert state.players[0].coins == 8 and state.story.chapter == chapter.number == 11


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("coins = 3", "coins = 99", 17, "coins must be a whole number from 0 to 30, not 99"),
        ("coins = 3", "coins = true", 17, "coins must be a whole number"),
        ("coins = 3", "stone = 3", 17, "the warehouse holds 3 cubes, not 4"),
        ("coins = 3", "\n# dear\n\ngold = 3", 20, "unknown change 'gold'"),
        ("coins = 3", "palace = { treasury = 4 }", 17, "treasury must be a multiple of 3, not 4"),
        ("coins = 3", "[setup.palace]\nmoat = 1", 18, "unknown track 'moat'"),
        ("travel_price = 1", "travel_price = 4", 20, "from 1 to 3, not 4"),
        ("travel_price = 1", "removes_both = 1", 20, "must be true or false"),
        ("travel_price = 1", "fly = 1", 20, "unknown twist 'fly'; possible: travel_price,"),
        ("[twists]\ntravel_price = 1", "[[twists]]\nfly = 1", 19, "twists must be a table"),
        ("sides = 1", "", 22, "a chapter has one seal, not 0"),
        ("sides = 1", "sides = 1\ncoins = 2", 22, "a chapter has one seal, not 2"),
        ("sides = 1", "glory = 1", 23, "unknown seal 'glory'"),
        ("sides = 1", 'title = "Serf"', 23, "title must be one of Duke, Feudal Lord, Knight"),
        ("[seal]\nsides = 1", "", 1, "seal is missing"),
        ('place = "Chur"', "place = 7", 3, "place must be text, not 7"),
        ('house = "free"', 'house = "capet"', 5, "house must be one of free, savoy"),
        ('lost = "Almost."', "", 12, "lost is missing"),
        ("x = 0.5", "x = 5", 7, "x must be a number from 0 to 1, not 5"),
        ("x = 0.5", "x = nan", 7, "x must be a number from 0 to 1, not nan"),
        ("year = 1212", "year = 753", 2, "from 1000 to 1500, not 753"),
        ("year = 1212", "hero = 1", 2, "unknown key 'hero'"),
        ("year = 1212", "year =", 2, "not valid TOML"),
        ('lost = "Almost."', 'lost = "Almost', 14, "not valid TOML"),
    ],
)
def test_a_mistake_is_told_by_file_line_and_reason(
    old: str, new: str, line: int, reason: str
) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(ChapterProblem) as told:
        read_chapter("mine.toml", TEXT.replace(old, new, 1))
    assert told.value.line == line and reason in told.value.reason
    assert str(told.value).startswith(f"mine.toml, line {line}: ")
    assert isinstance(told.value, BadData)


@pytest.mark.parametrize(
    "text", ["", "x = " + "[" * 5000, "a = 1\n" * 900, "#" * 20_000, "n = " + "9" * 6000]
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(ChapterProblem):
        read_chapter("mine.toml", text)


@pytest.mark.parametrize("name", TABLES)
def test_a_strange_table_is_refused_in_a_short_line(name: str) -> None:
    for text in (TABLES[name].decode("latin-1")[:15_000], f"{TEXT}[twists]\n{'a' * 9_000} = 1\n"):
        with at_once(), pytest.raises(ChapterProblem) as told:
            read_chapter("mine.toml", text)
        assert len(told.value.reason) < 400 and told.value.reason.isprintable()


def test_a_folder_of_ones_own_is_read_and_what_is_amiss_stays_sealed(tmp_path: Path) -> None:
    (tmp_path / "2-good.toml").write_text(TEXT, encoding="utf-8")
    (tmp_path / "1-bad.toml").write_text("number = 0", encoding="utf-8")
    (tmp_path / "3-bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "notes.txt").write_text("no chapter", encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()
    bad, good, bytes_, strange = chapters(tmp_path)
    assert isinstance(bad, UnreadableChapter) and bad.reason.startswith("1-bad.toml, line 1: ")
    assert isinstance(good, Chapter) and good.number == 3
    assert isinstance(bytes_, UnreadableChapter) and "not UTF-8 text" in bytes_.reason
    assert isinstance(strange, UnreadableChapter)
    assert strange.reason.startswith("folder.toml: cannot be read: there is a folder where")


def test_no_folder_has_no_chapters(tmp_path: Path) -> None:
    assert list(chapters(tmp_path / "nowhere")) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seal", "glory"),
        ("want", 10_000),
        ("chapter", -1),
        ("visits", {"@": "tuple", "items": [64]}),
        ("visits", {"@": "tuple", "items": [1] * 50}),
        ("visits", 3),
        ("twists", None),
        ("twists", {"@": "Twists", "travel_price": 9, "workplace_grain": 0, "frederick_issues": 0,
                    "removes_both": False, "crusade_boards": 0}),
    ],
)  # fmt: skip
def test_a_forged_story_is_refused(field: str, value: object) -> None:
    state = SPEC.rules.setup(1, 1, OPEN[0].options())
    dumped = SPEC.rules.dump(state)
    dumped["state"]["story"][field] = value
    with pytest.raises(BadData):
        SPEC.rules.load(dumped)


def test_a_chapter_cannot_be_told_by_two(tmp_path: Path) -> None:
    story = SPEC.rules.dump(SPEC.rules.setup(1, 1, OPEN[0].options()))["state"]["story"]
    dumped = SPEC.rules.dump(SPEC.rules.setup(2, 1, {}))
    dumped["state"]["story"] = story
    with pytest.raises(BadData):
        SPEC.rules.load(dumped)
