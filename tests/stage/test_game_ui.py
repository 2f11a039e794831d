"""A game's own interface overrides what the plain one has, and nothing stands there unasked."""

from dataclasses import fields
from types import ModuleType

import pytest

from stupor.engine.game import part_of
from stupor.stage.game_ui import GameUI, game_ui
from stupor.stage.view import View

PACKAGES = ("stupor.games.stupor_mundi", "stupor.games.burgundy", "tests.toy_faced")
PARTS = tuple(each.name for each in fields(GameUI))
#: What the parts of one game ask of each other, no table does.
OWN = {("stupor.games.stupor_mundi", "log", "text_box")}


def own_ui(package: str) -> GameUI[View]:
    return game_ui(lambda name: part_of(package, name))


def public(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_of_a_part_overrides_one_of_the_plain_part(
    package: str, part: str
) -> None:
    own, plain = type(getattr(own_ui(package), part)), type(getattr(GameUI(), part))
    assert issubclass(own, plain)
    added = public(own) - public(plain) if own is not plain else set()
    assert {(package, part, name) for name in added} <= OWN


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_with_a_face_has_parts_of_its_own(package: str) -> None:
    own, plain = own_ui(package), GameUI[View]()
    assert any(type(getattr(own, part)) is not type(getattr(plain, part)) for part in PARTS)


def test_a_game_without_a_face_has_the_plain_one() -> None:
    own, plain = game_ui(lambda name: None), GameUI[View]()
    assert all(type(getattr(own, part)) is type(getattr(plain, part)) for part in PARTS)


def test_a_face_that_holds_no_interface_says_what_is_missing() -> None:
    with pytest.raises(AttributeError, match="UI"):
        game_ui(lambda name: ModuleType("face.ui"))
