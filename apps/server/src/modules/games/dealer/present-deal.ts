import type { DealState } from '@fairway/contract/dealer/codes.ts';
import type { Deal, DealProof, DealResult, DealtCard, Shoe } from '@fairway/contract/dealer/schemas.ts';
import { cardName, shoeCut, shoeSize, type DealerResult } from '@fairway/fair-games';
import type { CardRow, DealRow, ShoeRow } from './tables.ts';

/** By the clock until betting is closed, then by what has happened. */
export function stateOf(row: DealRow, hasCards: boolean, now: Date): DealState {
  if (row.voided_at) return 'voided';
  if (row.settled_at) return 'settled';
  if (row.resulted_at) return 'resulted';
  if (hasCards) return 'dealing';
  if (row.closed_at ?? now >= row.closes_at) return 'closed';
  return now >= row.opens_at ? 'betting' : 'opening';
}

/** A deal with its own of some cards. */
export function presentDeal(row: DealRow, cards: readonly CardRow[], now: Date): Deal {
  const own = cards.filter(({ deal }) => deal === row.number);
  return {
    number: row.number,
    shoe: row.shoe,
    state: stateOf(row, own.length > 0, now),
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    cards: own.map(presentCard),
    result: row.result && presentResult(row.result),
    resultedAt: row.resulted_at?.toISOString() ?? null,
    proof: proofOf(row),
  };
}

export function presentCard({ side, card, place, salt, at }: CardRow): DealtCard {
  return { side, card: cardName(card), place, salt, at: at.toISOString() };
}

export function presentResult(result: DealerResult): DealResult {
  return result.game === 'sicbo' ? { ...result, dice: [...result.dice] } : result;
}

function proofOf(row: DealRow): DealProof | null {
  const { first_link: firstLink, link_index: linkIndex, beacon_chain: chain, beacon_at: at } = row;
  if (firstLink === null || linkIndex === null || chain === null || at === null) return null;
  const beacon = { chain, round: Number(row.beacon_round), at: at.toISOString() };
  return { firstLink, linkIndex, beacon, randomness: row.randomness, link: row.link };
}

export function presentShoe(row: ShoeRow): Shoe {
  return {
    number: row.number,
    state: row.ended_at ? 'ended' : row.opened_at ? 'open' : 'preparing',
    cards: shoeSize,
    cut: shoeCut,
    dealt: row.dealt,
    root: row.root,
    firstLink: row.first_link,
    linkIndex: row.link_index,
    beacon: {
      chain: row.beacon_chain,
      round: Number(row.beacon_round),
      at: row.beacon_at.toISOString(),
    },
    randomness: row.randomness,
    link: row.link,
  };
}
