import { money, type Currency, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Account } from '../accounts/account.ts';
import { currencyOfCode } from '../accounts/ledger-currency.ts';
import { reasonOfCode, type Reason } from '../reasons.ts';
import { asRows, type AccountPeriod } from './owner-period-store.ts';

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

/**
 * The transfers of a period in the order of time, a page by key: `after` is the last one of the page before. Of each account little
 * more than a page of entries is read, wherever in the period the page lies.
 */
export async function readOwnerMoves(
  db: Db,
  periods: readonly AccountPeriod[],
  { after, limit }: { after?: MovePlace | undefined; limit: number },
): Promise<OwnerMove[]> {
  const parts = after ? await selectRemaining(db, periods, after) : periods.map(whole);
  for (let most = limit; ; most *= 2) {
    // oxlint-disable-next-line no-await-in-loop -- more is read only where the entries of a page were too few for it
    const { moves, isAll } = await selectFirstMoves(db, { periods, parts, after, most, limit });
    if (isAll || moves.length === limit) return moves.map((row) => presentMove(row, periods));
  }
}

/** The transfer that a page ended with. */
interface MovePlace {
  readonly at: Date;
  readonly transferId: string;
}

/** What is left of an account's period from an instant on. */
interface RemainingPeriod {
  /** Entries after this number; those of the instant itself are among them, and how many they are. */
  readonly begin: bigint;
  readonly atInstant: bigint;
  /** What the entries of the period up to `begin` changed. */
  readonly moved: bigint;
}

function whole({ low }: AccountPeriod): RemainingPeriod {
  return { begin: low, atInstant: 0n, moved: 0n };
}

async function selectRemaining(
  db: Db,
  periods: readonly AccountPeriod[],
  { at }: MovePlace,
): Promise<RemainingPeriod[]> {
  const { rows } = await sql<{ begin: bigint; at_instant: bigint; balance: bigint | null }>`
    select r.begin, r.reached - r.begin as at_instant, b.balance_after as balance
    from ${asRows(periods)}
    cross join lateral (select
      least(p.high, greatest(p.low, ledger_seq_at(p.shard, p.account, ${at}::timestamptz - interval '1 microsecond'))) as begin,
      least(p.high, greatest(p.low, ledger_seq_at(p.shard, p.account, ${at}::timestamptz))) as reached) as r
    left join lateral ledger_lines_between(p.shard, p.account, r.begin - 1, r.begin, false, 1) b on true
    order by p.place`.execute(db);
  return rows.map(({ begin, at_instant: atInstant, balance }, index) => ({
    begin,
    atInstant,
    moved: (balance ?? 0n) - (periods[index]?.before.minor ?? 0n),
  }));
}

/**
 * The first transfers after a place among at most so many entries of each account. All entries of a transfer have one instant: where an
 * account has more entries than were read, only what is older than the last of them is whole.
 */
async function selectFirstMoves(
  db: Db,
  {
    periods,
    parts,
    after,
    most,
    limit,
  }: {
    periods: readonly AccountPeriod[];
    parts: readonly RemainingPeriod[];
    after: MovePlace | undefined;
    most: number;
    limit: number;
  },
): Promise<{ moves: MoveRow[]; isAll: boolean }> {
  const ends = parts.map(({ begin, atInstant }, index) => {
    const end = begin + atInstant + BigInt(most);
    const high = periods[index]?.high ?? 0n;
    return end < high ? end : high;
  });
  const { rows } = await sql<MoveRow>`
    with lines as materialized (
      select p.place, p.currency, r.read_to < p.high as is_cut, e.*
      from ${asRows(periods)}
      join unnest(${parts.map(({ begin }) => begin)}::bigint[], ${ends}::bigint[])
        with ordinality as r (begin, read_to, place) using (place)
      cross join lateral ledger_lines_between(p.shard, p.account, r.begin, r.read_to, false, r.read_to - r.begin) as e),
    whole as (
      select coalesce(min(last), 'infinity') as before
      from (select max(at) as last from lines where is_cut group by place) cut),
    began as (
      select p.currency, sum(r.moved) as moved
      from ${asRows(periods)}
      join unnest(${parts.map(({ moved }) => moved)}::bigint[]) with ordinality as r (moved, place) using (place)
      group by p.currency)
    select * from (
      select m.*, (began.moved + sum(m.net) over (partition by m.currency order by m.at, m.transfer_id))::bigint as running
      from (
        select transfer_id, currency, min(reason) as reason, min(request_id) as request_id, min(at) as at,
          sum(amount)::bigint as net,
          jsonb_agg(jsonb_build_object('place', place, 'amount', amount::text) order by amount) as legs
        from lines where at < (select before from whole)
        group by transfer_id, currency
      ) as m join began using (currency)
    ) as moves
    where ${after ? sql`(at, transfer_id) > (${after.at}, ${after.transferId}::uuid)` : sql`true`}
    order by at, transfer_id limit ${limit}`.execute(db);
  return { moves: rows, isAll: ends.every((end, index) => end === periods[index]?.high) };
}

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
