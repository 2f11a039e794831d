"""What can be done now, as one sentence with its numbers for every kind of decision."""

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.data import SITES
from stupor.games.stupor_mundi.face.components.tiles import market_lots
from stupor.games.stupor_mundi.face.gestures.expansion_prompts import (
    alone,
    instead,
    only_way,
    other_way,
    project,
)
from stupor.games.stupor_mundi.face.margin.seal import traded
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.games.stupor_mundi.face.voyage.voyage_price import price_now
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.games.stupor_mundi.wording import goods_text, lot_text
from stupor.language import joined, mark, roman, tr, trn

#: How a sentence without a full stop ends: with a way out, or without one.
WAY_OUT: Final = mark(", or press the seal to skip.")
LEAVE: Final = mark(", or press the seal to leave.")
#: Words of options that build.
BUILDING: Final = ("build", "papal", "imperial")

Teller = Callable[[TableView, Decision], str]


def prompt_of(view: TableView) -> str:
    """The one sentence of the ribbon."""
    if view.prompt:
        return view.prompt
    asked = view.decision
    if asked is None:
        return tr("The game is over.")
    if asked.seat != view.viewer or not view.seated:
        return tr("{house} to move.", house=view.names[asked.seat])
    teller = PROMPTS.get(_asked_for(view, asked))
    return _with_other_ways(view, asked, teller(view, asked)) if teller else ""


def _with_other_ways(view: TableView, asked: Decision, said: str) -> str:
    """A sentence that also tells what else may be done, or that one may stop."""
    more = instead(view, asked) if said and not only_way(asked) else ""
    if more:
        short = said.removesuffix(".").partition("; ")[0]
        return tr("{sentence}; {other}.", sentence=short, other=more)
    if not said or said.endswith("."):
        return said
    return said + (tr(LEAVE if traded(asked) else WAY_OUT) if DONE in asked.options else ".")


def _asked_for(view: TableView, asked: Decision) -> str:
    """The kind of a decision, told apart further where a newcomer would ask what to do."""
    if only_way(asked):
        return "alone"
    if asked.kind == "promote":
        return "start" if _all_at_the_start(view, asked) else "promote"
    words = {option[0] for option in asked.options}
    return next((kind for kind, way in _APART.get(asked.kind, ()) if way <= words), asked.kind)


def _all_at_the_start(view: TableView, asked: Decision) -> bool:
    who = {f"specialist.{asked.seat}.{o[1]}" for o in asked.options if len(o) == 3}
    return bool(who) and who <= set(view.table.pieces("work.start"))


#: Kinds of decisions that are told apart by the first of these ways that is open.
_APART: Final[Mapping[str, Sequence[tuple[str, Set[str]]]]] = {
    "turn": (("turn", {"sail"}), ("play", {"play"}), ("stuck", frozenset())),
    "market": (("market", {"sell", "buy"}), ("sell", {"sell"}), ("buy", frozenset())),
}


def _different(asked: Decision, word: str, part: int = 1) -> int:
    """How many different things the options of a word name."""
    return len({option[part] for option in asked.options if option[0] == word})


def _one_card(count: int) -> str:
    """The card to play when there is but one, else one of so many."""
    return trn("the only card", "one of {count} cards", count)


def _cards(count: int) -> str:
    return trn("{count} card", "{count} cards", count)


def _turn(view: TableView, asked: Decision) -> str:
    harbours = _different(asked, "sail")
    cards = _different(asked, "play")
    lit = trn("{count} lit harbour", "{count} lit harbours", harbours)
    if not cards:
        return tr(
            "{reason}: travel ({harbours}, {price}), or press \u201cPass the round\u201d.",
            reason=_no_card(view, asked),
            harbours=lit,
            price=price_now(view, short=True),
        )
    return tr(
        "Travel to a lit harbour ({price}), or play {card}.",
        price=price_now(view, short=True),
        card=_one_card(cards),
    )


def _no_card(view: TableView, asked: Decision) -> str:
    """Why no card can be played."""
    held = view.table.pieces(f"hand.{asked.seat}")
    return tr("No slot is free") if held else tr("Your hand is empty")


def _stuck(view: TableView, asked: Decision) -> str:
    return tr(
        "{reason}: press \u201cPass the round\u201d, then the seal.", reason=_no_card(view, asked)
    )


def _play(view: TableView, asked: Decision) -> str:
    cards, slots = _different(asked, "play"), _different(asked, "play", 2)
    return tr(
        "Play {card} into {slot}.",
        card=_one_card(cards),
        slot=trn("the only free slot", "one of {count} free slots", slots),
    )


def _action(view: TableView, asked: Decision) -> str:
    names = [
        tr(ACTION_OF[str(option[0])].name) for option in asked.options if option[0] in ACTION_OF
    ]
    return tr("Choose a lit action: {actions}", actions=joined(names, "or"))


def _start(view: TableView, asked: Decision) -> str:
    paths = sorted({str(option[2]).upper() for option in asked.options if len(option) == 3})
    if other_way(asked):
        return tr("Promote: a lit Specialist to path {paths}", paths=joined(paths, "or"))
    return tr(
        "Promote: drag a lit Specialist to the first space of path {paths}",
        paths=joined(paths, "or"),
    )


def _lots(view: TableView, asked: Decision) -> tuple[str, str]:
    """What the market of the own city sells and buys, in words."""
    city = int(str(asked.context.get("city", own_city(view))))
    tile = view.table.pieces(f"market.{city}")
    if not tile:
        return tr("sell"), tr("buy")
    sell, buy = market_lots(tile[0])
    return (
        tr("sell {goods} for {coins}", goods=lot_text(sell.grain, sell.stone), coins=sell.coins),
        tr("buy {goods} for {coins}", goods=lot_text(buy.grain, buy.stone), coins=buy.coins),
    )


def _market(view: TableView, asked: Decision) -> str:
    sell, buy = _lots(view, asked)
    city = CITY_NAMES[max(0, int(str(asked.context.get("city", own_city(view)))))]
    return tr("{city}: {sell}, {buy}", city=tr(city), sell=sell, buy=buy)


def _one_lot(which: int) -> Teller:
    def tell(view: TableView, asked: Decision) -> str:
        words = _lots(view, asked)[which]
        return tr("Market: {words}; choose the lit half", words=words)

    return tell


def _build(view: TableView, asked: Decision) -> str:
    built = {option[1] for option in asked.options if option[0] in BUILDING}
    sites = trn("the only site", "one of {count} sites", len(built))
    if turns_over(asked):
        return tr(
            "Build: drag a lit piece to {sites} (F: change the piece it replaces)",
            sites=sites,
        )
    return tr("Build: drag a lit piece to {sites} you can afford", sites=sites)


def turns_over(asked: Decision) -> bool:
    """Whether a Papal or Imperial Structure may stand for one or another of the own pieces."""
    marked = [option for option in asked.options if option[0] in BUILDING[1:]]
    return len(marked) > len({(option[0], option[1], *option[3:]) for option in marked})


def _pay(view: TableView, asked: Decision) -> str:
    site = next(
        (tr(s.title) for s in SITES if s.name == asked.context.get("site")), tr("the Structure")
    )
    return tr(
        "Pay for {site} in one of {ways}.",
        site=site,
        ways=trn("{count} way", "{count} ways", len(asked.options)),
    )


def _summon(view: TableView, asked: Decision) -> str:
    allies = trn("the lit Ally", "one of {count} lit Allies", _different(asked, "summon"))
    city = tr(CITY_NAMES[int(str(asked.context.get("city", own_city(view))))])
    return tr("Summon: drag {allies} in {city} to a free space", allies=allies, city=city)


def _purchase(view: TableView, asked: Decision) -> str:
    card = _one_card(_different(asked, "purchase"))
    words = _PURCHASES.get(str(asked.context.get("pay", "")), _PURCHASES[""])
    return tr(words, card=card)


#: The question by what is paid for a card.
_PURCHASES: Final = {
    "no coins": mark("Purchase without Augustales: drag {card} to your hand"),
    "nothing": mark("Purchase for free: drag {card} to your hand"),
    "": mark("Purchase: drag {card} you can afford to your hand"),
}


def _give(view: TableView, asked: Decision) -> str:
    cards = _cards(_different(asked, "give"))
    return tr("Pay with 1 of {cards}: drag it onto the card you buy", cards=cards)


def _spend(view: TableView, asked: Decision) -> str:
    price, gain = spent(asked)
    times = int(str(asked.context["times"]))
    if times > 1:
        return trn(
            "Up to {count} time: pay {price} for {gain}",
            "Up to {count} times: pay {price} for {gain}",
            times,
            price=price,
            gain=gain,
        )
    return tr("Pay {price} for {gain}: press the button", price=price, gain=gain)


def spent(asked: Decision) -> tuple[str, str]:
    """What is paid and what it brings, where a question offers to pay for something."""
    told = asked.context
    return (
        goods_text(str(told["cost"]), int(str(told["price"]))),
        goods_text(str(told["gain"]), int(str(told["amount"]))),
    )


def _edict(view: TableView, asked: Decision) -> str:
    edicts = trn(
        "{count} lit Active Edict", "{count} lit Active Edicts", _different(asked, "issue")
    )
    return tr("Issue 1 of {edicts}; its reward is on the right", edicts=edicts)


def _resource(view: TableView, asked: Decision) -> str:
    amount = int(str(asked.context.get("amount", 1)))
    if amount > 1:
        return tr("Take {amount} Grain or {amount} Stone: press a button.", amount=amount)
    return tr("Take Grain or Stone: press its button.")


def _income(view: TableView, asked: Decision) -> str:
    incomes = trn("{count} lit income", "{count} lit incomes", _different(asked, "income"))
    times = int(str(asked.context.get("times", 1)))
    most = tr("up to {times}", times=times) if times > 1 else tr("one more")
    return tr("Choose {most} of {incomes} on your Castle", most=most, incomes=incomes)


def _order(view: TableView, asked: Decision) -> str:
    return tr(
        "Choose the next income: 1 of {incomes}.",
        incomes=trn("{count} lit income", "{count} lit incomes", len(asked.options)),
    )


def _icon(view: TableView, asked: Decision) -> str:
    current = ICON_OF.get(str(asked.context.get("current", "")))
    icon = tr(current.name if current is not None else "icon")
    count = int(str(asked.context.get("count", 1)))
    things = f"{icon} \u00d7{count}" if count > 1 else icon
    words = {str(option[0]) for option in asked.options}
    ways = {"remove": tr("the red zone removes"), "add": tr("the green zone adds")}
    told = ", ".join(words_ for way, words_ in ways.items() if way in words)
    return tr(
        "Edict {row}: drag the icon ({icons}); {ways}.",
        row=roman(int(str(asked.context.get("row", 1)))),
        icons=things,
        ways=told,
    )


def _refill(view: TableView, asked: Decision) -> str:
    row = roman(int(str(asked.context.get("row", 1))))
    edicts = trn("{count} lit Next Edict", "{count} lit Next Edicts", _different(asked, "next"))
    words = mark("Space {row} is empty: choose 1 of {edicts} to make it Active.")
    if view.undo_mode == "strict" and view.fact("edicts_left"):
        words = mark("Space {row} is empty: choose 1 of {edicts}. It reveals a tile: no Undo.")
    return tr(words, row=row, edicts=edicts)


def _bonus(view: TableView, asked: Decision) -> str:
    tiles = trn("{count} Bonus tile", "{count} Bonus tiles", _different(asked, "bonus"))
    return tr("City reached: choose 1 of {tiles} to take it.", tiles=tiles)


def _harbour(view: TableView, asked: Decision) -> str:
    return tr("Travel free to any lit harbour")


def _store(view: TableView, asked: Decision) -> str:
    good = GOOD_OF.get(str(asked.context.get("resource", "")))
    new = tr(good.name if good is not None else "cube")
    return tr("Warehouse full: lose the new {new}, or replace another cube.", new=new)


def _discard(view: TableView, asked: Decision) -> str:
    hand = _different(asked, "discard")
    limit = int(str(asked.context.get("limit", 0)))
    if hand > limit:
        return tr(
            "More than {cards} in hand: no draw. Drag unwanted ones to the discard.",
            cards=_cards(limit),
        )
    if hand == limit:
        return tr("Hand full. Drag cards to the discard to swap them, then press Refill.")
    return tr(
        "Press the seal to draw {cards}. Drag cards to your discard to swap them.",
        cards=_cards(limit - hand),
    )


def _plain(words: str) -> Teller:
    return lambda view, asked: tr(words)


PROMPTS: Final[Mapping[str, Teller]] = {
    "house": _plain(mark("Click a House to choose it, or drag its banner to your name.")),
    "turn": _turn,
    "play": _play,
    "stuck": _stuck,
    "action": _action,
    "promote": _plain(mark("Promote: drag a lit Specialist to its next space")),
    "alone": alone,
    "project": project,
    "start": _start,
    "market": _market,
    "sell": _one_lot(0),
    "buy": _one_lot(1),
    "build": _build,
    "pay": _pay,
    "summon": _summon,
    "purchase": _purchase,
    "give": _give,
    "spend": _spend,
    "edict": _edict,
    "reward": _plain(mark("No Edict left: choose one of the three rewards.")),
    "resource": _resource,
    "income": _income,
    "order": _order,
    "icon": _icon,
    "refill": _refill,
    "bonus": _bonus,
    "circle": _plain(mark("Choose which Allies count: Independents or Loyalists.")),
    "harbour": _harbour,
    "store": _store,
    "discard": _discard,
    "end": _plain(mark("Nothing left to do: press the seal to end your turn.")),
}
