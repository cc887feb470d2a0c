"""A table that plays whole games by the rules, every card known, and writes them down as records."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import count, takewhile
from random import Random

from attrs import Factory, define

from cleo_tools.games.cleopatra import box
from cleo_tools.games.game import game_of
from cleo_tools.sanctuary.fit import anchors, stamps
from cleo_tools.sanctuary.garden import Grid, bits
from cleo_tools.sanctuary.shapes import FLIP, PENTOMINOES, drawn

NAMES = ("Anna", "Bruno", "Chloé", "Dora", "Emil")
BOARD = game_of("cleopatra").load_board("standard")
GRID = Grid(BOARD.columns, BOARD.rows)
RING = tuple(f"w{number}" for number in range(1, 10))
SIDES = ("left", "right")
ELEMENTS, LEFT_IN_THE_PILE = 26, 7
"""How many elements are built, at most, and how many mosaics are not, as long as the game has to go on."""
Card = tuple[str, bool]
"""A card of the pile or of a stall: its kind, and whether it lies face up."""


def play(seed: int, players: int = 5, turns: int = 120, *, finish: bool = False) -> str:
    """Return the record of a legal game: so many turns of it, or with `finish` those and the rest of the game."""
    table = Table(Random(seed), players)  # noqa: S311 # a game, not a secret
    lines = list(table.opening())
    for number in count(1):
        if table.over or (number > turns and not finish):
            break
        lines.append(f"{number} {table.turn(number, turns)}")
    if table.over:
        lines += ["end", *(f"reveal {seat.name} {listed(seat.hand)}" for seat in table.seats)]
    return "\n".join((*lines, ""))


def listed(kinds: Iterable[str]) -> str:
    return " ".join(kinds) or "nothing"


def lying(card: Card | None) -> str:
    """Return a card as it lies on a stall, in brackets if face down."""
    return "-" if card is None else card[0] if card[1] else f"({card[0]})"


@define
class Seat:
    """A player. One at each table is greedy: he keeps what is tainted, never builds and offers all he has."""

    name: str
    hand: list[str]
    greedy: bool
    talents: int = box.TALENTS_AT_START
    merchants: int = box.MERCHANTS_EACH

    def standard(self) -> list[str]:
        return [kind for kind in self.hand if kind in box.STANDARD]


@define
class Deck:
    """The draw pile and the discards, which become the new pile whenever it runs out."""

    rng: Random
    pile: list[Card] = Factory(list)
    discards: list[str] = Factory(list)
    shuffles: int = 0

    def renew(self) -> None:
        if self.pile or not self.discards:
            return
        self.rng.shuffle(self.discards)
        up = (len(self.discards) + self.rng.randint(0, 1)) // 2
        self.pile = [(kind, number < up) for number, kind in enumerate(self.discards)]
        self.rng.shuffle(self.pile)
        self.discards = []
        self.shuffles += 1

    def draw(self, number: int) -> list[Card]:
        found: list[Card] = []
        self.renew()
        while self.pile and len(found) < number:
            found.append(self.pile.pop())
            self.renew()
        return found


def payment(rng: Random, seat: Seat, elements: Iterable[str]) -> list[str] | None:
    """Return cards and merchants that pay for some elements, as a record lists them, or None if they do not."""
    hand, paid, lacking = Counter(seat.hand), list[str](), list[str]()
    for kind, number in Counter(unit for element in elements for unit in box.COSTS[element].split()).items():
        missing = number
        for card, units in rng.sample([(kind, 1), (f"{kind}2", 2)], 2):
            used = min(hand[card], -(-missing // units))
            paid += [card] * used
            missing = max(0, missing - used * units)
        lacking += [kind] * missing
    for kind in sorted(lacking, key="A".__eq__):
        stand_in = box.TROMPE if kind != "A" and hand[box.TROMPE] else box.MERCHANT
        hand[stand_in] -= 1
        paid.append(rng.choice((f"{stand_in}={kind}", stand_in)))
    return paid if -hand[box.MERCHANT] <= seat.merchants else None


class Table:
    """The game as it stands, and the clauses of the turn so far."""

    def __init__(self, rng: Random, players: int) -> None:
        self.rng = rng
        kinds = [kind for kind, number in box.COUNTS.items() for _ in range(number)]
        rng.shuffle(kinds)
        greedy = rng.randrange(players)
        self.seats = [
            Seat(name, [kinds.pop() for _ in range(box.DEALT)], number == greedy)
            for number, name in enumerate(NAMES[:players])
        ]
        self.deck = Deck(rng, discards=kinds)
        self.stalls: list[list[Card]] = [[card] for card in self.deck.draw(3)]
        self.mosaics = rng.sample(box.PIECES, len(box.PIECES))
        self.free = GRID.full & ~GRID.mask(BOARD.throne)
        self.palace: list[tuple[str, str]] = []
        # What stays incomplete as long as the game has to go on.
        self.left_open = {"mosaic", rng.choice([name for name in box.CATEGORIES if name != "mosaic"])}
        self.altar = 0
        self.clauses: list[str] = []

    def opening(self) -> Iterator[str]:
        yield f"cleo 1\ngame cleopatra\nplayers {', '.join(seat.name for seat in self.seats)}\n"
        yield from (f"deal {seat.name} {listed(seat.hand)}" for seat in self.seats)
        yield f"market {' | '.join(lying(stall[0]) for stall in self.stalls)}"
        yield f"mosaics {listed(self.mosaics)}\n"

    def turn(self, number: int, turns: int) -> str:
        """Return a turn as it was played; elements come evenly over the turns, and after them as fast as they can."""
        due = ELEMENTS * number // turns - len(self.palace)
        if number > turns:
            self.left_open.clear()
            due = 3
        seat = self.seats[(number - 1) % len(self.seats)]
        self.clauses = []
        self.characters(seat)
        elements = self.chosen(seat, min(3, due))
        self.quarry(seat, elements) if elements else self.market(seat)
        return f"{seat.name}: {'; '.join(self.clauses)}"

    # The market.

    def market(self, seat: Seat) -> None:
        number = self.rng.randrange(3)
        taken, self.stalls[number] = self.stalls[number], []
        takes = f" takes {listed(map(lying, taken))}" if self.rng.random() < 0.2 else ""
        self.clauses.append(f"market {number + 1}{takes}")
        seat.hand += [kind for kind, _ in taken]
        self.characters(seat)
        self.refill()
        self.characters(seat)
        self.limit(seat)

    def refill(self) -> None:
        shuffles = self.deck.shuffles
        drawn_now = self.deck.draw(3)
        coming = [*drawn_now, *[None] * (3 - len(drawn_now))]
        self.rng.shuffle(coming)
        for stall, card in zip(self.stalls, coming, strict=True):
            stall.extend([card] if card else [])
        self.clauses.append(f"refill {' | '.join(map(lying, coming))}")
        self.reshuffled(shuffles)

    def reshuffled(self, shuffles: int) -> None:
        """Note that the pile was made again; not every table does."""
        if self.deck.shuffles > shuffles and self.rng.random() < 0.5:
            self.clauses.append("reshuffle")

    def limit(self, seat: Seat) -> None:
        excess = len(seat.hand) - box.HAND_LIMIT
        if excess > 0 and "smuggler" in seat.hand:
            self.lay_down(seat, ["smuggler"])
            self.clauses.append("smuggler")
        elif excess > 0:
            discard = self.rng.random() < 0.9
            self.clauses.append(f"discard {listed(self.unwanted(seat) for _ in range(excess))}" if discard else "keep")

    def unwanted(self, seat: Seat) -> str:
        """Lay down a card that a player can spare: any, or one of many alike; who is greedy spares no tainted one."""
        among = seat.standard() if seat.greedy and seat.standard() else seat.hand
        kind = max(among, key=among.count) if self.rng.random() < 0.7 else self.rng.choice(among)
        self.lay_down(seat, [kind])
        return kind

    def lay_down(self, seat: Seat, kinds: Iterable[str]) -> None:
        for kind in kinds:
            seat.hand.remove(kind)
            self.deck.discards.append(kind)

    # The quarry.

    def chosen(self, seat: Seat, most: int) -> list[str]:
        """Return what a player builds now: some of what he can pay for."""
        throne = "throne" if self.standing("pedestal") else "pedestal"
        wishes = ["wall", "wall", "sphinx", "sphinx", "obelisk", "door", throne, "mosaic"]
        self.rng.shuffle(wishes)
        found: list[str] = []
        for element in () if seat.greedy else wishes:
            possible = len(found) < most and found.count(element) < self.left(element)
            if possible and payment(self.rng, seat, [*found, element]):
                found.append(element)
        return found

    def left(self, element: str) -> int:
        """Return how many elements of a sort may still be built."""
        if element == "mosaic":
            return len(self.mosaics) - (LEFT_IN_THE_PILE if self.left_open else 0)
        name = "throne" if element == "pedestal" else element
        return box.CATEGORIES[name] - (name in self.left_open) - self.standing(name)

    def standing(self, name: str) -> int:
        """Return how many elements of a category stand; the pedestal belongs to the throne."""
        alike = (name, "pedestal") if name == "throne" else (name,)
        return sum(element in alike for element, _ in self.palace)

    def quarry(self, seat: Seat, elements: list[str]) -> None:
        paid = payment(self.rng, seat, elements) or []
        self.clauses += ["quarry", *(self.build(seat, element) for element in elements), f"pay {listed(paid)}"]
        cards = [card.partition("=")[0] for card in paid]
        seat.merchants -= cards.count(box.MERCHANT)
        self.lay_down(seat, [card for card in cards if card != box.MERCHANT])
        self.characters(seat)
        visit = self.palace[-len(elements) :]
        seat.talents += sum(self.reward(*built) for built in visit) + (0, 2, 5)[len(visit) - 1]
        if not self.over:
            self.roll()
            self.characters(seat)

    def build(self, seat: Seat, element: str) -> str:
        """Put an element on a site and return its clause."""
        if element == "mosaic":
            return self.lay(seat)
        number = str(1 + self.standing(element))
        sites = {"wall": RING, "sphinx": (number,), "pedestal": ("",), "throne": ("",)}.get(element, SIDES)
        site = self.rng.choice([site for site in sites if (element, site) not in self.palace])
        self.palace.append((element, site))
        return f"build {element} {site}".rstrip()

    def lay(self, seat: Seat) -> str:
        """Lay the top mosaic, or one that a scribe picks, and return the clauses."""
        piece, scribe = self.mosaics[0], ""
        if "scribe" in seat.hand and self.rng.random() < 0.5:
            piece = self.rng.choice([piece for piece in self.mosaics if self.ways(piece)])
            self.lay_down(seat, ["scribe"])
            scribe = f"scribe picks {piece}; "
        mask = self.rng.choice(self.ways(piece))
        squares = listed(GRID.squares(mask))
        self.free &= ~mask
        self.palace.append(("mosaic", squares))
        self.mosaics.remove(piece)
        while self.mosaics and not self.ways(self.mosaics[0]):
            self.mosaics.pop(0)
        return f"{scribe}build mosaic {piece} {squares}"

    def ways(self, piece: str) -> list[int]:
        """Return every way to lay a mosaic on free ground."""
        return [
            sum(1 << (start + shift) for shift in stamp)
            for stamp in stamps(drawn(PENTOMINOES[piece]), FLIP, GRID.stride)
            for start in bits(anchors(self.free, stamp))
        ]

    def reward(self, element: str, site: str) -> int:
        """Return the talents for an element, when everything of the visit stands."""
        match element:
            case "wall":
                return 3 + sum(not self.free & GRID.bit(square) for square in BOARD.walls[site])
            case "sphinx":
                return 2 if int(site) % 2 else 5
            case "door":
                ring = RING if site == "left" else RING[::-1]
                return 4 + len(list(takewhile(lambda slot: ("wall", slot) in self.palace, ring)))
            case "mosaic":
                return 4 + len(BOARD.palms.intersection(site.split()))
        return 12

    @property
    def over(self) -> bool:
        complete = [self.standing(name) == number for name, number in box.CATEGORIES.items() if name != "mosaic"]
        return sum(complete) + (not self.mosaics) >= box.LAST_SPACE

    # The priest.

    def roll(self) -> None:
        dice = [self.rng.choice("*.....") for _ in range(box.DICE - self.altar)]
        self.clauses.append(f"roll {listed(dice)}")
        self.altar += dice.count("*")
        self.offering()

    def offering(self) -> None:
        if self.altar < box.DICE:
            return
        bids = []
        for seat in self.seats:
            bid = seat.talents if seat.greedy else self.rng.randint(0, min(6, seat.talents))
            seat.talents -= bid
            bids.append(f"{seat.name} {bid}")
        self.clauses.append(f"offering {', '.join(bids)}")
        self.altar = 0

    # The characters.

    def characters(self, seat: Seat) -> None:
        """Play characters of a hand, at any moment of a turn, or wait."""
        play: dict[str, Callable[[Seat], str]] = {
            effect.__name__: effect for effect in (self.beggar, self.courtesan, self.envoy, self.scribe, self.vizier)
        }
        for kind in [kind for kind in seat.hand if kind in play and self.rng.random() < 0.35]:
            shuffles = self.deck.shuffles
            self.lay_down(seat, [kind])
            self.clauses.append(f"{kind}{play[kind](seat)}")
            self.offering()
            self.reshuffled(shuffles)

    def beggar(self, seat: Seat) -> str:
        return f": {', '.join(self.alms(seat, other) for other in self.seats if other is not seat)}"

    def alms(self, seat: Seat, giver: Seat) -> str:
        """Give a beggar two talents or a card, or show that there is neither."""
        cards = giver.standard()
        if giver.talents >= 2 and (giver.greedy or not cards or self.rng.random() < 0.4):
            giver.talents -= 2
            seat.talents += 2
            return f"{giver.name} 2 talents"
        if cards:
            return f"{giver.name} {self.give(giver, seat, self.rng.choice(cards))}"
        return f"{giver.name} nothing (shows {listed(giver.hand)})" if giver.hand else f"{giver.name} nothing"

    def give(self, giver: Seat, taker: Seat, kind: str) -> str:
        giver.hand.remove(kind)
        taker.hand.append(kind)
        return kind

    def courtesan(self, seat: Seat) -> str:
        kind = self.rng.choice(self.deck.discards)
        self.deck.discards.remove(kind)
        seat.hand.append(kind)
        return f" takes {kind}"

    def envoy(self, seat: Seat) -> str:
        asked = self.rng.sample(box.STANDARD, self.rng.randint(1, 2))
        answers = [self.answer(seat, other, asked) for other in self.seats if other is not seat]
        return f" asks {listed(asked)}: {', '.join(answers)}"

    def answer(self, seat: Seat, giver: Seat, asked: list[str]) -> str:
        """Give an envoy what he asks for, offer him something else in vain, or refuse."""
        held = [kind for kind in asked if kind in giver.hand]
        others = [kind for kind in giver.standard() if kind not in asked]
        if held and self.rng.random() < 0.7:
            return f"{giver.name} gives {listed(self.give(giver, seat, kind) for kind in held)}"
        if others and self.rng.random() < 0.3:
            return f"{giver.name} offers {self.rng.choice(others)}"
        return f"{giver.name} refuses"

    def scribe(self, seat: Seat) -> str:
        del seat
        up = not self.altar or self.rng.random() < 0.6
        self.altar += 1 if up else -1
        return " raises" if up else " lowers"

    def vizier(self, seat: Seat) -> str:
        kinds = [kind for kind, _ in self.deck.draw(5)]
        kept = self.rng.randint(0, len(kinds))
        seat.hand += kinds[:kept]
        self.deck.discards += kinds[kept:]
        self.deck.renew()
        return f" keeps {listed(kinds[:kept])} rejects {listed(kinds[kept:])}"
