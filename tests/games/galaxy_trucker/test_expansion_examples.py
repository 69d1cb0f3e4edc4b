"""Examples of the expansion's rulebook, played as they are told there."""

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import GoOn, Land, Loaded, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty, load_cards
from kosmodrom.games.galaxy_trucker.events import Announced, GaveUp, Moved, Rolled, Skipped
from kosmodrom.games.galaxy_trucker.expansions.actions import Jump, Shed, TryMost
from kosmodrom.games.galaxy_trucker.expansions.events import CameBack, TriedOut
from kosmodrom.games.galaxy_trucker.rough_positions import SLOW
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.ship.ship import goods_aboard
from tests.games.galaxy_trucker.evil import wicked
from tests.games.galaxy_trucker.hangar import (
    answers,
    asked,
    at,
    do,
    flying,
    happened,
    places,
    rules_of,
    ship,
)
from tests.games.galaxy_trucker.modern import modern
from tests.games.galaxy_trucker.roads import bumpy
from tests.games.galaxy_trucker.test_reactors import taking
from tests.games.galaxy_trucker.two_hulls import IIA, left, right, two

FAST = "X X P/2 X X X X\nE E E E E E E"  # 7
SLOWER = "B/1 X P/2 X X X\nE EB E E E E"  # 5 engines, one of them beside the booster
SLOWEST = "B/1 P/2\nE EB"  # 1


def test_two_jump_out_of_the_same_line_and_the_third_flies_on_alone() -> None:
    """GTX-EX-10, GTX-EX-11: without an engine one need not give up while away."""
    heavy = (Line("engines", Penalty(shots=("large rear",))),)
    zone = Card("zone", "III", "combat_zone", lines=heavy)
    table = modern(
        FAST, SLOWER, SLOWEST, card=[zone, "I-open_space-1", "I-open_space-1"], places=[40, 38, 36]
    )
    assert [event.value / 2 for event in happened(table, Announced)] == [7] and asked(table) == (1,)
    do(table, Jump(1, at(-2, 1), at(-1, 1), at(-2, 0)))
    assert asked(table) == (2,)
    do(table, Jump(2, at(-1, 1), at(0, 1), at(-1, 0)))
    assert [event.rule for event in happened(table, Skipped)] == ["GT-CARD-ZONE-08"]
    assert not happened(table, Rolled) and asked(table) == (0,)
    do(table, GoOn(0))
    assert places(table) == [47, 38, 36] and not happened(table, GaveUp)
    assert [(one.seat, one.place) for one in happened(table, CameBack)] == [(1, 38), (2, 36)]


def test_three_red_cubes_and_a_blue_one_in_a_mixed_hold() -> None:
    """GTX-EX-40, GTX-TECH-40"""
    table = do(taking("P/2 RK", "red", "red", "red", "blue"), Loaded(0))
    assert sorted(goods_aboard(ship(table).parts)) == ["blue", "red", "red"]


def test_each_hull_is_tested_with_its_own_tokens() -> None:
    """GTX-EX-42, GTX-EVIL-27: the left device is discarded, the right hull keeps its three."""
    table = wicked(
        two("C/2 GG\nE .", "C/2 GG H\nB/2 EE ."), two("C/2 E", "C/2 E"), card="system_test", **IIA
    )
    do(table, TryMost(0))
    parts = ship(table).parts
    assert left(1, 0) not in parts
    assert {right(1, 0), right(2, 0), right(1, 1)} <= set(parts)
    assert happened(table, TriedOut)[0].tokens == 2


def test_a_tough_trip_with_evil_cards() -> None:
    """GTX-EX-39, GTX-EVIL-06: 24 cards, 5 to 20 the middle, the first of them evil."""
    whole = rules_of(4, rounds="3", rough_roads=1, evil_machinations=True)
    rules = whole.in_force(0, ("tough_trip",))
    state = start(rules, 4, Rng.from_seed("trip"))
    for player, pick in zip(state.players, load_cards("evil"), strict=False):
        player.pick = pick
    for _ in range(4):
        state.piles = (*state.piles, rules.deal_pile(state, rules))
    deck = rules.make_deck(state, rules)
    evil = [number for number, card in enumerate(deck, start=1) if card.startswith("evil-")]
    assert len(deck) == len(set(deck)) == 24
    assert len(evil) == 4 and evil[0] == 5 and evil[-1] <= 20


BARE = "P:1011/2"  # 3 connectors
FIVE = "P:1111/2 X:1101"
SEVEN = "X:1101 P:1111/2 X:1111"
NINE = ". X:1111 .\nX:1111 P:1111/2 X:1101"


def test_the_fewest_exposed_connectors_of_five() -> None:
    """GTX-EX-34, GTX-5P-31: of 3, 5, 5, 7 and 9 the first three; of 3, 3, 5, 7 and 9 two."""
    for fleet, beautiful in (
        ((BARE, FIVE, FIVE, SEVEN, NINE), [True, True, True, False, False]),
        ((BARE, BARE, FIVE, SEVEN, NINE), [True, True, False, False, False]),
    ):
        table = flying(*fleet, card="II-epidemic-1")
        reports = table.state.reports
        counts = [3, 5, 5, 7, 9] if fleet[1] == FIVE else [3, 3, 5, 7, 9]
        assert [report.exposed for report in reports] == counts
        assert [report.beauty > 0 for report in reports] == beautiful


def test_who_lands_with_five_loses_the_days_of_the_card() -> None:
    """GTX-EX-12, GTX-5P-11: four days each, the rearmost first."""
    goods = (("red", "red", "red", "yellow"), ("red", "red", "green", "green"), ("blue",))
    card = Card("p", "I", "planets", days=4, planets=goods)  # type: ignore[arg-type]
    table = flying(*["P/2 K"] * 5, card=card, places=[40, 35, 30, 25, 20])
    do(table, Land(0, 0), Land(1, 1), Land(2, 0), Land(3, 2))
    do(table, *(Loaded(seat) for seat in asked(table)))
    moved = [(one.seat, one.days) for one in happened(table, Moved)][:4]
    assert moved == [(3, -4), (2, -4), (1, -4), (0, -4)]
    assert places(table) == [36, 31, 26, 21, 20]


def test_nothing_is_let_fall_any_more_once_something_is_powered() -> None:
    """GTX-ROUGH-36: parts fall off before the engines are counted."""
    card = Card("zone", "III", "combat_zone", lines=(Line("engines", Penalty(days=1)),))
    table = bumpy(SLOW, "P/2\nE", roads="defective_connectors", card=card)
    assert any(isinstance(action, Shed) for action in answers(table, 0))
    do(table, Power(0, at(1, 1), at(0, 1)))
    assert [event.seat for event in happened(table, Announced)] == [0, 1]
