"""A field of a wrong type costs that field alone: in settings, profiles and kept games."""

from __future__ import annotations

import io
import json
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from stupor.app import App
from stupor.archive import Archive
from stupor.archive.profiles import FILE as PROFILES
from stupor.archive.profiles import Profiles
from stupor.games import registry
from stupor.platform.settings import FILE, Settings, load
from stupor.protocol.statistics_report import report
from stupor.scenes.crash import CrashScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.memory import chairs_of, remember
from stupor.scenes.lobby.setup import KINDS, LobbySetup
from stupor.scenes.statistics.scene import StatisticsScene
from tests.mutate.corpus import file_of, files
from tests.mutate.others import sound
from tests.mutate.retyped import OTHERS, retyped
from tests.mutate.worlds import lines_of

#: Settings in which every field says something.
FULL = Settings(
    language="fr", speed=2.0, reduced_motion=True, short_moments=True, text=120, contrast=True,
    sound=10, music=20, mute=True, forecast=False, advice=True, first_game=False,
    known=("burgundy",), heard=("turn",), window=(1280, 720), maximised=True, fullscreen=True,
    keys={"undo": "u"}, lessons=("castle",), figures=True, game="burgundy",
    chairs={
        "stupor_mundi": [
            {"kind": "human", "name": "Lena", "rank": "page", "persona": ""},
            {"kind": "computer", "name": "", "rank": "duke", "persona": "builder"},
        ]
    },
)  # fmt: skip


def test_every_field_is_given_every_other_type() -> None:
    places = dict(retyped({"a": 1, "b": [{"c": "x"}]}))
    assert places[".a=''"] == {"a": "", "b": [{"c": "x"}]}
    assert places[".b.0.c=None"] == {"a": 1, "b": [{"c": None}]}
    assert len([place for place in places if place.startswith(".a=")]) == len(OTHERS) - 2


def test_a_setting_of_a_wrong_type_costs_that_setting_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps(asdict(FULL)), encoding="utf-8")
    assert load(tmp_path) == (FULL, ""), "all of it makes sense"
    for place, document in retyped(asdict(FULL)):
        (tmp_path / FILE).write_text(json.dumps(document), encoding="utf-8")
        found, told = load(tmp_path)
        changed = place.removeprefix(".").partition("=")[0].partition(".")[0]
        assert not told, place
        for field in fields(Settings):
            if field.name != changed:
                assert getattr(found, field.name) == getattr(FULL, field.name), place


@pytest.mark.parametrize("game", registry.names())
def test_a_chair_of_a_wrong_type_is_left_as_it_is(game: str) -> None:
    """Given the chairs of the last table, garbled, then the lobby seats everybody all the same."""
    chairs = chairs_of(LobbySetup(game=registry.get(game)))
    for place, document in retyped({game: chairs}):
        kept = document if isinstance(document, dict) else {}
        setup = remember(LobbySetup(game=registry.get(game)), kept)
        assert len(chairs_of(setup)) == len(chairs), place
        assert all(
            chair.kind in KINDS and type(chair.level) is int and isinstance(chair.persona, str)
            for chair in setup.chairs
        ), place


def test_a_profile_of_a_wrong_type_costs_that_profile_alone(tmp_path: Path) -> None:
    document = json.loads(sound()["profiles"])
    names = [one["name"] for one in document["profiles"]]
    for place, changed in retyped(document["profiles"]):
        told = {**document, "profiles": changed}
        (tmp_path / PROFILES).write_text(json.dumps(told), encoding="utf-8")
        known = [profile.name for profile in Profiles(tmp_path).all()]
        number = int(place.split(".")[1].partition("=")[0])
        others = [name for n, name in enumerate(names) if n != number]
        assert [name for name in known if name in others] == others, place


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of finished games, each with one field of its record of a wrong type."""
    root = tmp_path_factory.mktemp("strange")
    (root / "games").mkdir()
    for kind in ("alone to the end", "two, just begun"):
        header, *lines = lines_of(files()[kind])
        closing = lines[-1].get("over", {})
        number = 0
        for part, record in (("header", header), ("over", closing)):
            for _, changed in retyped(record):
                if not isinstance(changed, dict) or not record:
                    continue
                told = [changed, *lines] if part == "header" else [header, *lines[:-1]]
                told += [] if part == "header" else [{"over": changed}]
                number += 1
                (root / "games" / f"{kind[:3]}-{number}.stupor").write_bytes(file_of(told))
    return root


@pytest.mark.parametrize("page", [LibraryScene, StatisticsScene])
def test_records_of_wrong_types_are_shown(strange: Path, page: type) -> None:
    """Given games with anything in their records, then library and statistics open all the same."""
    app = App((1280, 720), sound=False)
    app.__dict__["archive"] = Archive(strange, registry.get)
    assert len(app.archive.games()) > 100
    try:
        app.stack.reset(page())
        for _ in range(40):
            app.step()
        assert not isinstance(app.stack.top, CrashScene)
        assert type(app.stack.top) is page
    finally:
        app.stack.clear()
        app.close()


def test_records_of_wrong_types_are_counted_and_written(strange: Path, tmp_path: Path) -> None:
    """Given the same games, then the statistics are told and their table is written."""
    games = Archive(strange, registry.get)
    told = io.StringIO()
    report(games.finished_games(), tmp_path / "all.csv", False, told)
    assert told.getvalue() and (tmp_path / "all.csv").read_text(encoding="utf-8")
    assert len(games.games()) == len(list((strange / "games").iterdir()))
