"""Randomness is seeded, even, and the same everywhere."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.core.rng import Rng


def test_these_numbers_never_change() -> None:
    rng = Rng.from_seed("kosmodrom")
    assert [rng.below(1000) for _ in range(5)] == [225, 853, 163, 760, 81]
    deck = list(range(10))
    rng.shuffle(deck)
    assert deck == [1, 3, 2, 0, 5, 9, 4, 8, 6, 7]


@given(st.text(), st.integers(1, 10**12))
def test_a_number_is_below_its_bound(seed: str, bound: int) -> None:
    assert 0 <= Rng.from_seed(seed).below(bound) < bound


@given(st.lists(st.integers(), max_size=150), st.text())
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    shuffled = items[:]
    Rng.from_seed(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_every_order_of_three_is_about_as_likely() -> None:
    rng = Rng.from_seed("orders")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6 and all(850 < count < 1150 for count in seen.values())


def test_a_fork_draws_from_a_stream_of_its_own() -> None:
    rng = Rng.from_seed("a")
    dice, deck = rng.fork("dice"), rng.fork("deck")
    assert [dice.die() for _ in range(9)] != [deck.die() for _ in range(9)]
    assert rng.count == 0 and rng.fork("dice").die() == Rng.from_seed("a").fork("dice").die()


def test_a_copy_goes_on_by_itself() -> None:
    rng = Rng.from_seed("a")
    rng.below(9)
    other = rng.copy()
    assert [rng.below(99) for _ in range(5)] == [other.below(99) for _ in range(5)]


def test_a_sample_is_any_of_the_items_in_any_order() -> None:
    rng = Rng.from_seed("sample")
    seen = Counter(tuple(rng.sample("abc", 2)) for _ in range(6000))
    assert len(seen) == 6 and all(850 < count < 1150 for count in seen.values())
    assert sorted(rng.sample(range(40), 40)) == list(range(40)) and rng.sample("abc", 0) == []
