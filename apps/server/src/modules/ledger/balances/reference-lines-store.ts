import { sql } from 'kysely';
import { money } from '@fairway/money';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf } from '../accounts/account.ts';
import { kindOfCode } from '../accounts/account-kinds.ts';
import { currencyCodes, currencyOfCode } from '../accounts/ledger-currency.ts';
import { reasonOfCode } from '../reasons.ts';
import { everyLine, passesTransit } from './lines-store.ts';
import type { OwnerLine } from './owner-lines-store.ts';

/** How many of an account's newest lines are looked through. */
const furthest = 20_000;

/**
 * The lines in an owner's accounts of money that one request made, oldest first. There is no index for it, which every posting would pay for: the
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
    select a.kind, a.part, a.currency, l.seq, l.amount, l.balance_after, l.at, l.transfer_id, l.reason, l.reverses
    from ledger_accounts a
    cross join lateral ledger_lines_between(a.shard_id, a.id,
      ledger_seq_at(a.shard_id, a.id, ${since}::timestamptz - interval '1 microsecond'), ${everyLine}::bigint, true,
      ${furthest}::bigint) as l
    where a.shard_id = ${shard} and a.owner = ${owner} and l.request_id = ${reference}
      and a.currency <> ${currencyCodes.POINT} and not ${passesTransit}
    order by l.at, l.transfer_id, l.amount`.execute(db);
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
