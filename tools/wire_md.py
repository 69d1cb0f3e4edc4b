"""Writes docs/wire.md from the classes: `python -m tools.wire_md`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Router
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from kosmodrom.server import bodies, review_bodies, wire
from kosmodrom.server.http import api
from kosmodrom.server.ops.errors import FAREWELLS, SENTENCES

TARGET = Path(__file__).parents[1] / "docs" / "wire.md"

HEAD = """# The wire
Everything that goes between a server and its clients. This page is written from the classes in
`kosmodrom/server/wire.py`, `bodies.py` and `review_bodies.py` by `python -m tools.wire_md`; a test
fails when it is not up to date. `examples/bot.py` is a bot in thirty lines that speaks this.

## In five steps

1. `POST /api/visitor` with a name gives a secret: as a cookie for browsers, in the answer for
   programs, which send it as `Authorization: Bearer <secret>` and in `hello`.
2. `POST /api/tables` opens a table; its `id` is the link.
3. Open a WebSocket at `/api/socket` and say `{"type": "hello", "table": id, "secret": secret}`.
4. The server sends `room` (the table from outside), `chatted` (missed chat lines) and, once the
   game runs, a `frame`: the game from your seat, with your choices.
5. Send a choice back in a `do`. Once it is stored for good everybody gets a `frame`; yours has the
   `id` of your `do` in its field `done`. Or `refused` says why not, and nothing has changed.

## What holds everywhere

- **Numbers.** A frame has the number of the table's last action. Who comes back says the last
  number seen in `hello` and gets one frame with all events since. Chat lines are known by their
  time: `seen_chat` in `hello` is the time of the last one seen.
- **Unnoticed.** Where it is nobody's business who has declined (the radio of The Crew), a decline
  is sent to nobody but who declined, whose frame has the same number as the one before. Such an
  action has no number of its own, for anybody: frames, log lines, `seen`, `done` and undos count
  only what everybody may know, so that no number is ever missing. An undo takes such an action
  back together with what came before it, never alone. In records, replays and hindsight of a
  finished game every action has its number. A table from outside tells its number once it is over.
- **Sent twice.** A `do` with the same `id`, `seen` and action as an earlier one of the same
  visitor is answered with the number it got then and not done again; so a client repeats what
  was not answered.
- **Stale.** `seen` is the number of the frame on which somebody decided. If the table has moved
  on, the action counts as long as it is still legal; if not, the reason is `stale`.
- **Order.** Actions count in the order of arrival at the server.
- **Heartbeats.** Either side may send `beat`; the other answers at once with `pulse` and the
  same `sent`. The server beats every 10 s and drops who says nothing for 30 s. A client should
  take a server for dead after about 10 s without an answer, and come back.
- **Coming back.** A `hello` that fails by our fault is answered by `bye`, which says when to try
  again; one that is refused by `trouble`, and another `hello` may follow on the same socket. A
  client that gets no `room` some seconds after its `hello` should take the socket for dead. Who
  comes back repeats every `do` that was not answered: by `frame` with its `done`, `done`,
  `refused`, or `trouble` with its `id`.
- **What is left out.** Fields that have their default value are left out in messages of the
  server.
- **Limits.** A message has at most 16 KiB (`too-long`; from 1 MiB on the socket is closed with
  code 1009). A visitor may send 60 messages at once and 20 a second on the long run, on all
  sockets together, and an address ten times as many (`too-fast`, then `bye` with `flood`). Chat
  lines, new tables, visitors, designs and links have limits of the same kind. `retry_after` in
  `args`, and over HTTP the header `Retry-After`, say after how many seconds to try again. More
  than 10 pings or pieces of messages a second close a socket with code 1008. A socket that has
  not been shown a table after 10 s is closed. Who does not read gets `bye` with `slow` once 8 MiB
  wait; what people upload has caps of its own (`wrong-options`).
- **Origins.** A page of another site gets no socket and may change nothing (HTTP 403,
  `foreign-origin`), and a name that the server does not know itself by gets no answer at all
  (`foreign-host`; `docs/serving.md`).
- **Private tables.** Who has a table's link may see it. Nobody else is told of a table that is
  not `public`, but those who sit there: `next`, `journey` and `deal_of` are left out for others,
  and lists of the same deal or journey hold public tables and one's own. Two more belong
  together: who plays the deal of a private table again at a private one, and who played it first.
  A journey goes back from the last of its tables where one sits.
- **Chat.** Talk is for who may watch. Where nobody may (`watchable` is false) only those who sit
  read and write it, before the start, during the game and after its end.
- **Looking back together.** At a finished table who sat there, and who may watch and has a name,
  sends `review`; the first of them leads, and everybody hears who takes part (`reviewing`). Each
  `look` of who leads goes to the others; a `look` of anybody else is refused (`not-leading`). Who
  leads is decided here: it is handed over, or taken when who led has gone, and waits for them
  until then. Nothing of it is stored. Notes are: over HTTP, by who has or had a seat there, and in
  the first line of the record.
- **Behind the game.** Where `open_after` is set, who only looks on gets the running game as it was
  so long ago, with all hands open, and nothing newer: frames, chat, log, replay, the table from
  outside. They cannot talk to the table or take a seat. Who has or had a seat sees it as ever.
- **Devices.** A seat belongs to everybody who has a key to it: who sat down, and each device that
  used one of the links of `handover`. A link is good once, and only while the visitor who made it
  has that seat. All devices of a seat are equal: each may drop the others.
- **The passport.** A visitor has several devices, each with a secret of its own; twelve words
  make one more (`/api/passport/open`). The secret of a dropped device is unknown at once, and its
  sockets are closed by a `bye` with the code `dropped` and no `retry_after`; with the code
  `passport` they are to come back, as who this device is now.
- **Hidden things.** Views, events, choices and reasons depend only on what the viewer may know.
  When a bot moves does not tell how long it thought: it thinks within its pace.
  Seed, salt, everybody's actions and the bots' thoughts are shown once the game is over.
"""

TROUBLES = """`trouble` on the socket and `Problem` over HTTP carry one of these codes; the client
shows the text `trouble-<code>`.
"""

REFUSALS = """
A refused action (`refused`, `because`) carries a `Reason` of the game, or one of the server's:
`stale` (see above), `bot-plays` (a bot stands in: take your seat back first), `not-now`,
`already-answered`, `game-over`, `undo-not-possible`, `no-undo-asked`.

`bye` says why a socket is closed. Come back after `retry_after` milliseconds (left out: 1000; null:
do not come back by yourself).
"""


def document() -> str:
    """The whole page."""
    parts = [HEAD, *_messages(), *_addresses(), *_classes(), *_codes()]
    return "\n".join(parts) + "\n"


def _messages() -> Iterator[str]:
    for title, union in (("client", wire.ToServer), ("server", wire.ToClient)):
        yield f"## Messages from the {title}\n"
        for message in get_args(union):
            yield f"### `{message.__struct_config__.tag}`\n"
            yield _described(message)


def _addresses() -> Iterator[str]:
    yield "## HTTP\n"
    yield "An error has a `Problem` as body. `/api/docs` shows all of it, also as OpenAPI.\n"
    yield "| address | what |\n| --- | --- |"
    for handler in _handlers(api.ROUTER):
        method = next(iter(handler.http_methods))
        (path,) = handler.paths
        said = (handler.fn.__doc__ or "").strip().splitlines()[0]
        yield f"| `{method} /api{path.replace(':str', '')}` | {said} |"
    yield "| `GET /healthz` | Whether this server can serve. |"
    yield "| `GET /metrics` | Figures for Prometheus. |\n"


def _handlers(router: Router) -> list[HTTPRouteHandler]:
    return [
        one
        for route in router.routes
        for one in getattr(route, "route_handlers", ())
        if isinstance(one, HTTPRouteHandler) and "OPTIONS" not in one.http_methods
    ]


def _classes() -> Iterator[str]:
    """The classes that messages and answers are made of."""
    yield "## Classes\n"
    messages = {*get_args(wire.ToServer), *get_args(wire.ToClient), wire.Message}
    for name, one in sorted({**vars(bodies), **vars(review_bodies), **vars(wire)}.items()):
        is_struct = isinstance(one, type) and issubclass(one, msgspec.Struct)
        if is_struct and one not in messages:
            yield f"### `{name}`\n"
            yield _described(one)


def _described(struct: type[msgspec.Struct]) -> str:
    lines = []
    said = (struct.__doc__ or "").strip()
    if said and not said.startswith(f"{struct.__name__}("):
        lines += [" ".join(said.split()), ""]
    fields = inspect.type_info(struct).fields  # type: ignore[attr-defined]
    if fields:
        lines += ["| field | type | default |", "| --- | --- | --- |"]
    types = {field.name: field.type for field in msgspec.structs.fields(struct)}
    for field in fields:
        default = "" if field.required else f"`{_default(field)}`"
        lines.append(f"| `{field.encode_name}` | {_type_name(types[field.name])} | {default} |")
    return "\n".join([*lines, ""])


def _default(field: inspect.Field) -> str:
    value = field.default
    if value is msgspec.NODEFAULT:
        value = field.default_factory()
    return msgspec.json.encode(value).decode()


_NAMES = {str: "text", int: "integer", float: "number", bool: "true or false", Any: "anything"}


def _type_name(kind: Any) -> str:
    """A Python type in words."""
    if hasattr(kind, "__metadata__"):  # bounds
        return _type_name(kind.__origin__)
    if kind is None or kind is type(None):
        return "null"
    if kind in _NAMES:
        return _NAMES[kind]
    if kind is msgspec.Raw:
        return "JSON of the game"
    arguments = get_args(kind)
    origin = getattr(kind, "__origin__", None)
    if origin is dict:
        return f"object of {_type_name(arguments[1])}"
    if origin in (tuple, list):
        return f"list of {_type_name(arguments[0])}"
    if arguments and all(isinstance(one, str) for one in arguments):
        return ", ".join(f"`{one}`" for one in arguments)
    if arguments:
        return " or ".join(_type_name(one) for one in arguments)
    return f"[`{kind.__name__}`](#{kind.__name__.lower()})"


def _codes() -> Iterator[str]:
    yield "## When something is wrong\n"
    yield TROUBLES
    yield "| code | HTTP | sentence |\n| --- | --- | --- |"
    for code, (status, sentence) in sorted(SENTENCES.items()):
        yield f"| `{code}` | {status} | {sentence} |"
    yield REFUSALS
    yield "| code | sentence |\n| --- | --- |"
    yield from (f"| `{code}` | {sentence} |" for code, sentence in sorted(FAREWELLS.items()))


def main() -> int:
    TARGET.write_text(document(), "utf-8")
    print(f"{TARGET} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
