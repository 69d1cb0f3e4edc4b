"""What happens in Cosmobureau, for the log and the animation. Everything here is public."""

from typing import Final, Literal, TypeAlias, get_args

from kosmodrom.core.actions import Event, Seat
from kosmodrom.games.cosmobureau.ops import Colour

Source: TypeAlias = Literal[
    "landing", "office", "sets", "room", "inspector", "discovery", "compartment", "captain"
]


class GameBegan(Event, frozen=True, kw_only=True):
    rule: str = "CB-SETUP-13"
    first: Seat


class ShipChosen(Event, frozen=True, kw_only=True):
    rule: str = "CB-SETUP-07"
    seat: Seat
    side: str


class CaptainChosen(Event, frozen=True, kw_only=True):
    rule: str = "CB-SETUP-14"
    seat: Seat
    captain: str


class TurnBegan(Event, frozen=True, kw_only=True):
    rule: str = "CB-PLACE-01"
    seat: Seat
    turn: int


class AgentPlaced(Event, frozen=True, kw_only=True):
    rule: str = "CB-PLACE-02"
    seat: Seat
    agent: str
    colour: str
    cell: str
    contacts: str


class NoPlaceLeft(Event, frozen=True, kw_only=True):
    rule: str = "CB-PLACE-08"
    seat: Seat


class CaptainHelped(Event, frozen=True, kw_only=True):
    """A captain's condition holds, so many times."""

    rule: str = "CB-CAPTAIN-01"
    seat: Seat
    captain: str
    times: int


class BonusDeclined(Event, frozen=True, kw_only=True):
    rule: str = "CB-EXPLORE-03"
    seat: Seat


class FuelGained(Event, frozen=True, kw_only=True):
    rule: str = "CB-ACT-01"
    seat: Seat
    amount: int
    lost: int
    fuel: int


class FuelPaid(Event, frozen=True, kw_only=True):
    rule: str = "CB-PAY-01"
    seat: Seat
    amount: int
    fuel: int


class SampleStored(Event, frozen=True, kw_only=True):
    rule: str = "CB-STORE-03"
    seat: Seat
    colour: Colour
    gave_fuel: bool


class SampleGiven(Event, frozen=True, kw_only=True):
    rule: str = "CB-PAY-02"
    seat: Seat
    colour: Colour


class StoreEnlarged(Event, frozen=True, kw_only=True):
    rule: str = "CB-ACT-06"
    seat: Seat
    usable: int


class OfficeOpened(Event, frozen=True, kw_only=True):
    rule: str = "CB-OFFICE-03"
    seat: Seat
    tile: str
    office: str
    planet: str
    credits: int


class RoomEntered(Event, frozen=True, kw_only=True):
    rule: str = "CB-BUREAU-02"
    seat: Seat
    room: int


class LevelReached(Event, frozen=True, kw_only=True):
    rule: str = "CB-BUREAU-03"
    seat: Seat
    level: int


class InspectorFlipped(Event, frozen=True, kw_only=True):
    rule: str = "CB-BUREAU-05"
    seat: Seat
    cell: str
    credits: int


class CreditsGained(Event, frozen=True, kw_only=True):
    rule: str = "CB-ACT-10"
    seat: Seat
    credits: int
    source: Source
    thing: str


class Flew(Event, frozen=True, kw_only=True):
    rule: str = "CB-FLY-02"
    seat: Seat
    path: tuple[str, ...]
    tile: str
    price: int
    fuel: int


class Explored(Event, frozen=True, kw_only=True):
    rule: str = "CB-EXPLORE-02"
    seat: Seat
    path: tuple[str, ...]
    tile: str
    x: int
    y: int
    price: int
    fuel: int


class Landed(Event, frozen=True, kw_only=True):
    rule: str = "CB-LAND-03"
    seat: Seat
    cell: str
    tile: str
    colour: Colour
    samples: int
    credits: int


class AgentTaken(Event, frozen=True, kw_only=True):
    rule: str = "CB-REFILL-01"
    seat: Seat
    agent: str
    colour: str


class QueueExchanged(Event, frozen=True, kw_only=True):
    rule: str = "CB-REFILL-02"
    seat: Seat
    returned: tuple[str, ...]
    drawn: tuple[str, ...]


class QueueRefilled(Event, frozen=True, kw_only=True):
    rule: str = "CB-REFILL-04"
    agent: str
    colour: str
    bag: int


class EndTriggered(Event, frozen=True, kw_only=True):
    rule: str = "CB-END-01"
    seat: Seat
    turns: int


class SetsScored(Event, frozen=True, kw_only=True):
    rule: str = "CB-END-03"
    seat: Seat
    sets: int
    credits: int


class GameEnded(Event, frozen=True, kw_only=True):
    rule: str = "CB-END-04"
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    GameBegan | ShipChosen | CaptainChosen | TurnBegan | AgentPlaced | NoPlaceLeft | CaptainHelped
    | BonusDeclined | FuelGained | FuelPaid | SampleStored | SampleGiven | StoreEnlarged
    | OfficeOpened | RoomEntered | LevelReached | InspectorFlipped | CreditsGained | Flew | Explored
    | Landed | AgentTaken | QueueExchanged | QueueRefilled | EndTriggered | SetsScored | GameEnded
)  # fmt: skip
EVENTS: Final[tuple[type[AnyEvent], ...]] = get_args(AnyEvent)
