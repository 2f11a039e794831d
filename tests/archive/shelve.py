"""The shelf of kept games: files that every later version has to open.

    python -m tests.archive.shelve

puts `shelf/VERSION/` beside this file, with the code as it is: one file for each recipe below, and
`shelf.json`, which tells of each what it is, how it stood when it was left, and what of it later
rules have judged otherwise. A shelf is made once, when a version is given to players; a file that
lies there is never made anew, for later rules would make another one.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from stupor import __version__
from stupor.archive.append_only import AppendOnlyFile
from stupor.archive.folder import SUFFIX, Folder
from stupor.archive.journal_writer import JournalWriter
from stupor.engine.codec import digest
from stupor.games.stupor_mundi.campaign.chapter import Chapter, read_chapter
from stupor.games.stupor_mundi.rooms.solo.days import daily
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.archive import hands
from tests.archive.hands import NAMES, SPEC, Hands, Leave, after, at, never

SHELF: Final = Path(__file__).parent / "shelf"
INDEX: Final = "shelf.json"
CHAPTERS: Final = Path(__file__).parents[2] / "levels" / "campaign"
BOTH: Final = ["postponed-crusade", "imperial-projects"]
CRUSADE: Final = {"edition": "special", "expansions": ["postponed-crusade"]}
KNIGHTS_TOO: Final = ["knights", "structures", "allies"]
DAY: Final = "2026-11-20"


@dataclass
class Recipe:
    """How a game of the shelf was played: who sat there, what was agreed, where it was left."""

    what: str
    kinds: tuple[str, ...] = (HUMAN, HUMAN)
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    undo: str = "strict"
    hands: Hands = field(default_factory=Hands)
    leave: Leave = never
    header: Mapping[str, str] = field(default_factory=dict)
    #: The recipe of the game that this one branches off, and after how many choices.
    parent: tuple[str, int] | None = None
    #: Whether it takes over nothing of that game but its position.
    loaded: bool = False

    def table(self) -> dict[str, Any]:
        """What the players agreed on."""
        return {"hands": "curtained", "hints": "forecast", "undo": self.undo, "advised": False}

    def begin(self, whole: Mapping[str, Session]) -> Session:
        """The game at its beginning, or where it leaves another one."""
        seats = [make_seat(kind, SPEC, self.seed + n, None) for n, kind in enumerate(self.kinds)]
        for seat, name in zip(seats, NAMES, strict=False):
            seat.name = name if seat.human else seat.name
        if self.parent is not None:
            name, ply = self.parent
            if self.loaded:
                return Session.load(SPEC, seats, SPEC.rules.dump(whole[name].before(ply)))
            return whole[name].branch(ply, seats)
        return Session.new(SPEC, seats, self.seed, self.options, self.table())


def chapter(name: str, house: str = "") -> dict[str, object]:
    """The options of a chapter of the campaign."""
    read = read_chapter(name, (CHAPTERS / f"{name}.toml").read_text(encoding="utf-8"))
    assert isinstance(read, Chapter)
    return read.options(house)


SEED_OF_DAY, OPTIONS_OF_DAY = daily(DAY)
PROFILE: Final = "p1a2b3c4"

RECIPES: Final[Mapping[str, Recipe]] = {
    "retail-alone": Recipe("retail alone, to the end", (HUMAN,), 12),
    "retail-alone-easier": Recipe(
        "alone, the easier game, in the second round", (HUMAN,), 5, {"easier": True},
        hands=Hands(seed=3, habit=hands.takes_back), leave=after(40),
    ),
    "retail-two": Recipe(
        "retail of two, the strict undo, to the end", seed=7,
        hands=Hands(seed=7, habit=hands.takes_back),
    ),
    "retail-two-market": Recipe(
        "retail of two, left in the Market of a closed side with a full warehouse",
        ("knight", HUMAN), 100, hands=Hands(seed=100), leave=at(60, hands.full),
    ),
    "retail-two-sides": Recipe(
        "retail of two, sides 3 and 4 closed by one Tower, to the end",
        ("knight", HUMAN), 265, hands=Hands(seed=265),
    ),
    "retail-three-draft": Recipe(
        "retail of three with Houses drafted and the friendly undo, to the end",
        (HUMAN, "squire:diplomat", HUMAN), 31, {"houses": "draft", "market": "medium"},
        undo="friendly", hands=Hands("squire", 31, hands.asks_leave),
    ),
    "retail-four": Recipe(
        "retail of four tastes, chairs changed, to the end",
        ("squire:builder", HUMAN, "page:merchant", "knight:courtier"), 4, {"market": "difficult"},
        hands=Hands("squire", 4, hands.changes_chairs),
    ),
    "retail-four-drafting": Recipe(
        "retail of four, left while Houses are drafted", (HUMAN,) * 4, 8, {"houses": "draft"},
        leave=after(2),
    ),
    "sandbox-two": Recipe(
        "a sandbox of two with many ways back, left at a turn without a card to play",
        seed=21, undo="sandbox", hands=Hands("squire", 21, hands.plays_in_sand),
        leave=at(120, hands.without_a_card),
    ),
    "branch": Recipe(
        "branched off the game retail-two, in mid-game", ("knight", HUMAN), 7,
        parent=("retail-two", 150), leave=after(210),
    ),
    "position": Recipe(
        "begun with a position of the game retail-two, to the end", seed=7,
        parent=("retail-two", 120), loaded=True,
    ),
    "special-three": Recipe(
        "the special edition without expansions, of three, to the end", (HUMAN, "knight", HUMAN), 2,
        {"edition": "special"},
    ),
    "special-crusade-three": Recipe(
        "the Postponed Crusade of three, to the end; Knights bought with something off",
        (HUMAN,) * 3, 45, {**CRUSADE, "boards": ["harbour", "knights", "structures", "library"]},
        hands=Hands(seed=45, wish=hands.buys_knights),
    ),
    "special-crusade-two": Recipe(
        "the Postponed Crusade of two, to the end; Knights bought with something off",
        seed=112, options={**CRUSADE, "boards": KNIGHTS_TOO},
        hands=Hands(seed=112, wish=hands.buys_knights),
    ),
    "special-crusade-left": Recipe(
        "the Postponed Crusade of two, left six choices after such Knights were bought",
        seed=136, options={**CRUSADE, "boards": KNIGHTS_TOO},
        hands=Hands(seed=136, wish=hands.buys_knights), leave=hands.with_cheaper_knights,
    ),
    "special-crusade-tie": Recipe(
        "the Postponed Crusade of two, a tie that banned Papal Great Structures break",
        seed=26, options={**CRUSADE, "boards": ["structures", "knights", "library"]},
        hands=Hands("squire", 26, wish=hands.ends_by_chance(227)),
    ),
    "special-projects-two": Recipe(
        "the Imperial Projects of two, to the end", ("knight", HUMAN), 6,
        {"edition": "special", "expansions": ["imperial-projects"]},
    ),
    "special-both-four": Recipe(
        "both expansions of four, to the end", (HUMAN, "squire", "knight:builder", HUMAN), 3,
        {"edition": "special", "expansions": BOTH},
    ),
    "special-both-alone": Recipe(
        "both expansions alone, in mid-game", (HUMAN,), 15,
        {"edition": "special", "expansions": BOTH}, leave=after(70),
    ),
    "prototype-two": Recipe(
        "the prototype of 2023 of two, to the end", seed=14, options={"edition": "prototype-2023"},
    ),
    "chapter": Recipe(
        "the fifth chapter of the campaign, to the end", (HUMAN,), 33, chapter("05-naples"),
        header={"chapter": "05-naples", "profile": PROFILE},
    ),
    "chapter-crusade": Recipe(
        "the sixth chapter of the campaign, in mid-game", (HUMAN,), 34,
        chapter("06-jerusalem", "savoy"),
        header={"chapter": "06-jerusalem", "profile": PROFILE}, leave=after(60),
    ),
    "day": Recipe(
        "the set-up of a day, to the end", (HUMAN,), SEED_OF_DAY, OPTIONS_OF_DAY,
        header={"daily": DAY},
    ),
    "figures-three": Recipe(
        "corrected figures, of three, to the end", (HUMAN, HUMAN, "squire"), 11,
        {**CRUSADE, "figures": {
            "castle.t2": {"cost": "1S"}, "market.2": {"blue.sell": "1S 9A"},
            "card.A17": {"price": "1A", "coins": 9}, "workplace.country1.e": {"coins": 3},
        }},
    ),
}  # fmt: skip


def shelve(goal: Path) -> None:
    """Play every recipe and lay the files with their index into a folder."""
    if goal.exists():
        raise SystemExit(f"{goal} is there already: a shelf is made once")
    goal.mkdir(parents=True)
    whole: dict[str, Session] = {}
    told: list[str] = []
    for number, (name, recipe) in enumerate(RECIPES.items()):
        whole[name] = session = recipe.begin(whole)
        session.add_to_header({"id": name, "began": f"2026-11-22T10:{number:02}:00Z"})
        _play(session, recipe, goal / f"{name}{SUFFIX}")
        told.append(f"{json.dumps(name)}: {json.dumps(_facts(session, recipe))}")
        print(f"{name}: {recipe.what}")
    text = ",\n".join(told)
    (goal / INDEX).write_text(f"{{\n{text}\n}}\n", encoding="utf-8")


def _play(session: Session, recipe: Recipe, goal: Path) -> None:
    """Play a game as its recipe says, written down as any game is."""
    session.add_to_header({**recipe.header, "app": __version__})
    with TemporaryDirectory() as root:
        folder = Folder(Path(root))
        writer = JournalWriter(folder, session, AppendOnlyFile(folder.game(goal.stem)))
        session.recorder = writer
        recipe.hands.play(session, recipe.leave)
        writer.close()
        writer.settle()
        assert writer.trouble is None
        shutil.copyfile(writer.path, goal)


def _facts(session: Session, recipe: Recipe) -> dict[str, Any]:
    """What a game has to be when it is opened again."""
    over = SPEC.rules.result(session.state) if session.over else None
    return {
        "what": recipe.what,
        "choices": session.ply,
        "digest": digest(session.state),
        "scores": list(SPEC.rules.scores(session.state)),
        "winners": list(over.winners) if over else None,
        "marks": list(session.marks),
        "chairs": [[seat.sort, seat.name] for seat in session.seats],
        "edition": session.header.get("edition", ""),
        "holds": hands.situations(session),
    }


if __name__ == "__main__":
    shelve(SHELF / __version__)
