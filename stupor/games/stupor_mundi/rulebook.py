"""The rules by id: where each stands in the retail rulebook, and its gist in our words."""

from typing import Final

from stupor.engine.errors import GAME_OVER, NOT_OFFERED
from stupor.engine.rules import Rule
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.language import mark

_TEXTS: Final[dict[str, tuple[str, str]]] = {
    NOT_OFFERED: (mark("How to play"), mark("You can’t do that now.")),
    GAME_OVER: (mark("End of the Game"), mark("The game is over.")),
    "turn.card": (
        mark("Perform action"),
        mark("Each turn, play one card from your hand into a free slot."),
    ),
    "turn.end": (mark("Perform action"), mark("Press the seal to end your turn.")),
    "travel.price": (
        mark("Travel"),
        mark("The first step is free, each one after that costs 1 Augustalis; 4 steps at most."),
    ),
    "travel.each": (
        mark("Prototype 2023: travel"),
        mark("Each step costs 1 Augustalis, none is free; 4 steps at most."),
    ),
    "travel.once": (mark("Travel"), mark("Travel once, before playing a card.")),
    "travel.anywhere": (
        mark("House Hohenstaufen"),
        mark("This card moves the Ship to any other city."),
    ),
    "slot.taken": (mark("Perform action"), mark("That card slot is not free.")),
    "slot.locked": (mark("Keep Cover tiles"), mark("The sixth slot opens with its Keep.")),
    "slot.spears": (
        mark("Perform action"),
        mark("A face-down card gives an action beside its slot."),
    ),
    "solo.pass": (
        mark("Solo rules"),
        mark("In a solo game, you cannot pass while you can play a card."),
    ),
    "promote.path": (mark("Promote a Specialist"), mark("A Specialist never changes its path.")),
    "promote.end": (mark("Promote a Specialist"), mark("That Specialist has reached its City.")),
    "promote.city": (
        mark("Promote a Specialist"),
        mark("Only one of your Specialists can be in the City of a path."),
    ),
    "promote.grain": (
        mark("Promote a Specialist"),
        mark("The arrow costs Grain that you do not have."),
    ),
    "promote.other": (mark("Card A11"), mark("Choose another Specialist.")),
    "city.bonus": (
        mark("Promote a Specialist"),
        mark("Choose one of the City Bonus tiles of this path."),
    ),
    "market.once": (mark("Visit the Market"), mark("Sell once and buy once in a visit.")),
    "market.lot": (
        mark("Visit the Market"),
        mark("Trade the complete printed lot, at its full price."),
    ),
    "build.site": (
        mark("Build a Structure"),
        mark("Choose a free site and a Structure from your Player Board."),
    ),
    "build.kind": (mark("Build a Structure"), mark("This piece does not fit that site.")),
    "build.taken": (mark("Build a Structure"), mark("This piece or site is already used.")),
    "build.adjacent": (
        mark("Build a Structure"),
        mark("A Wall must touch a Tower of your Castle, and a Tower must touch a Wall."),
    ),
    "build.cost": (
        mark("Build a Structure"),
        mark("You do not have this site’s Stone and Grain."),
    ),
    "build.stone": (
        mark("Prototype 2023: Build a Structure"),
        mark("A site’s Grain is paid in Stone too, and you do not have enough."),
    ),
    "build.great": (
        mark("Build a Structure"),
        mark("A Great Structure also costs its Augustales."),
    ),
    "build.mixed": (
        mark("House Wittelsbach"),
        mark("Pay the full cost in any mix of Grain and Stone."),
    ),
    "summon.city": (
        mark("Summon an Ally"),
        mark("Only face-up Allies in your Ship’s city can be summoned."),
    ),
    "summon.none": (mark("Summon an Ally"), mark("There is no face-up Ally in your Ship’s city.")),
    "summon.space": (
        mark("Summon an Ally"),
        mark("The Ally needs an empty space that no Tower covers."),
    ),
    "summon.twin": (mark("Summon an Ally"), mark("A Castle never holds two identical Allies.")),
    "summon.cost": (
        mark("Summon an Ally"),
        mark("You do not have the Grain that this space costs."),
    ),
    "purchase.city": (
        mark("Purchase an Action card"),
        mark("Only cards in your Ship’s city can be bought."),
    ),
    "purchase.none": (
        mark("Purchase an Action card"),
        mark("No card is left in your Ship’s city."),
    ),
    "purchase.cost": (
        mark("Purchase an Action card"),
        mark("You cannot afford this card."),
    ),
    "purchase.give": (
        mark("Purchase an Action card"),
        mark("Give a card from your hand or your discard pile, never the one you buy."),
    ),
    "edict.active": (mark("Issue an Edict"), mark("Choose one of the Active Edicts.")),
    "edict.none": (
        mark("Issue an Edict"),
        mark("With no Active Edict left, choose one of the rewards."),
    ),
    "edict.direction": (
        mark("Issue an Edict"),
        mark("Add or remove what this icon shows; equal icons go together."),
    ),
    "edict.track": (mark("Issue an Edict"), mark("That would move off Frederick’s track.")),
    "edict.next": (mark("Issue an Edict"), mark("Choose a Next Edict for the empty Active space.")),
    "storage.full": (
        mark("Player setup"),
        mark("A full warehouse: replace a cube or lose the new one."),
    ),
    "resource.choice": (mark("Iconography"), mark("Choose Grain or Stone.")),
    "card.conversion": (mark("Appendix: Action cards"), mark("Pay to gain, or stop.")),
    "card.income": (
        mark("Card B18"),
        mark("Choose a closed side not yet used for this card."),
    ),
    "card.circle": (
        mark("Appendix: Action cards"),
        mark("Choose a circle of which you host an Ally."),
    ),
    "refill.discard": (mark("Refill hand"), mark("Discard any cards, or stop.")),
    "draft.taken": (mark("Player setup"), mark("That House is taken.")),
    "board.score": (mark("Player setup"), mark("A scoring disc counts the VP of its House.")),
    "round.turns": (
        mark("Round structure"),
        mark("Players take turns until everyone has passed."),
    ),
    "workplace.ability": (
        mark("Appendix: Workplaces"),
        mark("A Specialist gives the ability of its space, even if others are there."),
    ),
    "bonus.tile": (mark("Appendix: City Bonus tiles"), mark("A tile gives what it shows, once.")),
    "card.text": (mark("Appendix: Action cards"), mark("A card played face up does what it says.")),
    "castle.income": (
        mark("Castle income"),
        mark(
            "A closed side (two Towers and their Wall) gives income at once and in each End Phase."
        ),
    ),
    "castle.order": (
        mark("Castle income"),
        mark("Choose the order of incomes that come together."),
    ),
    "ally.income": (
        mark("Ally income"),
        mark("In the End Phase an Ally gives 1 VP, plus 2 if its condition is met."),
    ),
    "round.cleanup": (
        mark("Reorganization"),
        mark("Card spaces refill, uncovered Allies are revealed, the first player changes."),
    ),
    "game.end": (
        mark("End of the Game"),
        mark("A complete Castle, an empty Active space or too few cards make this round the last."),
    ),
    "game.score": (
        mark("End of the Game"),
        mark("Structures, their majority and Augustales score VP."),
    ),
    "solo.card": (
        mark("Solo rules"),
        mark("Frederick’s Ship moves first, then he does as his card says."),
    ),
    **expansion_words.RULES,
}

RULES: Final[dict[str, Rule]] = {
    name: Rule(name, section, text) for name, (section, text) in _TEXTS.items()
}


def rule(name: str) -> Rule:
    """The rule behind an id."""
    return RULES[name]
