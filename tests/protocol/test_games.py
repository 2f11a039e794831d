"""Several games behind one text door."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stupor.games import registry
from stupor.protocol.door import Door
from stupor.protocol.server import reply


class Client:
    """Asks the door of a house whose usual game is the first of the registry."""

    def __init__(self) -> None:
        self.door = Door(registry.get(registry.names()[0]))

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        line = json.dumps({"id": 1, "do": do, **fields}).encode()
        answer: dict[str, Any] = json.loads(reply(self.door, line))
        return answer

    def refused(self, do: str, **fields: Any) -> tuple[str, str]:
        answer = self.ask(do, **fields)
        assert not answer["ok"]
        return answer["error"]["code"], answer["error"]["message"]


def test_the_games_of_the_house_are_listed_with_their_variants() -> None:
    told = Client().ask("games")["games"]
    assert [game["name"] for game in told] == list(registry.names())
    for game in told:
        assert game["title"] and game["seats"] == list(registry.get(game["name"]).seats)
        for variant in game["variants"]:
            assert variant["meaning"] and {"name", "values", "usual"} <= variant.keys()


def test_what_is_listed_as_usual_is_what_is_played() -> None:
    client = Client()
    for game in client.ask("games")["games"]:
        usual = {v["name"]: v["usual"] for v in game["variants"] if v["usual"] is not None}
        asked = {"name": game["name"], "players": game["seats"][-1], "seed": 3}
        said = client.ask("new", **asked, options=usual)
        assert said["ok"] and said["view"] == client.ask("new", **asked)["view"]


@pytest.mark.parametrize("name", registry.names())
def test_each_game_is_begun_by_its_name_and_taken_up_again(name: str) -> None:
    client = Client()
    begun = client.ask("new", name=name, players=2, seed=5)["game"]
    key = client.ask("legal", game=begun, preview=False)["choices"][0]["key"]
    assert client.ask("choose", game=begun, key=key)["ok"]
    state = client.ask("state", game=begun)["state"]
    assert state["game"] == name
    view = client.ask("view", game=begun)["view"]
    loaded = client.ask("load", state=state)
    assert loaded["view"] == view
    journal = client.ask("journal", game=begun)["journal"]
    assert journal[0]["game"] == name
    assert client.ask("replay", journal=journal)["view"] == view
    assert client.ask("advise", game=loaded["game"], level="squire")["ranking"]


def test_without_a_name_the_first_game_is_played() -> None:
    client = Client()
    first = client.ask("new", players=2)["game"]
    assert client.ask("state", game=first)["state"]["game"] == registry.names()[0]


def test_what_belongs_to_another_game_is_refused() -> None:
    client = Client()
    code, told = client.refused("new", name="go", players=2)
    assert code == "bad-setup" and "there is no game 'go'" in told and "burgundy" in told
    code, told = client.refused("new", name="burgundy", players=2, options={"market": "easy"})
    assert code == "bad-setup" and "duchies" in told
    code, told = client.refused("new", name="burgundy", players=2, edition="retail")
    assert code == "bad-request" and '"edition"' in told
    assert client.refused("new", name=7, players=2)[0] == "bad-request"
    assert client.refused("load", state={"game": "go"})[0] == "bad-state"
    journal = client.ask("journal", game=client.ask("new", players=2)["game"])["journal"]
    journal[0]["game"] = "go"
    assert client.refused("replay", journal=journal)[0] == "bad-journal"
