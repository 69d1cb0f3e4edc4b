"""Three kinds of error, by whose fault it is: the player's, the record's, ours."""

import msgspec


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move is refused: a text key, the rule, its arguments, the things concerned."""

    key: str
    rule: str = ""
    args: dict[str, str | int] = {}
    things: tuple[str, ...] = ()

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        cited = f" ({self.rule})" if self.rule else ""
        return f"{self.key}{': ' if details else ''}{details}{cited}"


class Illegal(Exception):
    """The player's fault: the rules do not allow this now. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadRecord(ValueError):
    """A record or a snapshot that cannot be read, or that does not replay."""
