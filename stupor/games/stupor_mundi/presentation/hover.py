"""What lies under the pointer, and what there is to say about it: name, rule, present numbers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, SITES, WORKPLACES
from stupor.games.stupor_mundi.params import ARROW_GRAIN, GREAT_COINS
from stupor.games.stupor_mundi.presentation.boxes import Point, grown, holds
from stupor.games.stupor_mundi.presentation.cards import CARD, paint_card
from stupor.games.stupor_mundi.presentation.castle import SITE_NAMES, is_great
from stupor.games.stupor_mundi.presentation.closeup import paint_closeup
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.edict_question import stage_open
from stupor.games.stupor_mundi.presentation.forecast import COUNTERS, palace_of
from stupor.games.stupor_mundi.presentation.icons import GREAT_BONUS
from stupor.games.stupor_mundi.presentation.palette import TOOLTIP
from stupor.games.stupor_mundi.presentation.places import place_rect, zone_of
from stupor.games.stupor_mundi.presentation.preview import PAGE, tooltip_items
from stupor.games.stupor_mundi.presentation.texts import card_text
from stupor.games.stupor_mundi.presentation.tiles import EDICT_LETTERS, market_lots
from stupor.games.stupor_mundi.presentation.view import (
    CITY_NAMES,
    TableView,
    number_of,
    roman,
)
from stupor.games.stupor_mundi.presentation.workplace import PATHS, ability_at
from stupor.render.items import Area, Item

#: Up to so many seats a rival's panel shows everything without a close-up.
TALL_PANEL: Final = 2
#: Width of a card shown whole beside the pointer.
WHOLE: Final = 236.0
ACTIONS: Final = (
    ("Promote", "Move a Specialist one space along its path; pay the Grain on the arrow."),
    ("Visit the Market", "Sell once and buy once at the market where your Ship lies."),
    ("Build", "Put a Tower, Wall or Keep on your castle and pay Stone and Grain."),
    ("Summon", "Take an Ally from the city of your Ship; pay the Grain below it."),
    ("Purchase", "Buy an Advanced card of the city of your Ship and play it at once if you like."),
)  # fmt: skip
GIFTS: Final = {
    "purchase": "Purchase a card", "summon": "Summon without Grain",
    "issue-edict": "Issue an Edict", "promote": "Promote without Grain",
    "promote:2": "Promote twice",
}  # fmt: skip
REWARDS: Final = ("3 Augustales", "1 Grain or 1 Stone", "1 Augustalis and 1 VP")
INCOMES: Final = ("3 Augustales", "1 VP", "1 Stone", "a visit to the Market", "1 Grain")


@dataclass(frozen=True, slots=True)
class Explanation:
    """A title, a few sentences, and the chapter of the rulebook."""

    title: str
    text: str
    source: str = ""


def names(view: TableView) -> Iterator[str]:
    """Everything that answers the pointer, the uppermost first."""
    seat = view.viewer
    yield from reversed(view.table.pieces(f"hand.{seat}"))
    if not stage_open(view):
        yield from _common(view)
    for who in range(view.seats):
        for n in range(1, 6):
            yield from (f"ally.{who}.{n}",) if view.table.pieces(f"ally.{who}.{n}") else ()
        for n in range(1, 7):
            yield from view.table.pieces(f"slot.{who}.{n}")
    for n in range(11):
        yield from view.table.pieces(f"board.{seat}.{n}")
    yield from (f"castle.{seat}.{site}" for site in SITE_NAMES)
    yield from (f"castle.income{n}" for n in range(1, 6))
    yield from (f"action.{n}" for n in range(1, 6))
    yield from (f"store.{seat}", f"coins.{seat}", f"discard.{seat}", f"deck.{seat}")
    yield from (f"castle.status{n}" for n in (1, 2, 3))
    yield from ("header.menu", "header.rules")
    if view.seats > TALL_PANEL:
        yield from (f"issued.{rival}" for rival in view.rivals())


def _common(view: TableView) -> Iterator[str]:
    for city in range(5):
        for k in (1, 2):
            yield from view.table.pieces(f"city_ally.{city}.{k}")
            yield from view.table.pieces(f"city_card.{city}.{k}")
        yield f"market.{city}"
        yield f"city.{city}"
    for row in (1, 2, 3):
        yield from (f"active.{row}", f"next.{row}", f"reward.{row}")
    for path, last in PATHS.items():
        yield from view.table.pieces(f"bonus.{path}")
        yield from view.table.pieces(f"token.{path}")
        yield from (f"work.{path}.{n}" for n in range(1, last + 1))
    yield from (f"imperial.{icon}" for icon in COUNTERS)
    yield "pile.cards"


def hovered(view: TableView, point: Point) -> str:
    """The name of what lies under a point, or nothing."""
    for name in names(view):
        box = _box(view, name)
        if box is not None and holds(box, point):
            return name
    return ""


def _box(view: TableView, name: str) -> Area | None:
    if not name.startswith("imperial."):
        return place_rect(view, name)
    icon = name.split(".")[1]
    ends = {"treasury": (".0", ".15"), "ally": ("1", "5"), "keep": ("1", "3"),
            "tower": ("1", "5"), "wall": ("1", "5")}.get(icon, (".0", ".5"))  # fmt: skip
    lane = "court" if icon == "ally" else icon
    first, last = (view.anchors[f"imperial.{lane}{end}"] for end in ends)
    return first[0], first[1], last[0] + last[2] - first[0], first[3]


def hover_items(view: TableView, name: str, at: Point) -> list[Item]:
    """A card is shown whole, everything else is explained in a panel."""
    if name.startswith("card.") and number_of(name) >= 0 and zone_of(view, name):
        return _whole_card(name, at)
    if name.startswith("issued."):
        return paint_closeup(view, number_of(name))
    told = explanation(view, name)
    return tooltip_items(view, at, told.title, told.text, told.source) if told else []


def _whole_card(card: str, at: Point) -> list[Item]:
    high = WHOLE * CARD[1] / CARD[0]
    x = at[0] + 26 if at[0] + 30 + WHOLE < PAGE[0] else at[0] - 26 - WHOLE
    y = min(max(10.0, at[1] - high / 2), PAGE[1] - high - 10)
    easel = Easel("hover", TOOLTIP)
    box = (x, y, WHOLE, high)
    easel.box("shade", grown((x + 6, y + 9, WHOLE, high), 2), fill=(8, 3, 0, 130), radius=14)
    paint_card(easel, card, box)
    return easel.items


def explanation(view: TableView, name: str) -> Explanation | None:
    """What there is to say about a piece or a place."""
    parts = name.split(".")
    if parts[0] == "ally" and len(parts) == 3:
        here = view.table.pieces(name)
        met = view.fact(f"met.{parts[1]}.{parts[2]}")
        return _ally(view, here[0], int(parts[1]), met) if here else None
    teller = _TELLERS.get(parts[0])
    return teller(view, parts) if teller else None


def _ally(view: TableView, piece: str, seat: int, met: int) -> Explanation | None:
    number = number_of(piece)
    if not number:
        return Explanation("An Ally face down", "Turned up when the round is reorganized.")
    who = ALLIES[number]
    whose = "You" if seat == view.viewer else view.called(seat)
    now = "fulfilled" if met else "not fulfilled"
    text = f"{who.profession}, {who.circle.capitalize()}. 1 VP each round; {who.text}"
    return Explanation(who.name, f"{text}\n{whose}: {now} now.", "Rulebook: Ally income")


def _ally_in_city(view: TableView, parts: list[str]) -> Explanation | None:
    piece = ".".join(parts)
    met = view.fact(f"would_meet.{view.viewer}.{number_of(piece)}")
    return _ally(view, piece, view.viewer, met)


def _edict(view: TableView, parts: list[str]) -> Explanation | None:
    here = view.table.pieces(".".join(parts))
    if not here or not number_of(here[0]):
        return Explanation("No Edict", "This space is empty.")
    icons = [EDICT_LETTERS[letter].capitalize() for letter in EDICTS[number_of(here[0])].icons]
    row = int(parts[1])
    where = "Active" if parts[0] == "active" else "Next"
    text = f"{', '.join(icons)}: each is added or removed, equal icons alike."
    reward = f" Reward: {REWARDS[row - 1]}." if parts[0] == "active" else ""
    return Explanation(f"{where} Edict {roman(row)}", text + reward, "Rulebook: Issue an Edict")


def _reward(view: TableView, parts: list[str]) -> Explanation | None:
    row = int(parts[1])
    return Explanation(f"Reward {roman(row)}", f"Issuing this Edict brings {REWARDS[row - 1]}.")


def _work(view: TableView, parts: list[str]) -> Explanation | None:
    if parts[1] == "start":
        return None
    path, space = parts[1], int(parts[2])
    grain = ARROW_GRAIN["abc".index(path) + 1][space]
    price = f" The arrow costs {grain} Grain." if grain else ""
    code = ability_at(view, path, space)
    if not code:
        return Explanation(f"City of path {path.upper()}", "Take one of the Bonus tiles." + price)
    text = next(w.text for w in WORKPLACES if w.code == code)
    return Explanation(f"Workplace {path.upper()}{space}", text + price, "Rulebook: Workplaces")


def _bonus(view: TableView, parts: list[str]) -> Explanation | None:
    return Explanation("City Bonus", BONUSES[int(parts[1])].text, "Rulebook: City Bonus tiles")


def _token(view: TableView, parts: list[str]) -> Explanation | None:
    return Explanation("Edict token", "The first Specialist of a House here issues an Edict.")


def _market(view: TableView, parts: list[str]) -> Explanation | None:
    here = view.table.pieces(f"market.{parts[1]}")
    if not here:
        return None
    sell, buy = market_lots(here[0])
    sold, bought = (_goods(lot.grain, lot.stone) for lot in (sell, buy))
    text = f"Sell {sold} for {sell.coins} Augustales. Buy {bought} for {buy.coins}."
    return Explanation(f"Market of {CITY_NAMES[int(parts[1])]}", text, "Rulebook: Visit the Market")


def _goods(grain: int, stone: int) -> str:
    return " and ".join(f"{n} {name}" for n, name in ((grain, "Grain"), (stone, "Stone")) if n)


def _city(view: TableView, parts: list[str]) -> Explanation | None:
    ships = [p.split(".")[1] for p in view.table.pieces(f"city.{parts[1]}")]
    told = [view.called(int(s)) if s != "f" else "Frederick" for s in ships]
    text = f"In harbour: {', '.join(told)}." if told else "No Ship in harbour."
    return Explanation(CITY_NAMES[int(parts[1])], text, "Rulebook: Travel")


def _castle(view: TableView, parts: list[str]) -> Explanation | None:
    if parts[1].startswith("income"):
        side = int(parts[1][-1])
        text = f"When both Towers and the Wall stand: {INCOMES[side - 1]}, at once and every round."
        return Explanation(f"Side {side}", text, "Rulebook: Castle income")
    if parts[1].startswith("status"):
        texts = (
            "Structures of your castle, of 13.",
            "Your rank in Structures: 4 or 2 VP at the end.",
            "Closed sides of your castle.",
        )
        return Explanation("Your castle", texts[int(parts[1][-1]) - 1])
    site = next((s for s in SITES if s.name == parts[-1]), None)
    if site is None:
        return None
    cost = _goods(site.grain, site.stone)
    built = bool(view.table.pieces(".".join(parts)))
    text = "Built. " if built else f"Costs {cost}. " if cost else ""
    edict = "Building here issues an Edict. " if site.edict and not built else ""
    return Explanation(
        site.title, (text + edict + site.text).strip(), "Rulebook: Build a Structure"
    )


def _structure(view: TableView, parts: list[str]) -> Explanation | None:
    number = int(parts[2])
    kind = "Keep" if number > 7 else "Wall" if number > 3 else "Tower"
    opens = {"Tower": "an Ally space", "Wall": "a warehouse space", "Keep": "a Keep space"}[kind]
    text = f"Drag it to your castle; it uncovers {opens}."
    if is_great(".".join(parts)):
        gift = GIFTS[GREAT_BONUS[number]]
        text += f" Costs {GREAT_COINS[number]} Augustales more and brings: {gift}."
        kind = f"Great {kind}"
    return Explanation(kind, text, "Rulebook: Great Structures")


def _track(view: TableView, parts: list[str]) -> Explanation | None:
    icon = parts[1]
    have = palace_of(view)[icon]
    told = {"treasury": "Augustales in his Treasury", "ally": "Allies at his Court",
            "grain": "Grain in his Reserve", "stone": "Stone in his Reserve"}  # fmt: skip
    words = told.get(icon, f"{icon.capitalize()}s in his castle")
    stud = {"treasury": 9, "keep": 2}.get(icon, 3)
    return Explanation("Frederick", f"{have} {words}. Loyalists want {stud} or more.")


def _action(view: TableView, parts: list[str]) -> Explanation | None:
    title, text = ACTIONS[int(parts[1]) - 1]
    return Explanation(title, text, f"Rulebook: {title}")


def _header(view: TableView, parts: list[str]) -> Explanation | None:
    if parts[1] == "menu":
        return Explanation("Menu", "Full screen, sound, speed, and the way out. Key: Esc.")
    return Explanation("Rulebook", "Asleep: the rulebook comes with the lessons.")


def _plain(title: str, text: str) -> Callable[[TableView, list[str]], Explanation | None]:
    return lambda view, parts: Explanation(title, text)


def _card(view: TableView, parts: list[str]) -> Explanation | None:
    title, text = card_text(int(parts[1]))
    return Explanation(title, text)


_TELLERS: Final[dict[str, Callable[[TableView, list[str]], Explanation | None]]] = {
    "ally": _ally_in_city,
    "active": _edict,
    "next": _edict,
    "reward": _reward,
    "work": _work,
    "bonus": _bonus,
    "token": _token,
    "market": _market,
    "city": _city,
    "castle": _castle,
    "structure": _structure,
    "imperial": _track,
    "action": _action,
    "header": _header,
    "card": _card,
    "store": _plain("Warehouse", "Your Grain and Stone. Each Wall you build opens a space."),
    "coins": _plain("Augustales", "6 of them are 1 VP at the end; a cube sells for 2."),
    "deck": _plain("Draw pile", "When it is empty, the discard pile is shuffled into it."),
    "discard": _plain("Discard pile", "Played and discarded cards."),
    "pile": _plain("Advanced cards", "They refill the cities; the A cards lie above the B cards."),
}
