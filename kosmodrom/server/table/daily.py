"""The deal of the day: one a game, the same for everybody, one attempt that counts.

Whoever has not finished an attempt of their own sees nothing of others' attempts and cannot play
the deal beforehand. An attempt may be finished until the end of the following day.
"""

import contextlib
import secrets
from datetime import UTC, date, datetime, timedelta

import msgspec

from kosmodrom import games
from kosmodrom.core.actions import Millis
from kosmodrom.core.game import AnyGame, DayPlan
from kosmodrom.games import get_game
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.settings import DAY
from kosmodrom.server.store import days
from kosmodrom.server.store.rows import AttemptRow, DealRow, Loaded, TableRow
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.table import new_tables
from kosmodrom.server.table.seating import Seating

GRACE = DAY  # for attempts that have begun, after the end of their day


def today() -> str:
    return datetime.fromtimestamp(epoch() / 1000, UTC).date().isoformat()


def ends(day: str) -> Millis:
    """When a day is over, in epoch milliseconds."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()) * 1000


def is_closed(day: str) -> bool:
    """Whether nobody can bring an attempt of this day home any more."""
    return epoch() >= ends(day) + GRACE


def need_day(day: str) -> str:
    """A day that has come, as we write it."""
    try:
        wanted = date.fromisoformat(day).isoformat()
    except ValueError as error:
        raise Refusal("no-day", day=day[:40]) from error
    if wanted != day or day > today():
        raise Refusal("no-day", day=day[:40])
    return day


# Deals


async def deals_of(store: Store, day: str) -> list[DealRow]:
    """The deals of a day; those of today are drawn when they are first asked for."""
    found = await days.load_deals(store, day)
    if day != today():
        return found
    known = {deal.game for deal in found}
    missing = [deal for deal in _drawn(day) if deal.game not in known]
    if not missing:
        return found
    with contextlib.suppress(Conflict):  # somebody else asked at the same moment: theirs count
        await store.write(*days.add_deals(missing))
    return await days.load_deals(store, day)


async def need_deal(store: Store, day: str, game: str) -> DealRow:
    found = [deal for deal in await deals_of(store, need_day(day)) if deal.game == game]
    if not found:
        raise Refusal("no-day", day=day)
    return found[0]


def _drawn(day: str) -> list[DealRow]:
    """Nobody can know them before: they are drawn now."""
    return [
        DealRow(
            day=day,
            game=name,
            plan=plan.key,
            seats=plan.seats,
            options=msgspec.json.encode(plan.options).decode(),
            bots=msgspec.json.encode(plan.bots).decode(),
            seed=secrets.token_hex(16),
            salt=secrets.token_hex(16),
        )
        for name in games.NAMES
        if (plan := plan_of(get_game(name), day)) is not None
    ]


def plan_of(game: AnyGame, day: str) -> DayPlan | None:
    """How a game is played on a day: by the weekday, and by the week where there are several."""
    if game.daily is None:
        return None
    when = date.fromisoformat(day)
    fitting = [plan for plan in game.daily.plans() if plan.weekday == when.weekday()]
    return fitting[when.toordinal() // 7 % len(fitting)] if fitting else None


# Who may know


async def may_look(store: Store, day: str, game: str, visitor: str | None) -> bool:
    """Own attempts first; whoever has made none may look once the day is over."""
    own = None if visitor is None else await days.load_attempt(store, day, game, visitor)
    if own is None:
        return day < today()
    return own.status == "over" or is_closed(day)


async def need_look(store: Store, row: TableRow | DealRow, visitor: str | None) -> None:
    """Refuse to show a table of a deal that the asker has still to play."""
    if row.day and not await may_look(store, row.day, row.game, visitor):
        raise Refusal("day-hidden", game=row.game)


async def need_sight(store: Store, loaded: Loaded, visitor: str | None) -> None:
    """The same, for somebody who may sit there."""
    if visitor is None or visitor not in loaded.keys:
        await need_look(store, loaded.row, visitor)


def need_own(row: TableRow) -> None:
    """While others have still to play its deal, a table stays with whoever sits there."""
    if row.day and (row.counted or not is_closed(row.day)):
        raise Refusal("day-alone")


def need_free(row: TableRow) -> None:
    """In an attempt that counts nothing but the game itself may happen."""
    if row.counted:
        raise Refusal("day-counts")


async def day_of(
    store: Store, seed: str, origin: TableRow | None, visitor: str | None, play: bool
) -> str:
    """Whose day's deal a new table with this seed or origin plays, if any's."""
    deal = origin if origin is not None else seed and await days.deal_with_seed(store, seed)
    if not deal or not deal.day:
        return ""
    await need_look(store, deal, visitor)
    if not play and not is_closed(deal.day):
        raise Refusal("day-alone")
    return deal.day


# Tables


def open_attempt(
    deal: DealRow, visitor: str, name: str, device: str
) -> tuple[Loaded, list[Change]]:
    """The table of the attempt that counts, and what the store needs of it."""
    loaded = _table_of(deal, visitor, name, device)
    loaded.row.counted, loaded.row.watchable = True, False
    begun = AttemptRow(day=deal.day, game=deal.game, visitor=visitor, table_id=loaded.row.id)
    return loaded, [*new_tables.open_changes(loaded), days.add_attempt(begun)]


def open_practice(
    deal: DealRow, visitor: str, name: str, device: str
) -> tuple[Loaded, list[Change]]:
    """The same deal once more; it counts nowhere."""
    loaded = _table_of(deal, visitor, name, device)
    loaded.row.given_seed = True
    return loaded, new_tables.open_changes(loaded)


def _table_of(deal: DealRow, visitor: str, name: str, device: str) -> Loaded:
    """Bots draw their chance from the salt: the same for all, they play alike."""
    game = get_game(deal.game)
    loaded = new_tables.blank_table(game, deal.seats, deal.chosen_options(), deal.seed)
    row = loaded.row
    row.salt, row.given_seed, row.day, row.journey = deal.salt, False, deal.day, ""
    seating = Seating(loaded)
    seating.sit(visitor, name, days.HOST, device)
    for level in deal.levels():
        seating.add_bot(level, None)
    return loaded
