"""The tables of the balance report: which components, in which words, with which columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.engine.census import Section
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.cards.house import EARLIER_ID
from stupor.games.stupor_mundi.cards.knights import KNIGHT
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, CITIES, EDICTS, MARKETS, SITES
from stupor.games.stupor_mundi.data.markets import SIDES, Lot
from stupor.games.stupor_mundi.data.solo import SOLO_CARDS
from stupor.games.stupor_mundi.data.workplaces import WORKPLACES
from stupor.games.stupor_mundi.expansions.census import EXPANSION_SECTIONS
from stupor.games.stupor_mundi.ids import (
    ACTIONS,
    GREAT,
    HOUSE_NAMES,
    LAST_SPACE,
    PALACE,
    PATHS,
    PROTOTYPE,
    RETAIL,
)
from stupor.games.stupor_mundi.wording import PIECES, ROMAN

Rows = tuple[tuple[str, str], ...]

#: Common House cards lie in each House twice.
COMMON: Final = 4
USES: Final = (
    ("up", "face up"),
    ("down", "face down"),
    ("discarded", "discarded"),
    ("given", "given away"),
)


def card_row(card: int) -> str:
    """The row of a card: Advanced cards by number, House cards alike in one row."""
    if CARDS[card].level == KNIGHT:
        return f"knight.{CARDS[card].name}"
    if CARDS[card].level != "house":
        return f"card.{card}"
    if card >= EARLIER_ID:
        return f"house.{card - EARLIER_ID}.{PROTOTYPE}"
    house, number = divmod(card, 10)
    return f"house.{number // 2}" if number < 2 * COMMON else f"house.{house}.{number}"


def _rows(ids: Iterable[object], titles: Iterable[str]) -> Rows:
    return tuple(zip(map(str, ids), titles, strict=True))


def _house_cards() -> Rows:
    rows = {}
    for card in CARDS:
        if card.level == "house":
            row = card_row(card.id).partition(".")[2]
            owner = HOUSE_NAMES[card.house] if "." in row else "every House"
            owner += ", prototype 2023" if row.endswith(PROTOTYPE) else ""
            rows[row] = f"{card.name} ({owner})"
    return tuple(sorted(rows.items()))


def _advanced() -> Rows:
    cards = [card for card in CARDS if card.level in ("a", "b")]
    return _rows((card.id for card in cards), (f"{card.code} {card.name}" for card in cards))


def _lot(lot: Lot) -> str:
    goods = [f"{count} {name}" for count, name in ((lot.grain, "G"), (lot.stone, "S")) if count]
    return f"{' + '.join(goods)} for {lot.coins}"


def _markets() -> Rows:
    return tuple(
        (
            str(tile.id * 2 + number),
            f"{tile.id} {SIDES[number]}: sell {_lot(side.sell)}, buy {_lot(side.buy)}",
        )
        for tile in MARKETS
        for number, side in enumerate(tile.sides)
    )


def _rare(rows: Iterable[tuple[object, tuple[str, ...]]]) -> frozenset[str]:
    """The rows of components that the retail box does not hold."""
    return frozenset(str(row) for row, editions in rows if RETAIL not in editions)


def _spaces() -> Rows:
    names = [
        f"{path}{space}"
        for number, path in enumerate(PATHS, start=1)
        for space in range(1, LAST_SPACE[number] + 1)
    ]
    return _rows(names, names)


def _allies() -> Rows:
    return _rows(
        (ally.id for ally in ALLIES),
        (f"{ally.name}{f' ({ally.mark}+)' if ally.mark else ''}, {ally.text}" for ally in ALLIES),
    )


def _letters() -> Rows:
    return tuple({b.letter: f"{b.letter.upper()}: {b.text}" for b in BONUSES}.items())


def _rewards() -> Rows:
    titles = (
        f"{ROMAN[row]}: {coins} coins, {goods} resources, {vp} VP"
        for row, (coins, goods, vp) in enumerate(params.REWARDS, start=1)
    )
    return _rows((1, 2, 3), titles)


SECTIONS: Final = (
    Section(
        "card",
        "Advanced Action cards",
        _advanced(),
        (("offered", "laid out"), ("bought", "bought"), *USES, ("removed", "by Frederick")),
        "offered",
        "bought",
        _rare((card.id, card.editions) for card in CARDS),
    ),
    Section(
        "house",
        "House cards",
        _house_cards(),
        USES,
        used="up",
        rare=_rare((card_row(card.id).partition(".")[2], card.editions) for card in CARDS),
    ),
    Section(
        "ally",
        "Allies",
        _allies(),
        (
            ("offered", "laid out"),
            ("summoned", "Summoned"),
            ("rounds", "rounds hosted"),
            ("met", "of them met"),
            ("vp", "VP"),
            ("removed", "by Frederick"),
        ),
        "offered",
        "summoned",
    ),
    Section(
        "ability",
        "Workplace abilities",
        _rows((w.code for w in WORKPLACES), (f"{w.code}: {w.text}" for w in WORKPLACES)),
        (("offered", "in play"), ("reached", "reached")),
        "offered",
        "reached",
        _rare((place.code, place.editions) for place in WORKPLACES),
    ),
    Section("space", "Workplace spaces", _spaces(), (("stepped", "steps"),), used="stepped"),
    Section(
        "bonus",
        "City Bonus tiles",
        _letters(),
        (("offered", "in play"), ("taken", "taken")),
        "offered",
        "taken",
        _rare((bonus.letter, bonus.editions) for bonus in BONUSES),
    ),
    Section(
        "market",
        "Market sides",
        _markets(),
        (("offered", "in play"), ("sold", "sold there"), ("bought", "bought there")),
        "offered",
        rare=_rare((tile.id * 2 + side, tile.editions) for tile in MARKETS for side in (0, 1)),
    ),
    Section(
        "edict",
        "Edicts",
        _rows(
            (e.id for e in EDICTS),
            (f"{e.icons}{f' ({e.mark}+)' if e.mark else ''}" for e in EDICTS),
        ),
        (("offered", "laid out"), ("issued", "Issued"), ("ordered", "by Frederick")),
        "offered",
        "issued",
    ),
    Section("row", "Edict rewards", _rewards(), (("taken", "taken"), ("bare", "without an Edict"))),
    Section(
        "palace",
        "Frederick's Palace",
        _rows(PALACE, PALACE),
        (("add", "added"), ("remove", "removed")),
    ),
    Section("token", "Edict tokens", (("a", "path a"), ("c", "path c")), (("taken", "taken"),)),
    Section(
        "site",
        "Castle sites",
        _rows(
            (site.name for site in SITES if site.stone),
            (f"{s.title}: {s.stone} Stone, {s.grain} Grain" for s in SITES if s.stone),
        ),
        (("built", "built"),),
        used="built",
    ),
    Section(
        "piece",
        "Great Structures",
        _rows(sorted(GREAT), (PIECES[piece] for piece in sorted(GREAT))),
        (("built", "built"),),
        used="built",
    ),
    Section(
        "side",
        "Castle sides",
        _rows(range(1, 6), (f"side {n}: {gain}" for n, gain in enumerate(params.INCOME, start=1))),
        (("closed", "closed"), ("income", "incomes")),
        used="closed",
    ),
    Section(
        "action",
        "Main actions of cards face down",
        (*_rows(ACTIONS, ACTIONS), ("pass", "pass the round")),
        (("chosen", "chosen"),),
    ),
    Section(
        "sail",
        "Travels",
        _rows(range(1, 5), map("{} steps".format, range(1, 5))),
        (("sailed", "made"),),
    ),
    Section(
        "city",
        "Harbours",
        _rows((c.id for c in CITIES), (c.name for c in CITIES)),
        (("arrived", "arrivals"),),
    ),
    Section(
        "goods",
        "Lost for want of room",
        _rows(("grain", "stone"), ("Grain", "Stone")),
        (("lost", "lost"),),
    ),
    Section(
        "solo",
        "Solo cards",
        _rows((card.id for card in SOLO_CARDS), (f"card {card.id}" for card in SOLO_CARDS)),
        (("turned", "turned"),),
    ),
    *EXPANSION_SECTIONS,
)
