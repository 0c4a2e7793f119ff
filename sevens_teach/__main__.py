"""`python -m sevens_teach` is the command `sevens-teach`."""

import sys

from sevens_teach.launch.cli import main

if __name__ == "__main__":
    sys.exit(main())
