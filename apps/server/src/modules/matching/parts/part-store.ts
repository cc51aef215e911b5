import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { PartStatus } from '@fairway/contract/matching/parts.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MatchingTables } from '../tables.ts';
import { liveParts, partMayBecome } from './part-states.ts';

export type PartRow = Selectable<MatchingTables['matching_parts']>;
export type PartChange = Updateable<MatchingTables['matching_parts']> & { status?: PartStatus };

const parts = (db: Db | Tx) => db.withTables<MatchingTables>();

export async function insertPart(
  tx: Tx,
  part: Insertable<MatchingTables['matching_parts']>,
): Promise<PartRow> {
  return parts(tx).insertInto('matching_parts').values(part).returningAll().executeTakeFirstOrThrow();
}

export async function findPart(db: Db | Tx, partNo: string): Promise<PartRow | undefined> {
  return parts(db).selectFrom('matching_parts').selectAll().where('part_no', '=', partNo).executeTakeFirst();
}

/** The part that a deposit pays. */
export async function findPartOfDeposit(db: Db | Tx, billNo: string): Promise<PartRow | undefined> {
  return parts(db)
    .selectFrom('matching_parts')
    .selectAll()
    .where('deposit_bill', '=', billNo)
    .executeTakeFirst();
}

/** The part, locked. Its deposit's and its withdrawal's rows are locked before it. */
export async function lockPart(tx: Tx, partNo: string): Promise<PartRow | undefined> {
  return parts(tx)
    .selectFrom('matching_parts')
    .selectAll()
    .where('part_no', '=', partNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Every part of a withdrawal, the first before the others. */
export async function selectPartsOf(db: Db | Tx, billNo: string): Promise<PartRow[]> {
  return parts(db)
    .selectFrom('matching_parts')
    .selectAll()
    .where('withdrawal_bill', '=', billNo)
    .orderBy('matched_at')
    .orderBy('part_no')
    .execute();
}

/** Open parts, those whose stage ends first before the others. */
export async function selectLiveParts(db: Db | Tx, limit: number): Promise<PartRow[]> {
  return parts(db)
    .selectFrom('matching_parts')
    .selectAll()
    .where('status', 'in', [...liveParts])
    .orderBy('deadline')
    .limit(limit)
    .execute();
}

/** Open parts whose deadline passed before an instant, the oldest first. */
export async function selectOverdueParts(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await parts(db)
    .selectFrom('matching_parts')
    .select('part_no')
    .where('status', 'in', [...liveParts])
    .where('deadline', '<', before)
    .orderBy('deadline')
    .limit(limit)
    .execute();
  return rows.map(({ part_no: partNo }) => partNo);
}

/** Moves a locked part on. Throws RangeError for a step that the state table does not have: a fault of the program. */
export async function updatePart(tx: Tx, part: PartRow, change: PartChange): Promise<PartRow> {
  if (
    change.status !== undefined &&
    change.status !== part.status &&
    !partMayBecome(part.status, change.status)
  )
    throw new RangeError(`a part does not go from ${part.status} to ${change.status}`);
  return parts(tx)
    .updateTable('matching_parts')
    .set({ ...change, version: part.version + 1 })
    .where('shard_id', '=', part.shard_id)
    .where('part_no', '=', part.part_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many parts a member did not pay in time since an instant. */
export async function countMisses(db: Db | Tx, payerId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from matching_parts
    where payer_id = ${payerId} and missed and released_at >= ${since}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Whether this member pays or receives the part that a deposit pays. */
export async function isSideOf(db: Db, memberId: string, depositBill: string): Promise<boolean> {
  const part = await findPartOfDeposit(db, depositBill);
  return part !== undefined && [part.payer_id, part.recipient_id].includes(memberId);
}
