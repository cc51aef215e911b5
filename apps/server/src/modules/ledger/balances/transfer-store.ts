import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { amountOf, ledgerCurrencyOfCode, type Amount } from '../accounts/ledger-currency.ts';
import { reasonOfCode, type Reason } from '../reasons.ts';

/** A posted transfer with all its legs. */
export interface PostedTransfer {
  readonly id: string;
  readonly reason: Reason;
  readonly at: Date;
  readonly requestId: string;
  readonly reverses: string | null;
  readonly legs: readonly PostedLeg[];
}

export interface PostedLeg {
  readonly accountKey: string;
  readonly seq: bigint;
  readonly amount: Amount;
  readonly balanceAfter: Amount;
}

interface Row {
  reason: number;
  at: Date;
  request_id: string;
  reverses: string | null;
  key: string;
  seq: bigint;
  amount: bigint;
  balance_after: bigint;
  currency: number;
}

/** A transfer of a shard (`accountsOf(owner).shard`) by its id, or undefined: where the money of a line came from or went to. */
export async function readTransfer(db: Db, shard: number, id: string): Promise<PostedTransfer | undefined> {
  const found = await sql<Row>`
    select reason, at, request_id, reverses, key, seq, amount, balance_after, currency
    from ledger_legs_of(${shard}::smallint, ${id}::uuid)
    order by amount, key`.execute(db);
  const first = found.rows[0];
  if (!first) return undefined;
  return {
    id,
    reason: reasonOfCode(first.reason),
    at: first.at,
    requestId: first.request_id,
    reverses: first.reverses,
    legs: found.rows.map((row) => ({
      accountKey: row.key,
      seq: row.seq,
      amount: amountOf(ledgerCurrencyOfCode(row.currency), row.amount),
      balanceAfter: amountOf(ledgerCurrencyOfCode(row.currency), row.balance_after),
    })),
  };
}
