"""`python -m cleo_tools`."""

from cleo_tools.cli import main

if __name__ == "__main__":
    main()
