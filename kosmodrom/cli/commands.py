"""What every command adds its part to."""

from argparse import ArgumentParser
from typing import Protocol


class Commands(Protocol):
    """The commands of a parser, as argparse has them."""

    def add_parser(self, name: str, *, help: str, description: str) -> ArgumentParser: ...
