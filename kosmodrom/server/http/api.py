"""The HTTP API: the lobby, records, replays, and everything a program needs beside the socket."""

from litestar import Router

from kosmodrom.server.http import (
    daily,
    devices,
    games,
    journeys,
    looking_back,
    notes,
    passports,
    push,
    puzzles,
    site,
    statistics,
    tables,
    visitors,
)

PARTS = (
    games,
    visitors,
    passports,
    tables,
    looking_back,
    notes,
    devices,
    journeys,
    daily,
    statistics,
    puzzles,
    push,
    site,
)

ROUTER = Router("/api", route_handlers=[one for part in PARTS for one in part.HANDLERS])
