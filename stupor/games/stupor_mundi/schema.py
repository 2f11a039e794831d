"""What the page of the schema says of this game; see stupor.engine.schema."""

from __future__ import annotations

from typing import Final

from stupor.engine.schema import EITHER, Argument, EventKind, text, whole
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, MARKETS, SOLO_CARDS, WORKPLACES
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
_CARD: Final = whole("card", "its number")
_CITY: Final = whole("city", "0 to 4, clockwise from Roma")
_VP: Final = whole("vp", "how many victory points")
_ROW: Final = whole("row", "1, 2 or 3")
_SIDE: Final = whole("side", "1 to 5")
_GOODS: Final = (
    whole("grain", "cubes of Grain"),
    whole("stone", "cubes of Stone"),
    whole("coins", "Augustales"),
    _CITY,
)
_BOARD: Final = text("board", "library, harbour, structures, allies or knights")
_PROJECT: Final = whole("project", "its number")

EVENT_KINDS: Final = {
    "drafted": EventKind("A House is chosen.", (text("house", "its name"),)),
    "round": EventKind("A round begins.", (whole("round", "its number"),)),
    "turn": EventKind("The turn of the seat begins."),
    "sailed": EventKind(
        "A Ship arrives.",
        (_CITY, whole("steps", "how many spaces"), whole("price", "Augustales paid")),
    ),
    "played": EventKind(
        "A card is played.",
        (
            Argument("card", EITHER, "its number; an empty text where it lies face down"),
            whole("slot", "1 to 6"),
            text("face", "up or down"),
        ),
    ),
    "passed": EventKind("A House takes no more turns in this round."),
    "action": EventKind(
        "A main action is chosen for a card that lies face down.",
        (text("action", "promote, market, build, summon or purchase"),),
    ),
    "promoted": EventKind(
        "A Specialist steps on.",
        (
            whole("specialist", "0 to 2"),
            text("space", "path and number, such as a.3"),
            whole("grain", "Grain paid"),
        ),
    ),
    "sold": EventKind("A lot is sold to a Market.", _GOODS),
    "bought": EventKind("A lot is bought from a Market.", _GOODS),
    "cashed": EventKind(
        "At the end the rest of Grain and Stone becomes Augustales.",
        (whole("grain", "cubes"), whole("stone", "cubes"), whole("coins", "Augustales")),
    ),
    "built": EventKind(
        "A Structure is built.",
        (text("site", "its name, such as t2"), whole("piece", "the Structure piece")),
    ),
    "closed": EventKind("A side of a Castle is closed.", (_SIDE,)),
    "income": EventKind("A closed side gives its income.", (_SIDE,)),
    "issued": EventKind("An Edict is Issued.", (whole("edict", "its number"), _ROW)),
    "rewarded": EventKind("No Edict is left, and the reward of a row is taken.", (_ROW,)),
    "icon": EventKind(
        "Icons of an Edict change Frederick's Palace.",
        (
            text("way", "add or remove"),
            text("icon", "grain, stone, treasury, tower, wall, keep, ally or specialist"),
            whole("count", "how many; the Treasury counts in steps of three Augustales"),
        ),
    ),
    "refilled": EventKind(
        "A Next Edict becomes Active.", (_ROW, whole("edict", "the number of the Edict"))
    ),
    "summoned": EventKind(
        "An Ally is Summoned.", (whole("ally", "his number"), _CITY, whole("space", "1 to 5"))
    ),
    "purchased": EventKind("A card is Purchased.", (_CARD,)),
    "gave": EventKind("A card is given as a price and leaves the game.", (_CARD,)),
    "bonus": EventKind("A City Bonus tile is taken.", (whole("tile", "its number"),)),
    "spent": EventKind(
        "Something is spent for something by a card.",
        (text("price", "such as 2 coins"), text("gain", "such as 1 stone")),
    ),
    "lost": EventKind("A cube is lost at a full warehouse.", (text("resource", "grain or stone"),)),
    "replaced": EventKind(
        "A cube of the full warehouse is replaced by one of the other kind.",
        (text("resource", "grain or stone: the one that goes"),),
    ),
    "drew": EventKind("Cards are drawn.", (whole("cards", "how many"),)),
    "reshuffled": EventKind("A discard pile becomes a draw pile."),
    "discarded": EventKind("A card is discarded in the End Phase.", (_CARD,)),
    "contributed": EventKind("An Ally's share in the End Phase.", (whole("space", "1 to 5"), _VP)),
    "allies": EventKind("All Allies of a House together in the End Phase.", (_VP,)),
    "refreshed": EventKind("Cards and Allies are refilled at the end of a round."),
    "solo": EventKind("Frederick turns up a Solo card.", (_CARD,)),
    "removed": EventKind(
        "Frederick removes something from his city.",
        (text("what", "card or ally"), whole("number", "its number")),
    ),
    "crusade": EventKind("Something is taken from a Crusade board.", (_BOARD,)),
    "banned": EventKind("A Crusade board is turned over.", (_BOARD,)),
    "exchanged": EventKind("Crusade Knights become Lonely Knights."),
    "acquired": EventKind(
        "An Imperial Project is acquired.",
        (_PROJECT, whole("condition", "the number of the Condition that was fulfilled")),
    ),
    "completed": EventKind("The Imperial Structure of a Project is built.", (_PROJECT,)),
    "ended": EventKind("The game ends.", (text("reason", "castle, edicts or cards"),)),
    "scored": EventKind(
        "Points of the final count.", (text("source", "structures, majority or coins"), _VP)
    ),
    "supplied": EventKind(
        "Points for Supply Ships in the final count.", (whole("ships", "how many"), _VP)
    ),
    "project_scored": EventKind(
        "Points of a Project in the final count; an unbuilt one costs some.", (_PROJECT, _VP)
    ),
}
