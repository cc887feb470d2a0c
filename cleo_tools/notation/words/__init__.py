"""One table per language."""

from cleo_tools.notation.words import de, en, fr, it, pl

TABLES = {"en": en.WORDS, "fr": fr.WORDS, "de": de.WORDS, "it": it.WORDS, "pl": pl.WORDS}
