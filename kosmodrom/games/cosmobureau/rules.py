"""What may differ from game to game: numbers, tables and scenes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from kosmodrom.core.game import Options, Playing
from kosmodrom.games.cosmobureau.caps import FILE_BYTES
from kosmodrom.games.cosmobureau.components import Components, Players
from kosmodrom.games.cosmobureau.state import Cosmos

Scene: TypeAlias = Callable[[Cosmos, "Rules"], Playing]
Deal: TypeAlias = Literal["standard", "backs", "choice"]
CaptainDeal: TypeAlias = Literal["none", "chance", "choice"]


class CosmobureauOptions(Options, frozen=True):
    """How we play; `components` holds TOML that replaces tables of the box."""

    ships: Deal = "standard"
    captains: CaptainDeal = "none"
    components: Annotated[str, Meta(max_length=FILE_BYTES)] = ""


@dataclass(frozen=True)
class Rules:
    """The whole list of what an expansion may change."""

    box: Components
    players: Players
    ships: Deal
    captains: CaptainDeal
    extra_round: bool  # does everybody have one more turn after the failed refill?
    scenes: Mapping[str, Scene]
