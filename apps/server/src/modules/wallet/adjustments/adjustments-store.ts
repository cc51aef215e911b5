import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';

export interface AdjustmentRow {
  readonly id: string;
  readonly memberId: string;
  readonly amount: Money;
  readonly owed: Money;
  readonly reasonCode: string;
  readonly transferId: string;
  readonly at: Date;
}

export async function insertAdjustment(tx: Tx, row: AdjustmentRow): Promise<void> {
  await sql`
    insert into wallet_adjustments
      (shard_id, id, member_id, currency, amount, owed, reason_code, transfer_id, at)
    values (${shardOf(row.memberId)}, ${row.id}, ${row.memberId}, ${row.amount.currency}, ${row.amount.minor},
      ${row.owed.minor}, ${row.reasonCode}, ${row.transferId}, ${row.at})`.execute(tx);
}

/** What was given to and taken from a member since an instant, added up without their signs. Locks out others until the end. */
export async function sumAdjusted(
  tx: Tx,
  memberId: string,
  currency: Money['currency'],
  since: Date,
): Promise<Money> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`adjust ${memberId}`}, 7241084))`.execute(tx);
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(abs(amount)), 0)::bigint as sum from wallet_adjustments
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency} and at >= ${since}`.execute(
    tx,
  );
  return money(currency, rows[0]?.sum ?? 0n);
}
