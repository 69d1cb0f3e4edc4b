"""Which modules of the Big Expansion are played, and in which order they change the rules."""

from collections.abc import Callable
from functools import partial

from kosmodrom.games.galaxy_trucker.expansions.bonus.module import bonus_cards
from kosmodrom.games.galaxy_trucker.expansions.classes import new_classes
from kosmodrom.games.galaxy_trucker.expansions.evil import evil_machinations
from kosmodrom.games.galaxy_trucker.expansions.five import fifth_seat, five_rules
from kosmodrom.games.galaxy_trucker.expansions.rough.deck import rough_roads
from kosmodrom.games.galaxy_trucker.expansions.rough.handicap import handicap, numbers
from kosmodrom.games.galaxy_trucker.expansions.technology import FULL_TABLE, new_technologies
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import Rules

Module = Callable[[Rules], Rules]


def modules(options: Options, seats: int) -> list[Module]:
    """Every module may be combined with every other, always in this order. (GTX-MIX-01)"""
    five = seats == FULL_TABLE  # which switches on what it needs (GTX-NET-02)
    first, second = options.first_ship, options.second_ship
    obeyed = numbers(options, seats)
    found: list[tuple[bool, Module]] = [
        (options.new_technologies or five, new_technologies),
        ((first, second) != ("I", "II"), partial(new_classes, first=first, second=second)),
        (options.bonus_cards, bonus_cards),
        (five, fifth_seat),
        (options.evil_machinations, evil_machinations),
        (five or (options.five_rules == "four_too" and seats == 4), five_rules),
        (options.rough_roads > 0, partial(rough_roads, level=options.rough_roads)),
        (bool(obeyed) and options.rough_roads > 0, partial(handicap, numbers=obeyed)),
    ]
    return [module for is_played, module in found if is_played]


def apply(options: Options, seats: int, rules: Rules) -> Rules:
    """The rules with all that the host has chosen of the Big Expansion. (GTX-NET-01)"""
    for module in modules(options, seats):
        rules = module(rules)
    return rules
