import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';

/** What a member paid in and played on a day of the site's zone in a currency; minor units. */
export interface PastDayRow {
  readonly memberId: string;
  /** 2026-06-14. */
  readonly day: string;
  readonly currency: WalletCurrency;
  readonly deposited: bigint;
  readonly turnover: bigint;
}

/** A deposit that stands. */
export interface PastDeposit {
  readonly memberId: string;
  readonly day: string;
  readonly currency: WalletCurrency;
  /** Minor units. */
  readonly amount: bigint;
  /** How many of the member's deposits stand before it. */
  readonly before: number;
}

/** The days from one on and before another of these members, in order. */
export async function pastDays(
  db: Db,
  memberIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<PastDayRow[]> {
  const { rows } = await sql<PastDayRow>`
    select sums.member_id as "memberId", day::text as day, currency, sum(deposited - deposit_reversed)::bigint as deposited,
      sum(turnover)::bigint as turnover
    from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as asked (shard_id, member_id)
    join play_sums sums on sums.shard_id = asked.shard_id and sums.member_id = asked.member_id
    where day >= ${from}::date and day < ${to}::date
    group by sums.member_id, day, currency order by sums.member_id, day, currency`.execute(db);
  return rows;
}

/** The deposits of these members that stand, on the days from one on and before another, each with how many stand before it. */
export async function pastDeposits(
  db: Db,
  memberIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<PastDeposit[]> {
  const { rows } = await sql<PastDeposit>`
    select * from (
      select f.member_id as "memberId", f.day::text as day, f.currency, f.amount,
        (row_number() over (partition by f.member_id order by f.at, f.event_id, f.part) - 1)::integer as before
      from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as asked (shard_id, member_id)
      join play_facts f on f.shard_id = asked.shard_id and f.member_id = asked.member_id
      where f.kind = 'deposit' and not exists (
        select from play_facts back where back.shard_id = f.shard_id and back.member_id = f.member_id
          and back.kind = 'depositReversal' and back.ref = f.ref)) deposits
    where day >= ${from} and day < ${to} order by "memberId", before`.execute(db);
  return rows;
}
