"""kosmodrom rules: the numbered rules of a game, all of them or those that are asked for."""

from argparse import Namespace

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule as Line

from kosmodrom.cli.commands import Commands
from kosmodrom.games import NAMES, get_game
from kosmodrom.rulebook import ENGLISH, Rule, read_rules, rule_languages


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="the numbered rules of a game",
        description="Show the rules of a game: all, or those whose number or text has all words.",
    )
    parser.add_argument("game", metavar="GAME", help=" or ".join(NAMES))
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="a number (CREW-TRICK-02) or words"
    )
    parser.add_argument(
        "--language", default=ENGLISH, choices=rule_languages(), help="en if nothing is said"
    )
    parser.add_argument("--json", action="store_true", help="one JSON array")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    game = get_game(chosen.game)
    rules = read_rules(game.name, chosen.language)
    found = [rule for rule in rules if matches(rule, chosen.words)]
    if not found:
        raise ValueError(f"no rule of {game.name} speaks of {' '.join(chosen.words)!r}")
    if chosen.json:
        print(msgspec.json.encode([rule._asdict() for rule in found]).decode())
        return 0
    show(found)
    return 0


def matches(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.id} {rule.text}".lower()
    return all(word.lower() in text for word in words)


def show(rules: list[Rule]) -> None:
    """Print the rules, each under its heading."""
    console = Console()
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(Line(section, align="left"))
        console.print(Markdown(f"**{rule.id}** {rule.text}"))
