"""Four hands grab as fast as they can: a component is in exactly one place at every moment."""

from kosmodrom.core.actions import Action, Presence, TimeUp
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Grab, Pause, Place, Return, SetAside, Take
from kosmodrom.games.galaxy_trucker.events import Grabbed, Skipped
from kosmodrom.games.galaxy_trucker.options import Options
from tests.games.galaxy_trucker.hangar import GTTable, begun, happened
from tests.games.galaxy_trucker.test_properties import components
from tests.walk import state_bytes

WANTED = (Grab, Take, Return, Place, SetAside)


def hasty(table: GTTable, rng: Rng) -> Action | None:
    """Whatever a hurried hand does, the tray first."""
    seat = rng.below(4)
    choices = [action for action in table.choices(seat) if isinstance(action, WANTED)]
    tray = [action for action in choices if isinstance(action, Take)][:2]
    hands = [action for action in choices if isinstance(action, Return)]
    pick = tray or (hands if rng.chance(0.7) else []) or choices
    return rng.choice(pick) if pick else None


def play(actions: int, seed: str) -> GTTable:
    table = begun(Table(GAME, 4, Options(rounds="3", hourglass_seconds=600), seed))
    rng = Rng.from_seed(seed)
    now = table.state.now
    everything = components(table.state)
    for _ in range(actions):
        now += rng.below(40)
        while table.deadline is not None and table.deadline <= now:
            table.apply(TimeUp(), table.deadline)
        action = hasty(table, rng)
        if rng.chance(0.01):
            gone = table.state.players[3].away_since is None
            action = Presence(who=3, here=not gone)
        if action is not None:
            table.apply(action, now)
        assert components(table.state) == everything
    return table


def test_every_component_is_in_exactly_one_place() -> None:
    """GT-NET-08, GT-NET-10, GT-NET-19: thousands of grabs, and the record replays the same."""
    table = play(3000, "race")
    assert len(happened(table, Grabbed)) > 500
    assert {event.rule for event in happened(table, Skipped)} == {"GT-NET-08"}
    again = Table.replay(GAME, table.record())
    assert state_bytes(again) == state_bytes(table)


def test_nobody_grabs_more_often_than_every_250_ms() -> None:
    """GT-NET-10"""
    table = play(1500, "pace")
    last: dict[int, int] = {}
    times = {number: entry.at for number, entry in enumerate(table.log, start=1)}
    for number, told in table.told:
        event = told.event
        public = told.to is None or event.seat in told.to if isinstance(event, Grabbed) else False
        if isinstance(event, Grabbed) and event.origin != "reserve" and public:
            at = times[number]
            assert at - last.get(event.seat, -1000) >= 250
            last[event.seat] = at


def test_a_hand_is_served_even_where_no_clock_runs() -> None:
    """GT-NET-08: in a simulation time stands still while others act."""
    table = begun(Table(GAME, 2, Options(rounds="1"), "still"))
    table.apply(Grab(0))
    table.apply(Return(0))
    table.apply(Grab(0))
    assert table.state.ships[0].held is None
    for _ in range(20):
        on = not table.state.players[1].wants_pause
        table.apply(Pause(1, on))
    assert table.state.ships[0].held is not None
