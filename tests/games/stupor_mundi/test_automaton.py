"""Frederick's turns in words: his cards, and what came of them."""

from __future__ import annotations

import pytest

from stupor.games.stupor_mundi import automaton, log_lines, solo_words
from stupor.games.stupor_mundi.data import ALLIES, SOLO_CARDS
from stupor.games.stupor_mundi.effects.turn import EndTurn
from stupor.games.stupor_mundi.face.game_log.lines import lines
from stupor.games.stupor_mundi.ids import FREDERICK
from stupor.games.stupor_mundi.solo import FrederickActs, actions
from tests.games.stupor_mundi.campaign.kit import a_chapter
from tests.games.stupor_mundi.scenario import Scenario
from tests.games.stupor_mundi.test_solo import alone, turns


def told(game: Scenario) -> str:
    return automaton.told(turns(game).events)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (1, "Frederick travels to Constantinople and removes Stonecutting."),
        (13, "Frederick travels to Constantinople."),
        (16, "Frederick travels to Tunis."),
        (9, "Frederick issues Edict I"),
    ],
)
def test_a_turn_is_told_by_what_came_of_it(card: int, words: str) -> None:
    """Given a Solo card, when Frederick acts, then the sentence names city, piece and Edict."""
    game = alone(card)
    name = log_lines.card_name(game.s.city_cards[2])
    said = told(game)
    assert said.startswith(words.replace("Stonecutting", name).rstrip("."))


def test_an_edict_tells_what_it_added() -> None:
    """Given an Edict that fits, when he issues it, then its icons are told."""
    said = told(alone(9))
    assert "Edict I (" in said and said.endswith(").")
    assert "+" not in said


def test_who_finds_nothing_is_told_so() -> None:
    """Given no card in his city and his Ship at yours, then he does nothing, and it is said."""
    game = alone(3)
    game.s.city_cards = [0] * 10
    game.s.players[0].ship = 0
    assert told(game) == f"Frederick {automaton.NOTHING}."


def test_a_ship_that_is_still_to_move_is_not_said_to_stay() -> None:
    """Given the card of a Ship that travels, before it is seen to move, then the log waits."""
    events = [event for event in turns(alone(13)).events if event.who == FREDERICK]
    first = next(n for n, event in enumerate(events) if event.kind == "solo")
    assert automaton.log_line(events[first : first + 1]) == ""
    assert automaton.log_line(events[first:]) == "travels to Constantinople (crown)"


def test_the_second_crown_is_told() -> None:
    """Given two crowns in a row, when the second is drawn, then the shuffle is told."""
    game = turns(alone(4, 8))
    assert "crown" not in automaton.told(game.events)
    assert "Second crown" in automaton.told(turns(game).events)


def test_the_end_of_the_round_is_told_apart() -> None:
    """Given a chapter where he issues an Edict at every round's end, then it is told as such."""
    game = a_chapter(twists={"frederick_issues": 1}).edicts((4, 5, 6), (7, 8, 9))
    game.s.players[0].hand = []
    game.ready().does("pass").does_what_is_offered("done")
    assert "At the end of the round Frederick issues Edict I" in automaton.told(game.log)


def test_nobodys_turn_is_no_sentence() -> None:
    """Given events of a player only, then nothing is told of Frederick."""
    assert automaton.told([]) == ""


def test_what_he_takes_together_is_told_in_one_breath() -> None:
    """Given a card by which he takes card and Ally, then the verb is said once."""
    game = alone(12)
    taken = log_lines.card_name(game.s.city_cards[2]), ALLIES[game.s.ally_up[2]].name
    assert told(game) == f"Frederick travels to Constantinople and removes {' and '.join(taken)}."


def logged(game: Scenario) -> list[str]:
    names = ["Anna"]
    found = lines(turns(game).events, lambda event: log_lines.tell(event, names), 0, 99)
    return [line.text for line in found]


def test_the_log_says_where_he_went_and_what_an_edict_added() -> None:
    """Given Solo cards, then each turn is a line or two, never the card and its deed."""
    game = alone(1)
    name = log_lines.card_name(game.s.city_cards[2])
    went = "Frederick travels to Constantinople."
    assert logged(game)[-2:] == [went, f"Frederick removes {name}."]
    assert logged(alone(13))[-1] == "Frederick travels to Constantinople (crown)."
    told = [line for line in logged(alone(9)) if line.startswith("Frederick")]
    assert told[0].startswith("Frederick issues Edict I (") and len(told) == 1
    idle = alone(3)
    idle.s.city_cards = [0] * 10
    assert logged(idle)[-1] == f"Frederick {automaton.NOTHING}."


def test_his_actions_are_counted_once_he_has_acted() -> None:
    """Given a card that asks, when it is played, then Frederick has not acted yet."""
    game = alone(1)
    game.s.players[0].turns = 1
    game.s.agenda = [(-1, (FrederickActs(),)), (0, (EndTurn(),))]
    assert actions(game.s) == 0
    game.s.agenda = []
    assert actions(game.s) == 1


def test_every_card_has_its_words() -> None:
    """Given the Solo cards, then each is a line of the log, and a twist takes both."""
    assert len({solo_words.card_text(card.id) for card in SOLO_CARDS}) == len(SOLO_CARDS)
    for card in SOLO_CARDS:
        deeds = " ".join(solo_words.deeds_text(card, both=True))
        assert ("the card and the Ally" in deeds) == (card.card or card.ally)
