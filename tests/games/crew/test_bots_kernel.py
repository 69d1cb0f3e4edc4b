"""The kernel behind the bots: the same rules as the table, an exact search, honest deals."""

from itertools import product

import pytest

from kosmodrom.bots.chance import any_of
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.bots.deals import Belief, deal
from kosmodrom.games.crew.bots.kernel import (
    ALL,
    BIT,
    CARDS,
    SUIT,
    SUIT_MASK,
    Demand,
    Mission,
    World,
    cards_of,
    count,
    legal,
    play,
    turn,
)
from kosmodrom.games.crew.bots.kernel import TRICK_BALANCE as BALANCE
from kosmodrom.games.crew.bots.memory import Memory, certain
from kosmodrom.games.crew.bots.model import read
from kosmodrom.games.crew.bots.playout import (
    FAIR_WIN,
    LOST,
    Dice,
    Work,
    choose,
    play_out,
    prospect,
)
from kosmodrom.games.crew.bots.solver import solve
from kosmodrom.games.crew.cards import INDEX
from kosmodrom.games.crew.events import Commanded, Communicated, Played, VoidShown
from kosmodrom.games.crew.mission import missions
from kosmodrom.games.crew.rules import CrewOptions
from tests.games.crew.board import CrewTable

PINK = SUIT_MASK[0]


def to_first_trick(mission: int, seats: int, seed: str) -> CrewTable:
    """A table at its first window, everything before chosen at random."""
    table: CrewTable = Table(GAME, seats, CrewOptions(mission=mission), seed)
    rng = Rng.from_seed(seed)
    while table.state.scene != "window":
        table.apply(any_of(table.choices(table.to_move()[0]), rng))
    return table


def with_open_hands(table: CrewTable) -> tuple[Mission, World]:
    """The kernel's model of a table, with the real hands in it."""
    reading = read(table.situation(0))
    world = reading.world.copy()
    for place, hand in enumerate(reading.order):
        world.hands[place] = table.state.hands[hand]
    world.beneath = [-1] * CARDS
    for above, beneath in table.state.columns:
        world.beneath[above] = beneath
    return reading.mission, world


@pytest.mark.parametrize("mission", [n for n in range(1, len(missions()) + 1) if n != 12])
def test_the_kernel_ends_an_attempt_as_the_table_does(mission: int) -> None:
    """(CREW-END-04) Random cards from trick 1 on, every mission, two to five people."""
    for seats in (2, 3, 4, 5):
        table = to_first_trick(mission, seats, f"{mission}")
        rng = Rng.from_seed("cards")
        model, world = with_open_hands(table)
        while not table.is_over:
            seat = table.to_move()[-1]  # the leader comes last
            cards = [a for a in table.choices(seat) if isinstance(a, Play)]
            assert [INDEX[a.card] for a in cards] == cards_of(legal(world, turn(model, world)))
            action = rng.choice(cards)
            table.apply(action)
            play(model, world, INDEX[action.card])
            assert table.is_over == (world.result != 0)
        assert table.state.verdict is not None
        assert world.result == (1 if table.state.verdict.won else -1)


def ending(dice: Dice, seats: int, tricks: int) -> tuple[Mission, World]:
    """A random position with so many tricks to go."""
    mission, world = Mission(seats, tricks), World(seats)
    cards = list(range(CARDS))
    for n in range(CARDS - 1, 0, -1):
        other = dice.below(n + 1)
        cards[n], cards[other] = cards[other], cards[n]
    used = cards[: seats * tricks]
    for n, card in enumerate(used):
        world.hands[n % seats] |= BIT[card]
    world.played = ALL & ~sum(BIT[card] for card in used)
    world.leader = dice.below(seats)
    tasks = [card for card in used if SUIT[card] < 4]
    for token in (1, 2) if dice.below(2) else (0, 0, 0):
        mission.add_task(tasks.pop(), dice.below(seats), token)
    if dice.below(3) == 0:
        mission.demands.append(Demand(BALANCE, number=1))
    return mission, world


def brute_force(mission: Mission, world: World) -> bool:
    """Every legal card of everybody."""
    if world.result:
        return world.result > 0
    for card in cards_of(legal(world, turn(mission, world))):
        after = world.copy()
        play(mission, after, card)
        if brute_force(mission, after):
            return True
    return False


def test_the_solver_agrees_with_brute_force_on_small_endings() -> None:
    dice, wins = Dice(7), 0
    for _ in range(120):
        mission, world = ending(dice, 3 + dice.below(2), 3)
        expected = brute_force(mission, world)
        solved = solve(mission, world)
        assert solved.verdict == ("yes" if expected else "no")
        for card in solved.line:
            assert legal(world, turn(mission, world)) & BIT[card]
            play(mission, world, card)
        assert (world.result > 0) == expected
        wins += expected
    assert 10 < wins < 110


def test_tasks_that_anybody_may_own_are_handed_out_in_the_best_way() -> None:
    """Some owners make the ending winnable if, and only if, the solver says so."""
    dice, wins = Dice(9), 0
    for _ in range(60):
        mission, world = ending(dice, 3, 3)
        mission.demands.clear()
        tasks, shares = len(mission.cards), [len(mission.cards) // 3 + 1] * 3
        expected = False
        for owners in product(range(3), repeat=tasks):
            mission.owners = list(owners)
            if all(owners.count(seat) <= shares[seat] for seat in range(3)):
                expected = expected or brute_force(mission, world)
        assert solve(mission, world, shares).verdict == ("yes" if expected else "no")
        wins += expected
    assert 10 < wins < 55


def test_play_outs_keep_the_rules_and_end() -> None:
    dice = Dice(11)
    for _ in range(30):
        mission, world = ending(dice, 4, 8)
        while world.result == 0 and len(world.trick) < 3:
            card = choose(mission, world)
            assert legal(world, turn(mission, world)) & BIT[card]
            play(mission, world, card)
        assert play_out(mission, world) in (-1, 1)


def test_a_deal_that_one_other_card_wins_can_be_won() -> None:
    dice, ends = Dice(13), [0, 0, 0]
    for _ in range(60):
        mission, world = ending(dice, 3, 3)
        end = prospect(mission, world.copy(), Work(100_000))
        assert (end == FAIR_WIN) == (play_out(mission, world.copy()) > 0)
        assert end == LOST or brute_force(mission, world)
        ends[end] += 1
    assert min(ends) > 3


def test_without_cards_left_to_play_no_other_card_is_tried() -> None:
    dice = Dice(13)
    for _ in range(60):
        mission, world = ending(dice, 3, 3)
        assert prospect(mission, world, Work(0)) in (LOST, FAIR_WIN)


def listening(*told: object) -> Memory:
    return Memory(4, ALL, (1, 2, 3, 0)).listen(told)  # type: ignore[arg-type]


def test_showing_p8_as_lowest_tells_that_p9_is_there_as_well() -> None:
    """CREW-EX-COMM-4"""
    memory = listening(Communicated(hand=1, card="P8", says="lowest"))
    hidden = ALL & ~BIT[INDEX["P8"]]
    assert certain(memory, 1, hidden) & PINK == BIT[INDEX["P8"]] | BIT[INDEX["P9"]]


def test_showing_p9_as_highest_leaves_the_rest_open() -> None:
    """CREW-EX-COMM-4"""
    memory = listening(Communicated(hand=1, card="P9", says="highest"))
    assert certain(memory, 1, ALL & ~BIT[INDEX["P9"]]) == BIT[INDEX["P9"]]


def test_the_only_card_of_a_colour_leaves_no_other() -> None:
    """(CREW-COMM-07)"""
    memory = listening(Communicated(hand=1, card="P4", says="only"))
    assert memory.may[1] & PINK == BIT[INDEX["P4"]]


def test_in_a_dead_zone_one_side_is_empty_and_a_played_card_tells_which() -> None:
    """(CREW-COMM-12)"""
    memory = listening(Communicated(hand=1, card="P4", says=None), Played(hand=1, card="P6"))
    (hand, these, those) = memory.either[0]
    assert hand == 1 and these == those == sum(BIT[INDEX[c]] for c in ("P1", "P2", "P3"))


def test_the_commander_holds_r4_and_who_does_not_follow_is_out_of_the_suit() -> None:
    """(CREW-DEAL-07, CREW-TRICK-04)"""
    memory = listening(Commanded(hand=2), VoidShown(hand=0, suit="pink"))
    assert memory.sure[2] == BIT[INDEX["R4"]] and not memory.may[1] & BIT[INDEX["R4"]]
    assert not memory.may[0] & PINK


def test_imagined_deals_fit_everything_known() -> None:
    """Voids, hand sizes, «one of these», «none of these or none of those»."""
    low, high = BIT[0] | BIT[1] | BIT[2], BIT[6] | BIT[7] | BIT[8]
    belief = Belief(ALL >> 20, [0, 7, 7, 6], [0, ALL & ~SUIT_MASK[1], ALL, ALL])
    belief.some = [(2, low)]
    belief.either = [(3, low, high)]
    dice = Dice(5)
    for _ in range(50):
        hands = deal(belief, dice)
        assert [count(hand) for hand in hands] == [0, 7, 7, 6]
        assert hands[1] | hands[2] | hands[3] == belief.hidden
        assert not hands[1] & SUIT_MASK[1]
        assert hands[2] & low
        assert not (hands[3] & low and hands[3] & high)


def test_impossible_knowledge_still_gives_a_deal() -> None:
    belief = Belief(0b1111, [2, 2], [0, 0])
    assert sorted(map(count, deal(belief, Dice(1)))) == [2, 2]
