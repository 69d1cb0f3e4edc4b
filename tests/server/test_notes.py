"""Notes at a moment stay with the record of the game."""

from kosmodrom.core import record
from kosmodrom.core.table import Table
from kosmodrom.games import action_union, get_game
from kosmodrom.server.store import notes as stored
from tests.server.client import Server
from tests.server.test_resume import start
from tests.server.test_review import TOGETHER, over


async def test_a_note_stays_with_the_game(server: Server) -> None:
    ada, ben, table = await over(server)
    path = f"/api/tables/{table}/notes"
    async with ben.at(table) as two:
        await two.say(TOGETHER)
        await two.hear("reviewing")
        wish = {"moment": 1, "text": " Put\u202e a  three <b>here</b>\n", "beat": 2}
        note = (await ada.post(path, wish)).json()
        assert note["text"] == "Put a three <b>here</b>" and note["name"] == "Ada"
        assert (await two.hear("noted"))["note"] == note
        assert (await ben.post(f"{path}/1", {"text": "No!"})).json()["code"] == "not-your-note"
        edited = (await ada.post(f"{path}/1", {"text": "Put a two"})).json()
        assert edited["text"] == "Put a two" and edited["edited"] >= edited["at"]
        assert (await two.hear("noted"))["note"] == edited
        await ben.post(path, {"moment": 0, "text": "Before"})
        found = (await ben.get(path)).json()
        assert found["you"] == 1 and not found["host"]
        assert [one["text"] for one in found["notes"]] == ["Before", "Put a two"]
        assert (await ben.post(f"{path}/1/drop")).json()["code"] == "not-your-note"
        left = (await ada.post(f"{path}/2/drop")).json()  # Ada is the host
        assert [one["id"] for one in left["notes"]] == [1] and left["host"]
        assert (await two.hear("noted", lambda one: "dropped" in one))["dropped"] == 2
    assert (await ada.post(f"{path}/2/drop")).json()["code"] == "no-note"


async def test_notes_come_along_in_the_record_and_change_nothing(server: Server) -> None:
    ada, _, table = await over(server)
    bare = (await ada.get(f"/api/tables/{table}/record")).text
    await ada.post(f"/api/tables/{table}/notes", {"moment": 2, "text": "Here it was lost"})
    text = (await ada.get(f"/api/tables/{table}/record")).text
    assert text != bare and text.splitlines()[1:] == bare.splitlines()[1:]
    read = record.parse_record(text, action_union)
    assert [(one.moment, one.name, one.text) for one in read.notes] == [
        (2, "Ada", "Here it was lost")
    ]
    plain = record.parse_record(bare, action_union)
    assert (read.header, read.entries) == (plain.header, plain.entries) and not plain.notes
    game = get_game("toy")
    assert Table.replay(game, read).outcome == Table.replay(game, plain).outcome
    assert record.format_record(read) == text


async def test_who_may_write(server: Server) -> None:
    """Whoever was there: it stays with the game, so nobody else's words are put into it."""
    ada, ben, opened = await over(server)
    eve = await server.visitor("Eve")
    running = (await ada.open(bots=["random"], play=True))["id"]
    wish = {"moment": 0, "text": "Hm"}
    assert (await ada.post(f"/api/tables/{running}/notes", wish)).json()["code"] == "not-over"
    assert (await eve.get(f"/api/tables/{running}/notes")).json()["code"] == "not-over"
    path = f"/api/tables/{opened}/notes"
    for wrong, code in (
        ({"moment": 0, "text": " \n"}, "note-empty"),
        ({"moment": 99, "text": "Hm"}, "no-moment"),
        ({"moment": -1, "text": "Hm"}, "no-moment"),
    ):
        assert (await ada.post(path, wrong)).json()["code"] == code
    assert len((await ada.post(path, {"moment": 0, "text": "x" * 999})).json()["text"]) == 400
    assert (await eve.post(path, wish)).json()["code"] == "note-stranger"
    assert (await eve.post(f"{path}/1", {"text": "Hm"})).json()["code"] == "note-stranger"
    assert (await eve.post(f"{path}/1/drop")).json()["code"] == "not-your-note"
    async with server.http() as nobody:
        assert (await nobody.post(path, json=wish)).json()["code"] == "no-visitor"
        found = (await nobody.get(path)).json()
        assert found["you"] is None and len(found["notes"]) == 1
    may = [(await who.get(path)).json()["writer"] for who in (ada, ben, eve)]
    assert may == [True, True, False]
    async with ada.at(opened) as host, ben.at(opened) as guest:
        await host.say({"type": "exclude", "who": 1, "kind": "muted"})
        await guest.hear("trouble")
    assert (await ben.post(path, wish)).json()["code"] == "muted"


async def test_who_left_the_game_may_write_beside_it(server: Server) -> None:
    ada, ben, table = await start(server, turns=2)
    async with ada.at(table) as one, ben.at(table) as two:
        await two.say({"type": "leave", "level": "random"})
        await one.hear("frame")
        await one.do({"do": "put", "number": 1})
        await one.until_room(lambda room: room["status"] == "over")
    wish = {"moment": 0, "text": "I had to go"}
    note = (await ben.post(f"/api/tables/{table}/notes", wish)).json()
    assert (note["name"], note.get("seat")) == ("Ben", None)


async def test_a_game_keeps_so_many_notes(server: Server) -> None:
    ada, _, table = await over(server)
    path = f"/api/tables/{table}/notes"
    codes = [(await ada.post(path, {"moment": 1, "text": "n"})).status_code for _ in range(52)]
    assert codes[:50] == [201] * 50 and set(codes[50:]) <= {409, 429}


async def test_a_number_given_again_is_another_note(server: Server) -> None:
    ada, ben, table = await over(server)
    path = f"/api/tables/{table}/notes"
    await ada.post(path, {"moment": 1, "text": "mine"})
    (old,) = await stored.load(server.rooms.store, table)
    await ada.post(f"{path}/1/drop")
    await ben.post(path, {"moment": 1, "text": "Ben's"})
    old.text = "put into Ben's mouth"
    await server.rooms.store.write(stored.edit(old))
    await server.rooms.store.write(stored.drop(old))
    assert [one["text"] for one in (await ben.get(path)).json()["notes"]] == ["Ben's"]
