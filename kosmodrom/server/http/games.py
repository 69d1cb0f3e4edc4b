"""The HTTP API: games and their rules."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from kosmodrom import games as registry
from kosmodrom.bots.bot import levels_of
from kosmodrom.core.game import AnyGame
from kosmodrom.rulebook import ENGLISH, read_rules
from kosmodrom.server import bodies
from kosmodrom.server.table import new_tables

_LANGUAGE = QueryParameter(max_length=16, description="the reader's language: en, ru, pl, ro")


def game_info(game: AnyGame) -> bodies.GameInfo:
    return bodies.GameInfo(
        name=game.name,
        version=game.version,
        seats=game.seats,
        levels=levels_of(game),
        options=tuple(_option_info(field) for field in msgspec.structs.fields(game.options)),
        cooperative=game.cooperative,
        has_hands=game.opened is not None,
    )


def _option_info(field: msgspec.structs.FieldInfo) -> bodies.OptionInfo:
    default = field.default
    if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    plain = msgspec.to_builtins(default)
    return bodies.OptionInfo(field.encode_name, plain, msgspec.json.schema(field.type))


@get("/games")
async def games() -> list[bodies.GameInfo]:
    """The games, with their options and the levels of their bots."""
    return [game_info(registry.get_game(name)) for name in registry.NAMES]


@get("/games/{game:str}/rules")
async def rules(
    game: FromPath[str], language: Annotated[str, _LANGUAGE] = ENGLISH
) -> list[bodies.RuleText]:
    """The numbered rules of a game; in English what a language does not have."""
    new_tables.need_game(game)
    return [bodies.RuleText(*rule) for rule in read_rules(game, language)]


HANDLERS = [games, rules]
