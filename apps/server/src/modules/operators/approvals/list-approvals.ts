import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ApprovalRow } from './approvals.ts';

/** Requests of these kinds: those that wait first, the oldest of them first; then the newest that were decided. */
export async function listApprovals(
  db: Db | Tx,
  kinds: readonly string[],
  {
    state,
    objectId,
    limit,
  }: { state?: ApprovalRow['state'] | undefined; objectId?: string | undefined; limit: number },
): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select * from operators_approvals
    where kind = any (${kinds}::text[]) and (${state ?? null}::text is null or state = ${state ?? null})
      and (${objectId ?? null}::text is null or object_id = ${objectId ?? null})
    order by state <> 'pending', case when state = 'pending' then created_at end, decided_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export async function findApproval(db: Db | Tx, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`select * from operators_approvals where id = ${id}`.execute(db);
  return rows[0];
}
