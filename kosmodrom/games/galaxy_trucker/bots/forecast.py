"""What the cards that one has seen ask of a ship."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from kosmodrom.games.galaxy_trucker.bots.worth import Wishes
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.rules import Rules

NEEDS: Mapping[str, Mapping[str, float]] = {
    "open_space": {"engines": 0.10},
    "stardust": {"beauty": 0.35},
    "planets": {"holds": 0.10},
    "abandoned_ship": {"crew": 0.08},
    "abandoned_station": {"crew": 0.08, "holds": 0.05},
    "smugglers": {"cannons": 0.12, "holds": 0.03},
    "slavers": {"cannons": 0.12, "crew": 0.06, "lives": 0.5},
    "pirates": {"cannons": 0.14, "shields": 0.08, "power": 0.05},
    "combat_zone": {"engines": 0.06, "cannons": 0.06, "crew": 0.08, "lives": 0.2},
    "epidemic": {"crew": 0.06},
    "sabotage": {"crew": 0.06},
    "boundless_space": {"engines": 0.15},
    "gravity_well": {"engines": 0.12},
    "engine_inspection": {"engines": 0.10},
    "bounty_hunters": {"cannons": 0.12, "crew": 0.06},
    "ambush": {"cannons": 0.10, "shields": 0.06},
    "corrosive_cloud": {"beauty": 0.15},
    "solar_flare": {"beauty": 0.25, "power": 0.05},
    "slingshot": {"power": 0.06},
    "battery_leak": {"power": 0.06},
    "tailwind_of_rocks": {"beauty": 0.12, "shields": 0.10, "power": 0.06},
    "crossfire": {"shields": 0.08},
    "crew_walkout": {"crew": 0.06},
    "toll_gate": {"crew": 0.08},
    "system_test": {"power": 0.10},
}
LEAST = 0.8  # of every usual wish stays, as some cards are never seen
SMALL = {"shields": 0.04, "power": 0.03, "beauty": 0.04}  # a small meteor
LARGE = {"cannons": 0.04, "strength": 0.04}


def needs(card: Card) -> dict[str, float]:
    """By how much a card raises what is wanted."""
    found = dict(NEEDS.get(card.kind, {}))
    for meteor in card.meteors:
        add(found, LARGE if meteor.startswith("large") else SMALL)
    return found


def add(total: dict[str, float], more: Mapping[str, float]) -> None:
    for wish, amount in more.items():
        total[wish] = total.get(wish, 0.0) + amount


@lru_cache(64)
def usual_needs(rules: Rules, number: int) -> Mapping[str, float]:
    """What a card of this round asks for on average."""
    packs = next(turn.recipe for turn in rules.rounds if turn.number == number)
    cards = [card for card in rules.cards.values() if card.pack in packs]
    total: dict[str, float] = {}
    for card in cards:
        add(total, needs(card))
    return {wish: amount / len(cards) for wish, amount in total.items()}


@lru_cache(512)
def forewarned(rules: Rules, number: int, cards: tuple[str, ...]) -> Wishes:
    """More of what the seen cards ask for, less of what they do not."""
    wishes = Wishes(number)
    if not cards:
        return wishes
    found: dict[str, float] = {}
    for id in cards:
        add(found, needs(rules.cards[id]))
    changed = {
        wish: max(LEAST, getattr(wishes, wish) + found.get(wish, 0.0) - len(cards) * usual)
        for wish, usual in usual_needs(rules, number).items()
    }
    return replace(wishes, **changed)


def toll(card: Card) -> int:
    """How many of the crew an enemy or a line of a combat zone takes."""
    lines = (line.penalty.crew for line in card.lines)
    return max((card.crew_lost if card.strength else 0, *lines))


@lru_cache(64)
def takers(rules: Rules, number: int) -> tuple[tuple[Card, float], ...]:
    """What takes crew among the cards of this round, and how often a card is that one."""
    recipe = next(turn.recipe for turn in rules.rounds if turn.number == number)
    packs = {pack: [one for one in rules.cards.values() if one.pack == pack] for pack in recipe}
    return tuple(
        (card, recipe[pack] / sum(recipe.values()) / len(cards))
        for pack, cards in packs.items()
        for card in cards
        if toll(card)
    )
