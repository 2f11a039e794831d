"""What a player of 1.0 had beside games: settings, profiles, figures and a chapter open as left.

The files in `of_1_0` were written by 1.0 itself (commit 52d89f2), as they lay in a player's folder;
figures and chapter were then changed as by hand, and read by 1.0 without complaint.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stupor.archive.corrections import player_file, read_file
from stupor.archive.profiles import Profile, Profiles
from stupor.games import registry
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import chapters
from stupor.games.stupor_mundi.campaign.story import Story, Twists
from stupor.games.stupor_mundi.campaign.terms import Start, Terms
from stupor.games.stupor_mundi.face.ui import UI
from stupor.games.stupor_mundi.lessons import HINTS, LESSONS
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import FOLDER
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.platform.settings import Settings, load
from stupor.stage.bindings import Bindings
from stupor.stage.pointer import Key

LEFT = Path(__file__).parent / "of_1_0"
GAME = registry.get("stupor_mundi")
FIGURES = {
    "card.A17": {"price": "1A"},
    "castle.t2": {"cost": "1S 1G"},
    "market.2": {"blue.sell": "1S 9A"},
    "workplace.country1.e": {"coins": 3},
}
TERMS = Terms(
    "savoy", "medium", (), Start(7, 1, 2, edicts=2, city_bonus=1),
    Story(3, Twists(travel_price=2, workplace_grain=1), "tours", 3, ()),
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The player's folder, with what 1.0 has left in it."""
    return Path(shutil.copytree(LEFT, tmp_path / "player"))


def settings(folder: Path) -> Settings:
    found, told = load(folder)
    assert told == ""
    return found


def chapter(folder: Path) -> Chapter:
    (found,) = chapters(folder / FOLDER)
    assert isinstance(found, Chapter)
    return found


def alone(options: dict[str, object]) -> Session:
    return Session.new(GAME, [make_seat(HUMAN, GAME, 1, None)], 1, options)


def test_every_setting_is_as_it_was(folder: Path) -> None:
    assert settings(folder) == Settings(
        language="fr", speed=2.0, reduced_motion=True, text=150, contrast=True, sound=35, music=0,
        mute=True, forecast=False, advice=True, first_game=False,
        heard=("house", "turn", "action", "promote", "market", "build"), window=(1366, 768),
        maximised=True, fullscreen=True, figures=True,
        keys={"undo": "backspace", "pass": "d", "redo": "shift+u", "pad seal": "x",
              "pad turn_card": "rt"},
        lessons=("first-turn", "castle", "allies", "specialists", "whole-round", "crusade"),
    )  # fmt: skip


def test_whoever_has_played_a_game_is_a_beginner_in_the_other_alone(folder: Path) -> None:
    now = settings(folder).of_several_games(GAME.id)
    assert not now.new_to(GAME.id) and now.new_to("burgundy")


def test_lessons_and_advice_have_the_names_that_they_had(folder: Path) -> None:
    found = settings(folder)
    assert set(found.lessons) <= {lesson.id for lesson in LESSONS}
    assert set(found.heard) <= set(HINTS)


@pytest.mark.parametrize(
    ("struck", "does"),
    [
        (Key("down", "backspace"), "undo"),
        (Key("down", "d"), "pass"),  # by itself it discards now
        (Key("down", "u", frozenset({"shift"})), "redo"),
        (Key("down", "", pad="x"), "seal"),
        (Key("down", "", pad="rt"), "turn_card"),
    ],
)
def test_a_key_that_was_chosen_does_what_it_did(folder: Path, struck: Key, does: str) -> None:
    assert Bindings(settings(folder).keys, UI.input.keys.actions).action(struck) == does


def test_every_profile_is_there_and_the_same_one_is_in_turn(folder: Path) -> None:
    before = (folder / "profiles.json").read_bytes()
    profiles = Profiles(folder)
    began = "2026-11-26T14:00:07Z"
    konstanze, abbess, taro = (
        Profile("f841dd402ce4", "Konstanze", began),
        Profile("280653ea9046", "Äbtissin Żofia", began),
        Profile("b4fa56d8a54d", "太郎", began),
    )
    assert profiles.all() == [konstanze, abbess, taro]
    assert profiles.current() == abbess
    assert profiles.said == ""
    assert (folder / "profiles.json").read_bytes() == before


def test_every_corrected_figure_is_corrected(folder: Path) -> None:
    read = read_file(player_file(folder), GAME)
    assert read.found and not read.problems
    assert read.figures == FIGURES
    assert alone({"figures": read.figures}).header["options"]["figures"] == FIGURES


def test_they_correct_nothing_in_the_other_game(folder: Path) -> None:
    other = read_file(player_file(folder), registry.get("burgundy"))
    assert other.found and not other.problems and not other.figures


def test_a_chapter_of_one_s_own_says_what_it_said_and_can_be_played(folder: Path) -> None:
    found = chapter(folder)
    assert (found.file, found.number, found.year) == ("03-puer-apuliae.toml", 3, 1213)
    assert (found.place, found.title) == ("Puer Apuliae", "À cheval, au nord")
    assert (found.at, found.hints) == ((0.5, 0.121), False)
    for text, begins in (
        (found.opening, "German princes have offered the crown to the boy from Apulia, sev"),
        (found.won, "Constance opens its gates to him, and three hours later Otto stands "),
        (found.lost, "He comes through, though you were not seen in every place where it w"),
    ):
        assert text.startswith(begins)
    assert found.terms == TERMS
    assert alone(found.options()).decision is not None
