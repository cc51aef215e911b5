import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db } from '#platform/db/database.ts';
import type { IssueKey } from '../issues/issues-store.ts';

/** All settled tickets of an issue with one pick. */
export interface PickSums {
  readonly play: string;
  readonly currency: WalletCurrency;
  readonly pick: string;
  readonly tickets: number;
  readonly paid: number;
  readonly staked: bigint;
  readonly returned: bigint;
  /** Of each of its notes. */
  readonly stakePerNote: bigint;
}

export async function selectPickSums(db: Db, { lottery, issue }: IssueKey): Promise<PickSums[]> {
  const { rows } = await sql<PickSums>`
    select t.play, t.currency, t.pick, count(*)::integer as tickets, (count(*) filter (where r.returned > 0))::integer as paid,
      sum(t.stake)::bigint as staked, sum(r.returned)::bigint as returned, sum(t.unit * t.times)::bigint as "stakePerNote"
    from lottery_tickets t
    join lottery_results r on r.shard_id = t.shard_id and r.ticket_id = t.id
    where t.lottery = ${lottery} and t.issue = ${issue}
    group by t.play, t.currency, t.pick order by t.play, t.currency, t.pick`.execute(db);
  return rows;
}

export async function isAddedUp(db: Db, { lottery, issue }: IssueKey): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_issue_sums where lottery = ${lottery} and issue = ${issue} limit 1`.execute(db);
  return rows.length > 0;
}

export interface PlaySums {
  readonly play: string;
  readonly currency: WalletCurrency;
  readonly tickets: number;
  readonly paid: number;
  readonly staked: bigint;
  readonly returned: bigint;
  /** Decimals in minor units and their squares; null for a voided issue. */
  readonly expected: string | null;
  readonly variance: string | null;
}

/** Writes the sums of an issue in one statement; another process that was first wrote the same. */
export async function insertIssueSums(
  db: Db,
  { lottery, issue }: IssueKey,
  sums: readonly PlaySums[],
): Promise<void> {
  if (sums.length === 0) return;
  const column = <Key extends keyof PlaySums>(key: Key) => sums.map((one) => one[key]);
  await sql`
    insert into lottery_issue_sums (lottery, issue, play, currency, tickets, paid, staked, returned, expected, variance)
    select ${lottery}, ${issue}, play, currency, tickets, paid, staked, returned, expected, variance
    from unnest(${column('play')}::text[], ${column('currency')}::text[], ${column('tickets')}::integer[], ${column('paid')}::integer[],
      ${column('staked')}::bigint[], ${column('returned')}::bigint[], ${column('expected')}::numeric[],
      ${column('variance')}::numeric[]) as sums (play, currency, tickets, paid, staked, returned, expected, variance)
    on conflict do nothing`.execute(db);
}
