import { Fraction } from '@fairway/money';
import { cutMultiplier, ninetyNine } from '../../chance/multiplier.ts';
import type { EvenSheet } from '../par-sheet.ts';

export const hiloSheet: EvenSheet = { code: 'hilo', version: 1, share: ninetyNine };

export type HiloGuess = 'higher' | 'lower';

const ranks = 13;

/**
 * Of 13 ranks those with which a guess wins on a card of `rank` (ace 0 lowest, king 12 highest). An equal card wins either guess,
 * save where the guess would be certain: on an ace `higher` means strictly higher, on a king `lower` strictly lower.
 */
export function goodRanks(guess: HiloGuess, rank: number): number {
  const count = guess === 'higher' ? ranks - rank : rank + 1;
  return count === ranks ? ranks - 1 : count;
}

export function guessWins(guess: HiloGuess, rank: number, next: number): boolean {
  if (next !== rank) return guess === 'higher' ? next > rank : next < rank;
  return guess === 'higher' ? rank !== 0 : rank !== ranks - 1;
}

/** 13 / good ranks: what a right guess multiplies by before the share is taken once. */
export function guessFactor(guess: HiloGuess, rank: number): Fraction {
  return Fraction.of(BigInt(ranks), BigInt(goodRanks(guess, rank)));
}

/** share x product of the factors, cut. */
export function hiloMultiplier({ share }: EvenSheet, product: Fraction): Fraction {
  return cutMultiplier(share.mul(product));
}
