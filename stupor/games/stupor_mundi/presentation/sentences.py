"""What can be done now, as one sentence with its numbers for every kind of decision."""

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.data import SITES
from stupor.games.stupor_mundi.presentation.sailing import price_now
from stupor.games.stupor_mundi.presentation.tiles import market_lots
from stupor.games.stupor_mundi.presentation.view import CITY_NAMES, TableView, roman
from stupor.games.stupor_mundi.presentation.voyage import own_city
from stupor.games.stupor_mundi.wording import ACTIONS, ICONS, lot_text

#: How a sentence without a full stop ends: with a way out, or without one.
WAY_OUT: Final = ", or press the seal."
GOODS: Final = {"coins": "Augustales", "grain": "Grain", "stone": "Stone", "vp": "VP"}

Teller = Callable[[TableView, Decision], str]


def sentence_of(view: TableView) -> str:
    """The one sentence of the ribbon."""
    if view.sentence:
        return view.sentence
    asked = view.decision
    if asked is None:
        return "The game is over."
    if asked.seat != view.viewer:
        return f"{view.called(asked.seat)} is to move."
    teller = SENTENCES.get(_asked_for(view, asked))
    said = teller(view, asked) if teller else ""
    if not said or said.endswith("."):
        return said
    return said + (WAY_OUT if ("done",) in asked.options else ".")


def many(count: int, word: str, words: str = "") -> str:
    """A number with its noun.

    >>> many(1, "site"), many(3, "site"), many(2, "city", "cities")
    ('1 site', '3 sites', '2 cities')
    """
    return f"{count} {word if count == 1 else words or word + 's'}"


def _asked_for(view: TableView, asked: Decision) -> str:
    """The kind of a decision, told apart further where a newcomer would ask what to do."""
    words = {str(option[0]) for option in asked.options}
    if asked.kind == "turn":
        return "turn" if "sail" in words else "play" if "play" in words else "stuck"
    if asked.kind == "market":
        return "market" if {"sell", "buy"} <= words else "sell" if "sell" in words else "buy"
    if asked.kind == "promote":
        start = view.table.pieces("work.start")
        who = {f"specialist.{asked.seat}.{o[1]}" for o in asked.options if len(o) == 3}
        return "start" if who and who <= set(start) else "promote"
    return asked.kind


def _different(asked: Decision, word: str, part: int = 1) -> int:
    """How many different things the options of a word name."""
    return len({option[part] for option in asked.options if option[0] == word})


def _one_of(count: int, noun: str) -> str:
    """The thing to choose when there is but one, else one of so many."""
    return f"the only {noun}" if count == 1 else f"one of {many(count, noun)}"


def _turn(view: TableView, asked: Decision) -> str:
    harbours = _different(asked, "sail")
    cards = _different(asked, "play")
    if not cards:
        return f"Travel: drag your Ship to {_one_of(harbours, 'lit harbour')}; {price_now(view)}."
    price, lit = price_now(view, short=True), many(harbours, "lit harbour")
    return f"Travel: {lit}, {price}; or play {_one_of(cards, 'card')} at once."


def _play(view: TableView, asked: Decision) -> str:
    cards, slots = _different(asked, "play"), _different(asked, "play", 2)
    return (
        f"Play {_one_of(cards, 'card')} into {_one_of(slots, 'free slot')}: "
        "as it is, or turned over (F) for an action."
    )


def _action(view: TableView, asked: Decision) -> str:
    names = [str(option[0]).capitalize() for option in asked.options if option[0] in ACTIONS]
    return f"Click a lit action: {' or '.join(names)}"


def _promote(view: TableView, asked: Decision) -> str:
    able = many(_different(asked, "promote"), "Specialist")
    return f"Promote: {able} can move on; drag one to its next space"


def _start(view: TableView, asked: Decision) -> str:
    paths = sorted({str(option[2]).upper() for option in asked.options if len(option) == 3})
    return f"Promote: drag a lit Specialist to the first space of path {' or '.join(paths)}"


def _lots(view: TableView, asked: Decision) -> tuple[str, str]:
    """What the market of the own city sells and buys, in words."""
    city = int(str(asked.context.get("city", own_city(view))))
    tile = view.table.pieces(f"market.{city}")
    if not tile:
        return "sell", "buy"
    sell, buy = market_lots(tile[0])
    return (
        f"sell {lot_text(sell.grain, sell.stone)} for {sell.coins}",
        f"buy {lot_text(buy.grain, buy.stone)} for {buy.coins}",
    )


def _market(view: TableView, asked: Decision) -> str:
    sell, buy = _lots(view, asked)
    city = CITY_NAMES[max(0, int(str(asked.context.get("city", own_city(view)))))]
    return f"{city}: {sell}, {buy}"


def _one_lot(which: int) -> Teller:
    def tell(view: TableView, asked: Decision) -> str:
        words = _lots(view, asked)[which]
        return f"Market: {words}; click the lit lot"

    return tell


def _build(view: TableView, asked: Decision) -> str:
    sites = many(_different(asked, "build"), "site")
    return f"Build: {sites} you can pay; drag a lit piece onto one"


def _pay(view: TableView, asked: Decision) -> str:
    site = next((s.title for s in SITES if s.name == asked.context.get("site")), "the Structure")
    return f"Pay for {site}: choose one of {many(len(asked.options), 'way')}."


def _summon(view: TableView, asked: Decision) -> str:
    allies = many(_different(asked, "summon"), "Ally", "Allies")
    return f"Summon: {allies} you can pay here; drag one to a free space"


def _purchase(view: TableView, asked: Decision) -> str:
    cards = many(_different(asked, "purchase"), "card")
    paid = _PURCHASES.get(str(asked.context.get("pay", "printed")), "you can pay")
    return f"Purchase: {cards} here {paid}; drag one to your hand"


#: What is paid for a card when it is not the printed price.
_PURCHASES: Final = {"no coins": "without Augustales", "nothing": "for nothing"}


def _give(view: TableView, asked: Decision) -> str:
    cards = many(_different(asked, "give"), "card")
    return f"Pay with 1 of {cards}: drag it onto the card you buy"


def _spend(view: TableView, asked: Decision) -> str:
    def told(name: str) -> str:
        value = str(asked.context.get(name, ""))
        return GOODS.get(value, value)

    price, gain = f"{told('price')} {told('cost')}", f"{told('amount')} {told('gain')}"
    return f"Pay {price.strip()} for {gain.strip()}: click the plaque"


def _edict(view: TableView, asked: Decision) -> str:
    edicts = many(_different(asked, "issue"), "lit Active Edict")
    return f"Issue 1 of {edicts}: click it; its reward stands on its right"


def _resource(view: TableView, asked: Decision) -> str:
    amount = int(str(asked.context.get("amount", 1)))
    if amount > 1:
        return f"Take {amount} Grain or {amount} Stone, all alike: click a plaque."
    return "Take Grain or Stone: click its plaque."


def _income(view: TableView, asked: Decision) -> str:
    incomes = many(_different(asked, "income"), "lit income")
    times = int(str(asked.context.get("times", 1)))
    most = f"up to {times}" if times > 1 else "one more"
    return f"Click {most} of {incomes} on your castle"


def _icon(view: TableView, asked: Decision) -> str:
    icon = ICONS.get(str(asked.context.get("current", "")), "icon")
    count = int(str(asked.context.get("count", 1)))
    things = f"{icon} \u00d7{count}" if count > 1 else icon
    words = {str(option[0]) for option in asked.options}
    ways = {"remove": "the red zone removes", "add": "the green zone adds"}
    told = ", ".join(words_ for way, words_ in ways.items() if way in words)
    return f"Edict {roman(int(str(asked.context.get('row', 1))))}: drag {things}; {told}."


def _refill(view: TableView, asked: Decision) -> str:
    row = roman(int(str(asked.context.get("row", 1))))
    edicts = many(_different(asked, "next"), "lit Next Edict")
    return f"Space {row} is empty: click 1 of {edicts}; it becomes the Active Edict there."


def _bonus(view: TableView, asked: Decision) -> str:
    tiles = many(_different(asked, "bonus"), "Bonus tile")
    return f"Your Specialist has reached the City: click 1 of {tiles} to take it."


def _harbour(view: TableView, asked: Decision) -> str:
    return f"Drag your Ship to any of {many(len(asked.options), 'lit harbour')}; it costs nothing"


def _store(view: TableView, asked: Decision) -> str:
    new = GOODS.get(str(asked.context.get("resource", "")), "cube")
    return f"Your warehouse is full: lose the new {new}, or put another cube back for it."


def _discard(view: TableView, asked: Decision) -> str:
    hand = _different(asked, "discard")
    limit = int(str(asked.context.get("limit", 0)))
    now = many(max(0, limit - hand), "card")
    return f"Drag unwanted cards to your discard; the seal refills to {limit} (now: {now})."


def _plain(words: str) -> Teller:
    return lambda view, asked: words


SENTENCES: Final[Mapping[str, Teller]] = {
    "house": _plain("Click the banner of the House you will lead, or drag it onto your name."),
    "turn": _turn,
    "play": _play,
    "stuck": _plain("No slot is free: press \u201cPass the round\u201d, then the seal."),
    "action": _action,
    "promote": _promote,
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
    "reward": _plain("No Edict is left: click one of the three rewards."),
    "resource": _resource,
    "income": _income,
    "icon": _icon,
    "refill": _refill,
    "bonus": _bonus,
    "circle": _plain("Click the circle of Allies that counts: Independents or Loyalists."),
    "harbour": _harbour,
    "store": _store,
    "discard": _discard,
    "end": _plain("Nothing left to do: press the seal to end your turn."),
}
