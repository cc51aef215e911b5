import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import type { TicketRow } from '../tables.ts';

/** What settling reads of a ticket. */
export type UnsettledTicketRow = Pick<
  TicketRow,
  | 'shard_id'
  | 'member_id'
  | 'id'
  | 'bill_no'
  | 'lottery'
  | 'play'
  | 'pick'
  | 'currency'
  | 'unit'
  | 'times'
  | 'stake'
>;

/** Tickets of an issue that have no result, those of a member one after the other. */
export async function selectUnsettled(
  db: Db,
  { lottery, issue }: IssueKey,
  after: Pick<TicketRow, 'shard_id' | 'member_id' | 'id'> | undefined,
  limit: number,
): Promise<UnsettledTicketRow[]> {
  const from = after ?? { shard_id: -1, member_id: '', id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<UnsettledTicketRow>`
    select t.shard_id, t.member_id, t.id, t.bill_no, t.lottery, t.play, t.pick, t.currency, t.unit, t.times, t.stake
    from lottery_tickets t
    where t.lottery = ${lottery} and t.issue = ${issue} and (t.shard_id, t.member_id, t.id) > (${from.shard_id}::smallint, ${from.member_id}, ${from.id}::uuid)
      and not exists (select from lottery_results r where r.shard_id = t.shard_id and r.ticket_id = t.id)
    order by t.shard_id, t.member_id, t.id limit ${limit}`.execute(db);
  return rows;
}
