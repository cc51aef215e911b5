import { shareEqually } from './share-equally.ts';

/** A packet that splits when enough friends qualify in time; milliseconds since 1970. */
export interface FissileTerms {
  /** Minor units. */
  readonly amount: bigint;
  readonly friends: number;
  readonly openFor: number;
}

export const fissileTerms: FissileTerms = { amount: 20_00n, friends: 5, openFor: 72 * 3_600_000 };

export interface FissileState {
  readonly state: 'open' | 'split' | 'expired';
  /** Friends who qualified in time: what the bar shows, and nothing else. */
  readonly qualified: number;
  readonly closesAt: number;
  /** The opener's share first, then the friends' in the order in which they qualified; empty until it splits. */
  readonly shares: readonly bigint[];
}

/** Where a packet is at a time. Friends who qualify after it closed, or beyond the number needed, do not count. */
export function fissileState(
  terms: FissileTerms,
  { openedAt, qualifiedAt }: { readonly openedAt: number; readonly qualifiedAt: readonly number[] },
  now: number,
): FissileState {
  const closesAt = openedAt + terms.openFor;
  const inTime = qualifiedAt.filter((at) => at >= openedAt && at < closesAt && at <= now);
  const qualified = Math.min(inTime.length, terms.friends);
  if (qualified === terms.friends)
    return { state: 'split', qualified, closesAt, shares: shareEqually(terms.amount, terms.friends + 1) };
  return { state: now < closesAt ? 'open' : 'expired', qualified, closesAt, shares: [] };
}
