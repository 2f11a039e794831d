"""One spelling of a computer: a level, or a level with a persona."""

import pytest

from stupor.ai import levels
from stupor.ai.bot import finish
from stupor.ai.view import SeatView
from stupor.games.registry import get
from tests.support.playing import wander

SPEC = get("stupor_mundi")


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("persona", ["", *SPEC.persona_keys])
def test_what_is_spelled_is_read_again(level: str, persona: str) -> None:
    kind = levels.spell(level, persona)
    assert levels.parse_kind(kind, SPEC.persona_keys) == (level, persona)
    assert levels.nearest(kind, SPEC.persona_keys) == kind
    assert levels.rank_of(kind) in levels.LADDER
    assert levels.persona_of(kind) == persona


@pytest.mark.parametrize("kind", ["", "king", "king:builder", ":builder", "human", "Duke"])
def test_an_unknown_level_names_those_there_are(kind: str) -> None:
    with pytest.raises(levels.UnknownLevel, match="choose from: random, greedy, page"):
        levels.parse_kind(kind, SPEC.persona_keys)


@pytest.mark.parametrize("kind", ["duke:", "duke:sailor", "duke:builder:builder", "duke: builder"])
def test_an_unknown_persona_names_those_there_are(kind: str) -> None:
    with pytest.raises(levels.UnknownPersona, match="builder, diplomat, merchant, courtier"):
        levels.parse_kind(kind, SPEC.persona_keys)


@pytest.mark.parametrize(
    ("kind", "sits"),
    [
        ("duke:sailor", "duke"),
        ("king:builder", "emperor:builder"),
        ("king", "emperor"),
        ("", "emperor"),
        ("greedy", "greedy"),
        ("page:merchant", "page:merchant"),
    ],
)
def test_for_a_kind_of_another_version_the_nearest_sits_down(kind: str, sits: str) -> None:
    assert levels.nearest(kind, SPEC.persona_keys) == sits


@pytest.mark.parametrize("persona", SPEC.persona_keys)
def test_a_persona_weighs_choices_by_its_own_leaning(persona: str) -> None:
    plain = levels.make_bot("squire", SPEC.rules, SPEC.advisor, 3)
    fond = levels.make_bot(f"squire:{persona}", SPEC.rules, SPEC.advisor, 3)
    for ply, (state, _) in enumerate(wander(SPEC, 2, 5, {})):
        asked = SPEC.rules.decision(state)
        if ply > 20 and asked is not None and len(asked.options) > 3:
            view = SeatView(SPEC.rules, state.clone(), asked, ply)
            values, others = dict(finish(plain.think(view))), dict(finish(fond.think(view)))
            assert values.keys() == others.keys() and values != others
            return
    raise AssertionError("no decision worth a persona")
