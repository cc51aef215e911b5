import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MemberStatus } from '../tables.ts';

export interface ClosingRequestRow {
  id: string;
  member_id: string;
  note: string;
  created_at: Date;
}

/** The request of a member that waits. */
export async function findRequest(db: Db | Tx, memberId: string): Promise<ClosingRequestRow | undefined> {
  const { rows } = await sql<ClosingRequestRow>`
    select id, member_id, note, created_at from members_closing_requests
    where member_id = ${memberId} and state = 'waiting'`.execute(db);
  return rows[0];
}

/** Writes a request; one that waits already stays. */
export async function insertRequest(tx: Tx, row: ClosingRequestRow): Promise<void> {
  await sql`
    insert into members_closing_requests (id, member_id, note, created_at)
    values (${row.id}, ${row.member_id}, ${row.note}, ${row.created_at})
    on conflict (member_id) where state = 'waiting' do nothing`.execute(tx);
}

/** Ends the request of a member that waits; false where none does. */
export async function endRequest(
  tx: Tx,
  memberId: string,
  state: 'takenBack' | 'done',
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update members_closing_requests set state = ${state}, ended_at = ${at}
    where member_id = ${memberId} and state = 'waiting' returning id`.execute(tx);
  return rows.length === 1;
}

/** Requests that wait, oldest first, after the one of that id. */
export async function selectRequests(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(ClosingRequestRow & { name: string; status: MemberStatus })[]> {
  const place = sql`(select created_at, id from members_closing_requests where id = ${after ?? null})`;
  const { rows } = await sql<ClosingRequestRow & { name: string; status: MemberStatus }>`
    select request.id, request.member_id, request.note, request.created_at, account.name, account.status
    from members_closing_requests request join members_accounts account on account.id = request.member_id
    where request.state = 'waiting' ${after === undefined ? sql`` : sql`and (request.created_at, request.id) > ${place}`}
    order by request.created_at, request.id limit ${limit}`.execute(db);
  return rows;
}

export async function countRequests(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from members_closing_requests where state = 'waiting'`.execute(db);
  return rows[0]?.count ?? 0;
}
