"""Who sits where, and who may change it; nothing here touches the store or a socket."""

import msgspec

from kosmodrom.bots.bot import LEVELS, levels_of
from kosmodrom.core.actions import EVERYTHING, WATCHER, Millis, Seat
from kosmodrom.core.game import AnyGame
from kosmodrom.games import get_game
from kosmodrom.server import wire
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import NAME_LIMIT, TABLE_NAME_LIMIT, clean, device_id
from kosmodrom.server.settings import DAY, SECOND
from kosmodrom.server.store.loading import need_options
from kosmodrom.server.store.rows import ChairRow, Device, Loaded, SittingRow
from kosmodrom.server.table import delay


def need_level(game: AnyGame, level: str) -> str:
    """This level, if the game has it."""
    levels = levels_of(game)
    if level not in levels:
        raise Refusal("no-level", game=game.name, level=level, levels=", ".join(levels))
    return level


def nearest_level(game: AnyGame, level: str) -> str:
    """This level, or the best below it: somebody has to play."""
    allowed = LEVELS[: LEVELS.index(level) + 1]
    return next(known for known in reversed(allowed) if known in levels_of(game))


SHORTEST_MOVE, LONGEST_MOVE = 10 * SECOND, 30 * DAY


def need_move_time(game: AnyGame, options: dict[str, object], wish: Millis) -> Millis | None:
    """How long a move may take; 0 is as long as it takes. Some games have clocks of their own."""
    if wish == 0:
        return None
    if game.has_clocks(options):
        raise Refusal("own-clocks", game=game.name)
    if not SHORTEST_MOVE <= wish <= LONGEST_MOVE:
        raise Refusal("no-such-clock", least=SHORTEST_MOVE, most=LONGEST_MOVE)
    return wish


class Seating:
    """The chairs of one table and the keys to them."""

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.row, self.chairs, self.keys = loaded.row, loaded.chairs, loaded.keys
        self.devices, self.sittings, self.parted = loaded.devices, loaded.sittings, loaded.parted

    @property
    def game(self) -> AnyGame:
        return get_game(self.row.game)

    def seat_of(self, visitor: str | None) -> Seat | None:
        return self.keys.get(visitor) if visitor is not None else None

    def viewer_of(self, visitor: str | None) -> Seat:
        seat = self.seat_of(visitor)
        if seat is not None:
            return seat
        return EVERYTHING if delay.sees_late(self.loaded, visitor) else WATCHER

    def holders(self, seat: Seat) -> list[str]:
        """The visitors who have a key to this chair: one person on several devices."""
        return [who for who, other in self.keys.items() if other == seat]

    def chair_of(self, visitor: str | None) -> ChairRow:
        seat = self.seat_of(visitor)
        if seat is None:
            raise Refusal("not-seated")
        return self.chairs[seat]

    def need_host(self, visitor: str | None) -> None:
        if not self.chair_of(visitor).host:
            raise Refusal("not-host")

    def need_alone(self, visitor: str | None) -> None:
        """Bots make the moves of all other seats, so that nobody else minds."""
        chair = self.chair_of(visitor)
        if not all(one.is_bots for one in self.chairs if one.seat != chair.seat):
            raise Refusal("not-alone")

    def need_open(self) -> None:
        if self.row.status != "open":
            raise Refusal("already-started")

    def need_running(self) -> None:
        if self.row.status == "open":
            raise Refusal("not-started")

    def free_chair(self, seat: Seat | None, pennant: Seat | None = None) -> ChairRow:
        """The chair asked for; or any, if that is free the one with the pennant that is liked."""
        if seat is None:
            free = [chair for chair in self.chairs if chair.kind == "free"]
            if not free:
                raise Refusal("no-free-seat")
            return next((chair for chair in free if chair.seat == pennant), free[0])
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-seat")
        if self.chairs[seat].kind != "free":
            raise Refusal("seat-taken")
        return self.chairs[seat]

    # Before the start

    def sit(
        self,
        visitor: str,
        name: str,
        seat: Seat | None,
        device: str = "",
        pennant: Seat | None = None,
    ) -> None:
        """A newcomer takes a free chair; before the start, who sits already moves to it."""
        self.need_open()
        chair = self.free_chair(seat, pennant)
        was_host = False
        if visitor in self.keys:
            old = self.chairs[self.keys[visitor]]
            name, was_host = name or old.name, old.host
            moving = self.holders(old.seat)
            self._clear(old)
            self.keys.update(dict.fromkeys(moving, chair.seat))
        else:
            self.devices[visitor] = Device(device, epoch())
        chair.kind, chair.name = "person", clean(name, NAME_LIMIT) or f"Player {chair.seat + 1}"
        chair.host = was_host or not any(one.host for one in self.chairs)
        self.keys[visitor] = chair.seat

    def add_bot(self, level: str, seat: Seat | None) -> None:
        self.need_open()
        chair = self.free_chair(seat)
        chair.kind, chair.level = "bot", need_level(self.game, level)

    def remove(self, seat: Seat) -> None:
        """Free a chair; the host's own stays."""
        self.need_open()
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].host:
            raise Refusal("no-seat")
        self._clear(self.chairs[seat])

    def configure(self, wish: wire.Configure) -> None:
        """Change how we play; after the start only what does not touch the rules."""
        row = self.row
        if wish.options is not None or wish.seats is not None:
            self.need_open()
            seats = row.seats if wish.seats is None else wish.seats
            options = row.chosen_options() if wish.options is None else wish.options
            options = need_options(self.game, seats, options)
            self._resize(seats)
            row.options = msgspec.json.encode(options).decode()
            if self.game.has_clocks(options):
                row.move_time = None
        if wish.undo is not None:
            self.need_open()
            row.undo = wish.undo
        if wish.name is not None:
            row.name = clean(wish.name, TABLE_NAME_LIMIT)
        if wish.public is not None:
            row.public = wish.public
        if wish.watchable is not None:
            row.watchable = wish.watchable
        if wish.open_after is not None:
            self.need_open()
            row.open_after = delay.need_open_after(self.game, wish.open_after)
            row.takeover = row.takeover and row.open_after is None
        if wish.takeover is not None:
            self._need_closed_hands(wish.takeover)
            row.takeover = wish.takeover
        if wish.stand_in_after is not None:
            row.stand_in_after = wish.stand_in_after if wish.stand_in_after > 0 else None
        if wish.move_time is not None:
            row.move_time = need_move_time(self.game, row.chosen_options(), wish.move_time)

    def set_pace(self, visitor: str | None, pace: wire.Pace) -> None:
        if not self.chair_of(visitor).host:
            self.need_alone(visitor)
        self.row.pace = pace

    def _need_closed_hands(self, wanted: bool) -> None:
        """Who has seen others' hands may not sit down."""
        if wanted and self.row.open_after is not None:
            raise Refusal("hands-open")

    def _resize(self, seats: int) -> None:
        """Add free chairs, or take away free ones and then bots', from the end."""
        while len(self.chairs) < seats:
            self.chairs.append(ChairRow(table_id=self.row.id, seat=len(self.chairs)))
        for kind in ("free", "bot"):
            for chair in reversed(self.chairs[:]):
                if len(self.chairs) > seats and chair.kind == kind:
                    self.chairs.remove(chair)
        if len(self.chairs) > seats:
            raise Refusal("wrong-seats", game=self.row.game, seats=len(self.chairs))
        self._renumber()
        self.row.seats = seats

    def _renumber(self) -> None:
        moved = {chair.seat: seat for seat, chair in enumerate(self.chairs)}
        for who, seat in list(self.keys.items()):
            self.keys[who] = moved[seat]
        for seat, chair in enumerate(self.chairs):
            chair.seat = seat

    def fill(self, level: str | None) -> None:
        """Bots on the free chairs, or the chairs taken away, so that the game can begin."""
        free = [chair for chair in self.chairs if chair.kind == "free"]
        if level is None and free:
            seats = len(self.chairs) - len(free)
            need_options(self.game, seats, self.row.chosen_options())
            self._resize(seats)
            return
        for chair in free:
            assert level is not None
            chair.kind, chair.level = "bot", nearest_level(self.game, level)

    # Any time

    def leave(self, visitor: str, level: str) -> None:
        """Get up; in a running game a bot takes the chair for good, unless the game ends it."""
        chair = self.chair_of(visitor)
        host = chair.host
        if self.row.status == "running":
            self._note_sitting(chair, visitor, chair.name, "")
            self.parted.update(self.holders(chair.seat))
            self._clear(chair)
            chair.kind, chair.level = "bot", nearest_level(self.game, level)
            chair.stand_in = "left" if self.game.departure else ""
        elif self.row.status == "open":
            self._clear(chair)
        else:
            return
        if host:
            heir = next((one for one in self.chairs if one.kind == "person"), None)
            if heir is not None:
                heir.host = True

    def rename(self, visitor: str, name: str) -> None:
        """What others call them from now on; a finished game keeps the name it was played by."""
        if self.row.status != "over":
            self.chair_of(visitor).name = name

    def let_go(self, visitor: str, level: str) -> None:
        """This visitor has no seat here; who holds the same one as another visitor keeps it."""
        if len(self.holders(self.chair_of(visitor).seat)) == 1:
            self.leave(visitor, level)
        self.keys.pop(visitor, None)

    def _note_sitting(self, chair: ChairRow, visitor: str, went: str, came: str) -> None:
        row = SittingRow(
            table_id=self.row.id,
            number=max([one.number + 1 for one in self.sittings], default=0),
            seat=chair.seat,
            until=self.row.number,
            at=epoch(),
            went=went,
            came=came,
            visitor=visitor,
        )
        self.sittings.append(row)

    def take_over(self, visitor: str, name: str, seat: Seat, device: str = "") -> None:
        """Sit down instead of a bot; not for who may know more than that seat does.

        A watcher sees what everybody sees, so they bring nothing along. Who has or had another
        seat does, and on a deal that was played before anybody may.
        """
        row = self.row
        if row.status != "running" or not row.takeover:
            raise Refusal("no-takeover")
        if row.deal_of is not None or row.given_seed:
            raise Refusal("known-deal")
        if visitor in self.keys:
            raise Refusal("already-seated")
        if visitor in self.parted:
            raise Refusal("sat-here")
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-seat")
        chair = self.chairs[seat]
        if chair.kind != "bot":
            raise Refusal("seat-taken")
        chair.kind, chair.level, chair.stand_in = "person", None, ""
        chair.name = clean(name, NAME_LIMIT) or f"Player {seat + 1}"
        chair.host = not any(one.host for one in self.chairs)
        self.keys[visitor], self.devices[visitor] = seat, Device(device, epoch())
        self._note_sitting(chair, visitor, "", chair.name)

    def stand_in(self, visitor: str, level: str | None) -> None:
        """A bot plays for me, or I take my seat back."""
        chair = self.chair_of(visitor)
        self.need_running()
        chair.level = None if level is None else nearest_level(self.game, level)
        chair.stand_in, chair.late = "" if level is None else "asked", 0

    def replace_absent(self, seat: Seat) -> None:
        """A bot plays for somebody who went away; the seat is theirs again when they come back."""
        chair = self.chairs[seat]
        chair.level, chair.stand_in = nearest_level(self.game, "pilot"), "absent"

    def drop_device(self, visitor: str, device: str) -> str:
        """Take the seat from another device of this visitor; whose visitor that was."""
        seat = self.chair_of(visitor).seat
        found = [who for who in self.holders(seat) if device_id(self.row.id, who) == device]
        if not found:
            raise Refusal("no-device")
        if found[0] == visitor:
            raise Refusal("own-device")
        del self.keys[found[0]]
        if self.row.status == "running":
            self.parted.add(found[0])
        return found[0]

    def make_host(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind != "person":
            raise Refusal("not-a-person")
        for chair in self.chairs:
            chair.host = chair.seat == seat

    def _clear(self, chair: ChairRow) -> None:
        for who in self.holders(chair.seat):
            del self.keys[who]
        chair.kind, chair.name, chair.level, chair.stand_in = "free", "", None, ""
        chair.late = 0
        chair.host = False
