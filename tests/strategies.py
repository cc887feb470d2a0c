"""Records that say anything the notation can say, sense or nonsense."""

from hypothesis import strategies as st

from cleo_tools.games.cleopatra import box
from cleo_tools.games.cleopatra import moves as m
from cleo_tools.notation import record as r

RESOURCES = tuple(box.RESOURCES.values())
KINDS = tuple(box.KINDS.values())
NAMES = (
    "Anna",
    "Bruno",
    "Chloé Durand",
    "O’Neil",
    "👑",
    "S",
    'A "b"',
    "x: y; z",
    "李明",
    "Anna Maria",
    "vizier",
    "7up",
)
TEXTS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=12)
COMMENTS = TEXTS.map(str.rstrip)
NOTES = st.none() | COMMENTS
BEFORE = st.lists(st.none() | COMMENTS, max_size=2).map(tuple)

small = st.integers(0, 99)
maybe = st.none() | small
cards = st.builds(m.Card, st.sampled_from(KINDS))
covered = st.builds(m.Card, st.sampled_from(KINDS[:-1]), st.just(value=True))
wild = st.builds(m.Card, st.sampled_from("TN"), st.just(value=False), st.sampled_from(RESOURCES))
merchant = st.just(m.Card("N"))
hand = st.lists(cards, max_size=6).map(tuple)
some = st.lists(cards, min_size=1, max_size=6).map(tuple)
stalls = st.tuples(*[st.none() | cards | covered] * 3)
tokens = st.lists(small, max_size=3).map(tuple)
talents = st.builds(m.Talents, small, tokens)
goods = st.lists(cards | merchant | talents | st.builds(m.Amulets, small), min_size=1, max_size=4).map(tuple)
squares = st.builds(m.Square, st.from_regex(r"[a-i][1-9]", fullmatch=True))
pieces = st.sampled_from((*box.PIECES, "?"))
sides = st.sampled_from([None, "left", "right"])

builds = st.one_of(
    st.builds(m.Build, st.just("wall"), st.none() | st.integers(1, 12).map("w{}".format), reward=st.none() | talents),
    st.builds(m.Build, st.just("sphinx"), st.none() | st.integers(1, 9).map(str), reward=st.none() | talents),
    st.builds(m.Build, st.sampled_from(["obelisk", "door"]), sides, reward=st.none() | talents),
    st.builds(m.Build, st.sampled_from(["pedestal", "throne"]), reward=st.none() | talents),
    st.builds(
        m.Build,
        st.just("mosaic"),
        piece=st.none() | pieces,
        squares=st.lists(squares, min_size=5, max_size=5, unique=True).map(tuple),
        reward=st.none() | talents,
    ),
)


def moves(names: st.SearchStrategy[r.Name]) -> st.SearchStrategy[object]:
    """Everything that can happen in a turn."""
    gifts = st.builds(m.Gift, names, goods) | st.builds(m.Gift, names, st.just(()), st.none() | goods)
    answers = st.builds(m.Answer, names, st.sampled_from(["gives", "offers"]), goods) | st.builds(
        m.Answer, names, st.just("refuses")
    )
    plain = st.one_of(
        st.builds(m.Market, st.integers(1, 3), st.none() | st.lists(cards | covered, max_size=4).map(tuple)),
        st.builds(m.Refill, stalls),
        st.builds(m.Discard, some, maybe),
        st.builds(m.Keep, maybe),
        st.builds(m.Reshuffle, maybe),
        st.just(m.Quarry()),
        builds,
        st.builds(m.Claim, squares, st.none() | squares),
        st.builds(m.Pay, st.lists(cards | wild | merchant, min_size=1, max_size=8).map(tuple), maybe),
        st.builds(m.Bonus, talents),
        st.builds(m.Drop, pieces),
        st.builds(m.Top, st.none() | pieces),
        st.builds(m.Cleopatra, small),
        st.builds(m.Roll, st.from_regex(r"[.*]{1,5}", fullmatch=True)),
        st.builds(
            m.Offering,
            st.lists(
                st.builds(m.Bid, names, maybe, tokens, st.none() | st.integers(-3, 4)), min_size=1, max_size=3
            ).map(tuple),
        ),
        st.builds(m.Trade, names, goods, st.none() | goods),
        st.just(m.Pass()),
        st.builds(m.Beggar, st.lists(gifts, max_size=3).map(tuple), maybe),
        st.builds(m.Courtesan, st.none() | st.lists(cards, max_size=1).map(tuple), maybe),
        st.builds(
            m.Envoy,
            st.lists(st.sampled_from(RESOURCES), max_size=3).map(tuple),
            st.lists(answers, max_size=3).map(tuple),
            maybe,
        ),
        st.builds(m.ScribePicks, pieces, maybe),
        st.builds(m.ScribeTurns, st.booleans(), maybe),
        st.builds(m.Smuggler, maybe),
        st.builds(m.Vizier, st.none() | hand, st.none() | hand, maybe),
        audits(names),
    )
    return plain | st.builds(m.By, names, plain)


def audits(names: st.SearchStrategy[r.Name]) -> st.SearchStrategy[object]:
    """What may stand in a turn or between turns."""
    return st.builds(m.Check, st.none() | names, measures) | st.builds(r.LetStand, st.none() | TEXTS)


measures = st.lists(
    st.builds(m.Measure, st.sampled_from(box.QUANTITIES), small)
    | st.builds(m.Measure, st.just("stall"), small, st.integers(1, 3))
    | st.builds(m.Measure, st.just("hand"), cards=hand),
    min_size=1,
    max_size=3,
).map(tuple)


def entries(bodies: st.SearchStrategy[object], most: int) -> st.SearchStrategy[tuple[r.Entry, ...]]:
    """Lines with comments around them."""
    return st.lists(st.builds(r.Entry, bodies, before=BEFORE, note=NOTES), max_size=most).map(tuple)


@st.composite
def records(draw: st.DrawFn) -> r.Record:
    """Draw a whole record."""
    players = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=5, unique=True))
    names = st.sampled_from(players).map(r.Name)
    some_names = st.lists(names, max_size=3).map(tuple)
    tags = st.one_of(
        st.just(r.Version(1)),
        st.just(r.GameTag("cleopatra")),
        st.builds(r.Edition, st.sampled_from(["fr", "de", "it", "pl"])),
        st.builds(r.Ruling, st.sampled_from(["zero-bid", "bundle-bonus-4plus"]), st.sampled_from(["allowed", "5"])),
        st.builds(r.Board, TEXTS.filter(str.strip)),
        st.builds(r.Tag, st.sampled_from(["event", "place", "date", "recorder"]), TEXTS),
    )
    seats = r.Entry(r.Players(tuple(map(r.Name, players))), note=draw(NOTES))
    setup = st.one_of(
        st.builds(m.Deal, names, some),
        st.builds(m.Stalls, stalls),
        st.builds(m.Mosaics, st.lists(pieces, max_size=5).map(tuple), st.booleans()),
    )
    clauses = st.lists(st.builds(r.Clause, moves(names), before=BEFORE, note=NOTES), min_size=1, max_size=4).map(tuple)
    turns = st.builds(r.Turn, small, names, clauses)
    ending = st.one_of(
        st.builds(r.Winner, some_names),
        st.builds(
            r.Ranking, st.lists(st.lists(names, min_size=1, max_size=2).map(tuple), min_size=1, max_size=3).map(tuple)
        ),
        st.builds(m.Reveal, names, hand),
        st.builds(m.Shed, names, small),
        st.builds(m.Eaten, some_names),
        st.builds(m.Score, names, measures),
        audits(names),
    )
    close = draw(entries(ending, 3))
    tail = draw(BEFORE)
    while tail and tail[-1] is None:
        tail = tail[:-1]
    return r.Record(
        header=(*draw(entries(tags, 3)), seats),
        setup=draw(entries(setup, 3)),
        play=draw(entries(turns | audits(names), 4)),
        close=(r.Entry(r.End()), *close) if close else (),
        tail=tail,
    )
