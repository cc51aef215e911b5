import { sql } from 'kysely';
import type { ChaseState, ChaseStop, LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { ChaseItemRow, ChaseKey, ChaseRow, SummedChaseRow } from './chase-rows.ts';

const chasesTable = tableColumns('lottery_chases', {
  shard_id: 'smallint',
  member_id: 'text',
  id: 'uuid',
  bill_no: 'text',
  lottery: 'text',
  play: 'text',
  pick: 'text',
  currency: 'text',
  unit: 'bigint',
  stop_on_win: 'boolean',
  held: 'bigint',
  rest: 'bigint',
});
const itemsTable = tableColumns('lottery_chase_items', {
  shard_id: 'smallint',
  chase_id: 'uuid',
  place: 'smallint',
  lottery: 'text',
  issue: 'text',
  times: 'smallint',
  stake: 'bigint',
  hold_id: 'uuid',
});

export type NewChase = Omit<
  ChaseRow,
  'staked' | 'released' | 'state' | 'stopped_by' | 'placed_at' | 'ended_at'
>;
export interface NewChaseItem {
  shard_id: number;
  chase_id: string;
  place: number;
  lottery: LotteryCode;
  issue: string;
  times: number;
  stake: bigint;
  hold_id: string;
}

export async function insertChase(tx: Tx, chase: NewChase, items: readonly NewChaseItem[]): Promise<void> {
  await insertRows(tx, chasesTable, [chase]);
  await insertRows(tx, itemsTable, items);
}

/** Held until the transaction ends: a chase goes on or ends in one transaction at a time. */
export async function holdChase(tx: Tx, { shard_id, id }: ChaseKey): Promise<ChaseRow | undefined> {
  const { rows } = await sql<ChaseRow>`
    select * from lottery_chases where shard_id = ${shard_id} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** In their order. */
export async function selectItems(db: Db | Tx, { shard_id, id }: ChaseKey): Promise<ChaseItemRow[]> {
  const { rows } = await sql<ChaseItemRow>`
    select t.place, t.issue, t.times, t.stake, t.hold_id, t.state, t.ticket_id, i.opens_at, i.closes_at, i.closed_at, i.voided_at,
      r.cause, r.returned
    from lottery_chase_items t
    join lottery_issues i on i.lottery = t.lottery and i.issue = t.issue
    left join lottery_results r on r.shard_id = t.shard_id and r.ticket_id = t.ticket_id
    where t.shard_id = ${shard_id} and t.chase_id = ${id} order by t.place`.execute(db);
  return rows;
}

/** Takes an item out of `waiting`; its rows refuse it where its hold or ticket says otherwise. */
export async function updateItem(
  tx: Tx,
  { shard_id, id }: ChaseKey,
  place: number,
  change: { state: 'placed'; ticketId: string } | { state: 'skipped' | 'released' },
): Promise<void> {
  await sql`
    update lottery_chase_items set state = ${change.state}, ticket_id = ${'ticketId' in change ? change.ticketId : null}::uuid
    where shard_id = ${shard_id} and chase_id = ${id} and place = ${place}`.execute(tx);
}

export async function updateEnded(
  tx: Tx,
  { shard_id, id }: ChaseKey,
  state: Exclude<ChaseState, 'running'>,
  stoppedBy: ChaseStop | null,
): Promise<void> {
  await sql`
    update lottery_chases set state = ${state}, stopped_by = ${stoppedBy}, ended_at = platform_now()
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

const summed = sql`
  select c.*, s.* from lottery_chases c cross join lateral (
    select min(t.issue) as first_issue, count(*)::integer as issues, count(t.ticket_id)::integer as placed,
      coalesce(sum(r.returned), 0)::bigint as returned
    from lottery_chase_items t
    left join lottery_results r on r.shard_id = t.shard_id and r.ticket_id = t.ticket_id
    where t.shard_id = c.shard_id and t.chase_id = c.id) as s`;

export async function selectChase(
  db: Db | Tx,
  memberId: string,
  id: string,
): Promise<SummedChaseRow | undefined> {
  const { rows } = await sql<SummedChaseRow>`
    ${summed} where c.shard_id = ${shardOf(memberId)} and c.id = ${id} and c.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** A page of a member's chases, newest first. */
export async function selectChasePage(
  db: Db,
  memberId: string,
  page: {
    lottery: LotteryCode | null;
    state: 'running' | 'ended' | null;
    before: string | null;
    limit: number;
  },
): Promise<SummedChaseRow[]> {
  const { rows } = await sql<SummedChaseRow>`
    ${summed}
    where c.shard_id = ${shardOf(memberId)} and c.member_id = ${memberId}
      and (${page.before}::uuid is null or c.id < ${page.before}::uuid)
      and (${page.lottery}::text is null or c.lottery = ${page.lottery})
      and (${page.state}::text is null or (c.state = 'running') = (${page.state} = 'running'))
    order by c.id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function hasRunningChase(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_chases
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and state = 'running' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
