"""The words of reports that belong to no game, a module for each language."""
