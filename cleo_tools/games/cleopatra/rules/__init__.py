"""What may be done: every rule a function from a position and a step to findings, listed in the order of the turn."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from cleo_tools.diagnostics import Finding
from cleo_tools.games.cleopatra import moves
from cleo_tools.games.cleopatra.rules import (
    audits,
    cards,
    characters,
    claims,
    gifts,
    market,
    mosaics,
    priest,
    quarry,
    setup,
    turn,
)
from cleo_tools.games.cleopatra.state import State
from cleo_tools.games.cleopatra.steps import CloseTurn, OpenTurn, SettleVisit, Stand
from cleo_tools.notation.record import LetStand

Rule: TypeAlias = Callable[[State, Any], Iterator[Finding]]

_EVERY: tuple[Rule, ...] = (turn.play_after_the_end, turn.turn_ended_by_offering)
_CHARACTER: tuple[Rule, ...] = (
    *_EVERY,
    cards.not_in_hand,
    characters.second_character,
    characters.inside_a_step,
    audits.wrong_amulets,
)

RULES: Mapping[type, tuple[Rule, ...]] = {
    # Setup.
    Stand: (),
    moves.Deal: (setup.wrong_deal,),
    moves.Stalls: (setup.empty_at_the_start, market.too_many_of_one_facing),
    moves.Mosaics: (mosaics.pieces_listed,),
    # The frame of a turn.
    OpenTurn: (turn.turn_after_the_end, turn.out_of_turn),
    CloseTurn: (
        quarry.payment_short,
        quarry.payment_too_rich,
        quarry.merchants_at_the_wrong_time,
        turn.no_action,
        turn.empty_visit,
        turn.pick_without_mosaic,
        turn.refill_missing,
        turn.limit_ignored,
        turn.dice_not_rolled,
        turn.offering_missing,
        turn.reshuffle_for_nothing,
    ),
    moves.Pass: (*_EVERY, turn.second_action, turn.needless_pass),
    # The market.
    moves.Market: (*_EVERY, turn.second_action, market.empty_stall, market.other_cards_taken),
    moves.Refill: (
        *_EVERY,
        market.refill_without_market,
        market.limit_before_refill,
        market.stall_left_out,
        market.too_many_of_one_facing,
    ),
    moves.Discard: (
        *_EVERY,
        market.nothing_to_decide,
        market.decided_at_the_wrong_time,
        market.both_ways,
        cards.not_in_hand,
        market.wrong_number_discarded,
        audits.wrong_amulets,
    ),
    moves.Keep: (
        *_EVERY,
        market.nothing_to_decide,
        market.decided_at_the_wrong_time,
        market.both_ways,
        audits.wrong_amulets,
    ),
    moves.Reshuffle: (market.reshuffled_without_need, audits.wrong_new_pile),
    # The quarry.
    moves.Quarry: (*_EVERY, turn.second_action),
    moves.Build: (
        *_EVERY,
        quarry.outside_the_quarry,
        quarry.built_too_late,
        quarry.built_after_the_fifth,
        quarry.none_left,
        quarry.no_such_site,
        quarry.site_taken,
        quarry.sphinx_out_of_order,
        quarry.throne_before_pedestal,
        quarry.pedestal_on_a_mosaic,
        mosaics.no_such_piece,
        mosaics.off_the_board,
        mosaics.gone_from_the_pile,
        mosaics.not_on_top,
        mosaics.overlapping_mosaics,
        mosaics.on_the_throne_area,
        mosaics.turned_over,
        mosaics.standing_alone,
        audits.wrong_tokens,
    ),
    moves.Pay: (
        quarry.outside_the_quarry,
        quarry.paid_after_the_reward,
        quarry.not_a_payment,
        quarry.too_many_merchants,
        quarry.trompe_for_an_artisan,
        cards.not_in_hand,
        quarry.paid_with_fresh_cards,
        audits.wrong_amulets,
    ),
    SettleVisit: (quarry.wrong_reward,),
    moves.Bonus: (quarry.wrong_bonus, audits.wrong_tokens),
    moves.Claim: (
        claims.claim_off_the_board,
        claims.no_statue_left,
        claims.not_a_sanctuary,
        claims.claimed_already,
        claims.claimed_too_late,
        claims.second_claim,
        claims.statue_moved,
    ),
    moves.Drop: (mosaics.dropped_though_it_fits,),
    moves.Top: (mosaics.wrong_top,),
    moves.Cleopatra: (priest.wrong_space,),
    # The High Priest.
    moves.Roll: (*_EVERY, priest.roll_not_due, priest.wrong_number_of_dice),
    moves.Offering: (
        *_EVERY,
        priest.offering_not_due,
        priest.bidders,
        priest.bid_above_talents,
        priest.no_bid,
        priest.wrong_settlement,
        audits.wrong_tokens,
    ),
    # The followers of Sobek.
    moves.By: (characters.out_of_own_turn,),
    moves.Beggar: (
        *_CHARACTER,
        gifts.beggar_answers,
        gifts.wrong_gift,
        gifts.talents_he_lacks,
        gifts.gives_nothing,
        gifts.shown_hand,
        gifts.idle_beggar,
        audits.wrong_tokens,
    ),
    moves.Courtesan: (*_CHARACTER, characters.not_among_the_discards),
    moves.Envoy: (*_CHARACTER, gifts.envoy_answers, gifts.given_on_credit),
    moves.ScribePicks: (*_CHARACTER, characters.pick_impossible),
    moves.ScribeTurns: (*_CHARACTER, characters.die_impossible),
    moves.Smuggler: (*_CHARACTER, characters.hand_too_small, characters.smuggler_too_early),
    moves.Vizier: (*_CHARACTER, characters.wrong_number_drawn),
    # House agreements and audits.
    moves.Trade: (*_EVERY, gifts.free_trade, gifts.given_on_credit, cards.not_in_hand),
    moves.Check: (audits.audit_differs, audits.misplaced_quantity),
    LetStand: (),
}
