import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf, type Account } from '../accounts/account.ts';
import { kindOfCode } from '../accounts/account-kinds.ts';
import { currencyCodes, currencyOfCode } from '../accounts/ledger-currency.ts';
import { reasonOfCode, type Reason } from '../reasons.ts';

/** One account over a stretch of time: entries after `low` up to `high` are in it. */
export interface AccountPeriod {
  readonly account: Account;
  readonly before: Money;
  readonly after: Money;
  readonly low: bigint;
  readonly high: bigint;
}

/**
 * Every account of money that an owner has ever used, with its balance before `from` and before `to`, and which of its entries lie between.
 * Read at one moment; entries never change, so what is read by these numbers later belongs to the same moment.
 */
export async function readOwnerPeriod(
  db: Db,
  owner: string,
  { from, to }: { from: Date; to: Date },
): Promise<AccountPeriod[]> {
  const shard = shardOf(owner);
  const { rows } = await sql<{
    kind: number;
    part: string | null;
    currency: number;
    low: bigint;
    high: bigint;
    before: bigint | null;
    after: bigint | null;
  }>`
    select a.kind, a.part, a.currency, p.low, p.high, b.balance_after as before, e.balance_after as after
    from ledger_accounts a
    cross join lateral (select
      ledger_seq_at(a.shard_id, a.id, ${from}::timestamptz - interval '1 microsecond') as low,
      ledger_seq_at(a.shard_id, a.id, ${to}::timestamptz - interval '1 microsecond') as high) as p
    left join lateral ledger_lines_between(a.shard_id, a.id, p.low - 1, p.low, false, 1) b on true
    left join lateral ledger_lines_between(a.shard_id, a.id, p.high - 1, p.high, false, 1) e on true
    where a.shard_id = ${shard} and a.owner = ${owner} and a.currency <> ${currencyCodes.POINT}
    order by a.key`.execute(db);
  return rows.map(({ kind, part, currency: code, low, high, before, after }) => {
    const currency = currencyOfCode(code);
    const account = accountNamed({ shard, owner, kind: kindOfCode(kind), part, currency });
    return { account, low, high, before: money(currency, before ?? 0n), after: money(currency, after ?? 0n) };
  });
}

/** What the transfers of a period changed, by currency and reason; the nets of a currency add up to after less before. */
export async function sumOwnerMoves(
  db: Db,
  periods: readonly AccountPeriod[],
): Promise<{ reason: Reason; count: number; net: Money }[]> {
  const { rows } = await sql<{ reason: number; currency: number; count: number; net: bigint }>`
    select e.reason, p.currency, count(distinct e.transfer_id)::int as count, sum(e.amount)::bigint as net
    from ${asRows(periods)} cross join lateral ${linesOf}
    group by e.reason, p.currency order by p.currency, e.reason`.execute(db);
  return rows.map(({ reason, currency, count, net }) => ({
    reason: reasonOfCode(reason),
    count,
    net: money(currencyOfCode(currency), net),
  }));
}

/** The periods as a table `p`; `place` is their place in the list, from 1. */
export function asRows(periods: readonly AccountPeriod[]) {
  return sql`unnest(${periods.map(({ account }) => account.shard)}::smallint[],
    ${periods.map(({ account }) => account.id)}::uuid[], ${periods.map(({ low }) => low)}::bigint[],
    ${periods.map(({ high }) => high)}::bigint[],
    ${periods.map(({ account }) => currencyCodes[account.currency])}::smallint[])
    with ordinality as p (shard, account, low, high, currency, place)`;
}

/** The lines of a period `p`. */
const linesOf = sql`ledger_lines_between(p.shard, p.account, p.low, p.high, false, p.high) as e`;
