"""What everybody sees of the expansions, what stays hidden, and how it is told."""

from __future__ import annotations

import pytest

from stupor.engine.codec import digest
from stupor.engine.events import redact
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.games.stupor_mundi.census import SECTIONS, Census
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.match.past import Secrets
from stupor.match.preview import foresee, preview
from tests.games.stupor_mundi.expansions.kit import acts, crusade, items, over, owns, projects
from tests.games.stupor_mundi.scenario import RULES, Scenario
from tests.support.playing import KINDS, wander

SPEC = registry.get("stupor_mundi")


def last_knights() -> Scenario:
    """The last question before the Crusade Knights of three Houses turn lonely."""
    game = crusade(3, knights=(305,)).owns(coins=2).edicts((1, 2, 3), (4, 5, 6))
    game.player(0).deck.append(304)
    game.player(1).deck.append(301)
    game.player(1).hand.append(303)
    game.player(2).slots[2], game.player(2).down = 302, 4
    game.s.edict_pile = []
    game.again(Purchase()).does("knight")
    while game.asks != "refill":
        game.does(game.offers[0])
    return game


def test_only_the_top_of_the_harbour_is_open() -> None:
    """Given Ships 2, 4 and 1 from below, everybody sees Ship 1 and two backs."""
    table = RULES.table(crusade(harbour=(2, 4, 1)).s, 0)
    assert table.pieces("crusade.harbour") == ["supply.1"]
    assert table.pieces("pile.supply") == ["?", "?"]


def test_the_ships_below_are_imagined_with_those_in_the_box() -> None:
    """Given two hidden Ships and two in the box, every deal of them is met, the top stays."""
    s = RULES.setup(2, 3, {**KINDS["crusade"], "boards": ["harbour", "library", "allies"]})
    before, seen = digest(s), set()
    for seed in range(60):
        other = RULES.determinize(s, 0, SplitMix(seed))
        seen.add(other.expansions.crusade.items[1][:-1])
        assert other.expansions.crusade.items[1][-1] == s.expansions.crusade.items[1][-1]
        assert RULES.observe(other, 0) == RULES.observe(s, 0)
    assert digest(s) == before and len(seen) == 12


def test_buying_a_ship_reveals_the_next_and_bars_the_way_back() -> None:
    """Given a Ship below, buying the top one brings it to light: that cannot be undone."""
    game = crusade(harbour=(2, 1)).owns(coins=3, stone=1).again(VisitMarket())
    before = game.s.clone()
    game.does("supply")
    secret = Secrets(RULES, before, 0).first(game.events, game.s)
    assert secret == "a new supply was revealed"


def test_a_preview_does_not_tell_the_next_ship() -> None:
    game = crusade(harbour=(2, 1)).owns(coins=3, stone=1).again(VisitMarket())
    told = preview(RULES, game.s, ("supply",))
    assert [e.args[0] for e in told if e.kind == "moved"] == ["supply.1", "?"]


def test_a_preview_does_not_tell_where_knights_are_hidden() -> None:
    """Given Knights in others' hands and piles, the preview ends where they are exchanged."""
    game = last_knights()
    for seed in range(12):
        other = RULES.determinize(game.s, 0, SplitMix(seed))
        for option in RULES.legal(game.s):
            assert preview(RULES, game.s, option) == preview(RULES, other, option)
            found = foresee(RULES, game.s, option)
            assert found is not None and found.then is None


def test_everybody_sees_the_exchange_and_nobody_more() -> None:
    """Given the ban, each viewer's table follows the events, hidden cards stay hidden."""
    game = last_knights()
    viewers = (None, 0, 1, 2)
    tables = [RULES.table(game.s, viewer) for viewer in viewers]
    before = game.s.clone()
    game.does(game.offers[0])
    for viewer, table in zip(viewers, tables, strict=True):
        for event in game.events:
            table.fold(redact(event, viewer))
        assert table == RULES.table(game.s, viewer)
    assert Secrets(RULES, before, 0).first(game.events, game.s) == "hidden cards were exchanged"
    assert {311, 313} <= {*game.player(1).deck, *game.player(1).hand}
    assert game.player(2).slots[2] == 312 and 314 in game.player(0).deck


def test_a_draw_pile_with_knights_is_shuffled_by_the_ban_and_no_other() -> None:
    """Given one pile with Knights and one without, only the first one changes its order."""
    game = last_knights()
    plain = [*game.player(2).deck]
    orders = set()
    for seed in range(6):
        other = game.s.clone()
        other.rng = SplitMix(seed)
        RULES.apply(other, other.options[0])
        orders.add(tuple(other.players[0].deck))
        assert other.players[2].deck == plain
    assert len(orders) > 1


def test_what_a_house_owns_lies_before_it() -> None:
    """Given one of everything, the table shows it where it belongs."""
    game = crusade(harbour=(2, 1)).hosts(1).built("w5", "t2")
    marks = over(w5=3, t2=17)
    owns(game, books=(2,), ships=(4,), mantles=(5, 0, 0, 0, 0), over=marks, projects=(7, 4))
    zones = RULES.table(game.s, 1).zones
    assert zones["books.0"] == ["book.2"] and zones["ships.0"] == ["supply.4"]
    assert zones["mantle.0.1"] == ["mantle.5"]
    assert zones["over.0.w5"] == ["papal.3"] and zones["over.0.t2"] == ["imperial.7"]
    assert zones["done.0"] == ["project.7"]
    assert sorted(zones["projects.0"]) == ["imperial.4", "project.4"]
    facts = RULES.facts(game.s, 1)
    assert facts["books.0"] == 1 and facts["papal.0"] == 1 and facts["mantles.0"] == [1]


def test_facts_tell_conditions_and_what_projects_are_worth() -> None:
    """Given 12 A and two Allies, the Condition is met and the Tower of Guests is worth 4 VP."""
    game = projects(p7=6).owns(coins=12).hosts(11, 12)
    facts = RULES.facts(game.s, 1)
    assert facts["condition_met.0.6"] == 1 and facts["condition_met.1.6"] == 0
    assert facts["project_worth.0.7"] == 4
    owns(game, projects=(7,))
    assert RULES.facts(game.s, 1)["project_vp.0.7"] == -4
    assert RULES.facts(game.s, 1)["final.expansions.0"] == -4


@pytest.mark.parametrize(
    ("game", "option", "text"),
    [
        (crusade(library=(1, 2)), ("book",), "Take a Papal Book"),
        (crusade(harbour=(2, 1)), ("supply",),
         "Buy the Supply Ship for 3 Augustales and 1 Stone"),
        (crusade(allies=(1,)).hosts(1), ("mantle", 1),
         "Place a Papal Mantle on Theophilos, Ally space 1"),
        (crusade(knights=(301,)), ("knight",), "Purchase Crusade Knights for 2 Augustales"),
        (crusade(structures=(3,)), ("papal", "w5", 5),
         "Build Wall W5 as a Papal Structure: Great Wall A, opens warehouse space 5"),
        (projects(), ("imperial", "w5", 4, 4),
         "Build Wall W5 as Ring Wall: opens warehouse space 4"),
        (projects(p7=6), ("project", 7),
         "Take Tower of Guests: 2 VP for each Ally you host"),
    ],
)  # fmt: skip
def test_options_in_words(game: Scenario, option: tuple[str | int, ...], text: str) -> None:
    assert RULES.text(game.s, option) == text


def test_the_log_tells_of_the_expansions() -> None:
    """Given the last Book taken, the log names the deed and the ban."""
    game = owns(crusade(library=(3,)), books=(1,)).edicts((1, 2, 3), (4, 5, 6))
    acts(game, "promote").does("book")
    while game.asks != "end":
        game.does(game.offers[0])
    told = [RULES.tell(event, ("Anna", "Berta")) for event in game.log]
    assert "Anna takes a Papal Book." in told
    assert "Anna triggers the Vatican Library ban." in told
    assert items(game, "library") == ()


def test_a_turn_with_other_things_in_hand_has_another_gist() -> None:
    """Given two positions that differ in a Book alone, their gists differ."""
    game = crusade(library=(1, 2))
    assert RULES.turn_key(game.s, 0) != RULES.turn_key(
        owns(crusade(library=(1, 2)), books=(3,)).s, 0
    )


def test_the_balance_report_counts_the_expansions() -> None:
    """Given some games, boards, Projects and Conditions are counted, all in rows of its tables."""
    rows = {f"{section.id}.{row}" for section in SECTIONS for row, _ in section.rows}
    columns = {name for section in SECTIONS for name, _ in section.columns}
    found: set[str] = set()
    for seed in range(4):
        census, state = None, None
        for state, option in wander(SPEC, 3, seed, KINDS["both"]):
            census = census or Census(state)
            after = state.clone()
            events = collect_events(after)
            RULES.apply(after, option)
            for event in events:
                census.hear(event)
        assert census is not None and state is not None
        found |= census.counts.keys()
    new = [name for name in found if name.split()[1].split(".")[0] in
           ("board", "knight", "project", "condition")]  # fmt: skip
    assert {name.split()[0] for name in new} >= {
        "offered", "taken", "acquired", "fulfilled", "built", "vp",
    }  # fmt: skip
    for name in new:
        column, row = name.split(" ", 1)
        assert row in rows and column in columns, name
