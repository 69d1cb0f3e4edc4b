"""Building: what to take, where to put it, when to stop."""

from typing import TypeGuard

from kosmodrom.core.actions import Action, Event, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import (
    AskForLimit,
    EndTurn,
    Finish,
    Flip,
    Grab,
    HandOver,
    Look,
    Pause,
    Place,
    PutBack,
    Return,
    SetAside,
    Take,
    TakeOff,
    TakeOver,
    TakeReserve,
)
from kosmodrom.games.galaxy_trucker.bots.fronts import mean_front
from kosmodrom.games.galaxy_trucker.bots.level import Level, Seen
from kosmodrom.games.galaxy_trucker.bots.site import Idea, Site
from kosmodrom.games.galaxy_trucker.events import Flipped, Grabbed, Looked
from kosmodrom.games.galaxy_trucker.expansions.actions import TakeOwn
from kosmodrom.games.galaxy_trucker.expansions.events import Kept
from kosmodrom.games.galaxy_trucker.ship.ship import Part

ENOUGH = 0.04  # credits that the next component must promise
LAST_MOVES = 45  # of one run of the sand: then it is time to finish
USUAL = 1.1  # what a grab brings a builder who imagines nothing
UNUSED = -0.8  # a set-aside component is placed if it costs no more than this


def build(seen: Seen, level: Level, rng: Rng) -> Thought:
    """One step of building, whatever is allowed now."""
    if (civil := _agree(seen)) is not None:
        return civil
    if seen.ship.token is not None or seen.ship.looking is not None:
        return _wait(seen)
    if wrong := seen.of(TakeOff):
        return Thought(wrong[0], Reason("gt-repair"))
    if (meant := mean_front(seen, level)) is not None:
        return meant
    return Builder(seen, level, rng).step()


def _agree(seen: Seen) -> Thought | None:
    """What people at the table ask for."""
    others = [ship for ship in seen.view.ships if ship.seat != seen.seat]
    asked = any(ship.wants_pause for ship in others)
    pause = next((action for action in seen.of(Pause) if action.on), None)
    if asked and pause is not None:
        return Thought(pause, Reason("gt-agreed"))
    found: list[Action] = [*seen.of(HandOver), *seen.of(TakeOver)]
    return Thought(found[0], Reason("gt-agreed")) if found else None


def _wait(seen: Seen) -> Thought:
    """A finished player turns the hourglass; a pile that was read goes back."""
    order: tuple[type[Action], ...] = (PutBack, EndTurn, Flip, AskForLimit)
    for kind in order:
        if found := seen.of(kind):
            return Thought(found[0], Reason("gt-flip" if kind is Flip else "gt-waited"))
    return Thought(seen.situation.choices[0], Reason("gt-waited"))


class Builder:
    """Somebody with an unfinished ship and at most one component in hand."""

    def __init__(self, seen: Seen, level: Level, rng: Rng) -> None:
        self.seen, self.level, self.rng = seen, level, rng
        self.build = seen.view.build
        self.cards = seen.forecast() if level.looks else ()
        self.site: Site = seen.site(level, self.cards)
        self.grabs = sum(
            1
            for event in seen.round
            if type(event) is Grabbed
            and event.seat == seen.seat
            and event.origin in ("heap", "tray")
        )
        self.hurry = self._hurry()
        self.expected = self._expected()

    def _hurry(self) -> bool:
        """Time is short: the last sand runs, turns are few, or many components were looked at."""
        if self.build.turn is not None:
            return True
        last = bool(self.build.circles) and self.build.circle == 0
        return last or self.grabs >= self.level.grabs[self.seen.view.number - 1]

    def _is_late(self) -> bool:
        """The last sand has run for a while, or so much was grabbed that it must be enough."""
        if self.grabs >= 1.4 * self.level.grabs[self.seen.view.number - 1]:
            return True
        if not self.build.circles or self.build.circle:
            return False
        moves = 0
        for event in self.seen.round:
            if type(event) is Flipped:
                break
            moves += getattr(event, "seat", None) == self.seen.seat
        return moves >= LAST_MOVES

    def _expected(self) -> float:
        """What a component that lies face down is worth to this ship on average."""
        if not self.level.drawn:
            return USUAL if self.site.frontier else 0.0
        return self.site.mean_best(self._drawn())

    def _drawn(self) -> list[str]:
        """Some of what may lie face down: the same ones until something is placed."""
        unseen = self._unseen()
        known = set(unseen)
        stride = max(1, -(-len(unseen) // self.level.drawn))
        sample = self.seen.rules.warehouse[len(self.seen.parts) % stride :: stride]
        return [tile for tile in sample if tile in known]

    def _unseen(self) -> list[str]:
        """The components that may lie face down."""
        known = set(self.build.tray)
        for ship in self.seen.view.ships:
            known.update(part.tile for part in ship.parts)
            known.update((*ship.reserve, *ship.batch))
        return [tile for tile in self.seen.rules.warehouse if tile not in known]

    @property
    def bar(self) -> float:
        """What a component must bring to be kept."""
        return 0.0 if self.hurry else self.level.patience * self.expected

    def step(self) -> Thought:
        held = self.seen.own.secrets[0].held
        if held is not None:
            return self.use(held)
        if found := self.seen.of(EndTurn):
            return Thought(found[0], Reason("gt-waited"))
        return self.reach()

    # With a component in hand

    def use(self, tile: str) -> Thought:
        """Place it, keep it for later, or give it back."""
        places = {self.seen.spot(action): action for action in self.seen.of(Place)}
        ideas = [idea for idea in self.site.ideas(tile) if (idea.cell, idea.turns) in places]
        back, aside = self.seen.of(Return), self.seen.of(SetAside)
        best = self.choose(tile, ideas) if ideas else None
        is_own = self.seen.own.secrets[0].held_from == "batch"
        if best is not None and (best.value >= self.bar or is_own or not back):
            return Thought(places[best.cell, best.turns], Reason("gt-placed"))
        if aside and (not back or self.is_treasure(tile)):
            return Thought(aside[0], Reason("gt-aside"))
        if back:
            return Thought(back[0], Reason("gt-returned"))
        return Thought(self.seen.situation.choices[0], Reason("gt-waited"))

    def choose(self, tile: str, ideas: list[Idea]) -> Idea:
        """The best place, as well as this level can tell."""
        if self.level.noise:
            spread = int(1000 * self.level.noise)
            return max(ideas, key=lambda idea: idea.value + self.rng.below(spread) / 1000)
        few = ideas[: self.level.followed]
        if len(few) < 2 or few[0].value < self.bar or len(self.site.hulls) > 1:
            return ideas[0]  # a hull that is not begun has room for all, so it would never begin
        next_ones = self._drawn()
        return max(few, key=lambda idea: idea.value + 1.5 * self.after(tile, idea, next_ones))

    def after(self, tile: str, idea: Idea, next_ones: list[str]) -> float:
        """What the components that may come next would bring then."""
        parts = {**self.seen.parts, idea.cell: Part(tile, idea.turns)}
        site = Site(parts, self.seen.board, self.site.wishes, self.site.kit)
        return site.mean_best(next_ones)

    def is_treasure(self, tile: str) -> bool:
        """Worth a place beside the ship until it fits."""
        if not self.level.reserves or self.hurry or len(self.site.frontier) < 4:
            return False
        return self.site.use_of(tile) >= 2.2

    # With an empty hand

    def reach(self) -> Thought:
        """A pile to read, something set aside, something face up, something face down, or done."""
        found = self.read_pile() or self.from_reserve(self.bar + 0.3)
        found = found or self.from_batch() or self.from_tray()
        if found is not None:
            return found
        grabs = self.seen.of(Grab)
        if grabs and not self._is_late() and self.expected > ENOUGH and self.site.frontier:
            return Thought(self.rng.choice(grabs), Reason("gt-grab"))
        return self.from_reserve(UNUSED) or self.finish()

    def read_pile(self) -> Thought | None:
        """One pile after another, early enough to build for what is in them."""
        if not self.level.looks or self.hurry or self.grabs < 2:
            return None
        size = self.build.piles[0].size if self.build.piles else 0
        if not size or len(self.cards) >= size * len(self.build.piles):
            return None
        known = {e.pile for e in self.seen.round if _is_my_look(e, self.seen.seat)}
        looks = [action for action in self.seen.of(Look) if action.pile not in known]
        return Thought(looks[0], Reason("gt-look")) if looks else None

    def from_reserve(self, least: float) -> Thought | None:
        takes = [a for a in self.seen.of(TakeReserve) if self.site.ideas(a.tile)]
        best = max(takes, key=lambda action: self.site.best(action.tile), default=None)
        if best is None or self.site.best(best.tile) < least:
            return None
        return Thought(best, Reason("gt-reserve"))

    def from_batch(self) -> Thought | None:
        """What lies there for this ship alone costs a fee if it stays. (GTX-ROUGH-37)"""
        tried = {
            e.tile for e in self.seen.round if isinstance(e, Kept) and e.seat == self.seen.seat
        }
        takes = [
            a for a in self.seen.of(TakeOwn) if a.tile not in tried and self.site.ideas(a.tile)
        ]
        best = max(takes, key=lambda action: self.site.best(action.tile), default=None)
        if best is None or self.site.best(best.tile) < UNUSED:
            return None
        return Thought(best, Reason("gt-own"))

    def from_tray(self) -> Thought | None:
        """The most useful component that lies face up, if it beats what a grab promises."""
        takes = self.seen.of(Take)[-self.level.tray :]
        best = max(takes, key=lambda action: self.site.best(action.tile), default=None)
        least = max(self.bar, ENOUGH, 0.0 if self._is_late() else 0.9 * self.expected)
        if best is None or not self.site.ideas(best.tile) or self.site.best(best.tile) < least:
            return None
        return Thought(best, Reason("gt-take"))

    def finish(self) -> Thought:
        """The lowest number that is left."""
        if found := self.seen.of(Finish):
            return Thought(min(found, key=lambda action: action.token), Reason("gt-finish"))
        return Thought(self.seen.situation.choices[0], Reason("gt-waited"))


def _is_my_look(event: Event, seat: Seat) -> TypeGuard[Looked]:
    return isinstance(event, Looked) and event.seat == seat
