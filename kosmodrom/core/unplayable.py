"""Options that cannot be played, and what is wrong with them in every language."""

from typing import NamedTuple


class Fault(NamedTuple):
    """One thing that is wrong: the text `wrong-<key>` says it to players, the sentence to us."""

    key: str
    sentence: str
    args: dict[str, str | int]


def fault(key: str, sentence: str, **args: str | int) -> Fault:
    return Fault(key, sentence, args)


class Unplayable(ValueError):
    """With every fault that was found; players are told the first one."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(fault.sentence for fault in faults))
        self.first = faults[0]
