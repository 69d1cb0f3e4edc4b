"""The handicap: cards of the rough roads that do not bind everybody."""

from collections.abc import Awaitable
from dataclasses import replace

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Hazard, hazard_text, parse_hazard
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import Count, CountMove, Fate, Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import State


def numbers(options: Options, seats: int) -> tuple[int, ...]:
    """How many cards of the row each seat obeys; none if all obey all. (GTX-NET-91, GTX-NET-09)"""
    level, given = options.rough_roads, options.handicap[:seats]
    if any(number > level for number in given):
        raise ValueError(f"nobody can obey {max(given)} rough cards where {level} are drawn")
    if options.teams != "none" or not given:
        return ()
    return (*given, *(level for _ in range(seats - len(given))))


def handicap(rules: Rules, numbers: tuple[int, ...]) -> Rules:
    """Each seat obeys so many of the cards; those for all alike stay away. (GTX-ROUGH-05, -06)"""
    rough = {
        card: change
        for card, change in rules.rough.items()
        if card not in PRINTED or not PRINTED[card].common
    }
    return replace(rules, rough=rough, handicap=numbers, bind=each_by_its_own)


def each_by_its_own(rules: Rules, own: tuple[Rules, ...]) -> Rules:
    """The scenes of all cards that are drawn; each ship meets them by its own. (GTX-NET-91)"""
    return replace(
        rules,
        own=own,
        incoming=lambda hazard: hazard,
        fate=own_fate,
        price=own_price,
        counts={what: own_count(what) for what in rules.counts},
        count_moves={kind: own_move(kind) for kind in rules.count_moves},
        unsaid=(own_silence,),
        explores=own_way,
    )


def own_fate(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
    mine = rules.of(seat)
    as_it_comes = parse_hazard(mine.incoming(hazard_text(hazard)))
    return mine.fate(state, mine, seat, as_it_comes, roll)


def own_price(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> int:
    mine = rules.of(seat)
    return mine.price(state, mine, seat, cells)


def own_count(what: str) -> Count:
    def count(rules: Rules, ship: Ship, on: tuple[Cell, ...]) -> int:
        mine = rules.of(ship.colour)
        return mine.counts[what](mine, ship, on)

    return count


def own_move(kind: type[Action]) -> CountMove[Action]:
    def choices(state: State, rules: Rules, seat: Seat, what: str) -> tuple[Action, ...]:
        move = rules.of(seat).count_moves.get(kind)
        return () if move is None else move.choices(state, rules, seat, what)

    def do(state: State, rules: Rules, seat: Seat, action: Action) -> Awaitable[None]:
        return rules.of(seat).count_moves[kind].do(state, rules, seat, action)

    return CountMove(choices, do)


async def own_silence(state: State, rules: Rules, seat: Seat, what: str, about: str) -> None:
    for hook in rules.of(seat).unsaid:
        await hook(state, rules, seat, what, about)


def own_way(state: State, rules: Rules, seat: Seat, crew: int) -> Awaitable[bool]:
    return rules.of(seat).explores(state, rules, seat, crew)
