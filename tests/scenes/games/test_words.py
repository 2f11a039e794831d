"""What the page of games says about a game: title, players, dates, marks."""

import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from stupor import language
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.platform.languages import words_of
from stupor.scenes.games.chosen_game import sheet_items
from stupor.scenes.games.picture_cards import card_items, card_rect, neighbour
from stupor.scenes.games.words import Entry, file_entry, game_entry, moment, noted
from stupor.scenes.widgets import Controls
from stupor.stage.items import Label
from tests.scenes.games.kept import NOW, game

NOWHERE = Path("/nowhere.png")


def entry(**facts: object) -> Entry:
    return game_entry(game(**facts), NOWHERE, NOW)


def test_a_running_game_tells_its_round_and_who_is_to_decide() -> None:
    told = entry(standing={"round": 5, "scores": [7, 9], "houses": ["savoy", None], "seat": 1})
    assert (told.short, told.line) == ("Round V", "Lena to move.")
    assert [(one.badge, one.score, one.turn) for one in told.players] == [
        (HOUSES[0], 7, False), (None, 9, True),
    ]  # fmt: skip


def test_a_title_begins_with_a_capital() -> None:
    told = entry(names=["Squire Taddeo"] * 2, kinds=["squire", "page"])
    assert told.title == "A Squire and a Page, round I"
    assert entry(names=["lena", "Ugo"]).title == "lena and Ugo, round I", (
        "a name is as it is written"
    )


def test_beside_four_players_the_rest_is_told_as_one_text() -> None:
    """Given little room, then three lines would be written smaller than the text wraps."""
    two = replace(entry(), line="Lena to move.", kind="Sandbox.", players=entry().players[:1] * 2)
    lines = {}
    for told in (two, replace(two, players=two.players * 2)):
        items = sheet_items(told, (), Controls())
        found = next(i for i in items if isinstance(i, Label) and i.key == "sheet.line")
        lines[len(told.players)] = found.text.count("\n")
    assert lines == {2: 1, 4: 0}


def test_names_that_the_game_gave_are_words_of_the_language() -> None:
    """Given a player and a computer that nobody named, then French and German call them so."""
    said = []
    for code in ("fr", "de"):
        language.speak(words_of(code))
        told = entry(names=["Player 1", "Squire Taddeo"], kinds=["human", "squire"])
        said.append([one.name for one in told.players])
    language.speak(language.ENGLISH)
    assert said == [["Joueur 1", "Écuyer Taddeo"], ["Spieler 1", "Knappe Taddeo"]]


def test_german_plays_against_a_computer_in_the_right_case() -> None:
    language.speak(words_of("de"))
    told = entry(names=["Player 1", "Squire Taddeo"], kinds=["human", "squire"])
    among = entry(names=["Page Ugo", "Squire Taddeo"], kinds=["page", "squire"])
    language.speak(language.ENGLISH)
    assert told.title == "Spieler 1 gegen einen Knappen, Runde I"
    assert among.title == "Ein Knappe und ein Page, Runde I"


def test_before_the_first_round_the_table_is_set_up() -> None:
    told = entry(standing={"round": 0, "seat": 0})
    assert (told.short, told.title) == ("Set-up", "Mario and Lena, set-up")


def test_a_finished_game_tells_who_reigns() -> None:
    over = {"scores": [140, 108], "winners": [0], "rounds": 9}
    told = entry(over=over, standing={"houses": ["wittelsbach", "savoy"], "seat": None})
    assert told.title == "The reign of Mario"
    assert told.line == "After 9 rounds: Mario wins with 140 VP."
    assert [one.won for one in told.players] == [True, False]


def test_a_victory_can_be_shared() -> None:
    over = {"scores": [40, 40], "winners": [0, 1], "rounds": 9}
    told = entry(over=over, standing={"houses": ["wittelsbach", "savoy"]})
    assert (told.short, told.title) == ("Shared victory", "A shared reign: Mario and Lena")


def test_a_game_alone_tells_the_title_that_was_earned() -> None:
    over = {"scores": [52], "winners": [0], "rounds": 9, "title": "Feudal Lord"}
    told = entry(names=["Mario"], kinds=["human"], over=over, standing={"houses": ["savoy"]})
    assert (told.short, told.title) == ("Feudal Lord", "Mario, Feudal Lord")
    assert not told.players[0].won


@pytest.mark.parametrize(("title", "told"), [("Victory", "wins"), ("Defeat", "loses")])
def test_a_game_alone_that_earns_no_title_is_won_or_lost(title: str, told: str) -> None:
    over = {"scores": [52], "winners": [], "rounds": 25, "title": title}
    listed = entry(names=["Mario"], kinds=["human"], over=over, game="burgundy", standing={})
    assert (listed.short, listed.title) == (title, f"Mario {told}")


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("retail", ""),
        ("special", "Edition: Special."),
        ("prototype-2023", "Edition: Prototype 2023."),
        ("unheard of", ""),
    ],
)
def test_a_game_from_another_box_says_which(edition: str, words: str) -> None:
    assert entry(header={"edition": edition}).kind == words


def test_a_game_with_expansions_names_them() -> None:
    """Given a game of Burgundy, then all its expansions are told, and none where it has none."""
    for chosen, said in (
        (["inns", "shields"], "Expansions: Inns and Shields."),
        ([], ""),
    ):
        options = {"duchies": "1", "expansions": chosen}
        assert entry(game="burgundy", header={"options": options}).kind == said


def test_a_damaged_game_tells_the_reason() -> None:
    told = entry(problem="The file breaks off in line 3.")
    assert (told.short, told.problem) == ("Damaged", "The file breaks off in line 3.")


def test_damage_is_told_as_a_sentence_with_the_name_of_the_file() -> None:
    told = entry(problem="line 3 of the file cannot be read")
    assert told.problem == "Line 3 of the file cannot be read."
    assert told.facts.startswith("one.stupor")


def test_a_file_that_is_no_game_goes_by_its_name() -> None:
    told = entry(problem="This file is not a game.", names=(), path=Path("/x/shopping-list.stupor"))
    assert (told.short, told.title) == ("shopping-list", "Unreadable game")


def test_marks_are_told_in_words() -> None:
    told = entry(marks=("sandbox", "unheard of"), branch="another")
    assert told.marks == ("sandbox", "branch")
    assert noted(told.marks) == "Undo was unlimited \u00b7 branch of another game"


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"round": "x", "scores": "many", "houses": 7, "seat": "nobody"},
        {"round": -4, "scores": [10**40, None, "7"], "houses": [[], {}, 9], "seat": 99},
    ],
)
@pytest.mark.parametrize(
    "over", [None, {}, {"scores": 3, "winners": "all", "rounds": []}, {"winners": [8, -1]}]
)
def test_nonsense_in_a_file_is_shown_without_stumbling(
    nonsense: dict[str, object], over: dict[str, object] | None
) -> None:
    told = entry(standing=nonsense, over=over, names=["N" * 500] * 9, kinds=[])
    assert len(told.players) == 5
    assert all(abs(one.score) < 1000 and len(one.name) <= 40 for one in told.players)


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(0), "today, 14:05"),
        (timedelta(hours=24), "yesterday, 14:05"),
        (timedelta(days=3), "18 November"),
        (timedelta(days=365), "21 November 2025"),
    ],
)
def test_days_are_told_as_people_speak(ago: timedelta, words: str) -> None:
    now = datetime(2026, 11, 21, 14, 5).astimezone()
    assert moment(now - ago, now) == words


def test_a_found_file_is_called_by_its_name() -> None:
    told = file_entry(Path("/home/lena/Downloads/Sunday.stupor"), NOW, 3 << 20, NOW)
    assert told.title == "Sunday"
    assert told.facts.endswith("3 MB")
    assert told.game is None


def test_a_picture_written_anew_has_another_version(tmp_path: Path) -> None:
    picture = tmp_path / "one.jpg"
    assert game_entry(game(), picture, NOW).photo is None
    pygame.image.save(pygame.Surface((16, 9)), picture)
    first = game_entry(game(), picture, NOW).photo
    later = datetime.now(UTC).timestamp() + 5
    os.utime(picture, (later, later))
    assert first is not None
    assert game_entry(game(), picture, NOW).photo not in (None, first)


@pytest.mark.parametrize(
    ("here", "way", "count", "there"),
    [
        (0, "right", 12, 1), (2, "right", 12, None), (0, "left", 12, None), (4, "up", 12, 1),
        (1, "up", 12, None), (7, "down", 12, 10), (7, "down", 9, None), (8, "down", 10, 9),
        (3, "down", 5, None), (1, "right", 2, None),
    ],
)  # fmt: skip
def test_arrows_lead_over_the_shelf(here: int, way: str, count: int, there: int | None) -> None:
    assert neighbour(here, way, count) == there


def test_a_game_of_a_chapter_or_of_a_day_says_so_on_its_card_and_sheet() -> None:
    for header, words in (
        ({"chapter": "03-puer-apuliae"}, "Chapter 3"),
        ({"chapter": "own/my-life"}, "Chapter my-life"),
        ({"daily": "2026-11-21"}, "Game of the day"),
        ({}, ""),
    ):
        told = entry(header=header)
        assert (told.part, told.kind) == (words, f"{words}." if words else "")
        card = [item.text for item in card_items(0, told, False) if isinstance(item, Label)]
        assert " \u00b7 ".join(filter(None, (told.when, words))) in card


def test_five_players_have_the_room_of_four() -> None:
    """Given a game from outside with five seats, then card and sheet show them all, apart."""
    names = ["Anna", "Berta", "Carl", "Dora", "Emil"]
    standing = {"round": 2, "scores": [3, 1, 4, 1, 5], "seat": 4}
    told = entry(names=names, kinds=["human"] * 5, standing=standing)
    assert [one.name for one in told.players] == names and told.line == "Emil to move."
    arms = [item for item in card_items(0, told, False) if item.key.endswith(".arms")]
    lefts = [item.rect[0] for item in arms]
    wide = max(item.rect[2] for item in arms)
    assert len(arms) == 5 and all(b - a >= wide for a, b in pairwise(lefts))
    assert lefts[0] > card_rect(0)[0] + 120, "the words at the left keep their room"
    said = {item.key: item.rect for item in sheet_items(told, (), Controls())}
    assert said["sheet.seat4.band"][1] + said["sheet.seat4.band"][3] <= said["sheet.line"][1]
    assert said["sheet.line"][3] >= 44
