"""From options to rules: variants are functions on rules, never questions in the base."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

import msgspec

from kosmodrom.core.game import Variant
from kosmodrom.games.crew.briefing import (
    decision,
    distribution,
    draft,
    reveal,
    roles,
    tokens,
    transfer,
)
from kosmodrom.games.crew.cards import ALL, BIT, SUIT_MASK
from kosmodrom.games.crew.distress import distress, passing
from kosmodrom.games.crew.mission import (
    Mission,
    WinningCardEach,
    missions,
    plain_mission,
)
from kosmodrom.games.crew.mission_check import check_mission, check_winnable
from kosmodrom.games.crew.rules import HARD_SEATS, CrewOptions, CrewRules, Scene
from kosmodrom.games.crew.setup import deal, deal_evenly, deal_with_jarvis, seat_jarvis
from kosmodrom.games.crew.signals import give_up, window
from kosmodrom.games.crew.trick import trick

SCENES: Mapping[str, Scene] = {
    scene.__name__: scene
    for scene in (
        seat_jarvis, deal, roles, tokens, draft, decision, reveal, distribution, transfer,
        distress, passing, window, give_up, trick,
    )
}  # fmt: skip
ASSIGN: Mapping[str, tuple[str, ...]] = {
    "none": (),
    "draft": ("draft",),
    "commander_decision": ("decision",),
    "commander_distribution": ("reveal", "distribution"),
}


@lru_cache(maxsize=512)
def make_rules(options: CrewOptions, seats: int) -> CrewRules:
    """The rules that these options ask for; ValueError explains what cannot be."""
    mission = chosen_mission(options)
    rules = CrewRules(
        mission=mission,
        seats=seats,
        hands=seats,
        tricks=40 // seats,
        deck=ALL,
        deal=deal_evenly,
        scenes=SCENES,
        after=order_of_scenes(mission, seats),
        attempt=options.attempt,
        distress=options.distress,
        open_discards=options.open_discards,
        aids=options.aids,
    )
    if options.hard:
        rules = hard_variant(rules)
    if seats == 2:
        rules = with_jarvis(rules)
    check_mission(rules.mission, rules.deck, rules.tricks)
    return rules


def check_new(options: CrewOptions, seats: int) -> None:
    """ValueError for a new table whose mission nobody can win. (CREW-CUSTOM-02)"""
    if options.custom is not None:
        check_winnable(options.custom, make_rules(options, seats).tricks)


def chosen_mission(options: CrewOptions) -> Mission:
    """An own mission, so many plain tasks, or a page of the logbook. (CREW-FLOW-03)

    An own mission has no number, whatever it says: it is kept apart. (CREW-CUSTOM-04)
    """
    if options.custom is not None:
        return msgspec.structs.replace(options.custom, id=0)
    if options.tasks is not None:
        return plain_mission(options.tasks)
    return missions()[options.mission - 1]


def order_of_scenes(mission: Mission, seats: int) -> Mapping[str, str]:
    """Deal, roles, tokens, tasks, transfer, distress, then the tricks. (CREW-FLOW-01)"""
    order = [
        "deal",
        *(("roles",) if mission.roles else ()),
        *(("tokens",) if mission.setup else ()),
        *ASSIGN[mission.assign],
        *(("transfer",) if mission.transfer and seats == 5 and mission.tasks else ()),
        "distress",
    ]
    return dict(itertools.pairwise(order))


def hard_variant(rules: CrewRules) -> CrewRules:
    """Without green and R1: ten cards each and ten tricks. (CREW-3P-01, CREW-3P-03)"""
    if rules.seats != HARD_SEATS:
        raise ValueError(
            f"the hard variant is for {HARD_SEATS} players, not {rules.seats!r} (CREW-3P-05)"
        )
    deck = ALL & ~SUIT_MASK[2] & ~BIT["R1"]
    goals = tuple(
        msgspec.structs.replace(
            goal, cards=tuple(c for c in goal.cards if c not in rules.mission.hard_drops)
        )
        if isinstance(goal, WinningCardEach)
        else goal
        for goal in rules.mission.goals
    )
    mission = msgspec.structs.replace(rules.mission, goals=goals)
    return replace(rules, mission=mission, deck=deck, tricks=10, hard=True)


def with_jarvis(rules: CrewRules) -> CrewRules:
    """Two people and JARVIS: three hands, thirteen tricks. (CREW-2P-01, CREW-2P-08)"""
    return replace(rules, hands=3, tricks=13, first="seat_jarvis", deal=deal_with_jarvis)


def variants() -> Sequence[Variant]:
    """Every mission with every number of people, the hard variant, and some own missions."""
    pages = range(1, len(missions()) + 1)
    book = [Variant(seats, CrewOptions(mission=n)) for n in pages for seats in (2, 3, 4, 5)]
    hard = [Variant(3, CrewOptions(mission=n, hard=True)) for n in pages]
    plain = [Variant(seats, CrewOptions(tasks=n)) for n in (1, 6, 36) for seats in (2, 3, 4, 5)]
    return [*book, *hard, *plain, *OTHERS]


OTHERS = (
    Variant(4, CrewOptions(mission=8, attempt=3, distress=True, open_discards=True)),
    Variant(4, CrewOptions(mission=14, aids=False)),
    Variant(2, CrewOptions(mission=25, aids=False, open_discards=True)),
)
