"""Every component of the expansions has its picture, on sheets that other games never read."""

import json
from pathlib import Path

import pytest

from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, FIRST_KNIGHT, LONELY
from stupor.games.stupor_mundi.face.cards.card_faces import field_of
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS

GAME = Path(__file__).parents[4] / "resources" / "stupor_mundi"
ATLAS = json.loads((GAME / "atlas.json").read_text(encoding="utf-8"))
EARLY = {scale: len(entry["sheets"]) for scale, entry in ATLAS["sets"].items()}
SIDES = ("", *(f"-{side}" for side in range(1, 6)))


def pictures() -> list[str]:
    """The sprites that the expansions need."""
    names = [f"crusade/{name}{side}" for name in BOARD_NAMES for side in ("", "-ban")]
    names += ["crusade/book", "crusade/supply", "crusade/mantle", "ally/mantle"]
    names += [f"project/{project.id}" for project in PROJECTS]
    names += [f"condition/{condition.id}" for condition in CONDITIONS]
    names += ["project/tile", "project/condition"]
    for power in ("papal", "imperial"):
        for kind in ("tower", "wall", "keep"):
            names.append(f"structure/{kind}-{power}")
            sides = SIDES[1:] if kind == "wall" else SIDES[:1]
            names += [f"stand/{kind}-{power}{side}" for side in sides]
    signs = ("book", "supply", "mantle", "papal", "imperial", "project", "ban")
    return names + [f"icon/{sign}" for sign in signs]


@pytest.mark.parametrize("name", pictures())
def test_a_component_has_its_picture_in_both_sets_on_a_late_sheet(name: str) -> None:
    row = ATLAS["sprites"][name]
    assert all(row[scale][0] >= EARLY[scale] for scale in ("1", "2"))


def test_a_structure_of_a_power_fits_where_a_house_would_build_its_own() -> None:
    sizes = {name: row["size"] for name, row in ATLAS["sprites"].items()}
    for family, ends in (("structure", ("",)), ("stand", SIDES)):
        for kind in ("tower", "wall", "keep"):
            for end in ends:
                own = sizes.get(f"{family}/{kind}-blue{end}")
                for power in ("papal", "imperial"):
                    assert sizes.get(f"{family}/{kind}-{power}{end}") == own


def test_knights_bear_their_own_cloth_and_no_other_card_does() -> None:
    assert field_of(FIRST_KNIGHT) == "knight"
    assert field_of(FIRST_KNIGHT + LONELY) == "lonely"
    assert {f"card/face-{field_of(card)}" for card in (301, 305, 311, 315)} <= set(ATLAS["sprites"])
    assert {field_of(card) for card in (*range(101, 123), *range(201, 223))}.isdisjoint(
        {"knight", "lonely"}
    )


def test_the_sheets_of_the_base_game_hold_nothing_of_the_expansions() -> None:
    late = {"crusade", "project", "condition"}
    for name, row in ATLAS["sprites"].items():
        if row["1"][0] < EARLY["1"]:
            assert name.split("/")[0] not in late
