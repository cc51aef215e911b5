import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FactCategory } from '../facts/fact.ts';

/** What a member did on a day of the site's zone; minor units. */
export interface DaySums {
  /** 2026-06-14. */
  readonly day: string;
  readonly currency: WalletCurrency;
  readonly category: FactCategory;
  readonly deposited: bigint;
  /** Of what was deposited on that day, what was taken back since. */
  readonly depositReversed: bigint;
  readonly withdrawn: bigint;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly turnover: bigint;
  /** How many deposits stand, without those taken back. */
  readonly deposits: number;
  readonly withdrawals: number;
  /** Bets and rounds. */
  readonly plays: number;
}

/** A member's sums of the days from one on and before another (2026-06-14), by day, currency and category. */
export async function sumsOfDays(
  db: Db | Tx,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day::text as day, currency, category, deposited, deposit_reversed as "depositReversed", withdrawn, staked, returned,
      turnover, deposits, withdrawals, plays
    from play_sums
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and day >= ${from}::date and day < ${to}::date
    order by day, currency, category`.execute(db);
  return rows;
}

/** All that a member ever did in a currency; minor units. */
export interface LifetimeSums {
  readonly memberId: string;
  readonly currency: WalletCurrency;
  /** Deposits without those that were taken back. What was withdrawn is not taken off. */
  readonly netDeposits: bigint;
  readonly withdrawn: bigint;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly turnover: bigint;
}

/** The sums of these members over all days, or those before a day (2026-06-14); no row for a currency that a member never used. */
export async function lifetimeSums(
  db: Db | Tx,
  memberIds: readonly string[],
  { before }: { before?: string | undefined } = {},
): Promise<LifetimeSums[]> {
  const { rows } = await sql<LifetimeSums>`
    select sums.member_id as "memberId", currency, sum(deposited - deposit_reversed)::bigint as "netDeposits",
      sum(withdrawn)::bigint as withdrawn, sum(staked)::bigint as staked, sum(returned)::bigint as returned,
      sum(turnover)::bigint as turnover
    from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as asked (shard_id, member_id)
    join play_sums sums on sums.shard_id = asked.shard_id and sums.member_id = asked.member_id
    where ${before === undefined ? sql`true` : sql`day < ${before}::date`}
    group by sums.member_id, currency order by sums.member_id, currency`.execute(db);
  return rows;
}
