"""Gathers what a ceremony tells from the finished game, the records and the campaign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, Final

from stupor.ai.levels import LADDER
from stupor.games.stupor_mundi.campaign.career import MOST, Career, ChapterResult
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.measured import USUAL_CHAPTERS, USUAL_SOLO
from stupor.games.stupor_mundi.rooms import careers
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import (
    OWN,
    chapter_named,
    life,
    name_of,
    read_of,
)
from stupor.games.stupor_mundi.rooms.ceremony import data as told
from stupor.games.stupor_mundi.rooms.ceremony.data import (
    HERE,
    IN_CHAPTER,
    TODAY,
    Ceremony,
    Measure,
    Progress,
    Seal,
    Verdicts,
    verdict_of,
)
from stupor.games.stupor_mundi.scoring import title as title_of
from stupor.games.stupor_mundi.sheet.counting import REASONS
from stupor.games.stupor_mundi.table_facts import TableFacts
from stupor.language import mark, tr, trn
from stupor.match.session import Session
from stupor.scenes.figures.chosen import corrected_words
from stupor.scenes.games.words import day_of
from stupor.scenes.looks import SeatLook

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host

MARKETS: Final = {
    "easy": mark("easy Markets"),
    "medium": mark("medium Markets"),
    "difficult": mark("difficult Markets"),
}
Tries = Mapping[str, list[ChapterResult]]
#: How the ranks usually fare.
USUALLY: Final = {
    "page": mark("Average Page"),
    "squire": mark("Average Squire"),
    "knight": mark("Average Knight"),
    "baron": mark("Average Baron"),
    "duke": mark("Average Duke"),
    "emperor": mark("Average Emperor"),
}


def ceremony_of(app: Host, session: Session, look: SeatLook, facts: Mapping[str, Any]) -> Ceremony:
    """The ceremony of a finished game; what cannot be read is left out of it."""
    header, result = session.header, session.rules.result(session.state)
    score = result.scores[0]
    refused = _refusal(careers.finished_game_of(app, session))
    name = str(header.get("chapter", ""))
    found = chapter_named(app, name) if name else None
    chapter = read_of(found)
    tries = _tries(app, header)
    best, place = _best(app, header, tries)
    return Ceremony(
        score=score,
        title=result.title or title_of(score),
        house=look.badge,
        name=look.called,
        human=look.human,
        occasion=_occasion(header, chapter, facts),
        measures=tuple(_measures(score, best, look, header, facts)),
        verdict=refused or verdict_of(score, best, place),
        ending=_ending(session, result.reason),
        chapter_name=name if found is not None else "",
        chapter=chapter,
        seal=_seal(facts),
        progress=None if refused or not name else _progress(app, header, tries, name),
        daily=str(header.get("daily", "")),
    )


def _ending(session: Session, reason: str) -> str:
    """How long the game was and why it ended."""
    rounds = session.rules.standing(session.state)["round"]
    why = tr(REASONS.get(reason, ""))
    lasted = trn("{count}\u00a0round.", "{count}\u00a0rounds.", rounds)
    return " ".join(filter(None, (lasted, why, corrected_words(session.header))))


def _refusal(deed: FinishedGame | None) -> str:
    """Why a game does not count, or nothing."""
    if deed is None:
        return tr(told.UNKEPT)
    marks = (
        (deed.branch, told.BRANCHED),
        (deed.marks, told.TAKEN_BACK),
        (not deed.own, told.FROM_ELSEWHERE),
        (not deed.counts, told.BY_COMPUTER),
    )
    return next((tr(why) for found, why in marks if found), "")


def _tries(app: Host, header: Mapping[str, Any]) -> Tries:
    """What the game's own profile has tried in each chapter."""
    profile = str(header.get("profile", ""))
    return careers.tries_of(app, profile) if profile and header.get("chapter") else {}


def _others(tries: Tries, game: object) -> Tries:
    return {name: [t for t in some if t.game != game] for name, some in tries.items()}


def _best(app: Host, header: Mapping[str, Any], tries: Tries) -> tuple[int | None, Verdicts]:
    """The best score before this game, and where it was reached."""
    game, name, day = header.get("id"), header.get("chapter"), header.get("daily")
    if name:
        scores = [one.score for one in _others(tries, game).get(str(name), [])]
        return max(scores, default=None), IN_CHAPTER
    if day:
        deed = careers.best_daily(app, str(day), without=str(game))
        return (deed.scores[0] if deed else None), TODAY
    deed = careers.best_solo(app, header.get("options", {}), without=str(game))
    return (deed.scores[0] if deed else None), HERE


def _measures(
    score: int,
    best: int | None,
    look: SeatLook,
    header: Mapping[str, Any],
    facts: Mapping[str, Any],
) -> Iterator[Measure]:
    """This game, the own best before it, then the computers from the strongest on."""
    name = str(header.get("chapter", ""))
    yield Measure(tr("This game"), score, look.badge.crest, mine=True)
    if best is not None:
        yield Measure(tr("Previous best"), best, "icon/crown")
    if name in USUAL_CHAPTERS:
        yield Measure(tr(USUALLY["baron"]), USUAL_CHAPTERS[name], "ui/ai")
    # a chapter without its name has its own rules all the same: no average was measured by them
    if name or TableFacts(facts).chapter:
        return
    usual = _usual(header.get("options", {}))
    for rank in reversed(LADDER):
        if rank in usual:
            yield Measure(tr(USUALLY[rank]), usual[rank], "ui/ai")


def _usual(options: Mapping[str, Any]) -> Mapping[str, float]:
    """What the ranks score in such a game, as far as it was measured."""
    retail = options.get("edition", "retail") == "retail"
    return USUAL_SOLO.get(str(options.get("market", "easy")), {}) if retail else {}


def _occasion(header: Mapping[str, Any], chapter: Chapter | None, facts: Mapping[str, Any]) -> str:
    """Which game it was, in a line."""
    if chapter is not None:
        own = str(header.get("chapter", "")).startswith(OWN)
        words = tr(
            "{place}, {year}: {title}",
            place=tr(chapter.place),
            year=chapter.year,
            title=tr(chapter.title),
        )
        parts = [words] if own else [tr("Chapter {number}", number=chapter.number), words]
        return "  \u00b7  ".join(parts)
    played = TableFacts(facts).chapter
    if played:
        return tr("Chapter {number}", number=played)
    options = header.get("options", {})
    day = str(header.get("daily", ""))
    what = tr("Game of the day, {day}", day=_day(day)) if day else tr("Solo against Frederick")
    market = tr(MARKETS.get(str(options.get("market", "easy")), ""))
    easier = [tr("three more Edicts")] if options.get("easier") else []
    return "  \u00b7  ".join([what, market, *easier])


def _day(iso: str) -> str:
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        return iso
    return day_of(day, date.min)


def _seal(facts: Mapping[str, Any]) -> Seal | None:
    told = TableFacts(facts)
    if not told.chapter:
        return None
    return Seal(told.seal_text, told.seal_have, told.seal_want, bool(told.seal_won))


def _progress(app: Host, header: Mapping[str, Any], tries: Tries, name: str) -> Progress | None:
    """What the campaign amounts to with this game, beside what it was without it."""
    if name.startswith(OWN):
        return None
    items = life()
    was, now = Career(items, _others(tries, header.get("id"))), Career(items, tries)
    return Progress(
        points=now.points,
        gained=now.points - was.points,
        most=MOST,
        crowns=now.crowns,
        chapters=len(items),
        title=now.title,
        opened=tuple(_opened(was, now, name)),
        next=now.next if now.next and now.next != name else "",
    )


def _opened(was: Career, now: Career, name: str) -> Iterator[str]:
    """The chapters that this one has opened, or else what opens the next one."""
    for item in life():
        other = name_of(item)
        if isinstance(item, Chapter) and other != name and now.open(other) > was.open(other):
            yield f"{item.number}  {tr(item.place)}, {item.year}"
    if now.next == name != name_of(life()[-1]):
        yield tr("the next chapter from 30 VP (Knight)")
