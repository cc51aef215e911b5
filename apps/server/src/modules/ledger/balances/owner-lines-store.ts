import { money, type Currency } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf, type Account } from '../accounts/account.ts';
import { kindOfCode } from '../accounts/account-kinds.ts';
import { currencyCodes } from '../accounts/ledger-currency.ts';
import { reasonOfCode } from '../reasons.ts';
import { everyLine, passesTransit, type StatementLine } from './lines-store.ts';

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
  // One line more than a page: of the account where the last page ended, its last line is among them.
  const high = before
    ? sql`ledger_seq_at(a.shard_id, a.id, ${before.at}::timestamptz)`
    : sql`${everyLine}::bigint`;
  const reached = before
    ? sql`(l.at, a.id, l.seq) < (${before.at}::timestamptz, ${before.accountId}::uuid, ${before.seq}::bigint)`
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
    select a.kind, a.part, l.seq, l.amount, l.balance_after, l.at, l.transfer_id, l.reason, l.request_id, l.reverses
    from ledger_accounts a
    cross join lateral ledger_lines_between(a.shard_id, a.id, 0, ${high}, true, ${BigInt(limit) + 1n}::bigint) as l
    where a.shard_id = ${shard} and a.owner = ${owner} and a.currency = ${currencyCodes[currency]} and ${reached}
      and not ${passesTransit}
    order by l.at desc, a.id desc, l.seq desc limit ${limit}`.execute(db);
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
