import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WaitingFirstPlace } from '#platform/waiting-first.ts';
import type { OperatorsTables } from '../tables.ts';

export type ApprovalRow = Selectable<OperatorsTables['operators_approvals']>;

export async function insertApproval(
  tx: Tx,
  row: Insertable<OperatorsTables['operators_approvals']>,
): Promise<void> {
  await tx.withTables<OperatorsTables>().insertInto('operators_approvals').values(row).execute();
}

const states: readonly ApprovalRow['state'][] = ['pending', 'approved', 'declined', 'voided'];

/** Requests of these kinds: those that wait first, the oldest of them first; then the newest that were decided. */
export async function listApprovals(
  db: Db | Tx,
  kinds: readonly string[],
  {
    state,
    objectId,
    after,
    limit,
  }: {
    state?: ApprovalRow['state'] | undefined;
    objectId?: string | undefined;
    /** The last row of the page before. */
    after?: WaitingFirstPlace | undefined;
    limit: number;
  },
): Promise<ApprovalRow[]> {
  const isOf = objectId === undefined ? sql`` : sql`and object_id = ${objectId}`;
  const asked = (state === undefined ? states : [state]).filter(
    (one) => one !== 'pending' || after?.waits !== false,
  );
  const waitsAfter = after?.waits ? sql`and (created_at, id) > (${after.at}, ${after.id}::uuid)` : sql``;
  const endedAfter =
    after?.waits === false
      ? sql`and decided_at <= ${after.at} and (decided_at < ${after.at} or id > ${after.id}::uuid)`
      : sql``;
  // Each kind and state gives at most a page by its index.
  const { rows } = await sql<ApprovalRow>`
    select found.* from unnest(${kinds}::text[]) as kinds (name)
    cross join unnest(${asked}::text[]) as states (name)
    cross join lateral (
      (select * from operators_approvals
        where states.name = 'pending' and kind = kinds.name and state = 'pending' ${isOf} ${waitsAfter}
        order by created_at, id limit ${limit})
      union all
      (select * from operators_approvals
        where states.name <> 'pending' and kind = kinds.name and state = states.name ${isOf} ${endedAfter}
        order by decided_at desc, id limit ${limit})) as found
    order by found.state <> 'pending', case when found.state = 'pending' then found.created_at end, found.decided_at desc,
      found.id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many requests of these kinds wait, and since when the oldest of them. */
export async function countPending(
  db: Db,
  kinds: readonly string[],
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(created_at) as oldest from operators_approvals
    where kind = any (${kinds}::text[]) and state = 'pending'`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

export async function findApproval(db: Db | Tx, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`select * from operators_approvals where id = ${id}`.execute(db);
  return rows[0];
}

/** The open request for an object, if one waits. */
export async function openApproval(
  db: Db | Tx,
  kind: string,
  objectId: string,
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select * from operators_approvals
    where kind = ${kind} and object_id = ${objectId} and state = 'pending'`.execute(db);
  return rows[0];
}

/** The request for an object that waits, or else the one that last came to nothing after that moment. */
export async function latestApproval(
  db: Db | Tx,
  kind: string,
  objectId: string,
  since: Date,
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select * from operators_approvals
    where kind = ${kind} and object_id = ${objectId}
      and (state = 'pending' or state in ('declined', 'voided') and decided_at > ${since})
    order by state = 'pending' desc, decided_at desc limit 1`.execute(db);
  return rows[0];
}

/** The open request for an object, locked until the transaction ends. */
export async function lockOpenApproval(
  tx: Tx,
  kind: string,
  objectId: string,
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select * from operators_approvals
    where kind = ${kind} and object_id = ${objectId} and state = 'pending' for update`.execute(tx);
  return rows[0];
}

/** Writes who decided a request and how. */
export async function updateDecided(
  tx: Tx,
  id: string,
  decision: {
    state: 'approved' | 'declined';
    checker: { operatorId: string; name: string };
    at: Date;
    reason: string;
  },
): Promise<void> {
  await sql`
    update operators_approvals set state = ${decision.state}, checker_id = ${decision.checker.operatorId},
      checker_name = ${decision.checker.name}, decided_at = ${decision.at}, decision_reason = ${decision.reason}
    where id = ${id}`.execute(tx);
}

/** Voids a pending request of its maker; undefined without one. */
export async function voidOwn(
  tx: Tx,
  id: string,
  { makerId, at, reason }: { makerId: string; at: Date; reason: string },
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    update operators_approvals set state = 'voided', decided_at = ${at}, decision_reason = ${reason}
    where id = ${id} and maker_id = ${makerId} and state = 'pending' returning *`.execute(tx);
  return rows[0];
}

/** Voids what is asked for an object, of one kind if that is given. */
export async function voidPending(
  tx: Tx,
  objectId: string,
  kind: string | undefined,
  at: Date,
): Promise<void> {
  await sql`
    update operators_approvals set state = 'voided', decided_at = ${at}
    where object_id = ${objectId} and state = 'pending'
      and (${kind ?? null}::text is null or kind = ${kind ?? null})`.execute(tx);
}
