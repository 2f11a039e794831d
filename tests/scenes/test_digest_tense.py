"""What happened while somebody was away is told as gone by, in every language of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from stupor.games.burgundy.face.game_log.digest import VERBS as OF_BURGUNDY
from stupor.games.stupor_mundi.face.game_log.digest import VERBS as OF_STUPOR_MUNDI
from stupor.language import ENGLISH, speak, tr
from stupor.platform.languages import words_of
from stupor.selftest.games import new_game, play
from stupor.stage.past_tense import gone_by, sentence_of
from stupor.table.session.flow import TurnFlow

VERBS = {"stupor_mundi": OF_STUPOR_MUNDI, "burgundy": OF_BURGUNDY}
GAMES: list[tuple[str, Mapping[str, object]]] = [
    ("stupor_mundi", {"houses": "draft"}),
    (
        "stupor_mundi",
        {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]},
    ),
    ("burgundy", {}),
    ("burgundy", {"expansions": ["shields", "trade-routes", "extra-tiles"]}),
]


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(words_of(request.param))
    yield request.param
    speak(ENGLISH)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_line_of_the_curtain_begins_with_a_deed_gone_by(
    game: str, options: Mapping[str, object], language: str
) -> None:
    """Given a whole game, then no line that a curtain could tell of a person is in the present."""
    flow = TurnFlow(play(new_game("page,page,page", options, game=game)))
    told = flow.ui.text.digest(
        flow, flow.history, -1, flow.unseen.absence(0), flow.names, len(flow.history)
    )
    gone = [pair.split(" > ")[1].capitalize() for pair in tr(VERBS[game]).split(" | ")]
    of_persons = [line.text for line in told if line.seat >= 0]
    assert len(of_persons) > 20
    for text in of_persons:
        deeds = text.split(": ")[-1] if game == "stupor_mundi" and "House " in text else text
        assert any(deeds.startswith(f"{verb} ") or deeds == f"{verb}." for verb in gone), text


def test_a_verb_that_is_not_listed_stays_as_it_is() -> None:
    assert gone_by("takes silver", "takes > took | take > ate") == "took silver"
    assert gone_by("taken", "take > took") == "taken"
    assert sentence_of("took silver") == "Took silver."
