"""A table in words of the server: heads of pages, pictures of links, notices."""

import msgspec

from kosmodrom.server.ops.texts import say
from kosmodrom.server.store.rows import Loaded


def table_title(loaded: Loaded, language: str) -> str:
    """How a table is called, as on the client's pages."""
    row, game = loaded.row, say(language, f"game-{loaded.row.game}")
    people = sum(chair.kind == "person" for chair in loaded.chairs)
    if row.name:
        return row.name
    if row.seats == 1:
        return say(language, "table-alone", game=game)
    is_among_bots = people < 2 and row.status != "open"
    return say(language, "table-with-bots" if is_among_bots else "table-of", game=game)


def what_is_played(loaded: Loaded, language: str) -> str:
    """The game and, where it has parts with numbers, which one."""
    game, options = say(language, f"game-{loaded.row.game}"), loaded.row.chosen_options()
    mission = options.get("mission")
    if isinstance(mission, int) and mission and not options.get("custom"):
        return f"{game}, {say(language, 'status-mission', n=mission)}"
    return game


def how_it_ended(loaded: Loaded, language: str) -> tuple[str, str]:
    """How it ended: won or lost together, else the best score."""
    result = msgspec.json.decode(loaded.row.result or "{}")
    won = result.get("figures", {}).get("won")
    if isinstance(won, bool):
        return say(language, "server-won" if won else "server-lost"), "won" if won else "lost"
    scores = result.get("scores") or [0]
    return say(language, "server-best-score", n=int(max(scores))), ""
