"""Rough roads that change which cards are flown: Tough Trip and Deja Vu."""

from dataclasses import replace

import msgspec

from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.build.piles import draw
from kosmodrom.games.galaxy_trucker.expansions.events import CardsAgain, Toughened
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_moment
from kosmodrom.games.galaxy_trucker.rules import Rules, Scene
from kosmodrom.games.galaxy_trucker.state import State

HARDEST = "III"  # the pack that more cards come from


def tough_trip(rules: Rules) -> Rules:
    """More cards of the highest pack, under all others where the order is known. (GTX-ROUGH-28)"""
    usual = rules.make_deck

    def make_deck(state: State, rules: Rules) -> tuple[str, ...]:
        count = PRINTED["tough_trip"].more_cards
        more: list[str] = []
        for _ in range(count[rules.round(state).number - 1]):
            more.append(draw(state, rules, HARDEST, more))
        state.piles = (*state.piles, tuple(more))
        return usual(state, rules)

    return with_moment(replace(rules, make_deck=make_deck), "before_flight", "say_how_tough")


async def say_how_tough(state: State, rules: Rules) -> str:
    """So many cards are among the others; which, nobody knows. (GTX-ROUGH-28)"""
    count = PRINTED["tough_trip"].more_cards[rules.round(state).number - 1]
    state.tell(Toughened(count=count))
    return go_on(state)


# Deja Vu


def deja_vu(rules: Rules) -> Rules:
    """What nobody profited from is flown again, the last card first. (GTX-ROUGH-23)"""
    rules = replace(
        rules,
        last_card=is_last,
        scenes={**rules.scenes, "card_end": noting(rules.scenes["card_end"])},
    )
    return with_moment(rules, "card_over", "file_card")


def is_last(state: State) -> bool:
    """A card is the last one if none is left and none lies face down. (GTX-NET-80)"""
    return not state.deck and (state.roads.again or not state.roads.filed)


def noting(usual: Scene) -> Scene:
    """Remember whether the card that is over was a used opportunity. (GTX-ROUGH-50)"""

    async def card_end(state: State, rules: Rules) -> str | None:
        is_offer = rules.cards[state.shown[-1]].filed != "unpleasant"
        used = is_offer and bool(state.play.takers or state.play.taken)
        state.roads = msgspec.structs.replace(state.roads, profited=used)
        return await usual(state, rules)

    return card_end


async def file_card(state: State, rules: Rules) -> str:
    """Face up what was used, all else face down; that pile is flown once more. (GTX-ROUGH-23)"""
    roads = state.roads
    if not roads.again and not roads.profited:
        roads = msgspec.structs.replace(roads, filed=(state.shown[-1], *roads.filed))
    if not roads.again and not state.deck and roads.filed and state.flying():
        state.deck = roads.filed
        roads = msgspec.structs.replace(roads, filed=(), again=True)
        state.tell(CardsAgain(count=len(state.deck)))
    state.roads = roads
    return go_on(state)
