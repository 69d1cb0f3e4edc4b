"""PostgreSQL goes away and comes back while somebody plays."""

from pathlib import Path

import psycopg
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.crew import ENDLESS, MINE, fly, play_until
from tests.browser.serving import serving
from tests.browser.test_coming_back import come_back, press
from tests.browser.wire import Stored, Witness
from tests.server.postgres import Postgres, end_connections, own_postgres


def stop(store: Postgres, moves: Witness) -> None:
    store.stop()
    play_in_vain(moves)
    store.start()


def kill(store: Postgres, moves: Witness) -> None:
    store.kill()
    play_in_vain(moves)
    store.start()


def fail_over(store: Postgres, moves: Witness) -> None:
    assert end_connections(store.url)
    press(moves.page)


def play_in_vain(moves: Witness) -> None:
    """Nobody can store the move, and nobody lets the page in when it comes back."""
    press(moves.page)
    moves.page.evaluate("dispatchEvent(new Event('offline'))")
    moves.wait_until_turned_away()
    expect(moves.page.get_by_role("alert")).to_contain_text("Connection lost.")


def record_of(store: Postgres, table: str) -> list[Stored]:
    query = "SELECT number, action, unseen FROM actions WHERE table_id = %s ORDER BY number"
    with psycopg.connect(store.url) as connection:
        return connection.execute(query, [table]).fetchall()


def test_whoever_plays_goes_on_after_every_outage_of_the_store_and_no_move_is_lost(
    open_page: Open, tmp_path: Path
) -> None:
    with own_postgres(tmp_path) as store, serving("--database", store.url) as server:
        page = open_page("/crew/cards", base_url=server.url)
        moves = Witness(page)
        table = fly(page, custom=ENDLESS)
        for outage in (stop, kill, fail_over):
            moves.play(1)
            play_until(MINE, page)
            outage(store, moves)
            come_back(page)
        moves.play(1)
        moves.check(record_of(store, table))
