"""The balance report as Markdown, for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

#: Uses an offer, or a game where nothing is offered, below which a component is pointed out.
SELDOM: Final = 0.05
Table = Mapping[str, Any]


def markdown(report: Table) -> Iterator[str]:
    """The whole report, line by line."""
    yield f"# Balance report: {report['level']}, seed {report['seed']}"
    yield ""
    yield (
        "All players have the same level; every game has its own set-up. Win rates have 95 % "
        "intervals; ! marks those more than three standard errors from parity. Winners may have "
        "used something because they were winning: a rate is a hint, not a cause."
    )
    for table in report["tables"]:
        yield from _chapter(table)


def _chapter(table: Table) -> Iterator[str]:
    seats = table["players"]
    yield from ("", f"## {seats} player{'s' * (seats > 1)}, {table['games']} games", "")
    yield from _figures(table)
    yield from ("", "### What stands out", "")
    yield from striking(table)
    yield from ("", "### Victory points by source", "")
    yield from _grid(
        ("source", "mean per player", "share", "winners' mean"),
        (
            (source, f"{of['mean']:.1f}", _percent(of["share"]), f"{of['winners']:.1f}")
            for source, of in table["sources"].items()
        ),
    )
    for trait, labels in table["traits"].items():
        yield from ("", f"### Wins by {trait}", "")
        rows = (
            (label, _rate(of), str(of["chairs"]), f"{of['mean']:.1f}")
            for label, of in labels.items()
        )
        yield from _grid((trait, "wins (95 %)", "seats", "mean VP"), rows)
    for part in filter(_in_play, table["sections"]):
        yield from _section(part)


def _figures(table: Table) -> Iterator[str]:
    for name, title in (
        ("rounds", "Rounds per game"),
        ("choices", "Moves per game"),
        ("score", "VP per player"),
        ("winning_score", "VP of the winner"),
        ("margin", "Winner's margin"),
    ):
        found = table[name]
        if found is not None:
            yield (
                f"- {title}: mean {found['mean']:g}, median {found['median']:g}, "
                f"{found['least']} to {found['most']}"
            )
    for name, title in (("reasons", "End of the game"), ("titles", "Titles")):
        if table[name]:
            told = ", ".join(f"{of} {_percent(share)}" for of, share in table[name].items())
            yield f"- {title}: {told}"


def striking(table: Table) -> Iterator[str]:
    """What somebody who balances the game should look at first."""
    found = [*_striking_traits(table), *_striking_uses(table)]
    yield from found or ["Nothing."]


def _striking_traits(table: Table) -> Iterator[str]:
    for trait, labels in table["traits"].items():
        for label, of in labels.items():
            if of["striking"]:
                yield f"- {trait} {label} wins {_rate(of)}"


def _striking_uses(table: Table) -> Iterator[str]:
    for part in filter(_in_play, table["sections"]):
        unit = "offers" if part["offered"] else "games"
        for row in part["rows"]:
            if row["chances"] and row["uses"] < SELDOM * row["chances"]:
                seldom = f"{row['uses']} times in {row['chances']} {unit}"
                yield f"- {part['title']}, {row['title']}: rarely used, {seldom}"
            users = row.get("users")
            if users and users["striking"]:
                told = f"users win {_rate(users)} of {users['chairs']} seats"
                yield f"- {part['title']}, {row['title']}: {told}"


def _in_play(part: Table) -> bool:
    return any(row["uses"] for row in part["rows"])


def _section(part: Table) -> Iterator[str]:
    yield from ("", f"### {part['title']}", "")
    headings = ["", *part["columns"].values()]
    headings.append("uses per offer" if part["offered"] else "uses per game")
    headings += ["users' wins (95 %)"] if "users" in part["rows"][0] else []
    yield from _grid(headings, (_row(row) for row in part["rows"]))


def _row(row: Table) -> Sequence[str]:
    cells = [row["title"], *map(str, row["counts"].values())]
    cells.append("–" if row["rate"] is None else f"{row['rate']:.2f}")
    if "users" in row:
        cells.append(_rate(row["users"]) if row["users"]["chairs"] else "–")
    return cells


def _grid(headings: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(headings)} |"
    yield f"|{'---|' * len(headings)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _rate(of: Table) -> str:
    mark = " !" if of["striking"] else ""
    return f"{_percent(of['rate'])} ({100 * of['low']:.0f} to {100 * of['high']:.0f}){mark}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
