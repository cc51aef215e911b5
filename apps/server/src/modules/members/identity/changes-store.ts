import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';

export interface ChangeRow {
  id: string;
  member_id: string;
  field: 'realName' | 'phone';
  before: string;
  after: string;
  status: 'pending' | 'approved' | 'refused';
  created_at: Date;
  decided_at: Date | null;
  reason: string;
}

/** Sets a real name where it is missing; false when it is set already. */
export async function setFirstRealName(tx: Tx, memberId: string, realName: string): Promise<boolean> {
  const { rows } = await sql`
    update members_accounts set real_name = ${realName}, version = version + 1
    where id = ${memberId} and coalesce(real_name, '') = '' returning id`.execute(tx);
  return rows.length === 1;
}

/** Throws `changeUnderReview` while another request for the same field waits. */
export async function insertChange(
  tx: Tx,
  row: Pick<ChangeRow, 'id' | 'member_id' | 'field' | 'before' | 'after' | 'created_at'>,
): Promise<ChangeRow> {
  try {
    const { rows } = await sql<ChangeRow>`
      insert into members_changes (id, member_id, field, before, after, created_at)
      values (${row.id}, ${row.member_id}, ${row.field}, ${row.before}, ${row.after}, ${row.created_at})
      returning *`.execute(tx);
    const [inserted] = rows;
    if (!inserted) throw new Error('a change was not written');
    return inserted;
  } catch (fault) {
    if (refusedBy(fault) === 'members_changes_pending') throw new AppError('changeUnderReview');
    throw fault;
  }
}

export async function hasPendingChange(
  db: Db | Tx,
  memberId: string,
  field: ChangeRow['field'],
): Promise<boolean> {
  const { rows } = await sql`
    select from members_changes
    where member_id = ${memberId} and field = ${field} and status = 'pending'`.execute(db);
  return rows.length > 0;
}

export async function selectChangesOf(db: Db, memberId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select * from members_changes where member_id = ${memberId} order by created_at desc limit 20`.execute(
    db,
  );
  return rows;
}

export async function selectPendingChanges(db: Db): Promise<(ChangeRow & { name: string })[]> {
  const { rows } = await sql<ChangeRow & { name: string }>`
    select change.*, account.name from members_changes change
    join members_accounts account on account.id = change.member_id
    where change.status = 'pending' order by change.created_at limit 100`.execute(db);
  return rows;
}

/** Whose request it is. */
export async function findMemberOfChange(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from members_changes where id = ${id}`.execute(tx);
  return rows[0]?.member_id;
}

/** Ends a waiting request; undefined when another operator has just decided it. */
export async function decideChange(
  tx: Tx,
  id: string,
  { status, reason, at }: { status: 'approved' | 'refused'; reason: string; at: Date },
): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    update members_changes set status = ${status}, reason = ${reason}, decided_at = ${at}
    where id = ${id} and status = 'pending' returning *`.execute(tx);
  return rows[0];
}

/** Writes what was approved. Throws `phoneTaken` when the number has been bound elsewhere meanwhile. */
export async function applyChange(tx: Tx, change: ChangeRow, areaCode: string): Promise<void> {
  if (change.field === 'realName') {
    await sql`
      update members_accounts set real_name = ${change.after}, version = version + 1
      where id = ${change.member_id}`.execute(tx);
    return;
  }
  try {
    await sql`
      update members_accounts set area_code = ${areaCode}, phone = ${change.after.slice(areaCode.length + 1)},
        version = version + 1
      where id = ${change.member_id}`.execute(tx);
  } catch (fault) {
    if (refusedBy(fault) === 'members_accounts_phone') throw new AppError('phoneTaken');
    throw fault;
  }
}
