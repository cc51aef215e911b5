import { sql } from 'kysely';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { companion, shardOf, type Companion } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { firstIdAt } from '#platform/ids.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import type { EndedTicketRow, TicketRow } from '../tables.ts';

/** `placed_at` is the database's. */
export type NewTicket = Omit<TicketRow, 'placed_at'> & {
  risks: readonly (readonly [minor: number, notes: readonly string[]])[];
  most_per_number: bigint;
  limits_version: number;
  stake_transfer: string;
};

const ticketsTable = tableColumns('lottery_tickets', {
  shard_id: 'smallint',
  member_id: 'text',
  id: 'uuid',
  order_id: 'uuid',
  bill_no: 'text',
  lottery: 'text',
  issue: 'text',
  play: 'text',
  pick: 'text',
  notes: 'integer',
  currency: 'text',
  unit: 'bigint',
  times: 'smallint',
  stake: 'bigint',
  risks: 'jsonb',
  most_per_number: 'bigint',
  limits_version: 'integer',
  chase_id: 'uuid',
  stake_transfer: 'uuid',
});

/** A ticket as a row of a lane's batch. */
export function ticketRow(ticket: NewTicket): Companion {
  return companion(ticketsTable, ticket);
}

/** Writes one ticket into the caller's transaction. Throws the faults of its judges (0315). */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  await insertRows(tx, ticketsTable, [ticket]);
}

/** The rows that judging a ticket locks (0315), as the lane knows them. */
export function locksOf({ lottery, issue }: IssueKey): string[] {
  return [`lottery_issues/${lottery}/${issue}`];
}

const columns = sql`t.shard_id, t.member_id, t.id, t.order_id, t.bill_no, t.lottery, t.issue, t.play, t.pick, t.notes, t.currency, t.unit,
  t.times, t.stake, t.chase_id, t.placed_at`;
const ended = sql`
  select ${columns}, r.cause, r.returned, i.result
  from lottery_tickets t
  join lottery_issues i on i.lottery = t.lottery and i.issue = t.issue
  left join lottery_results r on r.shard_id = t.shard_id and r.ticket_id = t.id`;

/** What a leaf of the issue's tree is made of, in the order of the tree. */
export type LeafRow = Pick<
  TicketRow,
  'id' | 'lottery' | 'issue' | 'play' | 'pick' | 'currency' | 'unit' | 'times'
>;

export async function selectLeaves(db: Db | Tx, { lottery, issue }: IssueKey): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    select id, lottery, issue, play, pick, currency, unit, times from lottery_tickets
    where lottery = ${lottery} and issue = ${issue} order by id`.execute(db);
  return rows;
}

export async function selectTicket(
  db: Db | Tx,
  memberId: string,
  id: string,
): Promise<EndedTicketRow | undefined> {
  const { rows } = await sql<EndedTicketRow>`
    ${ended} where t.shard_id = ${shardOf(memberId)} and t.id = ${id} and t.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** When these tickets of a member were placed, by their ids. */
export async function selectPlacedAt(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<Pick<TicketRow, 'id' | 'placed_at'>>`
    select id, placed_at from lottery_tickets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, placed_at: at }) => [id, at]));
}

export async function selectTicketPage(
  db: Db,
  memberId: string,
  page: {
    lottery: LotteryCode | null;
    status: 'open' | 'settled' | null;
    before: string | null;
    limit: number;
  },
): Promise<EndedTicketRow[]> {
  const { rows } = await sql<EndedTicketRow>`
    ${ended}
    where t.shard_id = ${shardOf(memberId)} and t.member_id = ${memberId}
      and (${page.before}::uuid is null or t.id < ${page.before}::uuid)
      and (${page.lottery}::text is null or t.lottery = ${page.lottery})
      and (${page.status}::text is null or (r.ticket_id is null) = (${page.status} = 'open'))
    order by t.id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function hasOpenTicket(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_tickets t
    join lottery_issues i on i.lottery = t.lottery and i.issue = t.issue and i.settled_at is null
    where t.shard_id = ${shardOf(memberId)} and t.member_id = ${memberId}
      and not exists (select from lottery_results r where r.shard_id = t.shard_id and r.ticket_id = t.id)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** A page of a member's tickets by instant and id, newest first. Ids follow time to the second, so the key bounds what is looked at. */
export async function selectTicketsBefore(
  db: Db,
  memberId: string,
  { before, limit }: { before: { at: Date; ref: string } | null; limit: number },
): Promise<EndedTicketRow[]> {
  const { rows } = await sql<EndedTicketRow>`
    ${ended}
    where t.shard_id = ${shardOf(memberId)} and t.member_id = ${memberId}
      and (${before?.at ?? null}::timestamptz is null
        or (t.id < ${before ? firstIdAt(addSeconds(before.at, 60)) : null}::uuid
          and (date_trunc('milliseconds', t.placed_at), t.id::text collate "C")
            < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null})))
    order by date_trunc('milliseconds', t.placed_at) desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}
