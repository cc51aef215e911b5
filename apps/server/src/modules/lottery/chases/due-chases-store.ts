import { sql } from 'kysely';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import type { IssueRow } from '../tables.ts';
import type { ChaseKey } from './chase-rows.ts';

/** Running chases that have staked on an issue. */
export async function selectChasesOf(db: Db, { lottery, issue }: IssueKey): Promise<ChaseKey[]> {
  const { rows } = await sql<ChaseKey>`
    select c.shard_id, c.id from lottery_chase_items t
    join lottery_chases c on c.shard_id = t.shard_id and c.id = t.chase_id
    where t.lottery = ${lottery} and t.issue = ${issue} and t.state = 'placed' and c.state = 'running'
    order by c.shard_id, c.id`.execute(db);
  return rows;
}

/** Running chases that can go on now: no ticket of theirs is open, and their next issue has opened, or there is none. */
export async function selectDueChases(db: Db, limit: number): Promise<ChaseKey[]> {
  const { rows } = await sql<ChaseKey>`
    select c.shard_id, c.id from lottery_chases c
    where c.state = 'running'
      and not exists (
        select from lottery_chase_items t
        where t.shard_id = c.shard_id and t.chase_id = c.id and t.state = 'placed' and not exists (
          select from lottery_results r where r.shard_id = t.shard_id and r.ticket_id = t.ticket_id))
      and coalesce((
        select i.opens_at from lottery_chase_items t
        join lottery_issues i on i.lottery = t.lottery and i.issue = t.issue
        where t.shard_id = c.shard_id and t.chase_id = c.id and t.state = 'waiting' order by t.place limit 1), '-infinity') <= platform_now()
    order by c.placed_at limit ${limit}`.execute(db);
  return rows;
}

/** So many issues of a lottery's timetable from one on, in their order. */
export async function selectIssuesFrom(
  tx: Tx,
  lottery: LotteryCode,
  first: string,
  limit: number,
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues where lottery = ${lottery} and issue >= ${first} order by issue limit ${limit}`.execute(
    tx,
  );
  return rows;
}
