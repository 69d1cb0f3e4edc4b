"""What an answer costs, gives and leaves by the rules, as far as its player can know."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Accept, Enough, Give, Keep, Land, Power
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.cards.planets import goods_on
from kosmodrom.games.galaxy_trucker.flight.contest import (
    Verdict,
    contest,
    is_worth_power,
    strength_with,
    verdict,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import threats
from kosmodrom.games.galaxy_trucker.ship.losses import keep_part, lose_parts, release_aliens
from kosmodrom.games.galaxy_trucker.ship.power import KINDS, cost
from kosmodrom.games.galaxy_trucker.ship.ship import (
    batteries_aboard,
    crew_aboard,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of a choice; strengths in half units."""

    batteries: int | None = None  # aboard afterwards
    strength: int | None = None  # to stand at
    more: int = 0  # of it, by this battery
    verdict: Verdict | Literal["not_yet"] | None = None
    worse: bool = False  # than the other answer, for all that is known
    loses: tuple[Cell, ...] | None = None  # components that would be gone
    crew_lost: int = 0
    last_human: bool = False  # would go, and the flight with it
    goods_lost: tuple[Colour, ...] = ()
    credits: int = 0
    days: int = 0  # of flight, lost
    goods: tuple[Colour, ...] = ()  # to load


def previews(
    state: State, rules: Rules, seat: Seat, choices: Sequence[Action]
) -> Sequence[Preview | None]:
    """One beside each choice, where a question of the flight is asked."""
    if seat < 0 or seat not in state.questions:
        return ()
    return [_preview(state, rules, seat, choice) for choice in choices]


def _preview(state: State, rules: Rules, seat: Seat, choice: Action) -> Preview | None:
    kind = state.questions[seat].kind
    match choice:
        case Keep(_, cell):
            return after(state, rules, seat, lambda s: keep_part(s, rules, seat, cell, "GT-HIT-16"))
        case Power(_, cell) if kind in KINDS.values():
            return counting(state, rules, seat, (cell,))
        case Enough() if kind in KINDS.values():
            return counting(state, rules, seat, ())
        case Power():
            left = batteries_aboard(state.ships[seat].parts) - 1
            return Preview(batteries=left, loses=None if kind == "battery" else ())
        case Enough():
            return struck(state, rules, seat)
        case Give(_, cell):
            return giving(state, rules, seat, cell, kind)
        case Land(_, planet):
            days = card_in_play(state, rules).days
            return Preview(days=days, goods=goods_on(state, rules, planet))
        case Accept():
            return accepting(state, rules, kind)
    return None


def after(state: State, rules: Rules, seat: Seat, change: Callable[[State], None]) -> Preview:
    """What a ship will have lost by this change, including aliens without life support."""
    other, before = state.copy(), state.ships[seat].parts
    change(other)
    release_aliens(other, seat)
    left = other.ships[seat].parts
    goods = Counter(goods_aboard(before)) - Counter(goods_aboard(left))
    return Preview(
        batteries=batteries_aboard(left),
        loses=tuple(sorted(before.keys() - left.keys())),
        crew_lost=crew_aboard(before) - crew_aboard(left),
        goods_lost=tuple(sorted(goods.elements())),
    )


def struck(state: State, rules: Rules, seat: Seat) -> Preview | None:
    """Taking the hit, if the best part is kept. (GT-HIT-15, GT-HIT-16)"""
    gone = [(cell, *falls) for one, cell, falls in threats(state, rules) if one == seat]
    if not gone:
        return None

    def hit(other: State) -> None:
        lose_parts(other, rules, seat, gone[0], "destroyed", "GT-HIT-15")

    return msgspec.structs.replace(after(state, rules, seat, hit), worse=True)


def counting(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> Preview | None:
    """Powering these squares, or staying at the strength that there is."""
    running, card = contest(state, rules), card_in_play(state, rules)
    mine = next((one for one in running.flyers if one.seat == seat), None) if running else None
    if running is None or mine is None:
        return None
    value = strength_with(state, rules, running.what, seat, cells)
    beat, worth = running.beat, is_worth_power(mine)
    price = sum(cost(state, rules, seat, cell) for cell in cells)
    halfway = bool(cells) and beat is not None and value < beat <= mine.most
    return Preview(
        batteries=batteries_aboard(state.ships[seat].parts) - price,
        strength=value,
        more=value - mine.now,
        verdict="not_yet" if halfway else verdict(state, rules, card, seat, value),
        worse=worth != bool(cells),
    )


def giving(state: State, rules: Rules, seat: Seat, cell: Cell, kind: str) -> Preview:
    parts = state.ships[seat].parts
    if kind == "crew":
        return Preview(crew_lost=1, last_human=humans_aboard(parts) == parts[cell].humans == 1)
    if kind == "battery":
        return Preview(batteries=batteries_aboard(parts) - 1)
    dearest = max(goods_aboard(parts), key=lambda cube: rules.prices[cube])
    return Preview(goods_lost=(dearest,))  # (GT-LOSS-01)


def accepting(state: State, rules: Rules, kind: str) -> Preview:
    """What the card offers, and its price. (GT-CARD-ENEM-01, GT-CARD-SHIP-01)"""
    taking = state.play.taken + (kind != "reward")  # whoever won is counted already
    card = rules.reduced(card_in_play(state, rules), taking)
    crew = card.crew_lost if card.kind == "abandoned_ship" else 0
    return Preview(credits=card.credits, days=card.days, goods=card.goods, crew_lost=crew)
