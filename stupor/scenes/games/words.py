"""What the page of games says about a kept game or a found file: titles, players, dates, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.ai.levels import persona_of
from stupor.archive.traits import traits_in
from stupor.engine.record import record
from stupor.files.names import shown
from stupor.files.pictures import picture_state
from stupor.files.times import here
from stupor.games import registry
from stupor.games.registry import get, names
from stupor.language import joined, mark, said, tr, trn
from stupor.match.record_lines import CHAPTER, DAILY, OWN
from stupor.match.seats import HUMAN
from stupor.scenes.game_boxes import title_of
from stupor.scenes.game_parts import PLAIN_SHEET, sheet_named, unknown_of
from stupor.scenes.games.game_titles import Player, moment_of, title_of_game
from stupor.scenes.people import player_name
from stupor.scenes.persona_choices import persona_word
from stupor.stage.sheet import LISTED, Badge, Sheet

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame
    from stupor.engine.variants import Variant

#: Of the players in a file, so many are shown: no more sit at a table.
CHAIRS: Final = 5
LONGEST: Final = 40
COPIED: Final = mark("The game will be copied to the library; the file stays unchanged.")
_IN: Final = mark("In \u201c{folder}\u201d.")
#: What a ribbon says about a game, and what the sheet says.
MARKS: Final = {
    "sandbox": (mark("Sandbox"), mark("undo was unlimited")),
    "friendly": (mark("Friendly"), mark("some moves were undone by agreement")),
    "branch": (mark("Branch"), mark("branch of another game")),
    "figures": (mark("Corrected"), mark("played with corrected values")),
}
MONTHS: Final = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)
WEEKDAYS: Final = (
    mark("Monday"),
    mark("Tuesday"),
    mark("Wednesday"),
    mark("Thursday"),
    mark("Friday"),
    mark("Saturday"),
    mark("Sunday"),
)


@record
class Entry:
    """One thing on the shelf: a kept game, or a file that could become one.

    `short` fits on a card, `title` on the sheet; `problem` says why it cannot be opened.
    """

    id: str
    short: str
    title: str
    line: str
    when: str
    facts: str
    players: tuple[Player, ...] = ()
    marks: tuple[str, ...] = ()
    photo: tuple[str, int] | None = None
    problem: str = ""
    kind: str = ""
    #: Of which chapter it is, or whether of a day.
    part: str = ""
    #: The game it is of, and what that is called.
    of: str = ""
    box: str = ""
    game: KeptGame | None = None
    path: Path | None = None


def game_entry(game: KeptGame, picture: Path, now: datetime, home: str = "") -> Entry:
    """What is said about a kept game; arms of one that is not at `home` are named after it."""
    players = _players(game, "" if not home or game.game in ("", home) else f"{game.game}:")
    when = moment(game.played, now)
    problem = said(game.problem or "")
    short, title, line = _damaged(game, players) if problem else _told(game, players)
    return Entry(
        id=game.id,
        short=short,
        title=title,
        line=line,
        when=when,
        facts=f"{shown(game.path.name)} \u00b7 {when}" if problem else _facts(game, when, now),
        players=players,
        marks=_marks(game),
        photo=photo_of(picture),
        problem=sentence(problem),
        kind=sentence(" \u00b7 ".join(filter(None, (_part_of(game), *_kind_of(game))))),
        part=_part_of(game),
        of=game.game,
        box=title_of(game.game) if game.game in names() else "",
        game=game,
        path=game.path,
    )


def file_entry(path: Path, changed: datetime, size: int, now: datetime) -> Entry:
    """What is said about a file that was found outside the archive."""
    when = moment(changed, now)
    weight, name, folder = _weight(size), shown(path.stem), shown(path.parent.name)
    return Entry(
        id=f"file:{path}",
        short=shortened(name, 22),
        title=shortened(name, LONGEST),
        line=f"{tr(_IN, folder=shortened(folder, LONGEST))} {tr(COPIED)}",
        when=when,
        facts=tr("Saved {when} · {weight}", when=when, weight=weight),
        path=path,
    )


def _weight(size: int) -> str:
    if size < 1 << 20:
        return tr("{size} KB", size=max(1, size // 1024))
    return tr("{size} MB", size=size >> 20)


def photo_of(picture: Path) -> tuple[str, int] | None:
    """A picture file and its version, if there is one."""
    try:
        return str(picture), picture_state(picture).st_mtime_ns
    except OSError:
        return None


def moment(then: datetime, now: datetime) -> str:
    """A day as people speak of it, with the time of the last two days."""
    then, now = here(then), here(now)
    days = (now.date() - then.date()).days
    if days in (0, 1):
        time = f"{then.hour}:{then.minute:02}"
        return tr("yesterday, {time}", time=time) if days else tr("today, {time}", time=time)
    return day_of(then.date(), now.date())


def day_of(then: date, now: date) -> str:
    """A date by day and month, with its year where that is another one."""
    month = tr(MONTHS[then.month - 1])
    if then.year == now.year:
        return tr("{day} {month}", day=then.day, month=month)
    return tr("{day} {month} {year}", day=then.day, month=month, year=then.year)


def shortened(words: str, most: int) -> str:
    """Words of at most so many letters."""
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}\u2026"


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop."""
    return f"{words[:1].upper()}{words[1:].rstrip('.')}." if words else ""


def noted(marks: Sequence[str]) -> str:
    """The marks of a game in one line."""
    words = " \u00b7 ".join(tr(MARKS[name][1]) for name in marks)
    return words[:1].upper() + words[1:]


def _players(game: KeptGame, of: str = "") -> tuple[Player, ...]:
    told = game.standing or {}
    scores, badges = _list(told.get("scores")), _list(traits_in(told, game.game))
    over = game.over or {}
    final, winners = _list(over.get("scores")), _list(over.get("winners"))
    solo, sheet = len(game.names) == 1, _sheet(game)
    seats = sheet.badges({}, len(game.names))
    shown = [_shown(_badge(sheet, badges, n, seats), of) for n in range(len(game.names))]
    return tuple(
        Player(
            badge=shown[seat],
            name=shortened(player_name(name, _kind(game, seat), shown[seat]), LONGEST),
            human=_kind(game, seat) == HUMAN,
            score=_number(final if game.over else scores, seat),
            won=seat in winners and not solo,
            turn=not game.over and told.get("seat") == seat,
            persona=_persona(game, seat),
            shield="" if of else unknown_of(sheet),
        )
        for seat, name in enumerate(game.names[:CHAIRS])
    )


def _persona(game: KeptGame, seat: int) -> str:
    """The persona of a computer in a word; the game is asked only where there is one."""
    persona = persona_of(_kind(game, seat))
    return persona_word(persona, get(game.game)) if persona and game.game in ("", *names()) else ""


def _kind(game: KeptGame, seat: int) -> str:
    return game.kinds[seat] if seat < len(game.kinds) else ""


def _told(game: KeptGame, players: Sequence[Player]) -> tuple[str, str, str]:
    """Short title, title and line of a game."""
    if game.over is not None:
        return _ended(_sheet(game), game.over, players)
    when = moment_of(game)
    deciding = next((player for player in players if player.turn), None)
    line = tr("{who} to move.", who=deciding.name) if deciding else ""
    return when[:1].upper() + when[1:], title_of_game(game, players), line


def _damaged(game: KeptGame, players: Sequence[Player]) -> tuple[str, str, str]:
    """Short title, title and line of a damaged game, or of a file that never was one."""
    if players:
        return tr("Damaged"), tr("A damaged game"), ""
    return shortened(shown(game.path.stem), 22), tr("Unreadable game"), ""


def _ended(
    sheet: Sheet, over: Mapping[str, object], players: Sequence[Player]
) -> tuple[str, str, str]:
    after = _after(over.get("rounds"))
    if len(players) == 1:
        return _ended_alone(sheet, over.get("title"), players[0], after)
    best = [player for player in players if player.won]
    if not best:
        return tr("Finished"), tr("Finished"), f"{after}."
    who = [player.name for player in best]
    names, points, reign = joined(who), max(p.score for p in best), sheet.reign(who)
    if len(best) > 1:
        told = tr("{after}: {points} VP each.", after=after, points=points)
        return tr("Shared victory"), reign, told
    told = tr("{after}: {who} wins with {points} VP.", after=after, who=best[0].name, points=points)
    return names, reign, told


def _after(rounds: object) -> str:
    """When a game ended."""
    if type(rounds) is int and rounds > 1:
        return trn("After {count} round", "After {count} rounds", rounds)
    return tr("Finished")


def _ended_alone(sheet: Sheet, title: object, player: Player, after: str) -> tuple[str, str, str]:
    short = tr(title) if isinstance(title, str) and title else tr("Finished")
    told = tr("{after}: {points} VP.", after=after, points=player.score)
    listed = next((one.listed for one in sheet.TITLES if one.name == title), LISTED)
    return short, tr(listed, who=player.name, title=short), told


def _part_of(game: KeptGame) -> str:
    """Of which chapter a game is, by its number or its own name, or whether of a day."""
    chapter = str(game.header.get(CHAPTER) or "").removeprefix(OWN)
    number = chapter.partition("-")[0].lstrip("0")
    if chapter:
        return tr("Chapter {number}", number=number if number.isdecimal() else shown(chapter))
    return tr("Game of the day") if game.header.get(DAILY) else ""


def _kind_of(game: KeptGame) -> list[str]:
    """What was agreed on before that the list has to tell, such as the box it came from."""
    name = game.game or names()[0]
    part = registry.part(name, "variants") if name in names() else None
    variants: Sequence[Variant] = () if part is None else part.VARIANTS
    found = ((variant, _values_of(game, variant)) for variant in variants)
    return [
        tr("{what}: {value}", what=tr(variant.label), value=joined(values))
        for variant, values in found
        if values
    ]


def _values_of(game: KeptGame, variant: Variant) -> list[str]:
    """What was chosen of a variant that the list has to tell, other than usual."""
    agreed = _agreed(game, variant.name)
    keys = _list(agreed) if variant.many else [agreed] if variant.noted else ()
    chosen = (value for value in variant.values if value.key in keys)
    return [tr(value.word) for value in chosen if value.key != variant.default]


def _agreed(game: KeptGame, name: str) -> object:
    options = game.header.get("options")
    found = options.get(name) if isinstance(options, Mapping) else None
    return game.header.get(name) if found is None else found


def _facts(game: KeptGame, when: str, now: datetime) -> str:
    return trn(
        "Started {begun} · last played {when} · {count} move",
        "Started {begun} · last played {when} · {count} moves",
        game.ply,
        begun=moment(game.began, now),
        when=when,
    )


def _marks(game: KeptGame) -> tuple[str, ...]:
    found = {*game.marks, "branch" if game.branch else "", "figures" if game.corrected else ""}
    return tuple(name for name in MARKS if name in found)


def _sheet(game: KeptGame) -> Sheet:
    """The sheet of the game that was played, as far as it is known here."""
    return sheet_named(game.game) if game.game in registry.names() else PLAIN_SHEET


def _shown(badge: Badge | None, of: str) -> Badge | None:
    """A badge whose arms are named after the game that they are of."""
    return badge._replace(crest=of + badge.crest) if badge and badge.crest else badge


def _badge(
    sheet: Sheet, badges: Sequence[object], seat: int, usual: Sequence[Badge]
) -> Badge | None:
    """What a seat was known by: what it chose, or its colour where something else was chosen."""
    key = badges[seat] if seat < len(badges) else None
    known = {badge.key: badge for badge in (*sheet.BADGES, sheet.NOBODY)}
    if not isinstance(key, str):
        return None
    return known.get(key) or (usual[seat] if seat < len(usual) else None)


def _number(values: Sequence[object], seat: int) -> int:
    value = values[seat] if seat < len(values) else 0
    return max(-999, min(999, value)) if isinstance(value, int) else 0


def _list(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()
