import type { BonusState } from '@fairway/contract/promotions/bonuses/states.ts';
import { partsPerMinor, type ReleaseState } from '@fairway/promotions';
import type { CampaignKey } from '../tables.ts';

/** A bonus that is played for first. Amounts are fen; `played` hundredths of a fen. */
export interface BonusRow extends CampaignKey {
  readonly shard_id: number;
  readonly reward_id: string;
  readonly member_id: string;
  readonly version: Buffer;
  readonly amount: bigint;
  /** How often each fen is to be played, hundredths. */
  readonly factor: number;
  readonly played: bigint;
  readonly released: bigint;
  readonly forfeited: bigint;
  /** What left with a deposit that was taken back. */
  readonly taken: bigint;
  readonly state: BonusState;
  readonly opened_at: Date;
  readonly ends_at: Date;
  readonly closed_at: Date | null;
}

/** What of it still lies in the bonus account, fen. */
export function heldOf({ amount, released, forfeited, taken }: BonusRow): bigint {
  return amount - released - forfeited - taken;
}

/** What comes free by how much is played; a part that left with a deposit asks for no play. */
export function releaseStateOf({ amount, taken, factor, played }: BonusRow): ReleaseState {
  const bonus = amount - taken;
  // A fen times hundredths are hundredths of a fen.
  return { bonus, required: bonus * BigInt(factor), played };
}

/** Whether more play still counts towards it. */
export function isFull(row: BonusRow): boolean {
  const { required, played } = releaseStateOf(row);
  return played >= required;
}

/** What is left to be played, fen, rounded up. */
export function leftToPlay(row: BonusRow): bigint {
  const { required, played } = releaseStateOf(row);
  return played >= required ? 0n : (required - played + partsPerMinor - 1n) / partsPerMinor;
}
