"""What the page of the schema says of this game; see stupor.engine.schema."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import (
    ALLIES,
    BONUSES,
    EDICTS,
    MARKETS,
    SOLO_CARDS,
    WORKPLACES,
)
from stupor.games.stupor_mundi.event_kinds import EVENT_KINDS
from stupor.games.stupor_mundi.figures.tiles import solo_turn
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS
from stupor.games.stupor_mundi.saved.classes import CLAUSES, RECORDS

__all__ = ["CLAUSES", "COUNTERS", "EVENT_KINDS", "NUMBERS", "PIECES", "RECORDS", "ZONES"]

PIECES: Final = {
    "card.<card>": "an Action card",
    "ally.<ally>": "an Ally",
    "edict.<edict>": "an Edict",
    "bonus.<tile>": "a City Bonus tile",
    "market.<tile>.<blue or red>": "a Market with that side up",
    "countryside.<letter>": "a Countryside tile",
    "village.<letter>": "a Village tile",
    "token.<path>": "the Edict token of a path",
    "ship.<seat>": "a House's Ship",
    "ship.f": "Frederick's Ship",
    "specialist.<seat>.<number>": "a Specialist",
    "specialist.f": "Frederick's Specialist",
    "structure.<seat>.<piece>": "a Structure",
    "solo.<card>": "a Solo card",
    "book.<number>": "a Papal Book",
    "supply.<ship>": "a Supply Ship",
    "papal.<number>": "a Papal Structure",
    "mantle.<number>": "a Mantle",
    "project.<project>": "an Imperial Project",
    "imperial.<project>": "its Structure",
    "condition.<condition>": "a Condition",
}
ZONES: Final = {
    "box": "the game box: out of the game",
    "city.<city>": "the harbour of a city, 0 to 4 clockwise from Roma",
    "city_ally.<city>.<space>": "the face-up Ally of a city",
    "under.<city>.<space>": "the Ally below it, seen by nobody",
    "city_card.<city>.<space>": "the Advanced card of a city",
    "market.<city>": "the Market of a city",
    "pile.<cards, edicts, solo or supply>": "a pile, seen by nobody",
    "country.<path>": "the Countryside of a path",
    "village.<path>": "the Village of a path",
    "bonus.<path>": "the City Bonus tiles of a path",
    "token.<path>": "the place of the Edict token of a path",
    "work.start": "where the Specialists begin",
    "work.<path>.<space>": "a Workplace space",
    "active.<row>": "the Active Edict of a row, 1 to 3",
    "next.<row>": "the Next Edict of a row",
    "hand.<seat>": "a hand, seen by its House only",
    "deck.<seat>": "a draw pile, seen by nobody",
    "discard.<seat>": "a discard pile",
    "bought.<seat>": "a card just purchased, before it goes to hand",
    "issued.<seat>": "the Edicts of a House",
    "slot.<seat>.<slot>": "a card played face up, slots 1 to 6",
    "down.<seat>.<slot>": "a card played face down, seen by its House only",
    "ally.<seat>.<space>": "a hosted Ally, spaces 1 to 5",
    "board.<seat>.<piece>": "a Structure on the Player Board",
    "castle.<seat>.<site>": "a Structure in the Castle",
    "solo.shown": "the Solo cards turned up",
    "crusade.<board>": "what lies on a Crusade board",
    "books.<seat>": "a House's Papal Books",
    "ships.<seat>": "a House's Supply Ships",
    "mantle.<seat>.<space>": "the Mantle over an Ally",
    "over.<seat>.<site>": "a Papal or Imperial Structure in the Castle",
    "project.<place>": "a Project on offer",
    "condition.<place>": "its Condition",
    "projects.<seat>": "the Projects of a House, not yet built, with their Structures",
    "done.<seat>": "the built Projects of a House",
}
COUNTERS: Final = {
    "players": "how many play",
    "round": "the number of the round",
    "phase": "0 draft, 1 Action Phase, 2 End Phase, 3 over",
    "first": "the seat of the first player",
    "turn": "the seat whose turn it is",
    "house.<seat>": "the number of its House; -1 before the draft",
    "coins.<seat>": "its Augustales",
    "grain.<seat>": "its Grain",
    "stone.<seat>": "its Stone",
    "vp.<seat>": "its victory points",
    "passed.<seat>": "1 when it takes no more turns in this round",
    "f.grain": "Frederick's Grain",
    "f.stone": "Frederick's Stone",
    "f.treasury": "Frederick's Augustales",
    "f.towers": "Frederick's Towers",
    "f.walls": "Frederick's Walls",
    "f.keeps": "Frederick's Keeps",
    "f.allies": "Frederick's Allies",
    "crowns": "crowns on the Solo cards turned up",
    "banned.<board>": "1 when a Crusade board was turned over",
}
NUMBERS: Final = {
    "cards": {card.id: f"{card.name}: {card.text}" for card in CARDS},
    "allies": {ally.id: f"{ally.name}, {ally.profession}: {ally.text}" for ally in ALLIES},
    "edicts": {edict.id: edict.icons for edict in EDICTS},
    "City Bonus tiles": {tile.id: f"{tile.letter}: {tile.text}" for tile in BONUSES},
    "Markets": {
        tile.id: "; ".join(
            f"{name}: sell {side.sell.grain} Grain {side.sell.stone} Stone for {side.sell.coins}, "
            f"buy {side.buy.grain} Grain {side.buy.stone} Stone for {side.buy.coins}"
            for name, side in zip(("blue", "red"), tile.sides, strict=True)
        )
        for tile in MARKETS
    },
    "Workplaces": {place.id: f"{place.code}: {place.text}" for place in WORKPLACES},
    "Solo cards": {card.id: solo_turn(card) for card in SOLO_CARDS},
    "Imperial Projects": {project.id: f"{project.name}: {project.text}" for project in PROJECTS},
    "Conditions": {condition.id: condition.text for condition in CONDITIONS},
}
