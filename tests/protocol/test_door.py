"""The text door, spoken to as an outside program would."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.games.stupor_mundi import scoring
from stupor.protocol.door import Door
from stupor.protocol.forms import ANSWERS, FORMS
from stupor.protocol.server import reply
from tests.support.usual import some


class Client:
    """Sends requests and reads answers."""

    def __init__(self, game: str = "stupor_mundi") -> None:
        self.door = Door(registry.get(game))
        self.asked = 0

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        self.asked += 1
        line = json.dumps({"id": self.asked, "do": do, **fields})
        answer: dict[str, Any] = json.loads(reply(self.door, line.encode()))
        assert answer["id"] == self.asked
        return answer

    def good(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert not answer["ok"]
        error: dict[str, Any] = answer["error"]
        assert set(error) == {"code", "message", "rule"} and error["message"]
        return error

    def start(self, players: int = 2, seed: int = 7) -> str:
        game: str = self.good("new", players=players, seed=seed)["game"]
        return game

    def walk(self, game: str, choices: int, seed: int = 1) -> None:
        """Choose by chance that many times, or to the end."""
        chance = SplitMix(seed)
        for _ in range(choices):
            keys = [choice["key"] for choice in self.good("legal", game=game)["choices"]]
            if not keys:
                return
            self.good("choose", game=game, key=keys[chance.below(len(keys))])


def check_result(result: dict[str, Any], scores: list[int]) -> None:
    """How a game ended, told so that nobody has to ask the rules."""
    assert set(result) == {"winners", "tie_break", "categories", "reason", "title"}
    assert result["winners"] and all(scores[seat] == max(scores) for seat in result["winners"])
    rows = result["categories"].values()
    assert [sum(row[seat] for row in rows) for seat in range(len(scores))] == scores
    assert result["reason"] in ("castle", "edicts", "cards")
    assert (result["title"] is None) == (len(scores) > 1)
    if scores.count(max(scores)) == 1:
        assert result["tie_break"] is None


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.mark.parametrize("players", some([1, 2, 3, 4], [1, 3]))
def test_a_whole_game_can_be_played(client: Client, players: int) -> None:
    answer = client.good("new", players=players, edition="retail", seed=7, options={})
    game = answer["game"]
    assert answer["view"]
    chance = SplitMix(players)
    while not answer["over"]:
        legal = client.good("legal", game=game)
        assert legal["choices"] and 0 <= legal["seat"] < players and legal["kind"]
        for choice in legal["choices"]:
            assert set(choice) == {"key", "text", "preview"} and choice["text"]
        key = legal["choices"][chance.below(len(legal["choices"]))]["key"]
        answer = client.good("choose", game=game, key=key)
        assert all(event["kind"] for event in answer["events"])
        assert (answer["decision"] is None) == answer["over"]
    assert len(answer["scores"]) == players
    check_result(answer["result"], answer["scores"])
    assert client.good("legal", game=game)["choices"] == []
    assert client.refused("choose", game=game, key="pass")["code"] == "game-over"
    assert client.refused("advise", game=game, level="greedy")["code"] == "game-over"


def test_a_position_goes_out_and_comes_back(client: Client) -> None:
    game = client.start()
    client.walk(game, 25)
    state = client.good("state", game=game)
    assert state["schema"] == state["state"]["schema"]
    other = client.good("load", state=state["state"])["game"]
    assert other != game
    assert client.good("state", game=other)["state"] == state["state"]
    assert client.good("legal", game=other)["choices"] == client.good("legal", game=game)["choices"]
    client.walk(other, 10)
    assert client.good("state", game=game)["state"] == state["state"]


def test_a_journal_rebuilds_the_game(client: Client) -> None:
    game = client.start(players=3)
    client.walk(game, 70)
    journal = client.good("journal", game=game)["journal"]
    again = client.good("replay", journal=journal)["game"]
    assert client.good("state", game=again)["state"] == client.good("state", game=game)["state"]
    assert client.good("journal", game=again)["journal"] == journal


def test_a_journal_of_a_loaded_position_rebuilds_it_too(client: Client) -> None:
    game = client.start()
    client.walk(game, 12)
    other = client.good("load", state=client.good("state", game=game)["state"])["game"]
    client.walk(other, 12, seed=5)
    again = client.good("replay", journal=client.good("journal", game=other)["journal"])["game"]
    assert client.good("state", game=again)["state"] == client.good("state", game=other)["state"]


def test_a_changed_journal_is_refused_with_its_line(client: Client) -> None:
    game = client.start()
    client.walk(game, 30)
    journal = client.good("journal", game=game)["journal"]
    wrong = [*journal[:5], {"seat": 0, "key": "nonsense"}, *journal[6:]]
    error = client.refused("replay", journal=wrong)
    assert error["code"] == "bad-journal" and "5" in error["message"]
    for bad in ([], [{}], [1], [journal[0], {"round": 1, "digest": "x"}], [journal[0], {}]):
        assert client.refused("replay", journal=bad)["code"] == "bad-journal"


def test_undo_goes_one_decision_back_or_names_the_secret(client: Client) -> None:
    game = client.start()
    taken = refused = 0
    chance = SplitMix(3)
    for _ in range(60):
        before = client.good("state", game=game)["state"]
        keys = [choice["key"] for choice in client.good("legal", game=game)["choices"]]
        key = keys[chance.below(len(keys))]
        client.good("choose", game=game, key=key)
        answer = client.ask("undo", game=game)
        if answer["ok"]:
            taken += 1
            assert client.good("state", game=game)["state"] == before
            client.good("choose", game=game, key=key)
        else:
            refused += 1
            assert answer["error"]["code"] == "undo-refused" and answer["error"]["message"]
    assert taken and refused


def test_undo_never_reaches_over_another_seats_choice(client: Client) -> None:
    game = client.start()
    chance = SplitMix(3)
    met: list[str] = []
    for _ in range(120):
        asked = client.good("legal", game=game)
        keys = [choice["key"] for choice in asked["choices"]]
        client.good("choose", game=game, key=keys[chance.below(len(keys))])
        lines = [line for line in client.good("journal", game=game)["journal"] if "key" in line]
        back: list[dict[str, object]] = []
        while (answer := client.ask("undo", game=game))["ok"]:
            back.append(lines.pop())
            assert {line["seat"] for line in back} == {back[0]["seat"]}
        if back and lines:
            met.append(answer["error"]["message"])
        for line in reversed(back):
            client.good("choose", game=game, key=line["key"])
    assert "another player has moved since" in met


def test_undo_before_the_first_choice_is_refused(client: Client) -> None:
    assert client.refused("undo", game=client.start())["code"] == "undo-refused"


def test_a_view_hides_what_a_seat_may_not_know(client: Client) -> None:
    game = client.start()
    views = [client.good("view", game=game, seat=seat)["view"] for seat in (0, 1)]
    open_view = client.good("view", game=game)["view"]
    assert views[0] != views[1] and open_view not in views
    text = json.dumps(client.good("state", game=game)["state"]["state"]["rng"])
    assert text not in json.dumps(views)


def test_redacted_events_on_request(client: Client) -> None:
    game = client.start()
    for seat in (0, 1):
        keys = [choice["key"] for choice in client.good("legal", game=game)["choices"]]
        assert client.good("choose", game=game, key=keys[0], seat=seat)["events"]


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_advice_ranks_all_legal_choices(client: Client, level: str) -> None:
    game = client.start()
    client.walk(game, 6)
    before = client.good("state", game=game)["state"]
    legal = [choice["key"] for choice in client.good("legal", game=game)["choices"]]
    ranking = client.good("advise", game=game, level=level, ms=500)["ranking"]
    assert sorted(ranked["key"] for ranked in ranking) == sorted(legal)
    values = [ranked["value"] for ranked in ranking]
    assert values == sorted(values, reverse=True)
    assert all(ranked["text"] for ranked in ranking)
    assert client.good("state", game=game)["state"] == before
    assert client.good("advise", game=game, level=level)["ranking"] == ranking


def test_an_unknown_level_names_those_there_are(client: Client) -> None:
    error = client.refused("advise", game=client.start(), level="sultan")
    assert error["code"] == "unknown-level" and "greedy" in error["message"]
    error = client.refused("advise", game=client.start(), level="duke:sailor")
    assert error["code"] == "unknown-level" and "merchant" in error["message"]


def test_a_computer_with_a_persona_advises(client: Client) -> None:
    game = client.start()
    plain, fond = (
        client.good("advise", game=game, level=level)["ranking"]
        for level in ("squire", "squire:courtier")
    )
    assert {ranked["key"] for ranked in plain} == {ranked["key"] for ranked in fond}
    assert plain != fond


def test_an_edition_is_named_beside_the_options_or_among_them(client: Client) -> None:
    for fields in (
        {"edition": "special"},
        {"options": {"edition": "special"}},
        {"edition": "special", "options": {"edition": "special"}},
    ):
        game = client.good("new", players=2, seed=3, **fields)["game"]
        journal = client.good("journal", game=game)["journal"]
        assert journal[0]["options"]["edition"] == "special"
    error = client.refused("new", players=2, edition="retail", options={"edition": "special"})
    assert error["code"] == "bad-setup"


def test_no_second_spelling_of_a_key_is_taken(client: Client) -> None:
    game = client.start()
    for key in ("sail:01", "sail:001", "play:03:1:up", "sail:+1", "sail: 1", "sail:１"):
        error = client.refused("choose", game=game, key=key)
        assert error["code"] == "illegal-choice" and error["rule"]
    client.good("choose", game=game, key="sail:1")


def test_a_refused_choice_names_its_rule_and_changes_nothing(client: Client) -> None:
    game = client.start()
    before = client.good("state", game=game)["state"]
    for key in ("", "nonsense", "sail:99", "play:999:1:down", ":::", "sail:one", "x" * 9999, "é"):
        error = client.refused("choose", game=game, key=key)
        assert error["code"] == "illegal-choice" and error["rule"]
    assert client.good("state", game=game)["state"] == before
    assert client.refused("undo", game=game)["code"] == "undo-refused"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"players": 0},
        {"players": 5},
        {"players": "two"},
        {"players": True},
        {"players": 2.0},
        {"players": None},
        {"players": -1},
        {"players": 10**30},
        {"players": 2, "edition": "pirate"},
        {"players": 2, "edition": 7},
        {"players": 2, "seed": "x"},
        {"players": 2, "seed": 10**40},
        {"players": 2, "seed": 1.5},
        {"players": 2, "options": []},
        {"players": 2, "options": {"market": "mad"}},
        {"players": 2, "options": {"market": ["easy"]}},
        {"players": 2, "options": {"houses": ["savoy"]}},
        {"players": 2, "options": {"houses": ["savoy", "savoy"]}},
        {"players": 2, "options": {"houses": ["savoy", 7]}},
        {"players": 2, "options": {"houses": {"a": 1}}},
        {"players": 2, "options": {"no such option": 1}},
        {"players": 2, "options": {"edition": "pirate"}},
        {"players": 1, "options": {"easier": "very"}},
    ],
)
def test_a_wrong_set_up_is_refused(client: Client, fields: dict[str, Any]) -> None:
    assert client.refused("new", **fields)["code"] in ("bad-setup", "bad-request")


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("", {}),
        ("dance", {}),
        ("legal", {}),
        ("legal", {"game": "g9"}),
        ("legal", {"game": 1}),
        ("legal", {"game": None}),
        ("legal", {"game": ["g1"]}),
        ("choose", {"game": "g1"}),
        ("choose", {"game": "g1", "key": 3}),
        ("choose", {"game": "g1", "key": ["pass"]}),
        ("view", {"game": "g1", "seat": 2}),
        ("view", {"game": "g1", "seat": -1}),
        ("view", {"game": "g1", "seat": "0"}),
        ("view", {"game": "g1", "seat": True}),
        ("advise", {"game": "g1", "level": 7}),
        ("advise", {"game": "g1", "ms": "soon"}),
        ("advise", {"game": "g1", "ms": -5}),
        *(("turns", {"game": "g1", "most": most}) for most in (0, -1, None)),
        *(("turns", {"game": "g1", "top": top}) for top in (0, -3, True)),
        ("load", {}),
        ("load", {"state": 7}),
        ("load", {"state": {}}),
        ("load", {"state": {"schema": 99}}),
        ("load", {"state": {"schema": 1, "state": {"@": "State"}}}),
        ("load", {"state": {"schema": 1, "state": {"@": "Path", "path": "/"}}}),
        ("replay", {}),
        ("replay", {"journal": "x"}),
    ],
)
def test_wrong_requests_are_refused_and_the_game_goes_on(
    client: Client, do: str, fields: dict[str, Any]
) -> None:
    game = client.start()
    before = client.good("state", game=game)["state"]
    assert client.refused(do, **fields)["code"] != "internal"
    assert client.good("state", game=game)["state"] == before


def test_positions_with_wrong_values_are_refused(client: Client) -> None:
    good = client.good("state", game=client.start())["state"]
    for name, value in good["state"].items():
        for bad in ("nonsense", None, {"@": "tuple", "items": ["x"]}, [["x"]]):
            if bad == value:
                continue
            line = {"do": "load", "state": {**good, "state": {**good["state"], name: bad}}}
            answer = json.loads(reply(client.door, json.dumps(line).encode()))
            assert answer["ok"] or answer["error"]["code"] != "internal", (name, bad, answer)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Ways into a nest of JSON."""
    if path:
        yield path
    inside = value if isinstance(value, dict) else range(len(value)) if type(value) is list else ()
    for key in inside:
        yield from leaves(value[key], (*path, key))


@pytest.mark.parametrize("players", some([1, 3], [1]))
def test_a_damaged_position_is_refused_or_can_be_played(client: Client, players: int) -> None:
    game = client.start(players=players)
    client.walk(game, 20)
    good = client.good("state", game=game)["state"]
    for number, path in enumerate(leaves(good["state"])):
        if number % 5:
            continue
        state = json.loads(json.dumps(good))
        inner = state["state"]
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = (None, "x", -5, 10**9, [], {}, 1.5)[number % 7]
        answer = client.ask("load", state=state)
        if not answer["ok"]:
            assert answer["error"]["code"] == "bad-state", (path, answer)
            continue
        assert client.ask("legal", game=answer["game"])["ok"], path


@pytest.mark.parametrize(
    ("great", "winners", "counts"), [((1, 2), [1], [1, 2]), ((1, 1), [0, 1], [1, 1])]
)
def test_the_result_tells_how_a_tie_was_broken(
    client: Client, monkeypatch: pytest.MonkeyPatch, great: tuple[int, int], winners: list[int],
    counts: list[int],
) -> None:  # fmt: skip
    monkeypatch.setattr(scoring, "rank", lambda s, player: (40, great[s.players.index(player)]))
    game = client.start()
    client.walk(game, 5000)
    state = client.good("state", game=game)["state"]
    result = client.good("load", state=state)["result"]
    assert result["winners"] == winners
    shared = len(winners) > 1
    assert result["tie_break"] == {
        "seats": [0, 1], "by": "Great Structures", "counts": counts, "shared": shared
    }  # fmt: skip


def test_a_solo_result_has_a_title(client: Client) -> None:
    game = client.start(players=1)
    client.walk(game, 5000)
    result = client.good("load", state=client.good("state", game=game)["state"])["result"]
    assert result["title"] in ("Serf", "Knight", "Feudal Lord", "Duke")


@pytest.mark.parametrize(
    ("do", "fields", "said"),
    [
        ("new", {"market": "easy"}, '"market"; it belongs in "options"'),
        ("new", {"players": 2, "market": "easy"}, '"market"; it belongs in "options"'),
        ("new", {"players": 2, "boards": "random"}, '"boards"; it belongs in "options"'),
        ("new", {"players": 2, "expansions": []}, '"expansions"; it belongs in "options"'),
        ("new", {"players": 2, "key": "pass"}, '"key"; it belongs to "choose"'),
        ("new", {"players": 2, "level": "duke"}, '"level"; it belongs to "advise"'),
        ("new", {"player": 2}, "there are: id, do, players, seed, edition, options"),
        ("new", {"players": 2, "options": {"seed": 7}}, '"seed" belongs beside "options"'),
        ("new", {"players": 2, "options": {"players": 3}}, '"players" belongs beside "options"'),
        ("new", {"players": 2, "options": {"mark": 1}}, "there are: market, houses, edition"),
        ("legal", {"game": "g1", "market": "easy"}, 'belongs in "options" of "new"'),
        ("legal", {"game": "g1", "seat": 0}, '"seat"; it belongs to "choose", "view"'),
        ("legal", {"game": "g1", "preview": 1}, '"preview" must be true or false'),
        ("choose", {"game": "g1", "key": "pass", "option": 1}, "there are: id, do, game, key"),
        ("choose", {"game": "g1", "key": "pass", "seat": "0"}, '"seat" must be the number of a'),
        ("undo", {"game": "g1", "key": "pass"}, '"key"; it belongs to "choose"'),
        ("view", {"game": "g1", "seat": [0]}, '"seat" must be the number of a seat'),
        ("state", {"game": "g1", "state": {}}, '"state"; it belongs to "load"'),
        ("load", {"state": {}, "players": 2}, '"players"; it belongs to "new"'),
        ("load", {"state": {"schema": 2, "state": {}, "coins": 1}}, "'coins' is no part of a"),
        ("load", {"state": {}, "schema": 3}, "two different schemas"),
        ("journal", {"game": "g1", "journal": []}, '"journal"; it belongs to "replay"'),
        ("replay", {"journal": [], "seed": 7}, '"seed"; it belongs to "new"'),
        ("advise", {"game": "g1", "ms": -1}, '"ms" must be a whole number, 0 or more'),
        ("advise", {"game": "g1", "depth": 3}, "there are: id, do, game, level, ms"),
        (None, {"game": "g1"}, '"do" is missing; there are: new, load'),
        (7, {}, '"do" must be a text; there are: new, load'),
    ],
)
def test_a_field_that_does_not_belong_there_is_refused_with_its_place(
    client: Client, do: Any, fields: dict[str, Any], said: str
) -> None:
    client.start()
    line = {"id": 1, "do": do, **fields}
    if do is None:
        del line["do"]
    answer = json.loads(reply(client.door, json.dumps(line).encode()))
    assert not answer["ok"] and answer["error"]["code"] in ("bad-request", "bad-setup", "bad-state")
    assert said in answer["error"]["message"]


def test_an_option_in_the_first_line_of_a_journal_is_misplaced(client: Client) -> None:
    journal = client.good("journal", game=client.start())["journal"]
    journal[0]["market"] = "difficult"
    error = client.refused("replay", journal=journal)
    assert error["code"] == "bad-journal" and '"options"' in error["message"]


def test_one_who_plays_alone_has_no_chances(client: Client) -> None:
    """Given nobody to win against, then a judgement names no chance to."""
    assert client.good("judge", game=client.start(players=1))["chances"] == []
    assert len(client.good("judge", game=client.start(players=3))["chances"]) == 3


def test_previews_can_be_left_out(client: Client) -> None:
    game = client.start()
    whole = client.good("legal", game=game, preview=True)["choices"]
    assert whole == client.good("legal", game=game)["choices"]
    short = client.good("legal", game=game, preview=False)["choices"]
    assert short == [{"key": choice["key"], "text": choice["text"]} for choice in whole]


def test_the_answer_of_state_can_be_handed_back_whole(client: Client) -> None:
    answer = client.good("state", game=client.start())
    client.good("load", state=answer["state"], schema=answer["schema"])


def test_every_request_of_the_forms_is_answered(client: Client) -> None:
    assert set(client.door._requests) == set(FORMS)
    for form in FORMS.values():
        assert set(form.answer) <= set(ANSWERS)


@pytest.mark.parametrize("do", ["choose", "legal", "view", "advise", "state"])
def test_a_loaded_position_that_leads_the_rules_astray_is_no_internal_error(
    client: Client, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    own = client.start()
    foreign = client.good("load", state=client.good("state", game=own)["state"])["game"]

    def astray(*arguments: Any) -> Any:
        raise KeyError("purple")

    for name in ("apply", "text", "observe", "dump", "determinize"):
        monkeypatch.setattr(type(client.door._spec.rules), name, astray)
    more = {"key": "sail:1"} if do == "choose" else {}
    error = client.refused(do, game=foreign, **more)
    assert error["code"] == "bad-state" and "purple" in error["message"]
    assert client.refused(do, game=own, **more)["code"] == "internal"


def test_the_lines_of_the_page_are_answered(client: Client) -> None:
    page = Path(__file__).parents[2] / ".github/docs/text-door.md"
    if not page.exists():
        pytest.skip("the pages are not here")
    section = page.read_text(encoding="utf-8")
    lines = [line.strip() for line in section.splitlines() if line.startswith('    {"id"')]
    assert len(lines) > 3
    for line in lines:
        assert json.loads(reply(client.door, line.encode()))["ok"], line
    position = client.good("state", game="g1")["state"]
    position["state"]["players"][1]["coins"] = -3
    said = client.refused("load", state=position)["message"]
    assert f"`{said}`" in section
