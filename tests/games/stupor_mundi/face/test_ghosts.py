"""Ghosts stand where their consequences will happen, and the panel tells them once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.games import registry
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.margin.vp_rail import place_of_score
from stupor.games.stupor_mundi.face.preview.consequences import Consequences, consequences_of
from stupor.games.stupor_mundi.face.preview.ghost_look import Rack, ghostly, plainer
from stupor.games.stupor_mundi.face.preview.ghosts import ghost_items
from stupor.games.stupor_mundi.face.preview.preview_panel import Chip, PreviewRow, preview_items
from stupor.games.stupor_mundi.face.preview.preview_rows import (
    chips_of,
    refused_row,
    row_of,
    spears_of,
)
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.match.preview import foresee
from stupor.stage.geometry import centre, holds, overlap
from stupor.stage.items import Box, Item, Label, Picture, Rect
from tests.games.stupor_mundi.face.fixture_position import anchors
from tests.support.playing import wander

SPEC = registry.get("stupor_mundi")
RULES = SPEC.rules
NAMES = ("Lena", "Otto", "Anna", "Kurt")
Seen = tuple[TableView, Consequences]


def view_of(state: Any, decision: Decision) -> TableView:
    seat = decision.seat
    table, facts = RULES.table(state, seat), RULES.facts(state, seat)
    return TableView(table, facts, decision, seat, NAMES[: state.seats], anchors())


def foretold(state: Any, option: Option) -> Seen:
    asked = RULES.decision(state)
    assert asked is not None
    view = view_of(state, asked)
    found = foresee(RULES, state, option)
    assert found is not None
    return view, consequences_of(view, found)


@cache
def games() -> list[Any]:
    return [state.clone() for seed in (3, 4) for state, _ in wander(SPEC, 4, seed)]


def moments(kind: str) -> Iterator[tuple[Any, Option]]:
    for state in games():
        asked = RULES.decision(state)
        if asked is not None and asked.kind == kind:
            yield from ((state, option) for option in asked.options)


def first(kind: str, wanted: Callable[[TableView, Consequences], bool]) -> Seen:
    for state, option in moments(kind):
        seen = foretold(state, option)
        if wanted(*seen):
            return seen
    raise AssertionError(f"no {kind} like that")


def chips(view: TableView, found: Consequences) -> dict[str, str]:
    return {chip.words: chip.icon for chip in chips_of(view, found)}


def on(items: list[Item], box: Rect, sprite: str = "") -> list[Item]:
    """Items whose middle lies in a rectangle, of that sprite if one is named."""
    found = [item for item in items if holds(box, centre(item.rect))]
    if not sprite:
        return found
    return [i for i in found if isinstance(i, Picture) and i.sprite.startswith(sprite)]


def words(items: list[Item], box: Rect) -> list[str]:
    return [item.text for item in on(items, box) if isinstance(item, Label)]


def about(box: Rect, by: float = 40) -> Rect:
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def test_a_wall_or_tower_that_closes_a_side_lights_its_income_and_says_what_it_brings() -> None:
    view, found = first("build", lambda _, f: f.sides == (2,))
    items = ghost_items(view, found)
    income = view.anchors[f"castle.income{found.sides[0]}"]
    assert on(items, income, "glow/round")
    assert "side closed +1" in chips(view, found)
    assert "+1" in words(items, about(income, 46))


def test_a_ghost_of_the_structure_stands_on_its_site_half_seen() -> None:
    view, found = first("build", lambda _, f: any(m.target[-2:-1] == "t" for m in f.moves))
    move = next(m for m in found.moves if m.piece.startswith("structure"))
    ghost = [i for i in ghost_items(view, found) if i.key.startswith(f"ghost/{move.piece}/")]
    towers = [i for i in ghost if isinstance(i, Picture)]
    assert towers and all(i.alpha < 255 and not i.sprite.endswith(".shadow") for i in towers)


def test_the_space_below_a_built_tower_is_said_to_open() -> None:
    view, found = first("build", lambda _, f: any(m.source.endswith(".0") for m in f.moves))
    items = ghost_items(view, found)
    assert "opens" in words(items, view.anchors["player.ally2"])
    assert chips(view, found)["space 2"] == "ally"


def test_selling_strikes_the_cubes_and_adds_the_coins() -> None:
    def sold(view: TableView, found: Consequences) -> bool:
        return bool(found.told("sold")) and found.change(f"stone.{found.seat}").delta < 0

    view, found = first("market", sold)
    items = ghost_items(view, found)
    paid = -found.change(f"stone.{found.seat}").delta
    veils = [i for i in items if isinstance(i, Box) and "veil" in i.key]
    assert len(veils) == paid
    assert all(i.rect[1] == view.anchors["player.store1"][1] for i in veils)
    coins = found.change(f"coins.{found.seat}").delta
    assert f"+{coins}" in words(items, about(view.anchors["player.coins"], 60))
    assert {f"+{coins}", f"\u2212{paid}"} <= set(chips(view, found))


def test_bought_cubes_are_half_seen_in_free_stores() -> None:
    def bought(view: TableView, found: Consequences) -> bool:
        fits = found.change(f"stone.{found.seat}").delta
        return bool(found.told("bought")) and fits > 0

    view, found = first("market", bought)
    new = [i for i in ghost_items(view, found) if isinstance(i, Picture) and "/new" in i.key]
    cubes = [i for i in new if i.sprite.startswith("cube/stone")]
    held = view.count(f"stone.{found.seat}") + view.count(f"grain.{found.seat}")
    assert len(cubes) == found.change(f"stone.{found.seat}").delta and held >= 0
    assert all(cube.alpha < 255 for cube in cubes)


def test_vp_move_a_ghost_of_the_disc_along_the_rail() -> None:
    view, found = first("build", lambda _, f: f.change(f"vp.{f.seat}").delta > 0)
    change = found.change(f"vp.{found.seat}")
    x, y = place_of_score(view, change.after)
    disc = on(ghost_items(view, found), (x - 4, y - 4, 8, 8), "disc/")
    assert len(disc) == 1 and isinstance(disc[0], Picture) and disc[0].alpha < 255


def test_fredericks_track_turns_the_mark_of_a_rivals_ally() -> None:
    def others(view: TableView, found: Consequences) -> bool:
        return any(not m.zone.startswith(f"ally.{view.viewer}.") for m in found.marks)

    view, found = first("icon", others)
    mark = next(m for m in found.marks if not m.zone.startswith(f"ally.{view.viewer}."))
    items = ghost_items(view, found)
    sign = "check/yes" if mark.met else "check/no"
    seat = int(mark.zone.split(".")[1])
    panel = view.anchors[f"rival.{view.rivals().index(seat) + 1}"]
    assert on(items, panel, sign)
    assert ("+2" if mark.met else "\u22122") in words(items, about(panel, 12))
    name = ALLIES[number_of(mark.ally)].name
    told = [chip for chip in chips(view, found) if view.names[seat] in chip]
    assert told and (name in told[0] or "Allies" in told[0])


def test_removed_buildings_are_struck_out_on_the_stage() -> None:
    view, found = first("icon", lambda _, f: f.change("f.towers").delta < 0)
    lost = -found.change("f.towers").delta
    veils = [i for i in ghost_items(view, found) if isinstance(i, Box) and "veil" in i.key]
    towers = [i for i in veils if "/tower" in i.key]
    assert len(towers) == lost and all(i.z > 800 for i in towers)


def test_an_edict_to_be_issued_lights_the_active_tiles() -> None:
    view, found = first("build", lambda _, f: f.edicts > 0)
    lit = {i.key for i in ghost_items(view, found) if i.key.startswith("ghost/edict")}
    assert {f"ghost/edict{row}" for row in (1, 2, 3) if view.first(f"active.{row}")} <= lit
    assert any(icon == "issue-edict" for icon in chips(view, found).values())


def test_drawn_cards_are_backs_with_their_number() -> None:
    view, found = first("turn", lambda _, f: f.drawn == 4)
    items = ghost_items(view, found)
    backs = [i for i in items if isinstance(i, Picture) and "drawn" in i.key]
    assert {i.sprite for i in backs} == {"card/back"} | {i.sprite for i in backs if "chip" in i.key}
    assert chips(view, found)["draw 4"] == "back"


def test_a_workplace_that_pays_is_lit_and_named_by_its_path() -> None:
    def paid(view: TableView, found: Consequences) -> bool:
        return any(gain.reason == "workplace" for gain in found.gains)

    view, found = first("build", paid)
    assert any(word.startswith("Path ") for word in chips(view, found))
    assert any(item.key.startswith("ghost/pays.") for item in ghost_items(view, found))


def test_a_summoned_ally_shows_the_mark_it_would_have() -> None:
    view, found = first("summon", lambda _, f: bool(f.told("summoned")))
    move = next(m for m in found.moves if m.piece.startswith("ally"))
    space = move.target.rpartition(".")[2]
    met = found.after.fact(f"met.{found.seat}.{space}")
    box = about(view.anchors[f"player.ally{space}"], 8)
    assert on(ghost_items(view, found), box, "check/yes" if met else "check/no")


def test_a_price_comes_first_and_what_follows_comes_last() -> None:
    view, found = first("build", lambda _, f: f.foresight.then is not None and bool(f.sides))
    told = chips_of(view, found)
    assert told[0].loss and told[0].words.startswith("\u2212")


def test_a_promotion_names_the_ability_of_its_space() -> None:
    """Given a space where nobody of the House stands yet, then its ability is in the forecast."""
    view, found = first("promote", lambda _, f: f.foresight.options[-1] == ("promote", 0, "b"))
    assert "ability of B1" in chips(view, found)


@pytest.mark.parametrize("every", [20, pytest.param(5, marks=pytest.mark.exhaustive)])
def test_every_choice_of_a_game_has_something_to_say(every: int) -> None:
    for state in games()[::every]:
        asked = RULES.decision(state)
        if asked is None:
            continue
        for option in asked.options:
            view, found = foretold(state, option)
            row = row_of(view, found, lambda o, s=state: RULES.text(s, o))
            assert row.title and row.chips and all(chip.words for chip in row.chips)


@pytest.mark.parametrize("every", [36, pytest.param(9, marks=pytest.mark.exhaustive)])
def test_chips_on_the_table_never_lie_on_each_other(every: int) -> None:
    for state in games()[::every]:
        asked = RULES.decision(state)
        for option in asked.options[:12] if asked is not None else ():
            view, found = foretold(state, option)
            plates = [
                i.rect
                for i in ghost_items(view, found)
                if isinstance(i, Box) and i.key.startswith("ghost/chips/") and "shade" not in i.key
            ]
            for k, plate in enumerate(plates):
                assert not any(overlap(plate, other) for other in plates[k + 1 :]), option


@pytest.mark.parametrize("every", [44, pytest.param(11, marks=pytest.mark.exhaustive)])
def test_ghosts_and_their_panel_have_keys_of_their_own(every: int) -> None:
    for state in games()[::every]:
        asked = RULES.decision(state)
        for option in asked.options[:6] if asked is not None else ():
            view, found = foretold(state, option)
            row = row_of(view, found, lambda o, s=state: RULES.text(s, o))
            keys = [i.key for i in (*ghost_items(view, found), *preview_items(view, (row,)))]
            assert len(keys) == len(set(keys)), option


def test_a_face_down_card_is_asked_about_both_spears() -> None:
    assert spears_of(("play", 3, 4, "down")) == ("build", "summon")
    assert spears_of(("play", 3, 1, "down")) == ("promote",)
    assert spears_of(("play", 3, 4, "up")) == ()


def test_a_refused_row_names_rule_heading_and_what_is_there() -> None:
    state = games()[0]
    asked = RULES.decision(state)
    assert asked is not None
    row = refused_row(view_of(state, asked), "summon", "Summon: not now", RULES.rule("summon.cost"))
    assert not row.possible
    assert "You have" in row.note and "Rulebook: Summon an Ally." in row.note


def test_the_panel_grows_upwards_and_keeps_clear_of_plaques() -> None:
    state = games()[0]
    asked = RULES.decision(state)
    assert asked is not None
    view = view_of(state, asked)
    many = PreviewRow("build", "Build", tuple(Chip(f"one more thing {n}") for n in range(9)))
    x, y, w, h = view.anchors["stage.preview"]
    for rows in ((many,), (many, many)):
        panel = next(i for i in preview_items(view, rows) if i.key == "preview/panel")
        assert panel.rect[1] + panel.rect[3] == pytest.approx(y + h)
        for item in preview_items(view, rows):
            assert x <= item.rect[0] and item.rect[0] + item.rect[2] <= x + w + 8
    over = next(i for i in preview_items(view, (many,), (x, 900, w, 170)) if "panel" in i.key)
    assert over.rect[1] + over.rect[3] <= 900


def test_larger_letters_get_larger_chips() -> None:
    state = games()[0]
    asked = RULES.decision(state)
    assert asked is not None
    view = view_of(state, asked)
    row = PreviewRow("build", "Build", (Chip("+1", "vp"),))
    small = next(i for i in preview_items(view, (row,)) if i.key == "preview/row0.chip0.0")
    grown = preview_items(replace(view, text=1.5), (row,))
    large = next(i for i in grown if i.key == "preview/row0.chip0.0")
    assert large.rect[3] == pytest.approx(small.rect[3] * 1.5)


def test_high_contrast_makes_ghosts_plainer() -> None:
    pale = ghostly("x", [Picture("a", 1, (0, 0, 9, 9), "vp/laurel")])
    line = Box("b", 1, (0, 0, 9, 9), border=(9, 9, 9, 90), width=2)
    picture, box = plainer([*pale, line])
    assert isinstance(picture, Picture) and picture.alpha > pale[0].alpha
    assert isinstance(box, Box) and box.border == (9, 9, 9, 255) and box.width == 3


def test_a_chip_moves_aside_for_another() -> None:
    state = games()[0]
    asked = RULES.decision(state)
    assert asked is not None
    rack = Rack(view_of(state, asked))
    for number in range(5):
        rack.hang(str(number), (600, 500), Chip("+1", "coin"))
    plates = [i.rect for i in rack.draw.items if i.key.rpartition("/")[2] in "01234"]
    assert len(plates) == 5
    for k, plate in enumerate(plates):
        assert not any(overlap(plate, other) for other in plates[k + 1 :])


def test_no_ghost_of_the_common_boards_lies_over_opened_ones() -> None:
    """Given a choice that would Issue an Edict, then its frames are not drawn on opened boards."""
    state, option = next((s, o) for s, o in moments("build") if foretold(s, o)[1].edicts)
    view, found = foretold(state, option)

    def frames(seen: TableView) -> list[Item]:
        edicts = [seen.anchors[f"imperial.active{row}"] for row in (1, 2, 3)]
        return [i for i in ghost_items(seen, found) if any(overlap(i.rect, at) for at in edicts)]

    assert frames(view) and not frames(replace(view, panel_open=True))
