"""One ship as a planner sees it: numbers only, quick to copy and to compare."""

from kosmodrom.games.cosmobureau.components import parse_sides
from kosmodrom.games.cosmobureau.ops import COLOURS
from kosmodrom.games.cosmobureau.view import CosmobureauPublic, ShipView

INSPECTOR = 3
NUMBERS: dict[str, int] = {"inspector": INSPECTOR} | {c: n for n, c in enumerate(COLOURS)}
Key = tuple[int, ...]


class Model:
    """Store, markers and agents of one ship, and the offices of the universe as bits."""

    __slots__ = (
        "at", "blockers", "credits", "fuel", "inspectors", "landed", "level", "offices", "opened",
        "room", "samples", "taken", "unflipped", "usable",
    )  # fmt: skip

    def __init__(self) -> None:
        self.fuel = self.usable = self.room = self.level = self.credits = self.at = 0
        self.blockers: tuple[int, ...] = ()
        self.samples: tuple[int, int, int] = (0, 0, 0)
        self.unflipped: tuple[int, int, int] = (0, 0, 0)
        self.inspectors = 0
        self.offices: tuple[int, int, int, int] = (0, 0, 0, 0)  # by colour, then universal
        self.opened = 0
        self.taken = 0  # tiles with an office
        self.landed = 0  # tiles landed on this turn

    def copy(self) -> "Model":
        other = Model.__new__(Model)
        other.fuel, other.usable, other.room = self.fuel, self.usable, self.room
        other.level, other.credits, other.at = self.level, self.credits, self.at
        other.blockers, other.samples, other.unflipped = self.blockers, self.samples, self.unflipped
        other.inspectors, other.offices, other.opened = self.inspectors, self.offices, self.opened
        other.taken, other.landed = self.taken, self.landed
        return other

    def key(self) -> Key:
        return (
            self.fuel, self.usable, self.room, self.level, self.credits, self.at, self.inspectors,
            self.opened, self.taken, self.landed, len(self.blockers), *self.samples,
            *self.unflipped, *self.offices,
        )  # fmt: skip

    def space_left(self) -> int:
        """Free cells of the store."""
        return self.usable - sum(self.samples) - self.fuel


def changed(numbers: tuple[int, int, int], index: int, by: int) -> tuple[int, int, int]:
    """The three numbers with one of them changed."""
    first, second, third = numbers
    if index == 0:
        return (first + by, second, third)
    if index == 1:
        return (first, second + by, third)
    return (first, second, third + by)


def read_model(view: CosmobureauPublic, seat: int) -> Model:
    """A ship out of a view."""
    ship, model = view.ships[seat], Model()
    model.fuel, model.usable, model.blockers = ship.fuel, ship.usable, ship.blockers
    model.samples = (ship.samples["orange"], ship.samples["blue"], ship.samples["pink"])
    model.room, model.level, model.credits = ship.room, ship.level, ship.credits
    model.unflipped = _unflipped(ship)
    model.inspectors = sum(c.colour == "inspector" and not c.flipped for c in ship.cells)
    kinds = [office.planet for office in ship.offices]
    model.offices = (
        kinds.count("orange"), kinds.count("blue"), kinds.count("pink"), kinds.count("any")
    )  # fmt: skip
    model.opened = ship.offices_open
    for number, tile in enumerate(view.universe):
        if tile.tile == ship.tile:
            model.at = number
        if tile.owner is not None:
            model.taken |= 1 << number
        if seat == view.active and tile.tile in view.turn.landed:
            model.landed |= 1 << number
    return model


def _unflipped(ship: ShipView) -> tuple[int, int, int]:
    colours = [cell.colour for cell in ship.cells if cell.agent and not cell.flipped]
    return (colours.count("orange"), colours.count("blue"), colours.count("pink"))


def read_contacts(ship: ShipView) -> list[int]:
    """The contacts of each placed agent as bits; 16 marks an agent, so that none is 0."""
    return [16 | parse_sides(cell.contacts) if cell.agent else 0 for cell in ship.cells]


def colour_number(colour: str) -> int:
    """0 to 2, or 3 for an inspector."""
    return NUMBERS[colour]
