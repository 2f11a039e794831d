"""The list of figures: everything that is reconstructed stands on it, and nothing else."""

from __future__ import annotations

from stupor.engine.figures import Figure
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.crusade.data import SHIPS
from stupor.games.stupor_mundi.data import BONUSES, EDICTS, MARKETS, SITES, SOLO_CARDS, WORKPLACES
from stupor.games.stupor_mundi.data.markets import SIDES
from stupor.games.stupor_mundi.data.voyage import CITIES
from stupor.games.stupor_mundi.figures.corrections import KINDS
from stupor.games.stupor_mundi.figures.listing import reconstructed
from stupor.games.stupor_mundi.ids import RECONSTRUCTED
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS

#: Where the figures of params.py stand in the list.
PARAMS = {
    "BLOCKED_CITIES": "voyage.blocked",
    "PALACE_MOST.grain": "palace.grain",
    "PALACE_MOST.stone": "palace.stone",
    "PALACE_MOST.treasury": "palace.treasury",
    "ARROW_GRAIN.b": "path.b",
    "ARROW_GRAIN.c": "path.c",
    "TOKEN_SPACES": "path.tokens",
    "INCOME.order": "castle.income",
    "GREAT_COINS.covers": "board.great",
}


def listed() -> dict[str, dict[str, Figure]]:
    found: dict[str, dict[str, Figure]] = {}
    for figure in reconstructed():
        assert figure.name not in found.setdefault(figure.component, {}), "it is listed twice"
        found[figure.component][figure.name] = figure
    return found


def test_every_tagged_component_stands_on_the_list() -> None:
    found = listed()
    wanted = {f"castle.{s.name}" for s in SITES if RECONSTRUCTED in (s.cost_source, s.edict_source)}
    wanted |= {f"city.{c.name.lower()}" for c in CITIES if RECONSTRUCTED in c.grain_sources}
    wanted |= {f"edict.{e.id}" for e in EDICTS}
    wanted |= {f"market.{m.id}" for m in MARKETS}
    wanted |= {f"workplace.{w.code}" for w in WORKPLACES if w.source == RECONSTRUCTED}
    wanted |= {f"bonus.{b.letter}" for b in BONUSES if b.source == RECONSTRUCTED}
    wanted |= {f"solo.{c.id}" for c in SOLO_CARDS}
    wanted |= {f"supply.{s.id}" for s in SHIPS if s.source == RECONSTRUCTED}
    wanted |= {f"project.{p.id}" for p in PROJECTS if p.source == RECONSTRUCTED}
    wanted |= {f"condition.{c.id}" for c in CONDITIONS if c.source == RECONSTRUCTED}
    wanted |= {f"card.{c.code}" for c in CARDS if c.source == RECONSTRUCTED and c.code}
    wanted |= {"card.lonely-knight", "projects.solo", "edition.prototype-2023", "board.edict"}
    wanted |= set(PARAMS.values())
    assert wanted == set(found)


def test_every_tag_of_the_numbers_by_player_count_has_its_line() -> None:
    tagged = {name for name, source in params.SOURCES.items() if source == RECONSTRUCTED}
    assert tagged == set(PARAMS)


def test_what_a_rulebook_states_is_not_on_the_list() -> None:
    found = listed()
    assert "cost" not in found.get("castle.w3", {}) and "castle.hand" not in found
    assert set(found["market.1"]) == {"red.sell", "red.buy"}
    assert set(found["city.barcelona"]) == {"ally2"}
    assert "icons" not in found["edict.3"] and "icons" in found["edict.4"]
    assert "card.A7" not in found and "workplace.country1.a" not in found


def test_the_values_are_those_of_the_data() -> None:
    found = listed()
    assert found["castle.t4"]["cost"].value == "2S 2G"
    assert found["castle.t5"]["edict"].value is True
    assert found["path.c"]["arrow3"].value == 1
    assert found["card.B22"]["most"].value == 6
    assert found["card.A21"]["price"].value == "card"
    assert found["solo.15"]["turn"].value == "+1 edict2 crown"
    for market in MARKETS:
        for side, name in zip(market.sides, SIDES, strict=True):
            figure = found[f"market.{market.id}"].get(f"{name}.buy")
            assert figure is None or str(figure.value).endswith(f"{side.buy.coins}A")


def test_every_figure_may_be_what_it_is() -> None:
    for kind in KINDS:
        for key, (_, spots) in kind.keys().items():
            for spot in spots:
                assert spot.allowed.tidy(spot.value) == spot.value, f"{key}.{spot.name}"


def test_what_cannot_be_corrected_says_why() -> None:
    for figure in reconstructed():
        assert bool(figure.fixed) != bool(figure.allowed), figure
