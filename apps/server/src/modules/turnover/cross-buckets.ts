import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockCashierMember } from '#modules/payout-methods';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { markOpenCrossed } from './buckets-store.ts';

/**
 * Money leaves a wallet by exchange, in the same transaction: what is still to be played there follows it and blocks
 * withdrawals of the other wallet as well, or an exchange would evade it. Called before the money moves.
 */
export async function crossBuckets(
  tx: Tx,
  app: Platform,
  memberId: string,
  from: WalletCurrency,
): Promise<void> {
  await lockCashierMember(tx, memberId);
  await markOpenCrossed(tx, memberId, from, app.clock.now());
}
