"""What the rest of one player's game depends on: a ship, a universe, a hand, turns to go."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.board import board_features, open_sides_to
from kosmodrom.games.cosmobureau.bots.model import (
    INSPECTOR,
    Model,
    changed,
    colour_number,
    read_contacts,
    read_model,
)
from kosmodrom.games.cosmobureau.bots.search import STOP, Effort, Move, TurnSearch
from kosmodrom.games.cosmobureau.bots.space import Space
from kosmodrom.games.cosmobureau.bots.value import Worth
from kosmodrom.games.cosmobureau.captains import new_lines, occasions
from kosmodrom.games.cosmobureau.components import CELLS, SpaceTile
from kosmodrom.games.cosmobureau.placing import rotations
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Placed, Ship
from kosmodrom.games.cosmobureau.view import CosmobureauPublic, ShipView

Kind = tuple[int, int]  # colour and contacts of an agent


@dataclass(frozen=True)
class Placement:
    """A placement, what the best turn with it is worth, and how that turn begins."""

    agent: str
    cell: int
    turns: int
    contacts: int
    value: float
    move: Move = STOP


class Outlook:
    """Everything that the value of a turn depends on."""

    __slots__ = (
        "contacts", "effort", "hand", "model", "queue", "rules", "ship", "side", "space",
        "turns_left", "unseen",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        effort: Effort,
        ship: Ship,
        model: Model,
        space: Space,
        contacts: list[int],
    ) -> None:
        self.rules = rules
        self.effort = effort
        self.ship = ship  # as much of it as captains look at
        self.side = rules.box.ships[ship.side]
        self.model = model
        self.space = space
        self.contacts = contacts
        self.hand: list[str] = []
        self.queue: list[str] = []
        self.unseen: list[SpaceTile] = []
        self.turns_left = 0  # after the running turn

    def copy(self) -> "Outlook":
        other = Outlook(
            self.rules,
            self.effort,
            self.ship.copy(),
            self.model.copy(),
            self.space,
            self.contacts[:],
        )
        other.hand, other.queue, other.unseen = self.hand[:], self.queue[:], self.unseen[:]
        other.turns_left = self.turns_left
        return other

    def kind(self, agent: str) -> Kind:
        token = self.rules.box.agents[agent]
        return colour_number(token.colour), token.contacts

    def kinds(self, agents: Sequence[str]) -> list[Kind]:
        return [self.kind(agent) for agent in agents]

    def worth(self, hand: Sequence[str]) -> Worth:
        worth = Worth(self.turns_left, self.rules.box.setup.set_of_samples)
        colours = [colour for colour, _ in self.kinds(hand)]
        worth.hand = (colours.count(0), colours.count(1), colours.count(2))
        return worth

    def search(self, hand: Sequence[str], actions: Sequence[ops.AnyOp]) -> TurnSearch:
        return TurnSearch(self.rules, self.effort, self.worth(hand), actions, self.unseen)

    def board_value(self, contacts: Sequence[int], hand: Sequence[str]) -> float:
        features = board_features(self.side, contacts, self.kinds(hand))
        return self.effort.care * self.worth(hand).of_board(features)

    def value(self) -> float:
        """What the ship is worth as it stands, with this hand."""
        ship = self.worth(self.hand).of_ship(self.model, self.space)
        return ship + self.board_value(self.contacts, self.hand)

    def value_at_end(self) -> float:
        """The value between two turns; `value` counts the turn to come as gone."""
        self.turns_left += 1
        value = self.value()
        self.turns_left -= 1
        return value

    # Placing

    def candidates(self) -> Iterator[tuple[str, int, int, int]]:
        """Agent, compartment, turns and contacts; of equal agents only the first."""
        waiting = open_sides_to(self.side, self.contacts)
        seen: set[Kind] = set()
        for agent in self.hand:
            kind = self.kind(agent)
            if kind in seen:
                continue
            seen.add(kind)
            for turns, lying in rotations(kind[1]):
                for cell, sides in waiting.items():
                    if lying & sides:
                        yield agent, cell, turns, lying

    def placements(self) -> list[Placement]:
        """Every placement with the value of the best turn it begins, best first."""
        begun: dict[tuple[int, int], tuple[float, Move]] = {}
        found: list[Placement] = []
        for agent, cell, turns, lying in self.candidates():
            hand = [other for other in self.hand if other != agent]
            key = (self.kind(agent)[0], cell)
            if key not in begun:
                search, model = self.turn(agent, cell)
                begun[key] = search.best(model, (0,) * len(search.actions), self.space)
            board = self.contacts[:]
            board[cell] = 16 | lying
            value, move = begun[key]
            value += self.board_value(board, hand)
            found.append(Placement(agent, cell, turns, lying, value, move))
        return sorted(found, key=lambda one: -one.value)

    def turn(self, agent: str, cell: int) -> tuple[TurnSearch, Model]:
        """A search over the actions that a placement opens, and the ship it begins with."""
        model, colour = self.model.copy(), self.kind(agent)[0]
        model.landed = 0
        if colour == INSPECTOR:
            model.inspectors += 1
        else:
            model.unflipped = changed(model.unflipped, colour, 1)
        hand = [other for other in self.hand if other != agent]
        actions = (*self.captain_bonus(agent, cell), *self.side.compartments[cell])
        return self.search(hand, actions), model

    def captain_bonus(self, agent: str, cell: int) -> tuple[ops.Simple, ...]:
        if self.ship.captain is None:
            return ()
        ship = self.ship.copy()
        ship.cells[cell] = Placed(agent, 15)
        captain = self.rules.box.captains[self.ship.captain]
        return captain.bonus * occasions(ship, self.rules, cell)

    def place(self, placement: Placement) -> None:
        """The agent lies in its compartment."""
        self.hand.remove(placement.agent)
        self.contacts[placement.cell] = 16 | placement.contacts
        ship = self.ship
        ship.cells[placement.cell] = Placed(placement.agent, 15)
        if ship.captain is not None:
            captain = self.rules.box.captains[ship.captain]
            if captain.when == "line":
                ship.lines_paid += new_lines(ship, self.rules, captain, placement.cell)

    def flip_inspectors(self, flipped: int) -> None:
        """Each has contacts on all sides; those that do most good come first."""
        for _ in range(flipped):
            waiting = [cell for cell in range(len(CELLS)) if self._is_waiting_inspector(cell)]
            if waiting:
                self.contacts = max(
                    (self._with_all_contacts(cell) for cell in waiting), key=self._open
                )

    def _is_waiting_inspector(self, cell: int) -> bool:
        placed = self.ship.cells[cell]
        if placed is None or self.contacts[cell] == 31:
            return False
        return self.kind(placed.agent)[0] == INSPECTOR

    def _with_all_contacts(self, cell: int) -> list[int]:
        contacts = self.contacts[:]
        contacts[cell] = 31
        return contacts

    def _open(self, contacts: Sequence[int]) -> float:
        return self.board_value(contacts, self.hand)

    # Taking a new agent

    def best_in_queue(self) -> str:
        """The agent of the queue that does the hand most good."""
        return max(self.queue, key=lambda agent: (self.hand_value(agent), agent))

    def hand_value(self, agent: str) -> float:
        """What the ship is worth with one more agent in hand."""
        hand = [*self.hand, agent]
        ship = self.worth(hand).of_ship(self.model, self.space)
        return ship + self.board_value(self.contacts, hand)


def read_outlook(view: CosmobureauPublic, seat: int, rules: Rules, effort: Effort) -> Outlook:
    """What a seat can see of its own game."""
    me = view.ships[seat]
    outlook = Outlook(
        rules,
        effort,
        read_ship(me),
        read_model(view, seat),
        read_space(view, rules),
        read_contacts(me),
    )
    outlook.hand = [agent.agent for agent in me.hand]
    outlook.queue = [agent.agent for agent in view.queue]
    outlook.unseen = unseen_tiles(view, rules)
    outlook.turns_left = view.turns_each - me.turns
    return outlook


def read_space(view: CosmobureauPublic, rules: Rules) -> Space:
    setup = rules.box.setup
    printed = [rules.box.tiles[tile.tile] for tile in view.universe]
    spots = [(tile.x, tile.y) for tile in view.universe]
    return Space(printed, spots, setup.border, setup.discovery, view.stack > 0)


def unseen_tiles(view: CosmobureauPublic, rules: Rules) -> list[SpaceTile]:
    """The tiles that may lie in the stack: those of our sets that nobody has seen."""
    seen = {tile.tile for tile in view.universe}
    tiles = rules.box.tiles.values()
    return [tile for tile in tiles if tile.set in rules.players.tiles and tile.id not in seen]


def unseen_agents(view: CosmobureauPublic, rules: Rules) -> list[str]:
    """The agents that may lie in the bag."""
    seen = {agent.agent for agent in view.queue}
    for ship in view.ships:
        seen |= {agent.agent for agent in ship.hand} | {c.agent for c in ship.cells if c.agent}
    tokens = rules.box.agents.values()
    return [token.id for token in tokens if token.start_set is None and token.id not in seen]


def read_ship(me: ShipView) -> Ship:
    """As much of a ship as captains look at."""
    return Ship(
        side=me.side,
        captain=me.captain.captain if me.captain else None,
        cells=[Placed(cell.agent, 15, cell.flipped) if cell.agent else None for cell in me.cells],
        hand=[],
        fuel=0,
        usable=0,
        blockers=[],
        samples=[0, 0, 0],
        offices=[],
        x=0,
        y=0,
        lines_paid=list(me.lines_paid),
    )


assert len(CELLS) == 24
