import { money, type Currency, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf, type Account } from '../accounts/account.ts';
import { currencyCodes, currencyOfCode, kindOfCode } from '../accounts/account-kinds.ts';
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
 * Every account that an owner has ever used, with its balance before `from` and before `to`, and which of its entries lie between.
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
    where a.shard_id = ${shard} and a.owner = ${owner}
    order by a.key`.execute(db);
  return rows.map(({ kind, part, currency: code, low, high, before, after }) => {
    const currency = currencyOfCode(code);
    const account = accountNamed({ shard, owner, kind: kindOfCode(kind), part, currency });
    return { account, low, high, before: money(currency, before ?? 0n), after: money(currency, after ?? 0n) };
  });
}

/** What one transfer did to an owner's accounts. */
export interface OwnerMove {
  readonly transferId: string;
  readonly at: Date;
  readonly reason: Reason;
  readonly requestId: string;
  /** What it changed in all of them together: nothing, where money only changed its place. */
  readonly net: Money;
  /** What the transfers up to this one changed together, from the period's beginning, in this currency. */
  readonly running: Money;
  readonly legs: readonly { readonly account: Account; readonly amount: Money }[];
}

interface MoveRow {
  readonly transfer_id: string;
  readonly at: Date;
  readonly reason: number;
  readonly request_id: string;
  readonly currency: number;
  readonly net: bigint;
  readonly running: bigint;
  readonly legs: readonly { readonly place: number; readonly amount: string }[];
}

/** The transfers of a period in the order of time, a page by key: `after` is the last one of the page before. */
export async function readOwnerMoves(
  db: Db,
  periods: readonly AccountPeriod[],
  { after, limit }: { after?: { at: Date; transferId: string } | undefined; limit: number },
): Promise<OwnerMove[]> {
  const { rows } = await sql<MoveRow>`
    select * from (
      select m.*, (sum(m.net) over (partition by m.currency order by m.at, m.transfer_id))::bigint as running
      from (
        select e.transfer_id, p.currency, min(e.reason) as reason, min(e.request_id) as request_id, min(e.at) as at,
          sum(e.amount)::bigint as net,
          jsonb_agg(jsonb_build_object('place', p.place, 'amount', e.amount::text) order by e.amount) as legs
        from ${asRows(periods)} cross join lateral ${linesOf}
        group by e.transfer_id, p.currency
      ) as m
    ) as moves
    where ${after ? sql`(at, transfer_id) > (${after.at}, ${after.transferId}::uuid)` : sql`true`}
    order by at, transfer_id limit ${limit}`.execute(db);
  return rows.map((row) => presentMove(row, periods));
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
function asRows(periods: readonly AccountPeriod[]) {
  return sql`unnest(${periods.map(({ account }) => account.shard)}::smallint[],
    ${periods.map(({ account }) => account.id)}::uuid[], ${periods.map(({ low }) => low)}::bigint[],
    ${periods.map(({ high }) => high)}::bigint[],
    ${periods.map(({ account }) => currencyCodes[account.currency])}::smallint[])
    with ordinality as p (shard, account, low, high, currency, place)`;
}

/** The lines of a period `p`. */
const linesOf = sql`ledger_lines_between(p.shard, p.account, p.low, p.high, false, p.high) as e`;

function presentMove(row: MoveRow, periods: readonly AccountPeriod[]): OwnerMove {
  const currency: Currency = currencyOfCode(row.currency);
  return {
    transferId: row.transfer_id,
    at: row.at,
    reason: reasonOfCode(row.reason),
    requestId: row.request_id,
    net: money(currency, row.net),
    running: money(currency, row.running),
    legs: row.legs.flatMap(({ place, amount }) => {
      const period = periods[place - 1];
      return period ? [{ account: period.account, amount: money(currency, BigInt(amount)) }] : [];
    }),
  };
}
