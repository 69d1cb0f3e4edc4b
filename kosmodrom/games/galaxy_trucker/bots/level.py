"""How much a bot looks at, how careful it is, and what it wants."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kosmodrom.core.actions import CoreEvent, Seat
from kosmodrom.core.ask import A
from kosmodrom.games.galaxy_trucker.bots.site import Site
from kosmodrom.games.galaxy_trucker.bots.worth import Kit, Wishes
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.events import AnyEvent, Looked, RoundBegan
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.view import Situation
from kosmodrom.games.galaxy_trucker.view_types import Own, PartView, Public, ShipView


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
        self.rules: Rules = situation.rules.in_force(self.view.round_index, self.view.rough)
        self.parts = parts_of(self.ship.parts)
        board = self.ship.board or self.view.board.name
        self.craft = Ship(
            colour=self.ship.colour,
            board=board,
            parts=self.parts,
            specialist=self.ship.specialist,
            boosts=dict(self.ship.boosts),
        )
        self.board: Board = self.rules.board_of(self.craft)
        self._round: list[AnyEvent | CoreEvent] | None = None

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
        wishes = level.wishes(self.rules, self.view.number, cards)
        kit = kit_of(self.rules, self.board)
        return site_of(tuple(self.parts.items()), self.board, wishes, kit)


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
    return Kit((*rules.pilot_cabins, *rules.warehouse), board.rear)
