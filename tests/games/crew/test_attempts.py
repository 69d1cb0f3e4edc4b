"""Thousands of random attempts at every mission, with every number of players and variant."""

import random

import pytest

from kosmodrom.core.game import Variant
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import GiveUp
from kosmodrom.games.crew.cards import set_of
from kosmodrom.games.crew.history import replay_deal, trace_deal
from kosmodrom.games.crew.state import Crew
from tests.games.crew.board import CrewTable

ATTEMPTS = 8
VARIANTS = GAME.variants()
CHUNKS = [VARIANTS[start : start + 56] for start in range(0, len(VARIANTS), 56)]


def attempt(variant: Variant, seed: str) -> CrewTable:
    """Random play in which nobody gives up."""
    draw = random.Random(seed)
    table = Table(GAME, variant.seats, variant.options, seed, remember=False)
    while not table.is_over:
        choices = tuple(table.choices(draw.choice(table.to_move())))
        action = draw.choice(choices)
        if not isinstance(action, GiveUp):
            table.apply(action)
    return table


def check_cards(state: Crew, deck: int) -> None:
    """Every card is somewhere, once, and everybody played by the rules."""
    held = [state.cards_held(hand) for hand in range(len(state.hands))]
    assert sum(held) + state.played == deck
    assert sum(trick_cards for trick_cards in map(set_of, (t.cards for t in state.tricks))) == (
        state.played
    )
    assert replay_deal(state) is not None and trace_deal(state) == state.dealt
    assert sum(state.won) == len(state.tricks) == state.number


def check_verdict(table: CrewTable) -> None:
    """A win leaves nothing open; a loss names its trick and its rule."""
    state, verdict = table.state, table.state.verdict
    assert verdict is not None and verdict.trick == len(state.tricks) <= table.rules.tricks
    assert verdict.rule.startswith("CREW-")
    if verdict.won:
        assert all(task.done for task in state.tasks)
    if verdict.why == "unfinished":
        assert verdict.trick == table.rules.tricks
    for task in state.tasks:
        if task.done:
            trick = state.tricks[task.done - 1]
            assert task.card in trick.cards and trick.winner == task.owner


@pytest.mark.parametrize("chunk", range(len(CHUNKS)))
def test_every_variant_many_times(chunk: int) -> None:
    """CREW-END-01, CREW-END-02, CREW-END-03, CREW-TASK-05 and CREW-TRICK-13 hold in all of them."""
    for number, variant in enumerate(CHUNKS[chunk]):
        for again in range(ATTEMPTS):
            table = attempt(variant, f"{chunk} {number} {again}")
            check_cards(table.state, table.rules.deck)
            check_verdict(table)
