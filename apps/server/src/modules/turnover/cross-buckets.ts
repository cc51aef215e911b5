import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { lockCashierMember } from '#modules/payout-methods';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/**
 * Money leaves a wallet by exchange, in the same transaction: what is still to be played there follows it and stands before
 * withdrawals of the other wallet as well, or an exchange would be the way round. Called before the money moves.
 */
export async function crossBuckets(
  tx: Tx,
  app: Platform,
  memberId: string,
  from: WalletCurrency,
): Promise<void> {
  await lockCashierMember(tx, memberId);
  await sql`
    update cashier_turnover_buckets set crossed_at = ${app.clock.now()}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${from}
      and used < required and cancelled_at is null and emptied_at is null and crossed_at is null`.execute(tx);
}
