import type { PlayCategory } from '../play-category.ts';

/** What a bonus asks to be played. */
export interface TurnoverTerms {
  /** How often the deposit counts in what is asked: 0 for a bonus alone. */
  readonly depositTimes: number;
  /** N: how often the sum is to be played, in hundredths: 150 is once and a half, 0 asks nothing. */
  readonly timesPercent: number;
  /** What a category counts, in whole percent from 0 to 100. */
  readonly weights: Readonly<Record<PlayCategory, number>>;
  /** Bets under this price count nothing, in thousandths; play without a price always counts. */
  readonly leastPrice?: bigint;
  /** The most that one bet counts before its weight, in minor units. */
  readonly mostPerBet?: bigint;
}

/** One settled bet or round: valid turnover in minor units, its least price in thousandths where it has one. */
export interface CountedPlay {
  readonly category: PlayCategory;
  readonly turnover: bigint;
  readonly price?: bigint;
}

/** Requirements and progress are kept in hundredths of a minor unit, so that a weight never rounds. */
export const partsPerMinor = 100n;

/** (a x deposit + bonus) x N, in hundredths of a minor unit, which N's hundredths make exact. */
export function requiredPlay(
  { depositTimes, timesPercent }: TurnoverTerms,
  { deposit, bonus }: { readonly deposit: bigint; readonly bonus: bigint },
): bigint {
  return (BigInt(depositTimes) * deposit + bonus) * BigInt(timesPercent);
}

/** What a bet counts, in hundredths of a minor unit. A correction counts the difference of two calls. */
export function countedPlay(terms: TurnoverTerms, { category, turnover, price }: CountedPlay): bigint {
  const { leastPrice, mostPerBet, weights } = terms;
  if (leastPrice !== undefined && price !== undefined && price < leastPrice) return 0n;
  const counted = mostPerBet !== undefined && turnover > mostPerBet ? mostPerBet : turnover;
  return counted * BigInt(weights[category]);
}
