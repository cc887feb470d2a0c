"""English words for the disputed points: the question, why the default was chosen, what each value means."""

from cleo_tools.rulings import OptionText

OPTIONS: dict[str, OptionText] = {
    # Figures that are printed differently.
    "sphinx-count": OptionText(
        "How many sphinxes are there?",
        "All four lists of parts have six, and the sites come in three pairs. "
        "The nine in one Polish heading looks like the number of walls.",
        {"6": "six sphinxes, on six sites", "9": "nine sphinxes, so that six do not complete them"},
    ),
    "character-counts": OptionText(
        "How many cards of each character are there?",
        "All editions speak of eleven characters: five kinds twice and one vizier. "
        "The sevens on the Polish labels contradict the same book.",
    ),
    "trompe-loeil-count": OptionText(
        "How many trompe-l'oeil cards are there?",
        "There are 23 tainted resources and 15 of them are doubles. That leaves eight.",
    ),
    "throne-marble-gloss": OptionText(
        "Are pedestal and throne paid for with marble or with stone?",
        "Three editions name marble, and so does the label in the Polish one. Only the translation beside it differs.",
    ),
    "mosaic-set": OptionText(
        "Which twelve mosaics are in the box?",
        "There are exactly twelve shapes of five squares, and the French edition uses their name. "
        "So each shape occurs once.",
    ),
    "palm-square-definition": OptionText(
        "Which covered palm squares bring a talent?",
        "Three editions count every palm, and so does the example in the German one. "
        "Its extra word may only describe the drawing.",
        {
            "every-palm-square": "every palm square that is covered brings a talent",
            "only-specially-marked-palm-squares": "only palm squares with a special mark bring a talent",
        },
    ),
    # Setup.
    "player-count": OptionText(
        "How many may play?",
        "Three covers say three to five, and no edition has anything special for two.",
        {"3-5": "three, four or five play", "up-to-5": "fewer than three may play as well"},
    ),
    "odd-half-split": OptionText(
        "Which half gets the odd card when the pile is split?",
        "With four players 97 cards are split, and no edition says what becomes of the odd one. "
        "So neither half is wrong.",
        {
            "either-half-one-larger": "either half may have one card more",
            "extra-face-up": "the odd card is turned face up",
            "extra-face-down": "the odd card stays face down",
        },
    ),
    "half-mixing": OptionText(
        "Are the two halves shuffled, or laid strictly one up, one down?",
        "Every edition has them shuffled. That the cards alternate only describes the look of the pile.",
    ),
    "start-talents-form": OptionText(
        "Which tokens make up the five talents at the start?",
        "No edition says. Only the value counts, and the treasury gives change.",
    ),
    "mosaic-pile-order-per-game": OptionText(
        "Are the mosaics mixed anew for every game?",
        "A fixed order would be known from the second game on. What belongs to the first game is punching them out.",
    ),
    "mosaic-pile-inspection": OptionText(
        "May players look through the pile of mosaics?",
        "No edition allows it, and only the top mosaic matters. Which ones are left is known from the garden.",
    ),
    "starting-player": OptionText(
        "Who begins?",
        "The first criterion is a joke that nobody can check afterwards. So any first player will do.",
    ),
    # The market and the hand limit.
    "hand-limit-timing": OptionText(
        "When are the cards above ten counted?",
        "Three editions count at the end of the turn. The French smuggler, too, makes sense only then.",
        {
            "after-take": "right after the stall is taken",
            "end-of-turn": "when the turn is over",
        },
    ),
    "hand-limit-scope": OptionText(
        "Does the limit of ten cards apply to quarry turns as well?",
        "Every edition has the limit among the steps of a market visit and nowhere else. "
        "Amulets for a quarry turn would be a penalty that nobody printed.",
        {
            "market-turns-only": "the hand is counted in market turns only",
            "every-own-turn": "the hand is counted in quarry turns, too",
        },
    ),
    "hand-limit-repeat": OptionText(
        "Are cards above ten paid for again in a later turn?",
        "All editions count the cards above ten, and none gives credit for amulets already taken.",
        {
            "whole-excess-each-check": "every card above ten costs an amulet at each count",
            "new-excess-only": "only cards not yet paid for cost an amulet",
        },
    ),
    "hand-limit-mixed-option": OptionText(
        "May a player discard some of the cards above ten and pay for the rest?",
        "All editions offer two ways and stress that the second one means all cards. A mixture is neither.",
        {
            "forbidden": "it is either down to ten or keep everything",
            "allowed": "a player may discard some and pay for the others",
        },
    ),
    "hand-discard-exactness": OptionText(
        "May a player discard to fewer than ten cards?",
        "Three editions leave exactly ten, and the Italian one speaks of the cards in excess. "
        "Further discards would be a free way to get rid of tainted cards.",
        {
            "exactly-10": "exactly ten cards remain",
            "at-most-10": "ten or fewer cards remain, as the player likes",
        },
    ),
    "hand-discard-chooser": OptionText(
        "Who chooses the cards that are discarded above ten?",
        "Three editions leave it to the player, and nothing in the Italian one speaks against it.",
    ),
    "hand-discard-tainted": OptionText(
        "Do tainted cards cost amulets when they are discarded above ten?",
        "A tainted card costs amulets when it is used, or when it is left over at the end. "
        "This discard is neither and has a price of its own.",
        {
            "no-extra": "nothing beyond the one amulet for discarding",
            "one-per-tainted": "one more amulet for each tainted card discarded",
            "printed": "the amulets printed on each tainted card discarded",
        },
    ),
    "hand-limit-at-game-end": OptionText(
        "Is the hand limit checked when the game ends?",
        "The game ends on the spot, and then every hand is discarded at a price of its own.",
    ),
    "hand-discard-before-refill": OptionText(
        "Do discards above ten come before or after the stalls are refilled?",
        "That depends on when the hand is counted: right after the take means before the refill, "
        "the end of the turn means after it.",
    ),
    "refill-assignment": OptionText(
        "Does the player see all three new cards before placing them?",
        "All editions have three cards drawn first. Either way every distribution can be reached.",
    ),
    "refill-peek": OptionText(
        "May the player look at a covered card while placing it?",
        "No edition grants a look, and a covered card would lose its point.",
    ),
    "empty-stall-visit": OptionText(
        "May a player visit an empty stall?",
        "It can happen only when the cards have run out. Nothing forbids taking all of nothing.",
        {"allowed": "an empty stall may be visited", "forbidden": "a visit must bring at least one card"},
    ),
    "no-legal-action": OptionText(
        "What if a player can do neither of the two actions?",
        "It hardly ever happens, and no edition says anything. A pass is then the mildest way out.",
        {
            "pass-with-flag": "the player passes, and the pass is pointed out",
            "record-invalid": "a pass is a mistake in any case",
        },
    ),
    # Draw pile and discards.
    "reshuffle-trigger": OptionText(
        "When are the discards shuffled into a new draw pile?",
        "All editions name the moment when the pile runs out, not the next time a card is wanted.",
        {
            "when-emptied": "as soon as the last card has left the pile",
            "when-a-card-is-needed": "only when somebody has to draw and cannot",
        },
    ),
    "refill-continues-after-reshuffle": OptionText(
        "Does a refill go on with the new pile if the old one runs out in the middle?",
        "Every stall is to get its card, so the new pile must supply the rest.",
        {
            "continue-to-three": "the new pile gives the cards that are still missing",
            "stop-at-exhaustion": "the refill stops where the old pile ended",
        },
    ),
    "cards-exhausted": OptionText(
        "What if pile and discards together cannot fill the three stalls?",
        "No edition says. Doing as much as possible changes least, and the player places the cards anyway.",
        {
            "place-what-exists-player-picks-stalls": "the cards that are left go to stalls of the player's choice",
            "no-refill": "no stall gets a card",
        },
    ),
    "discard-facing": OptionText(
        "Do the discards lie face up or face down?",
        "No edition says, and no card moves because of it.",
    ),
    "deck-top-public": OptionText(
        "Is a card that lies face up on the draw pile known to all?",
        "No edition hides the pile, so everybody can see its top.",
    ),
    # Payment.
    "superfluous-cards": OptionText(
        "May a player pay more than an element costs?",
        "All editions allow more than the price and set no limit. The examples show only half-used doubles.",
        {
            "any-excess": "any cards and merchants may be added",
            "no-wholly-unused-card": "every card and merchant must pay for something at least in part",
            "exact-only": "the payment must match the price",
        },
    ),
    "payment-sequencing": OptionText(
        "Are several elements of a visit paid for one after the other or all at once?",
        "The steps describe one element at a time, and characters may come in between. "
        "All at once would only take possibilities away.",
        {
            "element-by-element": "one after the other, so cards gained on the way may pay for the next",
            "one-batch": "all at once, with the cards held at that moment",
        },
    ),
    "payment-unit": OptionText(
        "Is the price of an element counted in resources or in cards?",
        "Every edition lets a double card stand for two resources. Only one Italian sentence speaks of cards.",
        {
            "resource-units": "in resources: a double counts as two",
            "number-of-cards": "in cards: a double counts as one",
        },
    ),
    "merchant-only-if-missing": OptionText(
        "May a player use a merchant although the card is in hand?",
        "Missing can mean missing from the cards laid down, and nobody sees a hand. "
        "The Polish edition has no such condition at all.",
        {
            "free-choice": "a merchant may be used at any time",
            "must-lack-the-card": "a merchant may stand only for a card the player does not hold",
        },
    ),
    "merchant-unit": OptionText(
        "Can a merchant stand for two resources?",
        "Three editions say that he replaces a single one, and the Italian edition does not promise more.",
        {
            "one-unit": "a merchant is one resource",
            "may-stand-for-a-double": "a merchant may be two resources of a kind",
        },
    ),
    "merchants-per-payment": OptionText(
        "How many merchants may go into one payment?",
        "The first step of every edition speaks of merchants in the plural, and the French one says so once more.",
        {"any-number": "as many as the player likes", "one": "one merchant for each payment"},
    ),
    "trompe-loeil-function": OptionText(
        "What does a trompe-l'oeil card stand for?",
        "No edition explains the card. All stress that a merchant may replace even an artisan, "
        "which would be idle if this card could, too.",
        {
            "wild-any-resource": "one resource of any kind, artisans included",
            "wild-material-only": "one stone, marble, wood or lapis, but no artisan",
            "no-function-known": "its use is left open",
        },
    ),
    "trompe-loeil-amulets": OptionText(
        "How many amulets does a trompe-l'oeil card cost?",
        "The number is printed on the card. So it is given together with the board, not agreed on.",
    ),
    "double-card-amulets": OptionText(
        "How many amulets does a double card cost?",
        "The number is printed on each card. So it is given together with the board, not agreed on.",
    ),
    "amulet-timing": OptionText(
        "When are the amulets of a used card taken?",
        "Three editions say at once, and the German one does not mention the moment.",
        {"immediately": "at once", "end-of-turn": "when the turn is over"},
    ),
    # Building and rewards.
    "quarry-min-elements": OptionText(
        "Must a quarry visit build something?",
        "All editions describe the visit as building, and the French one names one element as the least. "
        "Otherwise it would be a pass with a free roll of the dice.",
        {
            "at-least-one": "at least one element must be built",
            "zero-allowed": "a visit may just roll the dice",
        },
    ),
    "same-visit-synergy": OptionText(
        "Do elements of the same visit count for each other's rewards?",
        "All elements are placed before rewards are taken. "
        "And a player who is free in the order of building gets the full reward anyway.",
        {
            "final-state": "rewards are counted when everything stands",
            "sequential": "each reward is counted when its element is built",
            "none": "elements of the same visit do not count for each other",
        },
    ),
    "bundle-bonus-4plus": OptionText(
        "What is the bonus for four or more elements in a visit?",
        "Three editions give five talents for three or more. "
        "To lose the bonus by building a fourth element would make no sense.",
        {"5": "five talents, as for three", "none-stated": "none, for only two and three are named"},
    ),
    "bundle-bonus-stacking": OptionText(
        "Does the bonus for three elements come on top of the one for two?",
        "Two, and three or more, are separate cases in every edition. None mentions seven talents.",
        {"replace": "no: three elements bring five talents", "add": "yes: three elements bring seven talents"},
    ),
    "throne-pair-counts-two": OptionText(
        "Do pedestal and throne count as two elements?",
        "Every edition lists two pieces and rewards each of them.",
        {"two-elements": "they are two elements", "one-element": "together they are one element"},
    ),
    "cost-per-piece": OptionText(
        "Does the price of throne and obelisks hold for each piece?",
        "Elements are paid for one by one, and each piece has its own reward. No edition sells a pair.",
        {"per-piece": "each piece costs the full price", "for-the-pair": "one price buys both pieces"},
    ),
    "wall-contact-unit": OptionText(
        "Does a wall bring talents for mosaic squares or for whole mosaics?",
        "The French rule and the German and Polish examples count squares. "
        "The other words are translations of the same thing.",
        {
            "squares": "one talent for each mosaic square beside the wall",
            "mosaic-pieces": "one talent for each mosaic beside the wall",
        },
    ),
    "wall-contact-geometry": OptionText(
        "Does a mosaic square that meets a wall only at a corner count?",
        "A wall stands along the edge of the garden and touches the squares in front of it.",
        {
            "shared-edge-along-the-wall-span": "only squares along the length of the wall count",
            "including-diagonal": "squares that meet its ends at a corner count, too",
        },
    ),
    "wall-positions": OptionText(
        "On which sides of the garden do walls stand?",
        "Nine walls are three sides of three, and the fourth side has the door.",
        {
            "nine-slots-on-three-sides": "on the three sides without the door",
            "twelve-slots-on-four-sides": "on all four sides, so that three sites stay empty",
        },
    ),
    "door-wall-run": OptionText(
        "Which walls bring talents for a door frame?",
        "The example in every edition counts four walls, and four cannot touch one corner. "
        "The French and Italian editions speak of an unbroken row.",
        {
            "contiguous-run": "all walls in an unbroken row from its corner",
            "directly-touching-only": "only the wall that touches it",
        },
    ),
    "door-run-corners": OptionText(
        "Does the row of walls beside a door frame go on round a corner of the garden?",
        "A side has room for three walls, but the example counts four.",
        {"run-turns-corners": "it goes on round corners", "stops-at-corner": "it ends at the first corner"},
    ),
    "door-run-other-door": OptionText(
        "Does the row of walls go on beyond the other door frame?",
        "Only walls are counted, and the opening of a door is none.",
        {
            "stops-at-other-frame": "it ends at the other door frame",
            "passes-through": "it goes on behind the other door frame",
        },
    ),
    "door-site-choice": OptionText(
        "Which door frame is built first?",
        "A builder chooses among the free sites, and only sphinxes and the throne have an order.",
    ),
    "retroactive-rewards": OptionText(
        "Does an element bring further talents when a neighbour is built later?",
        "All editions reward the moment of building. Nobody says who would be paid afterwards.",
    ),
    "talent-bank-shortage": OptionText(
        "What if the treasury runs out of talents?",
        "It holds more than a game pays out, and change helps if one kind of token is short.",
    ),
    "talent-measure": OptionText(
        "Are talents counted by value or by tokens?",
        "Tokens have values of one to ten and rewards are amounts. Counting tokens would make a ten worth a one.",
    ),
    "talent-change": OptionText(
        "May players change talents with the treasury?",
        "Offers and gifts are amounts. Without change, a player with a single five could not give two.",
    ),
    # Mosaics and sanctuaries.
    "mosaic-orientation": OptionText(
        "May a mosaic be turned and flipped over?",
        "Nothing forbids it. And there are twelve shapes only if a shape and its mirror image are the same.",
        {
            "rotate-and-flip": "it may be turned and flipped over",
            "rotate-only": "it may be turned, but not flipped over",
            "fixed": "it is laid as it lies on the pile",
        },
    ),
    "mosaic-placement-freedom": OptionText(
        "Where in the garden may a mosaic be laid?",
        "A builder chooses among the possible places, and no edition rules any out.",
        {
            "any-free-squares": "on any free squares",
            "must-touch-a-mosaic": "beside a mosaic, once there is one",
            "must-start-at-an-edge": "at the edge of the garden or beside a mosaic",
        },
    ),
    "throne-area-blocks": OptionText(
        "May mosaics cover the place of the throne?",
        "Each element has its own place. A mosaic there would make the throne impossible.",
        {
            "reserved-from-start": "its squares are kept free from the start",
            "free-until-pedestal-built": "its squares are free until the pedestal stands",
            "not-in-garden": "the throne takes up no squares of the garden",
        },
    ),
    "region-adjacency": OptionText(
        "Do free squares that meet only at a corner belong together?",
        "Mosaics are squares joined by their sides, so only sides matter for what still fits.",
        {
            "orthogonal": "no: only squares that share a side",
            "orthogonal-and-diagonal": "yes: a common corner is enough",
        },
    ),
    "region-boundary": OptionText(
        "What closes off an area of the garden?",
        "What counts is that no mosaic fits, and none fits beyond the edge or on the place of the throne.",
        {
            "mosaics-edge-and-throne-area": "mosaics, the edge of the garden and the place of the throne",
            "mosaics-and-edge": "mosaics and the edge of the garden",
            "mosaics-only": "mosaics alone",
        },
    ),
    "sanctuary-new-region": OptionText(
        "Which areas can become a sanctuary when a mosaic is laid?",
        "The mosaic must make the area. What is left of the place it was laid in is new, places elsewhere are not.",
        {
            "component-of-the-region-played-in": "each remainder of the area in which the mosaic was laid",
            "must-be-cut-off-from-other-free-space": "only an area that the mosaic cuts off from other free squares",
            "any-region-that-became-unfillable": "any area into which nothing fits any more, wherever it is",
        },
    ),
    "sanctuary-evaluation": OptionText(
        "When is it decided whether a sanctuary has been formed?",
        "All editions speak of laying one mosaic. Two of them in a visit are judged one after the other.",
        {
            "after-each-mosaic": "after each mosaic",
            "end-of-visit": "when all mosaics of the visit lie",
        },
    ),
    "sanctuary-fit-set": OptionText(
        "Which mosaics must not fit into a sanctuary?",
        "A mosaic that has left the game can never be built. "
        "The shortened Italian remark does not match its own caption.",
        {
            "pieces-still-in-pile": "those still in the pile",
            "pieces-unbuilt-including-removed": "all that are not built, those removed included",
            "lack-of-space-or-all-built": "every mosaic of the game, unless all are built",
        },
    ),
    "sanctuary-false-claim": OptionText(
        "What becomes of a statue in an area that is no sanctuary?",
        "Whether something still fits can be shown beyond doubt, and no edition has a penalty.",
        {
            "claim-void-statue-returned": "the claim is void and the statue goes back to its owner",
            "statue-stays-no-effect": "the statue stays where it is and has no effect",
            "accepted-if-unchallenged": "the claim stands if nobody objects",
        },
    ),
    "multi-sanctuary-claim": OptionText(
        "May a builder claim two sanctuaries that one mosaic has formed?",
        "The right comes with every sanctuary. The two statues of a player are the only limit.",
        {
            "one-statue-each": "each of them may be claimed with a statue of its own",
            "one-claim-per-placement": "each mosaic brings one claim at most",
        },
    ),
    "claim-window": OptionText(
        "How soon must a new sanctuary be claimed?",
        "All editions want it at once: before the next element, the rewards, Cleopatra's move or the dice.",
        {
            "before-next-step": "before anything else is done",
            "until-end-of-turn": "by the end of the same turn",
        },
    ),
    "late-claim-by-creator": OptionText(
        "May the builder claim his sanctuary in a later turn?",
        "Two editions rule it out. The other two exclude only the other players, "
        "but they, too, give the right at the moment of forming.",
        {
            "forbidden": "what is not claimed at once stays unclaimed",
            "allowed": "the builder may still claim it later",
        },
    ),
    "statue-relocation": OptionText(
        "May a player move a statue to another sanctuary?",
        "No edition moves a statue: two statues are two sanctuaries.",
        {"forbidden": "a statue stays where it is", "allowed": "a statue may be moved to a new sanctuary"},
    ),
    "statue-square": OptionText(
        "On which square of a sanctuary does the statue stand?",
        "Only the owner matters. The square with the statue counts like the others.",
    ),
    "sanctuary-palm-squares": OptionText(
        "Do palm squares in a sanctuary count?",
        "All editions count the squares of a sanctuary, and none makes an exception.",
        {
            "count-as-squares": "they count like all others",
            "excluded": "they take no amulet",
        },
    ),
    "top-check-timing": OptionText(
        "When is it checked whether the top mosaic still fits?",
        "Two editions check after every mosaic, and the others allow it. "
        "Otherwise a mosaic that fits nowhere would block the second one of a visit.",
        {
            "after-each-mosaic": "after each mosaic",
            "after-the-whole-visit": "once, when the visit is built",
        },
    ),
    "top-check-scope": OptionText(
        "Where must the top mosaic still fit?",
        "Three editions mean any free squares. Into a sanctuary nothing fits by definition, "
        "so the Polish words would remove the whole pile.",
    ),
    "removed-piece-status": OptionText(
        "Can a removed mosaic come back?",
        "Three editions take it out of the game. It could never fit again in any case.",
    ),
    "mosaic-category-completion": OptionText(
        "When are the mosaics complete?",
        "All editions move Cleopatra when the pile is empty, even if some mosaics could not be laid.",
        {
            "pile-empty-by-building-or-removal": "when the pile is empty, whether built or removed",
            "all-twelve-built": "when all twelve lie in the garden",
        },
    ),
    "mosaic-empty-double-advance": OptionText(
        "Does Cleopatra move once or twice when the mosaics are finished?",
        "The empty pile and the finished mosaics are the same event, told in two places.",
        {
            "once": "one space",
            "twice": "two spaces: one for the empty pile, one for the category",
        },
    ),
    # Cleopatra and the end.
    "cleopatra-multi-advance": OptionText(
        "How far does Cleopatra move when a visit completes two categories?",
        "The French edition moves her for each one. "
        "And her fifth space stands for five complete categories everywhere.",
        {"one-per-category": "one space for each category", "one-per-visit": "one space for each visit"},
    ),
    "cleopatra-recount": OptionText(
        "Do categories completed earlier move Cleopatra again?",
        "Three editions count only what this turn completes. Otherwise the game would be over far too soon.",
    ),
    "cleopatra-advance-timing": OptionText(
        "When does Cleopatra move during a visit?",
        "In every edition her step comes after building and rewards, so the last visit is finished in full.",
        {
            "after-all-builds-and-rewards": "when everything is built and rewarded",
            "instantly-per-element": "as soon as an element completes a category",
        },
    ),
    "cleopatra-overshoot": OptionText(
        "Can Cleopatra go beyond her fifth space?",
        "Her fifth space ends the game, whatever else is complete.",
    ),
    "end-before-dice": OptionText(
        "Are the dice still rolled when Cleopatra reaches her last space?",
        "The French and the German edition end the game on the spot, and the others do not contradict.",
        {
            "no-roll": "no: the game is over at once",
            "finish-the-visit": "yes: the visit is finished with dice and offering",
        },
    ),
    "end-finishes-round": OptionText(
        "Is the round played to its end when Cleopatra reaches her last space?",
        "No edition speaks of finishing the round, and the French one ends the game immediately.",
        {
            "immediate": "no: nobody has another turn",
            "equal-turns": "yes: until all have had the same number of turns",
        },
    ),
    # Dice and offerings.
    "dice-rolls-per-visit": OptionText(
        "How often are the dice rolled when a visit builds several elements?",
        "Building more is part of the second step, and the dice are the last one. It comes once.",
        {"one": "once for the visit", "one-per-element": "once for each element"},
    ),
    "scribe-dice-roll": OptionText(
        "Are the dice rolled when a scribe is played?",
        "A scribe turns one die. Only one Polish sentence mentions a roll, and the Polish card does not.",
        {
            "no-roll": "no: one die is turned and that is all",
            "scribe-forces-a-roll": "yes: the blank dice are rolled as after a visit",
        },
    ),
    "scribe-avert-own-offering": OptionText(
        "May the player whose roll fills the altar take a die off with a scribe?",
        "A scribe is barred only in the turns of others. In one's own turn he may come until the bidding starts.",
        {
            "allowed-before-bidding": "yes, until somebody takes talents in hand",
            "forbidden": "no: the offering takes place",
        },
    ),
    "char-during-offering": OptionText(
        "May a character be played in the middle of an offering?",
        "All players take part in an offering, and it is one act. A beggar in between would change what was bid.",
    ),
    "offering-talents-lost": OptionText(
        "What becomes of the talents that were offered?",
        "Three editions take all of them, whatever the rank. The French one just does not mention it.",
        {
            "all-lost": "everybody loses what was offered",
            "only-winner-pays": "only the highest offer is paid",
            "returned": "everybody gets the talents back",
        },
    ),
    "zero-bid": OptionText(
        "May a player offer nothing?",
        "No edition sets a minimum, and a player may have no talents at all.",
        {"allowed": "an offer of zero is fine", "minimum-one": "whoever has talents offers at least one"},
    ),
    "offering-all-tied": OptionText(
        "What if all offers are equal?",
        "Equal offers share a rank, and here it is the first one. No edition excludes an offer of zero.",
        {
            "everyone-first": "all are first and return three amulets each",
            "zero-never-first": "all are first, but not with an offer of zero",
            "nobody-first": "nobody is first",
        },
    ),
    "offering-tie-ranking": OptionText(
        "Which rank follows after a tie?",
        "All editions have the same example: after two firsts comes a third.",
        {
            "competition-1-1-3": "two firsts, then a third",
            "dense-1-1-2": "two firsts, then a second",
            "worse-rank-for-ties": "two seconds, then a third",
        },
    ),
    "offering-removal-optional": OptionText(
        "Must the highest bidder return three amulets?",
        "The rule tells the player to return them; only the example of a tie sounds like a choice in some editions.",
        {
            "mandatory": "yes: three, or all if there are fewer",
            "optional": "no: fewer may be returned",
        },
    ),
    "offering-turn-resumes": OptionText(
        "Does the turn go on after an offering?",
        "A scribe can start an offering before the action of the turn, and that action must still be taken.",
        {"turn-goes-on": "the turn goes on", "turn-ends": "the turn is over"},
    ),
    "amulet-supply-limit": OptionText(
        "What if the amulets run out?",
        "No edition lets a player take fewer because the supply is empty.",
    ),
    # Characters.
    "char-window": OptionText(
        "When in a turn may a character be played?",
        "All editions say at any moment of one's own turn, without exception.",
        {
            "any-moment-of-own-turn": "at any moment, also between two elements",
            "not-inside-a-step": "between the steps of a turn, not within one",
        },
    ),
    "char-multiple-per-turn": OptionText(
        "How many characters may be played in a turn?",
        "No edition has a limit.",
        {"unlimited": "as many as the player likes", "one": "one in each turn"},
    ),
    "char-discard-order": OptionText(
        "Is a character discarded before or after its effect?",
        "Three editions discard first. It matters only if the effect reaches into the discards.",
        {
            "discard-then-effect": "first the card goes to the discards, then it takes effect",
            "effect-then-discard": "first the card takes effect, then it goes to the discards",
        },
    ),
    "char-void-effect": OptionText(
        "May a character be played that can have no effect?",
        "Only the smuggler has a condition. The amulets are the price of playing, not of success.",
        {
            "legal-cost-still-paid": "yes, and the amulets are taken all the same",
            "illegal": "no: a card without effect stays in hand",
        },
    ),
    "free-trade": OptionText(
        "May players trade with each other?",
        "Only the beggar and the envoy make things change hands. A right to trade would need a rule.",
        {"forbidden": "only by beggar and envoy", "allowed": "players may trade as they like"},
    ),
    "beggar-targets": OptionText(
        "Who must give to the beggar?",
        "Three editions say every opponent. To give oneself something changes nothing.",
    ),
    "beggar-partial": OptionText(
        "What if a player has one talent and no standard card for the beggar?",
        "The beggar takes two talents or a card. One talent is neither.",
        {
            "gives-nothing-shows-hand": "the player gives nothing and shows the hand",
            "gives-1-talent": "the player gives the one talent",
        },
    ),
    "beggar-trompe-loeil": OptionText(
        "May a trompe-l'oeil card be given to the beggar?",
        "All editions name the five kinds that may be given, and this card is tainted.",
        {"not-givable": "no: only the five standard kinds", "givable": "yes: only doubles are excluded"},
    ),
    "beggar-card-secrecy": OptionText(
        "Do the others see the card given to a beggar?",
        "No edition says, and nothing depends on it.",
    ),
    "beggar-proof-scope": OptionText(
        "Who sees the hand of a player who can give the beggar nothing?",
        "The editions have the cards shown to the player of the beggar. Nothing changes hands.",
    ),
    "courtesan-self-pick": OptionText(
        "May a courtesan fetch herself from the discards?",
        "She lies there by then, and any card may be taken. It is pointless rather than forbidden.",
        {"allowed": "she may take herself back", "forbidden": "she must take another card"},
    ),
    "courtesan-empty-discard": OptionText(
        "May a courtesan be played when there is nothing to fetch?",
        "No edition makes a card to fetch a condition.",
        {
            "legal-no-card-cost-paid": "yes: she brings no card and costs her amulet",
            "illegal": "no: there must be a card to fetch",
        },
    ),
    "courtesan-reuse-payment": OptionText(
        "May a courtesan fetch a card that paid for an element of the same visit?",
        "Paid cards lie among the discards, and she may be played between two elements.",
        {
            "allowed": "yes, and it may pay once more",
            "not-in-the-same-visit": "no: cards paid in this visit stay where they are",
        },
    ),
    "courtesan-may-reveal": OptionText(
        "Must the card fetched by a courtesan be kept secret?",
        "Three editions only say that it need not be shown.",
    ),
    "envoy-kinds": OptionText(
        "May an envoy bring cards of several kinds?",
        "Three editions limit what may be asked for, but gifts are free on both sides. "
        "So a card of another kind cannot be proved wrong.",
        {"one-kind": "no: one kind of resource for each envoy", "any-kinds": "yes: any standard resources"},
    ),
    "envoy-cards-per-opponent": OptionText(
        "How many cards may an envoy bring from the same opponent?",
        "Two editions speak of one card and two of several. All count an amulet for each card, "
        "which suits more than one.",
        {"one": "one from each opponent", "any-number": "as many as the opponent gives"},
    ),
    "envoy-opponent-subset": OptionText(
        "May an envoy ask some of the opponents?",
        "A player may ask all and accept from a few, so it comes to the same.",
    ),
    "envoy-alternative-offers": OptionText(
        "May an opponent offer the envoy something that was not asked for?",
        "The Italian edition allows other offers. In all editions the envoy deals in standard resources only.",
        {
            "allowed-standard-cards-only": "yes: another standard resource card",
            "allowed-anything": "yes: anything, tainted cards and talents included",
            "forbidden": "no: only what was asked for",
        },
    ),
    "envoy-giver-no-amulet": OptionText(
        "What if an opponent who gives a card to the envoy has no amulet?",
        "As much as possible is done, as with the highest bidder who has fewer than three amulets.",
        {
            "card-only": "the card changes hands without an amulet",
            "no-transfer": "the card cannot be given",
            "amulet-from-supply": "the amulet comes from the supply",
        },
    ),
    "envoy-zero-use": OptionText(
        "May an envoy be played without accepting any card?",
        "Every offer may be refused, and then the envoy costs nothing.",
        {"legal": "yes, even just to get rid of him", "illegal": "no: he must bring a card"},
    ),
    "scribe-mode-a-needs-build": OptionText(
        "Must the mosaic chosen with a scribe be built in the same visit?",
        "In all editions the scribe changes only which mosaic is built, and its price is paid as usual.",
        {
            "needs-a-mosaic-build-this-visit": "yes: it is built in the same visit",
            "may-reserve-a-piece": "no: it may be kept for later",
        },
    ),
    "scribe-per-mosaic": OptionText(
        "How many mosaics may be chosen with one scribe?",
        "All editions speak of a single mosaic.",
        {"one-piece-per-scribe": "one mosaic", "whole-visit": "all mosaics of the visit"},
    ),
    "scribe-from-removed": OptionText(
        "May a scribe choose a mosaic that was removed?",
        "Such a mosaic is out of the game and fits nowhere.",
    ),
    "smuggler-timing": OptionText(
        "When may a smuggler be played?",
        "Three editions ask only for more than ten cards, and characters may be played at any moment.",
        {
            "any-moment-above-10": "at any moment with more than ten cards in hand",
            "end-of-turn-only": "at the end of the turn",
        },
    ),
    "smuggler-self-count": OptionText(
        "Does the smuggler himself count as one of the cards above ten?",
        "Until he is played he is a card in hand.",
        {
            "counts": "yes: eleven cards with him are enough",
            "does-not-count": "no: there must be eleven others",
        },
    ),
    "smuggler-total-cost": OptionText(
        "How many amulets does a smuggler cost in all?",
        "The Polish edition says that there is only the price of the card, and the others speak of a single amulet.",
        {
            "1-in-all": "one amulet in all",
            "1-for-the-card-plus-1-for-the-excess": "two: one for him and one for the cards above ten",
        },
    ),
    "smuggler-coverage": OptionText(
        "Does a smuggler cover cards that arrive after him in the same turn?",
        "The French edition speaks of the end of the turn, and the others of all cards.",
        {
            "whole-turn": "yes: all cards of this turn",
            "cards-held-when-played": "no: only the cards in hand when he is played",
        },
    ),
    "vizier-short-deck": OptionText(
        "What if the draw pile has fewer than five cards for the vizier?",
        "An empty pile is always replaced, not only during a refill.",
        {
            "reshuffle-and-complete": "the discards are shuffled and the rest is drawn from them",
            "only-what-is-left": "the vizier gets only what is left",
        },
    ),
    "vizier-keep-zero": OptionText(
        "May a player keep none of the vizier's cards?",
        "No edition sets a minimum.",
        {"0-to-5": "yes: none to five", "1-to-5": "no: at least one"},
    ),
    "vizier-number-public": OptionText(
        "Is it secret how many of the vizier's cards are kept?",
        "Only the kinds are secret. The number shows in the amulets and in the discards.",
    ),
    # Final scoring.
    "sanctuary-purge-optional": OptionText(
        "Must a player put amulets on the sanctuaries at the end?",
        "The final steps tell the players to do it, and nobody gains by keeping amulets.",
        {
            "automatic": "yes: one amulet on each square",
            "optional": "no: a player may keep amulets",
        },
    ),
    "sanctuary-purge-cap": OptionText(
        "Can sanctuaries take a player below zero amulets?",
        "Nobody can lay down amulets that are not there. The squares left over stay empty.",
        {
            "at-most-amulets-held": "no: zero is the least",
            "negative-allowed": "yes: squares left over count as less than zero",
        },
    ),
    "croc-tie": OptionText(
        "Who is eaten if several have the most amulets?",
        "Three editions feed all of them to the crocodile, and the Polish one does not mention a tie.",
        {
            "all-tied-eaten": "all of them",
            "nobody": "none of them",
            "one": "one of them",
        },
    ),
    "all-eaten": OptionText(
        "Who wins if all players are eaten?",
        "All share the most amulets, so nobody is left to win. "
        "Only with no amulets at all does the crocodile go hungry.",
        {
            "no-winner": "nobody",
            "all-survive": "nobody is eaten, and the richest wins",
            "richest-of-all": "the richest of the eaten",
        },
    ),
    "merchant-bonus-eaten": OptionText(
        "Do eaten players get talents for their merchants?",
        "All editions speak of the survivors here. An eaten player cannot win anyway.",
        {"survivors-only": "no: only survivors", "everyone": "yes: everybody"},
    ),
    "tiebreak-amulet-count": OptionText(
        "Which amulets decide a tie?",
        "The German edition means those left over, and by then the others lie on the sanctuaries.",
        {
            "after-sanctuaries": "those left after the sanctuaries",
            "before-sanctuaries": "all those held before the sanctuaries",
        },
    ),
    "tiebreak-pool": OptionText(
        "Who takes part when a tie is decided by amulets?",
        "Three editions compare only the tied players. Somebody poorer cannot gain by a tie of others.",
        {"tied-players-only": "only the tied players", "all-survivors": "all survivors"},
    ),
    "final-tie": OptionText(
        "What if amulets do not decide the tie either?",
        "No edition has a further criterion.",
        {"shared-victory": "the tied players win together", "undecided": "nobody is named the winner"},
    ),
    "loser-ranking": OptionText(
        "How are the other places decided?",
        "All editions name only a winner. A ranking is a custom of the table.",
        {
            "winner-only": "there is a winner and no further order",
            "survivors-by-wealth-then-eaten": "survivors by their talents, then the eaten",
        },
    ),
    # Open or hidden.
    "peek-own-amulets": OptionText(
        "May players look at their own amulets?",
        "Two editions allow it at any time, and none forbids it.",
    ),
    "hand-size-public": OptionText(
        "Must players say how many cards they hold?",
        "Everybody can count along, and without the number nobody could watch the limit.",
    ),
    "holdings-announced": OptionText(
        "Are gains of talents and amulets announced?",
        "Each gain follows from something that all can see. Only the totals are hidden.",
    ),
}
