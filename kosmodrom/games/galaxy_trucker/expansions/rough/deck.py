"""Drawing the cards of the rough roads, and the nasty surprise among them."""

from collections.abc import Container
from dataclasses import replace

import msgspec

from kosmodrom.games.galaxy_trucker.agenda import go, go_on
from kosmodrom.games.galaxy_trucker.expansions.events import RoughDrawn
from kosmodrom.games.galaxy_trucker.expansions.rough.cards import CARDS, SCENES
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_moment, with_scenes
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

SURPRISE = "nasty_surprise"


def rough_roads(rules: Rules, level: int) -> Rules:
    """So many cards are drawn before each flight, whose rules they change. (GTX-ROUGH-01, -02)"""

    async def draw_roads(state: State, rules: Rules) -> str:
        """After the evil picks and before the piles. (GTX-ROUGH-03, GTX-MIX-05)"""
        for _ in range(level):
            state.rough = (*state.rough, draw(state, rules))
        state.reveal(to=state.everyone(), chance=True)
        state.tell(RoughDrawn(cards=state.rough))
        return go_on(state)

    rules = replace(
        rules,
        rough={**CARDS, SURPRISE: surprising},
        scenes=with_scenes(rules, *SCENES, draw_roads, set_out, nasty_surprise),
    )
    return with_moment(rules, "before_piles", "draw_roads", "set_out")


async def set_out(state: State, rules: Rules) -> str:
    """What the cards that were just drawn ask for before building. (GTX-MIX-05)"""
    return go(state, rules, "roads_drawn", go_on(state))


def draw(state: State, rules: Rules, without: Container[str] = ()) -> str:
    """A card not drawn before; when there are none, all that are not in force. (GTX-NET-29)"""
    deck = [card for card in rules.rough if card not in state.rough]
    usable = [card for card in deck if card not in without]
    fresh = [card for card in usable if card not in state.roads.used]
    if not fresh:
        state.roads = msgspec.structs.replace(state.roads, used=state.rough)
    card = state.decks.choice(fresh or usable)
    state.roads = msgspec.structs.replace(state.roads, used=(*state.roads.used, card))
    return card


def surprising(rules: Rules) -> Rules:
    moments = rules.moments
    build_over = (nasty_surprise.__name__, *moments.get("build_over", ()))
    return replace(rules, moments={**moments, "build_over": build_over})


async def nasty_surprise(state: State, rules: Rules) -> str:
    """Another card takes its place, none that matters while building. (GTX-ROUGH-04, -39)"""
    card = draw(state, rules, without=[name for name, printed in PRINTED.items() if printed.build])
    state.rough = tuple(card if each == SURPRISE else each for each in state.rough)
    state.reveal(to=state.everyone(), chance=True)
    state.tell(RoughDrawn(cards=(card,), replaces=SURPRISE, rule="GTX-ROUGH-39"))
    return go_on(state)
