"""Words: in our own, complete for every choice, and in French too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from resources.workshop.languages import catalogs
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.explain.elsewhere import monastery_of, shield_of
from stupor.games.burgundy.names import space_text
from stupor.games.burgundy.rulebook import RULES as RULEBOOK
from stupor.language import ENGLISH, speak
from stupor.platform.languages import words_of
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy
from tests.games.burgundy.scenario import RULES, a_game

SPEC = registry.get("burgundy")
SOURCE = Path(__file__).resolve().parents[3] / "stupor" / "games" / "burgundy"
#: Where the rulebook lies beside a working copy; it is no part of the project.
SEEDS = [Path(__file__).resolve().parents[levels] / "shared" / "seeds" for levels in (4, 5)]
SEED = "castles-of-burgundy-rulebook-en.txt"
RUN = 8


@pytest.fixture(params=["en", "fr"])
def _language(request: pytest.FixtureRequest) -> Iterator[None]:
    speak(ENGLISH if request.param == "en" else words_of("fr"))
    yield
    speak(ENGLISH)


def english() -> list[str]:
    """Every text of the game that people read."""
    found = []
    for message in catalogs("fr")["burgundy"]:
        if message.id:
            found += [message.id] if isinstance(message.id, str) else list(message.id)
    return found


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", text.lower().replace("\u2019", "'"))


def test_no_sentence_is_the_rulebooks() -> None:
    """Given the rulebook where it is at hand, then no eight words in a row are taken from it."""
    files = [folder / SEED for folder in SEEDS if (folder / SEED).is_file()]
    if not files:
        pytest.skip("the rulebook is not beside this copy")
    told = words(files[0].read_text(encoding="utf-8"))
    runs = {tuple(told[n : n + RUN]) for n in range(len(told) - RUN + 1)}
    taken = [
        text
        for text in english()
        for n in range(len(words(text)) - RUN + 1)
        if tuple(words(text)[n : n + RUN]) in runs
    ]
    assert taken == []


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("box", ["all", "all-posts", "team-b", "solo-b"])
def test_every_choice_and_every_event_is_said(box: str) -> None:
    kind, seats = BURGUNDY[box]
    for state, option in busy(SPEC, seats[-1], 31, kind):
        texts = [RULES.text(state, each) for each in state.options]
        assert all(text.strip() and "{" not in text for text in texts)
        after = state.clone()
        events = collect_events(after)
        RULES.apply(after, option)
        for event in events:
            told = RULES.tell(event, ["Anna", "Ben", "Carla", "Dario"])
            assert told is None or "{" not in told


def test_rules_that_refuse_have_a_section_and_a_gist() -> None:
    for name, rule in RULEBOOK.items():
        assert rule.id == name and rule.section and rule.text.endswith(".")


def test_every_rule_that_the_source_names_is_in_the_rulebook() -> None:
    """Given the ids in the code, then each has its text, and each text is named somewhere."""
    named: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.name != "rulebook.py":
            named |= set(re.findall(r'"([a-z]+\.[a-z]+(?:\.\d)?)"', path.read_text("utf-8")))
    used = {name for name in named if name in RULEBOOK}
    told_only = ("phase", "round", "score", "game", "engine")
    texts_only = {name for name in RULEBOOK if name.split(".")[0] in told_only}
    stepped = {"dice.workers.1", "dice.workers.2", "dice.workers.3"}
    assert set(RULEBOOK) - used - texts_only - stepped == set()


def test_a_log_line_reads_like_english() -> None:
    game = a_game().stores("bank").goods(3, 3).dice(3, 3).phase("B")
    game.does("place:3:bank:12", "sell:3:3")
    told = [RULES.tell(event, ["Anna", "Ben"]) for event in game.log]
    assert "Anna places a Bank in a building region of 1 space." in told
    assert "Anna completes a building region of 1 space: 1 + 8 VP." in told
    assert "Anna sells 2 pink goods for 1 silver and 4 VP." in told


def test_a_turn_that_ends_with_dice_left_is_told() -> None:
    """Given a turn that ends without a die used, then the log has a line of it all the same."""
    told = []
    for does in (["end"], ["workers:3", "end"], ["workers:3", "workers:3", "end"]):
        game = a_game().dice(3, 3)
        game.does(*does)
        lines = [RULES.tell(event, ["Anna", "Ben"]) for event in game.log]
        told.append([line for line in lines if line and "unused" in line])
    assert told == [["Anna leaves 2 dice unused."], ["Anna leaves 1 die unused."], []]


def test_options_name_die_number_and_price() -> None:
    game = a_game().depot(4, "m12").stores("ship").goods(5).dice(2, 2).owns(workers=3)
    texts = {option[0]: RULES.text(game.s, option) for option in game.s.options}
    assert texts["take"] == ("Take the monastery Couriers from depot 4, die 2 to 4 (2 workers)")
    assert texts["place"].startswith("Ship to river space ")
    assert texts["sell"] == "Sell 1 brown goods tile, die 2 to 5 (3 workers)"
    assert texts["workers"] == "Take workers, die 2" and texts["end"] == "End turn"


def test_a_space_is_told_by_its_row() -> None:
    """Given two spaces of a kind and number in regions of five, then their rows tell them apart."""
    threes = [space_text(BOARD["4"], space) for space in (11, 25)]
    assert threes == ["building space 3 (row 3)", "building space 3 (row 5)"]
    assert space_text(BOARD["12a"], 72) == "monastery space 3 (row 7)"
    assert space_text(BOARD["13a"], 0) == "livestock space 6 (top left)"
    assert space_text(BOARD["13a"], 34) == "mine space 5 (bottom right)"
    assert space_text(BOARD["2"], 15) == "castle space 6 (row 4, on the left)"
    assert space_text(BOARD["2"], 18) == "castle space 6 (row 4, on the right)"


@pytest.mark.parametrize("name", BOARD)
def test_no_two_spaces_of_a_duchy_are_told_in_the_same_words(name: str) -> None:
    board = BOARD[name]
    assert len({space_text(board, space) for space in range(board.size)}) == board.size


def test_what_rivals_have_speaks_of_them_by_name() -> None:
    """Given each monastery and shield of somebody else, then nothing about it says "you"."""
    told = [monastery_of(each.id, "Ben") or each.text for each in MONASTERIES]
    told += [shield_of(each.id, "Ben") for each in SHIELD_LIST]
    assert [text for text in told if re.search(r"\byour?s?\b", text, re.IGNORECASE)] == []
