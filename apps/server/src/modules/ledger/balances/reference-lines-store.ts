import { sql } from 'kysely';
import { money } from '@fairway/money';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf } from '../accounts/account.ts';
import { currencyOfCode, kindOfCode } from '../accounts/account-kinds.ts';
import { reasonOfCode } from '../reasons.ts';
import type { OwnerLine } from './owner-lines-store.ts';

/** How many of an account's newest lines are looked through. */
const furthest = 20_000;

/**
 * The lines in an owner's accounts that one request made, oldest first. There is no index for it, which every posting would pay for: the
 * owner's own lines since `since` are looked through.
 */
export async function readReferenceLines(
  db: Db,
  owner: string,
  { reference, since = new Date(0) }: { reference: string; since?: Date | undefined },
): Promise<OwnerLine[]> {
  const shard = shardOf(owner);
  const { rows } = await sql<{
    kind: number;
    part: string | null;
    currency: number;
    seq: bigint;
    amount: bigint;
    balance_after: bigint;
    at: Date;
    transfer_id: string;
    reason: number;
    reverses: string | null;
  }>`
    select a.kind, a.part, a.currency, e.seq, e.amount, e.balance_after, e.at, e.transfer_id, t.reason, t.reverses
    from ledger_accounts a
    cross join lateral (
      select * from ledger_entries l
      where l.shard_id = a.shard_id and l.account_id = a.id
        and l.seq > ledger_seq_at(a.shard_id, a.id, ${since}::timestamptz - interval '1 microsecond')
      order by l.seq desc limit ${furthest}
    ) as e
    join ledger_transfers t on t.shard_id = e.shard_id and t.id = e.transfer_id and t.request_id = ${reference}
    where a.shard_id = ${shard} and a.owner = ${owner}
    order by e.at, e.transfer_id, e.amount`.execute(db);
  return rows.map((row) => {
    const currency = currencyOfCode(row.currency);
    return {
      account: accountNamed({ shard, owner, kind: kindOfCode(row.kind), part: row.part, currency }),
      seq: row.seq,
      amount: money(currency, row.amount),
      balanceAfter: money(currency, row.balance_after),
      reason: reasonOfCode(row.reason),
      at: row.at,
      transferId: row.transfer_id,
      requestId: reference,
      reverses: row.reverses,
    };
  });
}
