"""The words of a notice, in the language of whom it is for."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.server.ops.texts import say
from kosmodrom.server.push.post import Message
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.table import frames
from kosmodrom.server.table.naming import how_it_ended, table_title, what_is_played
from kosmodrom.server.table.news import Kind

NAMED = 3  # tables in one notice; the others are counted


class Item(NamedTuple):
    """One thing to tell somebody."""

    kind: Kind
    loaded: Loaded
    seat: Seat  # of whom it is for
    mover: str = ""  # who moved last, if everybody knows


def compose(items: Sequence[Item], language: str) -> Message:
    """One notice for all of it."""
    if len(items) == 1:
        return _single(items[0], language)
    count = len({item.loaded.row.id for item in items})
    is_my_move = all(item.kind == "move" for item in items)
    key = "server-notice-waiting" if is_my_move else "server-notice-several"
    names = list(dict.fromkeys(_name(item.loaded, language) for item in items))
    more = "" if len(names) <= NAMED else say(language, "server-notice-more", n=len(names) - NAMED)
    body = "; ".join([*names[:NAMED], *filter(None, [more])])
    return Message(say(language, key, n=count), body, "/tables", "tables", language)


def _single(item: Item, language: str) -> Message:
    row = item.loaded.row
    page = "r" if item.kind == "over" else "t"
    lines = [_name(item.loaded, language), _detail(item, language)]
    title = say(language, f"server-notice-{item.kind}")
    body = "\n".join(filter(None, lines))
    return Message(title, body, f"/{page}/{row.id}", row.id, language)


def _name(loaded: Loaded, language: str) -> str:
    """The table and, where that does not say it, the game."""
    title, played = table_title(loaded, language), what_is_played(loaded, language)
    game = say(language, f"game-{loaded.row.game}")
    return title if game in title and game == played else f"{title} · {played}"


def _detail(item: Item, language: str) -> str:
    if item.kind == "over":
        return how_it_ended(item.loaded, language)[0]
    if item.kind == "move":
        return say(language, "server-notice-moved", name=item.mover) if item.mover else ""
    others = [
        chair.name
        for chair in item.loaded.chairs
        if chair.kind == "person" and chair.seat != item.seat
    ]
    free = sum(chair.kind == "free" for chair in item.loaded.chairs)
    seats = say(language, "server-seats-free", n=free)
    return f"{say(language, 'server-notice-sit', names=', '.join(others))} {seats}."


class _ByWhom(msgspec.Struct):
    seat: Seat = -1


def mover(loaded: Loaded, seat: Seat, action: str, told: str) -> str:
    """Who did this, if the events that this seat was told say so; a bot has no name."""
    by = msgspec.json.decode(action, type=_ByWhom).seat if action else -1
    if by < 0 or by == seat:
        return ""
    told_me = (one.event for one in frames.decode_told(told) if one.reaches(seat))
    says_so = any(msgspec.json.decode(event, type=_ByWhom).seat == by for event in told_me)
    return loaded.chairs[by].name if says_so else ""
