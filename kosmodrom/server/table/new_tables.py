"""New tables: by a visitor's wish, or following a finished one."""

import secrets

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import AnyGame
from kosmodrom.games import get_game
from kosmodrom.server import bodies
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import TABLE_NAME_LIMIT, clean, new_link
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import deal_of, need_options
from kosmodrom.server.store.rows import ChairRow, Loaded, TableRow
from kosmodrom.server.store.writer import Change
from kosmodrom.server.table.progress import begin
from kosmodrom.server.table.seating import Seating

SEED_LIMIT = 100


def need_game(name: str) -> AnyGame:
    try:
        return get_game(name)
    except ValueError as error:
        raise Refusal("no-game", game=name[:40]) from error


def need_some_options(game: AnyGame, options: dict[str, object]) -> dict[str, object]:
    """These options, if they work with at least one number of seats."""
    refusal = Refusal("wrong-options", detail="")
    for seats in game.seats:
        try:
            return need_options(game, seats, options)
        except Refusal as error:
            refusal = error
    raise refusal


def blank_table(game: AnyGame, seats: int, options: dict[str, object], seed: str) -> Loaded:
    """A table nobody sits at; its seed is drawn, or as given."""
    now = epoch()
    row = TableRow(
        id=new_link(),
        game=game.name,
        version=game.version,
        name="",
        status="open",
        public=False,
        watchable=True,
        options=msgspec.json.encode(need_options(game, seats, options)).decode(),
        seats=seats,
        seed=seed or secrets.token_hex(16),
        salt=secrets.token_hex(16),
        given_seed=bool(seed),
        deal="",
        deal_of=None,
        created=now,
        started=None,
        updated=now,
        number=0,
        phase="",
        to_move="[]",
        result=None,
        stand_in_after=None,
        journey=new_link(),
        next=None,
    )
    return Loaded(row, [ChairRow(table_id=row.id, seat=seat) for seat in range(seats)], {})


def usual_seats(game: AnyGame, wish: bodies.NewTable) -> int:
    """As many as asked for, as the bots make, or as is usual."""
    if wish.seats is not None:
        return wish.seats
    wanted = len(wish.bots) + 1 if wish.bots else game.usual_seats
    return wanted if wanted in game.seats else max(game.seats)


def chosen_seed(wish: bodies.NewTable) -> str:
    """The seed that somebody gives; empty if it is to be drawn."""
    return clean(wish.seed or "", SEED_LIMIT)


def new_table(
    wish: bodies.NewTable,
    visitor: str,
    name: str,
    device: str,
    origin: TableRow | None,
    pennant: Seat | None,
) -> Loaded:
    """The table that a visitor wishes for, with themselves as host; `origin` gives its deal."""
    game, seed = need_game(wish.game), chosen_seed(wish)
    if origin is None:
        options = {**game.play_now, **wish.options} if wish.play else wish.options
        loaded = blank_table(game, usual_seats(game, wish), options, seed)
    else:
        loaded = blank_table(game, origin.seats, origin.chosen_options(), origin.seed)
        loaded.row.deal_of, loaded.row.given_seed = origin.id, origin.given_seed
    row = loaded.row
    row.name = clean(wish.name, TABLE_NAME_LIMIT)
    row.public, row.watchable = wish.public, wish.watchable
    seating = Seating(loaded)
    seating.sit(visitor, wish.player or name, None, device, pennant)
    for level in wish.bots:
        seating.add_bot(level, None)
    if wish.play:
        seating.fill("pilot")
    return loaded


def need_origin(loaded: Loaded) -> TableRow:
    """The table whose deal is to be played again; a running one would give its hands away."""
    if loaded.row.status != "over":
        raise Refusal("not-over")
    return loaded.row


def follow_up(before: Loaded, options: dict[str, object]) -> Loaded:
    """The next table of the same people and bots on the same chairs."""
    old = before.row
    loaded = blank_table(get_game(old.game), old.seats, options, "")
    row = loaded.row
    row.name, row.public, row.watchable = old.name, old.public, old.watchable
    row.stand_in_after, row.move_time = old.stand_in_after, old.move_time
    row.journey = old.journey or row.journey
    row.takeover, row.open_after = old.takeover, old.open_after
    row.pace, row.undo = old.pace, old.undo
    loaded.chairs = [msgspec.structs.replace(one, table_id=row.id) for one in before.chairs]
    for chair in loaded.chairs:
        chair.late = 0
        chair.stand_in = "" if chair.kind == "bot" else chair.stand_in
    loaded.keys, loaded.devices = dict(before.keys), dict(before.devices)
    for visitor, barred in before.barred.items():
        loaded.barred[visitor] = msgspec.structs.replace(barred, table_id=row.id)
    return loaded


def open_table(
    wish: bodies.NewTable,
    visitor: str,
    name: str,
    device: str,
    origin: TableRow | None,
    day: str = "",
    journey: str | None = None,
    pennant: Seat | None = None,
) -> tuple[Loaded, list[Change]]:
    """A new table and what the store needs of it; to be made aside, since it may read a file."""
    loaded = new_table(wish, visitor, name, device, origin, pennant)
    loaded.row.day = day  # whose deal it plays, if of any
    loaded.row.journey = journey or loaded.row.journey
    return loaded, open_changes(loaded, wish.play)


def open_changes(loaded: Loaded, play: bool = True) -> list[Change]:
    """What the store needs of a new table, started at once if it is to be played now."""
    metrics.TABLES_OPENED.labels(loaded.row.game).inc()
    begun = [begin(loaded.row)[1]] if play else []
    loaded.row.deal = deal_of(loaded.row)
    return [*queries.add_table(loaded), *begun]
