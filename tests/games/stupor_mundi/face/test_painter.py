"""The painters show everything, with sprites that exist, in boxes that do not collide."""

import json
from dataclasses import replace

import pytest

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, MARKETS, SOLO_CARDS, WORKPLACES
from stupor.games.stupor_mundi.face.cards.card_faces import (
    paint_card,
    paint_slot_card,
    paint_small_card,
)
from stupor.games.stupor_mundi.face.cards.fan import paint_raised
from stupor.games.stupor_mundi.face.cards.solo_cards import paint_solo_card
from stupor.games.stupor_mundi.face.components.icon_rows import paint_row
from stupor.games.stupor_mundi.face.components.icons import ABILITIES
from stupor.games.stupor_mundi.face.components.tiles import (
    EDICT_LETTERS,
    paint_ally,
    paint_bonus,
    paint_edict,
    paint_market,
)
from stupor.games.stupor_mundi.face.lights.highlights import glow_items, piece_items, place_rect
from stupor.games.stupor_mundi.face.margin.header import paint_header
from stupor.games.stupor_mundi.face.preview.preview_panel import Chip, PreviewRow, preview_items
from stupor.games.stupor_mundi.face.rivals.closeup import paint_closeup
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.ids import OVER
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Label, NineSlice, Picture
from tests.games.stupor_mundi.face.fixture_position import HAND9, ROOT, view
from tests.games.stupor_mundi.face.painted import paint_table

SPRITES: dict[str, object] = {}
for _folder in ("common", "stupor_mundi"):
    SPRITES |= json.loads((ROOT / f"resources/{_folder}/atlas.json").read_text("utf-8"))["sprites"]
BOX = (100.0, 100.0, 190.0, 272.0)


def unknown(items: list[Item]) -> set[str]:
    """Sprites that the atlas lacks."""
    drawn = {item.sprite for item in items if isinstance(item, Picture | NineSlice)}
    return drawn - SPRITES.keys()


def icon_view(icon: str, edict: int = 1) -> TableView:
    """The stage is open for one icon."""
    options = (("add", icon), ("remove", icon))
    result = {"value": 3, "income": [4, 4, 4, 4], "gains": {"Romigi": 2}, "losses": {}}
    context: dict[str, object] = {"edict": edict, "row": 1, "current": icon, "icons": []}
    context["results"] = {"add": result, "remove": result}
    return replace(view(), decision=Decision(1, "icon", options, context=context))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_needs_no_sprite_that_is_missing(seats: int) -> None:
    items = paint_table(view(seats, hand=HAND9))
    assert not unknown(items)
    keys = [item.key for item in items]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    "icon", ["grain", "stone", "treasury", "tower", "wall", "keep", "ally", "specialist"]
)
def test_the_stage_shows_every_track(icon: str) -> None:
    letter = next(k for k, name in EDICT_LETTERS.items() if name == icon)
    edict = next(e.id for e in EDICTS if letter in e.icons)
    seen = icon_view(icon, edict)
    items = paint_table(seen)
    assert not unknown(items)
    assert any(item.key == "stage/panel" for item in items)
    assert any(place_rect(seen, f"stage.{icon}.{way}") for way in ("add", "remove"))


def test_every_component_can_be_painted() -> None:
    draw = DrawList("all")
    for card in CARDS:
        paint_card(draw, f"card.{card.id}", BOX, seen=110)
        paint_slot_card(draw, f"card.{card.id}", (0, 0, 82, 117))
        if card.id >= 100:
            paint_small_card(draw, f"card.{card.id}", (0, 0, 58, 78))
    for ally in ALLIES:
        paint_ally(draw, f"ally.{ally.id}", (0, 0, 76, 100), met=1)
    for edict in EDICTS:
        paint_edict(draw, f"edict.{edict.id}", (0, 0, 108, 56), "edict/tile", 33)
    for bonus in BONUSES:
        paint_bonus(draw, f"bonus.{bonus.id}", (0, 0, 37, 36))
    for market in MARKETS:
        for side in ("blue", "red"):
            paint_market(draw, f"market.{market.id}.{side}", (0, 0, 240, 32))
    for card in SOLO_CARDS:
        paint_solo_card(draw, f"solo.{card.id}", BOX)
    for workplace in WORKPLACES:
        paint_row(draw, workplace.code, ABILITIES[workplace.code], (50, 50), 34)
    assert not unknown(draw.items)


def test_a_card_shows_its_icons_inside_its_frame() -> None:
    for card in CARDS:
        draw = DrawList("card")
        paint_card(draw, f"card.{card.id}", BOX)
        for item in draw.items:
            if isinstance(item, Picture) and not item.sprite.startswith("card/"):
                x, _, w, _ = item.rect
                assert x >= BOX[0] - 1 and x + w <= BOX[0] + BOX[2] + 1, (card.id, item.key)


def test_words_of_the_columns_and_panels_do_not_overlap() -> None:
    labels = {i.key: i for i in paint_table(view()) if isinstance(i, Label)}
    rows = [
        [f"work/column{k}" for k in range(5)],
        [f"player/{k}.action" for k in range(1, 6)],
        [f"castle/status{k}.words" for k in (1, 2, 3)],
        ["imperial/castle", "imperial/reserve", "imperial/next1", "imperial/active1"],
        [f"voyage/{c}.name" for c in range(5)],
        [f"prompt/step{k}.words" for k in range(3)] + ["prompt/prompt"],
        ["rival/2.name", "rival/2.vp"],
        ["header/title", "header/phase", "header/edicts"],
        ["actions/seal.words", "actions/keys"],
    ]
    for row in rows:
        for k, one in enumerate(row):
            for other in row[k + 1 :]:
                assert not overlap(labels[one].rect, labels[other].rect), (one, other)


@pytest.mark.parametrize(
    ("pile", "lying", "words"),
    [(16, 3, "20 Edicts to the end"), (0, 2, "3 Edicts to the end"), (0, 0, "1 Edict to the end")],
)
def test_the_header_counts_the_edicts_that_are_issued_before_the_end(
    pile: int, lying: int, words: str
) -> None:
    """The Edict that no Next one can replace is the last (R18)."""
    seen = view()
    for row in range(lying + 1, 4):
        seen.table.zones[f"next.{row}"] = []
    shown = replace(seen, facts={**seen.facts, "edicts_left": pile})
    labels = {item.key: item for item in paint_header(shown) if isinstance(item, Label)}
    assert labels["header/edicts"].text == words
    assert (labels["header/edicts"].face == "bold") == (pile + lying == 0)


def test_the_header_counts_no_edicts_once_the_game_has_ended() -> None:
    """Given cards that have run out before the Edicts, then the end is not said to be far."""
    seen = view()
    seen.table.counters["phase"] = OVER
    labels = {item.key: item for item in paint_header(seen) if isinstance(item, Label)}
    assert labels["header/edicts"].text == "Last round"


def test_what_is_lifted_is_not_painted_on_the_table() -> None:
    seen = view()
    hidden = frozenset({"card.14", "ship.1", "specialist.1.1", "structure.1.10", "ally.5"})
    keys = {item.key.split("/", 1)[1] for item in paint_table(replace(seen, hidden=hidden))}
    assert not keys & hidden


def test_pieces_in_the_air_and_lights() -> None:
    seen = view()
    for name in ("card.14", "card.14.down", "card.113", "?1", "ship.1", "specialist.1.0",
                 "structure.1.10", "structure.1.7", "ally.4", "edict.1", "bonus.1", "token.c",
                 "market.sell", "market.buy", "reward.2", "solo.3"):  # fmt: skip
        items = piece_items(seen, name, (300, 300, 84, 118), True, 4)
        assert items and not unknown(items), name
        assert min(item.z for item in items) >= 600
    rects = [r for r in (place_rect(seen, n) for n in ("city.1", "slot.1.4", "store.1")) if r]
    assert not unknown(glow_items(seen, rects, "target", rects[:1]))
    assert glow_items(seen, rects, "rest", [])


def test_twins_are_one_object_on_the_stage() -> None:
    seen = icon_view("tower")
    items = piece_items(seen, "icon.tower", (0, 0, 200, 96), True)
    assert sum(i.sprite == "icon/tower" for i in items if isinstance(i, Picture)) == 2
    assert min(item.z for item in items) > 800


BUILD = PreviewRow("build", "Build: Tower T3", (Chip("\u22123", "cube-stone", True),))
NOT_NOW = PreviewRow("summon", "Summon: not now", possible=False, note="You have 1 Grain.")


def test_panels_stay_on_the_page() -> None:
    seen = view()
    assert not unknown(preview_items(seen, (BUILD, NOT_NOW)))


def test_blocked_spaces_carry_dummies() -> None:
    for seats, dummies in ((1, 10), (2, 10), (3, 4), (4, 0)):
        items = paint_table(view(seats))
        found = [i for i in items if isinstance(i, Picture) and i.sprite.endswith("/dummy")]
        assert len(found) == dummies
    assert len(CITIES) == 5


def test_close_looks_use_known_sprites() -> None:
    seen = view()
    for items in (
        paint_closeup(seen, 2),
        paint_raised(seen, "card.18"),
    ):
        assert items and not unknown(items)


def test_a_heap_of_tiles_throws_one_shadow() -> None:
    """Given an Ally upon others, then nothing is drawn that the ones above hide anyway."""
    draw = DrawList("heap")
    paint_ally(draw, "ally.3", (0.0, 0.0, 59.0, 80.0), stack=2)
    assert sum(item.key.startswith("heap/ally.3.under") for item in draw.items) == 3
    assert sum(isinstance(i, Picture) and i.sprite.endswith(".shadow") for i in draw.items) == 1
