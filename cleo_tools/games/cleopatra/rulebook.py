"""Where the rulebooks say what: sections by their printed headings, rules by their sections and open points."""

from cleo_tools.rules import EDITIONS, Citation, Rule, Rulebook, Section


def _section(key: str, *headings: str, **pages: int) -> Section:
    """Make a section of its headings in the order of the editions; one that lacks it comes last and is left out."""
    return Section(key, dict(zip(EDITIONS, headings, strict=False)), pages)


def _citation(where: str) -> Citation:
    """Read `MKT`, which all editions say, or `WALL:fr,it`, which only those say."""
    section, _, editions = where.partition(":")
    return Citation(section, tuple(editions.split(",")) if editions else EDITIONS)


def _rule(name: str, citations: str, *options: str) -> Rule:
    """Make a rule of its id, where it stands, and the options that bear on it."""
    return Rule(name, tuple(map(_citation, citations.split())), options)


# A page is given where a book itself names one. The Italian book sends its readers to page 10 for sanctuaries, but
# has the worshippers of Sobek, who come after them, on page 9: that page is left out.
_SECTIONS = (
    _section("COVER", "couverture", "Umschlag", "copertina"),
    _section("MAT", "MATÉRIEL", "MATERIAL", "COMPONENTI", "ELEMENTY"),
    _section("SETUP", "MISE EN PLACE", "SPIELVORBEREITUNG", "PREPARAZIONE DEL GIOCO", "PRZYGOTOWANIE DO GRY"),
    _section("GOAL", "BUT DU JEU", "ZIEL DES SPIELS", "SCOPO DEL GIOCO", "CEL GRY"),
    _section("TURN", "LE TOUR DE JEU", "EIN SPIELZUG", "IL TURNO DI GIOCO", "TURA GRY"),
    _section("MKT", "VISITER LE MARCHÉ", "DEN MARKT BESUCHEN", "RECARSI AL MERCATO", "WIZYTA NA RYNKU"),
    _section(
        "QRY", "VISITER LA CARRIÈRE", "DEN STEINBRUCH BESUCHEN", "RECARSI ALLA CAVA", "WIZYTA W KAMIENIOŁOMIE", it=4
    ),
    _section(
        "NOTES",
        "TOUR DE JEU : PRÉCISIONS IMPORTANTES",
        "WICHTIGE HINWEISE ZUM SPIELZUG",
        "NOTE IMPORTANTI SUL TURNO DI GIOCO",
        "UWAGI DOTYCZĄCE TURY GRY",
    ),
    _section(
        "OFF",
        "OFFRANDES AU GRAND PRÊTRE",
        "OPFER FÜR DEN HOHEPRIESTER",
        "LE OFFERTE AL SOMMO SACERDOTE",
        "CEREMONIA OFIARNA",
        fr=5,
        de=5,
        it=5,
    ),
    _section("END", "FIN DE LA PARTIE", "ENDE DER PARTIE", "FINE DEL GIOCO", "KONIEC GRY"),
    _section("STOCK", "DANS LA CARRIÈRE", "IM STEINBRUCH", "LA CAVA", "W KAMIENIOŁOMIE"),
    _section("WALL", "MURS AVEC LEURS COLONNES", "SÄULENWAND", "COLONNATO", "ŚCIANY KOLUMNOWE"),
    _section("SPH", "SPHINX", "SPHINX", "SFINGI", "SFINKSY"),
    _section("THR", "TRÔNE ET PIÉDESTAL", "SOCKEL + THRON", "TRONO + PIEDISTALLO", "PIEDESTAŁ I TRON"),
    _section("OBE", "OBÉLISQUE", "OBELISK", "OBELISCHI", "OBELISKI"),
    _section("DOOR", "MONTANTS DE PORTE", "TÜRRAHMEN", "MONTANTI", "WROTA"),
    _section("MOS", "MOSAÏQUE SACRÉE", "MOSAIK DER GÖTTER", "MOSAICI DEGLI DEI", "MOZAIKA BOGÓW"),
    _section(
        "SAN",
        "CONSTRUIRE UN SANCTUAIRE",
        "EIN HEILIGTUM BILDEN",
        "FORMARE UN SANTUARIO",
        "BUDOWANIE SANKTUARIUM",
        fr=9,
        de=9,
    ),
    _section(
        "CHR",
        "LES ADORATEURS DE SOBEK",
        "DIE SOBEK-ANBETER",
        "GLI ADORATORI DI SOBEK",
        "WYZNAWCY SOBKA",
        fr=9,
        de=9,
        it=9,
    ),
    _section("BEG", "LES MENDIANTS", "DER BETTLER", "IL MENDICANTE", "THE BEGGAR", pl=10),
    _section("COU", "LES COURTISANES", "DIE KURTISANE", "LA CORTIGIANA", "THE COURTESAN"),
    _section("ENV", "LES AMBASSADEURS", "DER GESANDTE", "IL MESSO", "THE ENVOY"),
    _section("SCR", "LES SCRIBES", "DER SCHREIBER", "LO SCRIBA", "THE SCRIBE", fr=10, de=10, it=10),
    _section("SMU", "LES CONTREBANDIERS", "DER SCHMUGGLER", "IL CONTRABBANDIERE", "THE SMUGGLER"),
    _section("VIZ", "LE VIZIR", "DER WESIR", "IL VISIR", "THE VIZIER"),
)

_RULES = (
    # components
    _rule("CMP-1", "COVER:fr,de,it", "player-count"),
    _rule("CMP-2", "MAT SETUP"),
    _rule("CMP-3", "MAT"),
    _rule("CMP-4", "MAT", "double-card-amulets"),
    _rule("CMP-5", "MAT", "trompe-loeil-count", "trompe-loeil-function", "trompe-loeil-amulets"),
    _rule("CMP-6", "MAT CHR", "character-counts"),
    _rule("CMP-7", "SETUP"),
    _rule("CMP-8", "MAT", "talent-bank-shortage", "talent-change"),
    _rule("CMP-9", "MAT", "amulet-supply-limit"),
    _rule("CMP-10", "MAT"),
    _rule("CMP-11", "MAT STOCK:fr,it WALL:de,pl SPH:de,pl THR:de,pl OBE:de,pl DOOR:de,pl MOS:de,pl", "sphinx-count"),
    _rule("CMP-12", "MAT", "mosaic-set"),
    _rule("CMP-13", "MAT SETUP"),
    _rule("CMP-14", "MAT SETUP:fr,de"),
    _rule("CMP-15", "MAT", "peek-own-amulets"),
    # setup
    _rule("SET-1", "SETUP"),
    _rule("SET-2", "SETUP"),
    _rule("SET-3", "SETUP QRY:fr END:fr,it,pl"),
    _rule("SET-4", "SETUP", "mosaic-pile-order-per-game", "mosaic-pile-inspection"),
    _rule("SET-5", "SETUP"),
    _rule("SET-6", "SETUP"),
    _rule("SET-7", "SETUP", "start-talents-form", "talent-measure", "holdings-announced"),
    _rule("SET-8", "SETUP"),
    _rule("SET-9", "SETUP", "odd-half-split", "half-mixing", "deck-top-public"),
    _rule("SET-10", "SETUP"),
    _rule("SET-11", "TURN", "starting-player"),
    # the turn
    _rule("TRN-1", "TURN", "end-finishes-round"),
    _rule("TRN-2", "TURN", "no-legal-action", "free-trade"),
    _rule("TRN-3", "QRY CHR", "char-window", "char-multiple-per-turn"),
    _rule("TRN-4", "NOTES", "double-card-amulets", "trompe-loeil-amulets", "amulet-timing", "superfluous-cards"),
    # the market
    _rule("MKT-1", "MKT", "empty-stall-visit"),
    _rule(
        "MKT-2",
        "MKT",
        "hand-limit-timing",
        "hand-limit-scope",
        "hand-limit-repeat",
        "hand-limit-mixed-option",
        "hand-limit-at-game-end",
        "hand-size-public",
    ),
    _rule(
        "MKT-3",
        "MKT",
        "hand-discard-exactness",
        "hand-discard-chooser",
        "hand-discard-tainted",
        "hand-discard-before-refill",
    ),
    _rule("MKT-4", "MKT", "hand-limit-repeat"),
    _rule("MKT-5", "MKT", "refill-assignment"),
    _rule("MKT-6", "MKT", "refill-peek"),
    _rule("MKT-7", "MKT"),
    _rule("MKT-8", "MKT", "reshuffle-trigger", "refill-continues-after-reshuffle", "cards-exhausted", "odd-half-split"),
    _rule("MKT-9", "MKT"),
    # the quarry
    _rule("QRY-1", "QRY", "quarry-min-elements"),
    _rule("QRY-2", "QRY", "superfluous-cards", "payment-unit"),
    _rule("QRY-3", "QRY", "wall-positions", "door-site-choice"),
    _rule("QRY-4", "QRY", "same-visit-synergy", "payment-sequencing"),
    _rule("QRY-5", "QRY", "same-visit-synergy", "retroactive-rewards", "talent-bank-shortage"),
    _rule("QRY-6", "QRY", "bundle-bonus-4plus", "bundle-bonus-stacking", "throne-pair-counts-two"),
    _rule("QRY-7", "QRY", "holdings-announced"),
    _rule("QRY-8", "QRY", "cleopatra-multi-advance", "cleopatra-recount", "cleopatra-advance-timing"),
    _rule("QRY-9", "QRY:fr END", "end-before-dice", "cleopatra-overshoot"),
    _rule("QRY-10", "QRY", "dice-rolls-per-visit"),
    _rule("QRY-11", "QRY"),
    _rule("QRY-12", "QRY", "scribe-avert-own-offering"),
    # payment
    _rule("PAY-1", "NOTES", "superfluous-cards"),
    _rule("PAY-2", "NOTES"),
    _rule("PAY-3", "NOTES"),
    _rule("PAY-4", "NOTES QRY", "merchant-only-if-missing", "merchant-unit", "merchants-per-payment"),
    _rule("PAY-5", "QRY NOTES"),
    _rule("PAY-6", "QRY", "discard-facing"),
    # elements
    _rule("WAL-1", "WALL"),
    _rule("WAL-2", "WALL", "wall-contact-unit", "wall-contact-geometry", "retroactive-rewards", "same-visit-synergy"),
    _rule("WAL-3", "WALL:fr,it,pl", "wall-positions"),
    _rule("WAL-4", "WALL:fr,it", "wall-positions"),
    _rule("SPH-1", "SPH"),
    _rule("SPH-2", "SPH", "sphinx-count"),
    _rule("SPH-3", "SPH"),
    _rule("THR-1", "THR", "cost-per-piece", "throne-marble-gloss"),
    _rule("THR-2", "THR"),
    _rule("THR-3", "THR"),
    _rule("OBE-1", "OBE", "cost-per-piece"),
    _rule("OBE-2", "OBE"),
    _rule("OBE-3", "OBE"),
    _rule("DOR-1", "DOOR"),
    _rule(
        "DOR-2",
        "DOOR",
        "door-wall-run",
        "door-run-corners",
        "door-run-other-door",
        "retroactive-rewards",
        "same-visit-synergy",
    ),
    _rule("DOR-3", "DOOR", "door-site-choice"),
    _rule("MOS-1", "NOTES MOS"),
    _rule("MOS-2", "MOS"),
    _rule("MOS-3", "MOS", "mosaic-orientation", "mosaic-placement-freedom", "throne-area-blocks"),
    _rule("MOS-4", "MOS", "palm-square-definition"),
    _rule("MOS-5", "MOS"),
    _rule("MOS-6", "SAN", "top-check-timing", "top-check-scope", "removed-piece-status"),
    _rule("MOS-7", "SAN"),
    _rule("MOS-8", "SAN", "mosaic-category-completion", "mosaic-empty-double-advance"),
    # sanctuaries
    _rule("SAN-1", "SAN", "sanctuary-new-region", "region-adjacency", "region-boundary", "sanctuary-evaluation"),
    _rule("SAN-2", "SAN", "sanctuary-fit-set", "mosaic-orientation"),
    _rule("SAN-3", "SAN", "sanctuary-false-claim"),
    _rule("SAN-4", "SAN", "claim-window", "multi-sanctuary-claim", "statue-square", "statue-relocation"),
    _rule("SAN-5", "SAN", "late-claim-by-creator"),
    _rule("SAN-6", "SAN END", "sanctuary-purge-optional", "sanctuary-purge-cap", "sanctuary-palm-squares"),
    _rule("SAN-7", "SAN:fr,de,it"),
    # the offering
    _rule("OFF-1", "OFF", "scribe-dice-roll", "scribe-avert-own-offering", "char-during-offering"),
    _rule("OFF-2", "OFF", "zero-bid", "talent-change", "talent-measure"),
    _rule("OFF-3", "OFF"),
    _rule("OFF-4", "OFF", "offering-removal-optional"),
    _rule("OFF-5", "OFF"),
    _rule("OFF-6", "OFF", "amulet-supply-limit"),
    _rule("OFF-7", "OFF", "offering-tie-ranking", "offering-all-tied"),
    _rule("OFF-8", "OFF:de,it,pl", "offering-talents-lost"),
    _rule("OFF-9", "OFF", "offering-turn-resumes"),
    _rule("OFF-10", "OFF"),
    # the end
    _rule("END-1", "END QRY:fr", "end-before-dice", "end-finishes-round"),
    _rule("END-2", "END", "mosaic-category-completion"),
    _rule("END-3", "END SCR"),
    _rule("END-4", "END"),
    _rule("END-5", "END", "sanctuary-purge-optional", "sanctuary-purge-cap"),
    _rule("END-6", "END"),
    _rule("END-7", "END:fr,de,it", "croc-tie", "all-eaten"),
    _rule("END-8", "END"),
    _rule("END-9", "END", "merchant-bonus-eaten"),
    _rule("END-10", "END", "loser-ranking", "all-eaten"),
    _rule("END-11", "END", "tiebreak-amulet-count", "tiebreak-pool", "final-tie"),
    # characters
    _rule("CHR-GEN-1", "CHR"),
    _rule("CHR-GEN-2", "CHR", "char-discard-order", "char-void-effect"),
    _rule("CHR-GEN-3", "CHR SCR", "char-window"),
    _rule("CHR-GEN-4", "END"),
    _rule("CHR-BEGGAR-1", "BEG"),
    _rule("CHR-BEGGAR-2", "BEG", "beggar-targets", "beggar-partial", "talent-change", "talent-measure"),
    _rule("CHR-BEGGAR-3", "BEG", "beggar-trompe-loeil"),
    _rule("CHR-BEGGAR-4", "BEG"),
    _rule("CHR-BEGGAR-5", "BEG", "beggar-proof-scope", "beggar-card-secrecy"),
    _rule("CHR-COURTESAN-1", "COU"),
    _rule("CHR-COURTESAN-2", "COU", "courtesan-self-pick", "courtesan-empty-discard", "courtesan-reuse-payment"),
    _rule("CHR-COURTESAN-3", "COU", "courtesan-may-reveal"),
    _rule("CHR-ENVOY-1", "ENV", "envoy-giver-no-amulet"),
    _rule("CHR-ENVOY-2", "ENV", "envoy-kinds", "envoy-cards-per-opponent", "envoy-opponent-subset"),
    _rule("CHR-ENVOY-3", "ENV", "envoy-alternative-offers"),
    _rule("CHR-ENVOY-4", "ENV", "envoy-zero-use"),
    _rule("CHR-SCRIBE-1", "SCR", "scribe-mode-a-needs-build", "scribe-per-mosaic", "scribe-from-removed"),
    _rule("CHR-SCRIBE-2", "SCR", "scribe-dice-roll"),
    _rule("CHR-SCRIBE-3", "SCR"),
    _rule("CHR-SCRIBE-4", "SCR", "scribe-avert-own-offering"),
    _rule("CHR-SCRIBE-5", "SCR"),
    _rule("CHR-SCRIBE-6", "SCR"),
    _rule("CHR-SMUGGLER-1", "SMU", "smuggler-timing", "smuggler-self-count"),
    _rule("CHR-SMUGGLER-2", "SMU", "smuggler-coverage", "smuggler-total-cost"),
    _rule("CHR-VIZIER-1", "VIZ", "vizier-short-deck"),
    _rule("CHR-VIZIER-2", "VIZ", "vizier-keep-zero"),
    _rule("CHR-VIZIER-3", "VIZ"),
    _rule("CHR-VIZIER-4", "VIZ", "vizier-number-public", "discard-facing"),
)

SECTIONS = {section.key: section for section in _SECTIONS}
RULES = {rule.id: rule for rule in _RULES}
RULEBOOK = Rulebook(SECTIONS, RULES)
