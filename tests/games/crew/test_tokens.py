"""Task tokens: the order in which tasks must be fulfilled."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.actions import WATCHER
from kosmodrom.games.crew.actions import MoveToken, No, SwapTokens, TakeTask
from kosmodrom.games.crew.cards import TOKENS, Token
from kosmodrom.games.crew.mission import missions
from kosmodrom.games.crew.state import Task
from kosmodrom.games.crew.tasks import broken_token
from tests.games.crew.board import at, new, play, until, verdict


def order_is_kept(tokens: list[Token | None], tricks: list[list[int]]) -> bool:
    """Fulfil tasks trick by trick; False as soon as a token is broken."""
    tasks = [Task(card, token, owner=0) for card, token in enumerate(tokens)]
    for number, done in enumerate(tricks, start=1):
        for place in done:
            tasks[place] = Task(place, tokens[place], owner=0, done=number)
        if broken_token(tasks, number):
            return False
    return True


def orders_in(tricks: list[list[int]]) -> list[list[int]]:
    """Every order of single tasks that these tricks may be read as."""
    orders: list[list[int]] = [[]]
    for done in tricks:
        orders = [[*order, *more] for order in orders for more in permutations(done)]
    return orders


def numbers_are_right(tokens: list[Token | None], order: list[int]) -> bool:
    return all(
        order[int(token[1]) - 1] == place
        for place, token in enumerate(tokens)
        if token and token[0] == "n"
    )


def arrows_are_right(tokens: list[Token | None], order: list[int]) -> bool:
    arrows = [token for token in (tokens[place] for place in order) if token and token[0] == "a"]
    return arrows == sorted(arrows)


def omega_is_right(tokens: list[Token | None], order: list[int]) -> bool:
    return "omega" not in tokens or tokens.index("omega") == order[-1]


@st.composite
def attempts(draw: st.DrawFn) -> tuple[list[Token | None], list[list[int]]]:
    """Some tokens on some tasks, and a way to fulfil them all, several a trick."""
    count = draw(st.integers(1, 6))
    arrows = draw(st.sampled_from([0, 0, 2, 3, 4]))
    pool = [
        *(f"a{n}" for n in range(1, arrows + 1)),
        *(f"n{n}" for n in range(1, min(5, count) + 1)),
    ]
    pool.append("omega")
    chosen = draw(st.lists(st.sampled_from(pool), unique=True, max_size=count))
    tokens = [*chosen, *[None] * (count - len(chosen))]
    order = draw(st.permutations(range(count)))
    cuts = sorted(draw(st.sets(st.integers(1, count), max_size=count)))
    pieces = [list(order[a:b]) for a, b in zip([0, *cuts], [*cuts, count], strict=True)]
    return tokens, [piece for piece in pieces if piece]  # type: ignore[return-value]


@settings(max_examples=400)
@given(attempts())
def test_a_trick_is_in_order_if_some_order_of_its_tasks_is(
    attempt: tuple[list[Token | None], list[list[int]]],
) -> None:
    """CREW-TOKEN-09, against every order one by one.

    Tasks of one trick count as fulfilled in whatever order suits (CREW-TOKEN-08), so numbers,
    arrows and omega are each kept if and only if one of the orders keeps them.
    """
    tokens, tricks = attempt
    orders = orders_in(tricks)
    expected = all(
        any(right(tokens, order) for order in orders)
        for right in (numbers_are_right, arrows_are_right, omega_is_right)
    )
    assert order_is_kept(tokens, tricks) == expected


def test_a_task_has_at_most_one_token() -> None:
    """CREW-TOKEN-01"""
    state = new(4, mission=15).state
    assert [task.token for task in state.tasks] == ["n1", "n2", "n3", "n4"]
    assert len({task.card for task in state.tasks}) == 4


def test_tokens_are_laid_out_first_and_tasks_from_left_to_right() -> None:
    """CREW-TOKEN-02, CREW-EX-TOKEN-1: three tasks with 1 and 2, the third has none."""
    mission = {"tasks": 3, "tokens": ["n1", "n2"]}
    tasks = new(4, custom=mission).view(WATCHER).tasks
    assert [task.token for task in tasks] == ["n1", "n2", None]


def test_a_token_goes_with_its_task() -> None:
    """CREW-TOKEN-03"""
    table = new(4, mission=3)
    seat, task = table.to_move()[0], table.state.tasks[1]
    choices = tuple(table.choices(seat))
    table.apply(choices[1])
    taken = table.view(WATCHER).tasks[1]
    assert (taken.owner, taken.token) == (seat, task.token) == (seat, "n2")
    assert isinstance(choices[1], TakeTask)


def test_numbers_count_all_tasks_of_the_mission() -> None:
    """CREW-TOKEN-04, CREW-EX-TOKEN-2: with 1 and 2 the task without token comes third."""
    tokens: list[Token | None] = ["n1", "n2", None]  # B6, G3, P1
    right = [
        order for order in permutations(range(3)) if order_is_kept(tokens, [[n] for n in order])
    ]
    assert right == [(0, 1, 2)]


def test_a_number_is_not_the_number_of_a_trick() -> None:
    """CREW-TOKEN-05"""
    assert order_is_kept(["n1", None], [[], [], [0], [], [1]])


def test_omega_comes_last_in_whatever_trick() -> None:
    """CREW-TOKEN-06"""
    assert order_is_kept(["omega", None, None], [[1], [2], [0]])
    assert not order_is_kept(["omega", None, None], [[1], [0], [2]])


def test_arrows_only_among_themselves() -> None:
    """CREW-TOKEN-07, CREW-EX-TOKEN-3: the task without token may be first, between or last."""
    tokens: list[Token | None] = ["a1", "a2", None]
    right = {
        order for order in permutations(range(3)) if order_is_kept(tokens, [[n] for n in order])
    }
    assert right == {(0, 1, 2), (0, 2, 1), (2, 0, 1)}


@pytest.mark.parametrize("tokens", [("1", "2"), (">", ">>")])
def test_tokens_that_follow_each_other_may_share_a_trick(tokens: tuple[str, str]) -> None:
    """CREW-TOKEN-08, CREW-EX-TOKEN-4: the card of the later one may even be played first."""
    first, second = tokens
    table = at(
        f"""
        commander: 0
        radios: none
        hand 0: P9 B1
        hand 1: P2 B2
        hand 2: P1 B3
        tasks: P1[{first}]@0 P2[{second}]@0 B3@2
        """,
        custom={"tasks": 3, "tokens": ["n1", "n2"] if first == "1" else ["a1", "a2"]},
    )
    play(table, "P9", "P2", "P1")
    assert [task.done for task in table.state.tasks] == [1, 1, 0] and not table.is_over


@pytest.mark.parametrize(
    ("tokens", "tricks", "kept"),
    [
        (["n1", None, None], [[0, 1], [2]], True),
        (["n1", "n2", None], [[0, 2], [1]], False),  # CREW-EX-X03
        (["n1", "n2", "n3"], [[0, 2], [1]], False),
        (["omega", None], [[0, 1]], True),  # CREW-EX-X04
        (["a2", "a3", "a1"], [[0, 1], [2]], False),
        (["n2", None, None], [[1], [0], [2]], True),
        (["n2", None, None], [[1, 2], [0]], False),
    ],
)
def test_consequences(tokens: list[Token | None], tricks: list[list[int]], kept: bool) -> None:
    """CREW-TOKEN-10"""
    assert order_is_kept(tokens, tricks) is kept


def test_omega_together_with_the_last_other_task_wins() -> None:
    """CREW-EX-X04: mission 7."""
    table = at(
        """
        commander: 0
        radios: none
        number: 4
        leader: 0
        hand 0: P9 B1
        hand 1: P2 B2
        hand 2: P1 B3
        tasks: P1[omega]@0 P2@0 G5@1!3
        """,
        mission=7,
    )
    assert verdict(play(table, "P9", "P2", "P1")).won


def test_a_broken_token_loses_at_the_end_of_that_trick() -> None:
    """CREW-TOKEN-11, CREW-EX-TOKEN-2: P1 before G3."""
    table = at(
        """
        commander: 0
        radios: none
        hand 0: P9 B1 G9
        hand 1: P1 B2 G1
        hand 2: P2 B6 G3
        tasks: B6[1]@2 G3[2]@0 P1@0
        """,
        custom={"tasks": 3, "tokens": ["n1", "n2"]},
    )
    play(table, "B1", "B2", "B6")
    assert not table.is_over
    play(table, "P2", "P9", "P1")
    ended = verdict(table)
    assert (ended.why, ended.rule, ended.trick) == ("token_number", "CREW-TOKEN-04", 2)
    assert ended.token == "n2" and ended.cards == ("G3", "P1")


def test_the_crew_may_let_two_tokens_change_places() -> None:
    """CREW-TOKEN-12: mission 23, before the draft, if all agree."""
    table = new(3, mission=23)
    assert table.state.scene == "tokens"
    for seat in (1, 2, 0):
        table.apply(SwapTokens(seat, "n1", "n4"))
    assert [task.token for task in table.state.tasks] == ["n4", "n2", "n3", "n1", "n5"]
    assert table.state.scene == "draft"


def test_the_crew_may_move_a_token_to_a_task_without() -> None:
    """CREW-TOKEN-12: mission 40."""
    table = new(3, mission=40)
    bare = table.view(0).tasks[6].card
    offered = [plan for plan in table.choices(0) if isinstance(plan, MoveToken)]
    assert {plan.card for plan in offered} == {task.card for task in table.view(0).tasks[3:]}
    for seat in range(3):
        table.apply(MoveToken(seat, "n2", bare))
    tokens = [task.token for task in table.state.tasks]
    assert tokens == ["n1", None, "n3", None, None, None, "n2", None]


def test_one_no_leaves_the_tokens_where_they_are() -> None:
    """CREW-TOKEN-12: optional, decided together."""
    table = new(3, mission=23)
    table.apply(SwapTokens(0, "n1", "n2"))
    table.apply(SwapTokens(1, "n1", "n2"))
    table.apply(No(2))
    assert table.state.ballot is not None and table.state.ballot.proposal is None
    until(table, "draft")
    assert [task.token for task in table.state.tasks] == ["n1", "n2", "n3", "n4", "n5"]


def test_every_token_of_the_box_is_used_by_some_mission() -> None:
    """CREW-COMP-03"""
    assert {token for mission in missions() for token in mission.tokens} == set(TOKENS)
