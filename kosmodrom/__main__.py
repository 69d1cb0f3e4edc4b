"""python -m kosmodrom is the kosmodrom command."""

import sys

from kosmodrom.cli import main

if __name__ == "__main__":
    sys.exit(main())
