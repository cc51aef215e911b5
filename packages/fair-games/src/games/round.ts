import type { Fraction } from '@fairway/money';

/** A value of a step or a result as it is stored and sent: JSON without numbers that are not whole. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** One thing that happened in a round, in order: what a replay shows and a proof repeats. Decimals are text. */
export interface Step {
  readonly kind: string;
  readonly [detail: string]: Plain;
}

/** A round as far as its acts go. Playing again from the same stream, bet and acts gives the same round. */
export interface Round {
  readonly status: 'open' | 'settled';
  readonly steps: readonly Step[];
  /** Stakes taken so far in units of the first: more than 1 after a double or a split. */
  readonly staked: number;
  /** Settled, where hands are settled one by one: the stakes of `staked` that came back as they were put, so that they were not at risk. */
  readonly pushed?: number;
  /** Settled: what the round returns for a first stake of 1. Open: what cashing out would return now, 0 where that is not offered. */
  readonly multiplier: Fraction;
  /** Names of the acts allowed next; none when settled. `expire` is always allowed in an open round and not listed. */
  readonly acts: readonly string[];
}

/** An act of a member in a stepped round: `{ act: 'open', tile: 3 }`. `expire` ends a round that was left open. */
export interface Act {
  readonly act: string;
  readonly [detail: string]: unknown;
}

/** A round that is over with its first draw. */
export function settled(steps: readonly Step[], multiplier: Fraction, staked = 1): Round {
  return { status: 'settled', steps, staked, multiplier, acts: [] };
}
