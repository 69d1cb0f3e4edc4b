"""The client's types, written from the classes of wire.py and of every game: web/src/wire.ts."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from kosmodrom.core.actions import CORE_ACTIONS, CORE_EVENTS, Consent, Undo
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Outcome
from kosmodrom.games import NAMES, get_game
from kosmodrom.server import bodies, review_bodies, wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"

FROM_CLIENT = (
    *get_args(wire.ToServer), bodies.NewTable, bodies.Branch, bodies.Design,
    bodies.Looks, bodies.NewNote, bodies.OpenPassport, bodies.Subscription,
    review_bodies.PuzzleTry,
)  # fmt: skip
FROM_SERVER = (
    *get_args(wire.ToClient), wire.RoomInfo, wire.SeatInfo, wire.SeatChange, wire.ChatLine,
    wire.LogLine, bodies.Visitor, bodies.Site, bodies.GameInfo, bodies.OptionInfo, bodies.RuleText,
    bodies.Replay, bodies.ReplayStep, bodies.LeftSeat, bodies.Notes,
    review_bodies.Hindsight, review_bodies.Judgement, review_bodies.Hopes, review_bodies.Puzzles,
    review_bodies.Puzzle, review_bodies.PuzzleAnswer, review_bodies.PuzzleHint,
    bodies.Journey, bodies.JourneyInfo, bodies.Deal, bodies.Device,
    bodies.Passport, bodies.Words, bodies.Found, bodies.Handover,
    bodies.Problem, Outcome, bodies.Day, bodies.Statistics, bodies.BestList,
    bodies.Notices, bodies.Reminded,
)  # fmt: skip

# The client fills these in on arrival, since the wire leaves out what is as usual.
FILLED: tuple[type[msgspec.Struct], ...] = (
    wire.RoomInfo, wire.SeatInfo, wire.SeatChange, wire.ChatLine, wire.Frame, Reason,
    bodies.ReplayStep,
)  # fmt: skip

# What the server passes on unread is the game's own; which game it is, the table says.
RAW = {
    (wire.Do, "action"): "AnyMove",
    (wire.Why, "action"): "AnyMove",
    (wire.Frame, "public"): "object",
    (wire.Frame, "own"): "object | null",
    (wire.Frame, "choices"): "AnyMove[]",
    (wire.Frame, "previews"): "(AnyPreview | null)[]",
    (wire.LogLine, "event"): "Event",
    (wire.RoomInfo, "result"): "Outcome | null",
    (bodies.ReplayStep, "action"): "AnyAction | null",
    (bodies.ReplayStep, "public"): "object",
    (bodies.ReplayStep, "own"): "object | null",
    (review_bodies.Hindsight, "line"): "AnyAction[]",
    (review_bodies.Hindsight, "told"): "AnyEvent[]",
    (review_bodies.JudgedChoice, "action"): "AnyAction",
    (review_bodies.Judgement, "line"): "AnyAction[]",
    (review_bodies.Judgement, "told"): "AnyEvent[]",
    (review_bodies.Hope, "action"): "AnyAction",
    (review_bodies.Puzzle, "options"): "Record<string, unknown>",
    (review_bodies.Puzzle, "public"): "object",
    (review_bodies.Puzzle, "own"): "object | null",
    (review_bodies.Puzzle, "choices"): "AnyMove[]",
    (review_bodies.Puzzle, "told"): "AnyEvent[]",
    (review_bodies.PuzzleAnswer, "told"): "AnyEvent[]",
    (bodies.Journey, "logbook"): "AnyLogbook | null",
    (bodies.GameStatistics, "figures"): "AnyStatistics",
    (bodies.JourneyInfo, "logbook"): "AnyLogbook | null",
}
PARAMETERS: dict[type[msgspec.Struct], str] = {wire.LogLine: "<Event = AnyEvent>"}

SIMPLE = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Collects the classes that a type mentions, and writes each of them once."""

    def __init__(self, from_client: tuple[type, ...] = FROM_CLIENT) -> None:
        self.from_client = from_client
        self.waiting: list[type[msgspec.Struct]] = []

    def type_of(self, kind: inspect.Type) -> str:
        """The TypeScript of one type."""
        if isinstance(kind, inspect.Metadata):
            return self.type_of(kind.type)
        if simple := SIMPLE.get(type(kind)):
            return simple
        match kind:
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.UnionType(types=members):
                return " | ".join(self.type_of(member) for member in members)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.key_of(key)}, {self.type_of(value)}>"
            case inspect.EnumType(cls=enum):
                return " | ".join(msgspec.json.encode(member.value).decode() for member in enum)
            case inspect.StructType(cls=cls):
                return self.mention(cls)
            case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
                return f"{self.bracketed(kind.item_type)}[]"
        raise TypeError(f"no TypeScript for {kind!r}")

    def key_of(self, kind: inspect.Type) -> str:
        return "string" if isinstance(kind, inspect.StrType) else f"{self.type_of(kind)}"

    def bracketed(self, kind: inspect.Type) -> str:
        text = self.type_of(kind)
        return f"({text})" if " | " in text else text

    def mention(self, cls: type) -> str:
        if cls not in self.waiting:
            self.waiting.append(cls)
        return cls.__name__

    def interface(self, cls: type[msgspec.Struct]) -> str:
        """One class as an interface, its tag first."""
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        lines = [f"  {info.tag_field}: {info.tag!r};"] if info.tag_field else []
        for field in info.fields:
            mark = "?" if self.may_be_missing(cls, field) else ""
            kind = RAW.get((cls, field.name)) or self.type_of(field.type)
            lines.append(f"  {field.encode_name}{mark}: {kind};")
        comment = (cls.__doc__ or "").strip().splitlines()
        head = (
            f"/** {comment[0]} */\n"
            if comment and not comment[0].startswith(f"{cls.__name__}(")
            else ""
        )
        name = cls.__name__ + PARAMETERS.get(cls, "")
        return head + "\n".join([f"export interface {name} {{", *lines, "}"])

    def may_be_missing(self, cls: type[msgspec.Struct], field: inspect.Field) -> bool:
        if field.required or cls in FILLED:
            return False
        return cls in self.from_client or bool(cls.__struct_config__.omit_defaults)

    def write(self, classes: Iterable[type]) -> Iterator[str]:
        """These classes and all that they mention."""
        for cls in classes:
            self.mention(cls)
        done = 0
        while done < len(self.waiting):
            yield self.interface(self.waiting[done])
            done += 1


def defaults() -> str:
    """What the wire leaves out, class by class."""
    lines = ["/** What the wire leaves out because it is as usual. */", "export const DEFAULTS = {"]
    for cls in FILLED:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        given = {field.encode_name: _default(field) for field in info.fields if not field.required}
        lines.append(f"  {cls.__name__}: {msgspec.json.encode(given).decode()},")
    return "\n".join([*lines, "};"])


def _default(field: inspect.Field) -> Any:
    made = field.default is msgspec.NODEFAULT
    return field.default_factory() if made else field.default


def union(name: str, members: Iterable[type]) -> str:
    return f"export type {name} = {' | '.join(cls.__name__ for cls in members)};"


def title(name: str) -> str:
    return "".join(word.title() for word in name.split("_"))


def of_any_game(names: Iterable[str]) -> list[str]:
    """The same thing of whichever game a table plays."""
    games = [(title(name), get_game(name)) for name in names]
    logbooks = [
        f"{space}.{game.logbook_type.__name__}" for space, game in games if game.logbook_type
    ]
    previews = [
        f"{space}.{game.preview_type.__name__}" for space, game in games if game.preview_type
    ]
    statistics = [
        f"{space}.{game.statistics_type.__name__}" for space, game in games if game.statistics_type
    ]
    unions = {
        kind: " | ".join(f"{space}.{kind}" for space, _ in games)
        for kind in ("View", "Action", "Move", "Event")
    } | {
        "Logbook": " | ".join(logbooks),
        "Preview": " | ".join(previews),
        "Statistics": " | ".join(statistics),
    }
    return [
        "type Unseated<Action> = Action extends unknown ? Omit<Action, 'seat'> : never;",
        *(f"export type Any{kind} = {members or 'never'};" for kind, members in unions.items()),
    ]


def namespace(name: str) -> str:
    """The types of one game: its actions, events, options, view and logbook."""
    game = get_game(name)
    actions, events = CORE_ACTIONS + game.actions, CORE_EVENTS + game.events
    public, own = game.public_type, game.own_type
    from_client: tuple[type, ...] = (Undo, Consent, *game.actions)
    moves = " | ".join(cls.__name__ for cls in from_client)
    writer = Writer(from_client)
    kinds = (game.preview_type, game.logbook_type, game.statistics_type)
    more = [kind for kind in kinds if kind]
    blocks = list(writer.write((*actions, *events, game.options, public, own, *more)))
    blocks += [
        union("Action", actions),
        "/** An action as a client sends it; its seat is known. */\n"
        f"export type Move = Unseated<{moves}>;",
        union("Event", events),
        f"export type View = {public.__name__} & Partial<{own.__name__}>;",
        f"export type Options = {game.options.__name__};",
    ]
    aliases = {"View", "Options", "Action", "Event"} & {cls.__name__ for cls in writer.waiting}
    blocks = [block for block in blocks if not _repeats(block, aliases)]
    inner = "\n\n".join(blocks).replace("\n", "\n  ")
    return f"export namespace {title(name)} {{\n  {inner}\n}}".replace("\n  \n", "\n\n")


def _repeats(block: str, names: set[str]) -> bool:
    return any(block.startswith(f"export type {name} = ") for name in names)


def typescript(names: Sequence[str] = NAMES) -> str:
    """The whole file."""
    writer = Writer()
    blocks = ["// Written by `python -m tools.wire_ts`; change the Python classes instead."]
    blocks += [
        f"export type {name} = {' | '.join(map(repr, get_args(kind)))};"
        for name, kind in (("Level", wire.Level), ("Status", wire.Status))
    ]
    blocks += writer.write((*FROM_CLIENT, *FROM_SERVER))
    blocks += [
        union("ToServer", get_args(wire.ToServer)),
        union("ToClient", get_args(wire.ToClient)),
        defaults(),
        *of_any_game(names),
    ]
    blocks += [namespace(name) for name in names]
    return "\n\n".join(blocks) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file or, with --check, say whether it is as it would be written."""
    if "--check" not in arguments:
        TARGET.write_text(typescript())
        return 0
    if TARGET.read_text() == typescript():
        return 0
    print("web/src/wire.ts is not of these classes: python -m tools.wire_ts")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
