"""Rules that a record cannot break, each with the reason."""

from collections.abc import Mapping

UNSHOWN: Mapping[str, str] = {
    "CMP-7": "the notation has no word for the promotional card",
    "CMP-9": "nothing says that the supply of amulets limits anybody",
    "CMP-15": "pyramids, player aids and looking at one's own amulets leave no trace",
    "SET-1": "how box, board and plaza are put together leaves no trace",
    "SET-11": "nobody can prove who has the best credentials; any first player is accepted",
    "MKT-7": "how cards overlap on a stall leaves no trace",
    "QRY-7": "whether talents lie face down leaves no trace",
    "CHR-GEN-1": "it forbids nothing: a character comes into a hand like any other card",
    "CHR-COURTESAN-3": "a record may name the card or not",
    "CHR-VIZIER-4": "a record may name the cards or not",
}
