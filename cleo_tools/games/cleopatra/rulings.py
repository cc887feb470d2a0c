"""The disputed points of the Cleopatra rulebooks, in a table. The words for them are in `texts`.

A row names the option, the kind of dispute, the rules it bears on, and its values, the default with a star. Behind a
value stand the editions whose own text says it (`*forbidden:it,pl allowed:fr,de`). An edition that is silent, open or
at odds with itself is not named, so that the default applies to it.
"""

from cleo_tools.games.cleopatra.texts.settled_en import SETTLED
from cleo_tools.rulings import Option


def _option(name: str, kind: str, rules: str, values: str) -> Option:
    columns = [value.partition(":") for value in values.split()]
    editions = {edition: value.strip("*") for value, _, said in columns for edition in said.split(",") if edition}
    (default,) = (value.strip("*") for value, _, _ in columns if value.startswith("*"))
    return Option(
        name,
        kind,
        tuple(rules.split()),
        tuple(value.strip("*") for value, _, _ in columns),
        default,
        editions,
        SETTLED.get(name, ""),
    )


_OPTIONS = (
    # Figures that are printed differently.
    _option("sphinx-count", "misprint", "SPH-2 CMP-11", "*6:fr,de,it 9"),
    _option("character-counts", "misprint", "CMP-6", "*2-2-2-2-2-1 7-each"),
    _option("trompe-loeil-count", "misprint", "CMP-5", "*8 7"),
    _option("throne-marble-gloss", "misprint", "THR-1", "*marble stone"),
    _option("mosaic-set", "partial", "CMP-12", "*twelve-free-pentominoes any-twelve-five-square-pieces unspecified"),
    _option(
        "palm-square-definition", "ambiguous", "MOS-4", "*every-palm-square:fr,it,pl only-specially-marked-palm-squares"
    ),
    # Setup.
    _option("player-count", "partial", "CMP-1", "*3-5:fr,de,it up-to-5"),
    _option("odd-half-split", "silent", "SET-9 MKT-8", "*either-half-one-larger extra-face-up extra-face-down"),
    _option("half-mixing", "ambiguous", "SET-9", "*random-mix strict-alternation"),
    _option("start-talents-form", "silent", "SET-7", "*value-5-any-tokens five-ones one-five"),
    _option("mosaic-pile-order-per-game", "ambiguous", "SET-4", "*random-each-game only-first-game"),
    _option("mosaic-pile-inspection", "silent", "SET-4 MOS-1", "*top-only free-inspection"),
    _option("starting-player", "ambiguous", "SET-11", "*any-accepted youngest-only"),
    # The market and the hand limit.
    _option("hand-limit-timing", "conflict", "MKT-2 CHR-SMUGGLER-1", "after-take:fr *end-of-turn:de,it,pl"),
    _option("hand-limit-scope", "ambiguous", "MKT-2", "*market-turns-only:fr every-own-turn"),
    _option("hand-limit-repeat", "ambiguous", "MKT-4", "*whole-excess-each-check:fr,de,it,pl new-excess-only"),
    _option("hand-limit-mixed-option", "ambiguous", "MKT-3 MKT-4", "*forbidden:fr,de,it,pl allowed"),
    _option("hand-discard-exactness", "conflict", "MKT-3", "*exactly-10:fr,de,pl at-most-10"),
    _option("hand-discard-chooser", "partial", "MKT-3", "*player-chooses newest-cards"),
    _option("hand-discard-tainted", "silent", "MKT-3", "*no-extra one-per-tainted printed"),
    _option("hand-limit-at-game-end", "silent", "MKT-2 END-1", "*not-checked checked"),
    _option("hand-discard-before-refill", "conflict", "MKT-3 MKT-5 MKT-8", "before-refill *after-refill"),
    _option("refill-assignment", "ambiguous", "MKT-5", "*see-three-then-assign one-at-a-time"),
    _option("refill-peek", "silent", "MKT-6", "*no-peek active-player-may-look"),
    _option("empty-stall-visit", "silent", "MKT-1", "*allowed forbidden"),
    _option("no-legal-action", "silent", "TRN-2", "*pass-with-flag record-invalid"),
    # Draw pile and discards.
    _option("reshuffle-trigger", "ambiguous", "MKT-8", "*when-emptied:fr,de,it,pl when-a-card-is-needed"),
    _option("refill-continues-after-reshuffle", "silent", "MKT-5 MKT-8", "*continue-to-three stop-at-exhaustion"),
    _option("cards-exhausted", "silent", "MKT-5 MKT-8", "*place-what-exists-player-picks-stalls no-refill"),
    _option("discard-facing", "silent", "CHR-VIZIER-4 CHR-COURTESAN-2", "*unspecified face-up-open face-down-closed"),
    _option("deck-top-public", "silent", "SET-9", "*public private"),
    # Payment.
    _option(
        "superfluous-cards", "ambiguous", "QRY-2 PAY-1", "*any-excess:fr,de,it,pl no-wholly-unused-card exact-only"
    ),
    _option("payment-sequencing", "ambiguous", "QRY-2 QRY-4", "*element-by-element one-batch"),
    _option("payment-unit", "conflict", "QRY-2", "*resource-units:fr,de,pl number-of-cards"),
    _option("merchant-only-if-missing", "conflict", "PAY-4", "*free-choice:pl must-lack-the-card:de"),
    _option("merchant-unit", "ambiguous", "PAY-4", "*one-unit:fr,de,pl may-stand-for-a-double"),
    _option("merchants-per-payment", "ambiguous", "PAY-4", "*any-number:fr one"),
    _option("trompe-loeil-function", "silent", "CMP-5", "wild-any-resource *wild-material-only no-function-known"),
    _option("trompe-loeil-amulets", "silent", "TRN-4", "*board"),
    _option("double-card-amulets", "silent", "TRN-4", "*board"),
    _option("amulet-timing", "partial", "TRN-4", "*immediately:fr,it,pl end-of-turn"),
    # Building and rewards.
    _option("quarry-min-elements", "ambiguous", "QRY-1", "*at-least-one:fr zero-allowed"),
    _option("same-visit-synergy", "silent", "QRY-4 QRY-5 WAL-2 DOR-2", "*final-state sequential none"),
    _option("bundle-bonus-4plus", "conflict", "QRY-6", "*5:fr,de,pl none-stated"),
    _option("bundle-bonus-stacking", "ambiguous", "QRY-6", "*replace:fr,de,it,pl add"),
    _option("throne-pair-counts-two", "ambiguous", "QRY-6 THR-1", "*two-elements:fr,de,it,pl one-element"),
    _option("cost-per-piece", "ambiguous", "THR-1 OBE-1", "*per-piece for-the-pair"),
    _option("wall-contact-unit", "conflict", "WAL-2", "*squares:fr,de mosaic-pieces"),
    _option("wall-contact-geometry", "silent", "WAL-2", "*shared-edge-along-the-wall-span including-diagonal"),
    _option("wall-positions", "ambiguous", "WAL-3 WAL-4", "*nine-slots-on-three-sides twelve-slots-on-four-sides"),
    _option("door-wall-run", "ambiguous", "DOR-2", "*contiguous-run:fr,it directly-touching-only"),
    _option("door-run-corners", "silent", "DOR-2", "*run-turns-corners stops-at-corner"),
    _option("door-run-other-door", "silent", "DOR-2", "*stops-at-other-frame passes-through"),
    _option("door-site-choice", "silent", "DOR-3", "*free fixed-order"),
    _option("retroactive-rewards", "partial", "WAL-2 DOR-2", "*none paid-later-too"),
    _option("talent-bank-shortage", "silent", "CMP-8 QRY-5", "*unlimited limited"),
    _option("talent-measure", "ambiguous", "SET-7 OFF-2 CHR-BEGGAR-2", "*value number-of-tokens"),
    _option("talent-change", "silent", "OFF-2 CHR-BEGGAR-2", "*allowed forbidden"),
    # Mosaics and sanctuaries.
    _option("mosaic-orientation", "silent", "MOS-3 MOS-6 SAN-2", "*rotate-and-flip rotate-only fixed"),
    _option(
        "mosaic-placement-freedom", "silent", "MOS-3", "*any-free-squares must-touch-a-mosaic must-start-at-an-edge"
    ),
    _option(
        "throne-area-blocks",
        "silent",
        "MOS-3 MOS-6 SAN-1",
        "*reserved-from-start free-until-pedestal-built not-in-garden",
    ),
    _option("region-adjacency", "silent", "SAN-1", "*orthogonal orthogonal-and-diagonal"),
    _option("region-boundary", "silent", "SAN-1", "*mosaics-edge-and-throne-area mosaics-and-edge mosaics-only"),
    _option(
        "sanctuary-new-region",
        "conflict",
        "SAN-1",
        "*component-of-the-region-played-in must-be-cut-off-from-other-free-space any-region-that-became-unfillable",
    ),
    _option("sanctuary-evaluation", "ambiguous", "SAN-1", "*after-each-mosaic:fr,de,it,pl end-of-visit"),
    _option(
        "sanctuary-fit-set",
        "conflict",
        "SAN-2",
        "*pieces-still-in-pile:fr,de pieces-unbuilt-including-removed:pl lack-of-space-or-all-built",
    ),
    _option(
        "sanctuary-false-claim",
        "ambiguous",
        "SAN-3",
        "*claim-void-statue-returned statue-stays-no-effect accepted-if-unchallenged",
    ),
    _option("multi-sanctuary-claim", "silent", "SAN-4", "*one-statue-each one-claim-per-placement"),
    _option("claim-window", "ambiguous", "SAN-4", "*before-next-step:fr,de,it,pl until-end-of-turn"),
    _option("late-claim-by-creator", "conflict", "SAN-5", "*forbidden:it,pl allowed:fr,de"),
    _option("statue-relocation", "silent", "SAN-4", "*forbidden allowed"),
    _option("statue-square", "silent", "SAN-4", "*any-square-of-the-region specified"),
    _option("sanctuary-palm-squares", "silent", "SAN-6", "*count-as-squares excluded"),
    _option("top-check-timing", "conflict", "MOS-6", "*after-each-mosaic:fr,it after-the-whole-visit"),
    _option("top-check-scope", "conflict", "MOS-6", "*any-free-garden-squares the-new-sanctuary-area"),
    _option("removed-piece-status", "ambiguous", "MOS-6", "*out-of-game discard-that-could-return"),
    _option(
        "mosaic-category-completion",
        "ambiguous",
        "MOS-8 END-2",
        "*pile-empty-by-building-or-removal:fr,de,it all-twelve-built",
    ),
    _option("mosaic-empty-double-advance", "ambiguous", "MOS-8 QRY-8", "*once twice"),
    # Cleopatra and the end.
    _option("cleopatra-multi-advance", "partial", "QRY-8", "*one-per-category:fr one-per-visit"),
    _option("cleopatra-recount", "ambiguous", "QRY-8", "*newly-completed-only all-complete-categories-each-visit"),
    _option(
        "cleopatra-advance-timing",
        "ambiguous",
        "QRY-8 QRY-9",
        "*after-all-builds-and-rewards:fr,de,it,pl instantly-per-element",
    ),
    _option("cleopatra-overshoot", "silent", "QRY-9", "*cap-at-5 track-beyond-5"),
    _option("end-before-dice", "partial", "QRY-9 QRY-10 END-1", "*no-roll:fr,de finish-the-visit"),
    _option("end-finishes-round", "partial", "TRN-1 END-1", "*immediate:fr,de equal-turns"),
    # Dice and offerings.
    _option("dice-rolls-per-visit", "ambiguous", "QRY-10", "*one:de one-per-element"),
    _option("scribe-dice-roll", "conflict", "OFF-1 CHR-SCRIBE-2", "*no-roll:fr,de,it scribe-forces-a-roll"),
    _option("scribe-avert-own-offering", "ambiguous", "QRY-12 CHR-SCRIBE-4", "*allowed-before-bidding forbidden"),
    _option("char-during-offering", "silent", "OFF-2 TRN-3", "*not-between-bid-and-settlement allowed"),
    _option("offering-talents-lost", "partial", "OFF-8", "*all-lost:de,it,pl only-winner-pays returned"),
    _option("zero-bid", "partial", "OFF-2", "*allowed:pl minimum-one"),
    _option("offering-all-tied", "silent", "OFF-7", "*everyone-first zero-never-first nobody-first"),
    _option(
        "offering-tie-ranking", "ambiguous", "OFF-7", "*competition-1-1-3:fr,de,it,pl dense-1-1-2 worse-rank-for-ties"
    ),
    _option("offering-removal-optional", "ambiguous", "OFF-4", "*mandatory:fr optional"),
    _option("offering-turn-resumes", "silent", "OFF-1 OFF-9", "*turn-goes-on turn-ends"),
    _option("amulet-supply-limit", "silent", "CMP-9 OFF-6", "*unlimited limited-to-89"),
    # Characters.
    _option("char-window", "ambiguous", "TRN-3 CHR-GEN-3", "*any-moment-of-own-turn:fr,de,it,pl not-inside-a-step"),
    _option("char-multiple-per-turn", "silent", "TRN-3", "*unlimited one"),
    _option("char-discard-order", "conflict", "CHR-GEN-2", "*discard-then-effect:fr,de,pl effect-then-discard:it"),
    _option("char-void-effect", "silent", "CHR-GEN-2", "*legal-cost-still-paid illegal"),
    _option("free-trade", "silent", "TRN-2 CHR-ENVOY-2", "*forbidden allowed"),
    _option("beggar-targets", "ambiguous", "CHR-BEGGAR-2", "*every-opponent every-player"),
    _option("beggar-partial", "silent", "CHR-BEGGAR-2 CHR-BEGGAR-5", "*gives-nothing-shows-hand gives-1-talent"),
    _option("beggar-trompe-loeil", "ambiguous", "CHR-BEGGAR-3", "*not-givable:fr givable"),
    _option("beggar-card-secrecy", "silent", "CHR-BEGGAR-2", "*unspecified open secret"),
    _option("beggar-proof-scope", "ambiguous", "CHR-BEGGAR-5", "*all-hand-cards-to-user also-talents to-all-players"),
    _option("courtesan-self-pick", "silent", "CHR-COURTESAN-2", "*allowed forbidden"),
    _option("courtesan-empty-discard", "silent", "CHR-COURTESAN-2", "*legal-no-card-cost-paid illegal"),
    _option("courtesan-reuse-payment", "silent", "CHR-COURTESAN-2 PAY-6", "*allowed not-in-the-same-visit"),
    _option("courtesan-may-reveal", "ambiguous", "CHR-COURTESAN-3", "*need-not-show must-not-show"),
    _option("envoy-kinds", "conflict", "CHR-ENVOY-2", "one-kind:de,it,pl *any-kinds:fr"),
    _option("envoy-cards-per-opponent", "conflict", "CHR-ENVOY-2", "one:de,it *any-number:fr,pl"),
    _option("envoy-opponent-subset", "ambiguous", "CHR-ENVOY-2", "*any-subset one-or-all"),
    _option(
        "envoy-alternative-offers", "conflict", "CHR-ENVOY-3", "*allowed-standard-cards-only allowed-anything forbidden"
    ),
    _option("envoy-giver-no-amulet", "silent", "CHR-ENVOY-1", "*card-only no-transfer amulet-from-supply"),
    _option("envoy-zero-use", "silent", "CHR-ENVOY-4", "*legal illegal"),
    _option(
        "scribe-mode-a-needs-build",
        "ambiguous",
        "CHR-SCRIBE-1",
        "*needs-a-mosaic-build-this-visit:fr,pl may-reserve-a-piece",
    ),
    _option("scribe-per-mosaic", "silent", "CHR-SCRIBE-1", "*one-piece-per-scribe whole-visit"),
    _option("scribe-from-removed", "ambiguous", "CHR-SCRIBE-1", "*pile-only also-removed-pieces"),
    _option("smuggler-timing", "conflict", "CHR-SMUGGLER-1", "*any-moment-above-10:de,it,pl end-of-turn-only:fr"),
    _option("smuggler-self-count", "silent", "CHR-SMUGGLER-1", "*counts does-not-count"),
    _option("smuggler-total-cost", "ambiguous", "CHR-SMUGGLER-2", "*1-in-all:pl 1-for-the-card-plus-1-for-the-excess"),
    _option("smuggler-coverage", "ambiguous", "CHR-SMUGGLER-2", "*whole-turn:fr cards-held-when-played"),
    _option("vizier-short-deck", "silent", "CHR-VIZIER-1", "*reshuffle-and-complete only-what-is-left"),
    _option("vizier-keep-zero", "ambiguous", "CHR-VIZIER-2", "*0-to-5 1-to-5"),
    _option("vizier-number-public", "ambiguous", "CHR-VIZIER-4", "*number-public-nature-secret all-secret"),
    # Final scoring.
    _option("sanctuary-purge-optional", "ambiguous", "SAN-6 END-5", "*automatic optional"),
    _option("sanctuary-purge-cap", "silent", "END-5", "*at-most-amulets-held negative-allowed"),
    _option("croc-tie", "partial", "END-7", "*all-tied-eaten:fr,de,it nobody one"),
    _option("all-eaten", "silent", "END-7 END-10", "*no-winner all-survive richest-of-all"),
    _option("merchant-bonus-eaten", "ambiguous", "END-9", "*survivors-only:fr,de,it,pl everyone"),
    _option("tiebreak-amulet-count", "partial", "END-11", "*after-sanctuaries:de before-sanctuaries"),
    _option("tiebreak-pool", "ambiguous", "END-11", "*tied-players-only:fr,de,pl all-survivors"),
    _option("final-tie", "silent", "END-11", "*shared-victory undecided"),
    _option("loser-ranking", "silent", "END-10", "*winner-only survivors-by-wealth-then-eaten"),
    # Open or hidden.
    _option("peek-own-amulets", "partial", "CMP-15", "*allowed forbidden"),
    _option("hand-size-public", "silent", "MKT-2", "*public private"),
    _option("holdings-announced", "silent", "QRY-7 TRN-4", "*increments-public-totals-hidden increments-hidden"),
)

REGISTER: dict[str, Option] = {option.id: option for option in _OPTIONS}
