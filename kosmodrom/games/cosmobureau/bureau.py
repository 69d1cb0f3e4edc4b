"""The bureau track: rooms, levels, inspectors. (CB-BUREAU)"""

from kosmodrom.games.cosmobureau.components import CELLS, Room
from kosmodrom.games.cosmobureau.events import InspectorFlipped, LevelReached, RoomEntered
from kosmodrom.games.cosmobureau.placing import flip
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cell, Cosmos
from kosmodrom.games.cosmobureau.store import earn


def next_room(rules: Rules, room: int) -> int:
    """From the last room the track leads back: its end is a ring. (CB-BUREAU-04)"""
    return room + 1 if room + 1 < len(rules.box.rooms) else rules.box.after_last


def enter_next_room(state: Cosmos, rules: Rules) -> Room:
    """One step; the level is the highest whose room was entered. (CB-BUREAU-03)"""
    ship = state.ship
    ship.room = next_room(rules, ship.room)
    room = rules.box.rooms[ship.room]
    state.tell(RoomEntered(seat=state.active, room=ship.room))
    if room.level is not None and room.level > ship.level:
        ship.level = room.level
        state.tell(LevelReached(seat=state.active, level=ship.level))
    return room


def flip_inspector(state: Cosmos, rules: Rules, cell: Cell) -> None:
    """Two credits, and contacts on all sides. (CB-BUREAU-05)"""
    credits = rules.box.setup.inspector
    flip(state.ship, rules, cell)
    earn(state.ship, "inspector", credits, CELLS[cell])
    state.tell(InspectorFlipped(seat=state.active, cell=CELLS[cell], credits=credits))
