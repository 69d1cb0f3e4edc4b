"""Which languages we speak: those that have a folder of texts, English first."""

from pathlib import Path

TEXTS = Path(__file__).parent.parent / "kosmodrom" / "text"
LANGUAGES = tuple(
    sorted(
        (folder.name for folder in TEXTS.iterdir() if folder.is_dir()),
        key=lambda name: (name != "en", name),
    )
)
