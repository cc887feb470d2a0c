"""Every game by name."""

from cleo_tools.games.cleopatra import CLEOPATRA

GAMES = {"cleopatra": CLEOPATRA}
