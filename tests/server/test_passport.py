"""A passport carries somebody to another device, and what belongs to them comes along."""

from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import select, text

from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import hash_secret
from kosmodrom.server.ops.words import COUNT, WORDS, new_words, read_words
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import schema
from kosmodrom.server.store.passports import FORGOTTEN
from kosmodrom.server.store.subscriptions import SubscriptionRow, subscribe
from kosmodrom.server.store.writer import Store, alembic_config
from tests.server.client import Message, Server, Visitor, serving
from tests.server.test_following import played
from tests.server.test_resume import start

WAY = "/api/passport"


async def words_of(visitor: Visitor) -> str:
    answer = await visitor.post(f"{WAY}/words")
    assert answer.status_code == 201, answer.text
    return " ".join(answer.json()["words"])


async def opened(server: Server, words: str) -> Visitor:
    """A browser that was never here opens a passport."""
    async with server.http() as fresh:
        answer = await fresh.post(f"{WAY}/open", json={"words": words, "join": False})
    assert answer.status_code == 200, answer.text
    return Visitor(server, answer.json()["name"], answer.cookies["kosmodrom"])


async def page_of(visitor: Visitor) -> Message:
    found: Message = (await visitor.get(WAY)).json()
    return found


async def join(visitor: Visitor, words: str, join: bool = True) -> httpx.Response:
    return await visitor.post(f"{WAY}/open", {"words": words, "join": join})


async def drop_others(visitor: Visitor) -> None:
    for device in (await page_of(visitor))["devices"]:
        if not device["own"]:
            answer = await visitor.post(f"{WAY}/devices/{device['id']}/drop")
            assert answer.status_code == 200, answer.text


async def tables_of(visitor: Visitor) -> list[Message]:
    found: list[Message] = (await visitor.get("/api/me")).json()["tables"]
    return found


# Words


def test_twelve_words_have_a_hundred_bits_and_their_first_letters_tell_them() -> None:
    assert len(WORDS) ** COUNT >= 2**100
    assert len({word[:4] for word in WORDS}) == len(WORDS)
    assert all(word.isascii() and word.isalpha() and 3 <= len(word) <= 8 for word in WORDS)


def test_words_are_read_however_they_are_typed() -> None:
    words = new_words()
    for typed in (
        " ".join(words),
        ", ".join(words).upper(),
        "-".join(words),
        "\n".join(f"{n + 1}. {word[:4]}" for n, word in enumerate(words)),
        "  ".join(word.title() for word in words),
    ):
        assert read_words(typed) == words


@pytest.mark.parametrize(
    "typed, code",
    [
        ("", "not-twelve"),
        ("kettle orbit", "not-twelve"),
        (" ".join(["kettle"] * 11 + ["xylophone"]), "no-word"),
        (" ".join(["kettle"] * 11 + ["k"]), "no-word"),  # more than one begins so
    ],
)
def test_what_is_wrong_with_words_is_said(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_words(typed)
    assert refused.value.code == code


async def test_words_carry_everything_to_another_device(server: Server) -> None:
    ada, _, table = await start(server)
    words = await words_of(ada)
    phone = await opened(server, words.upper().replace(" ", ", "))
    mine, theirs = await page_of(ada), await page_of(phone)
    assert theirs["name"] == "Ada" and len(theirs["devices"]) == 2
    assert [device["own"] for device in theirs["devices"]].count(True) == 1
    assert mine["since"] == theirs["since"] and mine["tables"] == theirs["tables"] == 1
    async with phone.at(table) as chair:
        await chair.hear("frame")
        assert chair.room["you"] == 0
        assert (await chair.do())["type"] == "done"
        (here,) = [one for one in (await page_of(ada))["devices"] if one["here"]]
        assert here["table"] == table and not here["own"]


async def test_new_words_end_the_old_ones_and_nobody_is_shown_words_they_do_not_know(
    server: Server,
) -> None:
    ada = await server.visitor()
    old, new = await words_of(ada), await words_of(ada)
    shown = await ada.post(f"{WAY}/words/show", {"words": new})
    assert shown.json()["link"].endswith("/passport#" + new.replace(" ", "-"))
    assert len(shown.json()["qr"]) == len(shown.json()["qr"][0]) > 20
    assert (await ada.post(f"{WAY}/words/show", {"words": old})).json()["code"] == "wrong-words"
    async with server.http() as fresh:
        for path, more in (("look", {}), ("open", {"join": True})):
            answer = await fresh.post(f"{WAY}/{path}", json={"words": old, **more})
            assert (answer.status_code, answer.json()["code"]) == (404, "wrong-words")
            assert "set-cookie" not in answer.headers
    assert (await opened(server, new)).name == "Ada"
    rows = await server.rooms.store.rows(select(schema.visitors))
    assert all(new not in str(dict(row)) for row in rows)


async def test_guesses_are_limited(change: Any) -> None:
    async with serving(change(words_burst=3, crowd=1)) as server, server.http() as fresh:
        guess = {"words": " ".join(new_words())}
        codes = [(await fresh.post(f"{WAY}/look", json=guess)).status_code for _ in range(5)]
    assert codes == [404, 404, 404, 429, 429]


# Devices


async def test_a_dropped_device_is_nobody_at_once(server: Server) -> None:
    ada, _, table = await start(server)
    phone = await opened(server, await words_of(ada))
    async with phone.at(table) as chair:
        await chair.hear("frame")
        await drop_others(ada)
        heard = await chair.until_closed()
        assert heard[-1] == {"type": "bye", "code": "dropped", "retry_after": None}
    assert (await phone.get(WAY)).json()["code"] == "unknown-secret"
    assert (await phone.get("/api/me")).json()["name"] == ""
    async with ada.at(table) as chair:
        assert (await chair.hear("frame"))["choices"]  # the seat stays
    chair = phone.at(table)
    await chair.connect(server)
    assert (await chair.hear("trouble"))["code"] == "unknown-secret"
    await chair.socket.close()


async def test_no_notice_goes_to_a_dropped_device(server: Server) -> None:
    ada = await server.visitor()
    phone = await opened(server, await words_of(ada))
    for number, device in enumerate((ada, phone)):
        row = SubscriptionRow(
            id=f"{number}",
            visitor=hash_secret(ada.secret),
            endpoint=f"https://push.example/{number}",
            p256dh="",
            auth="",
            language="en",
            device="",
            since=number,
            key=hash_secret(device.secret),
        )
        await server.rooms.store.edit(lambda connection, row=row: subscribe(connection, row, 9))  # type: ignore[misc]
    await drop_others(ada)
    rows = await server.rooms.store.rows(select(schema.subscriptions.c.id))
    assert [row["id"] for row in rows] == ["0"]


async def test_nobody_drops_what_is_not_theirs_or_themselves(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    (own,) = (await page_of(ada))["devices"]
    drop = f"{WAY}/devices/{own['id']}/drop"
    assert (await eve.post(drop)).json()["code"] == "no-device"
    assert (await ada.post(drop)).json()["code"] == "own-device"
    assert own["id"] not in hash_secret(ada.secret)


async def test_a_device_of_an_old_store_goes_on_with_its_cookie(no_store: str) -> None:
    store = Store(no_store)
    await store.edit(lambda connection: command.upgrade(alembic_config(connection), "push"))
    old = f"VALUES ('{hash_secret('old')}', 'Ada', 7, {epoch()})"
    insert = text(f"INSERT INTO visitors (id, name, created, seen) {old}")
    await store.edit(lambda connection: connection.execute(insert))
    await store.close()
    async with serving(Settings(database=no_store, workers=0)) as server:
        ada = Visitor(server, "Ada", "old")
        page = await page_of(ada)
        assert (page["name"], page["since"], len(page["devices"])) == ("Ada", 7, 1)
        assert (await opened(server, await words_of(ada))).name == "Ada"


# Two become one


async def test_what_a_browser_holds_joins_the_passport(server: Server) -> None:
    ada, _, table = await start(server)
    words = await words_of(await server.visitor("Ola"))
    seen = (await ada.post(f"{WAY}/look", {"words": words})).json()
    assert (seen["name"], seen["own"], seen["guest"], seen["guest_tables"]) == (
        "Ola", False, "Ada", 1,
    )  # fmt: skip
    async with ada.at(table) as chair:
        await chair.hear("frame")
        assert (await join(ada, words)).json()["name"] == "Ola"
        assert (await chair.until_closed())[-1]["code"] == "passport"
    async with ada.at(table) as chair:  # with the cookie that it has
        assert (await chair.hear("frame"))["choices"]
        assert chair.room["you"] == 0
    phone = await opened(server, words)
    assert [one["id"] for one in await tables_of(phone)] == [table]
    assert (await ada.post(f"{WAY}/look", {"words": words})).json()["own"]
    assert (await join(ada, words)).json()["code"] == "own-passport"


async def test_seats_that_clash_keep_the_passports(server: Server) -> None:
    ada, ben, table = await start(server)
    words = await words_of(ada)
    assert (await join(ben, words)).status_code == 200
    async with ben.at(table) as chair:
        await chair.hear("frame")
        assert chair.room["you"] == 0
        assert chair.room["seats"][1]["kind"] == "bot"
        assert chair.room["changes"][0]["went"] == "Ben"
    assert len(await server.rooms.store.rows(select(schema.keys))) == 1


async def test_attempts_that_clash_keep_the_passports(server: Server) -> None:
    ola, ada = await server.visitor("Ola"), await server.visitor("Ada")
    day = (await ola.get("/api/daily")).json()
    game = day["deals"][0]["game"]
    mine, theirs = [
        (await one.post(f"/api/daily/{day['day']}/{game}")).json()["id"] for one in (ola, ada)
    ]
    assert (await join(ada, await words_of(ola))).status_code == 200
    deals = (await ada.get("/api/daily")).json()["deals"]
    assert next(deal for deal in deals if deal["game"] == game)["table"] == mine
    tables = {one["id"]: one for one in await tables_of(ada)}
    assert tables[mine]["counted"] and not tables[theirs].get("counted")


async def test_what_was_played_here_can_stay_behind(server: Server) -> None:
    ada, _, table = await start(server)
    before, words = ada.secret, await words_of(await server.visitor("Ola"))
    answer = await join(ada, words, join=False)
    assert answer.json()["name"] == "Ola" and not await tables_of(
        Visitor(server, "Ola", answer.cookies["kosmodrom"])
    )
    assert (await Visitor(server, "Ada", before).get("/api/me")).json()["name"] == ""
    assert (await server.rooms.room(table)).loaded.chairs[0].name == "Ada"


# What a passport says


async def test_a_new_name_is_seen_at_the_tables_that_are_not_over(server: Server) -> None:
    ada, ben, table = await start(server)
    over = await played(ada)
    async with ben.at(table) as chair:
        await chair.hear("frame")
        await ada.post("/api/visitor", {"name": "Ada the Second"})
        await chair.until_room(lambda room: room["seats"][0]["name"] == "Ada the Second")
    assert (await ben.get(f"/api/tables/{over}")).json()["seats"][0]["name"] == "Ada"


async def test_who_likes_a_pennant_gets_its_seat_where_it_is_free(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    for visitor in (ada, ben):
        assert (await visitor.post(f"{WAY}/pennant", {"pennant": 2})).status_code == 200
    assert (await ada.post(f"{WAY}/pennant", {"pennant": 5})).status_code == 400
    room = await ada.open(seats=3)
    assert room["you"] == 2 and (await ada.open(seats=2))["you"] == 0
    async with ben.at(room["id"]) as chair:
        await chair.say({"type": "sit", "name": "Ben"})
        assert (await chair.until_room(lambda room: room.get("you") is not None))["you"] == 0


async def test_language_and_brightness_travel_along(server: Server) -> None:
    ada = await server.visitor()
    assert (await ada.post(f"{WAY}/looks", {"language": "ro", "theme": "day"})).status_code == 200
    assert (await ada.post(f"{WAY}/looks", {"language": "xx", "theme": ""})).status_code == 400
    page = await page_of(await opened(server, await words_of(ada)))
    assert (page["language"], page["theme"]) == ("ro", "day")


# To take away, to leave


async def test_everything_is_exported_in_one_file(server: Server) -> None:
    ada, _, running = await start(server)
    over = await played(ada)
    async with ada.at(running) as chair:
        await chair.hear("frame")
        await chair.ask({"type": "chat", "text": "a secret of mine"}, "chatted")
    answer = await ada.get(f"{WAY}/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["passport"]["name"] == "Ada" and len(found["devices"]) == 1
    tables = {one["link"]: one for one in found["tables"]}
    assert tables[f"/t/{over}"]["record"].count("\n") > 1
    assert tables[f"/t/{running}"]["record"] is None  # what others hold is not known yet
    assert tables[f"/t/{running}"]["said"][0]["text"] == "a secret of mine"
    assert ada.secret not in answer.text and hash_secret(ada.secret) not in answer.text


async def test_who_deletes_a_passport_leaves_no_name(server: Server) -> None:
    ada, ben, running = await start(server)
    over = await played(ada)
    words = await words_of(ada)
    async with ada.at(running) as chair, ben.at(running) as other:
        await other.hear("frame")
        await chair.hear("frame")
        await chair.ask({"type": "chat", "text": "hello"}, "chatted")
        answer = await ada.post(f"{WAY}/delete")
        assert answer.json()["name"] == ""
        assert (await chair.until_closed())[-1]["code"] == "dropped"
        await other.until_room(lambda room: room["seats"][0]["kind"] == "bot")
    assert (await ben.get(f"/api/tables/{over}")).json()["seats"][0]["name"] == FORGOTTEN
    assert (await ben.get(f"/api/tables/{running}")).json()["changes"][0]["went"] == FORGOTTEN
    assert (await ada.get("/api/me")).json()["name"] == ""
    async with server.http() as fresh:
        assert (await fresh.post(f"{WAY}/look", json={"words": words})).status_code == 404
    for table in schema.metadata.sorted_tables:
        rows = await server.rooms.store.rows(select(table))
        assert all("Ada" not in str(dict(row)) for row in rows), table.name
        if "visitor" in table.c:
            assert hash_secret(ada.secret) not in [row["visitor"] for row in rows], table.name


async def test_without_a_name_there_is_nothing_to_carry(server: Server) -> None:
    async with server.http() as fresh:
        assert (await fresh.get(WAY)).json()["name"] == ""
        for path in ("words", "delete", "devices/x/drop"):
            assert (await fresh.post(f"{WAY}/{path}")).json()["code"] == "no-visitor"
        assert (await fresh.get(f"{WAY}/export")).json()["code"] == "no-visitor"
