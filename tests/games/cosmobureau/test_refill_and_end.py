"""New agents, the end, and playing alone: CB-REFILL, CB-END, CB-SOLO."""

import pytest

from kosmodrom.core.actions import Undo
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.actions import EndGame, Exchange, TakeAgent
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.events import EndTriggered, QueueExchanged, SetsScored, TurnBegan
from kosmodrom.games.cosmobureau.outcome import outcome, rank, summarize
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.cosmobureau.state import Cosmos
from kosmodrom.games.cosmobureau.variants import make_rules
from tests.games.cosmobureau.position import (
    CosmoTable,
    at_table,
    do,
    laid_out,
    me,
    offered,
    prepared,
    to_place,
    to_take,
    told,
)
from tests.games.cosmobureau.test_placing import STUCK

BLUE = ["A29", "A30", "A34"]


def queued(agents: list[str], bag: int = 10) -> Cosmos:
    """A state with this queue and so many agents in the bag."""
    state = prepared()
    everything = [one for one in state.bag + state.box + state.queue if one not in agents]
    state.queue, state.bag, state.box = agents[:], everything[:bag], everything[bag:]
    return state


def test_one_agent_of_the_queue_joins_the_hand() -> None:
    """CB-REFILL-01"""
    table = to_take(queued(["A13", "A29", "A52"]))
    assert [one.agent for one in offered(table, TakeAgent)] == ["A13", "A29", "A52"]
    do(table, TakeAgent(0, "A29"))
    assert me(table).hand[-1] == "A29" and "A29" not in table.state.queue


def test_a_queue_of_one_type_may_be_exchanged_once_before_taking() -> None:
    """CB-REFILL-02"""
    table = to_take(queued(BLUE))
    [exchanged] = told(do(table, Exchange(0)), QueueExchanged)
    assert exchanged.returned == tuple(BLUE) and len(table.state.queue) == 3
    assert not offered(table, Exchange)
    reason = table.why_not(Exchange(0))
    assert reason is not None and reason.rule == "CB-REFILL-02"
    assert offered(to_take(queued(["A52", "A53", "A54"])), Exchange)  # inspectors are a type
    assert not offered(to_take(queued(["A29", "A30", "A42"])), Exchange)


def test_the_bag_is_mixed_before_new_agents_are_drawn() -> None:
    """CB-REFILL-02: what went back may come again, but nobody knows."""
    queues = set()
    for seed in range(12):
        state = queued(BLUE)
        state.rng = Rng.from_seed(str(seed))
        table = to_take(state)
        do(table, Exchange(0))
        queues.add(frozenset(table.state.queue))
    assert len(queues) > 6


def test_an_exchange_needs_a_full_queue_and_an_agent_in_the_bag() -> None:
    """CB-REFILL-03"""
    assert not offered(to_take(queued(BLUE, bag=0)), Exchange)
    assert not offered(to_take(queued(BLUE[:2])), Exchange)
    table = to_take(queued(BLUE, bag=1))
    do(table, Exchange(0))
    assert len(table.state.bag) == 1


def test_after_taking_one_agent_is_drawn_and_the_turn_passes_to_the_left() -> None:
    """CB-REFILL-04"""
    table = to_take(queued(["A13", "A29", "A52"]))
    drawn = table.state.bag[-1]
    do(table, TakeAgent(0, "A13"))
    assert table.state.queue == ["A29", "A52", drawn] and len(table.state.bag) == 9
    assert table.state.active == 1
    assert table.undo_needs(Undo(0, 0)) is None  # a drawn token is not put back


def test_a_draw_from_the_empty_bag_triggers_the_end_and_last_turns_have_no_phase_3() -> None:
    """CB-REFILL-05"""
    table = to_take(queued(["A13", "A29", "A52"], bag=0))
    happened = do(table, TakeAgent(0, "A13"))
    assert len(told(happened, EndTriggered)) == 1 and len(table.state.queue) == 2
    turns = play_at_random(table)
    assert turns == [1, 0] and len(table.state.queue) == 2


def play_at_random(table: CosmoTable) -> list[int]:
    """To the end, always the last choice; whose turns it were."""
    turns = [one.seat for one in table.events(0) if isinstance(one, TurnBegan)][-1:]
    while not table.is_over:
        happened = do(table, list(table.choices(table.state.active))[-1])
        turns += [one.seat for one in told(happened, TurnBegan)]
    return turns


def test_the_draw_that_empties_the_bag_does_not_end_the_game() -> None:
    """CB-END-01"""
    table = to_take(queued(["A13", "A29", "A52"], bag=1))
    happened = do(table, TakeAgent(0, "A13"))
    assert not table.state.bag and not told(happened, EndTriggered)
    assert table.state.last_turns is None
    assert play_at_random(table) == [1, 0, 1]  # the refill of seat 1 fails, then one more each


@pytest.mark.parametrize(("seats", "turns"), [(1, 14), (2, 14), (3, 13), (4, 13)])
def test_everybody_has_the_same_number_of_turns(seats: int, turns: int) -> None:
    """CB-END-02, CB-SOLO-04"""
    for seed in ("a", "b"):
        table = Table(GAME, seats, seed=seed)
        assert table.view(0).turns_each == turns
        while not table.is_over:
            kinds = [one for one in table.choices(table.state.active) if type(one) is not EndGame]
            do(table, kinds[-1])
        assert [ship.turns for ship in table.state.ships] == [turns] * seats
        triggers = [one.seat for one in table.events(0) if isinstance(one, EndTriggered)]
        last = (table.state.first - 1) % seats
        assert triggers == ([last] if seats > 1 else [])


def ended(*ships: tuple[int, int, tuple[int, int, int]]) -> CosmoTable:
    """A game to be scored: credits, fuel and samples of each player."""
    state = laid_out(len(ships))
    for ship, (credits, fuel, held) in zip(state.ships, ships, strict=True):
        ship.credits, ship.fuel, ship.samples = credits, fuel, list(held)
    state.scene = "score"
    return at_table(state)


def test_complete_sets_of_samples_pay_six_each() -> None:
    """CB-END-03"""
    table = ended((10, 5, (2, 3, 4)), (10, 0, (4, 4, 0)))
    assert [ship.credits for ship in table.state.ships] == [22, 10]
    scored = [one for one in table.events(0) if isinstance(one, SetsScored)]
    assert [(one.seat, one.sets, one.credits) for one in scored] == [(0, 2, 12)]


def test_most_credits_win_then_more_fuel_then_the_victory_is_shared() -> None:
    """CB-END-04"""
    none = (0, 0, 0)
    tables = (
        ended((30, 0, none), (29, 9, none), (12, 3, none)),
        ended((30, 2, none), (30, 3, none), (30, 1, none)),
        ended((30, 3, none), (30, 3, none), (29, 9, none)),
    )
    assert [t.outcome.winners for t in tables if t.outcome] == [(0,), (1,), (0, 1)]
    assert [t.public().winners for t in tables] == [(0,), (1,), (0, 1)]
    assert [t.public().standing for t in tables] == [(0, 1, 2), (1, 0, 2), (0, 1, 2)]


def test_alone_the_game_ends_with_turn_14_and_a_dead_end_may_end_it() -> None:
    """CB-SOLO-04"""
    table = to_place(prepared(1, placed=STUCK))
    assert EndGame(0) in table.choices(0)
    do(table, EndGame(0))
    assert table.is_over
    going_on = to_place(prepared(1, placed=STUCK))
    do(going_on, offered(going_on, TakeAgent)[0])
    assert not going_on.is_over
    assert not offered(to_take(prepared(1)), EndGame), "whoever can place goes on"


@pytest.mark.parametrize(
    ("credits", "plain", "captain"),
    [
        (49, "trainee", "trainee"),
        (69, "employee", "employee"),
        (79, "seasoned", "employee"),
        (89, "coordinator", "seasoned"),
        (99, "vice_president", "coordinator"),
        (114, "millennium", "vice_president"),
        (115, "millennium", "millennium"),
    ],
)
def test_ranks_by_credits_without_and_with_a_captain(
    credits: int, plain: str, captain: str
) -> None:
    """CB-SOLO-05"""
    rules = make_rules(CosmobureauOptions(), 1)
    assert rank(rules, credits, with_captain=False) == plain
    assert rank(rules, credits, with_captain=True) == captain
    state = laid_out(1)
    state.ships[0].credits = credits
    assert outcome(state, rules).figures["rank"] == plain


def test_no_credits_are_without_a_rank() -> None:
    """CB-SOLO-06: every limit with a captain is the plain one plus 15."""
    ranks = list(load_components().ranks.values())
    assert [one.from_with_captain - one.at_least for one in ranks] == [0] + [15] * 5
    rules = make_rules(CosmobureauOptions(), 1)
    assert {rank(rules, credits, True) for credits in range(65, 85)} == {"employee"}


def test_a_summary_gives_the_distribution_of_credits() -> None:
    rules = make_rules(CosmobureauOptions(), 1)
    outcomes = []
    for credits in range(1, 101):
        state = laid_out(1)
        state.ships[0].credits = credits
        outcomes.append(outcome(state, rules))
    summary = summarize(outcomes)
    assert (summary["mean"], summary["median"]) == (50.5, 50.5)
    assert (summary["p10"], summary["p90"], summary["max"]) == (10, 90, 100)
