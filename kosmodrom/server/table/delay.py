"""Spectators who see all hands some time behind the game: who they are, and what they know."""

from kosmodrom.core.actions import Millis
from kosmodrom.core.game import AnyGame
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.settings import DAY, SECOND
from kosmodrom.server.store.rows import ChairRow, Loaded, TableRow

SHORTEST, LONGEST = 60 * SECOND, DAY


def need_open_after(game: AnyGame, wish: Millis) -> Millis | None:
    """So long after the game spectators see all hands; 0: never."""
    if wish == 0:
        return None
    if game.opened is None:
        raise Refusal("no-hands", game=game.name)
    if not SHORTEST <= wish <= LONGEST:
        raise Refusal("no-such-delay", least=SHORTEST, most=LONGEST)
    return wish


def is_on(row: TableRow) -> bool:
    return row.status == "running" and row.open_after is not None


def sees_late(loaded: Loaded, visitor: str | None) -> bool:
    """Whether somebody looks on from behind: never who has or had a seat in the running game."""
    if not is_on(loaded.row):
        return False
    return visitor is None or (visitor not in loaded.keys and visitor not in loaded.parted)


def horizon(row: TableRow) -> Millis:
    """The last moment of the epoch that such spectators may know of."""
    assert row.open_after is not None
    return epoch() - row.open_after


def as_then(loaded: Loaded) -> Loaded:
    """A running table as it was then; of what comes and goes in between nothing is said."""
    then, until = loaded.copy(), horizon(loaded.row)
    row = then.row
    row.phase, row.to_move, row.updated = "", "[]", row.started or row.created
    row.pace, row.move_time, row.stand_in_after, row.due = "usual", None, None, None
    later = [one for one in loaded.sittings if one.at > until]
    then.sittings = [one for one in then.sittings if one.at <= until]
    for chair in then.chairs:
        chair.stand_in, chair.host, chair.late = "", False, 0
        if chair.kind != "bot":
            chair.level = None
    for one in reversed(later):
        _go_back(then.chairs[one.seat], one.went)
    return then


def _go_back(chair: ChairRow, name: str) -> None:
    """Somebody sat there before; how well a bot played that has gone nobody knows any more."""
    chair.name, chair.level = name, None
    chair.kind = "person" if name else "bot"
