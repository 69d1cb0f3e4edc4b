"""How much a bot looks at, how careful it is, and what it wants."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache

from kosmodrom.core.actions import CoreEvent, Seat
from kosmodrom.core.ask import A
from kosmodrom.games.galaxy_trucker.actions import Place
from kosmodrom.games.galaxy_trucker.bots.site import Site
from kosmodrom.games.galaxy_trucker.bots.worth import Kit, Wishes, bent
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, turned_cell
from kosmodrom.games.galaxy_trucker.box.components import FRONT, Side, Turns
from kosmodrom.games.galaxy_trucker.events import AnyEvent, Looked, RoundBegan
from kosmodrom.games.galaxy_trucker.expansions.class_ia import quarters, turned_ship
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.view import Situation
from kosmodrom.games.galaxy_trucker.view_types import Own, PartView, Public, ShipView

# Of ships with two hulls: credits for one that has a crew, and for each square that a hull which
# can still grow has left; how much more crew they need.
FIRST_CABIN, WAY_OUT, MORE_CREW = 8.0, 0.6, 1.6
EVIL_CREW = 1.25  # how much more crew a flight wants into which everybody put an evil card


@dataclass(frozen=True, kw_only=True)
class Level:
    """One bot; the strongest one has the largest numbers and no noise."""

    tray: int  # face-up components it looks at
    patience: float  # how good a component must be, against what a grab brings on average
    grabs: tuple[int, int, int]  # components it takes at most, by round
    wishes: Callable[[Rules, int, tuple[str, ...]], Wishes]
    noise: float = 0.0  # credits by which it misjudges a place
    drawn: int = 0  # face-down components it imagines to know what a grab is worth
    followed: int = 0  # places whose next step it imagines too
    looks: bool = False  # at the forecast piles
    reserves: bool = False
    weighs: bool = False  # every decision in flight in credits


class Seen:
    """What a bot reads off its situation, once a decision."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.seat: Seat = situation.seat
        self.view: Public = situation.public
        self.own: Own = situation.own
        self.ship: ShipView = self.view.ships[situation.seat]
        rules = situation.rules.in_force(self.view.round_index, self.view.rough)
        self.rules: Rules = rules.of(situation.seat)
        board = self.ship.board or self.view.board.name
        self.untouched = Ship(
            colour=self.ship.colour,
            board=board,
            parts=parts_of(self.ship.parts),
            specialist=self.ship.specialist,
            boosts=dict(self.ship.boosts),
        )
        front = None if self.rules.board_of(self.untouched).front is not None else self._meant()
        # Where the front is still open, the ship as it lies when it is the one that is meant.
        self.quarters = 0 if front is None else quarters(front)
        self.craft = self.untouched if front is None else self._turned(front)
        self.parts = self.craft.parts
        self.board: Board = self.rules.board_of(self.craft)
        self._round: list[AnyEvent | CoreEvent] | None = None

    def _meant(self) -> Side:
        return self.own.secrets[0].front or FRONT

    def _turned(self, front: Side) -> Ship:
        return turned_ship(self.untouched, front)

    def spot(self, action: Place) -> tuple[Cell, Turns]:
        """Where a component would lie on the ship as it is meant."""
        return turned_cell(action.cell, self.quarters), (action.turns + self.quarters) % 4

    def boosted(self, cannon: Cell, booster: Cell) -> Ship:
        """My ship with one cannon more that is boosted."""
        craft = copy(self.craft)
        craft.boosts = {**craft.boosts, cannon: booster}
        return craft

    @property
    def round(self) -> list[AnyEvent | CoreEvent]:
        """What was told since this round began, the latest first."""
        if self._round is None:
            self._round = []
            for event in reversed(self.situation.told):
                if type(event) is RoundBegan:
                    break
                self._round.append(event)
        return self._round

    def of(self, kind: type[A]) -> list[A]:
        """The choices of one kind."""
        return self.situation.choices_of(kind)

    def forecast(self) -> tuple[str, ...]:
        """The cards of the piles that I have looked at in this round, in order."""
        piles = {
            event.pile: event.cards
            for event in self.round
            if isinstance(event, Looked) and event.seat == self.seat and event.cards
        }
        picks = (one.pick for one in self.own.secrets if one.seat == self.seat and one.pick)
        return (*(card for pile in sorted(piles) for card in piles[pile]), *picks)

    def site(self, level: Level, cards: tuple[str, ...] = ()) -> Site:
        items, wishes = tuple(self.parts.items()), self.wishes(level, cards)
        return site_of(items, self.board, wishes, kit_of(self.rules, self.board))

    def wishes(self, level: Level, cards: tuple[str, ...] = ()) -> Wishes:
        wishes = bent(level.wishes(self.rules, self.view.number, cards), self.rules.drawn)
        if self.own.secrets[0].pick:
            wishes = replace(wishes, crew=EVIL_CREW * wishes.crew)
        if self.ship.dead:
            wishes = replace(wishes, dead=self.board.columns[self.view.dead_column])
        if len(self.board.hulls) == 1:
            return wishes
        # Each hull is like the ship of an earlier round, and flies only with its own crew.
        number, crew = max(1, wishes.round - 1), MORE_CREW * wishes.crew
        return replace(wishes, round=number, crew=crew, cabin=FIRST_CABIN, way_out=WAY_OUT)


@lru_cache(512)
def parts_of(views: tuple[PartView, ...]) -> dict[Cell, Part]:
    """A ship as the rules know it; shared, so never changed."""
    return {
        view.cell: Part(**{name: getattr(view, name) for name in Part.__struct_fields__})
        for view in views
    }


@lru_cache(64)
def site_of(items: Sequence[tuple[Cell, Part]], board: Board, wishes: Wishes, kit: Kit) -> Site:
    return Site(dict(items), board, wishes, kit)


@lru_cache(64)
def kit_of(rules: Rules, board: Board) -> Kit:
    """All components of the box, pilot cabins included."""
    return Kit((*rules.pilot_cabins, *rules.warehouse), board.exhausts)
