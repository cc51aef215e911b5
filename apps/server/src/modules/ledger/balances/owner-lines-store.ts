import { money, type Currency } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf, type Account } from '../accounts/account.ts';
import { CURRENCY_CODES, kindOfCode } from '../accounts/account-kinds.ts';
import { reasonOfCode } from '../reasons.ts';
import type { StatementLine } from './statement-store.ts';

/** A line of one of an owner's accounts, and which one it is. */
export interface OwnerLine extends StatementLine {
  readonly account: Account;
}

/** Where a page ended: the instant, account and number of its last line. */
export interface OwnerLineKey {
  readonly at: Date;
  readonly accountId: string;
  readonly seq: bigint;
}

/**
 * The lines of all of an owner's accounts in one currency, newest first, a page by key. Of each account no more than a page is
 * read, found by halving its numbers: a page costs the same with any history.
 */
export async function readOwnerLines(
  db: Db,
  owner: string,
  { currency, before, limit }: { currency: Currency; before?: OwnerLineKey | undefined; limit: number },
): Promise<OwnerLine[]> {
  const shard = shardOf(owner);
  const reached = before
    ? sql`e.seq <= ledger_seq_at(a.shard_id, a.id, ${before.at}::timestamptz)
        and (e.at, e.account_id, e.seq) < (${before.at}::timestamptz, ${before.accountId}::uuid, ${before.seq}::bigint)`
    : sql`true`;
  const { rows } = await sql<{
    kind: number;
    part: string | null;
    seq: bigint;
    amount: bigint;
    balance_after: bigint;
    at: Date;
    transfer_id: string;
    reason: number;
    request_id: string;
    reverses: string | null;
  }>`
    select a.kind, a.part, l.seq, l.amount, l.balance_after, l.at, l.transfer_id, t.reason, t.request_id, t.reverses
    from ledger_accounts a
    cross join lateral (
      select e.account_id, e.seq, e.amount, e.balance_after, e.at, e.transfer_id from ledger_entries e
      where e.shard_id = a.shard_id and e.account_id = a.id and ${reached}
      order by e.seq desc limit ${limit}
    ) as l
    join ledger_transfers t on t.shard_id = a.shard_id and t.id = l.transfer_id
    where a.shard_id = ${shard} and a.owner = ${owner} and a.currency = ${CURRENCY_CODES[currency]}
    order by l.at desc, l.account_id desc, l.seq desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    account: accountNamed({ shard, owner, kind: kindOfCode(row.kind), part: row.part, currency }),
    seq: row.seq,
    amount: money(currency, row.amount),
    balanceAfter: money(currency, row.balance_after),
    reason: reasonOfCode(row.reason),
    at: row.at,
    transferId: row.transfer_id,
    requestId: row.request_id,
    reverses: row.reverses,
  }));
}
