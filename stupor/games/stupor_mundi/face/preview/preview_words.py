"""Words of the preview: what a choice is called, what comes next, what stands against it."""

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE, Option
from stupor.engine.rules import Rule
from stupor.games.stupor_mundi.actions import ACTION_OF, MAIN
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.face.gestures.expansion_prompts import only_way, other_way
from stupor.games.stupor_mundi.face.gestures.shortfall import shortfall
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import ACTIONS, GREAT, MARKET, SITE
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.games.stupor_mundi.wording import goods_text
from stupor.language import joined, mark, roman, tr, trn

#: The icon in front of a row, by the word of the choice.
SIGNS: Final[dict[str, str]] = {
    "sail": "ship", "sail_to": "ship", "play": "card", "pass": "hourglass", "end": "hourglass",
    "sell": "market", "buy": "market", "pay": "build", "give": "card", "spend": "coin",
    "issue": "issue-edict", "reward": "reward", "next": "next-edict", "bonus": "city-bonus",
    "circle": "ally", "lose": "remove", "replace": "warehouse", "discard": "card",
    "house": "crown", "done": "hourglass", "income": "income", "book": "book",
    "supply": "supply", "mantle": "mantle", "knight": "knight", "papal": "papal",
    "imperial": "imperial", "project": "project",
}  # fmt: skip
#: What is done at a market.
TRADES: Final[dict[str, str]] = {"sell": mark("sell"), "buy": mark("buy")}
#: What is taken from a Crusade board.
TAKEN: Final[dict[str, str]] = {
    "book": mark("Papal Book"),
    "supply": mark("Supply Ship"),
    "knight": mark("Crusade Knights"),
}
#: What comes next, by the kind of the question.
NEXT: Final[dict[str, str]] = {
    **{action.key: action.next for action in MAIN},
    "turn": mark("play a card"),
    "pass": mark("pass the round"),
    "action": mark("choose the action"),
    "pay": mark("choose how to pay"),
    "give": mark("give a card"),
    "spend": mark("pay to gain, or stop"),
    "edict": mark("choose an Edict"),
    "reward": mark("choose a reward"),
    "resource": mark("Grain or Stone"),
    "icon": mark("add or remove its icons"),
    "refill": mark("choose a Next Edict"),
    "bonus": mark("take a City Bonus"),
    "circle": mark("choose a circle"),
    "income": mark("choose a closed side"),
    "order": mark("choose the income that comes next"),
    "store": mark("replace or lose a cube (warehouse full)"),
    "discard": mark("discard, or stop"),
    "harbour": mark("choose a city"),
    "house": mark("the next House chooses"),
    "project": mark("take a Project, or skip"),
    "book": mark("take a Papal Book"),
    "supply": mark("buy the Supply Ship"),
    "mantle": mark("place a Mantle"),
    "knight": mark("purchase Crusade Knights"),
}
#: Stocks that a rule asks for, so that one reads how much is there.
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "build.cost": ("stone", "grain"),
    "build.great": ("coins",),
    "summon.cost": ("grain",),
    "purchase.cost": ("coins",),
    "promote.grain": ("grain",),
    "market.lot": ("stone", "grain", "coins"),
    "travel.price": ("coins",),
    "travel.each": ("coins",),
    "build.stone": ("stone",),
    "crusade.supply": ("stone", "grain", "coins"),
    "crusade.knight": ("coins",),
}


def sign_of(option: Option) -> str:
    """The icon of a choice."""
    word = str(option[0])
    if word in ("take", "add", "remove"):
        return {"treasury": "frederick-treasury"}.get(str(option[1]), str(option[1]))
    return word if word in ACTIONS else SIGNS.get(word, "reward")


def title_of(options: tuple[Option, ...], words: Callable[[Option], str]) -> str:
    """What a choice, or several in a row, is called in a few words."""
    option = options[-1]
    match option:
        case ("build", str(site), int(piece)):
            where = tr(SITES[SITE[site]].title)
            return tr("Build: Great {site}" if piece in GREAT else "Build: {site}", site=where)
        case ("play", int(card), int(slot), str(face)):
            return tr(
                "{card}, face up in {slot}" if face == "up" else "{card}, face down in {slot}",
                card=tr(CARDS[card].name),
                slot=roman(slot),
            )
        case ("summon", int(ally), int(space)):
            return tr("Summon: {ally} on {space}", ally=tr(ALLIES[ally].name), space=space)
        case ("promote", int(), str(path)):
            return tr("Promote: path {path}", path=path.upper())
        case ("purchase", int(card)):
            return tr("Purchase: {card}", card=tr(CARDS[card].name))
        case ("issue", int(row)):
            return tr("Issue Edict {row}", row=roman(row))
        case ("next", int(row)):
            return tr("Next Edict {row} becomes Active", row=roman(row))
        case ("bonus", int(tile)):
            return tr("City Bonus {letter}", letter=BONUSES[tile].letter.upper())
        case (str(action),) if action in ACTIONS:
            return tr(ACTION_OF[action].title)
        case ("sell",) | ("buy",):
            return tr("Sell") if option == ("sell",) else tr("Buy")
    return _wider_title(option) or words(option)


def _wider_title(option: Option) -> str:
    """What a choice of the expansions is called; nothing for any other."""
    match option:
        case ("papal", str(site), int()):
            return tr("Papal: {site}", site=tr(SITES[SITE[site]].title))
        case ("imperial", str(site), int(), int(project)):
            name, where = tr(PROJECTS[project].name), tr(SITES[SITE[site]].title)
            return tr("{project}: {site}", project=name, site=where)
        case ("project", int(project)):
            return tr("Take: {project}", project=tr(PROJECTS[project].name))
        case ("mantle", int(space)):
            return tr("Mantle on space {space}", space=space)
        case ("book",) | ("supply",) | ("knight",):
            return tr(TAKEN[str(option[0])])
    return ""


def next_words(then: Decision) -> list[str]:
    """The question that would follow, and the Crusade board that may be used in its place."""
    board = "" if only_way(then) else other_way(then)
    return [_question(then), *([tr("or {what}", what=tr(NEXT[board]))] if board else [])]


def _question(then: Decision) -> str:
    """The question itself; with few answers, which they are."""
    real = [option for option in then.options if option != DONE]
    if then.kind == "build" and real:
        return _site_words({str(option[1]) for option in real})
    name_of = _ANSWERS.get(then.kind, _nameless)
    found = list(dict.fromkeys(name for option in real if (name := name_of(option))))
    if 0 < len(found) < 3:
        return tr(_THEN.get(then.kind, "then: {what}"), what=joined(found, "or"))
    return tr("then: {what}", what=tr(NEXT.get(only_way(then) or _kind_of(then), "go on")))


def _site_words(sites: set[str]) -> str:
    if len(sites) == 1:
        return tr("then: build {site}", site=tr(SITES[SITE[sites.pop()]].title))
    return trn("then: choose 1 of {count} site", "then: choose 1 of {count} sites", len(sites))


def _kind_of(then: Decision) -> str:
    """The kind of a question; a turn in which no card can be played is only there to pass."""
    plays = any(option[0] == "play" for option in then.options)
    return "pass" if then.kind == "turn" and not plays else then.kind


def _nameless(_: Option) -> str:
    return ""


def _ally(option: Option) -> str:
    return tr(ALLIES[int(option[1])].name) if option[0] == "summon" else ""


def _card(option: Option) -> str:
    return tr(CARDS[int(option[1])].name) if option[0] in ("purchase", "give") else ""


#: What such a question asks.
_THEN: Final[Mapping[str, str]] = {
    "summon": mark("then summon: {what}"),
    "purchase": mark("then purchase: {what}"),
    "give": mark("then give: {what}"),
}
#: What an answer to a question is called where there may be few.
_ANSWERS: Final[Mapping[str, Callable[[Option], str]]] = {
    "summon": _ally,
    "purchase": _card,
    "give": _card,
    MARKET: lambda option: tr(TRADES.get(str(option[0]), "")),
}


def refusal_words(view: TableView, rule: Rule, option: Option = ()) -> str:
    """The rule against something, what it asks for and what is there, and where it stands."""
    figures = shortfall(view, rule.id, option, view.mine()) if option else ""
    if figures:
        return tr("{text} Rulebook: {section}.", text=figures, section=tr(rule.section))
    held = [_held(view, stock) for stock in ASKED.get(rule.id, ())]
    have = tr(" You have {goods}.", goods=joined(held)) if held else ""
    return tr(
        "{text}{have} Rulebook: {section}.", text=tr(rule.text), have=have, section=tr(rule.section)
    )


def _held(view: TableView, stock: str) -> str:
    count = view.count(f"{stock}.{view.viewer}")
    return goods_text(stock, count)
