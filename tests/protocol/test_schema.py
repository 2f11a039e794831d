"""The page of the schema holds everything that games hold, and nothing else."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stupor.__main__ import main
from stupor.engine.codec import unsaid_fields
from stupor.engine.effect import Effect
from stupor.engine.errors import BadData
from stupor.engine.events import Event
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.engine.schema import TABLE_EVENTS
from stupor.games import registry
from stupor.match.seats import HUMAN
from stupor.protocol import analysis, door, request, schema, server, wire
from stupor.protocol.door import Door
from stupor.protocol.forms import FORMS, form_of
from tests.soak import setup_of
from tests.support.command import refuses
from tests.support.playing import boxes_of, tables, wander

Rows = list[list[str]]
#: Sections, their parts ("" is what stands above the first), and the rows of the tables there.
Page = dict[str, dict[str, Rows]]
SOURCE = Path(__file__).parents[2] / "stupor" / "games"
#: What comes up alone comes up seldom: so many games of every box.
ALONE = 5
#: Positions are large: one in so many is kept.
EVERY = 29
GAMES = pytest.mark.parametrize("game", registry.GAMES)


@cache
def read(game: str) -> Page:
    """The printed page, taken apart."""
    found: Page = {}
    section = part = ""
    for line in schema.page(registry.get(game)).splitlines():
        if line.startswith("## "):
            section, part = line[3:], ""
            found[section] = {"": []}
        elif line.startswith("### "):
            part = line[4:]
            assert part not in found[section], f"{part} stands there twice"
            found[section][part] = []
        elif line.startswith("|") and not line.startswith("|---"):
            found[section][part].append(
                [cell.strip(" `") for cell in line.strip("| ").split(" | ")]
            )
    return found


def table(rows: Rows) -> dict[str, list[str]]:
    """The rows of a table below its head, by their first cell."""
    return {row[0]: row[1:] for row in rows[1:]}


def classes(game: str) -> dict[str, dict[str, list[str]]]:
    """Every class on the page: its fields with their types."""
    page = read(game)
    records = next(parts for name, parts in page.items() if name.startswith("Positions"))
    return {n: table(rows) for part in (records, page["Clauses"]) for n, rows in part.items() if n}


@cache
def played(game: str) -> tuple[list[Any], list[Event], list[Any]]:
    """Positions in JSON, events and tables of random games from every box, most of them alone."""
    spec = registry.get(game)
    told, events, shown = [], [], []
    tasks = [
        (box, seats)
        for box in boxes_of(game)
        for seats in tables(game, box)
        for _ in range(ALONE if seats == 1 else 1)
    ]
    for seed, (box, seats) in enumerate(tasks):
        options = setup_of(seats, seed, game) | boxes_of(game)[box]
        for ply, (state, _) in enumerate(wander(spec, seats, seed, options)):
            if ply == 0:
                events.append(collect_events(state))
            if ply % EVERY == 0:
                told.append(json.loads(json.dumps(spec.rules.dump(state)["state"])))
                shown.append(spec.rules.table(state, None))
    return told, [event for heard in events for event in heard], shown


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a nest of JSON that is a class."""
    inside = value.values() if isinstance(value, dict) else value if type(value) is list else ()
    if isinstance(value, dict) and value["@"] not in ("tuple", "SplitMix"):
        yield value
    for item in inside:
        yield from objects(item)


def fits(value: Any, words: str, clauses: dict[str, Any]) -> bool:
    """Whether a value in JSON is of the type that the page says."""
    if words.startswith("a list of "):
        return type(value) is list and all(fits_many(v, words[10:], clauses) for v in value)
    if words.startswith("a tuple of ("):
        items, parts = value["items"], words[len("a tuple of (") : -1].split(", ")
        return len(items) == len(parts) and all(map(fits, items, parts, [clauses] * len(parts)))
    if words.startswith("a tuple of "):
        items = value["items"]
        return value["@"] == "tuple" and all(fits_many(v, words[11:], clauses) for v in items)
    if " or " in words and words != "true or false":
        return any(fits(value, way, clauses) for way in split(words))
    if isinstance(value, dict):
        return value["@"] == words or (words == "Effect" and value["@"] in clauses)
    kinds = {"a whole number": int, "true or false": bool, "a text": str, "null": type(None)}
    return words in kinds and type(value) is kinds[words]


def split(words: str) -> list[str]:
    """The ways of a type that may be one of several."""
    return [way.replace("*", " or ") for way in words.replace("true or false", "true*false")
            .split(" or ")]  # fmt: skip


def fits_many(value: Any, words: str, clauses: dict[str, Any]) -> bool:
    """The same for an item of a list, whose words are in the plural."""
    return fits(value, re.sub(r"^(whole number|text|list|tuple)s", r"a \1", words), clauses)


@GAMES
def test_every_class_and_field_of_a_position_is_on_the_page(game: str) -> None:
    known, clauses = classes(game), read(game)["Clauses"]
    met = set()
    for told in played(game)[0]:
        for found in objects(told):
            name = found["@"]
            assert name in known, f"{name} is not on the page"
            met.add(name)
            names = {field for field in found if field != "@"}
            needed = {f for f, cells in known[name].items() if "*usual*" not in cells[-1]}
            assert needed <= names <= set(known[name]), (name, names)
            for field in names:
                assert fits(found[field], known[name][field][0], clauses), (name, field)
    assert len(met) > 20


@GAMES
def test_every_class_and_field_on_the_page_is_in_the_code(game: str) -> None:
    told = schema.schema_of(registry.get(game))
    code = {cls.__name__: cls for cls in (*told.RECORDS, *told.CLAUSES.values())}
    mine = [cls for cls in all_effects(Effect) if f".{game}." in f".{cls.__module__}."]
    assert {cls.__name__ for cls in mine if not cls.__subclasses__()} <= set(code)
    known = classes(game)
    assert set(known) == set(code)
    for name, cls in code.items():
        assert list(known[name]) == [
            f.name for f in fields(cls) if f.name not in unsaid_fields(cls)
        ], name
        for field, (_, words) in known[name].items():
            assert words.replace("*usual*", "").strip(), f"{name}.{field} is not explained"


def all_effects(base: type) -> Iterator[type]:
    """Every class of effects."""
    for cls in base.__subclasses__():
        yield cls
        yield from all_effects(cls)


@GAMES
def test_the_docstrings_speak_of_fields_that_there_are(game: str) -> None:
    told = schema.schema_of(registry.get(game))
    for cls in (*told.RECORDS, *told.CLAUSES.values()):
        said = re.findall(r"^\s+(\w+): ", (cls.__doc__ or "").partition("Attributes:")[2], re.M)
        assert {*said} <= {f.name for f in fields(cls)}, cls.__name__


@GAMES
def test_every_event_is_on_the_page_with_its_arguments(game: str) -> None:
    events, kinds = read(game)["Events"], {"a whole number": int, "a text": str}
    for event in played(game)[1]:
        rows = events[event.kind][1:]
        assert len(rows) == len(event.args), event
        for argument, (_, words, _) in zip(event.args, rows, strict=True):
            assert type(argument) in [kinds[way] for way in split(words)], event
        assert event.seen_by is None or event.kind == "moved", event
        assert type(event.who) is int


@GAMES
def test_every_event_on_the_page_is_told_somewhere_with_so_many_arguments(game: str) -> None:
    told = {kind: len(rows[1:]) for kind, rows in read(game)["Events"].items() if kind}
    assert told.keys() >= TABLE_EVENTS.keys()
    notes = set(noted(SOURCE / game))
    assert notes == {(kind, n) for kind, n in told.items() if kind not in TABLE_EVENTS}


def noted(folder: Path) -> Iterator[tuple[str, int]]:
    """The kinds of events that the source emits, and how many arguments they have."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "func", None)
            called = getattr(name, "attr", getattr(name, "id", ""))
            if isinstance(node, ast.Call) and called == "event" and len(node.args) > 2:
                kind = node.args[1]
                if isinstance(kind, ast.Constant):
                    yield str(kind.value), len(node.args) - 3


def patterns(rows: Rows) -> dict[str, re.Pattern[str]]:
    """Names of a table as patterns of what is met in games."""
    return {
        name: re.compile(re.sub(r"<[^>]*>", r"[^.]+", name.replace(".", r"\.")) + "$")
        for name in table(rows)
    }


@GAMES
def test_every_piece_zone_and_counter_is_on_the_page_and_each_of_them_is_met(game: str) -> None:
    _, events, shown = played(game)
    moves = [event.args for event in events if event.kind == "moved"]
    met = {
        "Pieces": {str(args[0]) for args in moves},
        "Zones": {str(zone) for args in moves for zone in args[1:]},
        "Counters": {str(event.args[0]) for event in events if event.kind == "counter"},
    }
    for seen in shown:
        met["Zones"] |= set(seen.zones)
        met["Counters"] |= set(seen.counters)
        met["Pieces"] |= {piece for here in seen.zones.values() for piece in here} - {"?"}
    for title, names in met.items():
        known = patterns(read(game)[title][""])
        for name in names:
            assert any(pattern.match(name) for pattern in known.values()), (title, name)
        for name, pattern in known.items():
            assert any(map(pattern.match, names)), (title, name, "is met nowhere")


@GAMES
def test_every_request_and_option_is_on_the_page(game: str) -> None:
    page, spec = read(game), registry.get(game)
    assert set(page["Requests"]) - {""} == set(FORMS) == set(Door(spec)._requests)
    for name in FORMS:
        fields = form_of(name, spec.variants).fields
        assert not fields or list(table(page["Requests"][name])) == [f.name for f in fields]
    options = table(page["Options"][""])
    assert list(options) == [variant.name for variant in spec.variants]
    with pytest.raises(BadData, match="unknown option"):
        spec.rules.setup(2, 1, {"nonsense": 1})
    for variant in spec.variants:
        usual = {} if variant.own else {variant.name: variant.default}
        assert spec.rules.dump(spec.rules.setup(2, 1, usual)) == spec.rules.dump(
            spec.rules.setup(2, 1, {})
        )


@GAMES
def test_answers_hold_what_the_page_says(game: str) -> None:
    page, table_ = read(game), Door(registry.get(game))

    def ask(do: str, **more: Any) -> dict[str, Any]:
        line = json.dumps({"id": 1, "do": do, **more}).encode()
        answer: dict[str, Any] = json.loads(server.reply(table_, line))
        assert answer.pop("ok") and answer.pop("id") == 1
        assert set(answer) <= set(FORMS[do].answer) <= set(table(page["Answers"][""]))
        return answer

    game_, chance = ask("new", players=2)["game"], SplitMix(1)
    over, seen = False, set()
    while not over:
        choices = ask("legal", game=game_, preview=False)["choices"]
        answer = ask("choose", game=game_, key=choices[chance.below(len(choices))]["key"])
        over = answer["over"]
        seen |= set(answer)
    assert seen == set(FORMS["choose"].answer)
    for do in ("view", "state", "journal", "legal"):
        assert set(ask(do, game=game_)) == set(FORMS[do].answer)


@GAMES
def test_every_code_of_a_refusal_is_on_the_page(game: str) -> None:
    codes = {
        value
        for module in (door, analysis, request, server, wire)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)?", value)
    }
    assert codes - {HUMAN} == set(table(read(game)["Refusals"][""]))


def test_the_command_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    page = schema.page(registry.get("stupor_mundi"))
    for arguments in ([], ["--game", "stupor_mundi"], ["stupor_mundi"]):
        assert main(["serve", "--schema", *arguments]) == 0
        assert capsys.readouterr().out == page
    for arguments in (["--game", "chess"], ["chess"]):
        refuses(["serve", "--schema", *arguments], capsys)


@GAMES
def test_the_page_is_the_same_where_docstrings_are_left_out(game: str) -> None:
    command = [sys.executable, "-OO", "-m", "stupor", "serve", "--schema", "--game", game]
    told = subprocess.run(command, capture_output=True, check=False, text=True, encoding="utf-8")
    assert told.returncode == 0, told.stderr
    assert told.stdout == schema.page(registry.get(game))
