"""Derived numbers worth showing beside the table."""

from __future__ import annotations

from typing import Any, Final

from stupor.engine.corrections import as_options
from stupor.games.stupor_mundi import params, queries, scoring, solo
from stupor.games.stupor_mundi.campaign import seals
from stupor.games.stupor_mundi.campaign.story import NO_STORY
from stupor.games.stupor_mundi.campaign.twists import TWISTS, twist_texts
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data.allies import ALLIES, LOYALIST
from stupor.games.stupor_mundi.data.workplaces import abilities_of
from stupor.games.stupor_mundi.effects.edict import ChooseEdict, ChooseReward, IssueEdict
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.expansions.table import expansion_facts
from stupor.games.stupor_mundi.ids import DRAFT, ICON_SPECIALIST, NOTHING, RETAIL
from stupor.games.stupor_mundi.state import Player, State

#: Clauses that Issue an Edict, asked or still to be asked.
EDICTS_DUE: Final = frozenset({IssueEdict, ChooseEdict, ChooseReward})


def facts(s: State, viewer: int | None) -> dict[str, Any]:
    """Public derived numbers by name; city_met answers for the seat that has the turn."""
    known: dict[str, Any] = {
        "f.structures": queries.imperial_structures(s),
        "f.specialist": s.palace[ICON_SPECIALIST],
        "edicts_left": len(s.edict_pile),
        "cards_left.a": sum(CARDS[card].level == "a" for card in s.card_pile),
        "cards_left.b": sum(CARDS[card].level == "b" for card in s.card_pile),
        "ending": s.ending,
    }
    places = queries.final_places(s)
    for seat, player in enumerate(s.players):
        known |= player_facts(s, seat, player)
        known[f"majority.{seat}"] = places[seat]
        known[f"final.{seat}"] = scoring.outlook(s, seat, places[seat])
    known |= turn_facts(s) | city_facts(s)
    if s.automa is not None:
        known["solo.actions"] = solo.actions(s)
        known["solo.title"] = scoring.title(s.players[0].vp)
    if s.edition.name != RETAIL:
        known["edition"] = s.edition.name
    if s.edition.figures:
        known["figures"] = as_options(s.edition.figures)
    if s.expansions is not NO_EXPANSIONS:
        known |= expansion_facts(s)
    if s.story is not NO_STORY:
        known |= story_facts(s)
    return known


def story_facts(s: State) -> dict[str, Any]:
    """The chapter that the game tells, and how far its seal has come."""
    have, want = seals.progress(s)
    twists = {f"twist.{name}": int(getattr(s.story.twists, name)) for name in TWISTS}
    return twists | {
        "chapter": s.story.chapter,
        "chapter.twists": twist_texts(s.story.twists),
        "seal.kind": s.story.seal,
        "seal.text": seals.seal_text(s.story.seal, s.story.want),
        "seal.have": have,
        "seal.want": want,
        "seal.won": seals.won(s),
    }


def player_facts(s: State, seat: int, player: Player) -> dict[str, Any]:
    """What a House's boards amount to."""
    known = {
        "capacity": queries.capacity(player),
        "stored": player.grain + player.stone,
        "hand_limit": queries.hand_limit(s, player),
        "structures": queries.structures(player),
        "structures_left": 13 - queries.structures(player),
        "great": queries.counted_great(s, player),
        "towers": queries.towers(player),
        "walls": queries.walls(player),
        "keeps": queries.keeps(player),
        "sides": [side + 1 for side in queries.closed_sides(player)],
        "ally_spaces": [space + 1 for space in range(5) if queries.ally_space_open(player, space)],
        "income_allies": queries.ally_income(s, player),
        "abilities": abilities_of(queries.abilities(s, player)),
        "issued": len(player.issued),
        "hand_count": len(player.hand) if s.phase != DRAFT else 0,
    }
    facts = {f"{name}.{seat}": value for name, value in known.items()}
    for space, ally in enumerate(player.allies, start=1):
        if ally != NOTHING:
            facts[f"met.{seat}.{space}"] = int(queries.requirement_met(s, player, ally))
            facts[f"compare.{seat}.{space}"] = comparison(s, player, ally)
    return facts


def comparison(s: State, player: Player, ally: int) -> str:
    """An Ally's requirement in figures: own > Frederick's, or Frederick's / threshold."""
    card = ALLIES[ally]
    his = queries.imperial_measure(s, card.measure)
    if card.circle == LOYALIST:
        return f"{his}/{card.threshold}"
    mine = queries.own_measure(player, card.measure)
    return f"{mine}{'>' if mine > his else '=' if mine == his else '<'}{his}"


def turn_facts(s: State) -> dict[str, Any]:
    """What the seat whose turn it is would find in the cities and pay for sailing."""
    player = s.players[s.turn]
    known: dict[str, Any] = {"edicts_due": edicts_due(s)} | {
        f"price.sail.{steps}": queries.sail_price(s, player, steps)
        for steps in range(1, params.MAX_TRAVEL + 1)
    }
    for index, ally in enumerate(s.ally_up):
        if ally != NOTHING:
            met = queries.requirement_met(s, player, ally)
            known[f"city_met.{index // 2}.{index % 2 + 1}"] = int(met)
    return known


def edicts_due(s: State) -> int:
    """How many Edicts are still to be Issued before the turn goes on."""
    return sum(type(clause) in EDICTS_DUE for _, clauses in s.agenda for clause in clauses)


def city_facts(s: State) -> dict[str, Any]:
    """What each seat would find fulfilled in the cities if it hosted the Ally there."""
    known: dict[str, Any] = {}
    for ally in filter(None, s.ally_up):
        for seat, player in enumerate(s.players):
            known[f"would_meet.{seat}.{ally}"] = int(queries.requirement_met(s, player, ally))
            known[f"would_compare.{seat}.{ally}"] = comparison(s, player, ally)
    return known
