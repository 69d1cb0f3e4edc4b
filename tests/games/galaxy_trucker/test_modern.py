"""New Technologies at the table: what is shown, what is secret, what choices cost, how long."""

import msgspec
import pytest

from kosmodrom.core.actions import TimeUp
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    GiveUp,
    GoOn,
    Loaded,
    Power,
)
from kosmodrom.games.galaxy_trucker.bots import BOTS
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import LostPart, Powered
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost, Burn, Hire, Jump, Wake
from kosmodrom.games.galaxy_trucker.expansions.events import Jumped, Saved
from kosmodrom.games.galaxy_trucker.expansions.technology import with_income
from kosmodrom.games.galaxy_trucker.imagine import imagine
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard
from kosmodrom.games.galaxy_trucker.state import CardPlay, State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    beside,
    do,
    happened,
    rules_of,
    ship,
)
from tests.games.galaxy_trucker.modern import modern, with_specialists

SWARM = Card("I-meteor_swarm-9", "I", "meteor_swarm", meteors=("large front",))
SPACE = "I-open_space-1"
JUMPER = "B/2 P/2 C/2\nE EB E"
JUMP = Jump(0, at(-1, 1), at(0, 1), at(-1, 0))


def zone(least: str, penalty: Penalty) -> Card:
    return Card("III-combat_zone-9", "III", "combat_zone", lines=(Line(least, penalty),))  # type: ignore[arg-type]


# What is shown, and what is not


def test_sleepers_are_shown_apart_from_the_crew() -> None:
    """GTX-TECH-28, GTX-NET-22: lying and not standing."""
    view = modern("S/4 P/2 C/l V", card=[SWARM, SPACE]).public().ships[0]
    part = next(one for one in view.parts if one.sleepers)
    assert (part.sleepers, part.humans) == (4, 0) and view.figures.crew == 3


def test_everybody_sees_who_has_which_specialist() -> None:
    """GTX-NET-22"""
    table = modern("V C/l P/2", card=[SWARM, SPACE], change=with_specialists("lawyer"))
    assert table.public().ships[0].specialist == "lawyer"


def test_nobody_can_know_what_was_left_in_the_box() -> None:
    """GTX-NET-25: another world has other components in it, and all views are the same."""
    table = Table(GAME, 3, Options(new_technologies=True), "seed")
    world = imagine(table.state, table.rules, 0, Rng.from_seed("other"))
    assert len(world.box) == 50 and set(world.box) != set(table.state.box)
    everything = sorted((*table.state.box, *table.state.heap))
    assert sorted((*world.box, *world.heap)) == everything
    assert GAME.public(world, table.rules) == table.public()


def test_the_same_components_are_out_in_every_flight() -> None:
    """GTX-TECH-02: they stay out for all flights of the game."""

    def change(state: State) -> None:
        state.box, state.heap = ("CAN-01", "LUX-01"), ()

    table = modern("P/2 E", "P/2 E", card="I-stardust-1", change=change, rounds="12")
    assert table.state.round == 1 and table.state.box == ("CAN-01", "LUX-01")
    assert not {"CAN-01", "LUX-01"} & set(table.state.heap)


def test_the_settlement_has_its_lines_in_this_order() -> None:
    """GTX-GEN-23"""
    rules = rules_of(new_technologies=True)
    names = [name for name, _ in rules.income]
    assert names == ["arrival", "beauty", "luxury", "manager", "goods", "losses"]
    more = with_income(rules, "creativity", lambda state, rules: {}, after="beauty")
    assert [name for name, _ in more.income][2] == "creativity"


# What choices cost


def test_a_jump_shows_its_tokens_and_all_that_is_lost() -> None:
    """GTX-TECH-60"""
    shown = beside(modern(JUMPER, "P/2", card=[SWARM, SPACE, SPACE]))[JUMP]
    assert (shown.batteries, shown.loses, shown.confirm) == (1, (at(-1, 1),), None)


def test_a_boost_shows_the_strength_and_the_price() -> None:
    """GTX-TECH-51, GTX-TECH-53"""
    enemy = Card("I-slavers-9", "I", "slavers", strength=3, crew_lost=1, credits=5)
    table = modern(". G GB\nB/1 P/2 .", card=enemy)
    boost = Boost(0, at(0, -1), at(1, -1), at(-1, 0))
    shown = beside(table)[boost]
    assert (shown.strength, shown.more, shown.verdict, shown.batteries) == (8, 6, "won", 0)
    assert set(shown.loses) == {at(0, -1), at(1, -1)}


def test_a_boost_that_does_not_win_shows_the_defeat_too() -> None:
    """GTX-TECH-53: what burns out is lost, and then what the enemy takes."""
    enemy = Card("I-slavers-9", "I", "slavers", strength=30, crew_lost=1, credits=5)
    boost = Boost(0, at(0, -1), at(1, -1), at(-1, 0))
    shown = beside(modern(". G GB\nB/1 P/2 .", card=enemy))[boost]
    assert (shown.verdict, shown.crew_lost, shown.credits) == ("lost", 1, 0)
    won = beside(modern(". G GB\nB/1 P/2 .", card=msgspec.structs.replace(enemy, strength=3)))
    assert (won[boost].crew_lost, won[boost].credits) == (0, 5)


def test_a_boost_on_the_way_to_more_is_not_a_defeat_yet() -> None:
    """GTX-TECH-55: one boost is not enough, two are."""
    enemy = Card("I-slavers-9", "I", "slavers", strength=8, crew_lost=1, credits=5)
    table = modern("GB G G GB\nB/2 P/2 X X", card=enemy)
    boosts = [shown for one, shown in beside(table).items() if isinstance(one, Boost)]
    assert boosts and {shown.verdict for shown in boosts} == {"not_yet"}


@pytest.mark.parametrize(
    ("drawing", "most", "utmost"),
    [
        (". G GB\nB/1 P/2 .", 2, 8),  # a single cannon
        ("GG GB .\nP/2 B/2 .", 4, 10),  # a double one, powered first
        ("GG GB .\nP/2 B/1 .", 4, 0),  # one token is not enough for both
        ("G GB G\nX P/2 B3/3", 4, 10),  # a booster serves one cannon
        ("GB G G GB\nB/2 P/2 X X", 4, 16),  # and two boosters two
        ("GB G GB\nX P/2 B/2", 2, 8),  # but each cannon once
    ],
)
def test_the_most_of_a_fight_counts_boosts(drawing: str, most: int, utmost: int) -> None:
    """GTX-TECH-51, GTX-TECH-52, GTX-TECH-54, GTX-TECH-55"""
    enemy = Card("I-slavers-9", "I", "slavers", strength=7, crew_lost=1, credits=5)
    running = modern(drawing, card=enemy).public().flight.contest
    assert running is not None
    mine = running.flyers[0]
    assert (mine.most, mine.utmost) == (most, utmost)
    meaning = "won" if utmost > 14 else "lost"
    assert mine.utmost_verdict == (meaning if utmost else None)


def test_engines_are_not_boosted_in_a_count() -> None:
    """GTX-TECH-50"""
    running = modern("B/2 P/2 EE\nG GB .", "P/2", card=SPACE).public().flight.contest
    assert running is not None and running.flyers[0].utmost == 0


@pytest.mark.parametrize(
    ("card", "shots", "days"), [(SWARM, len(SWARM.meteors), 0), ("I-stardust-1", 0, 8)]
)
def test_staying_says_what_the_card_brings(card: Card | str, shots: int, days: int) -> None:
    """GTX-NET-41"""
    shown = beside(modern(JUMPER, "P/2", card=[card, SPACE, SPACE]))[Decline(0)]
    assert (shown.shots, shown.days) == (shots, days)


def test_tokens_of_one_boost_are_numbered() -> None:
    """GTX-TECH-52, GTX-TECH-60: the first is named with the jump, then the second of two."""
    table = modern("B/2 P/2 B/2\nX EB EE", "P/2", card=[SWARM, SPACE, SPACE])
    do(table, Jump(0, at(1, 1), at(0, 1), at(-1, 0)))
    question = table.state.questions[0]
    assert (question.kind, question.amount, question.total) == ("payment", 1, 2)


def test_a_boosted_shield_shows_both_tokens() -> None:
    """GTX-TECH-45"""
    pirates = Card("I-pirates-9", "I", "pirates", strength=40, shots=("large front",))
    table = modern("B3/3 P/2 HB\n. X H", card=pirates, rolls=(7,))
    assert beside(table)[Power(0, at(1, 1), at(-1, 0))].batteries == 1


def test_burning_waking_and_the_diplomat_show_what_they_bring() -> None:
    station = Card("I-abandoned_station-9", "I", "abandoned_station", goods=("red",))
    table = do(modern("B3/1 N\n. P/2", card=station), Accept(0))
    assert beside(table)[Burn(0, "red", at(0, -1), at(-1, -1))].batteries == 3
    slavers = Card("I-slavers-9", "I", "slavers", strength=9, crew_lost=2)
    table = modern("V C/l P/2\n. S/4 .", card=slavers, change=with_specialists("diplomat"))
    assert beside(table)[Accept(0)].crew_lost == 1
    do(table, Accept(0))
    assert beside(table)[Wake(0, at(-1, 0))].crew_won == 1


def test_the_page_marks_only_answers_that_are_plainly_better() -> None:
    """GTX-NET-55: to wake is; to stay beaten is not where a boost wins, nor to waste a cube."""
    slavers = Card("I-slavers-9", "I", "slavers", strength=3, crew_lost=1, credits=5)
    table = modern("S/4 P/2 E", card=slavers)
    shown = beside(table)[Wake(0, at(0, 0))]
    assert shown.better and shown.usual
    table = modern("GG G GB\nB/1 P/2 .", card=slavers)
    assert not beside(table)[Enough(0)].better
    station = Card("I-abandoned_station-9", "I", "abandoned_station", goods=("red",))
    table = do(modern("B3/1 N\n. P/2", card=station), Accept(0))
    assert not beside(table)[Loaded(0)].better
    assert beside(modern(JUMPER, "P/2", card=[SWARM, SPACE]))[Decline(0)].usual


# Prices and time


def test_the_technician_saves_one_token_of_several() -> None:
    """GTX-BLUE-10: where a device costs two tokens, one of them."""
    joints = {"price": lambda state, rules, seat, cells: 2}
    drawing = "V C/l P/2 B3/3\n. . EE ."
    change = with_specialists("technician")
    table = modern(drawing, card=SPACE, change=change, joints=joints)
    do(table, Power(0, at(0, 1), at(1, 0)))
    assert len(happened(table, Powered)) == 1 and len(happened(table, Saved)) == 1
    assert batteries_aboard(ship(table).parts) == 2


def test_a_jump_at_the_reveal_has_ten_seconds_and_the_rest_thirty() -> None:
    """GTX-NET-12"""
    table = modern(JUMPER, "P/2", card=[SWARM, SPACE, SPACE], build_mode="realtime")
    assert table.deadline == table.state.now + 10_000
    table = modern(JUMPER, "P/2", card=[SPACE, SPACE, SPACE], build_mode="realtime")
    assert table.deadline == table.state.now + 30_000


@pytest.mark.parametrize("card", ["I-open_space-1", "I-planets-1", "I-stardust-1", SWARM])
def test_a_ship_may_jump_away_from_any_card(card: Card | str) -> None:
    """GTX-TECH-68: the order «ask» asks at every reveal."""

    def change(state: State) -> None:
        state.players[0].orders = {"jump": "ask"}

    table = modern(JUMPER, "P/2 E", card=[card, SPACE, SPACE], change=change)
    assert JUMP in answers(do(table), 0)
    do(table, JUMP)
    assert happened(table, Jumped)


def test_what_a_boost_destroys_is_paid_for_and_its_contents_go_to_the_bank() -> None:
    """GTX-GEN-20, GTX-GEN-21"""
    table = modern("B/2 P/2 C/2\nE EB E\nK/yb X .", "P/2", card=[SWARM, SPACE])
    do(table, JUMP)
    lost = {event.cell: event.how for event in happened(table, LostPart) if event.seat == 0}
    assert lost[at(-1, 1)] == "destroyed" and set(ship(table).lost)
    assert table.state.bank["yellow"] + 1 == dict(table.rules.bank)["yellow"]


# Teams, and people who leave


def test_partners_may_play_with_new_technologies() -> None:
    """GTX-NET-09"""
    table = Table(GAME, 4, Options(teams="team", new_technologies=True), "seed")
    assert len(table.state.box) == 25 and table.rules.partners


def test_who_is_absent_neither_jumps_nor_boosts() -> None:
    """GTX-NET-94"""
    table = modern(JUMPER, "P/2", card=[SWARM, SPACE, SPACE], build_mode="realtime")
    table.apply(TimeUp(), table.deadline)
    assert not happened(table, Jumped)


# Computer players


def bot_answer(table: GTTable, seat: int = 0, level: str = "navigator") -> object:
    return BOTS[level](table.situation(seat), Rng.from_seed("bot")).action


def test_computer_players_boost_and_jump_where_it_pays() -> None:
    """GTX-NET-96"""
    enemy = Card("I-slavers-9", "I", "slavers", strength=3, crew_lost=4, credits=9)
    table = modern("X . .\nX G GB\nB/1 P/2 C/2\nE C/2 E", "P/2", card=[enemy, SPACE])
    assert isinstance(bot_answer(table), Boost)
    weak = Card("I-slavers-9", "I", "slavers", strength=0, crew_lost=4, credits=9)
    table = modern("X . .\nX G GB\nB/1 P/2 C/2\nE C/2 E", "P/2", card=[weak, SPACE])
    assert bot_answer(table) == Enough(0)


def test_computer_players_do_not_jump_on_the_last_card() -> None:
    """GTX-NET-96"""
    assert bot_answer(modern(JUMPER, "P/2", card=SWARM)) == Decline(0)


def test_computer_players_wake_burn_and_hire() -> None:
    """GTX-NET-96"""
    slavers = Card("I-slavers-9", "I", "slavers", strength=9, crew_lost=1)
    table = modern("S/4 P/2 E", card=slavers)
    assert isinstance(bot_answer(table), Wake)
    station = Card("I-abandoned_station-9", "I", "abandoned_station", goods=("red",))
    table = do(modern("B3/1 N\n. P/2", card=station), Accept(0))
    assert isinstance(bot_answer(table), Burn)

    def change(state: State) -> None:
        state.play = CardPlay(queue=state.everyone())

    table = modern("V C/2 P/2 C/2 C/2", scene="crew", change=change)
    assert isinstance(bot_answer(table), Hire)


def test_the_diplomat_is_sent_against_what_costs_more_than_he_is_worth() -> None:
    """GTX-NET-96"""
    change = with_specialists("diplomat")
    cheap = modern("V C/l P/2 C/2 C/2", "P/2", card=zone("cannons", Penalty(days=1)), change=change)
    assert bot_answer(cheap) == Decline(0)
    dear = modern("V C/l P/2", "P/2", card=zone("cannons", Penalty(crew=3)), change=change)
    assert bot_answer(dear) == Accept(0)


@pytest.mark.parametrize("level", sorted(BOTS))
def test_a_whole_flight_of_computer_players_asks_nothing_that_they_do_not_answer(
    level: str,
) -> None:
    """GTX-NET-96: nobody just takes the first choice that there is."""
    options = Options(rounds="1", build_mode="untimed", new_technologies=True)
    table, rng, waited = Table(GAME, 3, options, "flight"), Rng.from_seed("flight"), set()
    while not table.is_over:
        seats = table.to_move()
        if not seats:
            table.apply(TimeUp(), table.deadline)
            continue
        thought = BOTS[level](table.situation(seats[0]), rng)
        if thought.why is not None and thought.why.key == "gt-waited" and level != "cadet":
            waited.add(type(thought.action))
        table.apply(thought.action)
    assert not waited - {GoOn, GiveUp}
