"""What a deed cost and brought stands beside it, and never beside another one."""

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.game_log.digest import digest
from stupor.games.stupor_mundi.face.game_log.pictured_lines import parts_of
from stupor.games.stupor_mundi.log_lines import tell
from stupor.games.stupor_mundi.outcomes import Outcome, borne, outcomes, unsaid
from stupor.stage.view import LogLine


def counted(seat: int, good: str, by: int, why: str) -> Event:
    return Event("counter", seat, (f"{good}.{seat}", 5, by, why))


def brought(*events: Event) -> dict[str, Outcome]:
    return {events[place].kind: outcome for place, outcome in outcomes(events).items()}


def test_a_card_brings_what_comes_after_it() -> None:
    told = brought(Event("played", 1, (12, 1, "up")), counted(1, "coins", 3, "cards"))
    assert told == {"played": (("coins", 3),)}


def test_a_structure_costs_what_went_before_it() -> None:
    told = brought(
        counted(0, "stone", -1, "build"),
        Event("built", 0, ("t2", 0)),
        Event("closed", 0, (1,)),
        counted(0, "coins", 3, "castle"),
    )
    assert told == {"built": (("stone", -1),), "closed": (("coins", 3),)}


def test_price_and_gain_of_one_deed_are_told_apart() -> None:
    told = brought(
        counted(0, "coins", -2, "purchase"),
        Event("purchased", 0, (108,)),
        counted(0, "coins", 3, "cards"),
    )
    assert told == {"purchased": (("coins", -2), ("coins", 3))}


def test_a_trade_bears_its_price_and_its_cubes_and_words_tell_the_cubes_once() -> None:
    events = [
        Event("played", 1, ("", 1, "down")),
        counted(1, "coins", -1, "market"),
        Event("bought", 1, (0, 1, 1, 1)),
        counted(1, "stone", 1, "market"),
    ]
    found = outcomes(events)
    assert found == {2: (("coins", -1), ("stone", 1))}
    assert unsaid(events[2], found[2]) == ()
    line = LogLine(1, "Bert buys 1 Stone.", events[2], found[2])
    assert parts_of(line) == [("Bert buys 1 Stone.", ""), ("\u22121", "good.coins")]


def test_what_was_scored_and_sold_stands_beside_the_words_on_the_curtain() -> None:
    """Given VP for Allies and a sale, when the next player reads of them, then with figures."""
    events = [
        counted(1, "coins", 4, "market"),
        Event("sold", 1, (1, 0, 4)),
        Event("allies", 1, (3,)),
        counted(1, "vp", 3, "allies"),
    ]
    names = ("", "Bert")
    (line,) = digest(events, 0, (), names, lambda event, _: tell(event, names), 3)
    assert {figure for _, figure in line.icons} >= {"+4", "+3"}


def test_income_of_the_end_phase_belongs_to_no_card() -> None:
    told = brought(
        Event("played", 1, ("", 1, "down")),
        Event("counter", -1, ("phase", 2, 1, "flow")),
        counted(1, "coins", 3, "castle"),
    )
    assert told == {}


def test_each_side_bears_its_own_income_in_whatever_order_they_pay() -> None:
    """Given one Tower that closes two sides, the Market visited first: the Stone is side 3's."""
    events = [
        Event("built", 0, ("t4", 0)),
        Event("closed", 0, (3,)), Event("closed", 0, (4,)),
        Event("income", 0, (4,)), counted(0, "vp", 2, "workplace"),
        Event("income", 0, (3,)), counted(0, "stone", 1, "castle"),
    ]  # fmt: skip
    assert outcomes(events) == {2: (("vp", 2),), 1: (("stone", 1),)}


def test_all_income_of_a_house_in_the_end_phase_is_one_deed() -> None:
    """Given two closed sides in the End Phase, then the first income bears what both bring."""
    events = [
        Event("played", 1, ("", 1, "down")),
        Event("counter", -1, ("phase", 2, 1, "flow")),
        Event("income", 0, (1,)), counted(0, "coins", 3, "castle"),
        Event("income", 0, (5,)), counted(0, "grain", 1, "castle"),
        Event("income", 1, (2,)), counted(1, "vp", 1, "castle"),
    ]  # fmt: skip
    assert outcomes(events) == {2: (("coins", 3), ("grain", 1)), 6: (("vp", 1),)}
    assert [borne(events, place) for place in (2, 4, 6)] == [False, True, False]


def test_income_at_once_belongs_to_the_side_that_is_closed() -> None:
    events = [
        Event("built", 0, ("t2", 0)), Event("closed", 0, (1,)),
        Event("income", 0, (1,)), counted(0, "coins", 3, "castle"),
    ]  # fmt: skip
    assert outcomes(events) == {1: (("coins", 3),)}
    assert borne(events, 2)


def test_a_workplace_pays_for_the_structure_and_not_for_the_side() -> None:
    """Given A2 and a Tower that closes a side, then the side brings what is printed in it."""
    told = brought(
        Event("built", 0, ("t2", 0)), Event("closed", 0, (1,)), Event("income", 0, (1,)),
        counted(0, "coins", 3, "castle"), counted(0, "coins", 2, "workplace"),
    )  # fmt: skip
    assert told == {"built": (("coins", 2),), "closed": (("coins", 3),)}


def test_a_card_that_counts_nothing_says_so() -> None:
    """Given Retinue while Frederick's Specialist stands on A1, then nought VP is told."""
    assert brought(Event("played", 0, (38, 1, "up"))) == {"played": (("vp", 0),)}


def test_an_action_that_was_chosen_and_not_taken_is_told_as_skipped() -> None:
    """Given an action and the end of the turn, then it is skipped; a deed says all by itself."""
    turn = [Event("turn", 1, ()), Event("action", 1, ("promote",))]
    (line,) = digest(turn, 0, [], ["", "", ""], tell, 5)
    assert line.text == "Skipped Promote."
    book = [*turn, Event("crusade", 1, ("library",))]
    told = digest(book, 0, [], ["", "", ""], tell, 5)
    assert "Promote" not in told[0].text
