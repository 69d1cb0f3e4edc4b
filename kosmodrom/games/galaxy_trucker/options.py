"""What the host may choose."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from kosmodrom.core.game import Options as CoreOptions
from kosmodrom.games.galaxy_trucker.box.components import warehouse_tiles

BuildMode: TypeAlias = Literal["realtime", "turns", "untimed"]
Validation: TypeAlias = Literal["classic", "assist", "strict"]
Checks: TypeAlias = Literal["auto", "classic", "assist", "strict"]
Rounds: TypeAlias = Literal[
    "123", "123a", "12a", "12", "23", "13", "1", "2", "3", "a", "1a", "2a", "3a", "13a", "23a"
]
Pace: TypeAlias = Literal["none", "calm", "usual", "fast"]
FiveRules: TypeAlias = Literal["five", "four_too"]
FirstShip: TypeAlias = Literal["I", "IA", "both"]
SecondShip: TypeAlias = Literal["II", "IIA", "both"]
Teams: TypeAlias = Literal["none", "team", "expert"]


class Options(CoreOptions, frozen=True):
    """How we play; every combination works but teams of other than four."""

    # Which rounds, in order; a is round IIIa. (GT-VAR-01, GT-VAR-02)
    rounds: Rounds = "123"
    learning_flight: bool = False  # round 1 is the learning flight (GT-FLOW-05)
    build_mode: BuildMode = "realtime"  # (GT-NET-05)
    validation: Checks = "auto"  # (GT-NET-06)
    better_forecasts: bool = False  # (GT-VAR-05)
    teams: Teams = "none"  # (GT-VAR-07, GT-VAR-10)
    hourglass_seconds: Annotated[int, Meta(ge=10, le=600)] = 90  # (GT-DATA-05)
    bots_wait: bool = False  # they build no faster than people, where no clock runs
    second_try: bool = False  # in the learning flight, a ship that cannot fly is built again
    pace: Pace = "none"  # of the flight's show, which questions and cards wait for (GT-NET-47)
    decision_seconds: Annotated[int, Meta(ge=5, le=600)] = 30  # (GT-NET-33)
    turn_hours: Annotated[int, Meta(ge=1, le=336)] = 24  # (GT-NET-26)
    countdown_turns: Annotated[int, Meta(ge=1, le=20)] = 5  # (GT-NET-24)
    solo_beauty: Annotated[int, Meta(ge=0, le=40)] = 4  # (GT-NET-29)
    # Grabs a round; 0 is no limit. (GT-NET-29)
    grab_budget: Annotated[int, Meta(ge=0, le=len(warehouse_tiles()))] = 0
    # The Big Expansion, module by module. (GTX-NET-01)
    new_technologies: bool = False  # five seats imply them (GTX-5P-01)
    five_rules: FiveRules = "five"  # one more profits, one more suffers (GTX-5P-32)
    first_ship: FirstShip = "I"  # the class of round 1 (GTX-IA-01)
    second_ship: SecondShip = "II"  # the class of round 2 (GTX-IIA-08)
    evil_machinations: bool = False  # cards that players picked for each other, and loans
    rough_roads: Annotated[int, Meta(ge=0, le=5)] = 0  # cards a flight (GTX-ROUGH-01)
    # Rough cards that each seat obeys, from the left of their row; none: all obey all. (GTX-NET-91)
    handicap: Annotated[tuple[Annotated[int, Meta(ge=0, le=5)], ...], Meta(max_length=5)] = ()
    bonus_cards: bool = False  # two more adventures of each level (GTX-BONUS-01)
