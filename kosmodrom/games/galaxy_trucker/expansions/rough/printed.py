"""What is printed on the cards of the rough roads."""

import msgspec

from kosmodrom.games.galaxy_trucker.box.components import read_table


class RoughCard(
    msgspec.Struct, frozen=True, rename={"more_cards": "extra_level_III_cards_by_flight"}
):
    """Which fields a card has depends on what it changes."""

    card: str
    rule: str
    build: bool = False  # it matters while ships are built
    common: bool = False  # it changes something for all
    shot: str = ""
    shots: int = 1
    shots_per_stronger_follower: int = 1
    meteor: str = ""
    more_cards: tuple[int, ...] = ()
    sabotage_rolls: int = 0
    per_crew: int = 1
    loss_per_excess: int = 1
    penalty_per_joint: int = 1
    batch_by_flight: tuple[int, ...] = ()
    fee: int = 1
    shot_many: str = ""
    shot_single: str = ""
    max_rolls: int = 1


PRINTED: dict[str, RoughCard] = read_table("rough", dict[str, RoughCard])
