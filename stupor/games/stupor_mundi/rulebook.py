"""The rules by id: where each stands in the retail rulebook, and its gist in our words."""

from typing import Final

from stupor.engine.errors import GAME_OVER, NOT_OFFERED
from stupor.engine.rules import Rule
from stupor.games.stupor_mundi.expansions import words as expansion_words

_TEXTS: Final[dict[str, tuple[str, str]]] = {
    NOT_OFFERED: ("How to play", "That is not possible at this moment."),
    GAME_OVER: ("End of the Game", "The game is over."),
    "turn.card": ("Perform action", "A turn plays one card from your hand into a free slot."),
    "turn.end": ("Perform action", "The turn is done; seal it to hand it on."),
    "travel.price": (
        "Travel",
        "The first space is free, each further one costs 1 Augustalis; 4 spaces at most.",
    ),
    "travel.each": (
        "Prototype 2023: travel",
        "Each space costs 1 Augustalis, none is free; 4 spaces at most.",
    ),
    "travel.once": ("Travel", "The Ship travels once, before a card is played."),
    "travel.anywhere": ("House Hohenstaufen", "This card moves the Ship to any other city."),
    "slot.taken": ("Perform action", "That card slot is not free."),
    "slot.locked": ("Keep Cover tiles", "The sixth slot opens with its Keep."),
    "slot.spears": ("Perform action", "A face-down card gives an action its spears point to."),
    "solo.pass": ("Solo rules", "Alone you may not pass while you can play a card."),
    "promote.path": ("Promote a Specialist", "A Specialist never changes its path."),
    "promote.end": ("Promote a Specialist", "That Specialist has reached its City."),
    "promote.city": (
        "Promote a Specialist",
        "Only one of your Specialists may stand in the City of a path.",
    ),
    "promote.grain": ("Promote a Specialist", "The arrow costs Grain that you do not have."),
    "promote.other": ("Card A11", "It has to be another Specialist."),
    "city.bonus": ("Promote a Specialist", "Choose one of the City Bonus tiles of this path."),
    "market.once": ("Visit the Market", "Sell once and buy once in a visit."),
    "market.lot": ("Visit the Market", "The printed lot is traded as a whole and must be paid."),
    "build.site": ("Build a Structure", "Choose an empty site and a piece of your board."),
    "build.kind": ("Build a Structure", "This piece does not belong on that site."),
    "build.taken": ("Build a Structure", "Piece or site is used already."),
    "build.adjacent": (
        "Build a Structure",
        "A Wall must join a Tower of your Castle, and a Tower a Wall.",
    ),
    "build.cost": ("Build a Structure", "You do not store the Stone and Grain of this site."),
    "build.stone": (
        "Prototype 2023: Build a Structure",
        "The Grain of a site is paid in Stone too, and you do not store enough.",
    ),
    "build.great": ("Build a Structure", "A Great Structure also costs its Augustales."),
    "build.mixed": ("House Wittelsbach", "Pay the whole cost in any mix of Grain and Stone."),
    "summon.city": ("Summon an Ally", "Only face-up Allies of your Ship's city can be Summoned."),
    "summon.none": ("Summon an Ally", "No face-up Ally waits in your Ship's city."),
    "summon.space": ("Summon an Ally", "The Ally needs an empty space that no Tower covers."),
    "summon.twin": ("Summon an Ally", "A Castle never holds two identical Allies."),
    "summon.cost": ("Summon an Ally", "You do not have the Grain that this space costs."),
    "purchase.city": (
        "Purchase an Action card",
        "Only cards of your Ship's city can be bought.",
    ),
    "purchase.none": ("Purchase an Action card", "No card is left in your Ship's city."),
    "purchase.cost": ("Purchase an Action card", "You cannot pay the price of this card."),
    "purchase.give": (
        "Purchase an Action card",
        "Give a card from your hand or your discard pile, never the bought one.",
    ),
    "edict.active": ("Issue an Edict", "Choose one of the Active Edicts."),
    "edict.none": ("Issue an Edict", "With no Active Edict left, choose one of the rewards."),
    "edict.direction": ("Issue an Edict", "Add or remove what this icon shows, twins together."),
    "edict.track": ("Issue an Edict", "That way would leave Frederick's track."),
    "edict.next": ("Issue an Edict", "Choose a Next Edict for the empty Active space."),
    "storage.full": (
        "Player setup",
        "A full warehouse: replace a resource or lose the new one.",
    ),
    "resource.choice": ("Iconography", "Choose Grain or Stone."),
    "card.conversion": ("Appendix: Action cards", "Pay to gain, or stop."),
    "card.income": ("Card B18", "Choose a closed side that has not paid for this card yet."),
    "card.circle": ("Appendix: Action cards", "Choose a circle of which you host an Ally."),
    "refill.discard": ("Refill hand", "Discard any of your cards, or stop."),
    "draft.taken": ("Player setup", "That House is taken."),
    "board.score": ("Player setup", "A scoring disc counts the VP of its House."),
    "round.turns": ("Round structure", "The Houses take turns until everybody has passed."),
    "workplace.ability": (
        "Appendix: Workplaces",
        "A Specialist gives the ability of its space, whoever else stands there.",
    ),
    "bonus.tile": ("Appendix: City Bonus tiles", "A tile gives what it shows, once."),
    "card.text": ("Appendix: Action cards", "A card played face up does what it says."),
    "castle.income": (
        "Castle income",
        "A closed side, two Towers and their Wall, pays at once and in each End Phase.",
    ),
    "ally.income": (
        "Ally income",
        "In the End Phase an Ally gives 1 VP, and 2 more if its wish is fulfilled.",
    ),
    "round.cleanup": (
        "Reorganization",
        "Empty card spaces refill, bared Allies turn up, the first player changes.",
    ),
    "game.end": (
        "End of the Game",
        "A complete Castle, an empty Active space or too few cards make this round the last.",
    ),
    "game.score": (
        "End of the Game",
        "Structures, the majority among them and Augustales are counted into VP.",
    ),
    "solo.card": ("Solo rules", "Frederick's Ship moves first, then he does as his card says."),
    **expansion_words.RULES,
}

RULES: Final[dict[str, Rule]] = {
    name: Rule(name, section, text) for name, (section, text) in _TEXTS.items()
}


def rule(name: str) -> Rule:
    """The rule behind an id."""
    return RULES[name]
