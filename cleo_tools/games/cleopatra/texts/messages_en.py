"""What each finding says, in English."""

from cleo_tools.diagnostics import Message

MESSAGES = {
    "C101": Message("the game is for three to five players, {number:plays|play} here", "", ""),
    "C102": Message("{player} is dealt {given:card|cards}", "everybody is dealt three"),
    "C103": Message("{player}'s hand is dealt twice", "again here", related="dealt here"),
    "C104": Message("the mosaic pile has {pieces} twice", "there is one piece of each shape"),
    "C105": Message(
        "the mosaic pile has {given:piece|pieces}, the box has {whole}",
        "",
        "write `...` for the part of the pile that nobody saw",
    ),
    "C106": Message("stall {stall} is empty when the market opens", "one card lies on each stall"),
    "C107": Message("there is no ruling called `{option}`", "unknown", "`cleo rulings` lists them all"),
    "C108": Message("`{option}` has no value `{value}`", "", "its values: {values}"),
    "C109": Message("`{option}` is settled and cannot be changed", "no effect", "{reason}"),
    "C110": Message("{player} cannot have {card}", "not in the hand", "the hand: {hand}"),
    "C111": Message("{player} has no card left to lay down", "the hand is empty"),
    "C112": Message(
        "the box has {limit} {card}, this is number {number}", "one too many", "those that have been seen: {where}"
    ),
    "C113": Message("the board cannot be used: {problem}", "", "judged on the board `standard` instead"),
    "C201": Message(
        "{player} is out of turn: it is {expected}'s turn", "{expected} is next", related="the turn before"
    ),
    "C202": Message("a second action in {player}'s turn", "one turn, one action", related="the first"),
    "C203": Message(
        "{player} does nothing in this turn",
        "no action",
        "a turn has one action: `market` or `quarry`",
    ),
    "C204": Message("{player} passes, but something can be done", "no passing", "take a stall or build"),
    "C205": Message("{player} has a turn after the end of the game", "the game is over", related="the game ended here"),
    "C206": Message("the game is over, nothing more happens", "too late", related="the game ended here"),
    "C207": Message("the offering ended {player}'s turn", "too late", related="the offering"),
    "C208": Message("{player} passes", "this table counts that as a fault"),
    "C209": Message("{player} passes: no action is possible", "noted"),
    "C210": Message("{player} acts in {active}'s turn", "not {player}'s turn"),
    "C301": Message(
        "{given:card is|cards are} taken from stall {stall}, {cards:lies|lie} there",
        "all cards of a stall are taken",
        "on the stall: {lying}",
    ),
    "C302": Message("stall {stall} is empty", "nothing to take", "take a stall that has cards"),
    "C303": Message(
        "{player} refills the stalls without a visit to the market", "", "stalls are refilled after `market` only"
    ),
    "C304": Message(
        "a stall gets no card (stall {stalls})",
        "{coming:card comes|cards come} from the draw pile",
        "every stall gets one card; when the pile is used up the discards become the new pile",
    ),
    "C305": Message(
        "{given:card comes|cards come} to the stalls, but only {coming:is|are} left",
        "no card is left for this stall",
        "write `-` where no card came",
    ),
    "C306": Message(
        "too many cards {facing}: of a pile of {size:card|cards} at most {limit} can lie that way",
        "",
        "half of the pile lies face up, half face down; write `(S)` for a known card that lies face down",
    ),
    "C307": Message("{player} does not refill the stalls", "the refill is missing", "one card comes to each stall"),
    "C308": Message("there is no {card} on stall {stall}", "not on the stall", "on the stall: {lying}"),
    "C309": Message("the stalls are refilled twice", "again here", related="first here"),
    "C310": Message(
        "{player} settles the hand limit in a turn without a visit to the market",
        "the limit is not looked at here",
    ),
    "C311": Message("{player} has {cards:card|cards}: nothing to settle", "the limit is ten"),
    "C312": Message(
        "{player} discards some cards and pays for others",
        "one way or the other",
        "either discard down to ten for one amulet, or keep everything for one amulet a card",
    ),
    "C313": Message(
        "{player} discards {given} of {cards:card|cards}, {left:stays|stay}",
        "down to ten: {right}",
        "discard {right}, or keep everything",
    ),
    "C314": Message(
        "{player} ends the turn with {cards:card|cards} and the record does not say what happens to them",
        "{excess} above the limit",
        "discard {excess} (1 amulet), keep them (`keep`, {excess} in amulets), or play a smuggler",
    ),
    "C315": Message("{player}'s smuggler has settled the hand limit already", "nothing left to settle"),
    "C316": Message("{player} settles the hand limit {when}", "not now"),
    "C317": Message(
        "{player} refills with {cards:card|cards} in hand, {excess} above the limit",
        "settle the hand first",
        "discard {excess} (1 amulet), keep them ({excess} in amulets), or play a smuggler",
    ),
    "C320": Message(
        "the draw pile is made again although {cards:card is|cards are} left", "too early", "the pile is used up first"
    ),
    "C401": Message(
        "{player} builds or pays outside a visit to the quarry", "no visit", "write `quarry` before the first element"
    ),
    "C402": Message("there is no site {site} for {element}", "no such site", "free: {free}"),
    "C403": Message("{element} {site} stands already", "taken", "free: {free}", related="built here"),
    "C404": Message(
        "all {limit} have been built: no {element} is left in the quarry", "none left", related="the last one"
    ),
    "C405": Message("sphinx {site} before sphinx {following}", "number {following} is next", related="the last one"),
    "C406": Message("the throne is built before its pedestal", "no pedestal stands yet", "build the pedestal first"),
    "C407": Message("mosaic {piece} lies where the pedestal goes", "no room", related="laid here"),
    "C410": Message("{element} brings {right} talents, not {given}", "{sum} = {right}"),
    "C421": Message("{card} is a character and pays for nothing", "not a resource"),
    "C422": Message(
        "{player} spends {given:merchant|merchants} and has {have}", "one too many", related="already spent here"
    ),
    "C423": Message(
        "a trompe-l'oeil does not stand for an artisan",
        "a material only",
        "stone, marble, wood or lapis; a merchant can",
    ),
    "C424": Message("{player} pays after the reward", "too late", "paying comes first", related="settled here"),
    "C425": Message(
        "{player}'s payment is short of {missing}", "{missing} missing", "the cost: {cost}", related="part of the bill"
    ),
    "C426": Message("{player} pays nothing", "not paid", "the cost: {cost}"),
    "C427": Message("more is paid than this costs", "idle cards", "the cost: {cost}"),
    "C428": Message(
        "{player} pays with cards that came during the visit", "one payment, before anything else", related="came here"
    ),
    "C429": Message("nobody knows what a trompe-l'oeil stands for at this table", "pays nothing"),
    "C430": Message(
        "{elements:element brings|elements bring} a bonus of {right}, not {given}",
        "{right}",
        "2 elements bring 2 talents, 3 or more bring 5",
    ),
    "C431": Message(
        "{player} builds after the reward", "too late", "everything is built first", related="settled here"
    ),
    "C432": Message("{element} after the fifth category is complete", "the game is over", related="the last element"),
    "C433": Message("{player} builds nothing in the quarry", "an empty visit", "build at least one element"),
    "C434": Message(
        "{given:merchant|merchants} for {elements:element|elements}", "one for each element", "use cards for the rest"
    ),
    "C435": Message("{player} spends a merchant although the hand has {card}", "{card} is in the hand"),
    "C501": Message("{squares} is no mosaic", "not one piece of five joined squares"),
    "C502": Message("these squares are the mosaic {found}, not {piece}", "{squares} is {found}"),
    "C503": Message(
        "mosaic {piece} is not on top of the pile", "{top} is on top", "build {top}, or play `scribe picks {piece}`"
    ),
    "C504": Message("mosaic {piece} has been built already", "there is only one {piece}", related="built here"),
    "C505": Message("square {square} is covered by mosaic {piece}", "not free", related="laid here"),
    "C506": Message("square {square} belongs to the throne", "no place for a mosaic"),
    "C507": Message("square {square} is not on this board", "outside the garden"),
    "C508": Message("the scribe picked {picked}, and {piece} is built", "not {picked}", related="picked here"),
    "C509": Message("mosaic {piece} has left the game", "it fitted nowhere"),
    "C511": Message("mosaic {piece} may not lie this way at this table", "turned"),
    "C512": Message("this mosaic touches no other", "alone", related="the last mosaic"),
    "C513": Message("this mosaic lies neither at the edge nor beside another", "alone"),
    "C520": Message("{player} has no statue left", "two statues, two sanctuaries", related="a statue of {player}"),
    "C521": Message("square {square} is not free ground", "covered", related="laid here"),
    "C522": Message(
        "no sanctuary: mosaic {piece} still fits on {squares}",
        "{size:square|squares}, {piece} fits",
        "the region: {region}",
    ),
    "C523": Message("this sanctuary belongs to {owner}", "claimed before", related="{owner}'s statue"),
    "C524": Message("{maker} formed this sanctuary, {player} cannot claim it", "not {player}'s", related="formed here"),
    "C525": Message("{player} claims this sanctuary too late", "only when it is formed", related="the moment was here"),
    "C526": Message(
        "{player} did not form this sanctuary with a mosaic of this turn", "nobody's", "the region: {region}"
    ),
    "C527": Message("the region of {square} is not closed at this table", "open"),
    "C528": Message("{player} claims a second sanctuary for one mosaic", "one claim a mosaic"),
    "C529": Message("{player} moves a statue", "a statue stays where it is", related="placed here"),
    "C530": Message("no statue of {player} stands on {square}", "nothing to move"),
    "C540": Message("mosaic {piece} still fits and stays on the pile", "fits on {squares}"),
    "C541": Message("mosaic {piece} is not in the pile", "built or out of the game"),
    "C542": Message("mosaic {piece} leaves the pile without a mosaic being built", "no test is due"),
    "C543": Message("{top} lies on top of the pile, not {piece}", "{top} still fits"),
    "C544": Message("mosaic {piece} cannot be on top", "not in the pile", "left: {pieces}", related="built here"),
    "C545": Message("mosaic {piece} fits nowhere and leaves the game", "cannot stay on top", "write `drop {piece}`"),
    "C546": Message("the mosaic pile is not empty", "left: {pieces}"),
    "C547": Message("{top} is on top of the pile, not {piece}", "{top} still fits"),
    "C601": Message("Cleopatra stands on space {right}, not {given}", "space {right}", "complete: {complete}"),
    "C610": Message("{player} rolls dice without a visit to the quarry", "no roll is due"),
    "C611": Message(
        "{given:die is|dice are} rolled, {right:is|are} blank",
        "{altar} on the altar",
        "roll {right}",
        related="how they came to the altar",
    ),
    "C612": Message("{player} does not roll the dice", "the roll is missing", "roll {dice:die|dice}"),
    "C613": Message("the dice are rolled twice in one visit", "again here", related="first here"),
    "C620": Message("an offering with {altar:die|dice} on the altar", "five are needed"),
    "C621": Message("five dice on the altar, and no offering follows", "the offering is missing"),
    "C622": Message("{player} offers twice", "again here"),
    "C623": Message("{player} offers {given:talent|talents} and has {have}", "more than {player} has"),
    "C624": Message("{player} offers nothing", "at least one talent at this table"),
    "C625": Message("{player}'s amulets change by {right}, not {given}", "{right}", "-3, +1, +2, +3, +4 by rank"),
    "C626": Message("an offer is missing: {players}", "everybody offers something, if only 0"),
    "C702": Message("{player} plays {card} in {active}'s turn", "not {player}'s turn"),
    "C703": Message("a second character in one turn", "one at this table", related="the first"),
    "C704": Message("a character in the middle of a step", "not now", related="the step began here"),
    "C705": Message("nobody can give this beggar anything", "no effect at this table, no play"),
    "C710": Message("{player} cannot give to {player}'s own beggar", "opponents only"),
    "C711": Message("{player} gives neither two talents nor one standard card", "one or the other"),
    "C712": Message("{player} gives nothing although {player} has {have} talents", "two talents or a card"),
    "C713": Message("{player} gives {given:talent|talents} and has {have}", "more than {player} has"),
    "C714": Message("{given} cannot be {player}'s hand", "shown to the beggar", "the hand: {hand}"),
    "C715": Message("{player} gives {card} to a beggar", "tainted cards are not given"),
    "C716": Message("{player} answers twice", "again here"),
    "C717": Message("an answer to the beggar is missing: {players}", "every opponent answers"),
    "C718": Message("{player} gives nothing although the hand has {cards}", "two talents or a card"),
    "C719": Message("{player} has one talent and gives nothing", "one talent at this table"),
    "C720": Message("there is no {card} among the discards", "not there", "among the discards: {lying}"),
    "C721": Message("there is nothing among the discards for a courtesan", "no play at this table"),
    "C722": Message(
        "the discards are empty: the courtesan takes nothing", "nothing there", "write `courtesan takes nothing`"
    ),
    "C723": Message(
        "{card} was paid in this visit and stays on the discards", "not in the same visit", related="paid here"
    ),
    "C730": Message("{player} gives an envoy what is no standard resource", "standard resources only"),
    "C731": Message("an envoy brings cards of several kinds: {kinds}", "one kind at this table"),
    "C732": Message("{player} gives an envoy {number:card|cards}", "one card from each opponent at this table"),
    "C733": Message("{player} gives {card}, but {asked} was asked for", "not what was asked"),
    "C734": Message("{player} has no amulet to give with the card", "{have} amulets"),
    "C735": Message("an envoy without a card", "no play at this table"),
    "C736": Message("{player} cannot answer {player}'s own envoy", "opponents only"),
    "C740": Message("no mosaic is left for a scribe to pick", "the pile is empty", "a scribe can still turn a die"),
    "C741": Message("{player}'s scribe picks {piece}, and no mosaic is built", "needs a mosaic in the same visit"),
    "C742": Message("mosaic {piece} is not in the pile", "built or out of the game", "left: {pieces}"),
    "C743": Message("all dice are on the altar: there is none to raise", "no blank die"),
    "C744": Message("the altar is empty: there is no die to lower", "no die there"),
    "C745": Message("a scribe cannot avert this offering at this table", "too late", related="the fifth die"),
    "C750": Message("{player} has {cards:card|cards}: a smuggler needs more than ten", "not above the limit"),
    "C751": Message("{player} plays a smuggler before the end of the turn", "too early at this table"),
    "C752": Message(
        "{player} has {cards:card|cards} beside the smuggler, which does not count here", "not above the limit"
    ),
    "C760": Message("the vizier draws {right:card|cards}, {given:is|are} named", "{right} in all"),
    "C761": Message("the vizier keeps nothing", "at least one at this table"),
    "C770": Message("{player} and {other} trade", "no trading", "cards change hands only by a beggar or an envoy"),
    "C801": Message("this brings {player} {right} amulets, not {given}", "{right}"),
    "C802": Message("the new draw pile has {right:card|cards}, not {given}", "{right}"),
    "C810": Message("{quantity} {player}: {right} by the rules, {given} on the table", "{right}"),
    "C811": Message("{given} cannot be {player}'s hand", "not possible", "the hand: {hand}"),
    "C812": Message("the tokens {tokens} do not make {amount}", "", "tokens are 1, 2, 5 and 10"),
    "C813": Message("{quantity} is counted for a player, and no player is named", "whose?"),
    "C814": Message("{quantity} belongs to the table, not to a player", "leave the name out"),
    "C901": Message(
        "the game is not over: Cleopatra stands on space {space}", "five categories end it", "not complete: {open}"
    ),
    "C902": Message("{given} cannot be {player}'s hand of {cards:card|cards}", "not possible", "the hand: {hand}"),
    "C903": Message(
        "{player} sheds {right} amulets, not {given}",
        "{squares:square|squares} of sanctuaries, {held} amulets",
    ),
    "C904": Message("the crocodile gets {right}, not {given}", "most amulets left", "amulets left: {left}"),
    "C905": Message("{player}'s final {quantity}: {right}, not {given}", "{right}", "{sources}"),
    "C906": Message("the winner is {right}, not {given}", "", "{totals}"),
    "C907": Message("the ranking does not begin with the winner: {right}", "first place"),
    "C908": Message("{quantity} is no final figure", "talents and amulets are"),
    "C909": Message("the ranking is not by wealth with the eaten last", "", "{totals}"),
}

PHRASES = {
    "nothing": "nothing",
    "in-pile": "{number} in the draw pile",
    "in-discards": "{number} among the discards",
    "in-stall": "{number} on stall {where}",
    "in-hand": "{number} in {where}'s hand",
    "face-up": "face up",
    "face-down": "face down",
    "before-refill": "before the refill",
    "after-refill": "after the refill",
    "talents-and-merchants": "{talents} talents and {merchants} for merchants",
    "amulets-at-the-end": "{held} in the pyramid, {hand} for tainted cards in hand, {shed} laid on sanctuaries",
    "total": "{name} {total}",
    "total-eaten": "{name} eaten",
}
