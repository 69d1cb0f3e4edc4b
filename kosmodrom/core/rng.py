"""One seeded, counter-based generator: the same everywhere, and nobody can guess ahead."""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")

_SPARE_BITS = 64  # so many bits more than needed make the bias of a remainder immeasurable


class Rng(msgspec.Struct):
    """Blake2b of a counter, keyed by the seed; two fields are its whole state."""

    key: str
    count: int = 0

    @classmethod
    def from_seed(cls, seed: str) -> "Rng":
        return cls(blake2b(seed.encode(), digest_size=32).hexdigest())

    def copy(self) -> "Rng":
        return Rng(self.key, self.count)

    def fork(self, name: str) -> "Rng":
        """A stream of its own, so that drawing from it moves no other."""
        return Rng(blake2b(name.encode(), key=bytes.fromhex(self.key), digest_size=32).hexdigest())

    def number(self, bits: int) -> int:
        """A number of at least so many random bits."""
        key = bytes.fromhex(self.key)
        drawn = b""
        while len(drawn) * 8 < bits:
            drawn += blake2b(self.count.to_bytes(8, "big"), key=key).digest()
            self.count += 1
        return int.from_bytes(drawn, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.number(n.bit_length() + _SPARE_BITS) % n

    def die(self) -> int:
        return 1 + self.below(6)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def chance(self, probability: float) -> bool:
        return self.below(1 << 32) < probability * (1 << 32)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, all steps out of one large number."""
        n = len(items)
        number = self.number(n * n.bit_length() + _SPARE_BITS)
        for i in range(n - 1, 0, -1):
            number, j = divmod(number, i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """So many different ones of the items, in random order, out of one large number."""
        pile, n = list(items), len(items)
        number = self.number(count * n.bit_length() + _SPARE_BITS)
        for i in range(count):
            number, j = divmod(number, n - i)
            pile[i], pile[i + j] = pile[i + j], pile[i]
        return pile[:count]
