"""Cleopatra and the Society of Architects, ready to be judged."""

from cleo_tools.games.cleopatra import CLEOPATRA
from cleo_tools.games.cleopatra.board import load
from cleo_tools.games.cleopatra.codes import CODES
from cleo_tools.games.cleopatra.fixes import candidates
from cleo_tools.games.cleopatra.judge import begin, chunks, conclude, judge, opening
from cleo_tools.games.cleopatra.ledger import QUANTITIES, ledger
from cleo_tools.games.cleopatra.rulebook import RULEBOOK
from cleo_tools.games.cleopatra.rulings import REGISTER
from cleo_tools.games.cleopatra.unseen import CARDS
from cleo_tools.games.game import Game

GAME = Game(
    name="cleopatra",
    dialect=CLEOPATRA,
    rulebook=RULEBOOK,
    register=REGISTER,
    codes=CODES,
    texts="cleo_tools.games.cleopatra.texts",
    load_board=load,
    start=begin,
    chunks=chunks,
    judge=judge,
    conclude=conclude,
    opening=opening,
    ledger=ledger,
    quantities=QUANTITIES,
    candidates=candidates,
    cards=CARDS,
)
