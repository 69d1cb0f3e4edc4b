"""What people upload is refused if it is too much, and read where it holds up nobody."""

import threading
import tomllib
from typing import Any

import pytest
from sqlalchemy import update

from kosmodrom.games.cosmobureau import component_file
from kosmodrom.server.settings import Settings
from kosmodrom.server.store.schema import tables
from tests.server.client import Server, Visitor, serving
from tests.server.test_old_tables import edit

ONE_STORE = True

GOAL = {"type": "trick_balance", "max_difference": 3}
TOO_MUCH: list[tuple[str, dict[str, Any]]] = [
    ("cosmobureau", {"components": "a." * 7000 + "a=1"}),
    ("cosmobureau", {"components": "a." * 6000 + "a=1"}),
    ("cosmobureau", {"components": "[setup]\ncells = 1000000000\n"}),
    ("cosmobureau", {"components": "[setup]\nsamples = 9223372036854775808\n"}),
    ("cosmobureau", {"components": "x = " + "[" * 5000}),
    ("cosmobureau", {"components": "[tiles]\n" + "".join(f"X{n} = {{}}\n" for n in range(900))}),
    ("crew", {"attempt": 2**63}),
    ("crew", {"mission": 10**30}),
    ("crew", {"tasks": 2**63}),
    ("crew", {"custom": {"assign": "none", "finish": "exhausted", "limits": [GOAL] * 200}}),
    ("crew", {"custom": {"tasks": 2**63}}),
    ("crew", {"custom": {"tasks": 1, "title": "x" * 100}}),
    ("crew", {"custom": {"tasks": 1, "story": "x" * 3000}}),
    ("galaxy_trucker", {"hourglass_seconds": 2**63}),
    ("galaxy_trucker", {"grab_budget": 10**9}),
]


async def test_too_much_is_refused_with_a_sentence(server: Server) -> None:
    async with server.http() as http:
        for game, options in TOO_MUCH:
            wish = {"game": game, "options": options}
            for path, body in (("/api/designs", wish | {"title": ""}), ("/api/tables", wish)):
                answer = await http.post(path, json=body)
                assert answer.status_code == 422, (path, str(wish)[:99], answer.text)
                assert answer.json()["code"] == "wrong-options"
                assert 10 < len(answer.json()["args"]["detail"]) <= 500


async def test_the_host_cannot_choose_too_much_either(server: Server) -> None:
    ada = await server.visitor()
    for game in ("cosmobureau", "crew", "galaxy_trucker"):
        room = await ada.open(game=game)
        async with ada.at(room["id"]) as chair:
            for options in (options for name, options in TOO_MUCH if name == game):
                trouble = await chair.ask({"type": "configure", "options": options}, "trouble")
                assert trouble["code"] == "wrong-options", str(options)[:99]
        now = (await ada.get(f"/api/tables/{room['id']}")).json()
        assert now["options"] == room["options"]


async def test_files_are_read_beside_the_event_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[str] = []

    class Reading:
        TOMLDecodeError = tomllib.TOMLDecodeError

        @staticmethod
        def loads(text: str) -> Any:
            readers.append(threading.current_thread().name)
            return tomllib.loads(text)

    monkeypatch.setattr(component_file, "tomllib", Reading)
    ada = await server.visitor()

    def wish(number: int) -> dict[str, Any]:
        """A file that nobody has read yet."""
        text = f"[offices.O]\ncredits = 5 # {threading.get_native_id()} {id(readers)} {number}\n"
        return {"game": "cosmobureau", "options": {"components": text}}

    answer = await ada.post("/api/designs", {"title": "", **wish(1)})
    assert answer.status_code == 201
    room = await ada.open(seats=1, **wish(2))
    await ada.open(play=True, **wish(3))
    async with ada.at(room["id"]) as chair:
        await chair.ask({"type": "configure", "options": wish(4)["options"]}, "room")
        await chair.say({"type": "start"})
        await chair.hear("frame")
    assert len(readers) == 4 and all(name.startswith("reading") for name in readers), readers


async def test_only_the_host_has_files_read(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(game="cosmobureau")
    async with ben.at(room["id"]) as chair:
        bad = {"type": "configure", "options": {"components": "["}}
        assert (await chair.ask(bad, "trouble"))["code"] == "not-seated"
        await chair.ask({"type": "sit", "name": "Ben"}, "room")
        assert (await chair.ask(bad, "trouble"))["code"] == "not-host"


async def finished(server: Server, ada: Visitor) -> str:
    room = await ada.open(options={"turns": 1}, seats=2, bots=["random"], play=True)
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do()
        await chair.until_room(lambda one: one["status"] == "over")
    return str(room["id"])


async def test_tables_from_before_the_caps_break_no_list_and_say_what_is_wrong(
    settings: Settings,
) -> None:
    async with serving(settings) as server:
        ada = await server.visitor()
        over = await finished(server, ada)
        running = (await ada.open(seats=2, bots=["random"], play=True))["id"]
    await edit(settings, update(tables).values(options='{"turns":1000000000}'))
    async with serving(settings) as server:
        ada.server = server
        listed = (await ada.get("/api/me")).json()["tables"]
        assert {one["id"] for one in listed} == {over, running}
        journey = next(one["journey"] for one in listed if one["id"] == over)
        assert (await ada.get(f"/api/journeys/{journey}")).status_code == 200
        assert (await ada.get(f"/api/tables/{over}/replay")).json()["code"] == "wrong-options"
        async with ada.at(running) as chair:
            assert (await chair.hear("trouble"))["code"] == "wrong-options"
