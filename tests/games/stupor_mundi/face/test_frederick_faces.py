"""Frederick's face tells what he is about, and at the end how it came out for him."""

from dataclasses import replace

import pytest

from stupor.games.stupor_mundi.data.edicts import EDICTS
from stupor.games.stupor_mundi.data.solo import SOLO_CARDS
from stupor.games.stupor_mundi.face.palace.frederick_panel import mood_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import OVER
from tests.games.stupor_mundi.face.fixture_position import view

EDICT_CARD = next(card for card in SOLO_CARDS if card is not None and card.edict)


def issuing(icons: str) -> TableView:
    """Frederick has turned up a card that lets him issue an Edict with these signs."""
    seen = view(1)
    table = seen.table.clone()
    tile = next(edict.id for edict in EDICTS if edict is not None and edict.icons == icons)
    table.zones[f"active.{EDICT_CARD.edict}"] = [f"edict.{tile}"]
    table.zones["solo.shown"] = [f"solo.{EDICT_CARD.id}"]
    return replace(seen, table=table, decision=None)


def ended(title: str, **facts: object) -> TableView:
    seen = view(1)
    table = seen.table.clone()
    table.counters["phase"] = OVER
    return replace(seen, table=table, facts={**seen.facts, "solo.title": title, **facts})


@pytest.mark.parametrize(
    ("icons", "face"),
    [("TTW", "castle"), ("KKL", "castle"), ("AAS", "treasury"), ("GGA", "store"), ("LLG", "ally"),
     ("PPS", "edict")],
)  # fmt: skip
def test_he_looks_at_what_his_edict_lets_grow(icons: str, face: str) -> None:
    assert mood_of(issuing(icons)) == face


@pytest.mark.parametrize(
    ("title", "face"),
    [("Serf", "win"), ("Knight", "you"), ("Feudal Lord", "you"), ("Duke", "lose")],
)
def test_at_the_end_the_title_pleases_him_or_not(title: str, face: str) -> None:
    assert mood_of(ended(title)) == face


def test_in_a_chapter_its_seal_decides() -> None:
    assert mood_of(ended("Serf", **{"seal.won": True})) == "lose"
    assert mood_of(ended("Duke", **{"seal.won": False})) == "win"
