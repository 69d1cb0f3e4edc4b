"""An expansion is a function on the rules: the places where one can be joined, on real cases."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.ask import everyone
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Accept, Enough, Finish, Grab, Keep, Place, Power
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, cell_at, load_boards, turned
from kosmodrom.games.galaxy_trucker.box.deck import Card, Hazard, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Fought,
    LostPart,
    Powered,
    Revealed,
    Rolled,
    RoundSettled,
    Threatened,
    Victim,
)
from kosmodrom.games.galaxy_trucker.flight.settlement import INCOME
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import COUNTS, Fate, Rules, Way
from kosmodrom.games.galaxy_trucker.ship.hits import fate, shields
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Gone,
    Part,
    Parts,
    Ship,
    fits,
    flaws,
    frontier,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_strength, engine_strength
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.variants import make_rules
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    board,
    do,
    draw,
    flying,
    happened,
    places,
    ship,
)

UNTIMED = {"rounds": "1", "build_mode": "untimed"}


def changed(**fields: Any) -> Any:
    """The game with other rules."""
    return replace(GAME, rules=lambda o, s: replace(make_rules(o, s), **fields))


# Kinds and counts


def test_new_kinds_of_components_are_table_rows() -> None:
    """A cannon-engine counts as both, a battery hold as both; no code knows their names."""
    parts = draw("P CEN-02 BTH-01/2b")
    assert (cannon_strength(parts), engine_strength(parts)) == (2, 2)
    assert parts[at(2, 0)].batteries == 2 and parts[at(2, 0)].goods == ("blue",)


def test_counts_can_be_changed_and_everybody_sees_it() -> None:
    """The strength that is announced, and the one that stands beside the ship."""

    def weaker(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
        return max(0, COUNTS["engines"](rules, ship, powered) - 2)

    joints = {"counts": {**COUNTS, "engines": weaker}}
    table = flying("P/2 X\nE E", "P/2\nE", card="I-open_space-1", joints=joints)
    assert [event.value for event in happened(table, Announced)] == [2, 0]
    assert table.public().ships[0].figures.engines == 2


def test_an_inert_component_holds_the_ship_together_and_does_nothing() -> None:
    parts = draw("P/2 G\nE .")
    dead = {c: msgspec.structs.replace(p, inert=True) for c, p in parts.items()}
    assert (engine_strength(parts), engine_strength(dead), cannon_strength(dead)) == (2, 0, 0)
    assert flaws(dead, board()) == flaws(parts, board())


# Two hulls

CATAMARAN = msgspec.structs.replace(
    load_boards()["III"],
    name="two hulls",
    start=None,
    parted=(
        frozenset(cell for cell in load_boards()["III"].cells if cell & 15 < 7),
        frozenset(cell for cell in load_boards()["III"].cells if cell & 15 > 7),
    ),
)


def on_two_hulls(state: State) -> None:
    for each in state.ships:
        each.board = CATAMARAN.name


def sailing(*drawings: str, **more: Any) -> GTTable:
    boards = {**load_boards(), CATAMARAN.name: CATAMARAN}
    joints = {"boards": boards, **more.pop("joints", {})}
    return flying(*drawings, change=on_two_hulls, joints=joints, **more)


def test_one_of_two_hulls_breaks_and_the_other_stays_whole() -> None:
    """Of the broken hull one piece is kept; the other hull is nobody's question."""
    shot = Card("shot", "I", "meteor_swarm", meteors=("large left",))
    drawing = "@5,6\n~C/2 . . . .\n~X:3030 . . . ~C/2\n~X:3333 . . . ~X"
    table = sailing(drawing, card=shot, rolls=(7,))
    top, left, right = cell_at(5, 6), cell_at(5, 8), cell_at(9, 7)
    assert asked(table) == (0,) and answers(table, 0) == {Keep(0, top), Keep(0, left)}
    do(table, Keep(0, top))
    assert set(ship(table).parts) == {top, right, cell_at(9, 8)}
    assert [event.how for event in happened(table, LostPart)] == ["destroyed", "fallen"]


def test_both_hulls_break_and_each_is_asked_for() -> None:
    def through(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        return replace(fate(state, rules, seat, hazard, roll), besides=(cell_at(9, 7),))

    shot = Card("shot", "I", "meteor_swarm", meteors=("large left",))
    drawing = "@5,6\n~C/2 . . . ~C/2\n~X . . . ~X\n~X . . . ~X"
    table = sailing(drawing, card=shot, rolls=(7,), joints={"fate": through})
    assert [flaw.error for flaw in flaws(ship(table).parts, CATAMARAN)] == ["G", "G"]
    do(table, Keep(0, cell_at(5, 6)))
    assert answers(table, 0) == {Keep(0, cell_at(9, 6)), Keep(0, cell_at(9, 8))}
    do(table, Keep(0, cell_at(9, 8)))
    assert set(ship(table).parts) == {cell_at(5, 6), cell_at(9, 8)}


def test_a_hull_that_is_away_takes_everything_with_it_and_brings_it_back() -> None:
    table = sailing("@5,6\n~C/2 . . . ~C/2", scene="before_card", card=())
    mine = ship(table)
    mine.send_away([cell_at(9, 6)])
    assert humans_aboard(mine.parts) == 2 and set(mine.away) == {cell_at(9, 6)}
    mine.bring_back()
    assert humans_aboard(mine.parts) == 4 and mine.away == {}


# Boards


def anywhere(parts: Parts, board: Board) -> list[Cell]:
    return frontier(parts, board) if parts else sorted(board.cells)


def first_or_fitting(parts: Parts, board: Board, cell: Cell, part: Part) -> bool:
    return not parts or fits(parts, board, cell, part)


def test_a_board_without_a_start_is_begun_on_any_square() -> None:
    bare = msgspec.structs.replace(load_boards()["I"], start=None)
    game = changed(boards={"I": bare}, open_cells=anywhere, fits=first_or_fitting)
    table: GTTable = Table(game, 2, {**UNTIMED, "validation": "strict"}, "seed")
    assert ship(table).parts == {} and table.public().board.start is None
    do(table, Grab(0), Place(0, at(2, 0), 0))
    assert list(ship(table).parts) == [at(2, 0)]


def test_on_a_board_without_a_fixed_front_engines_may_point_anywhere() -> None:
    free = msgspec.structs.replace(load_boards()["III"], front=None)
    parts = draw("P\nE>")
    assert [flaw.error for flaw in flaws(parts, board())] == ["C"]
    assert flaws(parts, free) == ()
    engine = Part("~E", 3)
    assert fits(draw("P"), free, at(0, 1), engine) and not fits(
        draw("P"), board(), at(0, 1), engine
    )


def test_a_turned_ship_has_a_turned_board() -> None:
    """Lines are named by the dice as they stood before the turn, and four turns are none."""
    plain = load_boards()["II"]
    quarter = turned(plain, 1)
    assert quarter.name == "II>" and turned(plain, 4) is plain
    assert turned(quarter, 3).cells == plain.cells and len(quarter.cells) == len(plain.cells)
    assert quarter.rows == plain.columns
    table = flying("P/2", "P/2", rounds="2", card=(), scene="before_card")
    mine = ship(table)
    mine.board = "II>"
    assert table.rules.board_of(mine) is quarter
    assert table.public().ships[0].board == "II>" and table.public().ships[1].board == ""
    assert [each.name for each in table.public().boards] == ["II>"]


# Hits


def plated(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
    ends = fate(state, rules, seat, hazard, roll)
    if ends.cell is not None and state.ships[seat].parts[ends.cell].shape.kind == "structural":
        return Fate("harmless", "GTX", ends.cell)
    return ends


def test_how_a_hit_ends_can_be_changed() -> None:
    card = Card("swarm", "I", "meteor_swarm", meteors=("large front",))
    table = flying("X\nP/2", card=card, rolls=(7,), joints={"fate": plated})
    assert happened(table, Threatened)[0].how == "harmless"
    assert len(ship(table).parts) == 2
    assert happened(table, Rolled)[0].hazard == "large meteor front"


def boosted(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
    """A shield and the component beside it stop even large shots, for a token each."""
    ends = fate(state, rules, seat, hazard, roll)
    covering = shields(state.ships[seat].parts, hazard)
    if ends.how == "hit" and hazard.large and covering:
        way = Way((covering[0], at(1, 0)), 2, "shielded")
        return replace(ends, ways=(way,))
    return ends


LARGE = Card("pirates", "I", "pirates", strength=9, shots=("large front",))


def test_a_boosted_shield_stops_a_large_shot_for_two_tokens() -> None:
    table = flying("H\nP/2 B/2", card=LARGE, rolls=(7,), joints={"fate": boosted})
    shield, booster = at(0, -1), at(1, 0)
    assert answers(table, 0) == {Power(0, shield, booster), Enough(0)}
    do(table, Power(0, shield, booster))
    assert [event.cell for event in happened(table, Powered)] == [shield, booster]
    assert happened(table, Threatened)[-1].how == "shielded"
    assert ship(table).parts[booster].batteries == 0 and len(ship(table).parts) == 3


def test_who_has_one_token_is_not_offered_what_costs_two() -> None:
    table = flying("H\nP/2 B/1", card=LARGE, rolls=(7,), joints={"fate": boosted})
    assert happened(table, Threatened)[-1].how == "hit"


def test_weak_batteries_make_everything_dearer() -> None:
    joints = {"price": lambda state, rules, seat, cells: 2}
    drawing = "P/2 B/2 B/1\nEE . ."
    table = flying(drawing, card="I-open_space-1", joints=joints)
    do(table, Power(0, at(0, 1), at(1, 0)))
    assert answers(table, 0) == {Power(0, at(0, 1), at(1, 0)), Power(0, at(0, 1), at(2, 0))}
    do(table, Power(0, at(0, 1), at(2, 0)))
    assert [event.value for event in happened(table, Announced)] == [4]


def test_a_hit_may_take_more_than_it_meets() -> None:
    def piercing(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        return replace(fate(state, rules, seat, hazard, roll), besides=(at(0, 0),))

    table = flying("X\nP/2 C/2", card=LARGE, rolls=(7,), joints={"fate": piercing})
    assert [event.cell for event in happened(table, LostPart)] == [at(0, -1), at(0, 0)]


# Several victims and takers


def two_worst(state: State, figures: Any) -> tuple[Seat, ...]:
    return tuple(sorted(figures, key=lambda seat: (figures[seat], -state.ships[seat].place))[:2])


def test_two_victims_of_one_line_suffer_each_their_own_penalty() -> None:
    """The tail moves first, and the second victim loses less."""
    zone = Card("zone", "I", "combat_zone", lines=(Line("crew", Penalty(days=3)),))

    def less(penalty: Penalty, number: int) -> Penalty:
        return msgspec.structs.replace(penalty, days=penalty.days - number)

    joints = {"victims": two_worst, "penalty": less}
    table = flying("P/1", "P/1", "P/2", card=zone, places=(40, 38, 36), joints=joints)
    assert [event.seat for event in happened(table, Victim)] == [0, 1]
    assert places(table) == [37, 35, 36]


def test_two_victims_are_shot_at_as_often_as_each_deserves() -> None:
    shots = ("large front", "large front")
    zone = Card("zone", "I", "combat_zone", lines=(Line("crew", Penalty(shots=shots)),))

    def fewer(penalty: Penalty, number: int) -> Penalty:
        return msgspec.structs.replace(penalty, shots=penalty.shots[number:])

    joints = {"victims": two_worst, "penalty": fewer}
    table = flying("X\nP/1", "X\nP/1", "P/2", card=zone, rolls=(2, 2), joints=joints)
    assert [event.seat for event in happened(table, Threatened)] == [0, 0, 1]


def other(number: int) -> Any:
    def dice(state: State) -> None:
        state.dice = state.dice.fork(f"{number}")

    return dice


def test_sabotage_strikes_all_its_victims() -> None:
    drawing = "C/1 X X\nX P X\nX X X"
    card = Card("sabotage", "I", "sabotage")
    for seed in range(40):
        joints = {"victims": two_worst}
        table = flying(drawing, drawing, "P/2 C/2", card=card, joints=joints, change=other(seed))
        hit = {event.seat for event in happened(table, LostPart)}
        if hit == {0, 1}:
            return
    pytest.fail("two victims named, but never both struck")


def test_an_enemy_is_beaten_by_as_many_as_the_quota_says() -> None:
    slavers = Card("slavers", "I", "slavers", strength=1, credits=6, crew_lost=1)
    joints = {
        "quota": lambda state, card: 2,
        "reduced": lambda card, number: msgspec.structs.replace(card, credits=8 - 2 * number),
    }
    ships = ("G G\nP/2 X",) * 3
    table = flying(*ships, card=slavers, joints=joints)
    do(table, Accept(0), Accept(1))
    assert [event.seat for event in happened(table, Fought)] == [0, 1]
    assert [report.earned for report in table.state.reports] == [6, 4, 0]


def test_whom_an_enemy_spares_loses_nothing() -> None:
    async def diplomat(
        state: State, rules: Rules, penalties: Mapping[Seat, Penalty]
    ) -> frozenset[Seat]:
        return frozenset({0} & penalties.keys())

    slavers = Card("slavers", "I", "slavers", strength=5, crew_lost=1)
    table = flying("P/2", "P/2", card=slavers, joints={"spared": diplomat})
    assert humans_aboard(ship(table, 0).parts) == 2 and humans_aboard(ship(table, 1).parts) == 1


def test_an_enemy_may_be_stronger_than_printed() -> None:
    async def big_baddies(state: State, rules: Rules) -> str:
        state.play.bonus = 2
        return go_on(state)

    slavers = Card("slavers", "I", "slavers", strength=1, credits=6)
    moments = {"revealed": ("big_baddies",)}
    scenes = {**make_rules(Options(), 2).scenes, "big_baddies": big_baddies}
    table = flying("G G\nP/2 X", card=slavers, joints={"moments": moments, "scenes": scenes})
    assert [event.result for event in happened(table, Fought)] == ["tied"]


# Losses


def test_losses_say_what_went_from_where_and_how() -> None:
    seen: list[Gone] = []

    def hear(state: State, rules: Rules, seat: Seat, gone: tuple[Gone, ...]) -> None:
        seen.extend(gone)

    table = flying("P/2 X K/b", card="I-stardust-1", scene="before_card")
    rules = replace(table.rules, after_loss=(hear,))
    lose_parts(table.state, rules, 0, [at(1, 0)], "destroyed", "GT-HIT-15")
    lose_parts(table.state, rules, 0, [at(2, 0)], "fallen", "GT-HIT-16")
    assert [(one.cell, one.how) for one in seen] == [(at(1, 0), "destroyed"), (at(2, 0), "fallen")]
    assert seen[1].part.goods == ("blue",)


def test_sleepers_wake_after_a_loss_and_their_owner_is_asked() -> None:
    """The question comes when the whole loss is over, and knows which cabins lost somebody."""

    async def wake(state: State, rules: Rules, freed: Mapping[Seat, tuple[Cell, ...]]) -> None:
        ((seat, places),) = freed.items()
        answer = (await everyone({seat: (Enough(seat), Keep(seat, places[0]))}))[seat]
        if isinstance(answer, Keep):
            state.ships[seat].change(answer.cell, humans=2)

    slavers = Card("slavers", "I", "slavers", strength=5, crew_lost=2)
    table = flying("P/2", card=slavers, joints={"after_crew_loss": (wake,)})
    assert answers(table, 0) == {Enough(0), Keep(0, at(0, 0))}
    do(table, Keep(0, at(0, 0)))
    assert humans_aboard(ship(table).parts) == 2 and ship(table).status == "arrived"


# Moments


def test_secret_picks_come_before_the_piles() -> None:
    """All choose at once, unseen; the piles and the rules of the round follow from it."""

    async def picks(state: State, rules: Rules) -> str:
        assert state.piles == ()
        choices = {seat: (Finish(seat, 1), Finish(seat, 2)) for seat in state.everyone()}
        answers: dict[Seat, Action] = await everyone(choices)
        for seat, answer in answers.items():
            assert isinstance(answer, Finish)
            state.players[seat].pick = f"evil {answer.token}"
        state.rough = ("no reserve",)
        return go_on(state)

    base = make_rules(Options(), 2)
    game = changed(
        moments={**base.moments, "before_piles": ("picks",)},
        scenes={**base.scenes, "picks": picks},
        rough={"no reserve": lambda rules: replace(rules, reserve=0)},
    )
    table: GTTable = Table(game, 2, UNTIMED, "seed")
    before = msgspec.json.encode(table.public())
    do(table, Finish(0, 2))
    assert asked(table) == (1,) and msgspec.json.encode(table.public()) == before
    do(table, Finish(1, 1))
    assert [player.pick for player in table.state.players] == ["evil 2", "evil 1"]
    assert len(table.state.piles) == 3 and table.public().rough == ("no reserve",)
    assert table.rules.reserve == 0 and table.whole_rules.reserve == 2
    assert table.rules is table.whole_rules.in_force(0, ("no reserve",))


def test_scenes_of_several_modules_stand_at_one_moment_in_order() -> None:
    heard: list[str] = []

    def named(name: str) -> Any:
        async def scene(state: State, rules: Rules) -> str:
            heard.append(name)
            return go_on(state)

        return scene

    base = make_rules(Options(), 2)
    moments = {"card_over": ("fatigue", "forced", "envy")}
    scenes = {**base.scenes, "fatigue": named("fatigue"), "envy": named("envy")}
    flying("P/2", "P/2", card="I-stardust-1", joints={"moments": moments, "scenes": scenes})
    assert heard == ["fatigue", "envy"]


# Ships that are away


def test_a_card_passes_when_all_ships_are_away() -> None:
    """They are still in the flight, so the flight goes on and they keep their places."""

    def jump(state: State) -> None:
        for each in state.ships:
            each.status, each.returns = "away", 2

    table = flying("P/2", "P/2", card=("I-stardust-1", "I-planets-1"), change=jump)
    assert len(happened(table, Revealed)) == 2 and places(table) == [40, 38]


def test_who_is_away_is_met_by_nothing_and_still_takes_up_room() -> None:
    def jump(state: State) -> None:
        state.ships[1].status = "away"

    table = flying(
        "P/2\nE", "P/2", "P/2\nE", card="I-open_space-1", places=(37, 39, 30), change=jump
    )
    assert [event.seat for event in happened(table, Announced)] == [0, 2]
    assert table.state.present() == () and places(table)[:2] == [38, 39]


# Seats and money


def test_five_players() -> None:
    base = make_rules(Options(rounds="1", build_mode="untimed"), 4)
    rules = replace(base, seats=5, pilot_cabins=(*base.pilot_cabins, "~P"), victims=two_worst)
    game = replace(GAME, seats=(1, 2, 3, 4, 5), rules=lambda options, seats: rules)
    table: GTTable = Table(game, 5, UNTIMED, "seed")
    assert ship(table, 4).parts[at(0, 0)] == Part("~P")
    assert table.public().build.tokens == (1, 2, 3, 4, 5)
    do(table, *(Finish(seat, seat + 1) for seat in range(5)))
    assert len(table.state.flying()) == 5 and asked(table) == (0, 1, 2, 3, 4)


def test_a_settlement_may_have_more_lines_and_debts() -> None:
    income = (*INCOME, ("luxury", lambda state, rules: {0: -9, 1: 3}))
    table = flying(
        "P/2",
        "P/2",
        scene="flight_end",
        joints={"income": income, "balance": lambda state, rules, seat, total: (total, {})},
    )
    settled = happened(table, RoundSettled)
    assert [event.lines for event in settled] == [{"luxury": -9}, {"luxury": 3}]
    assert table.outcome is not None and table.outcome.scores[0] < 0
    assert [report.lines for report in table.public().reports] == [{"luxury": -9}, {"luxury": 3}]
