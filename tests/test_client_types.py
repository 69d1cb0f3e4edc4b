"""The client's types come from the Python classes and from nowhere else."""

from tools.wire_ts import TARGET, typescript


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """Run `python -m tools.wire_ts` when this fails."""
    assert TARGET.read_text("utf-8") == typescript()
