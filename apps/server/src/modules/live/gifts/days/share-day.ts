import { Fraction } from '@fairway/money';
import type { GivenRow } from './days-store.ts';

/** How a day's gifts to an anchor are shared out. */
export interface SharedDay {
  readonly coins: bigint;
  readonly anchorCoins: bigint;
  /** Hundredths of a coin that are left to the anchor for the next day. */
  readonly carried: number;
  /** The house's part of each shard, none where it has nothing. */
  readonly house: ReadonlyMap<number, bigint>;
}

/**
 * The anchor's part of all gifts together, with what the day before left, rounded down once; each shard gives what the running sum gains there, so
 * that the parts add up and no shard gives more than it was given.
 */
export function shareDay(given: readonly GivenRow[], carriedBefore: number): SharedDay {
  const house = new Map<number, bigint>();
  let [coins, exact, anchorCoins] = [0n, BigInt(carriedBefore), 0n];
  for (const row of given) {
    coins += row.coins;
    exact += row.coins * BigInt(row.share_percent);
    const upToHere = Fraction.of(exact, 100n).roundTo(0, 'down');
    const part = row.coins - (upToHere - anchorCoins);
    if (part > 0n) house.set(row.shard_id, (house.get(row.shard_id) ?? 0n) + part);
    anchorCoins = upToHere;
  }
  return { coins, anchorCoins, carried: Number(exact - anchorCoins * 100n), house };
}
